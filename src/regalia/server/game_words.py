"""The words of a game, for web pages that were built without it."""

from regalia.games import GAMES
from regalia.kernel.text.voice import LANGUAGES, read_catalogue
from regalia.server.errors import BadRequest, NotFound
from regalia.wire.requests import GameWords


def game_words(name: str, language: str) -> GameWords:
    """The catalogues of a game in a language, in English where the game has no other."""
    game = GAMES.get(name)
    if game is None:
        raise NotFound("there is no such game here")
    if language not in LANGUAGES:
        raise BadRequest(f"lang: this is none of {', '.join(LANGUAGES)}")
    return GameWords(
        words=read_catalogue(game.package, f"{language}.ftl"),
        rules=read_catalogue(game.package, f"rules/{language}.ftl"),
        facts={
            row.name: {fact: kind.name for fact, kind in row.facts.items()} for row in game.events
        },
    )
