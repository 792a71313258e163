"""A table as a picture in plain text, and moves in plain words."""

from regalia.kernel.cells import SEATS_CELL
from regalia.kernel.parts import Part, value_of, verb_of
from regalia.kernel.terminal.columns import clip_text, pad_text
from regalia.kernel.terminal.terminal import Terminal
from regalia.kernel.text.voice import Voice
from regalia.kernel.view import HIDDEN, View
from thirtyone.cards import NAMES, hand_points
from thirtyone.layout import PILE, PILE_SIZE, STOCK_SIZE, hand, knocker

NAME_WIDTH = 24
CARD_BACK = "▒▒"
SUIT_SIGNS = str.maketrans("cdhs", "♣♦♥♠")


class ThirtyOneTerminal(Terminal):
    """The stock and the pile in a line, then a line for every seat."""

    def picture(self, view: View, voice: Voice) -> str:
        c = view.cells
        top = card_text(int(c[PILE + c[PILE_SIZE] - 1])) if c[PILE_SIZE] else voice.text("nothing")
        lines = [
            voice.text("stock", cards=int(c[STOCK_SIZE])) + " · " + voice.text("pile", card=top)
        ]
        for seat in range(c[SEATS_CELL]):
            mark = "▶" if view.pending >> seat & 1 else " "
            cards = hand(c, seat)
            shown = " ".join(card_text(card) for card in cards)
            total = "" if HIDDEN in cards else f" {hand_points(cards):>2}"
            knocked = f" {voice.text('knocked')}" if seat == knocker(c) else ""
            name = pad_text(clip_text(voice.seat_name(seat), NAME_WIDTH), NAME_WIDTH)
            lines.append(f"{mark} {name} {pad_text(shown, 15)}{total}{knocked}")
        return "\n".join(line.rstrip() for line in lines)

    def describe_move(self, view: View, parts: list[Part], voice: Voice) -> str:
        card = value_of(parts, "card")
        if verb_of(parts) == "take":
            card = NAMES[view.cells[PILE + view.cells[PILE_SIZE] - 1]]
        return voice.text(f"describe-{verb_of(parts)}", card=(card or "").translate(SUIT_SIGNS))


def card_text(card: int) -> str:
    """A card as it lies: its face or its back."""
    return CARD_BACK if card == HIDDEN else NAMES[card].translate(SUIT_SIGNS)
