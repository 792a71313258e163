"""Talking at the table, and who is there."""

from tests.server.feed_client import FeedClient, Frame, open_table
from tests.server.running_server import ANNA, BOT, OPEN, RunningServer

from regalia.server.store.store import RECENT_CHAT_MESSAGES


def test_what_is_said_is_heard_by_all(server: RunningServer) -> None:
    with open_table(server, "majesty", 2, 9) as clients:
        text = "Żywo! <b>ход</b> \U0001f451 " + "x" * 400
        clients.seats[1].send("say", id="a", seat=1, text=text)
        for feed in clients.everyone:
            said = feed.receive("said")
            assert set(said) >= {"type", "seat", "text", "at"}
            assert (said["seat"], said["text"]) == (1, text)
        assert server.get_json(f"/api/tables/{clients.table}")["version"] == 0


def test_what_is_said_twice_is_heard_once(server: RunningServer) -> None:
    with open_table(server, "majesty", 2, 11) as clients:
        feed = clients.seats[0]
        for _ in range(3):
            feed.send("say", id="a", seat=0, text="hello")
            assert feed.receive("said")["text"] == "hello"
        assert [frame["type"] for frame in clients.spectator.frames_before_pong()] == ["said"]
        # who comes later hears what was said, too
        with FeedClient(server, clients.table) as late:
            (said,) = late.receive("sync")["chat"]
        assert (said["seat"], said["text"], said["number"]) == (
            0,
            "hello",
            1,
        )


def test_what_was_said_long_ago_is_not_said_again(server: RunningServer) -> None:
    with open_table(server, "majesty", 2, 12) as clients:
        feed = clients.seats[0]
        for number in range(RECENT_CHAT_MESSAGES + 5):
            feed.send("say", id=f"{number}", seat=0, text=f"text {number}")
            feed.receive("said")
        clients.spectator.frames_before_pong()
        feed.send("say", id="0", seat=0, text="text 0")
        assert feed.receive("said")["number"] == 1
        assert clients.spectator.frames_before_pong() == []


def test_nobody_talks_where_chat_is_off_or_for_another(server: RunningServer) -> None:
    with open_table(server, "majesty", 2, 10, chat=False) as clients:
        clients.seats[0].send("say", id="a", seat=0, text="hello")
        clients.seats[0].expect_refusal("a")
    with open_table(server, "majesty", 2, 10) as clients:
        clients.seats[0].send("say", id="a", seat=1, text="hello")
        clients.seats[0].expect_refusal("a")
        assert clients.spectator.frames_before_pong() == []


def wait_for_presence(feed: FeedClient, **wanted: object) -> Frame:
    """The first crowd in which something is as wanted."""
    while True:
        frame = feed.receive("crowd")
        told = {"here": [one["here"] for one in frame["seats"]], "watching": frame["watching"]}
        if wanted.items() <= told.items():
            return frame


def test_everybody_sees_who_is_here(server: RunningServer) -> None:
    made = server.make("majesty", [ANNA, BOT, OPEN])
    with FeedClient(server, made.table, made.tokens[0]) as anna:
        seen = wait_for_presence(anna, watching=0)
        assert [one["name"] for one in seen["seats"]][::2] == ["Anna", None]
        assert [one["kind"] for one in seen["seats"]] == ["person", "bot", "open"]
        assert seen["seats"][0]["here"] is True
        with FeedClient(server, made.table), FeedClient(server, made.table):
            wait_for_presence(anna, watching=2)
        wait_for_presence(anna, watching=0)
        seat, token = server.sit(made.table, "Clara")
        with FeedClient(server, made.table, token):
            while not (seen := anna.receive("crowd"))["seats"][seat]["here"]:
                pass
            assert seen["seats"][seat] == {"name": "Clara", "kind": "person", "here": True}
        while anna.receive("crowd")["seats"][seat]["here"]:
            pass
