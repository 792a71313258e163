"""A served table: its settings and every step since, without input or output."""

from collections.abc import Iterable, Iterator
from typing import Literal

from msgspec import UNSET

from regalia.kernel.errors import Refused
from regalia.kernel.event import Event
from regalia.kernel.game import Game
from regalia.kernel.play.table import Table, replay_states
from regalia.kernel.records.fairness import make_commitment, make_seed
from regalia.kernel.records.record import FairnessProof, Record
from regalia.kernel.seats import has_seat, seats_in_mask
from regalia.kernel.text.names import distinct_names
from regalia.server.clocks import Clocks
from regalia.server.errors import Conflict
from regalia.server.steps import (
    AnyStep,
    BotHired,
    MoveMade,
    Mover,
    MoveUndone,
    PersonLeft,
    PersonSat,
    SeatHandedOver,
    StepEntry,
)
from regalia.server.table_settings import (
    InitialHolder,
    TableSettings,
    chosen_settings,
    seat_at_rematch,
)
from regalia.server.undo import undo_refusal
from regalia.wire.messages import SeatHere
from regalia.wire.requests import TableState, TableTold

NO_EVENTS: list[Event] = []


class SeatHolder:
    """Who has a seat: a person, a bot or nobody; a bot may stand in for a person."""

    def __init__(self, first: InitialHolder) -> None:
        self.bot = first.bot
        self.name = first.name
        self.away = False

    @property
    def is_open(self) -> bool:
        """Whether nobody has the seat."""
        return self.bot is None and self.name is None

    @property
    def is_person(self) -> bool:
        """Whether the seat belongs to a person, present or away."""
        return self.name is not None

    @property
    def played_by_bot(self) -> bool:
        """Whether a bot makes the moves of this seat."""
        return self.bot is not None or self.away

    @property
    def kind(self) -> Literal["person", "bot", "open"]:
        """Who makes the moves of this seat."""
        return "open" if self.is_open else "bot" if self.played_by_bot else "person"

    @property
    def display_name(self) -> str | None:
        """The name of the person or bot."""
        return self.bot if self.name is None else self.name

    def describe_presence(self, is_present: bool) -> SeatHere:
        """The seat as the presence message describes it."""
        return SeatHere(self.display_name, self.kind, self.kind == "bot" or is_present)


class DuplicateStep(Exception):
    """A message with this id was accepted before, at this version."""

    def __init__(self, version: int) -> None:
        super().__init__(version)
        self.version = version


class AppliedStep:
    """A step and its effect: the version and beat after it, and the unveiled events."""

    def __init__(self, entry: StepEntry, beat: int, events: list[Event]) -> None:
        self.version = entry.version
        self.at = entry.at
        self.step = entry.step
        self.beat = beat
        self.events = events


class ServedTable:
    """A table as its steps have left it.

    A new step is first proposed (`propose_move` and the like check it and change nothing), then
    applied. So the same code builds a table live, after a restart, and on another node.
    """

    def __init__(self, table_id: str, settings: TableSettings, made_at: int) -> None:
        self.id = table_id
        self.settings = settings
        self.made_at = made_at
        self.holders = [SeatHolder(first) for first in settings.seats]
        self.salts = list(settings.salts)
        self.version = 0
        self.beat = 0
        self.kernel_table: Table | None = None
        self.clocks: Clocks | None = None
        self.entries: list[StepEntry] = []
        self.versions_by_id: dict[tuple[int, str], int] = {}
        self.rematch: str | None = None
        # version and seat of the last move, if a person made it
        self.last_mover: tuple[int, int] | None = None
        # the last move proposed and its number, so that applying it need not parse it again
        self._proposed_move: tuple[MoveMade, int] | None = None
        self._start_if_full(made_at)

    @property
    def game(self) -> Game:
        """The game played at this table."""
        return self.settings.resolve_game()

    @property
    def seats(self) -> int:
        """The number of seats."""
        return len(self.holders)

    @property
    def state(self) -> TableState:
        """Whether the table waits for people, is being played, or is over."""
        if self.kernel_table is None:
            return "open"
        return "running" if self.kernel_table.state.pending else "over"

    @property
    def names(self) -> list[str | None]:
        """The names at the seats; None where nobody sits."""
        return [holder.display_name for holder in self.holders]

    def distinct_seat_names(self) -> list[str]:
        """The names as sentences need them; equal ones are told apart by their seats."""
        return distinct_names([name or "" for name in self.names])

    def started_table(self) -> Table:
        """The table of the game; Conflict if the game has not begun."""
        if self.kernel_table is None:
            raise Conflict("the game has not begun: a seat is still open")
        return self.kernel_table

    def pending_seats(self) -> list[int]:
        """The seats that owe a move."""
        return [] if self.kernel_table is None else seats_in_mask(self.kernel_table.state.pending)

    def record(self, with_secret: bool) -> Record:
        """The record of the game; only a finished one may contain the secret of the shuffle."""
        origin = self.settings.origin
        kept_moves = [] if origin is None else origin.moves
        proof = FairnessProof(
            self.settings.secret, list(self.salts), make_commitment(self.settings.secret)
        )
        return Record(
            self.game,
            self.settings.parsed_options(),
            make_seed(self.settings.secret, self.salts) if origin is None else origin.seed,
            None if origin is None else origin.deal,
            [name or "" for name in self.names],
            list(kept_moves if self.kernel_table is None else self.kernel_table.record.moves),
            self.settings.rules,
            proof if with_secret and origin is None else None,
        )

    @property
    def commitment(self) -> str:
        """The hash that commits to the shuffle; empty if the deal comes from an earlier game."""
        return make_commitment(self.settings.secret) if self.settings.origin is None else ""

    def public_info(self) -> TableTold:
        """What anyone may know of the table."""
        over = self.started_table().state if self.state == "over" else None
        return TableTold(
            table=self.id,
            game=self.settings.game,
            options=self.settings.options,
            names=self.names,
            open=sum(holder.is_open for holder in self.holders),
            state=self.state,
            version=self.version,
            commitment=self.commitment,
            kinds=[holder.kind for holder in self.holders],
            **chosen_settings(self.settings),
            scores=UNSET if over is None else over.scores(),
            winners=UNSET if over is None else over.winners(),
            rematch=UNSET if self.rematch is None else self.rematch,
            rematch_seats=UNSET
            if self.rematch is None
            else [seat_at_rematch(seat, self.seats) for seat in range(self.seats)],
            continues=UNSET if self.settings.origin is None else len(self.settings.origin.moves),
        )

    # proposing steps: each checks and returns the step to store

    def propose_sitting(self, name: str, salt: str | None, wanted_seat: int | None) -> PersonSat:
        """The step with which a person takes the wanted seat, or the first open one."""
        return PersonSat(self._choose_open_seat(wanted_seat), name=name, salt=salt or "")

    def propose_bot(self, bot: str, wanted_seat: int | None) -> BotHired:
        """The step with which a bot takes the wanted seat, or the first open one."""
        return BotHired(self._choose_open_seat(wanted_seat), bot=bot)

    def _choose_open_seat(self, wanted_seat: int | None) -> int:
        waiting = [seat for seat, holder in enumerate(self.holders) if holder.is_open]
        if wanted_seat is not None and wanted_seat >= self.seats:
            raise Conflict(f"there are only seats 0 to {self.seats - 1} at this table")
        if not waiting:
            raise Conflict("no seat is open at this table")
        if wanted_seat is not None and wanted_seat not in waiting:
            raise Conflict(f"seat {wanted_seat} is taken")
        return waiting[0] if wanted_seat is None else wanted_seat

    def propose_leaving(self, seat: int) -> PersonLeft | SeatHandedOver:
        """The step with which a person leaves: the seat opens, or after the start a bot plays."""
        if self.kernel_table is None:
            return PersonLeft(seat)
        return self.propose_handover(seat, is_away=True)

    def propose_handover(self, seat: int, is_away: bool) -> SeatHandedOver:
        """The step with which a bot takes over for a person, or the person comes back."""
        holder = self.holders[seat]
        if self.kernel_table is None or not self.kernel_table.state.pending:
            raise Conflict("nothing is being played at this table")
        if not holder.is_person or holder.away == is_away:
            raise Conflict("this seat is in those hands already")
        return SeatHandedOver(seat, to="bot" if is_away else "person")

    def propose_move(
        self,
        seat: int,
        beat: int,
        move: str | int,
        move_id: str | None = None,
        by: Mover = "person",
    ) -> MoveMade:
        """The step with which a seat moves."""
        self._check_not_duplicate(seat, move_id)
        if self.kernel_table is None:
            raise Refused("not-begun", {}, None)
        kernel_table = self.kernel_table
        if kernel_table.state.pending and beat != self.beat:
            raise Refused("stale", {}, None)
        if by == "bot" and not self.holders[seat].played_by_bot:
            raise Refused("stale", {}, None)  # the person is back
        number, notation = kernel_table.check_move(seat, move)
        step = MoveMade(seat, move_id, move=notation, by=by)
        self._proposed_move = (step, number)
        return step

    def propose_undo(self, seat: int, undo_id: str | None) -> MoveUndone:
        """The step with which a person takes back the last move."""
        self._check_not_duplicate(seat, undo_id)
        reason = self.undo_refusal(seat)
        if reason is not None:
            raise Refused(reason, {}, None)
        return MoveUndone(seat, undo_id)

    def undo_refusal(self, seat: int) -> str | None:
        """The reason why a seat cannot take back the last move, or None."""
        if not self.settings.undo:
            return "undo-off"
        if self.kernel_table is None:
            return "not-begun"
        if self.last_mover != (self.version, seat):
            return "undo-not-yours"
        return undo_refusal(self.kernel_table)

    def _check_not_duplicate(self, seat: int, step_id: str | None) -> None:
        if step_id is not None and (seat, step_id) in self.versions_by_id:
            raise DuplicateStep(self.versions_by_id[seat, step_id])

    # applying steps

    def apply_entry(self, entry: StepEntry) -> AppliedStep:
        """Applies a step that was just proposed or comes from the store, so it is legal."""
        assert entry.version == self.version + 1, "steps come one after the other"
        self.version = entry.version
        self.entries.append(entry)
        if entry.step.id is not None:
            self.versions_by_id[entry.step.seat, entry.step.id] = entry.version
        events = self._apply_step(entry.step, entry.at)
        return AppliedStep(entry, self.beat, events)

    def _apply_step(self, step: AnyStep, time_ms: int) -> list[Event]:
        if isinstance(step, MoveMade):
            return self._apply_move(step, time_ms)
        if isinstance(step, MoveUndone):
            self._apply_undo(time_ms)
        elif isinstance(step, PersonSat):
            self.holders[step.seat].name = step.name
            self.salts[step.seat] = step.salt
            self._start_if_full(time_ms)
        elif isinstance(step, BotHired):
            self.holders[step.seat].bot = step.bot
            self._start_if_full(time_ms)
        elif isinstance(step, PersonLeft):
            self.holders[step.seat].name = None
            self.salts[step.seat] = ""
        else:
            self.holders[step.seat].away = step.to == "bot"
            self._update_clocks(time_ms, is_new_decision=False)
        return []

    def _start_if_full(self, time_ms: int) -> None:
        if any(holder.is_open for holder in self.holders):
            return
        self.kernel_table = Table(self.record(with_secret=False))
        self.beat = 1
        if self.settings.clock is not None:
            self.clocks = Clocks(self.settings.clock, self.seats)
            self._update_clocks(time_ms, is_new_decision=True)

    def _apply_move(self, step: MoveMade, time_ms: int) -> list[Event]:
        kernel_table = self.started_table()
        before = kernel_table.beat
        proposed, number = self._proposed_move or (None, None)
        made = kernel_table.play(step.seat, number if proposed is step else step.move)
        self.beat += made.beat - before
        self.last_mover = (self.version, step.seat) if step.by == "person" else None
        if self.clocks is not None:
            self.clocks.add_increment(step.seat, time_ms)
            self._update_clocks(time_ms, is_new_decision=made.beat != before)
        events = made.events
        made.events = NO_EVENTS  # not kept in memory: a replay recreates them
        return events

    def _apply_undo(self, time_ms: int) -> None:
        record = self.started_table().record
        record.moves.pop()
        self.kernel_table = Table(record)
        self.beat += 1
        self.last_mover = None
        self._update_clocks(time_ms, is_new_decision=False)

    def _update_clocks(self, time_ms: int, is_new_decision: bool) -> None:
        if self.clocks is not None:
            waited_for = [
                seat for seat in self.pending_seats() if not self.holders[seat].played_by_bot
            ]
            self.clocks.run_clocks_of(waited_for, time_ms, is_new_decision)

    def events_by_move(self) -> list[list[Event]]:
        """All events of the game, one list for each move."""
        if self.kernel_table is None:
            return []
        return [events for _, events in replay_states(self.kernel_table.record)][1:]

    def seats_by_move(self) -> list[int]:
        """The seat of each move so far."""
        return [] if self.kernel_table is None else [step.seat for step in self.kernel_table.steps]

    def pending_bot_seats(self) -> list[int]:
        """The pending seats for which a bot moves."""
        return [seat for seat in self.pending_seats() if self.holders[seat].played_by_bot]

    def owes_move(self, seat: int) -> bool:
        """Whether a seat owes a move."""
        return self.kernel_table is not None and has_seat(self.kernel_table.state.pending, seat)

    def copy_at_version(self, version: int) -> "ServedTable":
        """A copy of this table as it was at an earlier version."""
        return restore_table(self.id, self.settings, self.made_at, self.entries[:version])

    def replay_steps_since(self, since: int) -> Iterator[tuple["ServedTable", AppliedStep]]:
        """Replays the steps after a version; yields the table after each."""
        past = self.copy_at_version(since)
        for entry in self.entries[since:]:
            yield past, past.apply_entry(entry)


def restore_table(
    table_id: str,
    settings: TableSettings,
    made_at: int,
    entries: Iterable[StepEntry],
    rematch: str | None = None,
) -> ServedTable:
    """Builds a table from its stored steps."""
    table = ServedTable(table_id, settings, made_at)
    for entry in entries:
        table.apply_entry(entry)
    table.rematch = rematch
    return table
