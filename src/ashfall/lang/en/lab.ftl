### The laboratory: what many games between programs say.

simulated = { $games ->
    [one] { $games } game
   *[other] { $games } games
} of { $game } ({ $options }), seeds { $seed }-0 and following
simulated-caveat = Programs played, not people: this measures the programs as much as the game.
simulated-interpreted = The rules ran interpreted: “make compiled” in a clone of Ashfall makes such games three to five times as fast.
simulated-wins = Won
simulated-interval = 95 % interval
simulated-score = Mean score
simulated-spread = lowest – median – highest
simulated-games = Games
simulated-by-seat = By seat
simulated-by-player = By player
simulated-by-category = Mean points by category
simulated-course = The course of play
simulated-share = Share
simulated-length = Decisions per game: { $mean } on average, { $least } to { $most }; { $options } options each.
simulated-nobody = Games that nobody won: { $count }
simulated-file = One line per game in { $path }
