"""Frames that tell others of a sealed choice are equal byte for byte whichever way it went.

A server is stopped in the middle of a game and its folder copied, so that one table stands in two
houses. Then the same seats choose differently in each.
"""

import json
import shutil
from pathlib import Path

import pytest
from deploy.local.server import HOST
from tests.server.feed import Company, Feed, gather
from tests.server.house import House, Made


def towards_a_sealed_choice(company: Company) -> None:
    """Plays until several seats choose at once; in Castle the Jester is looked for."""
    while len(company.pending) < 2:
        (seat,) = company.pending
        moves = [one["move"] for one in company.seats[seat].moves[str(seat)]]
        ways = (
            [move for move in moves if move.startswith("play jester")],
            [move for move in moves if move.startswith("swap") and move.endswith(" jester")],
            [move for move in moves if move == "draw" or move.endswith("^")],
            moves,
        )
        company.move(seat, company.rng.choice(next(way for way in ways if way)))


def choose(house: House, made: Made, choosers: list[int], last: int, pick: int) -> list[str]:
    """All but the last seat choose; what the last and a bystander hear, and are shown if asked."""
    with (
        Feed(house, made.table, made.tokens[last]) as waiting,
        Feed(house, made.table) as bystander,
    ):
        for feed in (waiting, bystander):
            feed.hear("sync")
        version = waiting.version
        for seat in choosers:
            with Feed(house, made.table, made.tokens[seat]) as chooser:
                chooser.hear("sync")
                move = chooser.moves[str(seat)][pick]["move"]
                chooser.play(seat, move, "sealed")
        heard: list[str] = []
        for feed in (waiting, bystander):
            feed.until(version + len(choosers))
            heard += [text for text in feed.heard if json.loads(text)["type"] in ("sync", "step")]
    for token in (made.tokens[last], None):
        heard.append(house.ask("GET", f"/api/tables/{made.table}/view", token=token).text)
        with Feed(house, made.table, *[token] if token else [], since=version) as back:
            back.until(version + len(choosers))
            heard += [text for text in back.heard if '"step"' in text[:20]]
    heard.append(house.ask("GET", f"/api/tables/{made.table}").text)
    return heard


@pytest.mark.parametrize(("game", "seats"), [("kingme", 4), ("castle", 3)])
def test_a_sealed_choice_is_told_in_the_same_bytes(tmp_path: Path, game: str, seats: int) -> None:
    with House(tmp_path / "one", "--no-limits") as one:
        with gather(one, game, seats, "sealed") as company:
            towards_a_sealed_choice(company)
            choosers = company.pending
            last = next(s for s in choosers if len(company.seats[s].moves[str(s)]) > 1)
            choosers.remove(last)
            assert all(len(company.seats[seat].moves[str(seat)]) > 1 for seat in choosers)
        assert one.stop() == 0
        shutil.copytree(one.folder, tmp_path / "other")
        one.start()
        first = choose(one, company.made, choosers, last, 0)
    with House(tmp_path / "other", "--no-limits") as other:
        second = choose(other, company.made, choosers, last, -1)
    assert len(first) == len(second)
    for text, twin in zip(first, second, strict=True):
        assert text == twin
    assert HOST not in "".join(first)
