"""`ashfall serve` with known luck: every table of this server deals alike, so that a test of the page
meets the same game in every run. `LUCK=…` deals another one."""

import os
import secrets
from types import SimpleNamespace

from ashfall.cli.main import main
from ashfall.server import table_cache

LUCK = os.environ.get("LUCK", "page")

if __name__ == "__main__":
    setattr(table_cache, "secrets", SimpleNamespace(  # noqa: B010 (a module's name, not ours)
        token_hex=lambda _: LUCK, token_urlsafe=secrets.token_urlsafe
    ))  # fmt: skip
    main()
