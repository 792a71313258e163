"""What each card does on arrival and after a choice, one small function per power."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from regalia.games.castle.card_tracking.hands import (
    ALL_ROWS,
    add_to_hand,
    draw_random_card,
    only_kind,
    pass_cards,
    remove_openly,
)
from regalia.games.castle.card_tracking.multisets import UNIT, bag_size
from regalia.games.castle.rules import events
from regalia.games.castle.rules.board import NOWHERE, OUT, SPACES, bit_mask
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
    left_neighbour,
    make_card,
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
    earlier_rank,
    hand_card_of_pair,
    laid_kind,
    laid_place,
    later_rank,
    move_goal,
    move_start,
    reserve_card_of_pair,
    sent_kind,
    sent_seat,
)
from regalia.games.castle.rules.protection import unprotected_spaces
from regalia.games.castle.rules.tasks import (
    A_KNIGHT,
    BOTH,
    FAVOUR,
    OUTSIDE_CARD,
    THE_KING,
    TOWER_OR_WALL_CARD,
    alchemist_memory,
    arrival_place,
    asking_card,
    exchanges_left,
    push_task,
    task_memory,
)
from regalia.games.castle.rules.verbs import (
    Log,
    kill_top,
    move_top,
    next_outside_place,
    put_card,
    return_engine_if_wall_is_full,
    return_soldiers_if_besieged,
    return_top,
    set_token,
    shelve_top,
    spot_by_rank,
    swap_places,
    swap_tokens_of,
    top_spot,
)
from regalia.kernel.view import HIDDEN

CLAIMS: Final = 3
EXCHANGES: Final = 2


# arrival


def put_into_play(c: vec[i64], kind: i64, place: i64, token: i64, entered: bool, log: Log) -> None:
    """Puts a card into play and begins its power (C6)."""
    if place == OUT:
        place = next_outside_place(c)
    if log is not None:
        if entered:
            log.append(events.entered_event(c[TURN], kind, place))
        else:
            log.append(events.played_event(c[TURN], kind, place))
    if kind == GHOST:
        return_top(c, place, log)  # C44
    put_card(c, place, make_card(kind, token))
    before = c[LAST]
    c[LAST] = top_spot(c, place)
    begin_power(c, kind, place, before, log)


def begin_power(c: vec[i64], kind: i64, place: i64, before: i64, log: Log) -> None:
    """Does what a card does on arrival, and asks what is to be chosen."""
    if kind in (SOLDIER, CAPTAIN):
        return_engine_if_wall_is_full(c, place, log)  # C41, C42
    elif kind == TRAITOR:  # C43
        return_engine_if_wall_is_full(c, place, log)
        push_task(c, TRAITOR, place, 0)
    elif kind == SIEGE_ENGINE:
        return_soldiers_if_besieged(c, log)  # C50
    elif kind == KING:  # C20
        push_task(c, FAVOUR, place, 0)
        push_task(c, KING, place, 0)
    elif kind == MISTRESS:
        push_task(c, MISTRESS, place, BOTH)  # C25
    elif kind == MERCHANT:
        begin_merchant(c, place, log)
    elif kind == VILLAGE_IDIOT:
        begin_village_idiot(c, log)
    elif kind == ALCHEMIST:
        begin_alchemist(c, place)
    elif kind == DRAGON:  # C52
        push_task(c, DRAGON, place, TOWER_OR_WALL_CARD)
        push_task(c, DRAGON, place, OUTSIDE_CARD)
    elif kind == ENCHANTER:
        begin_enchanter(c, before, log)
    elif not does_nothing_on_arrival(kind):
        push_task(c, kind, place, 0)


def does_nothing_on_arrival(kind: i64) -> bool:
    """Whether a card does nothing on arrival (C22, C34, C35, C44, C55, C56)."""
    return kind in (KNIGHT, PRINCE, PRIEST, AMBASSADOR, GHOST, HERALD)


def begin_merchant(c: vec[i64], place: i64, log: Log) -> None:
    """One more action this turn, and three tokens to replace (C36)."""
    c[ACTIONS] += 1
    if log is not None:
        log.append(events.gained_event(c[TURN]))
    push_task(c, MERCHANT, place, CLAIMS)


def begin_alchemist(c: vec[i64], place: i64) -> None:
    """Two exchanges, or as many as hand and reserve have cards now (C49)."""
    most = min(EXCHANGES, c[SIZES + c[TURN]], bag_size(c[RESERVE]))
    if most:
        push_task(c, ALCHEMIST, place, alchemist_memory(most, NO_CARD, NO_CARD))


def begin_enchanter(c: vec[i64], before: i64, log: Log) -> None:
    """Returns the card placed last before him, if it is on top and unprotected (C53).

    No power reaches the card that has it (C7), so that card is where it was placed.
    """
    if before == NOWHERE:
        return
    place = before // LEVELS
    if before == top_spot(c, place) and (
        place >= SPACES or unprotected_spaces(c) & bit_mask(place)
    ):
        return_top(c, place, log)


def begin_village_idiot(c: vec[i64], log: Log) -> None:
    """Every player takes a random card from the right neighbour, at the same time (C39)."""
    seats = c[SEATS]
    drawn = vec[i64]([0, 0, 0, 0, 0])
    seat: i64 = 0
    while seat < seats:
        if c[SIZES + seat]:
            drawn[seat] = draw_random_card(c, seat)
        seat += 1
    pass_all_left(c, drawn, True, log)


def pass_sealed_cards(c: vec[i64], log: Log) -> None:
    """Every player passes the card chosen to the left, at the same time (C38)."""
    passed = vec[i64]([0, 0, 0, 0, 0])
    seat: i64 = 0
    while seat < c[SEATS]:
        passed[seat] = c[SEALED + seat]
        if passed[seat] == HIDDEN:
            passed[seat] = only_kind(c[HANDS + seat], c[SIZES + seat])
        c[SEALED + seat] = NO_CARD
        seat += 1
    pass_all_left(c, passed, False, log)


def pass_all_left(c: vec[i64], cards: vec[i64], at_random: bool, log: Log) -> None:
    """Each of these cards goes from its seat to the left neighbour; only those two see it."""
    seats = c[SEATS]
    left = vec[i64]([0, 0, 0, 0, 0])
    seat: i64 = 0
    while seat < seats:
        left[seat] = left_neighbour(c, seat)
        seat += 1
    rows = pass_cards(c, cards, left)
    seat = 0
    while seat < seats:
        if cards[seat] and log is not None:
            if at_random:
                log.append(events.drawn_from_event(left[seat], seat, cards[seat], rows[seat]))
            else:
                log.append(events.passed_event(seat, left[seat], cards[seat], rows[seat]))
        seat += 1


# after a choice


def carry_out_choice(c: vec[i64], task: i64, move: i64, log: Log) -> None:
    """Does what was chosen for a task that is off the stack by now."""
    if move < ENTER:
        return  # the Spy is done
    if move < RETURN:
        enter_reserve_card(c, laid_kind(ENTER, move), laid_place(ENTER, move), log)
    elif move < KILL:
        return_top(c, move - RETURN, log)
    elif move < SHELVE:
        kill_top(c, move - KILL, log)
    elif move < MOVE:
        shelve_top(c, move - SHELVE, log)
    elif move < TOKENS:
        move_card(c, task, move_start(move), move_goal(move), log)
    elif move < UNTOKEN:
        swap_tokens(c, task, earlier_rank(move), later_rank(move), log)
    elif move < CLAIM:
        remove_token(c, move - UNTOKEN, log)
    elif move < TRADE:
        claim_token(c, task, move - CLAIM, log)
    elif move < GIVE:
        trade_with_random_card(c, sent_kind(TRADE, move), sent_seat(TRADE, move), log)
    elif move < EXCHANGE:
        give_reserve_card(c, sent_kind(GIVE, move), sent_seat(GIVE, move), log)
    else:
        exchange_cards(
            c, task, hand_card_of_pair(EXCHANGE, move), reserve_card_of_pair(EXCHANGE, move), log
        )


def enter_reserve_card(c: vec[i64], kind: i64, place: i64, log: Log) -> None:
    """A reserve card comes into play without a token (C29)."""
    c[RESERVE] -= UNIT[kind]
    put_into_play(c, kind, place, NO_TOKEN, True, log)


def move_card(c: vec[i64], task: i64, start: i64, goal: i64, log: Log) -> None:
    """A card moves; the Mistress and the Sentry have more to say (C25, C45)."""
    asks = asking_card(task)
    if asks == MINSTREL:
        swap_places(c, start, goal, log)
        return
    kind = top_kind(c, start)
    if goal == OUT:
        goal = next_outside_place(c)
    move_top(c, start, goal, log)
    if asks == SENTRY:
        return_engine_if_wall_is_full(c, goal, log)
    elif asks == MISTRESS and task_memory(task) == BOTH:
        push_task(c, MISTRESS, arrival_place(task), THE_KING if kind == KNIGHT else A_KNIGHT)


def swap_tokens(c: vec[i64], task: i64, earlier: i64, later: i64, log: Log) -> None:
    """Two tokens change places; the Spy may go on with later ones (C30, C31)."""
    swap_tokens_of(c, spot_by_rank(c, earlier), spot_by_rank(c, later), log)
    if asking_card(task) == SPY:
        push_task(c, SPY, arrival_place(task), earlier + 1)


def remove_token(c: vec[i64], rank: i64, log: Log) -> None:
    """A card loses its token (C32)."""
    spot = spot_by_rank(c, rank)
    if log is not None:
        log.append(events.untokened_event(card_at(c, spot), spot))
    set_token(c, spot, NO_TOKEN)


def claim_token(c: vec[i64], task: i64, rank: i64, log: Log) -> None:
    """A token is replaced by yours, one by one (C36)."""
    spot = spot_by_rank(c, rank)
    if log is not None:
        log.append(events.claimed_event(c[TURN], card_at(c, spot), spot))
    set_token(c, spot, c[TURN] + 1)
    if task_memory(task) > 1:
        push_task(c, MERCHANT, arrival_place(task), task_memory(task) - 1)


def trade_with_random_card(c: vec[i64], kind: i64, other: i64, log: Log) -> None:
    """A hand card for a random one, which is taken before yours arrives (C28)."""
    me = c[TURN]
    cards = vec[i64]([0, 0, 0, 0, 0])
    goals = vec[i64]([0, 0, 0, 0, 0])
    cards[other] = draw_random_card(c, other)
    goals[other] = me
    cards[me] = kind
    goals[me] = other
    rows = pass_cards(c, cards, goals)
    if log is not None:
        log.append(events.drawn_from_event(me, other, cards[other], rows[other]))
        log.append(events.passed_event(me, other, kind, rows[me]))


def give_reserve_card(c: vec[i64], kind: i64, to: i64, log: Log) -> None:
    """A reserve card goes to a hand in the open (C48)."""
    c[RESERVE] -= UNIT[kind]
    add_to_hand(c, to, kind, ALL_ROWS)
    if log is not None:
        log.append(events.gave_event(c[TURN], to, kind))


def exchange_cards(c: vec[i64], task: i64, mine: i64, kind: i64, log: Log) -> None:
    """One exchange after the other (C49)."""
    swap_cards(c, c[TURN], mine, kind, log)
    if exchanges_left(task) > 1:
        push_task(
            c,
            ALCHEMIST,
            arrival_place(task),
            alchemist_memory(exchanges_left(task) - 1, mine, kind),
        )


def swap_cards(c: vec[i64], seat: i64, mine: i64, kind: i64, log: Log) -> None:
    """A hand card for a reserve card, in the open (C5, C49)."""
    remove_openly(c, seat, mine)
    add_to_hand(c, seat, kind, ALL_ROWS)
    c[RESERVE] += UNIT[mine] - UNIT[kind]
    if log is not None:
        log.append(events.laid_down_event(seat, mine))
        log.append(events.took_up_event(seat, kind))
