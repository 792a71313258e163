"""Servers that several tests share; each worker of the tests has its own."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from deploy.local.services import Postgres, Redis, missing
from tests.server.house import House


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server without limits that is never stopped."""
    with House(tmp_path_factory.mktemp("house"), "--no-limits") as one:
        yield one


@pytest.fixture
def own_house(tmp_path: Path) -> Iterator[House]:
    """A server without limits that a test may stop."""
    with House(tmp_path / "house", "--no-limits") as one:
        yield one


@pytest.fixture(scope="module")
def services() -> Iterator[tuple[Postgres, Redis]]:
    """PostgreSQL and Redis."""
    if missing():
        pytest.skip(f"{', '.join(missing())} cannot be installed here")
    with Postgres() as postgres, Redis() as redis:
        yield postgres, redis
