"""Explicit deals are read strictly (C2, C3, C4)."""

from collections.abc import Callable
from typing import Any

import pytest
from tests.castle.tables import GAME, stacked_deal
from tests.rule import rule

from regalia.kernel.errors import BadRecord

Deal = dict[str, Any]


def deal_without(name: str) -> Callable[[Deal], object]:
    return lambda deal: deal.pop(name)


def deal_with(name: str, value: object) -> Callable[[Deal], object]:
    return lambda deal: deal.update({name: value})


BAD: list[tuple[str, Callable[[Deal], object], str]] = [
    ("no hands", deal_without("hands"), "the field hands is missing"),
    ("no decks", deal_without("decks"), "the field decks is missing"),
    ("no reserve", deal_without("reserve"), "the field reserve is missing"),
    ("no first", deal_without("first"), "the field first is missing"),
    ("a field too many", deal_with("board", {}), "no field «board»"),
    ("hands are no list", deal_with("hands", {}), "hands is a list of 2 lists"),
    ("a hand too few", lambda deal: deal["hands"].pop(), "hands is a list of 2 lists"),
    ("a deck too many", lambda deal: deal["decks"].append([]), "decks is a list of 2 lists"),
    ("a hand too small", lambda deal: deal["hands"][1].pop(), "hands: seat 1 has .* 9 cards"),
    ("a hand is a text", lambda deal: deal["hands"].__setitem__(0, "king"), "hands: seat 0"),
    ("a deck too small", lambda deal: deal["decks"][0].pop(), "decks: seat 0 has .* 13 cards"),
    ("a reserve too large", lambda deal: deal["reserve"].append("spy"), "reserve has .* 10 cards"),
    ("no such card", lambda deal: deal["hands"][0].__setitem__(0, "joker"), "«joker» is no card"),
    ("a number for a card", lambda deal: deal["decks"][0].__setitem__(0, 7), "«7» is no card"),
    ("null for a card", lambda deal: deal["reserve"].__setitem__(0, None), "«None» is no card"),
    ("first is too great", deal_with("first", 2), "first is a seat from 0 to 1"),
    ("first is below zero", deal_with("first", -1), "first is a seat from 0 to 1"),
    ("first is a truth", deal_with("first", True), "first is a seat from 0 to 1"),
    ("first is no whole number", deal_with("first", 0.0), "first is a seat from 0 to 1"),
    ("first is null", deal_with("first", None), "first is a seat from 0 to 1"),
    (
        "two Kings",
        lambda deal: deal["hands"][0].__setitem__(1, "king"),
        "there are 1 of king, not 2",
    ),
    (
        "a Jester for two",
        lambda deal: deal["hands"][0].__setitem__(1, "jester"),
        "with 2 seats there are 0 of jester, not 1",
    ),
]


@rule("C2", "C3", "C4")
@pytest.mark.parametrize(("spoil", "says"), [row[1:] for row in BAD], ids=[row[0] for row in BAD])
def test_a_bad_deal_is_refused_with_a_sentence(spoil: Callable[[Deal], object], says: str) -> None:
    deal = stacked_deal([["king"], []])
    spoil(deal)
    with pytest.raises(BadRecord, match=f"^deal: .*{says}"):
        GAME.deal_explicit(GAME.read_options({"seats": 2}), deal, None)


@rule("C3")
def test_a_good_deal_is_laid_out_as_written() -> None:
    deal = stacked_deal([["king"], ["queen"]], [["spy", "thief"], ["witch"]], ["soldier"], first=1)
    table: Any = GAME.deal_explicit(GAME.read_options({"seats": 2}), deal, None).table_as_dict()
    seats: Any = table["seats"]
    hands: Any = deal["hands"]
    reserve: Any = deal["reserve"]
    assert [one["hand"] for one in seats] == [sorted(hand) for hand in hands]
    assert [one["deck"] for one in seats] == deal["decks"]
    assert table["reserve"] == sorted(reserve)
    assert table["turn"] == 1


@pytest.mark.parametrize(
    ("given", "says"),
    [
        ({"seats": 1}, "seats is a number from 2 to 5"),
        ({"seats": 6}, "seats is a number from 2 to 5"),
        ({"seats": 2, "merchant_finish": 1}, "merchant_finish is true or false"),
        ({"seats": 2, "hand_limit": "yes"}, "hand_limit is false or true"),
        ({"seats": 2, "edition": "ru"}, "no option «edition»"),
    ],
)
def test_bad_options_are_refused(given: dict[str, object], says: str) -> None:
    with pytest.raises(BadRecord, match=says):
        GAME.read_options(given)


def test_the_defaults_of_the_options() -> None:
    assert GAME.read_options({"seats": 3}).to_dict() == {
        "seats": 3,
        "merchant_finish": True,
        "hand_limit": False,
    }
