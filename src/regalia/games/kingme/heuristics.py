"""A hand-made feeling for King Me!: what a move is worth to a seat, and who is ahead."""

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from regalia.games.kingme.courtiers import DIGNITARIES, FAVOURITES, NOBLES, THRONE
from regalia.games.kingme.layout import (
    FLOOR,
    GOAL,
    NOES,
    OVER,
    PHASE,
    ROUND,
    ROUNDS,
    SCORE,
    SEATS,
    block,
    where,
)
from regalia.games.kingme.moves import ASCENTS, YES, courtier_of, floor_of
from regalia.games.kingme.scoring import winners, worth
from regalia.kernel.rng import Rng
from regalia.kernel.state import State

POINT: Final = 8  # worths are in eighths of a point
NOISE: Final = 24  # how far a quick player may misjudge a move
FAIR: Final = 15  # what a round usually brings

WIN: Final = 0.8  # what winning counts; the rest is for winning clearly
LEAD: Final = 7.0  # points ahead that make a win likely with one round to go


def favours(c: vec[i64], seat: i64, courtier: i64) -> bool:
    """Whether a courtier stands on the seat's goal of this round."""
    return (FAVOURITES[c[block(seat) + GOAL + c[ROUND]]] >> courtier) & 1 != 0


def vetoers(c: vec[i64], seat: i64) -> i64:
    """How many of the other seats can still say No."""
    found: i64 = 0
    other: i64 = 0
    while other < c[SEATS]:
        if other != seat and c[block(other) + NOES]:
            found += 1
        other += 1
    return found


def standing(c: vec[i64], seat: i64) -> i64:
    """What the round would bring a seat if it ended now, compared with what rounds bring."""
    return worth(c, c[block(seat) + GOAL + c[ROUND]]) - FAIR


def score_move(c: vec[i64], seat: i64, move: i64) -> i64:
    """What a legal move seems to be worth to its seat."""
    if move >= YES:
        return worth_of_vote(c, seat, move)
    courtier = courtier_of(move)
    mine = favours(c, seat, courtier)
    if move < ASCENTS:
        floor = floor_of(move)
        return floor * POINT if mine else -floor * POINT // 2
    floor = where(c, courtier)
    if floor == NOBLES:
        return worth_of_nomination(c, seat, mine)
    if floor < DIGNITARIES:
        return POINT + floor if mine else -POINT // 2
    # among the nobles a favourite counts more, but anybody can nominate it to its ruin
    if mine:
        return POINT - POINT * min(vetoers(c, seat), 2)
    return POINT // 2


def worth_of_nomination(c: vec[i64], seat: i64, mine: bool) -> i64:
    """What it is worth to step onto the throne: a crown, a lost favourite, or Noes drawn out."""
    others = vetoers(c, seat)
    if mine:
        return 12 * POINT if not others else -4 * POINT
    if others or c[block(seat) + NOES]:
        return 2 * POINT
    return standing(c, seat) * POINT // 2


def worth_of_vote(c: vec[i64], seat: i64, move: i64) -> i64:
    """What a vote is worth: a favourite is crowned, a stranger only if the round went well."""
    if move == YES:
        return 0
    nominee = c[FLOOR + THRONE] - 1
    if favours(c, seat, nominee):
        return -5 * POINT
    # a No card is worth keeping as long as others are likely to play theirs
    return 2 * POINT - standing(c, seat) * POINT // 2 - 2 * POINT * vetoers(c, seat)


def quick_move(c: vec[i64], seat: i64, legal: vec[i64], rng: Rng) -> i64:
    """The move that seems best at a hasty glance."""
    chosen = legal[0]
    best: i64 = -1000000
    for move in legal:
        seems = score_move(c, seat, move) + rng.below(NOISE)
        if seems > best:
            best = seems
            chosen = move
    return chosen


def evaluate(c: vec[i64]) -> vec[float]:
    """Each seat's share of the win by its lead over the best of the others."""
    seats = c[SEATS]
    shares = vec[float]([0.0] * seats)
    left = float(c[ROUNDS] - c[ROUND])
    over = c[PHASE] == OVER
    scale = LEAD if over else LEAD * math.sqrt(left)
    seat: i64 = 0
    while seat < seats:
        best: i64 = -1
        other: i64 = 0
        while other < seats:
            if other != seat:
                best = max(best, points(c, other))
            other += 1
        ahead = float(points(c, seat) - best)
        shares[seat] = 1.0 / (1.0 + math.exp(-ahead / scale))
        if over:
            shares[seat] *= 1.0 - WIN
        seat += 1
    if over:
        won = winners(c)
        for seat in won:
            shares[seat] += WIN / float(len(won))
    return shares


def points(c: vec[i64], seat: i64) -> i64:
    """All that a seat has scored so far."""
    me = block(seat)
    return c[me + SCORE] + c[me + SCORE + 1] + c[me + SCORE + 2]


def play_the_round(state: State, rng: Rng) -> None:
    """Plays on quickly until the round is scored."""
    c = state.cells
    number = c[ROUND]
    while state.pending and c[ROUND] == number:
        seat: i64 = 0
        while not (state.pending >> seat) & 1:
            seat += 1
        state.apply(seat, quick_move(c, seat, state.legal(seat), rng))
