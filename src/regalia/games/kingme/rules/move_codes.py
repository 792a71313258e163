"""The moves of King Me! as numbers: placings, then ascents, then the two votes."""

from typing import Final

from mypy_extensions import i64

PLACES: Final = 4  # floors 1 to 4 (K4)
ASCENTS: Final = 13 * PLACES
YES: Final = ASCENTS + 13
NO: Final = YES + 1
MOVES: Final = NO + 1


def placing_move(courtier: i64, floor: i64) -> i64:
    """The move that places a courtier onto a floor."""
    return courtier * PLACES + floor - 1


def ascent_move(courtier: i64) -> i64:
    """The move that moves a courtier up."""
    return ASCENTS + courtier


def courtier_of_move(move: i64) -> i64:
    """The courtier that a placing or an ascent moves."""
    return move - ASCENTS if move >= ASCENTS else move // PLACES


def floor_of_move(move: i64) -> i64:
    """The floor onto which a placing puts its courtier."""
    return move % PLACES + 1
