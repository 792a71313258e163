"""The settings with which a server is started."""

from dataclasses import dataclass, field
from pathlib import Path


@dataclass(frozen=True)
class Settings:
    """The settings of a server; `data` is the folder of the SQLite file if no database is named."""

    data: Path
    host: str = "127.0.0.1"
    port: int = 8000
    database: str | None = None
    redis: str | None = None
    no_limits: bool = False
    origins: frozenset[str] = field(default_factory=frozenset)
    proxy: bool = False
    bot_processes: int = 8
    bots: tuple[str, ...] = ()  # NAME=BOT
    log_level: str = "info"
    operator_token: str | None = None  # whoever has it may look at the operator's page

    def database_url(self) -> str:
        return self.database or f"sqlite:///{self.data / 'regalia.db'}"
