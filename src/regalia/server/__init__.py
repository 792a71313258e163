"""Seats people and bots at tables, keeps the record, tells each seat what it may know."""
