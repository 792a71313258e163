"""The screen of one who plays."""

import asyncio
from collections.abc import Sequence

from textual.app import ComposeResult
from textual.events import Key
from textual.timer import Timer
from textual.widgets import Input, OptionList

from regalia.kernel.errors import Refused, Unable
from regalia.kernel.event import SPECTATOR
from regalia.kernel.spans import Line
from regalia.kernel.view import View
from regalia.tui.advice import Weighed, hint, reasons
from regalia.tui.board import Board
from regalia.tui.choosing import Choices
from regalia.tui.entry import Entry
from regalia.tui.glossary import Glossary, outlook
from regalia.tui.mind import Mind
from regalia.tui.offers import Choice, Offer, choices_after
from regalia.tui.paint import Marks
from regalia.tui.reading import Written, meant, written
from regalia.tui.screen import TableScreen
from regalia.tui.sitting import Sitting
from regalia.tui.story import EVERYTHING
from regalia.tui.summary import ending, how_to_win

TURNING = "◐◓◑◒"
PACES = (0.0, 0.4, 1.0, 2.0, 4.0)
AFTERWARDS = ("again", "replay", "quit")

# a key and the same key under a Cyrillic layout, with the command it gives
COMMANDS = {
    "?": "explain",
    ",": "explain",
    "h": "hint",
    "р": "hint",
    "w": "why",
    "ц": "why",
    "u": "undo",
    "г": "undo",
    "l": "log",
    "д": "log",
    "r": "repeat",
    "к": "repeat",
    "g": "goal",
    "п": "goal",
    "d": "light",
    "в": "light",
    "q": "quit",
    "й": "quit",
    "+": "slower",
    "=": "slower",
    "-": "faster",
    "/": "type",
    ".": "type",
    ":": "type",
}


class PlayScreen(TableScreen):
    """A table at which one person plays against bots."""

    def __init__(self, sitting: Sitting, mind: Mind, pace: float) -> None:
        super().__init__(sitting.game, sitting.voice, sitting.words)
        self.sitting = sitting
        self.mind = mind
        self.pace = pace
        self.glossary = Glossary(self.game, self.voice, self.words)
        self.offers: list[Offer] = []
        self.forms: list[Written] = []
        self.touched: list[str] = []
        self.choices: list[Choice] = []
        self.armed = ""
        self.seen: dict[str, str] = {}
        self.busy = ""
        self.turning: Timer | None = None
        self.weighed: list[Weighed] = []
        self.failure = ""

    def compose(self) -> ComposeResult:
        for part in super().compose():
            if isinstance(part, OptionList):
                yield Choices("choices")
            elif isinstance(part, Input):
                yield Entry(self.completions, "typed")
            else:
                yield part

    def on_mount(self) -> None:
        self.query_one("#typed", Entry).placeholder = self.words.say("placeholder")
        self.turning = self.set_interval(0.25, self.show_thinking, pause=True)
        self.go_on()
        if not self.sitting.table.steps:
            self.act("goal")

    # the game goes on

    def go_on(self) -> None:
        """Lets the bots move until the person is asked, or the game is over."""
        self.touched = []
        self.armed = ""
        self.weighed = []
        self.run_worker(self.bots_move(), exclusive=True)

    async def bots_move(self) -> None:
        """One bot after the other thinks and moves."""
        sitting = self.sitting
        names = sitting.table.record.names or []
        try:
            while not sitting.over and not sitting.is_asked():
                seat = sitting.next_seat()
                self.think(self.words.say("thinking", name=self.voice.seat(seat)))
                self.draw()
                move = await self.mind.choose(names[seat], seat, sitting.table.state.view(seat))
                sitting.play(seat, move)
                if self.pace:
                    self.draw()
                    await asyncio.sleep(self.pace)
        except (Refused, Unable) as error:
            self.failure = self.failed(error)
            self.app.exit("failed")
            return
        self.think("")
        self.offers = [] if sitting.over else sitting.offers()
        self.forms = [] if sitting.over else written(
            self.game, sitting.view, self.offers, self.voice
        )
        self.draw()
        self.query_one("#choices").focus()
        if sitting.over:
            self.open_page(self.words.say("over"), "\n".join(ending(sitting)))

    def failed(self, error: Exception) -> str:
        """Why the game cannot go on."""
        return self.voice.refusal(error) if isinstance(error, Refused) else str(error)

    def think(self, what: str) -> None:
        """Shows that somebody thinks, or no more."""
        self.busy = what
        assert self.turning is not None
        if what:
            self.turning.reset()
            self.turning.resume()
            self.show_thinking()
        else:
            self.turning.pause()

    def show_thinking(self) -> None:
        """Who is thinking, with a sign that turns."""
        at = int(asyncio.get_running_loop().time() * 4) % len(TURNING)
        self.say(f"{TURNING[at]} {self.busy}")

    def make(self, move: int) -> None:
        """Makes the person's move."""
        self.seen = self.texts()
        self.sitting.play(self.sitting.seat, move)
        self.go_on()

    # what is shown

    def shown_view(self) -> View:
        """What the person may see: at the end, everything."""
        state = self.sitting.table.state
        if self.sitting.over:
            return self.game.view_of(SPECTATOR, state.pending, state.cells)
        return self.sitting.view

    def draw(self) -> None:
        sitting = self.sitting
        asked = not self.busy and sitting.is_asked()
        self.choices = choices_after(self.offers, self.touched) if asked else []
        touchable = {choice.touch for choice in self.choices}
        texts = self.texts()
        news = {thing for thing, text in texts.items() if self.seen.get(thing, text) != text}
        self.show_table(
            self.shown_view(), Marks(touchable, tuple(self.touched), self.pointed, news)
        )
        looker = EVERYTHING if sitting.over else sitting.seat
        self.show_story(sitting.story.turns(looker, self.voice), sitting.read_until)
        self.show_choices()
        self.show_keys("keys-over" if sitting.over else "keys")

    def texts(self) -> dict[str, str]:
        """What each thing on the table looks like."""
        view, terminal = self.shown_view(), self.game.terminal
        lines: list[Line] = [
            *terminal.board(view, self.voice, self.room.board_wide, self.room.board_high),
            *terminal.seats(view, self.voice, self.room.side_wide),
        ]
        found: dict[str, str] = {}
        for line in lines:
            for span in line:
                if span.thing:
                    found[span.thing] = found.get(span.thing, "") + span.text
        return found

    def show_choices(self) -> None:
        """The choices, each with what it means and brings; at the end what one can do then."""
        listed = self.query_one("#choices", Choices)
        if self.sitting.over:
            lines = [self.words.say(f"after-{what}") for what in AFTERWARDS]
        else:
            lines = [self.line_of(choice) for choice in self.choices]
        listed.show(lines, self.app.size.width - 2, 0 if lines else None)
        if lines and not self.busy:
            self.point_at_choice(0)

    def line_of(self, choice: Choice) -> str:
        """A choice in words: the move it makes, or what it begins with."""
        if choice.only is None:
            name = self.game.terminal.name(self.sitting.view, choice.touch, self.voice)
            return f"{name} … ({len(choice.offers)})"
        brings = outlook(self.game, self.sitting.view, choice.only.move, self.voice)
        meaning = self.meaning(choice.only)
        return f"{meaning}  ⇒ {brings}" if brings else meaning

    def meaning(self, offer: Offer) -> str:
        """A move in plain words, or as it is written."""
        view = self.sitting.view
        parts = self.game.parts(view, offer.move)
        return self.game.terminal.describe(view, parts, self.voice) or offer.text

    # pointing and choosing

    def point_at_choice(self, at: int) -> None:
        """Shows on the board and below what a choice is about."""
        if self.sitting.over or at >= len(self.choices):
            return
        choice = self.choices[at]
        if choice.only is None:
            view = self.sitting.view
            self.say(self.game.terminal.detail(view, choice.touch, self.voice))
        else:
            self.say(f"[{choice.only.text}] {self.line_of(choice)}")
        self.point_at(choice.touch)

    def point_at(self, thing: str) -> None:
        """Marks a thing on the board."""
        self.pointed = thing
        for name in ("#board", "#seats"):
            board = self.query_one(name, Board)
            board.marks = board.marks._replace(pointed=thing)
            board.refresh()

    def choice_of(self, thing: str) -> int | None:
        """Which of the choices touches this thing."""
        return next((at for at, one in enumerate(self.choices) if one.touch == thing), None)

    def choose(self, at: int) -> None:
        """Takes a choice: makes its move, or asks further."""
        if self.busy:
            return
        if self.sitting.over:
            self.app.exit(AFTERWARDS[at])
            return
        choice = self.choices[at]
        if choice.only is not None:
            self.make(choice.only.move)
        else:
            self.touched.append(choice.touch)
            self.armed = ""
            self.draw()

    def back(self) -> None:
        """Takes back the last touch."""
        if self.touched:
            self.touched.pop()
            self.draw()

    def look_or_choose(self, at: int) -> None:
        """What begins a move is chosen at once; what makes one is first looked at."""
        ends = self.sitting.over or self.choices[at].only is not None
        if ends and self.armed != str(at):
            self.armed = str(at)
            self.query_one("#choices", Choices).highlighted = at
            self.point_at_choice(at)
        else:
            self.choose(at)

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        if not self.busy:
            self.point_at_choice(event.option_index)

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        listed = self.query_one("#choices", Choices)
        if listed.by_mouse:
            listed.by_mouse = False
            self.look_or_choose(event.option_index)
        else:
            self.choose(event.option_index)

    def on_board_pointed(self, event: Board.Pointed) -> None:
        if self.busy:
            return
        at = self.choice_of(event.thing)
        if at is not None:
            self.query_one("#choices", Choices).highlighted = at
            self.point_at_choice(at)
        else:
            self.say(self.game.terminal.detail(self.shown_view(), event.thing, self.voice))
            self.point_at(event.thing)

    def on_board_touched(self, event: Board.Touched) -> None:
        if self.busy or self.sitting.over:
            return
        at = self.choice_of(event.thing)
        if at is None and self.touched:  # another beginning, perhaps
            first = {offer.touches[0] for offer in self.offers}
            if event.thing in first:
                self.touched = []
                self.draw()
                at = self.choice_of(event.thing)
        if at is None:
            self.say(self.game.terminal.detail(self.shown_view(), event.thing, self.voice))
            self.point_at(event.thing)
        elif event.by_mouse:
            self.look_or_choose(at)
        else:
            self.choose(at)

    # keys and typing

    def on_key(self, event: Key) -> None:
        if isinstance(self.focused, Input):
            if event.key == "escape":
                self.query_one("#choices").focus()
            return
        if event.key in ("left", "escape", "backspace"):
            self.back()
        elif event.character and event.character.isdigit():
            at = (int(event.character) or 10) - 1
            if not self.busy and at < self.query_one("#choices", Choices).option_count:
                self.look_or_choose(at)
        elif event.character in COMMANDS:
            event.stop()
            self.act(COMMANDS[event.character])

    def on_input_submitted(self, event: Input.Submitted) -> None:
        text = self.query_one("#typed", Entry).take()
        if text:
            self.typed(text)
        self.query_one("#choices").focus()

    def typed(self, text: str) -> None:
        """What was typed: a command, a question, or a move."""
        command = self.words.command(text)
        if text.startswith("?"):
            self.explain(text[1:].strip())
        elif command:
            self.act(command)
        elif self.sitting.over or self.busy:
            self.say(self.words.say("not-now"))
        else:
            self.typed_move(text)

    def typed_move(self, text: str) -> None:
        """Makes the move that was typed, or tells which ones may be meant, or why none is."""
        found = meant(text, self.forms, self.game, self.voice)
        if len(found) == 1:
            self.make(found[0].move)
        elif found:
            self.say(self.words.say("several", moves=", ".join(one.text for one in found[:12])))
        else:
            try:
                self.game.parse(self.sitting.view, self.game.terminal.typed(text, self.voice))
            except Refused as refused:
                self.say(self.words.say("no-move", reason=self.voice.refusal(refused)))

    def completions(self) -> Sequence[str]:
        """All that can be typed now."""
        return [form for one in self.forms for form in one.forms] + self.words.commands()

    def act(self, command: str) -> None:
        """Follows a command."""
        if command in ("hint", "why"):
            if not self.busy and not self.sitting.over:
                self.run_worker(self.advise(command), exclusive=True)
        elif command == "explain":
            self.explain_pointed()
        elif command in ("log", "repeat"):
            self.tell(command)
        elif command == "undo":
            self.undo()
        elif command in ("slower", "faster"):
            self.change_pace(1 if command == "slower" else -1)
        elif command == "goal":
            self.open_page(self.voice.say("game"), how_to_win(self.voice, self.words))
        elif command == "help":
            self.open_page(self.words.say("help-title"), self.words.say("help"))
        elif command == "light":
            dark = self.app.current_theme.dark
            self.app.theme = "textual-light" if dark else "textual-dark"
            self.draw()
        elif command == "type":
            self.query_one("#typed").focus()
        elif command == "quit":
            self.app.exit("quit")

    async def advise(self, command: str) -> None:
        """Thinks about the person's moves and tells the best one, and why."""
        if not self.weighed:
            self.think(self.words.say("advising"))
            self.weighed = await self.mind.weigh(
                self.sitting.view, self.sitting.language, self.voice.names
            )
            self.think("")
        best = hint(self.weighed, self.words)
        if command == "why":
            text = "\n".join([best, "", *reasons(self.weighed, self.words)])
            self.open_page(self.words.say("why-title"), text)
        self.say(best)

    def explain_pointed(self) -> None:
        """Explains the thing under the cursor."""
        if not self.pointed:
            self.explain("")
            return
        lines = self.glossary.of_thing(self.shown_view(), self.offers, self.pointed)
        self.open_page(lines[0], "\n\n".join(lines[1:]))

    def explain(self, asked: str) -> None:
        """Explains a word, or lists what can be explained."""
        if not asked:
            topics = self.words.say("topics", topics=", ".join(self.glossary.listed()))
            self.open_page("?", topics)
            return
        lines = self.glossary.explain(self.shown_view(), self.offers, asked)
        if lines:
            self.open_page(asked, "\n\n".join(lines))
        else:
            self.say(self.words.say("no-topic"))

    def tell(self, command: str) -> None:
        """The whole story so far, or what happened since the person's last move."""
        since = self.sitting.read_until if command == "repeat" else 0
        turns = self.sitting.story.turns(self.sitting.seat, self.voice, since)
        told = [f"{turn.number} {self.voice.seat(turn.seat)}\n" + "\n".join(turn.lines) for turn in turns]
        self.open_page(self.words.say(f"{command}-title"), "\n\n".join(told))

    def undo(self) -> None:
        """Takes the person's last move back."""
        if self.busy:
            return
        if self.sitting.undo():
            self.seen = {}
            self.go_on()
            self.notify(self.words.say("undone"), timeout=2)
        else:
            self.say(self.words.say("nothing-to-undo"))

    def change_pace(self, by: int) -> None:
        """Lets the bots move slower or faster."""
        at = min(range(len(PACES)), key=lambda one: abs(PACES[one] - self.pace)) + by
        self.pace = PACES[max(0, min(len(PACES) - 1, at))]
        self.say(self.words.say("pace", seconds=f"{self.pace:g}"))
