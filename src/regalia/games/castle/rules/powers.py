"""The effects of cards, on arrival and after a choice, one small function per power."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from regalia.games.castle.card_tracking import hands
from regalia.games.castle.card_tracking.multisets import UNIT, bag_size
from regalia.games.castle.rules import cards, events, layout, move_codes, tasks, verbs
from regalia.games.castle.rules.board import NOWHERE, OUT, SPACES, bit_mask
from regalia.games.castle.rules.choices import NO_VERB, VERB_ASKED
from regalia.games.castle.rules.layout import card_at, left_neighbour, make_card, top_kind
from regalia.games.castle.rules.protection import unprotected_spaces
from regalia.kernel.cells import Cells
from regalia.kernel.event import Log
from regalia.kernel.view import HIDDEN

CLAIMS: Final = 3
EXCHANGES: Final = 2


# arrival


def put_into_play(
    c: Cells, kind: i64, place: i64, token: i64, from_reserve: bool, log: Log
) -> None:
    """Puts a card into play and begins its power (C6)."""
    if place == OUT:
        place = verbs.next_outside_place(c)
    if log is not None:
        if from_reserve:
            log.append(events.ENTERED.event(c[layout.TURN], kind, place))
        else:
            log.append(events.PLAYED.event(c[layout.TURN], kind, place))
    if kind == cards.GHOST:
        verbs.return_top_card(c, place, log)  # C44
    verbs.put_card(c, place, make_card(kind, token))
    previous_spot = c[layout.LAST_SPOT]
    c[layout.LAST_SPOT] = verbs.spot_of_top_card(c, place)
    begin_power(c, kind, place, previous_spot, log)


def begin_power(c: Cells, kind: i64, place: i64, previous_spot: i64, log: Log) -> None:
    """Carries out what a card does on arrival, and asks for its choice if it has one."""
    if kind in (cards.SOLDIER, cards.CAPTAIN):
        verbs.return_engine_if_wall_is_full(c, place, log)  # C41, C42
    elif kind == cards.TRAITOR:  # C43
        verbs.return_engine_if_wall_is_full(c, place, log)
        tasks.push_task(c, cards.TRAITOR, place, 0)
    elif kind == cards.SIEGE_ENGINE:
        verbs.return_soldiers_if_besieged(c, log)  # C50
    elif kind == cards.KING:  # C20
        tasks.push_task(c, tasks.FAVOUR, place, 0)
        tasks.push_task(c, cards.KING, place, 0)
    elif kind == cards.MISTRESS:
        tasks.push_task(c, cards.MISTRESS, place, tasks.BOTH)  # C25
    elif kind == cards.MERCHANT:
        begin_merchant(c, place, log)
    elif kind == cards.VILLAGE_IDIOT:
        pass_random_cards_left(c, log)
    elif kind == cards.ALCHEMIST:
        begin_alchemist(c, place)
    elif kind == cards.DRAGON:  # C52
        tasks.push_task(c, cards.DRAGON, place, tasks.TOWER_OR_WALL_CARD)
        tasks.push_task(c, cards.DRAGON, place, tasks.OUTSIDE_CARD)
    elif kind == cards.ENCHANTER:
        return_card_placed_before(c, previous_spot, log)
    elif VERB_ASKED[kind] != NO_VERB:  # others do nothing (C22, C34, C35, C44, C55, C56)
        tasks.push_task(c, kind, place, 0)


def begin_merchant(c: Cells, place: i64, log: Log) -> None:
    """Gives one more action this turn, and asks for up to three tokens to replace (C36)."""
    c[layout.ACTIONS] += 1
    if log is not None:
        log.append(events.GAINED.event(c[layout.TURN]))
    tasks.push_task(c, cards.MERCHANT, place, CLAIMS)


def begin_alchemist(c: Cells, place: i64) -> None:
    """Asks for two exchanges, or for fewer if hand or reserve have fewer cards (C49)."""
    most = min(EXCHANGES, c[layout.HAND_SIZES + c[layout.TURN]], bag_size(c[layout.RESERVE]))
    if most:
        memory = tasks.pack_alchemist_memory(most, cards.NO_CARD, cards.NO_CARD)
        tasks.push_task(c, cards.ALCHEMIST, place, memory)


def return_card_placed_before(c: Cells, previous_spot: i64, log: Log) -> None:
    """Returns the card placed last before him, if it is on top and unprotected (C53).

    No power reaches the card that has it (C7), so that card is where it was placed.
    """
    if previous_spot == NOWHERE:
        return
    place = previous_spot // layout.STACK_LEVELS
    if previous_spot != verbs.spot_of_top_card(c, place):
        return
    if place >= SPACES or unprotected_spaces(c) & bit_mask(place):
        verbs.return_top_card(c, place, log)


def pass_random_cards_left(c: Cells, log: Log) -> None:
    """Gives every player a random card of the right neighbour, all at the same time (C39)."""
    seats = c[layout.SEATS]
    drawn = vec[i64]([0, 0, 0, 0, 0])
    for seat in range(seats):
        if c[layout.HAND_SIZES + seat]:
            drawn[seat] = hands.draw_random_card(c, seat)
    pass_cards_left(c, drawn, True, log)


def pass_sealed_cards(c: Cells, log: Log) -> None:
    """Passes every player's chosen card to the left, all at the same time (C38)."""
    passed = vec[i64]([0, 0, 0, 0, 0])
    for seat in range(c[layout.SEATS]):
        passed[seat] = c[layout.SEALED_CARDS + seat]
        if passed[seat] == HIDDEN:
            passed[seat] = hands.kind_if_hand_is_uniform(
                c[layout.HANDS + seat], c[layout.HAND_SIZES + seat]
            )
        c[layout.SEALED_CARDS + seat] = cards.NO_CARD
    pass_cards_left(c, passed, False, log)


def pass_cards_left(c: Cells, passed_cards: vec[i64], at_random: bool, log: Log) -> None:
    """Passes one card from each seat to the left neighbour; only these two see it."""
    seats = c[layout.SEATS]
    left = vec[i64]([0, 0, 0, 0, 0])
    for seat in range(seats):
        left[seat] = left_neighbour(c, seat)
    rows = hands.pass_cards(c, passed_cards, left)
    for seat in range(seats):
        if passed_cards[seat] and log is not None:
            if at_random:
                log.append(
                    events.drawn_from_event(left[seat], seat, passed_cards[seat], rows[seat])
                )
            else:
                log.append(events.passed_event(seat, left[seat], passed_cards[seat], rows[seat]))


# after a choice


def carry_out_choice(c: Cells, task: i64, move: i64, log: Log) -> None:
    """Carries out the choice for a task that has already been taken off the stack."""
    if move < move_codes.ENTER:
        return  # the Spy is done
    if move < move_codes.RETURN:
        enter_reserve_card(c, move, log)
    elif move < move_codes.KILL:
        verbs.return_top_card(c, move - move_codes.RETURN, log)
    elif move < move_codes.SHELVE:
        verbs.kill_top_card(c, move - move_codes.KILL, log)
    elif move < move_codes.MOVE:
        verbs.move_top_card_to_reserve(c, move - move_codes.SHELVE, log)
    elif move < move_codes.TOKENS:
        move_card(c, task, move_codes.move_start(move), move_codes.move_goal(move), log)
    elif move < move_codes.UNTOKEN:
        swap_tokens(
            c, task, move_codes.earlier_rank_of_swap(move), move_codes.later_rank_of_swap(move), log
        )
    elif move < move_codes.CLAIM:
        remove_token(c, move - move_codes.UNTOKEN, log)
    elif move < move_codes.TRADE:
        claim_token(c, task, move - move_codes.CLAIM, log)
    elif move < move_codes.GIVE:
        trade_with_random_card(c, move, log)
    elif move < move_codes.EXCHANGE:
        give_reserve_card(c, move, log)
    else:
        exchange_cards(c, task, move, log)


def enter_reserve_card(c: Cells, move: i64, log: Log) -> None:
    """Puts a reserve card into play without a token (C29)."""
    kind = move_codes.laid_kind(move_codes.ENTER, move)
    place = move_codes.laid_place(move_codes.ENTER, move)
    c[layout.RESERVE] -= UNIT[kind]
    put_into_play(c, kind, place, layout.NO_TOKEN, True, log)


def move_card(c: Cells, task: i64, start: i64, goal: i64, log: Log) -> None:
    """Moves a card; the powers of the Mistress and the Sentry go on after it (C25, C45)."""
    asks = tasks.asking_card(task)
    if asks == cards.MINSTREL:
        verbs.swap_places(c, start, goal, log)
        return
    kind = top_kind(c, start)
    if goal == OUT:
        goal = verbs.next_outside_place(c)
    verbs.move_top_card(c, start, goal, log)
    if asks == cards.SENTRY:
        verbs.return_engine_if_wall_is_full(c, goal, log)
    elif asks == cards.MISTRESS and tasks.task_memory(task) == tasks.BOTH:
        other = tasks.KING_TO_MOVE if kind == cards.KNIGHT else tasks.KNIGHT_TO_MOVE
        tasks.push_task(c, cards.MISTRESS, tasks.arrival_place(task), other)


def swap_tokens(c: Cells, task: i64, earlier: i64, later: i64, log: Log) -> None:
    """Swaps two tokens; the Spy may go on with later ones (C30, C31)."""
    verbs.swap_tokens_of_spots(c, verbs.spot_by_rank(c, earlier), verbs.spot_by_rank(c, later), log)
    if tasks.asking_card(task) == cards.SPY:
        tasks.push_task(c, cards.SPY, tasks.arrival_place(task), earlier + 1)


def remove_token(c: Cells, rank: i64, log: Log) -> None:
    """Removes the token of a card (C32)."""
    spot = verbs.spot_by_rank(c, rank)
    if log is not None:
        log.append(events.untokened_event(card_at(c, spot), spot))
    verbs.set_token(c, spot, layout.NO_TOKEN)


def claim_token(c: Cells, task: i64, rank: i64, log: Log) -> None:
    """Replaces a token by the mover's own, one at a time (C36)."""
    spot = verbs.spot_by_rank(c, rank)
    if log is not None:
        log.append(events.claimed_event(c[layout.TURN], card_at(c, spot), spot))
    verbs.set_token(c, spot, c[layout.TURN] + 1)
    if tasks.task_memory(task) > 1:
        tasks.push_task(c, cards.MERCHANT, tasks.arrival_place(task), tasks.task_memory(task) - 1)


def trade_with_random_card(c: Cells, move: i64, log: Log) -> None:
    """Trades a hand card for a random card, which is drawn before the other one arrives (C28)."""
    kind = move_codes.sent_kind(move_codes.TRADE, move)
    other = move_codes.sent_seat(move_codes.TRADE, move)
    me = c[layout.TURN]
    passed = vec[i64]([0, 0, 0, 0, 0])
    receivers = vec[i64]([0, 0, 0, 0, 0])
    passed[other] = hands.draw_random_card(c, other)
    receivers[other] = me
    passed[me] = kind
    receivers[me] = other
    rows = hands.pass_cards(c, passed, receivers)
    if log is not None:
        log.append(events.drawn_from_event(me, other, passed[other], rows[other]))
        log.append(events.passed_event(me, other, kind, rows[me]))


def give_reserve_card(c: Cells, move: i64, log: Log) -> None:
    """Gives a reserve card to a hand, so that everybody sees it (C48)."""
    kind = move_codes.sent_kind(move_codes.GIVE, move)
    receiver = move_codes.sent_seat(move_codes.GIVE, move)
    c[layout.RESERVE] -= UNIT[kind]
    hands.add_to_hand(c, receiver, kind, hands.ALL_ROWS)
    if log is not None:
        log.append(events.GAVE.event(c[layout.TURN], receiver, kind))


def exchange_cards(c: Cells, task: i64, move: i64, log: Log) -> None:
    """Makes one of the Alchemist's exchanges, and asks for the next one (C49)."""
    hand_kind = move_codes.hand_card_of_pair(move_codes.EXCHANGE, move)
    reserve_kind = move_codes.reserve_card_of_pair(move_codes.EXCHANGE, move)
    swap_cards(c, c[layout.TURN], hand_kind, reserve_kind, log)
    left = tasks.exchanges_left(task) - 1
    if left > 0:
        memory = tasks.pack_alchemist_memory(left, hand_kind, reserve_kind)
        tasks.push_task(c, cards.ALCHEMIST, tasks.arrival_place(task), memory)


def swap_cards(c: Cells, seat: i64, hand_kind: i64, reserve_kind: i64, log: Log) -> None:
    """Swaps a hand card and a reserve card, so that everybody sees both (C5, C49)."""
    hands.remove_from_hand_openly(c, seat, hand_kind)
    hands.add_to_hand(c, seat, reserve_kind, hands.ALL_ROWS)
    c[layout.RESERVE] += UNIT[hand_kind] - UNIT[reserve_kind]
    if log is not None:
        log.append(events.LAID_DOWN.event(seat, hand_kind))
        log.append(events.TOOK_UP.event(seat, reserve_kind))
