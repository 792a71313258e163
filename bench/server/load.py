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
    """The figures of a run: rates per second, delays in milliseconds, loads in cores.

    `node_seconds` is the processor time that each node has spent.
    """

    moves: float
    messages: float
    median: float
    percentile_99: float
    server: float
    clients: float
    node_seconds: list[float]
    move_count: int

    @property
    def microseconds_per_move(self) -> float:
        """The processor time that all nodes together spend on a move."""
        return 1e6 * sum(self.node_seconds) / self.move_count

    def __str__(self) -> str:
        return (
            f"{self.moves:>7,.0f} moves/s  {self.messages:>7,.0f} told/s"
            f"  p50 {self.median:5.1f} ms  p99 {self.percentile_99:5.1f} ms"
            f"  core: server {self.server:.2f}, clients {self.clients:.2f}"
            f"  {self.microseconds_per_move:4.0f} µs/move"
            + ("" if len(self.node_seconds) == 1 else f" ({self._node_shares()})")
        )

    def _node_shares(self) -> str:
        return " + ".join(f"{1e6 * one / self.move_count:.0f}" for one in self.node_seconds)


async def measure_load(
    nodes: Sequence[ServerNode],
    tables: list[NewTable],
    parallel_tables: int,
    seconds: float,
    rate: float | None,
    settle_s: float = 0.0,
) -> LoadFigures:
    """Plays at this number of tables at once, until the time or the tables run out.

    Before that all are connected and wait for so many seconds.
    """
    crowd = Crowd(Random(1), rate)
    await crowd.connect_all(tables)
    await asyncio.sleep(settle_s)
    crowd.start(parallel_tables)
    await asyncio.wait([crowd.ended], timeout=min(WARM_UP_S, seconds))
    crowd.delays.clear()
    messages = crowd.message_count
    used, own = [node.cpu_seconds() for node in nodes], time.process_time()
    start = time.perf_counter()
    await asyncio.wait([crowd.ended], timeout=seconds)
    spent = time.perf_counter() - start
    delays, messages = sorted(crowd.delays), crowd.message_count - messages
    used = [node.cpu_seconds() - before for node, before in zip(nodes, used, strict=True)]
    own = time.process_time() - own
    crowd.stop()
    await crowd.disconnect_all()
    if not delays:
        raise RuntimeError("the tables ran out before anything was measured: --games for more")
    return LoadFigures(
        len(delays) / spent,
        messages / spent,
        1000 * delays[len(delays) // 2],
        1000 * delays[len(delays) * 99 // 100],
        sum(used) / spent,
        own / spent,
        used,
        len(delays),
    )
