"""The tables of the database."""

import sqlalchemy as sa

metadata = sa.MetaData()

tables = sa.Table(
    "tables",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("made_at", sa.BigInteger, nullable=False),
    sa.Column("terms", sa.Text, nullable=False),
    sa.Column("listed", sa.Boolean, nullable=False),
    # copied from the steps, for lists of tables
    sa.Column("state", sa.String(8), nullable=False),
    sa.Column("names", sa.Text, nullable=False),
    sa.Column("rematch", sa.String(32)),
    # when the table has to be loaded although nobody is connected: a bot's turn, a clock
    sa.Column("due", sa.BigInteger),
    sa.Column("touched_at", sa.BigInteger, nullable=False),
    sa.Column("archived", sa.Boolean, nullable=False, server_default=sa.false()),
    sa.Index("tables_listed", "listed", "archived", "made_at", "id"),
    sa.Index("tables_due", "due"),
    sa.Index("tables_touched", "archived", "touched_at"),
)

steps = sa.Table(
    "steps",
    metadata,
    sa.Column("table_id", sa.String(32), primary_key=True),
    sa.Column("version", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Column("body", sa.Text, nullable=False),
    sqlite_with_rowid=False,
)

tokens = sa.Table(
    "tokens",
    metadata,
    sa.Column("table_id", sa.String(32), primary_key=True),
    sa.Column("hash", sa.String(64), primary_key=True),
    sa.Column("seat", sa.Integer, nullable=False),
    sqlite_with_rowid=False,
)

links = sa.Table(
    "links",
    metadata,
    sa.Column("hash", sa.String(64), primary_key=True),
    sa.Column("table_id", sa.String(32), nullable=False),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("keep", sa.Boolean, nullable=False),
    sa.Column("until", sa.BigInteger, nullable=False),
    sqlite_with_rowid=False,
)

chat = sa.Table(
    "chat",
    metadata,
    sa.Column("table_id", sa.String(32), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("seat", sa.Integer),
    sa.Column("said_id", sa.String(40)),
    sa.Column("text", sa.Text, nullable=False),
    sa.Column("at", sa.BigInteger, nullable=False),
    sqlite_with_rowid=False,
)

# finished reviews of games
reviews = sa.Table(
    "reviews",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("judged", sa.Text, nullable=False),
    sqlite_with_rowid=False,
)
