"""Which moves of King Me! suit which temper."""

from mypy_extensions import i64

from regalia.games.kingme.rules import layout
from regalia.games.kingme.rules.courtiers import DIGNITARIES, NOBLES, THRONE
from regalia.games.kingme.rules.history import nominations
from regalia.games.kingme.rules.layout import courtier_position
from regalia.games.kingme.rules.move_codes import ASCENTS, NO, YES, courtier_of_move, floor_of_move
from regalia.games.kingme.strategy.value import is_favourite_of
from regalia.kernel.cells import Cells
from regalia.kernel.heuristics import BOLD, CAUTIOUS, THRIFTY, VENGEFUL


def temper_bonus(c: Cells, seat: i64, move: i64, temper: i64) -> float:
    """How well a legal move suits a temper, from 0 to 1."""
    if move >= YES:
        return vote_bonus(c, seat, move, temper)
    courtier = courtier_of_move(move)
    is_favourite = is_favourite_of(c, seat, courtier)
    if move < ASCENTS:
        if temper == CAUTIOUS and is_favourite:
            return 1.0 if floor_of_move(move) < DIGNITARIES else 0.0
        return 0.0
    floor = courtier_position(c, courtier)
    if temper == BOLD:
        return 1.0 if floor == NOBLES else 0.0
    if temper == CAUTIOUS:
        return 0.0 if is_favourite and floor >= DIGNITARIES else 1.0
    return 0.0


def vote_bonus(c: Cells, seat: i64, move: i64, temper: i64) -> float:
    """How well a vote suits a temper."""
    if temper in (THRIFTY, BOLD):
        return 1.0 if move == YES else 0.0
    nominee = c[layout.FLOOR + THRONE] - 1
    if is_favourite_of(c, seat, nominee):
        return 0.0
    if temper == CAUTIOUS or (temper == VENGEFUL and has_been_vetoed(c, seat, c[layout.CROWN] - 1)):
        return 1.0 if move == NO else 0.0
    return 0.0


def has_been_vetoed(c: Cells, seat: i64, other: i64) -> bool:
    """Whether another seat has voted in this round against a favourite of this seat."""
    return any(
        (against >> other) & 1 and is_favourite_of(c, seat, nominee)
        for _, nominee, against in nominations(c, c[layout.ROUND])
    )
