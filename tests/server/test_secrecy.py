"""Everything a connection hears follows from what its seats may know, and from nothing else.

Whole random games are played over the wire. Afterwards the record, which has all secrets, is
replayed, and every frame must be the one that the engine would have told just those seats.
"""

import pytest
from tests.chance import drawn_options
from tests.server import expected_frames
from tests.server.feed_client import FeedClient, open_table
from tests.server.frame_checks import assert_frames_match, assert_sync, expected_steps
from tests.server.running_server import RunningServer

from regalia.games import GAMES
from regalia.kernel.rng import rng_from_number
from regalia.kernel.text.voice import Voice

TABLES = [(name, seats) for name, game in GAMES.items() for seats in game.seats]


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_a_connection_hears_what_its_seats_may_know(
    server: RunningServer, name: str, seats: int
) -> None:
    options = drawn_options(GAMES[name], seats, rng_from_number(seats)).to_dict()
    with open_table(server, name, seats, "whole", options=options) as clients:
        tokens = clients.made.tokens
        with FeedClient(server, clients.table, tokens[0], tokens[seats - 1]) as pair:
            pair.receive("sync")
            clients.play_out()
            pair.wait_for_version(clients.version)
            record = expected_frames.parse_record(clients.record())
            assert len(record.moves) == clients.version
            for seat, feed in enumerate(clients.seats):
                assert_frames_match(feed, record, [seat])
            assert_frames_match(clients.spectator, record, [])
            assert_frames_match(pair, record, [0, seats - 1])
        # whoever comes later hears no more than who was there
        for held in ([0], [0, seats - 1], []):
            mine = [tokens[seat] for seat in held]
            with FeedClient(server, clients.table, *mine) as late:
                assert_sync(late.receive("sync"), record, held)
            with FeedClient(server, clients.table, *mine, since=len(record.moves) // 2) as back:
                assert (
                    back.frames_before_pong()
                    == expected_steps(record, held)[len(record.moves) // 2 :]
                )


@pytest.mark.parametrize(
    ("game", "lang"), [("castle", "en"), ("kingme", "ru"), ("kingme", "de"), ("kingme", "pl")]
)
def test_lines_tell_the_same_events_and_no_more(
    server: RunningServer, game: str, lang: str
) -> None:
    with open_table(server, game, 3, lang) as clients:
        tokens = clients.made.tokens
        feeds = [FeedClient(server, clients.table, *held, lang=lang) for held in ([tokens[1]], [])]
        for feed in feeds:
            assert feed.receive("sync")["lines"] == []
        clients.play_out(60)
        for feed in feeds:
            feed.wait_for_version(clients.version)
        late = FeedClient(server, clients.table, tokens[1], lang=lang)
        sync = late.receive("sync")
        clients.play_out()
        record = expected_frames.parse_record(clients.record())
        for feed in [*feeds, late]:
            feed.wait_for_version(clients.version)
            feed.close()
    voice = Voice(record.game, lang, record.names or ())
    table = expected_frames.table_after(record, len(record.moves))
    for feed, looker in zip(feeds, (1, -1), strict=True):
        for frame in feed.frames("step"):
            told = table.steps[frame["version"] - 1].events_seen_by(looker)
            assert frame["lines"] == [voice.event_text(one) for one in told]
    veiled_events = [
        one for step in table.steps[: sync["version"]] for one in step.events_seen_by(1)
    ]
    assert sync["lines"] == [voice.event_text(one) for one in veiled_events]


def test_an_unknown_language_is_refused_or_not_spoken(server: RunningServer) -> None:
    made = server.make("majesty", 2)
    with FeedClient(server, made.table, made.tokens[0], lang="xx") as feed:
        assert feed.receive("refuse", "sync")["type"] == "refuse"
