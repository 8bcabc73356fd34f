### The page: front page, lobby, the shell of every table, film, replay, settings.

## Front page

ui-title = Ashfall: survival board games
ui-claim = Survive the winter. By the rules.
ui-lead = Demanding survival board games with every rule enforced: alone against the automa, with friends by a link, or together at one screen. No account.
ui-guest = Guest
ui-your-name = Your name
ui-language = Language
ui-settings = Settings
ui-games = Games
ui-continue = Go on
ui-open-tables = Open tables
ui-finished = Finished games
ui-credits = Credits
ui-credits-icons = The drawings are from game-icons.net and were made by:
ui-credits-fonts = The letters:
ui-players-range = { $least } to { $most } players
ui-solo = Solo
ui-friends = With friends
ui-here = At one screen
ui-learn = Learn
ui-learn-game = { $game }: a guided first game
ui-rules = Rules
ui-start-solo = { $game }: alone
ui-start-friends = { $game }: with friends
ui-start-here = { $game }: at one screen
ui-rules-of = { $game }: the rules
ui-state-open = Seats are being taken
ui-state-over = The game is over
ui-state-frozen = The table was stopped. Nothing is lost.
ui-state-mine = It is your turn
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
ui-bot = program: { $bot }
ui-practice = Practice table
ui-practice-note = Every choice can be taken back, and the same cards come again.
ui-practice-tag = Practice
ui-start = Start
ui-make-table = Make the table

## Lobby

ui-lobby-title = { $game }: before the game
ui-seats = Seats
ui-seats-open = { $count ->
    [0] all taken
    [one] { $count } open
   *[other] { $count } open
}
ui-host = host
ui-sit = Sit down here
ui-leave = Get up
ui-seat-for = Who sits at seat { $number }
ui-start-waits = { $count ->
    [one] { $count } seat is still open. Wait, or give it to a program.
   *[other] { $count } seats are still open. Wait, or give them to programs.
}
ui-waiting-host = The host starts the game when everybody is here.
ui-invite = Invitation
ui-invite-note = Whoever opens this link may sit down or watch.
ui-link = Link
ui-qr = The link as a QR code
ui-copy = Copy
ui-copied = Copied
ui-copy-by-hand = Copying did not work. Mark the link and copy it by hand.
ui-options = Options

## The table

ui-opening = Opening…
ui-closed-elsewhere = This table was opened in another window.
ui-decision = The decision
ui-skip-decision = To the decision
ui-waiting-for = Waiting for { $names }.
ui-nobody = Nobody has to decide anything.
ui-decides = decides
ui-is-bot = program
ui-has-left = has left
ui-is-away = away
ui-changed = changed since your last choice
ui-undo = Take back
ui-undo-ask = Ask to take back
ui-undo-to = Take back to before: { $text }
ui-trail = The way to this decision
ui-step = step { $number }
ui-sent = On its way…
ui-preview = What this changes
ui-weighing = Looking what it changes…
ui-barrier = This shows something new or leaves it to luck: it cannot be taken back.
ui-barrier-others = Others go on at once, or the game ends: it cannot be taken back.
ui-final = no way back
ui-final-note = No way back: it shows something new, or others go on at once.
ui-confirm = Do it
ui-cancel = Not yet
ui-and-more = { $count ->
    [one] and { $count } more
   *[other] and { $count } more
}
ui-closed = Not now:
ui-why-not = Why not?
ui-asking = Asking the rules…
ui-inspector = The thing close up
ui-tabs = Parts of the table
ui-tab-board = Board
ui-tab-mine = Mine
ui-tab-others = Players
ui-tab-log = Log
ui-text-table = Text table
ui-watching = Watching
ui-watchers = { $count ->
    [one] { $count } person watches
   *[other] { $count } people watch
}
ui-command = A choice or a command in words
ui-command-hint = a number, a choice in words, or ?
ui-answers = Answers
ui-curtain-note = Everything stays hidden until you say that only you can see the screen.
ui-curtain-ready = I am { $name }: show my side

## Connection

ui-offline = No connection. You see the last position; it comes back by itself.
ui-offline-sent = No connection. Your choice is kept and sent as soon as it is back.
ui-catching-up = Catching up…
ui-restarting = The server restarts. Nothing is lost; the table comes back by itself.
error-unreachable = The server does not answer. Nothing is lost.
error-code = That did not work ({ $code }). Nothing was changed.
error-unknown-answer = The server gave an answer that nobody understands.

## Proposals

ui-proposal = A question to the table
ui-proposal-take-back = { $seat } asks to take back { $count ->
    [one] the last choice.
   *[other] the last { $count } choices.
}
ui-proposal-bot = { $seat } asks that a program plays for { $other }.
ui-proposal-waits = Waiting for the answers.
ui-agree = Agree
ui-refuse = No

## Log

ui-log = Log
ui-log-filter = Which lines
ui-log-all = Everything
ui-log-news = Since my last choice
ui-log-mine = Only mine
ui-log-others = Other players
ui-log-automa = The automa and the game
ui-log-empty = Nothing has happened yet.
ui-to-moment = Show this moment

## Film

ui-goal = What it is about
ui-goal-round = How a round goes
ui-goal-learn = First game with a guide
ui-film = What happened
ui-film-step = Step { $at } of { $of }
ui-film-at = { $at } of { $of }
ui-film-more = Card, rule and reason
ui-film-summary = What changed
ui-film-back = One step back
ui-film-next = Next
ui-film-play = Play
ui-film-pause = Pause
ui-film-end = To the end
ui-film-speed = Speed
ui-film-card = Card
ui-film-among = Compared
ui-film-why = Why

## The end and the replay

ui-points-for = Points for
ui-points-from = { $category }, { $name }: where it comes from
ui-points-none = No event changed this; it stood so from the start.
ui-replay = Replay
ui-rematch = Play again
ui-to-rematch = To the new table
ui-export = Record
ui-export-csv = Score as CSV
ui-proof = Was it shuffled fairly?
ui-proof-note = This number was shown before the first card was dealt. It is the hash of the seed and the salt, which are open now.
ui-to-table = To the table
ui-eyes = Seen by
ui-eyes-all = a spectator
ui-moment = Moment
ui-moment-of = { $at } of { $of }
ui-moment-step = { $at } of { $of }, event { $step }
ui-charts = Charts
ui-charts-show = Draw the charts
ui-charts-what = What to draw
ui-as-table = As a table

## Rules

ui-rules-search = Search the rules
ui-rules-hint = words, or a number such as LA-EXP-06
ui-rules-english = The rules are kept in English.

## Settings

ui-set-theme = Colours
ui-set-theme-auto = as the system
ui-set-theme-light = light
ui-set-theme-dark = dark
ui-set-theme-contrast = high contrast
ui-set-size = Size of letters
ui-set-size-small = small
ui-set-size-normal = normal
ui-set-size-large = large
ui-set-motion = Motion
ui-set-motion-auto = as the system
ui-set-motion-on = on
ui-set-motion-off = off
ui-set-confirm = Ask before a choice
ui-set-confirm-final = when it cannot be taken back
ui-set-confirm-always = always
ui-set-confirm-never = never
ui-set-film = What others do
ui-set-film-step = step by step
ui-set-film-play = plays by itself
ui-set-film-off = only in the log
ui-set-table = Table
ui-set-table-board = drawn board
ui-set-table-text = text table
ui-set-words = Words instead of icons
ui-set-letters = Single letters are keys
ui-set-reset = Back to the usual settings

## Keys

ui-keys = Keys
ui-key-choices = the first nine choices
ui-key-confirm = do it
ui-key-back = one step back, close
ui-key-undo = take back
ui-key-film = next step of what happened
ui-key-arrows = to the next thing on the board
ui-key-why = why not? for the thing in focus
ui-key-preview = what the choice in focus changes
ui-key-command = type a choice or a command
ui-key-board = to the board
ui-key-log = to the log
ui-key-rules = the rules
ui-key-text = drawn board or text table
ui-key-help = this list
