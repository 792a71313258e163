"""The protocol of a driver, which lets a game go on when it is not the person's turn."""

from typing import TYPE_CHECKING, Protocol

from regalia.kernel.terminal.spans import Line

if TYPE_CHECKING:
    from regalia.tui.game_screen import GameScreen


class GameDriver(Protocol):
    """Makes the person's moves, and gets the others' moves from bots or from a server's table."""

    key_help: str
    """The message that lists the keys."""

    def start(self, screen: "GameScreen") -> None:
        """Begins when the screen is shown."""

    def stop(self) -> None:
        """Ends what the driver has begun; called when the screen is closed."""

    def continue_game(self) -> None:
        """Goes on until the person is asked, or the game is over."""

    def make_person_move(self, move: int) -> None:
        """Makes the person's move."""

    def actions_after_game(self) -> tuple[str, ...]:
        """What the person can do when the game is over."""

    def handle_command(self, command: str) -> bool:
        """Carries out a command if it is one of this driver's own; returns whether it was."""

    def handle_typed_line(self, text: str) -> bool:
        """Carries out a typed line if it is one of this driver's own; returns whether it was."""

    def presence_lines(self, max_width: int) -> list[Line]:
        """Who else is at the table, to be shown beside the board."""
