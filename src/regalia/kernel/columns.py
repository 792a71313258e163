"""Text in columns: how wide it is in a terminal, and how it is made to fit."""

from unicodedata import combining, east_asian_width


def width(text: str) -> int:
    """How many columns of a terminal a text takes."""
    return sum(
        0 if combining(letter) else 2 if east_asian_width(letter) in "WF" else 1 for letter in text
    )


def padded(text: str, wide: int) -> str:
    """The text with spaces up to a width."""
    return text + " " * (wide - width(text))


def clipped(text: str, wide: int) -> str:
    """A text of unknown origin within a width and on one line."""
    text = "".join(letter if letter.isprintable() else " " for letter in text)
    if width(text) <= wide:
        return text
    while width(text) > wide - 1:
        text = text[:-1]
    return f"{text}…"
