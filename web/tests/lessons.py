"""Prints what every step of every lesson says, for the guide of the pages to repeat."""

import json

from regalia.kernel.text.voice import LANGUAGES
from regalia.lessons.lesson import Lesson, Sentence, lesson_of_game
from regalia.lessons.walkthrough import StepSituation, play_lesson, sentence_text

NAMES = ["<0>", "<1>", "<2>"]  # seats have other names in the pages


def spoken(lesson: Lesson, sentence: Sentence, position: dict[str, object]) -> dict[str, str]:
    """A sentence in all languages."""
    return {
        language: sentence_text(lesson, sentence, position, language, NAMES)
        for language in LANGUAGES
    }


def told_step(lesson: Lesson, moment: StepSituation) -> dict[str, object]:
    """A step: its move, its sentence, and what is said of one wrong move."""
    others = [move for move in moment.offers if move != moment.step.move]
    wrong = others[0] if moment.step.move and others else None
    choice = None if wrong is None else moment.find_comment_on_wrong_move(wrong)
    objection = None
    if wrong is not None and choice is not None:
        tried = {"tried": moment.event_sums_of_move(wrong)}
        objection = spoken(lesson, choice, {**moment.position, **tried})
    return {
        "move": moment.step.move,
        "sentence": spoken(lesson, moment.step, moment.position),
        "wrong": wrong,
        "objection": objection,
    }


def main() -> None:
    """Prints the lessons of all games."""
    lessons = {game: lesson_of_game(game) for game in ("majesty", "kingme", "castle")}
    print(
        json.dumps(
            {
                game: [told_step(lesson, moment) for moment in play_lesson(lesson)]
                for game, lesson in lessons.items()
                if lesson is not None
            }
        )
    )


if __name__ == "__main__":
    main()
