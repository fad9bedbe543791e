"""Decks that guests keep, with earlier versions of each and the games they were played in."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Add the decks of guests."""
    op.create_table(
        "decks",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("guest", sa.String(64), nullable=False),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("name", sa.String(128), nullable=False),
        sa.Column("cards", sa.Text, nullable=False),
        sa.Column("notes", sa.Text, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("changed", sa.BigInteger, nullable=False),
        sa.Column("used", sa.BigInteger, nullable=False),
        sa.Column("saves", sa.Integer, nullable=False),
        sa.Column("key", sa.String(64), nullable=True),
        sa.Column("gone", sa.BigInteger, nullable=True),
    )
    op.create_index("decks_by_guest", "decks", ["guest"])
    op.create_index("decks_by_key", "decks", ["key"], unique=True)
    op.create_table(
        "deck_versions",
        sa.Column("deck_id", sa.String(64), sa.ForeignKey("decks.id"), primary_key=True),
        sa.Column("n", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("cards", sa.Text, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "deck_games",
        sa.Column("deck_id", sa.String(64), sa.ForeignKey("decks.id"), primary_key=True),
        sa.Column("table_id", sa.String(64), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sqlite_with_rowid=False,
    )
