"""The contract of a game: what every game has to offer, and nothing about any single game."""
