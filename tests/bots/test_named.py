"""Bots that are given a name sit wherever a bot may sit, and only at tables they can play at."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.bots.test_learned import weights
from tests.command import regalia
from tests.server.running_server import RunningServer

from regalia.adapters.gymnasium import SeatEnv
from regalia.bots.named import (
    NAMED_BOTS,
    bots_for,
    check_bot_at_table,
    is_quick_bot,
    register_named_bots,
)
from regalia.games import GAMES
from regalia.kernel.errors import BadRecord


@pytest.fixture(autouse=True)
def no_named_bots() -> Iterator[None]:
    """Every test begins and ends without named bots."""
    NAMED_BOTS.clear()
    yield
    NAMED_BOTS.clear()


def test_a_named_bot_is_offered_for_the_games_it_plays(tmp_path: Path) -> None:
    spec = weights("majesty", "moves", seats=2).write_weights(tmp_path)
    register_named_bots([f"anna={spec}", "deep=ismcts:900"], GAMES.values())
    assert bots_for(GAMES["majesty"])[-2:] == ["anna", "deep"]
    assert "anna" not in bots_for(GAMES["castle"])
    assert (is_quick_bot("anna"), is_quick_bot("deep")) == (True, False)
    assert (is_quick_bot("easy"), is_quick_bot("hard"), is_quick_bot("greedy")) == (
        True,
        False,
        True,
    )
    check_bot_at_table("anna", GAMES["majesty"], 2)
    with pytest.raises(BadRecord, match="these weights are for 2 seats, not for 3"):
        check_bot_at_table("anna", GAMES["majesty"], 3)


def test_what_is_no_named_bot_is_refused_with_a_sentence(tmp_path: Path) -> None:
    for text, sentence in (
        ("anna", "«anna» is not NAME=BOT, as in anna=learned:FILE"),
        ("a b=greedy", "is not NAME=BOT"),
        ("anna=nobody", "is not NAME=BOT"),
        ("hard=greedy", "there is a bot «hard» already"),
        (f"anna=learned:{tmp_path / 'none'}", "cannot be read: No such file"),
        ("anna=os:path", "is no bot: it is no class"),
    ):
        with pytest.raises(BadRecord, match=sentence):
            register_named_bots([text], GAMES.values())
    assert NAMED_BOTS == {}


def test_weights_for_other_seats_are_refused_before_a_game_begins(tmp_path: Path) -> None:
    spec = weights("majesty", "moves", seats=3).write_weights(tmp_path)
    why = "learned: these weights are for 3 seats, not for 2"
    for words in (
        ("arena", "majesty", spec, "greedy", "--games", "2", "--jobs", "1"),
        ("play", "majesty", "--seats", "2", "--against", spec, "--plain"),
    ):
        done = regalia(*words)
        assert done.returncode == 2
        assert done.stderr.strip().endswith(why)
    with pytest.raises(BadRecord, match=why):
        SeatEnv("majesty", [spec])


def test_a_server_seats_its_named_bots_and_no_files(tmp_path: Path) -> None:
    spec = weights("majesty", "moves", seats=2).write_weights(tmp_path)
    with RunningServer(tmp_path / "data", "--no-limits", "--bot", f"anna={spec}") as server:
        told = {game["game"]: game["bots"] for game in server.ask("GET", "/api/games").json()}
        assert "anna" in told["majesty"]
        assert "anna" not in told["castle"]

        def refusal(bots: list[str]) -> str:
            seats = [{"person": "Boris"}, *({"bot": bot} for bot in bots)]
            answer = server.ask("POST", "/api/tables", {"game": "majesty", "seats": seats})
            return "" if answer.is_success else answer.text

        assert refusal(["anna"]) == ""
        assert "these weights are for 2 seats, not for 3" in refusal(["anna", "anna"])
        assert "is no bot here" in refusal(["learned:x"])
