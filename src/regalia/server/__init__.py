"""The web server: tables with people and bots, their records, and what each seat is sent."""
