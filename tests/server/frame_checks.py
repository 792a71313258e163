"""Checks that a connection received exactly what its seats may know."""

from collections.abc import Sequence

from tests.server import expected_frames
from tests.server.feed_client import FeedClient, Frame

from regalia.kernel.play.table import Table
from regalia.kernel.records.record import Record

PRESENCE_FIELDS = {"type", "seats", "watching"}
SEAT_FIELDS = {"name", "kind", "here"}
SETTINGS = {"kinds", "listed", "chat", "undo", "hints", "help", "pace", "clock", "absence"}
TABLE = {"table", "game", "options", "names", "open", "state", "version", "commitment"} | SETTINGS


def expected_steps(record: Record, held: Sequence[int]) -> list[Frame]:
    """Every step as a connection with these seats should receive it, from version 1."""
    table = Table(record.without_moves())
    told: list[Frame] = []
    for line in record.moves:
        table.replay_move(line)
        told.append(expected_frames.step(table, len(table.steps), held))
    return told


def assert_sync(sync: Frame, record: Record, held: Sequence[int]) -> None:
    """A sync tells what is known at its version."""
    table = expected_frames.table_after(record, sync["version"])
    expected = {
        "type": "sync",
        "version": sync["version"],
        "beat": table.beat,
        "table": sync["table"],
        "views": expected_frames.views(table, held),
        "moves": expected_frames.moves(table, held),
        "events": expected_frames.veiled_events(table, held),
        "turns": [len(step.events) for step in table.steps],
    }
    assert {name: value for name, value in sync.items() if name != "chat"} == expected
    assert sync.get("chat", []) == []
    ended = set() if table.state.pending else {"scores", "winners"}
    assert set(sync["table"]) == TABLE | ended


def assert_frames_match(feed: FeedClient, record: Record, held: Sequence[int]) -> None:
    """A connection received one sync, then every step, and presence."""
    told = expected_steps(record, held)
    frames = feed.frames("sync", "step", "crowd", "clock", "pong")
    assert len(frames) == len(feed.received), "a frame of another kind was told"
    for frame in frames:
        if frame["type"] == "sync":
            assert_sync(frame, record, held)
        elif frame["type"] == "step":
            expected = told[frame["version"] - 1]
            assert {**frame, "ack": None} == expected
        elif frame["type"] == "crowd":
            assert set(frame) == PRESENCE_FIELDS
            assert all(set(seat) == SEAT_FIELDS for seat in frame["seats"])
    versions = [frame["version"] for frame in frames if frame["type"] == "step"]
    assert versions == list(range(1, len(record.moves) + 1))
