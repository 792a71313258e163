"""The errors, each a sentence for the person who reads it."""


class BadRecord(Exception):
    """A record, an option or a deal that cannot be read: what is wrong, and what would be right."""


class Unable(Exception):
    """What cannot be done here and now: a library is missing, a file cannot be written."""


class IllegalMove(Exception):
    """A move that the rules do not allow now: why not, and which rule says so."""


def quoted(text: object, most: int = 40) -> str:
    """Text of unknown origin, made safe to stand in a one-line sentence."""
    shown = ascii(text)[1:-1] if isinstance(text, str) else ascii(text)
    return f"«{shown if len(shown) <= most else shown[: most - 1] + '…'}»"
