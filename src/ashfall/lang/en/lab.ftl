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

lab-build-compiled = The compiled build plays.
lab-build-interpreted = The rules run interpreted: “make compiled” in a clone of Ashfall makes games three to five times as fast.
lab-progress = { $done } of { $wanted } games, { $rate } games/s, { $left } left; { $intervals }
lab-run-done = { $games ->
    [one] { $games } game
   *[other] { $games } games
} played ({ $rate } games/s), { $there } were there; the run is in { $folder }
lab-stopped = Stopped. The same command goes on with the first part that is missing.
