"""Views as numbers: for who asks, what the seat knows and nothing else."""

import pytest
from tests.server import expected_frames
from tests.server.feed_client import FeedClient, Frame, open_table
from tests.server.running_server import RunningServer

from regalia.games import GAMES
from regalia.kernel.event import SPECTATOR
from regalia.kernel.play.table import replay_states
from regalia.kernel.play.validation import read_view

ROUND: dict[str, dict[str, object]] = {"kingme": {"rounds": 1}}


@pytest.mark.parametrize(("game", "seats"), [("majesty", 2), ("kingme", 3), ("castle", 2)])
def test_every_position_comes_as_the_numbers_of_its_view(
    server: RunningServer, game: str, seats: int
) -> None:
    with open_table(server, game, seats, "numbers", options=ROUND.get(game, {})) as clients:
        tokens = clients.made.tokens
        knowing = {
            seat: FeedClient(server, clients.table, tokens[seat], numbers=True) for seat in tokens
        }
        knowing[SPECTATOR] = FeedClient(server, clients.table, numbers=True)
        for feed in knowing.values():
            feed.wait_for_version(0)
        clients.play_out()
        told = {seat: numbers_by_version(feed, clients.version) for seat, feed in knowing.items()}
        record = expected_frames.parse_record(clients.record())
    for ply, (state, _) in enumerate(replay_states(record)):
        for seat, positions in told.items():
            assert positions[ply] == state.view(seat).to_numbers()
            assert read_view(GAMES[game], positions[ply]) == state.view(seat)


def numbers_by_version(feed: FeedClient, version: int) -> list[list[int]]:
    """The numbers of each version up to this one; the connection is closed then."""
    with feed:
        feed.wait_for_version(version)
    frames = feed.frames("sync", "step")
    assert [frame["version"] for frame in frames] == list(range(version + 1))
    return [position["numbers"] for frame in frames for position in frame["views"].values()]


def test_numbers_come_only_to_who_asks_and_change_nothing_else(server: RunningServer) -> None:
    with open_table(server, "castle", 2, "asking") as clients:
        token = clients.made.tokens[1]
        with (
            FeedClient(server, clients.table, token) as silent,
            FeedClient(server, clients.table, token, numbers=False) as declining,
            FeedClient(server, clients.table, token, numbers=True) as asking,
        ):
            for feed in (silent, declining, asking):
                feed.wait_for_version(0)
            clients.play_out(most=6)
            for feed in (silent, declining, asking):
                feed.wait_for_version(clients.version)
            plain = silent.frames("sync", "step")
            assert declining.frames("sync", "step") == plain
            assert "numbers" not in str(plain)
            assert [remove_numbers(frame) for frame in asking.frames("sync", "step")] == plain


def remove_numbers(frame: Frame) -> Frame:
    """A frame without its numbers, which it has."""
    for position in frame["views"].values():
        del position["numbers"]
    return frame


def test_missed_steps_have_their_numbers_too(server: RunningServer) -> None:
    with open_table(server, "majesty", 2, "missed") as clients:
        token = clients.made.tokens[0]
        with FeedClient(server, clients.table, token, numbers=True) as here:
            here.wait_for_version(0)
            clients.play_out(most=4)
            here.wait_for_version(clients.version)
        with FeedClient(server, clients.table, token, since=1, numbers=True) as back:
            back.wait_for_version(clients.version)
            assert back.frames("step") == [
                frame | {"ack": None} for frame in here.frames("step") if frame["version"] > 1
            ]


@pytest.mark.parametrize("wanted", [1, "yes", None])
def test_numbers_are_wanted_or_not(server: RunningServer, wanted: object) -> None:
    made = server.make("majesty", 2)
    with FeedClient(server, made.table, silent=True) as feed:
        feed.send("hello", tokens=[], numbers=wanted)
        assert "numbers: true or false is needed" in feed.expect_refusal(None)["error"]
