"""The screen of one who looks at a game again: forward and back, with anybody's eyes."""

from collections.abc import Iterator

from textual.app import ComposeResult
from textual.events import Key
from textual.widgets import Input, OptionList

from regalia.kernel.event import SPECTATOR
from regalia.kernel.play.table import replay
from regalia.kernel.records.record import Record
from regalia.kernel.state import State
from regalia.kernel.text.voice import Voice
from regalia.kernel.view import View
from regalia.tui.board import Board
from regalia.tui.choice_list import ChoiceList
from regalia.tui.command_input import CommandInput
from regalia.tui.game_log import EVERYTHING, Turn, Viewer, replay_with_log
from regalia.tui.glossary import Glossary
from regalia.tui.local_game import number_equal_names
from regalia.tui.messages import Messages
from regalia.tui.styles import Highlights
from regalia.tui.summary import score_table
from regalia.tui.table_screen import TableScreen


class ReplayScreen(TableScreen):
    """A record, one position at a time."""

    AUTO_FOCUS = ""

    def __init__(self, record: Record, language: str) -> None:
        voice = Voice(record.game, language, number_equal_names(record.names or ()))
        super().__init__(record.game, voice, Messages(language))
        self.record = record
        self.states = list(positions(record))
        self.game_log = replay_with_log(record)[1]
        self.turns = self.game_log.turns(EVERYTHING, voice)
        self.glossary = Glossary(self.rules, voice, self.messages)
        self.at = len(record.moves)
        self.viewers: list[Viewer] = [EVERYTHING, *range(int(record.options.seats)), SPECTATOR]
        self.viewer: Viewer = EVERYTHING

    def compose(self) -> ComposeResult:
        for part in super().compose():
            if isinstance(part, OptionList):
                yield ChoiceList("choices")
            elif isinstance(part, Input):
                yield CommandInput(list, "typed")
            else:
                yield part

    def on_mount(self) -> None:
        for part in ("#choices", "#board", "#seats", "#log"):  # the arrows are for the moves
            self.query_one(part).can_focus = False
        self.set_focus(None)

    def view(self) -> View:
        """The position as whoever looks sees it."""
        state = self.states[self.at]
        if self.viewer is EVERYTHING:
            return self.rules.view_of(SPECTATOR, state.pending, state.cells)
        return state.view(self.viewer)

    def draw(self) -> None:
        view = self.view()
        self.show_table(view, Highlights(pointed=self.pointed))
        turns = [turn for turn in self.told() if turn.number <= self.at]
        self.show_log(turns, 0)
        lines = [self.messages.format("at-move", number=self.at, moves=len(self.record.moves))]
        if self.at:
            lines[0] += f": {self.record.moves[self.at - 1].partition(' ')[2]}"
        lines.append(self.messages.format("looks", who=self.viewer_name()))
        if not view.pending:
            lines += self.rules.terminal.epilogue(view, self.voice)[:1]
            lines += score_table(self.rules, view, self.voice)
        self.query_one("#choices", ChoiceList).show_lines(lines, self.app.size.width - 2, None)
        self.show_keys("keys-replay")

    def told(self) -> list[Turn]:
        """The log up to the position that is shown."""
        passages = self.game_log.entries
        self.game_log.entries = passages[: self.at]
        turns = self.game_log.turns(self.viewer, self.voice)
        self.game_log.entries = passages
        return turns

    def viewer_name(self) -> str:
        """Who looks."""
        if self.viewer is EVERYTHING:
            return self.messages.format("everything")
        return (
            self.messages.format("spectator")
            if self.viewer == SPECTATOR
            else self.voice.seat(self.viewer)
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
            now = self.viewers.index(self.viewer)
            self.viewer = self.viewers[(now + 1) % len(self.viewers)]
            self.draw()
        elif event.character in ("/", ".") or (event.character or "").isdigit():
            self.query_one("#typed", CommandInput).start_typing((event.character or "").strip("/."))
            event.stop()
        elif event.character in ("l", "д"):
            told = [
                f"{turn.number}. {self.voice.seat(turn.seat)}\n" + "\n".join(turn.lines)
                for turn in self.told()
            ]
            self.open_page(self.messages.format("log-title"), "\n\n".join(told))
        elif event.character in ("?", ",") and self.pointed:
            lines = self.glossary.explain_thing(self.view(), [], self.pointed)
            self.open_page(lines[0], "\n\n".join(lines[1:]))
        elif event.character in ("q", "й") or event.key == "escape":
            self.app.exit("quit")

    def on_input_submitted(self, event: Input.Submitted) -> None:
        text = self.query_one("#typed", CommandInput).take_text()
        if text.isdigit() and int(text) <= len(self.record.moves):
            self.go(int(text))
        else:
            self.say(self.messages.format("no-such-number", moves=len(self.record.moves)))
        self.set_focus(None)

    def on_board_pointed(self, event: Board.Pointed) -> None:
        self.pointed = event.thing
        self.say(self.rules.terminal.detail(self.view(), event.thing, self.voice))

    def on_board_touched(self, event: Board.Touched) -> None:
        self.pointed = event.thing
        self.say(self.rules.terminal.detail(self.view(), event.thing, self.voice))


def positions(record: Record) -> Iterator[State]:
    """Every position of a record, each a state of its own."""
    for state, _ in replay(record):
        yield state.copy()
