"""King Me!'s moves as text: `K@3`, `K^`, `yes`, `no`."""

from mypy_extensions import i64

from regalia.games.kingme.rules.courtiers import LETTERS
from regalia.games.kingme.rules.move_codes import ASCENTS, NO, YES, courtier_of_move, floor_of_move
from regalia.kernel.parts import Part, verb_of


def move_parts(move: i64) -> list[Part]:
    """The parts of a move."""
    if move >= YES:
        return [("verb", "vote"), ("vote", "no" if move == NO else "yes")]
    courtier = ("courtier", LETTERS[courtier_of_move(move)])
    if move >= ASCENTS:
        return [("verb", "ascend"), courtier]
    return [("verb", "place"), courtier, ("floor", str(int(floor_of_move(move))))]


def notation_from_parts(parts: list[Part]) -> str:
    """The parts in notation."""
    values = [value for _, value in parts[1:]]
    return f"{values[0]}^" if verb_of(parts) == "ascend" else "@".join(values)


def things_to_touch(parts: list[Part]) -> list[str]:
    """The things a player touches for a move: all parts but the verb, and `up` for an ascent."""
    touches = [f"{kind}:{value}" for kind, value in parts[1:]]
    return [*touches, "up"] if verb_of(parts) == "ascend" else touches
