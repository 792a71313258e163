"""The operator's page: figures of all nodes for whoever has the token, and for nobody else."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from deploy.local.server import retry_until_timeout
from deploy.local.services import Postgres, Redis
from redis import Redis as Client
from tests.server.feed_client import open_table
from tests.server.running_server import RunningServer, expect_refusal

import regalia
from regalia.server.operator import latency_percentiles_between
from regalia.wire.requests import Latency

TOKEN = "a token of the operator"  # noqa: S105 - of these tests alone
WATCHED = ("--no-limits", "--operator-token", TOKEN)


@pytest.fixture
def operator_server(tmp_path: Path) -> Iterator[RunningServer]:
    """A server that was started with an operator's token."""
    with RunningServer(tmp_path / "server", *WATCHED) as one:
        yield one


def test_the_report_counts_what_happens_and_names_nobody(
    operator_server: RunningServer,
) -> None:
    with open_table(operator_server, "majesty", 2, "watched") as clients:
        clients.play_out()
        answer = operator_server.ask("GET", "/api/operator", token=TOKEN)
    report = answer.json()
    (node,) = report["nodes"]
    assert node["version"] == regalia.__version__
    assert (node["tables"], node["people"]) == (1, 2)
    assert node["moves"] == 24
    assert node["errors"] == node["bot_queue"] == 0
    assert 0 < node["move_latency"]["median_ms"] <= node["move_latency"]["p99_ms"]
    assert report["store"]["kind"] == "sqlite"
    assert report["store"]["bytes"] > 10_000
    assert report["store"]["tables"] == {"over": 1}
    for secret in (clients.table, "Person", *operator_server.tokens):
        assert secret not in answer.text


def test_only_the_token_opens_it(operator_server: RunningServer, server: RunningServer) -> None:
    for token in (None, "x", TOKEN[:-1], TOKEN + "x"):
        expect_refusal(operator_server.ask("GET", "/api/operator", token=token), 401, 403)
    assert "without" in expect_refusal(server.ask("GET", "/api/operator", token=TOKEN), 404)


def test_warnings_of_the_log_are_in_the_report(operator_server: RunningServer) -> None:
    made = operator_server.make("majesty", 2)
    operator_server.stop()
    store = operator_server.data / "regalia.db"
    store.write_bytes(store.read_bytes().replace(b'"game":"majesty"', b'"game":"majusty"'))
    operator_server.start()
    assert operator_server.ask("GET", f"/api/tables/{made.table}").status_code >= 400
    (node,) = operator_server.get_json("/api/operator", TOKEN)["nodes"]
    assert any("cannot be opened" in one["says"] for one in node["warnings"]), node


def test_every_node_reports_all_nodes(services: tuple[Postgres, Redis], tmp_path: Path) -> None:
    postgres, redis = services
    words = (*WATCHED, "--database", postgres.url, "--redis", redis.url)
    connection = Client.from_url(redis.url)
    connection.set("regalia:report:older", b'{"node": "older"}')  # of a version that tells less
    with RunningServer(tmp_path / "one", *words) as one, RunningServer(tmp_path / "b", *words) as b:
        for _ in retry_until_timeout("the nodes to know each other"):
            reports = [node.get_json("/api/operator", TOKEN) for node in (one, b)]
            if all(len(report["nodes"]) == 2 for report in reports):
                break
        first, second = ([node["node"] for node in report["nodes"]] for report in reports)
        assert first == second  # whichever node the proxy asks
        assert reports[0]["store"]["kind"] == "postgresql"


def test_percentiles_come_from_what_was_counted_between_two_samples() -> None:
    first = {0.001: 5.0, 0.01: 5.0, 1.0: 5.0, float("inf"): 5.0}
    last = {0.001: 5.0, 0.01: 95.0, 1.0: 104.0, float("inf"): 105.0}
    assert latency_percentiles_between(first, last) == Latency(10.0, 1000.0)
    assert latency_percentiles_between(first, first) is None
