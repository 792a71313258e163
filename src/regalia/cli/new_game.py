"""`regalia new-game`: the skeleton of a game in a package of its own."""

import keyword
import re
import shlex
from importlib.resources import files
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated

import typer

from regalia.games import GAMES
from regalia.kernel.errors import BadRecord, file_errors_as_unable, quote

GAME_NAME = re.compile(r"[a-z][a-z0-9]{0,29}")
FILES = {  # in the new folder, and the template of each
    "pyproject.toml": "project",
    "src/@name@/__init__.py": None,
    "src/@name@/game.py": "game",
    "src/@name@/i18n/en.ftl": "words",
    "src/@name@/i18n/rules/en.ftl": "rules",
    "tests/test_@name@.py": "tests",
}


def new_game(
    name: Annotated[str, typer.Argument(help="Small letters and digits: its word in commands.")],
    folder: Annotated[
        Path | None, typer.Option(help="The folder to write; without it, one with this name.")
    ] = None,
) -> None:
    """Write the skeleton of a game: a whole small game with tests that run, to be changed."""
    if GAME_NAME.fullmatch(name) is None or keyword.iskeyword(name):
        raise BadRecord(f"name: small letters and digits are needed, not {quote(name)}")
    if name in GAMES or find_spec(name) is not None:
        raise BadRecord(f"name: there is a game or a module {quote(name)} already")
    target = folder or Path(name)
    if target.exists():
        raise BadRecord(f"folder: {quote(str(target), 200)} is there already")
    with file_errors_as_unable("folder", target):
        write_skeleton(name, target)
    place = shlex.quote(str(target))
    print(f"{target} is a game to change. Its tests: cd {place} && python -m pytest")
    print(f"To play it: pip install -e {place}, then regalia play {name}")


def write_skeleton(name: str, folder: Path) -> None:
    """Writes all files of the skeleton."""
    templates = files("regalia.cli") / "skeleton"
    for path, template in FILES.items():
        text = "" if template is None else (templates / f"{template}.template").read_text("utf-8")
        file = folder / path.replace("@name@", name)
        file.parent.mkdir(parents=True, exist_ok=True)
        filled = text.replace("@name@", name).replace("@Name@", name.capitalize())
        file.write_text(filled or f'"""The game {name}."""\n', "utf-8")
