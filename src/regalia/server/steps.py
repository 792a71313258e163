"""The steps of a table as they are stored: what has happened to it, one version each."""

from typing import Literal

import msgspec

Mover = Literal["person", "bot", "clock"]


class Kept(
    msgspec.Struct, frozen=True, tag_field="step", tag=str.lower, omit_defaults=True, gc=False
):
    """A step that is kept; `id` is the client's own, if it had one."""

    seat: int
    id: str | None = None


class Sat(Kept, frozen=True, kw_only=True):
    """A person sat down on an open seat."""

    name: str
    salt: str = ""


class Hired(Kept, frozen=True, kw_only=True):
    """A bot was given an open seat."""

    bot: str


class Left(Kept, frozen=True):
    """A person got up before the game began: the seat is open again."""


class Moved(Kept, frozen=True, kw_only=True):
    """A move was made, by whom it was due to or in their place."""

    move: str
    by: Mover = "person"


class Undone(Kept, frozen=True):
    """The seat's last move was taken back."""


class Handed(Kept, frozen=True, kw_only=True):
    """A bot took over for a person, or the person took back."""

    to: Literal["bot", "person"]


Taken = Sat | Hired | Left | Moved | Undone | Handed


class Entry(msgspec.Struct, frozen=True, gc=False):
    """A step with its version and its time, in milliseconds since 1970."""

    version: int
    at: int
    step: Taken


decoder = msgspec.json.Decoder(Taken)
encoder = msgspec.json.Encoder()
