"""Measures the server over its wire: real sockets on loopback, server and clients on a core each.

python -m bench.server                  everything below, with SQLite
python -m bench.server moves            moves stored and told, beside a bare server
python -m bench.server idle             the memory that people take who wait
python -m bench.server restore          how fast a long table is there again after a restart
python -m bench.server --nodes 2        on PostgreSQL and Redis, started for it; no bare server

In a run of moves so many tables are played at, everyone moving as soon as they are asked; then once
more at half the pace that was reached, where the delays are those of a server with room to breathe.
"""

import argparse
import os
import statistics
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, nullcontext
from pathlib import Path

import uvloop
from bench.server.idle import waiting
from bench.server.load import Figures, played
from bench.server.nodes import house, running, tables, yardstick
from bench.server.restore import LONG, restored
from bench.server.services import shared

FIGURES = ("moves", "idle", "restore")


class Bench:
    """The measurements, as the options want them; `more` is what our nodes are told besides."""

    def __init__(self, options: argparse.Namespace, core: int, more: Sequence[str]) -> None:
        self.options = options
        self.core = core
        self.more = more

    @contextmanager
    def ours(self) -> Iterator[list[list[str]]]:
        """The commands of our nodes, on a store that is not used for anything else."""
        with tempfile.TemporaryDirectory() as folder:
            yield [house(Path(folder), *self.more) for _ in range(self.options.nodes)]

    @contextmanager
    def bare(self) -> Iterator[list[list[str]]]:
        """The command of the yardstick."""
        with tempfile.TemporaryDirectory() as folder:
            yield [yardstick(Path(folder))]

    def moves(self) -> None:
        """Ours and the yardstick in turns, then ours at half its pace."""
        reached: list[float] = []
        possible: list[float] = []
        for _ in range(self.options.rounds):
            with self.ours() as commands:
                reached.append(self._run("regalia", commands).moves)
            if not self.more:
                with self.bare() as commands:
                    possible.append(self._run("yardstick", commands).moves)
        pace = statistics.median(reached)
        with self.ours() as commands:
            self._run("at half pace", commands, pace / 2)
        if possible:
            print(f"regalia reaches {pace / statistics.median(possible):.2f} of the yardstick")

    def _run(
        self, name: str, commands: Sequence[Sequence[str]], rate: float | None = None
    ) -> Figures:
        options = self.options
        with running(commands, self.core) as nodes:
            made = tables(nodes, options.game, options.seats, options.tables * options.games)
            work = played(nodes, made, options.tables, options.seconds, rate)
            figures = uvloop.run(work)
        print(f"{name:13}{figures}", flush=True)
        return figures

    def idle(self) -> None:
        """The memory of people who are connected and wait."""
        options = self.options
        with self.ours() as commands, running(commands, self.core) as nodes:
            empty = sum(node.megabytes() for node in nodes)
            made = tables(nodes, options.game, options.seats, options.idle // options.seats)
            full = uvloop.run(waiting(nodes, made))
        print(f"{options.idle:,} idle seats: {full:,.0f} MB; nobody: {empty:,.0f} MB", flush=True)

    def restore(self) -> None:
        """The time until a long table can be seen after a restart."""
        with self.ours() as commands:
            first, others = restored(commands, self.core)
        times = ", ".join(f"{one:.1f}" for one in others)
        print(f"tables of {LONG} moves restored: {times} ms; the first request: {first:.1f} ms")


def asked() -> argparse.Namespace:
    """What is asked for on the command line."""
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
    options = asked()
    given = [
        word
        for name in ("database", "redis")
        if getattr(options, name)
        for word in (f"--{name}", getattr(options, name))
    ]
    # PostgreSQL and Redis may use any core; from here on the first is the server's alone
    with shared() if options.nodes > 1 and not given else nullcontext(given) as more:
        core, *others = sorted(os.sched_getaffinity(0))
        os.sched_setaffinity(0, others or [core])
        bench = Bench(options, core, more)
        for figure in options.figures or FIGURES:
            getattr(bench, figure)()


if __name__ == "__main__":
    main()
