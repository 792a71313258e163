"""The rules of Thirty-One, each proved on a stacked deck."""

from collections.abc import Sequence

import pytest
from tests.rule import rule
from thirtyone.cards import NAMES, NUMBERS, hand_points
from thirtyone.game import ThirtyOne
from thirtyone.layout import TURNS_EACH

from regalia.kernel.errors import BadRecord, Refused
from regalia.kernel.event import SPECTATOR
from regalia.kernel.foresight import foresee
from regalia.kernel.play.table import PlayedStep, Table
from regalia.kernel.records.record import Record
from regalia.kernel.text.voice import LANGUAGES, Voice, rule_texts

GAME = ThirtyOne()
DULL = "2c 3d 4h"  # a hand worth 4


def table_of(hands: Sequence[str], pile: str, stock: str = "", first: int = 0) -> Table:
    """A table with these hands, this card on the pile and these cards on top of the stock."""
    named = " ".join([*hands, pile, stock]).split()
    deck = [*named, *(name for name in NAMES[1:] if name not in named)]
    options = GAME.read_options({"seats": len(hands)})
    return Table(Record(GAME, options, None, {"deck": deck, "first": first}))


def play(table: Table, *moves: str) -> list[PlayedStep]:
    """Makes moves like `0 draw`."""
    return [table.replay_move(move) for move in moves]


def refusal_of(table: Table, text: str) -> Refused:
    """Why the seat to move may not do this."""
    with pytest.raises(Refused) as caught:
        table.play(table.state.seat_to_move(), text)
    return caught.value


def events_told_to(steps: Sequence[PlayedStep], seat: int) -> list[tuple[str, object]]:
    """The events of some steps as a seat hears them: their names and cards."""
    return [
        (one.name, one.facts.get("card")) for step in steps for one in step.events_seen_by(seat)
    ]


@rule("T1")
def test_an_ace_counts_eleven_and_a_picture_ten() -> None:
    points = [hand_points([NUMBERS[name]]) for name in ("Ac", "Kc", "Qd", "Jh", "10s", "9c", "2d")]
    assert points == [11, 10, 10, 10, 10, 9, 2]
    assert len(NUMBERS) == 52


@rule("T1")
def test_two_to_nine_play() -> None:
    assert list(GAME.seats) == [2, 3, 4, 5, 6, 7, 8, 9]
    with pytest.raises(BadRecord, match="from 2 to 9"):
        GAME.read_options({"seats": 10})


@rule("T2")
@pytest.mark.parametrize("seats", GAME.seats)
def test_everyone_has_three_cards_and_one_begins_the_pile(seats: int) -> None:
    table = GAME.new(seats, seed=seats).table_as_dict()
    assert [len(hand) for hand in table["hands"]] == [3] * seats
    assert len(table["pile"]) == 1
    assert len(table["stock"]) == 51 - 3 * seats


@rule("T2")
def test_chance_says_who_begins_and_turns_go_round() -> None:
    assert {GAME.new(9, seed).seat_to_move() for seed in range(60)} == set(range(9))
    table = table_of([DULL, "2d 3c 4s", "5c 6d 7h"], "9s", first=1)
    assert table.state.seat_to_move() == 1
    play(table, "1 draw", "1 discard 2d", "2 knock")
    assert table.state.seat_to_move() == 0


@rule("T3")
def test_a_hand_is_worth_its_best_suit() -> None:
    assert hand_points([NUMBERS[name] for name in ("9h", "Kh", "As")]) == 19
    assert hand_points([NUMBERS[name] for name in ("9h", "Kh", "Ah")]) == 30


@rule("T4")
def test_a_turn_is_a_card_and_a_discard() -> None:
    table = table_of([DULL, "2d 3c 4s"], "9s", "Kh")
    assert [GAME.notate(table.state.view(0), move) for move in table.state.legal(0)] == [
        "draw",
        "take",
        "knock",
    ]
    play(table, "0 draw")
    view = table.state.view(0)
    assert {GAME.notate(view, move) for move in view.legal()} == {
        f"discard {card}" for card in ("2c", "3d", "4h", "Kh")
    }
    play(table, "0 discard 2c")
    after = table.state.table_as_dict()
    assert after["pile"] == ["9s", "2c"]
    assert after["hands"][0] == ["3d", "4h", "Kh"]
    assert table.state.seat_to_move() == 1


@rule("T4")
def test_only_the_owner_sees_a_card_drawn() -> None:
    table = table_of([DULL, "2d 3c 4s"], "9s", "Kh")
    drawn = play(table, "0 draw")
    assert events_told_to(drawn, 0) == [("drew", "Kh")]
    assert events_told_to(drawn, 1) == events_told_to(drawn, SPECTATOR) == [("drew", None)]
    assert table.state.view(1).table_as_dict()["hands"][0] == [None] * 4


@rule("T5")
def test_a_card_just_taken_is_not_discarded() -> None:
    table = table_of([DULL, "2d 3c 4s"], "9s")
    play(table, "0 take")
    found = refusal_of(table, "discard 9s")
    assert (found.id, found.facts, found.rule) == ("just-taken", {"card": "9s"}, "T5")
    play(table, "0 discard 2c", "1 take", "1 discard 2d", "0 draw", "0 discard 9s")


@rule("T6")
def test_after_a_knock_everybody_else_has_one_more_turn() -> None:
    table = table_of([DULL, "2d 3c 4s", "5c 6d 7h"], "9s")
    play(table, "0 draw", "0 discard 4h", "1 knock")
    play(table, "2 draw", "2 discard 5c", "0 take", "0 discard 2c")
    assert not table.state.pending
    assert {one.name for one in table.steps[-1].events_seen_by(2)} == {
        "discarded",
        "showed",
        "finished",
    }


@rule("T6")
def test_nobody_knocks_a_second_time() -> None:
    table = table_of([DULL, "2d 3c 4s", "5c 6d 7h"], "9s")
    play(table, "0 knock")
    found = refusal_of(table, "knock")
    assert (found.id, found.facts, found.rule) == ("knocked-already", {"seat": 0}, "T6")


@rule("T7")
def test_thirty_one_ends_the_game_at_once() -> None:
    table = table_of(["Ah Kh 2c", "2d 3c 4s", "5c 6d 7h"], "10h")
    play(table, "0 take", "0 discard 2c")
    assert not table.state.pending
    assert table.state.scores() == [31, 4, 7]
    assert table.state.winners() == [0]


@rule("T7")
def test_a_dealt_thirty_one_is_shown_at_the_end_of_its_owners_turn() -> None:
    table = table_of([DULL, "As Ks Qs", "5c 6d 7h"], "9s")
    play(table, "0 draw", "0 discard 4h", "1 knock")
    assert table.state.winners() == [1]


@rule("T8")
def test_an_empty_stock_ends_the_game_after_the_discard() -> None:
    options = GAME.read_options({"seats": 9})
    table = Table(Record(GAME, options, "0" * 32))
    for left in range(51 - 3 * 9, 0, -1):
        assert len(table.state.table_as_dict()["stock"]) == left
        seat = table.state.seat_to_move()
        drawn = table.play(seat, "draw").events_seen_by(seat)[0].facts["card"]
        table.play(seat, f"discard {drawn}")
    assert not table.state.pending


@rule("T8")
def test_nobody_has_more_than_twenty_turns() -> None:
    table = table_of([DULL, "2d 3c 4s"], "6s")
    while table.state.pending:
        seat = table.state.seat_to_move()
        table.play(seat, "take")
        cheap = min(table.state.legal(seat), key=lambda move: hand_points([int(move) - 2]))
        table.play(seat, int(cheap))
    assert len(table.steps) == 2 * 2 * TURNS_EACH


@rule("T9")
def test_the_best_hand_wins_and_equals_share() -> None:
    table = table_of(["Kc 9c 2d", "Kd 9d 2c", "5c 6d 7h"], "3s", "4h 4s 8s")
    play(table, "0 knock", "1 draw", "1 discard 4h", "2 draw", "2 discard 4s")
    assert table.state.scores() == [19, 19, 7]
    assert table.state.winners() == [0, 1]
    assert table.state.view(SPECTATOR).winners() == [0, 1]


@rule("T10")
def test_a_card_taken_is_known_until_it_is_discarded() -> None:
    table = table_of([DULL, "2d 3c 4s"], "9s", "Kh")
    play(table, "0 take", "0 discard 2c")
    view = table.state.view(1)
    assert [card for card in view.table_as_dict()["hands"][0] if card] == ["9s"]
    assert view.to_wire().memory == GAME.shapes.memory([["9s"], []])
    play(table, "1 draw", "1 discard 2d", "0 draw", "0 discard 9s")
    assert table.state.view(1).to_wire().memory == GAME.shapes.memory([[], []])
    assert table.state.view(1).table_as_dict()["hands"][0] == [None] * 3


@rule("T10")
def test_the_place_of_a_known_card_tells_nothing_of_the_others() -> None:
    low = table_of(["2c 3d 4h", "2d 3c 4s"], "9h", "5c")
    high = table_of(["10s Js Qs", "2d 3c 4s"], "9h", "5c")
    play(low, "0 take", "0 discard 2c")
    play(high, "0 take", "0 discard 10s")
    hands = [table.state.view(1).table_as_dict()["hands"][0] for table in (low, high)]
    assert hands[0] == hands[1] == ["9h", None, None]


@pytest.mark.parametrize(
    ("before", "typed", "wanted"),
    [
        ((), "hello", "no-move"),
        ((), "discard", "no-move"),
        ((), "draw 2c", "no-move"),
        ((), "discard 2c", "draw-first"),
        (("0 draw",), "draw", "discard-now"),
        (("0 draw",), "knock", "discard-now"),
        (("0 draw",), "discard 1z", "no-card"),
        (("0 draw",), "discard As", "not-in-hand"),
        (("0 take",), "discard 9s", "just-taken"),
        (("0 knock",), "knock", "knocked-already"),
    ],
)
def test_every_refusal_has_its_words(before: Sequence[str], typed: str, wanted: str) -> None:
    table = table_of([DULL, "2d 3c 4s"], "9s", "Kh")
    play(table, *before)
    found = refusal_of(table, typed)
    assert found.id == wanted
    said = {Voice(GAME, language, ["Anna", "Boris"]).refusal_text(found) for language in LANGUAGES}
    assert len(said) == 2  # English, which German and Polish fall back to, and Russian
    assert all(f"({found.rule})" in one for one in said)


def test_the_certain_is_foreseen_and_nothing_else() -> None:
    table = table_of(["Ah Kh 2c", "2d 3c 4s"], "10h", "5c")
    view = table.state.view(0)
    drawn = foresee(GAME, view, GAME.parse(view, "draw"))
    assert [(one.name, one.facts["card"]) for one in drawn] == [("drew", None)]
    play(table, "0 take")
    view = table.state.view(0)
    shown = foresee(GAME, view, GAME.parse(view, "discard 2c"))
    assert [(one.name, one.facts["seat"]) for one in shown] == [("discarded", 0), ("showed", 0)]


@pytest.mark.parametrize(
    ("deck", "wanted"),
    [
        (None, "exactly 52"),
        (NAMES[1:-1], "exactly 52"),
        ([*NAMES[1:-1], "2c"], "2c is there twice"),
        ([*NAMES[1:-1], "1z"], "is no card"),
        ([*NAMES[1:-1], 7], "is no card"),
    ],
)
def test_a_deck_that_cannot_be_is_refused(deck: Sequence[object], wanted: str) -> None:
    options = GAME.read_options({"seats": 2})
    given = {"deck": deck and list(deck), "first": 0}
    with pytest.raises(BadRecord, match=wanted):
        GAME.deal_explicit(options, given, None)


def test_the_languages_it_lacks_fall_back_to_english() -> None:
    assert rule_texts(GAME, "de") == rule_texts(GAME, "pl") == rule_texts(GAME, "en")
    assert rule_texts(GAME, "ru").keys() == rule_texts(GAME, "en").keys()
    assert Voice(GAME, "ru").text("game") != Voice(GAME, "de").text("game") == "Thirty-One"
