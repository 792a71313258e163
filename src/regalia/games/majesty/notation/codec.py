"""Majesty's moves as text: `4:guard`, `2:witch+brewer`, `3$-2`."""

from typing import Final

from mypy_extensions import i64

from regalia.games.majesty.rules import layout, move_codes
from regalia.games.majesty.rules.cards import CASTLE, CHARACTERS, character_on_card
from regalia.games.majesty.rules.layout import is_double, top_wounded_card, uses_side_b
from regalia.kernel.cells import Cells
from regalia.kernel.parts import Part

# what stands before each part in notation
PREFIX_OF_PART: Final = {"row": "", "half": ":", "heal": "+", "trade": "$"}
NO_TRADE_NOTATION: Final = "0"


def move_parts(c: Cells, seat: i64, move: i64) -> list[Part]:
    """The parts of a legal move."""
    place = move_codes.row_place_of_move(move)
    if place == move_codes.REST:
        return [("verb", "rest"), *placement_parts(c, seat, c[layout.TAKEN], move)]
    taking = [("verb", "take"), ("row", str(int(place) + 1))]
    if c[layout.EDITION] >= layout.PL:
        return taking
    return taking + placement_parts(c, seat, c[layout.ROW + place], move)


def placement_parts(c: Cells, seat: i64, card: i64, move: i64) -> list[Part]:
    """How a move places a card: the half, what is healed, what is traded."""
    building = character_on_card(card, move_codes.half_of_move(move) != 0)
    extra_choice = move_codes.extra_choice_of_move(move)
    found: list[Part] = []
    if is_double(card):
        found.append(("half", CHARACTERS[building]))
    if extra_choice in (move_codes.HEAL_LOWER, move_codes.HEAL_HIGHER):
        healed = top_wounded_card(c, seat)
        character = character_on_card(healed, extra_choice == move_codes.HEAL_HIGHER)
        found.append(("heal", CHARACTERS[character]))
    if building == CASTLE and uses_side_b(c, CASTLE):
        trade = int(move_codes.net_workers_bought(extra_choice))
        found.append(("trade", f"{trade:+d}" if trade else NO_TRADE_NOTATION))
    return found


def notation_from_parts(parts: list[Part]) -> str:
    """The notation of these parts; to trade nothing is only written if nothing else is."""
    written = [part for part in parts[1:] if part != ("trade", NO_TRADE_NOTATION)]
    text = "".join([PREFIX_OF_PART[kind] + value for kind, value in written])
    return text or f"${NO_TRADE_NOTATION}"


def things_to_touch(parts: list[Part]) -> list[str]:
    """The things a player touches for a move: all its parts but the verb."""
    return [f"{kind}:{value}" for kind, value in parts[1:]]
