"""What a move of King Me! seems to be worth to its seat, at first sight."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from regalia.games.kingme.rules.courtiers import DIGNITARIES, FAVOURITES, NOBLES, THRONE
from regalia.games.kingme.rules.layout import FLOOR, GOAL, NOES, ROUND, SEATS, block, where
from regalia.games.kingme.rules.moves import ASCENTS, YES, courtier_of, floor_of
from regalia.games.kingme.rules.scoring import worth

POINT: Final = 8  # values are in eighths of a point
FAIR: Final = 15  # what a round usually brings


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


def value_of(c: vec[i64], seat: i64, move: i64) -> i64:
    """What a legal move seems to be worth to its seat."""
    if move >= YES:
        return value_of_vote(c, seat, move)
    courtier = courtier_of(move)
    mine = favours(c, seat, courtier)
    if move < ASCENTS:
        floor = floor_of(move)
        return floor * POINT if mine else -floor * POINT // 2
    floor = where(c, courtier)
    if floor == NOBLES:
        return value_of_nomination(c, seat, mine)
    if floor < DIGNITARIES:
        return POINT + floor if mine else -POINT // 2
    # among the nobles a favourite counts more, but anybody can nominate it to its ruin
    if mine:
        return POINT - POINT * min(vetoers(c, seat), 2)
    return POINT // 2


def value_of_nomination(c: vec[i64], seat: i64, mine: bool) -> i64:
    """What it is worth to step onto the throne: a crown, a lost favourite, or Noes drawn out."""
    others = vetoers(c, seat)
    if mine:
        return 12 * POINT if not others else -4 * POINT
    if others or c[block(seat) + NOES]:
        return 2 * POINT
    return standing(c, seat) * POINT // 2


def value_of_vote(c: vec[i64], seat: i64, move: i64) -> i64:
    """What a vote is worth: a favourite is crowned, a stranger only if the round went well."""
    if move == YES:
        return 0
    nominee = c[FLOOR + THRONE] - 1
    if favours(c, seat, nominee):
        return -5 * POINT
    # a No card is worth keeping as long as others are likely to play theirs
    return 2 * POINT - standing(c, seat) * POINT // 2 - 2 * POINT * vetoers(c, seat)
