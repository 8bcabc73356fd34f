"""D.E.I.: Divide et Impera with White Death: bands of scavengers in a frozen London of two levels, for 2–6 players."""
