"""King Me!: raise your favourites, and vote for a king."""
