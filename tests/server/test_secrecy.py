"""Everything a connection hears follows from what its seats may know, and from nothing else.

Whole random games are played over the wire. Afterwards the record, which has all secrets, is
replayed, and every frame must be the one that the engine would have told just those seats.
"""

import pytest
from tests.chance import drawn_options
from tests.server import truth
from tests.server.feed import Feed, gather
from tests.server.house import House
from tests.server.witness import assert_sync, assert_told, frames_told

from regalia.games import GAMES
from regalia.kernel.rng import from_number
from regalia.kernel.text.voice import Voice

TABLES = [(name, seats) for name, game in GAMES.items() for seats in game.seats]


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
                assert back.quiet() == frames_told(record, held)[len(record.moves) // 2 :]


@pytest.mark.parametrize(
    ("game", "lang"), [("castle", "en"), ("kingme", "ru"), ("kingme", "de"), ("kingme", "pl")]
)
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
