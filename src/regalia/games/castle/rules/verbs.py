"""What powers do to cards in play: lay, return, shelve, kill, move, and change tokens (C8-C11)."""

from librt.vecs import vec
from mypy_extensions import i64

from regalia.games.castle.card_tracking.hands import EVERYBODY, gain
from regalia.games.castle.card_tracking.multisets import UNIT
from regalia.games.castle.rules import events
from regalia.games.castle.rules.board import (
    ALL_SLOTS,
    NOWHERE,
    SPACES,
    WALL,
    WALL_SPACES,
    bit,
    lowest,
    side_of,
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
    height,
    kind_of,
    single,
    spot_of,
    token_of,
)
from regalia.games.castle.rules.protection import unprotected
from regalia.kernel.event import Event

Log = list[Event] | None


# cards


def put(c: vec[i64], place: i64, card: i64) -> None:
    """Lays a card on a place, on top of what is there."""
    stack = c[STACKS + place]
    c[STACKS + place] = stack | card << height(stack) * CARD_BITS
    if place < SPACES:
        c[KNIGHTED if stack else OCCUPIED] |= bit(place)
    else:
        c[KNIGHTED_OUT if stack else OCCUPIED_OUT] |= bit(place - SPACES)
    kind = kind_of(card)
    if single(kind):
        c[AT + kind] = place


def lift(c: vec[i64], place: i64) -> i64:
    """Takes the top card off a place."""
    stack = c[STACKS + place]
    level = height(stack) - 1
    card = stack >> level * CARD_BITS
    c[STACKS + place] = stack - (card << level * CARD_BITS)
    if level < 2:
        if place < SPACES:
            c[KNIGHTED if level else OCCUPIED] &= ~bit(place)
        else:
            c[KNIGHTED_OUT if level else OCCUPIED_OUT] &= ~bit(place - SPACES)
    kind = kind_of(card)
    if single(kind):
        c[AT + kind] = NOWHERE
    return card


def top_spot(c: vec[i64], place: i64) -> i64:
    """The spot of the top card of a place."""
    return spot_of(place, height(c[STACKS + place]) - 1)


def next_open(c: vec[i64]) -> i64:
    """The smallest free number outside."""
    return SPACES + lowest(~(c[OCCUPIED_OUT] | ALL_SLOTS))


def return_top(c: vec[i64], place: i64, log: Log) -> None:
    """Returns a card to the hand of its token's owner, or to the reserve (C8)."""
    card = lift(c, place)
    if log is not None:
        log.append(events.returned(card, place))
    if token_of(card) == NO_TOKEN:
        c[RESERVE] += UNIT[kind_of(card)]
    else:
        gain(c, token_of(card) - 1, kind_of(card), EVERYBODY)


def shelve_top(c: vec[i64], place: i64, log: Log) -> None:
    """Sends a card to the reserve; its token goes away (C46)."""
    kind = kind_of(lift(c, place))
    c[RESERVE] += UNIT[kind]
    if log is not None:
        log.append(events.shelved(kind, place))


def kill_top(c: vec[i64], place: i64, log: Log) -> None:
    """Removes a card from the game; its token goes away (C33)."""
    kind = kind_of(lift(c, place))
    c[REMOVED] += UNIT[kind]
    if log is not None:
        log.append(events.killed(kind, place))


def move_top(c: vec[i64], start: i64, goal: i64, log: Log) -> None:
    """Moves a card with its token, without any effect of its own (C9)."""
    card = lift(c, start)
    put(c, goal, card)
    if log is not None:
        log.append(events.moved(kind_of(card), start, goal))


def change_places(c: vec[i64], one: i64, other: i64, log: Log) -> None:
    """Two single cards change places (C37)."""
    first = lift(c, one)
    second = lift(c, other)
    put(c, one, second)
    put(c, other, first)
    if log is not None:
        kinds = [int(kind_of(first)), int(kind_of(second))]
        log.append(events.changed_places(kinds, [int(one), int(other)]))


def relieve(c: vec[i64], goal: i64, log: Log) -> None:
    """A soldier has come to a wall: the fourth returns the engine facing it (C41)."""
    side = side_of(goal)
    slot = bit(side)
    if WALL[side] & ~c[OCCUPIED] == 0 and c[OCCUPIED_OUT] & ~c[KNIGHTED_OUT] & slot:
        return_top(c, SPACES + side, log)


def storm(c: vec[i64], log: Log) -> None:
    """An engine has come: the fourth returns all soldiers that are not protected (C50)."""
    if c[OCCUPIED_OUT] & ALL_SLOTS != ALL_SLOTS:
        return
    spaces = unprotected(c) & WALL_SPACES & ~c[KNIGHTED]
    while spaces:
        return_top(c, lowest(spaces), log)
        spaces &= spaces - 1


# tokens


def spot_by_rank(c: vec[i64], rank: i64) -> i64:
    """The spot of a card by its rank among all cards in play."""
    place: i64 = 0
    cards = height(c[STACKS])
    while rank >= cards:
        rank -= cards
        place += 1
        cards = height(c[STACKS + place])
    return spot_of(place, rank)


def rank_of_spot(c: vec[i64], spot: i64) -> i64:
    """The rank of a card by its spot."""
    rank = spot % LEVELS
    place: i64 = 0
    while place < spot // LEVELS:
        rank += height(c[STACKS + place])
        place += 1
    return rank


def set_token(c: vec[i64], spot: i64, token: i64) -> None:
    """Puts a token onto a card in place of the one there."""
    at = STACKS + spot // LEVELS
    shift = spot % LEVELS * CARD_BITS
    old = (c[at] >> shift) & TOKEN_MASK
    c[at] += (token << shift) - (old << shift)


def change_tokens(c: vec[i64], one: i64, other: i64, log: Log) -> None:
    """The tokens of two spots change places (C30, C31)."""
    first = card_at(c, one)
    second = card_at(c, other)
    set_token(c, one, token_of(second))
    set_token(c, other, token_of(first))
    if log is not None:
        kinds = [int(kind_of(first)), int(kind_of(second))]
        log.append(events.tokens_changed(kinds, [int(one), int(other)]))
