### Outlive: собственные слова игры.

game-name = Ещё один день
game-summary = Четыре отряда, шесть дней и убежище, которое надо кормить: Караван примет только колонию с наибольшим числом очков выживания.
game-goal = Сохраните колонию в течение шести дней. Очки дают выжившие, заселённые комнаты, бедствия, с которыми вы разобрались, и починенное снаряжение; радиация их отнимает.

option-difficulty = Уровень Бродяг, только в одиночной игре
option-difficulty-easy = лёгкий
option-difficulty-normal = обычный
option-difficulty-hard = трудный
option-strategic-placement = Расставлять отряды по одному в порядке хода
option-solo-yes = против Бродяг
side-drifters = Бродяги
    .gender = pl

## Вопросы

ask-drop-room = От какой специальной комнаты вы отказываетесь? Из шести остаются четыре.
ask-free-room = Какую комнату вы строите бесплатно?
ask-inside = Сколько из четырёх выживших поселится в ней? Остальные ждут в шлюзе.
ask-leader = Кто возглавит колонию?
ask-place-team = Где начинает этот отряд?
ask-culpepper-city = В каком городе вы вскрываете жетон поиска?
ask-culpepper-token = Какой из четырёх жетонов вы сбрасываете?
ask-lose-provision = Крысы: какой провиант вы теряете?
ask-lose-loot = Рейдеры: какой жетон вы теряете?
ask-lose-survivor = Где погибает выживший?
ask-choose-team = Какой отряд выходит?
ask-choose-destination = Куда он идёт?
ask-choose-place = Какое место на сухогрузе он занимает?
ask-attack = На кого нападает отряд?
ask-hideout = Отряд прячется в укрытии?
ask-armour = Отряд надевает бронежилет?
ask-defend = Сколько патронов вы тратите на защиту?
ask-interrogation = Дань выбираете вы?
ask-tribute = Что вы отдаёте в качестве дани?
ask-demand = Что вы забираете в качестве дани?
ask-act = Что делает отряд?
ask-choose-prey = На какую дичь вы охотитесь?
ask-pay-hunt = Чем вы платите за охоту? Остальное покрывают действия.
ask-welcome = Где поселится выживший?
ask-solve = Вы разбираетесь с бедствием?
ask-relieve = Что кризисный штаб вычитает из цены?
ask-mix = Вы платите водой или консервами?
ask-recruit = Сколько выживших вы вербуете, по одному провианту за каждого?
ask-rooms = Комнаты: что вы делаете?
ask-materials = Какими материалами вы платите?
ask-choose-stack = Из стопки какого города вы берёте снаряжение?
ask-repairs = Починка: что вы делаете?
ask-discount = Какую скидку вы используете?

## Действия

do-drop = Отказаться от комнаты «{ $kind }»
do-found = Построить комнату «{ $kind }»
do-inside = { $count ->
    [0] Никого внутри
    [one] { $count } выживший внутри
    [few] { $count } выживших внутри
    [many] { $count } выживших внутри
   *[other] { $count } выживших внутри
}
do-lead = { $leader }
do-place = Поставить { CASE($team, case: "acc") } { CASE($zone, case: "at") }
do-turn-up = { $zone }
do-refuse = Сбросить жетон «{ $token }»
do-lose = Потерять { CASE($resource, case: "acc") }
do-lose-reserve = Потерять воду от комнаты «Запас воды»
do-lose-survivor = Потерять выжившего { CASE($room, case: "at") }
do-send = Отправить { CASE($team, case: "acc") }
do-stay = Оставить { CASE($team, case: "acc") } на месте
do-peek = Посмотреть жетоны поиска { CASE($zone, case: "at") }
do-go = Идти { CASE($zone, case: "to") }
do-board = Занять место { $place }
do-house = Поселить выжившего { CASE($room, case: "at") }
do-leave = Оставить выжившего на сухогрузе
do-attack = Напасть. Цель: { $rival }
do-strike = Напасть с бейсбольной битой. Цель: { $rival }
do-spare = Больше ни на кого не нападать
do-hide = Укрыться и ничего не отдавать
do-no-hiding = Не прятаться
do-wear-armour = Надеть бронежилет
do-no-armour = Не надевать бронежилет
do-fire = { $count ->
    [0] Не тратить патроны
    [one] Потратить { $count } патрон
    [few] Потратить { $count } патрона
    [many] Потратить { $count } патронов
   *[other] Потратить { $count } патрона
}
do-interrogate = Использовать допросную
do-no-interrogation = Пусть выбирает защитник
do-give = Отдать { CASE($resource, case: "acc") }
do-demand = Забрать { CASE($resource, case: "acc") }
do-gather = Собрать 1 жетон
do-algae = Взять водоросли
do-open-dam = Сбросить микросхему, чтобы набрать воды
do-shine = Фонариком найти выжившего: он идёт в шлюз
do-done = Готово
do-take = Взять { CASE($equipment, case: "acc") }
do-search = Искать
do-hunt = Охотиться
do-sense = Осмотреть дичь датчиком тепла
do-stalk = Охотиться на { CASE($game, case: "acc") }, { $depth }-ю сверху
do-no-prey = Не охотиться
do-pay = { $ammo ->
    [0] Без патронов
    [one] { $ammo } патрон
    [few] { $ammo } патрона
    [many] { $ammo } патронов
   *[other] { $ammo } патрона
}{ $tools ->
    [0] {""}
    [one] , { $tools } орудие
    [few] , { $tools } орудия
    [many] , { $tools } орудий
   *[other] , { $tools } орудия
}
do-solve = Разобраться с бедствием «{ $disaster }»
do-let-be = Пас
do-relieve = Снизить цену на { CASE($relief, case: "acc") }
do-mix = Заплатить { $water ->
    [0] {""}
    [one] { $water } воду
    [few] { $water } воды
    [many] { $water } воды
   *[other] { $water } воды
}{ $can ->
    [0] {""}
   *[other] { $water ->
        [0] {""}
       *[other] {" "}и{" "}
    }
}{ $can ->
    [0] {""}
    [one] { $can } банку консервов
    [few] { $can } банки консервов
    [many] { $can } банок консервов
   *[other] { $can } банки консервов
}
do-recruit = { $count ->
    [0] Никого не вербовать
    [one] Завербовать { $count } выжившего
    [few] Завербовать { $count } выживших
    [many] Завербовать { $count } выживших
   *[other] Завербовать { $count } выживших
}
do-build = Построить комнату «{ $room }»
do-spend = Заплатить { $wood ->
    [0] {""}
    [one] { $wood } дерево
    [few] { $wood } дерева
    [many] { $wood } дерева
   *[other] { $wood } дерева
}{ $wood ->
    [0] {""}
   *[other] { $metal ->
        [0] {""}
       *[other] { $microchip ->
            [0] {" "}и{" "}
           *[other] {", "}
        }
    }
}{ $metal ->
    [0] {""}
    [one] { $metal } металл
    [few] { $metal } металла
    [many] { $metal } металла
   *[other] { $metal } металла
}{ $microchip ->
    [0] {""}
   *[other] { $wood ->
        [0] { $metal ->
            [0] {""}
           *[other] {" "}и{" "}
        }
       *[other] {" "}и{" "}
    }
}{ $microchip ->
    [0] {""}
    [one] { $microchip } микросхему
    [few] { $microchip } микросхемы
    [many] { $microchip } микросхем
   *[other] { $microchip } микросхемы
}
do-fill = Поселить { $count ->
    [one] { $count } выжившего
    [few] { $count } выживших
    [many] { $count } выживших
   *[other] { $count } выживших
} { CASE($room, case: "at") }
do-warehouse = Хранилище: взять снаряжение
do-draw = { $zone }
do-scrap = Цех переработки: уничтожить { CASE($equipment, case: "acc") }
do-repair = Починить { CASE($equipment, case: "acc") }
do-discount = Скидка: { $discount }
do-fetch = Склад инструментов: взять снаряжение

relief-none = ничего
    .acc = ничего
relief-wood = 1 дерево
    .acc = 1 дерево
relief-metal = 1 металл
    .acc = 1 металл
relief-microchip = 1 микросхема
    .acc = 1 микросхему
relief-meat = 1 мясо
    .acc = 1 мясо
relief-water = 1 вода
    .acc = 1 воду
relief-can = 1 банка консервов
    .acc = 1 банку консервов
relief-ammo = 1 патрон
    .acc = 1 патрон
relief-wood-wood = 2 дерева
    .acc = 2 дерева
relief-wood-metal = 1 дерево и 1 металл
    .acc = 1 дерево и 1 металл
relief-wood-microchip = 1 дерево и 1 микросхема
    .acc = 1 дерево и 1 микросхему
relief-metal-metal = 2 металла
    .acc = 2 металла
relief-metal-microchip = 1 металл и 1 микросхема
    .acc = 1 металл и 1 микросхему
relief-microchip-microchip = 2 микросхемы
    .acc = 2 микросхемы
relief-ammo-ammo = 2 патрона
    .acc = 2 патрона
discount-none = нет
discount-tool-store = склад инструментов (на 1 меньше)
discount-machine-shop = механический цех (на 2 меньше)
discount-tool-store-and-machine-shop = склад инструментов и механический цех (бесплатно)
discount-two-machine-shops = два механических цеха (бесплатно)
discount-repair-bay = ремонтный отсек (бесплатно)
prefer-strong = самый сильный
prefer-weak = самый слабый

## Что произошло

event-setup = Все игроки тайно выбирают комнаты, лидера и зоны отрядов.
event-shelter-shown = { $seat } { AGREE($seat, one: "начинает", many: "начинают") } с комнатой «{ $room }».
event-leader-shown = { $seat }: колонию возглавляет { $leader }.
event-first-player = { $seat } { AGREE($seat, one: "забирает", many: "забирают") } жетон первого игрока.
event-token-shown = { $seat } { AGREE($seat, one: "вскрывает", many: "вскрывают") } жетон «{ $token }».
event-placement = Отряды занимают места.
event-placed = { $seat }: { CASE($team) } начинает { CASE($zone, case: "at") }.
event-dawn = Наступает день { $day }.
event-equipment-shown = Снаряжение { CASE($zone, case: "at") }: { CASE($equipment) }.
event-stack-renewed = Сброшенное снаряжение перемешано в новую стопку { CASE($zone, case: "at") }.
event-search-revealed = Жетоны поиска вне игры { CASE($zone, case: "at") }: { $token }.
event-disaster-revealed = Новое бедствие: «{ $disaster }».
event-disaster-strikes = Действует бедствие «{ $disaster }»: { $does }
event-zone-lost = { $zone } теряет { $count ->
    [one] { $count } жетон
    [few] { $count } жетона
    [many] { $count } жетонов
   *[other] { $count } жетона
}.
event-protected = { $seat }: переборки защищают от бедствия «{ $disaster }».
event-survivor-lost = { $seat } { AGREE($seat, one: "теряет", many: "теряют") } выжившего { CASE($room, case: "at") }.
event-all-lost = { $seat } { AGREE($seat, one: "теряет", many: "теряют") } { $count ->
    [1] последнего выжившего.
   *[other] всех выживших ({ $count }).
}
event-radiated = { $seat }: маркер радиации поднимается на { $count ->
    [one] { $count } деление
    [few] { $count } деления
    [many] { $count } делений
   *[other] { $count } деления
}, до «{ $points }».
event-overexposed = { $seat }: шкала радиации заполнена, { $count ->
    [one] погибает { $count } выживший
    [few] погибают { $count } выживших
    [many] погибают { $count } выживших
   *[other] погибают { $count } выживших
}.
event-cleansed = { $seat }: маркер радиации { $count ->
    [0] не опускается и стоит
    [one] опускается на { $count } деление,
    [few] опускается на { $count } деления,
    [many] опускается на { $count } делений,
   *[other] опускается на { $count } деления,
} { $count ->
    [0] на
   *[other] до
} «{ $points }».
event-moved = { $seat }: { CASE($team) } идёт { CASE($zone, case: "to") }.
event-stayed = { $seat }: { CASE($team) } остаётся на месте, идти некуда.
event-only-way = { $seat }: { CASE($team) } может пойти только в одно место.
event-looked = { $seat } смотрит жетоны поиска { CASE($zone, case: "at") }.
event-saw-search = Вы видите жетоны, сверху вниз: { $token }.
event-attacked = { $seat } { AGREE($seat, one: "нападает", many: "нападают") } с эффективностью { $count }. { AGREE($rival, one: "Защищается", many: "Защищаются") } { $rival }.
event-repelled = { $seat } ничего не { AGREE($seat, one: "отдаёт", many: "отдают") }.
event-tribute = { $seat } { AGREE($seat, one: "платит", many: "платят") } дань ({ COUNT($resource, $count) }), её { AGREE($rival, one: "получает", many: "получают") } { $rival }.
event-gathered = { $seat } { AGREE($seat, one: "собирает", many: "собирают") } { COUNT($resource, $count, case: "acc") }.
event-gathered-more = { $seat } { AGREE($seat, one: "собирает", many: "собирают") } сверх того { COUNT($resource, $count, case: "acc") }.
event-gained = { $seat } { AGREE($seat, one: "получает", many: "получают") } { COUNT($resource, $count, case: "acc") }.
event-spent = { $seat } { AGREE($seat, one: "сбрасывает", many: "сбрасывают") } { COUNT($resource, $count, case: "acc") }.
event-algae = { $seat } { AGREE($seat, one: "собирает", many: "собирают") } водоросли.
event-dam-shut = { $seat }: дамба закрыта, без микросхемы и готового ключа доступа там ничего не собрать.
event-found = { $seat } { AGREE($seat, one: "находит", many: "находят") } жетон «{ $token }».
event-equipment-taken = { $seat } { AGREE($seat, one: "берёт", many: "берут") } { CASE($equipment, case: "acc") }.
event-equipment-drawn = { $seat } { AGREE($seat, one: "берёт", many: "берут") } из стопки { CASE($equipment, case: "acc") }.
event-equipment-again = { $seat }: { CASE($equipment) } уже есть, из стопки берётся другой жетон.
event-equipment-used = { $seat } использует { CASE($equipment, case: "acc") }.
event-room-used = { $seat } использует комнату «{ $room }».
event-saw-game = Вы видите дичь, сверху вниз: { CASE($game) }.
event-hunted = { $seat } { AGREE($seat, one: "добывает", many: "добывают") } { CASE($game, case: "acc") } и { $count } { $count ->
    [one] мясо
    [few] мяса
    [many] мяса
   *[other] мяса
}.
event-survivor-housed = { $seat }: выживший поселился { CASE($room, case: "at") }.
event-survivor-joined = { $seat }: присоединился выживший.
event-nightfall = Наступает ночь { $day }.
event-solved = { $seat } { AGREE($seat, one: "разбирается", many: "разбираются") } с бедствием «{ $disaster }»: { $points } ОВ.
event-fed = { $seat }: выжившим { $count ->
    [0] не нужен провиант
    [one] нужна { $count } единица провианта
    [few] нужны { $count } единицы провианта
    [many] нужно { $count } единиц провианта
   *[other] нужно { $count } единицы провианта
}.
event-starved = { $seat }: не хватило воды или провианта, { $count ->
    [one] погибает { $count } выживший
    [few] погибают { $count } выживших
    [many] погибают { $count } выживших
   *[other] погибают { $count } выживших
}.
event-recruited = { $seat } { AGREE($seat, one: "вербует", many: "вербуют") } { $count ->
    [one] { $count } выжившего
    [few] { $count } выживших
    [many] { $count } выживших
   *[other] { $count } выживших
}.
event-built = { $seat } строит комнату «{ $room }».
event-moved-in = { $seat }: { $count ->
    [one] { $count } выживший поселился
    [few] { $count } выживших поселились
    [many] { $count } выживших поселились
   *[other] { $count } выживших поселились
} { CASE($room, case: "at") }.
event-born = { $seat }: в яслях { $count ->
    [one] появляется { $count } выживший
    [few] появляются { $count } выживших
    [many] появляются { $count } выживших
   *[other] появляются { $count } выживших
}.
event-recycled = { $seat } уничтожает { CASE($equipment, case: "acc") }.
event-repaired = { $seat } { AGREE($seat, one: "чинит", many: "чинят") } { CASE($equipment, case: "acc") }.
event-drifters-card = { $seat } раскрывают { CASE($card, case: "acc") }: идёт { $prefer } отряд.
event-drifters-consider = { $seat } рассматривают { CASE($zone, case: "acc") }: { SIZE($team) ->
    [0] никто не может туда пойти
    [1] может пойти { CASE($team) }
   *[other] могут пойти { CASE($team) }
}.
event-drifters-go = { $seat } отправляют { CASE($team, case: "acc") } { CASE($zone, case: "to") }.
event-drifters-weigh = { $seat } { SIZE($disaster) ->
    [0] не могут разобраться ни с одним бедствием
    [1] могут разобраться с бедствием «{ $disaster }»
   *[other] могут разобраться с одним из бедствий ({ CASE($disaster, join: "or") })
}.
event-drifters-built = { $seat } строят комнату, теперь у них { $count ->
    [one] { $count } комната
    [few] { $count } комнаты
    [many] { $count } комнат
   *[other] { $count } комнаты
}.
event-game-over = Караван пришёл. Игра окончена.
event-next-level = Уверенная победа: попробуйте следующую сложность.

## Почему нельзя

why-ol-act-03 = В зоне ничего нет до рассвета.
why-ol-act-06 = Этот отряд сегодня уже ходил.
why-ol-atk-02-spare = На более слабый отряд в зоне напасть обязательно.
why-ol-atk-03 = Активного отряда этого игрока здесь нет; отдыхающие скрыты.
why-ol-atk-04 = Сила чужого отряда { $need }, вашего { $have }; нападают только на более слабых.
why-ol-atk-07 = Можно потратить не больше { $most ->
    [one] { $most } патрона
    [few] { $most } патронов
    [many] { $most } патронов
   *[other] { $most } патрона
}.
why-ol-atk-09 = Такого жетона нет.
why-ol-atk-10 = У этого игрока нечего забрать.
why-ol-atk-12 = На этот отряд на этом ходу уже напали.
why-ol-build-03 = Комната сейчас стоит { $need ->
    [one] { $need } материал
    [few] { $need } материала
    [many] { $need } материалов
   *[other] { $need } материала
}; у вас { $have }.
why-ol-evt-05 = Никто не может помочь вам заплатить: нужна вся цена.
why-ol-gen-08 = У отряда не осталось действий.
why-ol-hunt-03 = Для охоты нужна сила { $need }; действия, патроны и орудия дают { $have }.
why-ol-hunt-04 = Выносливость дичи { $need }; переплачивать нельзя.
why-ol-hunt-11 = Дичи в этой зоне больше нет.
why-ol-mov-02 = Туда { $steps ->
    [one] { $steps } шаг
    [few] { $steps } шага
    [many] { $steps } шагов
   *[other] { $steps } шага
}; отряд проходит один или два.
why-ol-mov-03 = Передвижение должно закончиться в другой зоне.
why-ol-mov-04 = Там другой ваш отряд.
why-ol-mov-09 = Этому отряду некуда идти.
why-ol-mov-10 = Остаться можно, только если никто из ваших не может идти; может { CASE($team) }.
why-ol-rec-01 = Провианта и выживших в резерве хватит только на { $most }.
why-ol-rec-03 = В шлюзе { $free ->
    [0] нет свободных ячеек
    [one] { $free } свободная ячейка
    [few] { $free } свободные ячейки
    [many] { $free } свободных ячеек
   *[other] { $free } свободной ячейки
}.
why-ol-rep-01 = Не хватает указанных материалов.
why-ol-room-16 = Нужен полностью заселённый, не использованный в этом раунде наблюдательный пункт.
why-ol-room-16-known = Эту стопку вы уже видели целиком.
why-ol-rul-30 = Вам не по силам даже самая слабая дичь.
why-ol-rul-36 = Шлюз полон.
why-ol-rul-65 = Этому отряду нечего набрать у дамбы.
why-ol-shel-04 = В комнате { $free ->
    [0] нет свободных ячеек
    [one] { $free } свободная ячейка
    [few] { $free } свободные ячейки
    [many] { $free } свободных ячеек
   *[other] { $free } свободной ячейки
}.
why-ol-shel-05 = Выжившие живут только в ваших построенных комнатах и в шлюзе.
why-ol-shel-11 = Эта комната уже построена.
why-ol-zone-03 = Сегодняшние водоросли уже взяты.
why-ol-zone-11 = Охотиться можно раз за ход, в лесу, шахте или на ярмарке.
why-ol-zone-32 = Этот отряд занимает место { $place }.
why-ol-zone-33 = Место { $place } занято.
why-ol-zone-37 = Свободной ячейки нет.
why-ol-zone-40 = За доступ к дамбе платят микросхемой.
why-ol-zone-41 = Сначала получите доступ к дамбе (раз за ход).
why-ol-zone-55 = Жетоны поиска на сегодня кончились.
why-ol-zone-57 = У вас уже есть снаряжение этого вида.

## Поле

section-setup = Ещё один день: подготовка
section-day = День { $day } из 6. Фаза 2 из 3, радиация { $radiation }
section-night = Ночь { $day } из 6. Шаг { $night } из 7 ({ $night ->
    [1] { board-step-1 }
    [2] { board-step-2 }
    [3] { board-step-3 }
    [4] { board-step-4 }
    [5] { board-step-5 }
    [6] { board-step-6 }
   *[other] { board-step-7 }
}), радиация { $radiation }
section-over = День { $day } из 6. Игра окончена
section-deal = Ваша раздача
section-board = Игровое поле
section-colony = { $side }, лидер { $leader }: { $points } ОВ, выживших { $count }
section-drifters = { $side }: { $points } ОВ, выживших { $count }
row-disaster = { $disaster } ({ $points } ОВ): { $does } Цена { COUNT($resource) }
row-face-down-disasters = Впереди { $count ->
    [one] { $count } бедствие
    [few] { $count } бедствия
    [many] { $count } бедствий
   *[other] { $count } бедствия
}
row-first-player = Первый игрок: { $seat }
row-supply = Резерв: { COUNT($resource) }, выживших { $count }
row-next-level = Уверенная победа: попробуйте следующую сложность.
row-turn-team = { AGREE($seat, one: "Ходит", many: "Ходят") } { $seat }, { CASE($team) }
row-turn = { AGREE($seat, one: "Ходит", many: "Ходят") } { $seat }, { CASE($team) } { CASE($zone, case: "at") }. Осталось действий: { $count }
row-turn-stock = { AGREE($seat, one: "Ходит", many: "Ходят") } { $seat }, { CASE($team) } { CASE($zone, case: "at") }. Осталось действий: { $count }. Здесь { COUNT($resource, $stock) }
row-turn-game = { AGREE($seat, one: "Ходит", many: "Ходят") } { $seat }, { CASE($team) } { CASE($zone, case: "at") }. Осталось действий: { $count }. Здесь { COUNT($resource, $stock) } и { CASE($game) }: выносливость { $endurance }, мясо { $meat }
row-attack = { $seat } { AGREE($seat, one: "нападает", many: "нападают") } с эффективностью { $count }. { AGREE($rival, one: "Защищается", many: "Защищаются") } { $rival }
row-deal-room = { $kind }. { $effect }. Ячеек { $cells }, провианта { $food }
row-leader = { $leader }, возраст { $age }: { CASE($zone) }. С собой { COUNT($resource) }, сломанное снаряжение — { CASE($equipment) }
row-leader-searches = { $leader }, возраст { $age }: { CASE($zone) }. Вскрывает четыре жетона поиска, оставляет три; сломанное снаряжение — { CASE($equipment) }
row-zone-stock = { $zone }: { COUNT($resource, $count) }
row-zone = { $zone }
row-zone-dam = { $zone }: { COUNT($resource, $count) }; чтобы собирать, нужна микросхема или ключ доступа
row-algae = Есть водоросли
row-game = { $game }: выносливость { $endurance }, мясо { $meat } (+{ $more } за каждый такой жетон у вас), жетонов в стопке { $count }
row-no-game = Дичи больше нет
row-game-seen = Под ней: { CASE($game) }
row-place = Место { $place }: { $count ->
    [0] без консервов
    [one] { $count } банка консервов
    [few] { $count } банки консервов
    [many] { $count } банок консервов
   *[other] { $count } банки консервов
}{ $survivor ->
    [yes] , выживший
   *[no] {""}
}{ SIZE($seat) ->
    [0] , свободно
   *[other] , занимает { $seat }
}
row-city-equipment = Снаряжение: { SIZE($equipment) ->
    [0] нет
   *[other] { CASE($equipment) }
}; в стопке { $count }
row-city-tile = { $equipment } ({ $does }). Починка за { COUNT($resource, case: "acc") }. Пара: { CASE($pair) }
row-city-search = Жетоны поиска: { $count } в стопке{ SIZE($token) ->
    [0] {""}
   *[other] ; вне игры: { $token }
}
row-search-seen = Сверху вниз: { $token }
row-team = { $seat }, { CASE($team) }: отдыхает
row-team-active = { $seat }, { CASE($team) }: активен
row-team-spent = { $seat }, { CASE($team) }: уже ходил, отдыхает
row-own-team = { $team } { CASE($zone, case: "at") }: отдыхает
row-own-team-active = { $team } { CASE($zone, case: "at") }: активен
row-own-team-spent = { $team } { CASE($zone, case: "at") }: уже ходил, отдыхает
forecast-dam-shut = { $zone }: без микросхемы и готового ключа доступа закрыта, отряд там ничего не соберёт
row-store = Склад: { SIZE($resource) ->
    [0] пусто
   *[other] { COUNT($resource) }
}
row-airlock = Шлюз: { $count } из { $cells }
row-room = { $room }, { $count } из { $cells }. { $effect }
row-full = { $room }, { AGREE($room, m: "заселён", f: "заселена", n: "заселено", pl: "заселены", other: "комната заселена") } ({ $count } из { $cells }). { $effect }
row-full-used = { $room }, { AGREE($room, m: "заселён", f: "заселена", n: "заселено", pl: "заселены", other: "комната заселена") } ({ $count } из { $cells }), { AGREE($room, m: "использован", f: "использована", n: "использовано", pl: "использованы", other: "использована") }. { $effect }
row-unbuilt = { $room }, не { AGREE($room, m: "построен", f: "построена", n: "построено", pl: "построены", other: "построена эта комната") }. { $effect }. Ячеек { $cells }, провианта { $food }
row-food = Пища на ночь: вода { $rows }, провиант { $food }
row-virtual-water = Вода от комнаты «Запас воды»: { $count }
row-radiation = Радиация: { $points } ОВ
row-broken = { $equipment }, { AGREE($equipment, m: "сломан", f: "сломана", n: "сломано", pl: "сломаны", other: "снаряжение сломано") }. Починка за { COUNT($resource, case: "acc") } ({ $does }; пара: { CASE($pair) })
row-repaired = { $equipment }, { AGREE($equipment, m: "готов", f: "готова", n: "готово", pl: "готовы", other: "снаряжение готово") } ({ $does }; пара: { CASE($pair) })
row-exhausted = { $equipment }, { AGREE($equipment, m: "использован", f: "использована", n: "использовано", pl: "использованы", other: "снаряжение использовано") } ({ $does }; пара: { CASE($pair) })
row-solved = Бедствия, с которыми разобрались: { $disaster }
row-trophies = Жетоны дичи: { CASE($game) }
row-annexes = Комнат: { $count }
row-next-card = Следующая { CASE($card) }: { CASE($zone) }; идёт { $prefer } отряд
row-deck = Закрытых карт: { $count }
row-used-card = Сыграна { CASE($card) }: { CASE($zone) }; идёт { $prefer } отряд

## Счёт

score-survivors = Выжившие
score-disasters = Бедствия
score-rooms = Полностью заселённые комнаты
score-equipment = Починенное снаряжение
score-pairs = Пары снаряжения
score-radiation = Радиация

## Что делает снаряжение

does-axe = лес: +2 дерева
does-bow = лес: 1 мясо по прибытии
does-jerrycan = дамба: +1 вода
does-access-card = дамба: микросхема не нужна
does-ammo-box = военная база: +2 патрона
does-crowbar = военная база: 2 микросхемы по прибытии
does-chainsaw = город: 2 дерева по прибытии
does-flashlight = город: выживший в шлюз
does-pickaxe = шахта: +2 металла
does-water-filter = шахта: 1 вода по прибытии
does-grappling-hook = сухогруз: место на одно выше
does-hacksaw = сухогруз: 2 металла по прибытии
does-backpack = ярмарка: +2 микросхемы
does-metal-detector = ярмарка: 2 банки консервов по прибытии
does-shotgun = охота: сила +1
does-trap = охота: сила +1
does-baseball-bat = одно нападение: сила +1
does-body-armor = одна защита: эффективность −2
does-exoskeleton = одно передвижение: любое расстояние
does-heat-sensor = охота: любой жетон стопки

## Что делают бедствия

does-forest-fire = лес теряет дерево.
does-collapse = шахта теряет металл.
does-thieves = ярмарка теряет микросхемы.
does-sandstorm = сила отрядов не больше 3, кроме нападений.
does-hard-times = лес, шахта и ярмарка теряют жетоны.
does-radioactive-cloud = в каждом убежище радиация +2 деления.
does-rat-infestation = каждое убежище теряет провиант, а без него — выжившего.
does-raiders = каждое убежище теряет 2 материала или патрона, а без них — выжившего.
does-sudden-cold = каждое убежище теряет выжившего.
does-nomads = жетоны поиска вскрывают, но они никому не достаются.
does-epizootic = каждая охота даёт на 1 мясо меньше.
does-animal-mutation = выносливость всей дичи на 1 выше.

## The drawn board

stage-attack = Нападение
stage-hunt = Охота
stage-game = Дичь
stage-store = Что можно отдать
stage-strength = Сила
board-ring = Восемь зон
board-stock = Осталось: { $count }
board-game = Выносливость { $endurance }, в стопке { $left }
board-actions = Осталось действий: { $count }
board-algae = Водоросли
board-search = Жетоны поиска
board-place = { $cans ->
    [0] Без консервов
    [one] { $cans } банка консервов
    [few] { $cans } банки консервов
    [many] { $cans } банок консервов
   *[other] { $cans } банки консервов
}{ $survivor ->
    [yes] , ждёт выживший
   *[no] {""}
}
board-team-standing = активен
board-team-lying = отдыхает
board-team-done = уже ходил
board-day = День { $day }
board-before = До первого дня
board-night = ночь
board-step-1 = бедствия
board-step-2 = пища
board-step-3 = радиация
board-step-4 = вербовка
board-step-5 = комнаты
board-step-6 = починка
board-step-7 = уборка
board-points =
    { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }
board-no-disasters = Действующих бедствий нет.
board-face-down = Закрытых бедствий: { $count }
board-drifters-next = Бродяги идут дальше:
board-store = Склад
board-shelter = Убежище
board-radiation = Радиация
board-survivors = Выжившие
board-eat = Этой ночью комнатам нужно провианта: { $food }, шлюзу воды: { $water }.
board-short-water = Не хватит воды: { $count }.
board-short-food = Не хватит провианта: { $count }.
board-more-radiation = Маркер радиации поднимется на { $count }.
board-enough = Всего хватает.
board-feed-title = Кто ест этой ночью
board-feed-sum = Нужно: { $due }. Оплачено: { $paid }.
board-feed-order = Сначала пьёт шлюз, и только воду. Мясо к утру испортится, поэтому его едят раньше всего остального.
board-feed-short = не хватает: { $count }
board-feed-do = { $count ->
    [0] Накормить всех
    [one] Накормить, потерять { $count } выжившего
    [few] Накормить, потерять { $count } выживших
    [many] Накормить, потерять { $count } выживших
   *[other] Накормить, потерять { $count } выжившего
}
board-drinks = пьёт { $count }
board-absorbs-less = задержит меньше радиации
board-no-longer-full = больше не заселена полностью
board-airlock-count = Шлюз: { $count } из { $cells }
board-airlock = Шлюз
board-rooms = Комнаты
board-room-built = Выживших: { $survivors } из { $cells }, ест { $food }
board-room-plan = Не построена; мест: { $cells }, ест { $food }
board-meals = ест { $count }
board-equipment = Снаряжение
board-tool-repaired = починено
board-tool-broken = сломано

## Log, film and close-ups

chapter-setup = До первого дня
chapter-placement = Отряды занимают места
chapter-dawn = День { $day }
heading-nightfall = Ночь { $day }
turn-equipment-shown = Рассвет
turn-search-revealed = Рассвет
turn-disaster-revealed = Бедствия
turn-disaster-strikes = Бедствия
detail-card-drifters-card = { $card }
detail-card-disaster-strikes = { $disaster }
detail-among-drifters-consider = { $zone }: { SIZE($team) ->
    [0] никто
   *[other] { CASE($team) }
}
detail-among-drifters-weigh = { $disaster }
detail-why-drifters-card = Карта называет зоны по порядку. Из отрядов, которые могут туда пойти, идёт { $prefer }.
detail-why-drifters-consider = Зоны карты проверяются по порядку; берётся первая, до которой может дойти отряд.
detail-why-drifters-go = Из равных по силе отрядов идёт ближайший. Если ни одна зона карты не достижима, самый сильный отряд идёт в ближайшую разрешённую.
detail-why-drifters-weigh = Из бедствий, которые можно оплатить целиком, выбирается дающее больше всего очков.
field-cells = Ячеек
field-food = Провианта за ночь
field-phase = Действует
field-age = Возраст
field-role = Занятие
field-start-zones = Начальные зоны отрядов
field-resources = Приносит
field-equipment = Сломанное снаряжение
field-cost = Цена
field-repair-cost = Починка
field-points = Очки выживания
field-strength = Сила
field-endurance = Выносливость
field-first-meat = Мяса за первый жетон
field-resource = Ресурс
field-hunting = Охота
field-cans = Консервы
field-zones = Зоны по порядку
field-prefer = Кого посылают
field-gives = Даёт
field-amount = Количество
field-neighbors = Рядом
field-half = Половина пары
phase-day = днём
phase-any = в любое время
phase-night-1 = ночью: { board-step-1 }
phase-night-3 = ночью: { board-step-3 }
phase-night-5 = ночью: { board-step-5 }
phase-night-6 = ночью: { board-step-6 }
half-left = левая
half-right = правая
gives-radiation-down = меньше радиации
gives-nothing = ничего

## Первая партия с подсказками, одна мысль за раз

learn-outlive-goal = Шесть дней вы ведёте колонию в убежище. В конце очки дают выжившие, полностью заселённые комнаты, бедствия, с которыми вы разобрались, и починенное снаряжение; радиация их отнимает.
learn-outlive-deal = Сначала убежище. Вам раздали шесть специальных комнат, остаются четыре. Комната работает, только когда полностью заселена, поэтому берите те, что сможете заселить.
learn-outlive-free-room = Одна комната построена сразу. Механический цех удешевляет починку.
learn-outlive-airlock = Здесь живут четверо. Каждый занятый ряд шлюза пьёт ночью 1 воду, зато каждый человек в нём задерживает 1 радиацию. Трое идут в комнату, один остаётся в шлюзе.
learn-outlive-leader = Лидер приносит припасы и определяет, где начнут отряды.
learn-outlive-place = У вас четыре отряда силой 5, 4, 3 и 3. Они начинают в четырёх разных зонах.
learn-outlive-dawn = День 1. На рассвете зоны пополняются, и приходит бедствие. Оно бьёт каждый рассвет, пока кто-нибудь с ним не разберётся. Из-за этого дичь даёт меньше мяса.
learn-outlive-team = Днём вы и соперник по очереди высылаете отряды, по одному. Начнём с малого: с отряда силой 3.
learn-outlive-move = Отряд обязан пройти 1 или 2 зоны по кольцу и не может встать туда, где есть другой ваш отряд. В шахте металл.
learn-outlive-actions = Сила отряда — это число его действий. Сила 3: трижды металл. Три материала — это комната.
learn-outlive-automa = Ваши соперники, Бродяги, послали отряд к дамбе за водой. Их карта и причина видны в показе ходов рядом с полем.
learn-outlive-four = Каждый отряд ходит раз в день. Теперь тот, у которого сила 4.
learn-outlive-pressure = Он сильнее отряда Бродяг у дамбы. Кто пришёл, тот нападает на всех более слабых, кто уже ходил сегодня.
learn-outlive-attack = Бродяги потратили патроны на защиту и ничего не отдали. Более сильная атака принесла бы дань. Теперь самый сильный отряд: нужен провиант.
learn-outlive-hunt = В лесу, в шахте и на ярмарке отряд может один раз поохотиться. За выносливость дичи платят силой, патронами и оружием; мяса хватит на нескольких.
learn-outlive-last = Последний отряд идёт в город Блэквуд.
learn-outlive-city = В городе каждое действие берёт снаряжение или жетон поиска. Снаряжение сначала сломано: ночью его чинят, тогда оно помогает и приносит очки.
learn-outlive-night = Наступает ночь: бедствия, пища, радиация, вербовка, комнаты, починка, уборка — всегда в этом порядке.
learn-outlive-fed = Шлюз выпил 1 воду, механический цех съел 1 провиант. Чего не хватает, то стоит выжившего, поэтому проверяйте запасы до вечера.
learn-outlive-radiation = Радиация первого дня — 1, и человек в шлюзе её задержал. Без него маркер поднялся бы и отнял очки.
learn-outlive-recruit = Теперь можно принять людей снаружи: по одному провианту за каждого, сколько поместит шлюз. Возьмите одного.
learn-outlive-build = За три металла строится комната. Кризисный штаб удешевляет борьбу с бедствиями.
learn-outlive-staff = Пустая комната не работает и не приносит очков. Переведите обоих из шлюза. Но завтра радиацию никто не задержит, если вовремя не завербовать новых.
learn-outlive-sum-1 = Каждый отряд ходит раз в день на 1 или 2 зоны по кольцу и действует столько раз, какова его сила.
learn-outlive-sum-2 = Кто пришёл, нападает на более слабых; патроны защищают.
learn-outlive-sum-3 = Действующие бедствия бьют каждый рассвет, пока за них не заплатят.
learn-outlive-sum-4 = Ночью комнаты едят, ряды шлюза пьют; чего не хватает, то стоит выживших.
learn-outlive-sum-5 = Шлюз задерживает радиацию; полностью заселённые комнаты работают и приносят очки.

## Памятка. Часть до первого двоеточия — заголовок.

refer-outlive-1 = Рассвет: зоны пополняются, в городах новое снаряжение, приходит бедствие; бьёт каждое действующее бедствие.
refer-outlive-2 = День: по очереди высылайте по отряду на 1 или 2 зоны по кольцу. Он нападает на более слабых и действует столько раз, какова его сила.
refer-outlive-3 = Бедствия (ночь 1): заплатите, чтобы разобраться с бедствием, и получите его очки.
refer-outlive-4 = Пища (ночь 2): занятые комнаты стоят провианта, занятые ряды шлюза — по 1 воде; чего не хватает, то стоит выжившего.
refer-outlive-5 = Радиация (ночь 3): уровень дня минус люди в шлюзе поднимает маркер.
refer-outlive-6 = Вербовка (ночь 4): 1 провиант за каждого нового выжившего в шлюзе.
refer-outlive-7 = Комнаты (ночь 5): строить за 3 материала, заселять, применять.
refer-outlive-8 = Починка (ночь 6): сломанное снаряжение чинят; починенное работает и приносит очки.
refer-outlive-9 = Подсчёт после дня 6: бедствия, заполненные комнаты, радиация, выжившие, починенное снаряжение и пары.

## Знаки

symbol-wood = дерево
symbol-metal = металл
symbol-microchip = микросхема
symbol-meat = мясо
symbol-water = вода
symbol-can = консервы
symbol-ammo = патроны
symbol-survivor = выживший
symbol-radiation = радиация
symbol-game = дичь
symbol-search = жетоны поиска
symbol-tool = снаряжение

trait-leader = Победы по лидерам
trait-difficulty = Победы по уровням Бродяг
