"""A client that plays on whatever happens to the servers, and remembers all it was told."""

import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from random import Random
from threading import Event

import httpx
from deploy.local.server import PATIENCE
from tests.server.feed import Feed, Frame
from tests.server.house import ANNA, BORIS, BOT, Answer, Chair, House
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

LOST = (ConnectionClosed, InvalidHandshake, InvalidMessage, OSError)  # also TimeoutError
PAUSE = 0.02  # seconds between two tries

CLARA: Chair = {"person": "Clara"}
TABLES = [
    ("majesty", [ANNA, BORIS, CLARA, {"person": "Dmitri"}]),
    ("kingme", [ANNA, BORIS, CLARA]),
    ("castle", [ANNA, BORIS]),
    ("majesty", [ANNA, BOT, BOT]),
]


class Survivor:
    """Plays tables one after another, all people of a table on one screen."""

    def __init__(
        self, houses: Sequence[House], game: str, chairs: Sequence[Chair], seed: object
    ) -> None:
        self.houses = houses
        self.game = game
        self.chairs = chairs
        self.rng = Random(str(seed))
        self.finished = 0
        self.losses = 0
        self.refusals = 0

    def play(self, stop: Event) -> None:
        """Plays until told to stop, and the last table to its end."""
        while not stop.is_set():
            self.play_a_table()
            self.finished += 1

    def play_a_table(self) -> None:
        """Plays one table to its end and compares its record with what was told."""
        made = self.request("POST", "/api/tables", self.wanted())
        tokens = [one["token"] for one in made["seats"]]
        sitting = Sitting(made["table"], tokens, self.rng)
        while not sitting.over:
            try:
                with Feed(self.rng.choice(self.houses), made["table"], silent=True) as feed:
                    sitting.go_on(feed)
            except LOST:
                self.losses += 1
                time.sleep(PAUSE)
        sitting.check(self.request("GET", f"/api/tables/{made['table']}/record"))
        self.refusals += sitting.refusals

    def wanted(self) -> Answer:
        """The table it plays at."""
        return {"game": self.game, "seats": list(self.chairs), "pace": False}

    def request(self, method: str, path: str, body: Answer | None = None) -> Answer:
        """A request that is made again until a server is there to answer it."""
        end = time.monotonic() + PATIENCE
        while True:
            house = self.rng.choice(self.houses)
            try:
                answer = httpx.request(method, house.address + path, json=body, trust_env=False)
                if answer.status_code != 503:
                    assert answer.status_code in (200, 201), answer.text
                    found = answer.json()
                    assert isinstance(found, dict)
                    return found
            except httpx.TransportError:
                self.losses += 1
            assert time.monotonic() < end, "no server comes back"
            time.sleep(PAUSE)


class Sitting:
    """One table over many connections: what it was told, and what was acknowledged."""

    def __init__(self, table: str, tokens: Sequence[str], rng: Random) -> None:
        self.table = table
        self.tokens = tokens
        self.rng = rng
        self.version: int | None = None
        self.told: dict[int, Frame] = {}
        self.acked: dict[int, str] = {}
        self.wanted: Frame | None = None  # what was sent and not yet acknowledged
        self.sent = 0
        self.refusals = 0
        self.over = False

    def go_on(self, feed: Feed) -> None:
        """Plays on this connection until the end, of the table or of the connection."""
        known = self.version
        feed.version = -1 if known is None else known
        feed.say("hello", tokens=list(self.tokens), since=known, lang=None)
        if self.wanted is not None:
            feed.say("move", **self.wanted)
        while not self.over:
            frame = feed.hear("sync", "step", "refuse")
            if frame["type"] == "refuse":
                self.try_again(feed, frame)
                continue
            self.hear(frame)
            views = next(iter(feed.views.values()))
            self.over = bool(views["over"]) and self.wanted is None
            if self.wanted is None and feed.moves and feed.version == self.version:
                seat, move = feed.drawn(self.rng)
                self.sent += 1
                self.wanted = {"id": f"{self.sent}", "seat": seat, "beat": feed.beat, "move": move}
                feed.say("move", **self.wanted)

    def try_again(self, feed: Feed, refusal: Frame) -> None:
        """Sends what was refused once more: a store may be away for a while."""
        self.refusals += 1
        assert self.refusals < 1000, refusal
        if self.wanted is None or refusal["id"] != self.wanted["id"]:
            raise ConnectionError(refusal)
        time.sleep(PAUSE)
        feed.say("move", **self.wanted)

    def hear(self, frame: Frame) -> None:
        """Believes a frame only if it follows from those before it."""
        version, last = frame["version"], -1 if self.version is None else self.version
        if frame["type"] == "sync":
            assert version >= last, f"version {last} was told, and now it is {version}"
            assert not self.told or version == last, "steps were left out"
        else:
            assert version <= last + 1, f"after version {last} comes {version}"
            plain = {**frame, "ack": None}
            assert self.told.setdefault(version, plain) == plain, "a step was told differently"
        if frame.get("ack") is not None:
            assert self.wanted is not None
            assert frame["ack"] == self.wanted["id"], "an id was acknowledged twice"
            self.acked[version] = f"{self.wanted['seat']} {self.wanted['move']}"
            self.wanted = None
        self.version = max(last, version)

    def check(self, record: Answer) -> None:
        """What was acknowledged stands in the record, once, where it was told to stand."""
        assert len(record["moves"]) == self.version
        written = dict(enumerate(record["moves"], start=1))
        assert self.acked.items() <= written.items()
        assert len(self.acked) == self.sent, "a move was lost or made twice"


@contextmanager
def load(houses: Sequence[House], seed: object) -> Iterator[list[Survivor]]:
    """Tables that are played as fast as they can be, and at last to their ends."""
    stop = Event()
    players = [
        Survivor(houses, game, chairs, f"{seed} {number}")
        for number, (game, chairs) in enumerate(TABLES)
    ]
    with ThreadPoolExecutor(len(players)) as pool:
        playing = [pool.submit(player.play, stop) for player in players]
        try:
            yield players
        finally:
            stop.set()
        for one in playing:
            one.result()
    assert all(player.finished for player in players)
