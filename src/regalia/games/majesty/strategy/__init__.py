"""Hand-made estimates of positions and moves of Majesty, for bots and the coach."""
