"""The option `--lang`."""

import os
from typing import Annotated

import typer

from regalia.kernel.errors import BadRecord, quote
from regalia.kernel.text.voice import LANGUAGES

Language = Annotated[
    str, typer.Option("--lang", help=f"{', '.join(LANGUAGES)}; by default your system's.")
]


def choose_language(requested: str) -> str:
    """The language asked for, or the system's if it is supported, or English."""
    if requested:
        if requested not in LANGUAGES:
            raise BadRecord(f"lang: {quote(requested)} is none of {', '.join(LANGUAGES)}")
        return requested
    system = os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG")
    system_language = (system or "")[:2]
    return system_language if system_language in LANGUAGES else LANGUAGES[0]
