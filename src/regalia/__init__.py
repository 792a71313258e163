"""Three royal games, Majesty, King Me! and Castle: rules, bots, and tables to play at.

`from regalia import GAMES` and the other names of `__all__` are what most programs need.
"""

import os
from importlib import import_module
from typing import TYPE_CHECKING

from regalia import engine

if TYPE_CHECKING:
    from regalia.bots.bot import Bot, Budget, Candidate
    from regalia.bots.spec import make_bot
    from regalia.games import GAMES
    from regalia.kernel.errors import BadRecord, Refused
    from regalia.kernel.foresight import foresee
    from regalia.kernel.play.table import Table
    from regalia.kernel.records.record import Record
    from regalia.kernel.rng import Rng, rng_from_number
    from regalia.kernel.text.voice import Voice

__all__ = [
    "GAMES",
    "BadRecord",
    "Bot",
    "Budget",
    "Candidate",
    "Record",
    "Refused",
    "Rng",
    "Table",
    "Voice",
    "foresee",
    "make_bot",
    "rng_from_number",
]
__version__ = "0.1.0"

HOMES = {
    "GAMES": "regalia.games",
    "BadRecord": "regalia.kernel.errors",
    "Bot": "regalia.bots.bot",
    "Budget": "regalia.bots.bot",
    "Candidate": "regalia.bots.bot",
    "Record": "regalia.kernel.records.record",
    "Refused": "regalia.kernel.errors",
    "Rng": "regalia.kernel.rng",
    "Table": "regalia.kernel.play.table",
    "Voice": "regalia.kernel.text.voice",
    "foresee": "regalia.kernel.foresight",
    "make_bot": "regalia.bots.spec",
    "rng_from_number": "regalia.kernel.rng",
}

if os.environ.get("REGALIA_INTERPRETED") == "1":
    engine.import_from_sources()


def __getattr__(name: str) -> object:
    """Loads what is asked for, and nothing before."""
    if name not in HOMES:
        raise AttributeError(f"regalia has no {name}")
    return getattr(import_module(HOMES[name]), name)


def __dir__() -> list[str]:
    return sorted([*globals(), *HOMES])
