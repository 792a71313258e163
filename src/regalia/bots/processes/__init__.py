"""Worker processes in which bots think, beside the process that asks them."""
