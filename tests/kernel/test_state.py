"""A table in play: equal by what it holds, copied whole, shown without its secrets."""

import copy
import pickle

import pytest
from tests.chance import random_record, seed_of

from regalia.games import GAMES
from regalia.kernel.event import SPECTATOR
from regalia.kernel.play.table import Table
from regalia.kernel.rng import rng_from_number
from regalia.kernel.seats import seats_in_mask
from regalia.kernel.state import State


def dealt_table(name: str) -> State:
    """A table just dealt."""
    return GAMES[name].new(seed=2)


def finished_table(name: str) -> State:
    """A table at the end of a random game."""
    game = GAMES[name]
    return Table(random_record(game, game.read_options({"seats": game.seats[0]}), seed_of(2))).state


@pytest.mark.parametrize("name", GAMES)
def test_states_differ_by_who_is_pending_and_by_every_cell(name: str) -> None:
    game, state = GAMES[name], dealt_table(name)
    assert game.make_state(state.pending, state.cells[:]) == state
    assert game.make_state(0, state.cells[:]) != state
    assert game.make_state(state.pending | 1 << 5, state.cells[:]) != state
    for at in range(len(state.cells)):
        cells = state.cells[:]
        cells[at] += 1
        assert game.make_state(state.pending, cells) != state, at


@pytest.mark.parametrize("name", GAMES)
def test_a_state_is_equal_to_states_alone(name: str) -> None:
    state = dealt_table(name)
    assert state != state.view(0)
    assert state != state.to_numbers()
    assert state != None  # noqa: E711


@pytest.mark.parametrize("name", GAMES)
def test_a_state_survives_pickling_and_copying_and_shares_nothing(name: str) -> None:
    state = dealt_table(name)
    before = state.to_numbers()
    seat = state.seat_to_move()
    copies = (
        state.copy(),
        copy.copy(state),
        copy.deepcopy(state),
        pickle.loads(pickle.dumps(state)),  # noqa: S301
    )
    for other in copies:
        assert other == state
        assert type(other) is type(state)
        other.apply(seat, other.legal(seat)[0])
        assert other != state
        assert state.to_numbers() == before


@pytest.mark.parametrize("name", GAMES)
def test_a_state_changes_and_so_has_no_hash(name: str) -> None:
    with pytest.raises(TypeError, match="no hash"):
        hash(dealt_table(name))


@pytest.mark.parametrize("name", GAMES)
def test_a_state_shows_itself_in_a_line_without_secrets(name: str) -> None:
    for state in (dealt_table(name), finished_table(name)):
        pending, scores = seats_in_mask(state.pending), state.scores()
        assert repr(state) == f"<{type(state).__name__}: pending {pending}, scores {scores}>"
        world = GAMES[name].imagine(state.view(SPECTATOR), rng_from_number(3))
        assert repr(world) == repr(state)


@pytest.mark.parametrize("name", GAMES)
def test_the_first_pending_seat_is_to_move_and_nobody_at_the_end(name: str) -> None:
    state = dealt_table(name)
    assert state.seat_to_move() == seats_in_mask(state.pending)[0]
    with pytest.raises(ValueError, match="the game is over: nobody is to move"):
        finished_table(name).seat_to_move()


@pytest.mark.parametrize("name", GAMES)
def test_a_state_knows_its_seats_and_the_key_of_each_view(name: str) -> None:
    for seats in GAMES[name].seats:
        state = GAMES[name].new(seats, seed=seats)
        assert state.seats == seats
        for seat in range(SPECTATOR, seats):
            assert state.information_set_key(seat) == state.view(seat).information_set_key()


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("seat", [-1, 7, 62, 63, 64, 128])
def test_who_has_no_seat_has_no_moves(name: str, seat: int) -> None:
    try:
        moves = list(dealt_table(name).legal(seat))
    except ValueError:
        return
    assert moves == []


@pytest.mark.parametrize("name", GAMES)
def test_the_table_is_plain_data(name: str) -> None:
    state = dealt_table(name)
    assert isinstance(state.table_as_dict()["seats"], list)
    assert (
        len(state.table_as_dict()["seats"])
        == len(state.view(0).table_as_dict()["seats"])
        == state.seats
    )
