"""The worker process of the bot pool: reads a JSON request per line and writes a JSON answer."""

import os
import signal
import sys

import msgspec

from regalia.bots.spec import make_bot
from regalia.games import GAMES
from regalia.kernel.foresight import foresee
from regalia.kernel.play.validation import read_view
from regalia.kernel.view import View
from regalia.server.evaluation import PositionEvaluator
from regalia.wire.requests import Judged, Try


class MoveRequest(msgspec.Struct, frozen=True, tag="move"):
    """Asks a bot for a move; `numbers` are the integers of the view it is shown."""

    game: str
    numbers: list[int]
    bot: str
    seed: int


class CandidateMove(msgspec.Struct, frozen=True):
    """A move that the bot considered, and the share of the win it expects of it."""

    move: int
    value: float | None


class MoveAnswer(msgspec.Struct, frozen=True):
    """The move chosen, and the best candidates."""

    move: int
    candidates: list[CandidateMove] = []


class EvaluationRequest(msgspec.Struct, frozen=True, tag="weigh"):
    """Asks to judge a move of a finished game, by the views of all seats before it."""

    game: str
    views: list[list[int]]
    seat: int
    move: int
    seed: int


MAX_CANDIDATES = 3
LOW_PRIORITY = "--low-priority"
LOW_PRIORITY_NICE = 15  # added to the niceness of review workers
request_decoder = msgspec.json.Decoder(MoveRequest | EvaluationRequest)


def choose_move(request: MoveRequest) -> MoveAnswer:
    """Lets a bot choose a move."""
    game = GAMES[request.game]
    view = read_view(game, request.numbers)
    bot, budget = make_bot(request.bot, game, request.seed)
    move = bot.decide(view, budget)
    best = bot.candidates[:MAX_CANDIDATES]
    return MoveAnswer(int(move), [CandidateMove(int(one.move), one.value) for one in best])


def judge_move(request: EvaluationRequest) -> Judged:
    """Evaluates a position, and the played move beside others."""
    game = GAMES[request.game]
    views = [read_view(game, numbers) for numbers in request.views]
    seat = request.seat
    view: View = views[seat]
    found = PositionEvaluator(game, request.seed).evaluate(views, seat, request.move)
    tries: list[Try] = []
    for move, mean in found.tries:
        parts = game.parts(view, move)
        events = [one.to_dict() for one in foresee(game, view, move)]
        tries.append(Try(game.notate_parts(parts), game.touches(parts), mean.share, events))
    played = game.notate(view, request.move)
    return Judged(seat, played, found.chances, tries, found.loss)


def answer_line(line: bytes) -> MoveAnswer | Judged:
    """The answer to the request in a line."""
    request = request_decoder.decode(line)
    return choose_move(request) if isinstance(request, MoveRequest) else judge_move(request)


def main() -> None:
    """Answers requests until standard input ends."""
    if LOW_PRIORITY in sys.argv[1:] and hasattr(os, "nice"):
        os.nice(LOW_PRIORITY_NICE)
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server handles Ctrl-C
    try:
        for line in sys.stdin.buffer:
            sys.stdout.buffer.write(msgspec.json.encode(answer_line(line)) + b"\n")
            sys.stdout.buffer.flush()
    except BrokenPipeError:  # the server has ended
        os._exit(0)


if __name__ == "__main__":
    main()
