"""The games of the house, by the names they have in records and commands."""

from regalia.games.castle.game import Castle
from regalia.games.kingme.game import KingMe
from regalia.games.majesty.game import Majesty
from regalia.kernel.game import Game

GAMES: dict[str, Game] = {game.name: game for game in (Majesty(), KingMe(), Castle())}
