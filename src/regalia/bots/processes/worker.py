"""The program of a worker process: runs the functions that it reads and writes their answers.

A request is a pickled function with its arguments, an answer a pickled `CallOutcome` as a tuple.
"""

import os
import pickle
import signal
import sys
import traceback
from typing import IO, Any, NamedTuple

from regalia.bots.bot import Budget
from regalia.bots.spec import make_bot
from regalia.kernel.errors import error_text
from regalia.kernel.game import Game
from regalia.kernel.view import View

MAX_CANDIDATES = 3
MIN_ITERATIONS = 30  # fewer are never asked of a search


class CallOutcome(NamedTuple):
    """What a function has returned, or an exception in a sentence with its traceback."""

    answer: Any
    sentence: str = ""
    trace: str | None = None


class BotMove(NamedTuple):
    """A bot's move, and its best candidates, each with the share of the win expected of it."""

    move: int
    candidates: list[tuple[int, float | None]]


def choose_bot_move(
    game: Game, view: View, bot_spec: str, seed: int, time_share: float = 1.0
) -> BotMove:
    """Makes a bot and lets it choose a move, within a share of its usual budget."""
    bot, budget = make_bot(bot_spec, game, seed)
    move = int(bot.decide(view, share_of_budget(budget, time_share)))
    best = bot.candidates[:MAX_CANDIDATES]
    return BotMove(move, [(int(candidate.move), candidate.value) for candidate in best])


def share_of_budget(budget: Budget, share: float) -> Budget:
    """A share of a budget, but not fewer than MIN_ITERATIONS of its iterations."""
    iterations = int(budget.iterations)
    shared = max(min(iterations, MIN_ITERATIONS), round(iterations * share))
    return Budget(shared, budget.seconds * share)


def run_next_call(requests: IO[bytes]) -> CallOutcome:
    """Reads a request and runs its function; EOFError if there is no request any more."""
    function, args, kwargs = pickle.load(requests)  # noqa: S301 - our own process wrote it
    try:
        return CallOutcome(function(*args, **kwargs))
    except Exception as error:  # noqa: BLE001 - the other side reports it
        return CallOutcome(None, error_text(error), traceback.format_exc())


def main() -> None:
    """Answers requests until standard input ends."""
    if hasattr(os, "nice"):
        os.nice(int(sys.argv[1]))
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is meant for the parent process
    answers = sys.stdout.buffer
    sys.stdout = sys.stderr  # so that prints of a bot do not corrupt the answers
    while True:
        try:
            outcome = run_next_call(sys.stdin.buffer)
            answers.write(pickle.dumps(tuple(outcome)))
            answers.flush()
        except (EOFError, BrokenPipeError):  # the parent process has ended
            os._exit(0)


if __name__ == "__main__":
    main()
