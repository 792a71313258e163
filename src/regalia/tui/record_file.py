"""Saves the record of a running game in a file."""

import os
from pathlib import Path
from tempfile import NamedTemporaryFile

from regalia.kernel.errors import Unable
from regalia.kernel.records.record import Record


def save_record(record: Record, file: Path) -> None:
    """Replaces the file atomically: a reader finds the old record or the new one, never a part.

    The record contains the seed of a game that may be unfinished, so only its owner can read it.
    """
    temporary: Path | None = None
    try:
        with NamedTemporaryFile("w", encoding="utf-8", dir=file.parent, delete=False) as stream:
            temporary = Path(stream.name)
            stream.write(record.to_json())
            stream.flush()
            os.fsync(stream.fileno())
        temporary.replace(file)
    except OSError as error:
        if temporary is not None:
            temporary.unlink(missing_ok=True)
        raise Unable(f"the record cannot be saved in {file.name}: {error.strerror}") from None
