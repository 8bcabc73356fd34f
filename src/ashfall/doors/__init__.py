"""Doors for researchers: the games as environments of PettingZoo, Gymnasium and OpenSpiel (extra `rl`)."""
