"""A seat at a table, spoken of in plain words: what a language model, or any reader, is told."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any, NamedTuple

from regalia.kernel.game import Game
from regalia.kernel.text.voice import Voice, rule_texts

LANGUAGE = "en"


class Offered(NamedTuple):
    """A legal move: its notation, what it means, and what it will surely bring."""

    move: str
    meaning: str
    brings: list[str]


class Turned(Exception):
    """What cannot be done at a table: why not, and which rule says so, if one does."""

    def __init__(self, sentence: str, rule: str | None = None) -> None:
        super().__init__(sentence)
        self.rule = rule


class Chair(ABC):
    """One seat of one table. All that it tells is what this seat may know."""

    def __init__(self, game: Game, seat: int, names: Sequence[str]) -> None:
        self.game = game
        self.seat = seat
        self.names = list(names)
        self.voice = Voice(game, LANGUAGE, names)

    @abstractmethod
    async def wait(self, seconds: float) -> None:
        """Waits up to so long until the seat is asked, or the game is over."""

    @abstractmethod
    async def news(self) -> list[str]:
        """What happened since this was last asked, as sentences."""

    @abstractmethod
    async def picture(self) -> str:
        """The table as the seat sees it."""

    @abstractmethod
    async def pending(self) -> list[int]:
        """Who owes a move; nobody at the end."""

    @abstractmethod
    async def scores(self) -> list[int]:
        """The score of each seat so far."""

    @abstractmethod
    async def winners(self) -> list[int]:
        """The seats that have won, none before the end."""

    @abstractmethod
    async def notations(self) -> list[str]:
        """The legal moves of the seat."""

    @abstractmethod
    async def offers(self, moves: Sequence[str]) -> list[Offered]:
        """These moves, with what each means and brings; Turned if one is illegal."""

    @abstractmethod
    async def move(self, text: str) -> None:
        """Makes a move and waits until the seat is asked again, or nobody is; Turned if illegal."""

    async def standing(self) -> str:
        """Whose move it is, or who has won."""
        scores = ", ".join(
            f"{self.voice.seat(seat)} {score}" for seat, score in enumerate(await self.scores())
        )
        pending = await self.pending()
        if not pending:
            won = " and ".join(self.voice.seat(seat) for seat in await self.winners())
            return f"The game is over. Scores: {scores}. The win goes to {won}."
        waiting = " and ".join(self.voice.seat(seat) for seat in pending if seat != self.seat)
        turn = "It is your move." if self.seat in pending else f"You wait for {waiting}."
        return f"You are {self.voice.seat(self.seat)} on seat {self.seat}. {turn} Scores: {scores}."


class House(ABC):
    """Where tables are: in this process, or at a server."""

    @abstractmethod
    async def listed(self) -> list[str]:
        """Tables at which one might sit down, a line for each."""

    @abstractmethod
    async def new_table(
        self, game: str, bots: Sequence[str], seat: int, options: dict[str, Any], name: str
    ) -> tuple[str, Chair]:
        """A new table, with a person among bots: what it is called, and the person's seat."""

    @abstractmethod
    async def sit(self, table: str, name: str, token: str) -> Chair:
        """A seat at a table that is there: an open one, or the one that a token opens."""


def explained(game: Game, about: str) -> str:
    """The rules behind a word, or one rule by its id; nothing where there is none."""
    texts = rule_texts(game, LANGUAGE)
    ids = game.topics.get(about.strip().lower(), (about.strip().upper(),))
    return "\n".join(f"{one}  {texts[one]}" for one in ids if one in texts)
