"""What `regalia bench` measures. Compiled, so that the loops cost nothing beside their work."""
