"""Clocks, and bots that sit in for whoever stays away."""

from tests.server.feed import Feed, Frame, gather
from tests.server.house import House


def test_when_a_flag_falls_a_bot_moves(house: House) -> None:
    with gather(house, "majesty", 2, 1, clock={"move": 1}) as company:
        for version in (1, 2):
            company.version = version
            company.settle()
        for feed in company.everyone:
            assert [step["ack"] for step in feed.frames("step")] == [None, None]
            assert feed.frames("clock")


def test_a_clock_for_the_whole_game_grows_with_every_move(house: House) -> None:
    with gather(house, "majesty", 2, 2, clock={"game": 1, "increment": 5}) as company:
        for _ in range(2):
            company.random_move()
        # both have their increment now, and nobody's flag has fallen
        (seat,) = company.pending
        clock = company.seats[seat].hear("clock")
        while clock["running"] != [seat] or min(clock["left"]) < 1:
            clock = company.seats[seat].hear("clock")
        assert all(left > 4 for left in clock["left"])
        company.random_move()


def test_an_untimed_table_has_no_clock(house: House) -> None:
    with gather(house, "majesty", 2, 3) as company:
        company.random_move()
        assert not any(feed.frames("clock") for feed in company.everyone)


def crowd_with(feed: Feed, seat: int, **wanted: object) -> Frame:
    """Listens until a seat is as wanted."""
    while True:
        chair: Frame = feed.hear("crowd")["seats"][seat]
        if wanted.items() <= chair.items():
            return chair


def test_a_bot_sits_in_for_whoever_stays_away_and_gives_the_seat_back(house: House) -> None:
    with gather(house, "majesty", 2, 4, absence=1, pace=False) as company:
        here, away = company.seats
        away.close()
        crowd_with(here, 1, kind="person", here=False)
        crowd_with(here, 1, kind="bot")
        for _ in range(2):
            while not here.moves:
                here.hear("step")
            here.play(0, here.moves["0"][0]["move"])
        while not here.moves:
            here.hear("step")
        with Feed(house, company.table, company.made.tokens[1]) as back:
            version = back.hear("sync")["version"]
            crowd_with(here, 1, kind="person", here=True)
            here.until(version)
            while not back.moves:
                if here.moves:
                    here.play(0, here.moves["0"][0]["move"])
                back.hear("step")
            back.play(1, back.moves["1"][0]["move"])
            steps = here.frames("step")
            assert [step["version"] for step in steps] == list(range(1, len(steps) + 1))
            changes = [step for step in steps if not step["events"]]
            assert len(changes) == 2  # the seat went, and came back
            beats = [step["beat"] for step in steps]
            assert beats == sorted(beats)
            assert house.got(f"/api/tables/{company.table}")["names"] == ["Person 0", "Person 1"]


def test_a_seat_is_kept_for_whoever_comes_back_in_time(house: House) -> None:
    with gather(house, "majesty", 2, 5, absence=60) as company:
        company.seats[1].close()
        crowd_with(company.seats[0], 1, here=False)
        with Feed(house, company.table, company.made.tokens[1]) as back:
            assert back.hear("sync")["version"] == 0
            assert crowd_with(company.seats[0], 1, here=True)["kind"] == "person"
        company.seats[1] = Feed(house, company.table, company.made.tokens[1])
