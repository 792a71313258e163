"""Encodes what a connection is sent, from the views and veiled events of the seats it holds.

Nothing else of a table is used here. So the frames of a secret choice are identical for everyone
who may not know it, because their views and events are.
"""

from collections.abc import Iterable, Sequence

import msgspec
from msgspec import UNSET, Raw, UnsetType

from regalia.kernel.event import SPECTATOR, Event, VisibleEvent
from regalia.kernel.text.voice import Voice
from regalia.kernel.view import View
from regalia.kernel.wire.position import Standing, legal_offers, position_without_moves
from regalia.server.steps import MoveUndone
from regalia.server.table import AppliedStep, ServedTable
from regalia.wire.messages import Chatted, Step, Sync, encoder

EMPTY_LIST = Raw(b"[]")


class Subscription(msgspec.Struct, frozen=True, cache_hash=True):
    """The seats a connection holds, in ascending order, and the format it asked for.

    Refusals are in the language `lang`. If `narrated` is set, events are also sent as sentences in
    that language; if `numbers` is set, each view is also sent as integers.
    """

    seats: tuple[int, ...] = ()
    lang: str | None = None
    numbers: bool = False
    narrated: bool = False

    @property
    def viewers(self) -> tuple[int, ...]:
        """The seats whose views it is sent; the spectator's if it holds no seat."""
        return self.seats or (SPECTATOR,)

    @property
    def event_viewer(self) -> int:
        """The seat for which events are veiled.

        Several people who share a screen are sent only what all of them may know.
        """
        return self.seats[0] if len(self.seats) == 1 else SPECTATOR


class PositionWithNumbers(Standing, frozen=True):
    """A position with the integers of the view it is made from."""

    numbers: list[int]


class RenderedTable:
    """The encoded positions and legal moves of a table at one version, each encoded once."""

    def __init__(self, table: ServedTable) -> None:
        self.table = table
        self._views: dict[int, View] = {}
        self._positions: dict[tuple[int, bool], Raw] = {}
        self._offers: dict[int, Raw] = {}

    def encoded_positions(self, subscription: Subscription) -> dict[str, Raw]:
        """The position for each viewer; empty before the start."""
        if self.table.kernel_table is None:
            return {}
        return {
            str(seat): self._encoded_position(seat, subscription.numbers)
            for seat in subscription.viewers
        }

    def encoded_offers(self, subscription: Subscription) -> dict[str, Raw]:
        """The legal moves of each held seat that owes one."""
        pending = self.table.pending_seats()
        return {
            str(seat): self._encoded_offers(seat) for seat in subscription.seats if seat in pending
        }

    def undo_seat(self, subscription: Subscription) -> int | None:
        """The held seat that may take back the last move now."""
        seat = self.table.seat_of_undoable_move()
        if seat is None or seat not in subscription.seats:
            return None
        return seat if self.table.undo_refusal(seat) is None else None

    def _view_of(self, seat: int) -> View:
        """The view of a seat, made once."""
        view = self._views.get(seat)
        if view is None:
            view = self._views[seat] = self.table.require_started_table().state.view(seat)
        return view

    def _encoded_position(self, seat: int, with_numbers: bool) -> Raw:
        encoded = self._positions.get((seat, with_numbers))
        if encoded is None:
            position = position_with_numbers if with_numbers else position_without_moves
            encoded = Raw(encoder.encode(position(self._view_of(seat))))
            self._positions[seat, with_numbers] = encoded
        return encoded

    def _encoded_offers(self, seat: int) -> Raw:
        encoded = self._offers.get(seat)
        if encoded is None:
            encoded = Raw(encoder.encode(legal_offers(self.table.game, self._view_of(seat))))
            self._offers[seat] = encoded
        return encoded


class StepFrames:
    """The frames of one step; connections with equal subscriptions share the same bytes."""

    def __init__(self, table: ServedTable, applied: AppliedStep) -> None:
        self.table = table
        self.applied = applied
        self.rendered = RenderedTable(table)
        self._public = not any(event.event_type.secret_facts for event in applied.events)
        self._events_by_viewer: dict[int, tuple[list[VisibleEvent], Raw]] = {}
        self._frames: dict[Subscription, bytes] = {}

    def frame_for(self, subscription: Subscription, ack: str | None = None) -> bytes:
        """The frame of this step for a subscription.

        `ack` is the id of the client's message that asked for the step; only its sender gets it.
        """
        if ack is not None:
            return self._encode_frame(subscription, ack)
        frame = self._frames.get(subscription)
        if frame is None:
            frame = self._frames[subscription] = self._encode_frame(subscription, None)
        return frame

    def _encode_frame(self, subscription: Subscription, ack: str | None) -> bytes:
        step = self.applied.step
        seen, events = self._events_seen_by(
            SPECTATOR if self._public else subscription.event_viewer
        )
        return encoder.encode(
            Step(
                version=self.applied.version,
                beat=self.applied.beat,
                ack=ack,
                kind=step.kind,
                seat=step.seat,
                events=events,
                views=self.rendered.encoded_positions(subscription),
                moves=self.rendered.encoded_offers(subscription),
                undo=self.rendered.undo_seat(subscription),
                lines=event_sentences(self.table, seen, subscription),
                undone=step.moves if isinstance(step, MoveUndone) else UNSET,
            )
        )

    def _events_seen_by(self, event_viewer: int) -> tuple[list[VisibleEvent], Raw]:
        """The events of the step, as far as this viewer may know them."""
        found = self._events_by_viewer.get(event_viewer)
        if found is None:
            seen = events_as_seen_by(self.applied.events, event_viewer)
            found = self._events_by_viewer[event_viewer] = (seen, encode_events(seen))
        return found


def encode_sync(table: ServedTable, subscription: Subscription, chat: Sequence[Chatted]) -> bytes:
    """Everything the seats of a connection may know."""
    rendered = RenderedTable(table)
    turns = table.events_by_move()
    seen = events_as_seen_by((event for turn in turns for event in turn), subscription.event_viewer)
    return encoder.encode(
        Sync(
            version=table.version,
            beat=table.beat,
            table=table.public_info(),
            views=rendered.encoded_positions(subscription),
            moves=rendered.encoded_offers(subscription),
            events=encode_events(seen),
            turns=[len(turn) for turn in turns],
            movers=table.mover_of_each_move(),
            undo=rendered.undo_seat(subscription),
            lines=event_sentences(table, seen, subscription),
            chat=list(chat) if table.settings.chat else UNSET,
        )
    )


def encode_missed_steps(
    table: ServedTable, subscription: Subscription, since_version: int
) -> list[bytes]:
    """The frames of all steps after a version, identical to those sent at the time."""
    return [
        StepFrames(past, applied).frame_for(subscription)
        for past, applied in table.replay_steps_since(since_version)
    ]


def encode_step_again(
    table: ServedTable, subscription: Subscription, version: int, ack: str
) -> bytes:
    """The frame of an earlier step, for a client that sends the same message again."""
    past = table.copy_at_version(version - 1)
    return StepFrames(past, past.apply_entry(table.entries[version - 1])).frame_for(
        subscription, ack
    )


def position_with_numbers(view: View) -> PositionWithNumbers:
    """The position of a view, with the view's integers."""
    return PositionWithNumbers(
        **msgspec.structs.asdict(position_without_moves(view)), numbers=view.to_numbers()
    )


def events_as_seen_by(events: Iterable[Event], seat: int) -> list[VisibleEvent]:
    """All events, each as this seat may know it."""
    return [event.as_seen_by(seat) for event in events]


def encode_events(events: list[VisibleEvent]) -> Raw:
    """The JSON list of events for a frame."""
    return Raw(encoder.encode([one.to_dict() for one in events])) if events else EMPTY_LIST


def event_sentences(
    table: ServedTable, events: list[VisibleEvent], subscription: Subscription
) -> list[str] | UnsetType:
    """Events as sentences in the language of a connection, if it asked for them."""
    if subscription.lang is None or not subscription.narrated:
        return UNSET
    voice = Voice(table.game, subscription.lang, table.distinct_seat_names())
    return [voice.event_text(one) for one in events]
