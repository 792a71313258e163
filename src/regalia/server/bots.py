"""Which bots may sit at a table here."""

from regalia.bots.spec import LEVELS, installed_bots
from regalia.kernel.game import Game

STAND_IN = "medium"  # who plays for somebody that is away
HASTY = "easy"  # who moves when a clock has run out
ADVISER = "hard"  # who is asked for hints


def bots_offered(game: Game) -> list[str]:
    """The bots of the house and those of installed packages.

    A visitor cannot name a module to be loaded, nor how long a bot may think.
    """
    return [*LEVELS, "greedy", "random", *installed_bots()]
