"""A client that keeps playing through crashes and restarts, and checks everything it is sent."""

import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from random import Random
from threading import Event

import httpx
from deploy.local.server import HOST, TIMEOUT_S
from tests.server.feed_client import FeedClient, Frame, Listening
from tests.server.running_server import ANNA, BORIS, BOT, Answer, SeatSpec
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

LOST = (ConnectionClosed, InvalidHandshake, InvalidMessage, OSError)  # also TimeoutError
PAUSE = 0.02  # seconds between two tries

CLARA: SeatSpec = {"person": "Clara"}
TABLES = [
    ("majesty", [ANNA, BORIS, CLARA, {"person": "Dmitri"}]),
    ("kingme", [ANNA, BORIS, CLARA]),
    ("castle", [ANNA, BORIS]),
    ("majesty", [ANNA, BOT, BOT]),
]


class ReconnectingPlayer:
    """Plays tables one after another, all people of a table on one connection."""

    def __init__(
        self,
        servers: Sequence[Listening],
        game: str,
        seat_specs: Sequence[SeatSpec],
        seed: object,
    ) -> None:
        self.servers = servers
        self.game = game
        self.seat_specs = seat_specs
        self.rng = Random(str(seed))
        self.finished = 0
        self.losses = 0
        self.refusals = 0
        self.longest_wait = 0.0  # without a connection, in seconds

    def play(self, stop: Event) -> None:
        """Plays until `stop` is set, and the last table to its end."""
        while not stop.is_set():
            self.play_table()
            self.finished += 1

    def play_table(self) -> None:
        """Plays a table to its end and compares the record with what was received."""
        made = self.request("POST", "/api/tables", self.table_request())
        tokens = [one["token"] for one in made["seats"]]
        sitting = GameAcrossConnections(made["table"], tokens, self.rng)
        while not sitting.over:
            try:
                with FeedClient(self.rng.choice(self.servers), made["table"], silent=True) as feed:
                    sitting.continue_on(feed)
            except LOST:
                self.losses += 1
                if sitting.lost_at is None:
                    sitting.lost_at = time.monotonic()
                time.sleep(PAUSE)
        self.longest_wait = max(self.longest_wait, sitting.longest_wait)
        sitting.check(self.request("GET", f"/api/tables/{made['table']}/record"))
        self.refusals += sitting.refusals

    def table_request(self) -> Answer:
        """The request for its table."""
        return {"game": self.game, "seats": list(self.seat_specs), "pace": False}

    def request(self, method: str, path: str, body: Answer | None = None) -> Answer:
        """Sends a request, again and again until a server answers it."""
        end = time.monotonic() + TIMEOUT_S
        while True:
            server = self.rng.choice(self.servers)
            try:
                url = f"http://{HOST}:{server.port}{path}"
                answer = httpx.request(method, url, json=body, trust_env=False)
                if answer.status_code not in (502, 503):  # no node, or no store
                    assert answer.status_code in (200, 201), answer.text
                    found = answer.json()
                    assert isinstance(found, dict)
                    return found
            except httpx.TransportError:
                self.losses += 1
            assert time.monotonic() < end, "no server comes back"
            time.sleep(PAUSE)


class GameAcrossConnections:
    """One table over many connections: what was received, and what was acknowledged."""

    def __init__(self, table: str, tokens: Sequence[str], rng: Random) -> None:
        self.table = table
        self.tokens = tokens
        self.rng = rng
        self.version: int | None = None
        self.told: dict[int, Frame] = {}
        self.wait_for_ack: dict[int, str] = {}
        self.wanted: Frame | None = None  # what was sent and not yet acknowledged
        self.sent = 0
        self.refusals = 0
        self.lost_at: float | None = None
        self.longest_wait = 0.0
        self.over = False

    def continue_on(self, feed: FeedClient) -> None:
        """Plays on this connection until the table or the connection ends."""
        known = self.version
        feed.version = -1 if known is None else known
        feed.send("hello", tokens=list(self.tokens), since=known, lang=None)
        if self.wanted is not None:
            feed.send("move", **self.wanted)
        while not self.over:
            frame = feed.receive("sync", "step", "refuse")
            if frame["type"] == "refuse":
                self.resend(feed, frame)
                continue
            if self.lost_at is not None:
                self.longest_wait = max(self.longest_wait, time.monotonic() - self.lost_at)
                self.lost_at = None
            self.receive(frame)
            views = next(iter(feed.views.values()))
            self.over = bool(views["over"]) and self.wanted is None
            if self.wanted is None and feed.moves and feed.version == self.version:
                seat, move = feed.choose_random_move(self.rng)
                self.sent += 1
                self.wanted = {"id": f"{self.sent}", "seat": seat, "beat": feed.beat, "move": move}
                feed.send("move", **self.wanted)

    def resend(self, feed: FeedClient, refusal: Frame) -> None:
        """Sends a refused move again: the store may be away for a while."""
        self.refusals += 1
        assert self.refusals < 1000, refusal
        if self.wanted is None or refusal["id"] != self.wanted["id"]:
            raise ConnectionError(refusal)
        time.sleep(PAUSE)
        feed.send("move", **self.wanted)

    def receive(self, frame: Frame) -> None:
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
            self.wait_for_ack[version] = f"{self.wanted['seat']} {self.wanted['move']}"
            self.wanted = None
        self.version = max(last, version)

    def check(self, record: Answer) -> None:
        """Every acknowledged move is in the record, once, at the version it was sent with."""
        assert len(record["moves"]) == self.version
        written = dict(enumerate(record["moves"], start=1))
        assert self.wait_for_ack.items() <= written.items()
        assert len(self.wait_for_ack) == self.sent, "a move was lost or made twice"


@contextmanager
def play_under_load(
    servers: Sequence[Listening], seed: object
) -> Iterator[list[ReconnectingPlayer]]:
    """Plays several tables as fast as possible during the block, and then to their ends."""
    stop = Event()
    players = [
        ReconnectingPlayer(servers, game, seat_specs, f"{seed} {number}")
        for number, (game, seat_specs) in enumerate(TABLES)
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
