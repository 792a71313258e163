"""`regalia serve`: tables on the web."""

import os
import sys
import webbrowser
from functools import partial
from pathlib import Path
from typing import Annotated

import typer

from regalia.cli.arguments import NamedBotOption
from regalia.home import data_folder
from regalia.kernel.errors import missing_library_error

MIN_OPERATOR_TOKEN_CHARS = 16
DISPLAY_VARIABLES = {"DISPLAY", "WAYLAND_DISPLAY"}


def serve(
    host: Annotated[
        str, typer.Option(envvar="REGALIA_HOST", help="The address to listen at.")
    ] = "127.0.0.1",
    port: Annotated[
        int, typer.Option(envvar="REGALIA_PORT", min=0, max=65535, help="0 is any free one.")
    ] = 8000,
    data: Annotated[
        Path | None, typer.Option(envvar="REGALIA_DATA", help="The folder of the SQLite file.")
    ] = None,
    database: Annotated[
        str | None,
        typer.Option(envvar="REGALIA_DATABASE", help="postgresql://… or sqlite:///… instead."),
    ] = None,
    redis: Annotated[
        str | None,
        typer.Option(envvar="REGALIA_REDIS", help="redis://…, where several nodes serve."),
    ] = None,
    no_limits: Annotated[
        bool,
        typer.Option(
            "--no-limits", envvar="REGALIA_NO_LIMITS", help="No limits per address, nor of rate."
        ),
    ] = False,
    origin: Annotated[
        list[str] | None,
        typer.Option(envvar="REGALIA_ORIGINS", help="Another site whose pages may ask."),
    ] = None,
    proxy: Annotated[
        bool, typer.Option("--proxy", envvar="REGALIA_PROXY", help="Believe X-Forwarded-For.")
    ] = False,
    thinkers: Annotated[
        int, typer.Option(envvar="REGALIA_THINKERS", min=1, help="Bots that think at once.")
    ] = 8,
    bot: Annotated[list[str] | None, NamedBotOption] = None,
    open_browser: Annotated[
        bool, typer.Option("--open", help="Open the hall in a browser, where there is a screen.")
    ] = False,
    log_level: Annotated[
        str, typer.Option(envvar="REGALIA_LOG", help="debug, info, warning or error.")
    ] = "info",
    operator_token: Annotated[
        str | None,
        typer.Option(envvar="REGALIA_OPERATOR_TOKEN", help="Opens the page /operator."),
    ] = None,
) -> None:
    """Serve tables on the web: friends sit down by opening a link."""
    try:
        from regalia.server import serve as server
        from regalia.server.settings import Settings
    except ModuleNotFoundError as error:
        raise missing_library_error(error.name or "a library of the server", "serve") from None
    if log_level not in ("debug", "info", "warning", "error"):
        raise typer.BadParameter("debug, info, warning or error", param_hint="--log-level")
    if operator_token is not None and len(operator_token) < MIN_OPERATOR_TOKEN_CHARS:
        raise typer.BadParameter(
            f"at least {MIN_OPERATOR_TOKEN_CHARS} characters", param_hint="--operator-token"
        )
    server.serve(
        Settings(
            data=data or data_folder(),
            host=host,
            port=port,
            database=database,
            redis=redis,
            no_limits=no_limits,
            origins=frozenset(origin or ()),
            proxy=proxy,
            bot_processes=thinkers,
            bots=tuple(bot or ()),
            log_level=log_level,
            operator_token=operator_token,
        ),
        partial(print_addresses, open_browser=open_browser),
    )


def print_addresses(local_url: str, lan_url: str | None, open_browser: bool) -> None:
    """Prints the addresses of the server and what is missing there; opens them in a browser.

    A browser is opened only if that is wanted and there is a display.
    """
    from regalia.server import pages

    print(f"Regalia is at {local_url}/", flush=True)
    if lan_url is not None:
        print(f"Others in your network find it at {lan_url}/", flush=True)
    if not pages.pages_are_built():
        print(pages.NOT_BUILT_MESSAGE, flush=True)
    has_display = sys.platform in ("darwin", "win32") or DISPLAY_VARIABLES & os.environ.keys()
    if open_browser and has_display:
        webbrowser.open(f"{local_url}/")
