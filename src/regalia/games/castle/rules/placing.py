"""Where a card may be laid (C1, C6), one line per card with a condition of its own."""

from librt.vecs import append, vec
from mypy_extensions import i64

from regalia.games.castle.card_tracking.multisets import first_kind, without_kind
from regalia.games.castle.rules.board import (
    ADJACENT,
    ALL_SLOTS,
    COURT_SPACES,
    NOWHERE,
    OUT,
    SPACES,
    TOWER_SPACES,
    WALL_SPACES,
    bit_mask,
    lowest_bit,
)
from regalia.games.castle.rules.cards import (
    ADVISOR,
    AMBASSADOR,
    COURT,
    GHOST,
    KING,
    KNIGHT,
    LADY_IN_WAITING,
    MISTRESS,
    PRINCE,
    PRINCE_CHARMING,
    PRINCESS,
    QUEEN,
    SIEGE_ENGINE,
    TOWERS,
    WALLS,
    ZONE,
)
from regalia.games.castle.rules.layout import (
    AT,
    KNIGHTED,
    OCCUPIED,
    OCCUPIED_OUT,
    at_court,
    free_spaces,
)
from regalia.games.castle.rules.move_codes import first_laying_move
from regalia.games.castle.rules.protection import unprotected_spaces


def castle_places(c: vec[i64], kind: i64) -> i64:
    """The spaces of the castle where a card of this kind may be laid."""
    zone = ZONE[kind]
    if zone == COURT:
        return court_places(c, kind)
    if zone == WALLS:
        return free_spaces(c, WALL_SPACES)
    if zone == TOWERS:
        if kind == GHOST:  # C44
            return TOWER_SPACES & unprotected_spaces(c) & ~c[KNIGHTED]
        return free_spaces(c, TOWER_SPACES)
    return c[OCCUPIED] if kind == KNIGHT else i64(0)  # C56


def court_places(c: vec[i64], kind: i64) -> i64:
    """The free court spaces that a card's condition allows."""
    spaces = free_spaces(c, COURT_SPACES)
    if kind == QUEEN:  # C21
        return spaces & spaces_near(c, KING) if at_court(c, KING) else spaces
    if kind == PRINCE_CHARMING:  # C24
        return spaces & spaces_near(c, PRINCESS) if at_court(c, PRINCESS) else spaces
    if kind == MISTRESS:  # C25
        return i64(0) if at_court(c, QUEEN) else spaces
    if kind == LADY_IN_WAITING:  # C26
        return spaces & (spaces_near(c, QUEEN) | spaces_near(c, PRINCESS))
    if kind == ADVISOR:  # C29, C22
        return spaces & spaces_near(c, KING if at_court(c, KING) else PRINCE)
    if kind == AMBASSADOR:  # C35
        return i64(0) if spaces & (spaces - 1) else spaces
    return spaces


def spaces_near(c: vec[i64], kind: i64) -> i64:
    """The spaces adjacent to a card; none if it is not in the castle."""
    place = c[AT + kind]
    return i64(0) if place == NOWHERE else ADJACENT[place]


def outside_places(c: vec[i64], kind: i64) -> i64:
    """The same for the places of the outside, as bits from the first slot."""
    if kind == SIEGE_ENGINE:  # C50
        return ALL_SLOTS & ~c[OCCUPIED_OUT]
    if kind == KNIGHT:  # C56
        return c[OCCUPIED_OUT]
    return i64(0) if ZONE[kind] <= TOWERS else bit_mask(OUT - SPACES)


def has_place(c: vec[i64], kind: i64) -> bool:
    """Whether a card of this kind can be laid anywhere (C6)."""
    return castle_places(c, kind) != 0 or outside_places(c, kind) != 0


def any_has_place(c: vec[i64], bag: i64) -> bool:
    """Whether a card of a bag can be laid anywhere."""
    while bag:
        kind = first_kind(bag)
        if has_place(c, kind):
            return True
        bag = without_kind(bag, kind)
    return False


def add_laying_moves(moves: vec[i64], c: vec[i64], verb: i64, kind: i64) -> vec[i64]:
    """The moves, and those that lay a card of this kind."""
    start = first_laying_move(verb, kind)
    spaces = castle_places(c, kind)
    while spaces:
        moves = append(moves, start + lowest_bit(spaces))
        spaces &= spaces - 1
    spaces = outside_places(c, kind)
    start += SPACES
    while spaces:
        moves = append(moves, start + lowest_bit(spaces))
        spaces &= spaces - 1
    return moves
