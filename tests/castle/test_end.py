"""The end of a game, and the options (C13, C14)."""

from collections.abc import Sequence

from tests.castle.tables import Play, dealt
from tests.rule import rule

from regalia.games.castle.layout import TURNS

WALLS = ["b1", "c1", "d1", "a2", "a3", "a4", "b6", "c6", "d6", "f2", "f3", "f4"]


def nearly_done(last: Sequence[str], *others: Sequence[str], merchant_finish: bool = True) -> Play:
    """Five seats; seat 0 is about to begin a turn with these cards alone, its deck empty."""
    rest = ["soldier"] * (9 - len(last))
    cards = [*rest, *last]
    hands = [*others, *[["soldier"]] * (4 - len(others))]
    s = dealt(cards[:5], *hands, decks=[cards[5:], [], [], [], []], merchant_finish=merchant_finish)
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
    s = dealt(["soldier"] * 5, [], [], [], [])
    for space in WALLS[:5]:
        s.play(0, f"play soldier {space}")
    assert s.hand(0) == []
    assert s.pending != []


@rule("C13", "C41")
def test_a_soldier_that_brings_ones_own_engine_back_does_not_win() -> None:
    s = dealt(
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
    s = dealt(["merchant", *["soldier"] * 4], [], [], [], [], merchant_finish=False)
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


@rule("C14")
def test_a_game_without_plays_is_blocked_after_three_rounds_with_empty_decks() -> None:
    s = dealt([], [], [], [], [])
    for _ in range(20):
        s.move(s.turn, "draw")
    while s.pending:
        s.wait()
    assert s.state.cells[TURNS] == 15
    assert s.state.winners() == [0, 1, 2, 3, 4]  # nine cards each: a tie is shared
    assert s.state.scores() == [-9] * 5
    assert (s.turn, s.actions) == (4, 0)


@rule("C14")
def test_the_fewest_cards_win_a_blocked_game_and_a_play_starts_the_count_anew() -> None:
    s = dealt([], [], ["soldier"], [], [])
    for _ in range(20):
        s.move(s.turn, "draw")
    s.play(2, "play soldier b1")
    turns = s.state.cells[TURNS]
    while s.pending:
        s.wait()
    assert s.state.cells[TURNS] == turns + 1 + 15
    assert s.state.winners() == [2]


@rule("C14")
def test_a_deck_that_is_not_empty_is_no_blockage_before_300_rounds() -> None:
    s = dealt(["soldier"], ["soldier"])
    while s.pending:
        s.wait()
    assert s.state.cells[TURNS] == 600
    assert s.state.winners() == [0, 1]
    assert s.turn == 1


@rule("C3")
def test_with_a_hand_limit_there_is_no_drawing_at_the_starting_size() -> None:
    s = dealt(["soldier"], hand_limit=True)
    assert "draw" not in s.legal()
    s.play(0, "play soldier b1")
    assert "draw" in s.legal()
    s.move(0, "draw")
    assert len(s.hand(0)) == 9
    assert "draw" in dealt(["soldier"]).legal()
