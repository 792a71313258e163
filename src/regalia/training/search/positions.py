"""Positions of games that the search plays against itself, as arrays for training.

A position has a row for every seat: the active features, and what the seat should expect. The rows
of all positions are joined: `counts` is the number of features of each row, `seats` the number of
rows of each position.
"""

from pathlib import Path
from typing import NamedTuple, Self

import msgspec
import numpy as np
from numpy.typing import NDArray

from regalia.kernel.errors import BadRecord, file_errors_as_unable, quote
from regalia.kernel.game import Game
from regalia.kernel.network import POINTS_UNIT, NetworkInputs


class Positions(msgspec.Struct):
    """`won` is a seat's share of the win at the end, `expected` what the search estimated."""

    active: NDArray[np.int32]
    counts: NDArray[np.int32]
    phase: NDArray[np.int8]
    leads: NDArray[np.float32]
    won: NDArray[np.float32]
    expected: NDArray[np.float32]
    points: NDArray[np.float32]
    seats: NDArray[np.int8]

    def save(self, file: Path, game: Game) -> None:
        """Writes the arrays to a file, with the layout of the features that they hold."""
        arrays = {name: getattr(self, name) for name in self.__struct_fields__}
        np.savez_compressed(file, layout=np.asarray(features_layout(game)), **arrays)

    @classmethod
    def load(cls, file: Path, game: Game) -> Self:
        """Reads the arrays of a file; BadRecord if they are of another game or layout."""
        with file_errors_as_unable("positions", file), np.load(file) as found:
            if list(found["layout"]) != features_layout(game):
                raise BadRecord(f"positions: {quote(str(file), 200)} is not of this {game.name}")
            return cls(*(found[name] for name in cls.__struct_fields__))

    @classmethod
    def concatenate(cls, parts: list[Self]) -> Self:
        """Joins several sets of positions into one."""
        names = cls.__struct_fields__
        return cls(*(np.concatenate([getattr(part, name) for part in parts]) for name in names))


def features_layout(game: Game) -> list[str]:
    """What must be the same for positions to be learnt from."""
    reader = game.inputs
    return [game.name, str(game.version), str(reader.layout), str(reader.size)]


class PositionRow(NamedTuple):
    """One seat's row of a position: the inputs of the network, and what the search expected."""

    active: list[int]
    phase: int
    leads: tuple[float, float]
    standing: float
    expected: float


def make_position_row(inputs: NetworkInputs, expected: float) -> PositionRow:
    """The row of one seat, from its inputs and the share that the search expected."""
    return PositionRow(
        [int(inputs.active[at]) for at in range(inputs.count)],
        int(inputs.phase),
        (inputs.lead, inputs.second_lead),
        inputs.standing,
        expected,
    )


class PositionList:
    """Collects the rows of finished games."""

    def __init__(self) -> None:
        self.rows: list[PositionRow] = []
        self.won: list[float] = []
        self.points: list[float] = []
        self.seats: list[int] = []

    def add_game(self, rows: list[PositionRow], won: list[float], points: list[float]) -> None:
        """Adds the positions of a game, seat by seat, and how it ended for each seat."""
        positions = len(rows) // len(won)
        self.rows.extend(rows)
        self.won.extend(won * positions)
        self.points.extend(points * positions)
        self.seats.extend([len(won)] * positions)

    def to_arrays(self) -> Positions:
        """All rows as arrays; `points` are those still to come, in units of POINTS_UNIT."""
        rows = self.rows
        to_come = np.asarray(self.points) - np.asarray([row.standing for row in rows])
        return Positions(
            np.asarray([feature for row in rows for feature in row.active], np.int32),
            np.asarray([len(row.active) for row in rows], np.int32),
            np.asarray([row.phase for row in rows], np.int8),
            np.asarray([row.leads for row in rows], np.float32),
            np.asarray(self.won, np.float32),
            np.asarray([row.expected for row in rows], np.float32),
            (to_come / POINTS_UNIT).astype(np.float32),
            np.asarray(self.seats, np.int8),
        )
