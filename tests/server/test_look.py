"""A look shows what would surely happen, and happens to nobody."""

from contextlib import ExitStack

import pytest
from deploy.local.server import retry_until_timeout
from tests.server import expected_frames
from tests.server.feed_client import FeedClient, Frame, open_table
from tests.server.running_server import RunningServer

from regalia.kernel.foresight import foresee
from regalia.kernel.play.table import Table


def foreseen(table: Table, seat: int) -> list[list[Frame]]:
    """What the seat can be sure of, for each of its moves."""
    view = table.state.view(seat)
    return [[told.to_dict() for told in foresee(table.game, view, move)] for move in view.legal()]


@pytest.mark.parametrize("game", ["majesty", "kingme", "castle"])
def test_a_look_shows_what_would_surely_happen(server: RunningServer, game: str) -> None:
    with open_table(server, game, 3, f"look {game}") as clients:
        looks: list[tuple[int, int, list[list[Frame]]]] = []
        while clients.pending:
            seat = clients.pending[0]
            feed = clients.seats[seat]
            moves = [one["move"] for one in feed.moves[str(seat)]][:64]
            if clients.version % 5 == 0:
                feed.send("look", id="all", seat=seat, move=moves)
                shown = feed.receive("shown")
                assert set(shown) >= {"type", "id", "all"}
                assert shown["id"] == "all"
                feed.send("look", id="one", seat=seat, move=moves[-1])
                one = feed.receive("shown")
                assert one["id"] == "one"
                assert one["events"] == shown["all"][-1]
                looks.append((clients.version, seat, shown["all"]))
            clients.random_move()
        record = expected_frames.parse_record(clients.record())
    for version, seat, shown_all in looks:
        assert shown_all == foreseen(expected_frames.table_after(record, version), seat)[:64]


def test_a_look_tells_nobody_and_changes_nothing(server: RunningServer) -> None:
    with open_table(server, "majesty", 2, 1) as clients:
        (seat,) = clients.pending
        feed = clients.seats[seat]
        feed.send("look", id="a", seat=seat, move=feed.moves[str(seat)][0]["move"])
        feed.receive("shown")
        assert all(one.frames_before_pong() == [] for one in clients.everyone)
        assert server.get_json(f"/api/tables/{clients.table}")["version"] == 0


def test_a_look_at_what_cannot_be_done_is_refused(server: RunningServer) -> None:
    with open_table(server, "majesty", 2, 2) as clients:
        (seat,) = clients.pending
        feed, other = clients.seats[seat], clients.seats[1 - seat]
        good = feed.moves[str(seat)][0]["move"]
        feed.send("look", id="a", seat=seat, move="9")
        feed.expect_refusal("a")
        feed.send("look", id="b", seat=seat, move=[good, "9"])
        feed.expect_refusal("b")
        feed.send("look", id="c", seat=1 - seat, move=good)
        feed.expect_refusal("c")
        other.send("look", id="d", seat=1 - seat, move=good)
        other.expect_refusal("d")
        clients.spectator.send("look", id="e", seat=seat, move=good)
        clients.spectator.expect_refusal("e")


def test_advice_is_given_where_the_table_has_hints(server: RunningServer) -> None:
    with open_table(server, "majesty", 2, 4, hints=True) as clients:
        (seat,) = clients.pending
        feed = clients.seats[seat]
        feed.send("hint", id="a", seat=seat)
        hinted = feed.receive("hinted")
        assert (hinted["id"], hinted["beat"]) == ("a", feed.beat)
        legal = [one["move"] for one in feed.moves[str(seat)]]
        assert 1 <= len(hinted["moves"]) <= 3
        for advice in hinted["moves"]:
            assert advice["move"] in legal
            assert advice["share"] is None or 0 <= advice["share"] <= 1
        clients.seats[1 - seat].send("hint", id="b", seat=1 - seat)
        clients.seats[1 - seat].expect_refusal("b")
        assert clients.spectator.frames_before_pong() == []


def test_a_seat_has_one_hint_at_a_time_and_nobody_who_leaves_costs_a_process(
    own_server: RunningServer,
) -> None:
    with open_table(own_server, "majesty", 2, 6, hints=True) as clients, ExitStack() as stack:
        (seat,) = clients.pending
        devices = [
            stack.enter_context(FeedClient(own_server, clients.table, clients.made.tokens[seat]))
            for _ in range(5)
        ]
        for device in devices:
            device.receive("sync")
        for device in devices:
            device.send("hint", id="a", seat=seat)
        heard = sorted(answer_to_hint(device) for device in devices)
        assert heard == ["hinted", *["refuse"] * 4]
        workers = own_server.child_processes()
        devices[0].send("hint", id="b", seat=seat)
        devices[0].frames_before_pong()
        devices[0].close()
        for _ in retry_until_timeout("the hint that nobody waits for any more"):
            devices[1].send("hint", id="c", seat=seat)
            if answer_to_hint(devices[1]) == "hinted":
                break
        assert own_server.child_processes() == workers


def answer_to_hint(feed: FeedClient) -> str:
    """The type of the answer to a hint."""
    while True:
        kind = str(feed.receive_any()["type"])
        if kind in ("hinted", "refuse"):
            return kind


def test_advice_is_refused_elsewhere(server: RunningServer) -> None:
    with open_table(server, "majesty", 2, 5) as clients:
        (seat,) = clients.pending
        clients.seats[seat].send("hint", id="a", seat=seat)
        clients.seats[seat].expect_refusal("a")
