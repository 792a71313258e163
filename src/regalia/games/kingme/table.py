"""A King Me! position in the words of the notation page."""

from librt.vecs import vec
from mypy_extensions import i64

from regalia.games.kingme.courtiers import LETTERS, SERVANTS, THRONE
from regalia.games.kingme.layout import (
    CROWN,
    FLOOR,
    GOAL,
    NOES,
    OUT,
    PHASE,
    PHASES,
    ROUND,
    SCORE,
    SEATS,
    VOTE,
    VOTE_NO,
    VOTE_YES,
    block,
    courtiers_of,
)
from regalia.games.kingme.scoring import finished_rounds
from regalia.kernel.view import HIDDEN


def table(c: vec[i64]) -> dict[str, object]:
    """The whole position; goals and votes that a view hides are null."""
    return {
        "round": int(c[ROUND]) + 1,
        "phase": PHASES[c[PHASE]],
        "floors": [letters(c[FLOOR + floor]) for floor in range(SERVANTS, THRONE + 1)],
        "out": letters(c[OUT]),
        "crown": int(c[CROWN]) - 1 if c[CROWN] else None,
        "votes": [vote(c, seat) for seat in range(c[SEATS])],
        "seats": [hand(c, seat) for seat in range(c[SEATS])],
    }


def letters(stack: i64) -> list[str]:
    """The courtiers of a stack by letter, the first to arrive first."""
    return [LETTERS[courtier] for courtier in courtiers_of(stack)]


def vote(c: vec[i64], seat: i64) -> str | None:
    """The vote that a seat has cast and nobody has shown."""
    cast = c[block(seat) + VOTE]
    if cast == VOTE_YES:
        return "yes"
    return "no" if cast == VOTE_NO else None


def hand(c: vec[i64], seat: i64) -> dict[str, object]:
    """What one seat holds and has scored."""
    me = block(seat)
    goal = int(c[me + GOAL + c[ROUND]])
    return {
        "goal": None if goal == HIDDEN else goal,
        "noes": int(c[me + NOES]),
        "scores": [int(c[me + SCORE + number]) for number in range(finished_rounds(c))],
    }
