"""Legal moves as they are offered to whoever chooses one."""

from regalia.kernel.game import Game
from regalia.kernel.view import View
from regalia.kernel.wire.shapes import Offer


def legal_offers(game: Game, view: View) -> list[Offer]:
    """The legal moves of a view's seat, each with what to touch to make it."""
    offers: list[Offer] = []
    for move in view.legal():
        parts = game.parts(view, move)
        offers.append(Offer(game.notate_parts(parts), game.touches(parts)))
    return offers
