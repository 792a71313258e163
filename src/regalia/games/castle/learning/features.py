"""What a seat of Castle knows, as a feature vector for machine learning."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from regalia.games.castle.card_tracking.multisets import count_kind, first_kind, without_kind
from regalia.games.castle.rules.board import NOWHERE, OPEN, SPACES, lowest_bit
from regalia.games.castle.rules.cards import ALCHEMIST, KINDS, NO_CARD, SPY
from regalia.games.castle.rules.layout import (
    ACTIONS,
    CARD_BITS,
    CARD_MASK,
    DOUBTED,
    HAND_LIMIT,
    HANDS,
    HERALDED,
    IDLE,
    KNOWN,
    LAST,
    LEFT,
    LEVELS,
    MERCHANT_FINISH,
    MOST_SEATS,
    NO_TOKEN,
    OCCUPIED_OUT,
    REACHED,
    REMOVED,
    RESERVE,
    SEALED,
    SEATS,
    SIZES,
    STACKS,
    TRAILS,
    TURN,
    card_at,
    kind_of,
    stack_height,
    token_of,
    top_card,
)
from regalia.games.castle.rules.tasks import (
    arrival_place,
    asking_card,
    exchanges_left,
    last_card_given,
    last_card_taken,
    next_task,
    task_memory,
)
from regalia.games.castle.rules.verbs import spot_by_rank
from regalia.kernel.features import (
    MAX_FEATURE,
    FeatureBlock,
    Features,
    put_flag,
    put_number,
    put_one_hot,
    put_seat,
    put_seats,
    put_zeros,
)

KINDS_OF_SEATING: Final = 4
OTHERS: Final = MOST_SEATS - 1
ASKERS: Final = KINDS + 1  # every kind, and the favour that the King asks
STEPS: Final = 4
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
    FeatureBlock("owing", (MOST_SEATS,), 1, "Who owes a move."),
    FeatureBlock("turn", (MOST_SEATS,), 1, "Whose turn it is."),
    FeatureBlock("sizes", (MOST_SEATS,), 56, "The cards in each hand."),
    FeatureBlock("decks", (MOST_SEATS,), 13, "The cards in each deck."),
    FeatureBlock("sealed", (MOST_SEATS,), 1, "Who has sealed a card for the Jester."),
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
    FeatureBlock("step", (STEPS,), 1, "How far a power of several steps is."),
    FeatureBlock(
        "spied", (PLACE_FEATURES,), 1, "The place of the card that the Spy has looked at already."
    ),
    FeatureBlock("given", (KINDS,), 1, "The card that the Alchemist gave before."),
    FeatureBlock("taken", (KINDS,), 1, "The card that the Alchemist took before."),
    FeatureBlock("last", (KINDS,), 1, "The card that was placed last."),
    FeatureBlock("heights", (OPEN,), 5, "The cards on each place: 36 spaces, then four slots."),
    FeatureBlock("cards", (OPEN, KINDS), 1, "The lowest of them; those above are Knights."),
    FeatureBlock("owners", (OPEN, MOST_SEATS), 1, "Whose token is on the top card of each place."),
    FeatureBlock(
        "beneath", (OPEN, MOST_SEATS), 1, "Whose token is on a lowest card that is covered."
    ),
    FeatureBlock("outside", (KINDS,), 13, "The cards in the open outside by kind."),
    FeatureBlock("own_outside", (KINDS,), 13, "Those of them with the viewing seat's token."),
)


class CastleFeatures(Features):
    """The castle, the seat's hand, and what it knows of other hands."""

    def __init__(self) -> None:
        super().__init__(PIECES)

    def fill_row(self, row: vec[u8], at: i64, c: vec[i64], seat: i64, pending: i64) -> i64:
        at = put_table(row, at, c, seat, pending)
        at = put_hands(row, at, c, seat)
        at = put_waiting_power(row, at, c)
        at = put_castle(row, at, c, seat)
        return put_outside(row, at, c, seat)


def put_table(row: vec[u8], at: i64, c: vec[i64], seat: i64, pending: i64) -> i64:
    """The options, the turn, and how many cards each seat has."""
    seats = c[SEATS]
    at = put_one_hot(row, at, seats - 2, KINDS_OF_SEATING)
    at = put_flag(row, at, c[MERCHANT_FINISH] != 0)
    at = put_number(row, at, c[HAND_LIMIT])
    at = put_number(row, at, c[ACTIONS])
    at = put_number(row, at, c[IDLE])
    at = put_flag(row, at, c[HERALDED] != 0)
    at = put_seats(row, at, pending, seat, seats, MOST_SEATS)
    at = put_seat(row, at, c[TURN], seat, seats, MOST_SEATS)
    step: i64 = 0
    while step < seats:
        one = (seat + step) % seats
        put_number(row, at + step, c[SIZES + one])
        put_number(row, at + MOST_SEATS + step, c[LEFT + one])
        put_flag(row, at + 2 * MOST_SEATS + step, c[SEALED + one] != NO_CARD)
        step += 1
    return at + 3 * MOST_SEATS


def put_hands(row: vec[u8], at: i64, c: vec[i64], seat: i64) -> i64:
    """The seat's own cards, those in nobody's hand, and what it knows of others."""
    seats = c[SEATS]
    at = put_one_hot(row, at, c[SEALED + seat] - 1, KINDS)
    at = put_bag(row, at, c[HANDS + seat])
    at = put_bag(row, at, c[RESERVE])
    at = put_bag(row, at, c[REMOVED])
    doubted = at + OTHERS * KINDS
    reached = doubted + OTHERS * KINDS
    end = reached + OTHERS * KINDS
    mine = (seat + 1) * MOST_SEATS
    doubts = c[TRAILS + seat + 1] != 0
    step: i64 = 1
    while step < seats:
        other = mine + (seat + step) % seats
        at = put_bag(row, at, c[KNOWN + other])
        doubted = put_bag(row, doubted, c[DOUBTED + other] if doubts else i64(0))
        reached = put_kinds(row, reached, c[REACHED + other] if doubts else i64(0))
        step += 1
    return end


def put_bag(row: vec[u8], at: i64, bag: i64) -> i64:
    """How many cards of each kind a bag has."""
    end = put_zeros(row, at, KINDS)
    while bag:
        kind = first_kind(bag)
        row[at + kind - 1] = u8(count_kind(bag, kind))
        bag = without_kind(bag, kind)
    return end


def put_kinds(row: vec[u8], at: i64, fields: i64) -> i64:
    """The kinds whose fields are set."""
    end = put_zeros(row, at, KINDS)
    while fields:
        kind = first_kind(fields)
        row[at + kind - 1] = u8(1)
        fields = without_kind(fields, kind)
    return end


def put_waiting_power(row: vec[u8], at: i64, c: vec[i64]) -> i64:
    """What is asked, and what the power remembers from its steps before."""
    task = next_task(c)
    asks = asking_card(task)
    step: i64 = -1
    spied: i64 = NOWHERE
    given: i64 = NO_CARD
    taken: i64 = NO_CARD
    if asks == SPY:
        if task_memory(task):
            spied = spot_by_rank(c, task_memory(task) - 1) // LEVELS
    elif asks == ALCHEMIST:
        step = exchanges_left(task)
        given = last_card_given(task)
        taken = last_card_taken(task)
    elif task:
        step = task_memory(task)
    at = put_one_hot(row, at, asks - 1, ASKERS)
    at = put_one_hot(
        row, at, min(arrival_place(task), OPEN) if task else i64(NOWHERE), PLACE_FEATURES
    )
    at = put_one_hot(row, at, step, STEPS)
    at = put_one_hot(row, at, min(spied, OPEN), PLACE_FEATURES)
    at = put_one_hot(row, at, given - 1, KINDS)
    at = put_one_hot(row, at, taken - 1, KINDS)
    last = kind_of(card_at(c, c[LAST])) if c[LAST] >= 0 else i64(NO_CARD)
    return put_one_hot(row, at, last - 1, KINDS)


def put_castle(row: vec[u8], at: i64, c: vec[i64], seat: i64) -> i64:
    """What lies on each space and slot, and whose it is."""
    seats = c[SEATS]
    cards = at + OPEN
    owners = cards + OPEN * KINDS
    beneath = owners + OPEN * MOST_SEATS
    end = beneath + OPEN * MOST_SEATS
    place: i64 = 0
    while place < OPEN:
        if row[
            at + place
        ]:  # most places stay empty: only where cards were is there a trace of them
            put_zeros(row, cards, KINDS)
            put_zeros(row, owners, MOST_SEATS)
            put_zeros(row, beneath, MOST_SEATS)
        stack = c[STACKS + place]
        row[at + place] = u8(stack_height(stack))
        if stack:
            lowest_card = stack & CARD_MASK
            row[cards + kind_of(lowest_card) - 1] = u8(1)
            put_owner(row, owners, token_of(top_card(stack)), seat, seats)
            if stack > CARD_MASK:
                put_owner(row, beneath, token_of(lowest_card), seat, seats)
        cards += KINDS
        owners += MOST_SEATS
        beneath += MOST_SEATS
        place += 1
    return end


def put_owner(row: vec[u8], at: i64, token: i64, seat: i64, seats: i64) -> None:
    """Marks whose a token is, if there is one."""
    if token != NO_TOKEN:
        row[at + (token - 1 - seat + seats) % seats] = u8(1)


def put_outside(row: vec[u8], at: i64, c: vec[i64], seat: i64) -> i64:
    """The cards in the open outside."""
    end = put_zeros(row, at, 2 * KINDS)
    places = c[OCCUPIED_OUT] >> (OPEN - SPACES)
    while places:
        stack = c[STACKS + OPEN + lowest_bit(places)]
        while stack:
            card = stack & CARD_MASK
            cell = at + kind_of(card) - 1
            row[cell] += u8(1)
            if token_of(card) == seat + 1:
                row[cell + KINDS] += u8(1)
            stack >>= CARD_BITS
        places &= places - 1
    return end
