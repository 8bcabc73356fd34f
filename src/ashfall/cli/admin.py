"""`ashfall admin`: what whoever runs a server can look at and do, while it runs or not."""

import asyncio
import json
import sys
from collections.abc import Callable, Coroutine, Iterable
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Annotated, Any, Literal, TypeVar

from cyclopts import App, Parameter

from ashfall.cli.serve import server_is_here

if TYPE_CHECKING:
    from ashfall.server.admin import Admin

T = TypeVar("T")
Flag = Annotated[bool, Parameter(negative="")]
State = Literal["open", "playing", "over", "frozen", "deleted"]


def register(app: App) -> None:
    admin = App(
        name="admin",
        help="Look after a server: its tables, its guests, its lobby. --db or ASHFALL_DB says which.",
        help_format="plaintext",
        help_formatter=app.help_formatter,
    )
    for command in (
        tables,
        table,
        close,
        reopen,
        delete,
        guests,
        revoke,
        erase,
        ban,
        unban,
        bans,
        lobby,
    ):
        admin.command(command)
    app.command(admin)


def done(db: str, work: "Callable[[Admin], Coroutine[Any, Any, T]]") -> T:
    """Open the database, do it, close the database."""
    server_is_here()
    from ashfall.server.admin import opened
    from ashfall.server.configuration import database, values_of_own

    values_of_own()

    async def run() -> T:
        async with opened(database(db)) as admin:
            return await work(admin)

    return asyncio.run(run())


def shown(rows: Iterable[dict[str, Any]], as_json: bool) -> None:
    """A line for each, with the values in order; times as people read them."""
    for row in rows:
        if as_json:
            print(json.dumps(row, ensure_ascii=False))
        else:
            print("  ".join(word(name, value) for name, value in row.items() if value is not None))


def word(name: str, value: Any) -> str:
    if name in ("created", "changed", "seen", "until", "deleted") and isinstance(value, int):
        when = f"{datetime.fromtimestamp(value / 1000, UTC):%Y-%m-%d %H:%M}"
        return when if name != "deleted" else f"deleted {when}"
    if isinstance(value, bool):
        return name if value else f"not {name}"
    return str(value) if value != "" else "–"


def tables(
    *,
    state: State | None = None,
    idle_days: int = 0,
    as_json: Annotated[bool, Parameter("--json", negative="")] = False,
    db: str = "",
) -> None:
    """List tables: id, game, rules, state, version, when it was created and changed.

    Parameters
    ----------
    state: str
        only tables in this state
    idle_days: int
        only tables where nothing has happened for this many days
    as_json: bool
        one JSON object for each line
    db: str
        the database, as for serve
    """
    shown(done(db, lambda admin: admin.tables(state, idle_days)), as_json)


def table(id: str, *, db: str = "") -> None:
    """Show one table: who sits there, when they were last seen, how far the game is, why it is stopped. Nothing hidden.

    Parameters
    ----------
    id: str
        the table
    db: str
        the database, as for serve
    """
    found = done(db, lambda admin: admin.table(id))
    print(json.dumps(found, ensure_ascii=False, indent=2))


def close(id: str, *, db: str = "") -> None:
    """Stop a table: its players are told, nothing is lost, `reopen` continues it.

    Parameters
    ----------
    id: str
        the table
    db: str
        the database, as for serve
    """
    done(db, lambda admin: admin.close(id))
    say(f"closed {id}")


def reopen(id: str, *, db: str = "") -> None:
    """Continue a closed table.

    Parameters
    ----------
    id: str
        the table
    db: str
        the database, as for serve
    """
    done(db, lambda admin: admin.reopen(id))
    say(f"open again {id}")


def delete(id: str, *, now: Flag = False, db: str = "") -> None:
    """Delete a table: nobody can find it any more, and after some weeks it is gone for good.

    Parameters
    ----------
    id: str
        the table
    now: bool
        remove everything at once
    db: str
        the database, as for serve
    """
    done(db, lambda admin: admin.delete(id, now))
    say(f"deleted {id}")


def guests(
    *,
    name: str | None = None,
    as_json: Annotated[bool, Parameter("--json", negative="")] = False,
    db: str = "",
) -> None:
    """List guests: id, name, language, when they came and were last seen, how many tables they have.

    Parameters
    ----------
    name: str
        only guests with this name
    as_json: bool
        one JSON object for each line
    db: str
        the database, as for serve
    """
    shown(done(db, lambda admin: admin.guests(name)), as_json)


def revoke(guest: str, *, db: str = "") -> None:
    """Revoke a guest for good: the secret in the browser no longer opens anything.

    Parameters
    ----------
    guest: str
        the id of the guest, from `admin guests` or `admin table`
    db: str
        the database, as for serve
    """
    done(db, lambda admin: admin.revoke(guest))
    say(f"revoked {guest}")


def erase(guest: str, *, db: str = "") -> None:
    """Revoke a guest and remove the name from every table and log. Older backups still have it.

    Parameters
    ----------
    guest: str
        the id of the guest, from `admin guests` or `admin table`
    db: str
        the database, as for serve
    """
    count = done(db, lambda admin: admin.erase(guest))
    say(f"erased {guest} at {count} tables")


def ban(address: str, *, days: int | None = None, why: str = "", db: str = "") -> None:
    """Let nobody in from an address or network; whoever is inside is disconnected.

    Parameters
    ----------
    address: str
        an address or a network, such as 203.0.113.7 or 2001:db8::/48
    days: int
        for this many days (otherwise until `unban`)
    why: str
        a note for yourself
    db: str
        the database, as for serve
    """
    network = done(db, lambda admin: admin.ban(address, days, why))
    say(f"banned {network}")


def unban(address: str, *, db: str = "") -> None:
    """Let an address or network in again.

    Parameters
    ----------
    address: str
        as it was banned
    db: str
        the database, as for serve
    """
    done(db, lambda admin: admin.unban(address))
    say(f"let in again {address}")


def bans(*, db: str = "") -> None:
    """List the banned addresses, with when and why.

    Parameters
    ----------
    db: str
        the database, as for serve
    """
    shown(done(db, lambda admin: admin.bans()), False)


def lobby(state: Literal["open", "closed"], *, db: str = "") -> None:
    """Close the lobby (nobody new, no new tables; games in progress continue), or open it again.

    Parameters
    ----------
    state: str
        open or closed
    db: str
        the database, as for serve
    """
    done(db, lambda admin: admin.lobby(state == "open"))
    say(f"the lobby is {state}")


def say(text: str) -> None:
    """Told beside the output: scripts read only lists."""
    print(f"{text}; running servers know within two seconds", file=sys.stderr)
