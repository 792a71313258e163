"""Servers that several tests share; each worker of the tests has its own."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from deploy.local.services import Postgres, Redis, missing_programs
from tests.server.running_server import RunningServer


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    """A server without limits that is never stopped."""
    with RunningServer(tmp_path_factory.mktemp("server"), "--no-limits") as one:
        yield one


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[RunningServer]:
    """A server without limits that a test may stop."""
    with RunningServer(tmp_path / "server", "--no-limits") as one:
        yield one


@pytest.fixture(scope="module")
def services() -> Iterator[tuple[Postgres, Redis]]:
    """PostgreSQL and Redis."""
    if missing_programs():
        pytest.skip(f"{', '.join(missing_programs())} cannot be installed here")
    with Postgres() as postgres, Redis() as redis:
        yield postgres, redis
