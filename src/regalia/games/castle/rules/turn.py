"""A turn of Castle: the actions, the powers they set off, and whose move it is then."""

from librt.vecs import append, vec
from mypy_extensions import i64

from regalia.games.castle.card_tracking.hands import add_to_hand, remove_openly, row_mask
from regalia.games.castle.card_tracking.multisets import count_kind, first_kind, without_kind
from regalia.games.castle.rules import events
from regalia.games.castle.rules.board import COURT_SPACES, NOWHERE
from regalia.games.castle.rules.cards import DECK, HERALD, JESTER, KING, MERCHANT, NO_CARD
from regalia.games.castle.rules.choices import (
    add_pair_moves,
    favoured_token,
    jester_moves,
    legal_choices,
)
from regalia.games.castle.rules.ending import end_game, has_won, is_blocked
from regalia.games.castle.rules.layout import (
    ACTIONS,
    ACTIONS_A_TURN,
    AT,
    BLOCKED,
    DECKS,
    HAND_LIMIT,
    HANDS,
    HERALDED,
    IDLE,
    LEFT,
    MERCHANT_FINISH,
    RESERVE,
    SEALED,
    SEATS,
    SIZES,
    TASKS,
    TURN,
    TURNS,
    WON,
    free_spaces,
)
from regalia.games.castle.rules.move_codes import (
    DRAW,
    PASS,
    PLAY,
    SWAP,
    hand_card_of_pair,
    laid_kind,
    laid_place,
    reserve_card_of_pair,
)
from regalia.games.castle.rules.placing import add_laying_moves, has_place
from regalia.games.castle.rules.powers import (
    carry_out_choice,
    pass_sealed_cards,
    put_into_play,
    swap_cards,
)
from regalia.games.castle.rules.tasks import FAVOUR, asking_card, next_task, pop_task
from regalia.games.castle.rules.verbs import Log
from regalia.kernel.view import require_known

# legal moves


def legal_moves(c: vec[i64], seat: i64) -> vec[i64]:
    """All moves of a seat that owes one."""
    task = next_task(c)
    if not task:
        return legal_actions(c, seat)
    return jester_moves(c, seat) if asking_card(task) == JESTER else legal_choices(c, task)


def legal_actions(c: vec[i64], seat: i64) -> vec[i64]:
    """Draw, swap or play (C5), or play the King for the Herald (C55)."""
    moves = vec[i64](capacity=256)
    if must_play_the_king(c, seat):
        return add_laying_moves(moves, c, PLAY, KING)
    if can_draw(c, seat):
        moves = append(moves, DRAW)
    moves = add_pair_moves(moves, SWAP, c[HANDS + seat], c[RESERVE])
    hand = c[HANDS + seat]
    while hand:
        kind = first_kind(hand)
        if may_be_played(c, seat, kind):
            moves = add_laying_moves(moves, c, PLAY, kind)
        hand = without_kind(hand, kind)
    return moves


def must_play_the_king(c: vec[i64], seat: i64) -> bool:
    """Whether the Herald allows nothing else now (C55)."""
    return c[HERALDED] != 0 and count_kind(c[HANDS + seat], KING) != 0 and has_place(c, KING)


def can_draw(c: vec[i64], seat: i64) -> bool:
    """Whether there is a card to draw and, with a limit, room for it."""
    return c[LEFT + seat] != 0 and (not c[HAND_LIMIT] or c[SIZES + seat] < c[HAND_LIMIT])


def may_be_played(c: vec[i64], seat: i64, kind: i64) -> bool:
    """Whether no option forbids a card: a last Merchant, where he may not finish."""
    return kind != MERCHANT or c[MERCHANT_FINISH] != 0 or c[SIZES + seat] > 1 or c[LEFT + seat] != 0


def can_act(c: vec[i64], seat: i64) -> bool:
    """Whether any action is possible (C5)."""
    if can_draw(c, seat) or (c[SIZES + seat] and c[RESERVE]):
        return True
    hand = require_known(c[HANDS + seat])
    while hand:
        kind = first_kind(hand)
        if may_be_played(c, seat, kind) and has_place(c, kind):
            return True
        hand = without_kind(hand, kind)
    return False


# making a move


def make_move(c: vec[i64], pending: i64, seat: i64, move: i64, log: Log) -> i64:
    """Makes a move; returns the seats that owe one then."""
    task = next_task(c)
    if not task:
        take_action(c, seat, move, log)
    elif asking_card(task) == JESTER:
        seal_card(c, seat, move - PASS + 1, log)
        pending &= ~(i64(1) << seat)
        if pending:
            return pending
        pop_task(c)
        pass_sealed_cards(c, log)
    else:
        pop_task(c)
        carry_out_choice(c, task, move, log)
    return advance_to_choice(c, log)


def take_action(c: vec[i64], seat: i64, move: i64, log: Log) -> None:
    """Takes an action (C5)."""
    c[ACTIONS] -= 1
    if free_spaces(c, COURT_SPACES):
        c[HERALDED] = 0  # the King is played now, or was not there (C55)
    if move >= PLAY:
        c[IDLE] = -1  # this turn counts for nothing (C14)
        kind = laid_kind(PLAY, move)
        remove_openly(c, seat, kind)
        put_into_play(c, kind, laid_place(PLAY, move), seat + 1, False, log)
    elif move >= SWAP:
        swap_cards(c, seat, hand_card_of_pair(SWAP, move), reserve_card_of_pair(SWAP, move), log)
    else:
        draw_card(c, seat, log)


def draw_card(c: vec[i64], seat: i64, log: Log) -> None:
    """The top card of the deck goes to the hand; only its owner sees it (C60)."""
    deck = DECK[c[SEATS]]
    at = DECKS + (seat + 1) * deck - c[LEFT + seat]
    kind = c[at]
    c[at] = NO_CARD
    c[LEFT + seat] -= 1
    c[IDLE] = -1
    add_to_hand(c, seat, kind, row_mask(seat))
    if log is not None:
        log.append(events.drew_event(seat, kind))


def seal_card(c: vec[i64], seat: i64, kind: i64, log: Log) -> None:
    """A card is chosen for the Jester; it stays in its hand until all have chosen (C38)."""
    c[SEALED + seat] = kind
    if log is not None:
        log.append(events.sealed_event(seat, kind))


def advance_to_choice(c: vec[i64], log: Log) -> i64:
    """Carries out what needs no choice until a seat has one; returns the seats that owe a move.

    A power with one choice is carried out, one with none is skipped (C7). Only the Jester asks
    even a seat that has one choice.
    """
    while c[TASKS]:
        task = next_task(c)
        asks = asking_card(task)
        if asks == JESTER:
            holders = seats_with_cards(c)
            if holders:
                return holders
            pop_task(c)
            continue
        owner = favoured_token(c) if asks == FAVOUR else c[TURN] + 1
        if not owner:
            pop_task(c)
            continue
        moves = legal_choices(c, task)
        if len(moves) > 1:
            return i64(1) << (owner - 1)
        pop_task(c)
        if len(moves):
            carry_out_choice(c, task, moves[0], log)
    return next_action(c, log)


def seats_with_cards(c: vec[i64]) -> i64:
    """The seats with a card in hand, as a mask."""
    found: i64 = 0
    seat: i64 = 0
    while seat < c[SEATS]:
        if c[SIZES + seat]:
            found |= i64(1) << seat
        seat += 1
    return found


def next_action(c: vec[i64], log: Log) -> i64:
    """The seat that acts next; impossible actions and turns are skipped (C5). 0 at the end."""
    while not has_won(c, c[TURN]):  # C13
        if not c[ACTIONS]:
            end_turn(c)
            if is_blocked(c):
                return end_game(c, BLOCKED, log)
            begin_turn(c, (c[TURN] + 1) % c[SEATS])
        elif can_act(c, c[TURN]):
            return i64(1) << c[TURN]
        else:
            c[ACTIONS] -= 1
    return end_game(c, WON, log)


def end_turn(c: vec[i64]) -> None:
    """Counts the turn (C14)."""
    c[TURNS] += 1
    c[IDLE] += 1


def begin_turn(c: vec[i64], seat: i64) -> None:
    """Two actions; with the Herald in play a King in hand must be played (C5, C55)."""
    c[TURN] = seat
    c[ACTIONS] = ACTIONS_A_TURN
    c[HERALDED] = 0 if c[AT + HERALD] == NOWHERE else 1
