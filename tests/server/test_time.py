"""Clocks, and bots that sit in for whoever stays away."""

from time import sleep

from tests.server.feed_client import FeedClient, Frame, TableClients, open_table
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


def play_to_free_swap(clients: TableClients) -> tuple[int, str]:
    """Plays Castle until the seat to move may swap a card that everybody knows."""
    known: set[str] = set()
    while True:
        (seat,) = clients.pending
        moves = [one["move"].split() for one in clients.seats[seat].moves[str(seat)]]
        swaps = [move for move in moves if move[0] == "swap" and move[1] != move[2]]
        free = [move for move in swaps if move[1] in known]
        if free and len(swaps) > 1 and clients.version % 2 == 0:
            return seat, " ".join(free[0])
        clients.move(seat, " ".join(swaps[0]))
        known.add(swaps[0][2])


def move_and_take_back(clients: TableClients, seat: int, move: str, rounds: int) -> None:
    """Makes a move and takes it back, again and again."""
    feed = clients.seats[seat]
    for number in range(rounds):
        assert clients.move(seat, move)["undo"] == seat
        feed.send("undo", id=f"back {number}", seat=seat)
        clients.version = feed.wait_for_ack(f"back {number}")["version"]
        clients.wait_for_all()


def latest_clock(feed: FeedClient) -> Frame:
    """The clock as it was last told."""
    feed.frames_before_pong()
    return feed.frames("clock")[-1]


def test_a_move_taken_back_earns_no_time(server: RunningServer) -> None:
    clock = {"game": 1000, "increment": 10}
    with open_table(server, "castle", 2, 6, clock=clock, undo=True) as clients:
        seat, move = play_to_free_swap(clients)
        before = latest_clock(clients.spectator)["left"][seat]
        move_and_take_back(clients, seat, move, 6)
        assert latest_clock(clients.spectator)["left"][seat] <= before


def test_a_decision_reopened_by_undo_has_only_the_rest_of_its_time(server: RunningServer) -> None:
    with open_table(server, "castle", 2, 7, clock={"move": 600}, undo=True) as clients:
        seat, move = play_to_free_swap(clients)
        feed = clients.seats[seat]
        sleep(1)
        move_and_take_back(clients, seat, move, 2)
        assert latest_clock(feed)["left"][seat] < 599.5
