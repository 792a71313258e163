"""A game in play: checks moves that come from outside, makes them and records them."""

from collections.abc import Iterator
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from regalia.kernel.errors import BadRecord, Refused, quote
from regalia.kernel.event import SPECTATOR, Event, VisibleEvent
from regalia.kernel.foresight import foresee
from regalia.kernel.records.record import Record
from regalia.kernel.seats import has_seat, seats_in_mask
from regalia.kernel.state import State
from regalia.kernel.text.voice import Voice
from regalia.kernel.view import View

MAX_MOVE_CHARS: Final = 200


class PlayedStep:
    """One move that was made: its number from 1, its seat, the move, its notation and its events.

    `beat` is the number of the decision that is open after it.
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
        """The events as this seat (or SPECTATOR) may know them."""
        return [event.as_seen_by(seat) for event in self.events]


class SeatNews:
    """What a seat knows: its view, its legal moves, and the latest events."""

    def __init__(self, view: View, legal: vec[i64], events: list[VisibleEvent]) -> None:
        self.view = view
        self.legal = legal
        self.events = events


class Table:
    """A record, the state it leads to, and the number of the open decision (its beat).

    The beat grows with every new decision; all seats of a sealed choice share one.
    """

    def __init__(self, record: Record) -> None:
        """Deals the record's game and makes its moves; raises BadRecord if one is illegal."""
        self.game = record.game
        self.state: State = record.deal_state()
        self.beat = 1
        self.steps: list[PlayedStep] = []
        self.record = record.without_moves()
        for line in record.moves:
            self.replay_move(line)

    # Arguments from outside are objects: compiled code would turn a bool into an int.

    def play(self, seat: object, move: object, beat: object = None) -> PlayedStep:
        """Makes a move, given as notation or as a number; Refused says why it cannot be made.

        `beat`, if given, is the number of the decision that the move is meant for.
        """
        view = self.state.view(self._check_pending_seat(seat, beat))
        return self._apply_move(view, self._check_legal_move(view, move))

    def resolve_move(self, seat: object, move: object) -> tuple[int, str]:
        """The number and notation of a move that could be made now; Refused says why it cannot."""
        view = self.state.view(self._check_pending_seat(seat, None))
        number = self._check_legal_move(view, move)
        return number, self.game.notate(view, number)

    def foresee(self, seat: object, move: object) -> list[VisibleEvent]:
        """The events that are certain to follow a move, from what its seat knows."""
        view = self.state.view(self._check_pending_seat(seat, None))
        return foresee(self.game, view, self._check_legal_move(view, move))

    def news_for(self, seat: object, since: int = 0) -> SeatNews:
        """What a seat (or SPECTATOR) knows, with the events after the step number `since`."""
        view = self.state.view(self._check_seat(SPECTATOR, seat))
        steps = self.steps[max(0, since) :]
        events = [event for step in steps for event in step.events_seen_by(int(view.seat))]
        return SeatNews(view, view.legal(), events)

    def _check_seat(self, lowest_seat: int, seat: object) -> int:
        """The seat, if it is one of the table; Refused otherwise."""
        if type(seat) is not int or not lowest_seat <= seat < self.state.seats:
            raise Refused("no-such-seat", {"seats": self.state.seats}, None)
        return seat

    def _check_pending_seat(self, given_seat: object, beat: object) -> int:
        """The seat, if it must move now and the beat is current; Refused otherwise."""
        seat = self._check_seat(0, given_seat)
        if not self.state.pending:
            raise Refused("over", {}, None)
        if beat is not None and (type(beat) is not int or beat != self.beat):
            raise Refused("stale", {}, None)
        if not has_seat(self.state.pending, seat):
            raise Refused(
                "not-pending", {"seat": seat, "others": seats_in_mask(self.state.pending)}, None
            )
        return seat

    def _check_legal_move(self, view: View, move: object) -> int:
        """The legal move that is given as notation or as a number; Refused if it is none."""
        if isinstance(move, str):
            if len(move) > MAX_MOVE_CHARS:
                raise Refused("too-long", {"most": MAX_MOVE_CHARS}, None)
            return self.game.parse(view, move)
        return check_move_number(view, move)

    def _apply_move(self, view: View, move: int) -> PlayedStep:
        """Makes a legal move of the view's seat and records it."""
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
        """Makes a move of a record; BadRecord says in English why it cannot be made."""
        number = len(self.steps) + 1
        try:
            seat, text = split_move_line(line)
            return self.play(seat, text)
        except Refused as refused:
            names = [f"seat {seat}" for seat in range(self.state.seats)]
            why = Voice(self.game, "en", names).refusal_text(refused)
        except BadRecord as bad:
            why = str(bad)
        raise BadRecord(
            f"moves: move {number} {quote(line)}: {why}{self.record.rules_version_warning()}"
        )


def replay_states(record: Record) -> Iterator[tuple[State, list[Event]]]:
    """Every position of a record from the deal on, each with the events that led to it.

    The same state object is yielded each time, so use it before asking for the next one.
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
    """The number, if it is a legal move of the view's seat; Refused otherwise."""
    if type(move) is int:
        for legal in view.legal():
            if move == int(legal):
                return move
    raise Refused("no-such-move", {"typed": repr(move)}, None)
