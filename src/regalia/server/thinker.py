"""A process in which bots think: a line in with a question, a line out with its answer."""

import os
import signal
import sys

import msgspec

from regalia.bots.spec import make_bot
from regalia.games import GAMES
from regalia.kernel.foresight import foresee
from regalia.kernel.play.validation import read_view
from regalia.kernel.view import View
from regalia.server.appraisal import Appraiser
from regalia.wire.requests import Judged, Try


class Question(msgspec.Struct, frozen=True, tag="move"):
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


class Weighing(msgspec.Struct, frozen=True, tag="weigh"):
    """A position of a finished game by the views of all seats, and the move that was made."""

    game: str
    views: list[list[int]]
    seat: int
    move: int
    seed: int


MOST_CONSIDERED = 3
PATIENT = "patient"
PATIENCE = 15  # how much nicer than others a process is that nobody waits for
asked = msgspec.json.Decoder(Question | Weighing)


def think(question: Question) -> Answered:
    """A bot's move."""
    game = GAMES[question.game]
    view = read_view(game, question.numbers)
    bot, budget = make_bot(question.bot, game, question.seed)
    move = bot.decide(view, budget)
    best = bot.candidates[:MOST_CONSIDERED]
    return Answered(int(move), [Thought(int(one.move), one.value) for one in best])


def weigh(weighing: Weighing) -> Judged:
    """What a position was worth, and the move made in it beside others."""
    game = GAMES[weighing.game]
    views = [read_view(game, numbers) for numbers in weighing.views]
    seat = weighing.seat
    view: View = views[seat]
    found = Appraiser(game, weighing.seed).appraise(views, seat, weighing.move)
    tries: list[Try] = []
    for move, mean in found.tries:
        parts = game.parts(view, move)
        events = [one.written() for one in foresee(game, view, move)]
        tries.append(Try(game.spell(parts), game.touch(parts), mean.share, events))
    played = game.notate(view, weighing.move)
    return Judged(seat, played, found.chances, tries, found.loss)


def answer(line: bytes) -> Answered | Judged:
    """The answer to a question."""
    question = asked.decode(line)
    return think(question) if isinstance(question, Question) else weigh(question)


def main() -> None:
    """Answers until nobody asks any more."""
    if PATIENT in sys.argv[1:] and hasattr(os, "nice"):
        os.nice(PATIENCE)
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server to answer
    try:
        for line in sys.stdin.buffer:
            sys.stdout.buffer.write(msgspec.json.encode(answer(line)) + b"\n")
            sys.stdout.buffer.flush()
    except BrokenPipeError:  # whoever asked is gone
        os._exit(0)


if __name__ == "__main__":
    main()
