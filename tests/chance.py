"""Random games of any game, fixed by their seeds."""

from regalia.kernel.errors import BadRecord
from regalia.kernel.game import Game
from regalia.kernel.options import Options
from regalia.kernel.record import Record
from regalia.kernel.rng import Rng, from_seed
from regalia.kernel.seats import seats_of


def seed_of(number: int) -> str:
    """A number as the seed of a record."""
    return f"{number:032x}"


def drawn_options(game: Game, seats: int, rng: Rng) -> Options:
    """Options by chance, every value allowed being as likely as the others."""
    while True:
        given: dict[str, object] = {"seats": seats}
        for option in game.declared:
            if not option.bare or rng.below(2):
                given[option.name] = option.allowed[rng.below(len(option.allowed))]
        try:
            return game.options(given)
        except BadRecord:
            continue  # two choices that exclude each other


def random_record(game: Game, options: Options, seed: str) -> Record:
    """A whole game of random moves."""
    record = Record(game, options, seed)
    state = record.opening()
    rng = from_seed(seed).fork()
    while state.pending:
        seats = seats_of(state.pending)
        seat = seats[rng.below(len(seats))]
        moves = state.legal(seat)
        record.add(state, seat, moves[rng.below(len(moves))])
    return record
