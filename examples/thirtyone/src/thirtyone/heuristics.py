"""A feeling for the game: the worth of the hand that a move leaves."""

from regalia.kernel.heuristics import Heuristics
from regalia.kernel.state import State
from thirtyone.cards import worth
from thirtyone.layout import PILE, PILED, hand
from thirtyone.moves import DISCARD, DRAW, KNOCK, TAKE

GOOD = 25  # a hand worth knocking with
HOPE = 2  # what an unseen card may add


class ThirtyOneHeuristics(Heuristics):
    """Looks at the mover's own hand and the pile."""

    def prior(self, state: State, seat: int, move: int) -> int:
        cards = hand(state.cells, seat)
        if move == DRAW:
            return worth(cards) + HOPE
        if move == KNOCK:
            return worth(cards) + HOPE + 1 if worth(cards) >= GOOD else 0
        if move == TAKE:
            top = int(state.cells[PILE + state.cells[PILED] - 1])
            return max(worth([top, *without(cards, card)]) for card in cards)
        return worth(without(cards, move - DISCARD))


def without(cards: list[int], card: int) -> list[int]:
    """The cards but one."""
    return [one for one in cards if one != card]
