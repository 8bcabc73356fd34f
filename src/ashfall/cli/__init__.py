"""The `ashfall` command and the terminal table."""
