"""Powers that wait for a choice, as a stack of numbers in the cells.

A task names the card whose power asks, the place it arrived on, and what the power must
remember from step to step.
"""

from typing import Final

from mypy_extensions import i64

from regalia.games.castle.rules.cards import KINDS
from regalia.games.castle.rules.layout import TASK_COUNT, TASK_STACK
from regalia.kernel.cells import Cells

FAVOUR: Final = KINDS + 1  # what the owner of the Mistress's token returns for the King (C20)

ASK_BITS: Final = 6
ASK_MASK: Final = 63
PLACE_BITS: Final = 7
PLACE_MASK: Final = 127
MEMORY: Final = ASK_BITS + PLACE_BITS

# which cards the Mistress may still move (C25)
KING_TO_MOVE: Final = 1
KNIGHT_TO_MOVE: Final = 2
BOTH: Final = 3

# which step of the Dragon it is (C52)
OUTSIDE_CARD: Final = 0
TOWER_OR_WALL_CARD: Final = 1

# the Alchemist remembers the exchanges left, then the card given and the card taken (C49)
LEFT_BITS: Final = 2
LEFT_MASK: Final = 3
KIND_BITS: Final = 6
KIND_MASK: Final = 63


def push_task(c: Cells, kind: i64, place: i64, memory: i64) -> None:
    """Puts a task on the stack: the next one to be done."""
    c[TASK_STACK + c[TASK_COUNT]] = kind | place << ASK_BITS | memory << MEMORY
    c[TASK_COUNT] += 1


def top_task(c: Cells) -> i64:
    """The task to be done now; 0 if there is none."""
    return c[TASK_STACK + c[TASK_COUNT] - 1] if c[TASK_COUNT] else 0


def pop_task(c: Cells) -> None:
    """Takes the task to be done now off the stack."""
    c[TASK_COUNT] -= 1
    c[TASK_STACK + c[TASK_COUNT]] = 0


def asking_card(task: i64) -> i64:
    """The kind of the card whose power asks, or FAVOUR."""
    return task & ASK_MASK


def arrival_place(task: i64) -> i64:
    """The place at which the asking card arrived."""
    return (task >> ASK_BITS) & PLACE_MASK


def task_memory(task: i64) -> i64:
    """What the power remembers from step to step, as a number."""
    return task >> MEMORY


def pack_alchemist_memory(exchanges: i64, last_given: i64, last_taken: i64) -> i64:
    """The Alchemist's memory: exchanges left, and the cards of the last one."""
    return exchanges | last_given << LEFT_BITS | last_taken << (LEFT_BITS + KIND_BITS)


def exchanges_left(task: i64) -> i64:
    """How many exchanges are left, the present one included."""
    return task_memory(task) & LEFT_MASK


def last_card_given(task: i64) -> i64:
    """The card that the previous exchange gave, or NO_CARD."""
    return (task_memory(task) >> LEFT_BITS) & KIND_MASK


def last_card_taken(task: i64) -> i64:
    """The card that the previous exchange took, or NO_CARD."""
    return task_memory(task) >> (LEFT_BITS + KIND_BITS)
