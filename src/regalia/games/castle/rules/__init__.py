"""The rules of Castle: cells, moves, turns, events, scores."""
