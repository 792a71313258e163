"""Many games between bots, and honest numbers about them."""
