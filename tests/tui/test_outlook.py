"""What a move brings is said before it is made: once, in short, and with what is at stake."""

import pytest
from tests.castle.tables import table_mid_game
from tests.kingme.tables import AVGIMP, DJKLNO, VGJKOP, deal_board, play
from tests.rule import rule
from tests.tui.screens import table_after

from regalia.games import GAMES
from regalia.kernel.event import VisibleEvent
from regalia.kernel.text.voice import LANGUAGES, Voice
from regalia.kernel.view import View
from regalia.tui.legal_moves import describe_certain_results

NAMES = ["Anna", "Bob", "Cy"]


def brings(game: str, view: View, move: str, language: str = "en") -> str:
    """What a move surely brings."""
    box = GAMES[game]
    return describe_certain_results(
        box, view, int(box.parse(view, move)), Voice(box, language, NAMES)
    )


def test_what_comes_to_several_alike_is_said_once() -> None:
    box = GAMES["majesty"]
    row = next(one for one in box.events if one.name == "earned")
    told = [
        VisibleEvent(row, {"seat": seat, "building": "inn", "coins": coins})
        for seat, coins in ((0, 3), (0, 3), (1, 3), (2, 3), (1, 3))
    ]
    view = table_after("majesty", 3, 0).state.view(0)
    said = box.terminal.describe_foreseen_events(view, told, Voice(box, "en", NAMES))
    assert said == ["+3 coins", "+3 coins", "Bob, Cy: +3 coins", "Bob: +3 coins"]


@rule("M41")
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_is_told_with_what_it_changes_if_the_game_ended_now(language: str) -> None:
    state = GAMES["majesty"].new(seed=1, seats=3)
    view = state.view(state.seat_to_move())
    assert "+13" in brings("majesty", view, "1", language)
    if language == "en":
        assert brings("majesty", view, "3:guard") == "+2 coins; +16 if it ended now"


@rule("K11", "K12", "K14")
def test_a_vote_is_told_with_what_it_does_to_ones_goal() -> None:
    state = deal_board("AVGD IMN KLJ OPB", [AVGIMP, DJKLNO, VGJKOP])
    assert brings("kingme", state.view(0), "A^") == "your points this round: 5 → 6"
    assert brings("kingme", state.view(0), "K^") == "your points this round: still 5"
    play(state, "P^ K^ P^")
    play(state, "L^ N^ O^")  # so that seat 0 nominates
    nominating = brings("kingme", state.view(0), "P^")
    assert nominating == "your points this round: 12 if all say Yes, 2 if not; everyone votes"
    play(state, "P^")
    no, yes = (brings("kingme", state.view(0), vote) for vote in ("no", "yes"))
    assert no == "Piero is out; your points this round: 12 → 2"
    assert yes == "if all say Yes, Piero is king and you have 12 this round; if not: 2"


@rule("C8", "C33")
def test_a_castle_move_is_not_said_twice() -> None:
    board = {"c3": "priest", "d4": "spy"}
    state = table_mid_game(board, [["assassin", "witch"], ["queen"]], (), ["thief"]).state
    state.apply(0, GAMES["castle"].parse(state.view(0), "play assassin c4"))
    assert brings("castle", state.view(0), "kill c3") == ""


@pytest.mark.parametrize("language", LANGUAGES)
def test_places_have_names_in_every_language(language: str) -> None:
    box = GAMES["castle"]
    voice = Voice(box, language, NAMES)
    state = table_mid_game({}, [["siege-engine"], ["king"]], (), ["thief"]).state
    view = state.view(0)
    parts = box.parts(view, box.parse(view, "play siege-engine north"))
    said = box.terminal.describe_move(view, parts, voice)
    assert voice.text("place-north") in said
    assert ("north" in said) == (language == "en")
