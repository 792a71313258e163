"""Explicit deals, read strictly (M3-M7)."""

import pytest
from tests.majesty.tables import BOX, KEPT, MAJESTY, deal, row, standard_deal, table
from tests.rule import rule
from tests.stacked import play, refused_deal

from regalia.kernel.rng import rng_from_number
from regalia.kernel.seats import lowest_seat

TWO = {"seats": 2}
ALL = {"seats": 2, "deck": "all"}


def deal_with_changes(cards: dict[str, object], **fields: object) -> dict[str, object]:
    """A deal with some fields replaced."""
    return {**cards, **fields}


def deck(cards: dict[str, object]) -> list[str]:
    """The deck of a deal."""
    found = cards["deck"]
    assert isinstance(found, list)
    return list(found)


@rule("M4", "M5")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_standard_deal_is_all_cards_in_play_in_drawing_order(seats: int) -> None:
    cards = standard_deal("noble", "miller", seats=seats)
    state = play(MAJESTY, {"seats": seats}, cards)
    drawn = [card for card, _ in row(state)] + table(state)["deck"]
    assert drawn == cards["deck"]
    assert len(drawn) == {2: 33, 3: 41, 4: 53}[seats]


@rule("M4", "M5")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_shuffled_deal_can_be_laid(seats: int) -> None:
    for name in ("standard", "all"):
        options = {"seats": seats, "deck": name}
        for number in range(20):
            dealt = MAJESTY.deal(MAJESTY.read_options(options), rng_from_number(number))
            cards = [card for card, _ in row(dealt)] + table(dealt)["deck"]
            first = int(dealt.pending).bit_length() - 1
            assert play(MAJESTY, options, {"deck": cards, "first": first}) == dealt


@rule("M7")
def test_the_first_seat_is_the_one_named() -> None:
    for first in range(3):
        state = play(MAJESTY, {"seats": 3}, standard_deal(seats=3, first=first))
        assert state.pending == 1 << first


@rule("M7")
@pytest.mark.parametrize("first", [-1, 2, 0.0, "0", True, False, None, [0], 2**62, 2**63, 10**40])
def test_first_is_a_seat(first: object) -> None:
    assert refused_deal(MAJESTY, TWO, deal_with_changes(standard_deal(), first=first)).startswith(
        "deal: first is a seat from 0 to 1, not "
    )


def test_a_deal_has_exactly_its_fields() -> None:
    cards = standard_deal()
    assert refused_deal(MAJESTY, TWO, {}) == "deal: the field deck is missing"
    assert refused_deal(MAJESTY, TWO, {"deck": cards["deck"]}) == "deal: the field first is missing"
    assert refused_deal(MAJESTY, TWO, deal_with_changes(cards, row=[])) == (
        "deal: there is no field «row» here"
    )


@rule("M4")
@pytest.mark.parametrize("wrong", [None, {}, "miller", 33, []])
def test_the_deck_is_a_list(wrong: object) -> None:
    assert "deck is a list of exactly 33 cards (M4)" in refused_deal(
        MAJESTY, TWO, deal_with_changes(standard_deal(), deck=wrong)
    )


@rule("M4")
def test_a_deck_with_a_card_too_few_or_too_many_is_refused() -> None:
    cards = deck(standard_deal())
    for wrong in (cards[:-1], [*cards, "miller"]):
        assert "exactly 33 cards" in refused_deal(MAJESTY, TWO, {"deck": wrong, "first": 0})
    for seats, size in ((3, 41), (4, 53)):
        assert f"exactly {size} cards" in refused_deal(MAJESTY, {"seats": seats}, standard_deal())
    assert "exactly 60 cards" in refused_deal(MAJESTY, ALL, standard_deal())


@rule("M3")
@pytest.mark.parametrize(
    "name", ["witch/brewer", "Miller", "miller ", "", "king", "miller/miller", 1, None, ["miller"]]
)
def test_only_cards_of_the_box_are_cards(name: object) -> None:
    cards: list[object] = [*deck(standard_deal())]
    cards[3] = name
    assert "is no card of the game (M3)" in refused_deal(MAJESTY, TWO, {"deck": cards, "first": 0})


@rule("M3", "M4")
def test_the_first_cards_are_a_possible_choice_of_green_ones() -> None:
    cards = deck(standard_deal())
    for red_only in ("witch/noble", "guard/knight", "brewer/knight", "witch/innkeeper"):
        mixed = [*cards]
        at = mixed.index(red_only, 6)
        mixed[0], mixed[at] = mixed[at], mixed[0]
        assert f"which are green, can have 0 of {red_only}" in refused_deal(
            MAJESTY, TWO, {"deck": mixed, "first": 0}
        )
    many = ["knight", "knight", "knight", *cards[3:]]
    assert "can have 2 of knight, not 3 (M3)" in refused_deal(
        MAJESTY, TWO, {"deck": many, "first": 0}
    )


@rule("M3", "M4")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_last_cards_are_exactly_the_red_ones(seats: int) -> None:
    cards = deck(standard_deal(seats=seats))
    at = KEPT[seats]
    cards[at:] = ["miller" if card == "witch/noble" else card for card in cards[at:]]
    assert refused_deal(MAJESTY, {"seats": seats}, {"deck": cards, "first": 0}) == (
        "deal: deck: the last 27 cards, which are red, can have 2 of miller, not 3 (M3)"
    )


@rule("M3", "M6")
@pytest.mark.parametrize("card", BOX)
@pytest.mark.parametrize("place", [0, 59])
def test_no_card_is_there_once_too_often(card: str, place: int) -> None:
    cards = deck(deal())
    if cards[place] == card:
        cards.reverse()
    cards[place] = card
    copies = sum(BOX[card])
    assert refused_deal(MAJESTY, ALL, {"deck": cards, "first": 0}) == (
        f"deal: deck: the deck can have {copies} of {card}, not {copies + 1} (M3)"
    )


@rule("M4", "M6")
@pytest.mark.parametrize("name", ["standard", "all"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_imagined_deck_is_a_possible_one(seats: int, name: str) -> None:
    options = {"seats": seats, "deck": name}
    for number in range(5):
        rng = rng_from_number(number)
        state = MAJESTY.deal(MAJESTY.read_options(options), rng)
        dealt = [card for card, _ in row(state)] + table(state)["deck"]
        while state.pending:
            unseen = table(MAJESTY.imagine(state.view(0), rng))["deck"]
            seen = dealt[: len(dealt) - len(unseen)]
            play(MAJESTY, options, {"deck": seen + unseen, "first": 0})
            seat = lowest_seat(state.pending)
            moves = state.legal(seat)
            state.apply(seat, moves[rng.below(len(moves))])


@rule("M6")
def test_the_deck_of_all_cards_may_lie_in_any_order() -> None:
    state = play(MAJESTY, ALL, deal("witch/noble", "guard/knight", "brewer/knight"))
    assert row(state)[0] == ("witch/noble", 0)
    cards = deck(deal())
    cards[cards.index("witch/noble")] = "guard/noble"
    assert "the deck can have 1 of guard/noble, not 2 (M3)" in refused_deal(
        MAJESTY, ALL, {"deck": cards, "first": 0}
    )


def test_an_explicit_deal_needs_no_seed_and_is_left_as_it_was() -> None:
    cards = standard_deal()
    before = deck(cards)
    state = MAJESTY.deal_explicit(MAJESTY.read_options(TWO), cards, None)
    state.apply(0, state.legal(0)[0])
    assert cards["deck"] == before
