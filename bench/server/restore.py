"""How fast a long table is there again after a restart."""

import time
from collections.abc import Sequence
from random import Random

import uvloop
from bench.server.nodes import Made, asked, running, tables
from bench.server.players import Crowd, Game, Player

LONG = 300  # moves
GAME, SEATS = "castle", 2  # about one random game in thirty gets so long
AT_ONCE = 60
WANTED = 3


class Enduring(Crowd):
    """Players who stop where a game has become long."""

    def __init__(self, rng: Random) -> None:
        super().__init__(rng)
        self.playing = 0
        self.long: list[Made] = []

    def begin(self, tables: int) -> None:
        """Starts to play at so many tables."""
        self.playing = tables
        super().begin(tables)

    def owes(self, player: Player) -> None:
        """Moves, unless the game is long enough."""
        if player.version < LONG:
            super().owes(player)
        else:
            self.long.append(player.game.made)
            self.over(player.game)

    def over(self, game: Game) -> None:
        """A game has ended or become long."""
        self.playing -= 1
        if not self.playing:
            self.end()


async def lengthened(made: list[Made]) -> list[Made]:
    """Plays at all tables; those that have become long."""
    crowd = Enduring(Random(1))
    await crowd.gather(made)
    crowd.begin(len(made))
    await crowd.ended
    await crowd.leave()
    return crowd.long


def restored(commands: Sequence[Sequence[str]], core: int) -> tuple[float, list[float]]:
    """The milliseconds of the first request after a restart, and of the first to each long table.

    The first one is to a short table, and finds a server that has done nothing yet.
    """
    long: list[Made] = []
    with running(commands, core) as nodes:
        while len(long) < WANTED:
            made = tables(nodes, GAME, SEATS, AT_ONCE)
            long += uvloop.run(lengthened(made))
        (short,) = tables(nodes, GAME, SEATS, 1)
    with running(commands, core) as nodes:
        first, *others = [seen(nodes[0].port, one) for one in (short, *long)]
    return first, others


def seen(port: int, made: Made) -> float:
    """The milliseconds until a table can be seen."""
    begun = time.perf_counter()
    asked(port, "GET", f"/api/tables/{made.table}/view", token=made.tokens[0])
    return 1000 * (time.perf_counter() - begun)
