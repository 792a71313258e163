"""Keeping a record in a file while it grows."""

import os
from pathlib import Path
from tempfile import NamedTemporaryFile

from regalia.kernel.errors import Unable
from regalia.kernel.records.record import Record


def save(record: Record, file: Path) -> None:
    """Writes the record as a whole: whoever reads the file finds the old game or the new one.

    The file holds the seed of a game that may be unfinished, so only its owner can read it.
    """
    new: Path | None = None
    try:
        with NamedTemporaryFile("w", encoding="utf-8", dir=file.parent, delete=False) as written:
            new = Path(written.name)
            written.write(record.write())
            written.flush()
            os.fsync(written.fileno())
        new.replace(file)
    except OSError as error:
        if new is not None:
            new.unlink(missing_ok=True)
        raise Unable(f"the record cannot be saved in {file.name}: {error.strerror}") from None
