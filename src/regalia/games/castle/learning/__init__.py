"""Castle for learners: a view as numbers, a move as a sequence of tokens."""
