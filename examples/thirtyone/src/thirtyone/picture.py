"""A table as a picture in plain text, and moves in plain words."""

from regalia.kernel.cells import SEATS
from regalia.kernel.parts import Part, value_of, verb_of
from regalia.kernel.terminal.columns import clipped, padded
from regalia.kernel.terminal.terminal import Terminal
from regalia.kernel.text.voice import Voice
from regalia.kernel.view import HIDDEN, View
from thirtyone.cards import NAMES, worth
from thirtyone.layout import LEFT, PILE, PILED, hand, knocker

NAME = 24
BACK = "▒▒"
SIGNS = str.maketrans("cdhs", "♣♦♥♠")


class ThirtyOneTerminal(Terminal):
    """The stock and the pile in a line, then a line for every seat."""

    def picture(self, view: View, voice: Voice) -> str:
        c = view.cells
        top = face(int(c[PILE + c[PILED] - 1])) if c[PILED] else voice.say("nothing")
        lines = [voice.say("stock", cards=int(c[LEFT])) + " · " + voice.say("pile", card=top)]
        for seat in range(c[SEATS]):
            mark = "▶" if view.pending >> seat & 1 else " "
            cards = hand(c, seat)
            shown = " ".join(face(card) for card in cards)
            total = "" if HIDDEN in cards else f" {worth(cards):>2}"
            knocked = f" {voice.say('knocked')}" if seat == knocker(c) else ""
            name = padded(clipped(voice.seat(seat), NAME), NAME)
            lines.append(f"{mark} {name} {padded(shown, 15)}{total}{knocked}")
        return "\n".join(line.rstrip() for line in lines)

    def describe(self, view: View, parts: list[Part], voice: Voice) -> str:
        card = value_of(parts, "card")
        if verb_of(parts) == "take":
            card = NAMES[view.cells[PILE + view.cells[PILED] - 1]]
        return voice.say(f"describe-{verb_of(parts)}", card=(card or "").translate(SIGNS))


def face(card: int) -> str:
    """A card as it lies: its face or its back."""
    return BACK if card == HIDDEN else NAMES[card].translate(SIGNS)
