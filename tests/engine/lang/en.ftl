game-name = Embers
game-summary = A tiny game of hidden cards.
option-rounds = Rounds
ask-commit = Which card do you commit, face down?
ask-favour = The favour is yours. What do you do?
do-commit = Commit { $card }
do-pass-on = Pass the favour on
do-peek = Look at the next card
do-give = { $amount ->
    [one] Give { $amount } ember to { $other }
   *[other] Give { $amount } embers to { $other }
}
event-committed = { $seat } commits a card
event-turned-up = { $seat } turns up { $card }
event-passed = { $seat } passes
event-peeked = { $seat } sees { $card } on top
event-gave = { $seat } gives { $amount ->
    [one] { $amount } ember
   *[other] { $amount } embers
} to { $other }
why-toy-03 = That card is not among the { $hand ->
    [one] { $hand } card
   *[other] { $hand } cards
} of your hand.
section-table = Table
section-hand = Your hand
row-round = Round { $round }, deck { $deck }
row-embers = { $seat }: { $embers ->
    [one] { $embers } ember
   *[other] { $embers } embers
}
row-card = { $card }
score-embers = Embers
