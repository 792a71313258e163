"""Tables in the middle of a game, and what stands on the screen."""

from random import Random

from regalia.games import GAMES
from regalia.kernel.play.table import Table
from regalia.kernel.records.record import Record
from regalia.kernel.seats import seats_in_mask
from regalia.tui.app import RegaliaApp
from regalia.tui.bot_driver import make_local_game_screen
from regalia.tui.bot_process import BotProcess
from regalia.tui.local_game import LocalGame

SIZES = ((80, 24), (100, 30), (140, 45))


def table_after(name: str, seats: int, plies: int, seed: int = 1) -> Table:
    """A table after so many random moves, or more until seat 0 is the only one asked."""
    game = GAMES[name]
    names = ["Anna"] + ["random"] * (seats - 1)
    table = Table(Record(game, game.read_options({"seats": seats}), f"{seed:032x}", None, names))
    rng = Random(seed)
    while table.state.pending:
        pending = seats_in_mask(table.state.pending)
        if len(table.steps) >= plies and pending == [0]:
            break
        seat = rng.choice(pending)
        moves = [int(move) for move in table.state.legal(seat)]
        table.play(seat, rng.choice(moves))
    return table


def local_game_after(name: str, seats: int, plies: int, language: str = "en") -> LocalGame:
    """Anna on seat 0 against random bots, in the middle of a game."""
    return LocalGame(table_after(name, seats, plies).record, 0, language, None)


def make_app(local_game: LocalGame) -> RegaliaApp:
    """The application in which the person of a game plays, without pauses."""
    return RegaliaApp(make_local_game_screen(local_game, BotProcess(local_game.rules), 0))


def screen_lines(app: RegaliaApp) -> list[str]:
    """The lines of the screen as they are shown."""
    strips = app.screen._compositor.render_strips()
    return ["".join(segment.text for segment in strip).rstrip() for strip in strips]
