"""The rules of King Me!: cells, moves, turns, events, scores."""
