"""Bots think beside the server: they keep nobody else waiting, and come too late without harm."""

import time
from collections import Counter

from deploy.local.server import retry_until_timeout
from tests.server.feed_client import FeedClient
from tests.server.running_server import ANNA, BOT, RunningServer

from regalia.server.scheduler import MIN_BOT_MOVE_S

SHORTEST = 0.6  # seconds: less cannot be followed


def played_out(feed: FeedClient) -> None:
    """Plays a person's seat to the end of the game."""
    feed.receive("sync")
    while not feed.views["0"]["over"]:
        if feed.moves:
            feed.play(0, feed.moves["0"][0]["move"])
        else:
            feed.receive("step")


def test_a_slow_bot_delays_only_its_own_table(own_server: RunningServer) -> None:
    slow = [own_server.make("castle", [{"bot": "master"}, {"bot": "master"}]) for _ in range(3)]
    quick = own_server.make("majesty", [ANNA, BOT], pace=False)
    with FeedClient(own_server, quick.table, quick.tokens[0]) as anna:
        played_out(anna)
    for made in slow:  # five seconds a move: they have hardly begun
        assert own_server.web.get(f"/api/tables/{made.table}").json()["version"] < 20


def test_an_answer_for_a_beat_that_has_passed_is_dropped(server: RunningServer) -> None:
    made = server.make("majesty", [ANNA, {"person": "Boris"}])
    with FeedClient(server, made.table, *made.tokens.values()) as screen:
        screen.receive("sync")
        seat = int(next(iter(screen.moves)))
        token = {"Authorization": f"Bearer {made.tokens[seat]}"}
        left = server.web.delete(f"/api/tables/{made.table}/seats/{seat}", headers=token)
        assert left.status_code == 204
        screen.wait_for_version(1)  # a bot thinks for them now
        with FeedClient(server, made.table, made.tokens[seat]) as back:
            back.wait_for_version(2)  # and they are back before it has an answer
            time.sleep(2 * MIN_BOT_MOVE_S)
            assert back.frames_before_pong() == [], "a bot has moved for somebody who is back"
            move = back.moves[str(seat)][0]["move"]
            step = back.play(seat, move)
            assert step["version"] == 3
            time.sleep(2 * MIN_BOT_MOVE_S)
            assert back.frames_before_pong() == [], (
                "the bot's answer came to a decision that was made"
            )
        assert screen.frames_before_pong()[-1]["version"] == 3


def test_bots_take_their_time_where_somebody_watches(server: RunningServer) -> None:
    made = server.make("majesty", [ANNA, BOT])
    with FeedClient(server, made.table, made.tokens[0]) as anna:
        anna.receive("sync")
        while not anna.moves:
            anna.receive("step")
        began = time.monotonic()
        version = anna.play(0, anna.moves["0"][0]["move"])["version"]
        anna.wait_for_version(version + 1)
        assert time.monotonic() - began >= SHORTEST


def test_every_bot_of_king_me_vetoes_now_and_then(server: RunningServer) -> None:
    votes: dict[str, Counter[str]] = {str(seat): Counter() for seat in range(4)}
    for made in [server.make("kingme", [{"bot": "medium"}] * 4, pace=False) for _ in range(3)]:
        for _ in retry_until_timeout("the end of the game"):
            if server.get_json(f"/api/tables/{made.table}")["state"] == "over":
                break
        for line in server.get_json(f"/api/tables/{made.table}/record")["moves"]:
            seat, move = line.split()
            if move in ("yes", "no"):
                votes[seat][move] += 1
    assert all(cast["no"] for cast in votes.values()), votes


def test_a_bot_that_nobody_offers_does_not_sit_down(server: RunningServer) -> None:
    for bot in ("os:system", "ismcts:9999s", "ismcts:99999999", ""):
        seats = [ANNA, {"bot": bot}]
        answer = server.web.post("/api/tables", json={"game": "majesty", "seats": seats})
        assert answer.status_code == 400, bot
