game-name = Żar
game-summary = Malutka gra z ukrytymi kartami.
option-rounds = Rundy
ask-commit = Którą kartę kładziesz zakrytą?
ask-favour = Przewaga jest twoja. Co robisz?
do-commit = Połóż { $card }
do-pass-on = Zrezygnuj
do-peek = Podejrzyj następną kartę
do-give = { $amount ->
    [one] Oddaj { $amount } węgielek graczowi { $other }
    [few] Oddaj { $amount } węgielki graczowi { $other }
    [many] Oddaj { $amount } węgielków graczowi { $other }
   *[other] Oddaj { $amount } węgielka graczowi { $other }
}
event-committed = { $seat } kładzie kartę
event-turned-up = { $seat } odkrywa { $card }
event-passed = { $seat } rezygnuje
event-peeked = { $seat } widzi na wierzchu { $card }
event-gave = { $seat } oddaje { $amount ->
    [one] { $amount } węgielek
    [few] { $amount } węgielki
    [many] { $amount } węgielków
   *[other] { $amount } węgielka
}, dostaje { $other }
why-toy-03 = Tej karty nie ma: na ręce { $hand ->
    [one] { $hand } karta
    [few] { $hand } karty
    [many] { $hand } kart
   *[other] { $hand } karty
}.
section-table = Stół
section-hand = Twoja ręka
row-round = Runda { $round }, talia { $deck }
row-embers = { $seat }: { $embers ->
    [one] { $embers } węgielek
    [few] { $embers } węgielki
    [many] { $embers } węgielków
   *[other] { $embers } węgielka
}
row-card = { $card }
score-embers = Węgielki
