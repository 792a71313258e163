"""The work that a benchmark measures, repeated a number of times."""

from mypy_extensions import i64

from regalia.kernel.game import Game
from regalia.kernel.options import Options
from regalia.kernel.playout import playout
from regalia.kernel.rng import Rng
from regalia.kernel.state import State
from regalia.kernel.view import View


def play_games(game: Game, options: Options, rng: Rng, count: i64) -> int:
    """Deals and plays `count` random games; returns the number of decisions."""
    decisions: i64 = 0
    done: i64 = 0
    while done < count:
        decisions += playout(game.deal(options, rng), rng)
        done += 1
    return decisions


def deal_games(game: Game, options: Options, rng: Rng, count: i64) -> None:
    """Deals `count` games."""
    done: i64 = 0
    while done < count:
        game.deal(options, rng)
        done += 1


def copy_states(states: list[State], count: i64) -> None:
    """Copies `count` states, taking these in turn."""
    done: i64 = 0
    while done < count:
        states[done % len(states)].copy()
        done += 1


def imagine_tables(game: Game, views: list[View], rng: Rng, count: i64) -> None:
    """Imagines `count` tables, taking these views in turn."""
    done: i64 = 0
    while done < count:
        game.imagine(views[done % len(views)], rng)
        done += 1
