"""A turn of Castle: the actions, the powers that they trigger, and who has to move next."""

from librt.vecs import vec
from mypy_extensions import i64

from regalia.games.castle.card_tracking.hands import (
    add_to_hand,
    remove_from_hand_openly,
    row_mask_of_seat,
)
from regalia.games.castle.card_tracking.multisets import count_kind, first_kind, without_kind
from regalia.games.castle.rules import choices, events, layout, move_codes, powers
from regalia.games.castle.rules.board import COURT_SPACES, NOWHERE
from regalia.games.castle.rules.cards import DECK_CARDS, HERALD, JESTER, KING, MERCHANT, NO_CARD
from regalia.games.castle.rules.ending import end_game, game_is_blocked, has_won
from regalia.games.castle.rules.layout import free_spaces
from regalia.games.castle.rules.placing import add_laying_moves, can_be_laid
from regalia.games.castle.rules.tasks import FAVOUR, asking_card, pop_task, top_task
from regalia.kernel.cells import Cells
from regalia.kernel.event import Log
from regalia.kernel.rng import Rng
from regalia.kernel.view import require_not_hidden

# legal moves


def legal_moves(c: Cells, seat: i64) -> vec[i64]:
    """All legal moves of a seat that has to move."""
    task = top_task(c)
    if not task:
        return move_codes.list_moves(group_turn_moves(c, seat))
    if asking_card(task) == JESTER:
        return choices.legal_jester_choices(c, seat)
    return choices.legal_choices(c, task)


def group_turn_moves(c: Cells, seat: i64) -> vec[i64]:
    """Groups of moves: draws, swaps and plays (C5), or playing the King for the Herald (C55).

    `move_codes.list_moves` lists the moves of the groups.
    """
    move_groups = vec[i64](capacity=48)
    if must_play_the_king(c, seat):
        return add_laying_moves(move_groups, c, move_codes.PLAY, KING)
    if can_draw(c, seat):
        move_groups = move_codes.add_group(move_groups, move_codes.DRAW, 1)
    hand = c[layout.HANDS + seat]
    move_groups = choices.add_pair_moves(move_groups, move_codes.SWAP, hand, c[layout.RESERVE])
    while hand:
        kind = first_kind(hand)
        if may_be_played(c, seat, kind):
            move_groups = add_laying_moves(move_groups, c, move_codes.PLAY, kind)
        hand = without_kind(hand, kind)
    return move_groups


def random_legal_move(c: Cells, seat: i64, rng: Rng) -> i64:
    """A random legal move of a seat that has to move, found without listing all actions."""
    if top_task(c):
        moves = legal_moves(c, seat)
        return moves[rng.below(len(moves))]
    move_groups = group_turn_moves(c, seat)
    return move_codes.nth_move(move_groups, rng.below(move_codes.count_moves(move_groups)))


def must_play_the_king(c: Cells, seat: i64) -> bool:
    """Whether the Herald allows no action but playing the King (C55)."""
    if not c[layout.HERALDED]:
        return False
    return count_kind(c[layout.HANDS + seat], KING) != 0 and can_be_laid(c, KING)


def can_draw(c: Cells, seat: i64) -> bool:
    """Whether the deck has a card and the hand is below its limit, if there is one."""
    has_room = not c[layout.HAND_LIMIT] or c[layout.HAND_SIZES + seat] < c[layout.HAND_LIMIT]
    return has_room and c[layout.DECK_SIZES + seat] != 0


def may_be_played(c: Cells, seat: i64, kind: i64) -> bool:
    """Whether the options allow to play a card: they may forbid a Merchant as the last one."""
    if kind != MERCHANT or c[layout.MERCHANT_FINISH]:
        return True
    return c[layout.HAND_SIZES + seat] > 1 or c[layout.DECK_SIZES + seat] != 0


def can_act(c: Cells, seat: i64) -> bool:
    """Whether any action is possible (C5)."""
    if can_draw(c, seat) or (c[layout.HAND_SIZES + seat] and c[layout.RESERVE]):
        return True
    hand = require_not_hidden(c[layout.HANDS + seat])
    while hand:
        kind = first_kind(hand)
        if may_be_played(c, seat, kind) and can_be_laid(c, kind):
            return True
        hand = without_kind(hand, kind)
    return False


# making a move


def make_move(c: Cells, pending: i64, seat: i64, move: i64, log: Log) -> i64:
    """Makes a move; returns the seats that have to move next, as a mask."""
    task = top_task(c)
    if not task:
        take_action(c, seat, move, log)
    elif asking_card(task) == JESTER:
        seal_card_for_jester(c, seat, move - move_codes.PASS + 1, log)
        pending &= ~(i64(1) << seat)
        if pending:
            return pending
        pop_task(c)
        powers.pass_sealed_cards(c, log)
    else:
        pop_task(c)
        powers.carry_out_choice(c, task, move, log)
    return advance_to_choice(c, log)


def take_action(c: Cells, seat: i64, move: i64, log: Log) -> None:
    """Takes an action (C5)."""
    c[layout.ACTIONS] -= 1
    if free_spaces(c, COURT_SPACES):
        c[layout.HERALDED] = 0  # the King is being played, or was not in the hand (C55)
    if move >= move_codes.PLAY:
        c[layout.IDLE_TURNS] = -1  # so that `end_turn` sets it to 0: this turn is not idle (C14)
        kind = move_codes.laid_kind(move_codes.PLAY, move)
        remove_from_hand_openly(c, seat, kind)
        place = move_codes.laid_place(move_codes.PLAY, move)
        powers.put_into_play(c, kind, place, seat + 1, False, log)
    elif move >= move_codes.SWAP:
        hand_kind = move_codes.hand_card_of_pair(move_codes.SWAP, move)
        reserve_kind = move_codes.reserve_card_of_pair(move_codes.SWAP, move)
        powers.swap_cards(c, seat, hand_kind, reserve_kind, log)
    else:
        draw_card(c, seat, log)


def draw_card(c: Cells, seat: i64, log: Log) -> None:
    """Moves the top card of the deck to the hand; only its owner sees it (C60)."""
    deck = DECK_CARDS[c[layout.SEATS]]
    at = layout.DECKS + (seat + 1) * deck - c[layout.DECK_SIZES + seat]
    kind = c[at]
    c[at] = NO_CARD
    c[layout.DECK_SIZES + seat] -= 1
    c[layout.IDLE_TURNS] = -1
    add_to_hand(c, seat, kind, row_mask_of_seat(seat))
    if log is not None:
        log.append(events.drew_event(seat, kind))


def seal_card_for_jester(c: Cells, seat: i64, kind: i64, log: Log) -> None:
    """Notes the card chosen for the Jester, which stays in the hand until all have chosen (C38)."""
    c[layout.SEALED_CARDS + seat] = kind
    if log is not None:
        log.append(events.sealed_event(seat, kind))


def advance_to_choice(c: Cells, log: Log) -> i64:
    """Carries out what needs no choice until a seat has one; returns the seats that owe a move.

    A power with a single choice is carried out, one without any is skipped (C7). Only the Jester
    also asks seats that have a single choice.
    """
    while c[layout.TASK_COUNT]:
        task = top_task(c)
        asks = asking_card(task)
        if asks == JESTER:
            holders = seats_with_cards(c)
            if holders:
                return holders
            pop_task(c)
            continue
        owner = choices.mistress_token_at_court(c) if asks == FAVOUR else c[layout.TURN] + 1
        if not owner:
            pop_task(c)
            continue
        moves = choices.legal_choices(c, task)
        if len(moves) > 1:
            return i64(1) << (owner - 1)
        pop_task(c)
        if len(moves):
            powers.carry_out_choice(c, task, moves[0], log)
    return begin_next_action(c, log)


def seats_with_cards(c: Cells) -> i64:
    """The seats with a card in hand, as a mask."""
    found: i64 = 0
    for seat in range(c[layout.SEATS]):
        if c[layout.HAND_SIZES + seat]:
            found |= i64(1) << seat
    return found


def begin_next_action(c: Cells, log: Log) -> i64:
    """The mask of the seat that acts next, after skipping impossible actions; 0 at the end (C5)."""
    while not has_won(c, c[layout.TURN]):  # C13
        if not c[layout.ACTIONS]:
            end_turn(c)
            if game_is_blocked(c):
                return end_game(c, layout.GAME_BLOCKED, log)
            begin_turn(c, (c[layout.TURN] + 1) % c[layout.SEATS])
        elif can_act(c, c[layout.TURN]):
            return i64(1) << c[layout.TURN]
        else:
            c[layout.ACTIONS] -= 1
    return end_game(c, layout.GAME_WON, log)


def end_turn(c: Cells) -> None:
    """Ends a turn and counts idle turns (C14)."""
    c[layout.TURNS] += 1
    c[layout.IDLE_TURNS] += 1


def begin_turn(c: Cells, seat: i64) -> None:
    """Begins a turn of two actions; with the Herald in play, a King in hand has to be played."""
    c[layout.TURN] = seat
    c[layout.ACTIONS] = layout.ACTIONS_PER_TURN
    c[layout.HERALDED] = 0 if c[layout.PLACE_OF_KIND + HERALD] == NOWHERE else 1
