"""A finished game is looked at again: forward and back, with anybody's eyes."""

import pytest
from tests.tui.screens import screen_lines, table_after

from regalia.kernel.event import SPECTATOR
from regalia.tui.app import RegaliaApp
from regalia.tui.replay_screen import ReplayScreen

pytestmark = pytest.mark.anyio


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


async def test_one_steps_forward_and_back_and_jumps() -> None:
    record = table_after("castle", 2, 10**6, seed=3).record
    screen = ReplayScreen(record, "en")
    last = len(record.moves)
    app = RegaliaApp(screen)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        assert screen.at == last
        shown = screen_lines(app)
        assert any(line.startswith(f"Move {last} of {last}: ") for line in shown)
        assert any(line.endswith("(C13).") for line in shown)  # why it was won
        await pilot.press("left")
        assert screen.at == last - 1
        await pilot.press("home")
        assert screen.at == 0
        await pilot.press("right", "right")
        assert screen.at == 2
        await pilot.press("down")
        assert screen.at in [turn.number for turn in screen.turns]
        await pilot.press("up", "1", "7", "enter")
        assert screen.at == 17
        await pilot.press("slash", *"99999", "enter")
        assert screen.at == 17


async def test_all_hands_are_open_and_each_looker_sees_their_own() -> None:
    record = table_after("castle", 2, 10, seed=3).record
    screen = ReplayScreen(record, "en")
    app = RegaliaApp(screen)
    state = screen.states[-1]
    async with app.run_test(size=(140, 45)) as pilot:
        await pilot.pause()
        assert screen.viewer_name() == "everything open"
        assert screen.view().table()["seats"] == state.table()["seats"]
        whole = "\n".join(screen_lines(app))
        for viewer in (0, 1, SPECTATOR):
            await pilot.press("s")
            await pilot.pause()
            assert screen.viewer == viewer
            assert screen.view() == state.view(viewer)
            assert "\n".join(screen_lines(app)) != whole
