"""Who comes back is told what it missed; what was sent twice is done once."""

import pytest
from tests.server.feed_client import FeedClient, Frame, open_table
from tests.server.running_server import RunningServer


def without_ack(step: Frame) -> Frame:
    """A step but for whom it acknowledges."""
    return {**step, "ack": None}


@pytest.mark.parametrize(("game", "seats"), [("majesty", 3), ("kingme", 4), ("castle", 2)])
def test_missed_steps_are_told_once_and_as_they_were(
    server: RunningServer, game: str, seats: int
) -> None:
    with open_table(server, game, seats, "return") as clients:
        clients.play_out(40)
        for seat, feed in enumerate(clients.everyone):
            tokens = [clients.made.tokens[seat]] if seat < seats else []
            live = [without_ack(step) for step in feed.frames("step")]
            for since in (0, 1, 17, clients.version - 1):
                with FeedClient(server, clients.table, *tokens, since=since) as back:
                    missed = back.frames_before_pong()
                assert missed == live[since:]
                assert all(step["ack"] is None for step in missed)


@pytest.mark.parametrize("since", [None, 10, 11, 999, -1, 10**30])
def test_who_missed_nothing_or_knows_an_unknown_version_is_told_everything(
    server: RunningServer, since: int | None
) -> None:
    with open_table(server, "majesty", 2, 1) as clients:
        clients.play_out(10)
        with FeedClient(server, clients.table, clients.made.tokens[0], since=since) as back:
            heard = back.frames_before_pong()
        if since in (-1, 10**30) and heard[0]["type"] == "refuse":
            return  # no version at all
        assert [frame["type"] for frame in heard] == ["sync"]
        assert heard[0]["version"] == 10
        steps = clients.seats[0].frames("step")
        assert heard[0]["events"] == [event for step in steps for event in step["events"]]
        assert heard[0]["views"] == steps[-1]["views"]


@pytest.mark.parametrize("since", ["3", 2.5, True, []])
def test_a_version_is_a_number(server: RunningServer, since: object) -> None:
    made = server.make("majesty", 2)
    with FeedClient(server, made.table, silent=True) as feed:
        feed.send("hello", tokens=[], since=since, lang=None)
        feed.expect_refusal(None)


def test_an_accepted_id_is_answered_again_and_played_once(server: RunningServer) -> None:
    with open_table(server, "majesty", 2, 2) as clients:
        (seat,) = clients.pending
        feed = clients.seats[seat]
        beat = feed.beat
        move = feed.moves[str(seat)][0]["move"]
        first = feed.play(seat, move, "once")
        clients.version = 1
        clients.wait_for_all()
        clients.random_move()
        feed.send("move", id="once", seat=seat, beat=beat, move=move)
        assert feed.wait_for_ack("once") == first
        # on another connection of the seat too, and whatever else is said with that id
        with FeedClient(server, clients.table, clients.made.tokens[seat], since=2) as phone:
            phone.receive("sync")
            phone.send("move", id="once", seat=seat, beat=999, move="6")
            assert phone.wait_for_ack("once") == first
        assert [one["version"] for one in feed.frames("step")] == [1, 2, 1]
        assert clients.spectator.frames_before_pong() == []
        assert server.get_json(f"/api/tables/{clients.table}")["version"] == 2


def test_an_id_belongs_to_its_seat(server: RunningServer) -> None:
    with open_table(server, "majesty", 2, 3) as clients:
        for version in (1, 2):
            (seat,) = clients.pending
            feed = clients.seats[seat]
            step = feed.play(seat, feed.moves[str(seat)][0]["move"], "same")
            assert step["version"] == version
            clients.version = version
            clients.wait_for_all()


def test_an_id_belongs_to_its_table(server: RunningServer) -> None:
    for _ in range(2):
        with open_table(server, "majesty", 2, 4) as clients:
            (seat,) = clients.pending
            feed = clients.seats[seat]
            assert feed.play(seat, feed.moves[str(seat)][0]["move"], "same")["version"] == 1


def test_one_screen_may_use_an_id_for_each_of_its_seats(server: RunningServer) -> None:
    made = server.make("majesty", 2)
    with FeedClient(server, made.table, made.tokens[0], made.tokens[1]) as screen:
        screen.receive("sync")
        for version in (1, 2):
            ((seat, moves),) = screen.moves.items()
            assert screen.play(int(seat), moves[0]["move"], "same")["version"] == version


def test_a_refused_id_is_not_remembered(server: RunningServer) -> None:
    with open_table(server, "majesty", 2, 5) as clients:
        (seat,) = clients.pending
        feed = clients.seats[seat]
        feed.send("move", id="again", seat=seat, beat=feed.beat, move="9")
        feed.expect_refusal("again")
        assert feed.play(seat, feed.moves[str(seat)][0]["move"], "again")["version"] == 1


def test_the_same_move_sent_many_times_at_once_is_made_once(server: RunningServer) -> None:
    with open_table(server, "majesty", 2, 6) as clients:
        (seat,) = clients.pending
        token = clients.made.tokens[seat]
        feeds = [FeedClient(server, clients.table, token) for _ in range(4)]
        for feed in feeds:
            feed.receive("sync")
        move = feeds[0].moves[str(seat)][0]["move"]
        for _ in range(5):
            for feed in feeds:
                feed.send("move", id="once", seat=seat, beat=feed.beat, move=move)
        for feed in feeds:
            acks = [feed.wait_for_ack("once") for _ in range(5)]
            assert {step["version"] for step in acks} == {1}
            feed.close()
        assert server.get_json(f"/api/tables/{clients.table}")["version"] == 1


def test_a_table_goes_on_after_a_restart_with_ids_and_tokens(own_server: RunningServer) -> None:
    with open_table(own_server, "kingme", 3, 7, options={"rounds": 1}) as clients:
        clients.play_out(20)
        live = [[without_ack(step) for step in feed.frames("step")] for feed in clients.everyone]
        mine = next(feed for feed in clients.seats if feed.frames("step")[-1]["ack"])
        last = mine.frames("step")[-1]
        seat = clients.seats.index(mine)
        assert own_server.stop() == 0
        assert [feed.wait_for_close() for feed in clients.everyone] == [1001] * 4
    own_server.start()
    tokens = clients.made.tokens
    for seat_again in range(3):
        with FeedClient(own_server, clients.table, tokens[seat_again], since=3) as back:
            missed = back.frames_before_pong()
        assert missed == live[seat_again][3:]
    with FeedClient(own_server, clients.table, tokens[seat], since=20) as back:
        sync = back.receive("sync")
        assert sync["version"] == 20
        assert sync["beat"] == last["beat"]
        assert sync["views"] == last["views"]
        assert sync["moves"] == last["moves"]
        back.send("move", id=last["ack"], seat=seat, beat=0, move="")
        assert back.wait_for_ack(last["ack"]) == last
    assert own_server.get_json(f"/api/tables/{clients.table}")["version"] == 20
