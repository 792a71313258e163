"""Asking a person what to play, with the answers of last time at hand."""

from regalia.cli.options import new_seed
from regalia.cli.play import resumed
from regalia.cli.resume import described, unfinished
from regalia.cli.table import own_file
from regalia.games import GAMES
from regalia.home import remember, remembered
from regalia.kernel.records.record import Record
from regalia.kernel.text.voice import LANGUAGES, Voice
from regalia.tui.local_game import LocalGame
from regalia.tui.messages import Messages
from regalia.tui.questions import SetupQuestion, ask_questions

LEVELS = ("easy", "medium", "hard", "master")
OWN_NAMES = {"en": "English", "ru": "Русский", "de": "Deutsch", "pl": "Polski"}


def chosen_table(language: str, name: str, light: bool) -> LocalGame | None:
    """A new table as the person wants it, or the last one; None if the person leaves."""
    before = remembered()
    words = Messages(before.get("language", language))
    saved = unfinished()[:1]

    def first() -> SetupQuestion:
        answers = {"": words.format("go-on", what=described(saved[0], words))} if saved else {}
        answers |= {game: Voice(GAMES[game], words.language).say("game") for game in GAMES}
        return SetupQuestion("game", words.format("ask-game"), answers, before.get("game", ""))

    def then(given: dict[str, str]) -> SetupQuestion | None:
        game = given["game"]
        if not game:
            return None
        if "seats" not in given:
            seats = {str(count): str(count) for count in GAMES[game].seats}
            return SetupQuestion("seats", words.format("ask-seats"), seats, before.get("seats", ""))
        if "against" not in given:
            levels = {level: words.format(f"level-{level}") for level in LEVELS}
            preferred = before.get("against", "medium")
            return SetupQuestion("against", words.format("ask-against"), levels, preferred)
        if "language" not in given:
            names = {one: OWN_NAMES[one] for one in LANGUAGES}
            return SetupQuestion("language", words.format("ask-language"), names, words.language)
        return None

    given = ask_questions(first(), then, words.format("choosing"), light)
    if not given:
        return None
    if not given["game"]:
        return resumed(saved[0].file, "", None, "")
    remember(given)
    box = GAMES[given["game"]]
    options = box.options({"seats": int(given["seats"])})
    speaks = given["language"]
    person = name or Messages(speaks).format("guest")
    names = [person, *[given["against"]] * (int(options.seats) - 1)]
    record = Record(box, options, new_seed(), None, names)
    return LocalGame(record, 0, speaks, own_file(box.name, speaks))
