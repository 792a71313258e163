"""The log of a game in words, turn by turn, with the cause of every move."""

from collections import deque
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import NamedTuple

from regalia.kernel.event import Event, VisibleEvent
from regalia.kernel.play.table import PlayedStep, Table
from regalia.kernel.records.record import Record
from regalia.kernel.seats import seats_in_mask
from regalia.kernel.text.voice import Voice
from regalia.kernel.wire.shapes import Prompt


class LogEntry(NamedTuple):
    """One move: its number from 1, its seat, what the seat was asked for, and what happened.

    `simultaneous` means that other seats were asked for the same decision at the same time.
    """

    number: int
    seat: int
    prompt: Prompt | None
    simultaneous: bool
    events: Sequence[Event | VisibleEvent]

    @property
    def is_follow_up(self) -> bool:
        """Whether the power of a card asked for the move."""
        return self.prompt is not None and self.prompt.card is not None


class Turn(NamedTuple):
    """What happened in a seat's turn: the number of its first move, and sentences."""

    number: int
    seat: int
    lines: list[str]

    def lines_without_name(self, name: str) -> list[str]:
        """The sentences for use under a heading with the seat's name, which they do not repeat."""
        return [line.removeprefix(f"{name} ") for line in self.lines]


class GameLog:
    """All moves of a game, in order."""

    def __init__(self) -> None:
        self.entries: list[LogEntry] = []
        self.last_beat = 0  # of the decision that the last entry is about

    def play_and_log_move(self, table: Table, play: Callable[[], PlayedStep]) -> PlayedStep:
        """Calls `play`, which makes a move at the table, and logs it with its prompt."""
        prompts = table.state.to_wire().prompt
        simultaneous = len(seats_in_mask(table.state.pending)) > 1 or table.beat == self.last_beat
        self.last_beat = table.beat
        step = play()
        prompt = prompts.get(str(step.seat))
        self.entries.append(LogEntry(step.number, step.seat, prompt, simultaneous, step.events))
        return step

    def narrate_turns(
        self, viewer: int, voice: Voice, after_move: int = 0, until_move: int | None = None
    ) -> list[Turn]:
        """The turns of the moves from `after_move` to `until_move`, as a viewer may know them."""
        turns: list[Turn] = []
        for entry in self.entries[after_move:until_move]:
            same_seat = turns and entry.seat == turns[-1].seat
            if not turns or not (entry.simultaneous or entry.is_follow_up or same_seat):
                turns.append(Turn(entry.number, entry.seat, []))
            turns[-1].lines.extend(narrate_entry(entry, viewer, voice))
        return turns


def narrate_entry(entry: LogEntry, viewer: int, voice: Voice) -> list[str]:
    """What happened in a move; the first sentence names the card whose power asked for it."""
    sentences = [
        # a server has removed already what the viewer may not know
        voice.event_text(
            event if isinstance(event, VisibleEvent) else event.for_replay_viewer(viewer)
        )
        for event in entry.events
    ]
    if sentences and entry.prompt is not None and entry.prompt.card is not None:
        card = voice.word("card", entry.prompt.card)
        place = f" {entry.prompt.at}" if entry.prompt.at else ""
        sentences[0] = f"{card}{place}: {sentences[0]}"
    return sentences


def replay_positions(record: Record) -> Iterator[tuple[Table, GameLog]]:
    """Replays a record; yields the table and its log after the deal and after every move.

    It is one table and one log that change: copy what must stay.
    """
    table = Table(record.without_moves())
    log = GameLog()
    yield table, log
    for line in record.moves:
        log.play_and_log_move(table, partial(table.replay_move, line))
        yield table, log


def replay_with_log(record: Record) -> tuple[Table, GameLog]:
    """Replays a record; returns its table after all moves and the log of them."""
    (last,) = deque(replay_positions(record), maxlen=1)
    return last


def format_turns(turns: Sequence[Turn], voice: Voice) -> str:
    """Turns as paragraphs, each under its number and the name of its seat."""
    return "\n\n".join(
        "\n".join([f"{turn.number}. {voice.seat_name(turn.seat)}", *turn.lines]) for turn in turns
    )
