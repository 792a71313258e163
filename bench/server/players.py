"""Simulated players, each on a connection of its own, who move at random and measure delays."""

import asyncio
from collections import deque
from random import Random
from time import perf_counter

import msgspec
from bench.server.feed import FeedClient
from bench.server.nodes import NewTable

POLL_INTERVAL_S = 0.001  # of the schedule


class ReceivedOffer(msgspec.Struct):
    """The fields of an offer that a player needs."""

    move: str


class ReceivedView(msgspec.Struct):
    """The fields of a view that a player needs."""

    over: bool


class ReceivedMessage(msgspec.Struct):
    """The fields of a message that a player needs."""

    type: str
    version: int = 0
    beat: int = 0
    ack: str | None = None
    views: dict[str, ReceivedView] = {}
    moves: dict[str, list[ReceivedOffer]] = {}
    error: str = ""


decoder = msgspec.json.Decoder(ReceivedMessage)
encoder = msgspec.json.Encoder()


class Player(FeedClient):
    """A simulated player on a seat."""

    def __init__(self, game: "PlayedTable", seat: int, token: str) -> None:
        super().__init__(game.new_table.table)
        self.game = game
        self.seat = seat
        self.key = str(seat)
        self.token = token
        self.synced: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.version = 0
        self.offers: list[ReceivedOffer] = []
        self.beat = 0
        self.sent_at = 0.0
        self.is_followed_by_bots = False  # whether others have moved since its last move

    async def connect_and_greet(self, port: int) -> None:
        """Connects to a node and sends hello; the answer comes later."""
        await self.connect(port)
        self.send_text(encoder.encode({"type": "hello", "tokens": [self.token]}))

    def on_text(self, payload: bytes) -> None:
        """Follows the table, and moves when asked to."""
        message = decoder.decode(payload)
        if message.type == "sync":
            self.version = message.version
            self._note_decision(message)
            self.synced.set_result(None)
        elif message.type == "step":
            if message.version != self.version + 1:
                self.game.crowd.fail(f"version {message.version} after {self.version}")
            self.version = message.version
            self.game.crowd.message_count += 1
            if message.ack is not None:
                self.game.crowd.move_confirmed(self)
            self.is_followed_by_bots = message.ack is None
            self._note_decision(message)
            if message.ack is not None and message.views[self.key].over:
                self.game.crowd.game_over(self.game)
        elif message.type == "refuse":
            self.game.crowd.fail(message.error)

    def _note_decision(self, message: ReceivedMessage) -> None:
        """Moves, or waits for its turn to, if the message opens a new decision of this seat."""
        offered = message.moves.get(self.key)
        if offered and message.beat != self.beat:
            self.beat = message.beat
            self.offers = offered
            if self.game.is_started:
                self.game.crowd.must_move(self)

    def move(self, number: int, rng: Random) -> None:
        """Makes a random move."""
        self.sent_at = perf_counter()
        chosen = self.offers[int(rng.random() * len(self.offers))].move
        self.send_text(
            b'{"type":"move","id":"%d","seat":%d,"beat":%d,"move":"%s"}'
            % (number, self.seat, self.beat, chosen.encode())
        )
        self.offers = []


class PlayedTable:
    """A table and its players."""

    def __init__(self, crowd: "Crowd", new_table: NewTable) -> None:
        self.crowd = crowd
        self.new_table = new_table
        self.is_started = False
        self.players = [Player(self, seat, token) for seat, token in enumerate(new_table.tokens)]

    async def connect_all(self) -> None:
        """Connects all players."""
        for player in self.players:
            await player.connect_and_greet(self.new_table.port)
        for player in self.players:
            await player.synced

    def start(self) -> None:
        """Lets those players move who must."""
        self.is_started = True
        for player in self.players:
            if player.offers:
                self.crowd.must_move(player)


class Crowd:
    """All players of a run: a fixed number of tables is played at, the others wait for their turn.

    With a rate, moves are made on a schedule, at whichever table has waited longest; without one,
    everybody moves as soon as they are asked.
    """

    def __init__(self, rng: Random, rate: float | None = None) -> None:
        self.rng = rng
        self.rate = rate
        self.move_count = 0
        self.message_count = 0
        self.delays: list[float] = []
        self.ended: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._movers: deque[Player] = deque()
        self.games: list[PlayedTable] = []
        self._waiting_games: list[PlayedTable] = []

    async def connect_all(self, tables: list[NewTable]) -> None:
        """Connects the players of all tables."""
        self.games = [PlayedTable(self, made) for made in tables]
        for game in self.games:
            await game.connect_all()
        self._waiting_games = self.games.copy()

    async def disconnect_all(self) -> None:
        """Disconnects everybody."""
        for game in self.games:
            for player in game.players:
                await player.disconnect()

    def start(self, tables: int) -> None:
        """Starts to play at this number of tables."""
        for _ in range(tables):
            self._waiting_games.pop().start()
        if self.rate is not None:
            self._schedule = asyncio.create_task(self._move_on_schedule(self.rate))

    def game_over(self, game: PlayedTable) -> None:
        """Starts the next game after one has ended; ends the run if there is none."""
        if self._waiting_games:
            self._waiting_games.pop().start()
        elif not self.ended.done():
            self.ended.set_result(None)

    def stop(self) -> None:
        """Ends the run; raises the error if something went wrong."""
        if not self.ended.done():
            self.ended.set_result(None)
        self.ended.result()

    def fail(self, why: str) -> None:
        """Ends the run with an error."""
        if not self.ended.done():
            self.ended.set_exception(RuntimeError(why))

    def must_move(self, player: Player) -> None:
        """Lets a player move now or on schedule."""
        if self.ended.done():
            return
        if self.rate is None:
            self._move(player)
        else:
            self._movers.append(player)

    def _move(self, player: Player) -> None:
        self.move_count += 1
        player.move(self.move_count, self.rng)

    async def _move_on_schedule(self, rate: float) -> None:
        start = perf_counter()
        made = 0
        while not self.ended.done():
            due = int((perf_counter() - start) * rate)
            while made < due and self._movers:
                self._move(self._movers.popleft())
                made += 1
            await asyncio.sleep(POLL_INTERVAL_S)

    def move_confirmed(self, player: Player) -> None:
        """Notes the delay until a player was told of its own move."""
        self.delays.append(perf_counter() - player.sent_at)
