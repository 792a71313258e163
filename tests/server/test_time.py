"""Clocks, and bots that sit in for whoever stays away."""

from tests.server.feed_client import FeedClient, Frame, open_table
from tests.server.running_server import RunningServer


def test_when_a_flag_falls_a_bot_moves(server: RunningServer) -> None:
    with open_table(server, "majesty", 2, 1, clock={"move": 1}) as clients:
        for version in (1, 2):
            clients.version = version
            clients.wait_for_all()
        for feed in clients.everyone:
            assert [step["ack"] for step in feed.frames("step")] == [None, None]
            assert feed.frames("clock")


def test_a_clock_for_the_whole_game_grows_with_every_move(server: RunningServer) -> None:
    with open_table(server, "majesty", 2, 2, clock={"game": 1, "increment": 5}) as clients:
        for _ in range(2):
            clients.random_move()
        # both have their increment now, and nobody's flag has fallen
        (seat,) = clients.pending
        clock = clients.seats[seat].receive("clock")
        while clock["running"] != [seat] or min(clock["left"]) < 1:
            clock = clients.seats[seat].receive("clock")
        assert all(left > 4 for left in clock["left"])
        clients.random_move()


def test_an_untimed_table_has_no_clock(server: RunningServer) -> None:
    with open_table(server, "majesty", 2, 3) as clients:
        clients.random_move()
        assert not any(feed.frames("clock") for feed in clients.everyone)


def wait_for_presence(feed: FeedClient, seat: int, **wanted: object) -> Frame:
    """Listens until a seat is as wanted."""
    while True:
        told: Frame = feed.receive("crowd")["seats"][seat]
        if wanted.items() <= told.items():
            return told


def test_a_bot_sits_in_for_whoever_stays_away_and_gives_the_seat_back(
    server: RunningServer,
) -> None:
    with open_table(server, "majesty", 2, 4, absence=1, pace=False) as clients:
        here, away = clients.seats
        away.close()
        wait_for_presence(here, 1, kind="person", here=False)
        wait_for_presence(here, 1, kind="bot")
        for _ in range(2):
            while not here.moves:
                here.receive("step")
            here.play(0, here.moves["0"][0]["move"])
        while not here.moves:
            here.receive("step")
        with FeedClient(server, clients.table, clients.made.tokens[1]) as back:
            version = back.receive("sync")["version"]
            wait_for_presence(here, 1, kind="person", here=True)
            here.wait_for_version(version)
            while not back.moves:
                if here.moves:
                    here.play(0, here.moves["0"][0]["move"])
                back.receive("step")
            back.play(1, back.moves["1"][0]["move"])
            steps = here.frames("step")
            assert [step["version"] for step in steps] == list(range(1, len(steps) + 1))
            changes = [step for step in steps if not step["events"]]
            assert len(changes) == 2  # the seat went, and came back
            beats = [step["beat"] for step in steps]
            assert beats == sorted(beats)
            assert server.get_json(f"/api/tables/{clients.table}")["names"] == [
                "Person 0",
                "Person 1",
            ]


def test_a_seat_is_kept_for_whoever_comes_back_in_time(server: RunningServer) -> None:
    with open_table(server, "majesty", 2, 5, absence=60) as clients:
        clients.seats[1].close()
        wait_for_presence(clients.seats[0], 1, here=False)
        with FeedClient(server, clients.table, clients.made.tokens[1]) as back:
            assert back.receive("sync")["version"] == 0
            assert wait_for_presence(clients.seats[0], 1, here=True)["kind"] == "person"
        clients.seats[1] = FeedClient(server, clients.table, clients.made.tokens[1])
