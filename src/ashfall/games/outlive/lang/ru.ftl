### Outlive: собственные слова игры.

game-name = Ещё один день
game-summary = Четыре отряда, шесть дней и убежище, которое надо кормить: Караван примет только колонию с наибольшим числом очков выживания.
game-goal = Сохраните колонию в течение шести дней. Очки дают выжившие, заселённые комнаты, устранённые бедствия и починенное снаряжение; радиация их отнимает.

option-difficulty = Сила Бродяг (только в одиночной игре)
option-difficulty-easy = лёгкий
option-difficulty-normal = обычный
option-difficulty-hard = трудный
option-strategic-placement = Расставлять отряды по одному в порядке хода
option-solo-yes = в одиночку против Бродяг
side-drifters = Бродяги

## Вопросы

ask-drop-room = От какой специальной комнаты вы отказываетесь? Из шести остаются четыре.
ask-free-room = Какую комнату вы строите бесплатно?
ask-inside = Сколько из четырёх выживших поселится в ней? Остальные ждут в шлюзе.
ask-leader = Кто возглавит колонию?
ask-place-team = Где начинает этот отряд?
ask-culpepper-city = Из какого города вы открываете жетон поиска?
ask-culpepper-token = Какой из четырёх жетонов вы сбрасываете?
ask-lose-provision = Крысы: какой провиант потерян?
ask-lose-loot = Рейдеры: какой жетон потерян?
ask-lose-survivor = Где погибает выживший?
ask-choose-team = Какой отряд выходит?
ask-choose-destination = Куда он идёт?
ask-choose-place = Какое место на сухогрузе он занимает?
ask-attack = На кого нападает отряд?
ask-hideout = Отряд прячется в укрытии?
ask-armour = Отряд надевает бронежилет?
ask-defend = Сколько патронов вы тратите на защиту?
ask-interrogation = Вы сами выберете дань?
ask-tribute = Что вы отдаёте как дань?
ask-demand = Что вы забираете как дань?
ask-act = Что делает отряд?
ask-choose-prey = На какую дичь вы охотитесь?
ask-pay-hunt = Чем вы платите за охоту? Остальное покрывают действия.
ask-welcome = Где поселится выживший?
ask-solve = Вы разбираетесь с бедствием?
ask-relieve = Что кризисный штаб снимает с цены?
ask-mix = Вы платите водой или консервами?
ask-recruit = Сколько выживших вы вербуете, по одному провианту за каждого?
ask-rooms = Комнаты: что вы делаете?
ask-materials = Какими материалами вы платите?
ask-choose-stack = Из стопки какого города вы берёте снаряжение?
ask-repairs = Починка: что вы делаете?
ask-discount = Какую скидку вы используете?

## Действия

do-drop = Отказаться: { $kind }
do-found = Построить: { $kind }
do-inside = Внутри: { $count }
do-lead = { $leader }
do-place = { $team }: { $zone }
do-turn-up = { $zone }
do-refuse = Сбросить: { $token }
do-lose = Потерять { CASE($resource, case: "acc") }
do-lose-reserve = Потерять воду из запаса
do-lose-survivor = Потерять одного здесь: { $room }
do-send = Отправить: { $team }
do-stay = Остаётся: { $team }
do-peek = Посмотреть жетоны поиска: { $zone }
do-go = Идти сюда: { $zone }
do-board = Занять место { $place }
do-house = Поселить выжившего здесь: { $room }
do-leave = Оставить выжившего на сухогрузе
do-attack = Напасть: { $rival }
do-strike = Напасть с бейсбольной битой: { $rival }
do-spare = Больше ни на кого не нападать
do-hide = Укрыться и ничего не отдавать
do-no-hiding = Не прятаться
do-wear-armour = Надеть бронежилет
do-no-armour = Без бронежилета
do-fire = Потратить патроны: { $count }
do-interrogate = Использовать допросную
do-no-interrogation = Пусть выбирает защитник
do-give = Отдать: { $resource }
do-demand = Забрать: { $resource }
do-gather = Собрать 1 жетон
do-algae = Взять водоросли
do-open-dam = Сбросить микросхему, чтобы набрать воды
do-shine = Фонарик: выживший в шлюз
do-done = Готово
do-take = Взять: { $equipment }
do-search = Искать
do-hunt = Охотиться
do-sense = Осмотреть дичь датчиком тепла
do-stalk = Охотиться: { $game }, номер { $depth } сверху
do-no-prey = Не охотиться
do-pay = { $tools ->
    [0] Патроны: { $ammo }
   *[other] Патроны: { $ammo }, орудия: { $tools }
}
do-solve = Разобраться: { $disaster }
do-let-be = Пас
do-relieve = Снять: { $relief }
do-mix = Вода: { $water }, консервы: { $can }
do-recruit = Завербовать: { $count }
do-build = Построить: { $room }
do-spend = Дерево: { $wood }, металл: { $metal }, микросхемы: { $microchip }
do-fill = Переселить: { $count }, комната: { $room }
do-warehouse = Хранилище: взять снаряжение
do-draw = { $zone }
do-scrap = Цех переработки: уничтожить { $equipment }
do-repair = Починить: { $equipment }
do-discount = Скидка: { $discount }
do-fetch = Склад инструментов: взять снаряжение

relief-none = ничего
relief-wood = 1 дерево
relief-metal = 1 металл
relief-microchip = 1 микросхема
relief-meat = 1 мясо
relief-water = 1 вода
relief-can = 1 консервы
relief-ammo = 1 патрон
relief-wood-wood = 2 дерева
relief-wood-metal = 1 дерево и 1 металл
relief-wood-microchip = 1 дерево и 1 микросхема
relief-metal-metal = 2 металла
relief-metal-microchip = 1 металл и 1 микросхема
relief-microchip-microchip = 2 микросхемы
relief-ammo-ammo = 2 патрона
discount-none = без скидки
discount-tool-store = склад инструментов (на 1 меньше)
discount-machine-shop = механический цех (на 2 меньше)
discount-tool-store-and-machine-shop = склад инструментов и механический цех (бесплатно)
discount-two-machine-shops = два механических цеха (бесплатно)
discount-repair-bay = ремонтный отсек (бесплатно)
prefer-strong = сильный
prefer-weak = слабый

## Что произошло

event-setup = Все игроки тайно выбирают комнаты, лидера и места отрядов.
event-shelter-shown = { $seat }: построена комната: { $room }.
event-leader-shown = { $seat }: колонию возглавляет { $leader }.
event-first-player = { $seat }: жетон первого игрока.
event-token-shown = { $seat }: открыт жетон «{ $token }».
event-placed = { $seat }: { $team } начинает здесь: { $zone }.
event-dawn = Рассвет, день { $day }.
event-equipment-shown = { $zone }: снаряжение: { $equipment }.
event-stack-renewed = { $zone }: сброшенное снаряжение перемешано в новую стопку.
event-search-revealed = { $zone }: сегодня вне игры: { $token }.
event-disaster-revealed = Новое бедствие: { $disaster }.
event-disaster-strikes = Бедствие действует: { $disaster }.
event-zone-lost = { $zone }: потеряно жетонов: { $count }.
event-protected = { $seat }: переборки защищают от бедствия «{ $disaster }».
event-survivor-lost = { $seat }: погиб выживший: { $room }.
event-all-lost = { $seat }: погибли все выжившие: { $count }.
event-radiated = { $seat }: радиация растёт на { $count }, теперь { $points }.
event-overexposed = { $seat }: шкала радиации кончилась, погибших: { $count }.
event-cleansed = { $seat }: радиация снижается на { $count }, теперь { $points }.
event-moved = { $seat }: { CASE($team) } идёт { CASE($zone, case: "to") }.
event-stayed = { $seat }: { $team } остаётся, идти некуда.
event-looked = { $seat }: взгляд на жетоны поиска: { $zone }.
event-saw-search = Вы видите сверху вниз: { $token }.
event-attacked = { $seat }: нападение, цель: { $rival }, эффективность { $count }.
event-repelled = { $seat }: ничего не отдано.
event-tribute = { $seat } → { $rival }: дань, { $resource } ×{ $count }.
event-gathered = { $seat }: собрано: { $resource } ×{ $count }.
event-gathered-more = { $seat }: собрано сверх того: { $resource } ×{ $count }.
event-gained = { $seat } получает { COUNT($resource, $count, case: "acc") }.
event-spent = { $seat }: сброшено: { $resource } ×{ $count }.
event-algae = { $seat }: водоросли.
event-found = { $seat }: находка «{ $token }».
event-equipment-taken = { $seat }: взято снаряжение «{ $equipment }».
event-equipment-drawn = { $seat }: из стопки взято снаряжение «{ $equipment }».
event-equipment-again = { $seat }: такое снаряжение уже есть («{ $equipment }»), берётся другое.
event-equipment-used = { $seat }: использовано снаряжение «{ $equipment }».
event-room-used = { $seat }: использована комната «{ $room }».
event-saw-game = Вы видите сверху вниз: { $game }.
event-hunted = { $seat }: добыча «{ $game }», мясо: { $count }.
event-survivor-housed = { $seat }: выживший поселился здесь: { $room }.
event-survivor-joined = { $seat }: присоединился выживший.
event-nightfall = Ночь дня { $day }.
event-solved = { $seat }: бедствие «{ $disaster }» позади, очки выживания: { $points }.
event-fed = { $seat }: надо накормить выживших, единиц пищи и воды: { $count }.
event-starved = { $seat }: пищи не хватило, умерло от голода: { $count }.
event-recruited = { $seat }: завербовано выживших: { $count }.
event-built = { $seat }: построена комната «{ $room }».
event-moved-in = { $seat }: переселено выживших: { $count }, комната «{ $room }».
event-born = { $seat }: в яслях прибавилось: { $count }.
event-recycled = { $seat }: уничтожено снаряжение «{ $equipment }».
event-repaired = { $seat }: починено снаряжение «{ $equipment }».
event-drifters-card = { $seat } открывают карту «{ $card }»: идёт { $prefer } отряд.
event-drifters-consider = { $seat } выбирают зону «{ $zone }»; могут пойти: { $team }.
event-drifters-go = { $seat } отправляют отряд: { $team }, зона «{ $zone }».
event-drifters-weigh = { $seat } могут разобраться с бедствием: { $disaster }.
event-drifters-built = { $seat }: построено комнат: { $count }.
event-game-over = Караван пришёл.

## Почему нельзя

why-ol-act-03 = В зоне ничего нет до рассвета.
why-ol-act-06 = Этот отряд сегодня уже ходил.
why-ol-atk-02-spare = На более слабый отряд в зоне напасть обязательно.
why-ol-atk-03 = Активного отряда этого игрока здесь нет; отдыхающие скрыты.
why-ol-atk-04 = Сила чужого отряда { $need }, вашего { $have }; нападают только на более слабых.
why-ol-atk-07 = Можно потратить патронов не больше чем { $most }.
why-ol-atk-09 = Такого жетона нет.
why-ol-atk-10 = У этого игрока нечего забрать.
why-ol-atk-12 = На этот отряд на этом ходу уже напали.
why-ol-build-03 = Комната сейчас стоит материалов: { $need }; у вас { $have }.
why-ol-evt-05 = Всю цену вы должны заплатить сами.
why-ol-gen-08 = У отряда не осталось действий.
why-ol-hunt-03 = Для охоты нужно { $need }; действия, патроны и орудия дают { $have }.
why-ol-hunt-04 = Выносливость дичи { $need }; переплачивать нельзя.
why-ol-hunt-11 = Дичи в этой зоне больше нет.
why-ol-mov-02 = Шагов туда: { $steps }; отряд проходит один или два.
why-ol-mov-03 = Передвижение должно закончиться в другой зоне.
why-ol-mov-04 = Там другой ваш отряд.
why-ol-mov-09 = Этому отряду некуда идти.
why-ol-mov-10 = Остаться можно, только если никто из ваших не может идти; может { $team }.
why-ol-rec-01 = Провианта и резерва хватит не больше чем на { $most }.
why-ol-rec-03 = Свободных ячеек в шлюзе: { $free }.
why-ol-rep-01 = Не хватает указанных материалов.
why-ol-room-16 = Нужен полностью заселённый, не использованный в этом раунде наблюдательный пункт.
why-ol-room-16-known = Эту стопку вы уже видели целиком.
why-ol-rul-30 = Вам не по силам даже самая слабая дичь.
why-ol-rul-36 = Шлюз полон.
why-ol-rul-65 = Этому отряду нечего набрать у дамбы.
why-ol-shel-04 = Свободных ячеек в комнате: { $free }.
why-ol-shel-05 = Выжившие живут только в ваших построенных комнатах и в шлюзе.
why-ol-shel-11 = Эта комната уже построена.
why-ol-zone-03 = Сегодняшние водоросли уже взяты.
why-ol-zone-11 = Охотиться можно раз за ход, в лесу, шахте или на ярмарке.
why-ol-zone-32 = Место этого отряда: { $place }.
why-ol-zone-33 = Место { $place } занято.
why-ol-zone-37 = Свободной ячейки нет.
why-ol-zone-40 = Дамба стоит микросхему.
why-ol-zone-41 = Сначала нужен доступ к дамбе, раз за ход.
why-ol-zone-55 = Жетоны поиска на сегодня кончились.
why-ol-zone-57 = У вас уже есть снаряжение этого вида.

## Поле

section-setup = Ещё один день: подготовка
section-day = День { $day } из 6, фаза 2 из 3, радиация { $radiation }
section-night = Ночь { $day } из 6, шаг { $night } из 7: { $night ->
    [1] { board-step-1 }
    [2] { board-step-2 }
    [3] { board-step-3 }
    [4] { board-step-4 }
    [5] { board-step-5 }
    [6] { board-step-6 }
   *[other] { board-step-7 }
}; радиация { $radiation }
section-over = День { $day } из 6: игра окончена
section-deal = Ваша раздача
section-board = Игровое поле
section-colony = { $side } ({ $leader }): ОВ { $points }, выживших: { $count }
section-drifters = { $side } ({ $leader }): ОВ { $points }, выживших: { $count }
row-disaster = { $disaster }: { $does } Цена: { $resource }; ОВ { $points }
row-face-down-disasters = Бедствий впереди: { $count }
row-first-player = Первый игрок: { $seat }
row-supply = Резерв: { $resource }; выживших: { $count }
row-next-level = Уверенная победа: попробуйте следующую сложность.
row-turn-team = Ходит: { $seat }, { $team }
row-turn = Ходит: { $seat }, { $team }, зона «{ $zone }», действий осталось: { $count }
row-attack = { $seat }: нападение, цель: { $rival }, эффективность { $count }
row-deal-room = { $kind }: { $effect } (ячеек { $cells }, пища { $food })
row-leader = { $leader }, возраст { $age }: { $zone }. С собой: { $resource }; сломано: { $equipment }
row-leader-searches = { $leader }, возраст { $age }: { $zone }. Открывает четыре жетона поиска, оставляет три; сломано: { $equipment }
row-zone-stock = { $zone }: { $resource } ×{ $count }
row-zone = { $zone }
row-algae = Водоросли есть
row-game = Дичь: { $game }, выносливость { $endurance }, жетонов: { $count }
row-no-game = Дичи больше нет
row-game-seen = Известно под ней: { $game }
row-place = Место { $place }: консервы { $count }, выживший: { $survivor ->
    [yes] есть
   *[no] нет
}, занято: { $seat }
row-city-equipment = Снаряжение: { $equipment }; в стопке: { $count }
row-city-search = Жетонов поиска: { $count }; вне игры: { $token }
row-search-seen = Известно, сверху вниз: { $token }
row-team = { $seat }, { $team }: отдыхает
row-team-active = { $seat }, { $team }: активен
row-team-spent = { $seat }, { $team }: отдыхает, ход сделан
row-store = Склад: { $resource }
row-airlock = Шлюз: { $count } из { $cells }
row-room = { $room }: { $count } из { $cells } ({ $effect })
row-full = { $room }: заселена, { $count } из { $cells } ({ $effect })
row-full-used = { $room }: заселена, { $count } из { $cells }, использована ({ $effect })
row-unbuilt = { $room }: { GENDER($room) ->
    [m] не построен
    [f] не построена
    [n] не построено
    [pl] не построены
   *[other] комната не построена
}, ячеек { $cells }, пища { $food } ({ $effect })
row-food = Пища на ночь: вода { $rows }, провиант { $food }
row-virtual-water = Вода в запасе: { $count }
row-radiation = Радиация: ОВ { $points }
row-broken = Сломано: { $equipment } ({ $does }); починка: { $resource }
row-repaired = Готово: { $equipment } ({ $does })
row-exhausted = Использовано: { $equipment } ({ $does })
row-solved = Бедствия позади: { $disaster }
row-trophies = Жетоны дичи: { $game }
row-annexes = Комнат: { $count }
row-next-card = Следующая карта: { $card }: { $zone }; { $prefer } отряд
row-deck = Закрытых карт: { $count }
row-used-card = Сыграно: { $card }: { $zone }; { $prefer } отряд

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
does-metal-detector = ярмарка: 2 консервы по прибытии
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
does-radioactive-cloud = каждое убежище: радиация +2.
does-rat-infestation = каждое убежище теряет провиант, а без него выжившего.
does-raiders = каждое убежище теряет 2 материала или патрона, а без них выжившего.
does-sudden-cold = каждое убежище теряет выжившего.
does-nomads = жетоны поиска открываются и никому не достаются.
does-epizootic = каждая охота даёт на 1 мясо меньше.
does-animal-mutation = выносливость всей дичи на 1 выше.

## The drawn board

board-ring = Восемь зон
board-stock = Осталось: { $count }
board-game = Выносливость { $endurance }, в стопке { $left }
board-actions = Осталось действий: { $count }
board-algae = Водоросли
board-search = Жетоны поиска
board-place = Консервы: { $cans }{ $survivor ->
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
board-no-disasters = Открытых бедствий нет.
board-face-down = Закрытых бедствий: { $count }
board-drifters-next = Бродяги идут дальше:
board-store = Склад
board-shelter = Убежище
board-radiation = Радиация
board-survivors = Выжившие
board-eat = Этой ночью комнатам нужно провианта: { $food }, шлюзу воды: { $water }.
board-short-water = Не хватит воды: { $count }.
board-short-food = Не хватит провианта: { $count }.
board-more-radiation = Радиация вырастет на { $count }.
board-enough = Всего хватает.
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
chapter-dawn = День { $day }
heading-nightfall = Ночь { $day }
turn-equipment-shown = Рассвет
turn-search-revealed = Рассвет
turn-disaster-revealed = Бедствия
turn-disaster-strikes = Бедствия
detail-card-drifters-card = { $card }
detail-card-disaster-strikes = { $disaster }
detail-among-drifters-consider = { $zone }: { $team }
detail-among-drifters-weigh = { $disaster }
detail-why-drifters-card = Карта называет зоны по порядку; вторая половина говорит, какой из возможных отрядов идёт: { $prefer }.
detail-why-drifters-consider = Зоны карты проверяются по порядку; берётся первая, до которой может дойти отряд.
detail-why-drifters-go = Из равных по силе отрядов идёт ближайший. Если ни одна зона карты не достижима, сильнейший отряд идёт в ближайшую разрешённую.
detail-why-drifters-weigh = Из бедствий, которые можно оплатить целиком, выбирается дающее больше всего очков.
field-cells = Ячеек
field-food = Провианта за ночь
field-phase = Действует
field-age = Возраст
field-role = Занятие
field-start-zones = Отряды начинают здесь
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
learn-outlive-place = У вас четыре отряда силой 5, 4, 3 и 3. Они начинают в четырёх разных местах.
learn-outlive-dawn = День 1. На рассвете места пополняются, и приходит бедствие. Оно бьёт каждый рассвет, пока кто-нибудь не заплатит за его конец. Из-за этого дичь даёт меньше мяса.
learn-outlive-team = Днём вы и соперник по очереди высылаете отряды, по одному. Начнём с малого: с отряда силой 3.
learn-outlive-move = Отряд обязан пройти 1 или 2 места по кольцу и не может встать туда, где есть другой ваш отряд. В шахте металл.
learn-outlive-actions = Сила отряда — это число его действий. Сила 3: трижды металл. Три материала — это комната.
learn-outlive-automa = Ваши соперники, Бродяги, послали отряд к дамбе за водой. Их карту и причину показывает фильм рядом с полем.
learn-outlive-four = Каждый отряд ходит раз в день. Теперь тот, у которого сила 4.
learn-outlive-pressure = Он сильнее отряда Бродяг у дамбы. Кто пришёл, тот нападает на всех более слабых, кто уже ходил сегодня.
learn-outlive-attack = Бродяги потратили патроны на защиту и ничего не отдали. Более сильная атака принесла бы дань. Теперь самый сильный отряд: нужна еда.
learn-outlive-hunt = В лесу, в шахте и на ярмарке отряд может один раз поохотиться. За выносливость дичи платят силой, патронами и оружием; мяса хватит на нескольких.
learn-outlive-last = Последний отряд идёт в город Блэквуд.
learn-outlive-city = В городе каждое действие берёт снаряжение или жетон поиска. Снаряжение сначала сломано: ночью его чинят, тогда оно помогает и приносит очки.
learn-outlive-night = Наступает ночь: бедствия, еда, радиация, вербовка, комнаты, починка, уборка — всегда в этом порядке.
learn-outlive-fed = Шлюз выпил 1 воду, механический цех съел 1 провиант. Чего не хватает, то стоит выжившего, поэтому проверяйте запасы до вечера.
learn-outlive-radiation = Радиация первого дня — 1, и человек в шлюзе её задержал. Без него маркер поднялся бы и отнял очки.
learn-outlive-recruit = Теперь можно принять людей снаружи: по одному провианту за каждого, сколько поместит шлюз. Возьмите одного.
learn-outlive-build = За три металла строится комната. Кризисный штаб удешевляет борьбу с бедствиями.
learn-outlive-staff = Пустая комната не работает и не приносит очков. Переведите обоих из шлюза. Но завтра радиацию никто не задержит, если вовремя не завербовать новых.
learn-outlive-sum-1 = Каждый отряд ходит раз в день на 1 или 2 места по кольцу и действует столько раз, какова его сила.
learn-outlive-sum-2 = Кто пришёл, нападает на более слабых; патроны защищают.
learn-outlive-sum-3 = Открытые бедствия бьют каждый рассвет, пока за них не заплатят.
learn-outlive-sum-4 = Ночью комнаты едят, ряды шлюза пьют; чего не хватает, то стоит выживших.
learn-outlive-sum-5 = Шлюз задерживает радиацию; полностью заселённые комнаты работают и приносят очки.

## Памятка. Часть до первого двоеточия — заголовок.

refer-outlive-1 = Рассвет: места пополняются, в городах новое снаряжение, приходит бедствие; бьёт каждое открытое бедствие.
refer-outlive-2 = День: по очереди высылайте по отряду на 1 или 2 места по кольцу. Он нападает на более слабых и действует столько раз, какова его сила.
refer-outlive-3 = Бедствия (ночь 1): заплатите за конец бедствия и получите его очки.
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
symbol-ammo = боеприпасы
symbol-survivor = выживший
symbol-radiation = радиация
symbol-game = дичь
symbol-search = жетоны поиска
symbol-tool = снаряжение
