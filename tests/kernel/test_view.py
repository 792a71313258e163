"""What a seat knows: views tell everything apart, and tell no more than they may."""

import copy
import json
import os
import pickle
import subprocess
import sys
from hashlib import blake2b
from pathlib import Path

import pytest
from librt.vecs import vec
from mypy_extensions import i64
from tests.chance import drawn_options
from tests.kernel.keys import keys

from regalia import engine
from regalia.games import GAMES
from regalia.kernel.event import SPECTATOR
from regalia.kernel.rng import rng_from_number
from regalia.kernel.seats import seats_in_mask
from regalia.kernel.state import State
from regalia.kernel.view import HIDDEN, NotForeseeable, View, require_not_hidden

ROOT = Path(__file__).parent.parent.parent
VIEWS = 200_000 if engine.is_compiled() else 6_000
BITS = 64

# A change here makes every bot that searches play otherwise: it is a new version of the rules.
PINNED = {
    "majesty": [
        1060567587076751530,
        943474296738825294,
        -5590527650300803641,
        -3302228777153871955,
        8067699395950843400,
        3154010544990559815,
    ],
    "kingme": [
        -8531919934700171046,
        1625605329692631349,
        7439329690029663886,
        6036353383435269626,
        8937312961939036522,
        1230246544645777018,
    ],
    "castle": [
        6484662318105561450,
        5806880770617604134,
        2344432976974584410,
        8497402677369896506,
        5611474680936771757,
        3046788324517943962,
    ],
}


def dealt_table(name: str) -> State:
    """A table just dealt."""
    return GAMES[name].new(seed=2)


@pytest.mark.parametrize("name", GAMES)
def test_views_differ_by_seat_by_who_is_pending_and_by_every_cell(name: str) -> None:
    game, view = GAMES[name], dealt_table(name).view(0)
    assert game.make_view(0, view.pending, view.cells[:]) == view
    assert game.make_view(1, view.pending, view.cells[:]) != view
    assert game.make_view(SPECTATOR, view.pending, view.cells[:]) != view
    assert game.make_view(0, view.pending ^ 1, view.cells[:]) != view
    assert game.make_view(0, 0, view.cells[:]) != view
    for at in range(len(view.cells)):
        cells = view.cells[:]
        cells[at] += 1
        assert game.make_view(0, view.pending, cells) != view, at


@pytest.mark.parametrize("name", GAMES)
def test_a_view_is_equal_to_views_alone(name: str) -> None:
    state = dealt_table(name)
    assert state.view(0) == state.view(0)
    assert state.view(0) != state
    assert state.view(0) != state.view(0).to_numbers()
    assert state.view(0) != None  # noqa: E711


@pytest.mark.parametrize("name", GAMES)
def test_equal_views_have_equal_hashes_and_are_one_in_a_set(name: str) -> None:
    state = dealt_table(name)
    views = {state.view(seat) for seat in range(SPECTATOR, state.seats) for _ in range(2)}
    assert len(views) == state.seats + 1
    assert all(isinstance(hash(view), int) for view in views)


@pytest.mark.parametrize("name", GAMES)
def test_a_view_survives_pickling_and_copying_and_shares_nothing(name: str) -> None:
    view = dealt_table(name).view(1)
    for other in (pickle.loads(pickle.dumps(view)), copy.copy(view), copy.deepcopy(view)):  # noqa: S301
        assert other == view
        assert type(other) is type(view)
        assert other.information_set_key() == view.information_set_key()
        other.cells[len(other.cells) - 1] += 1
        assert other != view
    assert view == dealt_table(name).view(1)


@pytest.mark.parametrize("name", GAMES)
def test_a_view_shows_itself_in_a_line_without_secrets(name: str) -> None:
    state = dealt_table(name)
    pending = seats_in_mask(state.pending)
    for seat in range(SPECTATOR, state.seats):
        view = state.view(seat)
        assert repr(view) == f"<{type(view).__name__} of seat {seat}, pending {pending}>"


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("seat", [-2, 7, 64, 1 << 40])
def test_there_is_no_view_of_a_seat_that_is_not_there(name: str, seat: int) -> None:
    state = dealt_table(name)
    with pytest.raises(ValueError, match=f"there is no seat {seat} at this table"):
        state.view(seat)
    with pytest.raises(ValueError, match=f"there is no seat {seat} at this table"):
        GAMES[name].make_view(seat, state.pending, state.cells[:])


@pytest.mark.parametrize("name", GAMES)
def test_a_view_has_the_cells_of_the_state_or_hides_them(name: str) -> None:
    state = dealt_table(name)
    for seat in range(SPECTATOR, state.seats):
        shown = list(state.view(seat).cells)
        assert all(one in (HIDDEN, two) for one, two in zip(shown, state.cells, strict=True))
        assert HIDDEN in shown


def test_what_hinges_on_a_hidden_number_is_unknown() -> None:
    assert [require_not_hidden(number) for number in (0, -1, HIDDEN + 1, 7)] == [
        0,
        -1,
        HIDDEN + 1,
        7,
    ]
    with pytest.raises(NotForeseeable):
        require_not_hidden(HIDDEN)


# keys


@pytest.mark.parametrize("name", PINNED)
def test_keys_never_change(name: str) -> None:
    assert keys(name) == PINNED[name]


@pytest.mark.skipif(not engine.is_compiled(), reason="the engine is not compiled")
def test_compiled_and_interpreted_engines_have_equal_keys() -> None:
    printed = subprocess.run(
        [sys.executable, "-m", "tests.kernel.keys"],
        env={**os.environ, "REGALIA_INTERPRETED": "1"},
        cwd=ROOT,
        check=True,
        capture_output=True,
    ).stdout
    assert json.loads(printed) == {name: keys(name) for name in GAMES}


def test_the_key_of_a_game_that_has_none_of_its_own_depends_on_everything() -> None:
    numbers = [3, 0, 5, 0, -7, HIDDEN, 1 << 61]
    found = [int(View(0, 0b11, vec[i64](numbers)).information_set_key())]
    found += [
        int(View(seat, 0b11, vec[i64](numbers)).information_set_key()) for seat in (SPECTATOR, 1, 2)
    ]
    found += [
        int(View(0, pending, vec[i64](numbers)).information_set_key())
        for pending in (0, 1, 0b10, 0b111)
    ]
    for at in range(1, len(numbers)):
        for bit in range(60):
            other = list(numbers)
            other[at] ^= 1 << bit
            found.append(int(View(0, 0b11, vec[i64](other)).information_set_key()))
    assert len(set(found)) == len(found)
    assert all(-(1 << 63) <= key < 1 << 63 for key in found)


@pytest.mark.parametrize("name", GAMES)
def test_no_two_views_of_many_random_games_have_one_key(name: str) -> None:
    game, rng = GAMES[name], rng_from_number(8)
    views: dict[int, bytes] = {}
    number = 0
    while len(views) < VIEWS // len(GAMES):
        seats = game.seats[number % len(game.seats)]
        state = game.deal(drawn_options(game, seats, rng), rng)
        number += 1
        while state.pending:
            for seat in range(SPECTATOR, seats):
                view = state.view(seat)
                written = blake2b(repr(view.to_numbers()).encode(), digest_size=16).digest()
                assert views.setdefault(int(view.information_set_key()), written) == written
            pending = seats_in_mask(state.pending)
            mover = pending[rng.below(len(pending))]
            legal = state.legal(mover)
            state.apply(mover, legal[rng.below(len(legal))])
    for bit in range(BITS):
        ones = sum(key >> bit & 1 for key in views) / len(views)
        assert 0.45 < ones < 0.55, bit
