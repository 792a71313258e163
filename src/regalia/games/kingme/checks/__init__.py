"""Checks of King Me!: numbers from outside, and the invariants that the laws ask for."""
