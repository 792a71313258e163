"""How long people wait for the bots at their tables when very many play at once."""

import asyncio
from dataclasses import dataclass
from random import Random
from time import perf_counter

from bench.server.nodes import NewTable, ServerNode
from bench.server.players import Crowd, Player

WARM_UP_S = 2.0  # of the workers; not counted


@dataclass(frozen=True)
class BotFigures:
    """Bots' moves a second, the waits of people for their next turn in seconds, load in cores."""

    moves: float
    median: float
    percentile_99: float
    longest: float
    cores: float

    def __str__(self) -> str:
        return (
            f"{self.moves:,.0f} bots' moves/s; a person waits {self.median:.1f} s for its bots"
            f" (p99 {self.percentile_99:.1f} s, at most {self.longest:.1f} s);"
            f" server and bots take {self.cores:.2f} cores"
        )


class WaitingCrowd(Crowd):
    """People who move as soon as they are asked, and note how long they were not."""

    def __init__(self, rng: Random) -> None:
        super().__init__(rng)
        self.waits: list[float] = []

    def must_move(self, player: Player) -> None:
        """Notes the time since the player's last move."""
        if player.sent_at and player.is_followed_by_bots:
            self.waits.append(perf_counter() - player.sent_at)
        super().must_move(player)


async def measure_bots(node: ServerNode, tables: list[NewTable], seconds: float) -> BotFigures:
    """Plays at all tables at once for a time."""
    crowd = WaitingCrowd(Random(1))
    await crowd.connect_all(tables)
    crowd.start(len(tables))
    await asyncio.wait([crowd.ended], timeout=WARM_UP_S)
    crowd.waits.clear()
    told, own, used, start = (
        crowd.message_count,
        crowd.move_count,
        node.cpu_seconds(),
        perf_counter(),
    )
    await asyncio.wait([crowd.ended], timeout=seconds)
    spent = perf_counter() - start
    waits = sorted(crowd.waits)
    used = node.cpu_seconds() - used
    made = (crowd.message_count - told) - (crowd.move_count - own)
    crowd.stop()
    await crowd.disconnect_all()
    if not waits:
        raise RuntimeError("nobody had a second turn: --seconds for more")
    middle, late = waits[len(waits) // 2], waits[len(waits) * 99 // 100]
    return BotFigures(made / spent, middle, late, waits[-1], used / spent)
