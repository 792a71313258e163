"""Finished games looked over."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Makes room for reviews."""
    op.create_table(
        "reviews",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("judged", sa.Text, nullable=False),
        sqlite_with_rowid=False,
    )
