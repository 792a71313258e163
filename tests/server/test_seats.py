"""Getting up, coming back, and taking a seat along to another device."""

import sqlite3
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from time import sleep

import pytest
from tests.server.feed import Feed, gather
from tests.server.house import (
    ANNA,
    BOT,
    OPEN,
    Answer,
    House,
    Made,
    answered,
    database,
    locked,
    refused,
)


def leave(house: House, table: str, seat: int, token: str | None) -> int:
    """Gets up from a seat; the status of the answer."""
    answer = house.ask("DELETE", f"/api/tables/{table}/seats/{seat}", token=token)
    if answer.status_code >= 400:
        refused(answer, answer.status_code)
    return answer.status_code


def test_who_gets_up_before_the_start_leaves_an_open_seat(house: House) -> None:
    made = house.make("majesty", [ANNA, OPEN, OPEN])
    seat, token = house.sit(made.table, "Boris", salt="gone")
    with (
        Feed(house, made.table, made.tokens[0]) as anna,
        Feed(house, made.table, token) as boris,
    ):
        anna.hear("sync")
        boris.hear("sync")
        assert leave(house, made.table, seat, token) == 204
        step = anna.hear("step")
        assert (step["version"], step["beat"], step["views"]) == (2, 0, {})
        assert boris.closed() == 1008
    told = house.got(f"/api/tables/{made.table}")
    assert (told["names"], told["open"]) == (["Anna", None, None], 2)
    with Feed(house, made.table, token) as nobody:
        nobody.refusal(None)
        assert nobody.closed() == 1008
    assert leave(house, made.table, seat, token) == 401
    assert house.sit(made.table, "Clara")[0] == seat


def test_a_bot_plays_on_for_who_gets_up_later_and_gives_the_seat_back(house: House) -> None:
    with gather(house, "majesty", 2, 1, pace=False) as company:
        table, tokens = company.table, company.made.tokens
        anna = company.seats[0]
        assert leave(house, table, 1, tokens[1]) == 204
        while anna.hear("crowd")["seats"][1]["kind"] != "bot":
            pass
        anna.until(1)
        for _ in range(2):
            while not anna.moves:
                anna.hear("step")
            anna.play(0, anna.moves["0"][0]["move"])
        with Feed(house, table, tokens[1]) as back:
            back.hear("sync", "step")
            while anna.hear("crowd")["seats"][1]["kind"] != "person":
                pass
        steps = [step["version"] for step in anna.frames("step")]
        assert steps == list(range(1, len(steps) + 1))


def test_who_gets_up_while_the_last_one_sits_down_keeps_the_seat(own_house: House) -> None:
    made = own_house.make("majesty", [ANNA, OPEN, OPEN], pace=False)
    seat, token = own_house.sit(made.table, "Boris")
    with ThreadPoolExecutor(2) as pool:
        with locked(own_house):
            sitting = pool.submit(own_house.sit, made.table, "Clara")
            sleep(0.2)  # the request has come, and waits for the store
            leaving = pool.submit(leave, own_house, made.table, seat, token)
            sleep(0.2)
        sitting.result()
        assert leaving.result() == 204
    # the game had begun, so a bot sits in and the token takes the seat back
    with Feed(own_house, made.table, token) as back:
        assert list(back.hear("sync")["views"]) == [str(seat)]
        while back.hear("crowd")["seats"][seat]["kind"] != "person":
            pass


def test_only_its_person_gets_up_from_a_seat(house: House) -> None:
    made = house.make("majesty", [ANNA, {"person": "Boris"}, BOT], pace=False)
    assert leave(house, made.table, 0, None) == 401
    assert leave(house, made.table, 0, "nonsense") == 401
    assert leave(house, made.table, 0, made.tokens[1]) == 403
    assert leave(house, made.table, 2, made.tokens[1]) == 403
    assert leave(house, made.table, 7, made.tokens[1]) in (400, 403, 404)
    assert house.got(f"/api/tables/{made.table}")["kinds"] == ["person", "person", "bot"]


def link(house: House, made: Made, seat: int, **fields: object) -> Answer:
    """A link for another device."""
    path = f"/api/tables/{made.table}/link"
    made_link = answered(house.ask("POST", path, fields, made.tokens[seat]), 201)
    assert made_link["seconds"] > 0
    house.tokens.append(made_link["code"])
    return made_link


def test_a_link_moves_a_seat_to_another_device_once(house: House) -> None:
    made = house.make("majesty", 2)
    path = f"/api/tables/{made.table}"
    with Feed(house, made.table, made.tokens[0]) as old:
        old.hear("sync")
        code = link(house, made, 0)["code"]
        assert old.quiet() == []
        claimed = answered(house.ask("POST", f"{path}/claim", {"code": code}), 201)
        assert claimed["seat"] == 0
        assert claimed["token"] not in made.tokens.values()
        assert old.closed() == 1008
    refused(house.ask("GET", f"{path}/view", token=made.tokens[0]), 401)
    refused(house.ask("POST", f"{path}/claim", {"code": code}), 400, 401, 403, 404, 409)
    with Feed(house, made.table, claimed["token"]) as new:
        assert list(new.hear("sync")["views"]) == ["0"]


def test_a_link_that_keeps_the_seat_adds_a_device(house: House) -> None:
    made = house.make("majesty", 2)
    with Feed(house, made.table, made.tokens[0]) as old:
        old.hear("sync")
        code = link(house, made, 0, keep=True)["code"]
        path = f"/api/tables/{made.table}/claim"
        token = answered(house.ask("POST", path, {"code": code}), 201)["token"]
        with Feed(house, made.table, token) as new:
            assert new.hear("sync")["views"] == old.views
        assert old.quiet() == []


def test_ids_stay_with_the_seat_that_moves(house: House) -> None:
    with gather(house, "majesty", 2, 2) as company:
        (seat,) = company.pending
        feed = company.seats[seat]
        step = feed.play(seat, feed.moves[str(seat)][0]["move"], "mine")
        code = link(house, company.made, seat)["code"]
        path = f"/api/tables/{company.table}/claim"
        token = answered(house.ask("POST", path, {"code": code}), 201)["token"]
        with Feed(house, company.table, token) as new:
            new.hear("sync")
            new.say("move", id="mine", seat=seat, beat=0, move="1")
            assert new.acked("mine") == step


@pytest.mark.parametrize("body", [{}, {"code": ""}, {"code": 5}, {"code": "nonsense"}, []], ids=str)
def test_a_wrong_code_opens_nothing(house: House, body: object) -> None:
    made = house.make("majesty", 2)
    link(house, made, 0)
    answer = house.ask("POST", f"/api/tables/{made.table}/claim", body)
    refused(answer, 400, 401, 403, 404, 409)


def test_a_code_of_one_table_opens_no_other(house: House) -> None:
    here, there = house.make("majesty", 2), house.make("majesty", 2)
    code = link(house, here, 0)["code"]
    answer = house.ask("POST", f"/api/tables/{there.table}/claim", {"code": code})
    refused(answer, 400, 401, 403, 404, 409)
    path = f"/api/tables/{here.table}/claim"
    assert house.ask("POST", path, {"code": code}).status_code == 201


def test_a_link_is_good_for_the_time_it_tells(house: House) -> None:
    made = house.make("majesty", 2)
    path = f"/api/tables/{made.table}/claim"
    fresh, stale = link(house, made, 0), link(house, made, 1)
    later(house, made, 0, fresh["seconds"] - 60)
    later(house, made, 1, stale["seconds"] + 1)
    assert "expired" in refused(house.ask("POST", path, {"code": stale["code"]}), 409)
    answered(house.ask("POST", path, {"code": fresh["code"]}), 201)


def later(house: House, made: Made, seat: int, seconds: float) -> None:
    """Lets the links of a seat be so many seconds older."""
    with closing(sqlite3.connect(database(house), timeout=60)) as connection, connection:
        connection.execute(
            "UPDATE links SET until = until - ? WHERE table_id = ? AND seat = ?",
            (int(seconds * 1000), made.table, seat),
        )


def test_only_a_person_makes_a_link(house: House) -> None:
    made = house.make("majesty", 2)
    path = f"/api/tables/{made.table}/link"
    refused(house.ask("POST", path, {}), 401)
    refused(house.ask("POST", path, {}, "nonsense"), 401)
