"""Behind the proxy a table lives at one node, and at another one when that is gone."""

import asyncio
from collections.abc import Iterator
from random import Random
from time import monotonic, sleep

import pytest
from deploy.local.server import TIMEOUT_S, retry_until_timeout
from deploy.local.services import Postgres, Redis, find_program, missing_programs
from deploy.two_nodes import Proxy
from redis import Redis as RedisClient
from tests.server.feed_client import FeedClient
from tests.server.reconnecting_player import LOST, play_under_load
from tests.server.running_server import ANNA, BORIS, BOT, MadeTable, RunningServer

from regalia.server.steps import StepEntry
from regalia.server.store.store import Store
from regalia.server.timestamps import now_ms

pytestmark = pytest.mark.skipif(
    bool(missing_programs()) or find_program("nginx") is None,
    reason="PostgreSQL, Redis or nginx is missing",
)

MAX_TAKEOVER_S = 3.0
PRESENCE_S = 3.5  # until all nodes know who is where
# quicker than in earnest, in the same proportions
CONSTANTS = {
    "cluster.HEARTBEAT_S": 2.0,
    "cluster.NODE_TIMEOUT_S": 6.0,
    "cluster.MISSED_STEPS_INTERVAL_S": 1.0,
}

Services = tuple[Postgres, Redis]
Nodes = tuple[RunningServer, RunningServer]


@pytest.fixture(scope="module")
def nodes(services: Services, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Nodes]:
    """Two nodes with one store."""
    postgres, redis = services
    words = ("--no-limits", "--proxy", "--database", postgres.url, "--redis", redis.url)
    with (
        RunningServer(tmp_path_factory.mktemp("node"), *words, constants=CONSTANTS) as one,
        RunningServer(tmp_path_factory.mktemp("node"), *words, constants=CONSTANTS) as other,
    ):
        yield one, other


@pytest.fixture(scope="module")
def proxy(nodes: Nodes) -> Iterator[Proxy]:
    """The proxy before them."""
    with Proxy([node.port for node in nodes]) as one:
        yield one


def connections(nodes: Nodes) -> list[float]:
    """The number of feeds at each node."""
    return [node.figure("regalia_connections") for node in nodes]


def play_out(feed: FeedClient, rng: Random) -> None:
    """Plays to the end, all people on one connection."""
    while not next(iter(feed.views.values()))["over"]:
        if feed.moves:
            feed.play(*feed.choose_random_move(rng))
        else:
            feed.receive("step")


def test_everybody_at_a_table_is_at_one_node(nodes: Nodes, proxy: Proxy) -> None:
    homes: set[int] = set()
    for number in range(12):
        made = nodes[number % 2].make("majesty", 4)
        feeds = [FeedClient(proxy, made.table, token) for token in made.tokens.values()]
        for feed in feeds:
            feed.receive("sync")
        counts = connections(nodes)
        assert sorted(counts) == [0, 4]
        homes.add(counts.index(4))
        for feed in feeds:
            feed.close()
        wait_until_alone(nodes)
    assert homes == {0, 1}


def wait_until_alone(nodes: Nodes) -> None:
    """Waits until nobody is connected."""
    for _ in retry_until_timeout("the nodes to notice that nobody is connected"):
        if connections(nodes) == [0, 0]:
            break


def open_away_from_maker(nodes: Nodes, proxy: Proxy) -> tuple[MadeTable, FeedClient]:
    """A table with bots that the first node has made and the proxy has given to the second."""
    while True:
        wait_until_alone(nodes)
        made = nodes[0].make("majesty", [BOT, ANNA, BOT, BOT], pace=False)
        anna = FeedClient(proxy, made.table, made.tokens[1])
        anna.receive("sync")
        if connections(nodes) == [0, 1]:
            return made, anna
        anna.close()


def test_a_step_is_computed_once_and_no_other_node_is_told(
    nodes: Nodes, proxy: Proxy, services: Services
) -> None:
    client = RedisClient.from_url(services[1].url)
    listener = client.pubsub()  # type: ignore[no-untyped-call]
    listener.psubscribe("*")
    made, anna = open_away_from_maker(nodes, proxy)
    with anna:
        sleep(PRESENCE_S)
        anna.frames_before_pong()
        made_before = anna.version  # by bots: Anna has not moved yet
        thought = [node.figure("regalia_bot_seconds_count") for node in nodes]
        while listener.get_message(timeout=0) is not None:
            pass
        play_out(anna, Random(1))
        notices: list[bytes] = []
        while (message := listener.get_message(timeout=0.2)) is not None:
            notices.append(message["data"])
    assert not [one for one in notices if made.table.encode() in one and b"stepped" in one]
    more = [
        node.figure("regalia_bot_seconds_count") - before
        for node, before in zip(nodes, thought, strict=True)
    ]
    assert more == [0, 36 - made_before]  # each of the three bots makes twelve moves
    listener.close()
    client.close()


async def store_silently(url: str, made: MadeTable, seat: int, move: str) -> None:
    """Stores a move as a node does that ends before it announces it."""
    store = Store(url)
    await store.open_database()
    table = await store.load_table(made.table)
    assert table is not None
    step = table.propose_move(seat, table.beat, move, "silent")
    assert await store.append_step(table, StepEntry(table.version + 1, now_ms(), step))
    await store.close_database()


def test_a_step_whose_notice_is_lost_is_told_once_all_the_same(
    nodes: Nodes, services: Services
) -> None:
    made = nodes[0].make("majesty", [ANNA, BORIS])
    rng = Random(3)
    with (
        FeedClient(nodes[0], made.table, *made.tokens.values()) as one,
        FeedClient(nodes[1], made.table, *made.tokens.values()) as other,
    ):
        for feed in (one, other):
            feed.receive("sync")
        seat, move = one.choose_random_move(rng)
        asyncio.run(store_silently(services[0].url, made, seat, move))
        for feed in (one, other):
            assert feed.receive("step")["version"] == 1
        for mover in (one, other, one):
            version = mover.play(*mover.choose_random_move(rng))["version"]
            for feed in (one, other):
                feed.wait_for_version(version)
        for feed in (one, other):
            feed.frames_before_pong()
            assert [step["version"] for step in feed.frames("step")] == [1, 2, 3, 4]


def reconnect(proxy: Proxy, made: MadeTable, since: int) -> FeedClient:
    """A new connection through the proxy, as soon as there is one."""
    end = monotonic() + TIMEOUT_S
    while True:
        try:
            return FeedClient(proxy, made.table, *made.tokens.values(), since=since)
        except LOST:
            assert monotonic() < end
            sleep(0.05)


def seconds_to_go_on(nodes: Nodes, proxy: Proxy, ending: str) -> float:
    """Ends the node of a running table; the time until a person and a bot have moved elsewhere."""
    made = nodes[0].make("majesty", [ANNA, BOT], pace=False)
    rng = Random(ending)
    feed = FeedClient(proxy, made.table, *made.tokens.values())
    feed.receive("sync")
    while feed.version < 4 or not feed.moves:
        if feed.moves:
            feed.play(*feed.choose_random_move(rng))
        else:
            feed.receive("step")
    home = nodes[connections(nodes).index(1)]
    known = feed.version
    start = monotonic()
    if ending == "kill":
        home.process.kill()
    else:
        home.process.terminate()
        assert feed.wait_for_close() == 1001
    feed.close()
    with reconnect(proxy, made, known) as again:
        assert again.receive("sync", "step")["version"] == known
        again.play(*again.choose_random_move(rng))
        again.wait_for_version(known + 2)
        seconds = monotonic() - start
        home.kill()
        home.start()
        play_out(again, rng)
    moves = nodes[1].get_json(f"/api/tables/{made.table}/record")["moves"]
    assert len(moves) == 24
    return seconds


@pytest.mark.parametrize("ending", ["kill", "stop"])
def test_a_table_goes_on_at_once_when_its_node_is_gone(
    nodes: Nodes, proxy: Proxy, ending: str
) -> None:
    tries = (seconds_to_go_on(nodes, proxy, ending) for _ in range(3))
    assert any(seconds < MAX_TAKEOVER_S for seconds in tries)  # the machine may be busy


def longest_wait_in_a_rolling_restart(nodes: Nodes, proxy: Proxy) -> float:
    """Restarts one node after the other under load; the longest wait of anybody, in seconds."""
    with play_under_load([proxy], "rolling") as players:
        for node in nodes:
            sleep(1)
            assert node.stop() == 0
            node.start()
    assert sum(player.refusals for player in players) == 0
    return max(player.longest_wait for player in players)


def test_nodes_are_restarted_one_after_the_other_and_nothing_is_lost(
    nodes: Nodes, proxy: Proxy
) -> None:
    tries = (longest_wait_in_a_rolling_restart(nodes, proxy) for _ in range(3))
    assert any(seconds < MAX_TAKEOVER_S for seconds in tries)  # the machine may be busy
