"""The messages between a server and its clients, and a client in Python."""
