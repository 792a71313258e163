"""Which bots may sit at a table here."""

from regalia.bots.spec import LEVELS, offered
from regalia.kernel.game import Game

STAND_IN_BOT = "medium"  # who plays for somebody that is away
TIMEOUT_BOT = "easy"  # who moves when a clock has run out
HINT_BOT = "hard"  # who is asked for hints


def available_bots(game: Game) -> list[str]:
    """The bots of the house and those of installed packages.

    A visitor cannot name a module to be loaded, nor how long a bot may think.
    """
    return [*LEVELS, "greedy", "random", *offered()]
