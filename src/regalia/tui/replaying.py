"""The screen of one who looks at a game again: forward and back, with anybody's eyes."""

from collections.abc import Iterator

from textual.app import ComposeResult
from textual.events import Key
from textual.widgets import Input, OptionList

from regalia.kernel.event import SPECTATOR
from regalia.kernel.play.table import replay
from regalia.kernel.records.record import Record
from regalia.kernel.state import State
from regalia.kernel.text.names import distinct_names
from regalia.kernel.text.voice import Voice
from regalia.kernel.view import View
from regalia.tui.board import Board
from regalia.tui.choices import Choices
from regalia.tui.entry import Entry
from regalia.tui.glossary import Glossary
from regalia.tui.paint import Marks
from regalia.tui.screen import TableScreen
from regalia.tui.story import EVERYTHING, Looker, Turn, retold
from regalia.tui.summary import scores
from regalia.tui.words import Words


class ReplayScreen(TableScreen):
    """A record, one position at a time."""

    AUTO_FOCUS = ""

    def __init__(self, record: Record, language: str) -> None:
        voice = Voice(record.game, language, distinct_names(record.names or ()))
        super().__init__(record.game, voice, Words(language))
        self.record = record
        self.states = list(positions(record))
        self.story = retold(record)[1]
        self.turns = self.story.turns(EVERYTHING, voice)
        self.glossary = Glossary(self.game, voice, self.words)
        self.at = len(record.moves)
        self.lookers: list[Looker] = [EVERYTHING, *range(int(record.options.seats)), SPECTATOR]
        self.looker: Looker = EVERYTHING

    def compose(self) -> ComposeResult:
        for part in super().compose():
            if isinstance(part, OptionList):
                yield Choices("choices")
            elif isinstance(part, Input):
                yield Entry(list, "typed")
            else:
                yield part

    def on_mount(self) -> None:
        for part in ("#choices", "#board", "#seats", "#log"):  # the arrows are for the moves
            self.query_one(part).can_focus = False
        self.set_focus(None)

    def view(self) -> View:
        """The position as whoever looks sees it."""
        state = self.states[self.at]
        if self.looker is EVERYTHING:
            return self.game.view_of(SPECTATOR, state.pending, state.cells)
        return state.view(self.looker)

    def draw(self) -> None:
        view = self.view()
        self.show_table(view, Marks(pointed=self.pointed))
        turns = [turn for turn in self.told() if turn.number <= self.at]
        self.show_story(turns, 0)
        lines = [self.words.say("at-move", number=self.at, moves=len(self.record.moves))]
        if self.at:
            lines[0] += f": {self.record.moves[self.at - 1].partition(' ')[2]}"
        lines.append(self.words.say("looks", who=self.looker_name()))
        if not view.pending:
            lines += self.game.terminal.epilogue(view, self.voice)[:1]
            lines += scores(self.game, view, self.voice)
        self.query_one("#choices", Choices).show(lines, self.app.size.width - 2, None)
        self.show_keys("keys-replay")

    def told(self) -> list[Turn]:
        """The story up to the position that is shown."""
        passages = self.story.passages
        self.story.passages = passages[: self.at]
        turns = self.story.turns(self.looker, self.voice)
        self.story.passages = passages
        return turns

    def looker_name(self) -> str:
        """Who looks."""
        if self.looker is EVERYTHING:
            return self.words.say("everything")
        return (
            self.words.say("spectator")
            if self.looker == SPECTATOR
            else self.voice.seat(self.looker)
        )

    def go(self, to: int) -> None:
        """Shows the position after so many moves."""
        self.at = max(0, min(len(self.record.moves), to))
        self.draw()

    def turn_from(self, by: int) -> int:
        """The beginning of the turn after or before this one."""
        starts = [0, *(turn.number for turn in self.turns), len(self.record.moves)]
        later = [start for start in starts if start > self.at]
        earlier = [start for start in starts if start < self.at]
        return min(later, default=self.at) if by > 0 else max(earlier, default=0)

    def on_key(self, event: Key) -> None:
        if isinstance(self.focused, Input):
            if event.key == "escape":
                self.set_focus(None)
            return
        steps = {"right": self.at + 1, "left": self.at - 1, "space": self.at + 1}
        steps |= {"home": 0, "end": len(self.record.moves)}
        steps |= {"down": self.turn_from(1), "up": self.turn_from(-1)}
        if event.key in steps:
            event.stop()
            self.go(steps[event.key])
        elif event.character in ("s", "ы"):
            now = self.lookers.index(self.looker)
            self.looker = self.lookers[(now + 1) % len(self.lookers)]
            self.draw()
        elif event.character in ("/", ".") or (event.character or "").isdigit():
            self.query_one("#typed", Entry).begin((event.character or "").strip("/."))
            event.stop()
        elif event.character in ("l", "д"):
            told = [
                f"{turn.number}. {self.voice.seat(turn.seat)}\n" + "\n".join(turn.lines)
                for turn in self.told()
            ]
            self.open_page(self.words.say("log-title"), "\n\n".join(told))
        elif event.character in ("?", ",") and self.pointed:
            lines = self.glossary.of_thing(self.view(), [], self.pointed)
            self.open_page(lines[0], "\n\n".join(lines[1:]))
        elif event.character in ("q", "й") or event.key == "escape":
            self.app.exit("quit")

    def on_input_submitted(self, event: Input.Submitted) -> None:
        text = self.query_one("#typed", Entry).take()
        if text.isdigit() and int(text) <= len(self.record.moves):
            self.go(int(text))
        else:
            self.say(self.words.say("no-such-number", moves=len(self.record.moves)))
        self.set_focus(None)

    def on_board_pointed(self, event: Board.Pointed) -> None:
        self.pointed = event.thing
        self.say(self.game.terminal.detail(self.view(), event.thing, self.voice))

    def on_board_touched(self, event: Board.Touched) -> None:
        self.pointed = event.thing
        self.say(self.game.terminal.detail(self.view(), event.thing, self.voice))


def positions(record: Record) -> Iterator[State]:
    """Every position of a record, each a state of its own."""
    for state, _ in replay(record):
        yield state.copy()
