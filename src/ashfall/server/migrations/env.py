"""Brings a database to the newest shape; run by the server at its start and by `ashfall migrate`."""

from alembic import context

from ashfall.server.store import metadata

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=metadata)
with context.begin_transaction():
    context.run_migrations()
