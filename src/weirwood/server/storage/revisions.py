"""The shapes a database had and has: alembic's migrations, found in this package."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection

FOLDER = Path(__file__).parent / "migrations"


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    return config


def newest() -> str:
    """The revision of this version of Weirwood."""
    head = ScriptDirectory.from_config(_config()).get_current_head()
    assert head is not None
    return head


def is_known(revision: str) -> bool:
    """Whether this version of Weirwood can read a revision."""
    return revision in {script.revision for script in ScriptDirectory.from_config(_config()).walk_revisions()}


def revision_of(connection: Connection) -> str | None:
    """The revision of a database; None for an empty one."""
    return MigrationContext.configure(connection).get_current_revision()


def upgrade(connection: Connection, revision: str = "head") -> None:
    """Migrate, within the transaction of this connection."""
    config = _config()
    config.attributes["connection"] = connection
    command.upgrade(config, revision)
