"""Hand-made estimates of positions and moves of King Me!, for bots and the coach."""
