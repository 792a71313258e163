"""Which things on the table have changed since the person last moved."""

from collections.abc import Mapping

from regalia.tui.layout import ScreenLayout


class ChangeTracker:
    """Compares the texts of things with those remembered."""

    def __init__(self) -> None:
        self.texts: Mapping[str, str] = {}
        self.sizes: ScreenLayout | None = None

    def remember_texts(self, texts: Mapping[str, str], sizes: ScreenLayout) -> None:
        """Remembers how things look, drawn in these sizes."""
        self.texts, self.sizes = texts, sizes

    def forget_texts(self) -> None:
        """Forgets how things looked: nothing has changed."""
        self.texts = {}

    def changed_things(self, texts: Mapping[str, str], sizes: ScreenLayout) -> set[str]:
        """The things that look different; none after a resize, which changes all drawings."""
        if sizes != self.sizes:
            self.forget_texts()
        return {thing for thing, text in texts.items() if self.texts.get(thing, text) != text}
