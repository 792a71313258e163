"""Where a card may be laid (C1, C6), one line per card with a condition of its own."""

from librt.vecs import vec
from mypy_extensions import i64

from regalia.games.castle.card_tracking.multisets import first_kind, without_kind
from regalia.games.castle.rules import board, cards, layout
from regalia.games.castle.rules.board import bit_mask
from regalia.games.castle.rules.layout import free_spaces, is_at_court
from regalia.games.castle.rules.move_codes import add_group, first_laying_move
from regalia.games.castle.rules.protection import unprotected_spaces
from regalia.kernel.cells import Cells


def castle_space_mask_for(c: Cells, kind: i64) -> i64:
    """The spaces of the castle where a card of this kind may be laid."""
    zone = cards.ZONE[kind]
    if zone == cards.COURT:
        return court_spaces_for(c, kind)
    if zone == cards.WALLS:
        return free_spaces(c, board.WALL_SPACES)
    if zone == cards.TOWERS:
        if kind == cards.GHOST:  # C44
            return board.TOWER_SPACES & unprotected_spaces(c) & ~c[layout.KNIGHTED]
        return free_spaces(c, board.TOWER_SPACES)
    return c[layout.OCCUPIED] if kind == cards.KNIGHT else i64(0)  # C56


def court_spaces_for(c: Cells, kind: i64) -> i64:
    """The free court spaces that the placement rule of a card allows."""
    spaces = free_spaces(c, board.COURT_SPACES)
    if kind == cards.QUEEN:  # C21
        return spaces & spaces_next_to_card(c, cards.KING) if is_at_court(c, cards.KING) else spaces
    if kind == cards.PRINCE_CHARMING:  # C24
        return (
            spaces & spaces_next_to_card(c, cards.PRINCESS)
            if is_at_court(c, cards.PRINCESS)
            else spaces
        )
    if kind == cards.MISTRESS:  # C25
        return i64(0) if is_at_court(c, cards.QUEEN) else spaces
    if kind == cards.LADY_IN_WAITING:  # C26
        return spaces & (
            spaces_next_to_card(c, cards.QUEEN) | spaces_next_to_card(c, cards.PRINCESS)
        )
    if kind == cards.ADVISOR:  # C29, C22
        return spaces & spaces_next_to_card(
            c, cards.KING if is_at_court(c, cards.KING) else cards.PRINCE
        )
    if kind == cards.AMBASSADOR:  # C35
        return i64(0) if spaces & (spaces - 1) else spaces
    return spaces


def spaces_next_to_card(c: Cells, kind: i64) -> i64:
    """The spaces adjacent to a card; none if it is not in the castle."""
    place = c[layout.PLACE_OF_KIND + kind]
    return i64(0) if place == board.NOWHERE else board.ADJACENT[place]


def outside_places_for(c: Cells, kind: i64) -> i64:
    """The places outside where a card of this kind may be laid, as bits from the first slot."""
    if kind == cards.SIEGE_ENGINE:  # C50
        return board.ALL_SLOTS & ~c[layout.OCCUPIED_OUTSIDE]
    if kind == cards.KNIGHT:  # C56
        return c[layout.OCCUPIED_OUTSIDE]
    return i64(0) if cards.ZONE[kind] <= cards.TOWERS else bit_mask(board.OUT - board.SPACES)


def can_be_laid(c: Cells, kind: i64) -> bool:
    """Whether a card of this kind can be laid anywhere (C6)."""
    return castle_space_mask_for(c, kind) != 0 or outside_places_for(c, kind) != 0


def any_card_can_be_laid(c: Cells, bag: i64) -> bool:
    """Whether a card of a bag can be laid anywhere."""
    while bag:
        kind = first_kind(bag)
        if can_be_laid(c, kind):
            return True
        bag = without_kind(bag, kind)
    return False


def add_laying_moves(move_groups: vec[i64], c: Cells, verb_start: i64, kind: i64) -> vec[i64]:
    """Appends groups of moves that lay a card of this kind; returns all groups."""
    first_move = first_laying_move(verb_start, kind)
    move_groups = add_group(move_groups, first_move, castle_space_mask_for(c, kind))
    return add_group(move_groups, first_move + board.SPACES, outside_places_for(c, kind))
