"""Standard streams that may be closed, broken or of another encoding."""

import os
import sys
from contextlib import suppress
from io import TextIOWrapper
from typing import Literal, TextIO

from regalia.kernel.errors import Unable


def repair_standard_streams() -> None:
    """Makes all three streams usable; a closed input is empty, a closed output is an error."""
    missing = sys.stdout is None
    # in this order each gets the file descriptor of the closed stream, before another file does
    sys.stdin = sys.stdin or open_null_stream("r")
    sys.stdout = sys.stdout or open_null_stream("w")
    sys.stderr = sys.stderr or open_null_stream("w")
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
    if missing:
        raise Unable("standard output is closed")


def open_null_stream(mode: Literal["r", "w"]) -> TextIO:
    """A stream over the null device that, like the standard ones, is never closed."""
    return os.fdopen(os.open(os.devnull, os.O_RDWR), mode, encoding="utf-8", closefd=False)


def redirect_stdout_to_null() -> None:
    """Redirects the rest of the output to the null device, so that the last flush cannot fail."""
    with suppress(OSError):
        sys.stdout.flush()
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
