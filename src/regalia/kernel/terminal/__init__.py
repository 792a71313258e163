"""Drawing for terminals: text in columns, pieces of a picture, how a game shows itself."""
