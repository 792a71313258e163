"""A guided first game: a record that the opponents follow, and steps for the learner.

A game's folder `lesson` holds the record (`record.json`), the steps (`steps.json`) and their
sentences in each language (`en.ftl` …). The pages read the steps and sentences, too.
"""

from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from typing import Any, Literal

import msgspec

from regalia.games import GAMES
from regalia.kernel.game import Game
from regalia.kernel.play.table import split_move_line
from regalia.kernel.records.record import Record, read_record

LESSON_FOLDER = "lesson"


class EventPattern(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An event that must happen: its name and some of its facts."""

    name: str
    facts: dict[str, Any] = {}


class Sentence(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A message of the lesson and the values that are put into it.

    `numbers` are expressions over the position (`expressions.py`), `words` messages of the game,
    `seats` the names of seats. `claims` are the other facts that the sentence relies on.
    """

    says: str
    numbers: dict[str, str] = {}
    words: dict[str, str] = {}
    seats: dict[str, int] = {}
    claims: list[tuple[str, Literal["is", "has", "lacks"], Any]] = []


class WrongChoice(Sentence, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The comment on moves that do not finish a step: those with a touch, or all of them."""

    touch: str | None = None


class LessonStep(Sentence, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One step of a lesson: something to read, or a move to make.

    A move finishes the step if the events of `happens` happen; only `move` does that. `points` are
    the touches and topics of the board that the sentence speaks of.
    """

    move: str | None = None
    happens: list[EventPattern] = []
    points: list[str] = []
    wrong: list[WrongChoice] = []


class LessonPlan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The learner's seat, the number of moves before the first step, and the steps."""

    seat: int
    opening: int
    steps: list[LessonStep]


class Lesson:
    """A guided first game."""

    def __init__(self, record: Record, plan: LessonPlan) -> None:
        self.record = record
        self.game: Game = record.game
        self.seat = plan.seat
        self.opening = plan.opening
        self.steps = plan.steps
        self._moves_by_seat = notations_by_seat(record.moves, int(record.options.seats))

    def scripted_move(self, moves: Sequence[str], seat: int) -> str | None:
        """The move that the lesson has for a seat now, or None if the game has left the lesson.

        Moves are compared seat by seat: sealed choices may be made in any order.
        """
        played = notations_by_seat(moves, len(self._moves_by_seat))
        for made, written in zip(played, self._moves_by_seat, strict=True):
            if made != written[: len(made)]:
                return None
        return next(iter(self._moves_by_seat[seat][len(played[seat]) :]), None)


def notations_by_seat(moves: Sequence[str], seats: int) -> list[list[str]]:
    """The moves of each seat in their order."""
    found: list[list[str]] = [[] for _ in range(seats)]
    for line in moves:
        seat, notation = split_move_line(line)
        found[seat].append(notation)
    return found


@cache
def lesson_of_game(game_name: str) -> Lesson | None:
    """The lesson of a game, or None if there is no such game or it has no lesson."""
    game = GAMES.get(game_name)
    if game is None or not (folder := files(game.package) / LESSON_FOLDER).is_dir():
        return None
    record = read_record((folder / "record.json").read_bytes(), GAMES)
    plan = msgspec.json.decode((folder / "steps.json").read_bytes(), type=LessonPlan)
    return Lesson(record, plan)
