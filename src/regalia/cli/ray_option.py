"""`--ray [ADDRESS]`: an option with an optional value, which Typer does not support."""

from typing import Annotated

import typer
from typer.core import TyperCommand

from regalia.bots.spec import is_bot_spec
from regalia.games import GAMES

LOCAL = "local"

RayOption = Annotated[
    str | None,
    typer.Option(
        "--ray",
        metavar="[ADDRESS]",
        help="Play on Ray: a cluster started here, or the one at this address (auto finds it).",
    ),
]


class RayCommand(TyperCommand):
    """A command with the option `--ray`, alone or with an address."""

    def parse_args(self, ctx: typer.Context, args: list[str]) -> list[str]:  # type: ignore[override]
        return super().parse_args(ctx, add_default_ray_addresses(args))


def add_default_ray_addresses(arguments: list[str]) -> list[str]:
    """The words with the default address after every `--ray` that has none."""
    completed: list[str] = []
    for position, word in enumerate(arguments):
        completed.append(word)
        next_word = arguments[position + 1] if position + 1 < len(arguments) else "-"
        if word == "--ray" and (
            next_word.startswith("-") or next_word in GAMES or is_bot_spec(next_word)
        ):
            completed.append(LOCAL)
    return completed
