"""Which things on the table have changed since the person last moved."""

from collections.abc import Mapping

from regalia.tui.layout import ScreenLayout


class ChangeTracker:
    """Compares the texts of things with those remembered."""

    def __init__(self) -> None:
        self.texts_by_thing: Mapping[str, str] = {}
        self.layout: ScreenLayout | None = None

    def remember_texts(self, texts_by_thing: Mapping[str, str], layout: ScreenLayout) -> None:
        """Remembers how things look, drawn in this layout."""
        self.texts_by_thing, self.layout = texts_by_thing, layout

    def forget_texts(self) -> None:
        """Forgets how things looked: nothing has changed."""
        self.texts_by_thing = {}

    def things_changed_since_remembered(
        self, texts_by_thing: Mapping[str, str], layout: ScreenLayout
    ) -> set[str]:
        """The things that look different; none after a resize, which changes all drawings."""
        if layout != self.layout:
            self.forget_texts()
        old_texts = self.texts_by_thing
        return {
            thing for thing, text in texts_by_thing.items() if old_texts.get(thing, text) != text
        }
