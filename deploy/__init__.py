"""How a server is put to work."""
