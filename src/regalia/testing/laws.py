"""The laws: properties that every game must have, whatever its rules.

`check_laws` plays one random game and checks them on the way, all but law 12: that one compares
the digest it returns between a compiled and an interpreted engine.
"""

import json
import pickle
from collections.abc import Callable, Iterator, Sequence
from hashlib import blake2b

import msgspec
from librt.vecs import vec
from mypy_extensions import u8

from regalia.kernel.errors import BadNumbers, Refused
from regalia.kernel.event import SPECTATOR, Event, VisibleEvent
from regalia.kernel.foresight import foresee
from regalia.kernel.game import Game
from regalia.kernel.options import Options
from regalia.kernel.play.table import Table, replay_states
from regalia.kernel.play.validation import read_state, read_view
from regalia.kernel.records.record import Record, read_record
from regalia.kernel.rng import Rng, rng_from_seed
from regalia.kernel.seats import seats_in_mask
from regalia.kernel.state import State
from regalia.kernel.text.voice import Voice
from regalia.kernel.tokens import NO_MOVE, make_speller
from regalia.kernel.view import HIDDEN, View

MAX_SAFE_INTEGER = 2**53  # larger integers lose digits in JavaScript
IMAGINED_STATES = 3  # imagined states in which foreseen events must happen
FORESEEN_MOVES = 12  # moves of a position for which foresight is checked
SIMILAR_VIEWS = 6  # tries to change a view a little
FAR_SEAT = 1 << 40  # far outside any bit mask
CHANGEABLE_BITS = 56  # the lowest bits of a cell, one of which may be flipped

Digest = str  # hexadecimal, of all states of a game


class LawBroken(AssertionError):
    """A game broke a law: which one, and how."""


def require_law(holds: bool, law: int, violation: str) -> None:
    """Raises LawBroken if a law does not hold."""
    if not holds:
        raise LawBroken(f"law {law}: {violation}")


def check_laws(game: Game, options: Options, seed: str, voices: Sequence[Voice] = ()) -> Digest:
    """Plays one random game, checks the laws in every position and returns the game's digest."""
    rng = rng_from_seed(seed).fork()
    table = Table(Record(game, options, seed))
    state = table.state
    components = game.invariants.component_names(state)
    states = blake2b(state_bytes(state))
    wire_forms = SeenWireForms()
    while state.pending:
        check_only_pending_seats_have_moves(state)  # law 1
        check_moves_unique_and_in_range(game, state)  # law 2
        check_imagined_states_match_view(game, state, rng)  # law 6
        check_moves_states_and_views_round_trip(game, state)  # law 3
        check_copy_is_independent(state, rng)  # law 4
        wire_forms.check_different_views_have_different_wire_forms(game, state, rng)  # law 13
        check_parts_and_touches_are_unique(game, state)  # law 14
        check_features_use_only_the_view(game, state, rng)  # law 16
        check_token_spellings_are_prefix_free(game, state, rng)  # law 17
        seats = seats_in_mask(state.pending)
        if len(seats) > 1:
            check_sealed_moves_commute(state, rng)  # law 8
            check_view_without_sealed_moves_stays_the_same(state, rng)  # law 18
        seat = seats[rng.below(len(seats))]
        move = pick_random_move_checked(state, seat, rng)
        check_events_leak_no_secrets(game, state, seat, move, rng)  # law 7
        check_foreseen_events_happen(game, state, rng)  # law 15
        beat = table.beat
        step = table.play(seat, move)
        if table.beat != beat:
            check_new_decisions_have_no_sealed_moves(state)  # law 18
        states.update(state_bytes(state))
        require_law(
            game.invariants.component_names(state) == components, 9, "a thing is lost or doubled"
        )
        require_law(
            len(table.steps) <= game.invariants.max_moves(options),
            10,
            "the game goes on beyond its bound",
        )
        check_events_have_texts(game, step.events, voices)  # law 11
    check_only_pending_seats_have_moves(state)
    check_moves_states_and_views_round_trip(game, state)
    check_imagined_states_match_view(game, state, rng)
    wire_forms.check_different_views_have_different_wire_forms(game, state, rng)
    check_features_use_only_the_view(game, state, rng)
    require_law(bool(state.winners()), 1, "a game that is over has winners")
    check_record_replays_to_same_states(table, states.hexdigest())  # laws 3 and 5
    return states.hexdigest()


def state_bytes(state: State) -> bytes:
    """The numbers of a state as bytes, for a digest."""
    return repr(state.to_numbers()).encode()


def pick_random_move_checked(state: State, seat: int, rng: Rng) -> int:
    """A random legal move. Law 2: `random_move` draws the same one as from the list of all."""
    legal = state.legal(seat)
    move = legal[rng.copy().below(len(legal))]
    require_law(state.random_move(seat, rng) == move, 2, f"another move than {move} was drawn")
    return int(move)


def all_viewers(state: State) -> Iterator[int]:
    """Everyone who has a view: a spectator and all seats."""
    yield SPECTATOR
    yield from range(state.seats)


def check_only_pending_seats_have_moves(state: State) -> None:
    """Law 1: exactly the pending seats have legal moves; a seat that does not exist has none."""
    for seat in range(state.seats):
        owes = bool((state.pending >> seat) & 1)
        require_law(has_legal_moves(state, seat) == owes, 1, f"seat {seat} owes a move: {owes}")
    for seat in (SPECTATOR, state.seats, FAR_SEAT):
        require_law(
            not has_legal_moves(state, seat), 1, f"seat {seat} is not at the table and has moves"
        )


def has_legal_moves(state: State, seat: int) -> bool:
    """Whether a seat has legal moves. Law 1: `legal` answers for any number."""
    try:
        return len(state.legal(seat)) > 0
    except (ValueError, IndexError) as error:
        raise LawBroken(f"law 1: the moves of seat {seat} cannot be asked for: {error}") from error


def check_moves_unique_and_in_range(game: Game, state: State) -> None:
    """Law 2: moves are unique and in range."""
    for seat in seats_in_mask(state.pending):
        legal = list(state.legal(seat))
        require_law(len(set(legal)) == len(legal), 2, f"a move is listed twice: {legal}")
        require_law(
            min(legal) >= 0 and max(legal) < game.move_count, 2, f"a move is out of range: {legal}"
        )


def check_moves_states_and_views_round_trip(game: Game, state: State) -> None:
    """Law 3: moves survive notation; states and views survive their numbers and pickling."""
    for seat in seats_in_mask(state.pending):
        view = state.view(seat)
        for move in view.legal():
            text = game.notate(view, move)
            require_law(
                result_or_none_if_refused(game.parse, view, text) == move,
                3,
                f"{text} reads as another move",
            )
    require_law(HIDDEN not in state.to_numbers(), 3, "a state holds a number that means HIDDEN")
    sent = json.loads(json.dumps(state.to_numbers()))
    require_law(
        result_or_none_if_refused(read_state, game, sent) == state, 3, "the state reads otherwise"
    )
    require_law(pickle.loads(pickle.dumps(state)) == state, 3, "the state pickles otherwise")  # noqa: S301
    for seat in all_viewers(state):
        view = state.view(seat)
        sent = json.loads(json.dumps(view.to_numbers()))
        require_law(
            result_or_none_if_refused(read_view, game, sent) == view,
            3,
            f"the view of seat {seat} reads otherwise",
        )
        require_law(pickle.loads(pickle.dumps(view)) == view, 3, "the view pickles otherwise")  # noqa: S301
        require_law(
            state.information_set_key(seat) == view.information_set_key(),
            3,
            f"seat {seat} has two keys",
        )


def result_or_none_if_refused(read: Callable[..., object], *arguments: object) -> object:
    """What a reader of moves, states or views returns; None if it refuses."""
    try:
        return read(*arguments)
    except (BadNumbers, Refused):
        return None


def check_copy_is_independent(state: State, rng: Rng) -> None:
    """Law 4: a copy is equal, and a move on it does not change the original."""
    before = state_bytes(state)
    copy = state.copy()
    require_law(copy == state, 4, "a copy differs")
    seat = seats_in_mask(copy.pending)[0]
    copy.apply(seat, pick_random_move_checked(copy, seat, rng))
    require_law(state_bytes(state) == before, 4, "a move on a copy changed the original")


def check_record_replays_to_same_states(table: Table, states_digest: Digest) -> None:
    """Laws 3 and 5: the record survives writing, and replays to the same states and events."""
    record = table.record
    written = record.to_json()
    again = read_record(written.encode(), {record.game.name: record.game})
    require_law(again.to_json() == written, 3, "the record reads otherwise")
    digest = blake2b()
    events: list[Event] = []
    for state, log in replay_states(again):
        digest.update(state_bytes(state))
        events += log
    played = [event for step in table.steps for event in step.events]
    require_law(digest.hexdigest() == states_digest, 5, "the record gives other states")
    require_law(events == played, 5, "the record gives other events")


def check_imagined_states_match_view(game: Game, state: State, rng: Rng) -> None:
    """Law 6: a state imagined from a view has exactly this view and the same moves."""
    for seat in all_viewers(state):
        view = state.view(seat)
        world = game.imagine(view, rng)
        require_law(
            world.view(seat) == view, 6, f"seat {seat} imagines a table that looks otherwise"
        )
        require_law(world.scores() == state.scores(), 6, f"seat {seat} imagines other scores")
        require_law(view.scores() == state.scores(), 6, f"seat {seat} sees other scores")
        require_law(view.winners() == state.winners(), 6, f"seat {seat} sees other winners")
        require_law(view.seats == state.seats, 6, f"seat {seat} sees another number of seats")
        legal = [] if seat == SPECTATOR else list(state.legal(seat))
        require_law(list(view.legal()) == legal, 6, f"seat {seat} does not see its own moves")
        if seat != SPECTATOR:
            require_law(list(world.legal(seat)) == legal, 6, f"seat {seat} imagines other moves")
        for other in seats_in_mask(state.pending):
            require_law(
                {*view.known_moves(other)} <= {*world.legal(other)},
                6,
                f"seat {seat} is sure of a move that seat {other} may not have",
            )


def check_events_leak_no_secrets(game: Game, state: State, mover: int, move: int, rng: Rng) -> None:
    """Law 7: states with the same views before and after a move give a viewer the same events.

    The same holds for two different sealed moves; two open moves may lead to one view.
    """
    after, log = apply_to_copy(state, mover, move)
    sealed = len(seats_in_mask(state.pending)) > 1
    others = (
        [apply_to_copy(state, mover, pick_random_move_checked(state, mover, rng))] if sealed else []
    )
    for seat in all_viewers(state):
        alike = list(others)
        world = game.imagine(state.view(seat), rng)
        if move in list(world.legal(mover)):
            alike.append(apply_to_copy(world, mover, move))
        visible = [event.as_seen_by(seat) for event in log]
        for other, other_log in alike:
            require_law(
                other.view(seat) != after.view(seat)
                or visible == [event.as_seen_by(seat) for event in other_log],
                7,
                f"seat {seat} is told what it may not know by move {move} of seat {mover}",
            )


def apply_to_copy(state: State, seat: int, move: int) -> tuple[State, list[Event]]:
    """A copy of the state after a move, and the events of the move."""
    log: list[Event] = []
    copy = state.copy()
    copy.apply(seat, move, log)
    return copy, log


def check_sealed_moves_commute(state: State, rng: Rng) -> None:
    """Law 8: the order in which sealed moves are made makes no difference."""
    chosen = [
        (seat, pick_random_move_checked(state, seat, rng)) for seat in seats_in_mask(state.pending)
    ]
    one, other = state.copy(), state.copy()
    for seat, move in chosen:
        one.apply(seat, move)
    for seat, move in reversed(chosen):
        other.apply(seat, move)
    require_law(one == other, 8, f"the order of {chosen} makes a difference")


def check_view_without_sealed_moves_stays_the_same(state: State, rng: Rng) -> None:
    """Law 18: `without_sealed_moves` gives the same view however many others have sealed a move."""
    for seat in seats_in_mask(state.pending):
        before = state.view(seat).without_sealed_moves()
        copy = state.copy()
        for other in seats_in_mask(state.pending):
            if other == seat:
                continue
            copy.apply(other, pick_random_move_checked(copy, other, rng))
            after = copy.view(seat).without_sealed_moves()
            require_law(
                after == before, 18, f"seat {seat} sees that seat {other} has sealed a move"
            )


def check_new_decisions_have_no_sealed_moves(state: State) -> None:
    """Law 18: when a decision has just opened, no move is sealed yet."""
    for seat in all_viewers(state):
        view = state.view(seat)
        require_law(view.without_sealed_moves() == view, 18, f"seat {seat} takes back an open move")


def check_events_have_texts(game: Game, log: Sequence[Event], voices: Sequence[Voice]) -> None:
    """Law 11: every event is declared, and has a text for every viewer in every language."""
    declared = {row.name for row in game.events}
    for event in log:
        require_law(
            event.event_type.name in declared, 11, f"{event} is not among the game's events"
        )
        for voice in voices:
            for seat in (SPECTATOR, *range(len(voice.names))):
                try:
                    said = voice.event_text(event.as_seen_by(seat))
                except (KeyError, ValueError) as error:
                    raise LawBroken(f"law 11: {event}: {error}") from error
                require_law(
                    bool(said.strip()), 11, f"{event} is told with nothing in {voice.language}"
                )


class SeenWireForms:
    """The wire forms and keys of all views of a game so far, with a digest of the view of each."""

    def __init__(self) -> None:
        self.wires: dict[tuple[int, bytes], bytes] = {}
        self.keys: dict[int, bytes] = {}

    def check_different_views_have_different_wire_forms(
        self, game: Game, state: State, rng: Rng
    ) -> None:
        """Law 13: different views of a seat have different wire forms and keys."""
        for seat in all_viewers(state):
            view = state.view(seat)
            self._require_distinct_from_seen(view)
            self._require_distinct_from_seen(game.imagine(view, rng).view(seat))
            for close in valid_mutated_views(game, view, rng):
                self._require_distinct_from_seen(close)
        check_wire_forms_match_declared_shapes(game, state)

    def _require_distinct_from_seen(self, view: View) -> None:
        """Law 13: no other view of the seat so far has this wire form or key."""
        seat = int(view.seat)
        numbers = short_digest(repr(view.to_numbers()).encode())
        wire = short_digest(msgspec.json.encode([view.pending, view.scores(), view.to_wire()]))
        alike = self.wires.setdefault((seat, wire), numbers) == numbers
        require_law(alike, 13, f"two views of seat {seat} have one wire form")
        alike = self.keys.setdefault(int(view.information_set_key()), numbers) == numbers
        require_law(alike, 13, f"two views of seat {seat} have one key")


def short_digest(text: bytes) -> bytes:
    """A hash of 16 bytes."""
    return blake2b(text, digest_size=16).digest()


def valid_mutated_views(game: Game, view: View, rng: Rng) -> Iterator[View]:
    """Valid views that differ from this one in one or two cells."""
    first = game.option_cell_count
    size = len(view.cells) - first
    for _ in range(SIMILAR_VIEWS):
        cells = view.cells[:]
        at, other = first + rng.below(size), first + rng.below(size)
        number = cells[at]
        how = rng.below(4)
        if how == 0:
            cells[at], cells[other] = cells[other], number
        elif how == 1:
            cells[at] = number + 1 - 2 * rng.below(2)
        elif how == 2:
            cells[at] = cells[other]
        else:
            cells[at] = number ^ (1 << int(rng.below(CHANGEABLE_BITS)))
        if not game.describe_fault(view.seat, view.pending, cells):
            yield game.make_view(view.seat, view.pending, cells)


def check_wire_forms_match_declared_shapes(game: Game, state: State) -> None:
    """Law 13: wire forms have the declared shapes, and all their numbers are below 2 ** 53."""
    wires = [state.to_wire(), *(state.view(seat).to_wire() for seat in all_viewers(state))]
    for wire in wires:
        sent = json.loads(msgspec.json.encode(wire))
        require_law(
            set(sent["prompt"]) == {str(seat) for seat in seats_in_mask(state.pending)},
            13,
            "prompts",
        )
        for name in ("table", "memory", "past"):
            try:
                decoded = msgspec.convert(sent[name], getattr(game.shapes, name))
            except msgspec.ValidationError as error:
                raise LawBroken(f"law 13: {name}: {error}") from error
            require_law(decoded == getattr(wire, name), 13, f"the {name} reads otherwise")
        require_law(
            largest_absolute_number(sent) < MAX_SAFE_INTEGER,
            13,
            "a number on the wire is beyond 2 ** 53",
        )


def largest_absolute_number(wire_value: object) -> int:
    """The largest absolute value in plain data."""
    if isinstance(wire_value, dict):
        return max((largest_absolute_number(one) for one in wire_value.values()), default=0)
    if isinstance(wire_value, list):
        return max((largest_absolute_number(one) for one in wire_value), default=0)
    return abs(wire_value) if isinstance(wire_value, int) else 0


def check_parts_and_touches_are_unique(game: Game, state: State) -> None:
    """Law 14: no two moves have the same parts or touches, and parts name things on the table."""
    for seat in seats_in_mask(state.pending):
        view = state.view(seat)
        things = game.invariants.nameable_things(view)
        made: set[tuple[tuple[str, str], ...]] = set()
        touched: set[tuple[str, ...]] = set()
        for move in view.legal():
            parts = game.parts(view, move)
            require_law(parts[0][0] == "verb", 14, f"{parts} does not begin with a verb")
            made.add(tuple(parts))
            touched.add(tuple(game.touches(parts)))
            for kind, value in parts if things is not None else ():
                require_law(
                    value in (things or {}).get(kind, ()), 14, f"{kind} {value} is not there"
                )
        require_law(len(made) == len(view.legal()), 14, "two moves have the same parts")
        require_law(len(touched) == len(view.legal()), 14, "two moves have the same touches")


def check_foreseen_events_happen(game: Game, state: State, rng: Rng) -> None:
    """Law 15: what a seat foresees of its move happens in every state it can imagine."""
    for seat in seats_in_mask(state.pending):
        view = state.view(seat)
        legal = view.legal()
        worlds = [state, *(game.imagine(view, rng) for _ in range(IMAGINED_STATES))]
        for _ in range(min(FORESEEN_MOVES, len(legal))):
            move = int(legal[rng.below(len(legal))])
            foreseen = foresee(game, view, move)
            for world in worlds:
                _, log = apply_to_copy(world, seat, move)
                actual = [event.as_seen_by(seat) for event in log]
                require_law(
                    foreseen_events_happen_in_order(foreseen, actual),
                    15,
                    f"{foreseen} of move {move} is {actual}",
                )


def foreseen_events_happen_in_order(
    foreseen: Sequence[VisibleEvent], actual: Sequence[VisibleEvent]
) -> bool:
    """Whether the foreseen events are a subsequence of the actual ones."""
    remaining = iter(actual)
    return all(any(event_matches_foreseen(one, other) for other in remaining) for one in foreseen)


def event_matches_foreseen(foreseen: VisibleEvent, actual: VisibleEvent) -> bool:
    """Whether an event is what was foreseen; a hidden fact agrees with any."""
    return foreseen.name == actual.name and all(
        fact is None or fact == actual.facts[key] for key, fact in foreseen.facts.items()
    )


def check_features_use_only_the_view(game: Game, state: State, rng: Rng) -> None:
    """Law 16: a seat's features are the same from its view, the state and an imagined state."""
    features = game.features
    seat = int(rng.below(state.seats))
    view = state.view(seat)
    shown = bytes(features.row(view))
    for world in (state, game.imagine(view, rng)):
        row = vec[u8]([0] * features.size)
        end = features.fill_row(row, 0, world.cells, seat, world.pending)
        require_law(bytes(row) == shown, 16, f"the row of seat {seat} tells what it may not know")
        require_law(end == features.size, 16, f"a row of {features.size} numbers ends at {end}")
    start = 0
    for block in features.blocks:
        largest = max(shown[start : start + block.size])
        require_law(
            largest <= block.max_value, 16, f"{block.name} is {largest}, above {block.max_value}"
        )
        start += block.size


def check_token_spellings_are_prefix_free(game: Game, state: State, rng: Rng) -> None:
    """Law 17: no spelling of a legal move equals another or is a prefix of another."""
    if not game.tokens.size:
        return
    for seat in seats_in_mask(state.pending):
        view = state.view(seat)
        spellings = [tuple(game.tokens.spelling(view, move)) for move in view.legal()]
        beginnings = {one[:size] for one in spellings for size in range(len(one))}
        require_law(len(set(spellings)) == len(spellings), 17, "two moves are spelled alike")
        require_law(beginnings.isdisjoint(spellings), 17, "a spelling is the beginning of another")
        move = pick_random_move_checked(state, seat, rng)
        speller = make_speller(game.tokens, view)
        results = [int(speller.add_token(token)) for token in game.tokens.spelling(view, move)]
        expected = [NO_MOVE] * (len(results) - 1) + [move]
        require_law(results == expected, 17, f"move {move} is spelled as {results}")
