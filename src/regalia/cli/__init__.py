"""The command `regalia`."""
