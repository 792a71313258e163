"""Which moves of Castle suit which temper."""

from mypy_extensions import i64

from regalia.games.castle.rules import layout, move_codes
from regalia.games.castle.rules.cards import (
    ARCHER,
    ASSASSIN,
    BARBARIAN,
    BLACK_KNIGHT,
    DRAGON,
    SIEGE_ENGINE,
)
from regalia.games.castle.rules.layout import token_of, top_card
from regalia.games.castle.rules.move_codes import laid_kind
from regalia.games.castle.strategy.value import actions_needed_to_win, exposure_cost
from regalia.kernel.cells import Cells
from regalia.kernel.heuristics import BOLD, CAUTIOUS, THRIFTY, VENGEFUL
from regalia.kernel.state import State


def temper_bonus(state: State, seat: i64, move: i64, temper: i64) -> float:
    """How well a legal move suits a temper, from 0 to 1."""
    c = state.cells
    plays = move_codes.PLAY <= move < move_codes.ENTER
    if temper == BOLD:
        return 1.0 if plays and is_attacking_card(laid_kind(move_codes.PLAY, move)) else 0.0
    if temper == THRIFTY:
        return 0.0 if move == move_codes.DRAW else 1.0
    if temper == CAUTIOUS:
        if not plays:
            return 0.0
        after = state.copy()
        after.apply(seat, move)
        return 1.0 if exposure_cost(after.cells, seat) <= exposure_cost(c, seat) else 0.0
    if temper == VENGEFUL and move_codes.RETURN <= move < move_codes.KILL:
        owner = token_of(top_card(c[layout.STACKS + move - move_codes.RETURN])) - 1
        return 1.0 if owner == leading_rival(c, seat) else 0.0
    return 0.0


def is_attacking_card(kind: i64) -> bool:
    """Whether a card's power is an attack from outside or a blow at court."""
    return kind in (ARCHER, ASSASSIN, BARBARIAN, BLACK_KNIGHT, DRAGON, SIEGE_ENGINE)


def leading_rival(c: Cells, seat: i64) -> i64:
    """The other seat that needs the fewest actions to win."""
    found: i64 = -1
    for other in range(c[layout.SEATS]):
        if other != seat and (
            found < 0 or actions_needed_to_win(c, other) < actions_needed_to_win(c, found)
        ):
            found = other
    return found
