"""A belief about the goals of other seats, inferred from their moves and votes."""

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from regalia.games.kingme.rules import deal, layout
from regalia.games.kingme.rules.courtiers import ALL_GOALS, FAVOURITES
from regalia.games.kingme.rules.history import nominations, turns_of_round
from regalia.games.kingme.rules.layout import seat_offset
from regalia.games.kingme.rules.move_codes import ASCENTS, courtier_of_move, floor_of_move
from regalia.kernel.cells import Cells
from regalia.kernel.heuristics import Belief
from regalia.kernel.rng import Rng
from regalia.kernel.state import State
from regalia.kernel.view import HIDDEN, View

# Log-likelihood ratios: how much more likely a seat makes a move if its goal names the courtier.
PLACED_HIGH: Final = 0.35  # for every floor above the second
MOVED_UP: Final = 0.5
VOTED_NO: Final = -2.5
VOTED_YES: Final = 0.6  # with a No card in hand

NEUTRAL_WEIGHT: Final = 1000  # the weight of a goal that no move speaks for or against
MAX_LOG_WEIGHT: Final = 11.0  # larger ones are cut off, so that the sum of all weights fits a draw


class KingMeBelief(Belief):
    """Imagined tables: hidden goals of this round are drawn by how well they explain the play."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.weights = goal_weights(view.cells)

    def imagine(self, rng: Rng) -> State:
        c = self.view.cells[:]
        seats = c[layout.SEATS]
        taken = visible_goals(c)
        start = rng.below(seats)
        for step in range(seats):
            seat = (start + step) % seats
            me = seat_offset(seat)
            if c[me + layout.GOAL + c[layout.ROUND]] == HIDDEN:
                goal = self.draw_goal(seat, taken, rng)
                c[me + layout.GOAL + c[layout.ROUND]] = goal
                taken |= i64(1) << goal
        return deal.fill_in_hidden(c, self.view.pending, rng)

    def draw_goal(self, seat: i64, taken_goals: i64, rng: Rng) -> i64:
        """A random goal that is not taken, drawn in proportion to its weight for the seat."""
        first = seat * (ALL_GOALS + 1)
        total: i64 = 0
        for goal in range(1, i64(ALL_GOALS + 1)):
            if not (taken_goals >> goal) & 1:
                total += self.weights[first + goal]
        chosen = rng.below(total)
        goal = 1
        while True:
            if not (taken_goals >> goal) & 1:
                chosen -= self.weights[first + goal]
                if chosen < 0:
                    return goal
            goal += 1


def visible_goals(c: Cells) -> i64:
    """The goals that these cells do not hide, as a mask by number."""
    seen: i64 = 0
    for seat in range(c[layout.SEATS]):
        for number in range(c[layout.ROUND] + 1):
            goal = c[seat_offset(seat) + layout.GOAL + number]
            if goal != HIDDEN:
                seen |= i64(1) << goal
    return seen


def goal_weights(c: Cells) -> vec[i64]:
    """The weight of every goal for every seat, given the moves and votes of this round."""
    seats = int(c[layout.SEATS])
    likely = [[0.0] * (ALL_GOALS + 1) for _ in range(seats)]
    for seat, move in turns_of_round(c, c[layout.ROUND]):
        courtier = courtier_of_move(move)
        gain = MOVED_UP if move >= ASCENTS else PLACED_HIGH * float(floor_of_move(move) - 2)
        add_likelihood_of_favourite(likely[seat], courtier, gain)
    noes = [int(layout.NOES_EACH[seats])] * seats
    for _, nominee, against in nominations(c, c[layout.ROUND]):
        for seat in range(seats):
            if (against >> seat) & 1:
                noes[seat] -= 1
                add_likelihood_of_favourite(likely[seat], nominee, VOTED_NO)
            elif noes[seat]:
                add_likelihood_of_favourite(likely[seat], nominee, VOTED_YES)
    return vec[i64]([goal_weight(log_likelihood) for row in likely for log_likelihood in row])


def goal_weight(log_likelihood: float) -> int:
    """The weight of a goal, in proportion to its likelihood."""
    return max(1, int(NEUTRAL_WEIGHT * math.exp(min(log_likelihood, MAX_LOG_WEIGHT))))


def add_likelihood_of_favourite(log_likelihoods: list[float], courtier: i64, gain: float) -> None:
    """Adds to the log-likelihood of every goal that names a courtier."""
    for goal in range(1, ALL_GOALS + 1):
        if (FAVOURITES[goal] >> courtier) & 1:
            log_likelihoods[goal] += gain
