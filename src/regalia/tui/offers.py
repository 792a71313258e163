"""The moves to choose from, narrowed touch by touch."""

from collections.abc import Sequence
from typing import NamedTuple

from regalia.kernel.game import Game
from regalia.kernel.view import View


class Offer(NamedTuple):
    """A legal move: its number, its notation, and what one touches to make it, in order."""

    move: int
    text: str
    touches: tuple[str, ...]


class Choice(NamedTuple):
    """What can be touched next, and the moves that begin so; no touch where a move is complete."""

    touch: str
    offers: tuple[Offer, ...]

    @property
    def only(self) -> Offer | None:
        """The move that this choice makes, if it makes one."""
        return self.offers[0] if len(self.offers) == 1 else None


def offers_of(game: Game, view: View) -> list[Offer]:
    """Every legal move of the view's seat."""
    found: list[Offer] = []
    for move in view.legal():
        parts = game.parts(view, move)
        found.append(Offer(int(move), game.spell(parts), tuple(game.touch(parts))))
    return found


def choices_after(offers: Sequence[Offer], touched: Sequence[str]) -> list[Choice]:
    """What can be touched next, in the order of the moves."""
    done = len(touched)
    found: dict[str, list[Offer]] = {}
    for offer in offers:
        if offer.touches[:done] == tuple(touched):
            touch = offer.touches[done] if len(offer.touches) > done else ""
            found.setdefault(touch, []).append(offer)
    return [Choice(touch, tuple(those)) for touch, those in found.items()]
