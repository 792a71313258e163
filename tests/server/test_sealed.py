"""Frames that tell others of a sealed choice are equal byte for byte whichever way it went.

A server is stopped in the middle of a game and its folder copied, so that one table exists on two
servers. Then the same seats choose differently in each.
"""

import json
import shutil
from pathlib import Path

import pytest
from deploy.local.server import HOST
from tests.server.feed_client import FeedClient, TableClients, open_table
from tests.server.running_server import MadeTable, RunningServer


def play_to_sealed_choice(clients: TableClients) -> None:
    """Plays until several seats choose at once; in Castle the Jester is looked for."""
    while len(clients.pending) < 2:
        (seat,) = clients.pending
        moves = [one["move"] for one in clients.seats[seat].moves[str(seat)]]
        ways = (
            [move for move in moves if move.startswith("play jester")],
            [move for move in moves if move.startswith("swap") and move.endswith(" jester")],
            [move for move in moves if move == "draw" or move.endswith("^")],
            moves,
        )
        clients.move(seat, clients.rng.choice(next(way for way in ways if way)))


def choose(
    server: RunningServer, made: MadeTable, choosers: list[int], last: int, pick: int
) -> list[str]:
    """All but the last seat choose; what the last and a spectator hear, and are shown if asked."""
    with (
        FeedClient(server, made.table, made.tokens[last]) as waiting,
        FeedClient(server, made.table) as spectator,
    ):
        for feed in (waiting, spectator):
            feed.receive("sync")
        version = waiting.version
        for seat in choosers:
            with FeedClient(server, made.table, made.tokens[seat]) as chooser:
                chooser.receive("sync")
                move = chooser.moves[str(seat)][pick]["move"]
                chooser.play(seat, move, "sealed")
        heard: list[str] = []
        for feed in (waiting, spectator):
            feed.wait_for_version(version + len(choosers))
            heard += [
                text for text in feed.received if json.loads(text)["type"] in ("sync", "step")
            ]
    for token in (made.tokens[last], None):
        heard.append(server.ask("GET", f"/api/tables/{made.table}/view", token=token).text)
        with FeedClient(server, made.table, *[token] if token else [], since=version) as back:
            back.wait_for_version(version + len(choosers))
            heard += [text for text in back.received if '"step"' in text[:20]]
    heard.append(server.ask("GET", f"/api/tables/{made.table}").text)
    return heard


@pytest.mark.parametrize(("game", "seats"), [("kingme", 4), ("castle", 3)])
def test_a_sealed_choice_is_told_in_the_same_bytes(tmp_path: Path, game: str, seats: int) -> None:
    with RunningServer(tmp_path / "one", "--no-limits") as one:
        with open_table(one, game, seats, "sealed") as clients:
            play_to_sealed_choice(clients)
            choosers = clients.pending
            last = next(s for s in choosers if len(clients.seats[s].moves[str(s)]) > 1)
            choosers.remove(last)
            assert all(len(clients.seats[seat].moves[str(seat)]) > 1 for seat in choosers)
        assert one.stop() == 0
        shutil.copytree(one.folder, tmp_path / "other")
        one.start()
        first = choose(one, clients.made, choosers, last, 0)
    with RunningServer(tmp_path / "other", "--no-limits") as other:
        second = choose(other, clients.made, choosers, last, -1)
    assert len(first) == len(second)
    for text, twin in zip(first, second, strict=True):
        assert text == twin
    assert HOST not in "".join(first)
