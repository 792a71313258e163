"""Processes that share out the games of a batch, and the memory in which all of them write."""

import signal
import traceback
from collections.abc import Mapping
from multiprocessing import get_context
from multiprocessing.connection import Connection
from typing import Any

from regalia.adapters.numbers import Wholes, np, seen
from regalia.games import GAMES
from regalia.kernel import batch as kernel
from regalia.kernel.errors import Unable
from regalia.kernel.game import Game
from regalia.kernel.options import Options

STEP = b"step"
ADVISE = b"advise"
DONE = b""
ALIGNED = 64


class Plan:
    """Where each array lies in the shared memory."""

    def __init__(self, game: Game, seats: int, games: int, spelled: bool) -> None:
        tokens = int(game.tokens.size) if spelled else 0
        self.arrays: dict[str, tuple[str, tuple[int, ...]]] = {
            "features": ("u1", (games, int(game.features.size) + tokens)),
            "mask": ("?", (games, tokens or game.moves)),
            "seat": ("i8", (games,)),
            "done": ("?", (games,)),
            "rewards": ("f8", (games, seats)),
            "scores": ("i8", (games, seats)),
            "choices": ("i8", (games,)),
            "advice": ("i8", (games,)),
        }
        self.starts: dict[str, int] = {}
        self.size = 0
        for name, (kind, shape) in self.arrays.items():
            self.starts[name] = self.size
            room = int(np.prod(shape)) * np.dtype(kind).itemsize
            self.size += -(-room // ALIGNED) * ALIGNED

    def array(self, memory: Any, name: str) -> Wholes:
        """An array in the shared memory."""
        kind, shape = self.arrays[name]
        count = int(np.prod(shape))
        found: Wholes = np.frombuffer(memory, kind, count, self.starts[name]).reshape(shape)
        return found


class Crew:
    """So many processes, each with its part of the games."""

    def __init__(
        self, game: Game, options: Options, seed: int, games: int, spelled: bool, workers: int
    ) -> None:
        context = get_context("spawn")
        self.plan = Plan(game, options.seats, games, spelled)
        self.memory = context.RawArray("B", self.plan.size)
        self.choices = self.plan.array(self.memory, "choices")
        self.pipes: list[Connection] = []
        self.processes = []
        written = options.written()
        for number in range(workers):
            part = (games * number // workers, games * (number + 1) // workers)
            ours, theirs = context.Pipe()
            process = context.Process(
                target=work,
                args=(theirs, self.memory, game.name, written, seed, games, spelled, part),
                daemon=True,
            )
            process.start()
            theirs.close()
            self.pipes.append(ours)
            self.processes.append(process)
        self.wait()

    def seen(self, name: str) -> Wholes:
        """An array to look at."""
        array = self.plan.array(self.memory, name)
        array.flags.writeable = False
        return array

    def step(self, choices: Wholes) -> None:
        """Lets every process step its games."""
        self.choices[:] = choices
        self.ask(STEP)

    def advice(self) -> Wholes:
        """What the heuristics would choose in every game."""
        self.ask(ADVISE)
        return self.plan.array(self.memory, "advice").copy()

    def ask(self, what: bytes) -> None:
        """Asks every process for the same, and waits for all of them."""
        try:
            for pipe in self.pipes:
                pipe.send_bytes(what)
        except OSError:
            raise Unable("batch: a process that plays its games has died") from None
        self.wait()

    def wait(self) -> None:
        """Waits until every process has answered."""
        said = []
        for pipe in self.pipes:
            try:
                said.append(pipe.recv_bytes())
            except (EOFError, OSError):
                raise Unable("batch: a process that plays its games has died") from None
        for one in said:
            if one != DONE:
                raise Unable(f"batch: a process that plays its games failed: {one.decode()}")

    def close(self) -> None:
        """Lets the processes go."""
        for pipe in self.pipes:
            pipe.close()
        for process in self.processes:
            process.join()
        self.pipes = []
        self.processes = []


def work(
    pipe: Connection,
    memory: Any,
    name: str,
    written: Mapping[str, object],
    seed: int,
    games: int,
    spelled: bool,
    part: tuple[int, int],
) -> None:
    """Steps a part of the games whenever it is asked, until the pipe is closed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    first, last = part
    game = GAMES[name]
    options = game.options(written)
    plan = Plan(game, options.seats, games, spelled)
    tables = kernel.Batch(game, options, seed, first, last - first, spelled)
    shown = {
        array: (plan.array(memory, array)[first:last], own)
        for array, own in (
            ("features", seen(tables.features, "u1", last - first)),
            ("mask", seen(tables.mask, "?", last - first)),
            ("seat", seen(tables.seat, "i8", 0)),
            ("done", seen(tables.done, "?", 0)),
            ("rewards", seen(tables.rewards, "f8", last - first)),
            ("scores", seen(tables.scores, "i8", last - first)),
        )
    }
    choices = plan.array(memory, "choices")[first:last]
    advice = plan.array(memory, "advice")[first:last]
    try:
        while True:
            for theirs, own in shown.values():
                theirs[:] = own
            pipe.send_bytes(DONE)
            asked = pipe.recv_bytes()
            while asked == ADVISE:
                advice[:] = np.asarray(tables.advise())
                pipe.send_bytes(DONE)
                asked = pipe.recv_bytes()
            tables.step(choices.tobytes())
    except (EOFError, OSError):
        return
    except Exception:  # noqa: BLE001 - whatever it is, it is told where it can be read
        pipe.send_bytes(traceback.format_exc().encode())
