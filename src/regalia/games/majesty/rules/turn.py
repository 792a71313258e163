"""A turn of Majesty: taking a card, placing it, and what the seat may choose."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from regalia.games.majesty.rules import events, layout, move_codes
from regalia.games.majesty.rules.cards import CASTLE, COTTAGE, HIGHER, LOWER, NO_CARD
from regalia.games.majesty.rules.effects import add_card_to_building, use_building
from regalia.games.majesty.rules.layout import is_double, seat_offset, top_wounded_card, uses_side_b
from regalia.kernel.cells import Cells
from regalia.kernel.event import Log
from regalia.kernel.rng import Rng

# The halves of the cards in the row are packed into one integer, four bits each: the lowest four
# bits are how many there are, then each half is 2 * place, plus 1 for the higher half of a card.
# Six cards have at most twelve halves. Example: places 0 (double) and 1 give 0x2103.
HALF_BITS: Final = 4
HALF_MASK: Final = 15


# legal moves


def legal_moves(c: Cells, seat: i64) -> vec[i64]:
    """All legal moves of a seat that has to move."""
    return legal_placements(c, seat) if c[layout.TAKEN] else legal_takings(c, seat)


def legal_takings(c: Cells, seat: i64) -> vec[i64]:
    """Every card the seat can pay for (M8), with every placement if both are one move."""
    workers = c[seat_offset(seat) + layout.WORKERS]
    if turn_has_no_extra_choice(c, seat):
        return moves_of_halves(pack_affordable_halves(c, workers))
    moves = vec[i64](capacity=16)
    place: i64 = 0
    while place < layout.ROW_SIZE and place <= workers:
        card = c[layout.ROW + place]
        if card == NO_CARD:
            break
        if c[layout.EDITION] >= layout.PL:
            moves = append(moves, move_codes.encode_move(place, 0, move_codes.PLAIN))
        else:
            left = workers - place + c[layout.ROW_WORKERS + place]
            moves = add_placements(moves, c, seat, place, card, left)
        place += 1
    return moves


def random_legal_move(c: Cells, seat: i64, rng: Rng) -> i64:
    """A random legal move; the moves are not listed where there is only a half to choose."""
    if turn_has_no_extra_choice(c, seat):
        halves = pack_affordable_halves(c, c[seat_offset(seat) + layout.WORKERS])
        chosen = rng.below(halves & HALF_MASK) + 1
        return move_of_lowest_half(halves >> chosen * HALF_BITS)
    moves = legal_moves(c, seat)
    return moves[rng.below(len(moves))]


def turn_has_no_extra_choice(c: Cells, seat: i64) -> bool:
    """Whether a turn is one move without a choice of a trade (M26B) or of a healing (M33)."""
    if c[layout.EDITION] >= layout.PL or uses_side_b(c, CASTLE):
        return False
    return not is_double(top_wounded_card(c, seat))


def pack_affordable_halves(c: Cells, workers: i64) -> i64:
    """Packs the halves of all cards that `workers` can pay for (M8)."""
    halves: i64 = 0
    shift: i64 = HALF_BITS
    place: i64 = 0
    while place < layout.ROW_SIZE and place <= workers:
        card = c[layout.ROW + place]
        if card == NO_CARD:
            break
        # branch-free: the branch would be unpredictable
        higher = i64(1) if is_double(card) else i64(0)
        halves |= (2 * place | (2 * place + 1) * higher << HALF_BITS) << shift
        shift += (1 + higher) * HALF_BITS
        place += 1
    return halves | shift // HALF_BITS - 1


def moves_of_halves(halves: i64) -> vec[i64]:
    """The moves that take each of these halves."""
    count = halves & HALF_MASK
    moves = vec[i64]([0] * count)
    for at in range(count):
        halves >>= HALF_BITS
        moves[at] = move_of_lowest_half(halves)
    return moves


def move_of_lowest_half(halves: i64) -> i64:
    """The move that takes the lowest of these halves."""
    return move_codes.encode_move((halves & HALF_MASK) >> 1, halves & 1, move_codes.PLAIN)


def legal_placements(c: Cells, seat: i64) -> vec[i64]:
    """Every way to place the card taken (M13)."""
    workers = c[seat_offset(seat) + layout.WORKERS]
    return add_placements(vec[i64](capacity=16), c, seat, move_codes.REST, c[layout.TAKEN], workers)


def add_placements(
    moves: vec[i64], c: Cells, seat: i64, place: i64, card: i64, workers: i64
) -> vec[i64]:
    """Appends all ways to place this card with `workers` left (M10); returns all moves."""
    start = move_codes.encode_move(place, 0, move_codes.PLAIN)
    if not is_double(card):
        return add_moves_with_extra_choices(moves, c, seat, start, card - 1, workers)
    moves = add_moves_with_extra_choices(moves, c, seat, start, LOWER[card], workers)
    start = move_codes.encode_move(place, 1, move_codes.PLAIN)
    return add_moves_with_extra_choices(moves, c, seat, start, HIGHER[card], workers)


def add_moves_with_extra_choices(
    moves: vec[i64], c: Cells, seat: i64, start: i64, building: i64, workers: i64
) -> vec[i64]:
    """Appends moves that begin with this start and place a card under this building."""
    if building == COTTAGE and is_double(top_wounded_card(c, seat)):  # M33
        return append(append(moves, start + move_codes.HEAL_LOWER), start + move_codes.HEAL_HIGHER)
    if building == CASTLE and uses_side_b(c, CASTLE):  # M26B
        trade = -workers
        most = min(max(0, layout.WORKER_PLACES - workers), c[seat_offset(seat) + layout.COINS])
        while trade <= most:
            moves = append(moves, start + move_codes.extra_choice_of_trade(trade))
            trade += 1
        return moves
    return append(moves, start)


def has_placement_choice(c: Cells, seat: i64) -> bool:
    """Whether there are at least two ways to place the card taken."""
    return len(legal_placements(c, seat)) > 1


# making a move


def take_card(c: Cells, seat: i64, place: i64, log: Log) -> None:
    """Pays for a card, takes it with its workers (M8, M9) and closes the row (M13)."""
    me = seat_offset(seat)
    card = c[layout.ROW + place]
    gained = c[layout.ROW_WORKERS + place]
    if log is not None:
        log.append(events.took_event(seat, place, card, place, gained))
    at: i64 = 0
    while at < place:
        c[layout.ROW_WORKERS + at] += 1
        at += 1
    c[me + layout.WORKERS] += gained - place
    while at < layout.ROW_SIZE - 1:
        c[layout.ROW + at] = c[layout.ROW + at + 1]
        c[layout.ROW_WORKERS + at] = c[layout.ROW_WORKERS + at + 1]
        at += 1
    c[layout.ROW + at] = NO_CARD
    c[layout.ROW_WORKERS + at] = 0
    c[layout.TAKEN] = card


def refill_row(c: Cells, log: Log) -> None:
    """Puts the next card of the deck, if there is one, at the end of the row (M13)."""
    if c[layout.DRAWN] == c[layout.SIZE]:
        return
    card = c[layout.DECK + c[layout.DRAWN]]
    c[layout.DRAWN] += 1
    c[layout.ROW + layout.ROW_SIZE - 1] = card
    if log is not None:
        log.append(events.TURNED_UP.event(card))


def place_taken_card(c: Cells, seat: i64, move: i64, log: Log) -> None:
    """Puts the taken card under one of its buildings (M10) and uses that building (M11)."""
    card = c[layout.TAKEN]
    c[layout.TAKEN] = NO_CARD
    building = HIGHER[card] if move_codes.half_of_move(move) else LOWER[card]
    add_card_to_building(c, seat, building, card)
    if log is not None:
        log.append(events.PLACED.event(seat, card, building))
    use_building(c, seat, building, move_codes.extra_choice_of_move(move), log)


def end_turn(c: Cells, seat: i64, log: Log) -> None:
    """Ends the turn: pays a coin for each surplus worker and returns it (M12)."""
    me = seat_offset(seat)
    surplus = c[me + layout.WORKERS] - layout.WORKER_PLACES
    if surplus > 0:
        c[me + layout.WORKERS] = layout.WORKER_PLACES
        c[me + layout.COINS] += surplus
        if log is not None:
            log.append(events.DISMISSED.event(seat, surplus))
    c[layout.TURN] += 1
