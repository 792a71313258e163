"""Games with an explicit deal, played move by move, so that a test reads like a story."""

from collections.abc import Mapping

from regalia.kernel.errors import BadRecord, Refused
from regalia.kernel.event import Event
from regalia.kernel.game import Game
from regalia.kernel.play.table import Table, replay_states, split_move_line
from regalia.kernel.records.record import Record
from regalia.kernel.seats import seats_in_mask
from regalia.kernel.state import State
from regalia.kernel.text.voice import Voice

Choices = Mapping[str, object]


def play(game: Game, options: Choices, deal: Choices, *moves: str) -> State:
    """The table after these moves, each written as in a record: `0 3`."""
    state, _ = last(game, options, deal, *moves)
    return state


def told_events(game: Game, options: Choices, deal: Choices, *moves: str) -> list[str]:
    """What the last of these moves brings about, an event a line: `earned 0 mill 2`."""
    _, log = last(game, options, deal, *moves)
    return [line(event) for event in log]


def refusal(game: Game, options: Choices, deal: Choices, *moves: str) -> str:
    """Why the last of these moves is refused; those before it are legal."""
    names = [f"seat {seat}" for seat in game.seats]
    return Voice(game, "en", names).refusal_text(refusal_line(game, options, deal, *moves))


def refusal_line(game: Game, options: Choices, deal: Choices, *moves: str) -> Refused:
    """The refusal of the last of these moves, as data."""
    table = Table(Record(game, game.read_options(options), None, deal, None, list(moves[:-1])))
    before = table.state.to_numbers()
    try:
        table.play(*split_move_line(moves[-1]))
    except Refused as refusal_:
        assert table.state.to_numbers() == before
        return refusal_
    raise AssertionError(f"{moves[-1]} is legal")


def refused_deal(game: Game, options: Choices, deal: Choices) -> str:
    """Why a deal is refused."""
    try:
        play(game, options, deal)
    except BadRecord as error:
        return str(error)
    raise AssertionError("the deal is good")


def legal(game: Game, state: State) -> list[str]:
    """Every move that can be made now, written as in a record."""
    return [
        f"{seat} {game.notate(view, move)}"
        for seat in seats_in_mask(state.pending)
        for view in [state.view(seat)]
        for move in view.legal()
    ]


def last(game: Game, options: Choices, deal: Choices, *moves: str) -> tuple[State, list[Event]]:
    """The table after these moves, and the events of the last one."""
    record = Record(game, game.read_options(options), None, deal, None, list(moves))
    for position in replay_states(record):
        reached = position
    return reached


def line(event: Event) -> str:
    """An event in one line: its name and its facts, in their order."""
    told = event.with_secrets()
    return " ".join([told.name, *(str(fact) for fact in told.facts.values())])
