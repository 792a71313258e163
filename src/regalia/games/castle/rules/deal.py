"""Deals of Castle: shuffled, or explicit (C2-C4)."""

from collections.abc import Mapping
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from regalia.games.castle.card_tracking import multisets
from regalia.games.castle.card_tracking.hands import store_random_generator
from regalia.games.castle.card_tracking.multisets import list_cards
from regalia.games.castle.rules import layout
from regalia.games.castle.rules.board import NOWHERE
from regalia.games.castle.rules.cards import (
    BOX_FOR_TWO,
    DECK_CARDS,
    HAND_CARDS,
    KIND_OF,
    KINDS,
    NAMES,
    RESERVE_CARDS,
    WHOLE_BOX,
)
from regalia.games.castle.rules.layout import knowledge_cell
from regalia.games.castle.rules.state import CastleState
from regalia.kernel.cells import Cells, zero_cells
from regalia.kernel.errors import BadRecord, quote
from regalia.kernel.options import Option, Options, Value
from regalia.kernel.records.deals import check_deal_fields, read_first_seat
from regalia.kernel.rng import Rng

DECLARED: Final = (Option("merchant_finish", (True, False)), Option("hand_limit", (False, True)))
DEAL_FIELDS: Final = ("hands", "decks", "reserve", "first")


class CastleOptions(Options):
    """The options as numbers, ready for many deals."""

    def __init__(self, seats: i64, values: dict[str, Value]) -> None:
        super().__init__(seats, values)
        self.merchant_finish: bool = values["merchant_finish"] is True
        self.hand_limit: bool = values["hand_limit"] is True


def empty_cells(options: CastleOptions, rng: Rng | None) -> Cells:
    """The cells before any card is dealt."""
    c = zero_cells(layout.CELLS)
    seats = options.seats
    c[layout.SEATS] = seats
    c[layout.MERCHANT_FINISH] = 1 if options.merchant_finish else 0
    c[layout.HAND_LIMIT] = HAND_CARDS[seats] if options.hand_limit else 0
    c[layout.ACTIONS] = layout.ACTIONS_PER_TURN
    c[layout.LAST_SPOT] = NOWHERE
    for kind in range(1, i64(KINDS + 1)):
        c[layout.PLACE_OF_KIND + kind] = NOWHERE
    if rng is not None:
        store_random_generator(c, rng)
    else:
        for word in range(i64(4)):
            c[layout.RNG_WORDS + word] = layout.NO_RNG
    return c


def start_game(c: Cells, cards: vec[i64], first_seat: i64) -> CastleState:
    """Lays out the shuffled cards in `c`: hands first, then decks, then the reserve (C3).

    Returns the first state of the game, which keeps `c` as its cells.
    """
    seats = c[layout.SEATS]
    at: i64 = 0
    for seat in range(seats):
        c[layout.HAND_SIZES + seat] = HAND_CARDS[seats]
        c[layout.DECK_SIZES + seat] = DECK_CARDS[seats]
        card: i64 = 0
        while card < HAND_CARDS[seats]:
            c[layout.HANDS + seat] += multisets.UNIT[cards[at]]
            at += 1
            card += 1
        c[knowledge_cell(layout.KNOWN, seat + 1, seat)] = c[layout.HANDS + seat]
    for place in range(seats * DECK_CARDS[seats]):
        c[layout.DECKS + place] = cards[at]
        at += 1
    while at < len(cards):
        c[layout.RESERVE] += multisets.UNIT[cards[at]]
        at += 1
    c[layout.TURN] = first_seat
    return CastleState(i64(1) << first_seat, c)


def deal_shuffled(options: CastleOptions, rng: Rng) -> CastleState:
    """Deals shuffled cards; later chance in the game comes from a fork of this generator."""
    c = empty_cells(options, rng.fork())
    cards = (BOX_FOR_TWO if options.seats == 2 else WHOLE_BOX)[:]
    rng.shuffle(cards, 0, len(cards))
    return start_game(c, cards, rng.below(options.seats))


def deal_explicit(
    options: CastleOptions, deal: Mapping[str, object], rng: Rng | None
) -> CastleState:
    """A table with the hands, decks, reserve and first seat of an explicit deal."""
    check_deal_fields(deal, DEAL_FIELDS)
    seats = options.seats
    c = empty_cells(options, None if rng is None else rng.fork())
    cards: list[int] = []
    for field, each in (("hands", HAND_CARDS[seats]), ("decks", DECK_CARDS[seats])):
        piles = deal[field]
        if not isinstance(piles, list) or len(piles) != seats:
            raise BadRecord(f"deal: {field} is a list of {seats} lists, one for each seat (C3)")
        for seat, pile in enumerate(piles):
            cards += read_pile(pile, each, f"{field}: seat {seat}")
    cards += read_pile(deal["reserve"], RESERVE_CARDS[seats], "reserve")
    check_card_counts(cards, seats)
    return start_game(c, vec[i64](cards), read_first_seat(deal, seats))


def read_pile(pile: object, expected_size: i64, subject: str) -> list[int]:
    """The kinds of cards in a list of names, whose length is checked."""
    if not isinstance(pile, list) or len(pile) != expected_size:
        raise BadRecord(f"deal: {subject} has a list of exactly {expected_size} cards (C3)")
    for name in pile:
        if not isinstance(name, str) or name not in KIND_OF:
            raise BadRecord(f"deal: {subject}: {quote(name)} is no card of the game (C2)")
    return [KIND_OF[name] for name in pile]


def check_card_counts(cards: list[int], seats: i64) -> None:
    """Raises BadRecord if there are too many copies of a card.

    The number of cards has been checked before, so none can be missing then.
    """
    whole = list_cards(multisets.ALL_CARDS_FOR_TWO if seats == 2 else multisets.ALL_CARDS)
    for kind in range(1, KINDS + 1):
        copies, there = whole.count(kind), cards.count(kind)
        if there > copies:
            raise BadRecord(
                f"deal: with {seats} seats there are {copies} of {NAMES[kind]}, not {there} (C2)"
            )
