"""Rotated seats, paired deals, even tables."""

from collections import Counter
from itertools import combinations
from math import factorial

import pytest

from regalia.arena.seating import bot_seed, deal_seed, make_seatings, nth_circular_order


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6, 9])
def test_every_bot_has_every_seat_of_every_deal_once(seats: int) -> None:
    games = make_seatings(seats, seats, 7 * seats, "x")
    places = Counter((game.deal, bot, seat) for game in games for seat, bot in enumerate(game.bots))
    assert len(places) == 7 * seats * seats
    assert set(places.values()) == {1}


def test_games_are_numbered_deal_by_deal() -> None:
    games = make_seatings(3, 3, 7, "x")
    assert [game.number for game in games] == [0, 1, 2, 3, 4, 5, 6]
    assert [game.deal for game in games] == [0, 0, 0, 1, 1, 1, 2]
    assert [game.bots for game in games[:3]] == [(0, 1, 2), (2, 0, 1), (1, 2, 0)]


def test_fewer_games_are_the_first_of_more() -> None:
    assert make_seatings(5, 3, 40, "x")[:11] == make_seatings(5, 3, 11, "x")


def test_circles_come_in_order_and_begin_again() -> None:
    assert [nth_circular_order((4, 5, 6, 7), number) for number in range(7)] == [
        (4, 5, 6, 7),
        (4, 5, 7, 6),
        (4, 6, 5, 7),
        (4, 6, 7, 5),
        (4, 7, 5, 6),
        (4, 7, 6, 5),
        (4, 5, 6, 7),
    ]


def test_a_large_table_has_its_circles_at_once() -> None:
    table = tuple(range(20))
    assert nth_circular_order(table, factorial(19) - 1) == (0, *reversed(range(1, 20)))


def test_nobody_keeps_a_neighbour() -> None:
    games = make_seatings(4, 4, 4 * 6, "x")
    following = Counter(
        (bot, game.bots[(seat + 1) % 4]) for game in games for seat, bot in enumerate(game.bots)
    )
    assert len(following) == 12
    assert set(following.values()) == {8}


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 7])
def test_every_circle_has_its_turn(seats: int) -> None:
    circles = factorial(seats - 1)
    games = make_seatings(seats, seats, seats * circles, "x")
    assert len({game.bots for game in games[::seats]}) == circles


@pytest.mark.parametrize("seats", [6, 8, 9])
def test_nobody_keeps_a_neighbour_at_a_large_table_either(seats: int) -> None:
    deals = 40
    following = Counter(
        (bot, game.bots[(seat + 1) % seats])
        for game in make_seatings(seats, seats, deals * seats, "x")[::seats]
        for seat, bot in enumerate(game.bots)
    )
    assert len(following) == seats * (seats - 1)
    assert max(following.values()) <= 2 * deals / (seats - 1)


@pytest.mark.parametrize(("bots", "seats"), [(5, 2), (5, 4), (7, 3), (9, 4), (12, 6)])
def test_many_bots_meet_evenly(bots: int, seats: int) -> None:
    deals = 12 * bots
    games = make_seatings(bots, seats, deals * seats, "x")
    games_by_bot = Counter(bot for game in games for bot in game.bots)
    deals_by_table = Counter(pair for game in games for pair in combinations(sorted(game.bots), 2))
    assert set(games_by_bot.values()) == {12 * seats * seats}
    assert len(deals_by_table) == bots * (bots - 1) // 2
    mean = sum(deals_by_table.values()) / len(deals_by_table)
    assert all(abs(times - mean) < 0.25 * mean for times in deals_by_table.values())


def test_seeds_differ_wherever_they_should() -> None:
    deals = {deal_seed(seed, deal) for seed in ("1", "2") for deal in range(50)}
    assert len(deals) == 100
    assert all(len(seed) == 32 for seed in deals)
    bots = {bot_seed(seed, game, seat) for seed in "12" for game in range(9) for seat in range(4)}
    assert len(bots) == 72
    assert all(0 <= seed < 1 << 62 for seed in bots)
