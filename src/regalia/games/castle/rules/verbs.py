"""What powers do to cards in play: lay, return, shelve, kill, move, and change tokens (C8-C11)."""

from librt.vecs import vec
from mypy_extensions import i64

from regalia.games.castle.card_tracking.hands import ALL_ROWS, add_to_hand
from regalia.games.castle.card_tracking.multisets import UNIT
from regalia.games.castle.rules import events
from regalia.games.castle.rules.board import (
    ALL_SLOTS,
    NOWHERE,
    SPACES,
    WALL,
    WALL_SPACES,
    bit_mask,
    lowest_bit,
    wall_side,
)
from regalia.games.castle.rules.layout import (
    AT,
    CARD_BITS,
    KNIGHTED,
    KNIGHTED_OUT,
    LEVELS,
    NO_TOKEN,
    OCCUPIED,
    OCCUPIED_OUT,
    REMOVED,
    RESERVE,
    STACKS,
    TOKEN_MASK,
    card_at,
    is_single,
    kind_of,
    spot_of,
    stack_height,
    token_of,
)
from regalia.games.castle.rules.protection import unprotected_spaces
from regalia.kernel.event import Event

Log = list[Event] | None


# cards


def put_card(c: vec[i64], place: i64, card: i64) -> None:
    """Lays a card on a place, on top of what is there."""
    stack = c[STACKS + place]
    c[STACKS + place] = stack | card << stack_height(stack) * CARD_BITS
    if place < SPACES:
        c[KNIGHTED if stack else OCCUPIED] |= bit_mask(place)
    else:
        c[KNIGHTED_OUT if stack else OCCUPIED_OUT] |= bit_mask(place - SPACES)
    kind = kind_of(card)
    if is_single(kind):
        c[AT + kind] = place


def lift_card(c: vec[i64], place: i64) -> i64:
    """Takes the top card off a place."""
    stack = c[STACKS + place]
    level = stack_height(stack) - 1
    card = stack >> level * CARD_BITS
    c[STACKS + place] = stack - (card << level * CARD_BITS)
    if level < 2:
        if place < SPACES:
            c[KNIGHTED if level else OCCUPIED] &= ~bit_mask(place)
        else:
            c[KNIGHTED_OUT if level else OCCUPIED_OUT] &= ~bit_mask(place - SPACES)
    kind = kind_of(card)
    if is_single(kind):
        c[AT + kind] = NOWHERE
    return card


def top_spot(c: vec[i64], place: i64) -> i64:
    """The spot of the top card of a place."""
    return spot_of(place, stack_height(c[STACKS + place]) - 1)


def next_outside_place(c: vec[i64]) -> i64:
    """The smallest free number outside."""
    return SPACES + lowest_bit(~(c[OCCUPIED_OUT] | ALL_SLOTS))


def return_top(c: vec[i64], place: i64, log: Log) -> None:
    """Returns a card to the hand of its token's owner, or to the reserve (C8)."""
    card = lift_card(c, place)
    if log is not None:
        log.append(events.returned_event(card, place))
    if token_of(card) == NO_TOKEN:
        c[RESERVE] += UNIT[kind_of(card)]
    else:
        add_to_hand(c, token_of(card) - 1, kind_of(card), ALL_ROWS)


def shelve_top(c: vec[i64], place: i64, log: Log) -> None:
    """Sends a card to the reserve; its token goes away (C46)."""
    kind = kind_of(lift_card(c, place))
    c[RESERVE] += UNIT[kind]
    if log is not None:
        log.append(events.shelved_event(kind, place))


def kill_top(c: vec[i64], place: i64, log: Log) -> None:
    """Removes a card from the game; its token goes away (C33)."""
    kind = kind_of(lift_card(c, place))
    c[REMOVED] += UNIT[kind]
    if log is not None:
        log.append(events.killed_event(kind, place))


def move_top(c: vec[i64], start: i64, goal: i64, log: Log) -> None:
    """Moves a card with its token, without any effect of its own (C9)."""
    card = lift_card(c, start)
    put_card(c, goal, card)
    if log is not None:
        log.append(events.moved_event(kind_of(card), start, goal))


def swap_places(c: vec[i64], first_place: i64, second_place: i64, log: Log) -> None:
    """Two single cards change places (C37)."""
    first = lift_card(c, first_place)
    second = lift_card(c, second_place)
    put_card(c, first_place, second)
    put_card(c, second_place, first)
    if log is not None:
        kinds = [int(kind_of(first)), int(kind_of(second))]
        log.append(events.changed_places_event(kinds, [int(first_place), int(second_place)]))


def return_engine_if_wall_is_full(c: vec[i64], goal: i64, log: Log) -> None:
    """A soldier has come to a wall: the fourth returns the engine facing it (C41)."""
    side = wall_side(goal)
    slot = bit_mask(side)
    if WALL[side] & ~c[OCCUPIED] == 0 and c[OCCUPIED_OUT] & ~c[KNIGHTED_OUT] & slot:
        return_top(c, SPACES + side, log)


def return_soldiers_if_besieged(c: vec[i64], log: Log) -> None:
    """An engine has come: the fourth returns all soldiers that are not protected (C50)."""
    if c[OCCUPIED_OUT] & ALL_SLOTS != ALL_SLOTS:
        return
    spaces = unprotected_spaces(c) & WALL_SPACES & ~c[KNIGHTED]
    while spaces:
        return_top(c, lowest_bit(spaces), log)
        spaces &= spaces - 1


# tokens


def spot_by_rank(c: vec[i64], rank: i64) -> i64:
    """The spot of a card by its rank among all cards in play."""
    place: i64 = 0
    cards = stack_height(c[STACKS])
    while rank >= cards:
        rank -= cards
        place += 1
        cards = stack_height(c[STACKS + place])
    return spot_of(place, rank)


def rank_of_spot(c: vec[i64], spot: i64) -> i64:
    """The rank of a card by its spot."""
    rank = spot % LEVELS
    place: i64 = 0
    while place < spot // LEVELS:
        rank += stack_height(c[STACKS + place])
        place += 1
    return rank


def set_token(c: vec[i64], spot: i64, token: i64) -> None:
    """Puts a token onto a card in place of the one there."""
    at = STACKS + spot // LEVELS
    shift = spot % LEVELS * CARD_BITS
    old = (c[at] >> shift) & TOKEN_MASK
    c[at] += (token << shift) - (old << shift)


def swap_tokens_of(c: vec[i64], first_spot: i64, second_spot: i64, log: Log) -> None:
    """The tokens of two spots change places (C30, C31)."""
    first = card_at(c, first_spot)
    second = card_at(c, second_spot)
    set_token(c, first_spot, token_of(second))
    set_token(c, second_spot, token_of(first))
    if log is not None:
        kinds = [int(kind_of(first)), int(kind_of(second))]
        log.append(events.tokens_changed_event(kinds, [int(first_spot), int(second_spot)]))
