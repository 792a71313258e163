"""What the terminal itself says, and the commands it understands."""

from importlib.resources import files

from regalia.kernel.text.voice import FALLBACK, bundle

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


class Words:
    """The terminal's messages in one language."""

    def __init__(self, language: str) -> None:
        text = (files("regalia.tui") / "i18n" / f"{language}.ftl").read_text(encoding="utf-8")
        self.language = language
        self._bundle = bundle(language, text)

    def say(self, message: str, **facts: object) -> str:
        """One message."""
        pattern = self._bundle.get_message(message).value
        assert pattern is not None
        return str(self._bundle.format_pattern(pattern, facts)[0])

    def command(self, text: str) -> str:
        """The command that a text gives, in English or in the player's language; or nothing."""
        for command in COMMANDS:
            names = [command, *self.say(f"command-{command}").split(", ")]
            if text.strip().casefold() in [name.casefold() for name in names]:
                return command
        return ""

    def name_of(self, command: str) -> str:
        """The first name of a command in the player's language."""
        return self.say(f"command-{command}").split(", ")[0]

    def commands(self) -> list[str]:
        """The commands by their first names, in the player's language and in English."""
        own = [self.name_of(command) for command in COMMANDS]
        return list(dict.fromkeys([*own, *(COMMANDS if self.language != FALLBACK else ())]))
