"""King Me! as a box: the doors through which everything else uses it."""

from collections.abc import Mapping
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from regalia.games.kingme import codec, deal, heuristics, initials, picture
from regalia.games.kingme.belief import KingMeBelief
from regalia.games.kingme.courtiers import (
    ALL_GOALS,
    COURTIERS,
    LETTERS,
    NOWHERE,
    SERVANTS,
    THRONE,
)
from regalia.games.kingme.history import votes_against
from regalia.games.kingme.layout import (
    FLOOR,
    GOAL,
    MOST_TURNS,
    NOES,
    NOES_EACH,
    OUT,
    ROUND,
    ROUNDS,
    SEATS,
    VOTINGS,
    block,
    courtiers_of,
    history,
    where,
)
from regalia.games.kingme.moves import MOVES
from regalia.games.kingme.view import KingMeView
from regalia.kernel.game import Belief, Game
from regalia.kernel.options import Options, read_options
from regalia.kernel.rng import Rng
from regalia.kernel.state import State
from regalia.kernel.view import View
from regalia.kernel.voice import Voice

TOPICS: Final = {
    "goals": ("K1", "K14"),
    "noes": ("K2", "K12", "K13"),
    "seats": ("K3", "K16"),
    "placing": ("K4", "K5", "K6"),
    "floors": ("K4", "K5"),
    "ascent": ("K7", "K8"),
    "crown": ("K9", "K12", "K16"),
    "throne": ("K9", "K11"),
    "votes": ("K10", "K11", "K12", "K13"),
    "king": ("K11", "K13"),
    "scoring": ("K14", "K15"),
    "moonshot": ("K15",),
    "rounds": ("K16",),
    "end": ("K17",),
}


class KingMe(Game):
    """Three to six seats, three rounds."""

    def __init__(self) -> None:
        self.name = "kingme"
        self.topics = TOPICS
        self.seats = range(3, 7)
        self.default_seats = 4
        self.declared = deal.DECLARED
        self.moves = MOVES

    def options(self, given: Mapping[str, object]) -> Options:
        values = read_options(self.declared, self.seats, given)
        return deal.KingMeOptions(int(values.pop("seats")), values)

    def deal(self, options: Options, rng: Rng) -> State:
        assert isinstance(options, deal.KingMeOptions)
        return deal.dealt(options, rng)

    def deal_explicit(
        self, options: Options, deal_: Mapping[str, object], rng: Rng | None
    ) -> State:
        assert isinstance(options, deal.KingMeOptions)
        return deal.laid(options, deal_)

    def imagine(self, view: View, rng: Rng) -> State:
        return deal.imagined(view, rng)

    def view_of(self, seat: i64, pending: i64, cells: vec[i64]) -> View:
        return KingMeView(seat, pending, cells)

    def belief(self, view: View) -> Belief:
        return KingMeBelief(self, view)

    def rollout(self, state: State, rng: Rng) -> None:
        heuristics.play_the_round(state, rng)

    def evaluate(self, state: State) -> vec[float]:
        return heuristics.evaluate(state.cells)

    def prior(self, state: State, seat: i64, move: i64) -> i64:
        return heuristics.score_move(state.cells, seat, move)

    def notate(self, state: State, seat: i64, move: i64) -> str:
        return codec.notate(state, seat, move)

    def parse(self, state: State, seat: i64, text: str) -> int:
        return codec.parse(state, seat, text)

    def typed(self, text: str, voice: Voice) -> str:
        return initials.typed(text, voice)

    def bound(self, options: Options) -> int:
        assert isinstance(options, deal.KingMeOptions)
        seats = int(options.seats)
        votings = int(NOES_EACH[seats]) * seats + 1  # K13
        return int(options.rounds) * (MOST_TURNS + votings * seats)

    def census(self, state: State) -> list[str]:
        c = state.cells
        courtiers = [courtier for courtier in range(COURTIERS) if where(c, courtier) == NOWHERE]
        courtiers += courtiers_of(c[OUT])
        for floor in range(SERVANTS, THRONE + 1):
            courtiers += courtiers_of(c[FLOOR + floor])
        seats = range(c[SEATS])
        goals = [
            int(c[block(seat) + GOAL + number]) for seat in seats for number in range(c[ROUNDS])
        ]
        goals += [goal for goal in range(1, ALL_GOALS + 1) if goal not in goals]
        noes: list[int] = []
        for seat in seats:
            noes += [seat] * int(c[block(seat) + NOES])
            for voting in range(c[history(c[ROUND]) + VOTINGS]):
                if (votes_against(c, c[ROUND], voting) >> seat) & 1:
                    noes.append(seat)
        return sorted(
            [LETTERS[courtier] for courtier in courtiers]
            + [f"goal {goal}" for goal in goals]
            + [f"no {seat}" for seat in noes]
        )

    def picture(self, view: View, voice: Voice) -> str:
        return picture.picture(view, voice)

    def describe(self, view: View, move: i64, voice: Voice) -> str:
        return picture.describe(view, move, voice)
