game-name = Угли
game-summary = Крошечная игра со скрытыми картами.
option-rounds = Раунды
ask-commit = Какую карту вы кладёте взакрытую?
ask-favour = Преимущество у вас. Что делать?
do-commit = Положить { $card }
do-pass-on = Отказаться
do-peek = Посмотреть следующую карту
do-give = { $amount ->
    [one] Отдать { $amount } уголь игроку { $other }
    [few] Отдать { $amount } угля игроку { $other }
    [many] Отдать { $amount } углей игроку { $other }
   *[other] Отдать { $amount } угля игроку { $other }
}
event-committed = { $seat } кладёт карту
event-turned-up = { $seat } открывает { $card }
event-passed = { $seat } отказывается
event-peeked = { $seat } видит сверху { $card }
event-gave = { $seat } отдаёт { $amount ->
    [one] { $amount } уголь
    [few] { $amount } угля
    [many] { $amount } углей
   *[other] { $amount } угля
}, получатель: { $other }
why-toy-03 = Такой карты нет: в руке { $hand ->
    [one] { $hand } карта
    [few] { $hand } карты
    [many] { $hand } карт
   *[other] { $hand } карты
}.
section-table = Стол
section-hand = Ваша рука
row-round = Раунд { $round }, колода { $deck }
row-embers = { $seat }: { $embers ->
    [one] { $embers } уголь
    [few] { $embers } угля
    [many] { $embers } углей
   *[other] { $embers } угля
}
row-card = { $card }
score-embers = Угли
