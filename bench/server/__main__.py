"""Measures the server over its wire: real sockets on loopback, the server and its clients on a
core each.

python bench/server                  everything below, with SQLite
python bench/server moves            moves stored and told, beside a bare server with the same commit
python bench/server idle             the memory that people who wait take
python bench/server restore          how fast a long table is there again after a restart

A run of moves plays at so many tables at once: everyone moves as soon as they are asked. Then the
same at half the pace that was reached, where the delays are those of a server with air to breathe.
"""

import argparse
import asyncio
import os
import statistics
import tempfile
from collections.abc import Sequence
from pathlib import Path

import uvloop
from idle import waiting
from load import Figures, played
from nodes import house, running, tables, yardstick
from restore import restored

FIGURES = ("moves", "idle", "restore")


class Bench:
    """The measurements, as the options want them."""

    def __init__(self, options: argparse.Namespace) -> None:
        self.options = options
        self.core, *others = sorted(os.sched_getaffinity(0))
        self.places = list(others or [self.core])
        self.more: list[str] = []
        for name in ("database", "redis"):
            if getattr(options, name):
                self.more += [f"--{name}", getattr(options, name)]

    def ours(self, folder: str) -> list[list[str]]:
        """The commands of our nodes."""
        return [house(Path(folder), *self.more) for _ in range(self.options.nodes)]

    def bare(self, folder: str) -> list[list[str]]:
        """The command of the yardstick."""
        return [yardstick(Path(folder))]

    def moves(self) -> None:
        """Ours and the yardstick in turns, then ours at half its pace."""
        ours: list[float] = []
        bare: list[float] = []
        for _ in range(self.options.rounds):
            with tempfile.TemporaryDirectory() as folder:
                ours.append(self._run("regalia", self.ours(folder)).moves)
            with tempfile.TemporaryDirectory() as folder:
                bare.append(self._run("yardstick", self.bare(folder)).moves)
        reached, possible = statistics.median(ours), statistics.median(bare)
        print(f"regalia reaches {reached / possible:.2f} of the yardstick")
        with tempfile.TemporaryDirectory() as folder:
            self._run("half the pace", self.ours(folder), reached / 2)

    def _run(
        self, name: str, commands: Sequence[Sequence[str]], rate: float | None = None
    ) -> Figures:
        options = self.options
        with running(commands, self.core) as nodes:
            made = tables(nodes, options.game, options.seats, options.tables * options.games)
            work = played(nodes, made, options.tables, options.seconds, rate)
            figures = uvloop.run(work)
        print(f"{name:14}{figures}", flush=True)
        return figures

    def idle(self) -> None:
        """The memory of people who are connected and wait."""
        options = self.options
        with tempfile.TemporaryDirectory() as folder, running(self.ours(folder), self.core) as nodes:
            made = tables(nodes, options.game, options.seats, options.idle // options.seats)
            before, after = uvloop.run(waiting(nodes, made))
        print(f"{options.idle:,} idle seats: {after:,.0f} MB, {before:,.0f} MB before they came")

    def restore(self) -> None:
        """The time until a long table can be seen after a restart."""
        with tempfile.TemporaryDirectory() as folder:
            for line in restored(self.ours(folder), self.core):
                print(line)


def options() -> argparse.Namespace:
    """What is asked for on the command line."""
    parser = argparse.ArgumentParser(
        prog="bench/server", description=__doc__, formatter_class=argparse.RawTextHelpFormatter
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
    parser.add_argument("--database", help="postgresql://…, where SQLite is not meant")
    parser.add_argument("--redis", help="redis://…, for several nodes")
    found = parser.parse_args()
    for figure in found.figures:
        if figure not in FIGURES:
            parser.error(f"{figure} is none of {', '.join(FIGURES)}")
    return found


def main() -> None:
    """Prints a line for every run."""
    asked = options()
    bench = Bench(asked)
    os.sched_setaffinity(0, bench.places)
    for figure in asked.figures or FIGURES:
        getattr(bench, figure)()


if __name__ == "__main__":
    main()
