"""Worker processes in which bots choose moves, so that their caller is not blocked."""
