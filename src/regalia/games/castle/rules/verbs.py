"""What powers do to cards in play: lay, return, shelve, kill, move, and change tokens (C8-C11)."""

from mypy_extensions import i64

from regalia.games.castle.card_tracking.hands import ALL_ROWS, add_to_hand
from regalia.games.castle.card_tracking.multisets import UNIT
from regalia.games.castle.rules import board, events, layout
from regalia.games.castle.rules.board import bit_mask, lowest_bit_index, wall_side
from regalia.games.castle.rules.protection import unprotected_spaces
from regalia.kernel.cells import Cells
from regalia.kernel.event import Log

# cards


def put_card(c: Cells, place: i64, card: i64) -> None:
    """Lays a card on a place, on top of what is there."""
    stack = c[layout.STACKS + place]
    c[layout.STACKS + place] = stack | card << layout.stack_height(stack) * layout.CARD_BITS
    if place < board.SPACES:
        c[layout.KNIGHTED if stack else layout.OCCUPIED] |= bit_mask(place)
    else:
        c[layout.KNIGHTED_OUTSIDE if stack else layout.OCCUPIED_OUTSIDE] |= bit_mask(
            place - board.SPACES
        )
    kind = layout.kind_of(card)
    if layout.has_single_copy(kind):
        c[layout.PLACE_OF_KIND + kind] = place


def lift_card(c: Cells, place: i64) -> i64:
    """Takes the top card off a place, and returns it."""
    stack = c[layout.STACKS + place]
    level = layout.stack_height(stack) - 1
    card = stack >> level * layout.CARD_BITS
    c[layout.STACKS + place] = stack - (card << level * layout.CARD_BITS)
    if level < 2:
        if place < board.SPACES:
            c[layout.KNIGHTED if level else layout.OCCUPIED] &= ~bit_mask(place)
        else:
            c[layout.KNIGHTED_OUTSIDE if level else layout.OCCUPIED_OUTSIDE] &= ~bit_mask(
                place - board.SPACES
            )
    kind = layout.kind_of(card)
    if layout.has_single_copy(kind):
        c[layout.PLACE_OF_KIND + kind] = board.NOWHERE
    return card


def spot_of_top_card(c: Cells, place: i64) -> i64:
    """The spot of the top card of a place."""
    return layout.make_spot(place, layout.stack_height(c[layout.STACKS + place]) - 1)


def next_outside_place(c: Cells) -> i64:
    """The free open place with the smallest number."""
    return board.SPACES + lowest_bit_index(~(c[layout.OCCUPIED_OUTSIDE] | board.ALL_SLOTS))


def return_top_card(c: Cells, place: i64, log: Log) -> None:
    """Returns a card to the hand of its token's owner, or to the reserve (C8)."""
    card = lift_card(c, place)
    if log is not None:
        log.append(events.returned_event(card, place))
    if layout.token_of(card) == layout.NO_TOKEN:
        c[layout.RESERVE] += UNIT[layout.kind_of(card)]
    else:
        add_to_hand(c, layout.token_of(card) - 1, layout.kind_of(card), ALL_ROWS)


def move_top_card_to_reserve(c: Cells, place: i64, log: Log) -> None:
    """Moves the top card of a place to the reserve, where cards have no owner's token (C46)."""
    kind = layout.kind_of(lift_card(c, place))
    c[layout.RESERVE] += UNIT[kind]
    if log is not None:
        log.append(events.SHELVED.event(kind, place))


def kill_top_card(c: Cells, place: i64, log: Log) -> None:
    """Removes a top card and its token from the game (C33)."""
    kind = layout.kind_of(lift_card(c, place))
    c[layout.REMOVED] += UNIT[kind]
    if log is not None:
        log.append(events.KILLED.event(kind, place))


def move_top_card(c: Cells, start: i64, goal: i64, log: Log) -> None:
    """Moves a card with its token, without any effect of its own (C9)."""
    card = lift_card(c, start)
    put_card(c, goal, card)
    if log is not None:
        log.append(events.MOVED.event(layout.kind_of(card), start, goal))


def swap_places(c: Cells, first_place: i64, second_place: i64, log: Log) -> None:
    """Lets the single cards of two places change places (C37)."""
    first = lift_card(c, first_place)
    second = lift_card(c, second_place)
    put_card(c, first_place, second)
    put_card(c, second_place, first)
    if log is not None:
        kinds = [int(layout.kind_of(first)), int(layout.kind_of(second))]
        log.append(events.CHANGED_PLACES.event(kinds, [int(first_place), int(second_place)]))


def return_engine_if_wall_is_full(c: Cells, goal: i64, log: Log) -> None:
    """Returns the engine that faces a wall if the fourth soldier has just come to it (C41)."""
    side = wall_side(goal)
    slot = bit_mask(side)
    if (
        board.WALL[side] & ~c[layout.OCCUPIED] == 0
        and c[layout.OCCUPIED_OUTSIDE] & ~c[layout.KNIGHTED_OUTSIDE] & slot
    ):
        return_top_card(c, board.SPACES + side, log)


def return_soldiers_if_besieged(c: Cells, log: Log) -> None:
    """Returns all unprotected soldiers when the fourth siege engine arrives (C50)."""
    if c[layout.OCCUPIED_OUTSIDE] & board.ALL_SLOTS != board.ALL_SLOTS:
        return
    spaces = unprotected_spaces(c) & board.WALL_SPACES & ~c[layout.KNIGHTED]
    while spaces:
        return_top_card(c, lowest_bit_index(spaces), log)
        spaces &= spaces - 1


# tokens


def spot_by_rank(c: Cells, rank: i64) -> i64:
    """The spot of a card by its rank among all cards in play."""
    place: i64 = 0
    cards = layout.stack_height(c[layout.STACKS])
    while rank >= cards:
        rank -= cards
        place += 1
        cards = layout.stack_height(c[layout.STACKS + place])
    return layout.make_spot(place, rank)


def rank_of_spot(c: Cells, spot: i64) -> i64:
    """The rank of a card by its spot."""
    rank = spot % layout.STACK_LEVELS
    for place in range(spot // layout.STACK_LEVELS):
        rank += layout.stack_height(c[layout.STACKS + place])
    return rank


def set_token(c: Cells, spot: i64, token: i64) -> None:
    """Puts a token onto a card in place of the one there."""
    at = layout.STACKS + spot // layout.STACK_LEVELS
    shift = spot % layout.STACK_LEVELS * layout.CARD_BITS
    old = (c[at] >> shift) & layout.TOKEN_MASK
    c[at] += (token << shift) - (old << shift)


def swap_tokens_of_spots(c: Cells, first_spot: i64, second_spot: i64, log: Log) -> None:
    """Swaps the tokens on two spots (C30, C31)."""
    first = layout.card_at(c, first_spot)
    second = layout.card_at(c, second_spot)
    set_token(c, first_spot, layout.token_of(second))
    set_token(c, second_spot, layout.token_of(first))
    if log is not None:
        kinds = [int(layout.kind_of(first)), int(layout.kind_of(second))]
        log.append(events.tokens_changed_event(kinds, [int(first_spot), int(second_spot)]))
