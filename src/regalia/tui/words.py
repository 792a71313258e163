"""What the terminal itself says."""

from importlib.resources import files

from regalia.kernel.voice import bundle


class Words:
    """The terminal's messages in one language."""

    def __init__(self, language: str) -> None:
        text = (files("regalia.tui") / "i18n" / f"{language}.ftl").read_text(encoding="utf-8")
        self._bundle = bundle(language, text)

    def say(self, message: str, **facts: object) -> str:
        """One message."""
        pattern = self._bundle.get_message(message).value
        assert pattern is not None
        return str(self._bundle.format_pattern(pattern, facts)[0])
