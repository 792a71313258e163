"""Choosing a move: with arrows, numbers or the mouse, narrowed touch by touch."""

from collections.abc import Sequence

from textual.app import ComposeResult
from textual.widgets import Input, OptionList

from regalia.tui.board import Board
from regalia.tui.choices import Choices
from regalia.tui.entry import Entry
from regalia.tui.glossary import outlook
from regalia.tui.offers import Choice, Offer
from regalia.tui.screen import TableScreen
from regalia.tui.seated import Seated


class ChooserScreen(TableScreen):
    """A table at which one person chooses; while somebody thinks, nothing can be chosen."""

    def __init__(self, sitting: Seated) -> None:
        super().__init__(sitting.game, sitting.voice, sitting.words)
        self.sitting: Seated = sitting
        self.offers: list[Offer] = []
        self.touched: list[str] = []
        self.choices: list[Choice] = []
        self.armed = ""
        self.busy = ""

    @property
    def afterwards(self) -> tuple[str, ...]:
        """What can be done at the end."""
        return ("again", "replay", "quit")

    def compose(self) -> ComposeResult:
        for part in super().compose():
            if isinstance(part, OptionList):
                yield Choices("choices")
            elif isinstance(part, Input):
                yield Entry(self.completions, "typed")
            else:
                yield part

    def completions(self) -> Sequence[str]:
        """All that can be typed now."""
        raise NotImplementedError

    def make(self, move: int) -> None:
        """Makes the person's move."""
        raise NotImplementedError

    # what is shown

    def show_choices(self) -> None:
        """The choices, each with what it means and brings; at the end what one can do then."""
        listed = self.query_one("#choices", Choices)
        if self.sitting.over:
            lines = [self.words.say(f"after-{what}") for what in self.afterwards]
        else:
            lines = [self.line_of(choice) for choice in self.choices]
        listed.show(lines, self.app.size.width - 2, 0 if lines else None)
        if lines and not self.busy:
            self.point_at_choice(0)

    def line_of(self, choice: Choice) -> str:
        """A choice in words: the move it makes, or what it begins with."""
        if choice.only is None:
            name = self.game.terminal.name(self.sitting.view, choice.touch, self.voice)
            return self.words.say("leads-to", name=name, count=len(choice.offers))
        brings = outlook(self.game, self.sitting.view, choice.only.move, self.voice)
        meaning = self.meaning(choice.only)
        return f"{meaning}  ⇒ {brings}" if brings else meaning

    def meaning(self, offer: Offer) -> str:
        """A move in plain words, or as it is written."""
        view = self.sitting.view
        parts = self.game.parts(view, offer.move)
        return self.game.terminal.describe(view, parts, self.voice) or offer.text

    def draw_keys(self) -> None:
        """Shows the keys that do something now."""
        raise NotImplementedError

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
            self.app.exit(self.afterwards[at])
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
        self.armed = ""
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
            self.show_keys("make-it", key=(at + 1) % 10)
        else:
            self.choose(at)

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        if self.busy:
            return
        if self.armed and self.armed != str(event.option_index):
            self.armed = ""
            self.draw_keys()
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
            self.say(self.game.terminal.detail(self.sitting.shown, event.thing, self.voice))
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
            self.say(self.game.terminal.detail(self.sitting.shown, event.thing, self.voice))
            self.point_at(event.thing)
        elif event.by_mouse:
            self.look_or_choose(at)
        else:
            self.choose(at)
