"""The feature vector of a Castle view, for machine learning."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from regalia.games.castle.card_tracking.multisets import count_kind, first_kind, without_kind
from regalia.games.castle.rules import layout, tasks
from regalia.games.castle.rules.board import NOWHERE, OPEN, SPACES, lowest_bit_index
from regalia.games.castle.rules.cards import ALCHEMIST, KINDS, NO_CARD, SPY
from regalia.games.castle.rules.layout import card_at, kind_of, stack_height, token_of, top_card
from regalia.games.castle.rules.verbs import spot_by_rank
from regalia.kernel.cells import Cells
from regalia.kernel.features import (
    MAX_FEATURE,
    FeatureBlock,
    Features,
    put_flag,
    put_number,
    put_one_hot,
    put_one_hot_seat,
    put_seat_mask,
    put_zeros,
)

KINDS_OF_SEATING: Final = 4
OTHERS: Final = layout.MAX_SEATS - 1
ASKERS: Final = KINDS + 1  # every kind, and the favour for the King
POWER_STEPS: Final = 4
PLACE_FEATURES: Final = OPEN + 1  # every numbered place, and one for all of the open outside

PIECES: Final = (
    FeatureBlock("seats", (KINDS_OF_SEATING,), 1, "How many sit at the table: two to five."),
    FeatureBlock("merchant_finish", (1,), 1, "Whether a last Merchant may be played."),
    FeatureBlock(
        "hand_limit", (1,), 56, "The size of hand from which there is no drawing; 0 for none."
    ),
    FeatureBlock("actions", (1,), 2, "Actions still to come after the one in progress."),
    FeatureBlock("idle", (1,), MAX_FEATURE, "Turns since the last play or draw."),
    FeatureBlock("heralded", (1,), 1, "Whether a King held since the turn began must be played."),
    FeatureBlock("owing", (layout.MAX_SEATS,), 1, "Who owes a move."),
    FeatureBlock("turn", (layout.MAX_SEATS,), 1, "Whose turn it is."),
    FeatureBlock("sizes", (layout.MAX_SEATS,), 56, "The cards in each hand."),
    FeatureBlock("decks", (layout.MAX_SEATS,), 13, "The cards in each deck."),
    FeatureBlock("sealed", (layout.MAX_SEATS,), 1, "Who has sealed a card for the Jester."),
    FeatureBlock("passing", (KINDS,), 1, "The card that the viewing seat has sealed."),
    FeatureBlock("hand", (KINDS,), 13, "The viewing seat's cards by kind."),
    FeatureBlock("reserve", (KINDS,), 13, "The cards of the reserve by kind."),
    FeatureBlock("removed", (KINDS,), 13, "The cards that are out of the game by kind."),
    FeatureBlock("known", (OTHERS, KINDS), 13, "The cards known to be in each other hand."),
    FeatureBlock(
        "doubted", (OTHERS, KINDS), 13, "Those known there before, which may have left unseen."
    ),
    FeatureBlock("reached", (OTHERS, KINDS), 1, "The kinds that may have come there unseen."),
    FeatureBlock("asks", (ASKERS,), 1, "The card whose power asks now, the King's favour last."),
    FeatureBlock(
        "arrived", (PLACE_FEATURES,), 1, "The place on which it arrived, the open outside last."
    ),
    FeatureBlock("step", (POWER_STEPS,), 1, "How far a power of several steps is."),
    FeatureBlock(
        "spied", (PLACE_FEATURES,), 1, "The place of the card that the Spy has looked at already."
    ),
    FeatureBlock("given", (KINDS,), 1, "The card that the Alchemist gave before."),
    FeatureBlock("taken", (KINDS,), 1, "The card that the Alchemist took before."),
    FeatureBlock("last", (KINDS,), 1, "The card that was placed last."),
    FeatureBlock("heights", (OPEN,), 5, "The cards on each place: 36 spaces, then four slots."),
    FeatureBlock("cards", (OPEN, KINDS), 1, "The lowest of them; those above are Knights."),
    FeatureBlock(
        "owners", (OPEN, layout.MAX_SEATS), 1, "Whose token is on the top card of each place."
    ),
    FeatureBlock(
        "beneath", (OPEN, layout.MAX_SEATS), 1, "Whose token is on a lowest card that is covered."
    ),
    FeatureBlock("outside", (KINDS,), 13, "The cards in the open outside by kind."),
    FeatureBlock("own_outside", (KINDS,), 13, "Those of them with the viewing seat's token."),
)


class CastleFeatures(Features):
    """The castle, the seat's hand, and what it knows of other hands."""

    def __init__(self) -> None:
        super().__init__(PIECES)

    def fill_row(self, row: vec[u8], offset: i64, c: Cells, seat: i64, pending: i64) -> i64:
        offset = put_table(row, offset, c, seat, pending)
        offset = put_hands(row, offset, c, seat)
        offset = put_waiting_power(row, offset, c)
        offset = put_castle(row, offset, c, seat)
        return put_cards_outside(row, offset, c, seat)


def put_table(row: vec[u8], offset: i64, c: Cells, seat: i64, pending: i64) -> i64:
    """Writes the options, the turn, and how many cards each seat has."""
    seats = c[layout.SEATS]
    offset = put_one_hot(row, offset, seats - 2, KINDS_OF_SEATING)
    offset = put_flag(row, offset, c[layout.MERCHANT_FINISH] != 0)
    offset = put_number(row, offset, c[layout.HAND_LIMIT])
    offset = put_number(row, offset, c[layout.ACTIONS])
    offset = put_number(row, offset, c[layout.IDLE_TURNS])
    offset = put_flag(row, offset, c[layout.HERALDED] != 0)
    offset = put_seat_mask(row, offset, pending, seat, seats, layout.MAX_SEATS)
    offset = put_one_hot_seat(row, offset, c[layout.TURN], seat, seats, layout.MAX_SEATS)
    for step in range(seats):
        one = (seat + step) % seats
        put_number(row, offset + step, c[layout.HAND_SIZES + one])
        put_number(row, offset + layout.MAX_SEATS + step, c[layout.DECK_SIZES + one])
        put_flag(row, offset + 2 * layout.MAX_SEATS + step, c[layout.SEALED_CARDS + one] != NO_CARD)
    return offset + 3 * layout.MAX_SEATS


def put_hands(row: vec[u8], offset: i64, c: Cells, seat: i64) -> i64:
    """Writes the seat's own cards, those in nobody's hand, and what it knows of other hands."""
    seats = c[layout.SEATS]
    offset = put_one_hot(row, offset, c[layout.SEALED_CARDS + seat] - 1, KINDS)
    offset = put_bag(row, offset, c[layout.HANDS + seat])
    offset = put_bag(row, offset, c[layout.RESERVE])
    offset = put_bag(row, offset, c[layout.REMOVED])
    doubted = offset + OTHERS * KINDS
    reached = doubted + OTHERS * KINDS
    end = reached + OTHERS * KINDS
    mine = (seat + 1) * layout.MAX_SEATS
    doubts = c[layout.TRAILS + seat + 1] != 0
    for step in range(1, seats):
        other = mine + (seat + step) % seats
        offset = put_bag(row, offset, c[layout.KNOWN + other])
        doubted = put_bag(row, doubted, c[layout.DOUBTED + other] if doubts else i64(0))
        reached = put_kind_flags(row, reached, c[layout.REACHED + other] if doubts else i64(0))
    return end


def put_bag(row: vec[u8], offset: i64, bag: i64) -> i64:
    """Writes how many cards of each kind a bag has."""
    end = put_zeros(row, offset, KINDS)
    while bag:
        kind = first_kind(bag)
        row[offset + kind - 1] = u8(count_kind(bag, kind))
        bag = without_kind(bag, kind)
    return end


def put_kind_flags(row: vec[u8], offset: i64, fields: i64) -> i64:
    """Writes a 1 for every kind whose field of bits is not zero."""
    end = put_zeros(row, offset, KINDS)
    while fields:
        kind = first_kind(fields)
        row[offset + kind - 1] = u8(1)
        fields = without_kind(fields, kind)
    return end


def put_waiting_power(row: vec[u8], offset: i64, c: Cells) -> i64:
    """Writes which power asks, and what it remembers from its earlier steps."""
    task = tasks.top_task(c)
    asks = tasks.asking_card(task)
    step: i64 = -1
    spied: i64 = NOWHERE
    given: i64 = NO_CARD
    taken: i64 = NO_CARD
    if asks == SPY:
        if tasks.task_memory(task):
            spied = spot_by_rank(c, tasks.task_memory(task) - 1) // layout.STACK_LEVELS
    elif asks == ALCHEMIST:
        step = tasks.exchanges_left(task)
        given = tasks.last_card_given(task)
        taken = tasks.last_card_taken(task)
    elif task:
        step = tasks.task_memory(task)
    offset = put_one_hot(row, offset, asks - 1, ASKERS)
    offset = put_one_hot(
        row, offset, min(tasks.arrival_place(task), OPEN) if task else i64(NOWHERE), PLACE_FEATURES
    )
    offset = put_one_hot(row, offset, step, POWER_STEPS)
    offset = put_one_hot(row, offset, min(spied, OPEN), PLACE_FEATURES)
    offset = put_one_hot(row, offset, given - 1, KINDS)
    offset = put_one_hot(row, offset, taken - 1, KINDS)
    last = kind_of(card_at(c, c[layout.LAST_SPOT])) if c[layout.LAST_SPOT] >= 0 else i64(NO_CARD)
    return put_one_hot(row, offset, last - 1, KINDS)


def put_castle(row: vec[u8], offset: i64, c: Cells, seat: i64) -> i64:
    """Writes which card lies on each space and slot, and who owns it."""
    seats = c[layout.SEATS]
    cards = offset + OPEN
    owners = cards + OPEN * KINDS
    beneath = owners + OPEN * layout.MAX_SEATS
    end = beneath + OPEN * layout.MAX_SEATS
    for place in range(i64(OPEN)):
        if row[offset + place]:  # most places stay empty: only where cards were is a trace of them
            put_zeros(row, cards, KINDS)
            put_zeros(row, owners, layout.MAX_SEATS)
            put_zeros(row, beneath, layout.MAX_SEATS)
        stack = c[layout.STACKS + place]
        row[offset + place] = u8(stack_height(stack))
        if stack:
            lowest_card = stack & layout.CARD_MASK
            row[cards + kind_of(lowest_card) - 1] = u8(1)
            put_owner(row, owners, token_of(top_card(stack)), seat, seats)
            if stack > layout.CARD_MASK:
                put_owner(row, beneath, token_of(lowest_card), seat, seats)
        cards += KINDS
        owners += layout.MAX_SEATS
        beneath += layout.MAX_SEATS
    return end


def put_owner(row: vec[u8], offset: i64, token: i64, seat: i64, seats: i64) -> None:
    """Writes the owner of a token, if there is one."""
    if token != layout.NO_TOKEN:
        row[offset + (token - 1 - seat + seats) % seats] = u8(1)


def put_cards_outside(row: vec[u8], offset: i64, c: Cells, seat: i64) -> i64:
    """Writes the cards on open places outside."""
    end = put_zeros(row, offset, 2 * KINDS)
    places = c[layout.OCCUPIED_OUTSIDE] >> (OPEN - SPACES)
    while places:
        stack = c[layout.STACKS + OPEN + lowest_bit_index(places)]
        while stack:
            card = stack & layout.CARD_MASK
            cell = offset + kind_of(card) - 1
            row[cell] += u8(1)
            if token_of(card) == seat + 1:
                row[cell + KINDS] += u8(1)
            stack >>= layout.CARD_BITS
        places &= places - 1
    return end
