"""Bots and the adviser think in a process of their own: the search would hold up the screen."""

import asyncio
import signal
from collections.abc import Sequence
from multiprocessing import get_context
from multiprocessing.connection import Connection

from regalia.bots.bot import Budget
from regalia.bots.spec import make_bot
from regalia.kernel.errors import Unable, reason
from regalia.kernel.game import Game
from regalia.kernel.view import View
from regalia.kernel.voice import Voice
from regalia.tui.advice import Weighed, weigh

QUICK = ("random", "greedy")
PATIENCE = 1.0  # seconds that the adviser takes
LEAVING = 2.0  # seconds that the process is given to end

Question = tuple[str, tuple[object, ...]]


class Mind:
    """Thinks when it is asked; the process starts with the first question that takes time."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self._line: Connection | None = None
        self._process: object = None

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
        line = self._line or self._start()
        line.send(question)
        answer = await asyncio.to_thread(line.recv)
        if isinstance(answer, Exception):
            raise Unable(f"the bot cannot move: {reason(answer)}") from None
        return answer

    def _start(self) -> Connection:
        context = get_context("spawn")
        self._line, other = context.Pipe()
        self._process = context.Process(target=think, args=(other,), daemon=True)
        self._process.start()
        other.close()
        return self._line

    def close(self) -> None:
        """Ends the process, whatever it is thinking of."""
        if self._line is not None:
            self._process.kill()
            self._process.join(LEAVING)
            self._line.close()
            self._line = None


def think(line: Connection) -> None:
    """Answers questions until nobody is there to ask."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the one who asks
    while True:
        try:
            what, *rest = line.recv()
        except (EOFError, OSError):
            return
        try:
            answer: object = ANSWERS[what](*rest)
        except Exception as error:  # noqa: BLE001 - whatever it is, it is told
            answer = RuntimeError(reason(error))
        line.send(answer)


def choose(game: Game, spec: str, seat: int, view: View) -> int:
    """What a bot would do."""
    bot, budget = make_bot(spec, game, seat)
    return bot.choose(view, view.legal(), budget)


def considered(game: Game, view: View, language: str, names: tuple[str, ...]) -> list[Weighed]:
    """What the adviser thinks."""
    return weigh(game, view, Budget(seconds=PATIENCE), Voice(game, language, names))


ANSWERS = {"choose": choose, "weigh": considered}
