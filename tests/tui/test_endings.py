"""The end is told with its reason: the rule that decided it, and what was secret."""

import re

import pytest
from tests.castle.tables import COURTLY, FULL, OTHERS, table_mid_game
from tests.castle.test_end import nearly_done, swap_for_a_turn
from tests.kingme.tables import AVGDNO, AVGIMP, DJKLNO, crown, deal_board, vote_out
from tests.majesty.test_editions import tied_game
from tests.rule import rule
from tests.tui.screens import local_game_after

from regalia.games import GAMES
from regalia.kernel.event import SPECTATOR
from regalia.kernel.state import State
from regalia.kernel.text.voice import LANGUAGES, Voice
from regalia.tui.summary import result_lines


def epilogue(game: str, state: State) -> list[str]:
    """What is told at the end of a game to those who may see everything."""
    assert not state.pending
    box = GAMES[game]
    view = box.make_view(SPECTATOR, state.pending, state.cells)
    names = ["Anna", "Bob", "Cy", "Dan", "Eve"][: view.seats]
    return box.terminal.explain_result(view, Voice(box, "en", names))


@rule("M42")
@pytest.mark.parametrize(
    ("spender", "edition", "reason"),
    [
        (1, "pl", "Equal in coins: whoever has the most workers left wins."),
        (1, "ru", "Equal in coins: the victory is shared."),
        (None, "pl", "Equal in coins and in workers left: the victory is shared."),
    ],
)
def test_what_breaks_a_tie_of_majesty_is_told(
    spender: int | None, edition: str, reason: str
) -> None:
    assert epilogue("majesty", tied_game(spender, edition=edition)) == [reason]


@rule("K14", "K17")
def test_the_favourites_that_break_a_tie_of_king_me_are_told() -> None:
    state = deal_board("AVGD IMPJ KLNO B", [AVGIMP, DJKLNO, AVGDNO])
    vote_out(state, "LNO")
    crown(state, "B")
    why, *goals = epilogue("kingme", state)
    assert why.startswith("Equal totals: whoever has the most favourites of the last round")
    assert goals[1] == "2 Goal 14: Dario 0, Jolanda 1, Konrad 2, Leonardo 0, Natale 0, Odessa 0"


@rule("K17")
def test_a_shared_victory_of_king_me_is_explained() -> None:
    state = deal_board("AVDJ GIKL MN POB", [AVGIMP, DJKLNO, AVGDNO])
    crown(state, "B")
    assert "the victory is shared." in epilogue("kingme", state)[0]


@rule("C13")
def test_who_has_no_cards_left_wins_and_the_others_show_theirs() -> None:
    play = nearly_done(["priest"], ["king"])
    play.play(0, "play priest c3")
    why, *hands = epilogue("castle", play.state)
    assert why == "Whoever has no card left, in hand or deck, wins."
    assert [line.partition(",")[0] for line in hands] == ["2 Bob", "3 Cy", "4 Dan", "5 Eve"]
    assert "King" in hands[0]


@rule("C14")
@pytest.mark.parametrize(
    ("hands", "reason"),
    [
        ([COURTLY[:3], COURTLY[3:4], COURTLY[4:]], "equal hands and decks"),
        ([COURTLY[:2], COURTLY[2:4], COURTLY[4:]], "whoever has the fewest cards in hand wins"),
    ],
)
def test_a_stuck_game_is_told_to_be_stuck(hands: list[list[str]], reason: str) -> None:
    play = swap_for_a_turn(table_mid_game(FULL, hands, (), OTHERS))
    why = epilogue("castle", play.state)[0]
    assert why.startswith("The game was stuck")
    assert reason in why


@pytest.mark.parametrize("game", sorted(GAMES))
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_ending_names_the_winner_the_reason_and_the_score(game: str, language: str) -> None:
    local_game = local_game_after(game, 3, 10**6, language)
    won, why, empty, *score = result_lines(local_game)
    assert any(
        local_game.voice.seat_name(seat) in won for seat in local_game.displayed_view.winners()
    )
    assert re.fullmatch(r"\w.{20,}\.", why)
    assert not re.search(r"[MKC]\d", why)  # the terminal has no links to rules
    assert empty == ""
    assert len(score) >= 4
