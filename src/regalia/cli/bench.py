"""`regalia bench`: how fast uniformly random play is, compiled and interpreted side by side."""

import json
import os
import subprocess
import sys
import time
from collections.abc import Callable
from typing import Annotated

import typer

from regalia.bench.loops import copy_states, deal_games, imagine_tables, play_games
from regalia.cli.arguments import GAME_NAMES, whole_number_option
from regalia.engine import is_compiled
from regalia.games import GAMES
from regalia.kernel.errors import BadRecord
from regalia.kernel.game import Game, find_game
from regalia.kernel.rng import rng_from_number
from regalia.kernel.seats import lowest_seat
from regalia.kernel.state import State
from regalia.kernel.view import View

SEED = 1
MEASURES = ("games", "decisions", "deals", "copies", "imagines")

Figures = dict[str, int]


def bench(
    games: Annotated[
        list[str] | None,
        typer.Argument(metavar="[GAME]...", help=f"Some of {GAME_NAMES}; without one all."),
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
    seats: Annotated[int | None, whole_number_option("How many seats.")] = None,
    seconds: Annotated[float, typer.Option(help="How long each measurement takes.")] = 1.0,
    in_this_process: Annotated[bool, typer.Option("--here", hidden=True)] = False,
) -> None:
    """Measure random play on one core."""
    if not 0.01 <= seconds <= 600:
        raise BadRecord(f"seconds: a number from 0.01 to 600 is needed, not {seconds:g}")
    chosen = [find_game(GAMES, name) for name in games or GAMES]
    for game in chosen:
        if seats is not None and seats not in game.seats:
            most = game.seats[-1]
            raise BadRecord(f"seats: {game.name} has {game.seats[0]} to {most}, not {seats}")
    if in_this_process:
        rates = {
            one.name: measure_rates_in_this_process(one, seats or one.default_seats, seconds)
            for one in chosen
        }
        print(json.dumps(rates))
        return
    figures_by_game: dict[str, dict[str, object]] = {}
    for game in chosen:
        seat_count = seats or game.default_seats
        show_measurement_progress(f"{game.name}, compiled")
        fast = (
            measure_rates_in_subprocess(game, seat_count, seconds, False)
            if has_compiled_rules(game)
            else None
        )
        show_measurement_progress(f"{game.name}, interpreted")
        plain = measure_rates_in_subprocess(game, seat_count, seconds, True)
        figures_by_game[game.name] = {"seats": seat_count, "compiled": fast, "interpreted": plain}
    show_measurement_progress("")
    print(json.dumps(figures_by_game) if as_json else format_figures(figures_by_game))


def has_compiled_rules(game: Game) -> bool:
    """Whether the rules of a game run compiled; those of other packages are plain Python."""
    file = sys.modules[type(game).__module__].__file__ or ""
    return is_compiled() and not file.endswith(".py")


def show_measurement_progress(measured: str) -> None:
    """Shows on a terminal what is being measured, in a line that is overwritten."""
    if sys.stderr.isatty():
        print(
            f"\r\x1b[K{measured}" + (" …" if measured else ""), end="", file=sys.stderr, flush=True
        )


def measure_rates_in_subprocess(
    game: Game, seats: int, seconds: float, interpreted: bool
) -> Figures:
    """Operations per second with the compiled or interpreted engine, measured in a new process."""
    command = [sys.executable, "-m", "regalia", "bench", game.name, "--here"]
    command += ["--seats", str(seats), "--seconds", str(seconds)]
    environment = {**os.environ, "REGALIA_INTERPRETED": str(int(interpreted))}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)  # noqa: S603
    figures: dict[str, Figures] = json.loads(done.stdout)
    return figures[game.name]


def measure_rates_in_this_process(game: Game, seats: int, seconds: float) -> Figures:
    """Operations per second of every measured kind, in this process."""
    options = game.read_options({"seats": seats})
    rng = rng_from_number(SEED)
    decisions = 0

    def play(count: int) -> None:
        nonlocal decisions
        decisions += play_games(game, options, rng, count)

    play(1)
    decisions = 0
    played, spent = repeat_for_seconds(play, seconds)
    states, views = positions_of_random_game(game.deal(options, rng), seed=SEED)
    return {
        "games": round(played / spent),
        "decisions": round(decisions / spent),
        "deals": repetitions_per_second(
            lambda count: deal_games(game, options, rng, count), seconds
        ),
        "copies": repetitions_per_second(lambda count: copy_states(states, count), seconds),
        "imagines": repetitions_per_second(
            lambda count: imagine_tables(game, views, rng, count), seconds
        ),
    }


def positions_of_random_game(state: State, seed: int) -> tuple[list[State], list[View]]:
    """Every position of one random game, and the view of the seat to move in each."""
    rng = rng_from_number(seed)
    states: list[State] = []
    views: list[View] = []
    while state.pending:
        seat = lowest_seat(state.pending)
        states.append(state.copy())
        views.append(state.view(seat))
        legal = state.legal(seat)
        state.apply(seat, legal[rng.below(len(legal))])
    return states, views


def repetitions_per_second(work: Callable[[int], None], seconds: float) -> int:
    """How often per second the work can be repeated."""
    done, spent = repeat_for_seconds(work, seconds)
    return round(done / spent)


def repeat_for_seconds(work: Callable[[int], None], seconds: float) -> tuple[int, float]:
    """Repeats the work for so many seconds; returns the repetitions and the time they took.

    `work` is given a number of repetitions, which is doubled as long as a call is short.
    """
    repetitions, done, spent = 1, 0, 0.0
    while spent < seconds:
        start = time.perf_counter()
        work(repetitions)
        took = time.perf_counter() - start
        done, spent = done + repetitions, spent + took
        if took < seconds / 20:
            repetitions *= 2
    return done, spent


def format_figures(figures_by_game: dict[str, dict[str, object]]) -> str:
    lines = [f"{'per second':22}" + "".join(f"{name:>11}" for name in MEASURES)]
    for name, row in figures_by_game.items():
        for engine in ("compiled", "interpreted"):
            figures = row[engine]
            title = f"{name} {row['seats']} {engine}"
            if isinstance(figures, dict):
                lines.append(f"{title:22}" + "".join(f"{figures[one]:>11,}" for one in MEASURES))
            else:
                lines.append(f"{title:22}" + f"{'rules not compiled':>22}")
    return "\n".join(lines)
