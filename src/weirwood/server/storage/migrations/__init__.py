"""The migrations, as alembic looks for them."""
