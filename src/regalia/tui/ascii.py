"""Signs for terminals that know few letters."""

from typing import TextIO

SIGNS = {
    "●": "o",
    "■": "#",
    "★": "*",
    "▶": ">",
    "✓": "v",
    "✗": "x",
    "♛": "W",
    "◆": "+",
    "♜": "T",
    "▒": ":",
    "·": ".",
    "•": "*",
    "°": "-",
    "–": "-",
    "—": "-",
    "−": "-",
    "×": "x",
    "←": "<-",
    "→": "->",
    "↑": "^",
    "↓": "v",
    "⇒": "=>",
    "…": "...",
    "¢": "c",
    "«": '"',
    "»": '"',
    "„": '"',
    "“": '"',
    "”": '"',
    **dict.fromkeys("│┃", "|"),
    **dict.fromkeys("─━", "-"),
    **dict.fromkeys("┏┳┯┓┣╋┿┫┠╂┼┨┗┻┷┛", "+"),
    **dict(zip("¹²³⁴⁵⁶⁷", "1234567", strict=True)),
}


def speakable(text: str, encoding: str) -> str:
    """The text with signs in place of what an encoding does not have, as far as there are any."""
    try:
        text.encode(encoding)
    except UnicodeEncodeError:
        return "".join(
            letter if knows(encoding, letter) else SIGNS.get(letter, letter) for letter in text
        )
    return text


def knows(encoding: str, letter: str) -> bool:
    """Whether an encoding has a letter."""
    try:
        letter.encode(encoding)
    except UnicodeEncodeError:
        return False
    return True


def is_unicode(stream: TextIO) -> bool:
    """Whether a stream takes every letter."""
    return (stream.encoding or "").lower().replace("-", "").startswith("utf")
