"""Which language to speak."""

import os
from typing import Annotated

import typer

from regalia.kernel.errors import BadRecord, quoted
from regalia.kernel.text.voice import LANGUAGES

Language = Annotated[
    str, typer.Option("--lang", help=f"{', '.join(LANGUAGES)}; by default your system's.")
]


def language_of(asked: str) -> str:
    """The language asked for, or else the system's if it is one of ours, or else English."""
    if asked:
        if asked not in LANGUAGES:
            raise BadRecord(f"lang: {quoted(asked)} is none of {', '.join(LANGUAGES)}")
        return asked
    system = os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG")
    found = (system or "")[:2]
    return found if found in LANGUAGES else LANGUAGES[0]
