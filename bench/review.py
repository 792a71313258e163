"""Seconds and iterations of a whole review, on one core.

python bench/review.py [majesty | kingme | castle] [seats] [bot]

A game of bots (`medium` unless another is named) is played and reviewed position by position, as
a server's one worker does it. The time is the processor's, so other work changes it little.
"""

import sys
import time

from regalia.bots.spec import make_bot
from regalia.games import GAMES
from regalia.kernel.game import Game
from regalia.kernel.play.table import Table
from regalia.kernel.records.record import Record
from regalia.server.evaluation import PositionEvaluator, iterations_per_position
from regalia.server.reviews import positions_to_judge


def main(games: list[Game], seats: int | None, bot_name: str) -> None:
    """Prints a line for each game."""
    for game in games:
        table = play_game(game, seats or game.seats[0], bot_name)
        positions = positions_to_judge(table.record)
        budget = iterations_per_position(len(positions))
        iterations = losses = 0
        start = time.process_time()
        for position in positions:
            evaluator = PositionEvaluator(game, 1, budget)
            found = evaluator.evaluate(position.public_view, position.view, position.move)
            iterations += evaluator.iterations_used()
            losses += found.loss is not None
        spent = time.process_time() - start
        print(
            f"{game.name:8} {table.state.seats} seats {len(positions):>4} moves"
            f" {losses:>3} losses {iterations:>9,} iterations {spent:>6.1f} s"
        )


def play_game(game: Game, seats: int, bot_name: str) -> Table:
    """A whole game of bots."""
    table = Table(Record(game, game.read_options({"seats": seats}), "5eed" * 8, None, None))
    bot, budget = make_bot(bot_name, game, 7)
    while table.state.pending:
        seat = table.state.seat_to_move()
        table.play(seat, bot.decide(table.state.view(seat), budget))
    return table


if __name__ == "__main__":
    words = dict(enumerate(sys.argv))
    main(
        [GAMES[words[1]]] if 1 in words else list(GAMES.values()),
        int(words[2]) if 2 in words else None,
        words.get(3, "medium"),
    )
