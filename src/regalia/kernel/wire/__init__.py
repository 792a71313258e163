"""Positions, moves and events as typed JSON, and the schemas of them."""
