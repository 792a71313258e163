"""The terminal's own messages in one language, and the names of its commands."""

from collections.abc import Sequence
from importlib.resources import files

from regalia.bots.named import BUILT_IN_BOTS
from regalia.kernel.text.names import distinct_names
from regalia.kernel.text.voice import FALLBACK, make_bundle

COMMANDS = (
    "help",
    "moves",
    "table",
    "hint",
    "why",
    "undo",
    "log",
    "repeat",
    "goal",
    "light",
    "say",
    "talk",
    "quit",
)


class Messages:
    """The message catalogue of a language."""

    def __init__(self, language: str) -> None:
        text = (files("regalia.tui") / "i18n" / f"{language}.ftl").read_text(encoding="utf-8")
        self.language = language
        self._bundle = make_bundle(language, text)

    def format(self, message_id: str, **facts: object) -> str:
        """The text of a message with its facts filled in."""
        pattern = self._bundle.get_message(message_id).value
        assert pattern is not None
        return str(self._bundle.format_pattern(pattern, facts)[0])

    def seat_names(self, names: Sequence[str], person_seat: int | None = None) -> list[str]:
        """The names at the seats, all different; bots, but not the person, in this language."""
        return distinct_names(
            [
                self.format(f"name-{name}")
                if name in BUILT_IN_BOTS and seat != person_seat
                else name
                for seat, name in enumerate(names)
            ]
        )

    def find_command(self, text: str) -> str:
        """The command of a typed name, English or translated; empty if there is none."""
        for command in COMMANDS:
            names = [command, *self._command_names(command)]
            if text.strip().casefold() in [name.casefold() for name in names]:
                return command
        return ""

    def command_name(self, command: str) -> str:
        """The first name of a command in the player's language."""
        return self._command_names(command)[0]

    def all_command_names(self) -> list[str]:
        """The first names of all commands, in the player's language and in English."""
        own = [self.command_name(command) for command in COMMANDS]
        return list(dict.fromkeys([*own, *(COMMANDS if self.language != FALLBACK else ())]))

    def _command_names(self, command: str) -> list[str]:
        return self.format(f"command-{command}").split(", ")
