"""Picks a move with arrows, numbers or the mouse, narrowed touch by touch."""

from collections.abc import Callable

from regalia.tui.game_driver import GameDriver
from regalia.tui.game_session import GameSession
from regalia.tui.legal_moves import (
    Choice,
    LegalMove,
    choices_after_touches,
    describe_certain_results,
    describe_move,
)
from regalia.tui.table_view import TableView


class MovePicker:
    """The choices of the person; after the game, what the person can do then.

    A choice that makes a move is previewed first: `previewed` is its index until it is confirmed.
    """

    def __init__(
        self, game: GameSession, driver: GameDriver, table: TableView, redraw: Callable[[], None]
    ) -> None:
        self.game = game
        self.driver = driver
        self.table = table
        self.redraw = redraw
        self.legal_moves: list[LegalMove] = []
        self.touched: list[str] = []
        self.choices: list[Choice] = []
        self.previewed: int | None = None

    def clear_decision(self) -> None:
        """Drops the moves and touches of a decision that has passed."""
        self.legal_moves = []
        self.touched = []
        self.previewed = None

    def update_choices(self) -> None:
        """Lists the choices after the touches so far; none while the person cannot move."""
        can_pick = not self.table.status.is_waiting and self.game.has_to_move()
        self.choices = choices_after_touches(self.legal_moves, self.touched) if can_pick else []

    def undo_last_touch(self) -> None:
        self.previewed = None
        if self.touched:
            self.touched.pop()
        self.redraw()

    # what is shown

    def show_choices(self) -> None:
        """Lists the choices with their outlooks; after the game, what can be done then."""
        if self.game.is_over:
            format_message = self.game.messages.format
            lines = [
                format_message(f"after-{action}") for action in self.driver.actions_after_game()
            ]
        else:
            lines = [self.describe_choice(choice) for choice in self.choices]
        self.table.show_choices(lines, 0 if lines else None)
        if lines and not self.table.status.is_waiting:
            self.show_choice_details(0)

    def describe_choice(self, choice: Choice) -> str:
        """The move that a choice makes and its outlook, or the thing that several begin with."""
        rules, view, voice = self.game.rules, self.game.view, self.game.voice
        if choice.only_move is None:
            name = rules.terminal.thing_name(view, choice.touch, voice)
            following = choices_after_touches(choice.moves, [*self.touched, choice.touch])
            return self.game.messages.format(
                "leads-to",
                name=name,
                count=len(choice.moves),
                next=", ".join(
                    rules.terminal.thing_name(view, one.touch, voice) for one in following
                ),
            )
        outlook = describe_certain_results(rules, view, choice.only_move.move, voice)
        meaning = describe_move(rules, view, choice.only_move, voice)
        return f"{meaning}  ⇒ {outlook}" if outlook else meaning

    def show_key_help(self) -> None:
        """Shows the keys that do something now."""
        self.table.show_key_help("keys-over" if self.game.is_over else self.driver.key_help)

    def show_choice_details(self, index: int) -> None:
        """Shows on the board and in the status line what a choice is about."""
        if self.game.is_over or index >= len(self.choices):
            return
        choice = self.choices[index]
        if choice.only_move is None:
            self.table.show_thing_description(self.game.view, choice.touch)
        else:
            text = f"[{choice.only_move.text}] {self.describe_choice(choice)}"
            self.table.status.show_text(text)
        self.table.move_cursor_to_thing(choice.touch)

    # picking from the list

    def pick_choice(self, index: int) -> None:
        """Takes a choice: makes its move, or narrows the choices further."""
        if self.table.status.is_waiting:
            return
        if self.game.is_over:
            self.table.app.exit(self.driver.actions_after_game()[index])
            return
        choice = self.choices[index]
        if choice.only_move is not None:
            self.driver.make_person_move(choice.only_move.move)
        else:
            self.touched.append(choice.touch)
            self.previewed = None
            self.redraw()

    def preview_or_pick(self, index: int) -> None:
        """Previews a choice that makes a move, unless it is previewed already; else takes it."""
        is_final = self.game.is_over or self.choices[index].only_move is not None
        if is_final and self.previewed != index:
            self.previewed = index
            self.table.choice_list.highlighted = index
            self.show_choice_details(index)
            self.table.show_key_help("make-it", key=(index + 1) % 10)
        else:
            self.pick_choice(index)

    def pick_by_digit(self, digit: int) -> None:
        """Previews or takes the choice of a digit; 0 is the tenth."""
        index = (digit or 10) - 1
        if not self.table.status.is_waiting and index < self.table.choice_list.option_count:
            self.preview_or_pick(index)

    def handle_list_selection(self, index: int) -> None:
        """Follows a selection in the list: the mouse previews first, Enter takes at once."""
        if self.table.choice_list.selected_by_mouse:
            self.table.choice_list.selected_by_mouse = False
            self.preview_or_pick(index)
        else:
            self.pick_choice(index)

    def handle_list_highlight(self, index: int) -> None:
        """Follows the highlight in the list; a preview of another choice ends."""
        if self.table.status.is_waiting:
            return
        if self.previewed is not None and self.previewed != index:
            self.previewed = None
            self.show_key_help()
        self.show_choice_details(index)

    # picking on the board

    def choice_index_of_thing(self, thing: str) -> int | None:
        return next((at for at, one in enumerate(self.choices) if one.touch == thing), None)

    def show_details_of_thing(self, thing: str) -> None:
        """Follows the cursor on the board: shows the choice of a thing, or describes the thing."""
        if self.table.status.is_waiting:
            return
        index = self.choice_index_of_thing(thing)
        if index is None:
            self.show_thing_description(thing)
        else:
            self.table.choice_list.highlighted = index
            self.show_choice_details(index)

    def pick_thing(self, thing: str, by_mouse: bool) -> None:
        """Takes the choice of a thing; a thing that begins another move starts over."""
        if self.table.status.is_waiting or self.game.is_over:
            return
        index = self.choice_index_of_thing(thing)
        if index is None and self.touched and self.begins_legal_move(thing):
            self.touched = []
            self.redraw()
            index = self.choice_index_of_thing(thing)
        if index is None:
            self.show_thing_description(thing)
        elif by_mouse:
            self.preview_or_pick(index)
        else:
            self.pick_choice(index)

    def begins_legal_move(self, thing: str) -> bool:
        """Whether a legal move begins with touching this thing."""
        return any(move.touches[0] == thing for move in self.legal_moves)

    def show_thing_description(self, thing: str) -> None:
        """Describes a thing that cannot be touched now."""
        self.table.show_thing_description(self.game.displayed_view, thing)
        self.table.move_cursor_to_thing(thing)
