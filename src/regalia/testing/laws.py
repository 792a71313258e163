"""The laws of the house: what must hold of every game, whatever its rules.

`uphold` plays one random game and checks them on the way, all but law 12, which compares the
digest it returns between a compiled and an interpreted engine. Anyone who adds a game runs it.
"""

import json
import pickle
from collections.abc import Iterator, Sequence
from hashlib import blake2b

import msgspec
from librt.vecs import vec
from mypy_extensions import u8

from regalia.kernel.errors import BadNumbers, Refused
from regalia.kernel.event import SPECTATOR, Event, VisibleEvent
from regalia.kernel.foresight import foresee
from regalia.kernel.game import Game
from regalia.kernel.options import Options
from regalia.kernel.play.table import Table, replay
from regalia.kernel.play.validation import read_state, read_view
from regalia.kernel.records.record import Record, read_record
from regalia.kernel.rng import Rng, from_seed
from regalia.kernel.seats import seats_of
from regalia.kernel.state import State
from regalia.kernel.text.voice import Voice
from regalia.kernel.tokens import NO_MOVE, make_speller
from regalia.kernel.view import HIDDEN, View

MAX_SAFE_INTEGER = 2**53  # the whole numbers that every reader of JSON keeps exactly
IMAGINED_STATES = 3  # imagined tables in which what was foreseen must happen
FORESEEN_MOVES = 12  # moves of a position that are foreseen
NEIGHBOURS = 6  # small changes of a view that are tried
FAR_SEAT = 1 << 40  # no game has it, and no mask has a bit for it
CHANGEABLE_BITS = 56  # of a number in which one may be changed


class LawBroken(AssertionError):
    """A game broke a law: which one, and how."""


def require(holds: bool, law: int, says: str) -> None:
    """Stops where a law does not hold."""
    if not holds:
        raise LawBroken(f"law {law}: {says}")


def uphold(game: Game, options: Options, seed: str, voices: Sequence[Voice] = ()) -> str:
    """Plays one random game under the laws and returns its digest."""
    rng = from_seed(seed).fork()
    table = Table(Record(game, options, seed))
    state = table.state
    things = game.invariants.census(state)
    states = blake2b(numbers(state))
    seen = WireForms()
    while state.pending:
        only_the_pending_have_moves(state)  # law 1
        moves_are_numbers_of_their_own(game, state)  # law 2
        secrets_stay_secret(game, state, rng)  # law 6
        notation_and_numbers_round_trip(game, state)  # law 3
        a_copy_shares_nothing(state, rng)  # law 4
        seen.tell_views_apart(game, state, rng)  # law 13
        parts_tell_moves_apart(game, state)  # law 14
        rows_tell_no_secrets(game, state, rng)  # law 16
        spellings_are_no_beginnings(game, state, rng)  # law 17
        seats = seats_of(state.pending)
        if len(seats) > 1:
            sealed_moves_commute(state, rng)  # law 8
            sealed_moves_can_be_taken_back(state, rng)  # law 18
        seat = seats[rng.below(len(seats))]
        move = pick_move(state, seat, rng)
        nobody_whispers(game, state, seat, move, rng)  # law 7
        what_is_foreseen_happens(game, state, rng)  # law 15
        beat = table.beat
        step = table.play(seat, move)
        if table.beat != beat:
            nothing_is_taken_back(state)  # law 18
        states.update(numbers(state))
        require(game.invariants.census(state) == things, 9, "a thing is lost or doubled")
        require(
            len(table.steps) <= game.invariants.bound(options),
            10,
            "the game goes on beyond its bound",
        )
        every_event_can_be_told(game, step.events, voices)  # law 11
    only_the_pending_have_moves(state)
    notation_and_numbers_round_trip(game, state)
    secrets_stay_secret(game, state, rng)
    seen.tell_views_apart(game, state, rng)
    rows_tell_no_secrets(game, state, rng)
    require(bool(state.winners()), 1, "a game that is over has winners")
    the_record_gives_the_same_game(table, states.hexdigest())  # laws 3 and 5
    return states.hexdigest()


def numbers(state: State) -> bytes:
    """A state as bytes, for a digest."""
    return repr(state.numbers()).encode()


def pick_move(state: State, seat: int, rng: Rng) -> int:
    """A random legal move; law 2: it is the one of the list to which chance points."""
    legal = state.legal(seat)
    move = legal[rng.copy().below(len(legal))]
    require(state.any_move(seat, rng) == move, 2, f"another move than {move} was drawn")
    return int(move)


def watchers(state: State) -> Iterator[int]:
    """All who look at a table: a spectator and every seat."""
    yield SPECTATOR
    yield from range(state.seats)


def only_the_pending_have_moves(state: State) -> None:
    """Law 1: exactly the pending seats have legal moves; a seat that does not exist has none."""
    for seat in range(state.seats):
        owes = bool((state.pending >> seat) & 1)
        require(has_moves(state, seat) == owes, 1, f"seat {seat} owes a move: {owes}")
    for seat in (SPECTATOR, state.seats, FAR_SEAT):
        require(not has_moves(state, seat), 1, f"seat {seat} is not at the table and has moves")


def has_moves(state: State, seat: int) -> bool:
    """Whether a seat has legal moves; law 1: that may be asked of any number."""
    try:
        return len(state.legal(seat)) > 0
    except (ValueError, IndexError) as error:
        raise LawBroken(f"law 1: the moves of seat {seat} cannot be asked for: {error}") from error


def moves_are_numbers_of_their_own(game: Game, state: State) -> None:
    """Law 2: moves are unique and in range."""
    for seat in seats_of(state.pending):
        legal = list(state.legal(seat))
        require(len(set(legal)) == len(legal), 2, f"a move is listed twice: {legal}")
        require(min(legal) >= 0 and max(legal) < game.moves, 2, f"a move is out of range: {legal}")


def notation_and_numbers_round_trip(game: Game, state: State) -> None:
    """Law 3: moves read back from their notation, states and views from numbers and pickles."""
    for seat in seats_of(state.pending):
        view = state.view(seat)
        for move in view.legal():
            text = game.notate(view, move)
            require(try_parse(game, view, text) == move, 3, f"{text} reads as another move")
    require(HIDDEN not in state.numbers(), 3, "a state holds a number that means HIDDEN")
    sent = json.loads(json.dumps(state.numbers()))
    require(try_read_state(game, sent) == state, 3, "the state reads otherwise")
    require(pickle.loads(pickle.dumps(state)) == state, 3, "the state pickles otherwise")  # noqa: S301
    for seat in watchers(state):
        view = state.view(seat)
        sent = json.loads(json.dumps(view.numbers()))
        require(try_read_view(game, sent) == view, 3, f"the view of seat {seat} reads otherwise")
        require(pickle.loads(pickle.dumps(view)) == view, 3, "the view pickles otherwise")  # noqa: S301
        require(state.key(seat) == view.key(), 3, f"seat {seat} has two keys")


def try_read_state(game: Game, numbers: list[int]) -> State | None:
    """The state that these numbers are, if they are one."""
    try:
        return read_state(game, numbers)
    except BadNumbers:
        return None


def try_read_view(game: Game, numbers: list[int]) -> View | None:
    """The view that these numbers are, if they are one."""
    try:
        return read_view(game, numbers)
    except BadNumbers:
        return None


def try_parse(game: Game, view: View, text: str) -> int | None:
    """The move that a text writes, if it writes one."""
    try:
        return game.parse(view, text)
    except Refused:
        return None


def a_copy_shares_nothing(state: State, rng: Rng) -> None:
    """Law 4: a copy equals, and what is done to it leaves the original as it was."""
    before = numbers(state)
    copy = state.copy()
    require(copy == state, 4, "a copy differs")
    seat = seats_of(copy.pending)[0]
    copy.apply(seat, pick_move(copy, seat, rng))
    require(numbers(state) == before, 4, "a move on a copy changed the original")


def the_record_gives_the_same_game(table: Table, states: str) -> None:
    """Laws 3 and 5: the record reads back, and gives the same states and events."""
    record = table.record
    written = record.write()
    again = read_record(written.encode(), {record.game.name: record.game})
    require(again.write() == written, 3, "the record reads otherwise")
    digest = blake2b()
    events: list[Event] = []
    for state, log in replay(again):
        digest.update(numbers(state))
        events += log
    told = [event for step in table.steps for event in step.events]
    require(digest.hexdigest() == states, 5, "the record gives other states")
    require(events == told, 5, "the record gives other events")


def secrets_stay_secret(game: Game, state: State, rng: Rng) -> None:
    """Law 6: a table imagined behind a view has that very view and the same moves."""
    for seat in watchers(state):
        view = state.view(seat)
        world = game.imagine(view, rng)
        require(world.view(seat) == view, 6, f"seat {seat} imagines a table that looks otherwise")
        require(world.scores() == state.scores(), 6, f"seat {seat} imagines other scores")
        require(view.scores() == state.scores(), 6, f"seat {seat} sees other scores")
        require(view.winners() == state.winners(), 6, f"seat {seat} sees other winners")
        require(view.seats == state.seats, 6, f"seat {seat} sees another number of seats")
        legal = [] if seat == SPECTATOR else list(state.legal(seat))
        require(list(view.legal()) == legal, 6, f"seat {seat} does not see its own moves")
        if seat != SPECTATOR:
            require(list(world.legal(seat)) == legal, 6, f"seat {seat} imagines other moves")


def nobody_whispers(game: Game, state: State, mover: int, move: int, rng: Rng) -> None:
    """Law 7: worlds that look alike before and after a move give the same veiled events.

    So do two moves under seal, though two open ones may lead to one view.
    """
    after, log = copy_after(state, mover, move)
    sealed = len(seats_of(state.pending)) > 1
    others = [copy_after(state, mover, pick_move(state, mover, rng))] if sealed else []
    for seat in watchers(state):
        alike = list(others)
        world = game.imagine(state.view(seat), rng)
        if move in list(world.legal(mover)):
            alike.append(copy_after(world, mover, move))
        told = [event.seen_by(seat) for event in log]
        for other, other_log in alike:
            require(
                other.view(seat) != after.view(seat)
                or told == [event.seen_by(seat) for event in other_log],
                7,
                f"seat {seat} is told what it may not know by move {move} of seat {mover}",
            )


def copy_after(state: State, seat: int, move: int) -> tuple[State, list[Event]]:
    """A copy after a move, and what happened."""
    log: list[Event] = []
    copy = state.copy()
    copy.apply(seat, move, log)
    return copy, log


def sealed_moves_commute(state: State, rng: Rng) -> None:
    """Law 8: the order in which sealed moves come in makes no difference."""
    chosen = [(seat, pick_move(state, seat, rng)) for seat in seats_of(state.pending)]
    one, other = state.copy(), state.copy()
    for seat, move in chosen:
        one.apply(seat, move)
    for seat, move in reversed(chosen):
        other.apply(seat, move)
    require(one == other, 8, f"the order of {chosen} makes a difference")


def sealed_moves_can_be_taken_back(state: State, rng: Rng) -> None:
    """Law 18: without the others' sealed moves a view is the same however many have sealed one."""
    for seat in seats_of(state.pending):
        before = state.view(seat).without_sealed_moves()
        copy = state.copy()
        for other in seats_of(state.pending):
            if other == seat:
                continue
            copy.apply(other, pick_move(copy, other, rng))
            after = copy.view(seat).without_sealed_moves()
            require(after == before, 18, f"seat {seat} sees that seat {other} has sealed a move")


def nothing_is_taken_back(state: State) -> None:
    """Law 18: where a decision has just opened, no move is sealed yet."""
    for seat in watchers(state):
        view = state.view(seat)
        require(view.without_sealed_moves() == view, 18, f"seat {seat} takes back an open move")


def every_event_can_be_told(game: Game, log: Sequence[Event], voices: Sequence[Voice]) -> None:
    """Law 11: every event is declared, and narrated in every language to whoever looks."""
    declared = {row.name for row in game.events}
    for event in log:
        require(event.row.name in declared, 11, f"{event} is not among the game's events")
        for voice in voices:
            for seat in (SPECTATOR, *range(len(voice.names))):
                try:
                    said = voice.tell(event.seen_by(seat))
                except (KeyError, ValueError) as error:
                    raise LawBroken(f"law 11: {event}: {error}") from error
                require(bool(said.strip()), 11, f"{event} is told with nothing in {voice.language}")


class WireForms:
    """The wire forms and keys of all views met so far in a game, and which views had them."""

    def __init__(self) -> None:
        self.wires: dict[tuple[int, bytes], bytes] = {}
        self.keys: dict[int, bytes] = {}

    def tell_views_apart(self, game: Game, state: State, rng: Rng) -> None:
        """Law 13: different views of a seat have different wire forms and keys."""
        for seat in watchers(state):
            view = state.view(seat)
            self._meet(view)
            self._meet(game.imagine(view, rng).view(seat))
            for close in neighbours(game, view, rng):
                self._meet(close)
        wire_fits_shapes(game, state)

    def _meet(self, view: View) -> None:
        seat = int(view.seat)
        numbers = digest(repr(view.numbers()).encode())
        wire = digest(msgspec.json.encode([view.pending, view.scores(), view.wire()]))
        alike = self.wires.setdefault((seat, wire), numbers) == numbers
        require(alike, 13, f"two views of seat {seat} have one wire form")
        alike = self.keys.setdefault(int(view.key()), numbers) == numbers
        require(alike, 13, f"two views of seat {seat} have one key")


def digest(text: bytes) -> bytes:
    """A short stand-in for a long text."""
    return blake2b(text, digest_size=16).digest()


def neighbours(game: Game, view: View, rng: Rng) -> Iterator[View]:
    """Views that differ from this one in a number or two and could be met as well."""
    first = game.option_cells
    size = len(view.cells) - first
    for _ in range(NEIGHBOURS):
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
        if not game.unsound(view.seat, view.pending, cells):
            yield game.view_of(view.seat, view.pending, cells)


def wire_fits_shapes(game: Game, state: State) -> None:
    """Law 13: what goes over the wire has the declared shapes, and no number beyond 2 ** 53."""
    wires = [state.wire(), *(state.view(seat).wire() for seat in watchers(state))]
    for wire in wires:
        sent = json.loads(msgspec.json.encode(wire))
        require(
            set(sent["prompt"]) == {str(seat) for seat in seats_of(state.pending)}, 13, "prompts"
        )
        for name in ("table", "memory", "past"):
            try:
                decoded = msgspec.convert(sent[name], getattr(game.shapes, name))
            except msgspec.ValidationError as error:
                raise LawBroken(f"law 13: {name}: {error}") from error
            require(decoded == getattr(wire, name), 13, f"the {name} reads otherwise")
        require(
            greatest_number(sent) < MAX_SAFE_INTEGER, 13, "a number on the wire is beyond 2 ** 53"
        )


def greatest_number(sent: object) -> int:
    """The greatest number in plain data, whatever its sign."""
    if isinstance(sent, dict):
        return max((greatest_number(one) for one in sent.values()), default=0)
    if isinstance(sent, list):
        return max((greatest_number(one) for one in sent), default=0)
    return abs(sent) if isinstance(sent, int) else 0


def parts_tell_moves_apart(game: Game, state: State) -> None:
    """Law 14: no two moves have the same parts or touches, and parts name what is on the table."""
    for seat in seats_of(state.pending):
        view = state.view(seat)
        things = game.invariants.things(view)
        made: set[tuple[tuple[str, str], ...]] = set()
        touched: set[tuple[str, ...]] = set()
        for move in view.legal():
            parts = game.parts(view, move)
            require(parts[0][0] == "verb", 14, f"{parts} does not begin with a verb")
            made.add(tuple(parts))
            touched.add(tuple(game.touch(parts)))
            for kind, value in parts if things is not None else ():
                require(value in (things or {}).get(kind, ()), 14, f"{kind} {value} is not there")
        require(len(made) == len(view.legal()), 14, "two moves have the same parts")
        require(len(touched) == len(view.legal()), 14, "two moves have the same touches")


def what_is_foreseen_happens(game: Game, state: State, rng: Rng) -> None:
    """Law 15: what a seat foresees of its move happens in every table it can imagine."""
    for seat in seats_of(state.pending):
        view = state.view(seat)
        legal = view.legal()
        worlds = [state, *(game.imagine(view, rng) for _ in range(IMAGINED_STATES))]
        for _ in range(min(FORESEEN_MOVES, len(legal))):
            move = int(legal[rng.below(len(legal))])
            foreseen = foresee(game, view, move)
            for world in worlds:
                _, log = copy_after(world, seat, move)
                told = [event.seen_by(seat) for event in log]
                require(
                    happens_in_order(foreseen, told), 15, f"{foreseen} of move {move} is {told}"
                )


def happens_in_order(some: Sequence[VisibleEvent], all_: Sequence[VisibleEvent]) -> bool:
    """Whether all that was foreseen happens, in its order; a veiled fact may be anything."""
    rest = iter(all_)
    return all(any(facts_agree(one, other) for other in rest) for one in some)


def facts_agree(foreseen: VisibleEvent, told: VisibleEvent) -> bool:
    """Whether an event says what was foreseen."""
    return foreseen.name == told.name and all(
        fact is None or fact == told.facts[key] for key, fact in foreseen.facts.items()
    )


def rows_tell_no_secrets(game: Game, state: State, rng: Rng) -> None:
    """Law 16: the row of a seat is the same by its view, the state and a table it imagines."""
    features = game.features
    seat = int(rng.below(state.seats))
    view = state.view(seat)
    shown = bytes(features.row(view))
    for world in (state, game.imagine(view, rng)):
        row = vec[u8]([0] * features.size)
        end = features.fill(row, 0, world.cells, seat, world.pending)
        require(bytes(row) == shown, 16, f"the row of seat {seat} tells what it may not know")
        require(end == features.size, 16, f"a row of {features.size} numbers ends at {end}")
    at = 0
    for piece in features.pieces:
        largest = max(shown[at : at + piece.size])
        require(largest <= piece.most, 16, f"{piece.name} is {largest}, above {piece.most}")
        at += piece.size


def spellings_are_no_beginnings(game: Game, state: State, rng: Rng) -> None:
    """Law 17: no spelling of a legal move is that of another, or its beginning."""
    if not game.tokens.size:
        return
    for seat in seats_of(state.pending):
        view = state.view(seat)
        spellings = [tuple(game.tokens.spelling(view, move)) for move in view.legal()]
        beginnings = {one[:size] for one in spellings for size in range(len(one))}
        require(len(set(spellings)) == len(spellings), 17, "two moves are spelled alike")
        require(beginnings.isdisjoint(spellings), 17, "a spelling is the beginning of another")
        move = pick_move(state, seat, rng)
        speaking = make_speller(game.tokens, view)
        reached = [int(speaking.say(token)) for token in game.tokens.spelling(view, move)]
        expected = [NO_MOVE] * (len(reached) - 1) + [move]
        require(reached == expected, 17, f"move {move} is spelled as {reached}")
