"""Everything a connection hears follows from what its seats may know, and from nothing else.

Whole random games are played over the wire. Afterwards the record, which has all secrets, is
replayed, and every frame must be the one that the engine would have told just those seats.
"""

from collections.abc import Sequence

import pytest
from tests.chance import drawn_options
from tests.server import truth
from tests.server.feed import Feed, Frame, gather
from tests.server.house import House

from regalia.games import GAMES
from regalia.kernel.record import Record
from regalia.kernel.rng import from_number
from regalia.kernel.table import Table
from regalia.kernel.voice import Voice

TABLES = [(name, seats) for name, game in GAMES.items() for seats in game.seats]
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


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_a_connection_hears_what_its_seats_may_know(house: House, name: str, seats: int) -> None:
    options = drawn_options(GAMES[name], seats, from_number(seats)).written()
    with gather(house, name, seats, "whole", options=options) as company:
        tokens = company.made.tokens
        with Feed(house, company.table, tokens[0], tokens[seats - 1]) as pair:
            pair.hear("sync")
            company.play_out()
            pair.until(company.version)
            record = truth.record_of(company.record())
            assert len(record.moves) == company.version
            for seat, feed in enumerate(company.seats):
                assert_told(feed, record, [seat])
            assert_told(company.bystander, record, [])
            assert_told(pair, record, [0, seats - 1])
        # whoever comes later hears no more than who was there
        for held in ([0], [0, seats - 1], []):
            mine = [tokens[seat] for seat in held]
            with Feed(house, company.table, *mine) as late:
                assert_sync(late.hear("sync"), record, held)
            with Feed(house, company.table, *mine, since=len(record.moves) // 2) as back:
                missed = [frame for frame in back.quiet() if frame["type"] == "step"]
            assert missed == frames_told(record, held)[len(record.moves) // 2 :]


@pytest.mark.parametrize("lang", ["en", "ru", "de", "pl"])
@pytest.mark.parametrize("game", ["kingme", "castle"])
def test_lines_tell_the_same_events_and_no_more(house: House, game: str, lang: str) -> None:
    with gather(house, game, 3, lang) as company:
        tokens = company.made.tokens
        feeds = [Feed(house, company.table, *held, lang=lang) for held in ([tokens[1]], [])]
        for feed in feeds:
            assert feed.hear("sync")["lines"] == []
        company.play_out(60)
        for feed in feeds:
            feed.until(company.version)
        late = Feed(house, company.table, tokens[1], lang=lang)
        sync = late.hear("sync")
        company.play_out()
        record = truth.record_of(company.record())
        for feed in [*feeds, late]:
            feed.until(company.version)
            feed.close()
    voice = Voice(record.game, lang, record.names or ())
    table = truth.at(record, len(record.moves))
    for feed, looker in zip(feeds, (1, -1), strict=True):
        for frame in feed.frames("step"):
            told = table.steps[frame["version"] - 1].seen_by(looker)
            assert frame["lines"] == [voice.tell(one) for one in told]
    story = [one for step in table.steps[: sync["version"]] for one in step.seen_by(1)]
    assert sync["lines"] == [voice.tell(one) for one in story]


def test_an_unknown_language_is_refused_or_not_spoken(house: House) -> None:
    made = house.make("majesty", 2)
    with Feed(house, made.table, made.tokens[0], lang="xx") as feed:
        assert feed.hear("refuse", "sync")["type"] == "refuse"
