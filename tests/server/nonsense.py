"""What nobody should say on the feed: garbage, and messages that are huge, late, twice or old."""

import json
from collections import Counter
from random import Random

from tests.mutation import change_a_byte, change_a_field
from tests.server import truth
from tests.server.feed import Feed, Frame
from tests.server.house import House, Made, assert_sentence
from tests.server.witness import assert_told
from websockets.exceptions import ConnectionClosed

BATCH = 60  # messages between two looks at what came back
KNOWN = {"sync", "step", "refuse", "shown", "crowd", "said", "pong", "clock", "hinted"}
TABLES = [("majesty", 4), ("kingme", 3), ("castle", 2)]
ELSEWHERE = ("1:guard", "yes", "draw", "K@3", "$0")  # moves of other games and times
TOO_LARGE, CUT_OFF = 1009, 1006


class Nonsense:
    """Makes messages for one table, most of them bad, some good but out of place."""

    def __init__(self, made: Made, rng: Random) -> None:
        self.made = made
        self.rng = rng
        self.sent: list[str] = []
        self.kept: list[str] = []
        self.count = 0

    def message(self, feed: Feed) -> str | bytes:
        """The next message."""
        draw = self.rng.random()
        if draw < 0.05:
            return self.rng.randbytes(self.rng.randrange(200))
        if draw < 0.12:
            letters = '{}[]":,\\ntrufalse0123456789.eE-+ \x00é\U0001f451'
            return "".join(self.rng.choices(letters, k=self.rng.randrange(300)))
        if draw < 0.20 and self.sent:  # twice, or much later
            return self.rng.choice(self.sent)
        if draw < 0.26 and self.kept:  # out of order
            return self.kept.pop(self.rng.randrange(len(self.kept)))
        if 0.26 <= draw < 0.262:
            return json.dumps({"type": "say", "text": "x" * self.rng.randrange(16_385, 90_000)})
        good = json.dumps(self.good(feed))
        if draw < 0.30:
            self.kept.append(good)
            return " " * self.rng.randrange(16_000 - len(good)) + good if len(good) < 900 else good
        if draw < 0.45:
            self.sent.append(good)
            return good
        return self.changed(json.loads(good))

    def changed(self, message: Frame) -> str:
        """A message with a field or a few bytes changed."""
        if self.rng.random() < 0.7:
            change_a_field(message, self.rng)
            return json.dumps(message)
        raw = bytearray(json.dumps(message).encode())
        for _ in range(self.rng.randrange(1, 4)):
            change_a_byte(raw, self.rng)
        return raw.decode("utf-8", "replace")

    def good(self, feed: Feed) -> Frame:
        """A message that could be a good one, here or elsewhere, now or before."""
        self.count += 1
        seats = sorted(self.made.tokens)
        seat = self.rng.choice(seats)
        offers = feed.moves.get(str(seat)) or [
            {"move": "1:guard"},
            {"move": "yes"},
            {"move": "draw"},
        ]
        move = self.rng.choice(offers)["move"]
        ident = f"{self.rng.randrange(40)}" if self.rng.random() < 0.5 else f"n{self.count}"
        beat = feed.beat - self.rng.choice([0, 0, 0, 1, 2, -1])
        plain: Frame = {"id": ident, "seat": seat}
        kinds: list[Frame] = [
            {"type": "move", **plain, "beat": beat, "move": move},
            {"type": "look", **plain, "move": move},
            {"type": "look", **plain, "move": [one["move"] for one in offers[:64]]},
            {"type": "undo", **plain},
            {"type": "say", **plain, "text": self.rng.choice(["hello", "x" * 500, "\u202e", "?"])},
            {"type": "ping", "id": ident},
            {"type": "hello", "tokens": ["nonsense"], "since": self.rng.randrange(9), "lang": "xx"},
        ]
        return self.rng.choices(kinds, [8, 1, 1, 1, 1, 1, 1])[0]


class Assault:
    """One connection at a time to one table, which never stops talking nonsense."""

    def __init__(self, house: House, game: str, seats: int, rng: Random) -> None:
        self.house = house
        self.rng = rng
        self.made = house.make(game, seats, undo=True)
        self.nonsense = Nonsense(self.made, rng)
        self.heard: Counter[str] = Counter()
        self.bystander = Feed(house, self.made.table)
        self.feed = self.connect()

    def connect(self) -> Feed:
        """A new connection with all seats."""
        feed = Feed(self.house, self.made.table, *self.made.tokens.values())
        feed.hear("sync")
        return feed

    def talk(self) -> int:
        """Says a few things and hears what the server makes of them; how many they were."""
        allowed: set[int] = set()
        said = 0
        before = len(self.feed.heard)
        try:
            for _ in range(BATCH):
                message = self.nonsense.message(self.feed)
                if len(message) > 16 * 1024:
                    # who goes on talking may be cut off before it hears the server's goodbye
                    allowed |= {TOO_LARGE, CUT_OFF}
                self.feed.socket.send(message)
                said += 1
            answers = len(self.feed.quiet())
        except ConnectionClosed:
            self.hear(before)
            assert self.feed.closed() in allowed, self.feed.heard[-3:]
            self.feed.close()
            self.feed = self.connect()
        else:
            self.hear(before)
            assert answers == said, "every message has its answer"
        return said

    def hear(self, start: int) -> None:
        """Every answer is one of those that the wire page knows, and every refusal a sentence."""
        for text in self.feed.heard[start:]:
            frame = json.loads(text)
            assert frame["type"] in KNOWN
            self.heard[frame["type"]] += 1
            if frame["type"] == "refuse":
                assert_sentence(frame["error"])

    def end(self) -> None:
        """The table has been there all the time: it is played to its end and its record read."""
        self.feed.close()
        self.feed = self.connect()
        while self.feed.moves:
            self.feed.play(*self.feed.drawn(self.rng))
        self.feed.close()
        self.bystander.until(self.feed.version)
        self.bystander.close()
        record = self.house.got(f"/api/tables/{self.made.table}/record")
        steps = self.bystander.frames("step")
        assert [step["version"] for step in steps] == list(range(1, len(steps) + 1))
        if len(record["moves"]) == len(steps):  # nothing was taken back
            talk = ("said", "pong")
            heard = [text for text in self.bystander.heard if json.loads(text)["type"] not in talk]
            self.bystander.heard = heard
            assert_told(self.bystander, truth.record_of(record), [])


def assault(house: House, messages: int, seed: object) -> Counter[str]:
    """Sends so much nonsense to a few tables; what was heard, by kind."""
    rng = Random(str(seed))
    heard: Counter[str] = Counter()
    fronts = [Assault(house, game, seats, rng) for game, seats in TABLES]
    said = 0
    while said < messages:
        for number, front in enumerate(fronts):
            said += front.talk()
            if not (front.feed.moves or front.feed.beat == 0):  # it is over: the next one
                front.end()
                heard += front.heard
                fronts[number] = Assault(house, *TABLES[number], rng)
    for front in fronts:
        front.end()
        heard += front.heard
    assert house.ask("GET", "/health/ready").status_code == 200
    assert "Traceback" not in house.log()
    return heard
