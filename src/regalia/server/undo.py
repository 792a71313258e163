"""Whether a move can be taken back without anybody having gained information by it."""

from dataclasses import replace

from regalia.kernel.event import SPECTATOR, Event
from regalia.kernel.play.table import PlayedStep, Table
from regalia.kernel.rng import rng_from_number

IMAGINED_WORLDS = 64  # for each viewer


def undo_refusal(table: Table) -> str | None:
    """The reason why the last move cannot be taken back, or None.

    It cannot if the turn has passed to another seat, or if some viewer has learned something: if
    in a world the viewer could imagine before, the move was impossible or led to something else
    than what it sees now. Revealed chance is noticed too, since it differs from world to world.
    """
    if not table.steps:
        return "undo-not-yours"
    # asked after every move: whether the turn has passed is known without a replay
    if table.state.pending != 1 << table.steps[-1].seat:
        return "undo-passed"
    before_move = Table(replace(table.record, moves=table.record.moves[:-1]))
    if before_move.state.pending != table.state.pending:
        return "undo-passed"
    last = Table(table.record).steps[-1]
    viewers = range(SPECTATOR, table.state.seats)
    if any(move_reveals_something_to(before_move, table, last, viewer) for viewer in viewers):
        return "undo-shown"
    return None


def move_reveals_something_to(
    before_move: Table, after_move: Table, step: PlayedStep, viewer: int
) -> bool:
    """Whether a move showed the viewer something that it could not have known before."""
    before, after = before_move.state.view(viewer), after_move.state.view(viewer)
    told = step.events_seen_by(viewer)
    rng = rng_from_number(step.number)
    for _ in range(IMAGINED_WORLDS):
        world = before_move.game.imagine(before, rng)
        if step.move not in list(world.legal(step.seat)):
            return True
        log: list[Event] = []
        world.apply(step.seat, step.move, log)
        if [event.as_seen_by(viewer) for event in log] != told or world.view(viewer) != after:
            return True
    return False
