"""The ladder of opponents: six characters, each stronger than the one before."""

from regalia.bots.bot import Budget
from regalia.bots.character import Character
from regalia.bots.evaluators import best_evaluator
from regalia.kernel.game import Game
from regalia.kernel.heuristics import BOLD, CALM, CAUTIOUS, THRIFTY, VENGEFUL

# Name, temper, and the share of the win that a move which suits the temper may cost.
CHARACTER_BOTS = {
    "tilda": (BOLD, 0.15),
    "hugo": (THRIFTY, 0.06),
    "ruth": (CAUTIOUS, 0.05),
    "ulric": (VENGEFUL, 0.05),
    "freya": (BOLD, 0.04),
    "sigmund": (CALM, 0.0),
}
GENTLEST = "tilda"
STRONGEST = "sigmund"

# For each character in the order above: mistakes in a hundred decisions, and iterations of its
# search. They are calibrated by the arena (docs/strength.md). The strongest searches for about a
# tenth of a second at most, on a present-day core.
STRENGTHS = {
    "majesty": ((68, 30), (43, 30), (20, 60), (8, 200), (0, 800), (0, 8000)),
    "kingme": ((79, 30), (33, 30), (20, 60), (16, 100), (6, 400), (0, 4000)),
    "castle": ((23, 30), (12, 40), (8, 60), (4, 200), (0, 800), (0, 3000)),
}
# King Me! is kinder to random moves than the others, so its mistakes must be worse.
MISTAKE_SAMPLES = {"kingme": 3}
# The first character whose search judges by a network; rollouts of King Me! gain nothing beyond
# 400 iterations.
FIRST_WITH_NETWORK = {"kingme": "ulric"}
# Shares of the win for a temper, where the one of CHARACTER_BOTS is too much: it rushes the throne.
TEMPER_SHARES = {("kingme", "ulric"): 0.01, ("kingme", "freya"): 0.01}
DEFAULT_STRENGTHS = STRENGTHS["majesty"]  # for games of other packages


def make_character(name: str, game: Game, seed: int) -> tuple[Character, Budget]:
    """A character of the ladder, with the budget of its search."""
    temper, weight = CHARACTER_BOTS[name]
    weight = TEMPER_SHARES.get((game.name, name), weight)
    rung = list(CHARACTER_BOTS).index(name)
    mistakes, iterations = STRENGTHS.get(game.name, DEFAULT_STRENGTHS)[rung]
    samples = MISTAKE_SAMPLES.get(game.name, 2)
    character = Character(game, seed, temper, weight, mistakes, samples)
    if rung >= list(CHARACTER_BOTS).index(FIRST_WITH_NETWORK.get(game.name, STRONGEST)):
        character.evaluator = best_evaluator(game)
    return character, Budget(iterations)
