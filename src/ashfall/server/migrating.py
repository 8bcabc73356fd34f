"""Database migrations: forward only, run at the start of a server."""

from pathlib import Path
from typing import TYPE_CHECKING

import sqlalchemy as sa

from ashfall.engine.errors import AshfallError

from .store import Store, begin_immediate

if TYPE_CHECKING:
    from alembic.config import Config

FOLDER = Path(__file__).resolve().parent / "migrations"
NEWEST = "a003"
LOCK = 0x617368


async def migrate(store: Store) -> None:
    """Bring the database to the newest shape. Several servers may start at once: the others wait."""
    if store.server is not None:
        async with store.server.begin() as connection:
            await connection.execute(sa.text(f"SELECT pg_advisory_xact_lock({LOCK})"))
            await connection.run_sync(upgrade)
        return
    assert store.file is not None
    with store.file.connect() as file:
        await begin_immediate(file)
        upgrade(file)
        file.commit()


def upgrade(connection: sa.Connection) -> None:
    """Do what is still to be done. A database that has everything is not worth loading the tool for."""
    if sa.inspect(connection).has_table("alembic_version"):
        found = connection.execute(sa.text("SELECT version_num FROM alembic_version")).scalar()
        if found == NEWEST:
            return
        if found is not None and found > NEWEST:
            raise AshfallError(
                f"this database was written by a newer Ashfall (its shape is {found}, this program knows "
                f"{NEWEST}): start that one again, or restore a backup that this program wrote"
            )
    from alembic import command

    command.upgrade(config(connection), "head")


def config(connection: sa.Connection) -> "Config":
    from alembic.config import Config

    made = Config()
    made.set_main_option("script_location", str(FOLDER))
    made.attributes["connection"] = connection
    return made
