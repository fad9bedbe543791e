"""The shapes a database had and has: alembic's migrations, by number. Alembic loads slowly, so only to migrate."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from sqlalchemy import Connection, inspect, text

FOLDER = Path(__file__).parent / "migrations"
VERSION_TABLE: Final = "alembic_version"


def _revisions() -> list[str]:
    return sorted(file.name.partition("_")[0] for file in (FOLDER / "versions").glob("[0-9]*_*.py"))


def newest() -> str:
    """The revision of this version of Weirwood."""
    return _revisions()[-1]


def is_known(revision: str) -> bool:
    """Whether this version of Weirwood can read a revision."""
    return revision in _revisions()


def revision_of(connection: Connection) -> str | None:
    """The revision of a database; None for an empty one."""
    if not inspect(connection).has_table(VERSION_TABLE):
        return None
    revision: str | None = connection.scalar(text(f"SELECT version_num FROM {VERSION_TABLE}"))
    return revision


def upgrade(connection: Connection, revision: str = "head") -> None:
    """Migrate, within the transaction of this connection."""
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    command.upgrade(config, revision)
