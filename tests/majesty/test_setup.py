"""What lies on the table before the first turn (M1-M7)."""

from collections import Counter

import pytest
from tests.majesty.tables import (
    GREEN,
    KEPT,
    MAJESTY,
    PLACES,
    RED,
    coins,
    coins_gained_in_last_turn,
    deal,
    realm,
    row,
    standard_deal,
    table,
    table_after_turns,
    workers,
)
from tests.rule import rule
from tests.stacked import play

from regalia.kernel.errors import BadRecord
from regalia.kernel.rng import rng_from_number
from regalia.kernel.state import State

SHUFFLES = 200

# for each building a last turn that pays differently on side A and on side B
FACES = {
    0: (("witch", "guard", "miller"), 2, 5),
    1: (("brewer",), 3, 1),
    2: (("miller", "guard", "witch"), 4, 3),
    3: (("innkeeper", "noble", "guard"), 4, 5),
    4: (("innkeeper", "guard", "knight"), 3, 6),
    5: (("brewer", "guard", "innkeeper"), 7, 2),
    6: (("noble",), 6, 4),
}


def shuffled_table(seats: int, number: int, **options: object) -> State:
    """A table dealt by chance."""
    return MAJESTY.deal(MAJESTY.read_options({"seats": seats, **options}), rng_from_number(number))


def in_play(state: State) -> list[str]:
    """All cards in drawing order, the row first."""
    return [card for card, _ in row(state)] + table(state)["deck"]


def sides_with_one_different(building: int, side: str) -> str:
    """One building with this side up, all others with the other."""
    others = "B" if side == "A" else "A"
    return others * building + side + others * (7 - building)


@rule("M1")
def test_everyone_has_the_same_buildings() -> None:
    for realm_ in table(shuffled_table(4, 1))["seats"]:
        assert tuple(realm_["buildings"]) == PLACES
        assert not any(realm_["buildings"].values())
        assert realm_["infirmary"] == []


@rule("M1")
def test_side_a_is_up_unless_chosen_otherwise() -> None:
    assert MAJESTY.read_options({"seats": 3}).to_dict()["sides"] == "AAAAAAAA"


@rule("M1")
@pytest.mark.parametrize("building", FACES)
def test_each_letter_of_sides_turns_its_own_building(building: int) -> None:
    turns, pays_a, pays_b = FACES[building]
    assert (
        coins_gained_in_last_turn(*turns, sides=sides_with_one_different(building, "A"))[0]
        == pays_a
    )
    assert (
        coins_gained_in_last_turn(*turns, sides=sides_with_one_different(building, "B"))[0]
        == pays_b
    )


@rule("M1")
def test_the_sides_are_the_same_for_the_whole_table() -> None:
    for seat in range(4):
        start = ["guard"] * seat
        assert coins_gained_in_last_turn(*start, "miller/knight:miller", seats=4)[seat] == 2
        assert (
            coins_gained_in_last_turn(*start, "innkeeper/noble:noble", seats=4, sides="AAAAAABA")[
                seat
            ]
            == 4
        )


@rule("M1")
@pytest.mark.parametrize(
    "sides", ["", "A", "AAAAAAA", "AAAAAAAAA", "aaaaaaaa", "AAAAAAAC", "AAAA AAA", 8, None]
)
def test_sides_are_eight_letters_a_or_b(sides: object) -> None:
    with pytest.raises(BadRecord, match=r"options: sides is eight letters A or B"):
        MAJESTY.read_options({"seats": 2, "sides": sides})


@rule("M1")
def test_two_to_four_can_play() -> None:
    for seats in (2, 3, 4):
        assert len(table(shuffled_table(seats, 0))["seats"]) == seats
    for seats in (1, 5):
        with pytest.raises(BadRecord, match="seats is a number from 2 to 4"):
            MAJESTY.read_options({"seats": seats})


@rule("M2")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everyone_starts_with_five_workers_and_no_coins(seats: int) -> None:
    state = shuffled_table(seats, 5)
    assert workers(state) == [5] * seats
    assert coins(state) == [0] * seats


@rule("M2")
def test_a_worker_card_has_five_places() -> None:
    assert realm(table_after_turns("brewer"), 0)["workers"] == 5


@rule("M3")
def test_the_box_has_33_green_and_27_red_cards() -> None:
    assert GREEN.total() == 33
    assert RED.total() == 27


@rule("M3", "M6")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_deck_of_all_cards_is_exactly_the_box(seats: int) -> None:
    state = shuffled_table(seats, 7, deck="all")
    assert Counter(in_play(state)) == GREEN + RED
    assert len(in_play(state)) == 60
    assert MAJESTY.invariants.component_names(state) == sorted((GREEN + RED).elements())


@rule("M3", "M4")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_green_cards_kept_lie_on_all_the_red_ones(seats: int) -> None:
    for number in range(SHUFFLES):
        cards = in_play(shuffled_table(seats, number))
        assert len(cards) == KEPT[seats] + 27
        assert Counter(cards[: KEPT[seats]]) <= GREEN
        assert Counter(cards[KEPT[seats] :]) == RED


@rule("M4")
def test_the_books_count_the_same_cards_as_kept_and_as_discarded() -> None:
    for seats, discarded in ((2, 27), (3, 19), (4, 7)):
        assert len(in_play(shuffled_table(seats, 0))) == 60 - discarded


@rule("M4")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_stage_is_shuffled(seats: int) -> None:
    kept = KEPT[seats]
    decks = [in_play(shuffled_table(seats, number)) for number in range(SHUFFLES)]
    assert {deck[0] for deck in decks} == set(+GREEN)
    assert {deck[kept] for deck in decks} == set(+RED)
    assert {deck[-1] for deck in decks} == set(+RED)
    assert len({tuple(deck) for deck in decks}) == SHUFFLES


@rule("M4")
def test_every_green_card_is_kept_as_often_as_any_other() -> None:
    kept: Counter[str] = Counter()
    for number in range(2000):
        kept.update(in_play(shuffled_table(3, number))[:14])
    for card, copies in (+GREEN).items():
        expected = 2000 * 14 * copies / 33
        assert abs(kept[card] - expected) < 5 * expected**0.5, card


@rule("M4")
def test_nobody_sees_which_green_cards_left_the_game() -> None:
    state = shuffled_table(3, 11)
    gone = GREEN - Counter(in_play(state)[:14])
    view = state.view(0)
    assert set(view.table_as_dict()["deck"]) == {None}
    seen: Counter[str] = Counter()
    for number in range(100):
        seen |= Counter(in_play(MAJESTY.imagine(view, rng_from_number(number)))[6:14])
    assert set(gone) <= set(seen)


@rule("M5")
def test_the_first_six_cards_form_the_row() -> None:
    first = ["noble", "miller", "guard/noble", "witch", "knight", "miller"]
    state = play(MAJESTY, {"seats": 3}, standard_deal(*first, "innkeeper", seats=3))
    assert row(state) == [(card, 0) for card in first]
    assert table(state)["deck"][0] == "innkeeper"


@rule("M5")
def test_two_open_with_exactly_the_six_green_cards() -> None:
    for number in range(SHUFFLES):
        state = shuffled_table(2, number)
        assert Counter(card for card, _ in row(state)) <= GREEN
        assert Counter(table(state)["deck"]) == RED


@rule("M6")
def test_the_deck_of_all_cards_is_shuffled_together() -> None:
    decks = [in_play(shuffled_table(2, number, deck="all")) for number in range(4 * SHUFFLES)]
    assert {deck[0] for deck in decks} == set(GREEN)
    assert {deck[-1] for deck in decks} == set(GREEN)


@rule("M6")
def test_the_standard_deck_is_the_default() -> None:
    assert MAJESTY.read_options({"seats": 2}).to_dict()["deck"] == "standard"


@rule("M7")
@pytest.mark.parametrize("edition", ["ru", "en", "pl", "de"])
def test_anyone_may_be_first(edition: str) -> None:
    begins = Counter(
        int(shuffled_table(4, number, edition=edition).pending) for number in range(SHUFFLES)
    )
    assert set(begins) == {1, 2, 4, 8}
    assert min(begins.values()) > SHUFFLES // 8


@rule("M7")
def test_turns_go_clockwise() -> None:
    state = play(
        MAJESTY,
        {"seats": 3, "deck": "all"},
        deal("miller", "guard", "witch", "noble", first=2),
        "2 1",
        "0 1",
        "1 1",
        "2 1",
    )
    assert realm(state, 2)["buildings"]["castle"] == ["noble"]
    assert state.pending == 1
