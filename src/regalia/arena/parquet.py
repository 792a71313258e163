"""Every decision of a run, the move made and how its game ended, as a Parquet file.

Needs the extra `parquet`.
"""

import os
from contextlib import suppress
from pathlib import Path
from typing import Any

import msgspec

from regalia.arena.journal import JournalHeading
from regalia.arena.match import Match
from regalia.arena.ratings import zero_based_ranks
from regalia.arena.tournament import Result
from regalia.kernel.errors import Unable, missing_library_error, quote
from regalia.kernel.play.table import Table, split_move_line

ROW_GROUP_SIZE = 4096  # rows are buffered up to this number
METADATA_KEY = "regalia"


class PositionWriter:
    """The open file of one run; the rows of a game are adjacent, games in the order they finish."""

    def __init__(self, file: Path, heading: JournalHeading) -> None:
        """Overwrites the file; Unable if it cannot be written or pyarrow is missing."""
        try:
            import pyarrow
            from pyarrow.parquet import ParquetWriter
        except ImportError:
            raise missing_library_error("pyarrow", "parquet") from None
        self.file = file
        self._table = pyarrow.Table
        self._schema = decision_schema().with_metadata({METADATA_KEY: msgspec.json.encode(heading)})
        self._rows: list[dict[str, Any]] = []
        try:
            self._writer = ParquetWriter(file, self._schema, compression="zstd")
        except OSError as error:
            raise self._unable_to_write(error) from None

    def add(self, match: Match, moves: list[str], result: Result) -> None:
        """Adds the rows of a finished game."""
        self._rows += decision_rows(match, moves, result)
        if len(self._rows) >= ROW_GROUP_SIZE:
            self._write_rows()

    def close(self) -> None:
        """Writes the remaining rows and the footer of the file."""
        try:
            self._write_rows()
            self._writer.close()
        except OSError as error:
            raise self._unable_to_write(error) from None

    def _write_rows(self) -> None:
        if self._rows:
            rows, self._rows = self._rows, []
            try:
                self._writer.write_table(self._table.from_pylist(rows, schema=self._schema))
            except OSError as error:
                with suppress(OSError):
                    self._writer.close()
                raise self._unable_to_write(error) from None

    def _unable_to_write(self, error: OSError) -> Unable:
        why = os.strerror(error.errno) if error.errno else str(error)
        return Unable(f"parquet: {quote(str(self.file), 200)}: {why}")


def decision_schema() -> Any:
    """The columns, which docs/arena.md explains."""
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


def decision_rows(match: Match, moves: list[str], result: Result) -> list[dict[str, Any]]:
    """Replays a finished game; a row for every decision."""
    table = Table(match.record_with_moves([]))
    places = [rank + 1 for rank in zero_based_ranks(result)]
    rows: list[dict[str, Any]] = []
    for ply, recorded in enumerate(moves):
        seat, text = split_move_line(recorded)
        view = table.state.view(seat)
        state = table.state.to_numbers()
        step = table.play(seat, text)
        rows.append(
            {
                "game": match.game,
                "number": match.number,
                "seed": match.seed,
                "seats": len(match.bots),
                "ply": ply,
                "seat": seat,
                "bot": match.bots[seat],
                "view": view.to_numbers(),
                "state": state,
                "legal": list(view.legal()),
                "move": step.move,
                "notation": text,
                "score": result.scores[seat],
                "place": places[seat],
                "won": result.win_share(seat),
                "scores": list(result.scores),
                "winners": list(result.winners),
            }
        )
    return rows
