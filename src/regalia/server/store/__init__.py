"""Keeps the tables: terms, steps, tokens and talk, in SQLite or PostgreSQL."""
