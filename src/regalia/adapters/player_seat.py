"""A seat at a table, described in text, and the lobby where seats are taken.

Written for language models; any reader of text could use it.
"""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec

from regalia.kernel.game import Game
from regalia.kernel.seats import has_seat, seats_in_mask
from regalia.kernel.text.voice import Voice, rule_texts
from regalia.kernel.view import View

LANGUAGE = "en"
GOAL_TOPICS = ("goal", "win", "scoring", "turn")  # of every game: how it is played and won


class MoveDescription(NamedTuple):
    """A legal move: its notation, and what it means."""

    move: str
    meaning: str


class SeatError(Exception):
    """A request that a table refuses: the reason, and the id of the rule behind it, if any."""

    def __init__(self, sentence: str, rule: str | None = None) -> None:
        super().__init__(sentence)
        self.rule = rule


class PlayerSeat(ABC):
    """One seat of one table; it describes nothing that this seat may not know."""

    def __init__(self, game: Game, seat: int, names: Sequence[str]) -> None:
        self.game = game
        self.seat = seat
        self.names = list(names)
        self.voice = Voice(game, LANGUAGE, names)

    @abstractmethod
    async def wait_for_turn(self, seconds: float) -> None:
        """Waits until the seat is to move or the game is over, but not longer than this."""

    @abstractmethod
    async def current_view(self) -> View:
        """What the seat knows now; SeatError before the game has begun."""

    @abstractmethod
    async def take_unread_event_texts(self) -> list[str]:
        """Sentences about what happened since the last call."""

    async def describe_position(self, form: str) -> str:
        """The game as the seat sees it: an outline, a picture or JSON; empty before it begins."""
        try:
            view = await self.current_view()
        except SeatError:
            return ""
        if form == "data":
            return msgspec.json.encode(view.to_wire()).decode()
        draw = self.game.terminal.picture if form == "picture" else self.game.terminal.outline
        return draw(view, self.voice)

    @abstractmethod
    async def foresee(self, move: str) -> list[str]:
        """Sentences about what is certain to follow a move; SeatError if it is illegal."""

    @abstractmethod
    async def make_move(self, text: str) -> None:
        """Makes a move and waits for the next turn of the seat; SeatError if it is illegal."""

    async def legal_moves(self) -> list[MoveDescription]:
        """The legal moves of the seat, in notation and in words."""
        view = await self.current_view()
        if not has_seat(view.pending, self.seat):
            return []
        every_parts = [self.game.parts(view, move) for move in view.legal()]
        return [
            MoveDescription(
                self.game.notate_parts(parts),
                self.game.terminal.describe_move(view, parts, self.voice),
            )
            for parts in every_parts
        ]

    async def status(self) -> str:
        """A sentence about whose move it is, or who has won."""
        view = await self.current_view()
        name = self.voice.seat_name
        scores = ", ".join(map(str, view.scores()))
        pending = seats_in_mask(view.pending)
        if not pending:
            won = " and ".join(map(name, view.winners()))
            return f"The game is over. Scores by seat: {scores}. The win goes to {won}."
        waiting = " and ".join(name(seat) for seat in pending if seat != self.seat)
        turn = "your move" if self.seat in pending else f"you wait for {waiting}"
        return f"{name(self.seat)}, seat {self.seat}: {turn}. Scores: {scores}."


class PlayerLobby(ABC):
    """Where tables are made and found: in this process, or on a server."""

    @abstractmethod
    async def list_tables(self) -> list[str]:
        """The tables that one might join, a line for each."""

    @abstractmethod
    async def new_table(
        self, game: str, bots: Sequence[str], seat: int, options: dict[str, Any], name: str
    ) -> tuple[str, PlayerSeat]:
        """Makes a table with one person and bots; returns its name and the person's seat."""

    @abstractmethod
    async def sit(self, table: str, name: str, token: str) -> PlayerSeat:
        """Takes an open seat of an existing table, or the seat that belongs to a token."""


def rules_about(game: Game, topic_or_id: str) -> str:
    """The rules about a topic, or one rule by its id; empty if there is none."""
    texts = rule_texts(game, LANGUAGE)
    asked = topic_or_id.strip()
    ids = game.topics.get(asked.lower(), (asked.upper(),))
    lines = [f"{rule}  {texts[rule]}" for rule in ids if rule in texts]
    if asked.lower() in GOAL_TOPICS:
        lines.insert(0, how_to_win(game))
    return "\n".join(lines)


def how_to_win(game: Game) -> str:
    """A short text about the goal and a turn of a game; without one, the rules about the end."""
    voice = Voice(game, LANGUAGE)
    if voice.has_message("howto"):
        return voice.text("howto")
    return rules_about(game, "end")


def all_rules(game: Game) -> str:
    """All rules of a game, each with its id, after what it is about."""
    texts = rule_texts(game, LANGUAGE)
    return "\n".join([how_to_win(game), *(f"{rule}  {text}" for rule, text in texts.items())])
