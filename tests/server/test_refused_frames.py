"""Whatever is refused on the feed is refused clearly, and changes nothing."""

import json

import pytest
from tests.server.feed import Feed, dial, gather
from tests.server.house import ANNA, OPEN, House
from websockets.exceptions import InvalidStatus


def test_a_move_before_the_start_is_refused(house: House) -> None:
    made = house.make("majesty", [ANNA, OPEN])
    with Feed(house, made.table, made.tokens[0]) as anna:
        anna.hear("sync")
        anna.say("move", id="a", seat=0, beat=0, move="1")
        refusal = anna.refusal("a")
    assert (refusal["version"], refusal["beat"]) == (0, 0)


@pytest.mark.parametrize("wrong", [-1, 1, 10**6])
def test_a_move_for_another_beat_is_refused(house: House, wrong: int) -> None:
    with gather(house, "majesty", 2, 7) as company:
        company.random_move()
        (seat,) = company.pending
        feed = company.seats[seat]
        move = feed.moves[str(seat)][0]["move"]
        feed.say("move", id="late", seat=seat, beat=feed.beat + wrong, move=move)
        refusal = feed.refusal("late")
        assert (refusal["beat"], refusal["version"]) == (feed.beat, 1)
        assert company.bystander.quiet() == []


def test_an_impossible_move_is_refused_with_its_rule(house: House) -> None:
    with gather(house, "majesty", 2, 8) as company:
        (seat,) = company.pending
        feed = company.seats[seat]
        for number, move in enumerate(["7", "1:king", "", "x" * 300, "1 ", "0 1"]):
            feed.say("move", id=f"m{number}", seat=seat, beat=feed.beat, move=move)
            refusal = feed.refusal(f"m{number}")
            assert refusal["rule"] is None or refusal["rule"].startswith("M")
        assert company.bystander.quiet() == []


def test_a_seat_moves_only_in_its_turn_and_by_its_own_hand(house: House) -> None:
    with gather(house, "majesty", 3, 9) as company:
        (seat,) = company.pending
        other = (seat + 1) % 3
        move = company.seats[seat].moves[str(seat)][0]["move"]
        beat = company.bystander.beat
        for feed, chair in (
            (company.seats[other], other),
            (company.seats[other], seat),
            (company.bystander, seat),
            (company.bystander, -1),
            (company.seats[seat], 17),
        ):
            feed.say("move", id="mine", seat=chair, beat=beat, move=move)
            feed.refusal("mine")
        assert all(feed.quiet() == [] for feed in company.everyone)


BEFORE_HELLO = [
    {"type": "ping", "id": "a"},
    {"type": "move", "id": "a", "seat": 0, "beat": 1, "move": "1"},
    {"type": "say", "id": "a", "seat": 0, "text": "hello?"},
]


@pytest.mark.parametrize("spoken", BEFORE_HELLO, ids=lambda one: one["type"])
def test_who_speaks_before_hello_is_refused_and_may_still_say_it(
    house: House, spoken: dict[str, object]
) -> None:
    made = house.make("majesty", 2)
    with Feed(house, made.table, silent=True) as feed:
        feed.socket.send(json.dumps(spoken))
        feed.refusal(None)
        feed.say("hello", tokens=[made.tokens[1]], since=None, lang=None)
        assert list(feed.hear("sync")["views"]) == ["1"]


BAD_TEXTS: list[str | bytes] = [
    "",
    "nonsense",
    "{",
    "[]",
    "7",
    "null",
    "{}",
    '{"type": null}',
    '{"type": "shout", "id": "a"}',
    '{"type": "sync"}',
    '{"id": "a"}',
    '{"type": "ping", "id": NaN}',
    '{"type": "hello", "tokens": []}',
    '{"type": "hello", "tokens": "none"}',
    "[" * 4000,
    b"\x00\x01",
    b'{"type": "ping", "id": "a"}',
]


@pytest.mark.parametrize("text", BAD_TEXTS, ids=lambda text: repr(text)[:40])
def test_bad_text_and_a_second_hello_are_refused_with_no_id(
    house: House, text: str | bytes
) -> None:
    made = house.make("majesty", 2)
    with Feed(house, made.table, made.tokens[0]) as feed:
        feed.hear("sync")
        feed.socket.send(text)
        feed.refusal(None)
        assert feed.quiet() == []


BAD_FIELDS: list[dict[str, object]] = [
    {"type": "move"},
    {"type": "move", "id": "", "seat": 0, "beat": 1, "move": "1"},
    {"type": "move", "id": "x" * 41, "seat": 0, "beat": 1, "move": "1"},
    {"type": "move", "id": 7, "seat": 0, "beat": 1, "move": "1"},
    {"type": "move", "id": "a", "seat": "0", "beat": 1, "move": "1"},
    {"type": "move", "id": "a", "seat": True, "beat": 1, "move": "1"},
    {"type": "move", "id": "a", "seat": 0, "beat": "1", "move": "1"},
    {"type": "move", "id": "a", "seat": 0, "beat": 1.5, "move": "1"},
    {"type": "move", "id": "a", "seat": 0, "beat": 10**40, "move": "1"},
    {"type": "move", "id": "a", "seat": 0, "beat": 1, "move": 1},
    {"type": "move", "id": "a", "seat": 0, "beat": 1, "move": None},
    {"type": "move", "id": "a", "seat": 10**40, "beat": 1, "move": "1"},
    {"type": "look", "id": "a", "seat": 0, "move": []},
    {"type": "look", "id": "a", "seat": 0, "move": ["1"] * 65},
    {"type": "look", "id": "a", "seat": 0, "move": [1]},
    {"type": "look", "id": "a", "seat": 1},
    {"type": "undo", "id": "a", "seat": 9},
    {"type": "say", "id": "a", "seat": 0, "text": ""},
    {"type": "say", "id": "a", "seat": 0, "text": "x" * 501},
    {"type": "say", "id": "a", "seat": 0, "text": 5},
    {"type": "ping"},
    {"type": "ping", "id": "x" * 41},
]


@pytest.mark.parametrize("fields", BAD_FIELDS, ids=lambda fields: str(fields)[:60])
def test_a_bad_field_is_refused_and_nothing_changes(
    house: House, fields: dict[str, object]
) -> None:
    made = house.make("majesty", 2)
    with Feed(house, made.table, made.tokens[0]) as feed:
        feed.hear("sync")
        feed.socket.send(json.dumps(fields))
        heard = feed.hear("refuse", "shown")
        # a list of no moves may as well be shown nothing
        assert heard["type"] == "refuse" or fields.get("move") == []
        assert feed.quiet() == []
        assert house.got(f"/api/tables/{made.table}")["version"] == 0


@pytest.mark.parametrize("tokens", [["nonsense"], [""], ["x" * 500]])
def test_a_token_that_opens_nothing_ends_the_connection(house: House, tokens: list[str]) -> None:
    made = house.make("majesty", 2)
    for held in (tokens, [made.tokens[0], *tokens]):
        with Feed(house, made.table, *held) as feed:
            feed.refusal(None)
            assert feed.closed() == 1008
            assert len(feed.heard) == 1


def test_a_token_of_another_table_ends_the_connection(house: House) -> None:
    here, there = house.make("majesty", 2), house.make("majesty", 2)
    with Feed(house, here.table, there.tokens[0]) as feed:
        feed.refusal(None)
        assert feed.closed() == 1008


def test_a_frame_that_is_too_large_ends_the_connection(house: House) -> None:
    made = house.make("majesty", 2)
    with Feed(house, made.table, made.tokens[0]) as feed:
        feed.hear("sync")
        feed.say("say", id="a", seat=0, text="x" * 17_000)
        assert feed.closed() == 1009


def test_a_frame_of_sixteen_kibibytes_is_read(house: House) -> None:
    made = house.make("majesty", 2)
    with Feed(house, made.table, made.tokens[0]) as feed:
        feed.hear("sync")
        feed.socket.send(json.dumps({"type": "ping", "id": "large"}).rjust(16 * 1024))
        assert feed.hear("pong")["id"] == "large"


def test_a_table_that_is_not_there_has_no_feed(house: House) -> None:
    with pytest.raises(InvalidStatus) as refused, dial(house, "nothing"):
        pass
    assert refused.value.response.status_code == 404


@pytest.mark.parametrize(
    "origin", ["https://elsewhere.example", "null", "http://127.0.0.1:1", "http://["]
)
def test_a_feed_for_a_foreign_origin_is_refused(house: House, origin: str) -> None:
    made = house.make("majesty", 2)
    with pytest.raises(InvalidStatus) as refused, dial(house, made.table, origin):
        pass
    assert refused.value.response.status_code == 403
