"""Guided first games: every lesson is played as told, and all that it says is true."""

import json
from collections.abc import Callable
from importlib.resources import files
from typing import Any

import msgspec
import pytest

from regalia.games import GAMES
from regalia.kernel.play.table import Table
from regalia.kernel.text.voice import LANGUAGES
from regalia.lessons.expressions import evaluate_expression
from regalia.lessons.lesson import LESSON_FOLDER, Lesson, LessonPlan, lesson_of_game
from regalia.lessons.walkthrough import find_faults, play_lesson

OWN_GAMES = ("majesty", "kingme", "castle")


def lesson_of(game: str) -> Lesson:
    """The lesson of a game that has one."""
    lesson = lesson_of_game(game)
    assert lesson is not None
    return lesson


def lesson_with_fault(game: str, change: Callable[[list[dict[str, Any]]], None]) -> Lesson:
    """The lesson of a game with a fault in its steps."""
    text = (files(GAMES[game].package) / LESSON_FOLDER / "steps.json").read_text("utf-8")
    plan = json.loads(text)
    change(plan["steps"])
    return Lesson(lesson_of(game).record, msgspec.convert(plan, LessonPlan))


@pytest.mark.parametrize("game", OWN_GAMES)
def test_a_lesson_tells_the_truth_and_only_the_told_move_finishes_a_step(game: str) -> None:
    assert find_faults(lesson_of(game)) == []


@pytest.mark.parametrize("game", OWN_GAMES)
def test_a_lesson_ends_with_a_free_choice_of_the_learner(game: str) -> None:
    lesson = lesson_of(game)
    assert lesson.steps[0].move is None
    assert lesson.steps[-1].move is None
    assert 1 << lesson.seat & Table(lesson.record).state.pending
    assert 5 <= sum(step.move is not None for step in lesson.steps) <= 12


@pytest.mark.parametrize("game", OWN_GAMES)
def test_every_message_of_a_lesson_is_said_in_all_languages(game: str) -> None:
    lesson = lesson_of(game)
    wanted = {step.says for step in lesson.steps}
    wanted |= {wrong.says for step in lesson.steps for wrong in step.wrong}
    for language in LANGUAGES:
        text = (files(GAMES[game].package) / LESSON_FOLDER / f"{language}.ftl").read_text("utf-8")
        lines = [line for line in text.splitlines() if line and not line.startswith("#")]
        assert {line.partition(" = ")[0] for line in lines} == wanted


@pytest.mark.parametrize("game", OWN_GAMES)
def test_opponents_follow_the_script_until_the_learner_leaves_it(game: str) -> None:
    lesson = lesson_of(game)
    for moment in play_lesson(lesson):
        moves = list(moment.table.record.moves)
        for seat in range(int(lesson.record.options.seats)):
            move = lesson.scripted_move(moves, seat)
            if seat == lesson.seat and moment.step.move is not None:
                assert move == moment.step.move
        for other in moment.offers:
            if moment.step.move in (None, other):
                continue
            astray = [*moves, f"{lesson.seat} {other}"]
            assert all(lesson.scripted_move(astray, seat) is None for seat in range(2))


@pytest.mark.parametrize(
    ("fault", "change"),
    [
        ("finishes the step", lambda steps: steps[1].update(happens=[{"name": "took"}])),
        ("does not finish", lambda steps: steps[1].update(happens=[{"name": "healed"}])),
        ("not true that", lambda steps: steps[1]["claims"].append(["table.turn", "is", 3])),
        ("a number is written", lambda steps: steps[0]["numbers"].update(more="table.turn")),
        ("nothing is said of", lambda steps: steps[1].update(wrong=[])),
        ("KeyError", lambda steps: steps[0]["numbers"].update(turns="table.nothing")),
        ("no move is as wrong", lambda steps: steps[1]["wrong"].append(steps[1]["wrong"][0])),
        ("FluentReferenceError", lambda steps: steps[0].update(numbers={})),
    ],
)
def test_a_false_lesson_is_found_out(
    fault: str, change: Callable[[list[dict[str, Any]]], None]
) -> None:
    faults = find_faults(lesson_with_fault("majesty", change))
    assert any(fault in one for one in faults), faults


def test_expressions_are_sums_and_products_of_what_lies_at_paths() -> None:
    position = {"table": {"row": [3, 4], "turn": 2}, "look": {"earned": {"coins": 5}}}
    assert evaluate_expression("table.row.1 - table.row.0 + #table.row * 3", position) == 7
    assert evaluate_expression("( table.turn + 1 ) * ( table.turn + 1 )", position) == 9
    assert evaluate_expression("look.earned.coins - look.healed.seat", position) == 5
    for bad in ("table.row", "table.turn 3"):
        with pytest.raises(ValueError, match=r"no number|left over"):
            evaluate_expression(bad, position)
