"""Makes bots from texts that specify them: `greedy`, `hard`, `ismcts:2000`, `learned:FILE` …"""

import re
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points

from regalia.bots.bot import Bot, Budget
from regalia.bots.evaluators import best_evaluator
from regalia.bots.greedy import Greedy
from regalia.bots.ismcts import Ismcts
from regalia.bots.ladder import CHARACTER_BOTS, make_character
from regalia.bots.levels import LEVELS, make_level
from regalia.bots.random import RandomBot
from regalia.kernel.errors import BadRecord, error_text, quote
from regalia.kernel.game import Game

BOT_ENTRY_POINT_GROUP = "regalia.bots"

BOT_SPECS = (
    f"random, greedy, {', '.join([*LEVELS, *CHARACTER_BOTS])}"
    ", ismcts:2000 (iterations), ismcts:1s (seconds), network:2000 or network:1s (a search with a"
    " network), network:1s:FILE (with other weights), learned:FILE (weights) or module:Class"
)

BUDGET_PATTERN = r"(?:([1-9][0-9]{0,7})|([0-9]{1,4}(?:\.[0-9]{1,3})?)s)"
SEARCH_SPEC_PATTERN = re.compile(rf"(?:ismcts:{BUDGET_PATTERN}|network:{BUDGET_PATTERN}(?::(.+))?)")
LEARNED_PREFIX = "learned:"
CLASS_SPEC_PATTERN = re.compile(
    r"(?!ismcts:|network:|learned:)([A-Za-z_]\w*(?:\.[A-Za-z_]\w*)*):([A-Za-z_]\w*)"
)


def is_bot_spec(spec: str) -> bool:
    """Whether this text names a bot."""
    return (
        spec in ("random", "greedy")
        or spec in LEVELS
        or spec in CHARACTER_BOTS
        or SEARCH_SPEC_PATTERN.fullmatch(spec) is not None
        or spec.startswith(LEARNED_PREFIX)
        or CLASS_SPEC_PATTERN.fullmatch(spec) is not None
        or spec in installed_bots()
    )


def make_bot(spec: str, game: Game, seed: int = 0) -> tuple[Bot, Budget]:
    """The bot that a text names, with the budget that goes with it."""
    if spec == "random":
        return RandomBot(game, seed), Budget()
    if spec == "greedy":
        return Greedy(game, seed), Budget()
    if spec in CHARACTER_BOTS:
        return make_character(spec, game, seed)
    if spec in LEVELS:
        return make_level(spec, game, seed)
    match = SEARCH_SPEC_PATTERN.fullmatch(spec)
    if match is not None:
        return make_search(match, game, seed)
    if spec.startswith(LEARNED_PREFIX):
        return make_learned_bot(spec.removeprefix(LEARNED_PREFIX), game, seed), Budget()
    bot_class = load_bot_class(spec)
    try:
        return bot_class(game, seed), Budget()
    except Exception as error:  # noqa: BLE001 - whatever fails there becomes a sentence
        raise BadRecord(f"the bot {quote(spec)} cannot be made: {error_text(error)}") from None


def make_search(match: re.Match[str], game: Game, seed: int) -> tuple[Bot, Budget]:
    """A search of this specification, with rollouts, the game's network or that of a file."""
    iterations, seconds, network_iterations, network_seconds, file = match.groups()
    budget = Budget(
        int(iterations or network_iterations or 0), float(seconds or network_seconds or 0)
    )
    if iterations or seconds:
        return Ismcts(game, seed), budget
    return Ismcts(game, seed, best_evaluator(game, file or "")), budget


def make_learned_bot(file: str, game: Game, seed: int) -> Bot:
    """A bot with the weights of a file; imports the libraries that only such a bot needs."""
    from regalia.bots.neural.learned import Learned

    return Learned(game, seed, file)


@cache
def installed_bots() -> dict[str, str]:
    """The bots of other packages, by the entry point `regalia.bots`: name to `module:Class`."""
    return {point.name: point.value for point in entry_points(group=BOT_ENTRY_POINT_GROUP)}


def load_bot_class(spec: str) -> type[Bot]:
    """The class of another package's bot, by its entry point or as `module:Class`."""
    match = CLASS_SPEC_PATTERN.fullmatch(installed_bots().get(spec, spec))
    if match is None:
        raise BadRecord(f"{quote(spec)} is no bot: {BOT_SPECS}")
    module, name = match.groups()
    try:
        bot_class = getattr(import_module(module), name)
    except Exception as error:  # noqa: BLE001 - whatever fails there becomes a sentence
        raise BadRecord(f"the bot {quote(spec)} cannot be loaded: {error_text(error)}") from None
    if not isinstance(bot_class, type) or not issubclass(bot_class, Bot):
        raise BadRecord(f"{quote(spec)} is no bot: it is no class of regalia.bots.bot.Bot")
    return bot_class
