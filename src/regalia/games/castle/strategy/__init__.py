"""What bots think of positions and moves of Castle, written by hand."""
