"""The protocol of a game that one person plays, on this machine or at a server's table."""

from typing import Protocol

from regalia.kernel.game import Game
from regalia.kernel.text.voice import Voice
from regalia.kernel.view import View
from regalia.tui.game_log import Turn
from regalia.tui.legal_moves import LegalMove
from regalia.tui.messages import Messages


class GameSession(Protocol):
    """A game as one person takes part in it, or watches it.

    `read_until` is how many moves had been made when the person last moved; later ones are new.
    """

    rules: Game
    language: str
    voice: Voice
    messages: Messages
    read_until: int

    @property
    def seat(self) -> int:
        """The person's seat, or SPECTATOR."""

    @property
    def is_over(self) -> bool:
        """Whether the game is over."""

    @property
    def view(self) -> View:
        """What the person's seat knows."""

    @property
    def displayed_view(self) -> View:
        """What the person may see: more than the seat knows, if secrets are open at the end."""

    def has_to_move(self) -> bool:
        """Whether the person has to move next."""

    def legal_moves(self) -> list[LegalMove]:
        """The person's legal moves."""

    def narrate_turns(self, after_move: int = 0) -> list[Turn]:
        """The log after the first `after_move` moves, as the person may know it."""
