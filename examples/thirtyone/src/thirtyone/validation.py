"""Whether numbers from outside are a position."""

from librt.vecs import vec
from mypy_extensions import i64

from regalia.kernel.cells import SEATS_CELL, cells_equal
from regalia.kernel.play.validation import WHOLE_STATE
from regalia.kernel.view import HIDDEN
from thirtyone.cards import BEST_POINTS, CARDS, NO_CARD, hand_points
from thirtyone.layout import (
    BLOCKS,
    CELLS,
    FIRST,
    HAND,
    HAND_SIZE,
    KNOCKED,
    KNOWN_COUNT,
    MAX_SEATS,
    MUST_DISCARD,
    PILE,
    PILE_SIZE,
    STOCK,
    STOCK_SIZE,
    TAKEN,
    TURN,
    TURNS_EACH,
    WIDTH,
    Cells,
    all_cards,
    hand,
    hand_size,
    seat_offset,
    seat_to_move,
    split_hand,
)
from thirtyone.state import hide_secrets
from thirtyone.turn import must_end


def describe_fault(seat: int, pending: int, c: Cells) -> str:
    """What is wrong with a view of a seat, or with a whole state; nothing if it is sound."""
    if not 2 <= c[SEATS_CELL] <= MAX_SEATS or seat >= c[SEATS_CELL]:
        return "the number of seats"
    if has_invalid_turn(c) or pending not in (0, 1 << seat_to_move(c)):
        return "whose turn it is"
    if has_invalid_counts(c):
        return "the numbers of cards"
    if has_invalid_cards(c):
        return "the cards"
    if (
        HIDDEN in all_cards(c)
        if seat == WHOLE_STATE
        else not hides_exactly_the_secrets(c, seat, pending)
    ):
        return "what is hidden"
    if not pending and not end_is_justified(c):
        return "the end"
    if pending and must_end(c) and not c[MUST_DISCARD]:
        return "the end"
    return ""


def has_invalid_turn(c: Cells) -> bool:
    """Whether turn and knock are impossible."""
    turn, knocked = c[TURN], c[KNOCKED]
    if not (0 <= c[FIRST] < c[SEATS_CELL] and 0 <= turn <= TURNS_EACH * c[SEATS_CELL]):
        return True
    if c[MUST_DISCARD] not in (0, 1) or (c[MUST_DISCARD] and turn == TURNS_EACH * c[SEATS_CELL]):
        return True
    return not 0 <= knocked <= turn or bool(
        knocked and turn > knocked - 1 + c[SEATS_CELL] - c[MUST_DISCARD]
    )


def has_invalid_counts(c: Cells) -> bool:
    """Whether stock, pile and hands are not 52 cards, or a place beyond them is not empty."""
    stock = CARDS - HAND_SIZE * c[SEATS_CELL] - 1 - (1 if c[MUST_DISCARD] and not c[TAKEN] else 0)
    if not 0 <= c[STOCK_SIZE] <= stock:
        return True
    if c[PILE_SIZE] != CARDS - HAND_SIZE * c[SEATS_CELL] - c[MUST_DISCARD] - c[STOCK_SIZE]:
        return True
    empty = [*range(STOCK + c[STOCK_SIZE], PILE), *range(PILE + c[PILE_SIZE], BLOCKS)]
    empty += range(seat_offset(int(c[SEATS_CELL])), CELLS)
    for seat in range(c[SEATS_CELL]):
        me = seat_offset(seat)
        if not 0 <= c[me + KNOWN_COUNT] <= hand_size(c, seat):
            return True
        empty += range(me + HAND + hand_size(c, seat), me + WIDTH)
    return any(c[at] != NO_CARD for at in empty)


def has_invalid_cards(c: Cells) -> bool:
    """Whether a card is none or there twice, hidden in the open, or out of order in a hand."""
    seen = [card for card in all_cards(c) if card != HIDDEN]
    if any(not 1 <= card <= CARDS for card in seen) or len(set(seen)) != len(seen):
        return True
    if any(c[at] == HIDDEN for at in range(PILE, PILE + c[PILE_SIZE])):
        return True
    for seat in range(c[SEATS_CELL]):
        known, others = split_hand(c, seat)
        if HIDDEN in known or known != sorted(known) or others != sorted(others):
            return True
    return c[TAKEN] != NO_CARD and not (
        c[MUST_DISCARD] and c[TAKEN] in split_hand(c, seat_to_move(c))[0]
    )


def hides_exactly_the_secrets(c: Cells, seat: int, pending: int) -> bool:
    """Whether exactly those places of a view are HIDDEN that its seat may not see."""
    opened = vec[i64]([NO_CARD if number == HIDDEN else number for number in c])
    return cells_equal(hide_secrets(pending, opened, seat), c)


def end_is_justified(c: Cells) -> bool:
    """Whether the hands have been shown, for some reason to do so."""
    last = int((c[FIRST] + c[TURN] - 1) % c[SEATS_CELL])
    return (
        not c[MUST_DISCARD]
        and c[TURN] > 0
        and (must_end(c) or hand_points(hand(c, last)) == BEST_POINTS)
    )
