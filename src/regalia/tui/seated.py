"""What a screen knows of whoever sits at a table, here or at a server's."""

from typing import Protocol

from regalia.kernel.game import Game
from regalia.kernel.text.voice import Voice
from regalia.kernel.view import View
from regalia.tui.offers import Offer
from regalia.tui.story import Turn
from regalia.tui.words import Words


class Seated(Protocol):
    """One person at a table; `read_until` counts the moves whose end the person has seen."""

    game: Game
    seat: int
    language: str
    voice: Voice
    words: Words
    read_until: int

    @property
    def over(self) -> bool:
        """Whether the game is over."""

    @property
    def view(self) -> View:
        """What the person knows."""

    @property
    def shown(self) -> View:
        """What the person may see, which may be more at the end."""

    def is_asked(self) -> bool:
        """Whether the person owes the next move."""

    def offers(self) -> list[Offer]:
        """The person's legal moves."""

    def turns(self, since: int = 0) -> list[Turn]:
        """What has happened after so many moves, as the person may know it."""
