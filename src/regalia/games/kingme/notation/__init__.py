"""Moves and positions of King Me! as text and JSON, and why a text is no legal move."""
