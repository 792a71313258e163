"""People at tables, each on a connection of their own: they move at random and watch the clock."""

import asyncio
from collections import deque
from random import Random
from time import perf_counter

import msgspec
from bench.server.feed import Feed
from bench.server.nodes import Made

BREATH = 0.001  # seconds between two looks at a timetable


class Offered(msgspec.Struct):
    """As much of an offer as a player needs."""

    move: str


class Standing(msgspec.Struct):
    """As much of a view."""

    over: bool


class Heard(msgspec.Struct):
    """As much of a message."""

    type: str
    version: int = 0
    beat: int = 0
    ack: str | None = None
    views: dict[str, Standing] = {}
    moves: dict[str, list[Offered]] = {}
    error: str = ""


decoder = msgspec.json.Decoder(Heard)
encoder = msgspec.json.Encoder()


class Player(Feed):
    """A person on a seat."""

    def __init__(self, game: "Game", seat: int, token: str) -> None:
        super().__init__(game.made.table)
        self.game = game
        self.seat = seat
        self.key = str(seat)
        self.token = token
        self.synced: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.version = 0
        self.asked: list[Offered] = []
        self.beat = 0
        self.sent_at = 0.0

    async def sit_down(self, port: int) -> None:
        """Connects to a node and says hello; the answer comes later."""
        await self.connect(port)
        self.say(encoder.encode({"type": "hello", "tokens": [self.token]}))

    def told(self, payload: bytes) -> None:
        """Follows the table, and moves when asked to."""
        heard = decoder.decode(payload)
        if heard.type == "sync":
            self.version = heard.version
            self._look(heard)
            self.synced.set_result(None)
        elif heard.type == "step":
            if heard.version != self.version + 1:
                self.game.crowd.fail(f"version {heard.version} after {self.version}")
            self.version = heard.version
            self.game.crowd.told += 1
            if heard.ack is not None:
                self.game.crowd.seen(self)
            self._look(heard)
            if heard.ack is not None and heard.views[self.key].over:
                self.game.crowd.over(self.game)
        elif heard.type == "refuse":
            self.game.crowd.fail(heard.error)

    def _look(self, heard: Heard) -> None:
        """Is there anything to be decided that was not decided before?"""
        offered = heard.moves.get(self.key)
        if offered and heard.beat != self.beat:
            self.beat = heard.beat
            self.asked = offered
            if self.game.begun:
                self.game.crowd.owes(self)

    def move(self, number: int, rng: Random) -> None:
        """Makes some move."""
        self.sent_at = perf_counter()
        chosen = self.asked[int(rng.random() * len(self.asked))].move
        self.say(
            b'{"type":"move","id":"%d","seat":%d,"beat":%d,"move":"%s"}'
            % (number, self.seat, self.beat, chosen.encode())
        )
        self.asked = []


class Game:
    """A table and its players."""

    def __init__(self, crowd: "Crowd", made: Made) -> None:
        self.crowd = crowd
        self.made = made
        self.begun = False
        self.players = [Player(self, seat, token) for seat, token in enumerate(made.tokens)]

    async def gather(self) -> None:
        """Lets everyone sit down, at one node after the other."""
        ports = self.made.ports
        for player in self.players:
            await player.sit_down(ports[player.seat % len(ports)])
        for player in self.players:
            await player.synced

    def begin(self) -> None:
        """Lets those move who were asked when they sat down."""
        self.begun = True
        for player in self.players:
            if player.asked:
                self.crowd.owes(player)


class Crowd:
    """All players of a run: at most so many tables are played at, the others wait for their turn.

    With a rate the moves are made by a timetable, at whichever table has waited longest;
    without, everybody moves as soon as they are asked.
    """

    def __init__(self, rng: Random, rate: float | None = None) -> None:
        self.rng = rng
        self.rate = rate
        self.moves = 0
        self.told = 0
        self.delays: list[float] = []
        self.ended: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._owing: deque[Player] = deque()
        self.games: list[Game] = []
        self._next: list[Game] = []

    async def gather(self, tables: list[Made]) -> None:
        """Fills all tables."""
        self.games = [Game(self, made) for made in tables]
        for game in self.games:
            await game.gather()
        self._next = self.games.copy()

    async def leave(self) -> None:
        """Everybody goes home."""
        for game in self.games:
            for player in game.players:
                await player.hang_up()

    def begin(self, tables: int) -> None:
        """Starts to play at so many tables."""
        for _ in range(tables):
            self._next.pop().begin()
        if self.rate is not None:
            self._timetable = asyncio.create_task(self._keep_time(self.rate))

    def over(self, game: Game) -> None:
        """A game has ended: the next one begins; where there is none the run is over."""
        if self._next:
            self._next.pop().begin()
        elif not self.ended.done():
            self.ended.set_result(None)

    def end(self) -> None:
        """Nobody moves any more; tells whether anything went wrong."""
        if not self.ended.done():
            self.ended.set_result(None)
        self.ended.result()

    def fail(self, why: str) -> None:
        """Something has happened that must not."""
        if not self.ended.done():
            self.ended.set_exception(RuntimeError(why))

    def owes(self, player: Player) -> None:
        """A player is to move."""
        if self.ended.done():
            return
        if self.rate is None:
            self._move(player)
        else:
            self._owing.append(player)

    def _move(self, player: Player) -> None:
        self.moves += 1
        player.move(self.moves, self.rng)

    async def _keep_time(self, rate: float) -> None:
        begun = perf_counter()
        made = 0
        while not self.ended.done():
            due = int((perf_counter() - begun) * rate)
            while made < due and self._owing:
                self._move(self._owing.popleft())
                made += 1
            await asyncio.sleep(BREATH)

    def seen(self, player: Player) -> None:
        """A player sees their own move made."""
        self.delays.append(perf_counter() - player.sent_at)
