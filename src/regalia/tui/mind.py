"""Bots and the adviser think in a process of their own: the search would hold up the screen."""

import asyncio
import pickle
import signal
import subprocess
import sys
from collections.abc import Callable, Sequence
from typing import IO

from regalia.bots.bot import Budget
from regalia.bots.spec import make_bot
from regalia.kernel.errors import Unable, reason
from regalia.kernel.game import Game
from regalia.kernel.text.voice import Voice
from regalia.kernel.view import View
from regalia.tui.advice import Weighed, weigh

QUICK = ("random", "greedy")
PATIENCE = 1.0  # seconds that the adviser takes


class Mind:
    """Thinks when it is asked; the process starts with the first question that takes time."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self._process: subprocess.Popen[bytes] | None = None

    async def choose(self, spec: str, seat: int, view: View) -> int:
        """The move of a bot."""
        if spec in QUICK:
            return choose(self.game, spec, seat, view)
        answer = await self._ask("choose", self.game, spec, seat, view)
        assert isinstance(answer, int)
        return answer

    async def weigh(self, view: View, language: str, names: Sequence[str]) -> list[Weighed]:
        """What the adviser thinks of the moves of a view's seat."""
        answer = await self._ask("weigh", self.game, view, language, tuple(names))
        assert isinstance(answer, list)
        return answer

    async def _ask(self, *question: object) -> object:
        self._process = self._process or started()
        answer = await asyncio.to_thread(exchanged, self._process, question)
        if isinstance(answer, Exception):
            raise Unable(f"the bot cannot move: {answer}") from None
        return answer

    def close(self) -> None:
        """Ends the process, whatever it is thinking of."""
        if self._process is not None:
            self._process.kill()
            self._process.communicate()
            self._process = None


def started() -> "subprocess.Popen[bytes]":
    """The process that thinks."""
    return subprocess.Popen(
        [sys.executable, "-m", "regalia.tui.mind"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
    )


def exchanged(process: "subprocess.Popen[bytes]", question: object) -> object:
    """The answer to a question, waited for."""
    assert process.stdin is not None
    assert process.stdout is not None
    try:
        pickle.dump(question, process.stdin)
        process.stdin.flush()
        return pickle.load(process.stdout)  # noqa: S301 - it comes from ourselves
    except (EOFError, OSError, ValueError) as error:
        return RuntimeError(f"it has stopped thinking ({reason(error)})")


def think(questions: IO[bytes], answers: IO[bytes]) -> None:
    """Answers questions until nobody is there to ask."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the one who asks
    while True:
        try:
            what, *rest = pickle.load(questions)  # noqa: S301 - they come from ourselves
        except EOFError:
            return
        try:
            answer: object = ANSWERS[what](*rest)
        except Exception as error:  # noqa: BLE001 - whatever it is, it is told
            answer = RuntimeError(reason(error))
        pickle.dump(answer, answers)
        answers.flush()


def choose(game: Game, spec: str, seat: int, view: View) -> int:
    """What a bot would do."""
    bot, budget = make_bot(spec, game, seat)
    return bot.decide(view, budget)


def considered(game: Game, view: View, language: str, names: tuple[str, ...]) -> list[Weighed]:
    """What the adviser thinks."""
    return weigh(game, view, Budget(seconds=PATIENCE), Voice(game, language, names))


ANSWERS: dict[str, Callable[..., object]] = {"choose": choose, "weigh": considered}

if __name__ == "__main__":
    output = sys.stdout.buffer
    sys.stdout = sys.stderr  # what a bot prints is no answer
    think(sys.stdin.buffer, output)
