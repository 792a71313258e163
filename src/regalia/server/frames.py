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
from regalia.server.table import Happened, ServedTable
from regalia.wire.messages import Chatted, Step, Sync, encoder

NOTHING = Raw(b"[]")


class Holding(msgspec.Struct, frozen=True, cache_hash=True):
    """The seats that a connection holds, ascending, and what it wants to be told.

    Sentences come in its language, if it has one; views also as their numbers, if it wants them.
    """

    seats: tuple[int, ...] = ()
    lang: str | None = None
    numbers: bool = False

    @property
    def lookers(self) -> tuple[int, ...]:
        """Whose views it is sent."""
        return self.seats or (SPECTATOR,)

    @property
    def ears(self) -> int:
        """For whom events are veiled: several people at one screen are told what all may know."""
        return self.seats[0] if len(self.seats) == 1 else SPECTATOR


class Numbered(Standing, frozen=True):
    """A position with the numbers of the view that it is made from."""

    numbers: list[int]


class Sight:
    """A table at one version, as it is shown: every view and list of moves is made once."""

    def __init__(self, table: ServedTable) -> None:
        self.table = table
        self._views: dict[int, View] = {}
        self._plain: dict[int, Raw] = {}
        self._numbered: dict[int, Raw] = {}
        self._moves: dict[int, Raw] = {}

    def views(self, holding: Holding) -> dict[str, Raw]:
        """A position for each looker; none before the start."""
        if self.table.play is None:
            return {}
        position = self._with_numbers if holding.numbers else self._position
        return {str(seat): position(seat) for seat in holding.lookers}

    def moves(self, holding: Holding) -> dict[str, Raw]:
        """The moves of each held seat that owes one."""
        return {str(seat): self._offers(seat) for seat in holding.seats if self.table.owes(seat)}

    def _view(self, seat: int) -> View:
        view = self._views.get(seat)
        if view is None:
            view = self._views[seat] = self.table.started().state.view(seat)
        return view

    def _position(self, seat: int) -> Raw:
        shown = self._plain.get(seat)
        if shown is None:
            shown = self._plain[seat] = Raw(encoder.encode(standing(self._view(seat))))
        return shown

    def _with_numbers(self, seat: int) -> Raw:
        shown = self._numbered.get(seat)
        if shown is None:
            shown = self._numbered[seat] = Raw(encoder.encode(numbered(self._view(seat))))
        return shown

    def _offers(self, seat: int) -> Raw:
        found = self._moves.get(seat)
        if found is None:
            found = Raw(encoder.encode(offers(self.table.game, self._view(seat))))
            self._moves[seat] = found
        return found


class StepTold:
    """One step, ready to be told to any connection; what is equal is encoded once."""

    def __init__(self, table: ServedTable, happened: Happened) -> None:
        self.table = table
        self.happened = happened
        self.sight = Sight(table)
        self._public = not any(event.row.secret for event in happened.events)
        self._heard: dict[int, tuple[list[Told], Raw]] = {}
        self._bare: dict[Holding, bytes] = {}

    def frame(self, holding: Holding, ack: str | None = None) -> bytes:
        """The frame of this step for a connection; `ack` if it was this connection's wish."""
        if ack is not None:
            return self._encoded(holding, ack)
        frame = self._bare.get(holding)
        if frame is None:
            frame = self._bare[holding] = self._encoded(holding, None)
        return frame

    def _encoded(self, holding: Holding, ack: str | None) -> bytes:
        told, events = self._events(SPECTATOR if self._public else holding.ears)
        return encoder.encode(
            Step(
                version=self.happened.version,
                beat=self.happened.beat,
                ack=ack,
                events=events,
                views=self.sight.views(holding),
                moves=self.sight.moves(holding),
                lines=UNSET if holding.lang is None else lines(self.table, told, holding.lang),
            )
        )

    def _events(self, ears: int) -> tuple[list[Told], Raw]:
        """What has happened, as these ears may know it."""
        heard = self._heard.get(ears)
        if heard is None:
            told = veiled(self.happened.events, ears)
            heard = self._heard[ears] = (told, written(told))
        return heard


def sync(table: ServedTable, holding: Holding, chat: Sequence[Chatted]) -> bytes:
    """Everything that the seats of a connection may know."""
    sight = Sight(table)
    turns = table.turns()
    told = veiled((event for turn in turns for event in turn), holding.ears)
    return encoder.encode(
        Sync(
            version=table.version,
            beat=table.beat,
            table=table.told(),
            views=sight.views(holding),
            moves=sight.moves(holding),
            events=written(told),
            turns=[len(turn) for turn in turns],
            lines=UNSET if holding.lang is None else lines(table, told, holding.lang),
            chat=list(chat) if table.terms.chat else UNSET,
        )
    )


def missed(table: ServedTable, holding: Holding, since: int) -> list[bytes]:
    """The steps after a version, equal to what was told when they happened."""
    return [StepTold(early, happened).frame(holding) for early, happened in table.again(since)]


def told_again(table: ServedTable, holding: Holding, version: int, ack: str) -> bytes:
    """An old step once more, for who asks again for what was granted."""
    early = table.rewound(version - 1)
    return StepTold(early, early.apply(table.entries[version - 1])).frame(holding, ack)


def offers(game: Game, view: View) -> list[Offer]:
    """The legal moves of a view's seat, each with what one touches to make it."""
    found: list[Offer] = []
    for move in view.legal():
        parts = game.parts(view, move)
        found.append(Offer(game.spell(parts), game.touch(parts)))
    return found


def numbered(view: View) -> Numbered:
    """A position as a view has it, with the view's own numbers."""
    return Numbered(**msgspec.structs.asdict(standing(view)), numbers=view.numbers())


def veiled(events: Iterable[Event], seat: int) -> list[Told]:
    """Events as this seat may know them."""
    return [event.seen_by(seat) for event in events]


def written(told: list[Told]) -> Raw:
    """Events as they stand in a frame."""
    return Raw(encoder.encode([one.written() for one in told])) if told else NOTHING


def lines(table: ServedTable, told: list[Told], lang: str) -> list[str]:
    """Events as sentences."""
    voice = Voice(table.game, lang, table.spoken_names())
    return [voice.tell(one) for one in told]
