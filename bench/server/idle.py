"""The memory that waiting players need."""

import asyncio
from collections.abc import Sequence
from random import Random

from bench.server.nodes import NewTable, ServerNode
from bench.server.players import Crowd

SETTLE_S = 2.0  # until memory that connecting needed is free again


async def measure_idle_memory(nodes: Sequence[ServerNode], tables: list[NewTable]) -> float:
    """The megabytes of the nodes when everybody is connected and waits."""
    crowd = Crowd(Random(1))
    await crowd.connect_all(tables)
    await asyncio.sleep(SETTLE_S)
    found = sum(node.memory_megabytes() for node in nodes)
    await crowd.disconnect_all()
    return found
