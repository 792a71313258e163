"""Castle's moves in tokens: the verb, then cards, places, levels of stacks and seats."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from regalia.games.castle.rules.board import PLACE_NAMES, TARGETS
from regalia.games.castle.rules.cards import KINDS
from regalia.games.castle.rules.cards import NAMES as CARD_NAMES
from regalia.games.castle.rules.layout import CARD_MASK, MAX_SEATS, SEATS, STACK_LEVELS, STACKS
from regalia.games.castle.rules.move_codes import MOVES, RANKS, SHAPES, VERBS
from regalia.games.castle.rules.verbs import spot_by_rank
from regalia.kernel.cells import Cells
from regalia.kernel.tokens import Tokens, append_token

VERBS_IN_ALL: Final = 16

# the number of the first move token of each sort
FIRST_HAND_CARD: Final = VERBS_IN_ALL
FIRST_RESERVE_CARD: Final = FIRST_HAND_CARD + KINDS
FIRST_PLACE: Final = FIRST_RESERVE_CARD + KINDS
FIRST_LEVEL: Final = FIRST_PLACE + TARGETS
FIRST_SEAT: Final = FIRST_LEVEL + STACK_LEVELS

TOKEN_NAMES: Final = (
    *[verb for verb, _ in VERBS],
    *[f"card:{name}" for name in CARD_NAMES[1:]],
    *[f"reserve:{name}" for name in CARD_NAMES[1:]],
    *[f"place:{name}" for name in PLACE_NAMES],
    *[f"level:{level}" for level in range(1, STACK_LEVELS + 1)],
    *[f"seat:+{steps}" for steps in range(MAX_SEATS)],
)

# the sorts of things that a verb is applied to: where their tokens begin, or one of these numbers
NO_SORT: Final = 0
A_TOKEN: Final = -1
A_SEAT: Final = -2
SORTS: Final = {
    "h": FIRST_HAND_CARD,
    "r": FIRST_RESERVE_CARD,
    "p": FIRST_PLACE,
    "t": A_TOKEN,
    "s": A_SEAT,
}
WIDTHS: Final = {"h": KINDS, "r": KINDS, "p": TARGETS, "t": RANKS, "s": MAX_SEATS}


def thing_sorts_by_verb(position: int) -> vec[i64]:
    """For every verb the sort of the first or second thing that it is applied to."""
    shapes = [SHAPES[verb] for verb, _ in VERBS]
    return vec[i64](
        [SORTS[shape[position]] if position < len(shape) else NO_SORT for shape in shapes]
    )


def second_thing_counts_by_verb() -> vec[i64]:
    """For every verb how many second things a move can name after its first one."""
    shapes = [SHAPES[verb] for verb, _ in VERBS]
    return vec[i64]([WIDTHS[shape[1]] if len(shape) > 1 else 1 for shape in shapes])


VERB_STARTS: Final = vec[i64]([start for _, start in VERBS])
FIRST_SORT: Final = thing_sorts_by_verb(0)
SECOND_SORT: Final = thing_sorts_by_verb(1)
SECOND_COUNT: Final = second_thing_counts_by_verb()


class CastleTokens(Tokens):
    """Spells a move as tokens: its verb, then one for each card, place or seat that it names.

    A card within a stack takes two tokens: its place, then its level in the stack.
    """

    def __init__(self) -> None:
        super().__init__(TOKEN_NAMES)

    def packed_spelling(self, c: Cells, seat: i64, move: i64) -> i64:
        plain = SPELLINGS_OF_FIXED_MOVES[move]
        if not plain:
            plain = spell_move(c, seat, move)
        return plain


def spell_move(c: Cells, seat: i64, move: i64) -> i64:
    """The tokens of a move: its verb, and the things that it is applied to."""
    verb: i64 = VERBS_IN_ALL - 1
    while VERB_STARTS[verb] > move:
        verb -= 1
    number = move - VERB_STARTS[verb]
    spelling = spell_thing(
        append_token(0, verb), c, seat, FIRST_SORT[verb], number // SECOND_COUNT[verb]
    )
    return spell_thing(spelling, c, seat, SECOND_SORT[verb], number % SECOND_COUNT[verb])


def spell_thing(spelling: i64, c: Cells, seat: i64, sort: i64, number: i64) -> i64:
    """Extends a spelling by a thing, which is given by its number among those of its sort."""
    if sort > NO_SORT:
        return append_token(spelling, sort + number)
    if sort == A_TOKEN:
        return spell_spot(spelling, c, spot_by_rank(c, number))
    if sort == A_SEAT:
        return append_token(spelling, FIRST_SEAT + (number - seat + c[SEATS]) % c[SEATS])
    return spelling


def spell_spot(spelling: i64, c: Cells, spot: i64) -> i64:
    """Extends a spelling by the place of a card and, if it lies in a stack, by its level."""
    place = spot // STACK_LEVELS
    spelling = append_token(spelling, FIRST_PLACE + place)
    if c[STACKS + place] <= CARD_MASK:
        return spelling
    return append_token(spelling, FIRST_LEVEL + spot % STACK_LEVELS)


def spellings_of_fixed_moves() -> vec[i64]:
    """The spelling of every move, or an empty one where it depends on the position."""
    found = vec[i64]([0] * MOVES)
    nothing = vec[i64]()
    for verb in range(i64(VERBS_IN_ALL)):
        move = VERB_STARTS[verb]
        end = VERB_STARTS[verb + 1] if verb + 1 < VERBS_IN_ALL else i64(MOVES)
        while move < end and FIRST_SORT[verb] >= NO_SORT and SECOND_SORT[verb] >= NO_SORT:
            found[move] = spell_move(nothing, 0, move)
            move += 1
    return found


# precomputed, since about fifty are looked up in every turn
SPELLINGS_OF_FIXED_MOVES: Final = spellings_of_fixed_moves()
