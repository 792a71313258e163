"""The laws of the house: what must hold of every game, whatever its rules.

`uphold` plays one random game and checks laws 1 to 11 on the way; law 12 compares the digest
it returns between a compiled and an interpreted engine. Anyone who adds a game runs it.
"""

import json
from collections.abc import Iterator, Sequence
from hashlib import blake2b

from regalia.kernel.event import SPECTATOR, Event
from regalia.kernel.game import Game, read_view
from regalia.kernel.options import Options
from regalia.kernel.record import Record, read, replay
from regalia.kernel.rng import Rng, from_seed
from regalia.kernel.seats import seats_of
from regalia.kernel.state import State
from regalia.kernel.voice import Voice


class LawBroken(AssertionError):
    """A game broke a law: which one, and how."""


def require(holds: bool, law: int, says: str) -> None:
    """Stops where a law does not hold."""
    if not holds:
        raise LawBroken(f"law {law}: {says}")


def uphold(game: Game, options: Options, seed: str, voices: Sequence[Voice] = ()) -> str:
    """Plays one random game under laws 1 to 11 and returns its digest."""
    rng = from_seed(seed).fork()
    record = Record(game, options, seed)
    state = record.opening()
    things = game.census(state)
    states = blake2b(numbers(state))
    told: list[Event] = []
    while state.pending:
        only_the_pending_have_moves(state)  # law 1
        moves_are_numbers_of_their_own(game, state)  # law 2
        notation_and_views_round_trip(game, state)  # law 3
        a_copy_shares_nothing(state, rng)  # law 4
        secrets_stay_secret(game, state, rng)  # law 6
        seats = seats_of(state.pending)
        if len(seats) > 1:
            sealed_moves_commute(state, rng)  # law 8
        seat = seats[rng.below(len(seats))]
        move = pick(state, seat, rng)
        nobody_whispers(game, state, seat, move, rng)  # law 7
        log: list[Event] = []
        record.add(state, seat, move, log)
        told += log
        states.update(numbers(state))
        require(game.census(state) == things, 9, "a thing is lost or doubled")
        require(len(record.moves) <= game.bound(options), 10, "the game goes on beyond its bound")
        every_event_can_be_told(game, log, voices)  # law 11
    only_the_pending_have_moves(state)
    secrets_stay_secret(game, state, rng)
    require(bool(state.winners()), 1, "a game that is over has winners")
    the_record_gives_the_same_game(record, states.hexdigest(), told)  # laws 3 and 5
    return states.hexdigest()


def numbers(state: State) -> bytes:
    """A state as bytes, for a digest."""
    return repr([int(state.pending), *state.cells]).encode()


def pick(state: State, seat: int, rng: Rng) -> int:
    """A random legal move."""
    legal = state.legal(seat)
    return int(legal[rng.below(len(legal))])


def seats_at(state: State) -> range:
    """All seats of a table."""
    return range(len(state.scores()))


def watchers(state: State) -> Iterator[int]:
    """All who look at a table: a spectator and every seat."""
    yield SPECTATOR
    yield from seats_at(state)


def only_the_pending_have_moves(state: State) -> None:
    """Law 1: exactly the pending seats have legal moves."""
    for seat in seats_at(state):
        owes = bool((state.pending >> seat) & 1)
        require(bool(len(state.legal(seat))) == owes, 1, f"seat {seat} owes a move: {owes}")


def moves_are_numbers_of_their_own(game: Game, state: State) -> None:
    """Law 2: moves are unique and in range."""
    for seat in seats_of(state.pending):
        legal = list(state.legal(seat))
        require(len(set(legal)) == len(legal), 2, f"a move is listed twice: {legal}")
        require(min(legal) >= 0 and max(legal) < game.moves, 2, f"a move is out of range: {legal}")


def notation_and_views_round_trip(game: Game, state: State) -> None:
    """Law 3: every move reads back from its notation, every view from its JSON."""
    for seat in seats_of(state.pending):
        for move in state.legal(seat):
            text = game.notate(state, seat, move)
            require(game.parse(state, seat, text) == move, 3, f"{text} reads as another move")
    for seat in watchers(state):
        view = state.view(seat)
        sent = json.loads(json.dumps(view.numbers()))
        require(read_view(game, sent) == view, 3, f"the view of seat {seat} reads otherwise")
        json.dumps(view.table())


def a_copy_shares_nothing(state: State, rng: Rng) -> None:
    """Law 4: a copy equals, and what is done to it leaves the original as it was."""
    before = numbers(state)
    copy = state.copy()
    require(copy == state, 4, "a copy differs")
    seat = seats_of(copy.pending)[0]
    copy.apply(seat, pick(copy, seat, rng))
    require(numbers(state) == before, 4, "a move on a copy changed the original")


def the_record_gives_the_same_game(record: Record, states: str, told: list[Event]) -> None:
    """Laws 3 and 5: the record reads back, and gives the same states and events."""
    written = record.write()
    again = read(written.encode(), {record.game.name: record.game})
    require(again.write() == written, 3, "the record reads otherwise")
    digest = blake2b()
    events: list[Event] = []
    for state, log in replay(again):
        digest.update(numbers(state))
        events += log
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
        if seat != SPECTATOR:
            require(
                moves_of(game, world, seat) == moves_of(game, state, seat),
                6,
                f"seat {seat} imagines other moves",
            )


def moves_of(game: Game, state: State, seat: int) -> list[tuple[int, str]]:
    """The legal moves of a seat with their notation."""
    return [(int(move), game.notate(state, seat, move)) for move in state.legal(seat)]


def nobody_whispers(game: Game, state: State, mover: int, move: int, rng: Rng) -> None:
    """Law 7: worlds that look alike before and after a move give the same veiled events."""
    after, log = moved(state, mover, move)
    for seat in watchers(state):
        world = game.imagine(state.view(seat), rng)
        if move not in list(world.legal(mover)):
            continue
        other, other_log = moved(world, mover, move)
        if other.view(seat) == after.view(seat):
            require(
                [event.seen_by(seat) for event in log]
                == [event.seen_by(seat) for event in other_log],
                7,
                f"seat {seat} is told what it may not know by {game.notate(state, mover, move)}",
            )


def moved(state: State, seat: int, move: int) -> tuple[State, list[Event]]:
    """A copy after a move, and what happened."""
    log: list[Event] = []
    copy = state.copy()
    copy.apply(seat, move, log)
    return copy, log


def sealed_moves_commute(state: State, rng: Rng) -> None:
    """Law 8: the order in which sealed moves come in makes no difference."""
    chosen = [(seat, pick(state, seat, rng)) for seat in seats_of(state.pending)]
    one, other = state.copy(), state.copy()
    for seat, move in chosen:
        one.apply(seat, move)
    for seat, move in reversed(chosen):
        other.apply(seat, move)
    require(one == other, 8, f"the order of {chosen} makes a difference")


def every_event_can_be_told(game: Game, log: Sequence[Event], voices: Sequence[Voice]) -> None:
    """Law 11: every event is narrated in every language, to every seat and to a spectator."""
    for event in log:
        for voice in voices:
            for seat in (SPECTATOR, *range(len(voice.names))):
                try:
                    said = game.narrate(event.seen_by(seat), voice)
                except (KeyError, ValueError) as error:
                    raise LawBroken(f"law 11: {event}: {error}") from error
                require(bool(said.strip()), 11, f"{event} is told with nothing in {voice.language}")
