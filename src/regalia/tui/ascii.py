"""ASCII replacements for terminals whose encoding lacks some characters."""

from typing import TextIO

ASCII_REPLACEMENTS = {
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


def replace_unencodable(text: str, encoding: str) -> str:
    """Replaces characters that an encoding lacks by ASCII, where there is a replacement."""
    try:
        text.encode(encoding)
    except UnicodeEncodeError:
        return "".join(
            letter if can_encode(letter, encoding) else ASCII_REPLACEMENTS.get(letter, letter)
            for letter in text
        )
    return text


def can_encode(letter: str, encoding: str) -> bool:
    try:
        letter.encode(encoding)
    except UnicodeEncodeError:
        return False
    return True


def supports_unicode(stream: TextIO) -> bool:
    """Whether a stream can write every character."""
    return (stream.encoding or "").lower().replace("-", "").startswith("utf")
