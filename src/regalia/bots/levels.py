"""The levels: the same word is about the same strength in every game."""

from regalia.bots.bot import Bot, Budget
from regalia.bots.character import Character
from regalia.bots.evaluators import best_evaluator
from regalia.bots.ismcts import Ismcts
from regalia.kernel.game import Game
from regalia.kernel.heuristics import CALM

# For each game mistakes in a hundred decisions and iterations of the search, calibrated by the
# arena (docs/strength.md): head to head against `greedy`, easy wins about half of the games and
# medium four of five. In King Me! `greedy` loses to a beginner, so a beginner is the yardstick
# there: like those of Majesty, easy wins four of five against it, and medium nine of ten.
CALIBRATED_LEVELS = {
    "easy": {"majesty": (6, 5), "kingme": (15, 20), "castle": (0, 140)},
    "medium": {"majesty": (0, 14), "kingme": (0, 400), "castle": (0, 700)},
}
DEFAULT_LEVELS = {"easy": (0, 40), "medium": (0, 600)}  # for games of other packages
SECONDS_BY_LEVEL = {"hard": 1.0, "master": 5.0}
LEVELS = (*CALIBRATED_LEVELS, *SECONDS_BY_LEVEL)


def make_level(name: str, game: Game, seed: int) -> tuple[Bot, Budget]:
    """The search of a level, with its budget."""
    if name in SECONDS_BY_LEVEL:
        return Ismcts(game, seed, best_evaluator(game)), Budget(0, SECONDS_BY_LEVEL[name])
    mistakes, iterations = CALIBRATED_LEVELS[name].get(game.name, DEFAULT_LEVELS[name])
    if not mistakes:
        return Ismcts(game, seed), Budget(iterations)
    return Character(game, seed, CALM, 0.0, mistakes), Budget(iterations)
