"""The steps of a table as they are stored: each is one change, and one version of the table."""

from typing import Literal, cast

import msgspec

from regalia.wire.messages import StepKind

Mover = Literal["person", "bot", "clock"]


class TableStep(msgspec.Struct, frozen=True, tag_field="step", omit_defaults=True, gc=False):
    """A stored step of a seat; `id` is the client's own id of its message, if it had one."""

    seat: int
    id: str | None = None

    @property
    def kind(self) -> StepKind:
        """The tag under which the step is stored, counted and sent: "sat", "moved" …"""
        return cast(StepKind, self.__struct_config__.tag)


class PersonSat(TableStep, tag="sat", frozen=True, kw_only=True):
    """A person took an open seat."""

    name: str
    salt: str = ""


class BotHired(TableStep, tag="hired", frozen=True, kw_only=True):
    """A bot was given an open seat."""

    bot: str


class PersonLeft(TableStep, tag="left", frozen=True):
    """A person left before the game began, so the seat is open again."""


class MoveMade(TableStep, tag="moved", frozen=True, kw_only=True):
    """A move was made; `by` says whether the person, a bot or the clock made it."""

    move: str
    by: Mover = "person"


class MoveUndone(TableStep, tag="undone", frozen=True, kw_only=True):
    """The seat's last move was taken back, with those that others have made since."""

    moves: int = 1


class SeatHandedOver(TableStep, tag="handed", frozen=True, kw_only=True):
    """A bot took over for a person, or the person came back."""

    to: Literal["bot", "person"]


AnyStep = PersonSat | BotHired | PersonLeft | MoveMade | MoveUndone | SeatHandedOver


class StepEntry(msgspec.Struct, frozen=True, gc=False):
    """A step with its version and its time in milliseconds since 1970."""

    version: int
    at: int
    step: AnyStep


decoder = msgspec.json.Decoder(AnyStep)
encoder = msgspec.json.Encoder()
