"""Whether a move can be taken back without anybody having learnt or lost something by it."""

from dataclasses import replace

from regalia.kernel.event import SPECTATOR, Event
from regalia.kernel.play.table import Step, Table
from regalia.kernel.rng import from_number

WORLDS = 64  # imagined for every looker


def barrier(play: Table) -> str | None:
    """Why the last move stands: it has passed the turn on, or shown somebody something new.

    A looker has learnt nothing if in every world it could imagine before, the move was possible
    and led to what it sees now; chance that shows differs from world to world.
    """
    if not play.steps:
        return "undo-not-yours"
    early = Table(replace(play.record, moves=play.record.moves[:-1]))
    last = Table(play.record).steps[-1]
    if early.state.pending != play.state.pending or play.state.pending != 1 << last.seat:
        return "undo-passed"
    lookers = range(SPECTATOR, play.state.seats)
    if any(surprised(early, play, last, looker) for looker in lookers):
        return "undo-shown"
    return None


def surprised(early: Table, now: Table, made: Step, looker: int) -> bool:
    """Whether a looker saw something in this move that it could not have known before."""
    before, after = early.state.view(looker), now.state.view(looker)
    told = made.seen_by(looker)
    rng = from_number(made.number)
    for _ in range(WORLDS):
        world = early.game.imagine(before, rng)
        if made.move not in list(world.legal(made.seat)):
            return True
        log: list[Event] = []
        world.apply(made.seat, made.move, log)
        if [event.seen_by(looker) for event in log] != told or world.view(looker) != after:
            return True
    return False
