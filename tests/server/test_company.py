"""The others at a server's table, on the screen of a terminal: their clocks, presence and talk."""

import pytest
from tests.server.feed_client import open_table
from tests.server.running_server import ANNA, BORIS, RunningServer
from tests.server.test_visit import against_bots, game_of, settled, typed, until_shown, visiting
from tests.tui.screens import screen_lines

from regalia.games import GAMES
from regalia.kernel.terminal.spans import line_text, line_width
from regalia.kernel.text.voice import LANGUAGES, Voice
from regalia.tui.app import RegaliaApp
from regalia.tui.command_input import CommandInput
from regalia.tui.messages import Messages
from regalia.tui.presence import TablePresence, format_clock
from regalia.wire.client import ServerClient

pytestmark = pytest.mark.anyio


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


async def test_who_is_here_is_shown_with_their_clocks(server: RunningServer) -> None:
    made = server.make("majesty", [ANNA, BORIS], clock={"move": 600})
    with visiting(server, made.table, made.tokens[0]) as screen:
        async with RegaliaApp(screen).run_test(size=(80, 24)) as pilot:
            await pilot.press("escape")
            await until_shown(pilot, "1 here ")
            await until_shown(pilot, "2 away ")
            with visiting(server, made.table, made.tokens[1]), visiting(server, made.table, None):
                await until_shown(pilot, "2 here ")
                await until_shown(pilot, "1 watching")
            running = game_of(screen).presence.running_seats[0]
            await until_shown(pilot, f"{running + 1} {'away' if running else 'here'} 9:")


async def test_people_talk_with_each_other(server: RunningServer) -> None:
    made = server.make("majesty", [ANNA, BORIS])
    with (
        visiting(server, made.table, made.tokens[0], "de") as screen,
        visiting(server, made.table, made.tokens[1]) as other,
    ):
        boris = game_of(other)
        app = RegaliaApp(screen)
        async with app.run_test(size=(80, 24), notifications=True) as pilot:
            await pilot.press("escape", "t")
            assert screen.query_one("#typed", CommandInput).value == "sag "
            await pilot.press(*"Guten", "space", *"Tag", "enter")
            for frame in boris.feed.frames(timeout=5):
                boris.apply_frame(frame)
                if boris.presence.chat:
                    break
            assert boris.presence.chat == [(1, 0, "Guten Tag")]
            boris.send_chat("[b]hello")
            await until_shown(pilot, "Boris: [b]hello")
            await pilot.press("c")
            await until_shown(pilot, "Was gesagt wurde")
            shown = "\n".join(screen_lines(app))
            assert "Anna: Guten Tag" in shown


async def test_where_there_is_no_talk_it_is_told(server: RunningServer) -> None:
    made = against_bots(server, "majesty", chat=False)
    with visiting(server, made.table, made.tokens[0]) as screen:
        async with RegaliaApp(screen).run_test(size=(80, 24), notifications=True) as pilot:
            await settled(screen, pilot)
            await typed(screen, pilot, "say hello")
            await until_shown(pilot, "talk at this table")


async def test_what_was_said_while_the_server_was_away_is_said_once(
    own_server: RunningServer,
) -> None:
    made = own_server.make("majesty", [ANNA, BORIS])
    with visiting(own_server, made.table, made.tokens[0]) as screen:
        async with RegaliaApp(screen).run_test(size=(80, 24), notifications=True) as pilot:
            await pilot.press("escape")
            own_server.kill()
            await until_shown(pilot, "Reconnecting …")
            game_of(screen).send_chat("still there?")
            own_server.start()
            await until_shown(pilot, "Anna: still there?")
            assert [one.text for one in game_of(screen).presence.chat] == ["still there?"]
            assert not game_of(screen).feed._unheard


async def test_the_same_people_play_again(server: RunningServer) -> None:
    with open_table(server, "kingme", 3, "again") as clients:
        clients.play_out()
        tokens = clients.made.tokens
        with visiting(server, clients.table, tokens[0]) as screen:
            app = RegaliaApp(screen)
            async with app.run_test(size=(80, 24), notifications=True) as pilot:
                await settled(screen, pilot)
                made = ServerClient(server.address).rematch(clients.table, tokens[1])
                await until_shown(pilot, "The others play again: so can you.")
                assert game_of(screen).presence.rematch_table == made["table"]
                await pilot.press("1", "1")
            assert app.return_value == "rematch"
        own = ServerClient(server.address).rematch(clients.table, tokens[0])
        assert own["table"] == made["table"]
        with visiting(server, own["table"], tokens[0]) as screen:
            assert game_of(screen).seat == 1  # everyone one seat on
        with visiting(server, clients.table, None) as screen:
            assert screen.driver.after_game()[0] == "rematch"  # who watches can follow them


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_crowd_fits_beside_the_board(language: str) -> None:
    clients = TablePresence()
    seats = [{"name": "Zbigniew", "kind": "person", "here": seat % 2 == 0} for seat in range(5)]
    seats.append({"name": None, "kind": "open", "here": False})
    assert clients.apply_frame({"type": "crowd", "seats": seats, "watching": 12}, 0.0)
    assert clients.apply_frame({"type": "clock", "left": [100.0] * 6, "running": [1]}, 10.0)
    text = "a rather long saying that nobody will want to read to its very end, and yet"
    assert clients.apply_frame(
        {"type": "said", "seat": 2, "text": text, "at": 0.0, "number": 1}, 11.0
    )
    voice = Voice(GAMES["kingme"], language, ["猫又"] * 6)
    lines = clients.status_lines(voice, Messages(language), 22, 40.0)
    assert max(map(line_width, lines)) <= 22
    shown = " ".join(map(line_text, lines))
    assert "1:10" in shown
    assert shown.count("1:40") == 5
    assert shown.endswith("…")


def test_clocks_show_seconds_hours_and_days() -> None:
    assert format_clock(9.9) == "0:09"
    assert format_clock(3 * 3600 + 61) == "3:01:01"
    assert format_clock(2 * 86400 + 3600) == "2d 1:00h"
