"""Whether a connection heard what its seats may know, every bit of it and nothing else."""

from collections.abc import Sequence

from tests.server import truth
from tests.server.feed import Feed, Frame

from regalia.kernel.play.table import Table
from regalia.kernel.records.record import Record

CROWD = {"type", "seats", "watching"}
CHAIR = {"name", "kind", "here"}
TERMS = {"kinds", "listed", "chat", "undo", "hints", "help", "pace", "clock", "absence"}
TABLE = {"table", "game", "options", "names", "open", "state", "version", "commitment"} | TERMS


def frames_told(record: Record, held: Sequence[int]) -> list[Frame]:
    """Every step as a connection with these seats is told it, from version 1."""
    table = Table(record.begun())
    told: list[Frame] = []
    for line in record.moves:
        table.replay(line)
        told.append(truth.step(table, len(table.steps), held))
    return told


def assert_sync(sync: Frame, record: Record, held: Sequence[int]) -> None:
    """A sync tells what is known at its version."""
    table = truth.at(record, sync["version"])
    expected = {
        "type": "sync",
        "version": sync["version"],
        "beat": table.beat,
        "table": sync["table"],
        "views": truth.views(table, held),
        "moves": truth.moves(table, held),
        "events": truth.story(table, held),
        "turns": [len(step.events) for step in table.steps],
    }
    assert {name: value for name, value in sync.items() if name != "chat"} == expected
    assert sync.get("chat", []) == []
    ended = set() if table.state.pending else {"scores", "winners"}
    assert set(sync["table"]) == TABLE | ended


def assert_told(feed: Feed, record: Record, held: Sequence[int]) -> None:
    """A connection was told one sync, then every step, and who is there."""
    told = frames_told(record, held)
    frames = feed.frames("sync", "step", "crowd", "clock", "pong")
    assert len(frames) == len(feed.heard), "a frame of another kind was told"
    for frame in frames:
        if frame["type"] == "sync":
            assert_sync(frame, record, held)
        elif frame["type"] == "step":
            expected = told[frame["version"] - 1]
            assert {**frame, "ack": None} == expected
        elif frame["type"] == "crowd":
            assert set(frame) == CROWD
            assert all(set(chair) == CHAIR for chair in frame["seats"])
    versions = [frame["version"] for frame in frames if frame["type"] == "step"]
    assert versions == list(range(1, len(record.moves) + 1))
