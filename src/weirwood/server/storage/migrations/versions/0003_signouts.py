"""Guests who signed out everywhere: cookies from before that moment are no longer theirs."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Add the moments of signing out."""
    op.create_table(
        "signouts",
        sa.Column("guest", sa.String(64), primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
