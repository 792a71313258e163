"""The drawings of the court, and how they become the sprites of the web table."""
