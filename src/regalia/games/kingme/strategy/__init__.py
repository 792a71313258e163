"""What bots think of positions and moves of King Me!, written by hand."""
