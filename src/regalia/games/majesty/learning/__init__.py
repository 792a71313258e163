"""Majesty for machine learning: a view as a row of numbers, a move as a sequence of tokens."""
