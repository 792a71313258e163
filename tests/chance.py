"""Random games of any game, fixed by their seeds."""

from regalia.kernel.errors import BadRecord
from regalia.kernel.game import Game
from regalia.kernel.options import Options
from regalia.kernel.play.table import Table
from regalia.kernel.records.record import Record
from regalia.kernel.rng import Rng, rng_from_seed
from regalia.kernel.seats import seats_in_mask


def seed_of(number: int) -> str:
    """A number as the seed of a record."""
    return f"{number:032x}"


def drawn_options(game: Game, seats: int, rng: Rng) -> Options:
    """Options by chance, every value allowed being as likely as the others."""
    while True:
        given: dict[str, object] = {"seats": seats}
        for option in game.declared_options:
            if not option.may_be_absent or rng.below(2):
                given[option.name] = option.allowed[rng.below(len(option.allowed))]
        try:
            return game.read_options(given)
        except BadRecord:
            continue  # two choices that exclude each other


def random_record(game: Game, options: Options, seed: str) -> Record:
    """A whole game of random moves."""
    table = Table(Record(game, options, seed))
    rng = rng_from_seed(seed).fork()
    while table.state.pending:
        seats = seats_in_mask(table.state.pending)
        seat = seats[rng.below(len(seats))]
        moves = table.state.legal(seat)
        table.play(seat, int(moves[rng.below(len(moves))]))
    return table.record
