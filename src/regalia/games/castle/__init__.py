"""Castle: fill a castle with people and be the first without cards."""
