"""A PostgreSQL and a Redis for nodes that share them."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from deploy.local.services import Postgres, Redis


class DurablePostgres(Postgres):
    """Unlike that of the tests it waits for the disk."""

    def command(self) -> Sequence[str]:
        """The command, with fsync on."""
        return ["fsync=on" if word == "fsync=off" else word for word in super().command()]


@contextmanager
def run_shared_services() -> Iterator[list[str]]:
    """Starts both; yields the options for the nodes."""
    with DurablePostgres() as postgres, Redis() as redis:
        yield ["--database", postgres.url, "--redis", redis.url]
