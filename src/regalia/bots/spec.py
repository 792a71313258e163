"""Bots by their written names."""

import re

from regalia.bots.bot import Bot, Budget
from regalia.bots.ismcts import Ismcts
from regalia.bots.random import RandomBot
from regalia.kernel.errors import BadRecord, quoted
from regalia.kernel.game import Game

KNOWN = "random, ismcts:2000 (iterations) or ismcts:1s (seconds)"


def is_bot(spec: str) -> bool:
    """Whether this is the name of a bot."""
    return spec == "random" or thinking(spec) is not None


def make_bot(spec: str, game: Game, seed: int = 0) -> tuple[Bot, Budget]:
    """The bot written so, with the budget it is meant to have."""
    if spec == "random":
        return RandomBot(game, seed), Budget()
    budget = thinking(spec)
    if budget is not None:
        return Ismcts(game, seed), budget
    raise BadRecord(f"{quoted(spec)} is no bot: {KNOWN}")


def thinking(spec: str) -> Budget | None:
    """The budget of `ismcts:2000` or `ismcts:1s`."""
    written = re.fullmatch(r"ismcts:(?:([1-9][0-9]{0,7})|([0-9]{1,4}(?:\.[0-9]{1,3})?)s)", spec)
    if written is None:
        return None
    iterations, seconds = written.groups()
    return Budget(int(iterations or 0), float(seconds or 0))
