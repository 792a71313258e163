"""Every door that takes numbers from outside, and what is thrown at it.

| door | takes | refuses with |
|---|---|---|
| `Table.play`, `Table.news_for` | a seat, a move, a beat; anything at all | Refused |
| `read_state`, `read_view` | the numbers of a position | BadNumbers |
| `game.read_options`, `game.new` | seats and other choices | BadRecord |
| `legal`, `random_move`, `view`, `information_set_key` | a seat | ValueError, or no moves |
| `Event.as_seen_by`, `PlayedStep.events_seen_by` | a seat | nobody else knows a secret |
| `Rng`, `below`, `shuffle`, `rng_from_seed`, `rng_from_number` | words, bounds | ValueError |
| `zero_cells`, `hash_cells` | sizes | ValueError |
| `seats_in_mask`, `lowest_seat`, `has_seat` | masks | ValueError |
| `Budget`, `Tree`, `Bot` | limits, sizes, seeds | ValueError |

What is no whole number is a TypeError besides, and what no machine integer holds an OverflowError.
`State.apply`, `game.imagine`, `game.parts`, `foresee` and `Rng.below_unchecked` trust what they
are given: legal moves, and positions that one of these doors let in.

`python -m tests.kernel.doors` throws numbers at all but positions; with the name of a game after
it, positions of that game gone wrong. A crash or a hang ends the process, not the tests.
"""

import math
import sys
from collections.abc import Callable, Iterator
from contextlib import suppress
from random import Random
from typing import Any

import msgspec
from librt.vecs import vec
from mypy_extensions import i64
from tests.chance import drawn_options, seed_of

from regalia import engine
from regalia.bots.bot import Budget
from regalia.bots.ismcts import tree_capacity
from regalia.bots.spec import make_bot
from regalia.bots.tree import Tree
from regalia.games import GAMES
from regalia.kernel.cells import hash_cells, zero_cells
from regalia.kernel.errors import BadNumbers, BadRecord, Refused
from regalia.kernel.event import NUMBER, SPECTATOR, Event, EventType
from regalia.kernel.foresight import foresee
from regalia.kernel.game import Game
from regalia.kernel.play.table import Table
from regalia.kernel.play.validation import read_state, read_view
from regalia.kernel.playout import playout
from regalia.kernel.records.record import Record
from regalia.kernel.rng import Rng, rng_from_number, rng_from_seed
from regalia.kernel.seats import has_seat, lowest_seat, seats_in_mask
from regalia.kernel.state import State
from regalia.kernel.text.voice import Voice
from regalia.kernel.view import HIDDEN, View

ALLOWED = (BadNumbers, BadRecord, Refused, TypeError, OverflowError, ValueError)
EDGES = (31, 32, 53, 61, 62, 63, 64, 70)
WHOLE = [
    *range(-4, 9),
    *(sign * ((1 << bits) + near) for bits in EDGES for sign in (1, -1) for near in (-1, 0, 1)),
    HIDDEN,
    63,
    64,
    65,
    127,
    255,
]
OTHERS: list[object] = [
    True,
    False,
    None,
    0.5,
    -1.0,
    1e300,
    math.nan,
    math.inf,
    "",
    "1",
    "0" * 32,
    "-" * 32,
    b"1",
    [],
    [0],
    {},
]
THROWN = 4000 if engine.is_compiled() else 1500
SPOILT = 6000 if engine.is_compiled() else 500
MOVES_TRIED = 30


def odd(random: Random) -> object:
    """Something that a careless caller may give for a number."""
    return random.choice(WHOLE) if random.random() < 0.7 else random.choice(OTHERS)


def some_table(random: Random) -> Table:
    """A table of some game after a few moves."""
    game = random.choice(list(GAMES.values()))
    table = Table(Record(game, game.read_options({"seats": random.choice(game.seats)}), seed_of(1)))
    for _ in range(random.randrange(12)):
        seat = table.state.seat_to_move()
        table.play(seat, random.choice(list(table.state.legal(seat))))
    return table


def at_the_table(random: Random) -> None:
    """Plays and looks; only a refusal is an answer."""
    table = some_table(random)
    before = table.state.to_numbers()
    for _ in range(20):
        seat, move = odd(random), odd(random)
        with suppress(Refused):
            table.play(seat, move, random.choice([table.beat + 1, odd(random), True]))
            before = table.state.to_numbers()
        with suppress(Refused):
            table.news_for(seat)
    assert table.state.to_numbers() == before


def state_methods(random: Random) -> None:
    """Asks a state for seats that it may not have."""
    state = some_table(random).state
    for _ in range(10):
        seat: object = odd(random)
        for ask in (state.legal, state.view, state.information_set_key):
            with suppress(*ALLOWED):
                ask(seat)  # type: ignore[arg-type]
        with suppress(*ALLOWED):
            state.random_move(seat, rng_from_number(1))  # type: ignore[arg-type]


SECRET = Event(EventType("secret", {"number": NUMBER}, ("number",)), [7], 0b0101)


def secrets(random: Random) -> None:
    """Nobody but the two who know is told."""
    seat = odd(random)
    with suppress(*ALLOWED):
        told = SECRET.as_seen_by(seat)  # type: ignore[arg-type]
        assert (told.facts["number"] == 7) == (seat in (0, 2))


def read_wrongly(random: Random) -> None:
    """Gives no numbers at all, too few, too many, or of other kinds."""
    game = random.choice(list(GAMES.values()))
    size = game.cell_count + random.choice((1, 2))
    given: list[object] = [
        odd(random),
        [odd(random)] * random.randrange(4),
        [0] * (size + random.choice((-1, 1, 1000))),
        [odd(random)] * size,
        [random.choice(WHOLE) for _ in range(size)],
        "0" * size,
        b"0" * size,
        [None] * size,
        range(size),
    ]
    for one in given:
        for reader in (read_state, read_view):
            try:
                reader(game, one)  # type: ignore[arg-type]
            except (BadNumbers, TypeError):
                continue
            raise AssertionError(f"{reader} takes {one!r}")


PLAIN: dict[str, Callable[[Random], object]] = {
    "Table": at_the_table,
    "State": state_methods,
    "Event.as_seen_by": secrets,
    "read_state, read_view": read_wrongly,
    "Rng": lambda random: call_oddly(Rng, random, 4).next_word(),
    "Rng.below": lambda random: call_oddly(rng_from_number(1).below, random, 1),
    "Rng.shuffle": lambda random: call_oddly(
        rng_from_number(1).shuffle, random, 2, vec[i64]([1, 2, 3])
    ),
    "rng_from_seed": lambda random: call_oddly(rng_from_seed, random, 1),
    "rng_from_number": lambda random: call_oddly(rng_from_number, random, 1),
    "zero_cells": lambda random: call_oddly(zero_cells, random, 1),
    "hash_cells": lambda random: hash_cells(
        odd(random),  # type: ignore[arg-type]
        vec[i64]([1, 0, 3]),
        odd(random),  # type: ignore[arg-type]
        odd(random),  # type: ignore[arg-type]
    ),
    "seats_in_mask": lambda random: call_oddly(seats_in_mask, random, 1),
    "lowest_seat": lambda random: call_oddly(lowest_seat, random, 1),
    "has_seat": lambda random: call_oddly(has_seat, random, 2),
    "Budget": lambda random: tree_capacity(call_oddly(Budget, random, 2)),
    "Tree": lambda random: call_oddly(Tree, random, 1),
    "Bot": lambda random: make_bot("hard", GAMES["majesty"], odd(random)),  # type: ignore[arg-type]
    "game.read_options": lambda random: [
        game.read_options({"seats": odd(random), option.name: odd(random)})
        for game in GAMES.values()
        for option in game.declared_options
    ],
    "game.new": lambda random: [
        game.new(odd(random), odd(random))  # type: ignore[arg-type]
        for game in GAMES.values()
    ],
}


def call_oddly(door: Callable[..., Any], random: Random, count: int, *first: object) -> Any:
    """What a door gives for odd arguments."""
    return door(*first, *(odd(random) for _ in range(count)))


def attack_door(name: str) -> None:
    """Throws numbers at a door; whatever is not allowed goes on up."""
    slow = name in ("Table", "State", "read_state, read_view", "game.read_options", "game.new")
    for number in range(THROWN // 40 if slow else THROWN):
        with suppress(*ALLOWED):
            PLAIN[name](Random(f"{name} {number}"))


# positions


def random_positions(game: Game, number: int) -> Iterator[State]:
    """Some positions of a random game."""
    rng = rng_from_number(number)
    options = drawn_options(game, game.seats[number % len(game.seats)], rng)
    state = game.deal(options, rng)
    while state.pending:
        yield state
        for _ in range(1 + int(rng.below(9))):
            if state.pending:
                seats = seats_in_mask(state.pending)
                seat = seats[rng.below(len(seats))]
                legal = state.legal(seat)
                state.apply(seat, legal[rng.below(len(legal))])
    yield state


def change_some_numbers(numbers: list[int], random: Random) -> list[int]:
    """The numbers with one to three of them changed, a little or a lot."""
    other = list(numbers)
    for _ in range(random.randint(1, 3)):
        at, near = random.randrange(len(other)), random.randrange(len(other))
        other[at] = random.choice(
            [
                random.choice([one for one in WHOLE if abs(one) <= 1 << 62]),
                other[at] + random.choice((-1, 1)),
                other[near],
                other[at] ^ 1 << random.randrange(60),
                random.randrange(64),
                HIDDEN,
            ]
        )
    return other


def endure_view(game: Game, view: View, rng: Rng) -> None:
    """Does with a view all that can be done."""
    voice = Voice(game, "en")
    assert read_view(game, view.to_numbers()) == view
    msgspec.json.encode(
        [view.to_wire(), view.scores(), view.winners(), int(view.information_set_key()), repr(view)]
    )
    game.terminal.picture(view, voice)
    for move in list(view.legal())[:MOVES_TRIED]:
        assert game.parse(view, game.notate(view, move)) == move
        game.touches(game.parts(view, move))
        game.terminal.describe_move(view, game.parts(view, move), voice)
        foresee(game, view, move)
    game.belief(view).imagine(rng)
    endure_play(game, game.imagine(view, rng), rng)


def endure_play(game: Game, state: State, rng: Rng) -> None:
    """Makes every legal move on a copy, and plays to the end."""
    for seat in seats_in_mask(state.pending):
        for move in list(state.legal(seat))[:MOVES_TRIED]:
            copy = state.copy()
            copy.apply(seat, move, [])
            copy.to_wire()
    playout(state, rng)
    assert state.winners()


def read_changed_positions(game: Game) -> tuple[int, int]:
    """Changes positions; how many were tried, and how many were taken and endured."""
    rng, random = rng_from_number(7), Random(7)
    tried = taken = number = 0
    while tried < SPOILT:
        for state in random_positions(game, number):
            viewer = random.randint(SPECTATOR, state.seats - 1)
            read_state(game, state.to_numbers())
            read_view(game, state.view(viewer).to_numbers())
            for _ in range(6):
                tried += 1
                with suppress(BadNumbers):
                    numbers = change_some_numbers(state.view(viewer).to_numbers(), random)
                    endure_view(game, read_view(game, numbers), rng)
                    taken += 1
                with suppress(BadNumbers):
                    whole = read_state(game, change_some_numbers(state.to_numbers(), random))
                    msgspec.json.encode(whole.to_wire())
                    for seat in range(SPECTATOR, whole.seats):
                        endure_view(game, whole.view(seat), rng)
                    endure_play(game, whole, rng)
                    taken += 1
        number += 1
    return tried, taken


if __name__ == "__main__":
    for named in sys.argv[1:]:
        print(*read_changed_positions(GAMES[named]), flush=True)
    for door in PLAIN if len(sys.argv) == 1 else ():
        print(door, flush=True)
        attack_door(door)
