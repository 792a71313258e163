"""The door: whatever comes from outside is checked here, then played, written down and told."""

from collections.abc import Iterator
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from regalia.kernel.errors import BadRecord, Refused, quote
from regalia.kernel.event import SPECTATOR, Event, VisibleEvent
from regalia.kernel.foresight import foresee
from regalia.kernel.records.record import Record
from regalia.kernel.seats import has_seat, seats_of
from regalia.kernel.state import State
from regalia.kernel.text.voice import Voice
from regalia.kernel.view import View

MAX_MOVE_CHARS: Final = 200


class PlayedStep:
    """One move made: its number from 1, its seat, the move and its notation, and what happened.

    `beat` is that of the decision that is open after it.
    """

    def __init__(
        self, number: int, seat: int, move: int, text: str, beat: int, events: list[Event]
    ) -> None:
        self.number = number
        self.seat = seat
        self.move = move
        self.text = text
        self.beat = beat
        self.events = events

    def events_seen_by(self, seat: int) -> list[VisibleEvent]:
        """What happened, as this seat (or SPECTATOR) may know it."""
        return [event.as_seen_by(seat) for event in self.events]


class SeatNews:
    """What a seat is told: its view, its legal moves, and what happened since it last looked."""

    def __init__(self, view: View, legal: vec[i64], events: list[VisibleEvent]) -> None:
        self.view = view
        self.legal = legal
        self.events = events


class Table:
    """A record, the state it leads to, and the beat of the decision that is open.

    The beat grows with every decision that opens; all seats of a sealed choice share one.
    """

    def __init__(self, record: Record) -> None:
        """Deals the record's table and makes its moves again; BadRecord tells which one fails."""
        self.game = record.game
        self.state: State = record.deal_state()
        self.beat = 1
        self.steps: list[PlayedStep] = []
        written = record.moves
        self.record = record.without_moves()
        for line in written:
            self.replay_move(line)

    # What comes in is looked at as an object: compiled code makes an int of a bool.

    def play(self, seat: object, move: object, beat: object = None) -> PlayedStep:
        """Makes a move, given as notation or by its number; Refused says why it cannot be made.

        A beat, if there is one, is that of the decision which the move is meant for.
        """
        view = self.state.view(self._pending_seat(seat, beat))
        return self._apply_move(view, self._legal_move(view, move))

    def check_move(self, seat: object, move: object) -> str:
        """The notation of a move that could be made now; Refused says why it cannot."""
        view = self.state.view(self._pending_seat(seat, None))
        return self.game.notate(view, self._legal_move(view, move))

    def foresee(self, seat: object, move: object) -> list[VisibleEvent]:
        """What would surely happen if a seat made a move, as far as it can know."""
        view = self.state.view(self._pending_seat(seat, None))
        return foresee(self.game, view, self._legal_move(view, move))

    def news_for(self, seat: object, since: int = 0) -> SeatNews:
        """What a seat (or SPECTATOR) knows; the events are those after the step `since`."""
        view = self.state.view(self._check_seat(SPECTATOR, seat))
        steps = self.steps[max(0, since) :]
        told = [event for step in steps for event in step.events_seen_by(int(view.seat))]
        return SeatNews(view, view.legal(), told)

    def _check_seat(self, least: int, seat: object) -> int:
        """A seat of the table, checked."""
        if type(seat) is not int or not least <= seat < self.state.seats:
            raise Refused("no-such-seat", {"seats": self.state.seats}, None)
        return seat

    def _pending_seat(self, given: object, beat: object) -> int:
        """A seat that owes a move, to the decision it thinks it does."""
        seat = self._check_seat(0, given)
        if not self.state.pending:
            raise Refused("over", {}, None)
        if beat is not None and (type(beat) is not int or beat != self.beat):
            raise Refused("stale", {}, None)
        if not has_seat(self.state.pending, seat):
            raise Refused(
                "not-pending", {"seat": seat, "others": seats_of(self.state.pending)}, None
            )
        return seat

    def _legal_move(self, view: View, move: object) -> int:
        """A move of the view's seat, given as notation or by its number."""
        if isinstance(move, str):
            return self.game.parse(view, check_move_length(move))
        return check_move_number(view, move)

    def _apply_move(self, view: View, move: int) -> PlayedStep:
        """Makes a legal move of the view's seat and writes it down."""
        seat = int(view.seat)
        text = self.game.notate(view, move)
        pending = self.state.pending
        events: list[Event] = []
        self.state.apply(seat, move, events)
        if self.state.pending == 0 or self.state.pending != pending & ~(1 << seat):
            self.beat += 1
        step = PlayedStep(len(self.steps) + 1, seat, move, text, self.beat, events)
        self.steps.append(step)
        self.record.moves.append(f"{seat} {text}")
        return step

    def replay_move(self, line: str) -> PlayedStep:
        """Makes a move that a record has; BadRecord says in English why it cannot be made."""
        number = len(self.steps) + 1
        try:
            seat, text = split_move_line(line)
            return self.play(seat, text)
        except Refused as refused:
            names = [f"seat {one}" for one in range(self.state.seats)]
            why = Voice(self.game, "en", names).refusal_text(refused)
        except BadRecord as bad:
            why = str(bad)
        raise BadRecord(
            f"moves: move {number} {quote(line)}: {why}{self.record.rules_version_note()}"
        )


def replay_states(record: Record) -> Iterator[tuple[State, list[Event]]]:
    """Every position from the deal on, each with the events that led to it.

    It is one state that changes: look at it before asking for the next one.
    """
    table = Table(record.without_moves())
    yield table.state, []
    for line in record.moves:
        step = table.replay_move(line)
        yield table.state, step.events


def split_move_line(line: str) -> tuple[int, str]:
    """The seat and the notation of a line like `0 2:witch+brewer`."""
    digits, space, text = line.partition(" ")
    if not space or not digits.isascii() or not digits.isdigit() or str(int(digits[:9])) != digits:
        raise BadRecord("a move is the seat's number, one space and the move, like 0 3")
    return int(digits), text


def check_move_number(view: View, move: object) -> int:
    """A number, however large, as a legal move of the view's seat."""
    if type(move) is int:
        for one in view.legal():
            if move == int(one):
                return move
    raise Refused("no-such-move", {"typed": repr(move)}, None)


def check_move_length(text: str) -> str:
    """A text that is short enough to be a move."""
    if len(text) > MAX_MOVE_CHARS:
        raise Refused("too-long", {"most": MAX_MOVE_CHARS}, None)
    return text
