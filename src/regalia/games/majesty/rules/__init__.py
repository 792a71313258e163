"""The rules of Majesty: cells, moves, turns, events, scores."""
