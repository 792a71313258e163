"""The deals of Majesty: shuffled, laid out by hand, or imagined behind a view (M2-M7)."""

from collections.abc import Mapping
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from regalia.games.majesty.rules.cards import (
    ALL_GREEN,
    ALL_RED,
    EVERY_CARD,
    GREEN,
    KIND_OF,
    KINDS,
    NAMES,
    RED,
)
from regalia.games.majesty.rules.layout import (
    ALL_CARDS,
    BLOCKS,
    CELLS,
    DE,
    DECK,
    DRAWN,
    EDITION,
    EDITIONS,
    FIRST,
    PL,
    ROW,
    ROW_SIZE,
    SEATS,
    SIDES,
    SIZE,
    WIDTH,
    WORKER_PLACES,
    WORKERS,
    WORKERS_BREAK_TIES,
    seat_to_move,
)
from regalia.games.majesty.rules.state import MajestyState
from regalia.kernel.cells import zero_cells
from regalia.kernel.errors import BadRecord, quote
from regalia.kernel.options import Option, Options, Value
from regalia.kernel.records.deals import check_fields, read_first
from regalia.kernel.rng import Rng
from regalia.kernel.view import View

GREEN_KEPT: Final = vec[i64]([0, 0, 6, 14, 26])  # by seats (M4)
ALL_SIDES: Final = tuple(
    "".join("AB"[mixture >> building & 1] for building in range(8)) for mixture in range(256)
)
DECLARED: Final = (
    Option("edition", EDITIONS),
    Option("sides", ALL_SIDES, "eight letters A or B"),
    Option("deck", ("standard", "all")),
    Option("tiebreak", ("workers",), may_be_absent=True),
)


class MajestyOptions(Options):
    """The options as numbers, ready for many deals."""

    def __init__(self, seats: i64, written: dict[str, Value]) -> None:
        super().__init__(seats, written)
        self.edition: i64 = EDITIONS.index(str(written["edition"]))
        self.sides: i64 = ALL_SIDES.index(str(written["sides"]))
        self.all_cards: bool = written["deck"] == "all"
        if "tiebreak" in written and self.edition != DE:
            raise BadRecord("options: tiebreak is a choice of edition de alone (M42)")
        self.workers_break_ties: bool = self.edition == PL or "tiebreak" in written


def deck_size(seats: i64, all_cards: bool) -> i64:
    """The number of cards dealt (M4, M6)."""
    return ALL_RED + (i64(ALL_GREEN) if all_cards else GREEN_KEPT[seats])


def empty_cells(options: MajestyOptions) -> vec[i64]:
    """The cells before any card is dealt (M1, M2)."""
    c = zero_cells(CELLS)
    c[SEATS] = options.seats
    c[EDITION] = options.edition
    c[SIDES] = options.sides
    c[WORKERS_BREAK_TIES] = 1 if options.workers_break_ties else 0
    c[ALL_CARDS] = 1 if options.all_cards else 0
    c[SIZE] = deck_size(options.seats, options.all_cards)
    seat: i64 = 0
    while seat < options.seats:
        c[BLOCKS + seat * WIDTH + WORKERS] = WORKER_PLACES
        seat += 1
    return c


def start_game(c: vec[i64], first: i64) -> MajestyState:
    """The table with the first six cards in the row (M5)."""
    place: i64 = 0
    while place < ROW_SIZE:
        c[ROW + place] = c[DECK + place]
        place += 1
    c[DRAWN] = ROW_SIZE
    c[FIRST] = first
    return MajestyState(i64(1) << seat_to_move(c), c)


def deal_shuffled(options: MajestyOptions, rng: Rng) -> MajestyState:
    """A table shuffled by the generator (M4, M6, M7)."""
    c = empty_cells(options)
    first = rng.below(options.seats)
    if options.all_cards:
        fill_deck(c, 0, EVERY_CARD[:], c[SIZE], rng)
    else:
        kept = GREEN_KEPT[options.seats]
        fill_deck(c, 0, GREEN[:], kept, rng)
        fill_deck(c, kept, RED[:], c[SIZE], rng)
    return start_game(c, first)


def imagine_state(view: View, rng: Rng) -> MajestyState:
    """A table with this view: the cards not yet turned up are shuffled."""
    c = view.cells[:]
    drawn = c[DRAWN]
    size = c[SIZE]
    if c[ALL_CARDS]:
        fill_deck(c, drawn, unseen_cards(c, EVERY_CARD, 0, drawn), size, rng)
    else:
        kept = GREEN_KEPT[c[SEATS]]
        if drawn < kept:
            fill_deck(c, drawn, unseen_cards(c, GREEN, 0, drawn), kept, rng)
        fill_deck(c, max(drawn, kept), unseen_cards(c, RED, kept, drawn), size, rng)
    return MajestyState(view.pending, c)


def unseen_cards(c: vec[i64], pile: vec[i64], start: i64, stop: i64) -> vec[i64]:
    """The cards of a pile without those in the deck from start to stop, which were turned up."""
    seen = zero_cells(KINDS + 1)
    while start < stop:
        seen[c[DECK + start]] += 1
        start += 1
    left = vec[i64](capacity=len(pile))
    for card in pile:
        if seen[card]:
            seen[card] -= 1
        else:
            left = append(left, card)
    return left


def fill_deck(c: vec[i64], start: i64, pile: vec[i64], stop: i64, rng: Rng) -> None:
    """Deals random cards of a pile onto the places of the deck from start to stop."""
    left = len(pile)
    while start < stop:
        at = rng.below_unchecked(left)
        c[DECK + start] = pile[at]
        left -= 1
        pile[at] = pile[left]
        start += 1


def read_deal(options: MajestyOptions, deal: Mapping[str, object]) -> MajestyState:
    """A table with the deck and the first seat of an explicit deal."""
    check_fields(deal, ("deck", "first"))
    deck = deal["deck"]
    first = read_first(deal, options.seats)
    c = empty_cells(options)
    if not isinstance(deck, list) or len(deck) != c[SIZE]:
        raise BadRecord(f"deal: deck is a list of exactly {c[SIZE]} cards (M4)")
    for at, name in enumerate(deck):
        if not isinstance(name, str) or name not in KIND_OF:
            raise BadRecord(f"deal: deck: {quote(name)} is no card of the game (M3)")
        c[DECK + at] = KIND_OF[name]
    check_deck(c, c[SIZE])
    return start_game(c, first)


def check_deck(c: vec[i64], stop: i64) -> None:
    """Sees that the deck up to there can have been dealt: green cards first, and enough of each."""
    if c[ALL_CARDS]:
        check_pile(c, 0, stop, EVERY_CARD, "the deck")
        return
    kept = int(GREEN_KEPT[c[SEATS]])
    check_pile(c, 0, min(kept, stop), GREEN, f"the first {kept} cards, which are green,")
    check_pile(c, kept, stop, RED, f"the last {ALL_RED} cards, which are red,")


def check_pile(c: vec[i64], start: i64, stop: i64, pile: vec[i64], subject: str) -> None:
    """Finds the card of which a stretch of the deck has more than its pile."""
    for card in range(1, KINDS + 1):
        there = sum(1 for at in range(start, stop) if c[DECK + at] == card)
        copies = sum(1 for one in pile if one == card)
        if there > copies:
            raise BadRecord(
                f"deal: deck: {subject} can have {copies} of {NAMES[card]}, not {there} (M3)"
            )
