"""Messages that no client should send: garbage, and valid ones that are huge, late or repeated."""

import json
from collections import Counter
from random import Random

from tests.mutation import change_a_byte, change_a_field
from tests.server import expected_frames
from tests.server.feed_client import FeedClient, Frame
from tests.server.frame_checks import assert_frames_match
from tests.server.running_server import MadeTable, RunningServer, assert_sentence
from websockets.exceptions import ConnectionClosed

BATCH_SIZE = 60  # messages before the answers are checked
KNOWN_FRAME_TYPES = {
    "sync",
    "step",
    "refuse",
    "shown",
    "crowd",
    "said",
    "pong",
    "clock",
    "hinted",
    "coached",
    "remarked",
}
TABLES = [("majesty", 4), ("kingme", 3), ("castle", 2)]
TOO_LARGE, CUT_OFF = 1009, 1006


class GarbageMessages:
    """Generates messages for a table: most of them malformed, some valid but out of place."""

    def __init__(self, made: MadeTable, rng: Random) -> None:
        self.made = made
        self.rng = rng
        self.sent: list[str] = []
        self.kept: list[str] = []
        self.count = 0

    def message(self, feed: FeedClient) -> str | bytes:
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
        good = json.dumps(self.plausible_message(feed))
        if draw < 0.30:
            self.kept.append(good)
            return " " * self.rng.randrange(16_000 - len(good)) + good if len(good) < 900 else good
        if draw < 0.45:
            self.sent.append(good)
            return good
        return self.mutate_message(json.loads(good))

    def mutate_message(self, message: Frame) -> str:
        """A message with a field or a few bytes changed."""
        if self.rng.random() < 0.7:
            change_a_field(message, self.rng)
            return json.dumps(message)
        raw = bytearray(json.dumps(message).encode())
        for _ in range(self.rng.randrange(1, 4)):
            change_a_byte(raw, self.rng)
        return raw.decode("utf-8", "replace")

    def plausible_message(self, feed: FeedClient) -> Frame:
        """A well-formed message, which may be for another time or game."""
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
            {"type": "hint", **plain},
            {"type": "coach", **plain},
            {"type": "remark", **plain, "version": self.rng.choice([feed.version, 0, -1, 10**18])},
            {"type": "say", **plain, "text": self.rng.choice(["hello", "x" * 500, "\u202e", "?"])},
            {"type": "ping", "id": ident},
            {"type": "hello", "tokens": ["nonsense"], "since": self.rng.randrange(9), "lang": "xx"},
        ]
        return self.rng.choices(kinds, [8, *[1] * (len(kinds) - 1)])[0]


class GarbageClient:
    """One connection at a time to one table, which keeps sending garbage."""

    def __init__(self, server: RunningServer, game: str, seats: int, rng: Random) -> None:
        self.server = server
        self.rng = rng
        self.made = server.make(game, seats, undo=True)
        self.nonsense = GarbageMessages(self.made, rng)
        self.received: Counter[str] = Counter()
        self.spectator = FeedClient(server, self.made.table)
        self.feed = self.connect()

    def connect(self) -> FeedClient:
        """A new connection with all seats."""
        feed = FeedClient(self.server, self.made.table, *self.made.tokens.values())
        feed.receive("sync")
        return feed

    def talk(self) -> int:
        """Says a few things and hears what the server makes of them; how many they were."""
        allowed: set[int] = set()
        said = 0
        before = len(self.feed.received)
        try:
            for _ in range(BATCH_SIZE):
                message = self.nonsense.message(self.feed)
                if len(message) > 16 * 1024:
                    # who goes on talking may be cut off before it hears the server's goodbye
                    allowed |= {TOO_LARGE, CUT_OFF}
                self.feed.socket.send(message)
                said += 1
            answers = len(self.feed.frames_before_pong())
        except ConnectionClosed:
            self.receive(before)
            assert self.feed.wait_for_close() in allowed, self.feed.received[-3:]
            self.feed.close()
            self.feed = self.connect()
        else:
            self.receive(before)
            assert answers == said, "every message has its answer"
        return said

    def receive(self, start: int) -> None:
        """Every answer is one of those that the wire page knows, and every refusal a sentence."""
        for text in self.feed.received[start:]:
            frame = json.loads(text)
            assert frame["type"] in KNOWN_FRAME_TYPES
            self.received[frame["type"]] += 1
            if frame["type"] == "refuse":
                assert_sentence(frame["error"])

    def end(self) -> None:
        """The table has been there all the time: it is played to its end and its record read."""
        self.feed.close()
        self.feed = self.connect()
        while self.feed.moves:
            self.feed.play(*self.feed.choose_random_move(self.rng))
        self.feed.close()
        self.spectator.wait_for_version(self.feed.version)
        self.spectator.close()
        record = self.server.get_json(f"/api/tables/{self.made.table}/record")
        steps = self.spectator.frames("step")
        assert [step["version"] for step in steps] == list(range(1, len(steps) + 1))
        if len(record["moves"]) == len(steps):  # nothing was taken back
            talk = ("said", "pong")
            heard = [
                text for text in self.spectator.received if json.loads(text)["type"] not in talk
            ]
            self.spectator.received = heard
            assert_frames_match(self.spectator, expected_frames.parse_record(record), [])


def send_garbage(server: RunningServer, messages: int, seed: object) -> Counter[str]:
    """Sends so many garbage messages to a few tables; counts the answers by type."""
    rng = Random(str(seed))
    heard: Counter[str] = Counter()
    attackers = [GarbageClient(server, game, seats, rng) for game, seats in TABLES]
    said = 0
    while said < messages:
        for number, attacker in enumerate(attackers):
            said += attacker.talk()
            if not (attacker.feed.moves or attacker.feed.beat == 0):  # it is over: the next one
                attacker.end()
                heard += attacker.received
                attackers[number] = GarbageClient(server, *TABLES[number], rng)
    for attacker in attackers:
        attacker.end()
        heard += attacker.received
    assert server.ask("GET", "/health/ready").status_code == 200
    assert "Traceback" not in server.log()
    return heard
