"""How alembic runs our migrations: on a connection it is given, within its transaction."""

from alembic import context

from weirwood.server.storage.schema import metadata

context.configure(
    connection=context.config.attributes["connection"], target_metadata=metadata, transactional_ddl=True
)
with context.begin_transaction():
    context.run_migrations()
