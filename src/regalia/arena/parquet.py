"""Every position of a run, the move made there and how its game ended, as a file of Parquet.

Needs the extra `parquet`.
"""

import os
from contextlib import suppress
from pathlib import Path
from typing import Any

import msgspec

from regalia.arena.journal import Heading
from regalia.arena.match import Match
from regalia.arena.ratings import ranks
from regalia.arena.tournament import Result
from regalia.kernel.errors import Unable, missing_extra, quoted
from regalia.kernel.table import Table, split

GROUP = 4096  # rows that are written together, and the most that wait in memory
ABOUT = "regalia"


class Positions:
    """The open file of one run; a game's rows stand together, as games finish."""

    def __init__(self, file: Path, heading: Heading) -> None:
        """Begins the file anew; Unable if it cannot be written or pyarrow is missing."""
        try:
            import pyarrow
            from pyarrow.parquet import ParquetWriter
        except ImportError:
            raise missing_extra("pyarrow", "parquet") from None
        self.file = file
        self._table = pyarrow.Table
        self._schema = schema().with_metadata({ABOUT: msgspec.json.encode(heading)})
        self._rows: list[dict[str, Any]] = []
        try:
            self._writer = ParquetWriter(file, self._schema, compression="zstd")
        except OSError as error:
            raise self._unable(error) from None

    def add(self, match: Match, moves: list[str], result: Result) -> None:
        """Takes in a finished game."""
        self._rows += rows_of(match, moves, result)
        if len(self._rows) >= GROUP:
            self._write()

    def close(self) -> None:
        """Writes what is left, and what makes the file readable."""
        try:
            self._write()
            self._writer.close()
        except OSError as error:
            raise self._unable(error) from None

    def _write(self) -> None:
        if self._rows:
            rows, self._rows = self._rows, []
            try:
                self._writer.write_table(self._table.from_pylist(rows, schema=self._schema))
            except OSError as error:
                with suppress(OSError):
                    self._writer.close()
                raise self._unable(error) from None

    def _unable(self, error: OSError) -> Unable:
        why = os.strerror(error.errno) if error.errno else str(error)
        return Unable(f"parquet: {quoted(str(self.file), 200)}: {why}")


def schema() -> Any:
    """The columns; docs/arena.md says what each one is."""
    import pyarrow as pa

    return pa.schema(
        [
            ("game", pa.string()),
            ("number", pa.int32()),
            ("seed", pa.string()),
            ("seats", pa.int8()),
            ("ply", pa.int32()),
            ("seat", pa.int8()),
            ("bot", pa.string()),
            ("view", pa.list_(pa.int64())),
            ("state", pa.list_(pa.int64())),
            ("legal", pa.list_(pa.int32())),
            ("move", pa.int32()),
            ("notation", pa.string()),
            ("score", pa.int32()),
            ("place", pa.int8()),
            ("won", pa.float64()),
            ("scores", pa.list_(pa.int32())),
            ("winners", pa.list_(pa.int8())),
        ]
    )


def rows_of(match: Match, moves: list[str], result: Result) -> list[dict[str, Any]]:
    """A finished game, played again: a row for every decision."""
    table = Table(match.record([]))
    places = [int(rank) + 1 for rank in ranks(result)]
    found: list[dict[str, Any]] = []
    for ply, line in enumerate(moves):
        seat, text = split(line)
        view = table.state.view(seat)
        state = table.state.numbers()
        step = table.play(seat, text)
        found.append(
            {
                "game": match.game,
                "number": match.number,
                "seed": match.seed,
                "seats": len(match.bots),
                "ply": ply,
                "seat": seat,
                "bot": match.bots[seat],
                "view": view.numbers(),
                "state": state,
                "legal": list(view.legal()),
                "move": step.move,
                "notation": text,
                "score": result.scores[seat],
                "place": places[seat],
                "won": result.share(seat),
                "scores": list(result.scores),
                "winners": list(result.winners),
            }
        )
    return found
