"""The legal moves of each power, one small function per power that asks for a choice.

`origin` is the place on which the card with the power has arrived. No card targets itself (C7).
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from regalia.games.castle.card_tracking.multisets import UNIT, first_kind, kinds_in, without_kind
from regalia.games.castle.rules.board import (
    ADJACENT,
    COURT_SPACES,
    NOWHERE,
    OUT,
    SPACES,
    TOWER_SPACES,
    WALL_SPACES,
    bit_mask,
    lowest_bit,
    spaces_of_same_zone,
)
from regalia.games.castle.rules.cards import (
    ADVISOR,
    ALCHEMIST,
    ARCHER,
    ASSASSIN,
    BARBARIAN,
    BLACK_KNIGHT,
    COURTESAN,
    COURTIER,
    DRAGON,
    FAIRY,
    FEMALE,
    JESTER,
    KINDS,
    KING,
    LADY_IN_WAITING,
    MAGICIAN,
    MALE,
    MERCHANT,
    MINSTREL,
    MISTRESS,
    NO_CARD,
    PRINCE_CHARMING,
    PRINCESS,
    QUEEN,
    SCHEMER,
    SENTRY,
    SPY,
    THIEF,
    TRAITOR,
    WITCH,
)
from regalia.games.castle.rules.layout import (
    AT,
    CARD_BITS,
    CARD_MASK,
    HANDS,
    KNIGHTED,
    KNIGHTED_OUT,
    NO_TOKEN,
    OCCUPIED,
    OCCUPIED_OUT,
    RESERVE,
    SEATS,
    SIZES,
    STACKS,
    TOKEN_BITS,
    TURN,
    at_court,
    free_spaces,
    stack_height,
    token_of,
    top_kind,
)
from regalia.games.castle.rules.move_codes import (
    CLAIM,
    DONE,
    ENTER,
    EXCHANGE,
    GIVE,
    KILL,
    MOVE,
    PASS,
    RETURN,
    SHELVE,
    TOKENS,
    TRADE,
    UNTOKEN,
    board_move,
    card_to_seat_move,
    pair_move,
    token_swap_move,
)
from regalia.games.castle.rules.placing import add_laying_moves
from regalia.games.castle.rules.protection import unprotected_spaces
from regalia.games.castle.rules.tasks import (
    A_KNIGHT,
    FAVOUR,
    OUTSIDE_CARD,
    THE_KING,
    arrival_place,
    asking_card,
    last_card_given,
    last_card_taken,
    task_memory,
)
from regalia.kernel.view import require_known

EVERYWHERE: Final = -1  # as a mask

# the verb of the move that each power asks for; other cards ask for nothing
VERB_OF_POWER: Final = (
    (KING, RETURN),
    (FAVOUR, RETURN),
    (QUEEN, RETURN),
    (PRINCESS, MOVE),
    (PRINCE_CHARMING, MOVE),
    (MISTRESS, MOVE),
    (LADY_IN_WAITING, RETURN),
    (COURTIER, RETURN),
    (COURTESAN, TRADE),
    (ADVISOR, ENTER),
    (SCHEMER, TOKENS),
    (SPY, TOKENS),
    (THIEF, UNTOKEN),
    (ASSASSIN, KILL),
    (MERCHANT, CLAIM),
    (MINSTREL, MOVE),
    (JESTER, PASS),
    (BLACK_KNIGHT, RETURN),
    (TRAITOR, RETURN),
    (SENTRY, MOVE),
    (MAGICIAN, SHELVE),
    (ARCHER, RETURN),
    (WITCH, GIVE),
    (ALCHEMIST, EXCHANGE),
    (BARBARIAN, RETURN),
    (DRAGON, RETURN),
    (FAIRY, MOVE),
)
NOTHING: Final = -1


def verbs_asked() -> list[int]:
    """The verb that each power asks for, by the kind of its card or FAVOUR."""
    found = [NOTHING] * (FAVOUR + 1)
    for asks, verb in VERB_OF_POWER:
        found[asks] = verb
    return found


VERB_ASKED: Final = vec[i64](verbs_asked())


def legal_choices(c: vec[i64], task: i64) -> vec[i64]:
    """All moves that a waiting power allows now, each once."""
    asks = asking_card(task)
    verb = VERB_ASKED[asks]
    if verb == RETURN:
        return legal_returns(c, asks, arrival_place(task), task_memory(task))
    if verb == MOVE:
        return legal_board_moves(c, asks, arrival_place(task), task_memory(task))
    if verb >= TOKENS and verb < TRADE:
        return legal_token_moves(c, asks, arrival_place(task), task_memory(task))
    if verb >= TRADE or verb == ENTER:
        return legal_card_moves(c, asks, task)
    if verb == KILL:
        return moves_on_places(
            KILL, unprotected_spaces(c) & ADJACENT[arrival_place(task)] & ~uncovered_king(c), 0
        )  # C33
    return moves_on_places(
        SHELVE, unprotected_spaces(c) & ~bit_mask(arrival_place(task)), c[OCCUPIED_OUT]
    )  # C46


def legal_returns(c: vec[i64], asks: i64, origin: i64, step: i64) -> vec[i64]:
    """The cards that a power may return, outside (C47, C52) or in the castle."""
    if asks == ARCHER:
        return moves_on_places(RETURN, 0, c[OCCUPIED_OUT])
    if asks == DRAGON and step == OUTSIDE_CARD:
        return moves_on_places(RETURN, 0, c[OCCUPIED_OUT] & ~bit_mask(origin - SPACES))
    return moves_on_places(RETURN, unprotected_spaces(c) & returnable_spaces(c, asks, origin), 0)


def returnable_spaces(c: vec[i64], asks: i64, origin: i64) -> i64:
    """The spaces of the castle from which a power returns a card."""
    if asks == KING:  # C20: any other castle card
        return ~bit_mask(origin)
    if asks == FAVOUR:  # C20: a castle card other than the King
        return ~uncovered_king(c)
    if asks == QUEEN:  # C21: any other court card
        return COURT_SPACES & ~bit_mask(origin)
    if asks == LADY_IN_WAITING:  # C26: a man from an adjacent space
        return spaces_with_men(c, ADJACENT[origin])
    if asks == COURTIER:  # C27: an adjacent castle card
        return ADJACENT[origin]
    if asks == BLACK_KNIGHT:  # C40: a Knight from an adjacent space
        return ADJACENT[origin] & c[KNIGHTED]
    if asks == TRAITOR:  # C43: a card from an adjacent court space
        return ADJACENT[origin] & COURT_SPACES
    return TOWER_SPACES | WALL_SPACES  # C51 and C52: a tower or wall card


def legal_board_moves(c: vec[i64], asks: i64, origin: i64, wanted: i64) -> vec[i64]:
    """The moves that a power allows."""
    if asks == SENTRY:
        return sentry_moves(c)
    if asks == PRINCESS:
        return add_knight_moves(vec[i64](capacity=16), c)
    if asks == PRINCE_CHARMING:
        return prince_charming_moves(c)
    if asks == MISTRESS:
        return mistress_moves(c, wanted)
    return minstrel_moves(c, origin) if asks == MINSTREL else fairy_moves(c)


def legal_token_moves(c: vec[i64], asks: i64, origin: i64, least: i64) -> vec[i64]:
    """The changes of tokens that a power allows."""
    if asks == MERCHANT:
        return merchant_moves(c)
    if asks == SCHEMER:
        return schemer_moves(c, origin)
    return spy_moves(c, origin, least) if asks == SPY else thief_moves(c, origin)


def legal_card_moves(c: vec[i64], asks: i64, task: i64) -> vec[i64]:
    """What a power lets one do with cards of the hand and the reserve."""
    if asks == COURTESAN:
        return courtesan_moves(c)
    if asks == ADVISOR:
        return advisor_moves(c)
    if asks == WITCH:
        return witch_moves(c)
    return alchemist_moves(c, last_card_given(task), last_card_taken(task))


def favoured_token(c: vec[i64]) -> i64:
    """The token of the Mistress at court, who returns a card for the King (C20); 0 for none."""
    if not at_court(c, MISTRESS):
        return NO_TOKEN
    return token_of(c[STACKS + c[AT + MISTRESS]] & CARD_MASK)


def uncovered_king(c: vec[i64]) -> i64:
    """The space where the King is the top card."""
    place = c[AT + KING]
    return i64(0) if place == NOWHERE or place >= SPACES else bit_mask(place) & ~c[KNIGHTED]


def spaces_with_men(c: vec[i64], spaces: i64) -> i64:
    """The spaces of a mask that have a man on top; a Knight is one too (C26)."""
    spaces &= c[OCCUPIED]
    found: i64 = 0
    while spaces:
        space = lowest_bit(spaces)
        if MALE[top_kind(c, space)]:
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
        moves = append(moves, verb + SPACES + lowest_bit(outside))
        outside &= outside - 1
    return moves


# moves


def add_moves_to_spaces(moves: vec[i64], start: i64, goals: i64) -> vec[i64]:
    """The moves, and those of one card to each of these spaces."""
    while goals:
        moves = append(moves, board_move(start, lowest_bit(goals)))
        goals &= goals - 1
    return moves


def add_moves_outside(moves: vec[i64], start: i64, goals: i64) -> vec[i64]:
    """The moves, and those of one card to each of these places outside."""
    while goals:
        moves = append(moves, board_move(start, SPACES + lowest_bit(goals)))
        goals &= goals - 1
    return moves


def add_knight_moves(moves: vec[i64], c: vec[i64]) -> vec[i64]:
    """The moves, and those of a Knight onto another card of its zone (C9, C23, C25)."""
    knights = c[KNIGHTED] & unprotected_spaces(c)
    while knights:
        start = lowest_bit(knights)
        moves = add_moves_to_spaces(
            moves, start, c[OCCUPIED] & spaces_of_same_zone(start) & ~bit_mask(start)
        )
        knights &= knights - 1
    knights = c[KNIGHTED_OUT]
    while knights:
        start = lowest_bit(knights)
        moves = add_moves_outside(moves, SPACES + start, c[OCCUPIED_OUT] & ~bit_mask(start))
        knights &= knights - 1
    return moves


def add_king_moves(moves: vec[i64], c: vec[i64]) -> vec[i64]:
    """The moves, and those of the King to a free court space (C9, C25)."""
    if uncovered_king(c) & unprotected_spaces(c):
        moves = add_moves_to_spaces(moves, c[AT + KING], free_spaces(c, COURT_SPACES))
    return moves


def mistress_moves(c: vec[i64], wanted: i64) -> vec[i64]:
    """Move the King, a Knight, or either first (C25)."""
    moves = vec[i64](capacity=16)
    if wanted & THE_KING:
        moves = add_king_moves(moves, c)
    if wanted & A_KNIGHT:
        moves = add_knight_moves(moves, c)
    return moves


def prince_charming_moves(c: vec[i64]) -> vec[i64]:
    """Move one female character within her zone (C24)."""
    moves = vec[i64](capacity=16)
    movable = unprotected_spaces(c) & ~c[KNIGHTED]
    kind: i64 = 1
    while kind <= KINDS:
        if FEMALE[kind]:
            place = c[AT + kind]
            if place != NOWHERE and place < SPACES and movable & bit_mask(place):
                moves = add_moves_to_spaces(
                    moves, place, free_spaces(c, spaces_of_same_zone(place))
                )
        kind += 1
    return moves


def minstrel_moves(c: vec[i64], origin: i64) -> vec[i64]:
    """Two single unprotected cards on adjacent court spaces change places (C37)."""
    moves = vec[i64](capacity=16)
    spaces = unprotected_spaces(c) & ~c[KNIGHTED] & ADJACENT[origin] & COURT_SPACES
    while spaces:
        first = lowest_bit(spaces)
        spaces &= spaces - 1
        moves = add_moves_to_spaces(moves, first, spaces)
    return moves


def sentry_moves(c: vec[i64]) -> vec[i64]:
    """Move one soldier to any free wall space (C45)."""
    moves = vec[i64](capacity=16)
    soldiers = unprotected_spaces(c) & ~c[KNIGHTED] & WALL_SPACES
    goals = free_spaces(c, WALL_SPACES)
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
        if (c[KNIGHTED] >> start) & 1:
            moves = add_moves_outside(moves, start, c[OCCUPIED_OUT])
        else:
            moves = append(moves, board_move(start, OUT))
        spaces &= spaces - 1
    return moves


# tokens


def cards_with_tokens(c: vec[i64], spaces: i64, outside: i64) -> vec[i64]:
    """The cards with a token on these places, beneath Knights too, in place order.

    Each is `rank << TOKEN_BITS | token`.
    """
    found = vec[i64](capacity=32)
    rank: i64 = 0
    left = c[OCCUPIED]
    while left:
        space = lowest_bit(left)
        stack = c[STACKS + space]
        if (spaces >> space) & 1:
            found = add_cards_with_tokens(found, stack, rank)
        rank += stack_height(stack)
        left &= left - 1
    left = c[OCCUPIED_OUT] & outside
    while left:
        stack = c[STACKS + SPACES + lowest_bit(left)]
        found = add_cards_with_tokens(found, stack, rank)
        rank += stack_height(stack)
        left &= left - 1
    return found


def add_cards_with_tokens(found: vec[i64], stack: i64, rank: i64) -> vec[i64]:
    """The bearers found, and those of one stack whose bottom card has this rank."""
    while stack:
        if token_of(stack):
            found = append(found, rank << TOKEN_BITS | token_of(stack))
        rank += 1
        stack >>= CARD_BITS
    return found


def schemer_moves(c: vec[i64], origin: i64) -> vec[i64]:
    """Swap the tokens of two other cards, both with tokens (C30)."""
    moves = vec[i64](capacity=64)
    bearing = cards_with_tokens(c, ~bit_mask(origin), EVERYWHERE)
    first: i64 = 0
    while first < len(bearing):
        second = first + 1
        while second < len(bearing):
            moves = append(
                moves,
                token_swap_move(rank_of_bearer(bearing[first]), rank_of_bearer(bearing[second])),
            )
            second += 1
        first += 1
    return moves


def spy_moves(c: vec[i64], origin: i64, least: i64) -> vec[i64]:
    """Swap two tokens of different colours of adjacent cards, later than before; or stop (C31)."""
    moves = vec[i64](capacity=16)
    bearing = cards_with_tokens(c, ADJACENT[origin], 0)
    first: i64 = 0
    while first < len(bearing):
        earlier = bearing[first]
        second = first + 1
        while rank_of_bearer(earlier) >= least and second < len(bearing):
            if token_of(bearing[second]) != token_of(earlier):
                moves = append(
                    moves, token_swap_move(rank_of_bearer(earlier), rank_of_bearer(bearing[second]))
                )
            second += 1
        first += 1
    return append(moves, DONE) if len(moves) else moves


def thief_moves(c: vec[i64], origin: i64) -> vec[i64]:
    """Remove the token of one adjacent card (C32)."""
    moves = vec[i64](capacity=16)
    for bearer in cards_with_tokens(c, ADJACENT[origin], 0):
        moves = append(moves, UNTOKEN + rank_of_bearer(bearer))
    return moves


def merchant_moves(c: vec[i64]) -> vec[i64]:
    """Replace a token of another player by yours (C36)."""
    moves = vec[i64](capacity=32)
    mine = c[TURN] + 1
    for bearer in cards_with_tokens(c, EVERYWHERE, EVERYWHERE):
        if token_of(bearer) != mine:
            moves = append(moves, CLAIM + rank_of_bearer(bearer))
    return moves


def rank_of_bearer(bearer: i64) -> i64:
    """The rank of a card from `cards_with_tokens`."""
    return bearer >> TOKEN_BITS


# hands and the reserve


def courtesan_moves(c: vec[i64]) -> vec[i64]:
    """Swap a hand card with a random one of another hand (C28)."""
    moves = vec[i64](capacity=32)
    hand = require_known(c[HANDS + c[TURN]])
    while hand:
        kind = first_kind(hand)
        other: i64 = 0
        while other < c[SEATS]:
            if other != c[TURN] and c[SIZES + other]:
                moves = append(moves, card_to_seat_move(TRADE, kind, other))
            other += 1
        hand = without_kind(hand, kind)
    return moves


def jester_moves(c: vec[i64], seat: i64) -> vec[i64]:
    """Pass one card of your choice (C38)."""
    moves = vec[i64](capacity=16)
    hand = c[HANDS + seat]
    while hand:
        kind = first_kind(hand)
        moves = append(moves, PASS + kind - 1)
        hand = without_kind(hand, kind)
    return moves


def advisor_moves(c: vec[i64]) -> vec[i64]:
    """Put a reserve card into play, obeying its placement rules (C29)."""
    moves = vec[i64](capacity=64)
    reserve = c[RESERVE]
    while reserve:
        kind = first_kind(reserve)
        moves = add_laying_moves(moves, c, ENTER, kind)
        reserve = without_kind(reserve, kind)
    return moves


def witch_moves(c: vec[i64]) -> vec[i64]:
    """Give one reserve card to a hand (C48)."""
    moves = vec[i64](capacity=64)
    reserve = c[RESERVE]
    while reserve:
        kind = first_kind(reserve)
        seat: i64 = 0
        while seat < c[SEATS]:
            moves = append(moves, card_to_seat_move(GIVE, kind, seat))
            seat += 1
        reserve = without_kind(reserve, kind)
    return moves


def alchemist_moves(c: vec[i64], given: i64, taken: i64) -> vec[i64]:
    """Exchange a hand card, not the one taken, for a reserve card, not the one given (C49)."""
    hand = require_known(c[HANDS + c[TURN]])
    reserve = c[RESERVE]
    if given != NO_CARD:
        hand -= UNIT[taken]
        reserve -= UNIT[given]
    return add_pair_moves(vec[i64](capacity=64), EXCHANGE, hand, reserve)


def add_pair_moves(moves: vec[i64], verb: i64, hand: i64, reserve: i64) -> vec[i64]:
    """The moves, and those that give a hand card for a reserve card."""
    others = kinds_in(reserve)
    while hand:
        mine = first_kind(hand)
        for kind in others:
            moves = append(moves, pair_move(verb, mine, kind))
        hand = without_kind(hand, mine)
    return moves
