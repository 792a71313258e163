"""A table has as many seats as its game allows."""

from librt.vecs import vec
from mypy_extensions import i64

from regalia.kernel.event import Event
from regalia.kernel.game import Game
from regalia.kernel.options import Options
from regalia.kernel.parts import Part
from regalia.kernel.play.table import Table
from regalia.kernel.records.record import Record
from regalia.kernel.rng import Rng
from regalia.kernel.state import State
from regalia.kernel.view import View

SEATS = 60


class Crowded(State):
    """Everyone says one word, all at once."""

    def legal(self, seat: int) -> vec[i64]:
        return vec[i64]([0] if self.pending >> seat & 1 else [])

    def apply(self, seat: int, move: int, log: list[Event] | None = None) -> None:
        self.pending ^= 1 << seat

    def view(self, seat: int) -> View:
        return Outlook(seat, self.pending, self.cells)


class Outlook(View):
    """All there is to see."""

    def legal(self) -> vec[i64]:
        return Crowded(self.pending, self.cells).legal(self.seat)


class Crowd(Game):
    """A game for sixty."""

    def __init__(self) -> None:
        self.seats = range(SEATS, SEATS + 1)

    def deal(self, options: Options, rng: Rng) -> State:
        return Crowded((1 << SEATS) - 1, vec[i64]([SEATS]))

    def parts(self, view: View, move: int) -> list[Part]:
        return [("verb", "aye")]


def test_sixty_seats_share_a_beat() -> None:
    game = Crowd()
    table = Table(Record(game, game.read_options({"seats": SEATS}), "0" * 32))
    for seat in range(SEATS - 1):
        assert table.play(seat, "aye", beat=1).beat == 1
    assert table.play(SEATS - 1, "aye").beat == 2
