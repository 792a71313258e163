"""The feature vector of a Majesty view, for machine learning."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from regalia.games.majesty.rules import layout
from regalia.games.majesty.rules.cards import CARDS, HIGHER, KINDS, KINDS_OF_PEOPLE, LOWER, NO_CARD
from regalia.games.majesty.rules.deal import GREEN_KEPT
from regalia.games.majesty.rules.layout import seat_offset
from regalia.kernel.cells import Cells
from regalia.kernel.features import (
    MAX_FEATURE,
    FeatureBlock,
    Features,
    put_flag,
    put_mask,
    put_number,
    put_one_hot,
    put_one_hot_seat,
    put_seat_mask,
    put_zeros,
)

MAX_SEATS: Final = 4
KINDS_OF_EDITION: Final = 4
CARD_SIZE: Final = 14  # the lower character of a card, then the higher: twice the kinds of people

PIECES: Final = (
    FeatureBlock("seats", (3,), 1, "How many sit at the table: two, three or four."),
    FeatureBlock(
        "edition", (KINDS_OF_EDITION,), 1, "The edition: " + ", ".join(layout.EDITIONS) + "."
    ),
    FeatureBlock("sides", (8,), 1, "The buildings that lie with side B up, the Infirmary last."),
    FeatureBlock("tiebreak", (1,), 1, "Whether workers break a tie."),
    FeatureBlock("mixed", (1,), 1, "Whether the deck is of all cards."),
    FeatureBlock(
        "turn", (1,), layout.TURNS_EACH * MAX_SEATS, "Turns completed by all seats together."
    ),
    FeatureBlock("deck", (1,), 60, "Cards still to be turned up."),
    FeatureBlock("owing", (MAX_SEATS,), 1, "Who owes a move."),
    FeatureBlock("first", (MAX_SEATS,), 1, "Who had the first turn."),
    FeatureBlock(
        "row",
        (layout.ROW_SIZE, CARD_SIZE),
        1,
        "The cards of the row: the lower character, then the higher, which may be the same.",
    ),
    FeatureBlock("row_workers", (layout.ROW_SIZE,), 52, "The workers on each card of the row."),
    FeatureBlock("taken", (CARD_SIZE,), 1, "The card taken and not yet placed."),
    FeatureBlock("soon", (KINDS,), 9, "How many cards of each kind the next card may be one of."),
    FeatureBlock(
        "later", (KINDS,), 9, "The same for the cards of stage 2, while those of stage 1 come."
    ),
    FeatureBlock("coins", (MAX_SEATS,), MAX_FEATURE, "The coins of each seat."),
    FeatureBlock("workers", (MAX_SEATS,), 52, "The workers of each seat."),
    FeatureBlock(
        "people", (MAX_SEATS, KINDS_OF_PEOPLE), 12, "The characters of each seat by building."
    ),
    FeatureBlock("wounded", (MAX_SEATS,), 12, "The cards in each Infirmary."),
    FeatureBlock(
        "healed", (MAX_SEATS, CARD_SIZE), 1, "The card that a witch of each seat would heal."
    ),
    FeatureBlock(
        "exposed", (MAX_SEATS, CARD_SIZE), 1, "The card that an attack would wound, guards apart."
    ),
)


GREEN_COPIES: Final = vec[i64]([green for _, green, _ in CARDS])
RED_COPIES: Final = vec[i64]([red for _, _, red in CARDS])
ALL_COPIES: Final = vec[i64]([green + red for _, green, red in CARDS])


class MajestyFeatures(Features):
    """The table, the realms, and which cards are still to come."""

    def __init__(self) -> None:
        super().__init__(PIECES)

    def fill_row(self, row: vec[u8], offset: i64, c: Cells, seat: i64, pending: i64) -> i64:
        offset = put_table(row, offset, c, seat, pending)
        offset = put_unseen_cards(row, offset, c)
        return put_realms(row, offset, c, seat)


def put_table(row: vec[u8], offset: i64, c: Cells, seat: i64, pending: i64) -> i64:
    """Writes the options, the turn and the row."""
    seats = c[layout.SEATS]
    offset = put_one_hot(row, offset, seats - 2, 3)
    offset = put_one_hot(row, offset, c[layout.EDITION], KINDS_OF_EDITION)
    offset = put_mask(row, offset, c[layout.SIDES], 8)
    offset = put_flag(row, offset, c[layout.WORKERS_BREAK_TIES] != 0)
    offset = put_flag(row, offset, c[layout.ALL_CARDS] != 0)
    offset = put_number(row, offset, c[layout.TURN])
    offset = put_number(row, offset, c[layout.SIZE] - c[layout.DRAWN])
    offset = put_seat_mask(row, offset, pending, seat, seats, MAX_SEATS)
    offset = put_one_hot_seat(row, offset, c[layout.FIRST], seat, seats, MAX_SEATS)
    for place in range(i64(layout.ROW_SIZE)):
        offset = put_card(row, offset, c[layout.ROW + place])
    for place in range(i64(layout.ROW_SIZE)):
        offset = put_number(row, offset, c[layout.ROW_WORKERS + place])
    return put_card(row, offset, c[layout.TAKEN])


def put_card(row: vec[u8], offset: i64, card: i64) -> i64:
    """Writes the two characters of a card, or zeros if there is none."""
    end = put_zeros(row, offset, CARD_SIZE)
    if card != NO_CARD:
        row[offset + LOWER[card]] = u8(1)
        row[offset + KINDS_OF_PEOPLE + HIGHER[card]] = u8(1)
    return end


def put_unseen_cards(row: vec[u8], offset: i64, c: Cells) -> i64:
    """Writes how many cards of each kind are still to come, from the current pile and the next."""
    drawn = c[layout.DRAWN]
    kept = i64(0) if c[layout.ALL_CARDS] else GREEN_KEPT[c[layout.SEATS]]
    later = offset + KINDS
    if c[layout.SIZE] == drawn:
        return put_zeros(row, offset, 2 * KINDS)
    if drawn < kept:
        put_copies_of_pile(row, offset, GREEN_COPIES)
        put_copies_of_pile(row, later, RED_COPIES)
    else:
        put_copies_of_pile(row, offset, ALL_COPIES if c[layout.ALL_CARDS] else RED_COPIES)
        put_zeros(row, later, KINDS)
    for turned in range(i64(0) if drawn < kept else kept, drawn):
        row[offset + c[layout.DECK + turned] - 1] -= u8(1)
    return later + KINDS


def put_copies_of_pile(row: vec[u8], offset: i64, copies: vec[i64]) -> None:
    """Writes how many cards of each kind a pile has at first."""
    for kind in range(i64(KINDS)):
        row[offset + kind] = u8(copies[kind])


def put_realms(row: vec[u8], offset: i64, c: Cells, seat: i64) -> i64:
    """Writes what each seat has, the viewing seat first."""
    seats = c[layout.SEATS]
    workers = offset + MAX_SEATS
    people = workers + MAX_SEATS
    wounded = people + MAX_SEATS * KINDS_OF_PEOPLE
    healed = wounded + MAX_SEATS
    exposed = healed + MAX_SEATS * CARD_SIZE
    for step in range(seats):
        me = seat_offset((seat + step) % seats)
        put_number(row, offset + step, c[me + layout.COINS])
        put_number(row, workers + step, c[me + layout.WORKERS])
        people = put_people(row, people, c, me)
        put_number(row, wounded + step, c[me + layout.WOUNDED_COUNT])
        healed = put_card(row, healed, c[me + layout.WOUNDED_STACK] & layout.CARD_MASK)
        exposed = put_card(row, exposed, next_card_to_be_wounded(c, me))
    return exposed + (MAX_SEATS - seats) * CARD_SIZE


def put_people(row: vec[u8], offset: i64, c: Cells, realm: i64) -> i64:
    """Writes the characters of a realm by building."""
    for building in range(i64(KINDS_OF_PEOPLE)):
        row[offset + building] = u8(c[realm + layout.COUNT + building])
    return offset + KINDS_OF_PEOPLE


def next_card_to_be_wounded(c: Cells, realm: i64) -> i64:
    """The top card of a realm's first building that has one (M31)."""
    for building in range(i64(KINDS_OF_PEOPLE)):
        if c[realm + layout.COUNT + building]:
            return c[realm + layout.STACK + building] & layout.CARD_MASK
    return NO_CARD
