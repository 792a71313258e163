"""Deals of Majesty: shuffled, explicit, or sampled so that they fit a view (M2-M7)."""

from collections.abc import Mapping
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from regalia.games.majesty.rules import cards, layout
from regalia.games.majesty.rules.layout import seat_to_move
from regalia.games.majesty.rules.state import MajestyState
from regalia.kernel.cells import Cells, zero_cells
from regalia.kernel.errors import BadRecord, quote
from regalia.kernel.options import Option, Options, Value
from regalia.kernel.records.deals import check_deal_fields, read_first_seat
from regalia.kernel.rng import Rng
from regalia.kernel.view import View

GREEN_KEPT: Final = vec[i64]([0, 0, 6, 14, 26])  # by seats (M4)
ALL_SIDES: Final = tuple(
    "".join("AB"[mixture >> building & 1] for building in range(8)) for mixture in range(256)
)
DECLARED: Final = (
    Option("edition", layout.EDITIONS),
    Option("sides", ALL_SIDES, "eight letters A or B"),
    Option("deck", ("standard", "all")),
    Option("tiebreak", ("workers",), may_be_absent=True),
)


class MajestyOptions(Options):
    """The options as numbers, ready for many deals."""

    def __init__(self, seats: i64, values: dict[str, Value]) -> None:
        super().__init__(seats, values)
        self.edition: i64 = layout.EDITIONS.index(str(values["edition"]))
        self.sides: i64 = ALL_SIDES.index(str(values["sides"]))
        self.all_cards: bool = values["deck"] == "all"
        if "tiebreak" in values and self.edition != layout.DE:
            raise BadRecord("options: tiebreak is a choice of edition de alone (M42)")
        self.workers_break_ties: bool = self.edition == layout.PL or "tiebreak" in values


def deck_size(seats: i64, all_cards: bool) -> i64:
    """The number of cards dealt (M4, M6)."""
    return cards.ALL_RED + (i64(cards.ALL_GREEN) if all_cards else GREEN_KEPT[seats])


def empty_cells(options: MajestyOptions) -> Cells:
    """The cells before any card is dealt (M1, M2)."""
    c = zero_cells(layout.CELLS)
    c[layout.SEATS] = options.seats
    c[layout.EDITION] = options.edition
    c[layout.SIDES] = options.sides
    c[layout.WORKERS_BREAK_TIES] = 1 if options.workers_break_ties else 0
    c[layout.ALL_CARDS] = 1 if options.all_cards else 0
    c[layout.SIZE] = deck_size(options.seats, options.all_cards)
    for seat in range(options.seats):
        c[layout.BLOCKS + seat * layout.WIDTH + layout.WORKERS] = layout.WORKER_PLACES
    return c


def start_game(c: Cells, first_seat: i64) -> MajestyState:
    """Puts the first six cards of the deck in the row (M5) and returns the state that keeps `c`."""
    for place in range(i64(layout.ROW_SIZE)):
        c[layout.ROW + place] = c[layout.DECK + place]
    c[layout.DRAWN] = layout.ROW_SIZE
    c[layout.FIRST] = first_seat
    return MajestyState(i64(1) << seat_to_move(c), c)


def deal_shuffled(options: MajestyOptions, rng: Rng) -> MajestyState:
    """A table shuffled by the generator (M4, M6, M7)."""
    c = empty_cells(options)
    first = rng.below(options.seats)
    if options.all_cards:
        fill_deck(c, 0, cards.EVERY_CARD[:], c[layout.SIZE], rng)
    else:
        kept = GREEN_KEPT[options.seats]
        fill_deck(c, 0, cards.GREEN[:], kept, rng)
        fill_deck(c, kept, cards.RED[:], c[layout.SIZE], rng)
    return start_game(c, first)


def imagine_state(view: View, rng: Rng) -> MajestyState:
    """A table with this view: the cards not yet turned up are shuffled."""
    c = view.cells[:]
    drawn = c[layout.DRAWN]
    size = c[layout.SIZE]
    if c[layout.ALL_CARDS]:
        fill_deck(c, drawn, unseen_cards(c, cards.EVERY_CARD, 0, drawn), size, rng)
    else:
        kept = GREEN_KEPT[c[layout.SEATS]]
        if drawn < kept:
            fill_deck(c, drawn, unseen_cards(c, cards.GREEN, 0, drawn), kept, rng)
        fill_deck(c, max(drawn, kept), unseen_cards(c, cards.RED, kept, drawn), size, rng)
    return MajestyState(view.pending, c)


def unseen_cards(c: Cells, pile: vec[i64], start: i64, stop: i64) -> vec[i64]:
    """The cards of a pile without those in the deck from start to stop, which were turned up."""
    seen = zero_cells(cards.KINDS + 1)
    while start < stop:
        seen[c[layout.DECK + start]] += 1
        start += 1
    left = vec[i64](capacity=len(pile))
    for card in pile:
        if seen[card]:
            seen[card] -= 1
        else:
            left = append(left, card)
    return left


def fill_deck(c: Cells, start: i64, pile: vec[i64], stop: i64, rng: Rng) -> None:
    """Deals random cards of a pile onto the places of the deck from start to stop."""
    left = len(pile)
    while start < stop:
        at = rng.below_unchecked(left)
        c[layout.DECK + start] = pile[at]
        left -= 1
        pile[at] = pile[left]
        start += 1


def deal_explicit(options: MajestyOptions, deal: Mapping[str, object]) -> MajestyState:
    """A table with the deck and the first seat of an explicit deal."""
    check_deal_fields(deal, ("deck", "first"))
    deck = deal["deck"]
    first = read_first_seat(deal, options.seats)
    c = empty_cells(options)
    if not isinstance(deck, list) or len(deck) != c[layout.SIZE]:
        raise BadRecord(f"deal: deck is a list of exactly {c[layout.SIZE]} cards (M4)")
    for at, name in enumerate(deck):
        if not isinstance(name, str) or name not in cards.KIND_OF:
            raise BadRecord(f"deal: deck: {quote(name)} is no card of the game (M3)")
        c[layout.DECK + at] = cards.KIND_OF[name]
    check_deck(c, c[layout.SIZE])
    return start_game(c, first)


def check_deck(c: Cells, stop: i64) -> None:
    """Raises BadRecord if the cards before `stop` cannot lie there: first come the green ones."""
    if c[layout.ALL_CARDS]:
        check_pile(c, 0, stop, cards.EVERY_CARD, "the deck")
        return
    kept = int(GREEN_KEPT[c[layout.SEATS]])
    check_pile(c, 0, min(kept, stop), cards.GREEN, f"the first {kept} cards, which are green,")
    check_pile(c, kept, stop, cards.RED, f"the last {cards.ALL_RED} cards, which are red,")


def check_pile(c: Cells, start: i64, stop: i64, pile: vec[i64], subject: str) -> None:
    """Raises BadRecord if a card is more often in deck[start:stop] than in its pile."""
    for card in range(1, cards.KINDS + 1):
        there = sum(1 for at in range(start, stop) if c[layout.DECK + at] == card)
        copies = sum(1 for one in pile if one == card)
        if there > copies:
            raise BadRecord(
                f"deal: deck: {subject} can have {copies} of {cards.NAMES[card]}, not {there} (M3)"
            )
