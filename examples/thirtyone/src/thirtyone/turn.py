"""A turn, and how the game ends (T4-T9)."""

from regalia.kernel.cells import SEATS_CELL
from regalia.kernel.event import Event
from regalia.kernel.view import require_not_hidden
from thirtyone import events
from thirtyone.cards import BEST_POINTS, NO_CARD, hand_points
from thirtyone.layout import (
    KNOCKED,
    MUST_DISCARD,
    PILE,
    PILE_SIZE,
    STOCK,
    STOCK_SIZE,
    TAKEN,
    TURN,
    TURNS_EACH,
    Cells,
    hand,
    set_hand,
    split_hand,
)
from thirtyone.moves import DISCARD, DRAW, KNOCK, TAKE

Log = list[Event] | None


def make_move(c: Cells, seat: int, move: int, log: Log) -> bool:
    """Makes a move of the seat whose turn it is; returns whether the game is over."""
    if move == DRAW:
        draw(c, seat, log)
        return False
    if move == TAKE:
        take(c, seat, log)
        return False
    if move == KNOCK:
        knock(c, seat, log)
    else:
        discard(c, seat, move - DISCARD, log)
    return end_turn(c, seat, log)


def draw(c: Cells, seat: int, log: Log) -> None:
    """The top card of the stock goes into the hand, unseen by the others (T4)."""
    c[STOCK_SIZE] -= 1
    top = STOCK + c[STOCK_SIZE]
    card = int(c[top])
    c[top] = NO_CARD
    if log is not None:
        log.append(Event(events.DREW, [seat, card], secret_viewers=1 << seat))
    known, others = split_hand(c, seat)
    set_hand(c, seat, known, [*others, card])
    c[MUST_DISCARD] = 1


def take(c: Cells, seat: int, log: Log) -> None:
    """The top card of the pile goes into the hand, and everybody knows it (T4, T10)."""
    c[PILE_SIZE] -= 1
    top = PILE + c[PILE_SIZE]
    card = int(c[top])
    c[top] = NO_CARD
    known, others = split_hand(c, seat)
    set_hand(c, seat, [*known, card], others)
    c[MUST_DISCARD] = 1
    c[TAKEN] = card
    if log is not None:
        log.append(Event(events.TOOK, [seat, card]))


def discard(c: Cells, seat: int, card: int, log: Log) -> None:
    """A card of the hand goes onto the pile (T4)."""
    known, others = split_hand(c, seat)
    c[MUST_DISCARD] = 0
    c[TAKEN] = NO_CARD
    set_hand(c, seat, [one for one in known if one != card], [one for one in others if one != card])
    c[PILE + c[PILE_SIZE]] = card
    c[PILE_SIZE] += 1
    if log is not None:
        log.append(Event(events.DISCARDED, [seat, card]))


def knock(c: Cells, seat: int, log: Log) -> None:
    """Everybody else has one more turn (T6)."""
    c[KNOCKED] = c[TURN] + 1
    if log is not None:
        log.append(Event(events.KNOCKED, [seat]))


def end_turn(c: Cells, seat: int, log: Log) -> bool:
    """Ends a turn; returns whether the game is over, as it is with a hand of 31 (T7)."""
    c[TURN] += 1
    if require_not_hidden(hand_points(hand(c, seat))) != BEST_POINTS and not must_end(c):
        return False
    if log is not None:
        for one in range(int(c[SEATS_CELL])):
            cards = hand(c, one)
            log.append(Event(events.SHOWED, [one, cards, hand_points(cards)]))
        log.append(Event(events.FINISHED, [best_seats(c)]))
    return True


def must_end(c: Cells) -> bool:
    """Whether the knock has come round (T6), the stock is empty or the turns are over (T8)."""
    round_ = c[KNOCKED] and c[TURN] >= c[KNOCKED] - 1 + c[SEATS_CELL]
    return bool(round_) or c[STOCK_SIZE] == 0 or c[TURN] == TURNS_EACH * c[SEATS_CELL]


def hand_totals(c: Cells) -> list[int]:
    """What the hands are worth, all cards shown (T3)."""
    return [require_not_hidden(hand_points(hand(c, seat))) for seat in range(int(c[SEATS_CELL]))]


def best_seats(c: Cells) -> list[int]:
    """The seats with the best hands (T9)."""
    found = hand_totals(c)
    return [seat for seat, total in enumerate(found) if total == max(found)]
