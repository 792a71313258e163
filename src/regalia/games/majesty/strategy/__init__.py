"""What bots think of positions and moves of Majesty, written by hand."""
