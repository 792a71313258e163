"""The msgspec types in which positions of Castle are written."""
