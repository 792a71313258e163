"""Where several seats choose in secret, a bot decides alike whoever has been asked before it."""

from itertools import product

import pytest
from librt.vecs import vec
from mypy_extensions import i64
from tests.chance import seed_of

from regalia.arena.match import Match, play_match
from regalia.bots.analysis import Analysis
from regalia.bots.spec import make_bot
from regalia.games import GAMES
from regalia.games.kingme.rules.courtiers import ALL_GOALS
from regalia.games.kingme.rules.move_codes import NO
from regalia.kernel.game import Game
from regalia.kernel.play.table import Table
from regalia.kernel.records.record import Record
from regalia.kernel.rng import Rng, rng_from_number
from regalia.kernel.seats import seats_in_mask
from regalia.kernel.state import State

KINGME = GAMES["kingme"]
BOTS = ("random", "greedy", "ismcts:60")
ITERATIONS = 60
SEATS = 4
POSITIONS = 40
SEARCHES = 4


def sealed_decisions(game: Game, rng: Rng, wanted: int) -> list[State]:
    """States of random games in which several seats have just been asked at once."""
    found: list[State] = []
    number = 0
    while len(found) < wanted:
        seats = game.seats[-1 - number % (len(game.seats) - 1)]  # the Jester needs three (C2)
        state = game.deal(game.read_options({"seats": seats}), rng)
        number += 1
        asked = 0
        while state.pending:
            several = state.pending & (state.pending - 1)
            if several and state.pending & ~asked:
                found.append(state.copy())
            asked = int(state.pending)
            pending = seats_in_mask(state.pending)
            seat = pending[rng.below(len(pending))]
            state.apply(seat, state.random_move(seat, rng))
    return found[:wanted]


@pytest.fixture(scope="module", params=["kingme", "castle"])
def decisions(request: pytest.FixtureRequest) -> tuple[Game, list[State]]:
    """A game and some of its secret simultaneous decisions."""
    game = GAMES[request.param]
    return game, sealed_decisions(game, rng_from_number(21), 24)


def decision(spec: str, game: Game, state: State, seat: int) -> list[tuple[int, int, float | None]]:
    """What a bot decides at a seat: its move first, with visits and values of all candidates."""
    bot, budget = make_bot(spec, game, 5)
    move = bot.decide(state.view(seat), budget)
    considered = [(int(one.move), int(one.visits), one.value) for one in bot.candidates]
    return [(move, 0, None), *considered]


@pytest.mark.parametrize("spec", BOTS)
def test_a_decision_is_the_same_however_many_have_sealed_theirs(
    spec: str, decisions: tuple[Game, list[State]]
) -> None:
    game, states = decisions
    rng = rng_from_number(3)
    for state in states:
        for seat in seats_in_mask(state.pending):
            alone = decision(spec, game, state, seat)
            later = state.copy()
            for other in seats_in_mask(state.pending):
                if other != seat:
                    later.apply(other, later.random_move(other, rng))
                    assert decision(spec, game, later, seat) == alone


def test_a_search_has_visits_for_the_moves_of_whoever_is_asked(
    decisions: tuple[Game, list[State]],
) -> None:
    game, states = decisions
    rng = rng_from_number(4)
    for state in states:
        for seat in seats_in_mask(state.pending):
            _, budget = make_bot(f"ismcts:{ITERATIONS}", game)
            others = [other for other in seats_in_mask(state.pending) if other != seat]
            copy = state.copy()
            for other in others[: rng.below(len(others) + 1)]:
                copy.apply(other, copy.random_move(other, rng))
            view = copy.view(seat)
            analysis = Analysis(game, view, budget)
            visits = [int(one.visits) for one in analysis.candidates]
            assert sum(visits) == (ITERATIONS if len(view.legal()) > 1 else 0)


def table_before_a_vote(number: int, by: int) -> Table:
    """A round of King Me! up to its first vote, with seats moved on: only their names differ."""
    rng = rng_from_number(number)
    goals = vec[i64](range(1, ALL_GOALS + 1))
    rng.shuffle(goals, 0, len(goals))
    dealt = [[int(goals[(seat - by) % SEATS]) for seat in range(SEATS)]]
    options = KINGME.read_options({"seats": SEATS, "rounds": 1})
    table = Table(Record(KINGME, options, None, {"goals": dealt, "first": by}))
    state = table.state
    while not state.pending & (state.pending - 1):
        seat = state.seat_to_move()
        table.play(seat, int(state.random_move(seat, rng)))
    return table


def test_seats_that_differ_only_by_name_decide_alike() -> None:
    noes = [0] * SEATS  # by the number that the same seat has
    for number, by in product(range(POSITIONS), range(SEATS)):
        view = table_before_a_vote(number, by).state.view(by)
        for seed in range(SEARCHES):
            bot, budget = make_bot("ismcts:300", KINGME, seed)
            noes[by] += bot.decide(view, budget) == NO
    asked = POSITIONS * SEARCHES
    assert all(0.2 * asked < count < 0.8 * asked for count in noes), noes
    assert max(noes) - min(noes) < 0.1 * asked, noes


def test_a_match_is_the_same_if_seats_are_asked_one_after_the_other() -> None:
    match = Match(
        0, "kingme", {"seats": 4, "rounds": 1}, seed_of(7), ("ismcts:100",) * 4, (1, 2, 3, 4)
    )
    table = Table(match.record_with_moves([]))
    bots = [
        make_bot(spec, KINGME, seed) for spec, seed in zip(match.bots, match.bot_seeds, strict=True)
    ]
    while table.state.pending:
        seat = seats_in_mask(table.state.pending)[-1]  # the last one first
        bot, budget = bots[seat]
        table.play(seat, bot.decide(table.state.view(seat), budget))
    assert table.state.scores() == play_match(match).scores
    assert sorted(table.record.moves) == sorted(play_match(match).moves)
