"""Requests drawn from the server's own schema, good and bad: each has an answer."""

from pathlib import Path
from typing import Any

import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from tests.server.running_server import RunningServer

EXAMPLES = 15

Operation = schemathesis.APIOperation[Any, Any, Any, Any]
Case = schemathesis.Case[Any]


def test_whatever_is_requested_is_answered(tmp_path: Path) -> None:
    with RunningServer(tmp_path, "--no-limits") as server:
        schema = schemathesis.openapi.from_url(f"{server.address}/schema")
        operations = [one.ok() for one in schema.get_all_operations() if isinstance(one, Ok)]
        assert len(operations) >= 10
        for operation in operations:
            probe(server, operation)
        assert "Traceback" not in server.log()


def probe(server: RunningServer, operation: Operation) -> None:
    """Requests of one kind, good and bad, at tables that exist and at others."""
    here = [server.make("majesty", [{"person": "Anna"}, {"open": True}]) for _ in range(2)]
    server.sit(here[1].table, "Boris")

    @settings(
        max_examples=EXAMPLES,
        deadline=None,
        database=None,
        derandomize=True,
        suppress_health_check=list(HealthCheck),
    )
    @given(case=operation.as_strategy())
    def ask(case: Case) -> None:
        for table in (None, *here):
            headers = None
            if table is not None:
                if not case.path_parameters:
                    break
                case.path_parameters = dict.fromkeys(case.path_parameters, table.table)
                headers = {"Authorization": f"Bearer {table.tokens[0]}"}
            answer = case.call(base_url=server.address, headers=headers)
            case.validate_response(answer, checks=[not_a_server_error])
            assert answer.status_code < 500
            if answer.status_code >= 400 and answer.status_code != 404:
                assert {"error", "rule"} <= set(answer.json()), answer.text

    ask()
