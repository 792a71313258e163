"""Tables leave memory when nobody needs them, and whoever comes at that moment is heard."""

from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path
from time import sleep

from tests.server.feed_client import FeedClient
from tests.server.running_server import RunningServer, locked_database

UNLOAD_AFTER_S = 1.0
CONSTANTS = {"host.UNLOAD_AFTER_S": UNLOAD_AFTER_S, "host.SWEEP_INTERVAL_S": 0.01}
TABLES = 40


def test_who_says_hello_while_the_table_leaves_memory_hears_what_happens(tmp_path: Path) -> None:
    with (
        RunningServer(tmp_path, "--no-limits", constants=CONSTANTS) as server,
        ExitStack() as stack,
        ThreadPoolExecutor(TABLES) as pool,
    ):
        made = [server.make("majesty", 2) for _ in range(TABLES)]
        feeds = [stack.enter_context(FeedClient(server, one.table, silent=True)) for one in made]
        with locked_database(server):  # so they all wait to leave memory
            sleep(2 * UNLOAD_AFTER_S)
        list(pool.map(lambda feed: feed.send("hello", tokens=[], since=None, lang=None), feeds))
        for one, watcher in zip(made, feeds, strict=True):
            watcher.receive("sync")
            with FeedClient(server, one.table, *one.tokens.values()) as players:
                players.receive("sync")
                ((seat, moves),) = players.moves.items()
                players.play(int(seat), moves[0]["move"])
            assert watcher.receive("step", timeout_s=5)["version"] == 1
