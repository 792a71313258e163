"""Three royal games, Majesty, King Me! and Castle: rules, bots, and tables to play at."""

import os

from regalia import engine

__version__ = "0.1.0"

if os.environ.get("REGALIA_INTERPRETED") == "1":
    engine.use_sources()
