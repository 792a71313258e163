"""The steps of a table as they are stored: what has happened to it, one version each."""

from typing import Literal

import msgspec

Mover = Literal["person", "bot", "clock"]


class TableStep(msgspec.Struct, frozen=True, tag_field="step", omit_defaults=True, gc=False):
    """A step that is kept; `id` is the client's own, if it had one."""

    seat: int
    id: str | None = None

    @property
    def kind(self) -> str:
        """The tag under which the step is stored and counted: "sat", "moved" …"""
        return str(self.__struct_config__.tag)


class PersonSat(TableStep, tag="sat", frozen=True, kw_only=True):
    """A person sat down on an open seat."""

    name: str
    salt: str = ""


class BotHired(TableStep, tag="hired", frozen=True, kw_only=True):
    """A bot was given an open seat."""

    bot: str


class PersonLeft(TableStep, tag="left", frozen=True):
    """A person got up before the game began: the seat is open again."""


class MoveMade(TableStep, tag="moved", frozen=True, kw_only=True):
    """A move was made, by whom it was due to or in their place."""

    move: str
    by: Mover = "person"


class MoveUndone(TableStep, tag="undone", frozen=True):
    """The seat's last move was taken back."""


class SeatHandedOver(TableStep, tag="handed", frozen=True, kw_only=True):
    """A bot took over for a person, or the person took back."""

    to: Literal["bot", "person"]


AnyStep = PersonSat | BotHired | PersonLeft | MoveMade | MoveUndone | SeatHandedOver


class StepEntry(msgspec.Struct, frozen=True, gc=False):
    """A step with its version and its time, in milliseconds since 1970."""

    version: int
    at: int
    step: AnyStep


decoder = msgspec.json.Decoder(AnyStep)
encoder = msgspec.json.Encoder()
