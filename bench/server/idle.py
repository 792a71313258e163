"""The memory that connected people take while they wait."""

import asyncio
from collections.abc import Sequence
from random import Random

from bench.server.nodes import Made, Node
from bench.server.players import Crowd

SETTLING = 2.0  # seconds until what was needed to sit down is given back


async def waiting(nodes: Sequence[Node], tables: list[Made]) -> float:
    """The megabytes of the nodes when everyone sits and waits."""
    crowd = Crowd(Random(1))
    await crowd.gather(tables)
    await asyncio.sleep(SETTLING)
    found = sum(node.megabytes() for node in nodes)
    await crowd.leave()
    return found
