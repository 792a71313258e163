"""What it costs to find out whether a move can be taken back, per move of random games.

python bench/undo.py [game] [seats] [games]
"""

import sys
import time
from collections import defaultdict

from regalia.games import GAMES
from regalia.kernel.play.table import Table
from regalia.kernel.records.record import Record
from regalia.kernel.rng import rng_from_number
from regalia.server.undo import undo_refusal


def main(name: str = "castle", seats: str = "2", games: str = "10") -> None:
    """Prints a line for each answer and one for all moves."""
    game, rng = GAMES[name], rng_from_number(1)
    spent_by_answer: dict[str, list[float]] = defaultdict(list)
    for number in range(int(games)):
        table = Table(Record(game, game.read_options({"seats": int(seats)}), f"{number:032x}"))
        while table.state.pending:
            seat = table.state.seat_to_move()
            before = table.state.copy()
            step = table.play(seat, int(before.random_move(seat, rng)))
            start = time.process_time()
            answer = undo_refusal(game, before, step, table.state) or "can be taken back"
            spent_by_answer[answer].append(time.process_time() - start)
    for answer, spent in spent_by_answer.items():
        print(f"{answer:18} {len(spent):6,} moves {sum(spent) / len(spent) * 1e6:8,.1f} µs")
    spent = [one for times in spent_by_answer.values() for one in times]
    print(f"{'all':18} {len(spent):6,} moves {sum(spent) / len(spent) * 1e6:8,.1f} µs")


if __name__ == "__main__":
    main(*sys.argv[1:])
