"""What a connection is sent, made from the views and veiled events of the seats it holds.

Nothing else of a table gets here: the frames of a sealed choice are equal for all who may not
know it, because their views and their events are.
"""

from collections.abc import Iterable, Sequence

import msgspec
from msgspec import UNSET, Raw

from regalia.kernel.event import SPECTATOR, Event, Told
from regalia.kernel.game import Game
from regalia.kernel.text.voice import Voice
from regalia.kernel.view import View
from regalia.kernel.wire.position import Standing, standing
from regalia.kernel.wire.shapes import Offer
from regalia.server.table import AppliedStep, ServedTable
from regalia.wire.messages import Chatted, Step, Sync, encoder

EMPTY_LIST = Raw(b"[]")


class Subscription(msgspec.Struct, frozen=True, cache_hash=True):
    """The seats that a connection holds, ascending, and what it wants to be told.

    Sentences come in its language, if it has one; views also as their numbers, if it wants them.
    """

    seats: tuple[int, ...] = ()
    lang: str | None = None
    numbers: bool = False

    @property
    def viewers(self) -> tuple[int, ...]:
        """Whose views it is sent."""
        return self.seats or (SPECTATOR,)

    @property
    def event_viewer(self) -> int:
        """For whom events are veiled: several people at one screen are told what all may know."""
        return self.seats[0] if len(self.seats) == 1 else SPECTATOR


class PositionWithNumbers(Standing, frozen=True):
    """A position with the numbers of the view that it is made from."""

    numbers: list[int]


class RenderedTable:
    """A table at one version, as it is shown: every view and list of moves is made once."""

    def __init__(self, table: ServedTable) -> None:
        self.table = table
        self._views: dict[int, View] = {}
        self._positions: dict[int, Raw] = {}
        self._numbered_positions: dict[int, Raw] = {}
        self._offers: dict[int, Raw] = {}

    def positions(self, subscription: Subscription) -> dict[str, Raw]:
        """A position for each looker; none before the start."""
        if self.table.kernel_table is None:
            return {}
        position = self._numbered_json if subscription.numbers else self._position_json
        return {str(seat): position(seat) for seat in subscription.viewers}

    def offers(self, subscription: Subscription) -> dict[str, Raw]:
        """The moves of each held seat that owes one."""
        return {
            str(seat): self._offers_json(seat)
            for seat in subscription.seats
            if self.table.owes_move(seat)
        }

    def _view(self, seat: int) -> View:
        view = self._views.get(seat)
        if view is None:
            view = self._views[seat] = self.table.started_table().state.view(seat)
        return view

    def _position_json(self, seat: int) -> Raw:
        shown = self._positions.get(seat)
        if shown is None:
            shown = self._positions[seat] = Raw(encoder.encode(standing(self._view(seat))))
        return shown

    def _numbered_json(self, seat: int) -> Raw:
        shown = self._numbered_positions.get(seat)
        if shown is None:
            shown = self._numbered_positions[seat] = Raw(
                encoder.encode(position_with_numbers(self._view(seat)))
            )
        return shown

    def _offers_json(self, seat: int) -> Raw:
        found = self._offers.get(seat)
        if found is None:
            found = Raw(encoder.encode(legal_offers(self.table.game, self._view(seat))))
            self._offers[seat] = found
        return found


class StepFrames:
    """One step, ready to be told to any connection; what is equal is encoded once."""

    def __init__(self, table: ServedTable, applied: AppliedStep) -> None:
        self.table = table
        self.applied = applied
        self.rendered = RenderedTable(table)
        self._public = not any(event.row.secret for event in applied.events)
        self._events_by_viewer: dict[int, tuple[list[Told], Raw]] = {}
        self._frames: dict[Subscription, bytes] = {}

    def frame(self, subscription: Subscription, ack: str | None = None) -> bytes:
        """The frame of this step for a connection; `ack` if it was this connection's wish."""
        if ack is not None:
            return self._encode(subscription, ack)
        frame = self._frames.get(subscription)
        if frame is None:
            frame = self._frames[subscription] = self._encode(subscription, None)
        return frame

    def _encode(self, subscription: Subscription, ack: str | None) -> bytes:
        seen, events = self._events_for(SPECTATOR if self._public else subscription.event_viewer)
        return encoder.encode(
            Step(
                version=self.applied.version,
                beat=self.applied.beat,
                ack=ack,
                events=events,
                views=self.rendered.positions(subscription),
                moves=self.rendered.offers(subscription),
                lines=UNSET
                if subscription.lang is None
                else event_sentences(self.table, seen, subscription.lang),
            )
        )

    def _events_for(self, event_viewer: int) -> tuple[list[Told], Raw]:
        """What has happened, as these ears may know it."""
        heard = self._events_by_viewer.get(event_viewer)
        if heard is None:
            seen = events_seen_by(self.applied.events, event_viewer)
            heard = self._events_by_viewer[event_viewer] = (seen, encode_events(seen))
        return heard


def encode_sync(table: ServedTable, subscription: Subscription, chat: Sequence[Chatted]) -> bytes:
    """Everything that the seats of a connection may know."""
    rendered = RenderedTable(table)
    turns = table.events_by_move()
    seen = events_seen_by((event for turn in turns for event in turn), subscription.event_viewer)
    return encoder.encode(
        Sync(
            version=table.version,
            beat=table.beat,
            table=table.public_info(),
            views=rendered.positions(subscription),
            moves=rendered.offers(subscription),
            events=encode_events(seen),
            turns=[len(turn) for turn in turns],
            lines=UNSET
            if subscription.lang is None
            else event_sentences(table, seen, subscription.lang),
            chat=list(chat) if table.settings.chat else UNSET,
        )
    )


def encode_missed_steps(table: ServedTable, subscription: Subscription, since: int) -> list[bytes]:
    """The steps after a version, equal to what was told when they happened."""
    return [
        StepFrames(past, applied).frame(subscription) for past, applied in table.replay_since(since)
    ]


def encode_step_again(
    table: ServedTable, subscription: Subscription, version: int, ack: str
) -> bytes:
    """An old step once more, for who asks again for what was granted."""
    past = table.at_version(version - 1)
    return StepFrames(past, past.apply(table.entries[version - 1])).frame(subscription, ack)


def legal_offers(game: Game, view: View) -> list[Offer]:
    """The legal moves of a view's seat, each with what one touches to make it."""
    found: list[Offer] = []
    for move in view.legal():
        parts = game.parts(view, move)
        found.append(Offer(game.spell(parts), game.touch(parts)))
    return found


def position_with_numbers(view: View) -> PositionWithNumbers:
    """A position as a view has it, with the view's own numbers."""
    return PositionWithNumbers(**msgspec.structs.asdict(standing(view)), numbers=view.numbers())


def events_seen_by(events: Iterable[Event], seat: int) -> list[Told]:
    """Events as this seat may know them."""
    return [event.seen_by(seat) for event in events]


def encode_events(seen: list[Told]) -> Raw:
    """Events as they stand in a frame."""
    return Raw(encoder.encode([one.written() for one in seen])) if seen else EMPTY_LIST


def event_sentences(table: ServedTable, seen: list[Told], lang: str) -> list[str]:
    """Events as sentences."""
    voice = Voice(table.game, lang, table.spoken_names())
    return [voice.tell(one) for one in seen]
