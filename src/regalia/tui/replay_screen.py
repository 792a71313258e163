"""The screen of a replay: forward and back, as any seat, a spectator or everybody sees it."""

from textual.app import ComposeResult
from textual.events import Key, Resize
from textual.screen import Screen
from textual.widgets import Input

from regalia.kernel.event import ALL_SEEING, SPECTATOR
from regalia.kernel.records.record import Record
from regalia.kernel.state import State
from regalia.kernel.text.voice import Voice
from regalia.kernel.view import View
from regalia.tui.board import Board
from regalia.tui.game_log import Turn, format_turns, replay_positions
from regalia.tui.glossary import Glossary
from regalia.tui.messages import Messages
from regalia.tui.styles import Highlights
from regalia.tui.summary import score_table
from regalia.tui.table_view import TableView


class ReplayScreen(Screen[str]):
    """A record, one position at a time; `ply` is how many of its moves are made."""

    AUTO_FOCUS = ""

    def __init__(self, record: Record, language: str) -> None:
        """Replays the record once; BadRecord says which of its moves is not legal."""
        super().__init__()
        self.record = record
        self.rules = record.game
        self.states: list[State] = []
        for table, log in replay_positions(record):
            self.states.append(table.state.copy())
            self.game_log = log
        self.messages = Messages(language)
        names = self.messages.seat_names(record.names or ())
        self.voice = Voice(record.game, language, names)
        self.table = TableView(record.game, self.voice, self.messages, list)
        self.glossary = Glossary(record.game, self.voice, self.messages)
        self.turn_starts = [
            turn.number for turn in self.game_log.narrate_turns(ALL_SEEING, self.voice)
        ]
        self.last_ply = len(record.moves)
        self.ply = self.last_ply
        self.viewers = [ALL_SEEING, *range(int(record.options.seats)), SPECTATOR]
        self.viewer = ALL_SEEING

    def compose(self) -> ComposeResult:
        yield self.table

    def on_mount(self) -> None:
        """Keeps the focus off the panes."""
        table = self.table
        for part in (table.choice_list, table.board, table.seats, table.log_view):
            part.can_focus = False  # the arrow keys go through the moves
        self.set_focus(None)

    def on_resize(self, event: Resize) -> None:
        if self.table.fit_to_size(event.size):
            self.draw()

    # what is shown

    def current_view(self) -> View:
        state = self.states[self.ply]
        if self.viewer == ALL_SEEING:
            return self.rules.make_view(SPECTATOR, state.pending, state.cells)
        return state.view(self.viewer)

    def narrate_turns(self) -> list[Turn]:
        """The log up to this position, as the viewer may know it."""
        return self.game_log.narrate_turns(self.viewer, self.voice, until_move=self.ply)

    def draw(self) -> None:
        view, table = self.current_view(), self.table
        table.show_picture(view, table.render_picture(view), Highlights(pointed=table.pointed))
        table.log_view.show_turns(self.narrate_turns(), 0)
        table.show_choices(self.position_summary_lines(view), None)
        table.show_key_help("keys-replay")

    def position_summary_lines(self, view: View) -> list[str]:
        """The last move, whose view is shown, and the result at the end."""
        move = self.messages.format("at-move", number=self.ply, moves=self.last_ply)
        if self.ply:
            move += f": {self.record.moves[self.ply - 1].partition(' ')[2]}"
        lines = [move, self.messages.format("looks", who=self.viewer_name())]
        if not view.pending:
            lines += self.rules.terminal.explain_result(view, self.voice)[:1]
            lines += score_table(self.rules, view, self.voice)
        return lines

    def viewer_name(self) -> str:
        if self.viewer == ALL_SEEING:
            return self.messages.format("everything")
        if self.viewer == SPECTATOR:
            return self.messages.format("spectator")
        return self.voice.seat_name(self.viewer)

    # keys, mouse and typing

    def go_to_ply(self, ply: int) -> None:
        self.ply = max(0, min(self.last_ply, ply))
        self.draw()

    def switch_to_next_viewer(self) -> None:
        """Shows the game as the next viewer: a seat, a spectator, or one who sees everything."""
        index = self.viewers.index(self.viewer) + 1
        self.viewer = self.viewers[index % len(self.viewers)]
        self.draw()

    def on_key(self, event: Key) -> None:
        if isinstance(self.focused, Input):
            if event.key == "escape":
                self.set_focus(None)
            return
        plies = {"right": self.ply + 1, "left": self.ply - 1, "space": self.ply + 1}
        plies |= {"home": 0, "end": self.last_ply}
        later = [ply for ply in self.turn_starts if ply > self.ply]
        earlier = [ply for ply in self.turn_starts if ply < self.ply]
        plies |= {"down": min(later, default=self.last_ply), "up": max(earlier, default=0)}
        character = event.character or ""
        if event.key in plies:
            event.stop()
            self.go_to_ply(plies[event.key])
        elif character in ("s", "ы"):
            self.switch_to_next_viewer()
        elif character in ("/", ".") or character.isdigit():
            self.table.input.focus_with_text(character.strip("/."))
            event.stop()
        elif character in ("l", "д"):
            log = format_turns(self.narrate_turns(), self.voice)
            self.table.open_text_page(self.messages.format("log-title"), log)
        elif character in ("?", ",") and self.table.pointed:
            lines = self.glossary.explain_thing(self.current_view(), [], self.table.pointed)
            self.table.open_text_page(lines[0], "\n\n".join(lines[1:]))
        elif character in ("q", "й") or event.key == "escape":
            self.app.exit("quit")

    def on_input_submitted(self, event: Input.Submitted) -> None:
        text = self.table.input.take_typed_text()
        if text.isdigit() and int(text) <= self.last_ply:
            self.go_to_ply(int(text))
        else:
            message = self.messages.format("no-such-number", moves=self.last_ply)
            self.table.status.show_text(message)
        self.set_focus(None)

    def on_board_pointed(self, event: Board.Pointed) -> None:
        self.show_thing_description(event.thing)

    def on_board_touched(self, event: Board.Touched) -> None:
        self.show_thing_description(event.thing)

    def show_thing_description(self, thing: str) -> None:
        """Describes a thing in the status line."""
        self.table.pointed = thing
        self.table.show_thing_description(self.current_view(), thing)
