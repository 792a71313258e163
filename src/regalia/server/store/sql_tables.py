"""The tables of the database."""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    false,
)

metadata = MetaData()

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("made_at", BigInteger, nullable=False),
    Column("terms", Text, nullable=False),
    Column("listed", Boolean, nullable=False),
    # copied from the steps, for lists of tables
    Column("state", String(8), nullable=False),
    Column("names", Text, nullable=False),
    Column("rematch", String(32)),
    # when the table has to be loaded although nobody is connected: a bot's turn, a clock
    Column("due", BigInteger),
    Column("touched_at", BigInteger, nullable=False),
    Column("archived", Boolean, nullable=False, server_default=false()),
    Index("tables_listed", "listed", "archived", "made_at", "id"),
    Index("tables_due", "due"),
    Index("tables_touched", "archived", "touched_at"),
)

steps = Table(
    "steps",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("version", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("body", Text, nullable=False),
    sqlite_with_rowid=False,
)

tokens = Table(
    "tokens",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("hash", String(64), primary_key=True),
    Column("seat", Integer, nullable=False),
    sqlite_with_rowid=False,
)

links = Table(
    "links",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("table_id", String(32), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("keep", Boolean, nullable=False),
    Column("until", BigInteger, nullable=False),
    sqlite_with_rowid=False,
)

chat = Table(
    "chat",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer),
    Column("said_id", String(40)),
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    sqlite_with_rowid=False,
)

# finished reviews of games
reviews = Table(
    "reviews",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("judged", Text, nullable=False),
    sqlite_with_rowid=False,
)
