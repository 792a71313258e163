"""The loops of a bench do what they are asked for, and as often."""

from tests.planted import MAJESTY, PlantedGame, PlantedState

from regalia.bench.loops import copy_states, deal_games, imagine_tables, play_games
from regalia.kernel.options import Options
from regalia.kernel.rng import Rng, rng_from_number
from regalia.kernel.state import State
from regalia.kernel.view import View

TWO = MAJESTY.read_options({"seats": 2})
DECISIONS = 24  # of a game of two, if nobody is asked for more


class Counting(PlantedGame):
    """Counts the tables that it deals and remembers the views it imagines tables behind."""

    def __init__(self) -> None:
        super().__init__()
        self.dealt = 0
        self.imagined: list[View] = []

    def deal(self, options: Options, rng: Rng) -> State:
        self.dealt += 1
        return super().deal(options, rng)

    def imagine(self, view: View, rng: Rng) -> State:
        self.imagined.append(view)
        return super().imagine(view, rng)


class Copied(PlantedState):
    """Counts its copies."""

    copies = 0

    def copy(self) -> State:
        self.copies += 1
        return super().copy()


def test_so_many_games_are_played_and_their_decisions_counted() -> None:
    game = Counting()
    decisions = play_games(game, TWO, rng_from_number(1), 3)
    assert game.dealt == 3
    assert decisions >= 3 * DECISIONS
    assert decisions == sum(play_games(game, TWO, rng, 1) for rng in [rng_from_number(1)] * 3)
    assert play_games(game, TWO, rng_from_number(1), 0) == 0


def test_so_many_games_are_dealt() -> None:
    game = Counting()
    deal_games(game, TWO, rng_from_number(1), 5)
    assert game.dealt == 5


def test_states_are_copied_in_turn() -> None:
    states = [Copied(1, MAJESTY.new(seats=2, seed=seed).cells) for seed in range(3)]
    copy_states(list[State](states), 7)
    assert [state.copies for state in states] == [3, 2, 2]


def test_tables_are_imagined_behind_one_view_after_the_other() -> None:
    game = Counting()
    views = [game.new(seats=2, seed=seed).view(0) for seed in range(3)]
    imagine_tables(game, views, rng_from_number(1), 7)
    assert game.imagined == [*views, *views, views[0]]
