"""A newer server takes over what older ones have stored, and what was backed up is restored.

`data/first_schema.sql` is the database of a server from before the second migration. It has a
finished and a running table of each game; the token of a seat is its table's id with its number.
"""

import sqlite3
import subprocess
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from random import Random

from deploy.local.server import HOST
from deploy.local.services import Postgres, Redis, find_program
from tests.server.feed_client import FeedClient
from tests.server.running_server import ANNA, BORIS, RunningServer, expect_json

from regalia.games import GAMES
from regalia.kernel.play.table import replay_states
from regalia.kernel.records.record import read_record

FIRST_SCHEMA = Path(__file__).parent / "data" / "first_schema.sql"
MOVES = 4


def test_tables_of_an_older_server_are_kept_and_go_on(tmp_path: Path) -> None:
    data = tmp_path / "server" / "data"
    data.mkdir(parents=True)
    with closing(sqlite3.connect(data / "regalia.db")) as connection:
        connection.executescript(FIRST_SCHEMA.read_text("utf-8"))
        ids = [table for (table,) in connection.execute("SELECT id FROM tables")]
    with RunningServer(tmp_path / "server", "--no-limits") as server:
        tables = [server.get_json(f"/api/tables/{table}") for table in ids]
        for state in ("over", "running"):
            assert sorted(one["game"] for one in tables if one["state"] == state) == sorted(GAMES)
        for one in tables:
            if one["state"] == "running":
                play_on(server, one["table"], len(one["names"]))
            else:
                look_over(server, one["table"])


def look_over(server: RunningServer, table: str) -> None:
    """Replays the record of a finished table and asks for its review."""
    answer = server.ask("GET", f"/api/tables/{table}/record")
    *_, (last, _) = replay_states(read_record(answer.content, GAMES))
    assert last.pending == 0
    asked = server.ask("POST", "/api/review", {"table": table, "begin": False})
    assert expect_json(asked, 200)["state"] == "unasked"  # a migration made room for reviews


def play_on(server: RunningServer, table: str, seats: int) -> None:
    """Makes some random moves at a table, by the tokens that were handed out long ago."""
    rng = Random(table)
    with FeedClient(server, table, *[f"{table}-{seat}" for seat in range(seats)]) as feed:
        version = feed.receive("sync")["version"]
        for _ in range(MOVES):
            feed.play(*feed.choose_random_move(rng))
        assert feed.version == version + MOVES


def test_a_dump_of_postgresql_is_restored_and_played_on(
    services: tuple[Postgres, Redis], tmp_path: Path
) -> None:
    postgres, _ = services
    with RunningServer(tmp_path / "first", "--no-limits", "--database", postgres.url) as server:
        made = server.make("castle", [ANNA, BORIS])
        tokens = made.tokens.values()
        rng = Random(1)
        with FeedClient(server, made.table, *tokens) as feed:
            feed.receive("sync")
            for _ in range(MOVES):
                feed.play(*feed.choose_random_move(rng))
        dump = tmp_path / "regalia.dump"  # made while the server runs
        run_tool(postgres, "pg_dump", "--format=custom", f"--file={dump}", "postgres")
    run_tool(postgres, "createdb", "restored")
    run_tool(postgres, "pg_restore", "--dbname=restored", str(dump))
    restored = postgres.url.removesuffix("postgres") + "restored"
    with (
        RunningServer(tmp_path / "second", "--no-limits", "--database", restored) as server,
        FeedClient(server, made.table, *tokens) as feed,
    ):
        assert feed.receive("sync")["version"] == MOVES
        feed.play(*feed.choose_random_move(rng))


def run_tool(postgres: Postgres, name: str, *words: str) -> None:
    """Runs a tool of PostgreSQL."""
    command: Sequence[str] = (find_program(name) or name, "-h", HOST, "-p", str(postgres.port))
    subprocess.run([*command, "-U", "regalia", *words], check=True, capture_output=True)
