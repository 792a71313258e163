"""`regalia mcp`: a seat for language models."""


def mcp() -> None:
    """Let a language model play: a server of the Model Context Protocol on standard input."""
    from regalia.adapters.mcp import server  # slow to load, and other commands do without

    server().run("stdio")
