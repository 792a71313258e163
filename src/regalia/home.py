"""Where a person's own games and choices are kept on this machine."""

import json
import os
import sys
from datetime import UTC, datetime
from pathlib import Path
from secrets import token_hex
from tempfile import NamedTemporaryFile

from regalia.kernel.errors import Unable

FOLDER_VARIABLE = "REGALIA_DATA"
FOLDER_NAME = "regalia"
OWNER_ONLY = 0o700  # file mode


def data_folder() -> Path:
    """The user's data folder, or the one that REGALIA_DATA names.

    `platformdirs` would choose other folders where XDG_DATA_HOME is set on a Mac or is a relative
    path: people who have games there would no longer find them.
    """
    if named := os.environ.get(FOLDER_VARIABLE):
        return Path(named)
    home = Path.home()
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or home / "AppData" / "Local") / FOLDER_NAME
    if sys.platform == "darwin":
        return home / "Library" / "Application Support" / FOLDER_NAME
    return Path(os.environ.get("XDG_DATA_HOME") or home / ".local" / "share") / FOLDER_NAME


def make_games_folder() -> Path:
    """The folder in which games are saved; it is made if it does not exist."""
    folder = data_folder() / "games"
    try:
        folder.mkdir(parents=True, exist_ok=True, mode=OWNER_ONLY)
    except OSError as error:
        raise Unable(f"games cannot be kept in {folder}: {error.strerror}") from None
    return folder


def new_game_file(game: str, language: str) -> Path:
    """A file for a new game, named by its time, its game and the language it is played in."""
    now = datetime.now(UTC).astimezone().strftime("%Y-%m-%d-%H%M%S")
    return make_games_folder() / f"{now}-{token_hex(2)}.{game}.{language}.json"


def saved_game_files() -> list[Path]:
    """All saved games, the latest first."""
    found = (data_folder() / "games").glob("*.json")
    return sorted(found, key=lambda file: file.stat().st_mtime, reverse=True)


def language_of_file(file: Path) -> str:
    """The language a saved game is played in, by the name of its file; empty if it has none."""
    parts = file.name.split(".")
    return parts[-2] if len(parts) == len(("time", "game", "language", "json")) else ""


def load_choices() -> dict[str, str]:
    """The choices made last time."""
    return read_text_values(data_folder() / "choices.json")


def save_choices(choices: dict[str, str]) -> None:
    """Saves choices for the next time; if that is impossible, they are asked for again."""
    file = data_folder() / "choices.json"
    try:
        file.parent.mkdir(parents=True, exist_ok=True, mode=OWNER_ONLY)
        text = json.dumps({**load_choices(), **choices}, ensure_ascii=False)
        file.write_text(text + "\n", encoding="utf-8")
    except OSError:
        return


def load_seat_tokens() -> dict[str, str]:
    """The tokens of the seats taken at servers, by the links of their tables."""
    return read_text_values(data_folder() / "seats.json")


def save_seat_token(link: str, token: str | None) -> None:
    """Saves the token of a seat in a file that only its owner can read; None deletes it."""
    file = data_folder() / "seats.json"
    tokens = {**load_seat_tokens(), link: token}
    try:
        file.parent.mkdir(parents=True, exist_ok=True, mode=OWNER_ONLY)
        kept = {table: tokens[table] for table in tokens if tokens[table] is not None}
        replace_private_file(file, json.dumps(kept))
    except OSError as error:
        raise Unable(f"the seat cannot be kept in {file}: {error.strerror}") from None


def replace_private_file(file: Path, text: str) -> None:
    """Writes a file that only its owner can read; a reader finds the old text or the new one."""
    stream = NamedTemporaryFile("w", encoding="utf-8", dir=file.parent, delete=False)  # noqa: SIM115
    try:
        with stream:
            stream.write(text)
            stream.flush()
            os.fsync(stream.fileno())
        Path(stream.name).replace(file)
    except OSError:
        Path(stream.name).unlink(missing_ok=True)
        raise


def read_text_values(file: Path) -> dict[str, str]:
    """The object of texts in a JSON file; empty if it cannot be read."""
    try:
        found = json.loads(file.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return {str(key): str(found[key]) for key in found} if isinstance(found, dict) else {}
