"""Drawing for terminals: text in columns, pieces of a picture, and a game's own drawing."""
