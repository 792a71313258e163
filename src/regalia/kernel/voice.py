"""The words of a game in one language: the only place that speaks Fluent."""

import re
from collections.abc import Sequence
from importlib.resources import files
from typing import TYPE_CHECKING

from regalia.kernel.event import Event, Fact

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES = ("en", "ru", "de", "pl")
SEAT_FACTS = ("seat", "by", "to", "from")


class Voice:
    """Speaks of one game in one language, calling the seats by their names."""

    def __init__(self, game: str, language: str, names: Sequence[str] = ()) -> None:
        self.language = language
        self.names = tuple(names)
        self._bundle = bundle(language, catalogue(game, f"{language}.ftl"))

    def has(self, message: str) -> bool:
        """Whether the language has this message."""
        return self._bundle.has_message(message)

    def say(self, message: str, **facts: object) -> str:
        """A message of the catalogue; KeyError or ValueError if it cannot be said."""
        if not self.has(message):
            raise KeyError(f"there is no message {message} in {self.language}")
        pattern = self._bundle.get_message(message).value
        assert pattern is not None
        said, errors = self._bundle.format_pattern(pattern, facts)
        if errors:
            raise ValueError(f"the message {message} in {self.language}: {errors[0]}")
        return str(said)

    def seat(self, seat: int) -> str:
        """The name of a seat."""
        if seat < len(self.names):
            return self.names[seat]
        return self.say("seat", number=seat + 1)

    def word(self, kind: str, name: str) -> str:
        """The name of a thing, `card-witch` for example; both halves of `witch/guard`."""
        return "/".join(
            self.say(f"{kind}-{part}") if self.has(f"{kind}-{part}") else part
            for part in name.split("/")
        )

    def tell(self, event: Event) -> str:
        """An event as a sentence. What is veiled has a message of its own."""
        message = f"event-{event.name}" + ("-veiled" if event.veiled() else "")
        told = {key: self._told(key, fact) for key, fact in event.facts.items()}
        return self.say(message, **{key: fact for key, fact in told.items() if fact is not None})

    def _told(self, key: str, fact: Fact) -> str | int | None:
        if isinstance(fact, list):
            # `seats` lists what `seat` names one of
            return ", ".join(str(self._told(key.removesuffix("s"), one)) for one in fact)
        if isinstance(fact, str):
            return self.word(key, fact)
        return self.seat(fact) if key in SEAT_FACTS and fact is not None else fact


def catalogue(game: str, name: str) -> str:
    """The text of a file in the game's i18n folder."""
    return (files("regalia.games") / game / "i18n" / name).read_text(encoding="utf-8")


def bundle(language: str, text: str) -> "FluentBundle":
    """A catalogue ready to be spoken from."""
    from fluent.runtime import FluentBundle, FluentResource  # slow to load, and often not needed

    made = FluentBundle([language], use_isolating=False)
    made.add_resource(FluentResource(text))
    return made


def rule_texts(game: str, language: str) -> dict[str, str]:
    """Every rule and heading of a game, by id, in reading order."""
    text = catalogue(game, f"rules/{language}.ftl")
    texts = bundle(language, text)
    found: dict[str, str] = {}
    for message in re.findall(r"^([A-Za-z][\w-]*) *=", text, re.MULTILINE):
        pattern = texts.get_message(message).value
        if pattern is not None:
            found[message] = str(texts.format_pattern(pattern)[0])
    return found
