"""What those at a table are called: short texts that any terminal can show."""

from collections.abc import Sequence
from typing import Final
from unicodedata import category

from regalia.kernel.errors import BadRecord, quote

MAX_NAME_CHARS: Final = 200
# what moves the cursor, breaks the line, turns the writing round or is not seen at all
INVISIBLE_CATEGORIES: Final = ("Cc", "Cf", "Cs", "Zl", "Zp")
JOINERS: Final = "\u200c\u200d"  # not seen either, but Persian and Indian names are spelt with them


def check_name(name: str, field: str) -> None:
    """Sees that a name is short and can be shown; the error names the field it stands in."""
    if len(name) > MAX_NAME_CHARS:
        raise BadRecord(f"{field}: a name has at most {MAX_NAME_CHARS} characters, not {len(name)}")
    for letter in name:
        if category(letter) in INVISIBLE_CATEGORIES and letter not in JOINERS:
            raise BadRecord(
                f"{field}: {quote(name)} has the control character U+{ord(letter):04X},"
                " and a name has none"
            )


def distinct_names(names: Sequence[str]) -> list[str]:
    """The names at a table; those that several seats have get the number of the seat."""
    return [
        f"{name} {seat + 1}" if names.count(name) > 1 else name for seat, name in enumerate(names)
    ]
