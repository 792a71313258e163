"""`--ray [ADDRESS]`: an option whose value may be left out, which Typer does not know."""

from typing import Annotated

import typer
from typer.core import TyperCommand

from regalia.bots.spec import is_bot_spec
from regalia.games import GAMES

HERE = "local"

OnRay = Annotated[
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
        return super().parse_args(ctx, addressed(args))


def addressed(words: list[str]) -> list[str]:
    """The same words with an address after every `--ray`."""
    found: list[str] = []
    for at, word in enumerate(words):
        found.append(word)
        following = words[at + 1] if at + 1 < len(words) else "-"
        if word == "--ray" and (
            following.startswith("-") or following in GAMES or is_bot_spec(following)
        ):
            found.append(HERE)
    return found
