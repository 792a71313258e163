"""One WebSocket connection to a table: reads its messages in order and answers each of them."""

import asyncio
import logging
from collections.abc import Callable, Coroutine
from contextlib import suppress
from time import perf_counter
from typing import Any, Literal
from unicodedata import category

import msgspec
from litestar import WebSocket

from regalia.bots.processes.worker import BotMove
from regalia.kernel.errors import Refused
from regalia.kernel.text.names import INVISIBLE_CATEGORIES, JOINERS
from regalia.kernel.text.voice import FALLBACK, Voice
from regalia.server.access_tokens import hash_token
from regalia.server.bots import HINT_BOT
from regalia.server.coaching import (
    PlayedMove,
    coach_facts,
    find_played_move,
    require_coaching_allowed,
)
from regalia.server.errors import Conflict, RequestError, StoreUnavailable
from regalia.server.frames import (
    Subscription,
    encode_events,
    encode_missed_steps,
    encode_step_again,
    encode_sync,
    event_sentences,
)
from regalia.server.host import TableHost
from regalia.server.limits import RateLimits
from regalia.server.live import LiveTable
from regalia.server.metrics import CONNECTIONS, MOVE_SECONDS, REFUSALS
from regalia.server.scheduler import bot_seed
from regalia.server.sockets import SOCKET_EXTENSION, NonBlockingWebSocket
from regalia.server.table import DuplicateStep
from regalia.wire import messages
from regalia.wire.reading import BadMessage, decode_message
from regalia.wire.requests import MoveReason

MAX_MESSAGE_BYTES = 16 * 1024  # a larger message closes the connection with code 1009
MAX_MISSED_STEPS = 500  # beyond this a returning client is sent a full sync
WORSE_BY = 0.03  # of the win: what a hint calls a worse move
MAX_RATE_VIOLATIONS = 200  # messages over the limit before the connection is closed

POLICY_VIOLATION = 1008  # WebSocket close code

log = logging.getLogger(__name__)


class FeedConnection:
    """A connection, the seats it holds and the last version it was sent."""

    def __init__(
        self, host: TableHost, live: LiveTable, socket: WebSocket[Any, Any, Any], limits: RateLimits
    ) -> None:
        self.host = host
        self.live = live
        self.socket = socket
        extensions: Any = socket.scope["extensions"]
        # the protocol object behind `socket`, which sends frames without waiting
        self._channel: NonBlockingWebSocket = extensions[SOCKET_EXTENSION]
        self.subscription = Subscription()
        self.version = -1
        self.has_said_hello = False
        self._message_limit = limits.new_message_bucket()
        self._chat_limit = limits.new_chat_bucket()
        self._rate_violations = 0
        self._closing = False
        self.ended: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    async def handle_messages(self) -> None:
        """Handles messages until the connection ends."""
        await self.socket.accept()
        CONNECTIONS.inc()
        try:
            while True:
                event = await self._channel.receive()
                if event["type"] != "websocket.receive":
                    break
                if not self._closing:
                    await self._handle_text_frame(event.get("text"))
                if not self._channel.queue.empty():
                    await asyncio.sleep(0)  # so that a burst does not block other connections
        finally:
            CONNECTIONS.dec()
            self._closing = True
            if self.has_said_hello:
                self.host.remove_listener(self.live, self)
            self.ended.set_result(None)

    # sending

    def send_frame(self, frame: bytes) -> None:
        """Sends an encoded frame; frames keep their order."""
        if not self._closing:
            self._channel.send_text_frame(frame)

    def disconnect(self) -> None:
        """Closes the connection because its seats have been given to somebody else."""
        self.close(POLICY_VIOLATION)

    def close(self, code: int) -> None:
        """Closes the connection after everything sent before."""
        if not self._closing:
            self._closing = True
            self._channel.close_with_code(code)

    def send_message(self, message: messages.ServerMessage) -> None:
        """Encodes and sends a message to this connection only."""
        self.send_frame(messages.encoder.encode(message))

    def send_refusal(self, message_id: str | None, sentence: str, rule: str | None = None) -> None:
        """Tells the client that a message is refused, and why."""
        REFUSALS.inc()
        table = self.live.table
        self.send_message(messages.Refuse(message_id, sentence, rule, table.beat, table.version))

    def send_translated_refusal(self, message_id: str | None, refused: Refused) -> None:
        """Refuses a message with a reason in the connection's language."""
        table = self.live.table
        voice = Voice(table.game, self.subscription.lang or FALLBACK, table.distinct_seat_names())
        self.send_refusal(message_id, voice.refusal_text(refused), refused.rule)

    # receiving

    async def _handle_text_frame(self, text: str | None) -> None:
        """Handles one message; every message is answered, bad ones with a refusal."""
        if not self._message_limit.try_take_token():
            self._rate_violations += 1
            self.send_translated_refusal(None, Refused("too-fast", {}, None))
            if self._rate_violations > MAX_RATE_VIOLATIONS:
                self.close(POLICY_VIOLATION)
            return
        if text is None:
            self.send_refusal(None, "a message is a text frame with one JSON object")
            return
        try:
            message = decode_message(text, messages.decoder)
        except BadMessage as bad:
            self.send_refusal(read_message_id(text) if self.has_said_hello else None, str(bad))
            return
        try:
            await self._handle_message(message)
        except Refused as refused:
            self.send_translated_refusal(message_id_of(message), refused)
        except StoreUnavailable:
            self.send_translated_refusal(message_id_of(message), Refused("busy", {}, None))
        except RequestError as error:
            self.send_refusal(message_id_of(message), error.sentence, error.rule)
        except Exception:
            log.exception("a message could not be answered")
            self.send_refusal(
                message_id_of(message), "something went wrong here, and it has been noted"
            )

    async def _handle_message(self, message: messages.FromClient) -> None:
        if isinstance(message, messages.Hello):
            await self._handle_hello(message)
        elif not self.has_said_hello:
            self.send_refusal(None, "the first message is hello")
        elif isinstance(message, messages.Ping):
            self.send_message(messages.Pong(message.id))
        elif message.seat not in self.subscription.seats:
            raise Refused("not-your-seat", {}, None)
        elif isinstance(message, messages.Move):
            await self._handle_move(message)
        elif isinstance(message, messages.Look):
            self._handle_look(message)
        elif isinstance(message, messages.Undo):
            await self._handle_undo(message)
        elif isinstance(message, messages.Say):
            await self._handle_say(message)
        elif isinstance(message, messages.Coach):
            self._handle_coach(message)
        elif isinstance(message, messages.Remark):
            self._handle_remark(message)
        else:
            self._handle_hint(message)

    async def _handle_hello(self, hello: messages.Hello) -> None:
        """Checks the tokens and sends the whole table, or the steps missed since a version."""
        if self.has_said_hello:
            self.send_refusal(None, "hello has been said already")
            return
        seats: set[int] = set()
        for token in hello.tokens:
            seat = await self.host.store.seat_of_token(self.live.table.id, hash_token(token))
            if seat is None:
                self.send_refusal(None, "a token opens no seat at this table")
                self.close(POLICY_VIOLATION)
                return
            seats.add(seat)
        while True:
            self.live = await self.host.get_table(self.live.table.id)
            talk = [said for said, _ in await self.host.chat.recent_messages(self.live)]
            if self.host.tables.get(self.live.table.id) is self.live:  # else it was unloaded
                break
        if self._closing:
            return
        # no await until the listener is added, so no step is sent twice or left out
        self.subscription = Subscription(
            tuple(sorted(seats)), hello.lang, hello.numbers, hello.lines
        )
        self.has_said_hello = True
        table = self.live.table
        self.version = table.version
        since = hello.since
        if since is not None and 0 <= since < table.version <= since + MAX_MISSED_STEPS:
            for frame in encode_missed_steps(table, self.subscription, since):
                self.send_frame(frame)
            told_at = table.entries[since - 1].at if since else table.made_at
            for said in talk if table.settings.chat else ():
                if said.at * 1000 > told_at:
                    self.send_message(messages.Said(said.seat, said.text, said.at, said.number))
            if table.rematch is not None:
                self.send_message(messages.Rematch(table.rematch))
        else:
            self.send_frame(encode_sync(table, self.subscription, talk))
        if table.clocks is not None:
            self.send_frame(self.live.clock_frame())
        self.host.add_listener(self.live, self)
        for seat in self.subscription.seats:
            await self._return_seat_to_person(seat)

    async def _return_seat_to_person(self, seat: int) -> None:
        """Gives a seat back to its person if a bot was standing in."""
        if self.live.table.holders[seat].away and self.live.table.state == "running":
            with suppress(Conflict):  # another device has done so already, or the game is over
                await self.host.take_step(
                    self.live, lambda table: table.propose_handover(seat, is_away=False)
                )

    async def _handle_move(self, message: messages.Move) -> None:
        started = perf_counter()
        try:
            await self.host.take_step(
                self.live,
                lambda table: table.propose_move(
                    message.seat, message.beat, message.move, message.id
                ),
                self,
            )
        except DuplicateStep as before:
            self._resend_step(before.version, message.id)
        MOVE_SECONDS.observe(perf_counter() - started)

    async def _handle_undo(self, message: messages.Undo) -> None:
        try:
            await self.host.take_step(
                self.live, lambda table: table.propose_undo(message.seat, message.id), self
            )
        except DuplicateStep as before:
            self._resend_step(before.version, message.id)

    def _resend_step(self, version: int, ack: str) -> None:
        """Sends the frame of a step again, since its sender has repeated the request."""
        self.send_frame(encode_step_again(self.live.table, self.subscription, version, ack))

    def _handle_look(self, message: messages.Look) -> None:
        table = self.live.table
        if table.kernel_table is None:
            raise Refused("not-begun", {}, None)
        wanted = message.move if isinstance(message.move, list) else [message.move]
        play = table.kernel_table
        shown = [play.foresee(message.seat, one) for one in wanted]
        if isinstance(message.move, list):
            self.send_message(messages.Shown(message.id, all=[encode_events(one) for one in shown]))
        else:
            self.send_message(
                messages.Shown(
                    message.id,
                    events=encode_events(shown[0]),
                    lines=event_sentences(table, shown[0], self.subscription),
                )
            )

    async def _handle_say(self, message: messages.Say) -> None:
        if not self.live.table.settings.chat:
            raise Refused("chat-off", {}, None)
        if not self._chat_limit.try_take_token():
            raise Refused("too-fast", {}, None)
        text = strip_invisible(message.text)
        if not text:
            self.send_refusal(message.id, "there is nothing to be read in that")
            return
        before = await self.host.chat.post_message(self.live, message.seat, message.id, text)
        if before is not None:
            self.send_message(messages.Said(before.seat, before.text, before.at, before.number))

    def _handle_hint(self, message: messages.Hint) -> None:
        """Asks a strong bot."""
        if not self.live.table.settings.hints:
            raise Refused("hints-off", {}, None)
        self._check_owes_move(message.seat)
        self._answer_aside("hint", message.seat, lambda: self._send_hint(message))

    def _answer_aside(
        self, kind: str, seat: int, answer: Callable[[], Coroutine[object, object, None]]
    ) -> None:
        """Answers a question in a task of its own, so that the connection stays responsive.

        For each seat there is one question of a kind at a time, whoever asks through whatever
        connection. It is answered to the end, since to give it up would cost a bot's process.
        """
        question = (kind, seat)
        live = self.live
        if question in live.questions:
            raise Refused("too-fast", {}, None)
        live.questions.add(question)

        async def answer_once() -> None:
            try:
                await answer()
            finally:
                live.questions.discard(question)

        self.host.spawn_task(answer_once())

    def _check_owes_move(self, seat: int) -> None:
        """Raises an error unless the seat owes a move now."""
        pending = self.live.table.pending_seats()
        if not pending:
            raise Refused("over", {}, None)
        if seat not in pending:
            raise Refused("not-pending", {"seat": seat, "others": pending}, None)

    def _handle_coach(self, message: messages.Coach) -> None:
        """Sends the facts that matter now, from the view of the seat."""
        table = self.live.table
        require_coaching_allowed(table)
        self._check_owes_move(message.seat)
        view = table.require_started_table().state.view(message.seat)
        self.send_message(messages.Coached(message.id, table.beat, coach_facts(table.game, view)))

    def _handle_remark(self, message: messages.Remark) -> None:
        """Judges a move."""
        played = find_played_move(self.live.table, message.seat, message.version)
        self._answer_aside("remark", message.seat, lambda: self._send_remark(message, played))

    async def _send_remark(self, message: messages.Remark, played: PlayedMove) -> None:
        """Sends whether a move that was made was clearly worse than another one."""
        table = self.live.table
        seed = bot_seed(table, message.seat)
        found = await self.host.bot_pool.find_better_move(
            table.id, table.game, played.view, played.move, seed
        )
        if found is None:
            self.send_message(messages.Remarked(message.id, message.version, None, None, []))
        else:
            better = messages.Advice(table.game.notate(played.view, found.move), found.share)
            self.send_message(
                messages.Remarked(
                    message.id, message.version, found.played_share, better, found.reasons
                )
            )

    async def _send_hint(self, message: messages.Hint) -> None:
        """Sends a strong bot's best moves, and why the best is better than a clearly worse one."""
        table = self.live.table
        beat = table.beat
        view = table.require_started_table().state.view(message.seat)
        seed = bot_seed(table, message.seat)
        answer = await self.host.bot_pool.choose_move(table.id, table.game, view, HINT_BOT, seed)
        moves = [
            messages.Advice(table.game.notate(view, move), share)
            for move, share in answer.candidates or [(answer.move, None)]
        ]
        best, worse = best_and_clearly_worse_move(answer)
        reasons: list[MoveReason] = []
        than = None
        if worse is not None:
            than = table.game.notate(view, worse)
            reasons = await self.host.bot_pool.reasons_for_move(
                table.id, table.game, view, best, worse, seed
            )
        if table.beat == beat:
            self.send_message(messages.Hinted(message.id, beat, moves, than, reasons))
        else:
            self.send_translated_refusal(message.id, Refused("stale", {}, None))


def best_and_clearly_worse_move(answer: BotMove) -> tuple[int, int | None]:
    """A bot's best move, and the next in its order that is clearly worse; None if none is."""
    best = answer.candidates[0][1] if answer.candidates else None
    for move, share in answer.candidates[1:]:
        if best is not None and share is not None and best - share >= WORSE_BY:
            return answer.move, move
    return answer.move, None


def message_id_of(message: messages.FromClient) -> str | None:
    """The id of a message, if messages of its kind have one."""
    return None if isinstance(message, messages.Hello) else message.id


class MessageHead(msgspec.Struct):
    """The type and id of a message whose other fields cannot be read."""

    type: Literal["move", "look", "hint", "coach", "remark", "undo", "say", "ping"]
    id: messages.Id


head_decoder = msgspec.json.Decoder(MessageHead)


def read_message_id(text: str) -> str | None:
    """The id of a malformed message, if its type is known."""
    try:
        return decode_message(text, head_decoder).id
    except BadMessage:
        return None


def strip_invisible(text: str) -> str:
    """Removes invisible characters except line breaks and joiners."""
    return "".join(
        letter
        for letter in text
        if letter == "\n" or letter in JOINERS or category(letter) not in INVISIBLE_CATEGORIES
    ).strip()
