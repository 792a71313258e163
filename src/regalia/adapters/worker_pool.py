"""Worker processes that step the games of a batch in shared memory.

Every process has its own part of the games and writes into the same arrays, so that a step sends
no more than a few bytes through each pipe. Pools for other work (the arena, the server's bots)
send one job at a time instead, and share nothing.
"""

import signal
import traceback
from collections.abc import Mapping
from multiprocessing import get_context
from multiprocessing.connection import Connection
from typing import Any

from regalia.adapters.arrays import Array, BoolArray, batch_arrays, np
from regalia.games import GAMES
from regalia.kernel import batch as kernel
from regalia.kernel.errors import Unable
from regalia.kernel.game import Game
from regalia.kernel.options import Options

STEP = b"step"
ADVISE = b"advise"
DRAW = b"draw"
RESET = b"reset"
DONE_REPLY = b""
ALIGNMENT_BYTES = 64
SHARED_ARRAY_NAMES = ("features", "mask", "seat", "done", "rewards", "scores")


class SharedLayout:
    """Where each array lies in the shared memory."""

    def __init__(self, game: Game, seats: int, games: int, in_tokens: bool) -> None:
        tokens = int(game.tokens.size) if in_tokens else 0
        self.arrays: dict[str, tuple[str, tuple[int, ...]]] = {
            "features": ("u1", (games, int(game.features.size) + tokens)),
            "mask": ("?", (games, tokens or game.move_count)),
            "seat": ("i8", (games,)),
            "done": ("?", (games,)),
            "rewards": ("f8", (games, seats)),
            "scores": ("i8", (games, seats)),
            "choices": ("i8", (games,)),
            "proposed_choices": ("i8", (games,)),
        }
        self.offsets: dict[str, int] = {}
        self.total_bytes = 0
        for name, (dtype, shape) in self.arrays.items():
            self.offsets[name] = self.total_bytes
            array_bytes = int(np.prod(shape)) * np.dtype(dtype).itemsize
            self.total_bytes += -(-array_bytes // ALIGNMENT_BYTES) * ALIGNMENT_BYTES

    def array_in_memory(self, memory: Any, name: str) -> Array:
        """The array of this name, as a part of the shared memory."""
        dtype, shape = self.arrays[name]
        count = int(np.prod(shape))
        flat: Array = np.frombuffer(memory, dtype, count, self.offsets[name])
        return flat.reshape(shape)


class BatchWorkerPool:
    """The processes, each with a part of the games, and the pipes to them."""

    def __init__(
        self, game: Game, options: Options, seed: int, games: int, in_tokens: bool, workers: int
    ) -> None:
        context = get_context("spawn")
        self.layout = SharedLayout(game, options.seats, games, in_tokens)
        self.memory = context.RawArray("B", self.layout.total_bytes)
        self.choices = self.layout.array_in_memory(self.memory, "choices")
        self.pipes: list[Connection] = []
        self.processes = []
        given = options.to_dict()
        for number in range(workers):
            part = (games * number // workers, games * (number + 1) // workers)
            ours, theirs = context.Pipe()
            process = context.Process(
                target=run_batch_worker,
                args=(theirs, self.memory, game.name, given, seed, games, in_tokens, part),
                daemon=True,
            )
            process.start()
            theirs.close()
            self.pipes.append(ours)
            self.processes.append(process)
        self._await_replies()

    def shared_arrays(self) -> dict[str, Array]:
        """The arrays that the workers fill, by name."""
        return {name: self.layout.array_in_memory(self.memory, name) for name in SHARED_ARRAY_NAMES}

    def step(self, choices: Array) -> None:
        """Makes one choice in every game."""
        self.choices[:] = choices
        self._request(STEP)

    def reset(self, chosen: BoolArray) -> None:
        """Gives up the chosen games and deals their next ones."""
        self.choices[:] = chosen
        self._request(RESET)

    def heuristic_choices(self) -> Array:
        """What the heuristics would choose in every game."""
        return self._request_choices(ADVISE)

    def random_choices(self) -> Array:
        """A random legal choice in every game."""
        return self._request_choices(DRAW)

    def _request_choices(self, command: bytes) -> Array:
        """Sends a command that asks for choices, and returns a choice for every game."""
        self._request(command)
        return self.layout.array_in_memory(self.memory, "proposed_choices").copy()

    def _request(self, command: bytes) -> None:
        """Sends a command to every process and waits for all of them."""
        try:
            for pipe in self.pipes:
                pipe.send_bytes(command)
        except OSError:
            raise Unable("batch: a process that plays its games has died") from None
        self._await_replies()

    def _await_replies(self) -> None:
        """Waits for a reply of every process; Unable if one has failed."""
        replies = []
        for pipe in self.pipes:
            try:
                replies.append(pipe.recv_bytes())
            except (EOFError, OSError):
                raise Unable("batch: a process that plays its games has died") from None
        for reply in replies:
            if reply != DONE_REPLY:
                raise Unable(f"batch: a process that plays its games failed: {reply.decode()}")

    def close(self) -> None:
        """Ends the processes."""
        for pipe in self.pipes:
            pipe.close()
        for process in self.processes:
            process.join()
        self.pipes = []
        self.processes = []


def run_batch_worker(
    pipe: Connection,
    memory: Any,
    game_name: str,
    given_options: Mapping[str, object],
    seed: int,
    game_count: int,
    in_tokens: bool,
    first_and_end_game: tuple[int, int],
) -> None:
    """Steps the games from `part[0]` to before `part[1]` on command, until the pipe is closed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    first, end = first_and_end_game
    game = GAMES[game_name]
    options = game.read_options(given_options)
    layout = SharedLayout(game, options.seats, game_count, in_tokens)
    tables = kernel.TableBatch(game, options, seed, first, end - first, in_tokens)
    own_arrays = batch_arrays(tables)
    shared = {name: layout.array_in_memory(memory, name)[first:end] for name in layout.arrays}
    try:
        while True:
            for name, array in own_arrays.items():
                shared[name][:] = array
            pipe.send_bytes(DONE_REPLY)
            while (command := pipe.recv_bytes()) in (ADVISE, DRAW):
                draws = command == DRAW
                proposed = tables.random_choices() if draws else tables.heuristic_choices()
                shared["proposed_choices"][:] = np.asarray(proposed)
                pipe.send_bytes(DONE_REPLY)
            if command == RESET:
                for number in np.flatnonzero(shared["choices"]):
                    tables.reset_table(int(number))
            else:
                assert command == STEP
                tables.step(shared["choices"].tobytes())
    except (EOFError, OSError):
        return
    except Exception:  # noqa: BLE001 - whatever it is, the parent process raises it
        pipe.send_bytes(traceback.format_exc().encode())
