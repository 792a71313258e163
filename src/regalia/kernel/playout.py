"""Uniformly random play through the plain interface: for benches, laws and searches."""

from mypy_extensions import i64

from regalia.kernel.game import Game
from regalia.kernel.options import Options
from regalia.kernel.rng import Rng
from regalia.kernel.seats import lowest
from regalia.kernel.state import State
from regalia.kernel.view import View


def playout(state: State, rng: Rng) -> i64:
    """Plays random moves to the end and counts them."""
    moves: i64 = 0
    while state.pending:
        seat = lowest(state.pending)
        legal = state.legal(seat)
        state.apply(seat, legal[rng.below(len(legal))])
        moves += 1
    return moves


def play_games(game: Game, options: Options, rng: Rng, count: i64) -> int:
    """Deals and plays so many games; returns the number of decisions."""
    decisions: i64 = 0
    done: i64 = 0
    while done < count:
        decisions += playout(game.deal(options, rng), rng)
        done += 1
    return decisions


def deal_games(game: Game, options: Options, rng: Rng, count: i64) -> None:
    """Deals so many games."""
    done: i64 = 0
    while done < count:
        game.deal(options, rng)
        done += 1


def copy_states(state: State, count: i64) -> None:
    """Copies a state so many times."""
    done: i64 = 0
    while done < count:
        state = state.copy()
        done += 1


def imagine_tables(game: Game, view: View, rng: Rng, count: i64) -> None:
    """Imagines so many tables behind a view."""
    done: i64 = 0
    while done < count:
        game.imagine(view, rng)
        done += 1
