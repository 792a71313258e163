"""Training of the networks with which a search judges positions."""
