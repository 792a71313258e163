"""Writes the positions that the rules pages draw with the boards themselves.

`python -m tools.write_pictures` writes web/src/boards/*/pictures.json; a test fails when they are
out of date.
"""

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec

from regalia.games import GAMES
from regalia.kernel.play.table import PlayedStep, Table
from regalia.kernel.records.record import Record
from regalia.kernel.seats import seats_in_mask
from regalia.kernel.wire.position import legal_offers, position_without_moves

BOARDS = Path(__file__).parents[1] / "web" / "src" / "boards"
SEED = "ab" * 16
NAMES = ["Anna", "Leo", "Mia"]
VIEWER = 0


@dataclass(frozen=True)
class Picture:
    """A position of a game: how many moves were made, and what is being chosen there.

    `touches` is how many touches of the move are made already, all of them if it is None. `ended`
    shows the end of a round, for which the position before the last move is needed.
    """

    moves: int
    choosing: str = ""
    touches: int | None = None
    ended: bool = False


@dataclass(frozen=True)
class PictureScript:
    """A game and the pictures of it that show the course of a turn."""

    moves: str
    pictures: tuple[Picture, ...]


PICTURE_SCRIPTS = {
    "majesty": PictureScript(
        "1, 2:knight, 2, 2:noble, 1, 2, 1:noble, 1, 1, 2, 3, 2, 2, 1, 4:witch, 6, 4:witch, 1,"
        " 4+innkeeper, 4:knight, 2:miller, 1, 1, 5:witch, 1, 1:innkeeper, 2, 3:witch, 2, 1, 1,"
        " 4:noble, 4:witch, 1:knight, 2, 3:witch",
        (Picture(1), Picture(10, "3"), Picture(11), Picture(20), Picture(36)),
    ),
    "kingme": PictureScript(
        "J@4, L@4, D@4, M@4, N@3, I@3, B@3, V@3, G@2, P@2, A@2, O@1, L^, N^, L^, yes, yes, yes",
        (
            Picture(1),
            Picture(7, "V@3", touches=1),
            Picture(13, "N^"),
            Picture(15),
            Picture(18, ended=True),
        ),
    ),
    "castle": PictureScript(
        "play prince-charming e3, play prince b4, play courtier c5, play priest d4, play witch f1,"
        " give soldier 2, play siege-engine east, play archer a1, play siege-engine south,"
        " play dragon out, return a1, play schemer e5, tokens e3 o1, play siege-engine south,"
        " play soldier a3, play courtesan d5, trade prince 2, play soldier a4, play prince c3,"
        " play soldier d6, play sentry f6, move a4 d1, play siege-engine north, play soldier b1,"
        " play siege-engine east, play soldier e1, draw, play siege-engine west, play soldier c1,"
        " play archer a6, return west, play soldier d6, play advisor d3, enter knight d4",
        (
            Picture(4),
            Picture(14, "play soldier a3", touches=1),
            Picture(15),
            Picture(28),
            Picture(34),
        ),
    ),
}


def play_pictured_game(name: str) -> dict[str, Any]:
    """What the rules page of a game needs to draw its pictures."""
    game = GAMES[name]
    course = PICTURE_SCRIPTS[name]
    record = Record(game, game.read_options({"seats": len(NAMES)}), SEED, None, NAMES, [])
    table = Table(record)
    steps: list[PlayedStep] = []
    pictures: dict[Picture, dict[str, Any]] = {}
    for move in [*course.moves.split(", "), ""]:
        for picture in course.pictures:
            if picture.moves - picture.ended == len(steps):
                pictures[picture] = draw_position(table, picture)
        if move:
            steps.append(table.play(seats_in_mask(table.state.pending)[0], move))
    for picture in course.pictures:
        told = steps[picture.moves - 1].events_seen_by(VIEWER)
        pictures[picture]["lastMove"] = [event.to_dict() for event in told]
    return {
        "options": record.options.to_dict(),
        "names": NAMES,
        "viewer": VIEWER,
        "pictures": [pictures[picture] for picture in course.pictures],
    }


def draw_position(table: Table, picture: Picture) -> dict[str, Any]:
    """A position as its viewer sees it, with the moves that can be made and what is chosen."""
    view = table.state.view(VIEWER)
    is_asked = bool(picture.choosing)
    offers = legal_offers(table.record.game, view) if is_asked else []
    chosen = [offer.touches for offer in offers if offer.move == picture.choosing]
    preview = (
        table.foresee(VIEWER, picture.choosing) if is_asked and picture.touches is None else []
    )
    return {
        "position": msgspec.to_builtins(position_without_moves(view)),
        "ended": picture.ended,
        "offers": msgspec.to_builtins(offers),
        "chosen": chosen[0][: picture.touches] if chosen else [],
        "preview": [event.to_dict() for event in preview],
    }


def main() -> None:
    """Writes the pictures of every game."""
    for name in PICTURE_SCRIPTS:
        text = json.dumps(play_pictured_game(name), ensure_ascii=False, separators=(",", ":"))
        (BOARDS / name / "pictures.json").write_text(f"{text}\n", encoding="utf-8")


if __name__ == "__main__":
    main()
