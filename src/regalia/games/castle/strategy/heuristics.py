"""A hand-made feeling for Castle: what a choice is worth, and who is ahead."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from regalia.games.castle.rules.board import SPACES, lowest
from regalia.games.castle.rules.ending import winners
from regalia.games.castle.rules.layout import (
    ENDING,
    GOING,
    LEFT,
    OCCUPIED_OUT,
    SEATS,
    SIZES,
    STACKS,
    TASKS,
    token_of,
    top,
)
from regalia.games.castle.rules.moves import (
    DRAW,
    ENTER,
    EXCHANGE,
    GIVE,
    KILL,
    MOVE,
    PLAY,
    RETURN,
    SHELVE,
    sent_seat,
)
from regalia.games.castle.rules.protection import unprotected
from regalia.kernel.heuristics import Heuristics, shares_by_lead, with_the_win
from regalia.kernel.rng import Rng
from regalia.kernel.state import State

NOISE: Final = 6  # how far a quick player may misjudge a choice
SAMPLE: Final = 10  # how many of the legal moves a quick player looks at
FAR: Final = 40  # how many moves a quick game goes on

WIN: Final = 0.8  # what winning counts; the rest is for winning clearly
LEAD: Final = 4.5  # actions ahead that make a win likely
HELD: Final = 1.3  # the actions that a card in hand costs: it is to be played, and may be stuck
UNDRAWN: Final = 2.0  # the actions that a card of the deck costs
EXPOSED: Final = 0.22  # the actions that a card costs its owner which others can return
CHAIN: Final = 8  # how many choices of one action are followed


class CastleHeuristics(Heuristics):
    """Counts the actions that each seat still needs."""

    def prior(self, state: State, seat: i64, move: i64) -> i64:
        return prior(state.cells, seat, move)

    def score_move(self, state: State, seat: i64, move: i64) -> float:
        return score_move(state, seat, move)

    def rollout(self, state: State, rng: Rng) -> None:
        play_on(state, rng, FAR)

    def evaluate(self, state: State) -> vec[float]:
        return evaluate(state.cells)


def prior(c: vec[i64], seat: i64, move: i64) -> i64:
    """What a choice seems to be worth, without looking at what follows."""
    if move >= PLAY:
        if move < ENTER:
            return 10
        if move < RETURN:
            return 5
        if move < KILL:
            return 6 * owner_pays(c, seat, move - RETURN)
        if move < SHELVE:
            return -2 * owner_pays(c, seat, move - KILL)
        if move < MOVE:
            return -2 * owner_pays(c, seat, move - SHELVE)
        if GIVE <= move < EXCHANGE:
            return -6 if sent_seat(GIVE, move) == seat else 4
        return 0
    return 8 if move == DRAW else 0


def owner_pays(c: vec[i64], seat: i64, place: i64) -> i64:
    """1 if the top card of a place is another's, -1 if it is the seat's own, 0 if nobody's."""
    token = token_of(top(c[STACKS + place]))
    if not token:
        return 0
    return -1 if token == seat + 1 else 1


def quick_move(c: vec[i64], seat: i64, legal: vec[i64], rng: Rng) -> i64:
    """The best of a few legal moves at a hasty glance."""
    size = len(legal)
    chosen = legal[0]
    best: i64 = -1000
    look: i64 = 0
    while look < SAMPLE:
        move = legal[look] if size <= SAMPLE else legal[rng.below(size)]
        seems = prior(c, seat, move) + rng.below(NOISE)
        if seems > best:
            best = seems
            chosen = move
        look += 1
        if look == size:
            break
    return chosen


def play_on(state: State, rng: Rng, moves: i64) -> None:
    """Plays so many quick moves, or to the end."""
    c = state.cells
    while moves > 0 and state.pending:
        seat: i64 = 0
        while not (state.pending >> seat) & 1:
            seat += 1
        state.apply(seat, quick_move(c, seat, state.legal(seat), rng))
        moves -= 1


def need(c: vec[i64], seat: i64) -> float:
    """The actions a seat still needs: to draw its deck, to play every card, and some again."""
    return HELD * float(c[SIZES + seat]) + UNDRAWN * float(c[LEFT + seat])


def risk(c: vec[i64], seat: i64) -> float:
    """The actions that a seat's exposed cards may cost it."""
    mine = seat + 1
    cards: i64 = 0
    spaces = unprotected(c)
    while spaces:
        if token_of(top(c[STACKS + lowest(spaces)])) == mine:
            cards += 1
        spaces &= spaces - 1
    spaces = c[OCCUPIED_OUT]
    while spaces:
        if token_of(top(c[STACKS + SPACES + lowest(spaces)])) == mine:
            cards += 1
        spaces &= spaces - 1
    return EXPOSED * float(cards)


def lead(c: vec[i64], seat: i64) -> float:
    """How many actions a seat is ahead of the best of the others."""
    best = 1000.0
    other: i64 = 0
    while other < c[SEATS]:
        if other != seat:
            best = min(best, need(c, other) + risk(c, other))
        other += 1
    return best - need(c, seat) - risk(c, seat)


def score_move(state: State, seat: i64, move: i64) -> float:
    """The lead after a move and the seat's own best guesses for what its power asks next."""
    after = state.copy()
    after.apply(seat, move)
    c = after.cells
    left: i64 = CHAIN
    while left > 0 and after.pending == i64(1) << seat and c[TASKS]:
        legal = after.legal(seat)
        best = legal[0]
        for one in legal:
            if prior(c, seat, one) > prior(c, seat, best):
                best = one
        after.apply(seat, best)
        left -= 1
    if not after.pending:  # a turn may also end in a blockage (C14)
        return 1000.0 if seat in winners(c) else -1000.0
    return lead(c, seat)


def evaluate(c: vec[i64]) -> vec[float]:
    """Each seat's share of the win by its lead, and who has won."""
    seats = c[SEATS]
    standing = vec[float]([0.0] * seats)
    seat: i64 = 0
    while seat < seats:
        standing[seat] = -need(c, seat) - risk(c, seat)
        seat += 1
    shares = shares_by_lead(standing, LEAD)
    return shares if c[ENDING] == GOING else with_the_win(shares, winners(c), WIN)
