"""Castle's moves as text: `play king c3`, `return a1`, `tokens b2 c3.1`."""

import re
from typing import Final

from mypy_extensions import i64

from regalia.games.castle.notation.refusals import explain_refusal
from regalia.games.castle.rules import move_codes
from regalia.games.castle.rules.board import OUT, PLACE_NAMES, PLACE_OF
from regalia.games.castle.rules.cards import KIND_OF, NAMES
from regalia.games.castle.rules.layout import SEATS, STACK_LEVELS, STACKS, make_spot, stack_height
from regalia.games.castle.rules.verbs import rank_of_spot, spot_by_rank
from regalia.kernel.cells import Cells
from regalia.kernel.errors import Refused
from regalia.kernel.parts import Part, join_parts, verb_of
from regalia.kernel.view import View

VERB_START: Final = dict(move_codes.VERBS)
SPOT_PATTERN: Final = re.compile(r"([a-z]+[0-9]*)(?:\.([1-9]))?")
NO_MOVE: Final = -1
KINDS_OF_PARTS: Final = {"h": "card", "r": "reserve", "p": "place", "t": "place", "s": "seat"}


# writing


def verb_and_first_move(move: i64) -> tuple[str, int]:
    """The verb of a move, and the first move number of this verb."""
    found = move_codes.VERBS[0]
    for verb in move_codes.VERBS:
        if verb[1] <= move:
            found = verb
    return found


def move_parts(c: Cells, move: i64) -> list[Part]:
    """The parts of a legal move: the verb, and the things that it is applied to."""
    verb, start = verb_and_first_move(move)
    shape = move_codes.SHAPES[verb]
    found: list[Part] = [("verb", verb)]
    for sort, value in zip(shape, names_of_things_in_move(c, shape, start, move), strict=True):
        found.append((KINDS_OF_PARTS[sort], value))
    return found


def names_of_things_in_move(c: Cells, shape: str, first_move_of_verb: int, move: i64) -> list[str]:
    """The names of the things that a move is applied to, without its verb.

    `shape` is that of the verb in SHAPES, and `first_move_of_verb` the number of its first move.
    """
    if not shape:
        return []
    if shape == "hr":
        given = NAMES[move_codes.hand_card_of_pair(first_move_of_verb, move)]
        return [given, NAMES[move_codes.reserve_card_of_pair(first_move_of_verb, move)]]
    if shape[1:] == "p" and shape != "pp":
        card = NAMES[move_codes.laid_kind(first_move_of_verb, move)]
        return [card, PLACE_NAMES[move_codes.laid_place(first_move_of_verb, move)]]
    if shape == "p":
        return [PLACE_NAMES[move - first_move_of_verb]]
    if shape == "pp":
        return [PLACE_NAMES[move_codes.move_start(move)], PLACE_NAMES[move_codes.move_goal(move)]]
    if shape == "tt":
        earlier, later = move_codes.earlier_rank_of_swap(move), move_codes.later_rank_of_swap(move)
        return [spot_name(c, earlier), spot_name(c, later)]
    if shape == "t":
        return [spot_name(c, move - first_move_of_verb)]
    if shape == "h":
        return [NAMES[move - first_move_of_verb + 1]]
    return [
        NAMES[move_codes.sent_kind(first_move_of_verb, move)],
        str(int(move_codes.sent_seat(first_move_of_verb, move))),
    ]


def spot_name(c: Cells, rank: i64) -> str:
    """The name of a spot: its place, with a level unless the card is the top one."""
    spot = spot_by_rank(c, rank)
    place, level = spot // STACK_LEVELS, spot % STACK_LEVELS
    name = PLACE_NAMES[place]
    return name if level == stack_height(c[STACKS + place]) - 1 else f"{name}.{int(level) + 1}"


def things_to_touch(parts: list[Part]) -> list[str]:
    """The things a player touches for a move; `draw`, `done` and `swap` are touched as buttons."""
    verb = verb_of(parts)
    first = [verb] if verb in ("draw", "done", "swap") else []
    return first + [f"{'hand' if kind == 'card' else kind}:{value}" for kind, value in parts[1:]]


# reading


def parse_move(view: View, text: str) -> int:
    """The legal move with this notation; raises Refused if there is none."""
    c = view.cells
    legal = view.legal()
    wanted = read_move(c, text)
    for move in legal:
        if move == wanted:
            return int(move)
    if not len(legal):
        raise Refused("no-such-move", {"typed": text}, None)
    raise explain_refusal(c, view.seat, text, join_parts(move_parts(c, legal[0])))


def read_move(c: Cells, text: str) -> int:
    """The move with this notation, whether or not it is legal; NO_MOVE if there is none."""
    verb, *things = text.split(" ")
    shape = move_codes.SHAPES.get(verb)
    if shape is None or len(shape) != len(things):
        return NO_MOVE
    numbers = [number_of_thing(c, sort, name) for sort, name in zip(shape, things, strict=True)]
    if NO_MOVE in numbers:
        return NO_MOVE
    start = VERB_START[verb]
    if not shape:
        return start
    one, other = numbers[0], numbers[-1]
    if shape == "hr":
        return int(move_codes.pair_move(start, one, other))
    if shape == "pp":
        return int(move_codes.board_move(one, other))
    if shape == "tt":
        return int(move_codes.token_swap_move(one, other))
    if shape[1:] == "p":
        return int(move_codes.first_laying_move(start, one)) + other
    if shape[1:] == "s":
        return int(move_codes.card_to_seat_move(start, one, other))
    return start + one - 1 if shape == "h" else start + one


def number_of_thing(c: Cells, sort: str, name: str) -> int:
    """The number of a card, place, seat or spot with this name; NO_MOVE if there is none."""
    if sort in ("h", "r"):
        return KIND_OF.get(name, NO_MOVE)
    if sort == "p":
        return PLACE_OF.get(name, NO_MOVE)
    if sort == "s":
        return int(name) if name in {str(seat) for seat in range(c[SEATS])} else NO_MOVE
    shape = SPOT_PATTERN.fullmatch(name)
    place = PLACE_OF.get(shape[1], OUT) if shape else OUT
    if shape is None or place == OUT or not c[STACKS + place]:
        return NO_MOVE
    top = int(stack_height(c[STACKS + place]))
    if shape[2] is None:
        return int(rank_of_spot(c, make_spot(place, top - 1)))
    level = int(shape[2])
    return int(rank_of_spot(c, make_spot(place, level - 1))) if level < top else NO_MOVE
