"""Names of players: short texts that any terminal can show."""

from collections.abc import Sequence
from typing import Final
from unicodedata import category

from regalia.kernel.errors import BadRecord, quote

MAX_NAME_CHARS: Final = 200
# characters that move the cursor, break the line, change the writing direction or are invisible
INVISIBLE_CATEGORIES: Final = ("Cc", "Cf", "Cs", "Zl", "Zp")
JOINERS: Final = "\u200c\u200d"  # invisible, too, but Persian and Indian names need them


def check_name(name: str, field: str) -> None:
    """Raises BadRecord, which begins with the field, if a name is too long or cannot be shown."""
    if len(name) > MAX_NAME_CHARS:
        raise BadRecord(f"{field}: a name has at most {MAX_NAME_CHARS} characters, not {len(name)}")
    for letter in name:
        if category(letter) in INVISIBLE_CATEGORIES and letter not in JOINERS:
            raise BadRecord(
                f"{field}: {quote(name)} has the control character U+{ord(letter):04X},"
                " and a name has none"
            )


def distinct_names(names: Sequence[str]) -> list[str]:
    """The names, with the number of the seat added where several seats have the same."""
    return [
        f"{name} {seat + 1}" if names.count(name) > 1 else name for seat, name in enumerate(names)
    ]
