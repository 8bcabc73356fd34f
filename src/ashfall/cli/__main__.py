"""`python -m ashfall.cli` is the command `ashfall`."""

from .main import main

main()
