"""A hand-made evaluation: what the hand that a move leaves is worth."""

from regalia.kernel.heuristics import Heuristics
from regalia.kernel.state import State
from thirtyone.cards import hand_points
from thirtyone.layout import PILE, PILE_SIZE, hand
from thirtyone.moves import DISCARD, DRAW, KNOCK, TAKE

KNOCKING_POINTS = 25  # a hand worth knocking with
EXPECTED_GAIN = 2  # what an unseen card may add


class ThirtyOneHeuristics(Heuristics):
    """Looks at the mover's own hand and the pile."""

    def prior(self, state: State, seat: int, move: int) -> int:
        cards = hand(state.cells, seat)
        if move == DRAW:
            return hand_points(cards) + EXPECTED_GAIN
        if move == KNOCK:
            return (
                hand_points(cards) + EXPECTED_GAIN + 1
                if hand_points(cards) >= KNOCKING_POINTS
                else 0
            )
        if move == TAKE:
            top = int(state.cells[PILE + state.cells[PILE_SIZE] - 1])
            return max(hand_points([top, *without_card(cards, card)]) for card in cards)
        return hand_points(without_card(cards, move - DISCARD))


def without_card(cards: list[int], card: int) -> list[int]:
    """The cards but one."""
    return [one for one in cards if one != card]
