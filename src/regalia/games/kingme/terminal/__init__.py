"""King Me! in a terminal: pictures of a view, moves in words."""
