"""The questions of `regalia play` without arguments; the last answers are preselected."""

from regalia.bots.ladder import CHARACTER_BOTS
from regalia.bots.levels import LEVELS
from regalia.cli.game_options import new_random_seed
from regalia.cli.local_game import new_save_file_or_warn
from regalia.cli.play import load_saved_game
from regalia.cli.resume import describe_saved_game, find_unfinished_games
from regalia.games import GAMES
from regalia.home import load_choices, save_choices
from regalia.kernel.records.record import Record
from regalia.kernel.text.voice import LANGUAGES, Voice
from regalia.tui.local_game import LocalGame
from regalia.tui.messages import Messages
from regalia.tui.questions import QuestionsApp, SetupQuestion

OWN_NAMES = {"en": "English", "ru": "Русский", "de": "Deutsch", "pl": "Polski"}


def ask_and_make_local_game(language: str, person_name: str, light_theme: bool) -> LocalGame | None:
    """A new game by the person's answers, or the last saved one; None if the person leaves."""
    last_answers = load_choices()
    messages = Messages(last_answers.get("language", language))
    saved = find_unfinished_games()[:1]

    def first_question() -> SetupQuestion:
        answers = (
            {"": messages.format("go-on", what=describe_saved_game(saved[0], messages))}
            if saved
            else {}
        )
        answers |= {game: Voice(GAMES[game], messages.language).text("game") for game in GAMES}
        return SetupQuestion(
            "game", messages.format("ask-game"), answers, last_answers.get("game", "")
        )

    def next_question(answers: dict[str, str]) -> SetupQuestion | None:
        game = answers["game"]
        if not game:
            return None
        if "seats" not in answers:
            seats = {str(count): str(count) for count in GAMES[game].seats}
            return SetupQuestion(
                "seats", messages.format("ask-seats"), seats, last_answers.get("seats", "")
            )
        if "against" not in answers:
            levels = {
                level: messages.format(f"level-{level}") for level in (*CHARACTER_BOTS, *LEVELS)
            }
            preferred = last_answers.get("against", "medium")
            return SetupQuestion("against", messages.format("ask-against"), levels, preferred)
        if "language" not in answers:
            names = {one: OWN_NAMES[one] for one in LANGUAGES}
            return SetupQuestion(
                "language", messages.format("ask-language"), names, messages.language
            )
        return None

    answers = QuestionsApp(
        first_question(), next_question, messages.format("choosing"), light_theme
    ).run()
    if not answers:
        return None
    if not answers["game"]:
        return load_saved_game(saved[0].file, "", None, "")
    save_choices(answers)
    game = GAMES[answers["game"]]
    options = game.read_options({"seats": int(answers["seats"])})
    language_chosen = answers["language"]
    person = person_name or Messages(language_chosen).format("guest")
    names = [person, *[answers["against"]] * (int(options.seats) - 1)]
    record = Record(game, options, new_random_seed(), None, names)
    return LocalGame(record, 0, language_chosen, new_save_file_or_warn(game.name, language_chosen))
