"""`ashfall serve`, `backup`, `restore`: the table for browsers, and its database."""

import os
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated

from cyclopts import App, Parameter

from ashfall.engine.errors import BadOption


def register(app: App) -> None:
    for command in (serve, backup, restore):
        app.command(command)


def server_is_here() -> None:
    """The terminal and the library do without the web server's packages."""
    missing = [name for name in ("litestar", "sqlalchemy", "uvicorn") if find_spec(name) is None]
    if missing:
        raise BadOption("the web server is not installed here: pip install 'ashfall[server]'")


def serve(
    *,
    host: str = "127.0.0.1",
    port: int = 8321,
    db: str = "",
    open_page: Annotated[bool, Parameter(name="--open", negative="")] = False,
    public: str = "",
    trust_proxy: Annotated[list[str] | None, Parameter(negative="")] = None,
    verbose: Annotated[bool, Parameter(negative="")] = False,
    open_limits: Annotated[bool, Parameter(negative="")] = False,
    also: Annotated[list[str] | None, Parameter(negative="")] = None,
) -> int:
    """Serve tables to browsers.

    Parameters
    ----------
    host: str
        address to listen on; 0.0.0.0 lets other machines in
    port: int
        port to listen on
    db: str
        an SQLite file, or postgresql://user:password@host/name (several servers may share it)
    open_page: bool
        open the page in a browser
    public: str
        the address that people type, when a proxy stands before this server: https://games.example
    trust_proxy: list[str]
        address or network of a proxy whose word about the addresses of people is believed
    verbose: bool
        log every request
    open_limits: bool
        no limits per address, for load tests
    also: list[str]
        another game to offer, as id=module
    """
    server_is_here()
    from ashfall.server.run import serve as run
    from ashfall.server.settings import OPEN_LIMITS, Limits, Settings

    games = dict(word.split("=", 1) for word in also or [])
    settings = Settings(
        database=database(db),
        origins=(public.rstrip("/"),) if public else (),
        secure=public.startswith("https://"),
        limits=OPEN_LIMITS if open_limits else Limits(),
        proxies=proxies(trust_proxy or []),
        games=games,
    )
    shown = "localhost" if host in ("0.0.0.0", "::", "127.0.0.1") else host
    address = public or f"http://{shown}:{port}/"

    def started() -> None:
        if not open_page:
            print(address, flush=True)
            return
        import webbrowser

        from ashfall.lang import Speaker, language

        print(
            Speaker(None, language(None, os.environ)).say("serve-here", address=address), flush=True
        )
        webbrowser.open(address)

    return 0 if run(settings, host, port, verbose, started, quiet=open_page) else 1


def proxies(trusted: list[str]) -> tuple[str, ...]:
    from ashfall.server.addresses import networks

    try:
        return tuple(str(network) for network in networks(trusted))
    except ValueError as error:
        raise BadOption(f"--trust-proxy: {error}; right is 10.0.0.5 or 10.0.0.0/24") from None


def backup(file: Path, *, db: str = "") -> None:
    """Write all tables, logs and guests into one file, while the server goes on.

    Parameters
    ----------
    file: Path
        the file to write (it holds secrets: keep it private)
    db: str
        the database, as for serve
    """
    import asyncio

    server_is_here()
    from ashfall.server.backup import backup as write

    print(asyncio.run(write(database(db), file)))


def restore(file: Path, *, db: str = "", check: bool = True) -> int:
    """Fill an empty database from a backup, then replay every game to see that nothing differs.

    Parameters
    ----------
    file: Path
        the backup
    db: str
        the database, as for serve
    check: bool
        replay every game
    """
    import asyncio

    server_is_here()
    from ashfall.server.backup import restore as read
    from ashfall.server.backup import verify

    print(asyncio.run(read(database(db), file)))
    if not check:
        return 0
    found = asyncio.run(verify(database(db)))
    print(found.tables)
    for table in found.different:
        print(f"replays differently: {table}", file=sys.stderr)
    for table in found.unknown:
        print(f"its rules are not in this program, nothing compared: {table}", file=sys.stderr)
    return 1 if found.different else 0


def database(db: str) -> str:
    return db or os.environ.get("ASHFALL_DB", "") or str(home() / "tables.db")


def home() -> Path:
    """Where this person's tables are kept."""
    base = os.environ.get("XDG_DATA_HOME")
    return (Path(base) if base else Path.home() / ".local" / "share") / "ashfall"
