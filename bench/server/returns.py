"""How soon a server that was killed amid play answers again, and its players with it."""

import asyncio
import time
from collections.abc import Sequence
from dataclasses import dataclass, replace
from random import Random

import uvloop
from bench.server.nodes import NewTable, ServerNode, make_tables, run_nodes
from bench.server.players import Crowd, PlayedTable, Player

PLAY_S = 3.0  # before the server is killed


@dataclass(frozen=True)
class ReturnFigures:
    """Seconds since a server was started again until it answers, and until its players do.

    `ready_cpu` and `longest_cpu` are what it has spent of the processor by then.
    """

    ready: float
    ready_cpu: float
    median: float
    longest: float
    longest_cpu: float


async def play_and_kill(node: ServerNode, tables: list[NewTable]) -> None:
    """Plays at all tables at once for a while, then kills the server amid the play."""
    crowd = Crowd(Random(1))
    await crowd.connect_all(tables)
    crowd.start(len(tables))
    await asyncio.wait([crowd.ended], timeout=PLAY_S)
    node.process.kill()
    node.process.wait()
    crowd.stop()
    await crowd.disconnect_all()


async def connect_at_once(tables: list[NewTable]) -> list[float]:
    """Connects the players of all tables; the times at which each has its table again."""
    crowd = Crowd(Random(1))

    async def connect(player: Player) -> float:
        await player.connect_and_greet(player.game.new_table.port)
        await player.synced
        return time.perf_counter()

    games = [PlayedTable(crowd, made) for made in tables]
    times = await asyncio.gather(*(connect(player) for game in games for player in game.players))
    for game in games:
        for player in game.players:
            await player.disconnect()
    return times


def measure_return(
    commands: Sequence[Sequence[str]], core: int, game: str, seats: int, tables: int
) -> ReturnFigures:
    """Kills a server at which all tables are played, and starts it again."""
    with run_nodes(commands, core) as (node,):
        made = make_tables([node], game, seats, tables)
        uvloop.run(play_and_kill(node, made))
    start = time.perf_counter()
    with run_nodes(commands, core) as (node,):
        ready, ready_cpu = time.perf_counter() - start, node.cpu_seconds()
        there = [replace(one, port=node.port) for one in made]
        times = sorted(one - start for one in uvloop.run(connect_at_once(there)))
        longest_cpu = node.cpu_seconds()
    return ReturnFigures(ready, ready_cpu, times[len(times) // 2], times[-1], longest_cpu)
