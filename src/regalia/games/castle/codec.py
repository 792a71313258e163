"""Castle's moves as text: `play king c3`, `return a1`, `tokens b2 c3.1`."""

import re
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from regalia.games.castle.bags import count
from regalia.games.castle.board import OUT, PLACE_NAMES, PLACE_OF, SPACES, bit
from regalia.games.castle.cards import JESTER, KIND_OF, NAMES, RULES
from regalia.games.castle.layout import (
    HANDS,
    LEFT,
    LEVELS,
    SEATS,
    STACKS,
    height,
    spot_of,
)
from regalia.games.castle.moves import (
    CLAIM,
    DONE,
    DRAW,
    ENTER,
    EXCHANGE,
    GIVE,
    KILL,
    MOVE,
    PASS,
    PLAY,
    RETURN,
    SHELVE,
    SWAP,
    TOKENS,
    TRADE,
    UNTOKEN,
    VERBS,
    earlier_of,
    goal_of,
    laid_kind,
    laid_place,
    later_of,
    laying,
    moving,
    pair,
    pair_hand,
    pair_reserve,
    sent_kind,
    sent_seat,
    start_of,
    to_seat,
    token_pair,
)
from regalia.games.castle.placing import has_place
from regalia.games.castle.protection import unprotected
from regalia.games.castle.tasks import FAVOUR, asker, next_task
from regalia.games.castle.turn import may_be_played, must_play_the_king
from regalia.games.castle.verbs import rank_of_spot, spot_by_rank
from regalia.kernel.errors import IllegalMove, quoted
from regalia.kernel.state import State

BEGINNING: Final = dict(VERBS)
SPOT: Final = re.compile(r"([a-z]+[0-9]*)(?:\.([1-9]))?")
NO_MOVE: Final = -1

# what follows each verb: a card, a place, a spot or a seat
SHAPES: Final = {
    "draw": "",
    "done": "",
    "swap": "cc",
    "play": "cp",
    "enter": "cp",
    "return": "p",
    "kill": "p",
    "shelve": "p",
    "move": "pp",
    "tokens": "tt",
    "untoken": "t",
    "claim": "t",
    "trade": "cs",
    "pass": "c",
    "give": "cs",
    "exchange": "cc",
}


# writing


def notate(state: State, seat: i64, move: i64) -> str:
    """The one way to write a legal move."""
    return " ".join(words(state.cells, move))


def verb_of(move: i64) -> tuple[str, int]:
    """The verb of a move, and where its numbers begin."""
    found = VERBS[0]
    for verb in VERBS:
        if verb[1] <= move:
            found = verb
    return found


def words(c: vec[i64], move: i64) -> list[str]:
    """The words of a move: the verb and what it is done to."""
    verb, start = verb_of(move)
    if start in (DRAW, DONE):
        return [verb]
    if start in (SWAP, EXCHANGE):
        return [verb, NAMES[pair_hand(start, move)], NAMES[pair_reserve(start, move)]]
    if start in (PLAY, ENTER):
        return [verb, NAMES[laid_kind(start, move)], PLACE_NAMES[laid_place(start, move)]]
    if start in (RETURN, KILL, SHELVE):
        return [verb, PLACE_NAMES[move - start]]
    if start == MOVE:
        return [verb, PLACE_NAMES[start_of(move)], PLACE_NAMES[goal_of(move)]]
    if start == TOKENS:
        return [verb, spot_name(c, earlier_of(move)), spot_name(c, later_of(move))]
    if start in (UNTOKEN, CLAIM):
        return [verb, spot_name(c, move - start)]
    if start in (TRADE, GIVE):
        return [verb, NAMES[sent_kind(start, move)], str(int(sent_seat(start, move)))]
    return [verb, NAMES[move - PASS + 1]]


def spot_name(c: vec[i64], rank: i64) -> str:
    """A place for the card on top of it, or with a level for one beneath."""
    spot = spot_by_rank(c, rank)
    place, level = spot // LEVELS, spot % LEVELS
    name = PLACE_NAMES[place]
    return name if level == height(c[STACKS + place]) - 1 else f"{name}.{int(level) + 1}"


# reading


def parse(state: State, seat: i64, text: str) -> int:
    """The legal move written so."""
    c = state.cells
    legal = state.legal(seat)
    wanted = read(c, text)
    for move in legal:
        if move == wanted:
            return int(move)
    raise IllegalMove(reason(c, seat, text, legal))


def read(c: vec[i64], text: str) -> int:
    """The move, legal or not, that a text writes; NO_MOVE if it writes none."""
    verb, *things = text.split(" ")
    shape = SHAPES.get(verb)
    if shape is None or len(shape) != len(things):
        return NO_MOVE
    numbers = [number_of(c, sort, name) for sort, name in zip(shape, things, strict=True)]
    if NO_MOVE in numbers:
        return NO_MOVE
    start = BEGINNING[verb]
    if not shape:
        return start
    one, other = numbers[0], numbers[-1]
    if shape == "cc":
        return int(pair(start, one, other))
    if shape == "cp":
        return int(laying(start, one)) + other
    if shape == "pp":
        return int(moving(one, other))
    if shape == "tt":
        return int(token_pair(one, other))
    if shape == "cs":
        return int(to_seat(start, one, other))
    return start + one - 1 if shape == "c" else start + one


def number_of(c: vec[i64], sort: str, name: str) -> int:
    """A card, a place, a seat or the rank of a spot by its name; NO_MOVE if there is none."""
    if sort == "c":
        return KIND_OF.get(name, NO_MOVE)
    if sort == "p":
        return PLACE_OF.get(name, NO_MOVE)
    if sort == "s":
        return int(name) if name in {str(seat) for seat in range(c[SEATS])} else NO_MOVE
    shape = SPOT.fullmatch(name)
    place = PLACE_OF.get(shape[1], OUT) if shape else OUT
    if shape is None or place == OUT or not c[STACKS + place]:
        return NO_MOVE
    top = int(height(c[STACKS + place]))
    if shape[2] is None:
        return int(rank_of_spot(c, spot_of(place, top - 1)))
    level = int(shape[2])
    return int(rank_of_spot(c, spot_of(place, level - 1))) if level < top else NO_MOVE


# refusing


def reason(c: vec[i64], seat: i64, text: str, legal: vec[i64]) -> str:
    """Why a text is no legal move now, with the rule that says so."""
    verb, *things = text.split(" ")
    task = next_task(c)
    asks = asker(task)
    rule = "C5" if not task else "C20" if asks == FAVOUR else RULES[asks]
    example = " ".join(words(c, legal[0])) if len(legal) else "nothing"
    if verb not in SHAPES:
        return f"{quoted(text)} is no move: write, for example, {example} ({rule})"
    if not task:
        return reason_of_action(c, seat, verb, things, text, example)
    if len(legal) and verb != verb_of(legal[0])[0] and verb != "done":
        return f"now the {asks_name(asks)} asks for a move like {example} ({rule})"
    if asks == JESTER:
        return f"{quoted(things[0] if things else '')} is not in this hand to be passed (C38)"
    shape = SHAPES[verb]
    if shape and shape[0] == "p" and things and things[0] in PLACE_OF:
        place = PLACE_OF[things[0]]
        if place == OUT or not c[STACKS + place]:
            return f"there is no card on {things[0]} (C7)"
        if place < SPACES and not unprotected(c) & bit(place):
            return f"the card on {things[0]} is protected (C11)"
    return f"{quoted(text)} is none of the choices of the {asks_name(asks)} ({rule})"


def asks_name(asks: i64) -> str:
    """The card whose power asks."""
    return "mistress" if asks == FAVOUR else NAMES[asks]


def reason_of_action(
    c: vec[i64], seat: i64, verb: str, things: list[str], text: str, example: str
) -> str:
    """Why this action is not possible."""
    if verb not in ("draw", "swap", "play"):
        return "no power asks now: draw, swap or play a card (C5)"
    if must_play_the_king(c, seat):
        return f"the Herald wants the King to be played first, like {example} (C55)"
    if verb == "draw":
        if not c[LEFT + seat]:
            return "the deck is empty (C5)"
        return "the hand is as large as at the start, and hand_limit forbids to draw more (C3)"
    if len(things) != 2 or things[0] not in KIND_OF:
        return f"{quoted(text)} is no action: write, for example, {example} (C5)"
    mine = KIND_OF[things[0]]
    if not count(c[HANDS + seat], mine):
        return f"there is no {things[0]} in this hand (C5)"
    if verb == "swap":
        return f"there is no {quoted(things[1])} in the reserve (C5)"
    if not may_be_played(c, seat, mine):
        return "the Merchant cannot be the last card: merchant_finish is false (C36)"
    if not has_place(c, mine):
        return f"there is no legal place for the {things[0]} now (C6, {RULES[mine]})"
    return f"the {things[0]} cannot be laid on {quoted(things[1])} now (C6, {RULES[mine]})"
