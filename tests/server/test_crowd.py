"""Talking at the table, and who is there."""

from tests.server.feed import Feed, Frame, gather
from tests.server.house import ANNA, BOT, OPEN, House


def test_what_is_said_is_heard_by_all(house: House) -> None:
    with gather(house, "majesty", 2, 9) as company:
        text = "Żywo! <b>ход</b> \U0001f451 " + "x" * 400
        company.seats[1].say("say", id="a", seat=1, text=text)
        for feed in company.everyone:
            said = feed.hear("said")
            assert set(said) >= {"type", "seat", "text", "at"}
            assert (said["seat"], said["text"]) == (1, text)
        assert house.got(f"/api/tables/{company.table}")["version"] == 0


def test_what_is_said_twice_is_heard_once(house: House) -> None:
    with gather(house, "majesty", 2, 11) as company:
        feed = company.seats[0]
        for _ in range(3):
            feed.say("say", id="a", seat=0, text="hello")
            assert feed.hear("said")["text"] == "hello"
        assert [frame["type"] for frame in company.bystander.quiet()] == ["said"]
        # who comes later hears what was said, too
        with Feed(house, company.table) as late:
            (said,) = late.hear("sync")["chat"]
        assert (said["seat"], said["text"], said["number"]) == (0, "hello", 1)


def test_nobody_talks_where_chat_is_off_or_for_another(house: House) -> None:
    with gather(house, "majesty", 2, 10, chat=False) as company:
        company.seats[0].say("say", id="a", seat=0, text="hello")
        company.seats[0].refusal("a")
    with gather(house, "majesty", 2, 10) as company:
        company.seats[0].say("say", id="a", seat=1, text="hello")
        company.seats[0].refusal("a")
        assert company.bystander.quiet() == []


def crowd(feed: Feed, **wanted: object) -> Frame:
    """The first crowd in which something is as wanted."""
    while True:
        frame = feed.hear("crowd")
        told = {"here": [one["here"] for one in frame["seats"]], "watching": frame["watching"]}
        if wanted.items() <= told.items():
            return frame


def test_everybody_sees_who_is_here(house: House) -> None:
    made = house.make("majesty", [ANNA, BOT, OPEN])
    with Feed(house, made.table, made.tokens[0]) as anna:
        seen = crowd(anna, watching=0)
        assert [one["name"] for one in seen["seats"]][::2] == ["Anna", None]
        assert [one["kind"] for one in seen["seats"]] == ["person", "bot", "open"]
        assert seen["seats"][0]["here"] is True
        with Feed(house, made.table), Feed(house, made.table):
            crowd(anna, watching=2)
        crowd(anna, watching=0)
        seat, token = house.sit(made.table, "Clara")
        with Feed(house, made.table, token):
            while not (seen := anna.hear("crowd"))["seats"][seat]["here"]:
                pass
            assert seen["seats"][seat] == {"name": "Clara", "kind": "person", "here": True}
        while anna.hear("crowd")["seats"][seat]["here"]:
            pass
