"""Bots with a trained network. Interpreted: NumPy does the work, and it may be missing."""
