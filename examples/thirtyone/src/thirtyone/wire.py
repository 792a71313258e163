"""The shapes of a position on a wire, and a position in them."""

from collections.abc import Iterable
from typing import Annotated

from msgspec import Meta, Struct

from regalia.kernel.cells import SEATS_CELL
from regalia.kernel.seats import seats_in_mask
from regalia.kernel.view import HIDDEN
from regalia.kernel.wire.shapes import Prompt, Wire
from thirtyone.cards import NAMES
from thirtyone.layout import (
    FIRST,
    MUST_DISCARD,
    PILE,
    PILE_SIZE,
    STOCK,
    STOCK_SIZE,
    TAKEN,
    TURN,
    Cells,
    hand,
    knocker,
    split_hand,
)

Card = Annotated[str, Meta(extra_json_schema={"enum": list(NAMES[1:])})]


class ThirtyOneTable(Struct, frozen=True):
    """A position of Thirty-One."""

    turn: Annotated[int, Meta(description="turns completed so far")]
    knocker: Annotated[int | None, Meta(description="the seat that has knocked")]
    stock: Annotated[list[Card | None], Meta(description="next first; null where hidden")]
    pile: Annotated[list[Card], Meta(description="the discards, the top one last")]
    taken: Annotated[Card | None, Meta(description="the card just taken from the pile")]
    hands: Annotated[list[list[Card | None]], Meta(description="by seat; null where hidden")]


class ThirtyOneMemory(Struct, frozen=True):
    """What a perfect memory adds."""

    known: Annotated[
        list[list[Card]], Meta(description="by seat, the cards of its hand taken from the pile")
    ]


class ThirtyOnePast(Struct, frozen=True):
    """What happened before and still matters."""

    first: Annotated[int, Meta(description="the seat that began")]


def position_to_wire(pending: int, c: Cells) -> Wire:
    """The whole position; null where a view is hidden."""
    seats = range(int(c[SEATS_CELL]))
    table = ThirtyOneTable(
        int(c[TURN]),
        knocker(c),
        card_names(c[at] for at in reversed(range(STOCK, STOCK + c[STOCK_SIZE]))),
        [NAMES[c[at]] for at in range(PILE, PILE + c[PILE_SIZE])],
        NAMES[c[TAKEN]] or None,
        [card_names(hand(c, seat)) for seat in seats],
    )
    asks = Prompt("discard" if c[MUST_DISCARD] else "draw")
    known = [[NAMES[card] for card in split_hand(c, seat)[0]] for seat in seats]
    return Wire(
        table,
        {str(seat): asks for seat in seats_in_mask(pending)},
        ThirtyOneMemory(known),
        ThirtyOnePast(int(c[FIRST])),
    )


def card_names(cards: Iterable[int]) -> list[str | None]:
    """The names of cards, None for hidden ones."""
    return [None if card == HIDDEN else NAMES[card] for card in cards]
