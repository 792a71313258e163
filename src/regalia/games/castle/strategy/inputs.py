"""What the network of Castle reads of a position, for one seat and its rivals."""

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
from regalia.kernel.network import InputReader, Inputs

PHASES: Final = 4  # by the cards that the seat with fewest has left
SEATINGS: Final = 4
WAITS: Final = 5
STEPS: Final = 3  # two actions to come, one, or a power that asks
COPIES: Final = 4  # 1 to 4 or more
CARDS_LEFT: Final = 24
LEADS: Final = 24
OWNERS: Final = 3  # nobody, the seat, a rival
PLACES: Final = OPEN + 1

# the first feature of each block
TURN: Final = 0
HAND: Final = TURN + SEATINGS * WAITS * STEPS
RIVAL_HAND: Final = HAND + KINDS * COPIES
HAND_SIZE: Final = RIVAL_HAND + KINDS * COPIES
RIVAL_HAND_SIZE: Final = HAND_SIZE + CARDS_LEFT
DECK: Final = RIVAL_HAND_SIZE + CARDS_LEFT
RIVAL_DECK: Final = DECK + CARDS_LEFT
RESERVE: Final = RIVAL_DECK + CARDS_LEFT
TOP: Final = RESERVE + KINDS
BENEATH: Final = TOP + KINDS * OWNERS * 2
PLACE: Final = BENEATH + KINDS * OWNERS
LEAD: Final = PLACE + PLACES * OWNERS
SIZE: Final = LEAD + LEADS * PHASES


class CastleInputs(InputReader):
    """Hands, decks, and what lies where, with its owner and protection."""

    def __init__(self) -> None:
        super().__init__(SIZE, PHASES, rollout_share=0.5, win_weight=0.85, winning_lead=4.0)

    def read(self, c: Cells, seat: i64, inputs: Inputs) -> None:
        seats = c[layout.SEATS]
        wait = (seat - c[layout.TURN] + seats) % seats
        step = i64(2) if c[layout.TASK_COUNT] else min(c[layout.ACTIONS], 1)
        inputs.add(TURN + ((seats - 2) * WAITS + wait) * STEPS + step)
        read_hands(c, seat, inputs)
        read_bag(c[layout.RESERVE], RESERVE, 1, inputs)
        read_board(c, seat, inputs)

    def final_points(self, c: Cells, seat: i64) -> float:
        return -float(cards_left(c, seat))


def read_hands(c: Cells, seat: i64, inputs: Inputs) -> None:
    """The cards of all seats, and the leads."""
    read_bag(c[layout.HANDS + seat], HAND, COPIES, inputs)
    mine = cards_left(c, seat)
    fewest: i64 = 1000
    best = 1000.0
    for rival in range(c[layout.SEATS]):
        if rival == seat:
            continue
        read_bag(c[layout.HANDS + rival], RIVAL_HAND, COPIES, inputs)
        inputs.add(RIVAL_HAND_SIZE + min(c[layout.HAND_SIZES + rival], CARDS_LEFT - 1))
        inputs.add(RIVAL_DECK + min(c[layout.DECK_SIZES + rival], CARDS_LEFT - 1))
        fewest = min(fewest, cards_left(c, rival))
        best = min(best, actions_needed_to_win(c, rival) + exposure_cost(c, rival))
    inputs.add(HAND_SIZE + min(c[layout.HAND_SIZES + seat], CARDS_LEFT - 1))
    inputs.add(DECK + min(c[layout.DECK_SIZES + seat], CARDS_LEFT - 1))
    left = min(mine, fewest)
    inputs.phase = (
        i64(0) if left <= 2 else i64(1) if left <= 5 else i64(2) if left <= 10 else i64(3)
    )
    half: i64 = LEADS // 2
    lead = min(max(fewest - mine + half, 0), LEADS - 1)
    inputs.add(LEAD + lead * PHASES + inputs.phase)
    inputs.standing = -float(mine)
    inputs.lead = (best - actions_needed_to_win(c, seat) - exposure_cost(c, seat)) / 10.0
    inputs.second_lead = float(fewest - mine) / 10.0


def cards_left(c: Cells, seat: i64) -> i64:
    """The cards that a seat still has to play, those of its deck included."""
    return c[layout.HAND_SIZES + seat] + c[layout.DECK_SIZES + seat]


def read_bag(bag: i64, first: i64, copies: i64, inputs: Inputs) -> None:
    """The kinds in a bag, with their number up to `copies`."""
    while bag:
        kind = first_kind(bag)
        inputs.add(first + (kind - 1) * copies + min(count_kind(bag, kind), copies) - 1)
        bag = without_kind(bag, kind)


def read_board(c: Cells, seat: i64, inputs: Inputs) -> None:
    """The cards in the castle and outside: whose they are, and whether they are protected."""
    exposed = unprotected_spaces(c)
    spaces = c[layout.OCCUPIED]
    while spaces:
        space = lowest_bit_index(spaces)
        read_stack(c, seat, space, i64(1) if exposed & spaces & -spaces else i64(0), inputs)
        spaces &= spaces - 1
    outside = c[layout.OCCUPIED_OUTSIDE]
    while outside:
        read_stack(c, seat, SPACES + lowest_bit_index(outside), 1, inputs)
        outside &= outside - 1


def read_stack(c: Cells, seat: i64, place: i64, exposed: i64, inputs: Inputs) -> None:
    """The cards of a place, from the bottom to the top."""
    stack = c[layout.STACKS + place]
    while stack > layout.CARD_MASK:
        card = stack & layout.CARD_MASK
        inputs.add(BENEATH + (kind_of(card) - 1) * OWNERS + owner(card, seat))
        stack >>= layout.CARD_BITS
    inputs.add(TOP + ((kind_of(stack) - 1) * OWNERS + owner(stack, seat)) * 2 + exposed)
    inputs.add(PLACE + min(place, OPEN) * OWNERS + owner(stack, seat))


def owner(card: i64, seat: i64) -> i64:
    """Whose a card is: 0 nobody's, 1 the seat's, 2 a rival's."""
    token = token_of(card)
    return i64(0) if token == layout.NO_TOKEN else i64(1) if token == seat + 1 else i64(2)
