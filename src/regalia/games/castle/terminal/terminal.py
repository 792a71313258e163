"""Castle in a terminal: its picture, and the names of what lies there."""

from typing import Final

from regalia.games.castle.rules.board import PLACE_OF, PLACES
from regalia.games.castle.rules.cards import KIND_OF, NAMES, ZONE, ZONES
from regalia.games.castle.rules.layout import ENDING, GAME_BLOCKED, HAND_SIZES, STACKS, kind_of
from regalia.games.castle.rules.tasks import top_task
from regalia.games.castle.terminal import picture
from regalia.games.castle.terminal.describe import card_at_place_name, describe_move
from regalia.kernel.event import VisibleEvent
from regalia.kernel.parts import Part
from regalia.kernel.terminal.terminal import Drawing, DrawnTerminal
from regalia.kernel.text.voice import Voice
from regalia.kernel.view import View

PILES: Final = ("hand", "reserve", "removed", "known", "card")
TOPIC_BY_KIND: Final = {"draw": "actions", "swap": "actions", "done": "powers", "seat": "knowledge"}


class CastleTerminal(DrawnTerminal):
    """The castle and its outside, the hands, and moves in words."""

    drawing: Drawing = picture

    def explain_result(self, view: View, voice: Voice) -> list[str]:
        """Who got rid of all cards (C13), or of the most (C14); then the cards still in hand."""
        c = view.cells
        hands = [int(c[HAND_SIZES + seat]) for seat in range(view.seats)]
        level = hands.count(min(hands))
        how = "blocked" if level == 1 else "decks" if len(view.winners()) < level else "shared"
        said = [voice.text("won-empty" if c[ENDING] != GAME_BLOCKED else f"won-{how}")]
        for seat, held in enumerate(picture.open_hand_texts(view, voice)):
            if held:
                cards = voice.text("left-in-hand", cards=held)
                said.append(f"{seat + 1} {voice.seat_name(seat)}, {cards}")
        return said

    def describe_move(self, view: View, parts: list[Part], voice: Voice) -> str:
        return describe_move(view, parts, voice)

    def describe_foreseen_events(
        self, view: View, events: list[VisibleEvent], voice: Voice
    ) -> list[str]:
        """The events that follow from a move, without those that its description names already."""
        direct = 1 if top_task(view.cells) else 0
        if events and events[0].facts.get("card") == "ghost":  # it is laid in place of a card
            direct = 2
        return super().describe_foreseen_events(view, events[direct:], voice)

    def thing_name(self, view: View, thing: str, voice: Voice) -> str:
        kind, _, value = thing.partition(":")
        if kind in PILES:
            return voice.word("card", value)
        if kind == "place":
            card = self.help_topic(view, thing)
            place = voice.text("touch-out") if value == "out" else voice.word("place", value)
            return f"{place} {voice.word('card', card)}" if card in NAMES else place
        return super().thing_name(view, thing, voice)

    def describe_thing(self, view: View, thing: str, voice: Voice) -> str:
        kind, _, value = thing.partition(":")
        if kind in PILES:
            zone = ZONES[ZONE[KIND_OF[value]]]
            return f"{self.thing_name(view, thing, voice)} – {voice.word('zone', zone)}"
        if kind != "place":
            return self.thing_name(view, thing, voice)
        standing = picture.cards_at_place(view, value, voice)
        return (
            f"{voice.word('place', value)}: {standing}"
            if standing
            else self.thing_name(view, thing, voice)
        )

    def help_topic(self, view: View, thing: str) -> str:
        kind, _, value = thing.partition(":")
        if kind in PILES:
            return value
        if kind == "place":
            place = PLACE_OF[value.partition(".")[0]]
            if place == PLACES or not view.cells[STACKS + place]:
                return "board"
            return NAMES[kind_of(card_at_place_name(view.cells, value))]
        return TOPIC_BY_KIND.get(kind, "actions")
