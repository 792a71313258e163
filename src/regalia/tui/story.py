"""What has happened at a table, turn by turn, with what caused it."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import NamedTuple

from regalia.kernel.event import Event, Told
from regalia.kernel.play.table import Step, Table
from regalia.kernel.records.record import Record
from regalia.kernel.seats import seats_of
from regalia.kernel.text.voice import Voice
from regalia.kernel.wire.shapes import Prompt

EVERYTHING = None
Looker = int | None  # a seat, SPECTATOR, or EVERYTHING


class Passage(NamedTuple):
    """One move: its number from 1, its seat, what it was asked for, and what came of it.

    `sealed` tells that others were asked for the same decision at the same time.
    """

    number: int
    seat: int
    asked: Prompt | None
    sealed: bool
    events: Sequence[Event | Told]


class Turn(NamedTuple):
    """What happened while it was a seat's turn: the number of its first move, and sentences."""

    number: int
    seat: int
    lines: list[str]

    def beneath(self, name: str) -> list[str]:
        """The sentences under the name of the seat, which need not begin with it again."""
        return [line.removeprefix(f"{name} ") for line in self.lines]


class Story:
    """The passages of a game, in order."""

    def __init__(self) -> None:
        self.passages: list[Passage] = []
        self.beat = 0  # of the decision that the last passage was about

    def note(self, table: Table, play: Callable[[], Step]) -> Step:
        """Makes a move and writes it down, with what its seat was asked for before."""
        prompts = table.state.wire().prompt
        sealed = len(seats_of(table.state.pending)) > 1 or table.beat == self.beat
        self.beat = table.beat
        step = play()
        asked = prompts.get(str(step.seat))
        self.passages.append(Passage(step.number, step.seat, asked, sealed, step.events))
        return step

    def turns(self, looker: Looker, voice: Voice, since: int = 0) -> list[Turn]:
        """What happened after so many moves, as somebody may know it."""
        turns: list[Turn] = []
        for passage in self.passages[since:]:
            follows = passage.asked is not None and passage.asked.card is not None
            own = turns and passage.seat == turns[-1].seat
            if not turns or not (passage.sealed or follows or own):
                turns.append(Turn(passage.number, passage.seat, []))
            turns[-1].lines.extend(sentences(passage, looker, voice))
        return turns


def sentences(passage: Passage, looker: Looker, voice: Voice) -> list[str]:
    """What came of a move; the first sentence names the power that asked for it."""
    said = [voice.tell(known(event, looker)) for event in passage.events]
    if said and passage.asked is not None and passage.asked.card is not None:
        power = voice.word("card", passage.asked.card)
        where = f" {passage.asked.at}" if passage.asked.at else ""
        said[0] = f"{power}{where}: {said[0]}"
    return said


def known(event: Event | Told, looker: Looker) -> Told:
    """An event as it may be told; what was told before stays as it is."""
    if isinstance(event, Told):
        return event
    return event.whole() if looker is None else event.seen_by(looker)


def retold(record: Record) -> tuple[Table, Story]:
    """The table of a record after all its moves, and how it came about."""
    table = Table(record.begun())
    story = Story()
    for line in record.moves:
        story.note(table, partial(table.replay, line))
    return table, story
