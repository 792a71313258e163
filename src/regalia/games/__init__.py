"""All games, by the names they have in records and commands.

A game of another package is found by an entry point of the group `regalia.games`: the entry's name
is that of the game, its object the class.
"""

import warnings
from importlib.metadata import entry_points

from regalia.games.castle.game import Castle
from regalia.games.kingme.game import KingMe
from regalia.games.majesty.game import Majesty
from regalia.kernel.errors import error_text
from regalia.kernel.game import Game

GAME_ENTRY_POINT_GROUP = "regalia.games"

GAMES: dict[str, Game] = {game.name: game for game in (Majesty(), KingMe(), Castle())}


def load_other_games() -> None:
    """Adds the games that other packages offer; one that fails is left out with a warning."""
    for point in entry_points(group=GAME_ENTRY_POINT_GROUP):
        try:
            game = point.load()()
            if not isinstance(game, Game):
                raise TypeError(f"{point.value} is no regalia.kernel.game.Game")
            if game.name in GAMES:
                raise ValueError(f"there is a game {game.name} already")
            GAMES[game.name] = game
        except Exception as error:  # noqa: BLE001 - whatever it is, the other games go on
            warnings.warn(
                f"the game {point.name} cannot be loaded: {error_text(error)}", stacklevel=2
            )


load_other_games()
