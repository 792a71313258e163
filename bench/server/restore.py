"""How fast a server restores long tables after a restart."""

import time
from collections.abc import Sequence
from random import Random

import uvloop
from bench.server.nodes import NewTable, make_tables, run_nodes, send_request
from bench.server.players import Crowd, PlayedTable, Player

LONG_GAME_MOVES = 300
GAME, SEATS = "castle", 2  # about one random game in thirty gets so long
PARALLEL_TABLES = 60
LONG_GAME_COUNT = 3


class LongGameCrowd(Crowd):
    """Players who stop when a game has LONG_GAME_MOVES moves."""

    def __init__(self, rng: Random) -> None:
        super().__init__(rng)
        self.playing = 0
        self.long: list[NewTable] = []

    def start(self, table_count: int) -> None:
        """Starts to play at this number of tables."""
        self.playing = table_count
        super().start(table_count)

    def must_move(self, player: Player) -> None:
        """Moves, unless the game is long enough."""
        if player.version < LONG_GAME_MOVES:
            super().must_move(player)
        else:
            self.long.append(player.game.new_table)
            self.game_over(player.game)

    def game_over(self, game: PlayedTable) -> None:
        """A game has ended or become long."""
        self.playing -= 1
        if not self.playing:
            self.stop()


async def play_long_games(made: list[NewTable]) -> list[NewTable]:
    """Plays at all tables; returns those with long games."""
    crowd = LongGameCrowd(Random(1))
    await crowd.connect_all(made)
    crowd.start(len(made))
    await crowd.ended
    await crowd.disconnect_all()
    return crowd.long


def measure_restore(commands: Sequence[Sequence[str]], core: int) -> tuple[float, list[float]]:
    """The milliseconds of the first request after a restart, and of the first to each long table.

    The first one is to a short table, and finds a server that has done nothing yet.
    """
    long: list[NewTable] = []
    with run_nodes(commands, core) as nodes:
        while len(long) < LONG_GAME_COUNT:
            made = make_tables(nodes, GAME, SEATS, PARALLEL_TABLES)
            long += uvloop.run(play_long_games(made))
        (short,) = make_tables(nodes, GAME, SEATS, 1)
    with run_nodes(commands, core) as nodes:
        first, *others = [view_milliseconds(nodes[0].port, one) for one in (short, *long)]
    return first, others


def view_milliseconds(port: int, made: NewTable) -> float:
    """The milliseconds of a request for a table's view."""
    start = time.perf_counter()
    send_request(port, "GET", f"/api/tables/{made.table}/view", token=made.tokens[0])
    return 1000 * (time.perf_counter() - start)
