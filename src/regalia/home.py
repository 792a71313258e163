"""Where a person's own games and choices are kept on this machine."""

import json
import os
import sys
from datetime import UTC, datetime
from pathlib import Path
from secrets import token_hex
from tempfile import NamedTemporaryFile

from regalia.kernel.errors import Unable

VARIABLE = "REGALIA_DATA"
NAME = "regalia"
ONLY_THE_OWNER = 0o700


def data_folder() -> Path:
    """The user's data folder, or the one that REGALIA_DATA names."""
    named = os.environ.get(VARIABLE)
    if named:
        return Path(named)
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local") / NAME
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / NAME
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / NAME


def games_folder() -> Path:
    """Where games are saved; it is made if it is not there."""
    folder = data_folder() / "games"
    try:
        folder.mkdir(parents=True, exist_ok=True, mode=ONLY_THE_OWNER)
    except OSError as error:
        raise Unable(f"games cannot be kept in {folder}: {error.strerror}") from None
    return folder


def new_file(game: str, language: str) -> Path:
    """A file for a new game, named by its time, its game and the language it is played in."""
    now = datetime.now(UTC).astimezone().strftime("%Y-%m-%d-%H%M%S")
    return games_folder() / f"{now}-{token_hex(2)}.{game}.{language}.json"


def saved_files() -> list[Path]:
    """All saved games, the latest first."""
    folder = data_folder() / "games"
    found = folder.glob("*.json") if folder.is_dir() else []
    return sorted(found, key=lambda file: file.stat().st_mtime, reverse=True)


def language_in(file: Path) -> str:
    """The language a saved game is played in, by the name of its file; or nothing."""
    parts = file.name.split(".")
    return parts[-2] if len(parts) == len(("time", "game", "language", "json")) else ""


def remembered() -> dict[str, str]:
    """The choices made last time."""
    return texts_in(data_folder() / "choices.json")


def kept_seats() -> dict[str, str]:
    """The tokens of the seats taken at servers, by the links of their tables."""
    return texts_in(data_folder() / "seats.json")


def keep_seat(link: str, token: str | None) -> None:
    """Keeps the token of a seat, for its owner's eyes alone; None forgets it."""
    file = data_folder() / "seats.json"
    new: Path | None = None
    try:
        file.parent.mkdir(parents=True, exist_ok=True, mode=ONLY_THE_OWNER)
        with NamedTemporaryFile("w", encoding="utf-8", dir=file.parent, delete=False) as written:
            new = Path(written.name)
            seats = {**kept_seats(), link: token}
            json.dump({one: seats[one] for one in seats if seats[one] is not None}, written)
        new.replace(file)
    except OSError as error:
        if new is not None:
            new.unlink(missing_ok=True)
        raise Unable(f"the seat cannot be kept in {file}: {error.strerror}") from None


def texts_in(file: Path) -> dict[str, str]:
    """The texts that a file keeps by name; none where it cannot be read."""
    try:
        found = json.loads(file.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return {str(key): str(found[key]) for key in found} if isinstance(found, dict) else {}


def remember(choices: dict[str, str]) -> None:
    """Keeps choices for the next time; where that cannot be, they are asked for again."""
    file = data_folder() / "choices.json"
    try:
        file.parent.mkdir(parents=True, exist_ok=True, mode=ONLY_THE_OWNER)
        text = json.dumps({**remembered(), **choices}, ensure_ascii=False)
        file.write_text(text + "\n", encoding="utf-8")
    except OSError:
        return
