"""What the search network reads of a Castle position, for one seat and its rivals."""

from typing import Final

from mypy_extensions import i64

from regalia.games.castle.card_tracking.multisets import count_kind, first_kind, without_kind
from regalia.games.castle.rules import layout
from regalia.games.castle.rules.board import OPEN, SPACES, lowest_bit_index
from regalia.games.castle.rules.cards import KINDS
from regalia.games.castle.rules.layout import kind_of, token_of
from regalia.games.castle.rules.protection import unprotected_spaces
from regalia.games.castle.strategy.value import actions_needed_to_win, exposure_cost
from regalia.kernel.cells import Cells
from regalia.kernel.network import NetworkInputReader, NetworkInputs

WEIGHT_PHASES: Final = 4  # by the cards that the seat with fewest has left
SEATINGS: Final = 4
WAITS: Final = 5
STEPS: Final = 3  # two actions to come, one, or a power that asks
MAX_COPIES: Final = 4  # 1 to 4 or more
CARDS_LEFT: Final = 24
LEADS: Final = 24
OWNERS: Final = 3  # nobody, the seat, a rival
BOARD_PLACES: Final = OPEN + 1

# the first feature of each block
TURN_START: Final = 0
HAND_START: Final = TURN_START + SEATINGS * WAITS * STEPS
RIVAL_HAND_START: Final = HAND_START + KINDS * MAX_COPIES
HAND_SIZE_START: Final = RIVAL_HAND_START + KINDS * MAX_COPIES
RIVAL_HAND_SIZE_START: Final = HAND_SIZE_START + CARDS_LEFT
DECK_START: Final = RIVAL_HAND_SIZE_START + CARDS_LEFT
RIVAL_DECK_START: Final = DECK_START + CARDS_LEFT
RESERVE_START: Final = RIVAL_DECK_START + CARDS_LEFT
TOP_START: Final = RESERVE_START + KINDS
BENEATH_START: Final = TOP_START + KINDS * OWNERS * 2
PLACE_START: Final = BENEATH_START + KINDS * OWNERS
LEAD_START: Final = PLACE_START + BOARD_PLACES * OWNERS
FEATURE_COUNT: Final = LEAD_START + LEADS * WEIGHT_PHASES


class CastleInputReader(NetworkInputReader):
    """Reads hands, decks, and what lies where, with its owner and protection."""

    def __init__(self) -> None:
        super().__init__(
            FEATURE_COUNT,
            WEIGHT_PHASES,
            rollout_share=0.5,
            win_weight=0.85,
            winning_lead=4.0,
            exploration=0.3,
        )

    def read(self, c: Cells, seat: i64, inputs: NetworkInputs) -> None:
        seats = c[layout.SEATS]
        wait = (seat - c[layout.TURN] + seats) % seats
        step = i64(2) if c[layout.TASK_COUNT] else min(c[layout.ACTIONS], 1)
        inputs.add(TURN_START + ((seats - 2) * WAITS + wait) * STEPS + step)
        add_hand_features(c, seat, inputs)
        add_bag_features(c[layout.RESERVE], RESERVE_START, 1, inputs)
        add_board_features(c, seat, inputs)

    def final_points(self, c: Cells, seat: i64) -> float:
        return -float(cards_left(c, seat))


def add_hand_features(c: Cells, seat: i64, inputs: NetworkInputs) -> None:
    """Adds the cards of all seats, and the leads."""
    add_bag_features(c[layout.HANDS + seat], HAND_START, MAX_COPIES, inputs)
    mine = cards_left(c, seat)
    fewest: i64 = 1000
    best = 1000.0
    for rival in range(c[layout.SEATS]):
        if rival == seat:
            continue
        add_bag_features(c[layout.HANDS + rival], RIVAL_HAND_START, MAX_COPIES, inputs)
        inputs.add(RIVAL_HAND_SIZE_START + min(c[layout.HAND_SIZES + rival], CARDS_LEFT - 1))
        inputs.add(RIVAL_DECK_START + min(c[layout.DECK_SIZES + rival], CARDS_LEFT - 1))
        fewest = min(fewest, cards_left(c, rival))
        best = min(best, actions_needed_to_win(c, rival) + exposure_cost(c, rival))
    inputs.add(HAND_SIZE_START + min(c[layout.HAND_SIZES + seat], CARDS_LEFT - 1))
    inputs.add(DECK_START + min(c[layout.DECK_SIZES + seat], CARDS_LEFT - 1))
    left = min(mine, fewest)
    inputs.phase = (
        i64(0) if left <= 2 else i64(1) if left <= 5 else i64(2) if left <= 10 else i64(3)
    )
    half: i64 = LEADS // 2
    lead = min(max(fewest - mine + half, 0), LEADS - 1)
    inputs.add(LEAD_START + lead * WEIGHT_PHASES + inputs.phase)
    inputs.standing = -float(mine)
    inputs.lead = (best - actions_needed_to_win(c, seat) - exposure_cost(c, seat)) / 10.0
    inputs.second_lead = float(fewest - mine) / 10.0


def cards_left(c: Cells, seat: i64) -> i64:
    """The cards that a seat still has to play, those of its deck included."""
    return c[layout.HAND_SIZES + seat] + c[layout.DECK_SIZES + seat]


def add_bag_features(bag: i64, first: i64, copies: i64, inputs: NetworkInputs) -> None:
    """Adds the kinds of cards in a bag, each with its number of copies, at most `copies`."""
    while bag:
        kind = first_kind(bag)
        inputs.add(first + (kind - 1) * copies + min(count_kind(bag, kind), copies) - 1)
        bag = without_kind(bag, kind)


def add_board_features(c: Cells, seat: i64, inputs: NetworkInputs) -> None:
    """Adds the cards in the castle and outside: whose they are, and whether they are protected."""
    exposed = unprotected_spaces(c)
    spaces = c[layout.OCCUPIED]
    while spaces:
        space = lowest_bit_index(spaces)
        add_stack_features(c, seat, space, i64(1) if exposed & spaces & -spaces else i64(0), inputs)
        spaces &= spaces - 1
    outside = c[layout.OCCUPIED_OUTSIDE]
    while outside:
        add_stack_features(c, seat, SPACES + lowest_bit_index(outside), 1, inputs)
        outside &= outside - 1


def add_stack_features(
    c: Cells, seat: i64, place: i64, exposed: i64, inputs: NetworkInputs
) -> None:
    """Adds the cards of one place, from the bottom to the top."""
    stack = c[layout.STACKS + place]
    while stack > layout.CARD_MASK:
        card = stack & layout.CARD_MASK
        inputs.add(BENEATH_START + (kind_of(card) - 1) * OWNERS + owner_class(card, seat))
        stack >>= layout.CARD_BITS
    inputs.add(TOP_START + ((kind_of(stack) - 1) * OWNERS + owner_class(stack, seat)) * 2 + exposed)
    inputs.add(PLACE_START + min(place, OPEN) * OWNERS + owner_class(stack, seat))


def owner_class(card: i64, seat: i64) -> i64:
    """Who owns a card: 0 for nobody, 1 for the seat, 2 for a rival."""
    token = token_of(card)
    return i64(0) if token == layout.NO_TOKEN else i64(1) if token == seat + 1 else i64(2)
