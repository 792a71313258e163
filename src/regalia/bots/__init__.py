"""Choose a move from a view."""
