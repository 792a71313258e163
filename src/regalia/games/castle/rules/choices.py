"""The legal moves of each power, one small function per power that asks for a choice.

`origin` is the place on which the card with the power has arrived. No card targets itself (C7).
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from regalia.games.castle.card_tracking.multisets import UNIT, first_kind, kinds_in, without_kind
from regalia.games.castle.rules import board, cards, layout, move_codes, tasks
from regalia.games.castle.rules.board import bit_mask, lowest_bit, spaces_of_same_zone
from regalia.games.castle.rules.placing import add_laying_moves
from regalia.games.castle.rules.protection import unprotected_spaces
from regalia.kernel.view import require_known

EVERYWHERE: Final = -1  # as a mask

# the verb of the move that each power asks for; other cards ask for nothing
VERB_OF_POWER: Final = (
    (cards.KING, move_codes.RETURN),
    (tasks.FAVOUR, move_codes.RETURN),
    (cards.QUEEN, move_codes.RETURN),
    (cards.PRINCESS, move_codes.MOVE),
    (cards.PRINCE_CHARMING, move_codes.MOVE),
    (cards.MISTRESS, move_codes.MOVE),
    (cards.LADY_IN_WAITING, move_codes.RETURN),
    (cards.COURTIER, move_codes.RETURN),
    (cards.COURTESAN, move_codes.TRADE),
    (cards.ADVISOR, move_codes.ENTER),
    (cards.SCHEMER, move_codes.TOKENS),
    (cards.SPY, move_codes.TOKENS),
    (cards.THIEF, move_codes.UNTOKEN),
    (cards.ASSASSIN, move_codes.KILL),
    (cards.MERCHANT, move_codes.CLAIM),
    (cards.MINSTREL, move_codes.MOVE),
    (cards.JESTER, move_codes.PASS),
    (cards.BLACK_KNIGHT, move_codes.RETURN),
    (cards.TRAITOR, move_codes.RETURN),
    (cards.SENTRY, move_codes.MOVE),
    (cards.MAGICIAN, move_codes.SHELVE),
    (cards.ARCHER, move_codes.RETURN),
    (cards.WITCH, move_codes.GIVE),
    (cards.ALCHEMIST, move_codes.EXCHANGE),
    (cards.BARBARIAN, move_codes.RETURN),
    (cards.DRAGON, move_codes.RETURN),
    (cards.FAIRY, move_codes.MOVE),
)
NOTHING: Final = -1


def verbs_asked() -> list[int]:
    """The verb that each power asks for, by the kind of its card or FAVOUR."""
    found = [NOTHING] * (tasks.FAVOUR + 1)
    for asks, verb in VERB_OF_POWER:
        found[asks] = verb
    return found


VERB_ASKED: Final = vec[i64](verbs_asked())


def legal_choices(c: vec[i64], task: i64) -> vec[i64]:
    """All moves that a waiting power allows now, each once."""
    asks = tasks.asking_card(task)
    verb = VERB_ASKED[asks]
    if verb == move_codes.RETURN:
        return legal_returns(c, asks, tasks.arrival_place(task), tasks.task_memory(task))
    if verb == move_codes.MOVE:
        return legal_board_moves(c, asks, tasks.arrival_place(task), tasks.task_memory(task))
    if verb >= move_codes.TOKENS and verb < move_codes.TRADE:
        return legal_token_moves(c, asks, tasks.arrival_place(task), tasks.task_memory(task))
    if verb >= move_codes.TRADE or verb == move_codes.ENTER:
        return legal_card_moves(c, asks, task)
    if verb == move_codes.KILL:
        return moves_on_places(
            move_codes.KILL,
            unprotected_spaces(c) & board.ADJACENT[tasks.arrival_place(task)] & ~uncovered_king(c),
            0,
        )  # C33
    return moves_on_places(
        move_codes.SHELVE,
        unprotected_spaces(c) & ~bit_mask(tasks.arrival_place(task)),
        c[layout.OCCUPIED_OUT],
    )  # C46


def legal_returns(c: vec[i64], asks: i64, origin: i64, step: i64) -> vec[i64]:
    """The cards that a power may return, outside (C47, C52) or in the castle."""
    if asks == cards.ARCHER:
        return moves_on_places(move_codes.RETURN, 0, c[layout.OCCUPIED_OUT])
    if asks == cards.DRAGON and step == tasks.OUTSIDE_CARD:
        return moves_on_places(
            move_codes.RETURN, 0, c[layout.OCCUPIED_OUT] & ~bit_mask(origin - board.SPACES)
        )
    return moves_on_places(
        move_codes.RETURN, unprotected_spaces(c) & returnable_spaces(c, asks, origin), 0
    )


def returnable_spaces(c: vec[i64], asks: i64, origin: i64) -> i64:
    """The spaces of the castle from which a power returns a card."""
    if asks == cards.KING:  # C20: any other castle card
        return ~bit_mask(origin)
    if asks == tasks.FAVOUR:  # C20: a castle card other than the King
        return ~uncovered_king(c)
    if asks == cards.QUEEN:  # C21: any other court card
        return board.COURT_SPACES & ~bit_mask(origin)
    if asks == cards.LADY_IN_WAITING:  # C26: a man from an adjacent space
        return spaces_with_men(c, board.ADJACENT[origin])
    if asks == cards.COURTIER:  # C27: an adjacent castle card
        return board.ADJACENT[origin]
    if asks == cards.BLACK_KNIGHT:  # C40: a Knight from an adjacent space
        return board.ADJACENT[origin] & c[layout.KNIGHTED]
    if asks == cards.TRAITOR:  # C43: a card from an adjacent court space
        return board.ADJACENT[origin] & board.COURT_SPACES
    return board.TOWER_SPACES | board.WALL_SPACES  # C51 and C52: a tower or wall card


def legal_board_moves(c: vec[i64], asks: i64, origin: i64, wanted: i64) -> vec[i64]:
    """The moves that a power allows."""
    if asks == cards.SENTRY:
        return sentry_moves(c)
    if asks == cards.PRINCESS:
        return add_knight_moves(vec[i64](capacity=16), c)
    if asks == cards.PRINCE_CHARMING:
        return prince_charming_moves(c)
    if asks == cards.MISTRESS:
        return mistress_moves(c, wanted)
    return minstrel_moves(c, origin) if asks == cards.MINSTREL else fairy_moves(c)


def legal_token_moves(c: vec[i64], asks: i64, origin: i64, least: i64) -> vec[i64]:
    """The changes of tokens that a power allows."""
    if asks == cards.MERCHANT:
        return merchant_moves(c)
    if asks == cards.SCHEMER:
        return schemer_moves(c, origin)
    return spy_moves(c, origin, least) if asks == cards.SPY else thief_moves(c, origin)


def legal_card_moves(c: vec[i64], asks: i64, task: i64) -> vec[i64]:
    """What a power lets one do with cards of the hand and the reserve."""
    if asks == cards.COURTESAN:
        return courtesan_moves(c)
    if asks == cards.ADVISOR:
        return advisor_moves(c)
    if asks == cards.WITCH:
        return witch_moves(c)
    return alchemist_moves(c, tasks.last_card_given(task), tasks.last_card_taken(task))


def favoured_token(c: vec[i64]) -> i64:
    """The token of the Mistress at court, who returns a card for the King (C20); 0 for none."""
    if not layout.at_court(c, cards.MISTRESS):
        return layout.NO_TOKEN
    return layout.token_of(c[layout.STACKS + c[layout.AT + cards.MISTRESS]] & layout.CARD_MASK)


def uncovered_king(c: vec[i64]) -> i64:
    """The space where the King is the top card."""
    place = c[layout.AT + cards.KING]
    return (
        i64(0)
        if place == board.NOWHERE or place >= board.SPACES
        else bit_mask(place) & ~c[layout.KNIGHTED]
    )


def spaces_with_men(c: vec[i64], spaces: i64) -> i64:
    """The spaces of a mask that have a man on top; a Knight is one too (C26)."""
    spaces &= c[layout.OCCUPIED]
    found: i64 = 0
    while spaces:
        space = lowest_bit(spaces)
        if cards.MALE[layout.top_kind(c, space)]:
            found |= bit_mask(space)
        spaces &= spaces - 1
    return found


def moves_on_places(verb: i64, spaces: i64, outside: i64) -> vec[i64]:
    """One move for the top card of each of these places."""
    moves = vec[i64](capacity=16)
    while spaces:
        moves = append(moves, verb + lowest_bit(spaces))
        spaces &= spaces - 1
    while outside:
        moves = append(moves, verb + board.SPACES + lowest_bit(outside))
        outside &= outside - 1
    return moves


# moves


def add_moves_to_spaces(moves: vec[i64], start: i64, goals: i64) -> vec[i64]:
    """The moves, and those of one card to each of these spaces."""
    while goals:
        moves = append(moves, move_codes.board_move(start, lowest_bit(goals)))
        goals &= goals - 1
    return moves


def add_moves_outside(moves: vec[i64], start: i64, goals: i64) -> vec[i64]:
    """The moves, and those of one card to each of these places outside."""
    while goals:
        moves = append(moves, move_codes.board_move(start, board.SPACES + lowest_bit(goals)))
        goals &= goals - 1
    return moves


def add_knight_moves(moves: vec[i64], c: vec[i64]) -> vec[i64]:
    """The moves, and those of a Knight onto another card of its zone (C9, C23, C25)."""
    knights = c[layout.KNIGHTED] & unprotected_spaces(c)
    while knights:
        start = lowest_bit(knights)
        moves = add_moves_to_spaces(
            moves, start, c[layout.OCCUPIED] & spaces_of_same_zone(start) & ~bit_mask(start)
        )
        knights &= knights - 1
    knights = c[layout.KNIGHTED_OUT]
    while knights:
        start = lowest_bit(knights)
        moves = add_moves_outside(
            moves, board.SPACES + start, c[layout.OCCUPIED_OUT] & ~bit_mask(start)
        )
        knights &= knights - 1
    return moves


def add_king_moves(moves: vec[i64], c: vec[i64]) -> vec[i64]:
    """The moves, and those of the King to a free court space (C9, C25)."""
    if uncovered_king(c) & unprotected_spaces(c):
        moves = add_moves_to_spaces(
            moves, c[layout.AT + cards.KING], layout.free_spaces(c, board.COURT_SPACES)
        )
    return moves


def mistress_moves(c: vec[i64], wanted: i64) -> vec[i64]:
    """Move the King, a Knight, or either first (C25)."""
    moves = vec[i64](capacity=16)
    if wanted & tasks.THE_KING:
        moves = add_king_moves(moves, c)
    if wanted & tasks.A_KNIGHT:
        moves = add_knight_moves(moves, c)
    return moves


def prince_charming_moves(c: vec[i64]) -> vec[i64]:
    """Move one female character within her zone (C24)."""
    moves = vec[i64](capacity=16)
    movable = unprotected_spaces(c) & ~c[layout.KNIGHTED]
    for kind in range(1, i64(cards.KINDS + 1)):
        if cards.FEMALE[kind]:
            place = c[layout.AT + kind]
            if place != board.NOWHERE and place < board.SPACES and movable & bit_mask(place):
                moves = add_moves_to_spaces(
                    moves, place, layout.free_spaces(c, spaces_of_same_zone(place))
                )
    return moves


def minstrel_moves(c: vec[i64], origin: i64) -> vec[i64]:
    """Two single unprotected cards on adjacent court spaces change places (C37)."""
    moves = vec[i64](capacity=16)
    spaces = (
        unprotected_spaces(c) & ~c[layout.KNIGHTED] & board.ADJACENT[origin] & board.COURT_SPACES
    )
    while spaces:
        first = lowest_bit(spaces)
        spaces &= spaces - 1
        moves = add_moves_to_spaces(moves, first, spaces)
    return moves


def sentry_moves(c: vec[i64]) -> vec[i64]:
    """Move one soldier to any free wall space (C45)."""
    moves = vec[i64](capacity=16)
    soldiers = unprotected_spaces(c) & ~c[layout.KNIGHTED] & board.WALL_SPACES
    goals = layout.free_spaces(c, board.WALL_SPACES)
    while soldiers:
        moves = add_moves_to_spaces(moves, lowest_bit(soldiers), goals)
        soldiers &= soldiers - 1
    return moves


def fairy_moves(c: vec[i64]) -> vec[i64]:
    """Move one castle card outside, a Knight onto a card there (C54)."""
    moves = vec[i64](capacity=16)
    spaces = unprotected_spaces(c)
    while spaces:
        start = lowest_bit(spaces)
        if (c[layout.KNIGHTED] >> start) & 1:
            moves = add_moves_outside(moves, start, c[layout.OCCUPIED_OUT])
        else:
            moves = append(moves, move_codes.board_move(start, board.OUT))
        spaces &= spaces - 1
    return moves


# tokens


def cards_with_tokens(c: vec[i64], spaces: i64, outside: i64) -> vec[i64]:
    """The cards with a token on these places, beneath Knights too, in place order.

    Each is `rank << TOKEN_BITS | token`.
    """
    found = vec[i64](capacity=32)
    rank: i64 = 0
    left = c[layout.OCCUPIED]
    while left:
        space = lowest_bit(left)
        stack = c[layout.STACKS + space]
        if (spaces >> space) & 1:
            found = add_cards_with_tokens(found, stack, rank)
        rank += layout.stack_height(stack)
        left &= left - 1
    left = c[layout.OCCUPIED_OUT] & outside
    while left:
        stack = c[layout.STACKS + board.SPACES + lowest_bit(left)]
        found = add_cards_with_tokens(found, stack, rank)
        rank += layout.stack_height(stack)
        left &= left - 1
    return found


def add_cards_with_tokens(found: vec[i64], stack: i64, rank: i64) -> vec[i64]:
    """The bearers found, and those of one stack whose bottom card has this rank."""
    while stack:
        if layout.token_of(stack):
            found = append(found, rank << layout.TOKEN_BITS | layout.token_of(stack))
        rank += 1
        stack >>= layout.CARD_BITS
    return found


def schemer_moves(c: vec[i64], origin: i64) -> vec[i64]:
    """Swap the tokens of two other cards, both with tokens (C30)."""
    moves = vec[i64](capacity=64)
    bearing = cards_with_tokens(c, ~bit_mask(origin), EVERYWHERE)
    for first in range(i64(len(bearing))):
        for second in range(first + 1, i64(len(bearing))):
            moves = append(
                moves,
                move_codes.token_swap_move(
                    rank_of_bearer(bearing[first]), rank_of_bearer(bearing[second])
                ),
            )
    return moves


def spy_moves(c: vec[i64], origin: i64, least: i64) -> vec[i64]:
    """Swap two tokens of different colours of adjacent cards, later than before; or stop (C31)."""
    moves = vec[i64](capacity=16)
    bearing = cards_with_tokens(c, board.ADJACENT[origin], 0)
    for first in range(i64(len(bearing))):
        earlier = bearing[first]
        second = first + 1
        while rank_of_bearer(earlier) >= least and second < len(bearing):
            if layout.token_of(bearing[second]) != layout.token_of(earlier):
                moves = append(
                    moves,
                    move_codes.token_swap_move(
                        rank_of_bearer(earlier), rank_of_bearer(bearing[second])
                    ),
                )
            second += 1
    return append(moves, move_codes.DONE) if len(moves) else moves


def thief_moves(c: vec[i64], origin: i64) -> vec[i64]:
    """Remove the token of one adjacent card (C32)."""
    moves = vec[i64](capacity=16)
    for bearer in cards_with_tokens(c, board.ADJACENT[origin], 0):
        moves = append(moves, move_codes.UNTOKEN + rank_of_bearer(bearer))
    return moves


def merchant_moves(c: vec[i64]) -> vec[i64]:
    """Replace a token of another player by yours (C36)."""
    moves = vec[i64](capacity=32)
    mine = c[layout.TURN] + 1
    for bearer in cards_with_tokens(c, EVERYWHERE, EVERYWHERE):
        if layout.token_of(bearer) != mine:
            moves = append(moves, move_codes.CLAIM + rank_of_bearer(bearer))
    return moves


def rank_of_bearer(bearer: i64) -> i64:
    """The rank of a card from `cards_with_tokens`."""
    return bearer >> layout.TOKEN_BITS


# hands and the reserve


def courtesan_moves(c: vec[i64]) -> vec[i64]:
    """Swap a hand card with a random one of another hand (C28)."""
    moves = vec[i64](capacity=32)
    hand = require_known(c[layout.HANDS + c[layout.TURN]])
    while hand:
        kind = first_kind(hand)
        for other in range(c[layout.SEATS]):
            if other != c[layout.TURN] and c[layout.SIZES + other]:
                moves = append(moves, move_codes.card_to_seat_move(move_codes.TRADE, kind, other))
        hand = without_kind(hand, kind)
    return moves


def jester_moves(c: vec[i64], seat: i64) -> vec[i64]:
    """Pass one card of your choice (C38)."""
    moves = vec[i64](capacity=16)
    hand = c[layout.HANDS + seat]
    while hand:
        kind = first_kind(hand)
        moves = append(moves, move_codes.PASS + kind - 1)
        hand = without_kind(hand, kind)
    return moves


def advisor_moves(c: vec[i64]) -> vec[i64]:
    """Put a reserve card into play, obeying its placement rules (C29)."""
    moves = vec[i64](capacity=64)
    reserve = c[layout.RESERVE]
    while reserve:
        kind = first_kind(reserve)
        moves = add_laying_moves(moves, c, move_codes.ENTER, kind)
        reserve = without_kind(reserve, kind)
    return moves


def witch_moves(c: vec[i64]) -> vec[i64]:
    """Give one reserve card to a hand (C48)."""
    moves = vec[i64](capacity=64)
    reserve = c[layout.RESERVE]
    while reserve:
        kind = first_kind(reserve)
        for seat in range(c[layout.SEATS]):
            moves = append(moves, move_codes.card_to_seat_move(move_codes.GIVE, kind, seat))
        reserve = without_kind(reserve, kind)
    return moves


def alchemist_moves(c: vec[i64], given: i64, taken: i64) -> vec[i64]:
    """Exchange a hand card, not the one taken, for a reserve card, not the one given (C49)."""
    hand = require_known(c[layout.HANDS + c[layout.TURN]])
    reserve = c[layout.RESERVE]
    if given != cards.NO_CARD:
        hand -= UNIT[taken]
        reserve -= UNIT[given]
    return add_pair_moves(vec[i64](capacity=64), move_codes.EXCHANGE, hand, reserve)


def add_pair_moves(moves: vec[i64], verb: i64, hand: i64, reserve: i64) -> vec[i64]:
    """The moves, and those that give a hand card for a reserve card."""
    others = kinds_in(reserve)
    while hand:
        mine = first_kind(hand)
        for kind in others:
            moves = append(moves, move_codes.pair_move(verb, mine, kind))
        hand = without_kind(hand, mine)
    return moves
