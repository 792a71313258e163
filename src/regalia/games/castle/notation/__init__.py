"""Moves and positions of Castle as text and JSON, and why a text is no legal move."""
