"""How many moves a second a server stores and tells, and how long its people wait."""

import asyncio
import time
from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from bench.server.nodes import Made, Node
from bench.server.players import Crowd

WARMING = 1.0  # seconds that are not counted


@dataclass(frozen=True)
class Figures:
    """What a run has shown; delays are in milliseconds, shares are of one core."""

    moves: float
    told: float
    median: float
    slowest: float  # of 99 in 100
    server: float
    clients: float

    def __str__(self) -> str:
        return (
            f"{self.moves:>7,.0f} moves/s  {self.told:>7,.0f} told/s"
            f"  p50 {self.median:5.1f} ms  p99 {self.slowest:5.1f} ms"
            f"  core: server {self.server:.2f}, clients {self.clients:.2f}"
        )


async def played(
    nodes: Sequence[Node], tables: list[Made], at_once: int, seconds: float, rate: float | None
) -> Figures:
    """Plays at so many of the tables at once, until time or the tables run out."""
    crowd = Crowd(Random(1), rate)
    await crowd.gather(tables)
    crowd.begin(at_once)
    await asyncio.wait([crowd.ended], timeout=WARMING)
    crowd.delays.clear()
    told = crowd.told
    used, own = sum(node.seconds() for node in nodes), time.process_time()
    begun = time.perf_counter()
    await asyncio.wait([crowd.ended], timeout=seconds)
    spent = time.perf_counter() - begun
    delays, told = sorted(crowd.delays), crowd.told - told
    used, own = sum(node.seconds() for node in nodes) - used, time.process_time() - own
    crowd.end()
    await crowd.leave()
    if not delays:
        raise RuntimeError("the tables ran out before anything was measured: --games for more")
    return Figures(
        len(delays) / spent,
        told / spent,
        1000 * delays[len(delays) // 2],
        1000 * delays[len(delays) * 99 // 100],
        used / spent,
        own / spent,
    )
