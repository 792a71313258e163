"""Why one move is better than another: how games go on after either, as the search expects.

After each of the two moves games are played on by the moves that the search visited most, and by
the game's heuristics where it has been to nothing. What happened in them and what they came to is
declared by the game (`kernel/consequences.py`). The differences that are beyond chance are the
reasons, those first that are worth most.
"""

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from regalia.bots.ismcts import Search
from regalia.kernel.consequences import AT_END, AT_ONCE, SOON, Measure, Occurrence
from regalia.kernel.event import Event
from regalia.kernel.game import Game
from regalia.kernel.heuristics import Belief
from regalia.kernel.rng import Rng
from regalia.kernel.state import State

SAMPLES: Final = 600  # games played on after a move
MAX_MOVES: Final = 400  # played on, until nothing more is looked for
PRIOR_NOISE: Final = 4  # on the priors of moves that the search knows nothing of
MIN_FREQUENCY_GAP: Final = 0.15
MIN_STANDARD_ERRORS: Final = 3.0
MAX_REASONS: Final = 3  # for the better move
MAX_OBJECTIONS: Final = 1  # for the other one
MOMENTS: Final = (AT_ONCE, SOON, AT_END)

ANY_MOVE: Final = -1


class BeliefAfterMove(Belief):
    """Tables imagined behind a view, after a given move of its seat or before any."""

    def __init__(self, belief: Belief, seat: i64) -> None:
        self.belief = belief
        self.seat = seat
        self.move: i64 = ANY_MOVE
        self.last: State | None = None

    def imagine(self, rng: Rng) -> State:
        """Imagines a table. The search plays it out in place, so `last` shows how it ended."""
        state = self.belief.imagine(rng)
        if self.move != ANY_MOVE:
            state.apply(self.seat, self.move)
        self.last = state
        return state


class Continuation:
    """How one game went on: what occurred, and the values of the game's measures."""

    def __init__(self, occurrences: list[Occurrence], values: dict[str, float]) -> None:
        self.occurrences = occurrences
        self.keys = [occurrence.key() for occurrence in occurrences]
        self.values = values


class Reason:
    """A difference between the better move and the other one.

    `facts` has what the message `reason-<id>` names, and as `better` and `other` the means of a
    measure, or the percentages of the continuations in which something occurs. `worth` is how many
    points speak for the better move, roughly; below 0 the difference speaks for the other one.
    """

    def __init__(self, reason_id: str, facts: dict[str, int | float | str], worth: float) -> None:
        self.id = reason_id
        self.facts = facts
        self.worth = worth


def sample_continuations(game: Game, search: Search, move: i64, samples: i64) -> list[Continuation]:
    """Games played on after a move of the searching seat."""
    belief = search.belief
    if not isinstance(belief, BeliefAfterMove):
        belief = BeliefAfterMove(belief, search.view.seat)
    before = belief.move
    belief.move = move
    found = [play_on(game, search, belief.imagine(search.rng)) for _ in range(samples)]
    belief.move = before
    return found


def play_on(game: Game, search: Search, state: State) -> Continuation:
    """Plays a game on from a state right after the move."""
    consequences = game.consequences
    seat = search.view.seat
    start = state.cells[:]
    values: dict[str, float] = {}
    events: list[Event] = []
    add_values(game, state, seat, AT_ONCE, events, values)
    moves: i64 = 0
    while state.pending and moves < MAX_MOVES and not consequences.is_past(state, start, seat):
        mover = search.next_seat(state)
        state.apply(mover, expected_move(search, state, mover), events)
        moves += 1
    add_values(game, state, seat, SOON, events, values)
    occurrences = consequences.occurrences(start, seat, events)
    if state.pending:
        search.heuristics.rollout(state, search.rng)
    add_values(game, state, seat, AT_END, events, values)
    return Continuation(occurrences, values)


def expected_move(search: Search, state: State, seat: i64) -> i64:
    """The move that the search visited most, or the one that looks best where it visited none."""
    move = search.most_visited_move(state, seat)
    if move >= 0:
        return move
    return search.heuristics.noisy_best_move(state, seat, search.rng, PRIOR_NOISE)


def add_values(
    game: Game, state: State, seat: i64, moment: i64, events: list[Event], values: dict[str, float]
) -> None:
    """Adds the measures that are taken at a moment."""
    measured: vec[float] = game.consequences.measure(state, seat, moment, events)
    index: i64 = 0
    for measure in game.consequences.measures:
        if measure.moment == moment:
            values[measure.id] = measured[index]
            index += 1


def find_reasons(game: Game, search: Search, better: i64, other: i64) -> list[Reason]:
    """Why one move is better than another, and what speaks for the other all the same."""
    if not game.consequences.measures:
        return []
    return compare_continuations(
        game.consequences.measures,
        sample_continuations(game, search, better, SAMPLES),
        sample_continuations(game, search, other, SAMPLES),
    )


def compare_continuations(
    measures: list[Measure], better: list[Continuation], other: list[Continuation]
) -> list[Reason]:
    """The differences between two sets of games that are beyond chance, the weightiest first."""
    found = [
        *compare_measures(measures, better, other),
        *compare_occurrences(better, other),
    ]
    found.sort(key=worth_sort_key)
    reasons = without_repeats([reason for reason in found if reason.worth > 0])
    objections = [reason for reason in found if reason.worth < 0]
    return [*reasons[:MAX_REASONS], *objections[:MAX_OBJECTIONS]] if reasons else []


def without_repeats(reasons: list[Reason]) -> list[Reason]:
    """The first reason of each id, so that each sentence says another kind of thing."""
    first: dict[str, Reason] = {}
    for reason in reasons:
        first.setdefault(reason.id, reason)
    return list(first.values())


def compare_measures(
    measures: list[Measure], better: list[Continuation], other: list[Continuation]
) -> list[Reason]:
    """The measures whose means differ."""
    found: list[Reason] = []
    for measure in measures:
        mine = [one.values[measure.id] for one in better]
        theirs = [one.values[measure.id] for one in other]
        gap = mean(mine) - mean(theirs)
        if abs(gap) < measure.smallest or abs(gap) < MIN_STANDARD_ERRORS * noise(mine, theirs):
            continue
        facts: dict[str, int | float | str] = {
            "better": rounded(mean(mine), measure.smallest),
            "other": rounded(mean(theirs), measure.smallest),
        }
        if facts["better"] != facts["other"]:
            found.append(Reason(measure.id, facts, gap * measure.worth))
    return found


def compare_occurrences(better: list[Continuation], other: list[Continuation]) -> list[Reason]:
    """What occurs more often after one of the moves."""
    known: dict[str, Occurrence] = {}
    for one in [*better, *other]:
        for occurrence in one.occurrences:
            known[occurrence.key()] = occurrence
    found: list[Reason] = []
    for key, occurrence in known.items():
        mine = frequencies(better, key)
        theirs = frequencies(other, key)
        gap = mean(mine) - mean(theirs)
        if abs(gap) < MIN_FREQUENCY_GAP or abs(gap) < MIN_STANDARD_ERRORS * noise(mine, theirs):
            continue
        facts: dict[str, int | float | str] = {
            "better": rounded(100 * mean(mine), 1.0),
            "other": rounded(100 * mean(theirs), 1.0),
        }
        facts.update(occurrence.facts)
        found.append(Reason(occurrence.id, facts, gap * occurrence.worth))
    return found


def frequencies(continuations: list[Continuation], key: str) -> list[float]:
    """1 for each game in which something occurs, 0 for the others."""
    return [1.0 if key in one.keys else 0.0 for one in continuations]


def mean(values: list[float]) -> float:
    """The mean."""
    total = 0.0
    for value in values:
        total += value
    return total / float(len(values))


def noise(values: list[float], others: list[float]) -> float:
    """The standard error of the difference of two means."""
    return math.sqrt(variance_of_mean(values) + variance_of_mean(others))


def variance_of_mean(values: list[float]) -> float:
    """The square of the standard error of a mean."""
    middle = mean(values)
    total = 0.0
    for value in values:
        total += (value - middle) * (value - middle)
    return total / float(len(values) * len(values))


def rounded(value: float, smallest: float) -> int | float:
    """A mean as it is said: in tenths where differences below 1 count."""
    if smallest < 1.0:
        return math.floor(value * 10.0 + 0.5) / 10.0
    return math.floor(value + 0.5)


def worth_sort_key(reason: Reason) -> float:
    """A key that sorts reasons by what they are worth."""
    return -abs(reason.worth)
