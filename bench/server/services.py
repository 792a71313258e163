"""What several nodes share: a PostgreSQL and a Redis of the bench's own."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from deploy.local.services import Postgres, Redis


class DurablePostgres(Postgres):
    """Unlike that of the tests it waits for the disk, as people's records deserve."""

    def command(self) -> Sequence[str]:
        """What to run."""
        return ["fsync=on" if word == "fsync=off" else word for word in super().command()]


@contextmanager
def shared() -> Iterator[list[str]]:
    """The options of nodes that share them."""
    with DurablePostgres() as postgres, Redis() as redis:
        yield ["--database", postgres.url, "--redis", redis.url]
