"""Bots by their written names."""

import re

from regalia.bots.bot import Bot, Budget
from regalia.bots.greedy import Greedy
from regalia.bots.ismcts import Ismcts
from regalia.bots.random import RandomBot
from regalia.kernel.errors import BadRecord, quoted
from regalia.kernel.game import Game

LEVELS = {
    "easy": "ismcts:40",
    "medium": "ismcts:600",
    "hard": "ismcts:1s",
    "master": "ismcts:5s",
}
KNOWN = f"random, greedy, {', '.join(LEVELS)}, ismcts:2000 (iterations) or ismcts:1s (seconds)"

THINKING = re.compile(r"ismcts:(?:([1-9][0-9]{0,7})|([0-9]{1,4}(?:\.[0-9]{1,3})?)s)")


def is_bot(spec: str) -> bool:
    """Whether this is the name of a bot."""
    return spec in ("random", "greedy") or spec in LEVELS or THINKING.fullmatch(spec) is not None


def make_bot(spec: str, game: Game, seed: int = 0) -> tuple[Bot, Budget]:
    """The bot written so, with the budget it is meant to have."""
    if spec == "random":
        return RandomBot(game, seed), Budget()
    if spec == "greedy":
        return Greedy(game, seed), Budget()
    written = THINKING.fullmatch(LEVELS.get(spec, spec))
    if written is None:
        raise BadRecord(f"{quoted(spec)} is no bot: {KNOWN}")
    iterations, seconds = written.groups()
    return Ismcts(game, seed), Budget(int(iterations or 0), float(seconds or 0))
