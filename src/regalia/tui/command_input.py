"""The input line: it completes what is typed and keeps a history."""

from collections.abc import Callable, Sequence
from typing import ClassVar

from textual.binding import Binding, BindingType
from textual.suggester import Suggester
from textual.widgets import Input


class CompletionSuggester(Suggester):
    """Suggests the first candidate that begins with what is typed."""

    def __init__(self, list_candidates: Callable[[], Sequence[str]]) -> None:
        super().__init__(use_cache=False, case_sensitive=False)
        self.list_candidates = list_candidates

    async def get_suggestion(self, value: str) -> str | None:
        prefix = value.casefold()
        candidates = self.list_candidates()
        return next((text for text in candidates if text.casefold().startswith(prefix)), None)


class CommandInput(Input):
    """An input line for moves, commands and questions."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("tab", "accept_suggestion", show=False),
        Binding("up", "move_in_history(1)", show=False),
        Binding("down", "move_in_history(-1)", show=False),
    ]

    def __init__(self, list_candidates: Callable[[], Sequence[str]], id: str) -> None:  # noqa: A002
        suggester = CompletionSuggester(list_candidates)
        super().__init__(id=id, suggester=suggester, compact=True, select_on_focus=False)
        self.history: list[str] = []
        self.steps_back = 0  # in the history; 0 is the line being typed

    def focus_with_text(self, text: str) -> None:
        """Focuses the line with a text already typed."""
        self.focus()
        self.value = text
        self.cursor_position = len(text)

    def take_typed_text(self) -> str:
        """Empties the line and returns what was typed."""
        text = self.value.strip()
        if text:
            self.history.append(text)
        self.steps_back = 0
        self.value = ""
        return text

    def action_accept_suggestion(self) -> None:
        """Accepts the suggestion; in an empty line the focus moves on instead."""
        if self.value:
            self.action_cursor_right()
        else:
            self.screen.focus_next()

    def action_move_in_history(self, steps_back: int) -> None:
        """Shows an earlier line, or a later one if the number is negative."""
        self.steps_back = max(0, min(len(self.history), self.steps_back + steps_back))
        self.value = self.history[-self.steps_back] if self.steps_back else ""
        self.cursor_position = len(self.value)
