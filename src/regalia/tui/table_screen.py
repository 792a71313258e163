"""One steady screen: the table, its seats, what happened, and what can be done."""

from rich.text import Text
from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.events import Resize
from textual.screen import Screen
from textual.widgets import Input, OptionList, Static

from regalia.kernel.game import Game
from regalia.kernel.terminal.columns import clipped, folded
from regalia.kernel.terminal.spans import fitting
from regalia.kernel.text.voice import Voice
from regalia.kernel.view import View
from regalia.tui.board import Board
from regalia.tui.game_log import Turn
from regalia.tui.layout import (
    MIN_HEIGHT_LINES,
    MIN_WIDTH_COLUMNS,
    ScreenLayout,
    choices_height,
    is_large_enough,
    layout_for_size,
)
from regalia.tui.messages import Messages
from regalia.tui.styles import Highlights, seat_colour
from regalia.tui.text_page import TextPage

RECENT = 30  # turns beside the board


class TableScreen(Screen[str]):
    """The parts that playing and looking back have in common."""

    CSS = """
    TableScreen { layout: vertical; }
    #title { height: 1; background: $primary 30%; text-style: bold; }
    #middle { height: 1fr; }
    #side { border-left: solid $primary 40%; }
    #seats, #company { height: auto; }
    #company { display: none; }
    #log { height: 1fr; scrollbar-size-vertical: 1; }
    #choices { border: none; padding: 0; scrollbar-size-vertical: 1; background: $boost; }
    #choices:focus { border: none; }
    #detail { height: 2; color: $text-accent; }
    #typed { height: 1; border: none; padding: 0; background: $boost; }
    #typed > .input--placeholder { color: $text-muted; }
    #small { display: none; content-align: center middle; height: 1fr; }
    """

    def __init__(self, game: Game, voice: Voice, words: Messages) -> None:
        super().__init__()
        self.rules = game
        self.voice = voice
        self.messages = words
        self.screen_layout: ScreenLayout = layout_for_size(MIN_WIDTH_COLUMNS, MIN_HEIGHT_LINES)
        self.pointed = ""

    def compose(self) -> ComposeResult:
        yield Static(id="title")
        with Horizontal(id="middle"):
            yield Board("board")
            with Vertical(id="side"):
                yield Board("seats")
                yield Board("company")
                with VerticalScroll(id="log"):
                    yield Static(id="story")
        yield OptionList(id="choices")
        yield Static(id="detail")
        yield Input(id="typed")
        yield Static(id="small")

    # room

    def on_resize(self, event: Resize) -> None:
        wide, high = event.size
        small = not is_large_enough(wide, high)
        for part in ("title", "middle", "choices", "detail", "typed"):
            self.query_one(f"#{part}").display = not small
        notice = self.query_one("#small", Static)
        notice.display = small
        if small:
            notice.update(
                self.messages.format(
                    "too-small", wide=MIN_WIDTH_COLUMNS, high=MIN_HEIGHT_LINES, now=f"{wide}×{high}"
                )
            )
            return
        self.screen_layout = layout_for_size(wide, high)
        self.query_one("#board").styles.width = self.screen_layout.board_width
        self.query_one("#side").styles.width = self.screen_layout.side_width + 1
        self.draw()

    # what is shown

    def draw(self) -> None:
        """Shows everything as it is now."""
        raise NotImplementedError

    def show_table(self, view: View, highlights: Highlights) -> None:
        """The heading, the board and the seats."""
        terminal = self.rules.terminal
        title = title_line(self.rules, view, self.voice, self.app.size.width)
        self.query_one("#title", Static).update(Text(title))
        board = terminal.board(
            view, self.voice, self.screen_layout.board_width, self.screen_layout.board_height
        )
        self.query_one("#board", Board).show_lines(board, highlights)
        self.query_one("#choices").styles.height = choices_height(self.screen_layout, len(board))
        seats = terminal.seats(view, self.voice, self.screen_layout.side_width)
        self.query_one("#seats", Board).show_lines(seats, highlights)

    def show_log(self, turns: list[Turn], news: int) -> None:
        """What has happened lately, what is new in full colour; the rest is a page of its own."""
        dark = self.app.current_theme.dark
        text = Text()
        for turn in turns[-RECENT:]:
            old = "dim " if turn.number <= news else ""
            name = self.voice.seat(turn.seat)
            colour = seat_colour(turn.seat, dark)
            text.append(f"{turn.number}. {name}\n", f"{old}bold {colour}")
            for line in turn.lines_without_name(name):
                text.append(f"{line}\n", old.strip())
        text.rstrip()
        self.query_one("#story", Static).update(text)
        self.query_one("#log", VerticalScroll).anchor()

    def say(self, text: str) -> None:
        """A sentence or two under the choices, as far as there is room."""
        wide = self.app.size.width
        first, *rest = folded(text, wide)
        shown = "\n".join([first, clipped(" ".join(rest), wide)] if rest else [first])
        self.query_one("#detail", Static).update(Text(shown))

    def show_keys(self, message: str, **facts: object) -> None:
        """The keys that do something now, in the line to type in until somebody types."""
        self.query_one("#typed", Input).placeholder = self.messages.format(message, **facts)

    def open_page(self, title: str, text: str) -> None:
        """A page over the table."""
        self.app.push_screen(TextPage(title, text, self.messages.format("close")))


def title_line(game: Game, view: View, voice: Voice, wide: int) -> str:
    """The game and how far it is; where there is little room its name is left out."""
    heading = game.terminal.heading(view, voice)
    return fitting((f" {voice.say('game')} · {heading}", f" {heading}"), wide)
