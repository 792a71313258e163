"""How a game shows itself in a terminal. A game may leave it out: then it is shown as data."""

import json

from regalia.kernel.parts import Part
from regalia.kernel.view import View
from regalia.kernel.voice import Voice


class Terminal:
    """Pictures in plain text, and moves in plain words."""

    def picture(self, view: View, voice: Voice) -> str:
        """A view as a picture, several lines of at most 100 columns."""
        return json.dumps(view.table(), ensure_ascii=False, indent=1)

    def describe(self, view: View, parts: list[Part], voice: Voice) -> str:
        """A legal move of the view's seat, given in parts, in plain words."""
        return ""

    def typed(self, text: str, voice: Voice) -> str:
        """What a player of this language may type, as notation."""
        return text
