"""What the laws ask of King Me!: its things, how long it lasts, what a move may name."""

from regalia.games.kingme.rules.courtiers import (
    ALL_GOALS,
    COURTIERS,
    CRAFTSMEN,
    DIGNITARIES,
    LETTERS,
    NOWHERE,
    OUT_OF_ROUND,
    SERVANTS,
    THRONE,
)
from regalia.games.kingme.rules.deal import KingMeOptions
from regalia.games.kingme.rules.history import votes_against
from regalia.games.kingme.rules.layout import (
    FLOOR,
    FULL_FLOOR,
    GOAL,
    MOST_TURNS,
    NOES,
    NOES_EACH,
    OUT,
    ROUND,
    ROUNDS,
    SEATS,
    VOTINGS,
    courtiers_in_stack,
    position_of,
    round_offset,
    seat_offset,
)
from regalia.kernel.invariants import Invariants
from regalia.kernel.options import Options
from regalia.kernel.state import State
from regalia.kernel.view import View


class KingMeInvariants(Invariants):
    """Courtiers wait, stand on a floor or are out; goals are dealt or not; No cards are counted."""

    def component_names(self, state: State) -> list[str]:
        c = state.cells
        courtiers = [
            courtier for courtier in range(COURTIERS) if position_of(c, courtier) == NOWHERE
        ]
        courtiers += courtiers_in_stack(c[OUT])
        for floor in range(SERVANTS, THRONE + 1):
            courtiers += courtiers_in_stack(c[FLOOR + floor])
        seats = range(c[SEATS])
        goals = [
            int(c[seat_offset(seat) + GOAL + number])
            for seat in seats
            for number in range(c[ROUNDS])
        ]
        goals += [goal for goal in range(1, ALL_GOALS + 1) if goal not in goals]
        noes: list[int] = []
        for seat in seats:
            noes += [seat] * int(c[seat_offset(seat) + NOES])
            for voting in range(c[round_offset(c[ROUND]) + VOTINGS]):
                if (votes_against(c, c[ROUND], voting) >> seat) & 1:
                    noes.append(seat)
        return sorted(
            [LETTERS[courtier] for courtier in courtiers]
            + [f"goal {goal}" for goal in goals]
            + [f"no {seat}" for seat in noes]
        )

    def max_moves(self, options: Options) -> int:
        assert isinstance(options, KingMeOptions)
        seats = int(options.seats)
        votings = int(NOES_EACH[seats]) * seats + 1  # K13
        return int(options.rounds) * (MOST_TURNS + votings * seats)

    def nameable_things(self, view: View) -> dict[str, set[str]]:
        c = view.cells
        floors = range(CRAFTSMEN, DIGNITARIES + 1)
        return {
            "verb": {"place", "ascend", "vote"},
            "courtier": {
                letter for one, letter in enumerate(LETTERS) if position_of(c, one) != OUT_OF_ROUND
            },
            "floor": {str(floor) for floor in floors if c[FLOOR + floor] < FULL_FLOOR},
            "vote": {"yes", "no"} if c[seat_offset(view.seat) + NOES] else {"yes"},
        }
