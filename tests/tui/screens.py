"""Tables in the middle of a game, and what stands on the screen."""

from random import Random

from regalia.games import GAMES
from regalia.kernel.play.table import Table
from regalia.kernel.records.record import Record
from regalia.kernel.seats import seats_of
from regalia.tui.app import RegaliaApp
from regalia.tui.mind import Mind
from regalia.tui.playing import PlayScreen
from regalia.tui.sitting import Sitting

SIZES = ((80, 24), (100, 30), (140, 45))


def table_after(name: str, seats: int, plies: int, seed: int = 1) -> Table:
    """A table after so many random moves, or more until seat 0 is the only one asked."""
    game = GAMES[name]
    names = ["Anna"] + ["random"] * (seats - 1)
    table = Table(Record(game, game.options({"seats": seats}), f"{seed:032x}", None, names))
    chance = Random(seed)
    while table.state.pending:
        pending = seats_of(table.state.pending)
        if len(table.steps) >= plies and pending == [0]:
            break
        seat = chance.choice(pending)
        moves = [int(move) for move in table.state.legal(seat)]
        table.play(seat, chance.choice(moves))
    return table


def sitting_after(name: str, seats: int, plies: int, language: str = "en") -> Sitting:
    """Anna on seat 0 against random bots, in the middle of a game."""
    return Sitting(table_after(name, seats, plies).record, 0, language, None)


def app_of(sitting: Sitting) -> RegaliaApp:
    """The application in which the person of a sitting plays, without pauses."""
    return RegaliaApp(PlayScreen(sitting, Mind(sitting.game), 0))


def screen_of(app: RegaliaApp) -> list[str]:
    """The lines of the screen as they are shown."""
    strips = app.screen._compositor.render_strips()
    return ["".join(segment.text for segment in strip).rstrip() for strip in strips]
