"""A seat at a table that tells everything in text, and the lobby where seats are taken.

Written for language models; any reader of text could use it.
"""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any, NamedTuple

from regalia.kernel.game import Game
from regalia.kernel.seats import seats_in_mask
from regalia.kernel.text.voice import Voice, rule_texts
from regalia.kernel.view import View
from regalia.kernel.wire.position import legal_notations

LANGUAGE = "en"


class MoveDescription(NamedTuple):
    """A legal move: its notation, what it means, and the events that are certain to follow."""

    move: str
    meaning: str
    consequences: list[str]


class SeatError(Exception):
    """A request that a table refuses: the reason, and the id of the rule behind it, if any."""

    def __init__(self, sentence: str, rule: str | None = None) -> None:
        super().__init__(sentence)
        self.rule = rule


class PlayerSeat(ABC):
    """One seat of one table. It tells nothing but what this seat may know."""

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
    async def take_news(self) -> list[str]:
        """Sentences about what happened since the last call."""

    @abstractmethod
    async def picture(self) -> str:
        """The table as the seat sees it, in plain text."""

    @abstractmethod
    async def describe_moves(self, moves: Sequence[str]) -> list[MoveDescription]:
        """Describes these moves; SeatError if one is illegal."""

    @abstractmethod
    async def make_move(self, text: str) -> None:
        """Makes a move and waits for the next turn of the seat; SeatError if it is illegal."""

    async def legal_notations(self) -> list[str]:
        """The legal moves of the seat, in notation."""
        return legal_notations(self.game, await self.current_view())

    async def status(self) -> str:
        """A sentence about whose move it is, or who has won."""
        view = await self.current_view()
        name = self.voice.seat_name
        scores = ", ".join(f"{name(seat)} {score}" for seat, score in enumerate(view.scores()))
        pending = seats_in_mask(view.pending)
        if not pending:
            won = " and ".join(map(name, view.winners()))
            return f"The game is over. Scores: {scores}. The win goes to {won}."
        waiting = " and ".join(name(seat) for seat in pending if seat != self.seat)
        turn = "It is your move." if self.seat in pending else f"You wait for {waiting}."
        return f"You are {name(self.seat)} on seat {self.seat}. {turn} Scores: {scores}."


class Lobby(ABC):
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
    return "\n".join(f"{rule}  {texts[rule]}" for rule in ids if rule in texts)
