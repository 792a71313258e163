"""Games as they are kept: reading, writing, and proofs of a fair shuffle."""
