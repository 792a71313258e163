"""The same games in other people's houses."""
