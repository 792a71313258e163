"""Tournaments between bots: many games, statistics, ratings and reports."""
