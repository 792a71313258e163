"""What the laws ask of King Me!: its things, how long it lasts, what a move may name."""

from regalia.games.kingme.rules import courtiers, layout
from regalia.games.kingme.rules.deal import KingMeOptions
from regalia.games.kingme.rules.history import votes_against
from regalia.kernel.invariants import Invariants
from regalia.kernel.options import Options
from regalia.kernel.state import State
from regalia.kernel.view import View


class KingMeInvariants(Invariants):
    """Courtiers wait, stand on a floor or are out; goals are dealt or not; No cards are counted."""

    def component_names(self, state: State) -> list[str]:
        c = state.cells
        found = layout.courtiers_at(c, courtiers.NOWHERE)
        found += layout.courtiers_in_stack(c[layout.OUT])
        for floor in range(courtiers.SERVANTS, courtiers.THRONE + 1):
            found += layout.courtiers_in_stack(c[layout.FLOOR + floor])
        seats = range(c[layout.SEATS])
        goals = [
            int(c[layout.seat_offset(seat) + layout.GOAL + number])
            for seat in seats
            for number in range(c[layout.ROUNDS])
        ]
        goals += [goal for goal in range(1, courtiers.ALL_GOALS + 1) if goal not in goals]
        noes: list[int] = []
        for seat in seats:
            noes += [seat] * int(c[layout.seat_offset(seat) + layout.NOES])
            for voting in range(c[layout.round_offset(c[layout.ROUND]) + layout.VOTINGS]):
                if (votes_against(c, c[layout.ROUND], voting) >> seat) & 1:
                    noes.append(seat)
        return sorted(
            [courtiers.LETTERS[courtier] for courtier in found]
            + [f"goal {goal}" for goal in goals]
            + [f"no {seat}" for seat in noes]
        )

    def max_moves(self, options: Options) -> int:
        assert isinstance(options, KingMeOptions)
        seats = int(options.seats)
        votings = int(layout.NOES_EACH[seats]) * seats + 1  # K13
        return int(options.rounds) * (layout.MAX_TURNS_PER_ROUND + votings * seats)

    def nameable_things(self, view: View) -> dict[str, set[str]]:
        c = view.cells
        floors = range(courtiers.CRAFTSMEN, courtiers.DIGNITARIES + 1)
        return {
            "verb": {"place", "ascend", "vote"},
            "courtier": {
                letter
                for one, letter in enumerate(courtiers.LETTERS)
                if layout.courtier_position(c, one) != courtiers.OUT_OF_ROUND
            },
            "floor": {
                str(floor) for floor in floors if c[layout.FLOOR + floor] < layout.FULL_FLOOR
            },
            "vote": {"yes", "no"} if c[layout.seat_offset(view.seat) + layout.NOES] else {"yes"},
        }
