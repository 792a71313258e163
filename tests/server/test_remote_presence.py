"""The others at a server's table, on the screen of a terminal: their clocks, presence and talk."""

import pytest
from tests.server.feed_client import open_table
from tests.server.running_server import ANNA, BORIS, RunningServer
from tests.server.test_remote_game_screen import (
    game_of,
    remote_game_screen_at,
    table_against_bots,
    type_line,
    wait_until_settled,
    wait_until_shown,
)
from tests.tui.screens import screen_lines

from regalia.games import GAMES
from regalia.kernel.terminal.spans import line_text, line_width
from regalia.kernel.text.voice import LANGUAGES, Voice
from regalia.tui.app import RegaliaApp
from regalia.tui.command_input import CommandInput
from regalia.tui.messages import Messages
from regalia.tui.presence import format_clock, presence_lines
from regalia.wire.client import ServerClient
from regalia.wire.messages import Clock, Crowd, Said, SeatHere
from regalia.wire.presence import TablePresence

pytestmark = pytest.mark.anyio


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


async def test_who_is_here_is_shown_with_their_clocks(server: RunningServer) -> None:
    made = server.make("majesty", [ANNA, BORIS], clock={"move": 600})
    with remote_game_screen_at(server, made.table, made.tokens[0]) as screen:
        async with RegaliaApp(screen).run_test(size=(80, 24)) as pilot:
            await pilot.press("escape")
            await wait_until_shown(pilot, "1 here ")
            await wait_until_shown(pilot, "2 away ")
            with (
                remote_game_screen_at(server, made.table, made.tokens[1]),
                remote_game_screen_at(server, made.table, None),
            ):
                await wait_until_shown(pilot, "2 here ")
                await wait_until_shown(pilot, "1 watching")
            running = game_of(screen).table.presence.clock.running[0]
            await wait_until_shown(pilot, f"{running + 1} {'away' if running else 'here'} 9:")


async def test_people_talk_with_each_other(server: RunningServer) -> None:
    made = server.make("majesty", [ANNA, BORIS])
    with (
        remote_game_screen_at(server, made.table, made.tokens[0], "de") as screen,
        remote_game_screen_at(server, made.table, made.tokens[1]) as other,
    ):
        boris = game_of(other)
        app = RegaliaApp(screen)
        async with app.run_test(size=(80, 24), notifications=True) as pilot:
            await pilot.press("escape", "t")
            assert screen.query_one("#typed", CommandInput).value == "sag "
            await pilot.press(*"Guten", "space", *"Tag", "enter")
            for message in boris.table.connection.receive_messages(idle_timeout_s=5):
                boris.apply_message(message)
                if boris.table.presence.chat:
                    break
            (said,) = boris.table.presence.chat
            assert (said.number, said.seat, said.text) == (
                1,
                0,
                "Guten Tag",
            )
            boris.send_chat("[b]hello")
            await wait_until_shown(pilot, "Boris: [b]hello")
            await pilot.press("c")
            await wait_until_shown(pilot, "Was gesagt wurde")
            shown = "\n".join(screen_lines(app))
            assert "Anna: Guten Tag" in shown


async def test_where_there_is_no_talk_it_is_told(server: RunningServer) -> None:
    made = table_against_bots(server, "majesty", chat=False)
    with remote_game_screen_at(server, made.table, made.tokens[0]) as screen:
        async with RegaliaApp(screen).run_test(size=(80, 24), notifications=True) as pilot:
            await wait_until_settled(screen, pilot)
            await type_line(screen, pilot, "say hello")
            await wait_until_shown(pilot, "switched off")  # a narrow notice breaks its lines


async def test_what_was_said_while_the_server_was_away_is_said_once(
    own_server: RunningServer,
) -> None:
    made = own_server.make("majesty", [ANNA, BORIS])
    with remote_game_screen_at(own_server, made.table, made.tokens[0]) as screen:
        async with RegaliaApp(screen).run_test(size=(80, 24), notifications=True) as pilot:
            await pilot.press("escape")
            own_server.kill()
            await wait_until_shown(pilot, "Reconnecting…")
            game_of(screen).send_chat("still there?")
            own_server.start()
            await wait_until_shown(pilot, "Anna: still there?")
            assert [one.text for one in game_of(screen).table.presence.chat] == ["still there?"]
            assert not game_of(screen).table.connection.unanswered


async def test_the_same_people_play_again(server: RunningServer) -> None:
    with open_table(server, "kingme", 3, "again") as clients:
        clients.play_out()
        tokens = clients.made.tokens
        with remote_game_screen_at(server, clients.table, tokens[0]) as screen:
            app = RegaliaApp(screen)
            async with app.run_test(size=(80, 24), notifications=True) as pilot:
                await wait_until_settled(screen, pilot)
                made = ServerClient(server.address).create_or_join_rematch(clients.table, tokens[1])
                await wait_until_shown(pilot, "The others play again: so can you.")
                assert game_of(screen).table.presence.rematch_table == made.table
                await pilot.press("1", "1")
            assert app.return_value == "rematch"
        own = ServerClient(server.address).create_or_join_rematch(clients.table, tokens[0])
        assert own.table == made.table
        with remote_game_screen_at(server, own.table, tokens[0]) as screen:
            assert game_of(screen).seat == 1  # everyone one seat on
        with remote_game_screen_at(server, clients.table, None) as screen:
            assert screen.driver.actions_after_game()[0] == "rematch"  # who watches can follow them


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_crowd_fits_beside_the_board(language: str) -> None:
    presence = TablePresence()
    seats = [SeatHere("Zbigniew", "person", seat % 2 == 0) for seat in range(5)]
    presence.apply_message(Crowd([*seats, SeatHere(None, "open", False)], 12), 0.0)
    presence.apply_message(Clock([100.0] * 6, [1]), 10.0)
    text = "a rather long saying that nobody will want to read to its very end, and yet"
    presence.apply_message(Said(2, text, 0.0, 1), 11.0)
    voice = Voice(GAMES["kingme"], language, ["猫又"] * 6)
    lines = presence_lines(presence, voice, Messages(language), 22, 40.0)
    assert max(map(line_width, lines)) <= 22
    shown = " ".join(map(line_text, lines))
    assert "1:10" in shown
    assert shown.count("1:40") == 5
    assert shown.endswith("…")


def test_clocks_show_seconds_hours_and_days() -> None:
    assert format_clock(9.9) == "0:09"
    assert format_clock(3 * 3600 + 61) == "3:01:01"
    assert format_clock(2 * 86400 + 3600) == "2d 1:00h"
