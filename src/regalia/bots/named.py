"""Bots that have been given a name, so that those who may name no file can play against them."""

import re
from collections.abc import Iterable

from regalia.bots.ladder import CHARACTER_BOTS, STRONGEST
from regalia.bots.levels import LEVELS, SECONDS_BY_LEVEL
from regalia.bots.spec import LEARNED_PREFIX, installed_bots, is_bot_spec, make_bot
from regalia.kernel.errors import BadRecord, quote
from regalia.kernel.game import Game

BUILT_IN_BOTS = (*LEVELS, *CHARACTER_BOTS, "greedy", "random")
BOT_NAME_PATTERN = re.compile(r"[A-Za-z][\w.-]{0,29}")

NAMED_BOTS: dict[str, str] = {}  # name to spec; set when a program starts


def register_named_bots(definitions: Iterable[str], games: Iterable[Game]) -> None:
    """Names bots by texts like `anna=learned:FILE`; BadRecord if one is wrong or plays no game."""
    boxes = list(games)
    for text in definitions:
        name, _, spec = text.partition("=")
        if BOT_NAME_PATTERN.fullmatch(name) is None or not is_bot_spec(spec):
            raise BadRecord(f"bot: {quote(text, 200)} is not NAME=BOT, as in anna=learned:FILE")
        if name in BUILT_IN_BOTS or name in installed_bots() or name in NAMED_BOTS:
            raise BadRecord(f"bot: there is a bot {quote(name)} already")
        if not any(bot_can_play_game(spec, game) for game in boxes):
            make_bot(spec, boxes[0])  # says what is wrong
            raise BadRecord(f"bot: {quote(name)} plays no game that is here")
        NAMED_BOTS[name] = spec


def spec_of_bot(name: str) -> str:
    """The spec of a bot that has been given this name; otherwise the name itself."""
    return NAMED_BOTS.get(name, name)


def bots_for(game: Game) -> list[str]:
    """The bots that may be chosen by name for a game: built-in, of other packages, named."""
    named = [name for name, spec in NAMED_BOTS.items() if bot_can_play_game(spec, game)]
    return [*BUILT_IN_BOTS, *installed_bots(), *named]


def bot_can_play_game(spec: str, game: Game) -> bool:
    """Whether a bot can be made for a game."""
    try:
        make_bot(spec, game)
    except BadRecord:
        return False
    return True


def check_bot_at_table(name: str, game: Game, seats: int) -> None:
    """Raises BadRecord if a bot cannot play a game with this number of seats."""
    bot, _ = make_bot(spec_of_bot(name), game)
    bot.check_seats(seats)


def is_quick_bot(name: str) -> bool:
    """Whether a bot answers at once: it searches little, or not at all."""
    spec = spec_of_bot(name)
    if spec in LEVELS:
        return spec not in SECONDS_BY_LEVEL
    if spec in CHARACTER_BOTS:
        return spec != STRONGEST
    return spec in ("random", "greedy") or spec.startswith(LEARNED_PREFIX)
