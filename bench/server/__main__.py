"""Measures the server over its wire: real sockets on loopback, server and clients on a core each.

python -m bench.server                  everything below, with SQLite
python -m bench.server moves            moves per second, compared with a minimal server
python -m bench.server idle             the memory of connected players who wait
python -m bench.server restore          how fast a long table is restored after a restart
python -m bench.server returns          how soon a server killed amid play answers again
python -m bench.server bots --tables 200    how long a person waits for three bots, at many tables
python -m bench.server --nodes 2        on PostgreSQL and Redis, started for it, compared with one
                                        node; every table is at one of the nodes, as with the proxy

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
from bench.server.bots import measure_bots
from bench.server.idle import measure_idle_memory
from bench.server.load import LoadFigures, measure_load
from bench.server.nodes import make_tables, run_nodes, serve_command, yardstick_command
from bench.server.restore import LONG_GAME_MOVES, measure_restore
from bench.server.returns import measure_return
from bench.server.services import run_shared_services

from regalia.server.cluster import HEARTBEAT_S

# until nodes know who is connected to the others: before that they tell each other of every step
SETTLE_S = 2 * HEARTBEAT_S
FIGURES = ("moves", "idle", "restore", "returns", "bots")


class Bench:
    """The measurements; `serve_options` are further options for `regalia serve`."""

    def __init__(
        self, options: argparse.Namespace, core: int, serve_options: Sequence[str]
    ) -> None:
        self.options = options
        self.core = core
        self.serve_options = serve_options

    @contextmanager
    def regalia_commands(self, nodes: int | None = None) -> Iterator[list[list[str]]]:
        """The commands of Regalia's nodes, on a new store if it is SQLite."""
        with tempfile.TemporaryDirectory() as folder:
            command = serve_command(Path(folder), *self.serve_options)
            yield [command] * (nodes or self.options.nodes)

    @contextmanager
    def yardstick_commands(self) -> Iterator[list[list[str]]]:
        """The command of the minimal server, on a new store."""
        with tempfile.TemporaryDirectory() as folder:
            yield [yardstick_command(Path(folder))]

    def moves(self) -> None:
        """Regalia beside the minimal server, or several nodes beside one."""
        if self.options.nodes > 1:
            self._compare_nodes()
        else:
            self._compare_with_yardstick()

    def _compare_nodes(self) -> None:
        """One node and several in turns, as fast as they can and then at half that rate."""
        counts = (1, self.options.nodes)
        times: dict[int, list[float]] = {count: [] for count in counts}
        reached: dict[int, list[float]] = {count: [] for count in counts}
        for half in (False, True):
            for _ in range(self.options.rounds):
                for count in counts:
                    rate = statistics.median(reached[count]) / 2 if half else None
                    with self.regalia_commands(count) as commands:
                        name = f"{count} node{'s' if count > 1 else ''}{', half' if half else ''}"
                        figures = self._run(name, commands, rate)
                    if not half:
                        times[count].append(figures.microseconds_per_move)
                        reached[count].append(figures.moves)
        share = statistics.median(times[counts[1]]) / statistics.median(times[1])
        print(f"{counts[1]} nodes spend {share:.2f} times the processor time of one on a move")

    def _compare_with_yardstick(self) -> None:
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
            settle_s = SETTLE_S if self.serve_options else 0.0
            work = measure_load(nodes, made, options.tables, options.seconds, rate, settle_s)
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

    def returns(self) -> None:
        """The time until a server that was killed amid play answers again."""
        options = self.options
        with self.regalia_commands(1) as commands:
            found = measure_return(commands, self.core, options.game, options.seats, options.tables)
        print(
            f"killed amid play at {options.tables} tables: answers after {found.ready:.1f} s"
            f" ({found.ready_cpu:.1f} s of the processor); its players have their tables again"
            f" after {found.median:.1f} s in the median, {found.longest:.1f} s at most"
            f" ({found.longest_cpu:.1f} s of the processor)"
        )

    def bots(self) -> None:
        """How long a person waits for the bots of the other seats, server and bots on all cores."""
        options = self.options
        bots = [options.bot] * (options.seats - 1)
        cores = {self.core, *os.sched_getaffinity(0)}
        with self.regalia_commands(1) as commands, run_nodes(commands, *cores) as nodes:
            made = make_tables(nodes, options.game, 1, options.tables, bots)
            found = uvloop.run(measure_bots(nodes[0], made, options.seconds))
        print(f"{options.tables} tables of a person and {len(bots)} bots ({options.bot}): {found}")


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
    parser.add_argument("--bot", default="sigmund", help="at every seat but one, for bots")
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
