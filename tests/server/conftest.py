"""Servers on both databases, and people who use them."""

import asyncio
import os
import uuid
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from pathlib import Path

import pytest

from ashfall.server.app import prepare
from tests.server.postgres import Cluster, cluster, programs
from tests.server.servers import Address, Person, running, settings_for


@pytest.fixture(scope="session")
def postgres() -> Iterator[Cluster]:
    if programs() is None:
        if os.environ.get("CI") == "true":
            pytest.fail("no PostgreSQL here: sudo apt-get install postgresql")
        pytest.skip("no PostgreSQL here: sudo apt-get install postgresql")
    with cluster(lasting=False) as made:
        yield made


@pytest.fixture(scope="session")
def shaped(postgres: Cluster) -> str:
    """The name of a database that has its tables already and nothing in them: to copy it is quicker."""
    asyncio.run(prepare(postgres.create("shaped")))
    return "shaped"


KINDS = ["sqlite", pytest.param("postgres", marks=pytest.mark.slow)]


@pytest.fixture(params=KINDS)
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A database of each kind with nothing in it."""
    if request.param == "sqlite":
        return str(tmp_path / "tables.db")
    made: Cluster = request.getfixturevalue("postgres")
    return made.create(f"t{uuid.uuid4().hex}", like=request.getfixturevalue("shaped"))


@pytest.fixture(params=KINDS)
def bare_database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A database of each kind that has no tables yet."""
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
