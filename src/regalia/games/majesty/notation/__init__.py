"""Moves and positions of Majesty as text and JSON, and why a text is no legal move."""
