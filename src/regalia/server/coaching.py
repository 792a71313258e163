"""The coach of a table: facts before a move, and a remark after a costly one.

Both are judged by the view of the seat alone.
"""

from typing import NamedTuple

from regalia.kernel.coach import heaviest_facts
from regalia.kernel.errors import Refused
from regalia.kernel.game import Game
from regalia.kernel.view import View
from regalia.server.evaluation import PositionEvaluator, reasons_to_wire
from regalia.server.steps import MoveMade
from regalia.server.table import ServedTable
from regalia.wire.messages import CoachFact
from regalia.wire.requests import MoveReason

MAX_FACTS = 3
REMARK_ITERATIONS = 2_000  # before a suspected loss is searched again
REMARK_TIME_LIMIT_S = 4.0
HINT_ITERATIONS = 3_000  # to say why the first of two hints is better


class BetterMove(NamedTuple):
    """A move that would clearly have been better, the shares of the win by both, and why."""

    move: int
    share: float
    played_share: float
    reasons: list[MoveReason]


class PlayedMove(NamedTuple):
    """A move of the past, and the view of its seat before it."""

    view: View
    move: int


def coach_facts(game: Game, view: View) -> list[CoachFact]:
    """The facts that matter most to a seat before its move."""
    facts = heaviest_facts(game.coach.notable_facts(view), MAX_FACTS)
    return [CoachFact(fact.id, fact.facts, fact.marks) for fact in facts]


def find_better_move(game: Game, view: View, move: int, seed: int) -> BetterMove | None:
    """A move that would clearly have won more often, by what the seat knew, or None."""
    if len(view.legal()) == 1:
        return None
    evaluator = PositionEvaluator(game, seed, REMARK_ITERATIONS, REMARK_TIME_LIMIT_S)
    found = evaluator.compare(view, move)
    if found.loss is None:
        return None
    seat = int(view.seat)
    return BetterMove(
        found.best,
        found.outcomes[found.best].mean_share(seat),
        found.outcomes[move].mean_share(seat),
        reasons_to_wire(found.reasons),
    )


def reasons_for_move(
    game: Game, view: View, better_move: int, other_move: int, seed: int
) -> list[MoveReason]:
    """Why one move of a seat is better than another, by what the seat knows."""
    evaluator = PositionEvaluator(game, seed, HINT_ITERATIONS, REMARK_TIME_LIMIT_S)
    search = evaluator.new_search(view)
    search.run(evaluator.budget // 2, better_move)
    search.run(evaluator.budget // 2, other_move)
    return reasons_to_wire(search.reasons(better_move, other_move))


def require_coaching_allowed(table: ServedTable) -> None:
    """Raises an error if the table's settings do not allow help."""
    if table.kernel_table is None:
        raise Refused("not-begun", {}, None)
    if not table.settings.help:
        raise Refused("coach-off", {}, None)


def find_played_move(table: ServedTable, seat: int, version: int) -> PlayedMove:
    """A person's move that led to a version, at a table of one person against bots."""
    require_coaching_allowed(table)
    if sum(holder.is_person for holder in table.holders) != 1:
        raise Refused("coach-off", {}, None)
    if not 0 < version <= table.version:
        raise Refused("stale", {}, None)
    step = table.entries[version - 1].step
    if not isinstance(step, MoveMade) or step.seat != seat or step.by != "person":
        raise Refused("stale", {}, None)
    past = table.copy_at_version(version - 1).require_started_table()
    view = past.state.view(seat)
    return PlayedMove(view, table.game.parse(view, step.move))
