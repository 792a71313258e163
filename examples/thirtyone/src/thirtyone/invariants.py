"""What the laws ask of the game: its cards, how long it lasts, what a move may name."""

from regalia.kernel.invariants import Invariants
from regalia.kernel.options import Options
from regalia.kernel.state import State
from regalia.kernel.view import View
from thirtyone.cards import NAMES
from thirtyone.layout import TURNS_EACH, all_cards, hand


class ThirtyOneInvariants(Invariants):
    """Every card is in the stock, the pile or a hand."""

    def component_names(self, state: State) -> list[str]:
        return sorted(NAMES[card] for card in all_cards(state.cells))

    def max_moves(self, options: Options) -> int:
        return 2 * TURNS_EACH * int(options.seats)

    def nameable_things(self, view: View) -> dict[str, set[str]]:
        cards = {NAMES[card] for card in hand(view.cells, int(view.seat))}
        return {"verb": {"draw", "take", "knock", "discard"}, "card": cards}
