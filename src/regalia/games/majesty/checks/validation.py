"""Whether numbers from outside are a position of Majesty.

The functions `has_invalid_…` return True for what cannot happen in a game.
"""

from typing import Final

from mypy_extensions import i64

from regalia.games.majesty.rules import layout
from regalia.games.majesty.rules.cards import HIGHER, KINDS, KINDS_OF_PEOPLE, LOWER
from regalia.games.majesty.rules.deal import check_deck, deck_size
from regalia.games.majesty.rules.layout import cards_in_stack, seat_offset, seat_to_move
from regalia.games.majesty.rules.move_codes import MAX_WORKERS_SOLD
from regalia.games.majesty.rules.scoring import is_over
from regalia.kernel.cells import Cells
from regalia.kernel.errors import BadRecord
from regalia.kernel.play.validation import WHOLE_STATE, cells_within_limits
from regalia.kernel.view import HIDDEN

MAX_SEATS: Final = 4
STACK_LIMIT: Final = 0x1000000000000000  # twelve cards of five bits
MAX_COINS: Final = 10_000
MAX_WORKERS_ON_CARD: Final = MAX_WORKERS_SOLD - layout.WORKER_PLACES  # workers on one card


def describe_fault(viewer: i64, pending: i64, c: Cells) -> str:
    """What is wrong with the view of a seat or with a full state; empty if nothing is."""
    if not 2 <= c[layout.SEATS] <= MAX_SEATS or viewer >= c[layout.SEATS]:
        return "the number of seats"
    if has_invalid_options(c):
        return "the options"
    if has_invalid_turn(c, pending):
        return "whose turn it is"
    for one in range(MAX_SEATS):
        if has_invalid_realm(c, one):
            return f"what lies before seat {one}"
    return "the row and the deck" if has_invalid_cards(c, viewer == WHOLE_STATE) else ""


def has_invalid_options(c: Cells) -> bool:
    """Whether the options are not allowed, or the size of the deck does not go with them."""
    limits = ((layout.EDITION, 0, layout.DE), (layout.SIDES, 0, 255), (layout.ALL_CARDS, 0, 1))
    if not cells_within_limits(c, limits):
        return True
    allowed = {layout.PL: (1,), layout.DE: (0, 1)}.get(int(c[layout.EDITION]), (0,))
    return c[layout.WORKERS_BREAK_TIES] not in allowed or c[layout.SIZE] != deck_size(
        c[layout.SEATS], c[layout.ALL_CARDS] != 0
    )


def has_invalid_turn(c: Cells, pending: i64) -> bool:
    """Whether the turn, the card taken, the cards drawn and the pending seat do not go together."""
    seats = int(c[layout.SEATS])
    turns = (layout.TURN, 0, layout.TURNS_EACH * seats)
    if not cells_within_limits(c, ((layout.FIRST, 0, seats - 1), turns, (layout.TAKEN, 0, KINDS))):
        return True
    if c[layout.TAKEN] and (c[layout.EDITION] < layout.PL or is_over(c)):
        return True
    if c[layout.DRAWN] != min(c[layout.SIZE], cards_drawn_from_endless_deck(c)):
        return True
    return pending != (0 if is_over(c) else 1 << seat_to_move(c))


def cards_drawn_from_endless_deck(c: Cells) -> i64:
    """How many cards would have been drawn by now if the deck never ran out."""
    return layout.ROW_SIZE + c[layout.TURN] + (1 if c[layout.TAKEN] else 0)


def has_invalid_realm(c: Cells, seat: i64) -> bool:
    """Whether a seat has impossible coins, workers or cards; an unused seat must have zeros."""
    me = seat_offset(seat)
    if seat >= c[layout.SEATS]:
        return any(c[at] for at in range(me, me + layout.WIDTH))
    most = MAX_WORKERS_SOLD if c[layout.TAKEN] and seat == seat_to_move(c) else layout.WORKER_PLACES
    coins, workers = (me + layout.COINS, -MAX_COINS, MAX_COINS), (me + layout.WORKERS, 0, most)
    if not cells_within_limits(c, (coins, workers)):
        return True
    wounded = stack_cards_if_valid(c[me + layout.WOUNDED_STACK])
    if wounded is None or len(wounded) != c[me + layout.WOUNDED_COUNT]:
        return True
    cards = len(wounded)
    for building in range(KINDS_OF_PEOPLE):
        stack = stack_cards_if_valid(c[me + layout.STACK + building])
        if stack is None or len(stack) != c[me + layout.COUNT + building]:
            return True
        if any(building not in (LOWER[card], HIGHER[card]) for card in stack):
            return True
        cards += len(stack)
    seats = c[layout.SEATS]
    turns = (c[layout.TURN] + seats - 1 - (seat - c[layout.FIRST]) % seats) // seats
    return cards != turns


def stack_cards_if_valid(stack: i64) -> list[int] | None:
    """The cards of a stack; None if it holds anything else."""
    if not 0 <= stack < STACK_LIMIT:
        return None
    left = stack
    while left:
        if not 1 <= left & layout.CARD_MASK <= KINDS:
            return None
        left >>= layout.CARD_BITS
    return cards_in_stack(stack)


def has_invalid_cards(c: Cells, is_full_state: bool) -> bool:
    """Whether the cards turned up are not the cards that are face up, or the deck is impossible."""
    for place in range(layout.ROW_SIZE):
        most = MAX_WORKERS_ON_CARD if c[layout.ROW + place] else 0
        if not 0 <= c[layout.ROW_WORKERS + place] <= most:
            return True
    row = [int(c[layout.ROW + place]) for place in range(layout.ROW_SIZE)]
    # fewer once the deck is empty
    filled = layout.ROW_SIZE - (cards_drawn_from_endless_deck(c) - c[layout.DRAWN])
    if 0 in row[:filled] or any(row[filled:]):
        return True
    drawn = [int(c[layout.DECK + at]) for at in range(c[layout.DRAWN])]
    rest = [int(c[layout.DECK + at]) for at in range(c[layout.DRAWN], c[layout.SIZE])]
    if any(not 1 <= card <= KINDS for card in drawn + (rest if is_full_state else [])):
        return True
    if not is_full_state and any(card != HIDDEN for card in rest):
        return True
    if any(c[at] for at in range(layout.DECK + c[layout.SIZE], len(c))):
        return True
    if sorted(drawn) != face_up_cards(c):
        return True
    try:
        check_deck(c, c[layout.SIZE] if is_full_state else c[layout.DRAWN])
    except BadRecord:
        return True
    return False


def face_up_cards(c: Cells) -> list[int]:
    """All cards that have been turned up, sorted: in the row, taken, placed or wounded."""
    found = [int(c[layout.ROW + place]) for place in range(layout.ROW_SIZE)]
    found.append(int(c[layout.TAKEN]))
    for seat in range(c[layout.SEATS]):
        me = seat_offset(seat)
        found += cards_in_stack(c[me + layout.WOUNDED_STACK])
        for building in range(KINDS_OF_PEOPLE):
            found += cards_in_stack(c[me + layout.STACK + building])
    return sorted(card for card in found if card)
