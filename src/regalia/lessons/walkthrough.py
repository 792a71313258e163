"""Plays a lesson by its script and lists its faults. Every lesson must have none."""

from collections.abc import Iterable, Iterator, Sequence
from importlib.resources import files
from typing import Any

import msgspec

from regalia.kernel.event import Event, VisibleEvent
from regalia.kernel.play.table import Table
from regalia.kernel.text.voice import LANGUAGES, Voice, make_bundle
from regalia.kernel.view import View
from regalia.kernel.wire.position import legal_offers, position_without_moves
from regalia.lessons.expressions import evaluate_expression, sum_event_numbers, value_at_path
from regalia.lessons.lesson import (
    LESSON_FOLDER,
    EventPattern,
    Lesson,
    LessonStep,
    Sentence,
    WrongChoice,
)


class StepSituation:
    """The decision of the learner that a step of a lesson is about."""

    def __init__(self, lesson: Lesson, step: LessonStep, table: Table) -> None:
        self.lesson = lesson
        self.step = step
        self.table = table
        self.view: View = table.state.view(lesson.seat)
        self.position: dict[str, Any] = msgspec.json.decode(
            msgspec.json.encode(position_without_moves(self.view))
        )
        self.offers = {offer.move: offer.touches for offer in legal_offers(lesson.game, self.view)}
        if step.move is not None and step.move in self.offers:
            self.position["look"] = self.event_sums_of_move(step.move)

    def event_sums_of_move(self, move: str) -> dict[str, dict[str, int]]:
        """The amounts that a move is certain to bring the learner, by event and fact."""
        return sum_event_numbers(self.table.foresee(self.lesson.seat, move), self.lesson.seat)

    def events_of_move(self, move: str) -> list[VisibleEvent]:
        """The events that the learner would see if the move were made here."""
        state = self.table.state.copy()
        log: list[Event] = []
        state.apply(self.lesson.seat, self.lesson.game.parse(self.view, move), log)
        return [event.as_seen_by(self.lesson.seat) for event in log]

    def find_comment_on_wrong_move(self, move: str) -> WrongChoice | None:
        """The comment of the lesson on a move that does not finish the step, or None."""
        touches = self.offers[move]
        return next((w for w in self.step.wrong if w.touch is None or w.touch in touches), None)


def play_lesson(lesson: Lesson) -> Iterator[StepSituation]:
    """Plays the lesson by its script, and yields the situation of each step."""
    table = Table(lesson.record.without_moves())
    moves = iter(lesson.record.moves)
    for _ in range(lesson.opening):
        table.replay_move(next(moves))
    for step in lesson.steps:
        while not table.state.pending >> lesson.seat & 1:
            table.replay_move(next(moves))
        yield StepSituation(lesson, step, table)
        if step.move is not None:
            line = next(moves)
            assert line == f"{lesson.seat} {step.move}", f"{step.says}: the record has {line}"
            table.replay_move(line)
    assert next(moves, None) is None, "the record goes on after the last step"


def every_pattern_matches(patterns: Sequence[EventPattern], events: Iterable[VisibleEvent]) -> bool:
    """Whether each of the patterns fits at least one event."""
    seen = list(events)
    return all(
        any(
            event.name == pattern.name
            and all(event.facts.get(key) == value for key, value in pattern.facts.items())
            for event in seen
        )
        for pattern in patterns
    )


def is_claim_true(claim: tuple[str, str, Any], position: dict[str, Any]) -> bool:
    """Whether a claim of a lesson is true of a position."""
    path, relation, value = claim
    if path.startswith("#"):
        return relation == "is" and evaluate_expression(path, position) == value
    found = value_at_path(path, position)
    if relation == "is":
        return type(found) is type(value) and found == value
    return (value in found) == (relation == "has")


def find_faults(lesson: Lesson) -> list[str]:
    """All faults of a lesson, in sentences."""
    return [
        f"{moment.step.says}: {fault}"
        for moment in play_lesson(lesson)
        for fault in faults_of_step(moment)
    ]


def faults_of_step(moment: StepSituation) -> Iterator[str]:
    """The faults of one step, in sentences."""
    step = moment.step
    yield from sentence_faults(moment.lesson, step, moment.position)
    if step.move is None:
        return
    if step.move not in moment.offers:
        yield f"{step.move} is no legal move"
        return
    if not step.happens:
        yield "nothing has to happen"
    used: set[int] = set()
    for move in moment.offers:
        finishes = every_pattern_matches(step.happens, moment.events_of_move(move))
        if finishes != (move == step.move):
            yield f"{move} finishes the step" if finishes else f"{move} does not finish the step"
        if move == step.move:
            continue
        wrong = moment.find_comment_on_wrong_move(move)
        if wrong is None:
            yield f"nothing is said of {move}"
            continue
        used.add(step.wrong.index(wrong))
        # the comment may use what the wrong move would bring
        position = {**moment.position, "tried": moment.event_sums_of_move(move)}
        yield from (f"{move}: {one}" for one in sentence_faults(moment.lesson, wrong, position))
    for number, wrong in enumerate(step.wrong):
        if number not in used:
            yield f"no move is as wrong as {wrong.says}"


def sentence_faults(lesson: Lesson, sentence: Sentence, position: dict[str, Any]) -> Iterator[str]:
    """The faults of a sentence of a lesson at a position, in any language."""
    for claim in sentence.claims:
        try:
            if not is_claim_true(claim, position):
                yield f"it is not true that {claim}"
        except (KeyError, IndexError):
            yield f"there is no {claim[0]}"
    for language in LANGUAGES:
        try:
            spoken = sentence_text(lesson, sentence, position, language, ["You", "B", "C"])
        except (KeyError, IndexError, ValueError) as error:
            yield f"{language}: {error!r}"
            continue
        digits = "".join(letter for letter in spoken if letter.isdecimal())
        known = [str(evaluate_expression(one, position)) for one in sentence.numbers.values()]
        if len(digits) != sum(map(len, known)):
            yield f"{language}: a number is written out, used twice or not used: {spoken}"


def sentence_text(
    lesson: Lesson,
    sentence: Sentence,
    position: dict[str, Any],
    language: str,
    names: Sequence[str],
) -> str:
    """A sentence as it is shown at a position."""
    voice = Voice(lesson.game, language)
    facts: dict[str, object] = {
        **{key: evaluate_expression(one, position) for key, one in sentence.numbers.items()},
        **{key: voice.text(message) for key, message in sentence.words.items()},
        **{key: names[seat] for key, seat in sentence.seats.items()},
    }
    text = (files(lesson.game.package) / LESSON_FOLDER / f"{language}.ftl").read_text("utf-8")
    bundle = make_bundle(language, text)
    pattern = bundle.get_message(sentence.says).value
    assert pattern is not None
    spoken, errors = bundle.format_pattern(pattern, facts)
    if errors:
        raise ValueError(errors[0])
    return str(spoken)
