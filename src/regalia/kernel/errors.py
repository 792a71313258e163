"""The errors of the package: each has a sentence for a person, or the data for one."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from mypy_extensions import mypyc_attr

MAX_QUOTED_CHARS: Final = 40


class BadRecord(ValueError):
    """A record, an option or a deal that cannot be read: what is wrong, and what would be right."""


class BadNumbers(ValueError):
    """Numbers from outside that are neither a state nor a view of the game."""


@mypyc_attr(native_class=False)  # a compiled class has only one base
class Unable(Exception):
    """Something that this machine cannot do: a library is missing, a file cannot be written …"""


@mypyc_attr(native_class=False)
class MissingLibrary(Unable, ImportError):
    """A library is missing that only an extra of this package brings."""


class Refused(Exception):
    """A move that is refused, as data: the refusal, its facts and the rule behind it.

    `id` names the message `refuse-<id>` of the catalogues. The name of a fact says how to word
    it: `card` is a card of the game, `typed` what a person wrote.
    """

    def __init__(self, refusal: str, facts: dict[str, object], rule: str | None) -> None:
        super().__init__(refusal, facts, rule)
        self.id = refusal
        self.facts = facts
        self.rule = rule


def missing_library_error(library: str, extra: str) -> MissingLibrary:
    """The error that says how to install a library that only an extra of this package brings."""
    remedy = f"in a clone of Regalia, pip install '.[{extra}]' brings it"
    return MissingLibrary(f"{library} is not installed here; {remedy}")


@contextmanager
def file_errors_as_unable(field: str, file: Path) -> Iterator[None]:
    """Turns an OSError into Unable, which names the field and the file."""
    try:
        yield
    except OSError as error:
        raise Unable(f"{field}: {quote(str(file), 200)}: {error.strerror}") from None


def quote(text: object, max_chars: int = MAX_QUOTED_CHARS) -> str:
    """Text of unknown origin in quotation marks, shortened and printable, for a sentence."""
    shown = text[: max_chars + 1] if isinstance(text, str) else repr(text)
    shown = "".join(
        [one if one.isprintable() else one.encode("unicode_escape").decode() for one in shown]
    )
    return f"«{shown if len(shown) <= max_chars else shown[: max_chars - 1] + '…'}»"


def error_text(error: Exception) -> str:
    """The message of an exception that other code has raised, or else its type."""
    return f"{type(error).__name__}: {error}" if str(error) else type(error).__name__
