"""The machine that plays every game and knows none: agenda, chance, knowledge, records."""
