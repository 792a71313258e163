"""Text in the columns of a terminal: its width, and how to make it fit."""

from itertools import accumulate
from unicodedata import combining, east_asian_width

from regalia.kernel.text.names import JOINERS


def text_width(text: str) -> int:
    """The width of a text in columns."""
    return sum(map(letter_width, text))


def letter_width(letter: str) -> int:
    """The width of a character in columns: 0 if it combines with others, 2 if it is wide."""
    if combining(letter) or letter in JOINERS:
        return 0
    return 2 if east_asian_width(letter) in "WF" else 1


def pad_text(text: str, width: int) -> str:
    """The text with spaces up to a width."""
    return text + " " * (width - text_width(text))


def clip_text(text: str, max_width: int) -> str:
    """A text of unknown origin on one line, cut off with … if it is wider than this."""
    text = "".join(letter if letter.isprintable() or letter in JOINERS else " " for letter in text)
    if text_width(text) <= max_width:
        return text
    columns = accumulate(map(letter_width, text))
    end = next(index for index, column in enumerate(columns) if column > max_width - 1)
    return f"{text[:end]}…"


def wrap_text(text: str, max_width: int, indent: str = "") -> list[str]:
    """The lines of a paragraph within a width, broken between words, all but the first indented."""
    shown = clip_text(text, 2 * len(text) + 1)
    lines = [" " * (len(shown) - len(shown.lstrip(" ")))]
    for word in shown.strip(" ").split(" "):
        longer = f"{lines[-1]} {word}" if lines[-1].strip() else lines[-1] + word
        if text_width(longer) <= max_width or not lines[-1].strip():
            lines[-1] = clip_text(longer, max_width)
        else:
            lines[-1] = lines[-1].rstrip()
            lines.append(clip_text(indent + word, max_width))
    return lines
