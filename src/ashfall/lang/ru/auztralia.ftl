### AuZtralia

game-name = AuZtralia
game-summary = Прокладывайте железные дороги вглубь материка, добывайте ресурсы, стройте фермы и собирайте армию, пока не пробудились Древние. Счёт идёт на очки Времени, и Древние тоже получают победные очки.
game-goal = Прокладывайте пути, добывайте ресурсы и стройте фермы, пока есть Время. Потом просыпаются Древние: они идут к вашим фермам и порту. Побеждает тот, у кого больше очков, а Древние тоже получают очки. Если порт падёт, победят они.
side-old-ones = Древние
option-level = Уровень одиночной игры
option-level-easy = Лёгкий
option-level-hard = Сложный
option-level-insane = Безумный
level-easy = лёгкий
level-hard = сложный
level-insane = безумный

## Questions

ask-place-port = Где построить порт?
ask-choose-action = Выберите действие.
ask-play-once-card = Действие выполнено. Сыграть карту до конца хода?
ask-place-track = Где проложить путь?
ask-choose-mine = Какой ресурс добыть и где?
ask-solo-refresh-row = Заплатить 1 золото и сбросить персонажей из ряда? Называйте их по одному.
ask-choose-character = Кого взять из ряда?
ask-choose-purchase = Что купить?
ask-choose-trade = Что импортировать или экспортировать?
ask-choose-farms = Где построить фермы?
ask-choose-force = Кто войдёт в экспедиционные войска?
ask-choose-target = Какой гекс атаковать?
ask-combat-continue = Сражение: биться дальше или отступить?
ask-use-corporal-jones = Карта раскрыта. Отступить с Капралом Джонсом, пока она не подействовала?
ask-assign-damage = Какая стопка получит урон?
ask-assign-hits = Кубов на весь урон не хватает: кому из Древних достанется следующий?
ask-use-franz-neumann = Боевая единица уничтожена. Франц Нойман спасёт её?
ask-use-o-malley = О'Мелли снимет куб урона?
ask-kapena-attack = Капена Алика удерживает вашу ферму: атаковать там Древних?
ask-choose-flounder-unit = Какую боевую единицу приведёт Капитан Флаундер?
ask-choose-davis-tiles = Какой нераскрытый тайл покажет Агент Дейвис?
ask-choose-rangers-target = На кого из Древних охотятся Рейнджеры?
ask-choose-desta-temple = Какой Храм взорвёт Деста Дейнджер?
ask-choose-jenny-farms = Какую опустошённую ферму восстановит Дженни Эпплсид?

## Options

do-port = Порт: { $hex }
do-build-track = Проложить путь: берег и равнина
do-build-track-hills = Проложить путь: любая местность
do-mine = Добыча
do-hire = Нанять персонажа
do-buy-units = Купить войска
do-import-export = Импорт/экспорт
do-farm = Построить фермы
do-attack = Атаковать
do-recover = Вернуть кубы
do-dig = Добыть: { $good }, гекс { $hex }
do-buy = Купить: { $unit }, { $count }
do-import = Импорт: { $good }, 1
do-export = Экспорт: { $good }, 1, за 1 золото
do-end-turn = Закончить ход
do-lay = Путь: { $edge }
do-stop = Больше ничего
do-build = Построить ферму: { $hex }
do-take = Взять: { $character }
do-dismiss = Сбросить: { $character }
do-play = Сыграть: { $character }
do-unmask = Раскрыть тайл: { $hex }
do-enlist = Взять: { $unit }
do-raze = Взорвать Храм: { $hex }
do-restore = Восстановить ферму: { $hex }
do-hunt = Цель: { $tile }
do-send = { $unit }: послать { $count }
do-target = Атаковать: { $hex }
do-fight = Раскрыть следующую карту
do-withdraw = Отступить всем
do-withdraw-airships = Отвести дирижабли
do-withdraw-ground = Отвести наземные войска
do-face-card = Принять карту
do-use = { $character }: урон, цель { $tile }
do-sacrifice = Генерал Такаси: жертва { $unit }, 2 урона, цель { $tile }
do-wound = Урон получает: { $unit }
do-save = Франц Нойман спасает: { $unit }
do-let-fall = Не спасать
do-repair = О'Мелли чинит: { $unit }
do-no-repair = Ничего не чинить
do-hit = Урон: { $tile }
do-strike-back = Атаковать удержанную ферму
do-hold-back = Не атаковать

## Log

event-surveyed = Тайл разведки { $survey } разыгран на гексе { $hex }.
event-first-player = Первый игрок: { $seat }.
event-port-placed = { $seat } строит порт: { $hex }.
event-acted = { $seat }, действие: { $action }. Золото за повтор: { $gold }.
event-track-laid = { $seat } прокладывает путь: { $edge }.
event-mined = { $seat } ведёт добычу, { $hex }: { $good }, { $amount }.
event-hired = { $seat } берёт персонажа: { $character }.
event-row-refilled = В ряду появляется { $character }.
event-row-dismissed = { $seat } сбрасывает из ряда: { $character }.
event-bought = { $seat } покупает: { $unit }, { $amount }.
event-imported = { $seat }, импорт: { $good }.
event-exported = { $seat }, экспорт за 1 золото: { $good }.
event-farm-built = { $seat } строит ферму, { $hex }: { $farm }.
event-recovered = { $seat } возвращает кубы: { $amount }. Время: { $time }.
event-acts-again = { $seat } по-прежнему позади всех и ходит снова. Запас Времени: { $time }.
event-set-out = { $seat } выступает, войска: { $force }. Время: { $time }.
event-attacked = { $seat } атакует: { $hex }.
event-tile-revealed = Тайл на гексе { $hex } раскрыт: { $tile }.
event-blank-removed = На гексе { $hex } только кенгуру. Тайл удалён из игры.
event-nothing-there = На гексе { $hex } сражаться не с кем; войска возвращаются домой. Игрок: { $seat }.
event-combat-card = { $seat } раскрывает карту Древних { $card }.
event-card-applied = Карта { $card }, игрок { $seat }: урон Древним { $hits }, урон войскам { $damage }, урон дирижаблям { $airship_damage }, потеря Рассудка { $sanity }.
event-wounded = { $seat }: 1 урон, { $unit }.
event-unit-lost = { $seat } теряет: { $unit }.
event-unit-saved = Франц Нойман спасает: { $unit }. Игрок: { $seat }.
event-repaired = О'Мелли чинит: { $unit }. Игрок: { $seat }.
event-maddened = { $seat }: терять Рассудок больше нечем.
event-withdrew = { $seat } отступает.
event-airships-withdrew = { $seat } отводит дирижабли.
event-ground-withdrew = { $seat } отводит наземные войска.
event-combat-won = { $seat } побеждает в сражении: { $hex }.
event-defeated = { $seat } терпит поражение: { $hex }.
event-character-used = { $seat } использует: { $character }.
event-struck = { $seat } наносит урон { $amount }, цель { $tile }.
event-old-one-destroyed = Уничтожен Древний: { $tile }, гекс { $hex }.
event-trophy-taken = { $seat } забирает тайл { $tile }, победные очки: { $vp }.
event-points-divided = { $seat } получает долю за { $tile }, победные очки: { $vp }.
event-cards-shuffled = Карты Древних перетасованы.
event-card-played = { $seat } разыгрывает: { $character }.
event-gained = { $seat } получает: { $good }, { $amount }.
event-enlisted = { $seat } бесплатно получает: { $unit }.
event-old-one-removed = Удалён с гекса { $hex }: { $tile }.
event-farm-restored = { $seat } восстанавливает ферму: { $hex }.
event-old-ones-wake = Действуют Древние: их диск переходит на ячейку { $cell }.
event-event-card = Событие: { $event }.
event-nothing-hidden = Нераскрытых тайлов не осталось.
event-surge = Рывок: { $tile }, шесть карт перемещения подряд.
event-assassinated = Убийство в ряду персонажей: { $character }.
event-temple-opened = Храм на гексе { $hex } открывается: { $tile }.
event-movement-card = Карта перемещения { $card } ({ $direction ->
    [left] Влево
   *[right] Вправо
}). В кружках: { $movers }.
event-old-one-moved = { $tile }: с гекса { $start } на гекс { $hex }, цель { $goal } (расстояние { $distance }). { $reason ->
    [nearest] Это ближайшее поселение.
    [left] Одинаково близко: { $candidates }. На карте «Влево».
   *[right] Одинаково близко: { $candidates }. На карте «Вправо».
}
event-old-one-stays = { $tile } остаётся на гексе { $hex }: { $reason ->
    [port] это порт.
   *[held] ферму удерживает Капена Алика.
}
event-farm-blighted = Ферма опустошена: { $hex }. Игрок: { $seat }.
event-farm-saved = Все, кто вошёл на ферму { $hex }, погибли; она остаётся продуктивной. Игрок: { $seat }.
event-farm-held = Капена Алика удерживает ферму: { $hex }. Игрок: { $seat }.
event-port-attacked = Порт под ударом: { $hex }. Игрок: { $seat }. Древние: { $tile }.
event-port-fell = Порт пал: { $hex }. Игрок: { $seat }. Игра окончена.
event-tile-counted = Так и не раскрыт на гексе { $hex }: { $tile }.

## Why not

why-az-set-25 = Другой порт слишком близко: расстояние должно быть не меньше { $need }.
why-az-trk-08 = Ваш диск в конце шкалы Времени.
why-az-act-04 = Ваши кубы в этой ячейке стоят золота: { $need }, а у вас { $have }.
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
why-az-buy-04 = После оплаты ячейки остаётся золота: { $have }. Этого не хватает ни на одну единицу.
why-az-trade-03 = Вывозить нечего.
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
row-turn = Ход игрока { $seat }: ячейка { $cell } из { $last }
row-old-ones-time = Древние на ячейке { $cell } из { $last }
row-port-fallen = Порт пал. Игрок: { $seat }
row-level = Уровень: { $level }
row-disc = { $seat }: ячейка { $cell }
row-old-ones-disc = Древние: ячейка { $cell }
row-next-event = Следующее событие: ячейка { $cell }, уровень { $level }
section-muster = Войска, игрок { $side }
section-battle = Сражение, игрок { $side }, гекс { $hex }
row-fighter = { $unit }: в строю { $count }, здоровье { $left } из { $health }
row-sanity = Рассудок: { $sanity } из { $full }
row-card = Карта Древних: { $card }
forecast-odds = { $ends ->
    [0] Следующая карта: из { $cards } с попаданием { $hit }, с уроном войскам { $hurt }, с потерей Рассудка { $fright }; бой не кончит ни одна
   *[other] Следующая карта: из { $cards } победа { $win }, гибель войск { $fall }, безумие { $mad }; с попаданием { $hit }, с уроном { $hurt }, с потерей Рассудка { $fright }
}
forecast-port = Порт падёт при стольких из этих карт: { $port }
forecast-withdraw = { $heals ->
    [true] Отступление: отряды возвращаются без урона; зомби теряют весь урон, у других Древних он остаётся
   *[false] Отступление: отряды возвращаются без урона; у Древних урон остаётся
}
combat-fight = Следующая карта
combat-withdraw = Отступление
section-map = Карта
row-map-line = { $line }
row-map-key = ~ берег, ^ холмы, .1 равнина с уровнем, o место для порта, строчные abcd: пути
row-map-key-pieces = ?2 нераскрытый тайл, C S M Z L T Древние с уровнем, PA порт, fA ферма, xA опустошённая ферма
row-map-key-goods = c уголь, i железо, g золото, p фосфаты
section-hexes = Гексы
row-hidden = { $hex }: нераскрытый тайл, уровень { $level }
row-goods = { $hex }: { $good }
row-nothing = ничего
section-old-ones = Древние
row-none-awake = Раскрытых нет
row-old-one = { $distance ->
    [-1] { $tile }, гекс { $hex }: урон { $damage } из { $health }, ПО: { $vp }
    [0] { $tile }, в поселении, гекс { $hex }: урон { $damage } из { $health }, ПО: { $vp }
   *[other] { $tile }, гекс { $hex }: урон { $damage } из { $health }, ПО: { $vp }; шагов до ближайшего поселения: { $distance }
}
section-player = { $side }
row-warehouse = Склад: { $good }
row-hq = Штаб: кубы { $hq }, диски урона { $discs }; осталось рельсов: { $tracks }
row-boxes = Ячейки действий: { $action }
forecast-action = { $then ->
    [again] { $action }: Время { $time }, затем снова { $seat }
    [next] { $action }: Время { $time }, затем { $side }
    [end] { $action }: Время { $time }, затем конец игры
    [last] { $action }: Время { $time }; до { $spare } снова { $seat }, иначе конец игры
   *[both] { $action }: Время { $time }; до { $spare } снова { $seat }, иначе { $side }
}
forecast-action-paid = { $then ->
    [again] { $action }: Время { $time }, золото { $gold }, затем снова { $seat }
    [next] { $action }: Время { $time }, золото { $gold }, затем { $side }
    [end] { $action }: Время { $time }, золото { $gold }, затем конец игры
    [last] { $action }: Время { $time }, золото { $gold }; до { $spare } снова { $seat }, иначе конец игры
   *[both] { $action }: Время { $time }, золото { $gold }; до { $spare } снова { $seat }, иначе { $side }
}
row-troop = { $more ->
    [0] { $unit }: в казармах { $count }, здоровье { $health }, дальность { $range }
   *[other] { $unit }: в казармах { $count }, здоровье { $health }, дальность { $range } (изменил персонаж)
}
row-port = Порт: { $hex }
row-farm = { $farm }, гекс { $hex }
row-farm-blighted = { $farm }, гекс { $hex }, опустошена
row-character = { $character }: { $effect }
row-trophies = Уничтоженные Древние: { $tile }
row-points = Очки сейчас: { $points }
section-supply = Общее
row-row = Ряд персонажей слева направо: { $count }
row-candidate = { $character }: { $effect }
row-units = Боевые единицы: { $unit }
section-strengths = Войска против Древних: попадания на картах, которые могут выйти, всего карт { $cards }
forecast-strength = { $kind }: { $unit }; наносят урон { $damage }, дирижаблям { $airships }, Рассудку { $sanity }
row-stacks = Осталось тайлов уровней 1, 2, 3: { $one }, { $two }, { $three }
row-decks = Осталось карт: персонажи { $characters }, события { $events }, Древние { $cards }

## Score

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
ability-reveal-and-surge = раскрыть нераскрытый тайл в гексе с наименьшим номером; если он движется, сразу шесть карт движения
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
board-hidden-left = Закрытые:
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
board-others = Другие игроки
board-next = Затем ходит: { $seat }
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
board-cards = Карты Древних: { $cards } + { $seen } открыто
board-row = Ряд персонажей. Осталось в колоде: { $count }
board-fighting = В войсках: { $count }. Урон: { $wounds }
board-damage = Урон
board-airship-damage = Урон дирижаблям
board-sanity = Рассудок
board-sanity-lost = Потеря Рассудка
board-odds = Следующая карта, одна из { $cards }
board-odds-win = Победа: { $count }
board-odds-on = Бой идёт: { $count }
board-odds-fall = Гибель войск: { $count }
board-odds-mad = Безумие: { $count }
board-odds-hit = Карты с попаданием
board-odds-hurt = Карты с уроном войскам
board-odds-fright = Карты с потерей Рассудка
board-card-did = Карта { $card }: попадания { $hits }, урон { $damage }, дирижаблям { $airship_damage }, потеря Рассудка { $sanity }
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
board-strengths = Попадания, карт в колоде: { $cards }
board-characters = Персонажи
board-trophies = Уничтоженные Древние
