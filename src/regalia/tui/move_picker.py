"""Choosing a move: with arrows, numbers or the mouse, narrowed touch by touch."""

from collections.abc import Sequence

from textual.app import ComposeResult
from textual.widgets import Input, OptionList

from regalia.tui.board import Board
from regalia.tui.choice_list import ChoiceList
from regalia.tui.command_input import CommandInput
from regalia.tui.game_session import GameSession
from regalia.tui.legal_moves import Choice, LegalMove, describe_outlook
from regalia.tui.table_screen import TableScreen


class PickerScreen(TableScreen):
    """A table at which one person chooses; while somebody thinks, nothing can be chosen."""

    def __init__(self, game: GameSession) -> None:
        super().__init__(game.rules, game.voice, game.messages)
        self.game: GameSession = game
        self.legal_moves: list[LegalMove] = []
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
                yield ChoiceList("choices")
            elif isinstance(part, Input):
                yield CommandInput(self.completions, "typed")
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
        listed = self.query_one("#choices", ChoiceList)
        if self.game.is_over:
            lines = [self.messages.format(f"after-{what}") for what in self.afterwards]
        else:
            lines = [self.line_of(choice) for choice in self.choices]
        listed.show_lines(lines, self.app.size.width - 2, 0 if lines else None)
        if lines and not self.busy:
            self.point_at_choice(0)

    def line_of(self, choice: Choice) -> str:
        """A choice in words: the move it makes, or what it begins with."""
        if choice.only_move is None:
            name = self.rules.terminal.name(self.game.view, choice.touch, self.voice)
            return self.messages.format("leads-to", name=name, count=len(choice.moves))
        brings = describe_outlook(self.rules, self.game.view, choice.only_move.move, self.voice)
        meaning = self.meaning(choice.only_move)
        return f"{meaning}  ⇒ {brings}" if brings else meaning

    def meaning(self, offer: LegalMove) -> str:
        """A move in plain words, or as it is written."""
        view = self.game.view
        parts = self.rules.parts(view, offer.move)
        return self.rules.terminal.describe(view, parts, self.voice) or offer.text

    def draw_keys(self) -> None:
        """Shows the keys that do something now."""
        raise NotImplementedError

    # pointing and choosing

    def point_at_choice(self, at: int) -> None:
        """Shows on the board and below what a choice is about."""
        if self.game.is_over or at >= len(self.choices):
            return
        choice = self.choices[at]
        if choice.only_move is None:
            view = self.game.view
            self.say(self.rules.terminal.detail(view, choice.touch, self.voice))
        else:
            self.say(f"[{choice.only_move.text}] {self.line_of(choice)}")
        self.point_at(choice.touch)

    def point_at(self, thing: str) -> None:
        """Highlights a thing on the board."""
        self.pointed = thing
        for name in ("#board", "#seats"):
            board = self.query_one(name, Board)
            board.highlights = board.highlights._replace(pointed=thing)
            board.refresh()

    def choice_of(self, thing: str) -> int | None:
        """Which of the choices touches this thing."""
        return next((at for at, one in enumerate(self.choices) if one.touch == thing), None)

    def choose(self, at: int) -> None:
        """Takes a choice: makes its move, or asks further."""
        if self.busy:
            return
        if self.game.is_over:
            self.app.exit(self.afterwards[at])
            return
        choice = self.choices[at]
        if choice.only_move is not None:
            self.make(choice.only_move.move)
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
        ends = self.game.is_over or self.choices[at].only_move is not None
        if ends and self.armed != str(at):
            self.armed = str(at)
            self.query_one("#choices", ChoiceList).highlighted = at
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
        listed = self.query_one("#choices", ChoiceList)
        if listed.selected_by_mouse:
            listed.selected_by_mouse = False
            self.look_or_choose(event.option_index)
        else:
            self.choose(event.option_index)

    def on_board_pointed(self, event: Board.Pointed) -> None:
        if self.busy:
            return
        at = self.choice_of(event.thing)
        if at is not None:
            self.query_one("#choices", ChoiceList).highlighted = at
            self.point_at_choice(at)
        else:
            self.say(self.rules.terminal.detail(self.game.visible_view, event.thing, self.voice))
            self.point_at(event.thing)

    def on_board_touched(self, event: Board.Touched) -> None:
        if self.busy or self.game.is_over:
            return
        at = self.choice_of(event.thing)
        if at is None and self.touched:  # another beginning, perhaps
            first = {offer.touches[0] for offer in self.legal_moves}
            if event.thing in first:
                self.touched = []
                self.draw()
                at = self.choice_of(event.thing)
        if at is None:
            self.say(self.rules.terminal.detail(self.game.visible_view, event.thing, self.voice))
            self.point_at(event.thing)
        elif event.by_mouse:
            self.look_or_choose(at)
        else:
            self.choose(at)
