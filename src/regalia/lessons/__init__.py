"""Guided first games: prepared records, whose steps a guide comments on the real board."""
