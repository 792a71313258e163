"""The questions of `regalia play` without arguments; the last answers are preselected."""

from regalia.bots.spec import LEVELS
from regalia.cli.game_options import random_seed
from regalia.cli.local_game import new_save_file
from regalia.cli.play import load_saved_game
from regalia.cli.resume import describe_saved_game, find_unfinished_games
from regalia.games import GAMES
from regalia.home import remember, remembered
from regalia.kernel.records.record import Record
from regalia.kernel.text.voice import LANGUAGES, Voice
from regalia.tui.local_game import LocalGame
from regalia.tui.messages import Messages
from regalia.tui.questions import SetupQuestion, ask_questions

OWN_NAMES = {"en": "English", "ru": "Русский", "de": "Deutsch", "pl": "Polski"}


def ask_for_table(language: str, name: str, light: bool) -> LocalGame | None:
    """A new game by the person's answers, or the last saved one; None if the person leaves."""
    last_answers = remembered()
    words = Messages(last_answers.get("language", language))
    saved = find_unfinished_games()[:1]

    def first_question() -> SetupQuestion:
        answers = (
            {"": words.format("go-on", what=describe_saved_game(saved[0], words))} if saved else {}
        )
        answers |= {game: Voice(GAMES[game], words.language).text("game") for game in GAMES}
        return SetupQuestion(
            "game", words.format("ask-game"), answers, last_answers.get("game", "")
        )

    def next_question(answers: dict[str, str]) -> SetupQuestion | None:
        game = answers["game"]
        if not game:
            return None
        if "seats" not in answers:
            seats = {str(count): str(count) for count in GAMES[game].seats}
            return SetupQuestion(
                "seats", words.format("ask-seats"), seats, last_answers.get("seats", "")
            )
        if "against" not in answers:
            levels = {level: words.format(f"level-{level}") for level in LEVELS}
            preferred = last_answers.get("against", "medium")
            return SetupQuestion("against", words.format("ask-against"), levels, preferred)
        if "language" not in answers:
            names = {one: OWN_NAMES[one] for one in LANGUAGES}
            return SetupQuestion("language", words.format("ask-language"), names, words.language)
        return None

    answers = ask_questions(first_question(), next_question, words.format("choosing"), light)
    if not answers:
        return None
    if not answers["game"]:
        return load_saved_game(saved[0].file, "", None, "")
    remember(answers)
    game = GAMES[answers["game"]]
    options = game.read_options({"seats": int(answers["seats"])})
    language_chosen = answers["language"]
    person = name or Messages(language_chosen).format("guest")
    names = [person, *[answers["against"]] * (int(options.seats) - 1)]
    record = Record(game, options, random_seed(), None, names)
    return LocalGame(record, 0, language_chosen, new_save_file(game.name, language_chosen))
