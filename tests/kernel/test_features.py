"""Views as rows of numbers."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64, u8

from regalia.games import GAMES
from regalia.kernel.event import SPECTATOR
from regalia.kernel.features import (
    Features,
    put_number,
    put_one_hot,
    put_one_hot_seat,
    put_seat_mask,
)
from regalia.kernel.game import Game
from regalia.kernel.rng import rng_from_number
from regalia.kernel.state import State
from regalia.kernel.view import View


def numbers_of(features: Features, view: View, name: str) -> list[int]:
    """The numbers of one piece of a row."""
    row = list(features.row(view))
    at = 0
    for piece in features.blocks:
        if piece.name == name:
            return [int(number) for number in row[at : at + piece.size]]
        at += piece.size
    raise LookupError(name)


def later(game: Game, seats: int, moves: int) -> State:
    """A table after so many random moves."""
    state = game.new(seats, seed=seats)
    rng = rng_from_number(7)
    for _ in range(moves):
        legal = state.legal(state.seat_to_move())
        state.apply(state.seat_to_move(), legal[rng.below(len(legal))])
    return state


def rotate_to_seat(numbers: list[int], seat: int, room: int) -> list[int]:
    """Numbers by seat as a seat sees them: its own first, zeros where nobody sits."""
    return numbers[seat:] + numbers[:seat] + [0] * (room - len(numbers))


@pytest.mark.parametrize("name", GAMES)
def test_the_looking_seat_comes_first(name: str) -> None:
    game = GAMES[name]
    for seats in game.seats:
        state = later(game, seats, 12)
        owing = [int(state.pending >> seat & 1) for seat in range(seats)]
        for seat in range(seats):
            shown = numbers_of(game.features, state.view(seat), "owing")
            assert shown == rotate_to_seat(owing, seat, game.seats[-1])


@pytest.mark.parametrize(("name", "piece"), [("majesty", "coins"), ("kingme", "points")])
def test_points_stand_in_the_order_of_the_seats(name: str, piece: str) -> None:
    game = GAMES[name]
    seats = game.seats[-1]
    state = later(game, seats, 40)
    for seat in range(seats):
        assert numbers_of(game.features, state.view(seat), piece) == rotate_to_seat(
            state.scores(), seat, seats
        )


@pytest.mark.parametrize("name", GAMES)
def test_a_row_is_looked_at_where_it_lies(name: str) -> None:
    numpy = pytest.importorskip("numpy")
    game = GAMES[name]
    row = game.features.row(game.new(seed=1).view(0))
    assert numpy.asarray(row).dtype == numpy.uint8
    assert numpy.shares_memory(numpy.asarray(row), numpy.asarray(row))


@pytest.mark.parametrize("name", GAMES)
def test_pieces_have_names_of_their_own_and_a_sentence_each(name: str) -> None:
    pieces = GAMES[name].features.blocks
    assert len({piece.name for piece in pieces}) == len(pieces)
    assert all(piece.description.endswith(".") and piece.size > 0 for piece in pieces)


def test_a_spectator_has_no_row() -> None:
    game = GAMES["majesty"]
    with pytest.raises(ValueError, match="a spectator has no row"):
        game.features.row(game.new(seed=1).view(SPECTATOR))


def test_a_game_may_leave_features_out() -> None:
    features = Features()
    assert features.size == 0
    assert len(features.row(GAMES["majesty"].new(seed=1).view(0))) == 0


def test_numbers_are_kept_within_a_byte() -> None:
    row = vec[u8]([9] * 3)
    assert [put_number(row, at, number) for at, number in enumerate([-4, 17, 999])] == [1, 2, 3]
    assert list(row) == [0, 17, 255]


def test_a_choice_of_none_is_all_zeros() -> None:
    row = vec[u8]([9] * 4)
    assert put_one_hot(row, 0, i64(-1), 4) == 4
    assert list(row) == [0] * 4
    put_one_hot(row, 0, 2, 4)
    assert list(row) == [0, 0, 1, 0]


def test_seats_are_turned_and_leave_room_for_the_absent() -> None:
    row = vec[u8]([0] * 5)
    assert put_seat_mask(row, 0, 0b101, 2, 3, 5) == 5
    assert list(row) == [1, 1, 0, 0, 0]
    assert put_one_hot_seat(row, 0, 1, 2, 3, 5) == 5
    assert list(row) == [0, 0, 1, 0, 0]
    put_one_hot_seat(row, 0, -1, 2, 3, 5)
    assert list(row) == [0] * 5
