"""What a seat knows of a King Me! table: its own goals, all that was shown, and who did what."""

from librt.vecs import vec
from mypy_extensions import i64

from regalia.games.kingme import scoring
from regalia.games.kingme.layout import (
    GOAL,
    OVER,
    PHASE,
    RANDOM,
    ROUND,
    ROUNDS,
    SEATS,
    START,
    VOTE,
    block,
    history,
)
from regalia.games.kingme.table import table
from regalia.kernel.view import HIDDEN, View


class KingMeView(View):
    """The cells of the state; hidden are the goals of others, their sealed votes, the future."""

    def scores(self) -> list[int]:
        return scoring.scores(self.cells)

    def winners(self) -> list[int]:
        return scoring.winners(self.cells)

    def table(self) -> dict[str, object]:
        return table(self.cells)


def veil(c: vec[i64], viewer: i64) -> None:
    """Hides from a seat, or from a spectator, what it may not know (K1, K10)."""
    now = c[ROUND]
    rounds = c[ROUNDS]
    seat: i64 = 0
    while seat < c[SEATS]:
        me = block(seat)
        if seat != viewer:
            if c[me + VOTE]:
                c[me + VOTE] = HIDDEN
            if c[PHASE] != OVER:
                c[me + GOAL + now] = HIDDEN
        number = now + 1
        while number < rounds:
            c[me + GOAL + number] = HIDDEN
            number += 1
        seat += 1
    if c[RANDOM]:
        number = now + 1
        while number < rounds:
            c[history(number) + START] = HIDDEN
            number += 1
