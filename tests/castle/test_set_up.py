"""The board and the deal (C1-C4)."""

from collections import Counter
from typing import Any

import pytest
from tests.castle.tables import GAME, deal_table
from tests.rule import rule

from regalia.games.castle.rules.board import (
    ADJACENT,
    COURT_SPACES,
    PLACE_NAMES,
    PLACE_OF,
    SPACES,
    TOWER_SPACES,
    WALL,
    WALL_SPACES,
    wall_side,
)
from regalia.games.castle.rules.cards import CARDS, DECK_CARDS, HAND_CARDS, RESERVE_CARDS
from regalia.kernel.rng import rng_from_number
from regalia.kernel.seats import seats_in_mask


def space_names(mask: int) -> set[str]:
    """The spaces of a mask."""
    return {PLACE_NAMES[place] for place in range(SPACES) if mask >> place & 1}


def test_the_zones_are_as_drawn() -> None:
    assert space_names(TOWER_SPACES) == {"a1", "f1", "a6", "f6"}
    assert [space_names(wall) for wall in WALL] == [
        {"b6", "c6", "d6", "e6"},
        {"f2", "f3", "f4", "f5"},
        {"b1", "c1", "d1", "e1"},
        {"a2", "a3", "a4", "a5"},
    ]
    assert space_names(WALL_SPACES) == set[str]().union(*(space_names(wall) for wall in WALL))
    assert space_names(COURT_SPACES) == {column + row for column in "bcde" for row in "2345"}
    assert PLACE_NAMES[36:42] == ("north", "east", "south", "west", "o1", "o2")
    assert PLACE_NAMES[int(wall_side(PLACE_OF["f3"])) + SPACES] == "east"


def test_a_corner_of_the_court_touches_a_tower_four_walls_and_three_court_spaces() -> None:
    around = int(ADJACENT[PLACE_OF["b2"]])
    assert space_names(around) == {"a1", "a2", "a3", "b1", "c1", "b3", "c2", "c3"}
    assert space_names(int(ADJACENT[PLACE_OF["f6"]])) == {"e6", "e5", "f5"}
    assert not ADJACENT[PLACE_OF["north"]]
    assert not ADJACENT[PLACE_OF["o1"]]


@rule("C1")
def test_a_space_takes_one_card_and_only_knights_lie_on_others() -> None:
    s = deal_table(["prince", "priest", "knight", "knight"])
    s.play(0, "play prince c3")
    assert "c3" not in s.plays("priest")
    assert s.plays("knight") == ["c3"]
    s.play(0, "play knight c3")
    s.play(0, "play knight c3")
    assert s.at("c3") == "prince:0 knight:0 knight:0"


@rule("C1")
def test_a_knight_is_never_laid_on_an_empty_space() -> None:
    assert deal_table(["knight"]).plays("knight") == []


@rule("C2")
def test_the_box_has_56_cards_and_for_two_54() -> None:
    assert sum(row[3] for row in CARDS) == 56
    assert len(CARDS) == 37
    for seats in GAME.seats:
        state = GAME.deal(GAME.read_options({"seats": seats}), rng_from_number(seats))
        cards = Counter(GAME.invariants.component_names(state))
        assert cards.total() == (54 if seats == 2 else 56)
        assert cards["soldier"] == 13
        for name in ("jester", "village-idiot"):
            assert cards[name] == (0 if seats == 2 else 1)


@rule("C3")
@pytest.mark.parametrize(
    ("seats", "hand", "deck", "reserve"),
    [(2, 9, 13, 10), (3, 7, 8, 11), (4, 5, 6, 12), (5, 5, 4, 11)],
)
def test_hands_decks_and_the_reserve_have_their_sizes(
    seats: int, hand: int, deck: int, reserve: int
) -> None:
    assert (HAND_CARDS[seats], DECK_CARDS[seats], RESERVE_CARDS[seats]) == (hand, deck, reserve)
    s = deal_table(*[[]] * seats)
    table = s.table()
    assert [len(one["hand"]) for one in table["seats"]] == [hand] * seats
    assert [len(one["deck"]) for one in table["seats"]] == [deck] * seats
    assert len(s.reserve) == reserve


@rule("C3")
def test_nobody_looks_into_a_deck_but_all_see_the_reserve() -> None:
    s = deal_table(["king"], reserve=["spy"])
    for seat in (-1, 0, 1):
        seen = s.state.view(seat).table_as_dict()
        assert seen["reserve"] == s.table()["reserve"]
        seats: Any = seen["seats"]
        for one in seats:
            assert one["deck"] == [None] * 13


@rule("C4")
def test_the_first_player_is_random_and_turns_go_round() -> None:
    rng = rng_from_number(7)
    firsts = {
        seats_in_mask(GAME.deal(GAME.read_options({"seats": 5}), rng).pending)[0]
        for _ in range(100)
    }
    assert firsts == {0, 1, 2, 3, 4}
    s = deal_table([], [], [], first=2)
    seen = []
    for _ in range(8):
        seen.append(s.turn)
        s.move(s.turn, "draw")
    assert seen == [2, 2, 0, 0, 1, 1, 2, 2]


@rule("C4")
def test_every_card_played_bears_a_token_of_its_player() -> None:
    s = deal_table(["prince"], ["priest"])
    s.play(0, "play prince c3")
    s.play(1, "play priest c4")
    assert (s.at("c3"), s.at("c4")) == ("prince:0", "priest:1")
