"""What the laws ask of Majesty: all its cards, how long it lasts, what a move may name."""

from regalia.games.majesty.rules import layout
from regalia.games.majesty.rules.cards import CHARACTERS, KINDS_OF_PEOPLE, NAMES
from regalia.games.majesty.rules.layout import cards_in_stack, seat_offset, top_wounded_card
from regalia.games.majesty.rules.move_codes import MAX_WORKERS_BOUGHT, MAX_WORKERS_SOLD
from regalia.kernel.invariants import Invariants
from regalia.kernel.options import Options
from regalia.kernel.state import State
from regalia.kernel.view import View


class MajestyInvariants(Invariants):
    """Every card is in the row, the deck, a hand that took it, a building or an infirmary."""

    def component_names(self, state: State) -> list[str]:
        c = state.cells
        cards = [
            int(c[layout.ROW + place]) for place in range(layout.ROW_SIZE) if c[layout.ROW + place]
        ]
        cards += [int(c[layout.DECK + at]) for at in range(c[layout.DRAWN], c[layout.SIZE])]
        if c[layout.TAKEN]:
            cards.append(int(c[layout.TAKEN]))
        for seat in range(c[layout.SEATS]):
            me = seat_offset(seat)
            cards += cards_in_stack(c[me + layout.WOUNDED_STACK])
            for building in range(KINDS_OF_PEOPLE):
                cards += cards_in_stack(c[me + layout.STACK + building])
        return sorted(NAMES[card] for card in cards)

    def max_moves(self, options: Options) -> int:
        return 2 * layout.TURNS_EACH * int(options.seats)

    def nameable_things(self, view: View) -> dict[str, set[str]]:
        c = view.cells
        row = [int(c[layout.ROW + place]) for place in range(layout.ROW_SIZE)]
        healed = int(top_wounded_card(c, view.seat))
        trades = range(-MAX_WORKERS_SOLD, MAX_WORKERS_BOUGHT + 1)
        return {
            "verb": {"take", "rest"},
            "row": {str(place) for place, card in enumerate(row, start=1) if card},
            "half": {
                name for card in (*row, int(c[layout.TAKEN])) for name in NAMES[card].split("/")
            }
            & set(CHARACTERS),
            "heal": set(NAMES[healed].split("/")),
            "trade": {f"{workers:+d}" if workers else "0" for workers in trades},
        }
