"""Which cards are protected, and so can't be returned, moved, killed or shelved (C11)."""

from mypy_extensions import i64

from regalia.games.castle.rules import board, layout
from regalia.games.castle.rules.board import bit_mask, lowest_bit_index, wall_side
from regalia.games.castle.rules.cards import AMBASSADOR, CAPTAIN, PRIEST
from regalia.games.castle.rules.layout import token_of, top_card
from regalia.kernel.cells import Cells


def unprotected_spaces(c: Cells) -> i64:
    """The spaces of the castle whose top card is not protected (C11).

    Cards outside the castle are never protected. A Knight protects the card beneath it, which is
    never a top card, so it is not looked at here.
    """
    return c[layout.OCCUPIED] & ~(
        protected_ambassador(c) | protected_by_priest(c) | protected_by_captain(c)
    )


def protected_ambassador(c: Cells) -> i64:
    """The Ambassador, who is always protected (C35)."""
    place = c[layout.PLACE_OF_KIND + AMBASSADOR]
    return 0 if place == board.NOWHERE else bit_mask(place) & ~c[layout.KNIGHTED]


def protected_by_priest(c: Cells) -> i64:
    """Cards adjacent to the Priest with a token of his colour; none if he has no token (C34)."""
    place = c[layout.PLACE_OF_KIND + PRIEST]
    if place == board.NOWHERE:
        return 0
    token = token_of(c[layout.STACKS + place] & layout.CARD_MASK)
    if token == layout.NO_TOKEN:
        return 0
    found: i64 = 0
    spaces = board.ADJACENT[place] & c[layout.OCCUPIED]
    while spaces:
        space = lowest_bit_index(spaces)
        if token_of(top_card(c[layout.STACKS + space])) == token:
            found |= bit_mask(space)
        spaces &= spaces - 1
    return found


def protected_by_captain(c: Cells) -> i64:
    """The other soldiers on the Captain's wall (C42)."""
    place = c[layout.PLACE_OF_KIND + CAPTAIN]
    if place == board.NOWHERE or place >= board.SPACES:
        return 0
    return board.WALL[wall_side(place)] & ~c[layout.KNIGHTED] & ~bit_mask(place)
