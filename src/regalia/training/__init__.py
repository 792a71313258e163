"""Networks that learn a game by playing it against themselves. Needs the extra `train`."""
