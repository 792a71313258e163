"""Bots by their written names."""

from regalia.bots.bot import Bot, Budget
from regalia.bots.random import RandomBot
from regalia.kernel.errors import BadRecord, quoted
from regalia.kernel.game import Game

KNOWN = "random"


def is_bot(spec: str) -> bool:
    """Whether this is the name of a bot."""
    return spec == "random"


def make_bot(spec: str, game: Game, seed: int = 0) -> tuple[Bot, Budget]:
    """The bot written so, with the budget it is meant to have."""
    if spec == "random":
        return RandomBot(game, seed), Budget()
    raise BadRecord(f"{quoted(spec)} is no bot: {KNOWN}")
