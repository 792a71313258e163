"""Which bots may play on this server."""

from regalia.bots.spec import LEVELS, installed_bots

STAND_IN_BOT = "medium"  # plays for a person who is away
TIMEOUT_BOT = "easy"  # moves when a clock has run out
HINT_BOT = "hard"  # gives hints


def available_bots() -> list[str]:
    """The built-in bots and those of installed packages.

    A client can neither name a module to load nor choose how long a bot thinks.
    """
    return [*LEVELS, "greedy", "random", *installed_bots()]
