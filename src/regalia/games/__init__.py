"""The games of the house, by the names they have in records and commands.

Games outside the package join by the entry point `regalia.games`: its name is the game's, its
object the class.
"""

import warnings
from importlib.metadata import entry_points

from regalia.games.castle.game import Castle
from regalia.games.kingme.game import KingMe
from regalia.games.majesty.game import Majesty
from regalia.kernel.errors import reason
from regalia.kernel.game import Game

GROUP = "regalia.games"

GAMES: dict[str, Game] = {game.name: game for game in (Majesty(), KingMe(), Castle())}


def welcome_others() -> None:
    """Takes in the games that other packages offer; one that fails is left out with a warning."""
    for point in entry_points(group=GROUP):
        try:
            game = point.load()()
            if not isinstance(game, Game):
                raise TypeError(f"{point.value} is no regalia.kernel.game.Game")
            if game.name in GAMES:
                raise ValueError(f"there is a game {game.name} already")
            GAMES[game.name] = game
        except Exception as error:  # noqa: BLE001 - whatever it is, the other games go on
            warnings.warn(f"the game {point.name} cannot be loaded: {reason(error)}", stacklevel=2)


welcome_others()
