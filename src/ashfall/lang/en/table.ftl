### What all games share: the table, the commands, the score. Each game has a catalogue of its own.

## Lists and small words

list-none = none
# $first: all but the last, already joined by commas
list-and = { $first } and { $last }
list-or = { $first } or { $last }
list-times = { $thing } ×{ $count }
yes = yes
no = no
player = Player { $number }
player-bot = Bot { $number }

## Setting up

setup-game = Which game?
setup-seat = Who plays seat { $number }?
seat-human = a person at this keyboard
seat-random = a program that plays at random
seat-greedy = a program that takes what looks best
option-players = Number of players
option-players-1 = 1: alone
option-solo = Play alone
menu-default = (Enter)
started = { $game }. Seed { $seed }.
resumed = { $game }. Seed { $seed }. { $count ->
    [one] { $count } choice played so far.
   *[other] { $count } choices played so far.
}
option-line = { $name }: { $value }
players-line = At the table: { $names }
hint = Type a number or the words of a choice. ? explains everything else.

## Playing

question-for = { $seat }: { $question }
turn-of = It is { $seat }'s turn
curtain = { $seat }, press Enter when only you can see the screen.
press-enter = Enter
chosen = Chosen and saved: { $text }
undone = Taken back: { $text }
several = { $count ->
    [one] { $count } choice fits:
   *[other] { $count } choices fit. Which one?
}
with-rule = { $text } [{ $rule }]
menu-about = { $text } — { $about }
menu-page = { $first } to { $last } of { $count }. Type “more” for the next ones.
menu-closed = Not now: { $list }. To hear the reason, type “why { $first }”.
saved = Saved in { $path }. Every choice is saved at once.
saved-copy = A copy is in { $path }
farewell = Saved. To go on:
page-more = Enter for more, q to stop:
show-rest = Type “show” for the whole board, or “show” and a word of: { $titles }
look-nothing = The board says nothing more about it.
show-nothing = There is no part “{ $text }”. There are:
preview-random = Luck or something hidden decides what comes of it, so nothing can be said before.
preview-changes = { $count ->
    [0] Nothing on the board would change.
    [one] This would change { $count } line:
   *[other] This would change { $count } lines:
}
rules-found = { $count ->
    [0] No rule has these words. Try fewer, or in English.
    [one] { $count } rule
   *[other] { $count } rules
}
rules-more = { $count ->
    [one] and { $count } more; give another word
   *[other] and { $count } more; give another word
}

## Why not

why-not-your-decision = Somebody else has to decide now.
why-not-now = That cannot be chosen at this point of the game.
why-when = That is for another moment: the rule says when.
why-only = That is not among what can be chosen here: the rule says what is.
why-now = Nothing is done with this now: the rule says what is asked.
why-unknown-move = Nobody understands that. Type ? for what you can do.
why-unfinished-move = Several choices begin like this: say more.
why-game-over = The game is over.
why-cannot-undo = This cannot be taken back: something new was shown, or another player has decided since.
why-possible = You may do that: { $text }
why-possible-short = possible
why-which = “{ $verb }” can be said of many things. Say which one.

## Commands. words-… are the words that work besides the English one.

words-help = help
help-help = the choices and this list
words-menu = menu
help-menu = the question and the choices again
words-more = more
help-more = the next page of a long menu
words-show = show
help-show = the whole board; show me: my part; show and a word of a title or a name: that part
words-look = look
help-look = look and a choice: what the board says about the things it names
words-me = me
words-why = why
help-why = why and a choice: why it is not possible, and by which rule; why and its first word: all of that kind
words-preview = preview
help-preview = preview and a choice: what it would change
words-undo = undo
help-undo = take back the last choice, unless it showed something new
words-rules = rules
help-rules = rules and words: search the rules; rules and a number such as LA-EXP-06: that rule
words-log = log
help-log = what happened; log 30: the last 30 lines
words-since = since
help-since = what happened since my last choice, with the rules behind it
words-save = save
help-save = where the game is saved; save and a file name: a copy there
words-lang = lang
help-lang = lang en, ru or pl: another language
words-quit = quit
help-quit = leave; the game is saved and can be resumed
help-choices = A choice is its number, or its words; the first letters are enough when they are clear. A slash before a word makes it a command: /log.

## The score

score-title = Score
score-total = Total
winners = { $count ->
    [0] Nobody has won.
    [one] Victory: { $names }.
   *[other] { $names } share the victory.
}
side-seat = player

## Replays and records

replay-choice = { $number }. { $seat }: { $text }
replay-prompt = Enter next, number, b back, s show, q quit:
replay-unfinished = { $count ->
    [one] The record ends here, after { $count } choice; the game was not over.
   *[other] The record ends here, after { $count } choices; the game was not over.
}
verify-over = OK: { $game } { $version }, { $count ->
    [one] { $count } choice
   *[other] { $count } choices
}, over, { $scores }
verify-open = OK: { $game } { $version }, { $count ->
    [one] { $count } choice
   *[other] { $count } choices
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

## The page is served

serve-here = The table stands at { $address } – Ctrl-C ends it, the games are kept.

## What is wrong with a command

error-unknown = “{ $text }” is no option of this game. There are { $allowed }
error-value = { $name } can be { $allowed }, not “{ $value }”
error-game = There is no game “{ $text }”. There are { $allowed }
error-which-game = Say which game “{ $text }” is for: { $allowed }
error-no-answer = There was no answer to: { $question }
error-pick = Type a number from 1 to { $count }.
error-seats-and-bots = Give either --seats or --bots, not both.
error-seats-count = { $seats ->
    [one] --seats names { $seats } seat
   *[other] --seats names { $seats } seats
}, the game has { $players }.
error-same-name = Two players cannot both be called { $name }.
error-exists = { $path } exists already. To go on with it: ashfall play --resume { $path }
error-resume-alone = A resumed game has its options already: leave out { $text }
error-not-saved = This choice could not be saved, so it does not count: { $text }
record-wrong = { $file }: the record is wrong, line { $line }: { $text }
error-open-elsewhere = { $path } is being played in another window.
error-no-unfinished = There is no unfinished game in { $path }
error-no-save = There is no save “{ $text }”. The last ones: { $allowed }
