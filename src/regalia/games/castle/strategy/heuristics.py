"""A hand-made evaluation of Castle: the value of a move, and each seat's chance to win."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from regalia.games.castle.rules import layout, move_codes
from regalia.games.castle.rules.board import SPACES, lowest_bit_index
from regalia.games.castle.rules.ending import winners
from regalia.games.castle.rules.layout import token_of, top_card
from regalia.games.castle.rules.move_codes import sent_seat
from regalia.games.castle.rules.protection import unprotected_spaces
from regalia.kernel.cells import Cells
from regalia.kernel.heuristics import Heuristics, add_win_share, win_shares_by_lead
from regalia.kernel.rng import Rng
from regalia.kernel.state import State

MOVE_NOISE: Final = 6  # random noise on the value of a move in rollouts
SAMPLED_MOVES: Final = 10  # how many of the legal moves a rollout looks at
ROLLOUT_MOVES: Final = 40  # how many moves a rollout plays

WIN_WEIGHT: Final = 0.8  # the weight of the win itself; the rest goes by the lead
WINNING_LEAD_ACTIONS: Final = 4.5  # actions ahead that make a win likely
HAND_CARD_COST: Final = (
    1.3  # the actions that a card in hand costs: it is to be played, and may be stuck
)
DECK_CARD_COST: Final = 2.0  # the actions that a card of the deck costs
EXPOSED_CARD_COST: Final = 0.22  # the actions that a card costs its owner which others can return
MAX_FOLLOW_UPS: Final = 8  # how many choices of one action are followed


class CastleHeuristics(Heuristics):
    """Counts the actions that each seat still needs."""

    def prior(self, state: State, seat: i64, move: i64) -> i64:
        return move_prior(state.cells, seat, move)

    def score_move(self, state: State, seat: i64, move: i64) -> float:
        return lead_after_move(state, seat, move)

    def rollout(self, state: State, rng: Rng) -> None:
        play_quick_moves(state, rng, ROLLOUT_MOVES)

    def evaluate(self, state: State) -> vec[float]:
        return win_shares(state.cells)


def move_prior(c: Cells, seat: i64, move: i64) -> i64:
    """What a choice seems to be worth, without looking at what follows."""
    if move >= move_codes.PLAY:
        if move < move_codes.ENTER:
            return 10
        if move < move_codes.RETURN:
            return 5
        if move < move_codes.KILL:
            return 6 * rival_or_own_sign(c, seat, move - move_codes.RETURN)
        if move < move_codes.SHELVE:
            return -2 * rival_or_own_sign(c, seat, move - move_codes.KILL)
        if move < move_codes.MOVE:
            return -2 * rival_or_own_sign(c, seat, move - move_codes.SHELVE)
        if move_codes.GIVE <= move < move_codes.EXCHANGE:
            return -6 if sent_seat(move_codes.GIVE, move) == seat else 4
        return 0
    return 8 if move == move_codes.DRAW else 0


def rival_or_own_sign(c: Cells, seat: i64, place: i64) -> i64:
    """1 if the top card of a place is another's, -1 if it is the seat's own, 0 if nobody's."""
    token = token_of(top_card(c[layout.STACKS + place]))
    if not token:
        return 0
    return -1 if token == seat + 1 else 1


def quick_move(c: Cells, seat: i64, legal: vec[i64], rng: Rng) -> i64:
    """The best of a few random legal moves by their prior and some noise."""
    size = len(legal)
    chosen = legal[0]
    best: i64 = -1000
    look: i64 = 0
    while look < SAMPLED_MOVES:
        move = legal[look] if size <= SAMPLED_MOVES else legal[rng.below(size)]
        seems = move_prior(c, seat, move) + rng.below(MOVE_NOISE)
        if seems > best:
            best = seems
            chosen = move
        look += 1
        if look == size:
            break
    return chosen


def play_quick_moves(state: State, rng: Rng, moves: i64) -> None:
    """Plays so many quick moves, or to the end."""
    c = state.cells
    while moves > 0 and state.pending:
        seat: i64 = 0
        while not (state.pending >> seat) & 1:
            seat += 1
        state.apply(seat, quick_move(c, seat, state.legal(seat), rng))
        moves -= 1


def actions_needed_to_win(c: Cells, seat: i64) -> float:
    """The actions a seat still needs: to draw its deck, to play every card, and some again."""
    return HAND_CARD_COST * float(c[layout.HAND_SIZES + seat]) + DECK_CARD_COST * float(
        c[layout.DECK_SIZES + seat]
    )


def exposure_cost(c: Cells, seat: i64) -> float:
    """The actions that a seat's exposed cards may cost it."""
    mine = seat + 1
    cards: i64 = 0
    spaces = unprotected_spaces(c)
    while spaces:
        if token_of(top_card(c[layout.STACKS + lowest_bit_index(spaces)])) == mine:
            cards += 1
        spaces &= spaces - 1
    spaces = c[layout.OCCUPIED_OUTSIDE]
    while spaces:
        if token_of(top_card(c[layout.STACKS + SPACES + lowest_bit_index(spaces)])) == mine:
            cards += 1
        spaces &= spaces - 1
    return EXPOSED_CARD_COST * float(cards)


def lead_in_actions(c: Cells, seat: i64) -> float:
    """How many actions a seat is ahead of the best of the others."""
    best = 1000.0
    for other in range(c[layout.SEATS]):
        if other != seat:
            best = min(best, actions_needed_to_win(c, other) + exposure_cost(c, other))
    return best - actions_needed_to_win(c, seat) - exposure_cost(c, seat)


def lead_after_move(state: State, seat: i64, move: i64) -> float:
    """The lead after a move and the seat's own best guesses for what its power asks next."""
    after = state.copy()
    after.apply(seat, move)
    c = after.cells
    left: i64 = MAX_FOLLOW_UPS
    while left > 0 and after.pending == i64(1) << seat and c[layout.TASK_COUNT]:
        legal = after.legal(seat)
        best = legal[0]
        for one in legal:
            if move_prior(c, seat, one) > move_prior(c, seat, best):
                best = one
        after.apply(seat, best)
        left -= 1
    if not after.pending:  # a turn may also end in a blockage (C14)
        return 1000.0 if seat in winners(c) else -1000.0
    return lead_in_actions(c, seat)


def win_shares(c: Cells) -> vec[float]:
    """Each seat's share of the win by its lead, and who has won."""
    seats = c[layout.SEATS]
    standing = vec[float]([0.0] * seats)
    for seat in range(seats):
        standing[seat] = -actions_needed_to_win(c, seat) - exposure_cost(c, seat)
    shares = win_shares_by_lead(standing, WINNING_LEAD_ACTIONS)
    if c[layout.ENDING] == layout.IN_PROGRESS:
        return shares
    return add_win_share(shares, winners(c), WIN_WEIGHT)
