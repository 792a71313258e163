"""The end of a game, and the options (C13, C14)."""

from collections.abc import Sequence

import pytest
from tests.castle.tables import (
    AROUND,
    COURTLY,
    FOR_TWO,
    FULL,
    GAME,
    OTHERS,
    Play,
    cards_on_places,
    deal_table,
    table_mid_game,
)
from tests.rule import rule

from regalia.games.castle.rules.layout import TURNS

WALLS = ["b1", "c1", "d1", "a2", "a3", "a4", "b6", "c6", "d6", "f2", "f3", "f4"]


def nearly_done(last: Sequence[str], *others: Sequence[str], merchant_finish: bool = True) -> Play:
    """Five seats; seat 0 is about to begin a turn with these cards alone, its deck empty."""
    rest = ["soldier"] * (9 - len(last))
    cards = [*rest, *last]
    hands = [*others, *[["soldier"]] * (4 - len(others))]
    s = deal_table(
        cards[:5], *hands, decks=[cards[5:], [], [], [], []], merchant_finish=merchant_finish
    )
    for text in ["draw"] * 4 + ["swap soldier soldier"] * (len(rest) % 2):
        s.play(0, text)
    for space, _ in zip(WALLS, rest, strict=False):
        s.play(0, f"play soldier {space}")
    while s.turn != 0 or s.actions != 2:
        s.wait()
    assert s.hand(0) == sorted(last)
    return s


@rule("C13")
def test_who_plays_the_last_card_wins_at_once_and_actions_left_lapse() -> None:
    s = nearly_done(["priest"])
    s.play(0, "play priest c3")
    assert s.pending == []
    assert s.state.winners() == [0]
    assert (s.turn, s.actions) == (0, 0)
    assert s.state.scores()[0] == 0
    assert s.state.scores()[1] == -len(s.hand(1)) - len(s.table()["seats"][1]["deck"])


@rule("C13")
def test_a_deck_that_is_not_empty_keeps_the_game_going() -> None:
    s = deal_table(["soldier"] * 5, [], [], [], [])
    for space in WALLS[:5]:
        s.play(0, f"play soldier {space}")
    assert s.hand(0) == []
    assert s.pending != []


@rule("C13", "C41")
def test_a_soldier_that_brings_ones_own_engine_back_does_not_win() -> None:
    s = deal_table(
        ["siege-engine", *["soldier"] * 4], [], [], [], [], decks=[["soldier"] * 4, [], [], [], []]
    )
    for _ in range(4):
        s.play(0, "draw")
    s.play(0, "play siege-engine south")
    for space in ("a2", "a3", "b6", "c6", "b1", "c1", "d1"):
        s.play(0, f"play soldier {space}")
    assert s.hand(0) == ["soldier"]
    s.play(0, "play soldier e1")
    assert s.hand(0) == ["siege-engine"]
    assert s.pending != []


@rule("C13", "C36")
def test_the_merchant_as_the_last_card_wins() -> None:
    s = nearly_done(["merchant"])
    s.play(0, "play merchant c3")
    assert s.state.winners() == [0]
    assert s.actions == 0


@rule("C36")
def test_without_merchant_finish_he_cannot_be_the_last_card() -> None:
    s = nearly_done(["merchant"], merchant_finish=False)
    assert s.plays("merchant") == []
    refused = s.refused(0, "play merchant c3")
    assert (refused.id, refused.facts, refused.rule) == ("last-merchant", {}, "C36")
    s = nearly_done(["merchant", "priest"], merchant_finish=False)
    assert len(s.plays("merchant")) == 16
    s = deal_table(["merchant", *["soldier"] * 4], [], [], [], [], merchant_finish=False)
    for space in WALLS[:4]:
        s.play(0, f"play soldier {space}")
    s.wait_for(0)
    assert s.hand(0) == ["merchant"]
    assert len(s.plays("merchant")) == 16  # the deck is not empty


@rule("C13", "C20")
def test_the_owner_of_the_mistress_may_fill_the_hand_again() -> None:
    s = nearly_done(["king"], ["mistress", "soldier"])
    s.play(1, "play mistress c3")
    s.play(1, "play soldier f5")
    s.play(0, "play king e5", "return f5")
    assert s.pending == [1]
    assert s.state.winners() == []
    s.move(1, "return b1")
    assert s.hand(0) == ["soldier"]
    assert s.state.winners() == []


@rule("C13", "C20")
def test_the_owner_of_the_mistress_may_let_the_king_win() -> None:
    s = nearly_done(["king"], ["mistress", "soldier"])
    s.play(1, "play mistress c3")
    s.play(1, "play soldier f5")
    s.play(0, "play king e5", "return f5", "return c3")
    assert s.state.winners() == [0]


@rule("C28", "C7", "C13")
def test_the_courtesan_of_an_empty_hand_swaps_nothing_and_wins() -> None:
    s = nearly_done(["courtesan"])
    others = [s.hand(seat) for seat in range(1, 5)]
    s.play(0, "play courtesan c3")
    assert [s.hand(seat) for seat in range(1, 5)] == others
    assert (s.pending, s.state.winners()) == ([], [0])


@rule("C13", "C39")
def test_others_win_at_the_start_of_their_own_turn() -> None:
    seat_4 = ["village-idiot", "knight", "knight", "siege-engine", "soldier"]
    s = nearly_done(["priest"], ["soldier"], ["soldier"], ["soldier"], seat_4)
    for card in ("knight a2", "knight a3", "siege-engine south", "soldier f5"):
        s.play(4, f"play {card}")
    s.play(4, "play village-idiot e5")
    assert s.hand(0) == []  # his only card went to seat 1, and seat 4 had none to give
    assert (s.turn, s.pending, s.state.winners()) == (4, [4], [])
    s.move(4, "draw")
    assert (s.turn, s.pending, s.state.winners()) == (0, [], [0])


def swap_for_a_turn(s: Play) -> Play:
    """Seat 0 swaps a card for one of the reserve, and back."""
    mine, other = s.hand(0)[0], s.reserve[0]
    s.move(0, f"swap {mine} {other}")
    assert s.pending == [0]  # a blockage is looked for when a turn ends
    s.move(0, f"swap {other} {mine}")
    return s


def is_blocked(s: Play) -> bool:
    """Whether the game has ended in a blockage."""
    return not s.pending and [event.name for event in s.told_events[-2:]] == ["blocked", "finished"]


@rule("C14")
def test_a_dead_table_ends_the_game_with_the_turn() -> None:
    s = swap_for_a_turn(table_mid_game(FULL, [COURTLY[:3], COURTLY[3:4], COURTLY[4:]], (), OTHERS))
    assert is_blocked(s)
    assert s.state.cells[TURNS] == 1
    assert (s.turn, s.actions) == (0, 0)
    assert s.state.winners() == [1, 2]


@rule("C14")
def test_a_play_may_make_the_table_dead_and_lose_the_game() -> None:
    board = {place: cards for place, cards in FULL.items() if place != "e5"}
    hands = [["village-idiot", *COURTLY[:2]], COURTLY[2:], ["witch"]]
    s = table_mid_game(board, hands, (), OTHERS[1:])
    s.move(0, "swap mistress alchemist")
    swap, play = (
        GAME.heuristics.score_move(s.state, 0, GAME.parse(s.state.view(0), text))
        for text in ("swap alchemist mistress", "play village-idiot e5")
    )
    assert play < swap
    s.move(0, "play village-idiot e5")
    assert is_blocked(s)
    assert s.state.winners() == [2]


@rule("C14")
@pytest.mark.parametrize(
    ("spaces", "dead"),
    [
        ("e5 e4 b5 d5 b4 c2 c3 c4 c5 d2 d3 d4 e2 e3", True),
        ("c2 e4 b5 d5 b4 e5 c3 c4 c5 d2 d3 d4 e2 e3", False),  # the King beside the free spaces
        ("e5 c2 b5 d5 b4 e4 c3 c4 c5 d2 d3 d4 e2 e3", False),  # the Queen
        ("e5 e4 b5 c2 b4 d5 c3 c4 c5 d2 d3 d4 e2 e3", False),  # the Princess
    ],
)
def test_free_court_spaces_where_no_card_may_lie_give_no_life(spaces: str, dead: bool) -> None:
    board = {**cards_on_places(spaces, FOR_TWO), **AROUND}  # b2 and b3 are free
    s = table_mid_game(board, [COURTLY[:2], COURTLY[2:]], (), OTHERS)
    assert is_blocked(swap_for_a_turn(s)) == dead


@rule("C14", "C44")
@pytest.mark.parametrize("guarded", ["a1 a6 f1 f6", "a1 a6 f1"])
def test_a_ghost_has_no_place_where_knights_guard_all_towers(guarded: str) -> None:
    towers = {"a1": "witch", "a6": "sentry", "f1": "magician", "f6": "archer"}
    towers |= {tower: f"{towers[tower]} knight" for tower in guarded.split()}
    outside = "herald" + " knight" * (4 - len(guarded.split()))
    s = table_mid_game({**FULL, **towers, "o5": outside}, [["ghost"], COURTLY, []], (), OTHERS[1:])
    assert is_blocked(swap_for_a_turn(s)) == (len(guarded.split()) == 4)


@rule("C14")
@pytest.mark.parametrize("pile", ["own hand", "other hand", "deck", "reserve"])
@pytest.mark.parametrize(
    ("card", "place", "left_there"),
    [
        ("village-idiot", "e5", ""),
        ("soldier", "f2", ""),
        ("captain", "f3", ""),
        ("traitor", "f4", ""),
        ("archer", "f6", ""),
        ("siege-engine", "north", ""),
        ("barbarian", "o1", ""),
        ("dragon", "o2", ""),
        ("enchanter", "o3", ""),
        ("fairy", "o4", ""),
        ("knight", "o5", "herald knight knight knight"),
    ],
)
def test_one_card_that_can_be_laid_keeps_the_game_going(
    card: str, place: str, left_there: str, pile: str
) -> None:
    hands = [COURTLY[:3], COURTLY[3:4], COURTLY[4:]]
    decks: list[list[str]] = [[], [], []]
    reserve = [*OTHERS]
    piles = {"own hand": hands[0], "other hand": hands[2], "deck": decks[1], "reserve": reserve}
    piles[pile].append(card)
    s = swap_for_a_turn(table_mid_game({**FULL, place: left_there}, hands, decks, reserve))
    assert (s.turn, s.pending, s.state.winners()) == (1, [1], [])


@rule("C14")
def test_the_fewest_cards_in_hand_win_a_blocked_game_and_of_those_the_fewest_in_the_deck() -> None:
    hands = [["prince-charming", "mistress"], ["advisor"], ["ambassador"]]
    decks = [[], ["witch", "alchemist"], ["siege-engine"]]
    s = swap_for_a_turn(table_mid_game(FULL, hands, decks, ["lady-in-waiting"]))
    assert is_blocked(s)
    assert s.state.scores() == [-2, -3, -2]
    assert s.state.winners() == [2]
    hands[0] = ["prince-charming"]
    s = swap_for_a_turn(
        table_mid_game(FULL, hands, [*decks[1:], []], ["lady-in-waiting", "mistress"])
    )
    assert s.state.scores() == [-3, -2, -1]
    assert s.state.winners() == [2]
    s = swap_for_a_turn(table_mid_game(FULL, [COURTLY[:1], [], []], (), COURTLY[1:] + OTHERS))
    assert is_blocked(s)  # before anybody is seen to have won at the start of a turn (C13)
    assert s.state.winners() == [1, 2]


@rule("C14")
def test_turns_without_a_play_block_the_game_after_ten_rounds_with_empty_decks() -> None:
    s = deal_table([], [], [], [], [])
    for _ in range(20):
        s.move(s.turn, "draw")
    while s.pending:
        assert s.state.cells[TURNS] < 10 + 50
        s.wait()
    assert is_blocked(s)
    assert s.state.cells[TURNS] == 10 + 50
    assert s.state.winners() == [0, 1, 2, 3, 4]  # nine cards each: a tie is shared
    assert s.state.scores() == [-9] * 5
    assert (s.turn, s.actions) == (4, 0)


@rule("C14")
def test_a_play_starts_the_count_anew() -> None:
    s = deal_table([], [], ["soldier"], [], [])
    for _ in range(20):
        s.move(s.turn, "draw")
    for _ in range(2 * 47):
        s.wait()
    s.play(2, "play soldier b1")
    turns = s.state.cells[TURNS]
    while s.pending:
        s.wait()
    assert s.state.cells[TURNS] == turns + 1 + 50
    assert s.state.winners() == [2]


@rule("C14")
@pytest.mark.parametrize("drawn_as", ["first action", "second action"])
def test_only_turns_that_begin_with_empty_decks_are_counted(drawn_as: str) -> None:
    s = table_mid_game({}, [["soldier"], ["soldier"]], [[], ["soldier"]], ["soldier"])
    for _ in range(2 * 30):
        s.move(s.turn, "swap soldier soldier")
    s.play(1)
    if drawn_as == "second action":
        s.move(1, "swap soldier soldier")
    s.move(1, "draw")
    s.play(0)
    turns = s.state.cells[TURNS]
    while s.pending:
        s.wait()
    assert s.state.cells[TURNS] == turns + 20
    assert s.state.winners() == [0]


@rule("C14", "C5")
def test_skipped_turns_are_turns_without_a_play() -> None:
    s = table_mid_game({}, [["soldier", "advisor"], ["merchant"]], merchant_finish=False)
    s.move(0, "play soldier a2")  # nobody can act now, though the Merchant has a place
    assert is_blocked(s)
    assert s.state.cells[TURNS] == 1 + 20
    assert s.state.winners() == [0, 1]


@rule("C14")
def test_a_deck_that_is_not_empty_is_no_blockage_before_300_rounds() -> None:
    s = deal_table(["soldier"], ["soldier"])
    while s.pending:
        s.wait()
    assert is_blocked(s)
    assert s.state.cells[TURNS] == 600
    assert s.state.winners() == [0, 1]
    assert s.turn == 1


@rule("C3")
def test_with_a_hand_limit_there_is_no_drawing_at_the_starting_size() -> None:
    s = deal_table(["soldier"], hand_limit=True)
    assert "draw" not in s.legal()
    s.play(0, "play soldier b1")
    assert "draw" in s.legal()
    s.move(0, "draw")
    assert len(s.hand(0)) == 9
    assert "draw" in deal_table(["soldier"]).legal()
