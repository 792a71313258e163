"""Where the editions differ: ties, the refill, and the moves of a turn (M13, M42)."""

import pytest
from tests.majesty.tables import (
    MAJESTY,
    coins,
    deal,
    options_deal_and_moves,
    row,
    standard_deal,
    table,
    table_after_turns,
    workers,
)
from tests.rule import rule
from tests.stacked import legal, play, refusal, told_events

from regalia.kernel.errors import BadRecord
from regalia.kernel.rng import rng_from_number
from regalia.kernel.seats import lowest_seat
from regalia.kernel.state import State

QUIET = ["miller", "brewer", "witch", "guard", "innkeeper", "noble"]
QUIET += ["miller", "brewer", "witch", "guard", "miller", "miller"]

AT_ONCE = ("pl", "de")
AT_THE_END = ("ru", "en")


def tied_game(spender: int | None, **options: object) -> State:
    """A game of two that ends level, one of them having paid a worker for the last card."""
    turns = [card for card in QUIET for _ in range(2)]
    first = 0 if spender is None else 1 - spender
    moves = [f"{(first + turn) % 2} 1" for turn in range(24)]
    if spender is not None:
        moves[-1] = f"{spender} 2"
    # one miller more than they take, so that card 2 is as good as card 1
    shown = deal(*turns, "miller", first=first)
    return play(MAJESTY, {"seats": 2, "deck": "all", **options}, shown, *moves)


# ties


@rule("M42")
@pytest.mark.parametrize("edition", ["ru", "en", "pl", "de"])
def test_a_full_tie_is_shared_in_every_edition(edition: str) -> None:
    state = tied_game(None, edition=edition)
    assert coins(state)[0] == coins(state)[1]
    assert workers(state)[0] == workers(state)[1]
    assert state.winners() == [0, 1]


@rule("M42")
@pytest.mark.parametrize("edition", ["ru", "en", "de"])
def test_workers_break_no_tie_in_ru_en_and_de(edition: str) -> None:
    state = tied_game(1, edition=edition)
    assert coins(state)[0] == coins(state)[1]
    assert workers(state) == [5, 4]
    assert state.winners() == [0, 1]


@rule("M42")
def test_the_most_workers_win_a_tie_in_pl() -> None:
    for spender in (0, 1):
        state = tied_game(spender, edition="pl")
        assert coins(state)[0] == coins(state)[1]
        assert workers(state)[spender] == 4
        assert workers(state)[1 - spender] == 5
        assert state.winners() == [1 - spender]


@rule("M42")
def test_coins_come_before_workers_in_pl() -> None:
    turns = [card for card in QUIET for _ in range(2)]
    turns[-1] = "guard"
    moves = [f"{turn % 2} 1" for turn in range(23)] + ["1 2"]
    shown = deal(*turns, "innkeeper")
    state = play(MAJESTY, {"seats": 2, "deck": "all", "edition": "pl"}, shown, *moves)
    # seat 1 pays a worker for a second innkeeper
    assert workers(state) == [5, 4]
    assert coins(state)[1] > coins(state)[0]
    assert state.winners() == [1]


@rule("M42")
def test_the_note_in_de_lets_workers_break_a_tie() -> None:
    assert tied_game(1, edition="de", tiebreak="workers").winners() == [0]
    assert tied_game(None, edition="de", tiebreak="workers").winners() == [0, 1]


@rule("M42")
@pytest.mark.parametrize("edition", ["ru", "en", "pl", None])
def test_tiebreak_is_an_error_outside_de(edition: str | None) -> None:
    given = {"seats": 2, "tiebreak": "workers"} | ({"edition": edition} if edition else {})
    with pytest.raises(BadRecord, match=r"tiebreak is a choice of edition de alone \(M42\)"):
        MAJESTY.read_options(given)


@rule("M42")
@pytest.mark.parametrize("value", ["shared", "coins", "", None, True, 1])
def test_tiebreak_has_one_value(value: object) -> None:
    with pytest.raises(BadRecord, match='options: tiebreak is "workers"'):
        MAJESTY.read_options({"seats": 2, "edition": "de", "tiebreak": value})


@rule("M42")
def test_ru_is_the_default_and_there_are_four_editions() -> None:
    assert MAJESTY.read_options({"seats": 2}).to_dict()["edition"] == "ru"
    with pytest.raises(BadRecord, match='edition is "ru" or "en" or "pl" or "de"'):
        MAJESTY.read_options({"seats": 2, "edition": "fr"})


# the refill


@rule("M13")
@pytest.mark.parametrize("edition", AT_THE_END)
def test_in_ru_and_en_the_choices_are_part_of_the_taking(edition: str) -> None:
    options = {"seats": 2, "edition": edition}
    shown = standard_deal("brewer/witch", "miller")
    state = play(MAJESTY, options, shown)
    assert legal(MAJESTY, state)[:3] == ["0 1:brewer", "0 1:witch", "0 2"]
    after = play(MAJESTY, options, shown, "0 1:witch")
    assert table(after)["taken"] is None
    assert after.pending == 0b10


@rule("M13")
@pytest.mark.parametrize("edition", AT_THE_END)
def test_in_ru_and_en_the_row_refills_after_the_building_is_resolved(edition: str) -> None:
    options = {"seats": 2, "deck": "all", "edition": edition}
    names = [line.split()[0] for line in told_events(MAJESTY, options, deal("brewer"), "0 1")]
    assert names == ["took", "placed", "earned", "recruited", "dismissed", "turned-up"]


@rule("M13")
@pytest.mark.parametrize("edition", AT_ONCE)
def test_in_pl_and_de_the_row_refills_as_soon_as_the_card_is_taken(edition: str) -> None:
    options = {"seats": 2, "deck": "all", "edition": edition}
    names = [line.split()[0] for line in told_events(MAJESTY, options, deal("brewer"), "0 1")]
    assert names == ["took", "turned-up", "placed", "earned", "recruited", "dismissed"]


@rule("M13")
@pytest.mark.parametrize("edition", AT_ONCE)
def test_in_pl_and_de_the_choice_is_a_move_of_its_own_with_the_new_card_in_view(
    edition: str,
) -> None:
    options = {"seats": 2, "deck": "all", "edition": edition}
    shown = deal("miller", "brewer/witch", "guard", "guard", "guard", "guard", "noble", "knight")
    state = play(MAJESTY, options, shown)
    assert legal(MAJESTY, state) == [f"0 {place}" for place in range(1, 7)]
    taken = play(MAJESTY, options, shown, "0 2")
    assert table(taken)["taken"] == "brewer/witch"
    assert table(taken)["turn"] == 0
    assert row(taken)[0] == ("miller", 1)
    assert row(taken)[5] == ("noble", 0)
    assert taken.pending == 0b01
    assert taken.view(0).table_as_dict()["row"] == table(taken)["row"]
    assert legal(MAJESTY, taken) == ["0 :brewer", "0 :witch"]
    done = play(MAJESTY, options, shown, "0 2", "0 :witch")
    assert table(done)["taken"] is None
    assert table(done)["turn"] == 1
    assert row(done)[5] == ("noble", 0)
    assert done.pending == 0b10


@rule("M13")
@pytest.mark.parametrize("edition", AT_ONCE)
def test_in_pl_and_de_a_card_without_a_choice_is_one_move(edition: str) -> None:
    options = {"seats": 2, "deck": "all", "edition": edition}
    for card in ("miller", "brewer", "witch", "guard", "knight", "innkeeper", "noble"):
        state = play(MAJESTY, options, deal(card), "0 1")
        assert table(state)["turn"] == 1
        assert state.pending == 0b10


@rule("M13", "M33")
@pytest.mark.parametrize("edition", AT_ONCE)
def test_in_pl_and_de_a_healing_is_a_choice_only_for_a_double_card(edition: str) -> None:
    double = table_after_turns("miller/brewer:miller", "knight", edition=edition)
    assert double.pending == 0b01
    chosen, cards, moves = options_deal_and_moves(
        ("miller/brewer:miller", "knight", "witch+brewer"), {"edition": edition}
    )
    taken = play(MAJESTY, chosen, cards, *moves[:-1])
    assert table(taken)["taken"] == "witch"
    assert legal(MAJESTY, taken) == ["0 +miller", "0 +brewer"]
    single = table_after_turns("miller", "knight", "witch", edition=edition)
    assert table(single)["turn"] == 3


@rule("M13", "M34")
def test_in_pl_both_choices_of_a_double_witch_are_one_move() -> None:
    chosen, cards, moves = options_deal_and_moves(
        ("miller/brewer:miller", "knight", "brewer/witch:witch+brewer"), {"edition": "pl"}
    )
    assert moves[-2:] == ["0 1", "0 :witch+brewer"]
    taken = play(MAJESTY, chosen, cards, *moves[:-1])
    assert legal(MAJESTY, taken) == ["0 :brewer", "0 :witch+miller", "0 :witch+brewer"]


@rule("M13", "M26B")
@pytest.mark.parametrize("edition", AT_ONCE)
def test_in_pl_and_de_a_trade_is_a_choice_unless_nothing_can_be_traded(edition: str) -> None:
    options = {"seats": 2, "deck": "all", "edition": edition, "sides": "BBBBBBBB"}
    five = deal("guard", "guard", "guard", "guard", "guard", "noble")
    # all five workers pay for the noble and there is no coin: one way to go on
    state = play(MAJESTY, options, five, "0 6")
    assert table(state)["turn"] == 1
    assert coins(state)[0] == 4
    taken = play(MAJESTY, options, deal("noble"), "0 1")
    assert table(taken)["taken"] == "noble"
    assert legal(MAJESTY, taken) == ["0 $-5", "0 $-4", "0 $-3", "0 $-2", "0 $-1", "0 $0"]


@rule("M13", "M9")
def test_between_the_two_moves_the_workers_taken_are_already_counted() -> None:
    options = {"seats": 2, "deck": "all", "edition": "pl"}
    shown = deal("guard/noble", "guard", "guard")
    taken = play(MAJESTY, options, shown, "0 3", "1 1")
    assert workers(taken) == [3, 6]
    assert refusal(MAJESTY, options, shown, "0 3", "1 1", "1 2") == (
        "the card is taken already; now say where it goes (M13)"
    )


@rule("M13")
@pytest.mark.parametrize("later", AT_ONCE)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_same_choices_give_the_same_result_in_every_edition(later: str, seats: int) -> None:
    for number in range(10):
        sides = "AAAAAAAA" if number % 2 else "BBBBBBBB"
        rng = rng_from_number(number)
        first = MAJESTY.deal(
            MAJESTY.read_options({"seats": seats, "sides": sides, "edition": "ru"}), rng.copy()
        )
        other = MAJESTY.deal(
            MAJESTY.read_options({"seats": seats, "sides": sides, "edition": later}), rng.copy()
        )
        while first.pending:
            assert other.table_as_dict() == first.table_as_dict()
            seat = lowest_seat(first.pending)
            moves = first.legal(seat)
            move = moves[rng.below(len(moves))]
            text = MAJESTY.notate(first.view(seat), move)
            first.apply(seat, move)
            other.apply(seat, MAJESTY.parse(other.view(seat), text[0]))
            if table(other)["taken"]:
                other.apply(seat, MAJESTY.parse(other.view(seat), text[1:] or "$0"))
        assert other.table_as_dict() == first.table_as_dict()
        assert other.scores() == first.scores()
