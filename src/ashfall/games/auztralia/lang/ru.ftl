### AuZtralia

game-name = AuZtralia
game-summary = Прокладывайте железные дороги вглубь материка, добывайте ресурсы, стройте фермы и собирайте армию, пока не пробудились Древние. Счёт идёт на очки Времени, и Древние тоже получают победные очки.
game-goal = Прокладывайте пути, добывайте ресурсы и стройте фермы, пока есть Время. Потом просыпаются Древние: они идут к вашим фермам и порту. Побеждает тот, у кого больше очков, а Древние тоже получают очки. Если порт падёт, победят они.
side-old-ones = Древние
    .gender = pl
option-level = Уровень одиночной игры
option-level-easy = лёгкий
option-level-hard = сложный
option-level-insane = безумный
level-easy = лёгкий
level-hard = сложный
level-insane = безумный

## Questions

ask-place-port = Где построить порт?
ask-choose-action = Выберите действие.
ask-play-once-card = Действие выполнено. Сыграть карту до конца хода?
ask-place-track = Где проложить путь?
ask-choose-mine = Какой ресурс добыть и где?
ask-solo-refresh-row = Сбросить персонажей из ряда, всего за 1 золото? Называйте их по одному.
ask-choose-character = Кого нанять из ряда?
ask-choose-purchase = Что купить?
ask-choose-trade = Что импортировать или экспортировать?
ask-choose-farms = Где вы строите фермы?
ask-choose-force = Кто войдёт в экспедиционные войска?
ask-choose-target = Какой гекс атаковать?
ask-combat-continue = Сражение: продолжать или отступить?
ask-use-corporal-jones = Карта раскрыта. Отступить с Капралом Джонсом, пока она не подействовала?
ask-assign-damage = Какая стопка получит урон?
ask-assign-hits = Кубов на весь урон не хватает: кому из Древних достанется следующий?
ask-use-franz-neumann = Боевая единица уничтожена. Франц Нойман спасёт её?
ask-use-o-malley = О’Мелли снимет куб урона?
ask-kapena-attack = Капена Алика удерживает вашу ферму: атаковать там Древних?
ask-choose-flounder-unit = Какую боевую единицу приведёт Капитан Флаундер?
ask-choose-davis-tiles = Какой нераскрытый тайл покажет Агент Дейвис?
ask-choose-rangers-target = На кого из Древних охотятся Рейнджеры?
ask-choose-desta-temple = Какой Храм взорвёт Деста Дейнджер?
ask-choose-jenny-farms = Какую опустошённую ферму восстановит Дженни Эпплсид?

## Options

do-port = Построить порт на гексе { $hex }
do-build-track = Проложить путь: берег и равнина
do-build-track-hills = Проложить путь: любая местность
do-mine = Добыча
do-hire = Нанять
do-buy-units = Купить войска
do-import-export = Импорт/экспорт
do-farm = Фермерство
do-attack = Атаковать
do-recover = Вернуть кубы
do-exchange = { $tile }: диск вместо пяти кубов
do-dig = Добыть { CASE($good, case: "acc") } на гексе { $hex }
do-buy = Купить { COUNT($unit, $count, case: "acc") }
do-import = Импортировать { COUNT($good, 1, case: "acc") }
do-export = Экспортировать { COUNT($good, 1, case: "acc") } за 1 золото
do-end-turn = Закончить ход
do-lay = Проложить путь { $edge }
do-stop = Больше ничего
do-build = Построить ферму на гексе { $hex }
do-take = Нанять персонажа «{ $character }»
do-dismiss = Сбросить персонажа «{ $character }»
do-play = Разыграть карту «{ $character }»
do-unmask = Раскрыть тайл на гексе { $hex }
do-enlist = Взять { CASE($unit, case: "acc") }
do-raze = Взорвать Храм на гексе { $hex }
do-restore = Восстановить ферму на гексе { $hex }
do-hunt = Выбрать целью тайл «{ $tile }»
do-send = { $count ->
    [0] Не посылать { CASE($unit, case: "acc") }
   *[other] Послать { COUNT($unit, $count, case: "acc") }
}
do-target = Атаковать гекс { $hex }
do-fight = Раскрыть следующую карту
do-withdraw = Отступить всем
do-withdraw-airships = Отвести дирижабли
do-withdraw-ground = Отвести наземные войска
do-face-card = Принять карту
do-use = { $character } наносит урон тайлу «{ $tile }»
do-sacrifice = Генерал Такаси: пожертвовать { CASE($unit, case: "ins") } и нанести 2 урона тайлу «{ $tile }»
do-wound = Урон получает { CASE($unit) }
do-save = Франц Нойман спасает { CASE($unit, case: "acc") }
do-let-fall = Не спасать
do-repair = О’Мелли чинит { CASE($unit, case: "acc") }
do-no-repair = Ничего не чинить
do-hit = Нанести урон тайлу «{ $tile }»
do-strike-back = Атаковать удержанную ферму
do-hold-back = Не атаковать

## Log

event-surveyed = Тайл разведки { $survey } разыгран на гексе { $hex }{ $lots ->
    [0] {""}
    [1] ; ресурсы легли на гекс { $lodes }
   *[other] ; ресурсы легли на гексы { $lodes }
}{ $hidden ->
    [0] {""}
    [1] ; нераскрытый тайл лёг на гекс { $lairs }
   *[other] ; нераскрытые тайлы легли на гексы { $lairs }
}{ $higher ->
    [0] {""}
    [1] ; уровень вырос на гексе { $risen }
   *[other] ; уровень вырос на гексах { $risen }
}.
event-first-player = Первый игрок: { $seat }.
event-port-placed = { $seat } строит порт на гексе { $hex }.
event-acted = { $seat } выполняет действие «{ $action }»{ $gold ->
    [0] .
    [one] {" "}и платит за повтор { $gold } золото.
    [few] {" "}и платит за повтор { $gold } золота.
    [many] {" "}и платит за повтор { $gold } золота.
   *[other] {" "}и платит за повтор { $gold } золота.
}
event-track-laid = { $seat } прокладывает путь { $edge }.
event-mined = { $seat } добывает { COUNT($good, $amount, case: "acc") } на гексе { $hex }.
event-hired = { $seat } нанимает персонажа «{ $character }».
event-row-refilled = Новый персонаж в ряду: { $character }.
event-row-dismissed = { $seat } сбрасывает из ряда { SIZE($character) ->
    [1] персонажа «{ $character }»
   *[other] персонажей ({ $character })
} и платит 1 золото.
event-bought = { $seat } покупает { COUNT($unit, $amount, case: "acc") } за { $gold ->
    [one] { $gold } золото
    [few] { $gold } золота
    [many] { $gold } золота
   *[other] { $gold } золота
}.
event-imported = { $seat } импортирует { COUNT($good, 1, case: "acc") }.
event-exported = { $seat } экспортирует { COUNT($good, 1, case: "acc") } за 1 золото.
event-farm-built = { $seat } строит ферму на гексе { $hex } ({ CASE($farm) }) и берёт { $gold } золото.
event-recovered = { $seat } возвращает { $amount ->
    [one] { $amount } куб
    [few] { $amount } куба
    [many] { $amount } кубов
   *[other] { $amount } куба
} и тратит { $time ->
    [one] { $time } очко Времени
    [few] { $time } очка Времени
    [many] { $time } очков Времени
   *[other] { $time } очка Времени
}.
event-disc-moved = { $seat } тратит { $time ->
    [one] { $time } очко Времени
    [few] { $time } очка Времени
    [many] { $time } очков Времени
   *[other] { $time } очка Времени
} и переходит на ячейку { $cell }.
event-cubes-exchanged = { $seat } заменяет диском кубы на тайле «{ $tile }» ({ $amount }).
event-track-paid = { $seat } платит за путь 1 уголь и 1 железо.
event-points-gained = { $seat } получает { $vp } ПО.
event-healed = Тайл «{ $tile }» исцелён, весь урон снят ({ $amount }).
event-no-temple = Раскрытых Храмов нет: ничего не происходит.
event-acts-again = { $seat } по-прежнему на последнем месте шкалы Времени и ходит снова. Запас очков Времени: { $time }.
event-set-out = { $seat } отправляет { CASE($force, case: "acc") }, потратив { $time ->
    [one] { $time } очко Времени
    [few] { $time } очка Времени
    [many] { $time } очков Времени
   *[other] { $time } очка Времени
}.
event-attacked = { $seat } атакует гекс { $hex }.
event-tile-revealed = Тайл на гексе { $hex } раскрыт: { $tile }.
event-blank-removed = На гексе { $hex } только кенгуру. Тайл удалён из игры.
event-nothing-there = { $seat }: на гексе { $hex } сражаться не с кем, войска возвращаются.
event-combat-card = { $seat } раскрывает карту Древних { $card }.
event-card-applied = { $seat }, карта { $card }: { $hits ->
    [0] {""}
   *[other] урон Древним { $hits };{" "}
}{ $damage ->
    [0] {""}
   *[other] урон войскам { $damage };{" "}
}{ $airship_damage ->
    [0] {""}
   *[other] урон дирижаблям { $airship_damage };{" "}
}{ $sanity ->
    [0] Рассудок не пострадал.
   *[other] потеря Рассудка { $sanity }.
}
event-wounded = { $seat }: 1 урон получает { CASE($unit) }.
event-unit-lost = { $seat } теряет { CASE($unit, case: "acc") }.
event-garrison-lost = { $seat } теряет { COUNT($unit, $amount, case: "acc") }.
event-unit-saved = { $seat }: Франц Нойман спасает { CASE($unit, case: "acc") }.
event-repaired = { $seat }: О’Мелли чинит { CASE($unit, case: "acc") }.
event-maddened = { $seat }: Рассудка больше не осталось.
event-withdrew = { $seat } отступает.
event-airships-withdrew = { $seat } отводит дирижабли.
event-ground-withdrew = { $seat } отводит наземные войска.
event-combat-won = { $seat } побеждает в сражении на гексе { $hex }.
event-defeated = { $seat } терпит поражение на гексе { $hex }.
event-character-used = { $seat } использует карту «{ $character }».
event-struck = { $seat } наносит { $amount ->
    [one] { $amount } урон
    [few] { $amount } урона
    [many] { $amount } урона
   *[other] { $amount } урона
} тайлу «{ $tile }».
event-old-one-destroyed = Древний «{ $tile }» на гексе { $hex } уничтожен.
event-trophy-taken = { $seat } забирает тайл «{ $tile }» ({ $vp } ПО).
event-points-divided = { $seat } получает долю за тайл «{ $tile }» ({ $vp } ПО).
event-cards-shuffled = Карты Древних перетасованы.
event-characters-shuffled = Сброшенные персонажи перетасованы в новую колоду.
event-card-played = { $seat } разыгрывает карту «{ $character }».
event-gained = { $seat } получает { COUNT($good, $amount, case: "acc") }.
event-enlisted = { $seat } бесплатно получает { CASE($unit, case: "acc") }.
event-old-one-removed = Древний «{ $tile }» удалён с гекса { $hex }.
event-farm-restored = { $seat } восстанавливает ферму на гексе { $hex }.
event-old-ones-wake = Действуют Древние: их диск переходит на ячейку { $cell }.
event-event-card = Событие: { $event }.
event-nothing-hidden = Нераскрытых тайлов не осталось.
event-surge = Рывок («{ $tile }»): шесть карт перемещения подряд.
event-assassinated = Убийство в ряду персонажей: { $character }.
event-temple-opened = Храм на гексе { $hex } открывается: { $tile }.
event-movement-card = Карта перемещения { $card } ({ WORD($direction) ->
    [left] влево
   *[right] вправо
}). { SIZE($movers) ->
    [0] Кружки пусты.
   *[other] В кружках: { $movers }.
}
event-old-one-moved = Тайл «{ $tile }» переходит с гекса { $start } на гекс { $hex }, цель { $goal } (расстояние { $distance }). { $reason ->
    [nearest] Это ближайшее поселение.
    [left] Одинаково близко: { $candidates }. На карте «Влево».
   *[right] Одинаково близко: { $candidates }. На карте «Вправо».
}
event-old-one-stays = Тайл «{ $tile }» остаётся на гексе { $hex }: { $reason ->
    [port] это порт.
   *[held] ферму удерживает Капена Алика.
}
event-farm-blighted = { $seat }: ферма на гексе { $hex } опустошена.
event-farm-saved = { $seat }: все, кто вошёл на ферму на гексе { $hex }, погибли; ферма остаётся продуктивной.
event-farm-held = { $seat }: Капена Алика удерживает ферму на гексе { $hex }.
event-port-attacked = { $seat }: Древние ({ $tile }) нападают на порт на гексе { $hex }.
event-port-fell = { $seat }: порт на гексе { $hex } пал, игра окончена.
event-tile-counted = Тайл на гексе { $hex } так и не раскрыт: { $tile }.
event-solo-won = { $seat } побеждает Древних со счётом { $points } на { $against }.
event-solo-lost = { $seat } проигрывает Древним со счётом { $points } на { $against }.
event-solo-tied = { $seat } проигрывает: при равном счёте ({ $points }) побеждают Древние.
event-next-level = Следующий уровень, который стоит попробовать: { $level }.

## Why not

why-az-set-25 = Другой порт слишком близко: расстояние должно быть не меньше { $need }.
why-az-trk-08 = Ваш диск в конце шкалы Времени.
why-az-act-04 = За кубы в этой ячейке нужно заплатить { $need ->
    [one] { $need } золото
    [few] { $need } золота
    [many] { $need } золота
   *[other] { $need } золота
}, а у вас { $have }.
why-az-act-06 = В штабе нет кубов. Сначала верните кубы.
why-az-act-07-track = Путь проложить негде.
why-az-act-07-mine = В достижимой сети нет ресурсов.
why-az-act-07-hire = Ряд персонажей пуст.
why-az-act-07-farm = В достижимой сети нет места для фермы.
why-az-rail-01 = Путь стоит 1 уголь и 1 железо. У вас: уголь { $coal }, железо { $iron }.
why-az-rail-04 = Здесь холмы: нужна ячейка с 3 очками Времени.
why-az-rail-06 = Путь должен касаться гекса, достижимого по вашей сети.
why-az-rail-07 = Здесь уже проложен путь.
why-az-rail-09 = Там Древний; в его гекс путь прокладывать нельзя.
why-az-rail-11 = Все ваши жетоны рельсов уже на поле.
why-az-mine-03 = Ваша сеть не доходит до этого гекса, или путь перекрыл Древний.
why-az-rul-91 = Назовите карту ряда, которую ещё не называли.
why-az-buy-01 = Цена в золоте: { $need }, а у вас { $have }.
why-az-buy-03 = В запасе столько нет; есть: { $have }.
why-az-buy-04 = После оплаты ячейки у вас остаётся { $have ->
    [one] { $have } золото
    [few] { $have } золота
    [many] { $have } золота
   *[other] { $have } золота
}. Этого не хватает ни на одну боевую единицу.
why-az-trade-03 = Экспортировать нечего.
why-az-farm-01 = За одно действие не больше одной фермы каждого вида, а всего их по семь.
why-az-farm-02 = Ваша сеть не доходит до этого гекса.
why-az-farm-04 = Гекс не пуст: там ресурс, порт, ферма или Древний.
why-az-atk-01 = В войсках нужна хотя бы одна боевая единица.
why-az-atk-01-few = Столько у вас нет; в казармах: { $have }.
why-az-atk-01-order = Сначала решите, сколько пойдёт: { $unit }.
why-az-atk-02 = На этом гексе нет Древних.
why-az-atk-04 = Этот гекс вне дальности действия.
why-az-atk-05 = С бронепоездом можно атаковать только гекс, который ваш путь соединяет с достижимым гексом.
why-az-atk-16 = Для таких войск нет цели в пределах дальности.
why-az-ret-05 = Частью сил отступают, только если есть и дирижабли, и наземные войска.
why-az-port-04 = При обороне порта отступать нельзя.
why-az-cmb-10 = Дирижабли такого урона не получают.
why-az-cmb-14 = Такой стопки в войсках нет.
why-az-chr-04 = В этом сражении персонаж не готов.
why-az-cmb-08 = Там лежит ваших кубов: { $have }; диск заменяет { $need }.
why-az-cmb-08-discs = У вас не осталось дисков.
why-az-rul-35 = В штабе ещё есть кубы: диск заменяет кубы, только когда их не осталось.
why-az-chr-08 = В штабе нет куба, чтобы отметить урон.
why-az-chr-14 = Бомбардиру Миллигану нужна артиллерия в войсках.
why-az-chr-24 = Генералу Такаси нужна такая единица в войсках.
why-az-chr-28 = Жюльет Верн нужен дирижабль в войсках.
why-az-chr-34 = Лейтенанту Сингху нужен броневик в войсках.
why-az-rul-83 = Сейчас эта карта ничего не сделает.

## Text board

section-time = { $course ->
    [again] Время: { $cell } из { $last }; запас { $spare }, затем { $side }
    [last] Время: { $cell } из { $last }; запас { $spare }, затем конец игры
    [next] Время: { $cell } из { $last }; следующий ход: { $side }
    [end] Время: { $cell } из { $last }; затем конец игры
   *[none] Время: { $cell } из { $last }
}
row-ports = До первого хода: порты
row-turn = Ходит { $seat }: ячейка { $cell } из { $last }
row-old-ones-time = Древние на ячейке { $cell } из { $last }
row-port-fallen = { $seat }: порт пал
row-level = Уровень: { $level }
row-disc = { $seat }: ячейка { $cell }
row-old-ones-disc = Древние: ячейка { $cell }
row-next-event = Следующее событие: ячейка { $cell }, уровень { $level }
section-muster = { $side }: экспедиционные войска
section-battle = { $side } сражается на гексе { $hex }
row-fighter = { $unit }: в строю { $count }, здоровье { $left } из { $health }
row-sanity = Рассудок: { $sanity } из { $full }
row-card = Карта Древних: { $card }
forecast-odds = { $ends ->
    [0] Следующая карта (всего { $cards }): урон Древним — { $hit }, урон вашим войскам — { $hurt }, потеря Рассудка — { $fright }; исход сражения не решит ни одна
   *[other] Следующая карта (всего { $cards }): победа — { $win }, гибель войск — { $fall }, безумие — { $mad }; урон Древним — { $hit }, урон вашим войскам — { $hurt }, потеря Рассудка — { $fright }
}
forecast-port = { $port ->
    [0] Ни одна из этих карт не погубит порт
    [one] Порт губит { $port } из этих карт
    [few] Порт губят { $port } из этих карт
    [many] Порт губят { $port } из этих карт
   *[other] Порт губят { $port } из этих карт
}
forecast-withdraw = { $heals ->
    [true] Отступление: войска возвращаются, кубы урона с них убраны; зомби теряют весь урон, у других Древних он остаётся
   *[false] Отступление: войска возвращаются, кубы урона с них убраны; у Древних урон остаётся
}
combat-fight = Следующая карта
combat-withdraw = Отступление
section-map = Карта
row-map-line = { $line }
row-map-key = ~ берег, ^ холмы, .1 равнина с уровнем, o место для порта, строчные abcd без числа: пути
row-map-key-pieces = ?2 нераскрытый тайл; Древние с уровнем: C Ктулху, S Шоггот, M Ми-го, Z Зомби, L Лоялисты, T Храм; PA порт, fA ферма, xA опустошённая ферма
row-map-key-goods = c3: 3 угля; так же i железо, g золото, p фосфаты
section-hexes = Гексы
row-hidden = { $hex }: нераскрытый тайл, уровень { $level }
row-goods = { $hex }: { COUNT($good) }
row-nothing = ничего
section-old-ones = Древние
row-none-awake = Раскрытых нет
row-old-one = { $distance ->
    [-1] { $tile }, гекс { $hex }: урон { $damage } из { $health }, ПО: { $vp }
    [0] { $tile }, в поселении, гекс { $hex }: урон { $damage } из { $health }, ПО: { $vp }
   *[other] { $tile }, гекс { $hex }: урон { $damage } из { $health }, ПО: { $vp }; шагов до ближайшего поселения: { $distance }
}
section-player = { $side }
row-warehouse = Склад: { SIZE($good) ->
    [0] пусто
   *[other] { COUNT($good) }
}
row-hq = Штаб: кубы { $hq }, диски урона { $discs }; осталось рельсов: { $tracks }
row-boxes = Ячейки действий: { CASE($action) }
forecast-action = { $action } ({ $time ->
    [one] { $time } очко Времени
    [few] { $time } очка Времени
    [many] { $time } очков Времени
   *[other] { $time } очка Времени
}), { $then ->
    [again] затем снова { $seat }
    [next] затем { $side }
    [end] затем конец игры
    [last] до { $spare } снова { $seat }, иначе конец игры
   *[both] до { $spare } снова { $seat }, иначе { $side }
}
forecast-action-paid = { $action } ({ $time ->
    [one] { $time } очко Времени
    [few] { $time } очка Времени
    [many] { $time } очков Времени
   *[other] { $time } очка Времени
}, { $gold ->
    [one] { $gold } золото
    [few] { $gold } золота
    [many] { $gold } золота
   *[other] { $gold } золота
}), { $then ->
    [again] затем снова { $seat }
    [next] затем { $side }
    [end] затем конец игры
    [last] до { $spare } снова { $seat }, иначе конец игры
   *[both] до { $spare } снова { $seat }, иначе { $side }
}
row-troop = { $more ->
    [0] { $unit }: в казармах { $count }, здоровье { $health }, дальность { $range }, цена { $price ->
        [one] { $price } золото
        [few] { $price } золота
        [many] { $price } золота
       *[other] { $price } золота
    }
   *[other] { $unit }: в казармах { $count }, здоровье { $health }, дальность { $range }, цена { $price ->
        [one] { $price } золото
        [few] { $price } золота
        [many] { $price } золота
       *[other] { $price } золота
    } (изменил персонаж)
}
row-port = Порт: { $hex }
row-farm = { $farm }, гекс { $hex }
row-farm-blighted = { $farm }, гекс { $hex }, опустошена
row-character = { $character } — { $effect }
row-trophies = Уничтоженные Древние: { $tile }
row-points = Очки сейчас: { $points }
section-supply = Запас
row-row = Ряд персонажей слева направо (карт: { $count })
row-candidate = { $character } — { $effect }
row-unit = { $unit }: осталось { $count }, цена { $price ->
    [one] { $price } золото
    [few] { $price } золота
    [many] { $price } золота
   *[other] { $price } золота
}
row-units = Боевые единицы в запасе
section-strengths = Войска против Древних: урон на картах, которые могут выйти (всего карт { $cards })
forecast-strength = { $kind }. Карты, где войска наносят урон: { $unit }. Карты, где страдают войска, — { $damage }, дирижабли — { $airships }, Рассудок — { $sanity }
row-stacks = Осталось тайлов уровней 1, 2, 3: { $one }, { $two }, { $three }
row-decks = Осталось карт: персонажи { $characters }, события { $events }, Древние { $cards }

## Score

course-first-act = Все проложили путь и добыли ресурсы до первой активации Древних
course-surges-that-move = Рывки, в которых Древний сдвинулся
course-idle-combat-cards = Карты в сражении без всякого действия
course-temples-opened = Партии, в которых открылся Храм
course-ports-fallen = Партии, в которых пал порт
score-farms = Продуктивные фермы
score-phosphates = Фосфаты
score-old-one-tiles = Уничтоженные Древние
score-vp-tokens = Жетоны победных очков
score-characters = Персонажи
score-revealed = Раскрытые Древние
score-hidden = Нераскрытые Древние, вдвойне
score-blight = Опустошённые фермы

## What the characters do

effect-agent-davis = один раз: раскрыть 2 тайла и получить 2 ПО
effect-alansa-castro = постоянно: каждый Древний, вошедший на вашу ферму, сначала получает 2 урона
effect-alexander-proust = постоянно: здоровье ваших броневиков 3
effect-billy-niboon = постоянно: дальность всех ваших войск +1
effect-bombardier-milligan = один раз за сражение, с артиллерией: 1 урон
effect-boris-krupp = постоянно: здоровье ваших бронепоездов 4
effect-captain-flounder = один раз: взять одну боевую единицу из доступных
effect-colonel-khoury = один раз за сражение: 1 урон
effect-corporal-jones = один раз за сражение: отступить после раскрытия карты; не при обороне порта
effect-count-iago = постоянно: 4 Рассудка в каждом сражении
effect-dagmar-krauss = постоянно: 2 фермы одного вида за одно действие
effect-desta-danger = один раз: удалить раскрытый Храм и всех Древних в его гексе
effect-ferdi-kassan = один раз: построить до 2 ферм без затрат Времени
effect-franz-neumann = один раз за сражение: спасти уничтоженную единицу
effect-general-takashi = один раз за сражение: пожертвовать единицей ради 2 урона
effect-harry-bones = постоянно: при добыче угля, железа или золота на 1 больше
effect-ivan-karpov = постоянно: каждый Древний, напавший на ваш порт, сначала получает 2 урона
effect-jenny-appleseed = один раз: восстановить 1 или 2 свои опустошённые фермы
effect-juliette-verne = один раз за сражение, с дирижаблем: 1 урон
effect-kapena-alika = постоянно: Древние останавливаются на вашей ферме, и до опустошения их можно атаковать
effect-kitchener = один раз: взять карту из ряда персонажей
effect-lady-carter = один раз: 4 угля
effect-rangers = один раз: 2 урона любому раскрытому Древнему
effect-lord-blackstock = один раз: 4 золота
effect-lieutenant-singh = один раз за сражение, с броневиком: 1 урон
effect-mad-johnson = при подсчёте: 1 ПО за каждый ваш тайл Древних
effect-mr-merino = при подсчёте: 1 ПО за каждую продуктивную овцеферму
effect-mrs-bradshaw = при подсчёте: 1 ПО за каждые 3 участка пути
effect-merinda-sweet = при подсчёте: 1 ПО за каждую продуктивную кукурузную ферму
effect-o-malley = один раз за сражение: снять 1 куб урона после карты
effect-professor-guyon = постоянно: атаки дешевле на 1 очко Времени, но не меньше 1
effect-rory-mcdory = один раз: 1 железо, 1 уголь и 2 золота
effect-tex-mcguire = при подсчёте: 1 ПО за каждую продуктивную скотоферму
effect-timothy-brassey = один раз: до 2 участков пути за 1 уголь и 1 железо без затрат Времени
effect-yvette-killa = один раз: 4 железа
effect-zhu-xiang = постоянно: здоровье ваших дирижаблей 3

## Log, film and close-ups

turn-acted = { $seat }: { $action }
turn-port-placed = { $seat }: порт
turn-old-ones-wake = Древние, ячейка { $cell }
detail-card-movement-card = { $card }
detail-card-event-card = { $event }
detail-card-combat-card = { $card }
detail-among-movement-card = { $movers }
detail-among-old-one-moved = { $candidates }
detail-why-movement-card = Ходят только виды в кружках карты, каждый на один гекс.
ability-reveal-lowest = раскрыть нераскрытый тайл в гексе с наименьшим номером
ability-reveal-and-surge = раскрыть нераскрытый тайл в гексе с наименьшим номером; если он движется, сразу шесть карт перемещения
ability-assassination = два крайних справа персонажа ряда выбывают из игры, вместо них входят новые
ability-temple-portal = каждый раскрытый Храм приводит ещё один тайл
field-level = Уровень
field-health = Здоровье
field-vp = Победные очки
field-range = Дальность
field-cost-gold = Цена в золоте
field-max-per-buy = Не больше за покупку
field-time = Время
field-gold-per-cube-already-there = Золота за каждый куб на месте
field-terrain = Местность
field-gold-on-build = Золота при постройке
field-vp-productive = Очков, пока не опустошена
field-vp-blighted-old-ones = Очков Древним за опустошённую
field-direction = Слово на карте
field-moves = Ходят
field-port = Место порта
terrain-plain = равнина
terrain-coast = берег
terrain-hills = холмы
direction-left = влево
direction-right = вправо
detail-why-old-one-moved = { $reason ->
    [nearest] Ни одно другое поселение не лежит так близко.
    [left] Несколько одинаково близки; слово на карте велит идти к левому.
   *[right] Несколько одинаково близки; слово на карте велит идти к правому.
}

## Нарисованное поле

board-whole = Вся карта
board-clock = Шкала Времени
board-event-cell = Ячейка { $cell }: событие уровня { $level }
board-hex = { $level ->
    [0] { $terrain }.
   *[other] { $terrain }, уровень { $level }.
}
board-word-port = Порт
board-layers = Слой карты
board-layer-all = Всё
board-layer-terrain = Местность
board-layer-rail = Пути
board-layer-farms = Фермы
board-layer-goods = Залежи
board-layer-old-ones = Древние
board-ground = { $terrain }: путь — Время от { $time }, { $farm }
board-track-time = Время на путь
board-track-laid = Пути: проложено + осталось:
board-farms-standing = Фермы: работают + опустошены:
board-farm-site = Пусто, доступно
board-lodes = На карте:
board-blocked = Закрыто
board-distance = Шагов до фермы или порта
board-hidden-left = Нераскрытые:
board-way = { $distance ->
    [0] Стоит в поселении.
   *[other] Шагов до ближайшего поселения: { $distance }. Цель: { $candidates }.
}
board-way-none = Шагов до ближайшего поселения: { $distance }. Никогда не ходит.
board-word-time = Время { $time }
board-word-cattle = Скот
board-word-sheep = Овцы
board-word-corn = Кукуруза
board-site = Место для порта.
board-port = Порт. Владелец: { $seat }.
board-farm = { $farm }. Владелец: { $seat }.
board-farm-blighted = { $farm }, опустошена. Владелец: { $seat }.
board-hidden = Нераскрытый тайл, уровень { $level }.
board-lode = { $good }.
board-old-one = Здоровье { $left } из { $health }, ПО: { $vp }
board-sides = Кто за кем действует, и очки
board-next = Затем { $seat }
board-next-again = Затем снова { $seat }
board-next-end = Затем конец игры
board-again = Время до { $spare }: снова { $seat }, иначе { $side }
board-again-last = Время до { $spare }: снова { $seat }, иначе конец игры
board-ahead = Ближайшее на шкале Времени
board-order = Очередь хода
board-cell = Яч.
board-points = Очки
board-stacks = Тайлы Древних
board-events = События
board-cards = Карты Древних: { $cards } + { $seen } раскрыто
board-row = Ряд персонажей. Осталось в колоде: { $count }
board-fighting = В войсках: { $count }. Урон: { $wounds }
board-damage = Урон
board-airship-damage = Урон дирижаблям
board-sanity = Рассудок
board-sanity-lost = Потеря Рассудка
board-odds = Следующая карта, одна из { $cards }
board-odds-win = Победа: { $count }
board-odds-on = Сражение продолжается: { $count }
board-odds-fall = Гибель войск: { $count }
board-odds-mad = Безумие: { $count }
board-odds-hit = Карты с уроном Древним
board-odds-hurt = Карты с уроном войскам
board-odds-fright = Карты с потерей Рассудка
board-card-did = Карта { $card }: урон Древним { $hits }, урон { $damage }, дирижаблям { $airship_damage }, потеря Рассудка { $sanity }
board-last-card = Последняя карта: { $card }
board-warehouse = Склад
board-hq = Кубы в штабе
board-discs = Диски урона
board-tracks-left = Осталось рельсов
board-farms-left = Осталось: { $farm }
board-boxes = Ячейки действий
board-box = Время: { $time }. Кубов в ячейке: { $cubes }. Золото за повтор: { $gold }
board-action-build-track = Пути
board-action-build-track-hills = Пути в холмах
board-action-mine = Добыча
board-action-hire = Найм
board-action-buy-units = Войска
board-action-import-export = Торговля
board-action-farm = Фермы
board-action-attack = Атака
board-action-recover = Вернуть кубы
board-barracks = Казармы
board-unit = В казармах: { $count }. Здоровье { $health }, дальность { $range }, цена { $price } зол.
board-more-health = Здоровье { $health } вместо { $printed }
board-more-range = Дальность { $range } вместо { $printed }
board-strengths = Урон Древним, карт в колоде: { $cards }
board-characters = Персонажи
board-trophies = Уничтоженные Древние

## Первая партия с подсказками, одна мысль за раз

learn-auztralia-goal = Вы высаживаетесь на побережье, прокладываете путь вглубь и строите фермы. Но в глубине материка что-то спит. Проснувшись, оно тоже набирает очки: в конце нужно больше очков, чем у Древних.
learn-auztralia-port = Сначала порт. Он остаётся на месте до конца, а если падёт, игра сразу окончена. Рядом с гексом 53 (Darwin) есть золото и фосфаты.
learn-auztralia-clock = Раундов здесь нет: всё стоит времени. Ваш диск в ячейке 1 шкалы Времени, диск Древних в ячейке 22. Действует тот, кто дальше всех позади.
learn-auztralia-track = Добывать и строить фермы можно только там, куда ведёт ваш путь. До двух участков стоят 1 уголь, 1 железо и 2 очка Времени.
learn-auztralia-lay = Участок пути пересекает сторону между двумя гексами и соединяет их. Первый начинается в порту.
learn-auztralia-gold = Второй идёт оттуда дальше: к золоту на гексе 3.
learn-auztralia-again = Ваш диск прошёл 2 ячейки и всё ещё позади диска Древних. Значит, снова ваш ход: несколько действий подряд — обычное дело.
learn-auztralia-mine = Добыча стоит всего 1 очко Времени и забирает с гекса всё одного вида: здесь всё золото.
learn-auztralia-farm = Ферма — это очки в конце и 1 золото сейчас. За одно действие строят до трёх, по одной каждого вида, по 1 очку Времени за каждую: скот на холмах, овцы на равнине, кукуруза на берегу.
learn-auztralia-site = Ферме нужен пустой гекс. Золота на гексе 3 больше нет, там место для овец; рядом будет кукуруза.
learn-auztralia-repeat = Каждое действие оставляет в своей ячейке куб. Ваш первый куб всё ещё здесь, и за каждый такой куб повтор дороже на 1 золото: сейчас 1, в следующий раз 2.
learn-auztralia-two = Один участок ведёт к фосфатам на гексе 1, другой на берег, гекс 54: там потом вырастет кукуруза.
learn-auztralia-phosphates = Этот повтор тоже стоит 1 золото. Зато фосфаты сразу приносят 1 золото, а в конце очки.
learn-auztralia-recover = В ячейках уже пять кубов. Возврат стоит 1 очко Времени и забирает их все: ячейки снова пусты. Выбрать для этого момент — половина игры.
learn-auztralia-asleep = Нераскрытые тайлы — это спящие Древние или пустышки. Цифра на обороте — уровень. Строить там нельзя, а в конце они приносят другой стороне двойные очки. Пора набирать войска.
learn-auztralia-infantry = Пехота недорога: две по 1 золоту.
learn-auztralia-kinds = В сражении важны рода войск, а не число: каждый подходящий символ на карте бьёт один раз, сколько бы единиц этого рода ни было. Поэтому берём ещё броневик. Повтор и здесь стоит 1 золото.
learn-auztralia-attack = Рядом с вашей сетью лежит тайл уровня 1, самый слабый. Кто бьёт первым, тот выбирает время.
learn-auztralia-force = Сначала скажите, кто идёт. Каждый род войск из пехоты, броневиков и артиллерии стоит 1 очко Времени: два рода — 2 очка.
learn-auztralia-target = Решает самая короткая дальность: пехота бьёт на 1 гекс от вашей сети. Цель — гекс 4: там тайл слабее, чем на гексе 7.
learn-auztralia-reveal = Тайл раскрыт: Ми-го. Теперь вы знаете, кто перед вами, и перед каждой картой ещё можете отступить.
learn-auztralia-card = Карта за картой: ваши войска бьют, затем идут урон и потеря Рассудка. В начале сражения у вас 3 жетона Рассудка; если надо отдать жетон, а его нет, это поражение.
learn-auztralia-hits = 2 урона, их отмечают ваши кубы, и потерян 1 жетон Рассудка. Хватит ещё 1 урона.
learn-auztralia-miss = На этот раз мимо, но и вреда нет. Жетонов Рассудка осталось 2: продолжайте.
learn-auztralia-damage = Это был последний урон, но и вам 1 урон. Кому он достанется, решаете вы: пехота выдержит 2, прежде чем единица погибнет.
learn-auztralia-won = Победа! Тайл ваш и в конце принесёт очки. Кубы возвращаются, войска идут домой, и их чинят.
learn-auztralia-hire = Персонажи помогают до конца игры. Найм стоит 2 очка Времени, без золота.
learn-auztralia-row = В одиночной игре за 1 золото можно сначала заменить карты ряда. Эти и так хороши.
learn-auztralia-iago = С графом Яго каждое сражение начинается с 4 жетонами Рассудка.
learn-auztralia-hills = На холмах путь стоит 3 очка Времени вместо 2. Это отдельная ячейка со своими кубами.
learn-auztralia-three-farms = Холмы, равнина и берег свободны: по ферме каждого вида, 3 очка Времени и 3 золота.
learn-auztralia-top = Вы в ячейке 22, там же и Древние. В одной ячейке действует верхний диск: ваш, потому что он пришёл позже.
learn-auztralia-wake = Что бы вы ни сделали, вы их обгоните, и они проснутся. Пусть к этому времени кубы будут в штабе.
learn-auztralia-awake = Древние проснулись! Когда их диск дальше всех позади, он идёт на 1 ячейку, и они действуют; сейчас два раза. Каждый шаг с правилом есть в журнале, а на широком экране их по одному можно увидеть в показе ходов.
learn-auztralia-event = В светлых ячейках приходит событие. Это раскрыло нераскрытый тайл с наименьшим номером: Шоггот, рядом с вашими овцами.
learn-auztralia-move = Затем две карты говорят, какие виды идут: на один гекс к ближайшей ферме или порту. Если несколько одинаково близки, решает слово «Влево» или «Вправо» на карте.
learn-auztralia-blight = Шоггот пришёл на овцеферму. Опустошённая, она ничего не даёт вам и приносит очко Древним; а путь перекрыт там, где стоит Древний.
learn-auztralia-artillery = Пехота и броневики против Шоггота слабы, артиллерия сильна. Купите её.
learn-auztralia-on-top = Вы пришли в ячейку Древних позже, поэтому ваш диск сверху, и ход опять ваш. Бейте, пока он не ушёл дальше.
learn-auztralia-stay = Броневик только отнял бы время: он остаётся дома.
learn-auztralia-strong = Шоггот выдержит очень много. Но урон на нём остаётся, даже если вы уйдёте; только Зомби лечатся.
learn-auztralia-nothing = Ни урона, ни вреда. Ещё карту.
learn-auztralia-hurt = Опять мимо, и 1 урон. Пусть его примет пехота: артиллерия ещё нужна.
learn-auztralia-withdraw = Дело не идёт. Перед каждой картой можно отступить: потеряно только время, а дома войска починят. Приходите снова с новыми родами войск.
learn-auztralia-caught-up = Вы прошли 2 ячейки, и Древние нагнали: три хода. Под одним тайлом были только кенгуру, в ряду убиты два персонажа, а Шоггота ни одна карта не позвала.
learn-auztralia-score = У Древних свой счёт. Вам очки дают фермы, фосфаты, уничтоженные Древние и персонажи; им — все оставшиеся тайлы, нераскрытые вдвойне, и опустошённые фермы. При равенстве побеждают они.
learn-auztralia-defend = Если они дойдут до порта, его обороняют все ваши войска, и отступать нельзя. Поэтому не оставайтесь без войск.
learn-auztralia-trade = Угля и железа почти не осталось. Импорт приносит одно из них, экспорт продаёт одно за 1 золото: две такие сделки за 1 очко Времени.
learn-auztralia-sum-1 = Действует тот, кто дальше всех позади на шкале Времени; в одной ячейке — верхний диск.
learn-auztralia-sum-2 = Каждый куб в ячейке делает её действие дороже на 1 золото. Возврат забирает все кубы.
learn-auztralia-sum-3 = Добыча и фермы — только там, куда ведёт путь. Древние его перекрывают.
learn-auztralia-sum-4 = В сражении важны рода войск. Карта за картой: продолжать или отступить. Урон на Древних остаётся, но не на Зомби.
learn-auztralia-sum-5 = Проснувшиеся идут к фермам и портам. Очки есть и у них: оставшиеся тайлы, нераскрытые вдвойне, опустошённые фермы.

## Памятка. Часть до первого двоеточия — заголовок.

refer-auztralia-1 = Ход: действует тот, кто дальше всех позади на шкале Времени, и сдвигается на время действия. Можно действовать несколько раз подряд.
refer-auztralia-2 = Действия: положите куб в ячейку; каждый ваш куб, что там уже лежит, стоит 1 золото. Возврат забирает все кубы.
refer-auztralia-3 = Рост: путь открывает земли, добыча даёт ресурсы, фермы — очки; войска стоят золота, персонажи — только времени.
refer-auztralia-4 = Древние: после ячейки 22 они действуют, когда их диск дальше всех позади. События раскрывают тайлы, карты ведут проснувшихся к фермам и портам.
refer-auztralia-5 = Сражение: атакуйте войсками и персонажами, карта за картой, и остановитесь, когда станет слишком трудно. Очки получает тот, кто уничтожил Древнего.
refer-auztralia-6 = Конец: когда все диски в ячейке 53 или сразу, когда пал порт.
refer-auztralia-7 = Подсчёт: фермы, фосфаты, уничтоженные Древние, персонажи. Древним очки дают оставшиеся тайлы (нераскрытые вдвойне) и опустошённые фермы; при равенстве они побеждают.

## Знаки

symbol-coal = уголь
symbol-iron = железо
symbol-gold = золото
symbol-phosphate = фосфаты
symbol-time = время
symbol-cube = кубы в штабе
symbol-points = очки
symbol-health = здоровье
symbol-range = дальность
symbol-sanity = Рассудок
symbol-damage = урон
symbol-event = событие
symbol-port = порт
symbol-cattle = скотоферма
symbol-sheep = овцеферма
symbol-corn = кукурузная ферма
symbol-infantry = пехота
symbol-armoured-car = броневик
symbol-artillery = артиллерия
symbol-airship = дирижабль
symbol-armoured-train = бронепоезд
symbol-cthulhu = Ктулху
symbol-shoggoth = Шоггот
symbol-mi-go = Ми-го
symbol-zombie = Зомби
symbol-loyalist = Лоялисты
symbol-temple = Храм

# Бои на сцене
stage-deck = { $count ->
    [one] Осталась { $count } карта
    [few] Осталось { $count } карты
    [many] Осталось { $count } карт
   *[other] Осталось { $count } карты
}
stage-health = Здоровье
stage-foes = Древние
stage-slain = уничтожен

trait-level = Победы по уровням одиночной игры
