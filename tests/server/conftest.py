"""Servers on both databases, and people who use them."""

import os
import uuid
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from pathlib import Path

import pytest

from tests.server.postgres import Cluster, cluster, programs
from tests.server.servers import Address, Person, running, settings_for


@pytest.fixture(scope="session")
def postgres() -> Iterator[Cluster]:
    if programs() is None:
        if os.environ.get("CI") == "true":
            pytest.fail("no PostgreSQL here: sudo apt-get install postgresql")
        pytest.skip("no PostgreSQL here: sudo apt-get install postgresql")
    with cluster() as made:
        yield made


@pytest.fixture(params=["sqlite", pytest.param("postgres", marks=pytest.mark.slow)])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database of each kind."""
    if request.param == "sqlite":
        return str(tmp_path / "tables.db")
    made: Cluster = request.getfixturevalue("postgres")
    return made.create(f"t{uuid.uuid4().hex}")


@pytest.fixture
def sqlite(tmp_path: Path) -> str:
    return str(tmp_path / "tables.db")


@pytest.fixture
async def server(database: str) -> AsyncIterator[Address]:
    async with running(settings_for(database)) as address:
        yield address


Arrival = Callable[..., Awaitable[Person]]


@pytest.fixture
async def arrive() -> AsyncIterator[Arrival]:
    """People who come in; their connections are closed in the end."""
    here: list[Person] = []

    async def come(server: Address, name: str = "Anna", lang: str = "en") -> Person:
        person = await Person(server).come_in(name, lang)
        here.append(person)
        return person

    yield come
    for person in here:
        await person.close()
