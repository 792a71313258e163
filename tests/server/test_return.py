"""Who comes back is told what it missed; what was sent twice is done once."""

import pytest
from tests.server.feed import Feed, Frame, gather
from tests.server.house import House


def without_ack(step: Frame) -> Frame:
    """A step but for whom it acknowledges."""
    return {**step, "ack": None}


@pytest.mark.parametrize(("game", "seats"), [("majesty", 3), ("kingme", 4), ("castle", 2)])
def test_missed_steps_are_told_once_and_as_they_were(house: House, game: str, seats: int) -> None:
    with gather(house, game, seats, "return") as company:
        company.play_out(40)
        for seat, feed in enumerate(company.everyone):
            tokens = [company.made.tokens[seat]] if seat < seats else []
            live = [without_ack(step) for step in feed.frames("step")]
            for since in (0, 1, 17, company.version - 1):
                with Feed(house, company.table, *tokens, since=since) as back:
                    missed = back.quiet()
                assert missed == live[since:]
                assert all(step["ack"] is None for step in missed)


@pytest.mark.parametrize("since", [None, 10, 11, 999, -1, 10**30])
def test_who_missed_nothing_or_knows_an_unknown_version_is_told_everything(
    house: House, since: int | None
) -> None:
    with gather(house, "majesty", 2, 1) as company:
        company.play_out(10)
        with Feed(house, company.table, company.made.tokens[0], since=since) as back:
            heard = back.quiet()
        if since in (-1, 10**30) and heard[0]["type"] == "refuse":
            return  # no version at all
        assert [frame["type"] for frame in heard] == ["sync"]
        assert heard[0]["version"] == 10
        steps = company.seats[0].frames("step")
        assert heard[0]["events"] == [event for step in steps for event in step["events"]]
        assert heard[0]["views"] == steps[-1]["views"]


@pytest.mark.parametrize("since", ["3", 2.5, True, []])
def test_a_version_is_a_number(house: House, since: object) -> None:
    made = house.make("majesty", 2)
    with Feed(house, made.table, silent=True) as feed:
        feed.say("hello", tokens=[], since=since, lang=None)
        feed.refusal(None)


def test_an_accepted_id_is_answered_again_and_played_once(house: House) -> None:
    with gather(house, "majesty", 2, 2) as company:
        (seat,) = company.pending
        feed = company.seats[seat]
        beat = feed.beat
        move = feed.moves[str(seat)][0]["move"]
        first = feed.play(seat, move, "once")
        company.version = 1
        company.settle()
        company.random_move()
        feed.say("move", id="once", seat=seat, beat=beat, move=move)
        assert feed.acked("once") == first
        # on another connection of the seat too, and whatever else is said with that id
        with Feed(house, company.table, company.made.tokens[seat], since=2) as phone:
            phone.hear("sync")
            phone.say("move", id="once", seat=seat, beat=999, move="6")
            assert phone.acked("once") == first
        assert [one["version"] for one in feed.frames("step")] == [1, 2, 1]
        assert company.bystander.quiet() == []
        assert house.got(f"/api/tables/{company.table}")["version"] == 2


def test_an_id_belongs_to_its_seat(house: House) -> None:
    with gather(house, "majesty", 2, 3) as company:
        for version in (1, 2):
            (seat,) = company.pending
            feed = company.seats[seat]
            step = feed.play(seat, feed.moves[str(seat)][0]["move"], "same")
            assert step["version"] == version
            company.version = version
            company.settle()


def test_an_id_belongs_to_its_table(house: House) -> None:
    for _ in range(2):
        with gather(house, "majesty", 2, 4) as company:
            (seat,) = company.pending
            feed = company.seats[seat]
            assert feed.play(seat, feed.moves[str(seat)][0]["move"], "same")["version"] == 1


def test_one_screen_may_use_an_id_for_each_of_its_seats(house: House) -> None:
    made = house.make("majesty", 2)
    with Feed(house, made.table, made.tokens[0], made.tokens[1]) as screen:
        screen.hear("sync")
        for version in (1, 2):
            ((seat, moves),) = screen.moves.items()
            assert screen.play(int(seat), moves[0]["move"], "same")["version"] == version


def test_a_refused_id_is_not_remembered(house: House) -> None:
    with gather(house, "majesty", 2, 5) as company:
        (seat,) = company.pending
        feed = company.seats[seat]
        feed.say("move", id="again", seat=seat, beat=feed.beat, move="9")
        feed.refusal("again")
        assert feed.play(seat, feed.moves[str(seat)][0]["move"], "again")["version"] == 1


def test_the_same_move_sent_many_times_at_once_is_made_once(house: House) -> None:
    with gather(house, "majesty", 2, 6) as company:
        (seat,) = company.pending
        token = company.made.tokens[seat]
        feeds = [Feed(house, company.table, token) for _ in range(4)]
        for feed in feeds:
            feed.hear("sync")
        move = feeds[0].moves[str(seat)][0]["move"]
        for _ in range(5):
            for feed in feeds:
                feed.say("move", id="once", seat=seat, beat=feed.beat, move=move)
        for feed in feeds:
            acks = [feed.acked("once") for _ in range(5)]
            assert {step["version"] for step in acks} == {1}
            feed.close()
        assert house.got(f"/api/tables/{company.table}")["version"] == 1


def test_a_table_goes_on_after_a_restart_with_ids_and_tokens(own_house: House) -> None:
    with gather(own_house, "kingme", 3, 7, options={"rounds": 1}) as company:
        company.play_out(20)
        live = [[without_ack(step) for step in feed.frames("step")] for feed in company.everyone]
        mine = next(feed for feed in company.seats if feed.frames("step")[-1]["ack"])
        last = mine.frames("step")[-1]
        seat = company.seats.index(mine)
        assert own_house.stop() == 0
        assert [feed.closed() for feed in company.everyone] == [1001] * 4
    own_house.start()
    tokens = company.made.tokens
    for seat_again in range(3):
        with Feed(own_house, company.table, tokens[seat_again], since=3) as back:
            missed = back.quiet()
        assert missed == live[seat_again][3:]
    with Feed(own_house, company.table, tokens[seat], since=20) as back:
        sync = back.hear("sync")
        assert sync["version"] == 20
        assert sync["beat"] == last["beat"]
        assert sync["views"] == last["views"]
        assert sync["moves"] == last["moves"]
        back.say("move", id=last["ack"], seat=seat, beat=0, move="")
        assert back.acked(last["ack"]) == last
    assert own_house.got(f"/api/tables/{company.table}")["version"] == 20
