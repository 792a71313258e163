"""One connection to a table: what it says is heard in order, what it is told is sent in order."""

import asyncio
import logging
from contextlib import suppress
from time import perf_counter
from typing import Any, Literal
from unicodedata import category

import msgspec
from litestar import WebSocket

from regalia.kernel.errors import Refused
from regalia.kernel.event import Told
from regalia.kernel.text.names import JOINERS, UNSEEN
from regalia.kernel.text.voice import FALLBACK, Voice
from regalia.server.bots import ADVISER
from regalia.server.errors import Busy, Denied, NotNow
from regalia.server.frames import Holding, lines, missed, sync, told_again, written
from regalia.server.host import Host
from regalia.server.limits import Limits
from regalia.server.live import LiveTable
from regalia.server.metrics import CONNECTIONS, MOVING, REFUSED
from regalia.server.minder import bot_seed
from regalia.server.sockets import EXTENSION, Line
from regalia.server.table import TakenBefore
from regalia.server.tokens import hash_of
from regalia.wire.messages import (
    Advice,
    FromClient,
    Hello,
    Hint,
    Hinted,
    Id,
    Look,
    Move,
    Ping,
    Pong,
    Refuse,
    Rematch,
    Said,
    Say,
    ServerMessage,
    Shown,
    Undo,
    decoder,
    encoder,
)
from regalia.wire.reading import BadMessage, read

LARGEST = 16 * 1024  # bytes of a message; the socket closes with 1009 beyond
MOST_MISSED = 500  # steps that are told one by one
PATIENCE = 200  # messages that may come too fast before the connection is closed

POLICY = 1008

Socket = WebSocket[Any, Any, Any]

log = logging.getLogger(__name__)


class Feed:
    """A connection, the seats that it holds and what it knows."""

    def __init__(
        self, host: Host, live: LiveTable, socket: WebSocket[Any, Any, Any], limits: Limits
    ) -> None:
        self.host = host
        self.live = live
        self.socket = socket
        extensions: Any = socket.scope["extensions"]
        self._line: Line = extensions[EXTENSION]
        self.holding = Holding()
        self.version = -1
        self.greeted = False
        self._messages = limits.messages()
        self._talk = limits.talk()
        self._too_fast = 0
        self._hints: set[asyncio.Task[None]] = set()
        self._closing = False
        self.ended: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    async def run(self) -> None:
        """Listens until the connection ends."""
        await self.socket.accept()
        CONNECTIONS.inc()
        try:
            while True:
                said = await self._line.receive()
                if said["type"] != "websocket.receive":
                    break
                if not self._closing:
                    await self._hear(said.get("text"))
        finally:
            CONNECTIONS.dec()
            self._closing = True
            for task in self._hints:
                task.cancel()
            if self.greeted:
                self.host.part(self.live, self)
            self.ended.set_result(None)

    # telling

    def tell(self, frame: bytes) -> None:
        """Sends a frame, in order."""
        if not self._closing:
            self._line.tell(frame)

    def dismiss(self) -> None:
        """Ends the connection: its seats are no longer its own."""
        self.close(POLICY)

    def close(self, code: int) -> None:
        """Ends the connection after all that was said before."""
        if not self._closing:
            self._closing = True
            self._line.hang_up(code)

    def answer(self, message: ServerMessage) -> None:
        """Tells this connection alone."""
        self.tell(encoder.encode(message))

    def refuse(self, message_id: str | None, sentence: str, rule: str | None = None) -> None:
        """No, and why."""
        REFUSED.inc()
        table = self.live.table
        self.answer(Refuse(message_id, sentence, rule, table.beat, table.version))

    def refuse_as(self, message_id: str | None, refused: Refused) -> None:
        """No, and why, in the language of the connection."""
        table = self.live.table
        voice = Voice(table.game, self.holding.lang or FALLBACK, table.spoken_names())
        self.refuse(message_id, voice.refusal(refused), refused.rule)

    # hearing

    async def _hear(self, text: str | None) -> None:
        """Hears one message; whatever it is, it gets an answer."""
        if not self._messages.take():
            self._too_fast += 1
            self.refuse_as(None, Refused("too-fast", {}, None))
            if self._too_fast > PATIENCE:
                self.close(POLICY)
            return
        if text is None:
            self.refuse(None, "a message is a text frame with one JSON object")
            return
        try:
            message = read(text, decoder)
        except BadMessage as bad:
            self.refuse(id_in(text) if self.greeted else None, str(bad))
            return
        try:
            await self._answer(message)
        except Refused as refused:
            self.refuse_as(id_of(message), refused)
        except Busy:
            self.refuse_as(id_of(message), Refused("busy", {}, None))
        except Denied as denied:
            self.refuse(id_of(message), denied.sentence, denied.rule)
        except Exception:
            log.exception("a message could not be answered")
            self.refuse(id_of(message), "something went wrong here, and it has been noted")

    async def _answer(self, message: FromClient) -> None:
        if isinstance(message, Hello):
            await self._greet(message)
        elif not self.greeted:
            self.refuse(None, "the first message is hello")
        elif isinstance(message, Ping):
            self.answer(Pong(message.id))
        elif message.seat not in self.holding.seats:
            raise Refused("not-your-seat", {}, None)
        elif isinstance(message, Move):
            await self._move(message)
        elif isinstance(message, Look):
            self._look(message)
        elif isinstance(message, Undo):
            await self._undo(message)
        elif isinstance(message, Say):
            await self._say(message)
        else:
            self._hint(message)

    async def _greet(self, hello: Hello) -> None:
        """Seats the connection and tells it everything, or what it has missed."""
        if self.greeted:
            self.refuse(None, "hello has been said already")
            return
        seats: set[int] = set()
        for token in hello.tokens:
            seat = await self.host.store.seat_of(self.live.table.id, hash_of(token))
            if seat is None:
                self.refuse(None, "a token opens no seat at this table")
                self.close(POLICY)
                return
            seats.add(seat)
        self.live = await self.host.table(self.live.table.id)
        talk = [said for said, _ in await self.host.talk.lately(self.live)]
        if self._closing:
            return
        # from here to the end nothing waits, so no step is told twice or left out
        self.holding = Holding(tuple(sorted(seats)), hello.lang, hello.numbers)
        self.greeted = True
        table = self.live.table
        self.version = table.version
        since = hello.since
        if since is not None and 0 <= since < table.version <= since + MOST_MISSED:
            for frame in missed(table, self.holding, since):
                self.tell(frame)
            told_at = table.entries[since - 1].at if since else table.made_at
            for said in talk if table.terms.chat else ():
                if said.at * 1000 > told_at:
                    self.answer(Said(said.seat, said.text, said.at, said.number))
            if table.rematch is not None:
                self.answer(Rematch(table.rematch))
        else:
            self.tell(sync(table, self.holding, talk))
        if table.clocks is not None:
            self.tell(self.live.clock())
        self.host.join(self.live, self)
        for seat in self.holding.seats:
            await self._take_back(seat)

    async def _take_back(self, seat: int) -> None:
        """A person who returns plays on in place of the bot."""
        if self.live.table.holders[seat].away and self.live.table.state == "running":
            with suppress(NotNow):  # another device of theirs was faster, or the game has ended
                await self.host.take(self.live, lambda table: table.handed(seat, away=False))

    async def _move(self, message: Move) -> None:
        started = perf_counter()
        try:
            await self.host.take(
                self.live,
                lambda table: table.moved(message.seat, message.beat, message.move, message.id),
                self,
            )
        except TakenBefore as before:
            self._tell_again(before.version, message.id)
        MOVING.observe(perf_counter() - started)

    async def _undo(self, message: Undo) -> None:
        try:
            await self.host.take(
                self.live, lambda table: table.undone(message.seat, message.id), self
            )
        except TakenBefore as before:
            self._tell_again(before.version, message.id)

    def _tell_again(self, version: int, ack: str) -> None:
        self.tell(told_again(self.live.table, self.holding, version, ack))

    def _look(self, message: Look) -> None:
        table = self.live.table
        if table.play is None:
            raise Refused("not-begun", {}, None)
        wanted = message.move if isinstance(message.move, list) else [message.move]
        play = table.play
        shown = [play.foreseen(message.seat, one) for one in wanted]
        if isinstance(message.move, list):
            self.answer(Shown(message.id, all=[written(one) for one in shown]))
        else:
            self.answer(Shown(message.id, events=written(shown[0]), lines=self._lines(shown[0])))

    def _lines(self, told: list[Told]) -> list[str] | msgspec.UnsetType:
        lang = self.holding.lang
        return msgspec.UNSET if lang is None else lines(self.live.table, told, lang)

    async def _say(self, message: Say) -> None:
        if not self.live.table.terms.chat:
            raise Refused("chat-off", {}, None)
        if not self._talk.take():
            raise Refused("too-fast", {}, None)
        text = speakable(message.text)
        if not text:
            self.refuse(message.id, "there is nothing to be read in that")
            return
        before = await self.host.talk.say(self.live, message.seat, message.id, text)
        if before is not None:
            self.answer(Said(before.seat, before.text, before.at, before.number))

    def _hint(self, message: Hint) -> None:
        """Asks a strong bot, without keeping this connection waiting."""
        if not self.live.table.terms.hints:
            raise Refused("hints-off", {}, None)
        if self._hints:
            raise Refused("too-fast", {}, None)
        if not self.live.table.pending():
            raise Refused("over", {}, None)
        if not self.live.table.owes(message.seat):
            facts: dict[str, object] = {"seat": message.seat, "others": self.live.table.pending()}
            raise Refused("not-pending", facts, None)
        task = asyncio.create_task(self._advise(message))
        self._hints.add(task)
        task.add_done_callback(self._hints.discard)

    async def _advise(self, message: Hint) -> None:
        table = self.live.table
        beat = table.beat
        view = table.started().state.view(message.seat)
        seed = bot_seed(table, message.seat)
        answer = await self.host.thinkers.think(table.game, view, ADVISER, seed)
        moves = [
            Advice(table.game.notate(view, one.move), one.value) for one in answer.considered
        ] or [Advice(table.game.notate(view, answer.move), None)]
        if table.beat == beat:
            self.answer(Hinted(message.id, beat, moves))
        else:
            self.refuse_as(message.id, Refused("stale", {}, None))


def id_of(message: FromClient) -> str | None:
    """The id of a message, if its kind has one."""
    return None if isinstance(message, Hello) else message.id


class Outline(msgspec.Struct):
    """As much of a bad message as can be read."""

    type: Literal["move", "look", "hint", "undo", "say", "ping"]
    id: Id


outline = msgspec.json.Decoder(Outline)


def id_in(text: str) -> str | None:
    """The id of a message that cannot be read otherwise, if it is of a known type."""
    try:
        return read(text, outline).id
    except BadMessage:
        return None


def speakable(text: str) -> str:
    """A text without what cannot be seen; lines stay."""
    return "".join(
        letter
        for letter in text
        if letter == "\n" or letter in JOINERS or category(letter) not in UNSEEN
    ).strip()
