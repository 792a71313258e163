"""The memory that connected people take while they wait."""

import asyncio
from collections.abc import Sequence
from random import Random

from nodes import Made, Node
from players import Crowd

SETTLING = 2.0  # seconds until what was needed to sit down is given back


async def waiting(nodes: Sequence[Node], tables: list[Made]) -> tuple[float, float]:
    """The megabytes before anybody comes, and when everyone sits and waits."""
    before = sum(node.megabytes() for node in nodes)
    await Crowd(Random(1)).gather(tables)
    await asyncio.sleep(SETTLING)
    return before, sum(node.megabytes() for node in nodes)
