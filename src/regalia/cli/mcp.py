"""`regalia mcp`: a seat for language models."""

from typing import Annotated

import typer


def mcp(
    at: Annotated[
        str | None, typer.Option(metavar="URL", help="Sit at the tables of this server.")
    ] = None,
) -> None:
    """Let a language model play: a server of the Model Context Protocol on standard input."""
    from regalia.adapters.mcp import serve  # slow to load, and other commands do not need it

    serve(at)
