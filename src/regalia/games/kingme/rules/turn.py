"""A turn of King Me!: placing a courtier, or moving one up."""

from mypy_extensions import i64

from regalia.games.kingme.rules import courtiers, events, layout
from regalia.games.kingme.rules.history import record_turn
from regalia.games.kingme.rules.move_codes import courtier_of_move, floor_of_move
from regalia.kernel.cells import Cells
from regalia.kernel.event import Log


def place_courtier(c: Cells, seat: i64, move: i64, log: Log) -> None:
    """Places a courtier (K4); after the last placing the others stand on floor 0 (K6)."""
    now = layout.round_offset(c[layout.ROUND])
    courtier = courtier_of_move(move)
    floor = floor_of_move(move)
    record_turn(c, now, move)
    layout.put_on_floor(c, courtier, floor)
    if log is not None:
        log.append(events.PLACED.event(seat, courtier, floor))
    if c[now + layout.TURNS] == layout.PLACED_EACH[c[layout.SEATS]] * c[layout.SEATS]:
        place_remaining_courtiers(c)
        c[layout.PHASE] = layout.ASCENT
        if log is not None:
            there = layout.courtiers_in_stack(c[layout.FLOOR + courtiers.SERVANTS])
            log.append(events.STOOD.event(courtiers.SERVANTS, there))


def place_remaining_courtiers(c: Cells) -> None:
    """Puts everybody not yet placed onto floor 0, in the courtiers' order (K6)."""
    for courtier in range(i64(courtiers.COURTIERS)):
        if layout.courtier_position(c, courtier) == courtiers.NOWHERE:
            layout.put_on_floor(c, courtier, courtiers.SERVANTS)


def move_courtier_up(c: Cells, seat: i64, move: i64, log: Log) -> None:
    """Moves a courtier up one floor (K7); the step onto the throne calls a vote (K9)."""
    courtier = courtier_of_move(move)
    floor = layout.courtier_position(c, courtier)
    if floor >= courtiers.THRONE:
        raise ValueError("this courtier stands on no floor below the throne")
    record_turn(c, layout.round_offset(c[layout.ROUND]), move)
    layout.take_off_floor(c, courtier, floor)
    floor += 1
    layout.put_on_floor(c, courtier, floor)
    if floor == courtiers.THRONE:
        c[layout.CROWN] = seat + 1
        c[layout.PHASE] = layout.VOTING
        if log is not None:
            log.append(events.NOMINATED.event(seat, courtier))
    elif log is not None:
        log.append(events.MOVED.event(seat, courtier, floor))
