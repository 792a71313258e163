"""The initials of the courtiers: shown and typed in the language of the person."""

import re
from typing import Final

from regalia.games.kingme.rules.courtiers import LETTERS
from regalia.kernel.text.voice import Voice

# a move of one courtier, or the initial alone
TYPED_INITIAL_PATTERN: Final = re.compile(r"(?P<initial>\w)(?P<rest>|[@^].*)")


def localized_initials(letters: str, voice: Voice) -> str:
    """The initials of these courtiers, as the language writes them."""
    return "".join(voice.word("initial", letter) for letter in letters)


def initials_to_notation(text: str, voice: Voice) -> str:
    """A typed move in notation: another letter than A to Z is a courtier's initial in the language.

    A single Latin letter stays as it is, because `n` may be the beginning of `no`.
    """
    match = TYPED_INITIAL_PATTERN.fullmatch(text)
    if match is None or (text.isascii() and not match["rest"]):
        return text
    initial = match["initial"].upper()
    known = LETTERS if initial.isascii() else localized_initials(LETTERS, voice)
    at = known.find(initial)
    return text if at < 0 else LETTERS[at] + match["rest"]
