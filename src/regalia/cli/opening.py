"""Asking a person what to play, with the answers of last time at hand."""

from regalia.cli.options import new_seed
from regalia.cli.play import resumed
from regalia.cli.resume import described, unfinished
from regalia.cli.table import own_file
from regalia.games import GAMES
from regalia.home import remember, remembered
from regalia.kernel.records.record import Record
from regalia.kernel.text.voice import LANGUAGES, Voice
from regalia.tui.questions import Question, asked_in_turn
from regalia.tui.sitting import Sitting
from regalia.tui.words import Words

LEVELS = ("easy", "medium", "hard", "master")
OWN_NAMES = {"en": "English", "ru": "Русский", "de": "Deutsch", "pl": "Polski"}


def chosen_table(language: str, name: str, light: bool) -> Sitting | None:
    """A new table as the person wants it, or the last one; None if the person leaves."""
    before = remembered()
    words = Words(before.get("language", language))
    saved = unfinished()[:1]

    def first() -> Question:
        answers = {"": words.say("go-on", what=described(saved[0], words))} if saved else {}
        answers |= {game: Voice(GAMES[game], words.language).say("game") for game in GAMES}
        return Question("game", words.say("ask-game"), answers, before.get("game", ""))

    def then(given: dict[str, str]) -> Question | None:
        game = given["game"]
        if not game:
            return None
        if "seats" not in given:
            seats = {str(count): str(count) for count in GAMES[game].seats}
            return Question("seats", words.say("ask-seats"), seats, before.get("seats", ""))
        if "against" not in given:
            levels = {level: words.say(f"level-{level}") for level in LEVELS}
            preferred = before.get("against", "medium")
            return Question("against", words.say("ask-against"), levels, preferred)
        if "language" not in given:
            names = {one: OWN_NAMES[one] for one in LANGUAGES}
            return Question("language", words.say("ask-language"), names, words.language)
        return None

    given = asked_in_turn(first(), then, words.say("choosing"), light)
    if not given:
        return None
    if not given["game"]:
        return resumed(saved[0].file, "", None, "")
    remember(given)
    box = GAMES[given["game"]]
    options = box.options({"seats": int(given["seats"])})
    speaks = given["language"]
    person = name or Words(speaks).say("guest")
    names = [person, *[given["against"]] * (int(options.seats) - 1)]
    record = Record(box, options, new_seed(), None, names)
    return Sitting(record, 0, speaks, own_file(box.name, speaks))
