"""A server and the services it needs on this machine, for tests, benches and two_nodes.py."""
