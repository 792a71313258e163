"""What the laws ask of Castle: all its cards, how long it lasts, what a move may name."""

from typing import Final

from regalia.games.castle.card_tracking.multisets import list_cards
from regalia.games.castle.notation.position import cards_in_stack
from regalia.games.castle.rules import layout
from regalia.games.castle.rules.board import OUT, PLACE_NAMES, PLACES
from regalia.games.castle.rules.cards import NAMES
from regalia.games.castle.rules.layout import kind_of
from regalia.games.castle.rules.move_codes import VERBS
from regalia.kernel.invariants import Invariants
from regalia.kernel.options import Options
from regalia.kernel.state import State
from regalia.kernel.view import View

MAX_MOVES_PER_TURN: Final = 64  # four actions, two of them Merchants; the Spy swaps longest


class CastleInvariants(Invariants):
    """Every card is in play, in a hand, a deck or the reserve, or out of the game."""

    def component_names(self, state: State) -> list[str]:
        c = state.cells
        cards = list_cards(c[layout.RESERVE]) + list_cards(c[layout.REMOVED])
        for seat in range(c[layout.SEATS]):
            cards += list_cards(c[layout.HANDS + seat])
        cards += [int(c[at]) for at in range(layout.DECKS, layout.CELLS) if c[at]]
        for place in range(PLACES):
            cards += [int(kind_of(card)) for card in cards_in_stack(c[layout.STACKS + place])]
        return sorted(NAMES[card] for card in cards)

    def max_moves(self, options: Options) -> int:
        return MAX_MOVES_PER_TURN * layout.MAX_ROUNDS * int(options.seats)

    def nameable_things(self, view: View) -> dict[str, set[str]]:
        c = view.cells
        places = {*PLACE_NAMES[:PLACES], PLACE_NAMES[OUT]}
        for place in range(PLACES):
            beneath = range(1, len(cards_in_stack(c[layout.STACKS + place])))
            places |= {f"{PLACE_NAMES[place]}.{level}" for level in beneath}
        return {
            "verb": {verb for verb, _ in VERBS},
            "card": {NAMES[kind] for kind in list_cards(c[layout.HANDS + view.seat])},
            "reserve": {NAMES[kind] for kind in list_cards(c[layout.RESERVE])},
            "place": places,
            "seat": {str(seat) for seat in range(c[layout.SEATS])},
        }
