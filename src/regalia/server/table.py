"""A served table: the terms and every step since, put together. No input or output here."""

from collections.abc import Iterable, Iterator
from typing import Literal

from msgspec import UNSET

from regalia.kernel.errors import Refused
from regalia.kernel.event import Event
from regalia.kernel.game import Game
from regalia.kernel.play.table import Table, replay
from regalia.kernel.records.fairness import commitment_of, seed_of
from regalia.kernel.records.record import Fair, Record
from regalia.kernel.seats import holds, seats_of
from regalia.kernel.text.names import distinct_names
from regalia.server.clocks import Clocks
from regalia.server.errors import NotNow
from regalia.server.steps import Entry, Handed, Hired, Left, Moved, Mover, Sat, Taken, Undone
from regalia.server.terms import FirstHolder, Terms
from regalia.server.undo import barrier
from regalia.wire.messages import SeatHere
from regalia.wire.requests import TableState, TableTold

NOTHING: list[Event] = []


class Holder:
    """Who sits on a seat: a person or a bot by name, or nobody; a bot may stand in for a person."""

    def __init__(self, first: FirstHolder) -> None:
        self.bot = first.bot
        self.name = first.name
        self.away = False

    @property
    def open(self) -> bool:
        """Whether nobody sits here."""
        return self.bot is None and self.name is None

    @property
    def person(self) -> bool:
        """Whether the seat is a person's, at the table or away."""
        return self.name is not None

    @property
    def played_by_bot(self) -> bool:
        """Whether a bot moves for this seat."""
        return self.bot is not None or self.away

    @property
    def kind(self) -> Literal["person", "bot", "open"]:
        """Who moves for this seat."""
        return "open" if self.open else "bot" if self.played_by_bot else "person"

    @property
    def shown(self) -> str | None:
        """What the seat is called."""
        return self.bot if self.name is None else self.name

    def here(self, present: bool) -> SeatHere:
        """The seat as the crowd is told of it."""
        return SeatHere(self.shown, self.kind, self.kind == "bot" or present)


class TakenBefore(Exception):
    """A step with this id was taken before: at this version."""

    def __init__(self, version: int) -> None:
        super().__init__(version)
        self.version = version


class Happened:
    """What one step did: its version, the beat after it, and the events, not yet veiled."""

    def __init__(self, entry: Entry, beat: int, events: list[Event]) -> None:
        self.version = entry.version
        self.at = entry.at
        self.step = entry.step
        self.beat = beat
        self.events = events


class ServedTable:
    """A table as its steps have left it.

    A new step is first proposed (`sat`, `moved` … check it, and change nothing), then applied:
    so the same few lines make a table live, after a restart, and on another node.
    """

    def __init__(self, table_id: str, terms: Terms, made_at: int) -> None:
        self.id = table_id
        self.terms = terms
        self.made_at = made_at
        self.holders = [Holder(first) for first in terms.seats]
        self.salts = list(terms.salts)
        self.version = 0
        self.beat = 0
        self.play: Table | None = None
        self.clocks: Clocks | None = None
        self.entries: list[Entry] = []
        self.ids: dict[tuple[int, str], int] = {}
        self.rematch: str | None = None
        self.last_mover: tuple[int, int] | None = None  # the version of the last move, its seat
        self._start_if_full(made_at)

    @property
    def game(self) -> Game:
        """The game that is played."""
        return self.terms.box()

    @property
    def seats(self) -> int:
        """How many seats there are."""
        return len(self.holders)

    @property
    def state(self) -> TableState:
        """Whether the table waits for people, runs, or is over."""
        if self.play is None:
            return "open"
        return "running" if self.play.state.pending else "over"

    @property
    def names(self) -> list[str | None]:
        """What the seats are called; None where nobody sits."""
        return [holder.shown for holder in self.holders]

    def spoken_names(self) -> list[str]:
        """The names as sentences need them; equal ones are told apart by their seats."""
        return distinct_names([name or "" for name in self.names])

    def started(self) -> Table:
        """The game, if it has begun."""
        if self.play is None:
            raise NotNow("the game has not begun: a seat is still open")
        return self.play

    def pending(self) -> list[int]:
        """The seats that owe a move."""
        return [] if self.play is None else seats_of(self.play.state.pending)

    def record(self, shown: bool) -> Record:
        """The game as it is kept; the secret behind its seed only where it may be shown."""
        origin = self.terms.origin
        stand = [] if origin is None else origin.moves
        proof = Fair(self.terms.secret, list(self.salts), commitment_of(self.terms.secret))
        return Record(
            self.game,
            self.terms.chosen(),
            seed_of(self.terms.secret, self.salts) if origin is None else origin.seed,
            None if origin is None else origin.deal,
            [name or "" for name in self.names],
            list(stand if self.play is None else self.play.record.moves),
            self.terms.rules,
            proof if shown and origin is None else None,
        )

    @property
    def commitment(self) -> str:
        """What the shuffle is bound to; nothing where it was shuffled elsewhere."""
        return commitment_of(self.terms.secret) if self.terms.origin is None else ""

    def told(self) -> TableTold:
        """What anyone may know."""
        over = None if self.play is None or self.play.state.pending else self.play.state
        return TableTold(
            table=self.id,
            game=self.terms.game,
            options=self.terms.options,
            names=self.names,
            open=sum(holder.open for holder in self.holders),
            state=self.state,
            version=self.version,
            commitment=self.commitment,
            kinds=[holder.kind for holder in self.holders],
            listed=self.terms.listed,
            chat=self.terms.chat,
            undo=self.terms.undo,
            hints=self.terms.hints,
            help=self.terms.help,
            pace=self.terms.pace,
            clock=self.terms.clock,
            absence=self.terms.absence,
            scores=UNSET if over is None else over.scores(),
            winners=UNSET if over is None else over.winners(),
            rematch=UNSET if self.rematch is None else self.rematch,
            continues=UNSET if self.terms.origin is None else len(self.terms.origin.moves),
        )

    # what may be done next; each gives the step to be kept

    def sat(self, name: str, salt: str | None, wanted: int | None) -> Sat:
        """Somebody sits down, on the seat wanted or the first open one."""
        return Sat(self._open_seat(wanted), name=name, salt=salt or "")

    def hired(self, bot: str, wanted: int | None) -> Hired:
        """A bot is given the seat wanted, or the first open one."""
        return Hired(self._open_seat(wanted), bot=bot)

    def _open_seat(self, wanted: int | None) -> int:
        waiting = [seat for seat, holder in enumerate(self.holders) if holder.open]
        if wanted is not None and wanted >= self.seats:
            raise NotNow(f"there are only seats 0 to {self.seats - 1} at this table")
        if not waiting:
            raise NotNow("no seat is open at this table")
        if wanted is not None and wanted not in waiting:
            raise NotNow(f"seat {wanted} is taken")
        return waiting[0] if wanted is None else wanted

    def left(self, seat: int) -> Left | Handed:
        """A person gets up: before the start the seat is open again, later a bot takes over."""
        if self.play is None:
            return Left(seat)
        return self.handed(seat, away=True)

    def handed(self, seat: int, away: bool) -> Handed:
        """A bot takes over for a person, or the person takes back."""
        holder = self.holders[seat]
        if self.play is None or not self.play.state.pending:
            raise NotNow("nothing is being played at this table")
        if not holder.person or holder.away == away:
            raise NotNow("this seat is in those hands already")
        return Handed(seat, to="bot" if away else "person")

    def moved(
        self,
        seat: int,
        beat: int,
        move: str | int,
        move_id: str | None = None,
        by: Mover = "person",
    ) -> Moved:
        """A move is made, by a person or in their place."""
        self._unless_taken(seat, move_id)
        if self.play is None:
            raise Refused("not-begun", {}, None)
        play = self.play
        if play.state.pending and beat != self.beat:
            raise Refused("stale", {}, None)
        if by == "bot" and not self.holders[seat].played_by_bot:
            raise Refused("stale", {}, None)  # the person is back
        return Moved(seat, move_id, move=play.checked(seat, move), by=by)

    def undone(self, seat: int, undo_id: str | None) -> Undone:
        """A person takes back the last move."""
        self._unless_taken(seat, undo_id)
        if not self.terms.undo:
            raise Refused("undo-off", {}, None)
        if self.play is None:
            raise Refused("not-begun", {}, None)
        last = self.last_mover
        if last is None or last != (self.version, seat):
            raise Refused("undo-not-yours", {}, None)
        reason = barrier(self.play)
        if reason is not None:
            raise Refused(reason, {}, None)
        return Undone(seat, undo_id)

    def _unless_taken(self, seat: int, step_id: str | None) -> None:
        if step_id is not None and (seat, step_id) in self.ids:
            raise TakenBefore(self.ids[seat, step_id])

    # and what then happens

    def apply(self, entry: Entry) -> Happened:
        """Takes one step on; what was proposed a moment ago, or is stored, is possible."""
        assert entry.version == self.version + 1, "steps come one after the other"
        self.version = entry.version
        self.entries.append(entry)
        if entry.step.id is not None:
            self.ids[entry.step.seat, entry.step.id] = entry.version
        events = self._take(entry.step, entry.at)
        return Happened(entry, self.beat, events)

    def _take(self, step: Taken, at: int) -> list[Event]:
        if isinstance(step, Moved):
            return self._move(step, at)
        if isinstance(step, Undone):
            self._undo(at)
        elif isinstance(step, Sat):
            holder = self.holders[step.seat]
            holder.name = step.name
            self.salts[step.seat] = step.salt
            self._start_if_full(at)
        elif isinstance(step, Hired):
            self.holders[step.seat].bot = step.bot
            self._start_if_full(at)
        elif isinstance(step, Left):
            self.holders[step.seat].name = None
            self.salts[step.seat] = ""
        else:
            self.holders[step.seat].away = step.to == "bot"
            self._run_clocks(at, fresh=False)
        return []

    def _start_if_full(self, at: int) -> None:
        if any(holder.open for holder in self.holders):
            return
        self.play = Table(self.record(shown=False))
        self.beat = 1
        if self.terms.clock is not None:
            self.clocks = Clocks(self.terms.clock, self.seats)
            self._run_clocks(at, fresh=True)

    def _move(self, step: Moved, at: int) -> list[Event]:
        play = self.started()
        before = play.beat
        made = play.play(step.seat, step.move)
        self.beat += made.beat - before
        self.last_mover = (self.version, step.seat) if step.by == "person" else None
        if self.clocks is not None:
            self.clocks.moved(step.seat, at)
            self._run_clocks(at, fresh=made.beat != before)
        events, made.events = made.events, NOTHING  # what is told is not kept: it can be told again
        return events

    def _undo(self, at: int) -> None:
        play = self.started()
        record = play.record
        record.moves.pop()
        self.play = Table(record)
        self.beat += 1
        self.last_mover = None
        self._run_clocks(at, fresh=False)

    def _run_clocks(self, at: int, fresh: bool) -> None:
        if self.clocks is not None:
            waited_for = [seat for seat in self.pending() if not self.holders[seat].played_by_bot]
            self.clocks.run(waited_for, at, fresh)

    def turns(self) -> list[list[Event]]:
        """All that has happened in the game, by moves."""
        if self.play is None:
            return []
        return [events for _, events in replay(self.play.record)][1:]

    def bots_to_move(self) -> list[int]:
        """The pending seats for which a bot moves."""
        return [seat for seat in self.pending() if self.holders[seat].played_by_bot]

    def owes(self, seat: int) -> bool:
        """Whether a seat owes a move."""
        return self.play is not None and holds(self.play.state.pending, seat)

    def rewound(self, upto: int) -> "ServedTable":
        """The same table as it stood at an earlier version."""
        early = ServedTable(self.id, self.terms, self.made_at)
        for entry in self.entries[:upto]:
            early.apply(entry)
        return early

    def again(self, since: int) -> Iterator[tuple["ServedTable", Happened]]:
        """Every step after a version once more, with the table as it stood after it."""
        early = self.rewound(since)
        for entry in self.entries[since:]:
            yield early, early.apply(entry)


def restored(
    table_id: str, terms: Terms, made_at: int, entries: Iterable[Entry], rematch: str | None
) -> ServedTable:
    """A table made anew out of what is stored."""
    table = ServedTable(table_id, terms, made_at)
    for entry in entries:
        table.apply(entry)
    table.rematch = rematch
    return table
