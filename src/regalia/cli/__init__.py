"""Opens the doors: the command `regalia`."""
