"""`regalia mcp`: a seat for language models."""

from typing import Annotated

import typer

from regalia.bots.named import register_named_bots
from regalia.cli.arguments import NamedBotOption
from regalia.games import GAMES


def mcp(
    at: Annotated[
        str | None, typer.Option(metavar="URL", help="Sit at the tables of this server.")
    ] = None,
    bot: Annotated[list[str] | None, NamedBotOption] = None,
) -> None:
    """Let a language model play: a server of the Model Context Protocol on standard input."""
    from regalia.adapters.mcp import serve  # slow to load, and other commands do not need it

    register_named_bots(bot or (), GAMES.values())
    serve(at)
