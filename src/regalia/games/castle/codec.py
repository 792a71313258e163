"""Castle's moves as text: `play king c3`, `return a1`, `tokens b2 c3.1`."""

from librt.vecs import vec
from mypy_extensions import i64

from regalia.games.castle.board import PLACE_NAMES
from regalia.games.castle.cards import NAMES
from regalia.games.castle.layout import LEVELS, STACKS, height
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
    pair_hand,
    pair_reserve,
    sent_kind,
    sent_seat,
    start_of,
)
from regalia.games.castle.verbs import spot_by_rank
from regalia.kernel.errors import IllegalMove, quoted
from regalia.kernel.state import State


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


def notate(state: State, seat: i64, move: i64) -> str:
    """The one way to write a legal move."""
    return " ".join(words(state.cells, move))


def parse(state: State, seat: i64, text: str) -> int:
    """The legal move written so."""
    legal = state.legal(seat)
    for move in legal:
        if notate(state, seat, move) == text:
            return int(move)
    raise IllegalMove(f"{quoted(text)} is no move now")
