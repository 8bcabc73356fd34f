### The laboratory: what many games between bots say.

simulated = { $games ->
    [one] { $games } game
   *[other] { $games } games
} of { $game } ({ $options }), seeds { $seed }-0 and following
simulated-caveat = Bots played, not people: this measures the bots as much as the game.
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
lab-progress = { $done } of { $wanted } games, { $rate } games/s, { $left } left
lab-run-done = { $games ->
    [one] { $games } game
   *[other] { $games } games
} played ({ $rate } games/s), { $there } were there; the run is in { $folder }
lab-stopped = Stopped. The same command goes on with the first part that is missing.

report-title = { $game }: what many games say
report-plan = { $games } games with the rules { $version } ({ $options }); players: { $bots }; seeds { $seed }-0 and following.
report-build-compiled = Parts played by the compiled build: { $parts }.
report-build-interpreted = Parts played by interpreted rules: { $parts }.
report-overlay = Component values of its own were laid over the printed ones ({ $data }).
report-faults = Games lost by a bot that broke the rules of the lab: { $games }.
report-written = Written: { $path }
report-by-seats = Victories by seat
report-by-players = Victories by player
report-by-tries = Victories by number of tries
report-tries = { $count ->
    [0] none (random answers)
    [one] { $count } try per decision
   *[other] { $count } tries per decision
}
report-by-trait = Victories by “{ $trait }”
report-length = Length
report-decisions = Decisions
report-events = What happened, in order of its first time ({ $count } kinds)
report-events-note = When each kind of event came first, in decisions, on average over the games in which it came; the larger the dot, the more games had it. The words are one event of the kind, out of a game of random players.
report-uses = Use of options
report-uses-note = Of the times an option was offered, how often it was taken, and how often whoever took it won in the end. Who is ahead has other options: these are no effects.
report-options = Every option ({ $count })
report-designed = Designed values
report-designed-note = Rows whose values are ours and not from the box, with what players did with them where an option names them. What a value does to a game is told by “ashfall lab values” and by a comparison of two runs.
report-values = Every designed row ({ $count })
report-effects = What each designed number does
report-effects-note = One more of each of { $count } designed numbers (one less where more does not fit), { $games } games each of the same seeds between { $bots }, less the games with the printed number; intervals of 95 %, * where the interval does not hold zero. { $moved } change at least one game, { $same } change none of these, { $bound } are bound: no other number fits the rules. With so many numbers some stars are chance.
report-effects-all = Every number that changes a game ({ $count })
report-difference = The second run less the first
report-difference-note = Paired differences over { $games } games of the same seeds, with intervals of 95 %; * where the interval does not hold zero.
report-column-games = Games
report-column-won = Won
report-column-interval = 95 % interval
report-column-score = Score
report-column-spread = lowest – median – highest
report-column-share = Share
report-column-event = Event
report-column-example = For example
report-column-times = Times a game
report-column-first = First after decisions
report-column-option = Option
report-column-offered = Offered
report-column-taken = Taken
report-column-row = Row
report-column-fields = Fields
report-column-difference = Difference
report-column-tried = Printed → tried
report-column-changed = Games changed
report-column-length = Decisions

arena-title = { $game }: the ladder
arena-note = Bradley–Terry ratings with 95 % intervals; greedy stands at 1000. Pairs play until a sequential test has decided (error 5 %, an edge of 5 %).
arena-player = Player
arena-rating = Rating
arena-pair = Pair
arena-pairs = Pairs
arena-verdict = Verdict
arena-stronger = { $player } is stronger
arena-open = not decided
arena-broken = broken off

sweep-tried = { $values }: { $mean } ({ $interval }), { $games } games
sweep-best = Best: { $values }
sweep-margin = Best less second, game by game: { $difference } ({ $interval })
