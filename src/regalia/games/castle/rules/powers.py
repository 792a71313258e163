"""What each card does: on arrival, and once a choice is made. One small function per power."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from regalia.games.castle.card_tracking.hands import (
    EVERYBODY,
    gain,
    hand_over,
    lose,
    only_kind,
    random_card,
)
from regalia.games.castle.card_tracking.multisets import UNIT, size
from regalia.games.castle.rules import events
from regalia.games.castle.rules.board import NOWHERE, OUT, SPACES, bit
from regalia.games.castle.rules.cards import (
    ALCHEMIST,
    AMBASSADOR,
    CAPTAIN,
    DRAGON,
    ENCHANTER,
    GHOST,
    HERALD,
    KING,
    KNIGHT,
    MERCHANT,
    MINSTREL,
    MISTRESS,
    NO_CARD,
    PRIEST,
    PRINCE,
    SENTRY,
    SIEGE_ENGINE,
    SOLDIER,
    SPY,
    TRAITOR,
    VILLAGE_IDIOT,
)
from regalia.games.castle.rules.layout import (
    ACTIONS,
    HANDS,
    LAST,
    LEVELS,
    NO_TOKEN,
    RESERVE,
    SEALED,
    SEATS,
    SIZES,
    TURN,
    card_at,
    card_of,
    top_kind,
)
from regalia.games.castle.rules.moves import (
    CLAIM,
    ENTER,
    EXCHANGE,
    GIVE,
    KILL,
    MOVE,
    RETURN,
    SHELVE,
    TOKENS,
    TRADE,
    UNTOKEN,
    earlier_of,
    goal_of,
    laid_kind,
    laid_place,
    later_of,
    pair_hand,
    pair_reserve,
    sent_kind,
    sent_seat,
    start_of,
)
from regalia.games.castle.rules.protection import unprotected
from regalia.games.castle.rules.tasks import (
    A_KNIGHT,
    BOTH,
    FAVOUR,
    OUTSIDE_CARD,
    THE_KING,
    TOWER_OR_WALL_CARD,
    arrival,
    ask,
    asker,
    exchanges,
    left_of,
    memory,
)
from regalia.games.castle.rules.verbs import (
    Log,
    change_places,
    change_tokens,
    kill_top,
    move_top,
    next_open,
    put,
    relieve,
    return_top,
    set_token,
    shelve_top,
    spot_by_rank,
    storm,
    top_spot,
)
from regalia.kernel.view import HIDDEN

CLAIMS: Final = 3
EXCHANGES: Final = 2


# arrival


def lay(c: vec[i64], kind: i64, place: i64, token: i64, entered: bool, log: Log) -> None:
    """Puts a card into play and begins its power (C6)."""
    if place == OUT:
        place = next_open(c)
    if log is not None:
        if entered:
            log.append(events.entered(c[TURN], kind, place))
        else:
            log.append(events.played(c[TURN], kind, place))
    if kind == GHOST:
        return_top(c, place, log)  # C44
    put(c, place, card_of(kind, token))
    before = c[LAST]
    c[LAST] = top_spot(c, place)
    begin(c, kind, place, before, log)


def begin(c: vec[i64], kind: i64, place: i64, before: i64, log: Log) -> None:
    """Does what a card does on arrival, and asks what is to be chosen."""
    if kind in (SOLDIER, CAPTAIN):
        relieve(c, place, log)  # C41, C42
    elif kind == TRAITOR:  # C43
        relieve(c, place, log)
        ask(c, TRAITOR, place, 0)
    elif kind == SIEGE_ENGINE:
        storm(c, log)  # C50
    elif kind == KING:  # C20
        ask(c, FAVOUR, place, 0)
        ask(c, KING, place, 0)
    elif kind == MISTRESS:
        ask(c, MISTRESS, place, BOTH)  # C25
    elif kind == MERCHANT:
        merchant(c, place, log)
    elif kind == VILLAGE_IDIOT:
        village_idiot(c, log)
    elif kind == ALCHEMIST:
        alchemist(c, place)
    elif kind == DRAGON:  # C52
        ask(c, DRAGON, place, TOWER_OR_WALL_CARD)
        ask(c, DRAGON, place, OUTSIDE_CARD)
    elif kind == ENCHANTER:
        enchanter(c, before, log)
    elif not silent(kind):
        ask(c, kind, place, 0)


def silent(kind: i64) -> bool:
    """Whether a card does nothing on arrival (C22, C34, C35, C44, C55, C56)."""
    return kind in (KNIGHT, PRINCE, PRIEST, AMBASSADOR, GHOST, HERALD)


def merchant(c: vec[i64], place: i64, log: Log) -> None:
    """One more action this turn, and three tokens to replace (C36)."""
    c[ACTIONS] += 1
    if log is not None:
        log.append(events.gained(c[TURN]))
    ask(c, MERCHANT, place, CLAIMS)


def alchemist(c: vec[i64], place: i64) -> None:
    """Two exchanges, or as many as hand and reserve have cards now (C49)."""
    most = min(EXCHANGES, c[SIZES + c[TURN]], size(c[RESERVE]))
    if most:
        ask(c, ALCHEMIST, place, exchanges(most, NO_CARD, NO_CARD))


def enchanter(c: vec[i64], before: i64, log: Log) -> None:
    """Returns the card placed last before him, if it is on top and unprotected (C53).

    No power reaches the card that has it (C7), so that card is where it was placed.
    """
    if before == NOWHERE:
        return
    place = before // LEVELS
    if before == top_spot(c, place) and (place >= SPACES or unprotected(c) & bit(place)):
        return_top(c, place, log)


def village_idiot(c: vec[i64], log: Log) -> None:
    """Every player takes a random card from the right neighbour, at the same time (C39)."""
    seats = c[SEATS]
    drawn = vec[i64]([0, 0, 0, 0, 0])
    seat: i64 = 0
    while seat < seats:
        if c[SIZES + seat]:
            drawn[seat] = random_card(c, seat)
        seat += 1
    hand_on(c, drawn, True, log)


def pass_left(c: vec[i64], log: Log) -> None:
    """Every player passes the card chosen to the left, at the same time (C38)."""
    passed = vec[i64]([0, 0, 0, 0, 0])
    seat: i64 = 0
    while seat < c[SEATS]:
        passed[seat] = c[SEALED + seat]
        if passed[seat] == HIDDEN:
            passed[seat] = only_kind(c[HANDS + seat], c[SIZES + seat])
        c[SEALED + seat] = NO_CARD
        seat += 1
    hand_on(c, passed, False, log)


def hand_on(c: vec[i64], cards: vec[i64], at_random: bool, log: Log) -> None:
    """Each of these cards goes from its seat to the left neighbour; only those two see it."""
    seats = c[SEATS]
    left = vec[i64]([0, 0, 0, 0, 0])
    seat: i64 = 0
    while seat < seats:
        left[seat] = (seat + 1) % seats
        seat += 1
    rows = hand_over(c, cards, left)
    seat = 0
    while seat < seats:
        if cards[seat] and log is not None:
            if at_random:
                log.append(events.drawn_from(left[seat], seat, cards[seat], rows[seat]))
            else:
                log.append(events.passed(seat, left[seat], cards[seat], rows[seat]))
        seat += 1


# choices made


def follow(c: vec[i64], task: i64, move: i64, log: Log) -> None:
    """Does what was chosen for a task that is off the stack by now."""
    if move < ENTER:
        return  # the Spy is done
    if move < RETURN:
        enter(c, laid_kind(ENTER, move), laid_place(ENTER, move), log)
    elif move < KILL:
        return_top(c, move - RETURN, log)
    elif move < SHELVE:
        kill_top(c, move - KILL, log)
    elif move < MOVE:
        shelve_top(c, move - SHELVE, log)
    elif move < TOKENS:
        shift(c, task, start_of(move), goal_of(move), log)
    elif move < UNTOKEN:
        swap_tokens(c, task, earlier_of(move), later_of(move), log)
    elif move < CLAIM:
        remove_token(c, move - UNTOKEN, log)
    elif move < TRADE:
        claim(c, task, move - CLAIM, log)
    elif move < GIVE:
        trade(c, sent_kind(TRADE, move), sent_seat(TRADE, move), log)
    elif move < EXCHANGE:
        give(c, sent_kind(GIVE, move), sent_seat(GIVE, move), log)
    else:
        exchange(c, task, pair_hand(EXCHANGE, move), pair_reserve(EXCHANGE, move), log)


def enter(c: vec[i64], kind: i64, place: i64, log: Log) -> None:
    """A reserve card comes into play without a token (C29)."""
    c[RESERVE] -= UNIT[kind]
    lay(c, kind, place, NO_TOKEN, True, log)


def shift(c: vec[i64], task: i64, start: i64, goal: i64, log: Log) -> None:
    """A card moves; the Mistress and the Sentry have more to say (C25, C45)."""
    asks = asker(task)
    if asks == MINSTREL:
        change_places(c, start, goal, log)
        return
    kind = top_kind(c, start)
    if goal == OUT:
        goal = next_open(c)
    move_top(c, start, goal, log)
    if asks == SENTRY:
        relieve(c, goal, log)
    elif asks == MISTRESS and memory(task) == BOTH:
        ask(c, MISTRESS, arrival(task), THE_KING if kind == KNIGHT else A_KNIGHT)


def swap_tokens(c: vec[i64], task: i64, earlier: i64, later: i64, log: Log) -> None:
    """Two tokens change places; the Spy may go on with later ones (C30, C31)."""
    change_tokens(c, spot_by_rank(c, earlier), spot_by_rank(c, later), log)
    if asker(task) == SPY:
        ask(c, SPY, arrival(task), earlier + 1)


def remove_token(c: vec[i64], rank: i64, log: Log) -> None:
    """A card loses its token (C32)."""
    spot = spot_by_rank(c, rank)
    if log is not None:
        log.append(events.untokened(card_at(c, spot), spot))
    set_token(c, spot, NO_TOKEN)


def claim(c: vec[i64], task: i64, rank: i64, log: Log) -> None:
    """A token is replaced by yours, one by one (C36)."""
    spot = spot_by_rank(c, rank)
    if log is not None:
        log.append(events.claimed(c[TURN], card_at(c, spot), spot))
    set_token(c, spot, c[TURN] + 1)
    if memory(task) > 1:
        ask(c, MERCHANT, arrival(task), memory(task) - 1)


def trade(c: vec[i64], kind: i64, other: i64, log: Log) -> None:
    """A hand card for a random one, which is taken before yours arrives (C28)."""
    me = c[TURN]
    cards = vec[i64]([0, 0, 0, 0, 0])
    goals = vec[i64]([0, 0, 0, 0, 0])
    cards[other] = random_card(c, other)
    goals[other] = me
    cards[me] = kind
    goals[me] = other
    rows = hand_over(c, cards, goals)
    if log is not None:
        log.append(events.drawn_from(me, other, cards[other], rows[other]))
        log.append(events.passed(me, other, kind, rows[me]))


def give(c: vec[i64], kind: i64, to: i64, log: Log) -> None:
    """A reserve card goes to a hand in the open (C48)."""
    c[RESERVE] -= UNIT[kind]
    gain(c, to, kind, EVERYBODY)
    if log is not None:
        log.append(events.gave(c[TURN], to, kind))


def exchange(c: vec[i64], task: i64, mine: i64, kind: i64, log: Log) -> None:
    """One exchange after the other (C49)."""
    swap_cards(c, c[TURN], mine, kind, log)
    if left_of(task) > 1:
        ask(c, ALCHEMIST, arrival(task), exchanges(left_of(task) - 1, mine, kind))


def swap_cards(c: vec[i64], seat: i64, mine: i64, kind: i64, log: Log) -> None:
    """A hand card for a reserve card, in the open (C5, C49)."""
    lose(c, seat, mine)
    gain(c, seat, kind, EVERYBODY)
    c[RESERVE] += UNIT[mine] - UNIT[kind]
    if log is not None:
        log.append(events.laid_down(seat, mine))
        log.append(events.took_up(seat, kind))
