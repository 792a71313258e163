"""King Me!'s moves in tokens: the courtier, the floor, the vote."""

from typing import Final

from mypy_extensions import i64

from regalia.games.kingme.rules import move_codes
from regalia.games.kingme.rules.courtiers import COURTIERS, LETTERS
from regalia.kernel.cells import Cells
from regalia.kernel.tokens import Tokens, append_token

FIRST_FLOOR: Final = COURTIERS
FIRST_VOTE: Final = FIRST_FLOOR + move_codes.PLACES

TOKEN_NAMES: Final = (
    *[f"courtier:{letter}" for letter in LETTERS],
    *[f"floor:{floor}" for floor in range(1, move_codes.PLACES + 1)],
    "vote:yes",
    "vote:no",
)


class KingMeTokens(Tokens):
    """Spells a move as tokens, one for each thing that its parts name; verbs have none."""

    def __init__(self) -> None:
        super().__init__(TOKEN_NAMES)

    def packed_spelling(self, c: Cells, seat: i64, move: i64) -> i64:
        if move >= move_codes.YES:
            return append_token(0, FIRST_VOTE + move - move_codes.YES)
        courtier = append_token(0, move_codes.courtier_of_move(move))
        if move >= move_codes.ASCENTS:
            return courtier
        return append_token(courtier, FIRST_FLOOR + move_codes.floor_of_move(move) - 1)
