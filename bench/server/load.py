"""Moves per second of a server, and the delays of its players."""

import asyncio
import time
from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from bench.server.nodes import NewTable, ServerNode
from bench.server.players import Crowd

WARM_UP_S = 1.0  # not counted


@dataclass(frozen=True)
class LoadFigures:
    """The figures of a run: rates per second, delays in milliseconds, loads in cores."""

    moves: float
    messages: float
    median: float
    percentile_99: float
    server: float
    clients: float

    def __str__(self) -> str:
        return (
            f"{self.moves:>7,.0f} moves/s  {self.messages:>7,.0f} told/s"
            f"  p50 {self.median:5.1f} ms  p99 {self.percentile_99:5.1f} ms"
            f"  core: server {self.server:.2f}, clients {self.clients:.2f}"
        )


async def measure_load(
    nodes: Sequence[ServerNode],
    tables: list[NewTable],
    parallel_tables: int,
    seconds: float,
    rate: float | None,
) -> LoadFigures:
    """Plays at this number of tables at once, until the time or the tables run out."""
    crowd = Crowd(Random(1), rate)
    await crowd.connect_all(tables)
    crowd.start(parallel_tables)
    await asyncio.wait([crowd.ended], timeout=WARM_UP_S)
    crowd.delays.clear()
    messages = crowd.message_count
    used, own = sum(node.cpu_seconds() for node in nodes), time.process_time()
    start = time.perf_counter()
    await asyncio.wait([crowd.ended], timeout=seconds)
    spent = time.perf_counter() - start
    delays, messages = sorted(crowd.delays), crowd.message_count - messages
    used, own = sum(node.cpu_seconds() for node in nodes) - used, time.process_time() - own
    crowd.stop()
    await crowd.disconnect_all()
    if not delays:
        raise RuntimeError("the tables ran out before anything was measured: --games for more")
    return LoadFigures(
        len(delays) / spent,
        messages / spent,
        1000 * delays[len(delays) // 2],
        1000 * delays[len(delays) * 99 // 100],
        used / spent,
        own / spent,
    )
