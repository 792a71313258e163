"""A finished game is looked at again: forward and back, with anybody's eyes."""

from dataclasses import replace
from pathlib import Path

import pytest
from tests.tui.screens import screen_lines, table_after
from textual.pilot import Pilot

from regalia.cli.replay import replay
from regalia.kernel.errors import BadRecord
from regalia.kernel.event import SPECTATOR
from regalia.kernel.records.record import Record
from regalia.kernel.state import State
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
        assert screen.ply == last
        shown = screen_lines(app)
        assert any(line.startswith(f"Move {last} of {last}: ") for line in shown)
        assert any(line.endswith("in hand or deck, wins.") for line in shown)  # why it was won
        await pilot.press("left")
        assert screen.ply == last - 1
        await pilot.press("home")
        assert screen.ply == 0
        await pilot.press("right", "right")
        assert screen.ply == 2
        await pilot.press("down")
        assert screen.ply in screen.turn_starts
        await pilot.press("up", "1", "7", "enter")
        assert screen.ply == 17
        await pilot.press("slash", *"99999", "enter")
        assert screen.ply == 17


async def test_all_hands_are_open_and_each_viewer_sees_their_own() -> None:
    record = table_after("castle", 2, 10, seed=3).record
    screen = ReplayScreen(record, "en")
    app = RegaliaApp(screen)
    state = screen.states[-1]
    async with app.run_test(size=(140, 45)) as pilot:
        await pilot.pause()
        assert screen.viewer_name() == "everything open"
        assert screen.current_view().table_as_dict()["seats"] == state.table_as_dict()["seats"]
        whole = "\n".join(screen_lines(app))
        for viewer in (0, 1, SPECTATOR):
            await pilot.press("s")
            await pilot.pause()
            assert screen.viewer == viewer
            assert screen.current_view() == state.view(viewer)
            assert "\n".join(screen_lines(app)) != whole


async def leave(pilot: Pilot[object]) -> None:
    """Closes the screen."""
    await pilot.press("q")


def test_a_replay_on_a_screen_replays_the_record_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "game.json"
    file.write_text(table_after("majesty", 2, 10**6).record.to_json(), encoding="utf-8")
    deals: list[Record] = []  # every replay begins with a deal
    deal = Record.deal_state

    def count_deal(record: Record) -> State:
        deals.append(record)
        return deal(record)

    run = RegaliaApp.run
    monkeypatch.setattr(Record, "deal_state", count_deal)
    monkeypatch.setattr("regalia.cli.replay.can_show_screen", lambda: True)
    monkeypatch.setattr(
        RegaliaApp, "run", lambda app: run(app, headless=True, size=(80, 24), auto_pilot=leave)
    )
    replay([str(file)])
    assert len(deals) == 1


def test_a_screen_refuses_a_record_with_an_illegal_move_and_names_its_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    record = table_after("majesty", 2, 4).record
    file = tmp_path / "game.json"
    file.write_text(replace(record, moves=[*record.moves, "0 99"]).to_json(), encoding="utf-8")
    monkeypatch.setattr("regalia.cli.replay.can_show_screen", lambda: True)
    with pytest.raises(BadRecord, match=r"game\.json.*: moves: move \d+ .0 99.: "):
        replay([str(file)])
