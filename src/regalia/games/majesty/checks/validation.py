"""Whether numbers from outside are a position of Majesty.

The functions `unsound_…` return True for what cannot happen in a game.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from regalia.games.majesty.rules.cards import HIGHER, KINDS, KINDS_OF_PEOPLE, LOWER
from regalia.games.majesty.rules.deal import check_deck, deck_size
from regalia.games.majesty.rules.layout import (
    ALL_CARDS,
    CARD_BITS,
    CARD_MASK,
    COINS,
    COUNT,
    DE,
    DECK,
    DRAWN,
    EDITION,
    FIRST,
    PL,
    ROW,
    ROW_SIZE,
    ROW_WORKERS,
    SEATS,
    SIDES,
    SIZE,
    STACK,
    TAKEN,
    TURN,
    TURNS_EACH,
    WIDTH,
    WORKER_PLACES,
    WORKERS,
    WORKERS_BREAK_TIES,
    WOUNDED,
    WOUNDED_COUNT,
    cards_in_stack,
    seat_offset,
    seat_to_move,
)
from regalia.games.majesty.rules.moves import MOST_SOLD
from regalia.games.majesty.rules.scoring import is_over
from regalia.kernel.errors import BadRecord
from regalia.kernel.play.validation import WHOLE_STATE
from regalia.kernel.view import HIDDEN

MOST_SEATS: Final = 4
STACK_LIMIT: Final = 0x1000000000000000  # twelve cards of five bits
MOST_COINS: Final = 10_000
MOST_WORKERS_ON_CARD: Final = MOST_SOLD - WORKER_PLACES  # workers on one card


def describe_fault(seat: i64, pending: i64, c: vec[i64]) -> str:
    """What is wrong with a view of a seat, or with a whole state; nothing if it is sound."""
    if not 2 <= c[SEATS] <= MOST_SEATS or seat >= c[SEATS]:
        return "the number of seats"
    if unsound_options(c):
        return "the options"
    if unsound_turn(c, pending):
        return "whose turn it is"
    for one in range(MOST_SEATS):
        if unsound_realm(c, one):
            return f"what lies before seat {one}"
    return "the row and the deck" if unsound_cards(c, seat == WHOLE_STATE) else ""


def unsound_options(c: vec[i64]) -> bool:
    """Whether the options are not allowed, or the size of the deck does not go with them."""
    if not (0 <= c[EDITION] <= DE and 0 <= c[SIDES] <= 255 and 0 <= c[ALL_CARDS] <= 1):
        return True
    breaks = c[WORKERS_BREAK_TIES]
    allowed = breaks == 1 if c[EDITION] == PL else breaks == 0 or (breaks == 1 and c[EDITION] == DE)
    return not allowed or c[SIZE] != deck_size(c[SEATS], c[ALL_CARDS] != 0)


def unsound_turn(c: vec[i64], pending: i64) -> bool:
    """Whether the turn, the card taken, the cards drawn and the pending seat do not go together."""
    if not (0 <= c[FIRST] < c[SEATS] and 0 <= c[TURN] <= TURNS_EACH * c[SEATS]):
        return True
    if not 0 <= c[TAKEN] <= KINDS or (c[TAKEN] and (c[EDITION] < PL or is_over(c))):
        return True
    drawn = ROW_SIZE + c[TURN] + (1 if c[TAKEN] else 0)
    return c[DRAWN] != min(c[SIZE], drawn) or pending != (0 if is_over(c) else 1 << seat_to_move(c))


def unsound_realm(c: vec[i64], seat: i64) -> bool:
    """Whether a seat has impossible coins, workers or cards; an unused seat must have zeros."""
    me = seat_offset(seat)
    if seat >= c[SEATS]:
        return any(c[at] for at in range(me, me + WIDTH))
    most = MOST_SOLD if c[TAKEN] and seat == seat_to_move(c) else WORKER_PLACES
    if not (-MOST_COINS <= c[me + COINS] <= MOST_COINS and 0 <= c[me + WORKERS] <= most):
        return True
    wounded = read_stack(c[me + WOUNDED])
    if wounded is None or len(wounded) != c[me + WOUNDED_COUNT]:
        return True
    cards = len(wounded)
    for building in range(KINDS_OF_PEOPLE):
        stack = read_stack(c[me + STACK + building])
        if stack is None or len(stack) != c[me + COUNT + building]:
            return True
        if any(building not in (LOWER[card], HIGHER[card]) for card in stack):
            return True
        cards += len(stack)
    turns = (c[TURN] + c[SEATS] - 1 - (seat - c[FIRST]) % c[SEATS]) // c[SEATS]
    return cards != turns


def read_stack(stack: i64) -> list[int] | None:
    """The cards of a stack; None if it holds anything else."""
    if not 0 <= stack < STACK_LIMIT:
        return None
    left = stack
    while left:
        if not 1 <= left & CARD_MASK <= KINDS:
            return None
        left >>= CARD_BITS
    return cards_in_stack(stack)


def unsound_cards(c: vec[i64], whole: bool) -> bool:
    """Whether the cards turned up are not the cards that are face up, or the deck is impossible."""
    for place in range(ROW_SIZE):
        if not 0 <= c[ROW_WORKERS + place] <= (MOST_WORKERS_ON_CARD if c[ROW + place] else 0):
            return True
    missing = (
        ROW_SIZE + c[TURN] + (1 if c[TAKEN] else 0) - c[DRAWN]
    )  # missing since the deck is empty
    row = [int(c[ROW + place]) for place in range(ROW_SIZE)]
    if any(card == 0 for card in row[: ROW_SIZE - missing]) or any(row[ROW_SIZE - missing :]):
        return True
    drawn = [int(c[DECK + at]) for at in range(c[DRAWN])]
    rest = [int(c[DECK + at]) for at in range(c[DRAWN], c[SIZE])]
    if any(not 1 <= card <= KINDS for card in drawn + (rest if whole else [])):
        return True
    if not whole and any(card != HIDDEN for card in rest):
        return True
    if any(c[at] for at in range(DECK + c[SIZE], len(c))) or sorted(drawn) != face_up_cards(c):
        return True
    try:
        check_deck(c, c[SIZE] if whole else c[DRAWN])
    except BadRecord:
        return True
    return False


def face_up_cards(c: vec[i64]) -> list[int]:
    """All cards that have been turned up, sorted: in the row, taken, placed or wounded."""
    found = [int(c[ROW + place]) for place in range(ROW_SIZE)] + [int(c[TAKEN])]
    for seat in range(c[SEATS]):
        me = seat_offset(seat)
        found += cards_in_stack(c[me + WOUNDED])
        for building in range(KINDS_OF_PEOPLE):
            found += cards_in_stack(c[me + STACK + building])
    return sorted(card for card in found if card)
