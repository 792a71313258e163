"""Three royal games, Majesty, King Me! and Castle: rules, bots, and tables to play at."""

from regalia import engine

__version__ = "0.1.0"

if engine.interpreted_on_request():
    engine.use_sources()
