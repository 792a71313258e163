"""Hand-made estimates of positions and moves of Castle, for bots and the coach."""
