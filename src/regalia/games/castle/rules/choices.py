"""The legal moves of each power, one small function per power that asks for a choice.

A power is the kind of its card, or FAVOUR; `power_place` is where the card has arrived. No card
targets itself (C7).
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from regalia.games.castle.card_tracking.multisets import (
    UNIT,
    first_kind,
    kinds_in,
    kinds_mask,
    without_kind,
)
from regalia.games.castle.rules import board, cards, layout, move_codes, tasks
from regalia.games.castle.rules.board import bit_mask, lowest_bit_index, spaces_of_same_zone
from regalia.games.castle.rules.placing import add_laying_moves
from regalia.games.castle.rules.protection import unprotected_spaces
from regalia.kernel.cells import Cells
from regalia.kernel.view import require_not_hidden

EVERYWHERE: Final = -1  # a mask with all bits

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
NO_VERB: Final = -1


def verbs_by_power() -> list[int]:
    """The verb that each power asks for, by the kind of its card or FAVOUR."""
    found = [NO_VERB] * (tasks.FAVOUR + 1)
    for power, verb in VERB_OF_POWER:
        found[power] = verb
    return found


VERB_ASKED: Final = vec[i64](verbs_by_power())


def legal_choices(c: Cells, task: i64) -> vec[i64]:
    """All moves that a waiting power allows now."""
    power = tasks.asking_card(task)
    power_place = tasks.arrival_place(task)
    verb = VERB_ASKED[power]
    if verb == move_codes.RETURN:
        return legal_return_choices(c, power, power_place, tasks.task_memory(task))
    if verb == move_codes.MOVE:
        return legal_board_moves(c, power, power_place, tasks.task_memory(task))
    if verb >= move_codes.TOKENS and verb < move_codes.TRADE:
        return legal_token_moves(c, power, power_place, tasks.task_memory(task))
    if verb >= move_codes.TRADE or verb == move_codes.ENTER:
        return legal_card_moves(c, power, task)
    if verb == move_codes.KILL:  # C33
        near = unprotected_spaces(c) & board.ADJACENT[power_place]
        return moves_on_places(move_codes.KILL, near & ~space_of_uncovered_king(c), 0)
    others = unprotected_spaces(c) & ~bit_mask(power_place)  # C46
    return moves_on_places(move_codes.SHELVE, others, c[layout.OCCUPIED_OUTSIDE])


def legal_return_choices(c: Cells, power: i64, power_place: i64, step: i64) -> vec[i64]:
    """The cards that a power may return, outside (C47, C52) or in the castle."""
    if power == cards.ARCHER:
        return moves_on_places(move_codes.RETURN, 0, c[layout.OCCUPIED_OUTSIDE])
    if power == cards.DRAGON and step == tasks.OUTSIDE_CARD:
        others = c[layout.OCCUPIED_OUTSIDE] & ~bit_mask(power_place - board.SPACES)
        return moves_on_places(move_codes.RETURN, 0, others)
    spaces = unprotected_spaces(c) & returnable_spaces(c, power, power_place)
    return moves_on_places(move_codes.RETURN, spaces, 0)


def returnable_spaces(c: Cells, power: i64, power_place: i64) -> i64:
    """The spaces of the castle from which a power returns a card."""
    if power == cards.KING:  # C20: any other castle card
        return ~bit_mask(power_place)
    if power == tasks.FAVOUR:  # C20: a castle card other than the King
        return ~space_of_uncovered_king(c)
    if power == cards.QUEEN:  # C21: any other court card
        return board.COURT_SPACES & ~bit_mask(power_place)
    if power == cards.LADY_IN_WAITING:  # C26: a man from an adjacent space
        return spaces_with_men(c, board.ADJACENT[power_place])
    if power == cards.COURTIER:  # C27: an adjacent castle card
        return board.ADJACENT[power_place]
    if power == cards.BLACK_KNIGHT:  # C40: a Knight from an adjacent space
        return board.ADJACENT[power_place] & c[layout.KNIGHTED]
    if power == cards.TRAITOR:  # C43: a card from an adjacent court space
        return board.ADJACENT[power_place] & board.COURT_SPACES
    return board.TOWER_SPACES | board.WALL_SPACES  # C51 and C52: a tower or wall card


def legal_board_moves(c: Cells, power: i64, power_place: i64, still_to_move: i64) -> vec[i64]:
    """The moves of cards on the board that a power allows."""
    if power == cards.SENTRY:
        return legal_sentry_choices(c)
    if power == cards.PRINCESS:
        return add_knight_moves(vec[i64](capacity=16), c)
    if power == cards.PRINCE_CHARMING:
        return legal_prince_charming_choices(c)
    if power == cards.MISTRESS:
        return legal_mistress_choices(c, still_to_move)
    if power == cards.MINSTREL:
        return legal_minstrel_choices(c, power_place)
    return legal_fairy_choices(c)


def legal_token_moves(c: Cells, power: i64, power_place: i64, lowest_rank: i64) -> vec[i64]:
    """The changes of tokens that a power allows."""
    if power == cards.MERCHANT:
        return legal_merchant_choices(c)
    if power == cards.SCHEMER:
        return legal_schemer_choices(c, power_place)
    if power == cards.SPY:
        return legal_spy_choices(c, power_place, lowest_rank)
    return legal_thief_choices(c, power_place)


def legal_card_moves(c: Cells, power: i64, task: i64) -> vec[i64]:
    """The moves with cards of the hand and the reserve that a power allows."""
    if power == cards.COURTESAN:
        return legal_courtesan_choices(c)
    if power == cards.ADVISOR:
        return legal_advisor_choices(c)
    if power == cards.WITCH:
        return legal_witch_choices(c)
    return legal_alchemist_choices(c, tasks.last_card_given(task), tasks.last_card_taken(task))


def mistress_token_at_court(c: Cells) -> i64:
    """The token of the Mistress at court, who returns a card for the King (C20); 0 for none."""
    if not layout.is_at_court(c, cards.MISTRESS):
        return layout.NO_TOKEN
    return layout.token_of(
        c[layout.STACKS + c[layout.PLACE_OF_KIND + cards.MISTRESS]] & layout.CARD_MASK
    )


def space_of_uncovered_king(c: Cells) -> i64:
    """The space where the King is the top card."""
    place = c[layout.PLACE_OF_KIND + cards.KING]
    if place == board.NOWHERE or place >= board.SPACES:
        return 0
    return bit_mask(place) & ~c[layout.KNIGHTED]


def spaces_with_men(c: Cells, spaces: i64) -> i64:
    """The spaces of a mask that have a man on top; a Knight is one too (C26)."""
    spaces &= c[layout.OCCUPIED]
    found: i64 = 0
    while spaces:
        space = lowest_bit_index(spaces)
        if cards.MALE[layout.top_kind(c, space)]:
            found |= bit_mask(space)
        spaces &= spaces - 1
    return found


def moves_on_places(verb_start: i64, spaces_mask: i64, outside_mask: i64) -> vec[i64]:
    """One move for the top card of each of these places."""
    moves = move_codes.add_move_per_bit(vec[i64](capacity=16), verb_start, spaces_mask)
    return move_codes.add_move_per_bit(moves, verb_start + board.SPACES, outside_mask)


# moves


def add_moves_to_spaces(moves: vec[i64], start_place: i64, goals_mask: i64) -> vec[i64]:
    """Appends a move of one card to each of these spaces; returns all moves."""
    return move_codes.add_move_per_bit(moves, move_codes.board_move(start_place, 0), goals_mask)


def add_moves_outside(moves: vec[i64], start_place: i64, goals_mask: i64) -> vec[i64]:
    """Appends a move of one card to each of these places outside; returns all moves."""
    return move_codes.add_move_per_bit(
        moves, move_codes.board_move(start_place, board.SPACES), goals_mask
    )


def add_knight_moves(moves: vec[i64], c: Cells) -> vec[i64]:
    """Appends moves of a Knight onto other cards of its zone (C9, C23, C25); returns all moves."""
    knights = c[layout.KNIGHTED] & unprotected_spaces(c)
    while knights:
        start = lowest_bit_index(knights)
        others = c[layout.OCCUPIED] & ~bit_mask(start)
        moves = add_moves_to_spaces(moves, start, others & spaces_of_same_zone(start))
        knights &= knights - 1
    knights = c[layout.KNIGHTED_OUTSIDE]
    while knights:
        start = lowest_bit_index(knights)
        others = c[layout.OCCUPIED_OUTSIDE] & ~bit_mask(start)
        moves = add_moves_outside(moves, board.SPACES + start, others)
        knights &= knights - 1
    return moves


def add_king_moves(moves: vec[i64], c: Cells) -> vec[i64]:
    """Appends moves of the King to free court spaces (C9, C25); returns all moves."""
    if space_of_uncovered_king(c) & unprotected_spaces(c):
        goals = layout.free_spaces(c, board.COURT_SPACES)
        moves = add_moves_to_spaces(moves, c[layout.PLACE_OF_KIND + cards.KING], goals)
    return moves


def legal_mistress_choices(c: Cells, still_to_move: i64) -> vec[i64]:
    """Moves of the King and of Knights; one of each may be made, in any order (C25)."""
    moves = vec[i64](capacity=16)
    if still_to_move & tasks.KING_TO_MOVE:
        moves = add_king_moves(moves, c)
    if still_to_move & tasks.KNIGHT_TO_MOVE:
        moves = add_knight_moves(moves, c)
    return moves


def legal_prince_charming_choices(c: Cells) -> vec[i64]:
    """Moves of one female character within her zone (C24)."""
    moves = vec[i64](capacity=16)
    movable = unprotected_spaces(c) & ~c[layout.KNIGHTED]
    for kind in range(1, i64(cards.KINDS + 1)):
        if cards.FEMALE[kind]:
            place = c[layout.PLACE_OF_KIND + kind]
            if place != board.NOWHERE and place < board.SPACES and movable & bit_mask(place):
                goals = layout.free_spaces(c, spaces_of_same_zone(place))
                moves = add_moves_to_spaces(moves, place, goals)
    return moves


def legal_minstrel_choices(c: Cells, power_place: i64) -> vec[i64]:
    """Exchanges of two single unprotected cards on adjacent court spaces (C37)."""
    moves = vec[i64](capacity=16)
    single_cards = unprotected_spaces(c) & ~c[layout.KNIGHTED]
    spaces = single_cards & board.ADJACENT[power_place] & board.COURT_SPACES
    while spaces:
        first = lowest_bit_index(spaces)
        spaces &= spaces - 1
        moves = add_moves_to_spaces(moves, first, spaces)
    return moves


def legal_sentry_choices(c: Cells) -> vec[i64]:
    """Moves of one soldier to any free wall space (C45)."""
    moves = vec[i64](capacity=16)
    soldiers = unprotected_spaces(c) & ~c[layout.KNIGHTED] & board.WALL_SPACES
    goals = layout.free_spaces(c, board.WALL_SPACES)
    while soldiers:
        moves = add_moves_to_spaces(moves, lowest_bit_index(soldiers), goals)
        soldiers &= soldiers - 1
    return moves


def legal_fairy_choices(c: Cells) -> vec[i64]:
    """Moves of one castle card outside, where a Knight goes onto another card (C54)."""
    moves = vec[i64](capacity=16)
    spaces = unprotected_spaces(c)
    while spaces:
        start = lowest_bit_index(spaces)
        if (c[layout.KNIGHTED] >> start) & 1:
            moves = add_moves_outside(moves, start, c[layout.OCCUPIED_OUTSIDE])
        else:
            moves = append(moves, move_codes.board_move(start, board.OUT))
        spaces &= spaces - 1
    return moves


# tokens


def cards_with_tokens(c: Cells, spaces_mask: i64, outside_mask: i64) -> vec[i64]:
    """The cards with a token on these places, beneath Knights too, in place order.

    Each is `rank << TOKEN_BITS | token`.
    """
    found = vec[i64](capacity=32)
    rank: i64 = 0
    left = c[layout.OCCUPIED]
    while left:
        space = lowest_bit_index(left)
        stack = c[layout.STACKS + space]
        if (spaces_mask >> space) & 1:
            found = add_cards_with_tokens(found, stack, rank)
        rank += layout.stack_height(stack)
        left &= left - 1
    left = c[layout.OCCUPIED_OUTSIDE] & outside_mask
    while left:
        stack = c[layout.STACKS + board.SPACES + lowest_bit_index(left)]
        found = add_cards_with_tokens(found, stack, rank)
        rank += layout.stack_height(stack)
        left &= left - 1
    return found


def add_cards_with_tokens(found: vec[i64], stack: i64, rank: i64) -> vec[i64]:
    """Appends the cards of a stack that have tokens; `rank` is that of its lowest card."""
    while stack:
        if layout.token_of(stack):
            found = append(found, rank << layout.TOKEN_BITS | layout.token_of(stack))
        rank += 1
        stack >>= layout.CARD_BITS
    return found


def legal_schemer_choices(c: Cells, power_place: i64) -> vec[i64]:
    """Swaps of the tokens of two other cards (C30)."""
    moves = vec[i64](capacity=64)
    bearing = cards_with_tokens(c, ~bit_mask(power_place), EVERYWHERE)
    for first in range(i64(len(bearing))):
        earlier = rank_of_bearer(bearing[first])
        for second in range(first + 1, i64(len(bearing))):
            later = rank_of_bearer(bearing[second])
            moves = append(moves, move_codes.token_swap_move(earlier, later))
    return moves


def legal_spy_choices(c: Cells, power_place: i64, lowest_rank: i64) -> vec[i64]:
    """Swaps of two tokens of adjacent cards, each later than the one before; or to stop (C31)."""
    moves = vec[i64](capacity=16)
    bearing = cards_with_tokens(c, board.ADJACENT[power_place], 0)
    for first in range(i64(len(bearing))):
        token, earlier = layout.token_of(bearing[first]), rank_of_bearer(bearing[first])
        if earlier < lowest_rank:
            continue
        for second in range(first + 1, i64(len(bearing))):
            if layout.token_of(bearing[second]) != token:
                later = rank_of_bearer(bearing[second])
                moves = append(moves, move_codes.token_swap_move(earlier, later))
    return append(moves, move_codes.DONE) if len(moves) else moves


def legal_thief_choices(c: Cells, power_place: i64) -> vec[i64]:
    """Removals of the token of one adjacent card (C32)."""
    moves = vec[i64](capacity=16)
    for bearer in cards_with_tokens(c, board.ADJACENT[power_place], 0):
        moves = append(moves, move_codes.UNTOKEN + rank_of_bearer(bearer))
    return moves


def legal_merchant_choices(c: Cells) -> vec[i64]:
    """Replacements of another player's token by the mover's own (C36)."""
    moves = vec[i64](capacity=32)
    mine = c[layout.TURN] + 1
    for bearer in cards_with_tokens(c, EVERYWHERE, EVERYWHERE):
        if layout.token_of(bearer) != mine:
            moves = append(moves, move_codes.CLAIM + rank_of_bearer(bearer))
    return moves


def rank_of_bearer(bearer: i64) -> i64:
    """The rank of a card among all cards in play, from an entry of `cards_with_tokens`."""
    return bearer >> layout.TOKEN_BITS


# hands and the reserve


def legal_courtesan_choices(c: Cells) -> vec[i64]:
    """Trades of a hand card for a random card of another hand (C28)."""
    moves = vec[i64](capacity=32)
    for kind in kinds_in(require_not_hidden(c[layout.HANDS + c[layout.TURN]])):
        for other in range(c[layout.SEATS]):
            if other != c[layout.TURN] and c[layout.HAND_SIZES + other]:
                moves = append(moves, move_codes.card_to_seat_move(move_codes.TRADE, kind, other))
    return moves


def legal_jester_choices(c: Cells, seat: i64) -> vec[i64]:
    """The cards of the hand, one of which is to be passed on (C38)."""
    moves = vec[i64](capacity=16)
    for kind in kinds_in(c[layout.HANDS + seat]):
        moves = append(moves, move_codes.PASS + kind - 1)
    return moves


def legal_advisor_choices(c: Cells) -> vec[i64]:
    """Placements of a reserve card, by its own placement rules (C29)."""
    move_groups = vec[i64](capacity=32)
    for kind in kinds_in(c[layout.RESERVE]):
        move_groups = add_laying_moves(move_groups, c, move_codes.ENTER, kind)
    return move_codes.list_moves(move_groups)


def legal_witch_choices(c: Cells) -> vec[i64]:
    """Gifts of one reserve card to a hand (C48)."""
    moves = vec[i64](capacity=64)
    for kind in kinds_in(c[layout.RESERVE]):
        for seat in range(c[layout.SEATS]):
            moves = append(moves, move_codes.card_to_seat_move(move_codes.GIVE, kind, seat))
    return moves


def legal_alchemist_choices(c: Cells, last_given: i64, last_taken: i64) -> vec[i64]:
    """Exchanges of a hand card for a reserve card, other than those just exchanged (C49)."""
    hand = require_not_hidden(c[layout.HANDS + c[layout.TURN]])
    reserve = c[layout.RESERVE]
    if last_given != cards.NO_CARD:
        hand -= UNIT[last_taken]
        reserve -= UNIT[last_given]
    move_groups = add_pair_moves(vec[i64](capacity=32), move_codes.EXCHANGE, hand, reserve)
    return move_codes.list_moves(move_groups)


def add_pair_moves(
    move_groups: vec[i64], verb_start: i64, hand_bag: i64, reserve_bag: i64
) -> vec[i64]:
    """Appends groups of moves that give a hand card for a reserve card; returns all groups."""
    others = kinds_mask(reserve_bag)
    while hand_bag:
        kind = first_kind(hand_bag)
        move_groups = move_codes.add_group(
            move_groups, move_codes.pair_move(verb_start, kind, 1), others
        )
        hand_bag = without_kind(hand_bag, kind)
    return move_groups
