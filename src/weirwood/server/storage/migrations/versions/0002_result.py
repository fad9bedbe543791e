"""How a game ended is kept with its table, so that lists need not wake it."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Add the result; tables that were over before get theirs when they are woken."""
    op.add_column("tables", sa.Column("result", sa.Text, nullable=True))
