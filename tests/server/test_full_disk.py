"""A disk that is full loses nothing, and whoever runs the server can see it."""

import resource
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from deploy.local.server import retry_until_timeout
from tests.server.feed_client import open_table
from tests.server.running_server import RunningServer, database_file


@contextmanager
def full_disk(server: RunningServer) -> Iterator[None]:
    """No file of the server can grow."""
    files = [file for file in database_file(server).parent.iterdir() if file.is_file()]
    pid = server.process.pid
    limits = resource.prlimit(pid, resource.RLIMIT_FSIZE)
    smallest = min(file.stat().st_size for file in files)
    resource.prlimit(pid, resource.RLIMIT_FSIZE, (smallest, limits[1]))
    try:
        yield
    finally:
        resource.prlimit(pid, resource.RLIMIT_FSIZE, limits)


@pytest.mark.skipif(not hasattr(resource, "prlimit"), reason="only Linux can limit a process so")
def test_a_full_disk_is_logged_and_the_server_is_not_ready(tmp_path: Path) -> None:
    with (
        RunningServer(tmp_path, "--no-limits") as server,
        open_table(server, "majesty", 2, 1) as clients,
    ):
        clients.random_move()
        with full_disk(server):
            (seat,) = clients.pending
            feed = clients.seats[seat]
            move = feed.moves[str(seat)][0]["move"]
            feed.send("move", id="full", seat=seat, beat=feed.beat, move=move)
            feed.expect_refusal("full")
            assert "cannot be written" in server.log()
            assert server.ask("GET", "/health/ready").status_code == 503
            assert server.ask("GET", "/health/live").status_code == 200
        for _ in retry_until_timeout("the server to be ready again"):
            if server.ask("GET", "/health/ready").status_code == 200:
                break
        feed.play(seat, move, "full")
        clients.version += 1
        clients.wait_for_all()
        clients.play_out()
        assert len(clients.record()["moves"]) == clients.version
