"""The streams of a command, whatever the one who started it has done to them."""

import os
import sys
from contextlib import suppress
from io import TextIOWrapper
from typing import Literal, TextIO

from regalia.kernel.errors import Unable


def open_streams() -> None:
    """Makes all three streams usable; a closed input is an empty one, a closed output is told."""
    missing = sys.stdout is None
    # in this order each takes the number of the closed one, so that no other file gets it
    sys.stdin = sys.stdin or nowhere("r")
    sys.stdout = sys.stdout or nowhere("w")
    sys.stderr = sys.stderr or nowhere("w")
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
    if missing:
        raise Unable("standard output is closed")


def nowhere(mode: Literal["r", "w"]) -> TextIO:
    """A stream that leads nowhere, and like the true ones stays open to the very end."""
    return os.fdopen(os.open(os.devnull, os.O_RDWR), mode, encoding="utf-8", closefd=False)


def abandon_output() -> None:
    """Sends what is left of the output nowhere, so that nobody complains while closing it."""
    with suppress(OSError):
        sys.stdout.flush()
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
