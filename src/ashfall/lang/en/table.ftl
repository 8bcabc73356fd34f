### What all games share: the table, the commands, the score. Each game has a catalogue of its own.

## Lists and small words

list-none = none
# $first: all but the last, already joined by commas
list-and = { $first } and { $last }
list-or = { $first } or { $last }
list-times = { $thing } ({ $count })
yes = yes
no = no
player = Player { $number }
player-bot = Bot { $number }

## Setting up

setup-game = Which game?
setup-seat = Who plays seat { $number }?
seat-human = a person at this keyboard
seat-random = random bot
seat-greedy = greedy bot (takes what looks best)
option-players = Number of players
option-players-1 = 1: solo
option-solo = Solo game
menu-default = (Enter)
started = { $game }. Seed { $seed }.
resumed = { $game }. Seed { $seed }. { $count ->
    [one] { $count } move played so far.
   *[other] { $count } moves played so far.
}
option-line = { $name }: { $value }
players-line = At the table: { CASE($names) }
hint = Type a number or the words of a move. ? explains everything else.

## Playing

question-for = { $seat }: { $question }
turn-of = { $seat }'s turn
curtain = { $seat }, press Enter when only you can see the screen.
press-enter = Enter
chosen = Played and saved: { $text }
undone = Undone: { $text }
several = { $count ->
    [one] { $count } move fits:
   *[other] { $count } moves fit. Which one?
}
with-notation = { $text } ({ $notation })
with-rule = { $text } [{ $rule }]
menu-about = { $text } – { $about }
menu-page = { $first } to { $last } of { $count }. Type “more” for the next ones.
menu-closed = Unavailable: { $list }. To see why, type “why { $first }”.
saved = Saved in { $path }. Every move is saved at once.
saved-copy = A copy is in { $path }
farewell = Saved. To continue:
page-more = Enter for more, q to stop:
show-rest = Type “show” for the whole board, or “show” and a word of: { $titles }
look-nothing = The board says nothing more about it.
show-nothing = No section called “{ $text }”. Available:
preview-random = The outcome depends on chance or hidden information, so it can't be previewed.
preview-changes = { $count ->
    [0] Nothing on the board would change.
    [one] This would change { $count } line:
   *[other] This would change { $count } lines:
}
rules-found = { $count ->
    [0] No rule has these words. Try fewer words.
    [one] { $count } rule
   *[other] { $count } rules
}
rules-more = { $count ->
    [one] and { $count } more; add another word
   *[other] and { $count } more; add another word
}

## Why not

why-not-your-decision = It's another player's turn to act.
why-when = That is for another moment: the rule says when.
why-only = That can't be chosen here: the rule says what can.
why-now = This can't be used now: the rule says what is being asked.
why-unknown-move = I don't understand that. Type ? for what you can do.
why-unfinished-move = Ambiguous: please be more specific.
why-game-over = The game is over.
why-cannot-undo = This can't be undone: something new was revealed, or another player has acted since.
why-possible = That's allowed: { $text }
why-possible-short = Allowed:
why-which = That could mean many things. Please be specific.

## Commands. words-… are the words that work besides the English one.

words-help = help
help-help = the moves and this list
words-menu = menu
help-menu = the question and the moves again
words-more = more
help-more = the next page of a long menu
words-show = show
help-show = the whole board; show me: my part; show and a word of a title or a name: that part
words-look = look
help-look = look and a move, or a name on the board: what the board says about it
words-me = me
words-why = why
help-why = why and a move: why it isn't allowed, and by which rule; why and its first word: all of that kind
words-preview = preview
help-preview = preview and a move: what it would change
words-undo = undo
help-undo = undo the last move, unless it revealed something new
words-rules = rules
help-rules = rules and words: search the rules; rules and a number such as { $rule }: that rule
words-log = log
help-log = what happened; log 30: the last 30 lines
words-since = since
help-since = what happened since my last move, with the rules behind it
words-save = save
help-save = where the game is saved; save and a file name: a copy there
words-lang = lang
help-lang = lang en, ru or pl: another language
words-quit = quit
help-quit = leave; the game is saved and can be resumed
help-choices = A move is its number, its words as they are printed, or the notation in brackets; the first letters are enough when they are clear. A slash before a word makes it a command: /log.

## The score

score-title = Score
score-total = Total
winners = { $count ->
    [0] No winner.
    [one] { $sides } { AGREE($sides, one: "wins", many: "win") }.
   *[other] { CASE($sides) } share the victory.
}
side-seat = player

## Replays and records

replay-choice = { $number }. { $seat }: { $text }
replay-prompt = Enter next, number, b back, s show, q quit:
replay-unfinished = { $count ->
    [one] The record ends here, after { $count } move; the game was not over.
   *[other] The record ends here, after { $count } moves; the game was not over.
}
verify-over = OK: { $game } { $version }, { $count ->
    [one] { $count } move
   *[other] { $count } moves
}, over, { $scores }
verify-open = OK: { $game } { $version }, { $count ->
    [one] { $count } move
   *[other] { $count } moves
}, not over yet

## Component data

data-rows = { $count ->
    [one] { $count } row with a source
   *[other] { $count } rows with a source
}
source-book = stated by the rulebooks
source-public = from public material
source-designed = designed for Ashfall
source-own = your own
data-partly = { $count ->
    [one] { $count } of the rows not designed has designed fields
   *[other] { $count } of the rows not designed have designed fields
}
data-all = All rows:
data-designed = Designed:
data-single = Single values that are not designed:

## The page is served

serve-here = The table is open at { $address } – Ctrl-C closes it, the games are kept.

## What is wrong with a command

error-unknown = “{ $text }” is not an option of this game. Available: { $allowed }
error-value = { $name } can be { $allowed }, not “{ $value }”
error-game = There is no game “{ $text }”. Available: { $allowed }
error-command = There is no command “{ $text }”. Available: { $allowed }
error-option = There is no option { $text } here. `--help` lists those there are.
error-not-a-value = { $name } cannot be “{ $value }”. `--help` says what it can be.
error-missing = { $name } is missing.
error-twice = { $name } is given twice.
error-too-many = This command has no use for: { $text }
error-which-game = Which game is “{ $text }” for? Available: { $allowed }
error-no-answer = There was no answer to: { $question }
error-pick = Type a number from 1 to { $count }.
error-seats-and-bots = Give either --seats or --bots, not both.
error-seats-count = { $seats ->
    [one] --seats names { $seats } seat
   *[other] --seats names { $seats } seats
}, the game has { $players }.
error-same-name = Two players cannot both be called { $name }.
error-exists = { $path } already exists. To continue it: ashfall play --resume { $path }
error-resume-alone = A resumed game has its options already: leave out { $text }
error-not-saved = This move could not be saved, so it doesn't count: { $text }
record-wrong = { $file }: the record is wrong, line { $line }: { $text }
error-open-elsewhere = { $path } is being played in another window.
error-no-unfinished = There is no unfinished game in { $path }
error-no-save = There is no save “{ $text }”. The last ones: { $allowed }
