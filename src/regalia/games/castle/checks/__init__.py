"""Checks of Castle: numbers from outside, and the invariants that the laws ask for."""
