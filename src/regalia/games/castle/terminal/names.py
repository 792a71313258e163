"""What cards, seats and tokens of Castle are called in a line of text."""

from typing import Final

from mypy_extensions import i64

from regalia.games.castle.rules.cards import NAMES
from regalia.games.castle.rules.layout import NO_TOKEN, token_of
from regalia.kernel.terminal.columns import clip_text
from regalia.kernel.text.voice import Voice

MAX_NAME_COLUMNS: Final = 20


def card_name(kind: i64, voice: Voice) -> str:
    """The name of a card."""
    return voice.word("card", NAMES[kind])


def seat_name(seat: int, voice: Voice) -> str:
    """The name of a seat, short enough for a line of text."""
    return clip_text(voice.seat_name(seat), MAX_NAME_COLUMNS)


def owner_name(card: i64, voice: Voice) -> str:
    """The name of the seat whose token lies on a card."""
    if token_of(card) == NO_TOKEN:
        return voice.text("no-token")
    return seat_name(int(token_of(card)) - 1, voice)


def seat_token_text(seat: int) -> str:
    """The text that stands for the token of a seat, like `[2]`."""
    return f"[{seat + 1}]"
