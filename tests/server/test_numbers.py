"""Views as numbers: for who asks, what the seat knows and nothing else."""

import pytest
from tests.server import truth
from tests.server.feed import Feed, Frame, gather
from tests.server.house import House

from regalia.games import GAMES
from regalia.kernel.event import SPECTATOR
from regalia.kernel.play.table import replay
from regalia.kernel.play.validation import read_view

ROUND: dict[str, dict[str, object]] = {"kingme": {"rounds": 1}}


@pytest.mark.parametrize(("game", "seats"), [("majesty", 2), ("kingme", 3), ("castle", 2)])
def test_every_position_comes_as_the_numbers_of_its_view(
    house: House, game: str, seats: int
) -> None:
    with gather(house, game, seats, "numbers", options=ROUND.get(game, {})) as company:
        tokens = company.made.tokens
        knowing = {seat: Feed(house, company.table, tokens[seat], numbers=True) for seat in tokens}
        knowing[SPECTATOR] = Feed(house, company.table, numbers=True)
        for feed in knowing.values():
            feed.until(0)
        company.play_out()
        told = {seat: heard(feed, company.version) for seat, feed in knowing.items()}
        record = truth.record_of(company.record())
    for ply, (state, _) in enumerate(replay(record)):
        for seat, positions in told.items():
            assert positions[ply] == state.view(seat).numbers()
            assert read_view(GAMES[game], positions[ply]) == state.view(seat)


def heard(feed: Feed, version: int) -> list[list[int]]:
    """The numbers of each version up to this one; the connection is closed then."""
    with feed:
        feed.until(version)
    frames = feed.frames("sync", "step")
    assert [frame["version"] for frame in frames] == list(range(version + 1))
    return [position["numbers"] for frame in frames for position in frame["views"].values()]


def test_numbers_come_only_to_who_asks_and_change_nothing_else(house: House) -> None:
    with gather(house, "castle", 2, "asking") as company:
        token = company.made.tokens[1]
        with (
            Feed(house, company.table, token) as silent,
            Feed(house, company.table, token, numbers=False) as declining,
            Feed(house, company.table, token, numbers=True) as asking,
        ):
            for feed in (silent, declining, asking):
                feed.until(0)
            company.play_out(most=6)
            for feed in (silent, declining, asking):
                feed.until(company.version)
            plain = silent.frames("sync", "step")
            assert declining.frames("sync", "step") == plain
            assert "numbers" not in str(plain)
            assert [unnumbered(frame) for frame in asking.frames("sync", "step")] == plain


def unnumbered(frame: Frame) -> Frame:
    """A frame without its numbers, which it has."""
    for position in frame["views"].values():
        del position["numbers"]
    return frame


def test_missed_steps_have_their_numbers_too(house: House) -> None:
    with gather(house, "majesty", 2, "missed") as company:
        token = company.made.tokens[0]
        with Feed(house, company.table, token, numbers=True) as here:
            here.until(0)
            company.play_out(most=4)
            here.until(company.version)
        with Feed(house, company.table, token, since=1, numbers=True) as back:
            back.until(company.version)
            assert back.frames("step") == [
                frame | {"ack": None} for frame in here.frames("step") if frame["version"] > 1
            ]


@pytest.mark.parametrize("wanted", [1, "yes", None])
def test_numbers_are_wanted_or_not(house: House, wanted: object) -> None:
    made = house.make("majesty", 2)
    with Feed(house, made.table, silent=True) as feed:
        feed.say("hello", tokens=[], numbers=wanted)
        assert "numbers: true or false is needed" in feed.refusal(None)["error"]
