"""The migrations of the database, one per file."""
