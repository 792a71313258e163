"""What can be set when a server is started."""

import os
import sys
from dataclasses import dataclass, field
from pathlib import Path


@dataclass(frozen=True)
class Settings:
    """How a server is started; `data` holds the SQLite file where no other database is named."""

    data: Path
    host: str = "127.0.0.1"
    port: int = 8000
    database: str | None = None
    redis: str | None = None
    no_limits: bool = False
    origins: frozenset[str] = field(default_factory=frozenset)
    proxy: bool = False
    thinkers: int = 8
    log_level: str = "info"

    def database_url(self) -> str:
        """Where tables are kept."""
        return self.database or f"sqlite:///{self.data / 'regalia.db'}"


def data_folder() -> Path:
    """The user's data folder, as the system has it."""
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", Path.home() / "AppData" / "Local")) / "regalia"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "regalia"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "regalia"
