"""The msgspec types in which positions of Majesty are written."""
