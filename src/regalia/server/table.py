"""A served table: its settings and every step since, without input or output."""

from bisect import bisect_right
from collections.abc import Iterable, Iterator
from copy import copy
from dataclasses import replace
from typing import Literal, NamedTuple

from msgspec import UNSET

from regalia.kernel.errors import Refused
from regalia.kernel.event import Event
from regalia.kernel.game import Game
from regalia.kernel.play.table import PlayedStep, Table
from regalia.kernel.records.fairness import make_commitment, make_seed
from regalia.kernel.records.record import FairnessProof, Record
from regalia.kernel.seats import seats_in_mask
from regalia.kernel.state import State
from regalia.kernel.text.names import distinct_names
from regalia.lessons.lesson import Lesson, lesson_of_game
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
    rotated_seat_for_rematch,
    settings_chosen_by_host,
)
from regalia.server.undo import LastMove, undo_refusal
from regalia.wire.requests import TableState, TableTold

CHECKPOINT_EVERY = 32  # versions
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


class Checkpoint(NamedTuple):
    """A started table at a version, from which later versions are replayed."""

    version: int
    beat: int
    holders: list[SeatHolder]
    salts: list[str]
    clocks: Clocks | None
    last_move: LastMove | None
    state: State
    kernel_beat: int
    steps: int
    last_step: PlayedStep | None  # the only one that may be undone later


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
        self.last_move: LastMove | None = None  # kept where it may be taken back
        self._undo_refusal: tuple[int, str | None] = (0, None)  # of this version
        self._checkpoints: list[Checkpoint] = []
        # the last move proposed and its number, so that applying it need not parse it again
        self._proposed_move: tuple[MoveMade, int] | None = None
        self._start_if_full(made_at)

    @property
    def game(self) -> Game:
        return self.settings.resolve_game()

    @property
    def lesson(self) -> Lesson | None:
        """The lesson that is played at this table, if one is."""
        return lesson_of_game(self.settings.game) if self.settings.lesson else None

    @property
    def seats(self) -> int:
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
        """The names for use in sentences; equal ones get the number of their seat."""
        return distinct_names([name or "" for name in self.names])

    def require_started_table(self) -> Table:
        """The table of the game; Conflict if the game has not begun."""
        if self.kernel_table is None:
            raise Conflict("the game has not begun: a seat is still open")
        return self.kernel_table

    def pending_seats(self) -> list[int]:
        """The seats that owe a move."""
        return [] if self.kernel_table is None else seats_in_mask(self.kernel_table.state.pending)

    def make_record(self, with_secret: bool) -> Record:
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
        over = self.require_started_table().state if self.state == "over" else None
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
            **settings_chosen_by_host(self.settings),
            scores=UNSET if over is None else over.scores(),
            winners=UNSET if over is None else over.winners(),
            rematch=UNSET if self.rematch is None else self.rematch,
            rematch_seats=UNSET
            if self.rematch is None
            else [rotated_seat_for_rematch(seat, self.seats) for seat in range(self.seats)],
            continues=UNSET if self.settings.origin is None else len(self.settings.origin.moves),
            lesson=True if self.settings.lesson else UNSET,
        )

    # proposing steps: each checks and returns the step to store

    def propose_sitting(self, name: str, salt: str | None, wanted_seat: int | None) -> PersonSat:
        """The step with which a person takes the wanted seat, or the first open one."""
        return PersonSat(self._pick_open_seat(wanted_seat), name=name, salt=salt or "")

    def propose_bot(self, bot: str, wanted_seat: int | None) -> BotHired:
        """The step with which a bot takes the wanted seat, or the first open one."""
        return BotHired(self._pick_open_seat(wanted_seat), bot=bot)

    def _pick_open_seat(self, wanted_seat: int | None) -> int:
        """The wanted seat, or the first open one; Conflict if it is taken or none is open."""
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
        """Checks a move and returns the step that makes it; `apply_entry` plays it."""
        self._check_not_duplicate(seat, move_id)
        if self.kernel_table is None:
            raise Refused("not-begun", {}, None)
        kernel_table = self.kernel_table
        if kernel_table.state.pending and beat != self.beat:
            raise Refused("stale", {}, None)
        if by == "bot" and not self.holders[seat].played_by_bot:
            raise Refused("stale", {}, None)  # the person is back
        number, notation = kernel_table.resolve_move(seat, move)
        step = MoveMade(seat, move_id, move=notation, by=by)
        self._proposed_move = (step, number)
        return step

    def propose_undo(self, seat: int, undo_id: str | None) -> MoveUndone:
        """The step with which a person takes back the last move."""
        self._check_not_duplicate(seat, undo_id)
        reason = self.undo_refusal(seat)
        if reason is not None:
            raise Refused(reason, {}, None)
        return MoveUndone(seat, undo_id, moves=self._moves_undone_with_last_own(seat))

    def undo_refusal(self, seat: int) -> str | None:
        """The reason why a seat cannot take back the last move, or None."""
        if not self.settings.undo:
            return "undo-off"
        if self.kernel_table is None:
            return "not-begun"
        if self.lesson is not None:
            return None if self._moves_undone_with_last_own(seat) else "undo-not-yours"
        last = self.last_move
        if last is None or (last.version, last.step.seat) != (self.version, seat):
            return "undo-not-yours"
        if self._undo_refusal[0] != self.version:
            reason = undo_refusal(self.game, last.state, last.step, self.kernel_table.state)
            self._undo_refusal = (self.version, reason)
        return self._undo_refusal[1]

    def seat_of_undoable_move(self) -> int | None:
        """The only seat that may be able to take back a move now; None if no seat can."""
        if self.lesson is not None:
            return self.lesson.seat
        return None if self.last_move is None else self.last_move.step.seat

    def _moves_undone_with_last_own(self, seat: int) -> int:
        """How many moves are undone when a seat takes back its last one: that and all later ones.

        Moves of other seats are among them only in a lesson, where nobody is cheated.
        """
        if self.lesson is None:
            return 1
        assert self.settings.origin is not None
        movers = self.mover_of_each_move()[len(self.settings.origin.moves) :]
        return movers[::-1].index(seat) + 1 if seat in movers else 0

    def scripted_move(self, seat: int) -> str | None:
        """The move that a lesson has for the bot of a seat, while the game follows the lesson."""
        if self.lesson is None:
            return None
        return self.lesson.scripted_move(self.require_started_table().record.moves, seat)

    def _check_not_duplicate(self, seat: int, step_id: str | None) -> None:
        """Raises DuplicateStep if the seat has sent a step with this id before."""
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
        is_checkpoint = self.version % CHECKPOINT_EVERY == 0 and not self.settings.lesson
        if is_checkpoint and self.kernel_table is not None:
            self._checkpoints.append(self._make_checkpoint(self.kernel_table))
        return AppliedStep(entry, self.beat, events)

    def _apply_step(self, step: AnyStep, time_ms: int) -> list[Event]:
        if isinstance(step, MoveMade):
            return self._apply_move(step, time_ms)
        if isinstance(step, MoveUndone):
            self._apply_undo(step.moves, time_ms)
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
        """Deals the game if no seat is open any more, and starts the clocks."""
        if any(holder.is_open for holder in self.holders):
            return
        self.kernel_table = Table(self.make_record(with_secret=False))
        self.beat = 1
        if self.settings.clock is not None:
            self.clocks = Clocks(self.settings.clock, self.seats)
            self._update_clocks(time_ms, is_new_decision=True)

    def _apply_move(self, step: MoveMade, time_ms: int) -> list[Event]:
        kernel_table = self.require_started_table()
        beat = kernel_table.beat
        is_undoable = self.settings.undo and step.by == "person"
        state = kernel_table.state.copy() if is_undoable else None
        clocks = self.clocks.copy() if is_undoable and self.clocks is not None else None
        # a step that was just proposed has been parsed already; one from the store has not
        proposed, number = self._proposed_move or (None, None)
        made = kernel_table.play(step.seat, number if proposed is step else step.move)
        self.beat += made.beat - beat
        events, made.events = made.events, NO_EVENTS  # not kept: a replay recreates them
        if state is None:
            self.last_move = None
        else:
            step_again = PlayedStep(made.number, made.seat, made.move, made.text, made.beat, events)
            self.last_move = LastMove(self.version, step_again, state, beat, clocks)
        if self.clocks is not None:
            self.clocks.add_increment(step.seat, time_ms)
            self._update_clocks(time_ms, is_new_decision=made.beat != beat)
        return events

    def _apply_undo(self, undone_moves: int, time_ms: int) -> None:
        if self.lesson is None:
            self._restore_state_before_last_move()
        else:
            record = self.require_started_table().record
            del record.moves[-undone_moves:]
            self.kernel_table = Table(record)
        self.beat += 1
        self.last_move = None
        self._update_clocks(time_ms, is_new_decision=False)

    def _restore_state_before_last_move(self) -> None:
        """Restores what there was before the last move; its clock has never been stopped."""
        last = self.last_move
        assert last is not None, "an undo follows the move that is undone"
        kernel_table = self.require_started_table()
        kernel_table.state = last.state.copy()  # a checkpoint may have it, too
        kernel_table.beat = last.beat
        kernel_table.steps.pop()
        kernel_table.record.moves.pop()
        self.clocks = None if last.clocks is None else last.clocks.copy()

    def _update_clocks(self, time_ms: int, is_new_decision: bool) -> None:
        """Lets the clocks of those people run who owe a move."""
        if self.clocks is not None:
            waited_for = [
                seat for seat in self.pending_seats() if not self.holders[seat].played_by_bot
            ]
            self.clocks.run_clocks_of(waited_for, time_ms, is_new_decision)

    def events_by_move(self) -> list[list[Event]]:
        """All events of the game, one list for each move."""
        if self.kernel_table is None:
            return []
        state = self.kernel_table.record.deal_state()
        turns: list[list[Event]] = []
        for step in self.kernel_table.steps:
            turns.append([])
            state.apply(step.seat, step.move, turns[-1])
        return turns

    def mover_of_each_move(self) -> list[int]:
        """The seat of each move so far."""
        return [] if self.kernel_table is None else [step.seat for step in self.kernel_table.steps]

    def pending_bot_seats(self) -> list[int]:
        """The seats that owe a move and are played by bots."""
        return [seat for seat in self.pending_seats() if self.holders[seat].played_by_bot]

    @property
    def needs_scheduler(self) -> bool:
        """Whether something may happen without a request: bots, clocks, absences."""
        timed = self.settings.clock is not None or self.settings.absence is not None
        return timed or any(holder.played_by_bot for holder in self.holders)

    # earlier versions

    def _make_checkpoint(self, kernel_table: Table) -> Checkpoint:
        steps = kernel_table.steps
        return Checkpoint(
            self.version,
            self.beat,
            [copy(holder) for holder in self.holders],
            self.salts.copy(),
            None if self.clocks is None else self.clocks.copy(),
            self.last_move,
            kernel_table.state.copy(),
            kernel_table.beat,
            len(steps),
            steps[-1] if steps else None,
        )

    def copy_at_version(self, version: int) -> "ServedTable":
        """A copy of this table as it was at an earlier version, without the ids of messages."""
        past = ServedTable(self.id, self.settings, self.made_at)
        at = bisect_right(self._checkpoints, version, key=lambda one: one.version)
        if at:
            past._restore_checkpoint(self._checkpoints[at - 1], self)
        for entry in self.entries[past.version : version]:
            past.apply_entry(entry)
        return past

    def _restore_checkpoint(self, checkpoint: Checkpoint, later: "ServedTable") -> None:
        """Becomes what the table `later` was at its checkpoint."""
        self.version = checkpoint.version
        self.beat = checkpoint.beat
        self.holders = [copy(holder) for holder in checkpoint.holders]
        self.salts = checkpoint.salts.copy()
        self.entries = later.entries[: checkpoint.version]
        self.last_move = checkpoint.last_move
        self.clocks = None if checkpoint.clocks is None else checkpoint.clocks.copy()
        self.kernel_table = kernel_table = Table(
            later.require_started_table().record.without_moves()
        )
        kernel_table.state = checkpoint.state.copy()
        kernel_table.beat = checkpoint.kernel_beat
        if checkpoint.last_step is not None:
            last = checkpoint.last_step
            kernel_table.steps = [
                *later.require_started_table().steps[: checkpoint.steps - 1],
                last,
            ]
            moves = later.require_started_table().record.moves[: checkpoint.steps - 1]
            kernel_table.record.moves = [*moves, f"{last.seat} {last.text}"]

    def kernel_table_after(self, move_count: int) -> Table:
        """The table of the game as it was after this number of moves."""
        versions: list[int] = []  # of each move that was made here and still stands
        for entry in self.entries:
            if isinstance(entry.step, MoveMade):
                versions.append(entry.version)
            elif isinstance(entry.step, MoveUndone):
                del versions[-entry.step.moves :]
        record = self.require_started_table().record
        made_here = move_count - len(record.moves) + len(versions)
        if made_here > 0:
            return self.copy_at_version(versions[made_here - 1]).require_started_table()
        return Table(replace(record, moves=record.moves[:move_count]))

    def replay_steps_since(self, since_version: int) -> Iterator[tuple["ServedTable", AppliedStep]]:
        """Replays the steps after a version; yields the table after each."""
        past = self.copy_at_version(since_version)
        for entry in self.entries[since_version:]:
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
