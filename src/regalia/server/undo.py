"""Whether a move can be taken back without anybody having learnt or lost something by it."""

from dataclasses import replace

from regalia.kernel.event import SPECTATOR, Event
from regalia.kernel.play.table import Step, Table
from regalia.kernel.rng import from_number

IMAGINED_WORLDS = 64  # imagined for every looker


def undo_refusal(play: Table) -> str | None:
    """Why the last move stands: it has passed the turn on, or shown somebody something new.

    A looker has learnt nothing if in every world it could imagine before, the move was possible
    and led to what it sees now; chance that shows differs from world to world.
    """
    if not play.steps:
        return "undo-not-yours"
    before_move = Table(replace(play.record, moves=play.record.moves[:-1]))
    last = Table(play.record).steps[-1]
    if before_move.state.pending != play.state.pending or play.state.pending != 1 << last.seat:
        return "undo-passed"
    viewers = range(SPECTATOR, play.state.seats)
    if any(learns_from_move(before_move, play, last, looker) for looker in viewers):
        return "undo-shown"
    return None


def learns_from_move(before_move: Table, after_move: Table, step: Step, looker: int) -> bool:
    """Whether a looker saw something in this move that it could not have known before."""
    before, after = before_move.state.view(looker), after_move.state.view(looker)
    told = step.seen_by(looker)
    rng = from_number(step.number)
    for _ in range(IMAGINED_WORLDS):
        world = before_move.game.imagine(before, rng)
        if step.move not in list(world.legal(step.seat)):
            return True
        log: list[Event] = []
        world.apply(step.seat, step.move, log)
        if [event.seen_by(looker) for event in log] != told or world.view(looker) != after:
            return True
    return False
