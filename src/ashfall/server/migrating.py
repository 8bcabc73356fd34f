"""Database migrations: forward only, run at the start of a server."""

from pathlib import Path

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from sqlalchemy.ext.asyncio import AsyncEngine

from .store import begin_immediate

FOLDER = Path(__file__).resolve().parent / "migrations"
LOCK = 0x617368


async def migrate(engine: AsyncEngine | sa.Engine, revision: str = "head") -> None:
    """Bring the database to a revision. Several servers may start at once: the others wait."""
    if isinstance(engine, AsyncEngine):
        async with engine.begin() as connection:
            await connection.execute(sa.text(f"SELECT pg_advisory_xact_lock({LOCK})"))
            await connection.run_sync(upgrade, revision)
        return
    with engine.connect() as file:
        await begin_immediate(file)
        upgrade(file, revision)
        file.commit()


def upgrade(connection: sa.Connection, revision: str) -> None:
    command.upgrade(config(connection), revision)


def config(connection: sa.Connection) -> Config:
    made = Config()
    made.set_main_option("script_location", str(FOLDER))
    made.attributes["connection"] = connection
    return made
