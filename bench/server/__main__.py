"""Measures the server over its wire: real sockets on loopback, server and clients on a core each.

python -m bench.server                  everything below, with SQLite
python -m bench.server moves            moves per second, compared with a minimal server
python -m bench.server idle             the memory of connected players who wait
python -m bench.server restore          how fast a long table is restored after a restart
python -m bench.server --nodes 2        on PostgreSQL and Redis, started for it; no minimal server

In a run of moves everybody moves as soon as they are asked, at a fixed number of tables; then once
more at half the rate that was reached, which shows the delays of a server that is not saturated.
"""

import argparse
import os
import statistics
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, nullcontext
from pathlib import Path

import uvloop
from bench.server.idle import measure_idle_memory
from bench.server.load import LoadFigures, measure_load
from bench.server.nodes import make_tables, run_nodes, serve_command, yardstick_command
from bench.server.restore import LONG_GAME_MOVES, measure_restore
from bench.server.services import run_shared_services

FIGURES = ("moves", "idle", "restore")


class Bench:
    """The measurements; `serve_options` are further options for `regalia serve`."""

    def __init__(
        self, options: argparse.Namespace, core: int, serve_options: Sequence[str]
    ) -> None:
        self.options = options
        self.core = core
        self.serve_options = serve_options

    @contextmanager
    def regalia_commands(self) -> Iterator[list[list[str]]]:
        """The commands of Regalia's nodes, on a new store."""
        with tempfile.TemporaryDirectory() as folder:
            yield [
                serve_command(Path(folder), *self.serve_options) for _ in range(self.options.nodes)
            ]

    @contextmanager
    def yardstick_commands(self) -> Iterator[list[list[str]]]:
        """The command of the minimal server, on a new store."""
        with tempfile.TemporaryDirectory() as folder:
            yield [yardstick_command(Path(folder))]

    def moves(self) -> None:
        """Regalia and the minimal server in turns, then Regalia at half its rate."""
        reached: list[float] = []
        possible: list[float] = []
        for _ in range(self.options.rounds):
            with self.regalia_commands() as commands:
                reached.append(self._run("regalia", commands).moves)
            if not self.serve_options:
                with self.yardstick_commands() as commands:
                    possible.append(self._run("yardstick", commands).moves)
        pace = statistics.median(reached)
        with self.regalia_commands() as commands:
            self._run("at half pace", commands, pace / 2)
        if possible:
            print(f"regalia reaches {pace / statistics.median(possible):.2f} of the yardstick")

    def _run(
        self, name: str, commands: Sequence[Sequence[str]], rate: float | None = None
    ) -> LoadFigures:
        options = self.options
        with run_nodes(commands, self.core) as nodes:
            made = make_tables(nodes, options.game, options.seats, options.tables * options.games)
            work = measure_load(nodes, made, options.tables, options.seconds, rate)
            figures = uvloop.run(work)
        print(f"{name:13}{figures}", flush=True)
        return figures

    def idle(self) -> None:
        """The memory of connected players who wait."""
        options = self.options
        with self.regalia_commands() as commands, run_nodes(commands, self.core) as nodes:
            empty = sum(node.memory_megabytes() for node in nodes)
            made = make_tables(nodes, options.game, options.seats, options.idle // options.seats)
            full = uvloop.run(measure_idle_memory(nodes, made))
        print(f"{options.idle:,} idle seats: {full:,.0f} MB; nobody: {empty:,.0f} MB", flush=True)

    def restore(self) -> None:
        """The time until a long table can be seen after a restart."""
        with self.regalia_commands() as commands:
            first, others = measure_restore(commands, self.core)
        times = ", ".join(f"{one:.1f}" for one in others)
        long = f"tables of {LONG_GAME_MOVES} moves restored: {times} ms"
        print(f"{long}; the first request: {first:.1f} ms")


def parse_arguments() -> argparse.Namespace:
    """The arguments of the command line."""
    parser = argparse.ArgumentParser(
        prog="python -m bench.server",
        description=__doc__,
        formatter_class=argparse.RawTextHelpFormatter,
    )
    parser.add_argument("figures", nargs="*", help=", ".join(FIGURES))
    parser.add_argument("--game", default="majesty")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--tables", type=int, default=100, help="tables that are played at once")
    parser.add_argument("--games", type=int, default=6, help="games at each of them")
    parser.add_argument("--seconds", type=float, default=10, help="of each run, at most")
    parser.add_argument("--rounds", type=int, default=3, help="runs of each server, in turns")
    parser.add_argument("--idle", type=int, default=5000, help="seats that only wait")
    parser.add_argument("--nodes", type=int, default=1)
    parser.add_argument("--database", help="postgresql://…, if there is one already")
    parser.add_argument("--redis", help="redis://…, if there is one already")
    options = parser.parse_args()
    for figure in options.figures:
        if figure not in FIGURES:
            parser.error(f"{figure} is none of {', '.join(FIGURES)}")
    return options


def main() -> None:
    """Prints a line for every run."""
    options = parse_arguments()
    given = [
        word
        for name in ("database", "redis")
        if getattr(options, name)
        for word in (f"--{name}", getattr(options, name))
    ]
    # PostgreSQL and Redis may use any core; from here on the first is the server's alone
    with run_shared_services() if options.nodes > 1 and not given else nullcontext(given) as more:
        core, *others = sorted(os.sched_getaffinity(0))
        os.sched_setaffinity(0, others or [core])
        bench = Bench(options, core, more)
        for figure in options.figures or FIGURES:
            getattr(bench, figure)()


if __name__ == "__main__":
    main()
