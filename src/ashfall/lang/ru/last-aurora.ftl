### Last Aurora

## Этап передвижения

ask-movement-turn = Ваш ход передвижения: ехать, остаться или сначала что-то применить?
ask-destination = Как далеко едет колонна?
ask-waypoint-take = Ход закончен на жетоне особой точки маршрута. Взять его?
ask-after-move = Колонна приехала. Что-нибудь ещё в этом ходу?
do-drive = { $food ->
    [0] { $fuel ->
        [0] Ехать: потратить 1 топливо
       *[other] Ехать: потратить 1 топливо, ещё топлива ради скорости: { $fuel }
    }
   *[other] { $fuel ->
        [0] Ехать: потратить 1 топливо, продовольствия ради скорости: { $food }
       *[other] Ехать: потратить 1 топливо, ещё топлива: { $fuel }, продовольствия: { $food }
    }
}
do-nitro-drive = { $food ->
    [0] { $fuel ->
        [0] Ехать на нитрометане
       *[other] Ехать на нитрометане, ещё топлива ради скорости: { $fuel }
    }
   *[other] { $fuel ->
        [0] Ехать на нитрометане, продовольствия ради скорости: { $food }
       *[other] Ехать на нитрометане, ещё топлива: { $fuel }, продовольствия: { $food }
    }
}
do-stay = Остаться на месте
do-medic = Врач поднимает на ноги: { $crew }
do-jackal = Шакал находит: { $token }
do-go = Доехать до точки { $waypoint } и остановиться ({ $way })
do-halt = Остановиться здесь
do-take-shortcut = Поехать коротким путём { $shortcut } ({ $way })
do-cross-mine = Проехать по мине за точкой { $waypoint } ({ $way })
do-take-counter = Взять жетон
do-leave-counter = Оставить жетон
do-lay-mine = Заложить мину на дороге за точкой { $waypoint }
do-mine-shortcut = Заложить мину на коротком пути { $shortcut }
do-end-movement = Закончить ход передвижения
thing-waypoint = Точка маршрута { $number }
thing-shortcut = Короткий путь { $number }
thing-fuel = Дополнительное топливо: { $number }
thing-food = Сожжённое продовольствие: { $number }
way-road = по основной дороге
way-track1 = первым коротким путём для гусениц
way-track2 = вторым коротким путём для гусениц
way-track1-2 = первым и вторым коротким путём для гусениц
way-track3 = третьим коротким путём для гусениц
way-track1-3 = первым и третьим коротким путём для гусениц
way-track2-3 = вторым и третьим коротким путём для гусениц
way-track1-2-3 = всеми тремя короткими путями для гусениц
event-drives = { $seat }: колонна едет, скорость { $speed } (топлива потрачено: { $fuel }, продовольствия: { $food }).
event-medic-helps = { $seat }: Врач возвращает в активную зону: { $crew }.
event-jackal-finds = { $seat }: Шакал находит: { $token }.
event-shortcut-taken = { $seat }: колонна едет коротким путём { $shortcut } к точке { $waypoint }.
event-avalanche = Лавина закрывает короткий путь { $shortcut } до конца игры.
event-mine-explodes = { $seat }: на дороге за точкой { $waypoint } взрывается мина.
event-arrived = { $seat }: колонна останавливается на точке { $waypoint }.
event-counter-taken = { $seat }: взят жетон на точке { $waypoint }: { $counter }.
event-mine-laid = { $seat }: мина заложена на дороге за точкой { $waypoint }.
event-shortcut-mined = { $seat }: мина заложена на коротком пути { $shortcut }.
why-la-move-02 = На самом грузовике должен быть выживший, а груз нельзя так разместить.
why-la-move-03 = Нужно топлива: { $need }; в колонне есть: { $have }.
why-la-move-04 = Нужна скорость { $need }; осталось { $have }.
why-la-move-07 = Колонны едут только вперёд.
why-la-move-09 = Дорога кончается раньше.
why-la-move-12 = Для этого короткого пути нужна неповреждённая ячейка с гусеницами.
why-la-rul-26 = Колонна на последней точке: дальше дороги нет.
why-la-slot-12 = Продовольствие даёт скорость только грузовику с неповреждённой ячейкой для этого.
why-la-slot-12-food = Нужно продовольствия: { $need }; в колонне есть: { $have }.
why-la-item-05 = У вас нет нитрометана.
why-la-abl-01 = В активной зоне нет выжившего с этой способностью.
why-la-abl-04 = Эта способность уже применена на этом этапе.
why-la-surv-02 = Врач поднимает того, кто находится в зоне отдыха.
why-la-surv-12 = Шакал находит только тот ресурс, которого в колонне нет.
why-la-beta-04 = Бонусное передвижение стоит 1 топливо.
why-la-beta-18 = На этом поле нет такого короткого пути.
why-la-beta-21 = Этот короткий путь закрыт лавиной.
why-la-mine-02 = У вас нет мины.
why-la-mine-03 = Мину закладывают на дороге, по которой вы только что проехали.
why-la-mine-08 = На этой дороге уже лежит мина.
why-la-rul-101 = Лавина только что закрыла этот короткий путь.

## Этап стрельбы

ask-renegade-enemy = Ренегат: какой враг не действует на вас на этом этапе?
ask-ambush-choice = Засада: что вы выбираете?
ask-fire-turn = Огонь колонн: атаковать или закончить ход?
ask-pay-ammo = Какую фишку боеприпасов вы тратите?
ask-gunner-use = Ваше первое попадание на этом этапе: Стрелок добавляет 1 повреждение?
ask-move-target-counter = На планшете не осталось жетонов цели. Какой из своих вы перемещаете?
ask-replace-target-counter = Все ячейки цели заняты. Чей жетон уступает место вашему?
ask-take-loot = Вам досталась карта добычи. Взять её?
ask-bonus-attack = Бонусная атака: каким оружием и какого врага?
do-name = Не бояться врага: { $enemy }
do-suffer = { $enemy }: { $harm }
do-suffer-nothing = Ничего не может случиться: дальше
do-shoot = Атаковать: { $enemy }, оружие в ячейке { $slot }
do-burn = Атаковать зажигательными боеприпасами: { $enemy }, оружие в ячейке { $slot }
do-spend = Потратить боеприпасы из ячейки { $slot }
do-end-fire = Больше не атаковать
do-strike = Атаковать: { $enemy }, оружие в ячейке { $slot }
do-use-gunner = Добавить 1 повреждение
do-decline-gunner = Ничего не добавлять
do-move-counter = Переместить жетон: { $enemy }, ячейка цели { $circle }
do-replace-counter = Заменить жетон в ячейке цели { $circle }
do-take-loot = Взять: { $card }
do-leave-loot = Оставить: { $card }
harm-contamination = заразить выжившего
harm-resource = потерять 1 ресурс
harm-damage = получить повреждения
circle-a = А
circle-b = Б
circle-c = В
circle-d = Г
area-anywhere = вся колонна
area-top-row = верхний ряд
area-bottom-row = нижний ряд
area-left-column = левый столбец
area-truck = грузовик
event-renegade = { $seat }: Ренегат называет врага: { $enemy }.
event-enemy-comes = { $enemy }: враг появляется над регионом «{ $region }».
event-ambush = Засада: { $enemy }.
event-attack = { $seat } атакует: { $enemy }, параметр оружия { $level }. { $outcome }: { $count ->
    [0] нет попаданий.
    [one] { $count } повреждение.
    [few] { $count } повреждения.
    [many] { $count } повреждений.
   *[other] { $count } повреждения.
}
event-gunner = { $seat }: Стрелок добавляет 1 повреждение.
event-enemy-hit = { $enemy }: повреждено ячеек защиты { $count } из { $most }.
event-jam = { $seat }: оружие заклинило.
event-target-counter = { $seat }: жетон цели — { $enemy }, ячейка { $circle }.
event-enemy-defeated = { $enemy }: враг побеждён. { $outcome }: решает буква { $circle }, добычу получает { $seat }.
event-loot-won = { $seat }: карта добычи — { $card }.
event-loot-left = { $seat }: карта добычи оставлена — { $card }.
event-enemy-fire = Вражеский огонь в регионе «{ $region }». Открыта карта: { $outcome }.
event-under-fire = { $seat } получает повреждений: { $count } (область: { $area }).
event-enemy-leaves = { $enemy }: враг уходит, в его регионе нет колонн.
event-outcomes-shuffled = Карты исхода перемешаны заново.
why-la-amb-07 = Этот враг не даёт такого выбора.
why-la-rul-13-resource = У вас нет ресурса, который можно потерять.
why-la-rul-13-damage = В этой области нет неповреждённых ячеек.
why-la-cf-02 = Этот враг не над регионом вашей колонны.
why-la-cf-03 = У вас нет боеприпасов.
why-la-cf-04 = Для этой атаки нет неповреждённого оружия.
why-la-cf-04-used = Это оружие уже использовано на этом этапе.
why-la-item-01 = У вас нет зажигательных боеприпасов.
why-la-beta-10 = Бонусная атака стоит 1 боеприпасы.
why-la-beta-11 = Над регионом вашей колонны нет врагов.

## Конец раунда и игры

ask-end-of-round = Завершение раунда: что вы применяете?
do-grow-food = Взять продовольствие из переработчика
do-run-workshop = Чинить в мастерской
do-end-round-turn = Закончить
event-game-over = Игра окончена.
event-aurora-sails = «Аврора» плывёт дальше: точка с номером { $number }.
event-card-discarded = { $card }: карта уходит из зоны разведки.
score-distance = Отрыв от последней колонны
score-fame-track = Счётчик славы
score-objects = Неиспользованные предметы
score-special-slots = Особые ячейки
score-abilities = Способности выживших
score-survivors = Выжившие без заражения
score-undamaged = Карты колонны без повреждений

## Автома

side-automa = Автома
row-a = А
row-b = Б
row-c = В
row-d = Г
arrow-left = стрелка влево
arrow-right = стрелка вправо
priority-gather = сбор
priority-recruit = вербовка
priority-convoy-card = карта колонны
priority-encounter = встреча
event-automa-prepares = Автома выкладывает взакрытую { $count ->
    [one] { $count } карту действий
    [few] { $count } карты действий
    [many] { $count } карт действий
   *[other] { $count } карты действий
}.
event-automa-passes = У Автомы нет закрытых карт действий: она пасует.
event-automa-card = Автома открывает карту: { $action }.
event-automa-no-action = Автоме не с чем взаимодействовать.
event-automa-looks = Навык { $skill }: Автома смотрит на ячейку { $position }.
event-automa-candidates = Автома ищет в ячейках 2–4: { $priority }. Подходят ячейки: { $positions }.
event-automa-acts = Автома действует: { $card }, ячейка { $position }.
event-automa-takes-block = Автома берёт блок: { $block }.
event-automa-outcome = { $outcome }: повреждение для ряда { $row }.
event-automa-damaged = Автома получает повреждение: ряд { $row }, столбец { $space }.
event-automa-damage-lost = В ряду { $row } нет неповреждённых ячеек под жетоном и левее: повреждение пропадает.
event-automa-repaired = Автома чинит: ряд { $row }, столбец { $space }.
event-automa-nothing-to-repair = Автоме нечего чинить.
event-automa-contaminated = Выживший Автомы заражён (заражённых: { $count }).
event-automa-loses-survivor = Автома теряет заражённого выжившего (осталось заражённых: { $count }).
event-automa-gains = Автома получает: { $token }.
event-automa-cannot-gain = Автома не может взять: { $token }.
event-automa-loses = Автома теряет: { $token }.
event-automa-recruits = Автома получает выжившего (теперь { $count }).
event-automa-heals = Автома исцеляет выжившего (здоровых: { $count }).
event-automa-fame = Слава Автомы теперь { $fame }.
event-automa-draws-object = Автома берёт предмет (карт в её зоне: { $count }).
event-automa-feeds = Автома тратит 1 продовольствие и открывает карту: { $action }.
event-automa-ability = Действует карта: { $action }.
event-automa-drives = Автома едет, скорость { $speed }.
event-automa-shortcut = Автома едет коротким путём { $shortcut } к точке { $waypoint }.
event-automa-arrives = Автома останавливается на точке { $waypoint }.
event-automa-targets = На первой карте Автомы { $arrow }; враги в её регионе: { $enemies }.
event-automa-shoots = Автома стреляет: { $enemy }, оружие в столбце { $space }.
event-automa-moves-counter = Автома перемещает жетон цели с карты: { $enemy }.
event-automa-under-fire = Автома получает повреждений: { $count }, ряд { $row }.
event-automa-counter = Жетон Автомы переходит на столбец { $space }.

## The drawn board

board-road = Дорога к «Авроре»
board-start = Старт
board-aurora = «Аврора» на точке { $number } из 6
board-mine = Мина
board-shortcut =
    { $closed ->
        [yes] Закрыто лавиной
       *[no] { $tracks ->
            [yes] Только с гусеницами
           *[no] Повреждения: { $damage }, заражение: { $contamination }
        }
    }
board-enemy = Повреждения: { $damage } из { $defence }
board-zone = Зона разведки
board-empty = Нет карты
board-card = { $card } ({ $sort })
board-cost = Стоимость разведки: { $cost }
board-bonus = Бонусные действия
board-kind-location = локация
board-kind-survivor = выживший
board-kind-encounter = встреча
board-kind-event = событие
board-kind-truck = грузовик
board-kind-trailer = прицеп
board-kind-device = устройство
board-kind-enemy = враг
board-skill = Навык { $skill }
board-truck = Скорость { $speed }, мощность { $towing }
board-convoy = Колонна
board-cargo = Груз
board-fame = Слава
board-free =
    { $count ->
        [one] { $count } свободная ячейка
        [few] { $count } свободные ячейки
        [many] { $count } свободных ячеек
       *[other] { $count } свободной ячейки
    }
board-damaged = повреждено
board-crew = Экипаж
board-survivor = Навык { $skill }, заражение { $contamination }
board-objects = Предметы
board-automa = Автома
board-automa-slot =
    { $type ->
        [food] Продовольствие
        [fuel] Топливо
        [ammo] Боеприпасы
        [weapon] Оружие
        [speed] Скорость +1
       *[armour] Броня
    }{ $damaged ->
        [yes] , повреждено
       *[no] {""}
    }
board-automa-cards = Карты действий: закрытых { $stack }, открытых { $shown }. Предметы и добыча: { $kept }.
