"""The line to type in: completed while one types, with what was typed before at hand."""

from collections.abc import Callable, Sequence
from typing import ClassVar

from textual.binding import Binding, BindingType
from textual.suggester import Suggester
from textual.widgets import Input


class Completion(Suggester):
    """Offers the first text that begins with what is typed."""

    def __init__(self, texts: Callable[[], Sequence[str]]) -> None:
        super().__init__(use_cache=False, case_sensitive=False)
        self.texts = texts

    async def get_suggestion(self, value: str) -> str | None:
        wanted = value.casefold()
        return next((text for text in self.texts() if text.casefold().startswith(wanted)), None)


class Entry(Input):
    """A line that remembers."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("tab", "complete", show=False),
        Binding("up", "earlier", show=False),
        Binding("down", "later", show=False),
    ]

    def __init__(self, texts: Callable[[], Sequence[str]], id: str) -> None:  # noqa: A002
        super().__init__(id=id, suggester=Completion(texts), compact=True, select_on_focus=False)
        self.typed_before: list[str] = []
        self.back = 0

    def begin(self, text: str) -> None:
        """Goes on typing after a text."""
        self.focus()
        self.value = text
        self.cursor_position = len(text)

    def take(self) -> str:
        """What was typed; the line is empty again."""
        text = self.value.strip()
        if text:
            self.typed_before.append(text)
        self.back = 0
        self.value = ""
        return text

    def action_complete(self) -> None:
        """Takes the completion that is offered, or leaves an empty line."""
        if self.value:
            self.action_cursor_right()
        else:
            self.screen.focus_next()

    def action_earlier(self) -> None:
        """What was typed before."""
        self.go(1)

    def action_later(self) -> None:
        """What was typed after that."""
        self.go(-1)

    def go(self, steps: int) -> None:
        """Goes through what was typed."""
        self.back = max(0, min(len(self.typed_before), self.back + steps))
        self.value = self.typed_before[-self.back] if self.back else ""
        self.cursor_position = len(self.value)
