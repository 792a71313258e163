"""Without Redis nodes hear nothing of each other, and people at two nodes play on all the same."""

from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from time import monotonic, sleep

import pytest
from deploy.local.server import retry_until_timeout
from deploy.local.services import Postgres, Redis
from tests.server.feed_client import FeedClient
from tests.server.running_server import RunningServer

# quicker than in earnest, in the same proportions
CONSTANTS = {
    "cluster.HEARTBEAT_S": 0.5,
    "cluster.NODE_TIMEOUT_S": 1.5,
    "cluster.MISSED_STEPS_INTERVAL_S": 0.4,
}
MAX_DELAY_S = 3.0  # until a move is heard at the other node; 0.4 s on an idle machine
OUTAGE_S = 3.5  # longer than the silence of a node and the absence together
ABSENCE_S = 1

Nodes = tuple[RunningServer, RunningServer]


@pytest.fixture(scope="module")
def nodes(
    services: tuple[Postgres, Redis], tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Nodes]:
    """Two nodes that soon miss each other."""
    postgres, redis = services
    words = ("--no-limits", "--database", postgres.url, "--redis", redis.url)
    with (
        RunningServer(tmp_path_factory.mktemp("node"), *words, constants=CONSTANTS) as one,
        RunningServer(tmp_path_factory.mktemp("node"), *words, constants=CONSTANTS) as other,
    ):
        yield one, other


def test_without_redis_moves_are_heard_and_nobody_connected_is_replaced(
    nodes: Nodes, services: tuple[Postgres, Redis]
) -> None:
    redis = services[1]
    made = nodes[0].make("majesty", 2, absence=ABSENCE_S)  # so one node holds a lease
    with (
        FeedClient(nodes[0], made.table, made.tokens[0]) as anna,
        FeedClient(nodes[1], made.table, made.tokens[1]) as boris,
    ):
        anna.receive("sync")
        boris.receive("sync")
        while not all(one["here"] for one in anna.receive("crowd")["seats"]):
            pass
        rng = Random(1)
        redis.end()
        try:
            delays: list[float] = []
            end = monotonic() + OUTAGE_S
            while monotonic() < end and (anna.moves or boris.moves):
                mover, other = (anna, boris) if anna.moves else (boris, anna)
                version = mover.play(*mover.choose_random_move(rng))["version"]
                sent = monotonic()
                other.wait_for_version(version)
                delays.append(monotonic() - sent)
        finally:
            redis.start()
        assert min(delays) < MAX_DELAY_S, delays  # the machine may be busy now and then
        end = monotonic() + OUTAGE_S  # nor when it is back
        while monotonic() < end:
            for feed in (anna, boris):
                feed.frames_before_pong()
        for feed in (anna, boris):
            kinds = {step["kind"] for step in feed.frames("step")}
            assert kinds == {"moved"}
            for crowd in feed.frames("crowd")[1:]:
                assert [one["kind"] for one in crowd["seats"]] == ["person", "person"]


def test_whoever_is_gone_is_replaced_when_redis_is_back(
    nodes: Nodes, services: tuple[Postgres, Redis]
) -> None:
    redis = services[1]
    made = nodes[0].make("majesty", 2, absence=ABSENCE_S)
    with FeedClient(nodes[0], made.table, made.tokens[0]) as anna:
        anna.receive("sync")
        redis.end()
        redis.start()
        while anna.receive("step")["kind"] != "handed":
            pass


def test_a_node_can_be_stopped_while_redis_is_away(
    services: tuple[Postgres, Redis], tmp_path: Path
) -> None:
    postgres, redis = services
    words = ("--no-limits", "--database", postgres.url, "--redis", redis.url)
    with RunningServer(tmp_path, *words) as node:
        redis.end()
        try:
            sleep(1.5)  # until the node has noticed
            assert node.stop() == 0
        finally:
            redis.start()


def test_an_outage_of_redis_and_its_end_are_each_logged_once(
    nodes: Nodes, services: tuple[Postgres, Redis]
) -> None:
    redis = services[1]
    sleep(1)  # until the nodes have noticed the last outage
    wait_for_nodes_to_log(nodes, "the end of the last outage", lambda log: log[0] == log[1])
    before = [count_outages(node) for node in nodes]
    redis.end()
    wait_for_nodes_to_log(nodes, "the outage", lambda log: log[0] > log[1])
    sleep(OUTAGE_S)
    redis.start()
    wait_for_nodes_to_log(nodes, "its end", lambda log: log[0] == log[1])
    for node, (away, back) in zip(nodes, before, strict=True):
        assert count_outages(node) == (away + 1, back + 1)


def count_outages(node: RunningServer) -> tuple[int, int]:
    """How many outages of Redis the log names, and how many ends of one."""
    log = node.log()
    return log.count("Redis does not answer"), log.count("Redis answers again")


def wait_for_nodes_to_log(
    nodes: Nodes, what: str, is_logged: Callable[[tuple[int, int]], bool]
) -> None:
    """Waits until this is true of the outages that every node has logged."""
    for _ in retry_until_timeout(f"the nodes to log {what}"):
        if all(is_logged(count_outages(node)) for node in nodes):
            break
