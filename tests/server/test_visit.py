"""A server's table on the screen of a terminal."""

from collections.abc import Iterator
from contextlib import contextmanager
from random import Random

import pytest
from tests.server.feed_client import open_table
from tests.server.running_server import ANNA, BOT, MadeTable, RunningServer
from tests.server.test_undo import play_to_public_swap
from tests.tui.screens import screen_of
from textual.pilot import Pilot
from textual.widgets import Static

from regalia.kernel.errors import Unable
from regalia.kernel.event import SPECTATOR
from regalia.tui.app import RegaliaApp
from regalia.tui.entry import Entry
from regalia.tui.mind import Mind
from regalia.tui.page import Page
from regalia.tui.visit import Unwelcome, Visit
from regalia.tui.visiting import VisitScreen
from regalia.wire.client import Server

MOST_MOVES = 200
BOTS = {"majesty": 1, "kingme": 2, "castle": 1}

pytestmark = pytest.mark.anyio


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


def against_bots(server: RunningServer, game: str, **fields: object) -> MadeTable:
    """A table of Anna and bots that move at once."""
    return server.make(game, [ANNA, *[BOT] * BOTS[game]], pace=False, **fields)


@contextmanager
def visiting(
    server: RunningServer, table: str, token: str | None, language: str = "en"
) -> Iterator[VisitScreen]:
    """The screen of somebody at a table that has begun."""
    visit = Visit(Server(server.address), table, token, language)
    visit.begin()
    mind = Mind(visit.game)
    try:
        yield VisitScreen(visit, mind)
    finally:
        mind.close()
        visit.feed.close()


async def settled(screen: VisitScreen, pilot: Pilot[str]) -> None:
    """Waits until the person is asked or the game is over, and closes a page that is open."""
    await pilot.pause()
    while screen.busy:
        await pilot.pause(0.01)
    if isinstance(pilot.app.screen, Page):
        await pilot.press("escape")
        await pilot.pause()


async def typed(screen: VisitScreen, pilot: Pilot[str], text: str) -> None:
    """Types a line."""
    screen.query_one("#typed", Entry).value = text
    screen.query_one("#typed").focus()
    await pilot.press("enter")
    await settled(screen, pilot)


async def until_shown(pilot: Pilot[str], text: str) -> None:
    """Waits until something stands on the screen."""
    app = pilot.app
    assert isinstance(app, RegaliaApp)
    for _ in range(500):
        if text in "\n".join(screen_of(app)):
            return
        await pilot.pause(0.01)
    raise AssertionError("\n".join(screen_of(app)))


def own_moves(screen: VisitScreen) -> int:
    """How many moves of the person have been told."""
    visit = screen.sitting
    return sum(passage.seat == visit.seat for passage in visit.story.passages)


def detail_of(screen: VisitScreen) -> str:
    """The line below the choices."""
    return str(screen.query_one("#detail", Static).render())


async def test_a_whole_game_is_played_at_a_servers_table(server: RunningServer) -> None:
    made = against_bots(server, "majesty")
    with visiting(server, made.table, made.tokens[0]) as screen:
        app = RegaliaApp(screen)
        async with app.run_test(size=(80, 24)) as pilot:
            await settled(screen, pilot)
            for at in range(MOST_MOVES):
                if screen.sitting.over:
                    break
                await pilot.press("end" if at % 4 else "home", "enter")
                await settled(screen, pilot)
            shown = "\n".join(screen_of(app))
            assert "Look at this game again" in shown
            assert "Play again with the same people" in shown
            await pilot.press("2", "2")
        assert app.return_value == "replay"
        record = server.get_json(f"/api/tables/{made.table}/record")
        assert len(screen.sitting.story.passages) == len(record["moves"])
        seats = [int(move.split()[0]) for move in record["moves"]]
        assert [one.seat for one in screen.sitting.story.passages] == seats


@pytest.mark.parametrize("game", ["kingme", "castle"])
async def test_moves_are_typed_in_ones_own_language(server: RunningServer, game: str) -> None:
    made = against_bots(server, game)
    rng = Random(game)
    with visiting(server, made.table, made.tokens[0], "ru") as screen:
        async with RegaliaApp(screen).run_test(size=(100, 30), notifications=True) as pilot:
            await settled(screen, pilot)
            for _ in range(8):
                if not screen.sitting.over:
                    before = screen.sitting.version
                    await typed(screen, pilot, rng.choice(screen.forms).forms[-1])
                    assert screen.sitting.version > before
        visit = screen.sitting
        assert (
            visit.view.table()
            == server.get_json(f"/api/tables/{made.table}/view", made.tokens[0])["table"]
        )


async def test_what_the_server_refuses_is_told_and_asked_again(server: RunningServer) -> None:
    made = against_bots(server, "majesty")
    with visiting(server, made.table, made.tokens[0], "de") as screen:
        async with RegaliaApp(screen).run_test(size=(100, 30), notifications=True) as pilot:
            await settled(screen, pilot)
            asked = screen.sitting.beat
            screen.sitting.beat = asked + 7  # as if something had been missed
            screen.make(screen.offers[0].move)
            screen.sitting.beat = asked
            await settled(screen, pilot)
            await until_shown(pilot, "Das geht nicht: ")
            assert own_moves(screen) == 0
            screen.make(screen.offers[0].move)
            await settled(screen, pilot)
            assert own_moves(screen) == 1


async def test_a_move_is_taken_back_only_where_the_table_allows_it(server: RunningServer) -> None:
    for allowed in (True, False):
        with open_table(server, "castle", 2, 3, undo=allowed) as company:
            seat, move = play_to_public_swap(company)
            token = company.made.tokens[seat]
            with visiting(server, company.table, token) as screen:
                async with RegaliaApp(screen).run_test(size=(100, 30), notifications=True) as pilot:
                    await settled(screen, pilot)
                    before = screen.sitting.view
                    passages = len(screen.sitting.story.passages)
                    await typed(screen, pilot, move)
                    assert len(screen.sitting.story.passages) == passages + 1
                    await pilot.press("u")
                    await settled(screen, pilot)
                    assert (screen.sitting.view == before) == allowed
                    assert len(screen.sitting.story.passages) == passages + (not allowed)
                    told = "taken back." if allowed else "moves are not taken back"
                    await until_shown(pilot, told)


async def test_advice_is_given_only_where_the_table_has_hints(server: RunningServer) -> None:
    for allowed in (True, False):
        made = against_bots(server, "majesty", hints=allowed)
        with visiting(server, made.table, made.tokens[0]) as screen:
            async with RegaliaApp(screen).run_test(size=(100, 30), notifications=True) as pilot:
                await settled(screen, pilot)
                await pilot.press("h")
                await settled(screen, pilot)
                assert detail_of(screen).startswith("Try ") == allowed
                assert ("there are no hints at this table" in detail_of(screen)) != allowed


async def test_nothing_is_advised_or_explained_for_a_decision_that_has_passed(
    server: RunningServer,
) -> None:
    with open_table(server, "majesty", 2, "late", hints=True) as company:
        seat = company.pending[0]
        with visiting(server, company.table, company.made.tokens[seat]) as screen:
            app = RegaliaApp(screen)
            async with app.run_test(size=(100, 30), notifications=True) as pilot:
                await settled(screen, pilot)
                await pilot.press("w")
                advising = [one for one in app.workers if one.group != "feed"]
                company.random_move()  # from another device
                while screen.sitting.version < company.version:
                    await pilot.pause(0.01)
                await app.workers.wait_for_complete(advising)
                await pilot.pause()
                assert "is thinking" in detail_of(screen)
                assert not isinstance(app.screen, Page)
                screen.explain("mill")
                await until_shown(pilot, "M20A")
                assert "Now: " not in "\n".join(screen_of(app))


async def test_the_game_goes_on_after_the_server_was_killed(own_server: RunningServer) -> None:
    made = against_bots(own_server, "majesty")
    with visiting(own_server, made.table, made.tokens[0]) as screen:
        app = RegaliaApp(screen)
        async with app.run_test(size=(80, 24), notifications=True) as pilot:
            await settled(screen, pilot)
            own_server.kill()
            screen.make(screen.offers[0].move)
            await until_shown(pilot, "Reconnecting … your move is kept.")
            own_server.start()
            await until_shown(pilot, "The connection is back.")
            await settled(screen, pilot)
            assert "Reconnecting" not in "\n".join(screen_of(app))
            assert own_moves(screen) == 1
            assert screen.sitting.is_asked()


async def test_who_has_no_seat_watches(server: RunningServer) -> None:
    with open_table(server, "kingme", 3, "watching") as company:
        with visiting(server, company.table, None) as screen:
            async with RegaliaApp(screen).run_test(size=(100, 30), notifications=True) as pilot:
                await pilot.pause()
                assert screen.sitting.seat == SPECTATOR
                await until_shown(pilot, "You are watching")
                company.play_out(most=5)
                while screen.sitting.version < company.version:
                    await pilot.pause(0.01)
                assert "is thinking" in detail_of(screen)
                assert len(screen.sitting.story.passages) == 5
                await pilot.press("enter", "h", "u")
                await pilot.pause(0.2)
        assert company.spectator.frames_before_pong() == []


def test_who_comes_back_is_told_what_happened(server: RunningServer) -> None:
    with open_table(server, "castle", 2, "back") as company:
        company.play_out(most=7)
        with visiting(server, company.table, company.made.tokens[1]) as screen:
            visit = screen.sitting
            assert visit.seat == 1
            assert visit.read_until == len(visit.story.passages) == 7
            told = [line for turn in visit.turns() for line in turn.lines]
    assert len(told) >= 7


def test_a_step_that_is_told_again_changes_nothing(server: RunningServer) -> None:
    with open_table(server, "majesty", 2, "again") as company:
        token = company.made.tokens[0]
        with visiting(server, company.table, token) as screen:
            company.random_move()
            visit = screen.sitting
            step = next(frame for frame in visit.feed.frames() if visit.take(frame))
            assert not visit.take(step)
            assert visit.version == company.version
            assert len(visit.story.passages) == 1


def test_a_token_that_opens_nothing_is_not_welcome(server: RunningServer) -> None:
    made = against_bots(server, "majesty")
    visit = Visit(Server(server.address), made.table, "wrong", "en")
    with pytest.raises(Unwelcome, match="opens no seat"):
        visit.begin()
    visit.feed.close()


def test_numbers_that_are_no_position_end_the_visit(server: RunningServer) -> None:
    made = against_bots(server, "majesty")
    with visiting(server, made.table, made.tokens[0]) as screen:
        visit = screen.sitting
        frame = {"type": "step", "version": visit.version + 1, "beat": visit.beat, "events": []}
        with pytest.raises(Unable, match="another version of majesty"):
            visit.take({**frame, "views": {"0": {"numbers": [1, 2, 3]}}})


async def test_a_seat_that_moves_to_another_device_ends_the_visit(server: RunningServer) -> None:
    made = against_bots(server, "majesty")
    with visiting(server, made.table, made.tokens[0]) as screen:
        app = RegaliaApp(screen)
        async with app.run_test(size=(80, 24)) as pilot:
            await settled(screen, pilot)
            path = f"/api/tables/{made.table}"
            code = server.ask("POST", f"{path}/link", {"keep": False}, made.tokens[0]).json()[
                "code"
            ]
            server.ask("POST", f"{path}/claim", {"code": code})
            while app.return_value is None:
                await pilot.pause(0.01)
        assert app.return_value == "failed"
        assert "the table cannot be reached" in screen.failure
