"""Castle in a terminal: its picture, and the names of what lies there."""

from typing import Final

from regalia.games.castle import picture
from regalia.games.castle.board import PLACE_OF, PLACES
from regalia.games.castle.cards import KIND_OF, NAMES, ZONE, ZONES
from regalia.games.castle.describe import card_on, describe
from regalia.games.castle.layout import STACKS, kind_of
from regalia.kernel.parts import Part
from regalia.kernel.spans import Line
from regalia.kernel.terminal import Drawn, Reckoning
from regalia.kernel.view import View
from regalia.kernel.voice import Voice

PILES: Final = ("hand", "reserve", "removed", "known", "card")
TOPICS: Final = {"draw": "actions", "swap": "actions", "done": "powers", "seat": "knowledge"}


class CastleTerminal(Drawn):
    """The castle and its outside, the hands, and moves in words."""

    def board(self, view: View, voice: Voice, wide: int, high: int) -> list[Line]:
        return picture.board(view, voice, wide, high)

    def seats(self, view: View, voice: Voice, wide: int) -> list[Line]:
        return picture.seats(view, voice, wide)

    def heading(self, view: View, voice: Voice) -> str:
        return picture.heading(view, voice)

    def reckoning(self, view: View, voice: Voice) -> Reckoning:
        return picture.reckoning(view, voice)

    def describe(self, view: View, parts: list[Part], voice: Voice) -> str:
        return describe(view, parts, voice)

    def name(self, view: View, thing: str, voice: Voice) -> str:
        kind, _, value = thing.partition(":")
        if kind in PILES:
            return voice.word("card", value)
        if kind == "place":
            card = self.topic(view, thing)
            place = voice.say("touch-out") if value == "out" else value
            return f"{place} {voice.word('card', card)}" if card in NAMES else place
        return super().name(view, thing, voice)

    def detail(self, view: View, thing: str, voice: Voice) -> str:
        kind, _, value = thing.partition(":")
        if kind in PILES:
            zone = ZONES[ZONE[KIND_OF[value]]]
            return f"{self.name(view, thing, voice)} – {voice.word('zone', zone)}"
        if kind != "place":
            return self.name(view, thing, voice)
        standing = picture.standing_at(view, value, voice)
        return f"{value}: {standing}" if standing else self.name(view, thing, voice)

    def topic(self, view: View, thing: str) -> str:
        kind, _, value = thing.partition(":")
        if kind in PILES:
            return value
        if kind == "place":
            place = PLACE_OF[value.partition(".")[0]]
            if place == PLACES or not view.cells[STACKS + place]:
                return "board"
            return NAMES[kind_of(card_on(view.cells, value))]
        return TOPICS.get(kind, "actions")
