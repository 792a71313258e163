"""Whether numbers from outside are a position."""

from librt.vecs import vec
from mypy_extensions import i64

from regalia.kernel.cells import SEATS, same
from regalia.kernel.play.validation import WHOLE
from regalia.kernel.view import HIDDEN
from thirtyone.cards import BEST, CARDS, NO_CARD, worth
from thirtyone.layout import (
    BLOCKS,
    CELLS,
    DEALT,
    DRAWN,
    FIRST,
    HAND,
    KNOCKED,
    LEFT,
    MOST_SEATS,
    OPEN,
    PILE,
    PILED,
    STOCK,
    TAKEN,
    TURN,
    TURNS_EACH,
    WIDTH,
    Cells,
    block,
    hand,
    lying,
    mover,
    size,
    split_hand,
)
from thirtyone.state import veiled
from thirtyone.turn import has_run_out


def unsound(seat: int, pending: int, c: Cells) -> str:
    """What is wrong with a view of a seat, or with a whole state; nothing if it is sound."""
    if not 2 <= c[SEATS] <= MOST_SEATS or seat >= c[SEATS]:
        return "the number of seats"
    if unsound_turn(c) or pending not in (0, 1 << mover(c)):
        return "whose turn it is"
    if unsound_amounts(c):
        return "the numbers of cards"
    if unsound_cards(c):
        return "the cards"
    if HIDDEN in lying(c) if seat == WHOLE else not hides_what_it_should(c, seat, pending):
        return "what is hidden"
    if not pending and not is_shown(c):
        return "the end"
    if pending and has_run_out(c) and not c[DRAWN]:
        return "the end"
    return ""


def unsound_turn(c: Cells) -> bool:
    """Whether turn and knock cannot be."""
    turn, knocked = c[TURN], c[KNOCKED]
    if not (0 <= c[FIRST] < c[SEATS] and 0 <= turn <= TURNS_EACH * c[SEATS]):
        return True
    if c[DRAWN] not in (0, 1) or (c[DRAWN] and turn == TURNS_EACH * c[SEATS]):
        return True
    return not 0 <= knocked <= turn or bool(knocked and turn > knocked - 1 + c[SEATS] - c[DRAWN])


def unsound_amounts(c: Cells) -> bool:
    """Whether stock, pile and hands are not 52 cards, or a place beyond them is not empty."""
    stock = CARDS - DEALT * c[SEATS] - 1 - (1 if c[DRAWN] and not c[TAKEN] else 0)
    if not 0 <= c[LEFT] <= stock:
        return True
    if c[PILED] != CARDS - DEALT * c[SEATS] - c[DRAWN] - c[LEFT]:
        return True
    empty = [*range(STOCK + c[LEFT], PILE), *range(PILE + c[PILED], BLOCKS)]
    empty += range(block(int(c[SEATS])), CELLS)
    for seat in range(c[SEATS]):
        me = block(seat)
        if not 0 <= c[me + OPEN] <= size(c, seat):
            return True
        empty += range(me + HAND + size(c, seat), me + WIDTH)
    return any(c[at] != NO_CARD for at in empty)


def unsound_cards(c: Cells) -> bool:
    """Whether a card is none or there twice, hidden in the open, or out of order in a hand."""
    seen = [card for card in lying(c) if card != HIDDEN]
    if any(not 1 <= card <= CARDS for card in seen) or len(set(seen)) != len(seen):
        return True
    if any(c[at] == HIDDEN for at in range(PILE, PILE + c[PILED])):
        return True
    for seat in range(c[SEATS]):
        known, others = split_hand(c, seat)
        if HIDDEN in known or known != sorted(known) or others != sorted(others):
            return True
    return c[TAKEN] != NO_CARD and not (c[DRAWN] and c[TAKEN] in split_hand(c, mover(c))[0])


def hides_what_it_should(c: Cells, seat: int, pending: int) -> bool:
    """Whether exactly those places of a view are HIDDEN that its seat may not see."""
    opened = vec[i64]([NO_CARD if number == HIDDEN else number for number in c])
    return same(veiled(pending, opened, seat), c)


def is_shown(c: Cells) -> bool:
    """Whether the hands have been shown, for some reason to do so."""
    last = int((c[FIRST] + c[TURN] - 1) % c[SEATS])
    return not c[DRAWN] and c[TURN] > 0 and (has_run_out(c) or worth(hand(c, last)) == BEST)
