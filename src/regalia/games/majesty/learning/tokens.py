"""Majesty's moves in tokens: the place in the row, the half, the healing, the trade."""

from typing import Final

from mypy_extensions import i64

from regalia.games.majesty.rules import cards, layout, move_codes
from regalia.games.majesty.rules.cards import character_on_card
from regalia.games.majesty.rules.layout import is_double, top_wounded_card, uses_side_b
from regalia.kernel.cells import Cells
from regalia.kernel.tokens import Tokens, append_token

FIRST_HALF: Final = layout.ROW_SIZE
FIRST_HEALING: Final = FIRST_HALF + cards.KINDS_OF_PEOPLE
NO_TRADE: Final = FIRST_HEALING + cards.KINDS_OF_PEOPLE + move_codes.MAX_WORKERS_SOLD

TOKEN_NAMES: Final = (
    *[f"row:{place}" for place in range(1, layout.ROW_SIZE + 1)],
    *[f"half:{character}" for character in cards.CHARACTERS],
    *[f"heal:{character}" for character in cards.CHARACTERS],
    *[f"trade:{workers}" for workers in range(-move_codes.MAX_WORKERS_SOLD, 0)],
    "trade:0",
    *[f"trade:+{workers}" for workers in range(1, move_codes.MAX_WORKERS_BOUGHT + 1)],
)


class MajestyTokens(Tokens):
    """Spells a move as tokens, one for each thing that its parts name; verbs have none."""

    def __init__(self) -> None:
        super().__init__(TOKEN_NAMES)

    def packed_spelling(self, c: Cells, seat: i64, move: i64) -> i64:
        place = move_codes.row_place_of_move(move)
        if place == move_codes.REST:
            return spell_placement(0, c, seat, c[layout.TAKEN], move)
        if c[layout.EDITION] >= layout.PL:
            return append_token(0, place)
        return spell_placement(append_token(0, place), c, seat, c[layout.ROW + place], move)


def spell_placement(spelling: i64, c: Cells, seat: i64, card: i64, move: i64) -> i64:
    """The spelling, extended by the tokens that say how the move places this card."""
    building = character_on_card(card, move_codes.half_of_move(move) != 0)
    extra_choice = move_codes.extra_choice_of_move(move)
    if is_double(card):
        spelling = append_token(spelling, FIRST_HALF + building)
    if move_codes.HEAL_LOWER <= extra_choice <= move_codes.HEAL_HIGHER:
        healed = top_wounded_card(c, seat)
        character = character_on_card(healed, extra_choice == move_codes.HEAL_HIGHER)
        spelling = append_token(spelling, FIRST_HEALING + character)
    if building == cards.CASTLE and uses_side_b(c, cards.CASTLE):
        spelling = append_token(spelling, NO_TRADE + move_codes.net_workers_bought(extra_choice))
    return spelling
