"""What the laws ask of Majesty: all its cards, how long it lasts, what a move may name."""

from regalia.games.majesty.rules.cards import CHARACTERS, KINDS_OF_PEOPLE, NAMES
from regalia.games.majesty.rules.layout import (
    CARD_MASK,
    DECK,
    DRAWN,
    ROW,
    ROW_SIZE,
    SEATS,
    SIZE,
    STACK,
    TAKEN,
    TURNS_EACH,
    WOUNDED,
    cards_in_stack,
    seat_offset,
)
from regalia.games.majesty.rules.moves import MOST_BOUGHT, MOST_SOLD
from regalia.kernel.invariants import Invariants
from regalia.kernel.options import Options
from regalia.kernel.state import State
from regalia.kernel.view import View


class MajestyInvariants(Invariants):
    """Every card is in the row, the deck, a hand that took it, a building or an infirmary."""

    def component_names(self, state: State) -> list[str]:
        c = state.cells
        cards = [int(c[ROW + place]) for place in range(ROW_SIZE) if c[ROW + place]]
        cards += [int(c[DECK + at]) for at in range(c[DRAWN], c[SIZE])]
        if c[TAKEN]:
            cards.append(int(c[TAKEN]))
        for seat in range(c[SEATS]):
            me = seat_offset(seat)
            cards += cards_in_stack(c[me + WOUNDED])
            for building in range(KINDS_OF_PEOPLE):
                cards += cards_in_stack(c[me + STACK + building])
        return sorted(NAMES[card] for card in cards)

    def max_moves(self, options: Options) -> int:
        return 2 * TURNS_EACH * int(options.seats)

    def nameable_things(self, view: View) -> dict[str, set[str]]:
        c = view.cells
        row = [int(c[ROW + place]) for place in range(ROW_SIZE)]
        healed = int(c[seat_offset(view.seat) + WOUNDED] & CARD_MASK)
        trades = range(-MOST_SOLD, MOST_BOUGHT + 1)
        return {
            "verb": {"take", "rest"},
            "row": {str(place) for place, card in enumerate(row, start=1) if card},
            "half": {name for card in (*row, int(c[TAKEN])) for name in NAMES[card].split("/")}
            & set(CHARACTERS),
            "heal": set(NAMES[healed].split("/")),
            "trade": {f"{workers:+d}" if workers else "0" for workers in trades},
        }
