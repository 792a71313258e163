"""Records of games: reading them, writing them, and proofs of a fair shuffle."""
