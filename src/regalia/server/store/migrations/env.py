"""Run by Alembic: brings a database up to date over the connection it is given."""

from alembic import context

from regalia.server.store.sql_tables import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,  # SQLite changes a table by copying it
)
with context.begin_transaction():
    context.run_migrations()
