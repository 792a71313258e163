"""Bots by their written names."""

import re
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points

from regalia.bots.bot import Bot, Budget
from regalia.bots.greedy import Greedy
from regalia.bots.ismcts import Ismcts
from regalia.bots.random import RandomBot
from regalia.kernel.errors import BadRecord, quoted, reason
from regalia.kernel.game import Game

GROUP = "regalia.bots"

LEVELS = {
    "easy": "ismcts:40",
    "medium": "ismcts:600",
    "hard": "ismcts:1s",
    "master": "ismcts:5s",
}
KNOWN = (
    f"random, greedy, {', '.join(LEVELS)}, ismcts:2000 (iterations), ismcts:1s (seconds)"
    ", learned:FILE (weights) or module:Class"
)

THINKING = re.compile(r"ismcts:(?:([1-9][0-9]{0,7})|([0-9]{1,4}(?:\.[0-9]{1,3})?)s)")
LEARNED = "learned:"
OUTSIDE = re.compile(r"(?!ismcts:|learned:)([A-Za-z_]\w*(?:\.[A-Za-z_]\w*)*):([A-Za-z_]\w*)")


def is_bot(spec: str) -> bool:
    """Whether this is the name of a bot."""
    return (
        spec in ("random", "greedy")
        or spec in LEVELS
        or THINKING.fullmatch(spec) is not None
        or spec.startswith(LEARNED)
        or OUTSIDE.fullmatch(spec) is not None
        or spec in offered()
    )


def make_bot(spec: str, game: Game, seed: int = 0) -> tuple[Bot, Budget]:
    """The bot written so, with the budget it is meant to have."""
    if spec == "random":
        return RandomBot(game, seed), Budget()
    if spec == "greedy":
        return Greedy(game, seed), Budget()
    written = THINKING.fullmatch(LEVELS.get(spec, spec))
    if written is not None:
        iterations, seconds = written.groups()
        return Ismcts(game, seed), Budget(int(iterations or 0), float(seconds or 0))
    if spec.startswith(LEARNED):
        return learned_bot(spec.removeprefix(LEARNED), game, seed), Budget()
    found = class_of(spec)
    try:
        return found(game, seed), Budget()
    except Exception as error:  # noqa: BLE001 - whatever it is, it is told
        raise BadRecord(f"the bot {quoted(spec)} cannot be made: {reason(error)}") from None


def learned_bot(file: str, game: Game, seed: int) -> Bot:
    """A bot with the weights of a file, and with the libraries that only such a bot needs."""
    from regalia.bots.neural.learned import Learned

    return Learned(game, seed, file)


@cache
def offered() -> dict[str, str]:
    """The bots that other packages offer by the entry point `regalia.bots`: where each one is."""
    return {point.name: point.value for point in entry_points(group=GROUP)}


def class_of(spec: str) -> type[Bot]:
    """The class of a bot from outside, by the name it is offered under or as `module:Class`."""
    written = OUTSIDE.fullmatch(offered().get(spec, spec))
    if written is None:
        raise BadRecord(f"{quoted(spec)} is no bot: {KNOWN}")
    module, name = written.groups()
    try:
        found = getattr(import_module(module), name)
    except Exception as error:  # noqa: BLE001 - whatever it is, it is told
        raise BadRecord(f"the bot {quoted(spec)} cannot be loaded: {reason(error)}") from None
    if not isinstance(found, type) or not issubclass(found, Bot):
        raise BadRecord(f"{quoted(spec)} is no bot: it is no class of regalia.bots.bot.Bot")
    return found
