### The page: front page, lobby, the shell of every table, film, replay, settings.

## Front page

ui-title = Ashfall: survival board games
ui-claim = Survive the winter. By the rules.
ui-lead = Demanding survival board games with every rule enforced: solo against the automa, with friends by a link, or pass-and-play on one screen. No account.
ui-guest = Guest
ui-your-name = Your name
ui-language = Language
ui-settings = Settings
ui-games = Games
ui-continue = Continue
ui-open-tables = Open tables
ui-finished = Finished games
ui-credits = Credits
ui-credits-icons = The drawings are from game-icons.net and were made by:
ui-credits-fonts = Fonts:
ui-players-range = { $least } to { $most } players
ui-minutes = { $minutes } min
ui-minutes-each = { $minutes } min per player
ui-weight = weight { $weight } of 5
ui-solo = Solo
ui-friends = With friends
ui-here = Hotseat
ui-bots = Against bots
ui-my-games = My games
ui-my-games-all = { $count ->
    [one] All my games ({ $count })
   *[other] All my games ({ $count })
}
ui-my-games-none = No games yet. Start one on the front page.
ui-group-turn = Your turn
ui-group-waits = Waiting for others
ui-group-open = Not started
ui-group-over = Finished
ui-group-frozen = Stopped
ui-out-delete = Delete
ui-out-delete-note = This { $game } table and its log will be gone for good.
ui-out-resign = Resign
ui-out-resign-note = You leave this game of { $game }. The others can continue with a bot in your seat.
ui-import = Open a game log
ui-import-note = A file saved with “Game log”: a finished game is replayed, an unfinished one continues.
ui-import-large = The file is larger than any game log (2 MB).
ui-learn = Learn
ui-learn-game = { $game }: a guided first game
ui-rules = Rules
ui-start-solo = { $game }: solo
ui-start-friends = { $game }: with friends
ui-start-here = { $game }: hotseat
ui-start-bots = { $game }: against bots
ui-rules-of = { $game }: the rules
ui-state-open = Waiting for players
ui-state-over = The game is over
ui-state-frozen = The table was stopped. Nothing is lost.
ui-state-mine = Your turn
ui-state-theirs = Waiting for { $names }
ui-open-seat = open seat
ui-home = Home
ui-again = Try again
ui-close = Close

## Starting

ui-who-plays = Who plays
ui-you = you
ui-a-friend = a friend with the link
ui-at-this-screen = somebody at this screen
ui-bot = Bot: { $bot }
ui-first-game = A first game
ui-first-game-note = recommended settings; change what you like
ui-practice = Practice table
ui-practice-note = Every move can be undone, and the same cards come again.
ui-practice-tag = Practice
ui-start = Start
ui-make-table = Create table

## Lobby

ui-lobby-title = { $game }: lobby
ui-seats = Seats
ui-seats-open = { $count ->
    [0] all taken
    [one] { $count } open
   *[other] { $count } open
}
ui-host = host
ui-sit = Take this seat
ui-leave = Leave seat
ui-seat-for = Who plays seat { $number }
ui-start-waits = { $count ->
    [one] { $count } seat is still open. Wait, or fill it with a bot.
   *[other] { $count } seats are still open. Wait, or fill them with bots.
}
ui-waiting-host = The host starts the game when everybody is here.
ui-invite = Invitation
ui-invite-note = Anyone with this link can take a seat or watch.
ui-link = Link
ui-qr = The link as a QR code
ui-copy = Copy
ui-copied = Copied
ui-copy-by-hand = Couldn't copy. Select the link and copy it manually.
ui-listed = Show this table to everyone on the front page
ui-options = Options

## The table

ui-opening = Opening…
ui-closed-elsewhere = This table was opened in another window.
ui-decision = Your action
ui-your-move = Options
ui-lit-there = something to choose is there
ui-fold = Fold or unfold
ui-board-of = { $name }'s board
ui-skip-decision = Skip to action
ui-waiting-for = Waiting for { $names }.
ui-asked-of = { $name } is asked: “{ $question }”
ui-nobody = No one needs to act right now.
ui-decides = to act
ui-is-bot = bot
ui-has-left = has left
ui-is-away = away
ui-changed = changed since your last move
ui-undo = Undo
ui-undo-ask = Request undo
ui-undo-to = Undo back to: { $text }
ui-trail = Steps so far
ui-step = step { $number }
ui-sent = Sending…
ui-preview = What this changes
ui-weighing = Checking the effects…
ui-barrier = This reveals something new or depends on chance: it can't be undone.
ui-barrier-others = Other players will act immediately, or the game ends: it can't be undone.
ui-final = can't be undone
ui-final-note = Can't be undone: it reveals something new, or other players act immediately.
ui-confirm = Confirm
ui-cancel = Cancel
ui-film-veil = Your question comes after this recap.
ui-film-reason = How it came to this
ui-forced = Play choices that have only one option
ui-repeat = Repeat until something else is asked
ui-repeat-on = Repeating: { $text }
ui-stop = Stop
ui-proposed = Suggested
ui-losses = What is lost
ui-bill-paid = Paid
ui-always = Always, without asking
ui-always-losses = Always lose what is suggested
ui-pay-otherwise = Pay otherwise…
ui-orders = Standing orders
ui-order = Automatic: { $what }
ui-order-losses = losses as suggested
ui-form-rest = Anything left open is asked next
ui-form-barred = Doesn't fit the other fields
ui-form-whole = Or all at once
ui-less = One less
ui-more = One more
ui-and-more = { $count ->
    [one] and { $count } more
   *[other] and { $count } more
}
ui-closed = Unavailable:
ui-why-not = Why not?
ui-asking = Checking the rules…
ui-inspector = Details
ui-tabs = Parts of the table
ui-tab-board = Board
ui-tab-mine = Mine
ui-tab-others = Players
ui-tab-log = Log
ui-about-table = This table
ui-kept = This server keeps games for ever, finished ones too. Only a deleted table is removed for good, after { $deleted ->
    [one] one day
   *[other] { $deleted } days
}. A browser that does not come back for { $guest ->
    [one] one day
   *[other] { $guest } days
} is forgotten.
ui-device = My seat on another device
ui-device-make = Create a link
ui-device-note = The link works once. Whoever opens it takes over your seat.
ui-rules-version = { $game }, rules version { $version }
ui-ask-bot = Ask for a bot
ui-text-table = Text table
ui-watching = Watching
ui-watchers = { $count ->
    [one] { $count } spectator
   *[other] { $count } spectators
}
ui-command = A move or a command in words
ui-command-hint = a number, a move in words, or ?
ui-answers = Answers
ui-curtain-note = Everything stays hidden until you say that only you can see the screen.
ui-curtain-ready = I'm { $name }: reveal my side

## Connection

ui-offline = No connection. You see the last position; it will reconnect automatically.
ui-offline-sent = No connection. Your move is kept and sent as soon as it is back.
ui-catching-up = Catching up…
ui-restarting = The server is restarting. Nothing is lost; the table will reconnect automatically.
error-unreachable = The server is not responding. Nothing is lost.
error-code = That didn't work ({ $code }). Nothing was changed.
error-unknown-answer = Unexpected server response.

## Proposals

ui-proposal = A question to the table
ui-proposal-take-back = { $seat } asks to undo { $count ->
    [one] the last move.
   *[other] the last { $count } moves.
}
ui-proposal-bot = { $seat } asks to replace { $other } with a bot.
ui-proposal-waits = Waiting for answers.
ui-agree = Agree
ui-refuse = No

## Log

ui-log = Log
ui-log-copy = Copy the log as text
ui-log-copy-by-hand = Couldn't copy. Select the lines and copy them manually.
ui-log-filter = Which lines
ui-log-all = Everything
ui-log-news = Since my last move
ui-log-mine = Only mine
ui-log-others = Other players
ui-log-automa = The automa and the game
ui-log-empty = Nothing has happened yet.
ui-to-moment = Show this moment

## Film

ui-goal = Overview
ui-goal-round = Round structure
ui-goal-learn = Guided first game
ui-film = What happened
ui-film-step = Step { $at } of { $of }
ui-film-at = { $at } of { $of }
ui-film-more = Card, rule and reason
ui-film-summary = What changed
ui-film-back = One step back
ui-film-next = Next
ui-film-play = Play
ui-film-pause = Pause
ui-film-end = Skip to end
ui-film-speed = Speed
ui-film-card = Card
ui-film-among = Compared
ui-film-why = Why

## The end and the replay

ui-you-won = You won!
ui-you-lost = You lost.
ui-points-for = Points for
ui-points-from = { $category }, { $name }: where it comes from
ui-points-none = No event changed this; it was like this from the start.
ui-replay = Replay
ui-share = Share
ui-share-note = Anyone with this link can watch the whole game again. Share it only if the other players agree.
ui-rematch = Play again
ui-rematch-moved = Play again, rotate seats
ui-to-rematch = Go to the new table
ui-export = Game log
ui-export-csv = Score as CSV
ui-proof = Was it shuffled fairly?
ui-proof-note = This number was shown before the first card was dealt. It is the hash of the seed and the salt, which are open now.
ui-to-table = Back to the table
ui-eyes = View as
ui-eyes-all = spectator
ui-moment = Moment
ui-moment-of = { $at } of { $of }
ui-moment-step = { $at } of { $of }, event { $step }
ui-charts = Charts
ui-charts-show = Draw the charts
ui-charts-what = What to draw
ui-as-table = As a table

## Rules

ui-rules-search = Search the rules
ui-rules-hint = words, or a number such as { $rule }
ui-rules-english = Search by words or by the number of a rule.

## Settings

ui-set-theme = Colours
ui-set-theme-auto = system default
ui-set-theme-light = light
ui-set-theme-dark = dark
ui-set-theme-contrast = high contrast
ui-set-palette = Colours of the sides
ui-set-palette-usual = usual
ui-set-palette-red-green = told apart without red and green
ui-set-palette-blue-yellow = told apart without blue and yellow
ui-set-size = Text size
ui-set-size-small = small
ui-set-size-normal = normal
ui-set-size-large = large
ui-set-motion = Motion
ui-set-motion-auto = system default
ui-set-motion-on = on
ui-set-motion-off = off
ui-set-confirm = Confirm moves
ui-set-confirm-final = when they can't be undone
ui-set-confirm-always = always
ui-set-confirm-never = never
ui-set-film = Opponents' moves
ui-set-film-step = step by step
ui-set-film-play = autoplay
ui-set-film-off = only in the log
ui-set-table = Table
ui-set-table-board = drawn board
ui-set-table-text = text table
ui-set-sound = Sounds
ui-set-sound-off = off
ui-set-sound-soft = soft
ui-set-sound-full = loud
ui-set-alerts = Notify me when it is my turn
ui-set-alerts-denied = The browser does not allow notifications from this page.
ui-set-words = Words instead of icons
ui-set-letters = Single-key shortcuts
ui-set-reset = Reset to defaults

## Keys

ui-keys = Keyboard shortcuts
ui-key-choices = the first nine moves
ui-key-confirm = confirm
ui-key-back = one step back, close
ui-key-undo = undo
ui-key-film = next step of what happened
ui-key-arrows = to the next thing on the board
ui-key-zoom = the board nearer, farther, whole (drag it with the mouse)
ui-key-bare = pieces pale, to see the map below; again: as they were
ui-key-why = why not? for the selected thing
ui-key-inspect = details of the selected thing (also right-click or long press)
ui-key-preview = what the selected move changes
ui-key-command = type a move or a command
ui-key-board = to the board
ui-key-log = to the log
ui-key-rules = the rules
ui-key-text = drawn board or text table
ui-key-help = this list

# Fights on a stage of their own
ui-stage-hurt = damaged
ui-stage-again = Show it again
ui-stage-on = Continue
ui-stage-board = To the board
ui-set-stage = Show fights on a stage

# The end
ui-end-turns = Turning points
ui-end-choice = Choice { $at }
ui-end-lead = The lead changes ({ $by })
ui-end-by = { $by } for { $name }
ui-end-bars = Where the points came from, on one scale
ui-end-story = The score over time
