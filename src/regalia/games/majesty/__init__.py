"""Majesty: gather people into your realm."""
