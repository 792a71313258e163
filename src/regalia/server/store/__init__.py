"""Stores tables, with their settings, steps, tokens and chat, in SQLite or PostgreSQL."""
