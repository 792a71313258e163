"""Text in columns: how wide it is in a terminal, and how it is made to fit."""

from itertools import accumulate
from unicodedata import combining, east_asian_width

from regalia.kernel.text.names import JOINERS


def text_width(text: str) -> int:
    """How many columns of a terminal a text takes."""
    return sum(map(letter_width, text))


def letter_width(letter: str) -> int:
    """How many columns a letter takes beside the others."""
    if combining(letter) or letter in JOINERS:
        return 0
    return 2 if east_asian_width(letter) in "WF" else 1


def pad_text(text: str, wide: int) -> str:
    """The text with spaces up to a width."""
    return text + " " * (wide - text_width(text))


def clip_text(text: str, wide: int) -> str:
    """A text of unknown origin within a width and on one line."""
    text = "".join(letter if letter.isprintable() or letter in JOINERS else " " for letter in text)
    if text_width(text) <= wide:
        return text
    reached = accumulate(map(letter_width, text))
    end = next(at for at, column in enumerate(reached) if column > wide - 1)
    return f"{text[:end]}…"


def wrap_text(text: str, wide: int, indent: str = "") -> list[str]:
    """A text of one paragraph within a width, broken between words; the later lines indented."""
    shown = clip_text(text, 2 * len(text) + 1)
    lines = [" " * (len(shown) - len(shown.lstrip(" ")))]
    for word in shown.strip(" ").split(" "):
        longer = f"{lines[-1]} {word}" if lines[-1].strip() else lines[-1] + word
        if text_width(longer) <= wide or not lines[-1].strip():
            lines[-1] = clip_text(longer, wide)
        else:
            lines[-1] = lines[-1].rstrip()
            lines.append(clip_text(indent + word, wide))
    return lines
