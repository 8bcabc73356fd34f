### DEI: Divide et Impera

game-name = DEI: разделяй и властвуй
game-summary = Ведите отряд сборщиков по замёрзшему Лондону, по его дворам и крышам: будьте сильнее всех в своих зонах, собирайте то, что уцелело, и каждый раунд выполняйте одну миссию.
game-goal = Четыре раунда по три фазы, в каждой две карты. Войти можно только туда, где у вас окажется больше сил, чем у каждой другой фракции; от этого же зависит, кто собирает ресурсы и контролирует аванпосты. После третьей фазы вы выполняете одну миссию. Побеждает тот, у кого больше всего припасов.
option-factions = Фракции
option-factions-chosen = выбирают игроки
option-factions-dealt = раздаются наугад
option-faction = Фракция
option-faction-any = любая
option-faction-ravagers = Разорители
option-faction-refuge-42 = Убежище 42
option-faction-farm-z = Ферма Z
option-faction-auxilia = Ауксилия
option-faction-wild = Дикие (для опытных)
option-faction-fauns = Фавны (для опытных)
option-faction-psionics = Псионики (для опытных)
option-feats = Преимущества
option-feats-draft = выбирают по очереди
option-feats-random = раздаются наугад
option-weather = Погода
option-short-missions = Короткие миссии: по одной в столбце
option-industrial = Промышленный рынок и машины
option-mercenaries = Наёмники
option-mercenaries-none = нет
option-mercenaries-random = наугад
option-mercenaries-jukas = Юкас
option-mercenaries-alexandra = Александра
option-mercenaries-both = оба (5 или 6 игроков)
option-automa = Играет Автома
option-automa-level = Уровень Автомы
option-automa-level-easy = лёгкий
option-automa-level-standard = стандартный
option-automa-level-expert = экспертный
option-automa-count = Действия Автомы
option-automa-count-phase = полное число в каждой фазе действий; по правилам 1.2.0 простой бот выиграл 2, 1 и 0 из 20 партий на лёгком, стандартном и экспертном уровне
option-automa-count-round = число делится на весь раунд; мягче, для первой партии в одиночку; по правилам 1.2.0 простой бот выиграл 19, 16 и 15 из 20 партий на тех же уровнях

## The drawn city

board-levels = Какой уровень города на переднем плане (клавиша V)
board-level-all = Всё
board-level-ground = Дворы
board-level-roofs = Крыши
board-legend-holds = большинство
board-legend-present = есть юниты
board-legend-tie = поровну: ничья
board-whole = Весь город
board-shapes = Знаки на земле показывают, у кого в зоне большинство
board-minimap = Уменьшенный план города: нажмите, чтобы перейти в нужное место
board-tab-market = Рынок
board-free = свободно { $count }
board-candidate = считается { $count }

## Questions

ask-choose-faction = За какую фракцию вы играете?
ask-draft-feat = Какое преимущество вы берёте?
ask-deploy-start-units = В каком нейтральном убежище вы начинаете?
ask-play-card = Какую карту вы играете и как?
ask-choose-card = Какую карту вы играете?
ask-add-candy = Положить на карту стимледенец?
ask-choose-next-action = Что дальше?
ask-move-from = Перемещение: из какой зоны?
ask-move-to = Перемещение: в какую зону?
ask-move-company = Кто ещё идёт?
ask-move-figure = Эта фигурка идёт?
ask-move-scrappers = Сколько сборщиков идёт?
ask-collect-region = Сбор: в какой зоне?
ask-take-resource = Какой ресурс вы берёте?
ask-use-bonus = Применить этот бонус сейчас? Он действует один раз за фазу.
ask-enlist-region = Вербовка: в какой зоне?
ask-build-type = Строительство: что?
ask-build-place = Строительство: где?
ask-strike-region = Удар: в какой зоне?
ask-strike-faction = Удар: по какой фракции?
ask-buy-card = Какую карту вы покупаете?
ask-haggling-discount = Торг: какой ресурс вы экономите?
ask-choose-drone = Какого дрона вы активируете?
ask-drone-start-region = Где появляется дрон?
ask-drone-region = Куда летит дрон?
ask-masamune-resources = Масамунэ: какой ресурс вы берёте?
ask-transport = Саймон: сколько сборщиков вы размещаете?
ask-fly-targets = Флай: куда отправляется первый сборщик?
ask-fly-second = Флай: куда отправляется второй сборщик?
ask-draco = Драко: ударить по всем остальным в зоне?
ask-region-bonus = Какая зона получает бонус?
ask-push-region = Из какой зоны вы вытесняете остальных?
ask-push-unit = Вас вытесняют: какой юнит уходит?
ask-push-to = Вас вытесняют: куда уходит ваш юнит?
ask-swap-resources = Какие ресурсы вы обмениваете?
ask-solar-flare-types = Вспышка на Солнце: какой ресурс сгорает первым там, где есть оба?
ask-solar-flare-region = Вспышка на Солнце: какой ресурс сгорает здесь?
ask-choose-mission = Какую миссию вы выполняете?
ask-place-altar = Куда вы ставите Алтарь Геи?
ask-place-den = Посланница Геи: положить здесь логово?
ask-den-region = Логово: в какой зоне?
ask-growth-outpost = Рост: какой аванпост вы убираете?
ask-growth-altar = Рост: поставить туда Алтарь?
ask-growth-card = Рост: какую улучшенную карту вы берёте?
ask-replaced-card = Какую стартовую карту она заменит?
ask-altar-region = Куда движется Алтарь?
ask-altar-action = Что вы делаете у Алтаря?
ask-choose-faun-mission = Какую из своих миссий вы выполняете?
ask-free-life = Вольная жизнь: какую миссию на планшете миссий вы выбираете?
ask-leader-region = Жертвоприношение лидера: в какой зоне?
ask-banished-faction = Жертвоприношение лидера: чей лидер уходит?
ask-relocated-leader = Кто из ваших лидеров уходит?
ask-leader-relocation = Вашему лидеру придётся уйти в убежище: куда?
ask-machine-region = Жертвоприношение машины: в какой зоне?
ask-caught-drone = Жертвоприношение машины: какого дрона вы выбираете?
ask-caught-drone-start = На какой символ старта вы ставите дрона?
ask-faun-remove-construction = Жертвоприношение сооружения: что вы убираете здесь?
ask-resource-region = Жертвоприношение ресурсов: в какой зоне?
ask-lost-resource = Жертвоприношение ресурсов: какой ресурс вы убираете здесь?
ask-scent-move = Нюх: размещённый волк может переместиться. В какую зону?
ask-howl = Вербовка: разместить волка или завыть?
ask-howl-to = Вой: куда бегут все остальные?
ask-take-tolstoy-card = Какую карту Толстого вы берёте за карту дрона?
ask-tolstoy-move = Куда идёт Толстой?
ask-pack-leader-count = Вожак стаи: сколько волков вы размещаете?
ask-machine-deploy = Где вы разворачиваете машину?
ask-machine-move = Куда идёт машина?
ask-eal-target = Эал: в какую зону внизу он стреляет?
ask-carry-company = Слизень: кто идёт с ним?
ask-carry-scrappers = Слизень: сколько сборщиков идёт с ним?
ask-load-region = Рипли: из какой зоны он грузит?
ask-load-resource = Рипли: какой ресурс?
ask-choose-way = Через какую зону прошли ваши юниты?
ask-bridge-resource = Взять ресурс из-под моста?
ask-place-mercenary = Где ждёт наёмник?
ask-hire-mercenary = Нанять наёмника?
ask-jukas-activation = Юкас: активировать дрона в его зоне?

## Options

do-join = Играть за { CASE($faction, case: "acc") }{ WORD($faction) ->
        [wild] {" "}(для опытных)
        [fauns] {" "}(для опытных)
        [psionics] {" "}(для опытных)
       *[other] {""}
    }
do-pick = Взять преимущество «{ $feat }»
do-deploy = Начать в зоне «{ $region }»
do-play = Сыграть карту «{ $card }»
do-recycle = Сыграть лицом вниз карту «{ $card }» ради покупки
do-forgo = Выложить карту «{ $card }» ради стимледенца
do-hold = { $card }
do-sweeten = { $candy }
do-plain = Без стимледенца
do-do = { $symbol }
do-stop = Закончить
do-leave = Из зоны «{ $region }»
do-enter = В зону «{ $region }»
do-without = Только сборщики
do-with = Идёт { CASE($figure) }
do-with-two = Идут { $figure } и { $second }
do-with-three = Идут { $figure }, { $second } и { $third }
do-with-four = Идут { $figure }, { $second }, { $third } и { $fourth }
do-along = { CASE($figure) } идёт
do-behind = { CASE($figure) } остаётся
do-send = { $count ->
        [0] Без сборщиков
        [one] { $count } сборщик
        [few] { $count } сборщика
        [many] { $count } сборщиков
       *[other] { $count } сборщика
    }
do-collect = Сбор в зоне «{ $region }»
do-take = Взять { CASE($resource, case: "acc") }
do-use = Применить ({ $effect })
do-keep = Приберечь на потом
do-enlist = Вербовка в зоне «{ $region }»
do-construct = Построить { CASE($construction, case: "acc") }
do-refuge = Убежище в зоне «{ $region }»
do-elevator = Подъёмник в зоне «{ $region }»
do-bridge = Мост «{ $site }»
do-strike-in = Удар в зоне «{ $region }»
do-strike = Цель удара — { $faction }
do-buy = Купить карту «{ $card }»
do-save = Сэкономить 1 { CASE($resource, case: "acc") }
do-activate = Активировать { CASE($drone, case: "acc") }
do-launch = Появиться в зоне «{ $region }»
do-fly-to = Лететь в зону «{ $region }»
do-gather = Взять { CASE($resource, case: "acc") }
do-bring = { $count ->
        [0] Никого не размещать
        [one] Разместить { $count } сборщика
        [few] Разместить { $count } сборщиков
        [many] Разместить { $count } сборщиков
       *[other] Разместить { $count } сборщиков
    }
do-lift = Одного наверх, в зону «{ $region }»
do-lower = Вниз, в зону «{ $region }»
do-second = Второго в зону «{ $region }»
do-no-second = Без второго
do-reap = Ударить
do-strengthen = Усилить зону «{ $region }»
do-push = Вытеснить из зоны «{ $region }»
do-yield-scrapper = Уходит сборщик
do-yield-figure = { $figure } уходит
do-retreat = В зону «{ $region }»
do-exchange = Отдать { COUNT($resource, $count, case: "acc") }
do-burn-first = Везде сначала { CASE($resource, case: "nom") }
do-burn-singly = По одной зоне
do-burn = { $region }: { CASE($resource, case: "nom") }
do-complete = Выполнить миссию «{ $mission }»
do-found = Алтарь в зону «{ $region }»
do-nest = Положить логово здесь
do-no-den = Без логова
do-burrow = Логово в зоне «{ $region }»
do-grow = Убрать { CASE($colour, case: "nom") } аванпост в зоне «{ $region }»
do-raise-altar = Алтарь в зону «{ $region }»
do-leave-altar = Алтарь остаётся
do-upgrade = Взять карту «{ $card }»
do-no-upgrade = Оставить все карты
do-replace = Карта «{ $upgrade }» вместо карты «{ $card }»
do-proceed = Алтарь в зону «{ $region }»
do-altar-collect = Сбор у Алтаря
do-altar-enlist = Вербовка у Алтаря
do-altar-rests = Ни то ни другое
do-sacrifice = Миссия «{ $mission }»
do-emulate = Как миссия «{ $mission }»
do-beset = В зоне «{ $region }»
do-banish = Лидер { CASE($faction, case: "gen") } в зоне «{ $region }»
do-depart = { $figure } уходит
do-relocate = Поставить { CASE($figure, case: "acc") } в зону «{ $region }»
do-besiege = В зоне «{ $region }»
do-catch = { $drone }
do-set-down = Поставить { CASE($drone, case: "acc") } в зону «{ $region }»
do-raze = Убрать { CASE($construction, case: "acc") } { CASE($faction, case: "gen") } в зоне «{ $region }»
do-raze-bridge = Убрать мост «{ $site }»
do-spare = Ничего здесь не убирать
do-hallow = В зоне «{ $region }»
do-no-more-regions = Больше зон не выбирать
do-lose = { $region }: { CASE($resource, case: "nom") }
do-stay = Волк остаётся
do-howl = Вой в зоне «{ $region }»
do-drive = Бегут в зону «{ $region }»
do-claim = Взять карту «{ $card }»
do-roam = Толстой в зону «{ $region }»
do-lead = { $count ->
        [0] Никого не размещать
        [one] Разместить { $count } волка
        [few] Разместить { $count } волков
        [many] Разместить { $count } волков
       *[other] Разместить { $count } волков
    }
do-skip = Ничего
do-assemble = Развернуть в зоне «{ $region }»
do-steer = В зону «{ $region }»
do-snipe = Стрелять в зону «{ $region }»
do-leave-all = Никто не идёт
do-carry = { $count ->
        [0] Без сборщиков
        [one] { $count } сборщик
        [few] { $count } сборщика
        [many] { $count } сборщиков
       *[other] { $count } сборщика
    }
do-load = Грузить в зоне «{ $region }»
do-haul = Взять { CASE($resource, case: "acc") }
do-enough = Больше ничего
do-via = Через зону «{ $region }»
do-scoop = Взять { CASE($resource, case: "acc") } в зоне «{ $region }»
do-station = { $figure } ждёт в зоне «{ $region }»
do-hire = Нанять { CASE($figure, case: "acc") }
do-decline = Не сейчас
do-hack = Активировать { CASE($drone, case: "acc") }

## Log

event-joined = { $seat } играет за { CASE($faction, case: "acc") }.
event-city-built = Город выложен: { $tiles ->
        [one] { $tiles } район
        [few] { $tiles } района
        [many] { $tiles } районов
       *[other] { $tiles } района
    }.
event-neutral-bridge = Стоит нейтральный мост: { $site }.
event-initiative = Порядок инициативы: { $sides }.
event-feats-revealed = Преимущества на выбор: { $feat }.
event-feat-taken = { $seat } берёт преимущество «{ $feat }».
event-deployed = { $seat } начинает в зоне «{ $region }».
event-round = Раунд { $round }
event-phase = Фаза действий { $phase }
event-turn = Ходит { $seat }.
event-refresh = Фаза обновления раунда { $round }.
event-game-ended = Партия окончена. Считаем всё.
event-played = { $seat } играет карту «{ $card }».
event-played-face-down = { $seat } играет карту «{ $card }» лицом вниз.
event-forgone = { $seat } играет карту «{ $card }» ради стимледенца.
event-sweetened = { $seat } кладёт на карту { CASE($candy, case: "acc") }.
event-action = { $seat }: { CASE($symbol, case: "nom") }.
event-moved = { $seat } переводит { SIZE($figure) ->
    [0] { $count ->
            [one] { $count } сборщика
            [few] { $count } сборщиков
            [many] { $count } сборщиков
           *[other] { $count } сборщиков
        }
   *[other] { CASE($figure, case: "acc") }{ $count ->
        [0] {""}
        [one] {" "}и { $count } сборщика
        [few] {" "}и { $count } сборщиков
        [many] {" "}и { $count } сборщиков
       *[other] {" "}и { $count } сборщиков
    }
} из зоны «{ $start }» в зону «{ $region }».
event-collected = { $seat } берёт { CASE($resource, case: "acc") } в зоне «{ $region }».
event-placed = { $seat } размещает в зоне «{ $region }» { $count ->
        [one] { $count } сборщика
        [few] { $count } сборщиков
        [many] { $count } сборщиков
       *[other] { $count } сборщиков
    }.
event-bonus-used = { $seat } применяет бонус этой фазы. { $effect }.
event-built = { $seat } строит { CASE($construction, case: "acc") } в зоне «{ $region }».
event-bridge-built = { $seat } строит мост «{ $site }».
event-struck = { $seat } наносит удар в зоне «{ $region }»: { $rival } теряет сборщика.
event-strike-missed = { $seat } наносит удар в зоне «{ $region }», но { $rival } не теряет никого.
event-candy-drawn = { $seat } берёт { CASE($candy, case: "acc") }.
event-supplies-gained = { $seat } получает { $amount ->
        [one] { $amount } припас
        [few] { $amount } припаса
        [many] { $amount } припасов
       *[other] { $amount } припаса
    }.
event-gained = { $seat } берёт из общего запаса { COUNT($resource, $amount, case: "acc") }.
event-exchanged = { $seat } обменивает { COUNT($resource, $count, case: "acc") }.
event-bought = { $seat } покупает карту «{ $card }» за { $technology ->
        [0] {""}
        [one] { $technology } техноэлемент
        [few] { $technology } техноэлемента
        [many] { $technology } техноэлементов
       *[other] { $technology } техноэлемента
    }{ $energy ->
        [0] {""}
        [one] { $technology ->
            [0] {""}
           *[other] {" "}и{" "}
        }{ $energy } энергоячейку
        [few] { $technology ->
            [0] {""}
           *[other] {" "}и{" "}
        }{ $energy } энергоячейки
        [many] { $technology ->
            [0] {""}
           *[other] {" "}и{" "}
        }{ $energy } энергоячеек
       *[other] { $technology ->
            [0] {""}
           *[other] {" "}и{" "}
        }{ $energy } энергоячейки
    }.
event-market-refilled = Новая карта на рынке: «{ $card }».
event-recycled = { $seat }: карта «{ $card }» отправляется в корзину.
event-drone-entered = { $drone } появляется в зоне «{ $region }».
event-drone-flew = { $seat } отправляет { CASE($drone, case: "acc") } в зону «{ $region }».
event-flown = { $seat }: Флай переносит { $count ->
        [one] { $count } сборщика
        [few] { $count } сборщиков
        [many] { $count } сборщиков
       *[other] { $count } сборщиков
    } из зоны «{ $start }» в зону «{ $region }».
event-strengthened = { $seat } до конца фазы сильнее на { $amount } в зоне «{ $region }».
event-strengthened-leader = { $seat }: лидер сильнее на { $amount } до конца этой фазы.
event-pushed = { $seat } вытесняет всех остальных из зоны «{ $region }».
event-retreated = { $seat } уводит { SIZE($figure) ->
    [0] { $count ->
            [one] { $count } сборщика
            [few] { $count } сборщиков
            [many] { $count } сборщиков
           *[other] { $count } сборщиков
        }
   *[other] { CASE($figure, case: "acc") }{ $count ->
        [0] {""}
        [one] {" "}и { $count } сборщика
        [few] {" "}и { $count } сборщиков
        [many] {" "}и { $count } сборщиков
       *[other] {" "}и { $count } сборщиков
    }
} из зоны «{ $start }» в зону «{ $region }».
event-outpost-taken = { $seat } контролирует в зоне «{ $region }» { SIZE($colour) ->
    [1] { CASE($colour, case: "nom") } аванпост
   *[other] аванпосты ({ CASE($colour, case: "nom") })
}.
event-outpost-lost = В зоне «{ $region }» больше никто не контролирует { SIZE($colour) ->
    [1] { CASE($colour, case: "nom") } аванпост
   *[other] аванпосты ({ CASE($colour, case: "nom") })
}.
event-weather = Погода этого раунда: «{ $weather }».
event-weather-took = { $seat } теряет из-за погоды { $count ->
    [one] { $count } сборщика
    [few] { $count } сборщиков
    [many] { $count } сборщиков
   *[other] { $count } сборщика
} в зоне «{ $region }».
event-burned = Вспышка на Солнце, зона «{ $region }»: сгорает { CASE($resource, case: "nom") }.
event-feat-unlocked = { $seat } открывает преимущество «{ $feat }».
event-mission-completed = { $seat } выполняет миссию «{ $mission }» и получает { $amount ->
        [one] { $amount } припас
        [few] { $amount } припаса
        [many] { $amount } припасов
       *[other] { $amount } припаса
    }.
event-altar-founded = { $seat } ставит Алтарь Геи в зону «{ $region }».
event-altar-moved = { $seat }: Алтарь движется из зоны «{ $start }» в зону «{ $region }».
event-altar-stayed = { $seat }: Алтарь остаётся в зоне «{ $region }».
event-den-laid = { $seat } размещает логово в зоне «{ $region }».
event-grown = { $seat } убирает { CASE($colour, case: "nom") } аванпост в зоне «{ $region }» и кладёт его кубик на жетон роста.
event-upgraded = { $seat } заменяет карту «{ $card }» картой «{ $upgrade }».
event-card-captured = { $seat } захватывает карту «{ $card }»: она лежит на рынке лицом вниз до фазы обновления.
event-relocated = { $seat } переносит { CASE($figure, case: "acc") } из зоны «{ $start }» в зону «{ $region }».
event-drone-released = { $seat } ставит { CASE($drone, case: "acc") } в зону «{ $region }».
event-razed = { $seat } убирает { CASE($construction, case: "acc") } в зоне «{ $region }», владелец — { $rival }.
event-bridge-razed = { $seat } убирает мост «{ $site }» (владелец — { $rival }).
event-resource-sacrificed = { $seat } приносит в жертву { CASE($resource, case: "acc") } в зоне «{ $region }».
event-trained = { $seat }: после сбора в зоне «{ $start }» один волк уходит к Никите, в зону «{ $region }».
event-natural-feat-unlocked = { $seat } открывает природное преимущество «{ $natural }».
event-howled = { $seat }: волки воют в зоне «{ $start }», остальные бегут в зону «{ $region }».
event-tolstoy-card-taken = { $seat } берёт карту Толстого «{ $card }».
event-tolstoy-moved = { $seat }: Толстой идёт из зоны «{ $start }» в зону «{ $region }».
event-tolstoy-stayed = { $seat }: Толстой остаётся в зоне «{ $region }».
event-roared = { $seat }: Толстой рычит в зоне «{ $region }», до конца этой фазы он считается за { $amount }.
event-machine-deployed = { $seat }: в зоне «{ $region }» появляется { $figure }.
event-machine-moved = { $figure } ({ $seat }) идёт в зону «{ $region }».
event-mercenary-placed = { $figure } ждёт лидера в зоне «{ $region }».
event-hired = { $seat } нанимает { CASE($figure, case: "acc") }.
event-hacked = { $seat }: Юкас взламывает { CASE($drone, case: "acc") }.
event-altar-placed = Алтарь Геи стоит в зоне «{ $region }».
event-den-placed = Логово лежит в зоне «{ $region }», где есть { CASE($colour, case: "nom") } аванпост.
event-automa-turn = Ходит { $seat }. В этой фазе { $actions ->
    [one] { $actions } действие
    [few] { $actions } действия
    [many] { $actions } действий
   *[other] { $actions } действия
}.
event-automa-card = { $automa_card }, действие { $number } из { $actions }. Проверяются по порядку: { $order }.
event-automa-cannot = Невозможно: { $order }. { $obstacle }.
event-automa-discards = { $automa_card } не даёт действия и сбрасывается. Раскрывается следующая.
event-automa-groups = Свободные юниты по зонам: { $regions }.
event-automa-fitting = Группы, которые могут пойти: { $regions }.
event-automa-counts = В зоне «{ $region }» у Автомы сила { $strength } против { $against }: уйти без потери большинства { $free ->
    [one] может { $free } юнит
    [few] могут { $free } юнита
    [many] могут { $free } юнитов
   *[other] могут { $free } юнита
}.
event-automa-counts-all = В зоне «{ $region }» { $bare ->
    [true] нет ни ресурсов, ни аванпостов
   *[other] большинства нет, а в других местах никто не свободен
}: { $free ->
    [1] уйти может единственный юнит
   *[other] уйти могут все юниты ({ $free })
}.
event-automa-weighs = На выбор: { $regions }.
event-automa-tie = Ничья: { $regions }. Жетоны разрешения ничьей: { $tokens }. Выбрана зона «{ $region }».
event-automa-chance = Ничья: { $regions }. Жетонов на всех не хватает, решает случай: зона «{ $region }».
event-automa-climbs = { $seat } платит { $technology ->
    [one] { $technology } техноэлемент
    [few] { $technology } техноэлемента
    [many] { $technology } техноэлементов
   *[other] { $technology } техноэлемента
} за подъём без подъёмника.
event-automa-transfers = Запас пуст: { $seat } переводит сборщика из зоны «{ $start }» в зону «{ $region }».
event-automa-stuck = { $seat } не может выполнить ни одну из карт. Её ход окончен.
event-captured = { $seat } захватывает карту «{ $card }» за { $technology ->
        [0] {""}
        [one] { $technology } техноэлемент
        [few] { $technology } техноэлемента
        [many] { $technology } техноэлементов
       *[other] { $technology } техноэлемента
    }{ $energy ->
        [0] {""}
        [one] { $technology ->
            [0] {""}
           *[other] {" "}и{" "}
        }{ $energy } энергоячейку
        [few] { $technology ->
            [0] {""}
           *[other] {" "}и{" "}
        }{ $energy } энергоячейки
        [many] { $technology ->
            [0] {""}
           *[other] {" "}и{" "}
        }{ $energy } энергоячеек
       *[other] { $technology ->
            [0] {""}
           *[other] {" "}и{" "}
        }{ $energy } энергоячейки
    }. Карта остаётся в ячейке лицом вниз.
event-automa-mission-step = { $seat } завершает фазу III: захваченные карты, аванпосты, логова.
event-outposts-removed = { $seat } убирает из зоны «{ $region }» { SIZE($colour) ->
    [1] { CASE($colour, case: "nom") } аванпост
   *[other] аванпосты ({ CASE($colour, case: "nom") })
}.
event-den-moved = { $seat } переносит логово ({ CASE($colour, case: "nom") } аванпост) из зоны «{ $start }» в зону «{ $region }».
event-den-removed = Последний { CASE($colour, case: "nom") } аванпост убран, а с ним и логово в зоне «{ $region }».
turn-automa-turn = { $seat }
detail-card-automa-card = { $automa_card }: { $order }
detail-among-automa-groups = свободные юниты по зонам: { $regions }
detail-among-automa-fitting = { $regions }
detail-among-automa-weighs = { $regions }
detail-among-automa-tie = { $regions }
detail-why-automa-fitting = Из групп, которые закончат путь с большинством, идёт самая большая, если она выходит из зоны, где у Автомы большинство; иначе самая маленькая.
detail-why-automa-weighs = Ресурс собирают там, где его меньше всего, а перемещаются туда, где ресурсов больше всего.
detail-why-automa-tie = Каждая из равных зон получает жетон разрешения ничьей, наибольшее число побеждает: { $tokens }.
detail-why-automa-cannot = { $obstacle }
chapter-round = Раунд { $round }
heading-phase = Фаза действий { $phase }
turn-turn = { $seat }

## Reasons

why-dei-maj-04 = После этого перемещения вы не обладали бы там большинством: сил должно быть больше, чем у каждой другой фракции.
why-dei-act-01 = Должен идти хотя бы один юнит, и только по связи, которой он может пользоваться.
why-dei-act-04 = Нет зоны с этим ресурсом, где вы обладаете большинством.
why-dei-act-05 = Там ничего не осталось; ресурсы не пополняются.
why-dei-act-06 = В вашем запасе не осталось сборщиков.
why-dei-act-07 = В вашем запасе не осталось жетонов этого типа.
why-dei-act-08 = Нет зоны, где вы обладаете большинством и ещё можно построить убежище.
why-dei-act-09 = Нет зоны двора, где вы обладаете большинством и ещё можно построить подъёмник.
why-dei-act-10 = Нет свободного места для моста, где вы обладаете большинством хотя бы на одной крыше.
why-dei-act-12 = Нет зоны, где вы обладаете большинством и есть сборщик другой фракции.
why-dei-act-16 = Сейчас это ничего не даст.
why-dei-ask-12 = У карты «{ $card }» то же содержание, сыграйте её.
why-dei-rnd-04 = В этой фазе вы уже сыграли карту лицом вниз.
why-dei-rnd-07 = Кучка стимледенцов пуста.
why-dei-rul-35 = Ваша фракция никогда не сможет применить этот стимледенец.
why-dei-buy-01 = Вам не хватает ресурсов. Цена — { $technology ->
        [0] {""}
        [one] { $technology } техноэлемент
        [few] { $technology } техноэлемента
        [many] { $technology } техноэлементов
       *[other] { $technology } техноэлемента
    }{ $energy ->
        [0] {""}
        [one] { $technology ->
            [0] {""}
           *[other] {" "}и{" "}
        }{ $energy } энергоячейка
        [few] { $technology ->
            [0] {""}
           *[other] {" "}и{" "}
        }{ $energy } энергоячейки
        [many] { $technology ->
            [0] {""}
           *[other] {" "}и{" "}
        }{ $energy } энергоячеек
       *[other] { $technology ->
            [0] {""}
           *[other] {" "}и{" "}
        }{ $energy } энергоячейки
    }.
why-dei-buy-01-none = Сейчас вы не можете купить ни одной карты.
why-dei-buy-03 = Вы контролируете слишком мало аванпостов цвета этого рынка; нужно { $need }.
why-dei-feat-22 = Этого ресурса в цене нет, или на остальное вам не хватит.
why-dei-drn-04 = Там уже стоит дрон, а другой символ старта свободен.
why-dei-drn-11 = Такого ресурса там нет.
why-dei-drn-11-full = Масамунэ уже взял всё, что может унести.
why-dei-feat-05 = В этой фазе вы уже использовали этот бонус.
why-dei-card-04 = Там ни у кого нет юнита, которому пришлось бы уйти.
why-dei-card-10 = Вам нечего обменять, или в общем запасе нечего взять.
why-dei-wea-15 = Такого ресурса там нет.
why-dei-mis-03 = Из этого столбца вы уже выполнили миссию.
why-dei-rul-37 = Жетонов логова не осталось.
why-dei-rul-37-taken = Логово там уже есть.
why-dei-fau-09 = Там, где Лилит, вы не контролируете ни одного аванпоста.
why-dei-fau-10 = Фавны вербуют только там, где есть и Лилит, и логово.
why-dei-fau-18 = Фавны не пользуются дронами.
why-dei-fau-26 = Фавны не строят ничего, кроме логов.
why-dei-fau-30 = Вы не обладаете большинством в зоне Алтаря.
why-dei-fau-36 = Эту миссию вы уже выполнили.
why-dei-fau-46 = Эту зону вы уже выбрали.
why-dei-fau-46-type = Такого ресурса там нет.
why-dei-wld-10 = «Вой» ещё закрыт: нужны 2 контролируемых аванпоста в конце вашей фазы II.
why-dei-wld-12 = Там ни у кого нет юнита, которому пришлось бы уйти, или нет связанной зоны.
why-dei-wld-19 = Дикие не могут строить.
why-dei-wld-19-drone = Дикие не могут применять карты дронов.
why-dei-ind-21 = На уровне, где разворачивают эту машину, у вас нет сборщика.
why-dei-ind-25 = Там нет сборщиков противника.
why-dei-ind-27 = Такого ресурса там нет.

## The text board

section-standing = Раунд { $round } из 4, { $phase ->
    [0] подготовка
   *[other] фаза { $phase } из 3
}
section-map = Город
section-seat = { $side }
section-player = { $letter } { $side }: { $faction }
section-move = { $side } перемещается из зоны «{ $region }»
section-missions = Миссии
section-markets = Рынки
section-regions = Зоны
section-bridges = Мосты
row-order = Порядок инициативы: { $sides }
row-weather = Погода. { $effect }
row-forecast = В следующем раунде: «{ $weather }»
row-draft-feat = { $feat }: { $effect } (преимущество на выбор, цвет — { CASE($colour, case: "nom") })
row-play = { $seat } разыгрывает карту «{ $card }»{ SIZE($symbol) ->
    [0] {""}
   *[other] {""}, впереди { CASE($symbol, case: "nom") }
}
row-pool = Стимледенцов в кучке: { $candies }. В общем запасе { $technology ->
        [one] { $technology } техноэлемент
        [few] { $technology } техноэлемента
        [many] { $technology } техноэлементов
       *[other] { $technology } техноэлемента
    } и { $energy ->
        [one] { $energy } энергоячейка
        [few] { $energy } энергоячейки
        [many] { $energy } энергоячеек
       *[other] { $energy } энергоячейки
    }
row-map-line = { $line }
row-map-key = . двор  ^ крыша  a3 сила, A3 большинство  t2e1 техноэлементы, энергоячейки
row-map-key-signs = # убежище  = подъёмник  @ логово  !m дрон  $j наёмник  o старт дрона
row-map-key-outposts = аванпост: *r красный  *b синий  *g зелёный  *y жёлтый
row-map-names = { COLUMNS($district, wide: 16, line: 1) }
row-map-names-below = { COLUMNS($district, wide: 16, line: 2) }
forecast-move = { $region }: если пойдут все, сила { $strength } против { $rivals }
forecast-send = в зоне «{ $region }» сила { $strength } против { $rivals }
forecast-send-few = в зоне «{ $region }» сила { $strength } против { $rivals }, мало
row-no-faction = Фракции ещё нет
row-goods = { $technology ->
        [one] { $technology } техноэлемент
        [few] { $technology } техноэлемента
        [many] { $technology } техноэлементов
       *[other] { $technology } техноэлемента
    }, { $energy ->
        [one] { $energy } энергоячейка
        [few] { $energy } энергоячейки
        [many] { $energy } энергоячеек
       *[other] { $energy } энергоячейки
    }, в запасе { $reserve ->
        [one] { $reserve } сборщик
        [few] { $reserve } сборщика
        [many] { $reserve } сборщиков
       *[other] { $reserve } сборщика
    }
row-constructions = Можно построить { $refuge ->
        [one] { $refuge } убежище
        [few] { $refuge } убежища
        [many] { $refuge } убежищ
       *[other] { $refuge } убежища
    }, { $elevator ->
        [one] { $elevator } подъёмник
        [few] { $elevator } подъёмника
        [many] { $elevator } подъёмников
       *[other] { $elevator } подъёмника
    } и { $bridge ->
        [one] { $bridge } мост
        [few] { $bridge } моста
        [many] { $bridge } мостов
       *[other] { $bridge } моста
    }
row-leader = { $figure }: зона «{ $region }»
row-leader-waits = { $figure }: ещё не в городе
row-hand = { $card }: { CASE($symbol, case: "nom") }
row-hand-effect = { $card }: { CASE($symbol, case: "nom") }; { $effect }
row-hand-worth = { $card }: { CASE($symbol, case: "nom") } ({ $supplies ->
        [one] { $supplies } припас
        [few] { $supplies } припаса
        [many] { $supplies } припасов
       *[other] { $supplies } припаса
    })
row-hand-effect-worth = { $card }: { CASE($symbol, case: "nom") }; { $effect } ({ $supplies ->
        [one] { $supplies } припас
        [few] { $supplies } припаса
        [many] { $supplies } припасов
       *[other] { $supplies } припаса
    })
row-up = Сыграны лицом вверх: { $card }
row-down = Сыграны лицом вниз: { $card }
row-bin = Корзина: { $card }
row-candies = На планшете { CASE($candy, case: "nom") }
row-feat-unlocked = Преимущество «{ $feat }»: { $effect }
row-feat-locked = Закрытое преимущество «{ $feat }» (2 аванпоста, цвет — { CASE($colour, case: "nom") }): { $effect }
row-dens = Жетонов логова в запасе: { $dens }
row-growth = Кубики на жетоне роста: { CASE($colour, case: "nom") }
row-upgrades = Улучшенные карты
forecast-faun-mission = { $mission }, своя миссия: { $upper } за { $criterion }; сейчас { $now }
forecast-faun-copy = { $mission }, своя миссия: по верхней части любой миссии на планшете; сейчас { $now }
row-faun-mission-done = { $mission }, своя миссия: выполнена
row-natural-unlocked = Природное преимущество «{ $natural }». { $effect }
row-natural-locked = Закрытое природное преимущество «{ $natural }» (нужно аванпостов — { $outposts }). { $effect }
row-outposts = Аванпосты: { CASE($colour, case: "nom") }
row-points = { $supplies ->
        [one] { $supplies } припас
        [few] { $supplies } припаса
        [many] { $supplies } припасов
       *[other] { $supplies } припаса
    }; закончись партия сейчас, было бы { $points }
section-automa = { $letter } { $side }: { $faction }, уровень { $level ->
    [easy] лёгкий
    [expert] экспертный
   *[standard] стандартный
}, действия { $by ->
    [round] на раунд
   *[phase] на фазу
}
row-automa-actions = Действий в трёх фазах этого раунда: { $one }, { $two }, { $three }
row-automa-cards = Карты Автомы: в колоде { $deck }, в сбросе { $discarded }, использовано в прошлых фазах { $aside }
row-automa-unseen = Первое действие на картах в колоде: захват { $capture }, сбор { $collect }, перемещение { $move }, вербовка { $recruit }
row-automa-cell = { $automa_card }: { $order }
row-den = Логово ({ CASE($colour, case: "nom") } аванпост): { $region }
row-free = { $region }: свободно { $free } из { $units }, сила { $strength } против { $against }
row-free-bare = { $region }: { $free ->
    [1] единственный юнит свободен
   *[other] свободны все юниты ({ $free })
}, там нет ни ресурсов, ни аванпостов
row-free-all = { $region }: { $free ->
    [1] единственный юнит свободен
   *[other] свободны все юниты ({ $free })
}, потому что в других местах никто не свободен
row-free-none = { $region }: никто не свободен, сила { $strength } против { $against }
forecast-removal = После фазы III она уберёт из зоны «{ $region }» { SIZE($colour) ->
    [1] { CASE($colour, case: "nom") } аванпост
   *[other] аванпосты ({ CASE($colour, case: "nom") })
}
row-removed = Убранные аванпосты: { CASE($colour, case: "nom") }
row-mission = { $mission } (раунд { $column }): { $upper } за { $criterion }; с опозданием { $lower }
row-mission-late = { $mission } (раунд { $column }, с опозданием): { $lower } за { $criterion }
row-mission-marked = { $seat }: миссия выполнена
forecast-mission = { $seat }: сейчас { $now }, в следующем раунде { $next }
row-market = { $market } (в колоде { $pile })
row-stall-empty = пусто
row-stall-captured = { $seat }: карта захвачена
row-stall = { $card }: { CASE($symbol, case: "nom") } ({ $supplies ->
        [one] { $supplies } припас
        [few] { $supplies } припаса
        [many] { $supplies } припасов
       *[other] { $supplies } припаса
    }). Цена — { $technology ->
        [0] {""}
        [one] { $technology } техноэлемент
        [few] { $technology } техноэлемента
        [many] { $technology } техноэлементов
       *[other] { $technology } техноэлемента
    }{ $energy ->
        [0] {""}
        [one] { $technology ->
            [0] {""}
           *[other] {" "}и{" "}
        }{ $energy } энергоячейка
        [few] { $technology ->
            [0] {""}
           *[other] {" "}и{" "}
        }{ $energy } энергоячейки
        [many] { $technology ->
            [0] {""}
           *[other] {" "}и{" "}
        }{ $energy } энергоячеек
       *[other] { $technology ->
            [0] {""}
           *[other] {" "}и{" "}
        }{ $energy } энергоячейки
    }
row-stall-effect = { $card }: { CASE($symbol, case: "nom") }; { $effect } ({ $supplies ->
        [one] { $supplies } припас
        [few] { $supplies } припаса
        [many] { $supplies } припасов
       *[other] { $supplies } припаса
    }). Цена — { $technology ->
        [0] {""}
        [one] { $technology } техноэлемент
        [few] { $technology } техноэлемента
        [many] { $technology } техноэлементов
       *[other] { $technology } техноэлемента
    }{ $energy ->
        [0] {""}
        [one] { $technology ->
            [0] {""}
           *[other] {" "}и{" "}
        }{ $energy } энергоячейка
        [few] { $technology ->
            [0] {""}
           *[other] {" "}и{" "}
        }{ $energy } энергоячейки
        [many] { $technology ->
            [0] {""}
           *[other] {" "}и{" "}
        }{ $energy } энергоячеек
       *[other] { $technology ->
            [0] {""}
           *[other] {" "}и{" "}
        }{ $energy } энергоячейки
    }
row-stall-pays = { $card }: { CASE($symbol, case: "nom") }; { $effect } (сразу { $supplies ->
        [one] { $supplies } припас
        [few] { $supplies } припаса
        [many] { $supplies } припасов
       *[other] { $supplies } припаса
    }). Цена — { $technology ->
        [0] {""}
        [one] { $technology } техноэлемент
        [few] { $technology } техноэлемента
        [many] { $technology } техноэлементов
       *[other] { $technology } техноэлемента
    }{ $energy ->
        [0] {""}
        [one] { $technology ->
            [0] {""}
           *[other] {" "}и{" "}
        }{ $energy } энергоячейка
        [few] { $technology ->
            [0] {""}
           *[other] {" "}и{" "}
        }{ $energy } энергоячейки
        [many] { $technology ->
            [0] {""}
           *[other] {" "}и{" "}
        }{ $energy } энергоячеек
       *[other] { $technology ->
            [0] {""}
           *[other] {" "}и{" "}
        }{ $energy } энергоячейки
    }
row-stall-pays-only = { $card }: { $effect } (сразу { $supplies ->
        [one] { $supplies } припас
        [few] { $supplies } припаса
        [many] { $supplies } припасов
       *[other] { $supplies } припаса
    }). Цена — { $technology ->
        [0] {""}
        [one] { $technology } техноэлемент
        [few] { $technology } техноэлемента
        [many] { $technology } техноэлементов
       *[other] { $technology } техноэлемента
    }{ $energy ->
        [0] {""}
        [one] { $technology ->
            [0] {""}
           *[other] {" "}и{" "}
        }{ $energy } энергоячейка
        [few] { $technology ->
            [0] {""}
           *[other] {" "}и{" "}
        }{ $energy } энергоячейки
        [many] { $technology ->
            [0] {""}
           *[other] {" "}и{" "}
        }{ $energy } энергоячеек
       *[other] { $technology ->
            [0] {""}
           *[other] {" "}и{" "}
        }{ $energy } энергоячейки
    }
row-tolstoy = Карты Толстого, по одной за каждую купленную карту дрона
forecast-buyers = { SIZE($sides) ->
    [1] может купить { $sides }
   *[other] могут купить { $sides }
}
row-region = { $region }: большинства нет ни у кого
row-region-held = { $region }: большинством обладает { $seat }
row-units = { $seat }: сила { $strength }, { $count ->
        [one] { $count } сборщик
        [few] { $count } сборщика
        [many] { $count } сборщиков
       *[other] { $count } сборщика
    }{ SIZE($figure) ->
    [0] {""}
   *[other] {""}, { $figure }
}
row-part-scrappers = сила { $amount } от сборщиков ({ $rule })
row-part-signals = сила { $amount } от сигналов ({ $rule })
row-part-figure = { $figure } +{ $amount } ({ $rule })
row-part-figure-now = +{ $amount } { $figure }, до конца этой фазы ({ $rule })
row-part-region-now = +{ $amount } здесь до конца этой фазы ({ $rule })
row-part-effect = +{ $amount }: { $effect } ({ $rule })
row-resources = { $technology ->
        [one] { $technology } техноэлемент
        [few] { $technology } техноэлемента
        [many] { $technology } техноэлементов
       *[other] { $technology } техноэлемента
    }, { $energy ->
        [one] { $energy } энергоячейка
        [few] { $energy } энергоячейки
        [many] { $energy } энергоячеек
       *[other] { $energy } энергоячейки
    }
row-region-outposts = Аванпосты: { CASE($colour, case: "nom") }
row-neutral = Нейтральные: { CASE($construction, case: "nom") }
row-built = { $seat }: { CASE($construction, case: "nom") }
row-drones = Дроны: { $drone }
row-bridge = { $site }: { $seat }
row-bridge-neutral = { $site }: нейтральный
row-no-bridges = Мостов нет
row-mercenary-jukas = { $figure } ждёт в зоне «{ $region }»: ему нужны 3 карты дронов
row-mercenary-alexandra = { $figure } ждёт в зоне «{ $region }»: ей нужны 7 одинаковых символов на картах лицом вверх
row-mercenary-hired = { $seat }: { $figure } в отряде
forecast-hire = { $seat }: { $count } из { $need }
row-waits = { $figure } ждёт лидера

## The reference card. The part before the first colon is the heading.

refer-dei-1 = Фаза: сыграйте две карты, одну за другой. Лицом вверх — выполните её действия в любом порядке, при желании с одним стимледенцом, или возьмите вместо них новый стимледенец. Лицом вниз, не больше раза за фазу, — купите карту.
refer-dei-2 = Большинство: вы им обладаете, если ваш показатель в зоне больше, чем у каждой другой фракции; при ничьей его нет ни у кого. Сборщик, лидер и наёмник дают 1, машина — 2.
refer-dei-3 = Перемещение: любое число юнитов из одной зоны в одну связанную, если после этого вы обладаете там большинством. Дворы связаны между собой; чтобы попасть на крышу, нужен подъёмник или мост, нейтральный или свой.
refer-dei-4 = Другие действия: для сбора, строительства и удара нужно большинство; нового сборщика вербуют в своём или нейтральном убежище. Фракция, по которой нанесён удар, теряет сборщика и берёт стимледенец.
refer-dei-5 = Аванпосты: кто получает большинство, сразу берёт кубик, а кто теряет, сразу его отдаёт. Один аванпост открывает рынок своего цвета, два аванпоста одного цвета — преимущество этого цвета.
refer-dei-6 = Покупка: заплатите техноэлементами и энергоячейками. Новую карту сразу возьмите на руку, а карта, сыгранная лицом вниз, отправится в корзину. Карты рынка приносят припасы, где бы ни лежали.
refer-dei-7 = Конец фазы: в фазе II открываются преимущества; в фазе III вы обязаны выполнить одну миссию, за партию по одной из каждого столбца. Пока раунд столбца не прошёл, считается верхняя часть, потом нижняя.
refer-dei-8 = Обновление: карты, сыгранные лицом вниз, отправляются в корзину, сыгранные лицом вверх возвращаются на руку. Затем первым ходит тот, у кого меньше всего припасов.
refer-dei-9 = Подсчёт после раунда 4: припасы на картах рынка, 3 за каждое преимущество, 1 за каждый аванпост и техноэлемент, 2 за каждую энергоячейку, 6 за наёмника.

## Уроки

learn-dei-goal = Замёрзший Лондон делят фракции; вы ведёте Разорителей. Партия длится четыре раунда по три фазы, и побеждает тот, у кого в конце больше всего припасов.
learn-dei-turn = В каждой фазе вы играете две карты с руки и делаете то, что на них показано. Карты вернутся только в конце раунда: каждая служит один раз за раунд.
learn-dei-march = «Марш» даёт два перемещения. Одним перемещением можно перевести любое число ваших юнитов из одной зоны в связанную с ней.
learn-dei-majority = Все начинают у Старых ворот. Вы с соперником там одинаково сильны, и большинством не обладает никто. Оно ваше там, где вы сильнее каждой другой фракции.
learn-dei-enter = Войти в зону можно, только если после этого вы обладаете там большинством. Двор двух башен пуст: хватит любого юнита, а там ждут два красных аванпоста.
learn-dei-leader = Грим — ваш лидер. Он считается за одного юнита, и там, где он стоит, можно собрать больше.
learn-dei-split = С ним идёт один сборщик; второй остаётся для второго перемещения.
learn-dei-outposts = Оба красных аванпоста сразу ваши: ни боя, ни бросков, решает только большинство. Аванпост открывает рынок своего цвета, а два одного цвета откроют преимущество.
learn-dei-elsewhere = На Часовом заводе — синий аванпост и оба вида ресурсов. Для пустой зоны хватит одного сборщика.
learn-dei-collect = Вторая карта фазы — «Поиск в руинах». Каждым сбором вы берёте один ресурс из зоны, где обладаете большинством. Новых ресурсов в городе не появится.
learn-dei-kinds = Бывают техноэлементы и энергоячейки. Карты стоят и того и другого; энергоячейки встречаются реже.
learn-dei-grim = Грим здесь, поэтому можно взять ещё один ресурс.
learn-dei-again = Второй сбор этой карты можно сделать в другой зоне.
learn-dei-rival = Теперь ходит соперник, Убежище 42. Чтобы войти во Двор двух башен, ему понадобились бы все три юнита: там стоят двое ваших. Он выбирает Театральный ряд.
learn-dei-candy = Карту можно сыграть и без действий: тогда она даёт стимледенец, дополнительное действие для одной из следующих карт.
learn-dei-phase = Фаза II. Аванпосты открывают рынки: красный и синий для вас открыты, а чёрный рынок открыт всем.
learn-dei-buy = Раз за фазу карту можно сыграть лицом вниз ради покупки. В конце раунда она уйдёт в корзину, поэтому выбирайте самую слабую.
learn-dei-price = «Подкрепление» с красного рынка каждый раз приводит трёх сборщиков. Кроме того, карты рынка приносят припасы в конце партии.
learn-dei-bought = Новая карта сразу у вас на руке. Но сначала «Призыв»: одна вербовка и одно перемещение.
learn-dei-order = Порядок действий карты выбираете вы. Новые сборщики появляются в убежище, своём или нейтральном; нейтральное стоит у Старых ворот.
learn-dei-levels = В городе два уровня. Нейтральный подъёмник у Старых ворот ведёт на крышу, где пока никого нет.
learn-dei-feat = Ваша фаза II закончилась, и два красных аванпоста открыли красное преимущество: «Разведчики». Оно останется, даже если вы потеряете аванпосты. Теперь соперник собирает людей у ворот.
learn-dei-sweeten = Стимледенец на карте: ещё одно действие, здесь перемещение.
learn-dei-two-to-one = Он идёт на Часовой завод, где стоит один ваш сборщик. Двое против одного — это большинство.
learn-dei-lost = Синий аванпост теперь у соперника. Ваш сборщик остаётся на месте: чужое большинство никого не убирает. Для этого есть удар.
learn-dei-build = Фаза III, последняя в раунде. «Общественные работы» позволяют строить там, где вы обладаете большинством.
learn-dei-kinds-of = В убежищах появляются ваши люди, подъёмники соединяют двор с крышей, мосты — крыши между собой. Всё это стоит только действия.
learn-dei-outnumbered = От сборщика на Часовом заводе сейчас нет пользы. В пустой зоне хватит и его одного.
learn-dei-face-up = Теперь купленная карта.
learn-dei-own-refuge = Три вербовки: все — в новое убежище. Аванпосты нужно охранять.
learn-dei-mission = В конце фазы III нужно выполнить одну миссию, даже если она ничего не даёт. «Тактическая перепись» считает ваши красные аванпосты.
learn-dei-column = За партию выполняется по одной миссии из каждого столбца. Пока раунд столбца не прошёл, они приносят больше: миссии раунда 1 лучше брать сейчас.
learn-dei-rest = Соперник заканчивает раунд: покупает карту, берёт стимледенец и выполняет миссию.
learn-dei-their-mission = Он берёт миссию более позднего столбца: она тоже считается по верхней части. Затем карты возвращаются на руки, и первым ходит тот, у кого меньше припасов.
learn-dei-sum-1 = Две карты в фазе: лицом вверх — действия, лицом вниз — покупка, или стимледенец вместо действий.
learn-dei-sum-2 = Войти можно только туда, где у вас будет большинство; оно нужно и для сбора, строительства и удара.
learn-dei-sum-3 = Аванпост открывает рынок своего цвета; два одного цвета открывают преимущество после фазы II.
learn-dei-sum-4 = После фазы III — одна миссия, за партию по одной из каждого столбца, лучше в срок.
learn-dei-sum-5 = В конце считаются ещё карты рынка, преимущества, аванпосты и собранные ресурсы.
lesson-dei-2 = Второй урок: Автома
learn-dei-automa-goal = Основные правила вы знаете; теперь ваш единственный соперник — Автома. Чтобы победить, после четырёх раундов нужно больше припасов, чем у неё.
learn-dei-automa-side = Она ведёт Фавнов: Лилит, отряд сборщиков и три логова, каждое у аванпоста своего цвета. У неё нет ни карт на руке, ни преимуществ, ни миссий.
learn-dei-automa-turn = Вы играете две карты как обычно, затем Автома раскрывает карты своей колоды. В мягком варианте, когда число действий делится на весь раунд, их за фазу немного.
learn-dei-automa-gate = Правило большинства действует и для неё. У Старых ворот вы пока сильнее, но всего не удержать.
learn-dei-automa-near = В Театральном ряду есть зелёный аванпост, а рядом логово Автомы. Это пригодится.
learn-dei-automa-collect = Потом ресурсы, пока их не забрала она: Автома тоже собирает.
learn-dei-automa-card = Автома сделала ход. На её карте четыре действия по порядку, и она выполняет первое возможное. В журнале видно, какая это карта и почему не подошли действия перед выполненным.
learn-dei-automa-recruit = Она завербовала сборщика у Алтаря Геи, который стоит у Старых ворот. На её планшете видно, с чего начинаются карты, оставшиеся в колоде.
learn-dei-automa-capture = Карты рынка она тоже захватывает, и они приносят ей припасы. Покупайте нужное раньше неё.
learn-dei-automa-refuge = Убежище в Театральном ряду приведёт ваших людей прямо туда, где они нужны.
learn-dei-automa-wait = С перемещением можно подождать: все на своих местах. Остановитесь и посмотрите, что сделает она.
learn-dei-automa-tie = Она собрала ресурс на Набережной. Там, где подходило несколько зон, решили два жетона разрешения ничьей; их числа есть в журнале. Вас Автома ни о чём не спрашивает.
learn-dei-automa-free = Ходят только её свободные юниты: те, без кого она не потеряет зону. На её планшете они сосчитаны, и видно, куда она может пойти.
learn-dei-automa-threat = После фазы III она убирает аванпосты, которые контролирует: в городе их больше нет, а ей они приносят припасы. Строки «уберёт» на её планшете — предупреждение.
learn-dei-automa-twin-towers = Во Дворе двух башен логово, два аванпоста и всего один юнит Автомы.
learn-dei-automa-count = Сейчас хватило бы двоих. Трое удержатся и дальше.
learn-dei-automa-denied = Оба аванпоста ваши: она уберёт на два меньше. Убежище поможет удержать это место.
learn-dei-automa-mission = Миссию выполняете вы, Автома — нет. «Логистическая перепись» из раунда 3 считает синие аванпосты и уже сейчас считается по верхней части.
learn-dei-automa-end = Затем её последнее действие и конец её фазы III. Загляните в журнал: захваченные карты, убранные аванпосты, логова, которые переходят к новым аванпостам.
learn-dei-automa-sum-1 = На карте Автомы четыре действия; она выполняет первое возможное.
learn-dei-automa-sum-2 = Она подчиняется правилу большинства и ходит только свободными юнитами. Ничьи решают два жетона.
learn-dei-automa-sum-3 = После фазы III она убирает аванпосты, которые контролирует, и переносит логова.
learn-dei-automa-sum-4 = Убранные аванпосты и захваченные карты — её припасы: не давайте ей ни того ни другого.
learn-dei-automa-sum-5 = Три уровня и два способа считать её действия: по раундам мягко, по фазам трудно.

## The Psionics

ask-ascend-leader = Восхождение: какой лидер вступает в игру и в каком нейтральном убежище?
ask-psi-skill = Какой навык вы применяете вместо вербовки?
ask-telekinesis-from = Телекинез: жетон сигнала из какой зоны?
ask-telekinesis-level = Телекинез: какой жетон?
ask-telekinesis-to = Телекинез: в какую соседнюю зону?
ask-teleportation-who = Телепортация: какой лидер?
ask-teleportation-to = Телепортация: в какую зону?
ask-control-faction = Контроль над разумом: юнит какой фракции?
ask-control-region = Контроль над разумом: в какой зоне?
ask-control-unit = Контроль над разумом: какой юнит?
ask-control-action = Контроль над разумом: что делает юнит?
ask-control-to = Контроль над разумом: куда он идёт?
ask-control-resource = Контроль над разумом: какой ресурс он вам приносит?
ask-fear-token = Внушение страха: какой жетон вы снимаете с Кар’Ра?
ask-fear-destination = Страх гонит все ваши юниты прочь: куда они уходят?
ask-pulse-card = Псионический импульс: на какую карту дрона?
ask-pulse-drone = Псионический импульс: активировать дрона?
ask-signal-region = Управление сигналами: в какой зоне?
ask-genius-loci = Гений места: аванпосты какого цвета усиливают сигналы?
ask-raise-signal = Гений места: какой сигнал вы усиливаете?
ask-choose-psi-mission = Какую миссию вы выполняете?
ask-choose-poorer = Кит — Б: с каким противником вы сравниваете ресурсы?
ask-choose-copied = Элли — В: какую миссию вы копируете?
ask-bonus-leader = Какой лидер сильнее в этой фазе?
do-arrive = Начать в зоне «{ $region }»
do-ascend = Ввести в игру { CASE($figure, case: "acc") } в зоне «{ $region }»
do-telekinesis = Уиллоу: Телекинез
do-teleportation = Уиллоу: Телепортация
do-mind-control = Кит: Контроль над разумом
do-ghost-soldiers = Кар’Ра: Призрачные солдаты
do-fear = Кар’Ра: Внушение страха
do-pulse = Элли: Псионический импульс
do-signal-control = Владимир: Управление сигналами
do-grip = Из зоны «{ $region }»
do-grip-level = { $signal }
do-shift-signal = В зону «{ $region }»
do-teleport = { $figure }
do-appear = В зону «{ $region }»
do-control = { $faction }
do-control-in = В зоне «{ $region }»
do-control-scrapper = Сборщик
do-control-figure = { $figure }
do-control-move = Перемещается
do-control-collect = Собирает ресурс
do-lead-to = В зону «{ $region }»
do-plunder = Взять { CASE($resource, case: "acc") }
do-release = { $signal }
do-flee-to = В зону «{ $region }»
do-charge = На карту «{ $card }»
do-awaken = Активировать { CASE($drone, case: "acc") }
do-emit = В зоне «{ $region }»
do-attune = { $colour }
do-raise-in = { $region }: { CASE($signal, case: "nom") }
do-raise-on-kar-ra = На Кар’Ра: { CASE($signal, case: "nom") }
do-raise-on-card = На карте «{ $card }»
do-raise-on-market = { $market }: { CASE($signal, case: "nom") }
do-fulfil = Выполнить миссию «{ $mission }»
do-compare = { $faction }
do-copy = { $mission }
do-empower = { $figure }
event-starting-leader = { $seat } вытягивает миссию «{ $mission }», стартовый лидер — { $figure }.
event-missions-opened = { $seat } раскрывает миссии лидера { CASE($figure, case: "gen") }: { $mission }.
event-ascended = { $seat }: восхождение. { $figure } появляется в зоне «{ $region }».
event-signal-placed = { $seat } кладёт { CASE($signal, case: "acc") } в зону «{ $region }».
event-signal-returned = { $seat } теряет { CASE($signal, case: "acc") } в зоне «{ $region }».
event-signals-boxed = { $seat } убирает из игры каждый { CASE($signal, case: "acc") }.
event-signals-called-back = { $seat } возвращает с карт и рынков { $count ->
        [one] { $count } жетон сигнала
        [few] { $count } жетона сигналов
        [many] { $count } жетонов сигналов
       *[other] { $count } жетона сигналов
    }.
event-signal-moved = { $seat } переносит { CASE($signal, case: "acc") } из зоны «{ $start }» в зону «{ $region }».
event-signal-raised = { $seat } усиливает сигнал, теперь это { CASE($signal, case: "nom") }.
event-signal-stays = { $seat }: { CASE($signal, case: "nom") } остаётся на планшете рынка ({ CASE($market, case: "nom") }).
event-teleported = { $seat } телепортирует { CASE($figure, case: "acc") } из зоны «{ $start }» в зону «{ $region }».
event-ghosts-called = { $seat } кладёт { CASE($signal, case: "acc") } на Кар’Ра.
event-feared = { $seat } внушает страх в зоне «{ $region }» и снимает с Кар’Ра { CASE($signal, case: "acc") }.
event-card-charged = { $seat } кладёт { CASE($signal, case: "acc") } на карту «{ $card }».
event-mind-moved = { $seat } управляет чужим юнитом. { $rival }: { SIZE($figure) ->
    [0] сборщик
   *[other] { $figure }
} идёт из зоны «{ $start }» в зону «{ $region }».
event-mind-collects = { $seat } собирает ресурс чужим юнитом. Его владелец — { $rival }.
event-attuned = { $seat }: Гений места ({ $colour }), можно усилить { $count ->
        [one] { $count } сигнал
        [few] { $count } сигнала
        [many] { $count } сигналов
       *[other] { $count } сигнала
    }.
event-empowered = { $figure } ({ $seat }) до конца фазы даёт на { $amount } больше.
event-candy-put-aside = { $seat } откладывает { CASE($candy, case: "acc") } и берёт другой.
why-dei-psi-09 = Псионики не строят.
why-dei-psi-17 = У вас в запасе не осталось жетонов сигналов.
why-dei-psi-18 = { $figure } ещё не в игре.
why-dei-psi-18-none = Ни один ваш лидер не может сейчас применить навык.
why-dei-psi-21 = Ни в одной зоне нет вашего жетона сигнала.
why-dei-psi-22 = Ни в одной другой зоне нет вашего жетона сигнала или лидера.
why-dei-psi-23 = Там некого заставить переместиться или собрать ресурс.
why-dei-psi-25 = Фракция этого юнита не обладает там большинством, или там ничего нет.
why-dei-psi-27 = На Кар’Ра нет жетонов сигналов.
why-dei-psi-29 = В игре нет карты дрона, которая лежит лицом вверх и без жетона сигнала.
why-dei-psi-30 = На этой карте уже лежит жетон сигнала.
why-dei-psi-41 = Сигнал высшего уровня усилить нельзя.
why-dei-psi-46 = Вы уже выполнили миссию этого лидера.
why-dei-rul-49 = У вас в запасе нет жетона следующего уровня.
why-dei-feat-15 = Железные нервы: этой фракцией нельзя управлять.
why-dei-ask-02 = Другой ответ даёт то же самое.
section-signals = { $side }: сигналы и миссии
row-map-key-signals = ~2 жетоны сигналов
row-signals-supply = Сигналы в запасе: с 1 символом — { $one }, с 2 символами — { $two }, с 3 символами — { $three }
row-signals-kar-ra = На Кар’Ра: с 1 символом — { $one }, с 2 символами — { $two }, с 3 символами — { $three }
row-signals-region = { $region }: сигналы с 1 символом — { $one }, с 2 символами — { $two }, с 3 символами — { $three }
row-signal-card = На карте «{ $card }»: { CASE($signal, case: "nom") }
row-signal-market = { $market }: { CASE($signal, case: "nom") }
row-psi-mission-open = { $mission }: сейчас { $now }
row-psi-mission-done = { $mission }: выполнена
row-psi-mission-closed = { $mission }: закрыта, выполнена другая миссия этого лидера
row-units-signals = { $seat }: сила { $strength }, { $count ->
        [one] { $count } жетон сигнала
        [few] { $count } жетона сигналов
        [many] { $count } жетонов сигналов
       *[other] { $count } жетона сигналов
    }{ SIZE($figure) ->
    [0] {""}
   *[other] {""}, { $figure }
}
row-psi-willow-a = за каждый ваш аванпост: { $each }
row-psi-willow-b = за каждый аванпост, в чьей зоне есть ваш лидер или жетон сигнала: { $each }
row-psi-willow-c = за каждого вашего лидера на крыше: { $each }
row-psi-kit-a = за каждый ресурс того типа, которого у вас меньше: { $each }
row-psi-kit-b = за каждый ресурс, на который вы богаче выбранного противника: { $each }
row-psi-kit-c = за каждую купленную вами карту рынка: { $each }
row-psi-kar-ra-a = за каждый символ на жетонах сигналов на Кар’Ра: { $each }
row-psi-kar-ra-b = за каждого чужого юнита в зоне Кар’Ра, если там у вас большинство: { $each }
row-psi-kar-ra-c = за каждый ресурс в зоне Кар’Ра, если там у вас большинство: { $each }
row-psi-elly-a = за каждый жетон сигнала в зонах с дроном: { $each }
row-psi-elly-b = за каждый жетон сигнала на карте дрона или планшете рынка: { $each }
row-psi-elly-c = как за верхнюю часть миссии текущего раунда
row-psi-vladimir-a = за каждый жетон сигнала в городе: { $each }
row-psi-vladimir-b = за 1–6 ваших аванпостов: 1, 2, 4, 6, 10 или 15
row-psi-vladimir-c = за каждую зону с жетоном сигнала, где у вас большинство: { $each }
criterion-red-outposts = каждый красный аванпост под вашим контролем
criterion-blue-outposts = каждый синий аванпост под вашим контролем
criterion-green-outposts = каждый зелёный аванпост под вашим контролем
criterion-yellow-outposts = каждый жёлтый аванпост под вашим контролем
criterion-controlled-outpost = каждый аванпост под вашим контролем
criterion-roof-region-with-majority = каждую крышу, где вы обладаете большинством
criterion-two-ground-regions-with-majority = каждые 2 двора, где вы обладаете большинством
criterion-own-construction = каждое ваше сооружение в городе
criterion-tech-energy-pair = каждую пару из техноэлемента и энергоячейки в запасе
criterion-market-card-owned = каждую вашу карту рынка
criterion-majority-region-with-drone = каждую зону с дроном, где вы обладаете большинством
criterion-three-scrappers-on-board = каждых 3 ваших сборщиков в городе
criterion-set-of-three-outpost-colors = каждый набор из 3 аванпостов разных цветов
criterion-unlocked-feat = каждое открытое преимущество
criterion-region-superior = каждую зону, где у вас превосходство над фракцией
criterion-own-unit-in-region-with-enemy-leader = каждого вашего юнита в зоне, где у вас превосходство и есть чужой лидер
criterion-two-own-units-in-region-with-drone = каждых 2 ваших юнитов в зоне с дроном, где вы обладаете большинством
criterion-majority-region-with-construction = каждую зону с сооружением, где вы обладаете большинством
criterion-resource-in-up-to-three-regions = каждый ресурс в 3 зонах, где вы обладаете большинством

effect-none = без эффекта
effect-signal-power = каждый сигнал даёт столько, сколько на нём символов

## Around the city

board-by-slot = цена по ячейке
board-open-to-all = открыт для всех
board-hold = у вас { $count }
board-needs-outpost = { $count ->
    [one] нужен { $count } аванпост
    [few] нужно { $count } аванпоста
    [many] нужно { $count } аванпостов
   *[other] нужно { $count } аванпостов
}
board-price = Цена: техноэлементы { $technology }, энергоячейки { $energy }
board-can-buy = Можно купить
board-lack = { $resource }: не хватает { $count }
board-pays = Припасы сразу: { $supplies }
board-worth = Припасы в конце: { $supplies }
board-market-tactical = Тактический
board-market-logistic = Логисти­ческий
board-market-mechanical = Механи­ческий
board-market-black = Чёрный
board-market-industrial = Промыш­ленный
board-captured = захвачена до обновления
board-column = Столбец { $column }
board-column-used = занят
board-column-late = опоздание
board-column-now = этот раунд
board-column-later = впереди
board-never-late = не опаздывает
board-from-round = с раунда { $round }: { $count }
board-pays-now = сейчас { $count }
board-now = сейчас
board-hand = Рука
board-cards = { $count ->
    [one] { $count } карта
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карт
}
board-played-up = Сыграны, вернутся при обновлении:
board-played-down = Лицом вниз, в корзину:
board-bin = Корзина ({ $count }), припасы { $supplies }:
board-bin-name = Корзина
board-form = Разыгрываемая карта
board-draft = Преимущества на выбор
board-face-down = лицом вниз: купите карту
board-face-up = лицом вверх, действия в любом порядке
board-done = сделано
board-buy-hint = Нажмите карту на её рынке.
board-choose-card = Нажмите карту на руке
board-way-up = лицом вверх: её действия
board-way-sweet = со стимледенцом: на одно действие больше
board-way-down = лицом вниз: покупка, раз за фазу
board-way-candy = без действий: возьмите стимледенец
board-candies = Стимледенцы
board-own = Планшет фракции
board-not-in-city = ещё не в городе
board-reserve = В запасе
board-wolf-run = Бег: два двора
board-wolf-jump = Прыжок: с крыши на крышу
board-wolf-climb-up = Верхолазание: без подъёмника
board-feat-open = открыто
board-feat-progress = { $count } из { $need }
board-dens-left = Осталось логов: { $count }
board-dens = Осталось логов
board-growth = Жетон роста
board-growth-red = +1 сила у Алтаря
board-growth-blue = +1 шаг Алтаря
board-growth-green = +1 ресурс у Алтаря
board-growth-yellow = +1 сборщик у Алтаря
board-mission-done = выполнена
board-mission-closed = закрыта
board-signals = { $level ->
    [one] Сигналы с { $level } символом
    [few] Сигналы с { $level } символами
    [many] Сигналы с { $level } символами
   *[other] Сигналы с { $level } символами
}
board-signals-boxed = вне игры
board-signals-until = до раунда { $round }
board-signals-stay = остаются
board-automa-level = { $level ->
    [easy] лёгкий уровень
    [expert] экспертный уровень
   *[standard] стандартный уровень
}, { $count ->
    [one] { $count } действие
    [few] { $count } действия
    [many] { $count } действий
   *[other] { $count } действий
} за фазу
board-automa-cell = следующее действие
board-automa-from = с раунда { $round }
board-automa-never = не на этом уровне
board-automa-deck = колода { $count }
board-automa-captured = захвачено { $count }
board-automa-bin = корзина { $count }, припасы { $supplies }
board-automa-capture = Карты колоды, которые начинаются с захвата
board-automa-collect = Карты колоды, которые начинаются со сбора
board-automa-move = Карты колоды, которые начинаются с перемещения
board-automa-recruit = Карты колоды, которые начинаются с вербовки
board-automa-removed = Убранные аванпосты, припасы за 1-й, 2-й, 3-й
board-outposts = Аванпосты под контролем: { $colour }
board-to-build = Ещё можно построить: { $construction }
board-feats = Открытые преимущества
board-tie-token = Жетон разрешения ничьей: побеждает больший
board-automa-action = действие { $number } из { $actions }
board-automa-groups = Группы
board-automa-free = свободны
board-automa-against = сила
board-automa-weighed = На выбор
board-automa-counts = ресурсы
board-counts = { $each } за { $criterion }
board-counts-copy = как верхняя часть любой миссии на планшете
option-faction-any-note = выбирается за столом
option-faction-ravagers-note = собирают больше там, где Грим
option-faction-refuge-42-note = много людей: вербуют рядом с Марлоу
option-faction-farm-z-note = сильная: Голиаф даёт 2
option-faction-auxilia-note = быстрая: группа Свифта поднимается без подъёмника
option-faction-wild-note = волки и медведь; ничего не строят, бегают и лазают
option-faction-fauns-note = логова связывают город; аванпосты становятся ростом
option-faction-psionics-note = пять лидеров, сигналы вместо людей
option-feats-note = по три: по очереди или случайно
option-weather-note = Каждый раунд карта мешает всем; следующая известна заранее.
option-short-missions-note = Четыре миссии вместо восьми: выбирать легче.
option-industrial-note = Заменяет чёрный рынок; его машины дают 2.
option-mercenaries-note = Ждут в городе лидера, который выполнит их условия.
option-automa-note = За Фавнов играют карты: ещё один соперник.

## Score

score-missions = Миссии
score-gained = Полученные припасы
score-cards = Карты рынка
score-feats = Преимущества
score-outposts = Аванпосты
score-resources = Ресурсы

## Words

side-automa = Автома
order-capture-tactical = захват на тактическом рынке
order-capture-logistic = захват на логистическом рынке
order-capture-mechanical = захват на механическом рынке
order-capture-black = захват на чёрном или промышленном рынке
order-collect-technology = сбор техноэлемента
order-collect-energy = сбор энергоячейки
order-move-outpost-red = перемещение к красному аванпосту
order-move-outpost-blue = перемещение к синему аванпосту
order-move-outpost-green = перемещение к зелёному аванпосту
order-move-technology = перемещение к техноэлементам
order-move-energy = перемещение к энергоячейкам
order-recruit-den-red = вербовка в логове у красного аванпоста
order-recruit-den-blue = вербовка в логове у синего аванпоста
order-recruit-den-green = вербовка в логове у зелёного аванпоста
order-recruit-lilith = вербовка рядом с Лилит
order-recruit-altar = вербовка у Алтаря Геи
obstacle-no-payable-card = Ни одна раскрытая карта там Автоме не по карману
obstacle-no-resource = Там, где у неё большинство, их нет
obstacle-no-free-units = Свободных юнитов нет
obstacle-no-way = Ни одна свободная группа не может туда попасть и получить большинство
obstacle-no-den = У аванпостов этого цвета нет логова
obstacle-no-outpost = Аванпостов этого цвета больше нет, поэтому остальное на карте не проверяется
obstacle-no-scrapper = Запас пуст, а в других зонах нет свободного сборщика
resource-technology = Техноэлемент
    .gender = m inan
    .nom = техноэлемент
    .gen = техноэлемента
    .dat = техноэлементу
    .acc = техноэлемент
    .ins = техноэлементом
    .loc = техноэлементе
    .nom_pl = техноэлементы
    .gen_pl = техноэлементов
    .acc_pl = техноэлементы
resource-energy = Энергоячейка
    .gender = f inan
    .nom = энергоячейка
    .gen = энергоячейки
    .dat = энергоячейке
    .acc = энергоячейку
    .ins = энергоячейкой
    .loc = энергоячейке
    .nom_pl = энергоячейки
    .gen_pl = энергоячеек
    .acc_pl = энергоячейки
colour-red = красный
    .nom = красный
    .few = красных
    .gen_pl = красных
colour-blue = синий
    .nom = синий
    .few = синих
    .gen_pl = синих
colour-green = зелёный
    .nom = зелёный
    .few = зелёных
    .gen_pl = зелёных
colour-yellow = жёлтый
    .nom = жёлтый
    .few = жёлтых
    .gen_pl = жёлтых
construction-den = Логово
    .gender = n inan
    .nom = логово
    .gen = логова
    .dat = логову
    .acc = логово
    .ins = логовом
    .loc = логове
    .nom_pl = логова
    .gen_pl = логов
    .acc_pl = логова
construction-refuge = Убежище
    .gender = n inan
    .nom = убежище
    .gen = убежища
    .dat = убежищу
    .acc = убежище
    .ins = убежищем
    .loc = убежище
    .nom_pl = убежища
    .gen_pl = убежищ
    .acc_pl = убежища
construction-elevator = Подъёмник
    .gender = m inan
    .nom = подъёмник
    .gen = подъёмника
    .dat = подъёмнику
    .acc = подъёмник
    .ins = подъёмником
    .loc = подъёмнике
    .nom_pl = подъёмники
    .gen_pl = подъёмников
    .acc_pl = подъёмники
construction-bridge = Мост
    .gender = m inan
    .nom = мост
    .gen = моста
    .dat = мосту
    .acc = мост
    .ins = мостом
    .loc = мосте
    .nom_pl = мосты
    .gen_pl = мостов
    .acc_pl = мосты
symbol-move = Перемещение
    .gender = n inan
    .nom = перемещение
    .gen = перемещения
    .dat = перемещению
    .acc = перемещение
    .ins = перемещением
    .loc = перемещении
    .nom_pl = перемещения
    .gen_pl = перемещений
    .acc_pl = перемещения
symbol-collect = Сбор
    .gender = m inan
    .nom = сбор
    .gen = сбора
    .dat = сбору
    .acc = сбор
    .ins = сбором
    .loc = сборе
    .nom_pl = сборы
    .gen_pl = сборов
    .acc_pl = сборы
symbol-enlist = Вербовка
    .gender = f inan
    .nom = вербовка
    .gen = вербовки
    .dat = вербовке
    .acc = вербовку
    .ins = вербовкой
    .loc = вербовке
    .nom_pl = вербовки
    .gen_pl = вербовок
    .acc_pl = вербовки
symbol-build = Строительство
    .gender = n inan
    .nom = строительство
    .gen = строительства
    .dat = строительству
    .acc = строительство
    .ins = строительством
    .loc = строительстве
    .nom_pl = строительства
    .gen_pl = строительств
    .acc_pl = строительства
symbol-build-refuge = Строительство убежища
    .nom = строительство убежища
    .gen = строительства убежища
    .nom_pl = строительства убежищ
    .gen_pl = строительств убежищ
    .few = строительства убежища
symbol-build-elevator = Строительство подъёмника
    .nom = строительство подъёмника
    .gen = строительства подъёмника
    .nom_pl = строительства подъёмников
    .gen_pl = строительств подъёмников
    .few = строительства подъёмника
symbol-build-bridge = Строительство моста
    .nom = строительство моста
    .gen = строительства моста
    .nom_pl = строительства мостов
    .gen_pl = строительств мостов
    .few = строительства моста
symbol-strike = Удар
    .gender = m inan
    .nom = удар
    .gen = удара
    .dat = удару
    .acc = удар
    .ins = ударом
    .loc = ударе
    .nom_pl = удары
    .gen_pl = ударов
    .acc_pl = удары
symbol-buy = Покупка
    .gender = f inan
    .nom = покупка
    .gen = покупки
    .dat = покупке
    .acc = покупку
    .ins = покупкой
    .loc = покупке
    .nom_pl = покупки
    .gen_pl = покупок
    .acc_pl = покупки
symbol-drone = Активация дрона
    .nom = активация дрона
    .gen = активации дрона
    .nom_pl = активации дрона
    .gen_pl = активаций дрона
    .few = активации дрона
symbol-tolstoy = Толстой
symbol-altar = Активация Алтаря
    .nom = активация Алтаря
    .gen = активации Алтаря
    .nom_pl = активации Алтаря
    .gen_pl = активаций Алтаря
    .few = активации Алтаря
symbol-machine = Активация машины
    .nom = активация машины
    .gen = активации машины
    .nom_pl = активации машины
    .gen_pl = активаций машины
    .few = активации машины
symbol-den = Размещение логова
    .nom = размещение логова
    .gen = размещения логова
    .nom_pl = размещения логова
    .gen_pl = размещений логова
    .few = размещения логова
symbol-region-majority-bonus = Бонус зоны
    .nom = бонус зоны
    .gen = бонуса зоны
    .nom_pl = бонусы зоны
    .gen_pl = бонусов зоны
    .few = бонуса зоны
symbol-push-one-unit-each = Вытеснение
    .nom = вытеснение
    .gen = вытеснения
    .nom_pl = вытеснения
    .gen_pl = вытеснений
    .few = вытеснения
symbol-swap-resources = Обмен ресурсов
    .nom = обмен ресурсов
    .gen = обмена ресурсов
    .nom_pl = обмены ресурсов
    .gen_pl = обменов ресурсов
    .few = обмена ресурсов
effect-extra-collect-with-leader = Грим: ещё один ресурс при сборе в его зоне
effect-enlist-in-leader-region = вербовать можно и в зоне вашего лидера
effect-leader-counts-as = Голиаф считается за 2
effect-group-changes-level-without-elevator = Группа со Свифтом меняет уровень без подъёмника
effect-enlist-only-in-leader-region = Альфа: волков вербуют рядом с Никитой
effect-den-after-move-on-controlled-outpost = Посланница Геи: логово там, где Лилит пришла к вашему аванпосту
effect-psi-willow = Уиллоу: Левитация, Телекинез, Телепортация
effect-psi-kit = Кит: Контроль над разумом
effect-psi-kar-ra = Кар’Ра: Призрачные солдаты, Внушение страха
effect-psi-elly = Элли: Псионический импульс
effect-psi-vladimir = Владимир: Управление сигналами
effect-majority-bonus-with-leader = вы сильнее там, где ваш лидер
effect-majority-bonus-with-own-refuge = вы сильнее у своих убежищ
effect-majority-bonus-on-roof = вы сильнее на крышах
effect-supply-on-strike = припас за каждого сборщика, убранного вашим ударом
effect-immune-to-strike-and-forced-move = ни удар, ни вытеснение вам не страшны
effect-single-unit-move-ignores-majority = один юнит может не соблюдать правило большинства
effect-use-opponent-elevators = можно пользоваться подъёмниками других фракций
effect-use-opponent-bridges = можно пользоваться мостами других фракций
effect-one-long-move-per-phase = раз за фазу перемещение на два шага
effect-extra-enlist-per-phase = раз за фазу ещё один сборщик
effect-buy-discount = платите на 1 ресурс меньше
effect-extra-collect-per-phase = раз за фазу ещё один ресурс
effect-tech-when-recycling = техноэлемент за каждую карту, которая отправляется в корзину
effect-drone-extra-step = дроны летят на шаг дальше
effect-build-without-majority = для строительства достаточно одного юнита
effect-collect-from-linked = собирать можно и в связанных зонах
effect-supply-on-drone-activation = припас за каждого активированного дрона
effect-howl-push = Вместо вербовки прогнать по юниту каждого противника из зоны с волком
effect-move-after-placing = Размещённый волк может сразу переместиться
effect-majority-bonus-three-wolves = +1 в каждой зоне, где 3 волка или больше
effect-region-majority-bonus = бонус для одной зоны до конца фазы
effect-leader-majority-bonus = ваш лидер сильнее до конца фазы
effect-push-one-unit-each = вытеснить остальных из зоны
effect-long-move = перемещения до двух шагов
effect-change-level-without-elevator = перемещения меняют уровень без подъёмника
effect-collect-extra = каждым сбором можно взять на 1 ресурс больше
effect-swap-resources = обменять ресурсы
effect-gain-energy = энергоячейки из общего запаса
effect-gain-candy = стимледенцы
effect-gain-supplies = припасы
effect-use-any-construction = перемещения идут по подъёмникам и мостам любой фракции
effect-activate-altar = активировать Алтарь Геи
effect-tolstoy-excavation = взять все ресурсы там, где Толстой нашёл нейтральное или чужое сооружение
effect-tolstoy-rage = удар по всем в зоне Толстого
effect-tolstoy-pack-leader = разместить до 2 волков в зоне Толстого
effect-tolstoy-roar = Толстой считается за 3 до конца этой фазы
effect-repeat-per-own-bridge = ещё одно перемещение за каждый ваш мост
effect-repeat-per-own-refuge = ещё одна вербовка за каждое ваше убежище
effect-repeat-per-own-elevator = ещё один сбор за каждый ваш подъёмник
effect-elevators-linked-together = дворы с подъёмниками связаны между собой
effect-collect-at-elevators = собирать можно и у подъёмников
effect-enlist-on-bridged-roofs = вербовать можно и на крышах с мостом
effect-collect-under-bridge = ресурс из-под моста, по которому вы проходите
effect-supply-per-collect-at-own-refuge = припас за каждый ресурс, собранный у вашего убежища
effect-supplies-per-construction-set = припасы за наборы из убежища, моста и подъёмника
effect-machine = машина
effect-machine-eal = до 2 крыш по мостам, затем удар по всем остальным в зоне внизу
effect-machine-slug = до 2 зон, и юниты из его зоны идут с ним
effect-machine-ripley = до 2 зон, затем до 2 ресурсов там или в одной связанной зоне
effect-moves-single-unit = Снежная буря: за одно перемещение идёт один юнит
effect-roof-units-cannot-move = Порывистый ветер: юниты на крышах не перемещаются
effect-remove-unsheltered-scrappers = Кислотный дождь: сборщиков не в укрытии убирают после фазы III
effect-no-bridges-no-elevators = Гололёд: ни мостов, ни подъёмников
effect-remove-buried-scrappers = Сильный снегопад: сборщиков под завалом убирают после фазы III
effect-activate-drone-in-region-at-phase-end = Юкас: в конце вашего хода активировать дрона в его зоне
effect-collect-all-in-region = Александра: сбором в её зоне берут всё
effect-remove-resource-from-occupied-regions = Вспышка на Солнце: зоны с юнитами теряют ресурс после фазы III

trait-faction = Победы по фракциям
trait-automa-level = Победы по уровням Автомы
