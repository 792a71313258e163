"""A server's table on the screen of a terminal."""

from collections.abc import Iterator
from contextlib import contextmanager
from random import Random

import pytest
from msgspec import Raw
from tests.server.feed_client import open_table
from tests.server.running_server import ANNA, BOT, MadeTable, RunningServer
from tests.server.test_undo import play_to_public_swap
from tests.tui.screens import screen_lines
from textual.pilot import Pilot
from textual.widgets import Static

from regalia.kernel.errors import Unable
from regalia.kernel.event import SPECTATOR
from regalia.tui.app import RegaliaApp
from regalia.tui.bot_process import BotProcess
from regalia.tui.command_input import CommandInput
from regalia.tui.feed_driver import make_remote_game_screen
from regalia.tui.game_screen import GameScreen
from regalia.tui.remote_game import RemoteGame, SeatRefused
from regalia.tui.text_page import TextPage
from regalia.wire.client import ServerClient
from regalia.wire.messages import Step, encoder
from regalia.wire.schema import ToldPosition

MOST_MOVES = 200
BOTS = {"majesty": 1, "kingme": 2, "castle": 1}

pytestmark = pytest.mark.anyio


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


def table_against_bots(server: RunningServer, game: str, **fields: object) -> MadeTable:
    """A table of Anna and bots that move at once."""
    return server.make(game, [ANNA, *[BOT] * BOTS[game]], pace=False, **fields)


@contextmanager
def remote_game_screen_at(
    server: RunningServer, table: str, token: str | None, language: str = "en"
) -> Iterator[GameScreen]:
    """The screen of somebody at a table that has begun."""
    remote_game = RemoteGame(ServerClient(server.address), table, token, language)
    remote_game.wait_for_start()
    bot_process = BotProcess(remote_game.rules)
    try:
        yield make_remote_game_screen(remote_game, bot_process)
    finally:
        bot_process.close()
        remote_game.table.connection.close()


def game_of(screen: GameScreen) -> RemoteGame:
    """The game at the server's table."""
    assert isinstance(screen.game, RemoteGame)
    return screen.game


async def wait_until_settled(screen: GameScreen, pilot: Pilot[str]) -> None:
    """Waits until the person is asked or the game is over, and closes a page that is open."""
    await pilot.pause()
    while screen.is_waiting:
        await pilot.pause(0.01)
    if isinstance(pilot.app.screen, TextPage):
        await pilot.press("escape")
        await pilot.pause()


async def type_line(screen: GameScreen, pilot: Pilot[str], text: str) -> None:
    """Types a line."""
    typed = screen.query_one("#typed", CommandInput)
    typed.value = text
    while pilot.app.focused is not typed:  # after a start the choices take the focus
        typed.focus()
        await pilot.pause(0.01)
    await pilot.press("enter")
    await wait_until_settled(screen, pilot)


async def wait_until_shown(pilot: Pilot[str], text: str) -> None:
    """Waits until something stands on the screen."""
    app = pilot.app
    assert isinstance(app, RegaliaApp)
    for _ in range(1000):
        if text in "\n".join(screen_lines(app)):
            return
        await pilot.pause(0.01)
    raise AssertionError("\n".join(screen_lines(app)))


def own_moves(screen: GameScreen) -> int:
    """How many moves of the person have been told."""
    remote_game = game_of(screen)
    return sum(passage.seat == remote_game.seat for passage in remote_game.log.entries)


def detail_of(screen: GameScreen) -> str:
    """The line below the choices."""
    return str(screen.query_one("#detail", Static).render())


async def test_a_whole_game_is_played_at_a_servers_table(server: RunningServer) -> None:
    made = table_against_bots(server, "majesty")
    with remote_game_screen_at(server, made.table, made.tokens[0]) as screen:
        app = RegaliaApp(screen)
        async with app.run_test(size=(80, 24)) as pilot:
            await wait_until_settled(screen, pilot)
            for at in range(MOST_MOVES):
                if game_of(screen).is_over:
                    break
                await pilot.press("end" if at % 4 else "home", "enter")
                await wait_until_settled(screen, pilot)
            shown = "\n".join(screen_lines(app))
            assert "Look at this game again" in shown
            assert "Play again with the same people" in shown
            await pilot.press("2", "2")
        assert app.return_value == "replay"
        record = server.get_json(f"/api/tables/{made.table}/record")
        assert len(game_of(screen).log.entries) == len(record["moves"])
        seats = [int(move.split()[0]) for move in record["moves"]]
        assert [one.seat for one in game_of(screen).log.entries] == seats


@pytest.mark.parametrize("game", ["kingme", "castle"])
async def test_moves_are_typed_in_ones_own_language(server: RunningServer, game: str) -> None:
    made = table_against_bots(server, game)
    rng = Random(game)
    with remote_game_screen_at(server, made.table, made.tokens[0], "ru") as screen:
        async with RegaliaApp(screen).run_test(size=(100, 30), notifications=True) as pilot:
            await wait_until_settled(screen, pilot)
            for _ in range(8):
                if not game_of(screen).is_over:
                    before = game_of(screen).table.version
                    await type_line(screen, pilot, rng.choice(screen.spelled_moves).spellings[-1])
                    assert game_of(screen).table.version > before
        remote_game = game_of(screen)
        assert (
            remote_game.view.table_as_dict()
            == server.get_json(f"/api/tables/{made.table}/view", made.tokens[0])["table"]
        )


async def test_what_the_server_refuses_is_told_and_asked_again(server: RunningServer) -> None:
    made = table_against_bots(server, "majesty")
    with remote_game_screen_at(server, made.table, made.tokens[0], "de") as screen:
        async with RegaliaApp(screen).run_test(size=(100, 30), notifications=True) as pilot:
            await wait_until_settled(screen, pilot)
            asked = game_of(screen).table.beat
            game_of(screen).table.beat = asked + 7  # as if something had been missed
            screen.driver.make_person_move(screen.picker.legal_moves[0].move)
            game_of(screen).table.beat = asked
            await wait_until_settled(screen, pilot)
            await wait_until_shown(pilot, "Das geht nicht: ")
            assert own_moves(screen) == 0
            screen.driver.make_person_move(screen.picker.legal_moves[0].move)
            await wait_until_settled(screen, pilot)
            assert own_moves(screen) == 1


async def test_a_move_is_taken_back_only_where_the_table_allows_it(server: RunningServer) -> None:
    for allowed in (True, False):
        with open_table(server, "castle", 2, 3, undo=allowed) as clients:
            seat, move = play_to_public_swap(clients)
            token = clients.made.tokens[seat]
            with remote_game_screen_at(server, clients.table, token) as screen:
                async with RegaliaApp(screen).run_test(size=(100, 30), notifications=True) as pilot:
                    await wait_until_settled(screen, pilot)
                    before = game_of(screen).view
                    passages = len(game_of(screen).log.entries)
                    await type_line(screen, pilot, move)
                    assert len(game_of(screen).log.entries) == passages + 1
                    await pilot.press("u")
                    await wait_until_settled(screen, pilot)
                    assert (game_of(screen).view == before) == allowed
                    assert len(game_of(screen).log.entries) == passages + (not allowed)
                    told = "taken back." if allowed else "moves are not taken back"
                    await wait_until_shown(pilot, told)


async def test_advice_is_given_only_where_the_table_has_hints(server: RunningServer) -> None:
    for allowed in (True, False):
        made = table_against_bots(server, "majesty", hints=allowed)
        with remote_game_screen_at(server, made.table, made.tokens[0]) as screen:
            async with RegaliaApp(screen).run_test(size=(100, 30), notifications=True) as pilot:
                await wait_until_settled(screen, pilot)
                await pilot.press("h")
                await wait_until_settled(screen, pilot)
                assert detail_of(screen).startswith("Try ") == allowed
                assert ("there are no hints at this table" in detail_of(screen)) != allowed


async def test_nothing_is_advised_or_explained_for_a_decision_that_has_passed(
    server: RunningServer,
) -> None:
    with open_table(server, "majesty", 2, "late", hints=True) as clients:
        seat = clients.pending[0]
        with remote_game_screen_at(server, clients.table, clients.made.tokens[seat]) as screen:
            app = RegaliaApp(screen)
            async with app.run_test(size=(100, 30), notifications=True) as pilot:
                await wait_until_settled(screen, pilot)
                await pilot.press("w")
                advising = [one for one in app.workers if one.group != "feed"]
                clients.random_move()  # from another device
                while game_of(screen).table.version < clients.version:
                    await pilot.pause(0.01)
                await app.workers.wait_for_complete(advising)
                await pilot.pause()
                assert "is thinking" in detail_of(screen)
                assert not isinstance(app.screen, TextPage)
                screen.explain_word("mill")
                await wait_until_shown(pilot, "M20A")
                assert "Now: " not in "\n".join(screen_lines(app))


async def test_the_game_goes_on_after_the_server_was_killed(own_server: RunningServer) -> None:
    made = table_against_bots(own_server, "majesty")
    with remote_game_screen_at(own_server, made.table, made.tokens[0]) as screen:
        app = RegaliaApp(screen)
        async with app.run_test(size=(80, 24), notifications=True) as pilot:
            await wait_until_settled(screen, pilot)
            own_server.kill()
            screen.driver.make_person_move(screen.picker.legal_moves[0].move)
            await wait_until_shown(pilot, "Reconnecting… your move is kept.")
            own_server.start()
            await wait_until_shown(pilot, "The connection is back.")
            await wait_until_settled(screen, pilot)
            assert "Reconnecting" not in "\n".join(screen_lines(app))
            assert own_moves(screen) == 1
            assert game_of(screen).has_to_move()


async def test_who_has_no_seat_watches(server: RunningServer) -> None:
    with open_table(server, "kingme", 3, "watching") as clients:
        with remote_game_screen_at(server, clients.table, None) as screen:
            async with RegaliaApp(screen).run_test(size=(100, 30), notifications=True) as pilot:
                await pilot.pause()
                assert game_of(screen).seat == SPECTATOR
                await wait_until_shown(pilot, "You are watching")
                clients.play_out(most=5)
                while game_of(screen).table.version < clients.version:
                    await pilot.pause(0.01)
                assert "is thinking" in detail_of(screen)
                assert len(game_of(screen).log.entries) == 5
                await pilot.press("enter", "h", "u")
                await pilot.pause(0.2)
        assert clients.spectator.frames_before_pong() == []


def test_who_comes_back_is_told_what_happened(server: RunningServer) -> None:
    with open_table(server, "castle", 2, "back") as clients:
        clients.play_out(most=7)
        with remote_game_screen_at(server, clients.table, clients.made.tokens[1]) as screen:
            remote_game = game_of(screen)
            assert remote_game.seat == 1
            assert remote_game.read_until == len(remote_game.log.entries) == 7
            told = [line for turn in remote_game.narrate_turns() for line in turn.lines]
    assert len(told) >= 7


def test_a_step_that_is_told_again_changes_nothing(server: RunningServer) -> None:
    with open_table(server, "majesty", 2, "again") as clients:
        token = clients.made.tokens[0]
        with remote_game_screen_at(server, clients.table, token) as screen:
            clients.random_move()
            remote_game = game_of(screen)
            step = next(
                message
                for message in remote_game.table.connection.receive_messages()
                if remote_game.apply_message(message)
            )
            assert not remote_game.apply_message(step)
            assert remote_game.table.version == clients.version
            assert len(remote_game.log.entries) == 1


def test_a_token_that_opens_nothing_is_not_welcome(server: RunningServer) -> None:
    made = table_against_bots(server, "majesty")
    remote_game = RemoteGame(ServerClient(server.address), made.table, "wrong", "en")
    with pytest.raises(SeatRefused, match="opens no seat"):
        remote_game.wait_for_start()
    remote_game.table.connection.close()


def test_numbers_that_are_no_position_close_the_screen(server: RunningServer) -> None:
    made = table_against_bots(server, "majesty")
    with remote_game_screen_at(server, made.table, made.tokens[0]) as screen:
        remote_game = game_of(screen)
        table = remote_game.table
        views = {"0": Raw(encoder.encode(bad_position(numbers=[1, 2, 3])))}
        step = Step(table.version + 1, table.beat, None, "moved", 0, Raw(b"[]"), views, {}, None)
        with pytest.raises(Unable, match="another version of majesty"):
            remote_game.apply_message(step)


def bad_position(numbers: list[int]) -> ToldPosition:
    """A position that is empty but for its numbers."""
    return ToldPosition(False, [], [], [], {}, {}, {}, {}, numbers)


async def test_a_seat_that_moves_to_another_device_closes_the_screen(server: RunningServer) -> None:
    made = table_against_bots(server, "majesty")
    with remote_game_screen_at(server, made.table, made.tokens[0]) as screen:
        app = RegaliaApp(screen)
        async with app.run_test(size=(80, 24)) as pilot:
            await wait_until_settled(screen, pilot)
            path = f"/api/tables/{made.table}"
            code = server.ask("POST", f"{path}/link", {"keep": False}, made.tokens[0]).json()[
                "code"
            ]
            server.ask("POST", f"{path}/claim", {"code": code})
            while app.return_value is None:
                await pilot.pause(0.01)
        assert app.return_value == "failed"
        assert "the table cannot be reached" in screen.failure
