"""The texts of a game in one language. Only this module uses Fluent."""

import re
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING

from regalia.kernel.coach import NotableFact
from regalia.kernel.errors import Refused, quote
from regalia.kernel.event import SEAT, FactKind, VisibleEvent

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

    from regalia.kernel.game import Game

LANGUAGES = ("en", "ru", "de", "pl")
FALLBACK = LANGUAGES[0]
OWN_CATALOGUE = "regalia.kernel.text"
SEAT_FACTS = ("seat", "by", "to", "from", "others")


class Voice:
    """The texts of one game in one language, with the names of the players."""

    def __init__(self, game: "Game", language: str, names: Sequence[str] = ()) -> None:
        self.language = language
        self.names = tuple(names)
        self._bundle = load_game_messages(game.package, language)

    def has_message(self, message: str) -> bool:
        """Whether the catalogue has this message."""
        return self._bundle.has_message(message)

    def text(self, message: str, **facts: object) -> str:
        """The text of a message; KeyError if there is none, ValueError if it lacks a fact."""
        if not self.has_message(message):
            raise KeyError(f"there is no message {message} in {self.language}")
        pattern = self._bundle.get_message(message).value
        assert pattern is not None
        text, errors = self._bundle.format_pattern(pattern, facts)
        if errors:
            raise ValueError(f"the message {message} in {self.language}: {errors[0]}")
        return str(text)

    def seat_name(self, seat: int) -> str:
        """The name of a seat."""
        if 0 <= seat < len(self.names):
            return self.names[seat]
        return self.text("seat", number=seat + 1)

    def word(self, kind: str, name: str) -> str:
        """The name of a thing, by a message like `card-witch`; for `witch/guard` both names."""
        return "/".join(
            self.text(f"{kind}-{part}") if self.has_message(f"{kind}-{part}") else part
            for part in name.split("/")
        )

    def event_text(self, event: VisibleEvent, style: str = "event") -> str:
        """An event in words: a sentence, or a short form if `style` is `brief`."""
        facts = {
            key: self._fact_text(kind, fact)
            for (key, kind), fact in zip(
                event.event_type.facts.items(), event.facts.values(), strict=True
            )
            if fact is not None
        }
        return self.text(event_message_id(style, event), **facts)

    def _fact_text(self, kind: FactKind, fact: object) -> str | int:
        """The words for a fact of an event: its kind says what it is."""
        if isinstance(fact, list):
            return ", ".join(str(self._fact_text(kind, one)) for one in fact)
        if isinstance(fact, str):
            return self.word(kind.name, fact)
        assert isinstance(fact, int)
        return self.seat_name(fact) if kind.name == SEAT.name else fact

    def notable_fact_text(self, fact: NotableFact) -> str:
        """What a coach points out, as a sentence."""
        return self._text_with_named_facts(f"coach-{fact.id}", fact.facts)

    def reason_text(self, reason_id: str, facts: Mapping[str, int | float | str]) -> str:
        """Why one move is better than another, as a sentence."""
        return self._text_with_named_facts(f"reason-{reason_id}", facts)

    def refusal_text(self, refused: Refused) -> str:
        """Why a move is refused, with the rule that says so."""
        reason = self._text_with_named_facts(f"refuse-{refused.id}", refused.facts)
        return reason if refused.rule is None else f"{reason} ({refused.rule})"

    def _text_with_named_facts(self, message: str, facts: Mapping[str, object]) -> str:
        """The text of a message whose facts are named by what they are: `seat`, `card` …"""
        texts = {key: self._named_fact_text(key, fact) for key, fact in facts.items()}
        return self.text(message, **texts)

    def _named_fact_text(self, key: str, fact: object) -> str | int | float:
        """The words for a fact: its name says what it is."""
        if isinstance(fact, list):
            return ", ".join(str(self._named_fact_text(key, one)) for one in fact)
        if key in SEAT_FACTS and isinstance(fact, int):
            return self.seat_name(fact)
        if key == "typed":
            return quote(fact)
        if isinstance(fact, float):
            return fact
        return self.word(key, fact) if isinstance(fact, str) else int(str(fact))


def event_message_id(style: str, event: VisibleEvent) -> str:
    """The id of an event's message; it ends in `-veiled` if the event has hidden facts."""
    return f"{style}-{event.name}" + ("-veiled" if event.has_hidden_facts() else "")


@cache
def load_game_messages(package: str, language: str) -> "FluentBundle":
    """The messages of a game in a language: those that all games share, then its own."""
    return make_bundle(
        language,
        read_catalogue(OWN_CATALOGUE, f"{language}.ftl")
        + "\n"
        + read_catalogue(package, f"{language}.ftl"),
    )


def read_catalogue(package: str, name: str) -> str:
    """The text of a file in the i18n folder of a package; the English one if it is missing."""
    folder = files(package) / "i18n"
    file = folder / name
    if not file.is_file():
        file = folder / name.replace(name.rpartition("/")[2], f"{FALLBACK}.ftl")
    return file.read_text(encoding="utf-8")


@cache
def make_bundle(language: str, text: str) -> "FluentBundle":
    """The parsed messages of a catalogue."""
    from fluent.runtime import FluentBundle, FluentResource  # slow to load, and often not needed

    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(text))
    return bundle


def rule_texts(game: "Game", language: str) -> dict[str, str]:
    """All rules and headings of a game by id, in reading order."""
    text = read_catalogue(game.package, f"rules/{language}.ftl")
    texts = make_bundle(language, text)
    found: dict[str, str] = {}
    for message in re.findall(r"^([A-Za-z][\w-]*) *=", text, re.MULTILINE):
        pattern = texts.get_message(message).value
        if pattern is not None:
            found[message] = str(texts.format_pattern(pattern)[0])
    return found
