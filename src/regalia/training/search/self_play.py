"""Games that the search plays against itself, with random moves among its own."""

import random
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

import msgspec

from regalia.bots.bot import Budget
from regalia.bots.evaluators import NetworkEvaluator, RolloutEvaluator
from regalia.bots.ismcts import Ismcts
from regalia.bots.network_files import read_network
from regalia.games import GAMES
from regalia.kernel.errors import BadRecord
from regalia.kernel.game import Game
from regalia.kernel.network import NetworkInputs
from regalia.kernel.options import Options, Value
from regalia.kernel.rng import rng_from_number
from regalia.kernel.state import State
from regalia.training.search.positions import (
    PositionList,
    PositionRow,
    Positions,
    make_position_row,
)

RANDOM_MOVE_SHARES = (0.05, 0.1, 0.3)  # one of them for each game, so that positions differ
KEPT_POSITION_SHARE = 0.6  # of the positions of a game: neighbours resemble each other
MAX_MOVES = 800  # a game that has more is not used


class SelfPlayTask(msgspec.Struct, frozen=True):
    """What one process has to play: for how long, and with which weights (None: by rollouts)."""

    game: str
    seed: int
    seconds: float
    iterations: int
    weights: bytes | None


PlayTasks = Callable[[list[SelfPlayTask]], list[Positions]]
"""Plays some tasks side by side: in processes here, or on a cluster."""


def split_task(task: SelfPlayTask, workers: int) -> list[SelfPlayTask]:
    """A task for each worker, with a seed of its own."""
    return [msgspec.structs.replace(task, seed=task.seed * workers + one) for one in range(workers)]


def play_in_processes(tasks: list[SelfPlayTask]) -> list[Positions]:
    """Plays each task in a process of its own; a single one in this process."""
    if len(tasks) == 1:
        return [play_task(tasks[0])]
    with ProcessPoolExecutor(len(tasks), get_context("spawn")) as pool:
        return list(pool.map(play_task, tasks))


def play_task(task: SelfPlayTask) -> Positions:
    """Plays games, at least one, until the seconds of processor time are used up."""
    game = GAMES[task.game]
    rng = random.Random(task.seed)
    rollouts = RolloutEvaluator(game.heuristics)
    bot = Ismcts(game, task.seed, rollouts)
    if task.weights is not None:
        bot.evaluator = NetworkEvaluator(read_network(task.weights, game), rollouts)
    found = PositionList()
    end = time.process_time() + task.seconds
    while not found.won or time.process_time() < end:
        play_game(game, bot, rng, Budget(task.iterations), found)
    return found.to_arrays()


def play_game(
    game: Game, bot: Ismcts, rng: random.Random, budget: Budget, positions: PositionList
) -> None:
    """Plays one game with random options, and adds its positions to `positions`."""
    state = game.deal(random_options(game, rng), rng_from_number(rng.getrandbits(60)))
    random_share = rng.choice(RANDOM_MOVE_SHARES)
    rows: list[PositionRow] = []
    for _ in range(MAX_MOVES):
        if not state.pending:
            break
        seat = state.seat_to_move()
        legal = state.legal(seat)
        if len(legal) == 1 or rng.random() < random_share:
            state.apply(seat, legal[rng.randrange(len(legal))])
            continue
        bot.seed = rng.getrandbits(60)
        move = bot.decide(state.view(seat), budget)
        if rng.random() < KEPT_POSITION_SHARE:
            rows.extend(make_rows_of_position(game, state, bot.shares))
        state.apply(seat, move)
    if state.pending:
        return
    winners = state.winners()
    won = [1 / len(winners) if seat in winners else 0.0 for seat in range(state.seats)]
    points = [game.inputs.final_points(state.cells, seat) for seat in range(state.seats)]
    positions.add_game(rows, won, points)


def make_rows_of_position(game: Game, state: State, shares: list[float]) -> list[PositionRow]:
    """A row for each seat, with its share of the win as the search expects it."""
    inputs = NetworkInputs()
    rows: list[PositionRow] = []
    for seat in range(state.seats):
        inputs.count = 0
        game.inputs.read(state.cells, seat, inputs)
        rows.append(make_position_row(inputs, shares[seat] / sum(shares)))
    return rows


def random_options(game: Game, rng: random.Random) -> Options:
    """Random options: in half of the games the fewest seats, each option half the time at default.

    Values that do not go together are drawn again.
    """
    while True:
        given: dict[str, Value] = {"seats": rng.choice([game.seats[0], rng.choice(game.seats)])}
        for option in game.declared_options:
            if rng.random() < 0.5:
                given[option.name] = rng.choice(option.allowed)
        try:
            return game.read_options(given)
        except BadRecord:
            continue
