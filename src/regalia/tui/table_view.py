"""The table on the screen: a widget of all the parts that playing and replaying share."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from rich.text import Text
from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical
from textual.geometry import Size
from textual.widgets import Static

from regalia.kernel.game import Game
from regalia.kernel.terminal.columns import wrap_text
from regalia.kernel.terminal.spans import Line, first_that_fits
from regalia.kernel.terminal.terminal import legend_lines
from regalia.kernel.text.voice import Voice
from regalia.kernel.view import View
from regalia.tui.board import Board
from regalia.tui.choice_list import ChoiceList
from regalia.tui.command_input import CommandInput
from regalia.tui.layout import (
    MIN_HEIGHT_LINES,
    MIN_WIDTH_COLUMNS,
    choice_list_height,
    layout_for_size,
)
from regalia.tui.log_view import LogView
from regalia.tui.messages import Messages
from regalia.tui.status_line import StatusLine
from regalia.tui.styles import Highlights
from regalia.tui.summary import unwrap_paragraphs
from regalia.tui.text_page import TextPage


class TablePicture(NamedTuple):
    """The drawn lines of the board and of the seats beside it."""

    board: list[Line]
    seats: list[Line]

    def texts_by_thing(self) -> dict[str, str]:
        texts: dict[str, str] = {}
        for line in (*self.board, *self.seats):
            for span in line:
                if span.thing:
                    texts[span.thing] = texts.get(span.thing, "") + span.text
        return texts


class TableView(Vertical):
    """A title, the board, the seats, presence, log, choices, a status line and an input line."""

    DEFAULT_CSS = """
    TableView #title { height: 1; background: $primary 30%; text-style: bold; }
    TableView #middle { height: 1fr; }
    TableView #side { border-left: solid $primary 40%; }
    TableView #board, TableView #seats, TableView #presence { height: auto; }
    TableView #presence { display: none; }
    TableView #log { height: 1fr; scrollbar-size-vertical: 1; }
    TableView #choices {
        border: none; padding: 0; scrollbar-size-vertical: 1; background: $boost;
    }
    TableView #choices:focus { border: none; }
    TableView #detail { height: 2; color: $text-accent; }
    TableView #typed { height: 1; border: none; padding: 0; background: $boost; }
    TableView #typed > .input--placeholder { color: $text-muted; }
    TableView #notes { height: auto; color: $text-muted; }
    TableView #small { display: none; content-align: center middle; height: 1fr; }
    """

    def __init__(
        self,
        game: Game,
        voice: Voice,
        messages: Messages,
        list_completions: Callable[[], Sequence[str]],
    ) -> None:
        super().__init__()
        self.game = game
        self.voice = voice
        self.messages = messages
        self.sizes = layout_for_size(MIN_WIDTH_COLUMNS, MIN_HEIGHT_LINES)
        self.pointed = ""  # the thing under the cursor
        self.heading = Static(id="title")
        self.board = Board("board")
        self.notes = Static(id="notes")
        self.seats = Board("seats")
        self.presence = Board("presence")
        self.log_view = LogView(voice, "log")
        self.choice_list = ChoiceList("choices")
        self.status = StatusLine("detail")
        self.input = CommandInput(list_completions, "typed")
        self.small_notice = Static(id="small")

    def compose(self) -> ComposeResult:
        yield self.heading
        with Horizontal(id="middle"):
            with Vertical(id="left"):
                yield self.board
                yield self.notes
            with Vertical(id="side"):
                yield self.seats
                yield self.presence
                yield self.log_view
        yield self.choice_list
        yield self.status
        yield self.input
        yield self.small_notice

    def fit_to_size(self, size: Size) -> bool:
        """Lays the parts out for a size of the screen; returns whether it is large enough."""
        columns, lines = size
        large = columns >= MIN_WIDTH_COLUMNS and lines >= MIN_HEIGHT_LINES
        for child in self.children:
            child.display = large
        self.small_notice.display = not large
        if large:
            self.sizes = layout_for_size(columns, lines)
            self.query_one("#left").styles.width = self.sizes.board_width
            self.query_one("#side").styles.width = self.sizes.side_width + 1
        else:
            needed = {"wide": MIN_WIDTH_COLUMNS, "high": MIN_HEIGHT_LINES}
            text = self.messages.format("too-small", **needed, now=f"{columns}×{lines}")
            self.small_notice.update(text)
        return large

    def render_picture(self, view: View) -> TablePicture:
        """Draws a view for the present size, without showing it yet."""
        sizes, terminal = self.sizes, self.game.terminal
        return TablePicture(
            terminal.board(view, self.voice, sizes.board_width, sizes.board_height),
            terminal.seat_lines(view, self.voice, sizes.side_width),
        )

    def show_picture(self, view: View, picture: TablePicture, highlights: Highlights) -> None:
        title = title_line(self.game, view, self.voice, self.app.size.width)
        self.heading.update(Text(title))
        self.board.show_lines(picture.board, highlights)
        self.seats.show_lines(picture.seats, highlights)

    def show_presence(self, lines: list[Line], highlights: Highlights) -> None:
        """Shows who is at the table, below the seats; hides the part if there are no lines."""
        self.presence.display = bool(lines)
        self.presence.show_lines(lines, highlights)

    def show_choices(self, lines: list[str], highlighted: int | None) -> None:
        self.fit_choices_and_notes(len(lines))
        self.choice_list.show_lines(lines, self.app.size.width - 2, highlighted)

    def fit_choices_and_notes(self, choice_count: int) -> None:
        """Gives the lines that the board does not need to the choices first, then to the legend."""
        sizes, used = self.sizes, len(self.board.lines)
        height = choice_list_height(sizes, used, choice_count)
        self.choice_list.styles.height = height
        room = sizes.board_height + sizes.min_choices_height - used - height
        self.notes.update(
            Text("\n".join(legend_lines_that_fit(self.voice, sizes.board_width, room)))
        )

    def move_cursor_to_thing(self, thing: str) -> None:
        self.pointed = thing
        self.board.move_cursor_to_thing(thing)
        self.seats.move_cursor_to_thing(thing)

    def show_thing_description(self, view: View, thing: str) -> None:
        """Describes a thing in the status line."""
        self.status.show_text(self.game.terminal.describe_thing(view, thing, self.voice))

    def show_key_help(self, message_id: str, **facts: object) -> None:
        """Shows the keys that do something now, in the input line until somebody types."""
        self.input.placeholder = self.messages.format(message_id, **facts)

    def open_text_page(self, title: str, text: str) -> None:
        self.app.push_screen(TextPage(title, text, self.messages.format("close")))


def legend_lines_that_fit(voice: Voice, max_width: int, max_lines: int) -> list[str]:
    """The legend of the signs and how to win, paragraph by paragraph as far as there is room."""
    notes = [legend_lines(voice, max_width)] if voice.has_message("legend") else []
    if voice.has_message("howto"):
        howto = unwrap_paragraphs(voice.text("howto"))
        notes += [wrap_text(f"• {paragraph}", max_width, "  ") for paragraph in howto]
    lines: list[str] = []
    for note in notes:
        if len(lines) + len(note) >= max_lines:  # one more is the empty line above
            break
        lines += note
    return ["", *lines] if lines else []


def title_line(game: Game, view: View, voice: Voice, max_width: int) -> str:
    """The name of the game and its progress; the name is left out if there is no room."""
    progress = game.terminal.heading(view, voice)
    return first_that_fits((f" {voice.text('game')} · {progress}", f" {progress}"), max_width)
