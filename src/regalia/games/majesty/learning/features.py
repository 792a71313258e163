"""What a seat of Majesty knows, as a feature vector for machine learning."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from regalia.games.majesty.rules.cards import CARDS, HIGHER, KINDS, KINDS_OF_PEOPLE, LOWER, NO_CARD
from regalia.games.majesty.rules.deal import GREEN_KEPT
from regalia.games.majesty.rules.layout import (
    ALL_CARDS,
    CARD_MASK,
    COINS,
    COUNT,
    DECK,
    DRAWN,
    EDITION,
    EDITIONS,
    FIRST,
    ROW,
    ROW_SIZE,
    ROW_WORKERS,
    SEATS,
    SIDES,
    SIZE,
    STACK,
    TAKEN,
    TURN,
    TURNS_EACH,
    WORKERS,
    WORKERS_BREAK_TIES,
    WOUNDED,
    WOUNDED_COUNT,
    seat_offset,
)
from regalia.kernel.features import (
    MAX_FEATURE,
    FeatureBlock,
    Features,
    put_flag,
    put_mask,
    put_number,
    put_one_hot,
    put_seat,
    put_seats,
    put_zeros,
)

MOST_SEATS: Final = 4
KINDS_OF_EDITION: Final = 4
CARD_SIZE: Final = 14  # the lower character of a card, then the higher: twice the kinds of people

PIECES: Final = (
    FeatureBlock("seats", (3,), 1, "How many sit at the table: two, three or four."),
    FeatureBlock("edition", (KINDS_OF_EDITION,), 1, "The edition: " + ", ".join(EDITIONS) + "."),
    FeatureBlock("sides", (8,), 1, "The buildings that lie with side B up, the Infirmary last."),
    FeatureBlock("tiebreak", (1,), 1, "Whether workers break a tie."),
    FeatureBlock("mixed", (1,), 1, "Whether the deck is of all cards."),
    FeatureBlock("turn", (1,), TURNS_EACH * MOST_SEATS, "Turns completed by all seats together."),
    FeatureBlock("deck", (1,), 60, "Cards still to be turned up."),
    FeatureBlock("owing", (MOST_SEATS,), 1, "Who owes a move."),
    FeatureBlock("first", (MOST_SEATS,), 1, "Who had the first turn."),
    FeatureBlock(
        "row",
        (ROW_SIZE, CARD_SIZE),
        1,
        "The cards of the row: the lower character, then the higher, which may be the same.",
    ),
    FeatureBlock("row_workers", (ROW_SIZE,), 52, "The workers on each card of the row."),
    FeatureBlock("taken", (CARD_SIZE,), 1, "The card taken and not yet placed."),
    FeatureBlock("soon", (KINDS,), 9, "How many cards of each kind the next card may be one of."),
    FeatureBlock(
        "later", (KINDS,), 9, "The same for the cards of stage 2, while those of stage 1 come."
    ),
    FeatureBlock("coins", (MOST_SEATS,), MAX_FEATURE, "The coins of each seat."),
    FeatureBlock("workers", (MOST_SEATS,), 52, "The workers of each seat."),
    FeatureBlock(
        "people", (MOST_SEATS, KINDS_OF_PEOPLE), 12, "The characters of each seat by building."
    ),
    FeatureBlock("wounded", (MOST_SEATS,), 12, "The cards in each Infirmary."),
    FeatureBlock(
        "healed", (MOST_SEATS, CARD_SIZE), 1, "The card that a witch of each seat would heal."
    ),
    FeatureBlock(
        "exposed", (MOST_SEATS, CARD_SIZE), 1, "The card that an attack would wound, guards apart."
    ),
)


GREEN_COPIES: Final = vec[i64]([green for _, green, _ in CARDS])
RED_COPIES: Final = vec[i64]([red for _, _, red in CARDS])
ALL_COPIES: Final = vec[i64]([green + red for _, green, red in CARDS])


class MajestyFeatures(Features):
    """The table, the realms, and which cards are still to come."""

    def __init__(self) -> None:
        super().__init__(PIECES)

    def fill_row(self, row: vec[u8], at: i64, c: vec[i64], seat: i64, pending: i64) -> i64:
        at = put_table(row, at, c, seat, pending)
        at = put_unseen_cards(row, at, c)
        return put_realms(row, at, c, seat)


def put_table(row: vec[u8], at: i64, c: vec[i64], seat: i64, pending: i64) -> i64:
    """The options, the turn and the row."""
    seats = c[SEATS]
    at = put_one_hot(row, at, seats - 2, 3)
    at = put_one_hot(row, at, c[EDITION], KINDS_OF_EDITION)
    at = put_mask(row, at, c[SIDES], 8)
    at = put_flag(row, at, c[WORKERS_BREAK_TIES] != 0)
    at = put_flag(row, at, c[ALL_CARDS] != 0)
    at = put_number(row, at, c[TURN])
    at = put_number(row, at, c[SIZE] - c[DRAWN])
    at = put_seats(row, at, pending, seat, seats, MOST_SEATS)
    at = put_seat(row, at, c[FIRST], seat, seats, MOST_SEATS)
    place: i64 = 0
    while place < ROW_SIZE:
        at = put_card(row, at, c[ROW + place])
        place += 1
    place = 0
    while place < ROW_SIZE:
        at = put_number(row, at, c[ROW_WORKERS + place])
        place += 1
    return put_card(row, at, c[TAKEN])


def put_card(row: vec[u8], at: i64, card: i64) -> i64:
    """The two characters of a card, or nothing for none."""
    end = put_zeros(row, at, CARD_SIZE)
    if card != NO_CARD:
        row[at + LOWER[card]] = u8(1)
        row[at + KINDS_OF_PEOPLE + HIGHER[card]] = u8(1)
    return end


def put_unseen_cards(row: vec[u8], at: i64, c: vec[i64]) -> i64:
    """How many cards of each kind are still to come, from the current pile and the next one."""
    drawn = c[DRAWN]
    kept = i64(0) if c[ALL_CARDS] else GREEN_KEPT[c[SEATS]]
    later = at + KINDS
    if c[SIZE] == drawn:
        return put_zeros(row, at, 2 * KINDS)
    if drawn < kept:
        put_copies(row, at, GREEN_COPIES)
        put_copies(row, later, RED_COPIES)
    else:
        put_copies(row, at, ALL_COPIES if c[ALL_CARDS] else RED_COPIES)
        put_zeros(row, later, KINDS)
    turned = i64(0) if drawn < kept else kept
    while turned < drawn:
        row[at + c[DECK + turned] - 1] -= u8(1)
        turned += 1
    return later + KINDS


def put_copies(row: vec[u8], at: i64, copies: vec[i64]) -> None:
    """How many cards of each kind a pile has at first."""
    kind: i64 = 0
    while kind < KINDS:
        row[at + kind] = u8(copies[kind])
        kind += 1


def put_realms(row: vec[u8], at: i64, c: vec[i64], seat: i64) -> i64:
    """What each seat has, the viewing seat first."""
    seats = c[SEATS]
    workers = at + MOST_SEATS
    people = workers + MOST_SEATS
    wounded = people + MOST_SEATS * KINDS_OF_PEOPLE
    healed = wounded + MOST_SEATS
    exposed = healed + MOST_SEATS * CARD_SIZE
    step: i64 = 0
    while step < seats:
        me = seat_offset((seat + step) % seats)
        put_number(row, at + step, c[me + COINS])
        put_number(row, workers + step, c[me + WORKERS])
        people = put_people(row, people, c, me)
        put_number(row, wounded + step, c[me + WOUNDED_COUNT])
        healed = put_card(row, healed, c[me + WOUNDED] & CARD_MASK)
        exposed = put_card(row, exposed, exposed_card(c, me))
        step += 1
    return exposed + (MOST_SEATS - seats) * CARD_SIZE


def put_people(row: vec[u8], at: i64, c: vec[i64], offset: i64) -> i64:
    """The characters of a realm by building."""
    building: i64 = 0
    while building < KINDS_OF_PEOPLE:
        row[at + building] = u8(c[offset + COUNT + building])
        building += 1
    return at + KINDS_OF_PEOPLE


def exposed_card(c: vec[i64], offset: i64) -> i64:
    """The top card of a realm's first building that has one (M31)."""
    building: i64 = 0
    while building < KINDS_OF_PEOPLE:
        if c[offset + COUNT + building]:
            return c[offset + STACK + building] & CARD_MASK
        building += 1
    return NO_CARD
