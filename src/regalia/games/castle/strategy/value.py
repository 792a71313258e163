"""Estimates how many actions a seat of Castle still needs."""

from typing import Final

from mypy_extensions import i64

from regalia.games.castle.rules import layout
from regalia.games.castle.rules.board import SPACES, lowest_bit_index
from regalia.games.castle.rules.layout import token_of, top_card
from regalia.games.castle.rules.protection import unprotected_spaces
from regalia.kernel.cells import Cells

HAND_CARD_COST: Final = (
    1.3  # the actions that a card in hand costs: it is to be played, and may be stuck
)
DECK_CARD_COST: Final = 2.0  # the actions that a card of the deck costs
EXPOSED_CARD_COST: Final = 0.22  # the actions that a card costs its owner which others can return


def actions_needed_to_win(c: Cells, seat: i64) -> float:
    """The actions a seat still needs: to draw its deck, to play every card, and some again."""
    return HAND_CARD_COST * float(c[layout.HAND_SIZES + seat]) + DECK_CARD_COST * float(
        c[layout.DECK_SIZES + seat]
    )


def exposure_cost(c: Cells, seat: i64) -> float:
    """The actions that a seat's exposed cards may cost it."""
    mine = seat + 1
    cards: i64 = 0
    spaces = unprotected_spaces(c)
    while spaces:
        if token_of(top_card(c[layout.STACKS + lowest_bit_index(spaces)])) == mine:
            cards += 1
        spaces &= spaces - 1
    spaces = c[layout.OCCUPIED_OUTSIDE]
    while spaces:
        if token_of(top_card(c[layout.STACKS + SPACES + lowest_bit_index(spaces)])) == mine:
            cards += 1
        spaces &= spaces - 1
    return EXPOSED_CARD_COST * float(cards)
