"""A child process in which bots and the adviser search, so that the screen stays responsive.

Requests and answers are pickled over its standard input and output.
"""

import asyncio
import pickle
import signal
import subprocess
import sys
from collections.abc import Callable, Sequence
from typing import IO

from regalia.bots.bot import Budget
from regalia.bots.spec import make_bot
from regalia.kernel.errors import Unable, error_text
from regalia.kernel.game import Game
from regalia.kernel.text.voice import Voice
from regalia.kernel.view import View
from regalia.tui.advice import ADVICE_BUDGET_S, RatedMove, rate_moves

INSTANT_BOTS = ("random", "greedy")  # fast enough to be asked in this process


class BotProcess:
    """The child process; it is started by the first request that takes time."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self._process: subprocess.Popen[bytes] | None = None

    async def choose_move(self, bot_spec: str, seat: int, view: View) -> int:
        """The move of a bot."""
        if bot_spec in INSTANT_BOTS:
            return choose_move(self.game, bot_spec, seat, view)
        move = await self._request("choose_move", self.game, bot_spec, seat, view)
        assert isinstance(move, int)
        return move

    async def rate_moves(self, view: View, language: str, names: Sequence[str]) -> list[RatedMove]:
        """The adviser's ratings of the moves of the view's seat."""
        rated = await self._request("rate_moves", self.game, view, language, tuple(names))
        assert isinstance(rated, list)
        return rated

    async def _request(self, *request: object) -> object:
        self._process = self._process or start_process()
        answer = await asyncio.to_thread(exchange, self._process, request)
        if isinstance(answer, Exception):
            raise Unable(f"the bot cannot move: {answer}") from None
        return answer

    def close(self) -> None:
        """Kills the process, even during a search."""
        if self._process is not None:
            self._process.kill()
            self._process.communicate()
            self._process = None


def start_process() -> "subprocess.Popen[bytes]":
    """Starts this module as a program."""
    return subprocess.Popen(
        [sys.executable, "-m", "regalia.tui.bot_process"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
    )


def exchange(process: "subprocess.Popen[bytes]", request: object) -> object:
    """Sends a request and waits for its answer, which is an exception if there is none."""
    assert process.stdin is not None
    assert process.stdout is not None
    try:
        pickle.dump(request, process.stdin)
        process.stdin.flush()
        return pickle.load(process.stdout)  # noqa: S301 - our own process wrote it
    except (EOFError, OSError, ValueError) as error:
        return RuntimeError(f"it has stopped thinking ({error_text(error)})")


def serve_requests(requests: IO[bytes], answers: IO[bytes]) -> None:
    """Answers requests until the input ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is meant for the parent process
    while True:
        try:
            name, *arguments = pickle.load(requests)  # noqa: S301 - our own process wrote it
        except EOFError:
            return
        try:
            answer: object = HANDLERS[name](*arguments)
        except Exception as error:  # noqa: BLE001 - the parent reports any error
            answer = RuntimeError(error_text(error))
        pickle.dump(answer, answers)
        answers.flush()


def choose_move(game: Game, bot_spec: str, seat: int, view: View) -> int:
    """Makes a bot and asks it for a move."""
    bot, budget = make_bot(bot_spec, game, seat)
    return bot.decide(view, budget)


def rate_moves_for(
    game: Game, view: View, language: str, names: tuple[str, ...]
) -> list[RatedMove]:
    """Rates moves within the adviser's budget, in words of a language."""
    return rate_moves(game, view, Budget(seconds=ADVICE_BUDGET_S), Voice(game, language, names))


HANDLERS: dict[str, Callable[..., object]] = {
    "choose_move": choose_move,
    "rate_moves": rate_moves_for,
}

if __name__ == "__main__":
    output = sys.stdout.buffer
    sys.stdout = sys.stderr  # so that prints of a bot do not corrupt the answers
    serve_requests(sys.stdin.buffer, output)
