"""Logging as JSON lines on standard error, without tokens, names or ids of unlisted tables."""

import json
import logging
from datetime import UTC, datetime

STANDARD_FIELDS = frozenset(logging.makeLogRecord({}).__dict__) | {"message", "taskName"}


class JsonFormatter(logging.Formatter):
    """Formats a log record as one JSON object."""

    def format(self, record: logging.LogRecord) -> str:
        """The time, level, logger and message of a record, and its extra fields."""
        line: dict[str, object] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "from": record.name,
            "says": record.getMessage(),
        }
        line |= {key: value for key, value in record.__dict__.items() if key not in STANDARD_FIELDS}
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, default=str, ensure_ascii=False)


def configure_logging(level: str) -> None:
    """Sends all logs of this process to standard error as JSON lines."""
    handler = logging.StreamHandler()
    handler.setFormatter(JsonFormatter())
    logging.basicConfig(level=level.upper(), handlers=[handler], force=True)
    for chatty in ("uvicorn", "websockets", "alembic", "sqlalchemy", "aiosqlite"):
        logging.getLogger(chatty).setLevel(logging.WARNING)
