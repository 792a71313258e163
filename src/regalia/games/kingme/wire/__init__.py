"""The msgspec types in which positions of King Me! are written."""
