"""Tables, steps, tokens, links and talk."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Lays out an empty database."""
    op.create_table(
        "tables",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("made_at", sa.BigInteger, nullable=False),
        sa.Column("terms", sa.Text, nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("state", sa.String(8), nullable=False),
        sa.Column("names", sa.Text, nullable=False),
        sa.Column("rematch", sa.String(32)),
        sa.Column("due", sa.BigInteger),
        sa.Column("touched_at", sa.BigInteger, nullable=False),
        sa.Column("archived", sa.Boolean, nullable=False, server_default=sa.false()),
    )
    op.create_index("tables_listed", "tables", ["listed", "archived", "made_at", "id"])
    op.create_index("tables_due", "tables", ["due"])
    op.create_index("tables_touched", "tables", ["archived", "touched_at"])
    op.create_table(
        "steps",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("version", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "tokens",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "links",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("keep", sa.Boolean, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "chat",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("seat", sa.Integer),
        sa.Column("said_id", sa.String(40)),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sqlite_with_rowid=False,
    )
