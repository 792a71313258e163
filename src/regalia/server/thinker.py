"""A process in which bots think: a line in with a view, a line out with a move."""

import os
import signal
import sys

import msgspec

from regalia.bots.spec import make_bot
from regalia.games import GAMES
from regalia.kernel.numbers import read_view


class Question(msgspec.Struct, frozen=True):
    """What a bot is shown: a view in numbers, of which game, and who it is."""

    game: str
    numbers: list[int]
    bot: str
    seed: int


class Thought(msgspec.Struct, frozen=True):
    """A move that was considered, and the share of the win expected of it."""

    move: int
    value: float | None


class Answered(msgspec.Struct, frozen=True):
    """The move chosen, and the best ones that were considered."""

    move: int
    considered: list[Thought] = []


MOST_CONSIDERED = 3
asked = msgspec.json.Decoder(Question)


def think(question: Question) -> Answered:
    """A bot's move."""
    game = GAMES[question.game]
    view = read_view(game, question.numbers)
    bot, budget = make_bot(question.bot, game, question.seed)
    move = bot.choose(view, view.legal(), budget)
    best = bot.candidates[:MOST_CONSIDERED]
    return Answered(int(move), [Thought(int(one.move), one.value) for one in best])


def main() -> None:
    """Answers until nobody asks any more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server to answer
    try:
        for line in sys.stdin.buffer:
            sys.stdout.buffer.write(msgspec.json.encode(think(asked.decode(line))) + b"\n")
            sys.stdout.buffer.flush()
    except BrokenPipeError:  # whoever asked is gone
        os._exit(0)


if __name__ == "__main__":
    main()
