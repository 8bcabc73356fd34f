"""Tables, seats, live updates and storage: people and bots play any game of the list over the network."""
