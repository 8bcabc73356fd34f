"""`ashfall serve`, `backup`, `restore`, `drill`: the table for browsers, and its database."""

import asyncio
import os
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated

from cyclopts import App, Parameter

from ashfall.engine.errors import BadOption


def register(app: App) -> None:
    for command in (serve, backup, restore, drill):
        app.command(command)


def server_is_here() -> None:
    """The terminal and the library do without the web server's packages."""
    missing = [name for name in ("litestar", "sqlalchemy", "uvicorn") if find_spec(name) is None]
    if missing:
        raise BadOption("the web server is not installed here: pip install 'ashfall[server]'")


def serve(
    *,
    host: str = "",
    port: int | None = None,
    db: str = "",
    open_page: Annotated[bool, Parameter(name="--open", negative="")] = False,
    public: str = "",
    trust_proxy: Annotated[list[str] | None, Parameter(negative="")] = None,
    people_per_address: int | None = None,
    settings: str = "",
    verbose: Annotated[bool, Parameter(negative="")] = False,
    open_limits: Annotated[bool, Parameter(negative="")] = False,
    data: str = "",
    also: Annotated[list[str] | None, Parameter(negative="")] = None,
) -> int:
    """Serve tables to browsers.

    Every setting can also be given in the environment (ASHFALL_PORT=8321) or in a TOML file (port = 8321).

    Parameters
    ----------
    host: str
        address to listen on, usually 127.0.0.1; 0.0.0.0 lets other machines in
    port: int
        port to listen on, usually 8321
    db: str
        an SQLite file, or postgresql://user:password@host/name (several servers may share it)
    open_page: bool
        open the page in a browser
    public: str
        the address that people type when this server is behind a proxy: https://games.example
    trust_proxy: list[str]
        address or network of a proxy that is trusted to report people's addresses
    people_per_address: int
        how many people may share one address, usually 10: a club behind one router needs more
    settings: str
        a file with settings (also ASHFALL_SETTINGS)
    verbose: bool
        log every request
    open_limits: bool
        no limits per address, for load tests
    data: str
        a folder with component rows of your own: in it a folder for each game, named as the game
    also: list[str]
        another game to offer, as id=module
    """
    server_is_here()
    from ashfall.server.configuration import chosen, server_settings, usual_database
    from ashfall.server.run import serve as run

    given = {
        "host": host, "port": port, "db": db, "public": public, "trust_proxy": trust_proxy,
        "people_per_address": people_per_address, "verbose": verbose or None,
        "open_limits": open_limits or None, "data": data, "also": also,
    }  # fmt: skip
    values = chosen(given, os.environ, settings)
    values["db"] = values["db"] or usual_database()
    host, port = values["host"], values["port"]
    shown = "localhost" if host in ("0.0.0.0", "::", "127.0.0.1") else host
    address = values["public"] or f"http://{shown}:{port}/"

    def started() -> None:
        if not open_page:
            print(address, flush=True)
            return
        import webbrowser

        from ashfall.lang import Speaker, language

        said = Speaker(None, language(None, os.environ))
        print(said.say("serve-here", address=address), flush=True)
        webbrowser.open(address)

    made = server_settings(values)
    return 0 if run(made, host, port, values["verbose"], started, quiet=open_page) else 1


def backup(file: Path, *, db: str = "", settings: str = "", keep: int = 0) -> None:
    """Write all tables, logs and guests into one file, while the server keeps running.

    Parameters
    ----------
    file: Path
        the file to write (it holds secrets: keep it private), or a folder: then the file is named by the time
    db: str
        the database, as for serve
    settings: str
        a file with settings, as for serve
    keep: int
        in a folder, keep this many of the newest backups and remove the others (0: keep all)
    """
    server_is_here()
    from ashfall.server.backup import backup as write
    from ashfall.server.backup import named_by_time, remove_older
    from ashfall.server.configuration import database

    if keep < 0 or (keep and not file.is_dir()):
        raise BadOption("--keep: right is a number of backups, and a folder to keep them in")
    path = named_by_time(file) if file.is_dir() else file
    print(asyncio.run(write(database(db, settings), path)))
    if keep:
        remove_older(file, keep)


def restore(
    file: Path, *, db: str = "", settings: str = "", data: str = "", check: bool = True
) -> int:
    """Fill an empty database from a backup, then replay every game to see that nothing differs.

    Parameters
    ----------
    file: Path
        the backup
    db: str
        the database, as for serve
    settings: str
        a file with settings, as for serve
    data: str
        the folder of component rows, as for serve
    check: bool
        replay every game
    """
    server_is_here()
    from ashfall.server.backup import restore as read
    from ashfall.server.configuration import database

    where = database(db, settings)
    print(asyncio.run(read(where, file)))
    return replayed(where, data, settings) if check else 0


def drill(file: Path, *, into: str = "", data: str = "") -> int:
    """Restore a backup into a temporary database and replay every game: would it do in an emergency?

    Parameters
    ----------
    file: Path
        the backup, or a folder: then its newest one is tried
    into: str
        an empty database to restore into (it is kept) instead of a temporary file
    data: str
        the folder of component rows, as for serve
    """
    import tempfile

    server_is_here()
    from ashfall.server.backup import newest
    from ashfall.server.backup import restore as read

    tried = newest(file) if file.is_dir() else file
    with tempfile.TemporaryDirectory(prefix="ashfall-drill-") as folder:
        where = into or str(Path(folder) / "tables.db")
        rows = asyncio.run(read(where, tried))
        print(f"{tried.name}: {rows} rows")
        return replayed(where, data)


def replayed(where: str, data: str = "", settings: str = "") -> int:
    """Replay every game of a database; 1 if one of them gives something else than it gave."""
    from ashfall.server.backup import verify
    from ashfall.server.configuration import values_of_own

    values_of_own(data, settings)
    found = asyncio.run(verify(where))
    print(found.tables)
    for table in found.different:
        print(f"replays differently: {table}", file=sys.stderr)
    for table in found.unknown:
        print(
            f"its rules or its component values are not here, nothing compared: {table}",
            file=sys.stderr,
        )
    return 1 if found.different else 0
