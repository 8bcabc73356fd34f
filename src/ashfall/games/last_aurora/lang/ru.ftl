### Last Aurora

## Игра

game-name = Погоня за «Авророй»
game-summary = Гонка колонн по замёрзшей земле: разведка, улучшения, сражения и погоня за ледоколом «Аврора».
game-goal = Доведите колонну до «Авроры» за шесть раундов. Побеждает тот, у кого больше славы: за попадания по врагам, за отрыв и за всё, что вы довезли. Берегите людей: без выживших вы выбываете.
option-map = Поле
option-map-alpha = «Альфа», первое путешествие
option-map-beta = «Бета», с короткими путями, лавинами и смелыми бонусными действиями
option-mines = Играть с миной

## Слова

token-food = продовольствие
    .gender = n
    .gen = продовольствия
    .acc = продовольствие
    .one = фишка продовольствия
    .few = фишки продовольствия
    .many = фишек продовольствия
    .one_acc = фишку продовольствия
token-fuel = топливо
    .gender = n
    .gen = топлива
    .acc = топливо
    .one = фишка топлива
    .few = фишки топлива
    .many = фишек топлива
    .one_acc = фишку топлива
token-ammo = боеприпасы
    .gender = pl
    .gen = боеприпасов
    .acc = боеприпасы
    .one = фишка боеприпасов
    .few = фишки боеприпасов
    .many = фишек боеприпасов
    .one_acc = фишку боеприпасов
token-object = предмет
    .gender = m
    .gen = предмета
    .acc = предмет
    .one = фишка предмета
    .few = фишки предметов
    .many = фишек предметов
    .one_acc = фишку предмета
token-survivor = выживший
    .gender = m anim
    .gen = выжившего
    .acc = выжившего
    .one = фишка выжившего
    .few = фишки выживших
    .many = фишек выживших
    .one_acc = фишку выжившего
token-contamination = заражение
    .gender = n
    .gen = заражения
    .acc = заражение
    .one = жетон заражения
    .few = жетона заражения
    .many = жетонов заражения
    .one_acc = жетон заражения
token-damage = повреждение
block-left = Левый блок
    .nom = левый блок
    .gender = m
    .acc = левый блок
block-right = Правый блок
    .nom = правый блок
    .gender = m
    .acc = правый блок
column-truck = грузовик
    .gender = m
    .gen = грузовика
    .acc = грузовик
    .ins = грузовиком
column-trailer1 = прицеп 1
    .gender = m
    .gen = прицепа 1
    .acc = прицеп 1
    .ins = прицепом 1
column-trailer2 = прицеп 2
    .gender = m
    .gen = прицепа 2
    .acc = прицеп 2
    .ins = прицепом 2
column-trailer3 = прицеп 3
    .gender = m
    .gen = прицепа 3
    .acc = прицеп 3
    .ins = прицепом 3
column-trailer4 = прицеп 4
    .gender = m
    .gen = прицепа 4
    .acc = прицеп 4
    .ins = прицепом 4
zone-active = активная зона
zone-rest = зона отдыха
zone-exhausted = зона усталости
phase-set-up = подготовка
phase-exploration = этап разведки
phase-rest = этап отдыха
phase-movement = этап передвижения
phase-fire = этап стрельбы
phase-end-of-round = завершение раунда
effect-none = без эффекта
effect-damage = 1 повреждение
effect-contamination = 1 заражение
effect-lose-fame = потеря 1 очка славы
ability-ignore-contamination-while-exploring = защищает от заражения в разведке
ability-remove-damage = отдых: убирает до 2 повреждений
ability-rest-to-active = передвижение: возвращает отдыхающего в активную зону
ability-ignore-fame-loss-of-card-action = слава не теряется от действия карты
ability-first-hit-extra-damage = стрельба: первое попадание сильнее на 1
ability-bonus-action-of-any-slot = бонусное действие любой ячейки
ability-ignore-one-enemy = стрельба: один враг вам не страшен
ability-gain-missing-resource = передвижение: находит недостающий ресурс
ability-fame-if-loot = конец игры: 2 очка славы, если есть добыча
ability-fame = конец игры: 1 очко славы
ability-speed-plus = передвижение: скорость +1
ability-rest-instead-of-exhausted = отдыхает вместо усталости
ability-speed-plus-1-and-catch-up = передвижение: скорость +1, при большом отставании +2
bonus-remove-damage-1 = убрать 1 повреждение
bonus-remove-contamination-1-participant = убрать 1 заражение с участника
bonus-remove-contamination-2-participants = убрать до 2 заражений с участников
bonus-remove-damage-2 = убрать до 2 повреждений
bonus-food-for-damage = получить 1 продовольствие и 1 повреждение
bonus-ammo-for-damage = получить 1 фишку боеприпасов и 1 повреждение
bonus-fuel-for-contamination = получить 1 топливо и заразить участника
bonus-move-2-for-fuel = за 1 топливо проехать 1 или 2 точки
bonus-upgrade-from-discard = улучшить колонну картой из сброса
bonus-attack-for-ammo = за 1 фишку боеприпасов сразу атаковать
bonus-fuel-for-fame = получить 1 топливо и потерять 1 очко славы
slot-type-any = любой груз
    .one = любой груз
    .few = для любого груза
    .many = для любого груза
slot-type-survivor = для выжившего
    .one = для выжившего
    .few = для выживших
    .many = для выживших
slot-type-food-fuel = продовольствие или топливо
    .one = продовольствие или топливо
    .few = для продовольствия или топлива
    .many = для продовольствия или топлива
slot-type-armour = броня
    .one = броня
    .few = с бронёй
    .many = с бронёй
slot-type-speed-plus = скорость +1
slot-type-tracks = гусеницы
slot-type-food-end-of-round = 1 продовольствие каждый раунд
slot-type-food-as-fuel = продовольствие как топливо
slot-type-fame-per-food-end-of-game = слава за продовольствие в конце
slot-type-repair-end-of-round = 1 починка каждый раунд
slot-type-weapon-1 = оружие 1
slot-type-weapon-2 = оружие 2
slot-type-weapon-3 = оружие 3
slot-type-weapon-4 = оружие 4
slot-type-fame-end-of-game-1 = 1 очко славы в конце
slot-type-fame-end-of-game-2 = 2 очка славы в конце
slot-type-fame-end-of-game-3 = 3 очка славы в конце
slot-type-fame-end-of-game-4 = 4 очка славы в конце
slot-type-fame-end-of-game-5 = 5 очков славы в конце
slot-type-fame-end-of-game-6 = 6 очков славы в конце
slot-type-fame-end-of-game-7 = 7 очков славы в конце
slot-type-fame-end-of-game-8 = 8 очков славы в конце
slot-type-fame-end-of-game-9 = 9 очков славы в конце
slot-truck-1 = Ячейка 1 грузовика
    .nom = ячейка 1 грузовика
    .gender = f
    .gen = ячейки 1 грузовика
    .acc = ячейку 1 грузовика
    .loc = ячейке 1 грузовика
slot-truck-2 = Ячейка 2 грузовика
    .nom = ячейка 2 грузовика
    .gender = f
    .gen = ячейки 2 грузовика
    .acc = ячейку 2 грузовика
    .loc = ячейке 2 грузовика
slot-truck-3 = Ячейка 3 грузовика
    .nom = ячейка 3 грузовика
    .gender = f
    .gen = ячейки 3 грузовика
    .acc = ячейку 3 грузовика
    .loc = ячейке 3 грузовика
slot-truck-4 = Ячейка 4 грузовика
    .nom = ячейка 4 грузовика
    .gender = f
    .gen = ячейки 4 грузовика
    .acc = ячейку 4 грузовика
    .loc = ячейке 4 грузовика
slot-truck-5 = Ячейка 5 грузовика
    .nom = ячейка 5 грузовика
    .gender = f
    .gen = ячейки 5 грузовика
    .acc = ячейку 5 грузовика
    .loc = ячейке 5 грузовика
slot-truck-6 = Ячейка 6 грузовика
    .nom = ячейка 6 грузовика
    .gender = f
    .gen = ячейки 6 грузовика
    .acc = ячейку 6 грузовика
    .loc = ячейке 6 грузовика
slot-truck-7 = Ячейка 7 грузовика
    .nom = ячейка 7 грузовика
    .gender = f
    .gen = ячейки 7 грузовика
    .acc = ячейку 7 грузовика
    .loc = ячейке 7 грузовика
slot-truck-8 = Ячейка 8 грузовика
    .nom = ячейка 8 грузовика
    .gender = f
    .gen = ячейки 8 грузовика
    .acc = ячейку 8 грузовика
    .loc = ячейке 8 грузовика
slot-above-truck-1 = Ячейка 1 устройства на грузовике
    .nom = ячейка 1 устройства на грузовике
    .gender = f
    .gen = ячейки 1 устройства на грузовике
    .acc = ячейку 1 устройства на грузовике
    .loc = ячейке 1 устройства на грузовике
slot-above-truck-2 = Ячейка 2 устройства на грузовике
    .nom = ячейка 2 устройства на грузовике
    .gender = f
    .gen = ячейки 2 устройства на грузовике
    .acc = ячейку 2 устройства на грузовике
    .loc = ячейке 2 устройства на грузовике
slot-above-truck-3 = Ячейка 3 устройства на грузовике
    .nom = ячейка 3 устройства на грузовике
    .gender = f
    .gen = ячейки 3 устройства на грузовике
    .acc = ячейку 3 устройства на грузовике
    .loc = ячейке 3 устройства на грузовике
slot-above-truck-4 = Ячейка 4 устройства на грузовике
    .nom = ячейка 4 устройства на грузовике
    .gender = f
    .gen = ячейки 4 устройства на грузовике
    .acc = ячейку 4 устройства на грузовике
    .loc = ячейке 4 устройства на грузовике
slot-above-truck-5 = Ячейка 5 устройства на грузовике
    .nom = ячейка 5 устройства на грузовике
    .gender = f
    .gen = ячейки 5 устройства на грузовике
    .acc = ячейку 5 устройства на грузовике
    .loc = ячейке 5 устройства на грузовике
slot-above-truck-6 = Ячейка 6 устройства на грузовике
    .nom = ячейка 6 устройства на грузовике
    .gender = f
    .gen = ячейки 6 устройства на грузовике
    .acc = ячейку 6 устройства на грузовике
    .loc = ячейке 6 устройства на грузовике
slot-above-truck-7 = Ячейка 7 устройства на грузовике
    .nom = ячейка 7 устройства на грузовике
    .gender = f
    .gen = ячейки 7 устройства на грузовике
    .acc = ячейку 7 устройства на грузовике
    .loc = ячейке 7 устройства на грузовике
slot-above-truck-8 = Ячейка 8 устройства на грузовике
    .nom = ячейка 8 устройства на грузовике
    .gender = f
    .gen = ячейки 8 устройства на грузовике
    .acc = ячейку 8 устройства на грузовике
    .loc = ячейке 8 устройства на грузовике
slot-trailer1-1 = Ячейка 1 прицепа 1
    .nom = ячейка 1 прицепа 1
    .gender = f
    .gen = ячейки 1 прицепа 1
    .acc = ячейку 1 прицепа 1
    .loc = ячейке 1 прицепа 1
slot-trailer1-2 = Ячейка 2 прицепа 1
    .nom = ячейка 2 прицепа 1
    .gender = f
    .gen = ячейки 2 прицепа 1
    .acc = ячейку 2 прицепа 1
    .loc = ячейке 2 прицепа 1
slot-trailer1-3 = Ячейка 3 прицепа 1
    .nom = ячейка 3 прицепа 1
    .gender = f
    .gen = ячейки 3 прицепа 1
    .acc = ячейку 3 прицепа 1
    .loc = ячейке 3 прицепа 1
slot-trailer1-4 = Ячейка 4 прицепа 1
    .nom = ячейка 4 прицепа 1
    .gender = f
    .gen = ячейки 4 прицепа 1
    .acc = ячейку 4 прицепа 1
    .loc = ячейке 4 прицепа 1
slot-trailer1-5 = Ячейка 5 прицепа 1
    .nom = ячейка 5 прицепа 1
    .gender = f
    .gen = ячейки 5 прицепа 1
    .acc = ячейку 5 прицепа 1
    .loc = ячейке 5 прицепа 1
slot-trailer1-6 = Ячейка 6 прицепа 1
    .nom = ячейка 6 прицепа 1
    .gender = f
    .gen = ячейки 6 прицепа 1
    .acc = ячейку 6 прицепа 1
    .loc = ячейке 6 прицепа 1
slot-trailer1-7 = Ячейка 7 прицепа 1
    .nom = ячейка 7 прицепа 1
    .gender = f
    .gen = ячейки 7 прицепа 1
    .acc = ячейку 7 прицепа 1
    .loc = ячейке 7 прицепа 1
slot-trailer1-8 = Ячейка 8 прицепа 1
    .nom = ячейка 8 прицепа 1
    .gender = f
    .gen = ячейки 8 прицепа 1
    .acc = ячейку 8 прицепа 1
    .loc = ячейке 8 прицепа 1
slot-above-trailer1-1 = Ячейка 1 устройства на прицепе 1
    .nom = ячейка 1 устройства на прицепе 1
    .gender = f
    .gen = ячейки 1 устройства на прицепе 1
    .acc = ячейку 1 устройства на прицепе 1
    .loc = ячейке 1 устройства на прицепе 1
slot-above-trailer1-2 = Ячейка 2 устройства на прицепе 1
    .nom = ячейка 2 устройства на прицепе 1
    .gender = f
    .gen = ячейки 2 устройства на прицепе 1
    .acc = ячейку 2 устройства на прицепе 1
    .loc = ячейке 2 устройства на прицепе 1
slot-above-trailer1-3 = Ячейка 3 устройства на прицепе 1
    .nom = ячейка 3 устройства на прицепе 1
    .gender = f
    .gen = ячейки 3 устройства на прицепе 1
    .acc = ячейку 3 устройства на прицепе 1
    .loc = ячейке 3 устройства на прицепе 1
slot-above-trailer1-4 = Ячейка 4 устройства на прицепе 1
    .nom = ячейка 4 устройства на прицепе 1
    .gender = f
    .gen = ячейки 4 устройства на прицепе 1
    .acc = ячейку 4 устройства на прицепе 1
    .loc = ячейке 4 устройства на прицепе 1
slot-above-trailer1-5 = Ячейка 5 устройства на прицепе 1
    .nom = ячейка 5 устройства на прицепе 1
    .gender = f
    .gen = ячейки 5 устройства на прицепе 1
    .acc = ячейку 5 устройства на прицепе 1
    .loc = ячейке 5 устройства на прицепе 1
slot-above-trailer1-6 = Ячейка 6 устройства на прицепе 1
    .nom = ячейка 6 устройства на прицепе 1
    .gender = f
    .gen = ячейки 6 устройства на прицепе 1
    .acc = ячейку 6 устройства на прицепе 1
    .loc = ячейке 6 устройства на прицепе 1
slot-above-trailer1-7 = Ячейка 7 устройства на прицепе 1
    .nom = ячейка 7 устройства на прицепе 1
    .gender = f
    .gen = ячейки 7 устройства на прицепе 1
    .acc = ячейку 7 устройства на прицепе 1
    .loc = ячейке 7 устройства на прицепе 1
slot-above-trailer1-8 = Ячейка 8 устройства на прицепе 1
    .nom = ячейка 8 устройства на прицепе 1
    .gender = f
    .gen = ячейки 8 устройства на прицепе 1
    .acc = ячейку 8 устройства на прицепе 1
    .loc = ячейке 8 устройства на прицепе 1
slot-trailer2-1 = Ячейка 1 прицепа 2
    .nom = ячейка 1 прицепа 2
    .gender = f
    .gen = ячейки 1 прицепа 2
    .acc = ячейку 1 прицепа 2
    .loc = ячейке 1 прицепа 2
slot-trailer2-2 = Ячейка 2 прицепа 2
    .nom = ячейка 2 прицепа 2
    .gender = f
    .gen = ячейки 2 прицепа 2
    .acc = ячейку 2 прицепа 2
    .loc = ячейке 2 прицепа 2
slot-trailer2-3 = Ячейка 3 прицепа 2
    .nom = ячейка 3 прицепа 2
    .gender = f
    .gen = ячейки 3 прицепа 2
    .acc = ячейку 3 прицепа 2
    .loc = ячейке 3 прицепа 2
slot-trailer2-4 = Ячейка 4 прицепа 2
    .nom = ячейка 4 прицепа 2
    .gender = f
    .gen = ячейки 4 прицепа 2
    .acc = ячейку 4 прицепа 2
    .loc = ячейке 4 прицепа 2
slot-trailer2-5 = Ячейка 5 прицепа 2
    .nom = ячейка 5 прицепа 2
    .gender = f
    .gen = ячейки 5 прицепа 2
    .acc = ячейку 5 прицепа 2
    .loc = ячейке 5 прицепа 2
slot-trailer2-6 = Ячейка 6 прицепа 2
    .nom = ячейка 6 прицепа 2
    .gender = f
    .gen = ячейки 6 прицепа 2
    .acc = ячейку 6 прицепа 2
    .loc = ячейке 6 прицепа 2
slot-trailer2-7 = Ячейка 7 прицепа 2
    .nom = ячейка 7 прицепа 2
    .gender = f
    .gen = ячейки 7 прицепа 2
    .acc = ячейку 7 прицепа 2
    .loc = ячейке 7 прицепа 2
slot-trailer2-8 = Ячейка 8 прицепа 2
    .nom = ячейка 8 прицепа 2
    .gender = f
    .gen = ячейки 8 прицепа 2
    .acc = ячейку 8 прицепа 2
    .loc = ячейке 8 прицепа 2
slot-above-trailer2-1 = Ячейка 1 устройства на прицепе 2
    .nom = ячейка 1 устройства на прицепе 2
    .gender = f
    .gen = ячейки 1 устройства на прицепе 2
    .acc = ячейку 1 устройства на прицепе 2
    .loc = ячейке 1 устройства на прицепе 2
slot-above-trailer2-2 = Ячейка 2 устройства на прицепе 2
    .nom = ячейка 2 устройства на прицепе 2
    .gender = f
    .gen = ячейки 2 устройства на прицепе 2
    .acc = ячейку 2 устройства на прицепе 2
    .loc = ячейке 2 устройства на прицепе 2
slot-above-trailer2-3 = Ячейка 3 устройства на прицепе 2
    .nom = ячейка 3 устройства на прицепе 2
    .gender = f
    .gen = ячейки 3 устройства на прицепе 2
    .acc = ячейку 3 устройства на прицепе 2
    .loc = ячейке 3 устройства на прицепе 2
slot-above-trailer2-4 = Ячейка 4 устройства на прицепе 2
    .nom = ячейка 4 устройства на прицепе 2
    .gender = f
    .gen = ячейки 4 устройства на прицепе 2
    .acc = ячейку 4 устройства на прицепе 2
    .loc = ячейке 4 устройства на прицепе 2
slot-above-trailer2-5 = Ячейка 5 устройства на прицепе 2
    .nom = ячейка 5 устройства на прицепе 2
    .gender = f
    .gen = ячейки 5 устройства на прицепе 2
    .acc = ячейку 5 устройства на прицепе 2
    .loc = ячейке 5 устройства на прицепе 2
slot-above-trailer2-6 = Ячейка 6 устройства на прицепе 2
    .nom = ячейка 6 устройства на прицепе 2
    .gender = f
    .gen = ячейки 6 устройства на прицепе 2
    .acc = ячейку 6 устройства на прицепе 2
    .loc = ячейке 6 устройства на прицепе 2
slot-above-trailer2-7 = Ячейка 7 устройства на прицепе 2
    .nom = ячейка 7 устройства на прицепе 2
    .gender = f
    .gen = ячейки 7 устройства на прицепе 2
    .acc = ячейку 7 устройства на прицепе 2
    .loc = ячейке 7 устройства на прицепе 2
slot-above-trailer2-8 = Ячейка 8 устройства на прицепе 2
    .nom = ячейка 8 устройства на прицепе 2
    .gender = f
    .gen = ячейки 8 устройства на прицепе 2
    .acc = ячейку 8 устройства на прицепе 2
    .loc = ячейке 8 устройства на прицепе 2
slot-trailer3-1 = Ячейка 1 прицепа 3
    .nom = ячейка 1 прицепа 3
    .gender = f
    .gen = ячейки 1 прицепа 3
    .acc = ячейку 1 прицепа 3
    .loc = ячейке 1 прицепа 3
slot-trailer3-2 = Ячейка 2 прицепа 3
    .nom = ячейка 2 прицепа 3
    .gender = f
    .gen = ячейки 2 прицепа 3
    .acc = ячейку 2 прицепа 3
    .loc = ячейке 2 прицепа 3
slot-trailer3-3 = Ячейка 3 прицепа 3
    .nom = ячейка 3 прицепа 3
    .gender = f
    .gen = ячейки 3 прицепа 3
    .acc = ячейку 3 прицепа 3
    .loc = ячейке 3 прицепа 3
slot-trailer3-4 = Ячейка 4 прицепа 3
    .nom = ячейка 4 прицепа 3
    .gender = f
    .gen = ячейки 4 прицепа 3
    .acc = ячейку 4 прицепа 3
    .loc = ячейке 4 прицепа 3
slot-trailer3-5 = Ячейка 5 прицепа 3
    .nom = ячейка 5 прицепа 3
    .gender = f
    .gen = ячейки 5 прицепа 3
    .acc = ячейку 5 прицепа 3
    .loc = ячейке 5 прицепа 3
slot-trailer3-6 = Ячейка 6 прицепа 3
    .nom = ячейка 6 прицепа 3
    .gender = f
    .gen = ячейки 6 прицепа 3
    .acc = ячейку 6 прицепа 3
    .loc = ячейке 6 прицепа 3
slot-trailer3-7 = Ячейка 7 прицепа 3
    .nom = ячейка 7 прицепа 3
    .gender = f
    .gen = ячейки 7 прицепа 3
    .acc = ячейку 7 прицепа 3
    .loc = ячейке 7 прицепа 3
slot-trailer3-8 = Ячейка 8 прицепа 3
    .nom = ячейка 8 прицепа 3
    .gender = f
    .gen = ячейки 8 прицепа 3
    .acc = ячейку 8 прицепа 3
    .loc = ячейке 8 прицепа 3
slot-above-trailer3-1 = Ячейка 1 устройства на прицепе 3
    .nom = ячейка 1 устройства на прицепе 3
    .gender = f
    .gen = ячейки 1 устройства на прицепе 3
    .acc = ячейку 1 устройства на прицепе 3
    .loc = ячейке 1 устройства на прицепе 3
slot-above-trailer3-2 = Ячейка 2 устройства на прицепе 3
    .nom = ячейка 2 устройства на прицепе 3
    .gender = f
    .gen = ячейки 2 устройства на прицепе 3
    .acc = ячейку 2 устройства на прицепе 3
    .loc = ячейке 2 устройства на прицепе 3
slot-above-trailer3-3 = Ячейка 3 устройства на прицепе 3
    .nom = ячейка 3 устройства на прицепе 3
    .gender = f
    .gen = ячейки 3 устройства на прицепе 3
    .acc = ячейку 3 устройства на прицепе 3
    .loc = ячейке 3 устройства на прицепе 3
slot-above-trailer3-4 = Ячейка 4 устройства на прицепе 3
    .nom = ячейка 4 устройства на прицепе 3
    .gender = f
    .gen = ячейки 4 устройства на прицепе 3
    .acc = ячейку 4 устройства на прицепе 3
    .loc = ячейке 4 устройства на прицепе 3
slot-above-trailer3-5 = Ячейка 5 устройства на прицепе 3
    .nom = ячейка 5 устройства на прицепе 3
    .gender = f
    .gen = ячейки 5 устройства на прицепе 3
    .acc = ячейку 5 устройства на прицепе 3
    .loc = ячейке 5 устройства на прицепе 3
slot-above-trailer3-6 = Ячейка 6 устройства на прицепе 3
    .nom = ячейка 6 устройства на прицепе 3
    .gender = f
    .gen = ячейки 6 устройства на прицепе 3
    .acc = ячейку 6 устройства на прицепе 3
    .loc = ячейке 6 устройства на прицепе 3
slot-above-trailer3-7 = Ячейка 7 устройства на прицепе 3
    .nom = ячейка 7 устройства на прицепе 3
    .gender = f
    .gen = ячейки 7 устройства на прицепе 3
    .acc = ячейку 7 устройства на прицепе 3
    .loc = ячейке 7 устройства на прицепе 3
slot-above-trailer3-8 = Ячейка 8 устройства на прицепе 3
    .nom = ячейка 8 устройства на прицепе 3
    .gender = f
    .gen = ячейки 8 устройства на прицепе 3
    .acc = ячейку 8 устройства на прицепе 3
    .loc = ячейке 8 устройства на прицепе 3
slot-trailer4-1 = Ячейка 1 прицепа 4
    .nom = ячейка 1 прицепа 4
    .gender = f
    .gen = ячейки 1 прицепа 4
    .acc = ячейку 1 прицепа 4
    .loc = ячейке 1 прицепа 4
slot-trailer4-2 = Ячейка 2 прицепа 4
    .nom = ячейка 2 прицепа 4
    .gender = f
    .gen = ячейки 2 прицепа 4
    .acc = ячейку 2 прицепа 4
    .loc = ячейке 2 прицепа 4
slot-trailer4-3 = Ячейка 3 прицепа 4
    .nom = ячейка 3 прицепа 4
    .gender = f
    .gen = ячейки 3 прицепа 4
    .acc = ячейку 3 прицепа 4
    .loc = ячейке 3 прицепа 4
slot-trailer4-4 = Ячейка 4 прицепа 4
    .nom = ячейка 4 прицепа 4
    .gender = f
    .gen = ячейки 4 прицепа 4
    .acc = ячейку 4 прицепа 4
    .loc = ячейке 4 прицепа 4
slot-trailer4-5 = Ячейка 5 прицепа 4
    .nom = ячейка 5 прицепа 4
    .gender = f
    .gen = ячейки 5 прицепа 4
    .acc = ячейку 5 прицепа 4
    .loc = ячейке 5 прицепа 4
slot-trailer4-6 = Ячейка 6 прицепа 4
    .nom = ячейка 6 прицепа 4
    .gender = f
    .gen = ячейки 6 прицепа 4
    .acc = ячейку 6 прицепа 4
    .loc = ячейке 6 прицепа 4
slot-trailer4-7 = Ячейка 7 прицепа 4
    .nom = ячейка 7 прицепа 4
    .gender = f
    .gen = ячейки 7 прицепа 4
    .acc = ячейку 7 прицепа 4
    .loc = ячейке 7 прицепа 4
slot-trailer4-8 = Ячейка 8 прицепа 4
    .nom = ячейка 8 прицепа 4
    .gender = f
    .gen = ячейки 8 прицепа 4
    .acc = ячейку 8 прицепа 4
    .loc = ячейке 8 прицепа 4
slot-above-trailer4-1 = Ячейка 1 устройства на прицепе 4
    .nom = ячейка 1 устройства на прицепе 4
    .gender = f
    .gen = ячейки 1 устройства на прицепе 4
    .acc = ячейку 1 устройства на прицепе 4
    .loc = ячейке 1 устройства на прицепе 4
slot-above-trailer4-2 = Ячейка 2 устройства на прицепе 4
    .nom = ячейка 2 устройства на прицепе 4
    .gender = f
    .gen = ячейки 2 устройства на прицепе 4
    .acc = ячейку 2 устройства на прицепе 4
    .loc = ячейке 2 устройства на прицепе 4
slot-above-trailer4-3 = Ячейка 3 устройства на прицепе 4
    .nom = ячейка 3 устройства на прицепе 4
    .gender = f
    .gen = ячейки 3 устройства на прицепе 4
    .acc = ячейку 3 устройства на прицепе 4
    .loc = ячейке 3 устройства на прицепе 4
slot-above-trailer4-4 = Ячейка 4 устройства на прицепе 4
    .nom = ячейка 4 устройства на прицепе 4
    .gender = f
    .gen = ячейки 4 устройства на прицепе 4
    .acc = ячейку 4 устройства на прицепе 4
    .loc = ячейке 4 устройства на прицепе 4
slot-above-trailer4-5 = Ячейка 5 устройства на прицепе 4
    .nom = ячейка 5 устройства на прицепе 4
    .gender = f
    .gen = ячейки 5 устройства на прицепе 4
    .acc = ячейку 5 устройства на прицепе 4
    .loc = ячейке 5 устройства на прицепе 4
slot-above-trailer4-6 = Ячейка 6 устройства на прицепе 4
    .nom = ячейка 6 устройства на прицепе 4
    .gender = f
    .gen = ячейки 6 устройства на прицепе 4
    .acc = ячейку 6 устройства на прицепе 4
    .loc = ячейке 6 устройства на прицепе 4
slot-above-trailer4-7 = Ячейка 7 устройства на прицепе 4
    .nom = ячейка 7 устройства на прицепе 4
    .gender = f
    .gen = ячейки 7 устройства на прицепе 4
    .acc = ячейку 7 устройства на прицепе 4
    .loc = ячейке 7 устройства на прицепе 4
slot-above-trailer4-8 = Ячейка 8 устройства на прицепе 4
    .nom = ячейка 8 устройства на прицепе 4
    .gender = f
    .gen = ячейки 8 устройства на прицепе 4
    .acc = ячейку 8 устройства на прицепе 4
    .loc = ячейке 8 устройства на прицепе 4
thing-position = Ячейка { $number }
thing-count = { $number }

## Вопросы

ask-explore-or-pass = Ваш ход разведки: что вы делаете?
ask-empty-pass = У вас нет активных выживших. Применить что-нибудь или спасовать?
ask-send = Кто ещё идёт? Если навыка хватает, начните с карты или с бонусного действия.
ask-card-action = Теперь действие карты.
ask-bonus = Выполнить бонусное действие?
ask-end-turn = Что-нибудь ещё в этом ходу?
ask-last-chance = Кто-то вот-вот погибнет: применить предмет?
ask-sift = От каких ресурсов вы отказываетесь?
ask-damage = Куда поместить повреждение?
ask-damage-under = Какая ячейка повреждена и какая фишка в ней пропадает?
ask-lose = Другого места нет: какая фишка пропадает?
ask-lose-resource = Какой ресурс вы теряете?
ask-lose-survivor = Потеряна фишка выжившего. Кто из выживших уходит?
ask-lose-survivor-token = Из какой ячейки уходит фишка выжившего?
ask-make-room = Не всё помещается. От чего вы отказываетесь?
ask-repair = Что починить?
ask-contaminate = Кто получает заражение?
ask-decontaminate = Кого обеззаразить?
ask-object-limit = Можно хранить три предмета. Сбросьте или примените один.
ask-ration = Кого возвращает сухой паёк?
ask-antifreeze = Чей навык поднимается до 3?
ask-trade = Какой предмет вы отдаёте торговцу?
ask-replace-trailer = Грузовик больше не потянет. Какой прицеп заменить?
ask-mount = Над какой картой установить устройство?
ask-drop-trailer = Новый грузовик слабее. Какой прицеп отцепить?
ask-retrieve = Какую карту вы берёте из сброса?
ask-signal = Сигнал «Авроры»: взять 1 топливо?
ask-feed-at-rest = Кого накормить, чтобы он скорее отдохнул?
ask-rest = Отдых: применить что-нибудь?
ask-arrange = Впереди сражение. Оставить груз как есть?
ask-put = Куда положить следующую фишку?
ask-stow = Куда положить отложенные фишки?

## Выбор

do-explore = Разведать ячейку { $position }, отправив { CASE($crew, case: "acc") }
do-pass = Спасовать { CASE($crew, case: "ins") }
do-end-turn = Закончить ход
do-let-food-go = Ничего не использовать
do-let-wear-off = Ничего не использовать
do-send = Отправить { CASE($crew, case: "acc") }
do-feed = Накормить { CASE($crew, case: "acc") }: навык +1
do-gather = Собрать { CASE($block, case: "acc") }
do-sift = Собрать { CASE($block, case: "acc") }, но не всё
do-decline = Отказаться от { CASE($token, case: "gen") }
do-keep = Взять остальное
do-recruit = Завербовать выжившего
do-build = Улучшить колонну этой картой
do-fit = Улучшить колонну этим устройством над { CASE($column, case: "ins") }
do-skip = Без бонусного действия
do-help = Помочь, отдав { CASE($token, case: "acc") }
do-rob = Ограбить
do-swap = Отдать торговцу { CASE($token, case: "acc") } в обмен
do-trade = Отдать предмет, взять два
do-bonus = Бонусное действие: { $bonus }
do-take-fuel = Взять { $count ->
    [one] { $count } фишку топлива
    [few] { $count } фишки топлива
    [many] { $count } фишек топлива
   *[other] { $count } фишки топлива
}
do-leave-fuel = Отказаться от топлива
do-recover = Накормить { CASE($crew, case: "acc") }: из зоны усталости в зону отдыха
do-fed = Больше никого не кормить
do-mechanic = Механик чинит
do-rested = Закончить отдых
do-damage = Повредить { CASE($slot, case: "acc") }
do-sacrifice = Нарочно подставить фишку под повреждение
do-bury = Повредить { CASE($slot, case: "acc") } и потерять { CASE($token, case: "acc") }
do-lose = Отдать { CASE($token, case: "acc") }
do-throw = Отдать то, что лежит в { CASE($slot, case: "loc") }
do-repair = Починить { CASE($slot, case: "acc") }
do-repair-two = Починить { CASE($slot, case: "acc") } и { CASE($second, case: "acc") }
do-no-more-repairs = Больше не чинить
do-contaminate = Заразить { CASE($crew, case: "acc") }
do-vacate = Убрать фишку выжившего из { CASE($slot, case: "gen") }
do-give-up = Отпустить { CASE($crew, case: "acc") }
do-decontaminate = Обеззаразить { CASE($crew, case: "acc") }
do-no-more-cures = Больше не обеззараживать
do-discard = Сбросить предмет «{ $object }»
do-use = Применить предмет «{ $object }»
do-wake = Вернуть { CASE($crew, case: "acc") } в активную зону
do-warm = Поднять навык { CASE($crew, case: "gen") } до 3
do-replace = Поставить карту «{ $card }» вместо { CASE($column, case: "gen") }
do-mount = Поставить карту «{ $card }» над { CASE($column, case: "ins") }
do-drop = Оставить { CASE($column, case: "acc") }
do-retrieve = Взять карту «{ $card }»
do-ready = Оставить как есть
do-rearrange = Разместить всё заново
do-put = Положить { CASE($token, case: "acc") } в { CASE($slot, case: "acc") }
do-stow = Положить { CASE($token, case: "acc") } в { CASE($slot, case: "acc") }
do-return = Вернуть в запас { CASE($token, case: "acc") }

## Что произошло

event-round = Раунд { $count }.
event-phase = Начинается { $phase }.
event-turn-order = Порядок хода, начиная с лидирующей колонны: { $seats }.
event-revealed = В ячейке { $position } раскрыта карта «{ $card }».
event-event-revealed = Раскрыто событие «{ $card }».
event-event = Происходит событие «{ $card }».
event-explores = { $seat } разведывает ячейку { $position } с картой «{ $card }».
event-sent = { $seat } отправляет { CASE($crew, case: "acc") }.
event-goes-to-rest = { $seat }: { CASE($crew) } переходит в зону отдыха.
event-is-exhausted = { $seat }: { CASE($crew) } переходит в зону усталости.
event-fed = { $seat } кормит { CASE($crew, case: "acc") }: навык +1.
event-recovered = { $seat } кормит { CASE($crew, case: "acc") }: из зоны усталости в зону отдыха.
event-passed = { $seat } пасует { CASE($crew, case: "ins") }.
event-bonus = { $seat } выполняет бонусное действие «{ $bonus }».
event-gained = { $seat } получает { COUNT($token, $count, case: "acc") }.
event-declined = { $seat } отказывается от { CASE($token, case: "gen") }.
event-token-lost = { $seat } теряет { CASE($token, case: "acc") }.
event-damaged = { $seat }: повреждена { CASE($slot) }.
event-repaired = { $seat } чинит { CASE($slot, case: "acc") }.
event-installed = { $seat } ставит в колонну карту «{ $card }»{ WORD($column) ->
    [truck] {""}
   *[other] {" "}({ $column })
}.
event-removed = { $seat }: карта «{ $card }» покидает колонну.
event-retrieved = { $seat } берёт из сброса карту «{ $card }».
event-recruited = { $seat }: к экипажу присоединяется { CASE($crew) }.
event-contaminated = { $seat }: заражение получает { CASE($crew) }.
event-decontaminated = { $seat }: { CASE($crew) } теряет жетон заражения.
event-died = { $seat }: { CASE($crew) } погибает от заражения.
event-given-up = { $seat }: { CASE($crew) } покидает экипаж.
event-hermit-protects = { $seat }: отшельник защищает от заражения.
event-preacher-protects = { $seat }: проповедник спасает славу.
event-helped = { $seat } помогает и отдаёт { CASE($token, case: "acc") }.
event-robbed = { $seat } грабит скитальцев.
event-swapped = { $seat } отдаёт торговцу { CASE($token, case: "acc") }.
event-traded = { $seat } меняет предмет у торговца.
event-drew-object = { $seat } берёт карту предмета.
event-drew-this-object = Вы взяли предмет «{ $card }».
event-discarded-object = { $seat } сбрасывает предмет «{ $card }».
event-used-object = { $seat } применяет предмет «{ $card }».
event-objects-shuffled = Сброшенные предметы перемешаны в новую колоду.
event-woken = { $seat }: { CASE($crew) } снова в активной зоне.
event-warmed = { $seat }: навык { CASE($crew, case: "gen") } поднимается до 3.
event-mechanic = { $seat }: механик за работой.
event-eliminated = { $seat }: выживших не осталось, игрок выбывает.
event-last-one-left = Игроков осталось слишком мало: игра окончена.
event-solo-lost = У вас не осталось выживших: Автома побеждает.
event-damage-lost = { $count ->
    [one] { $seat }: { $count } повреждение некуда поместить, оно пропадает.
    [few] { $seat }: { $count } повреждения некуда поместить, они пропадают.
    [many] { $seat }: { $count } повреждений некуда поместить, они пропадают.
   *[other] { $seat }: { $count } повреждения некуда поместить, они пропадают.
}
event-fame-gained = { $count ->
    [one] { $seat } получает { $count } очко славы.
    [few] { $seat } получает { $count } очка славы.
    [many] { $seat } получает { $count } очков славы.
   *[other] { $seat } получает { $count } очка славы.
}
event-fame-lost = { $count ->
    [one] { $seat } теряет { $count } очко славы.
    [few] { $seat } теряет { $count } очка славы.
    [many] { $seat } теряет { $count } очков славы.
   *[other] { $seat } теряет { $count } очка славы.
}

## Почему нельзя

why-la-rev-05 = В этой ячейке нет карты.
why-la-exp-13 = Врагов нельзя разведывать.
why-la-exp-05 = Эта ячейка стоит { $need }; ваши активные выжившие и продовольствие дают { $have }.
why-la-exp-05-few = Эта ячейка стоит { $need }, а сумма навыков идущих — { $have }.
why-la-exp-08 = Действие карты должно быть возможно, а это бонусное действие его возможным не делает.
why-la-rul-08 = Перед пасом продовольствие этому выжившему ничего не даст.
why-la-obj-04 = Сейчас этот предмет ничего не даёт.
why-la-surv-12-supply = В запасе такого нет.
why-la-exp-05-sent = Этот выживший уже идёт.
why-la-rec-03 = В запасе нет фишки выжившего или нет целой ячейки для неё.
why-la-enc-10 = Торговцу нужен ресурс другого типа или предмет; у вас нет ни того, ни другого.
why-la-enc-10-resource = В колонне нет такого ресурса.
why-la-enc-10-object = У вас нет предмета для обмена.
why-la-enc-07 = Торговец берёт ресурс другого типа, чем его собственный.
why-la-rul-100 = У торговца нет ресурса.
why-la-upg-04 = Грузовик не тянет прицепов, и заменить нечего.
why-la-gath-06 = В этом блоке не осталось фишек.
why-la-food-01 = В колонне нет продовольствия.
why-la-bon-05 = Никто из участников не заражён.
why-la-bon-06 = В колонне нет повреждений.
why-la-bon-09 = В колонне нет целой ячейки для повреждения.
why-la-beta-09 = В сбросе нет подходящей вам карты колонны.
why-la-gen-10 = Сейчас можно починить не больше одной ячейки.

## Текстовое поле

section-race = Дорога. Раунд { $round } из 6, { $number ->
    [0] { $phase }
    [1] этап 1 из 5: разведка
    [2] этап 2 из 5: отдых
    [3] этап 3 из 5: передвижение
    [4] этап 4 из 5: стрельба
   *[other] этап { $number } из 5: { $phase }
}
section-zone = Зона разведки. Осталось карт: { $count }, период { $period }
section-enemies = Враги. Следующая область повреждений: { $area }
section-convoy = Колонна: { $side }
section-automa = Автома
section-supply = Запас и стопки
row-aurora = «Аврора» на делении { $number } из 6, точка { $waypoint }.
row-place = { $place }. { $seat }: точка { $waypoint } ({ $region })
row-counter = Точка { $waypoint }, жетон: { $counter }
row-mine = Мина между точками { $waypoint } и { $end }
row-shortcut-closed = Короткий путь { $waypoint }–{ $end }: закрыт лавиной (повреждений { $damage }, заражений { $contamination })
row-shortcut-tracks = Короткий путь { $waypoint }–{ $end }: только с гусеницами (повреждений { $damage }, заражений { $contamination })
row-shortcut-avalanche = Короткий путь { $waypoint }–{ $end }: лавиноопасный, только один раз (повреждений { $damage }, заражений { $contamination })
row-shortcut-dangerous = Короткий путь { $waypoint }–{ $end }: опасный (повреждений { $damage }, заражений { $contamination })
row-empty = { $position } (стоимость { $cost }): пусто
row-zone-location = { $position } (стоимость { $cost }): { $card }, локация, { $effect }
row-zone-survivor = { $position } (стоимость { $cost }): { $card }, выживший, навык разведки { $skill }; { $ability }
row-zone-encounter = { $position } (стоимость { $cost }): { $card }, встреча
row-zone-truck = { $position } (стоимость { $cost }): { $card }, скорость { $speed }, мощность { $towing }
row-zone-trailer = { $position } (стоимость { $cost }): { $card }
row-zone-device = { $position } (стоимость { $cost }): { $card }, устройство
row-zone-enemy = { $position } (стоимость { $cost }): { $card }, враг, тип { $rank }
row-blocks = Слева: { SIZE($left) ->
    [0] ничего
   *[other] { COUNT($left) }
}. Справа: { SIZE($right) ->
    [0] ничего
   *[other] { COUNT($right) }
}.
row-block = { $block }: { SIZE($token) ->
    [0] пусто
   *[other] { COUNT($token) }
}
row-wares = На карте: { COUNT($left) }.
row-slots = Ячейки: { CASE($slots) }
row-bonus = Бонусное действие: { CASE($bonus, join: "or") }
row-enemy = { $enemy } ({ $region }): повреждений защиты { $damage } из { $defence }; жетоны цели: { $seats }
row-out = Игрок выбыл.
row-fame = Слава { $fame }, скорость { $speed }, жетоны цели { $count }
row-cargo = Груз: { SIZE($cargo) ->
    [0] ничего
   *[other] { COUNT($cargo) }
}. Свободных мест: { $free }.
row-crew = { $crew } ({ $zone }): навык { $skill }, заражение { $contamination }, продовольствие { $food }
row-crew-food = { $crew } ({ $zone }): навык { $skill }, заражение { $contamination }, съедено продовольствия: { $food }
row-card = { $card }{ WORD($column) ->
    [truck] {""}
   *[other] {" "}({ $column })
}
row-above = { $card } (устройство над { CASE($column, case: "ins") })
row-slot = { $slot }: { $kind }
row-slot-damaged = { $slot }: { $kind }, повреждена
row-slot-weapon = { $slot }: { $kind }, попадает при { $hits } из { $cards ->
    [one] { $cards } карты исхода
    [few] { $cards } карт исходов
    [many] { $cards } карт исходов
   *[other] { $cards } карты исхода
} (повреждений не больше { $most })
row-slot-loaded = { $slot } ({ $kind }), в ней { CASE($token) }
row-objects = Предметы: { $object }
row-object-count = Предметов на руках: { $count }
row-ambush-damage = Засада: { $count ->
    [one] { $count } повреждение
    [few] { $count } повреждения
    [many] { $count } повреждений
   *[other] { $count } повреждения
}, { $area }
row-ambush-contamination = Засада: { $count ->
    [one] { $count } заражение
    [few] { $count } заражения
    [many] { $count } заражений
   *[other] { $count } заражения
}
row-ambush-lose-resource = Засада: потеря { $count ->
    [one] { $count } ресурса
    [few] { $count } ресурсов
    [many] { $count } ресурсов
   *[other] { $count } ресурса
}
row-ambush-or-damage = или { $count ->
    [one] { $count } повреждение
    [few] { $count } повреждения
    [many] { $count } повреждений
   *[other] { $count } повреждения
}, { $area }
row-ambush-or-contamination = или { $count ->
    [one] { $count } заражение
    [few] { $count } заражения
    [many] { $count } заражений
   *[other] { $count } заражения
}
row-ambush-or-lose-resource = или потеря { $count ->
    [one] { $count } ресурса
    [few] { $count } ресурсов
    [many] { $count } ресурсов
   *[other] { $count } ресурса
}
row-owed-damage = { $cause }. Осталось разместить { $count ->
    [one] { $count } повреждение
    [few] { $count } повреждения
    [many] { $count } повреждений
   *[other] { $count } повреждения
} ({ $area })
row-object-rest-to-active = { $object } ({ $phase }): один выживший переходит из зоны отдыха в активную; один паёк за этап
row-object-remove-contamination = { $object } ({ $phase }): убрать до { $count } заражений
row-object-free-shot-extra-damage = { $object } ({ $phase }): одна атака без боеприпасов; если она наносит повреждения, то на { $count } больше
row-object-move-without-fuel = { $object } ({ $phase }): движение без первого топлива, затем 1 повреждение грузовика
row-object-raise-skill-to = { $object } ({ $phase }): у одного выжившего навык { $count } до конца этапа
row-object-ignore-contamination = { $object } ({ $phase }): не получить { $count } заражение
row-object-remove-damage = { $object } ({ $phase }): убрать до { $count } повреждений
row-object-speed-plus = { $object } ({ $phase }): скорость +{ $count } на этот ход
row-object-place-mine = { $object } ({ $phase }): заминировать дорогу
row-counter-here = Жетон на этой точке: { $counter }
row-no-fuel = Топлива нет: если вы его не найдёте, колонна в этом раунде не поедет.
forecast-loads = { $card }: { SIZE($token) ->
    [0] пусто
   *[other] { COUNT($token) }
}
row-odds = Оружие { $level }: карт исходов осталось { $cards }, из них с попаданием { $hits }; всего повреждений { $damage }, заклиниваний { $jams }
row-automa = Жетон в столбце { $count }, слава { $fame }
row-automa-crew = Выживших { $survivors }, заражённых { $contaminated }
row-automa-a = { SIZE($slots) ->
    [0] Ничего не работает.
   *[other] Работает: { $slots }.
} Повреждённые столбцы: { $damaged }.
row-automa-store = У неё { CASE($token) }: { $filled }. Повреждённые столбцы: { $damaged }.
row-automa-cards = Карты действий: { $stack } взакрытую; { SIZE($action) ->
    [0] раскрытых нет
   *[other] раскрыты: { $action }
}. Предметы и добыча: { $kept }.
row-action = { $action }: навык { $skill }, { $arrow }
row-action-priority = Приоритеты по порядку: { $priority }
row-action-gain = Враг в её ячейке: получает { CASE($token, case: "acc") }
row-action-gain-fuel-if-none-else-ammo = Передвижение: получает фишку топлива, если топлива нет, иначе фишку боеприпасов
row-action-gain-survivor-if-human-has-more = Передвижение: получает 1 выжившего, если у вас их больше
row-action-tracks-and-first-shortcut = Передвижение: имеет гусеницы и едет первым коротким путём
row-action-human-damage = Завершение раунда: вы размещаете { $count ->
    [one] { $count } повреждение
    [few] { $count } повреждения
    [many] { $count } повреждений
   *[other] { $count } повреждения
}
row-action-human-loses-fame-if-ahead = Завершение раунда: вы теряете { $count ->
    [one] { $count } очко славы
    [few] { $count } очка славы
    [many] { $count } очков славы
   *[other] { $count } очка славы
}, если её у вас больше, чем у Автомы
row-action-heal-automa-and-contaminate-human = Завершение раунда: Автома лечит выжившего, а вы размещаете { $count ->
    [one] { $count } заражение
    [few] { $count } заражения
    [many] { $count } заражений
   *[other] { $count } заражения
}
row-supply = Запас: { COUNT($token) }
row-decks = Колоды: предметы { $objects }, исходы { $outcomes }, добыча { $loot }
row-discard = Сброс разведки: { $card }
row-object-discard = Сброшенные предметы: { $object }

## Этап передвижения

ask-movement-turn = Ваш ход передвижения: ехать, остаться или сначала что-то применить?
ask-destination = Как далеко едет колонна?
ask-waypoint-take = Ход закончен на жетоне особой точки маршрута. Взять его?
ask-after-move = Колонна приехала. Что-нибудь ещё в этом ходу?
do-drive = { $food ->
    [0] { $fuel ->
        [0] Ехать, потратив 1 топливо
       *[other] Ехать, потратив 1 топливо и { $fuel } { $fuel ->
            [one] дополнительную фишку топлива
            [few] дополнительные фишки топлива
            [many] дополнительных фишек топлива
           *[other] дополнительные фишки топлива
        }
    }
   *[other] { $fuel ->
        [0] Ехать, потратив 1 топливо и { $food } { $food ->
            [one] фишку продовольствия
            [few] фишки продовольствия
            [many] фишек продовольствия
           *[other] фишки продовольствия
        }
       *[other] Ехать, потратив 1 топливо, { $fuel } { $fuel ->
            [one] дополнительную фишку топлива
            [few] дополнительные фишки топлива
            [many] дополнительных фишек топлива
           *[other] дополнительные фишки топлива
        } и { $food } { $food ->
            [one] фишку продовольствия
            [few] фишки продовольствия
            [many] фишек продовольствия
           *[other] фишки продовольствия
        }
    }
}
do-nitro-drive = { $food ->
    [0] { $fuel ->
        [0] Ехать на нитрометане
       *[other] Ехать на нитрометане, потратив { $fuel } { $fuel ->
            [one] дополнительную фишку топлива
            [few] дополнительные фишки топлива
            [many] дополнительных фишек топлива
           *[other] дополнительные фишки топлива
        }
    }
   *[other] { $fuel ->
        [0] Ехать на нитрометане, потратив { $food } { $food ->
            [one] фишку продовольствия
            [few] фишки продовольствия
            [many] фишек продовольствия
           *[other] фишки продовольствия
        }
       *[other] Ехать на нитрометане, потратив { $fuel } { $fuel ->
            [one] дополнительную фишку топлива
            [few] дополнительные фишки топлива
            [many] дополнительных фишек топлива
           *[other] дополнительные фишки топлива
        } и { $food } { $food ->
            [one] фишку продовольствия
            [few] фишки продовольствия
            [many] фишек продовольствия
           *[other] фишки продовольствия
        }
    }
}
do-drive-to = { $food ->
    [0] { $fuel ->
        [0] Ехать до точки { $waypoint } ({ $way }), потратив 1 топливо
       *[other] Ехать до точки { $waypoint } ({ $way }), потратив 1 топливо и { $fuel } { $fuel ->
            [one] дополнительную фишку топлива
            [few] дополнительные фишки топлива
            [many] дополнительных фишек топлива
           *[other] дополнительные фишки топлива
        }
    }
   *[other] { $fuel ->
        [0] Ехать до точки { $waypoint } ({ $way }), потратив 1 топливо и { $food } { $food ->
            [one] фишку продовольствия
            [few] фишки продовольствия
            [many] фишек продовольствия
           *[other] фишки продовольствия
        }
       *[other] Ехать до точки { $waypoint } ({ $way }), потратив 1 топливо, { $fuel } { $fuel ->
            [one] дополнительную фишку топлива
            [few] дополнительные фишки топлива
            [many] дополнительных фишек топлива
           *[other] дополнительные фишки топлива
        } и { $food } { $food ->
            [one] фишку продовольствия
            [few] фишки продовольствия
            [many] фишек продовольствия
           *[other] фишки продовольствия
        }
    }
}
do-nitro-drive-to = { $food ->
    [0] { $fuel ->
        [0] Ехать до точки { $waypoint } ({ $way }) на нитрометане
       *[other] Ехать до точки { $waypoint } ({ $way }) на нитрометане, потратив { $fuel } { $fuel ->
            [one] дополнительную фишку топлива
            [few] дополнительные фишки топлива
            [many] дополнительных фишек топлива
           *[other] дополнительные фишки топлива
        }
    }
   *[other] { $fuel ->
        [0] Ехать до точки { $waypoint } ({ $way }) на нитрометане, потратив { $food } { $food ->
            [one] фишку продовольствия
            [few] фишки продовольствия
            [many] фишек продовольствия
           *[other] фишки продовольствия
        }
       *[other] Ехать до точки { $waypoint } ({ $way }) на нитрометане, потратив { $fuel } { $fuel ->
            [one] дополнительную фишку топлива
            [few] дополнительные фишки топлива
            [many] дополнительных фишек топлива
           *[other] дополнительные фишки топлива
        } и { $food } { $food ->
            [one] фишку продовольствия
            [few] фишки продовольствия
            [many] фишек продовольствия
           *[other] фишки продовольствия
        }
    }
}
do-stay = Остаться на месте
do-medic = Врач возвращает { CASE($crew, case: "acc") } в активную зону
do-jackal = Шакал находит { CASE($token, case: "acc") }
do-go = Доехать до точки { $waypoint } и остановиться ({ $way })
do-halt = Остановиться здесь
do-take-shortcut = Поехать коротким путём { $shortcut } (до него { $way })
do-cross-mine = Проехать по мине на дороге от точки { $waypoint } до следующей ({ $way })
do-take-counter = Взять жетон
do-leave-counter = Оставить жетон
do-lay-mine = Заложить мину на дороге от точки { $waypoint } до следующей
do-mine-shortcut = Заложить мину на коротком пути { $shortcut }
do-end-movement = Закончить ход передвижения
thing-waypoint = Точка маршрута { $number }
thing-shortcut = Короткий путь { $number }
thing-fuel = Дополнительное топливо: { $number }
thing-food = Сожжённое продовольствие: { $number }
way-road = по главной дороге
way-track1 = первым коротким путём для гусениц
way-track2 = вторым коротким путём для гусениц
way-track1-2 = первым и вторым короткими путями для гусениц
way-track3 = третьим коротким путём для гусениц
way-track1-3 = первым и третьим короткими путями для гусениц
way-track2-3 = вторым и третьим короткими путями для гусениц
way-track1-2-3 = всеми тремя короткими путями для гусениц
event-drives = { $seat }: колонна едет со скоростью { $speed }, потрачено { $fuel ->
    [one] { $fuel } топливо
    [few] { $fuel } топлива
    [many] { $fuel } топлива
   *[other] { $fuel } топлива
}{ $food ->
    [0] {""}
   *[other] {" "}и { $food } продовольствия
}.
event-medic-helps = { $seat }: врач возвращает { CASE($crew, case: "acc") } в активную зону.
event-jackal-finds = { $seat }: шакал находит { CASE($token, case: "acc") }.
event-shortcut-taken = { $seat }: колонна едет коротким путём { $shortcut } к точке { $waypoint }.
event-avalanche = Лавина закрывает короткий путь { $shortcut } до конца игры.
event-mine-explodes = { $seat }: на дороге от точки { $waypoint } до следующей взрывается мина.
event-arrived = { $seat }: колонна останавливается на точке { $waypoint }.
event-no-fuel = { $seat }: топлива нет, колонна остаётся на месте.
event-no-driver = { $seat }: на грузовике нет выжившего, колонна остаётся на месте.
event-end-of-road = { $seat }: дорога кончилась, колонна остаётся на месте.
event-counter-taken = { $seat } берёт жетон «{ $counter }» на точке { $waypoint }.
event-mine-laid = { $seat } закладывает мину на дороге от точки { $waypoint } до следующей.
event-shortcut-mined = { $seat }: мина заложена на коротком пути { $shortcut }.
why-la-move-02 = На самом грузовике должен быть выживший, а груз нельзя так разместить.
why-la-move-03 = { $need ->
    [one] Нужно { $need } топливо
    [few] Нужно { $need } топлива
    [many] Нужно { $need } топлива
   *[other] Нужно { $need } топлива
}, а в колонне { $have }.
why-la-move-04 = Нужна скорость { $need }; осталось { $have }.
why-la-move-07 = Колонны едут только вперёд.
why-la-move-12 = Для этого короткого пути нужна неповреждённая ячейка с гусеницами.
why-la-rul-26 = Колонна на последней точке: дальше дороги нет.
why-la-slot-12 = Продовольствие даёт скорость только грузовику с неповреждённой ячейкой для этого.
why-la-abl-04 = Эта способность уже применена на этом этапе.
why-la-surv-12 = Шакал находит только тот ресурс, которого в колонне нет.
why-la-beta-04 = Бонусное передвижение стоит 1 топливо.
why-la-beta-21 = Этот короткий путь закрыт лавиной.
why-la-rul-113 = На этой дороге уже лежит мина.
why-la-rul-101 = Лавина только что закрыла этот короткий путь.

## Этап стрельбы

ask-renegade-enemy = Ренегат: какой враг не действует на вас на этом этапе?
ask-ambush-choice = Засада: что вы выбираете?
ask-fire-turn = Огонь колонн: атаковать или закончить ход?
ask-pay-ammo = Какую фишку боеприпасов вы тратите?
ask-gunner-use = Ваше первое попадание на этом этапе: стрелок добавляет 1 повреждение?
ask-move-target-counter = На планшете не осталось жетонов цели. Какой из своих вы перемещаете?
ask-replace-target-counter = Все ячейки цели заняты. Чей жетон уступает место вашему?
ask-take-loot = Вам досталась карта добычи. Взять её?
ask-bonus-attack = Бонусная атака: каким оружием и какого врага?
do-name = Назвать { CASE($enemy, case: "acc") }: этот враг на вас не подействует
do-suffer = { $enemy }: { $harm }
do-suffer-nothing = Ничего не может случиться: дальше
do-shoot = Атаковать { CASE($enemy, case: "acc") } оружием в { CASE($slot, case: "loc") }
do-burn = Атаковать { CASE($enemy, case: "acc") } оружием в { CASE($slot, case: "loc") } и зажигательными боеприпасами
do-spend = Потратить боеприпасы из { CASE($slot, case: "gen") }
do-end-fire = Больше не атаковать
do-strike = Атаковать { CASE($enemy, case: "acc") } оружием в { CASE($slot, case: "loc") }
do-use-gunner = Добавить 1 повреждение
do-decline-gunner = Ничего не добавлять
do-move-counter = Переместить жетон с карты «{ $enemy }», ячейка цели { $circle }
do-replace-counter = Заменить жетон в ячейке цели { $circle }
do-take-loot = Взять карту «{ $card }»
do-leave-loot = Отказаться от карты «{ $card }»
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
cause-unsaid = Повреждения
cause-ambush = Засада
cause-enemy-fire = Вражеский огонь
cause-location = Опасность локации
cause-bonus = Бонусное действие
cause-event = Событие
cause-shortcut = Короткий путь
cause-mine = Мина
cause-nitromethane = Нитрометан
cause-automa = Карта Автомы
cause-fame = Вместо славы, которой у вас нет
event-renegade = { $seat }: ренегат называет { CASE($enemy, case: "acc") }.
event-enemy-comes = Над регионом «{ $region }» { AGREE($enemy, one: "появляется", many: "появляются") } { $enemy }.
event-ambush = Засада: { $enemy }.
event-attack = { $seat } атакует { CASE($enemy, case: "acc") }, параметр оружия { $level }. { $outcome }: { $count ->
    [0] промах.
    [one] { $count } повреждение.
    [few] { $count } повреждения.
    [many] { $count } повреждений.
   *[other] { $count } повреждения.
}
event-gunner = { $seat }: стрелок добавляет 1 повреждение.
event-enemy-hit = { $enemy }: защита повреждена на { $count } из { $most }.
event-jam = { $seat }: оружие заклинило.
event-target-counter = { $seat } кладёт жетон цели на карту «{ $enemy }», ячейка { $circle }.
event-enemy-defeated = { $enemy }: враг побеждён. { $outcome }: решает буква { $circle }, добычу получает { $seat }.
event-loot-won = { $seat } раскрывает карту добычи «{ $card }».
event-automa-keeps-loot = Автома забирает карту добычи не раскрывая.
event-loot-left = { $seat } отказывается от карты добычи «{ $card }».
event-enemy-fire = Вражеский огонь в регионе «{ $region }». Раскрыта карта «{ $outcome }».
event-enemy-hits = { $enemy }: { $count ->
    [one] { $count } повреждение
    [few] { $count } повреждения
    [many] { $count } повреждений
   *[other] { $count } повреждения
}.
event-enemy-ambushes = { $enemy }: засада.
event-enemy-misses = { $enemy }: промах.
event-spent = { $seat } тратит { CASE($token, case: "acc") }.
event-under-fire = { $seat } получает { $count ->
    [one] { $count } повреждение
    [few] { $count } повреждения
    [many] { $count } повреждений
   *[other] { $count } повреждения
} ({ $area }).
event-enemy-leaves = { $enemy } { AGREE($enemy, one: "уходит", many: "уходят") }: в регионе нет колонн.
event-outcomes-shuffled = Карты исходов перемешаны заново.
why-la-rul-13-resource = У вас нет ресурса, который можно потерять.
why-la-rul-13-damage = В этой области нет неповреждённых ячеек.
why-la-cf-02 = Этот враг не над регионом вашей колонны.
why-la-cf-03 = У вас нет боеприпасов.
why-la-cf-04 = Для этой атаки нет неповреждённого оружия.
why-la-cf-04-used = Это оружие уже использовано на этом этапе.
why-la-beta-10 = Бонусная атака стоит одну фишку боеприпасов.
why-la-beta-11 = Над регионом вашей колонны нет врагов.

## Конец раунда и игры

ask-end-of-round = Завершение раунда: что вы применяете?
do-grow-food = Взять продовольствие из переработчика
do-run-workshop = Чинить в мастерской
do-end-round-turn = Закончить
event-game-over = Игра окончена.
event-aurora-sails = «Аврора» переходит на деление { $number }.
event-card-discarded = Из зоны разведки уходит карта «{ $card }».
score-distance = Отрыв от последней колонны
score-fame-track = Счётчик славы
score-objects = Неиспользованные предметы
score-special-slots = Особые ячейки
score-abilities = Способности выживших
score-survivors = Выжившие без заражения
score-undamaged = Карты колонны без повреждений
course-players-eliminated = Игроки, потерявшие всех выживших
course-enemies-defeated = Побеждённые враги, из пришедших
course-loot-won = Партии, в которых кто-то получил добычу
course-aurora-reached = Партии, в которых кто-то добрался до «Авроры»

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
event-automa-card = Автома раскрывает карту «{ $action }».
event-automa-no-action = Автоме не с чем взаимодействовать.
event-automa-looks = Навык { $skill }: Автома смотрит на ячейку { $position }.
event-automa-candidates = Автома ищет в ячейках 2–4 ({ $priority }): { SIZE($positions) ->
    [0] подходящих нет
    [1] подходит ячейка { $positions }
   *[other] подходят ячейки { $positions }
}.
event-automa-arrow = Подходит несколько ячеек, и { $arrow } выбирает ячейку { $position }.
event-automa-discards = Автома сбрасывает карту «{ $card }».
event-automa-acts = Автома действует с картой «{ $card }» в ячейке { $position }.
event-automa-takes-block = Автома берёт { CASE($block, case: "acc") }.
event-automa-outcome = { $outcome }: повреждение для ряда { $row }.
event-automa-damaged = Автома получает повреждение в ряду { $row }, столбце { $space }.
event-automa-damage-lost = В ряду { $row } нет неповреждённых ячеек под жетоном и левее: повреждение пропадает.
event-automa-repaired = Автома чинит ячейку в ряду { $row }, столбце { $space }.
event-automa-nothing-to-repair = Автоме нечего чинить.
event-automa-contaminated = Выживший Автомы заражён (всего { $count }).
event-automa-loses-survivor = Автома теряет заражённого выжившего (осталось заражённых: { $count }).
event-automa-gains = Автома получает { CASE($token, case: "acc") }.
event-automa-cannot-gain = Автома не может взять { CASE($token, case: "acc") }.
event-automa-loses = Автома теряет { CASE($token, case: "acc") }.
event-automa-recruits = Автома получает выжившего (теперь { $count }).
event-automa-heals = Автома лечит выжившего (здоровых: { $count }).
event-automa-fame = Слава Автомы теперь { $fame }.
event-automa-draws-object = Автома берёт предмет (карт в её зоне: { $count }).
event-automa-feeds = Автома тратит 1 продовольствие и раскрывает карту «{ $action }».
event-automa-ability = Действует карта «{ $action }».
event-automa-drives = Автома едет со скоростью { $speed }.
event-automa-shortcut = Автома едет коротким путём { $shortcut } к точке { $waypoint }.
event-automa-arrives = Автома останавливается на точке { $waypoint }.
event-automa-targets = На первой карте Автомы { $arrow }; в её регионе — { CASE($enemies) }.
event-automa-shoots = Автома атакует { CASE($enemy, case: "acc") } оружием в столбце { $space }.
event-automa-moves-counter = Автома перемещает жетон цели с карты «{ $enemy }».
event-automa-under-fire = Автома получает { $count ->
    [one] { $count } повреждение
    [few] { $count } повреждения
    [many] { $count } повреждений
   *[other] { $count } повреждения
} в ряду { $row }.
event-automa-counter = Жетон Автомы переходит на столбец { $space }.

## The drawn board

board-road = Дорога к «Авроре»
board-start = Старт
board-aurora = «Аврора» на делении { $number } из 6
board-ship = «Аврора»
board-ship-stop = деление { $number } из 6
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
board-needs = нужно { $cost }
board-bonus-short = бонус
board-lurks = Разведать нельзя. Засада на этапе стрельбы.
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
board-out = вне игры
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
board-automa-cards = Карты действий: { $stack } взакрытую, раскрыто { $shown }. Предметы и добыча: { $kept }.

## Log, film and close-ups

chapter-round = Раунд { $count }
heading-phase = { $phase }
turn-automa-card = Автома
turn-automa-passes = Автома
turn-automa-feeds = Автома
turn-automa-ability = Автома
turn-automa-drives = Автома
turn-automa-targets = Автома
turn-automa-prepares = Автома
turn-enemy-comes = Враги
turn-ambush = Враги
turn-enemy-fire = Враги
turn-event = Событие
turn-aurora-sails = «Аврора»
detail-card-automa-card = { $action }
detail-card-automa-feeds = { $action }
detail-card-automa-ability = { $action }
detail-card-automa-outcome = { $outcome }
detail-card-attack = { $outcome }
detail-card-enemy-fire = { $outcome }
detail-card-enemy-defeated = { $outcome }
detail-card-event = { $card }
detail-among-automa-looks = только ячейка { $position }
detail-among-automa-candidates = { $priority }: { SIZE($positions) ->
    [1] ячейка { $positions }
   *[other] ячейки { $positions }
}
detail-among-automa-targets = { $enemies }
detail-why-automa-looks = Навык { $skill } на карте: навык 1 — это ячейка 1, навык 3 — ячейка 5, и лишь навык 2 выбирает.
detail-why-automa-candidates = Приоритеты карты проверяются сверху вниз; решает первый, которому подходит карта в ячейках 2–4. Из нескольких стрелка карты берёт крайнюю слева или справа.
detail-why-automa-takes-block = Блок указывает стрелка карты действия; если остался лишь один, берётся он.
detail-why-automa-outcome = За каждое повреждение раскрывается карта исхода, и её первая буква называет ряд.
detail-why-automa-targets = Со стрелкой влево она стреляет во врага высшего типа в своём регионе, со стрелкой вправо — низшего.
detail-why-automa-loses = Отдаётся ресурс, которого больше всего; при равенстве боеприпасы раньше продовольствия, продовольствие раньше топлива.
detail-why-automa-under-fire = Первая буква карты исхода называет ряд, в который попали.
detail-why-enemy-defeated = На карте исхода буквы стоят по порядку; добыча достаётся первой, на которой лежит жетон цели.
field-skill = Навык разведки
field-speed = Скорость
field-towing = Мощность
field-period = Период
field-phase = Этап
field-left = Левый блок
field-right = Правый блок
field-tokens = Фишки
field-effect = Опасность
field-rank = Тип врага
field-arrow = Стрелка
field-priority = Приоритеты по порядку
field-enemy-in-slot-gain = За врага
field-cost = Стоимость
field-bonus = Бонусное действие
field-region = Регион
field-aurora = Деление «Авроры»
field-saves = Сокращает путь на
field-letters = Буквы по порядку
field-back-target = Область повреждений
field-limit-per-phase = Не больше за этап
field-damage-truck = Повреждения грузовику
phase-any = любой этап
phase-end-of-game = конец игры
priority-discard-convoy-card = карта колонны
priority-discard-encounter = встреча

## Первая партия с подсказками, одна мысль за раз

learn-aurora-goal = Вы ведёте колонну по льдам к «Авроре», последнему кораблю на юг. Побеждает тот, у кого в конце больше славы: за попадания по врагам, за отрыв на дороге и за то, что вы привезёте.
learn-aurora-clock = «Аврора» здесь вместо часов. Она на делении 1 из 6 и каждый раунд уходит дальше. Игра кончается, когда колонна её догнала, или после шестого раунда.
learn-aurora-explore = Раунд начинается с разведки. У каждой из пяти ячеек своя цена в навыке разведки: чем правее, тем дороже. Второй прицеп даст место для груза, поэтому берём карту в ячейке 2.
learn-aurora-alone = Кто-то должен туда пойти. У командира навык 2, у второго пилота 1. Отправим только второго пилота, чтобы командир сходил отдельно.
learn-aurora-food = Навыка 1 мало для карты ценой 2. Помогает продовольствие: у накормленного на этот ход навык больше на 1.
learn-aurora-build = Навык 2 при цене 2: хватает. Прицепите карту к колонне. После этого второй пилот устал.
learn-aurora-automa = Потом сходил соперник. Автома раскрыла карту, поискала себе дело и выполнила его; почему — видно в показе ходов рядом с полем. Появились и волки: врагов разведать нельзя, они ждут сражения.
learn-aurora-second = Теперь ход командира. На складе в ячейке 1 лежат продовольствие и топливо, навыка 2 достаточно.
learn-aurora-bonus-order = У каждой ячейки есть бонусное действие: один раз, до карты или после неё. Склад заражает того, кто вошёл, а бонусное действие здесь убирает 1 заражение. Значит, сначала карта.
learn-aurora-bonus = А теперь бонусное действие. В другом порядке убирать было бы нечего.
learn-aurora-cure = Заражение снижает навык на 1. Командир от него избавляется.
learn-aurora-rest = После разведки все отдыхают. Командир вернётся к следующему раунду, остальные лежат усталыми на раунд дольше. За 1 продовольствие второй пилот отдохнёт раньше, и оба снова в строю.
learn-aurora-move = Передвижение: за 1 топливо колонна едет не дальше своей скорости, то есть на 5. Каждое следующее топливо добавляет 1. Топливо бережём: одного хватит.
learn-aurora-waypoint = Остановиться можно и раньше. На точке 2 лежит жетон предмета, и взять его может только тот, кто там остановился.
learn-aurora-object = Карта предмета помогает один раз или приносит 1 очко славы, если сохранить её до конца.
learn-aurora-cargo = Рядом враги, поэтому перед сражением груз можно переложить. Он лежит хорошо: оставьте.
learn-aurora-ambush = Волки перешли в регион колонны, которая впереди, и устроили засаду всем, кто там.
learn-aurora-fire = Теперь стреляют колонны. Атака стоит 1 фишку боеприпасов, а насколько она удачна, решает карта. Ваше оружие в первой ячейке грузовика.
learn-aurora-hit = Два попадания и очко славы! Ваш жетон лежит в ячейке цели: чьи жетоны там, когда враг падёт, тем и достаётся добыча. Затем стреляют враги; на этот раз мимо.
learn-aurora-contamination = В конце раунда действуют карты Автомы, и один выживший получает заражение. С навыком 1 второй пилот погиб бы, командир одно выдержит.
learn-aurora-round = Раунд 2. «Аврора» ушла на деление 2, карты сдвинулись влево, оба выживших снова активны.
learn-aurora-recruit = Третьим пригодится механик: ещё одни руки каждый раунд. Цена 2, а у командира одного теперь только 1.
learn-aurora-two = Значит, идут оба: навыки складываются. Отправьте командира; второй пилот пойдёт сам, больше некому.
learn-aurora-sum-1 = Разведка: отправляйте выживших, пока их навык не покроет цену ячейки; продовольствие добавляет 1.
learn-aurora-sum-2 = Бонусное действие ячейки — до карты или после: порядок важен.
learn-aurora-sum-3 = Кто сходил, тот отдыхает: командир один раунд, остальные два, продовольствие сокращает отдых.
learn-aurora-sum-4 = 1 топливо везёт на всю скорость; жетоны берут там, где остановились.
learn-aurora-sum-5 = Враги бьют в регионе первого. Попадания дают славу, жетоны в ячейках цели — добычу.

## Памятка. Часть до первого двоеточия — заголовок.

refer-last-aurora-1 = Разведка: по очереди разведать карту (навык выживших покрывает цену ячейки; карта и бонусное действие в любом порядке) или спасовать одним выжившим ради малой выгоды.
refer-last-aurora-2 = Отдых: за 1 продовольствие выживший переходит из зоны усталости в зону отдыха; затем отдохнувшие активны, а усталые отдыхают.
refer-last-aurora-3 = Передвижение: 1 топливо везёт не дальше скорости, каждое следующее добавляет 1. На грузовике должна лежать фишка выжившего. Жетоны берут там, где остановились.
refer-last-aurora-4 = Стрельба: враги из зоны переходят в регион первого и нападают из засады; колонны атакуют за 1 фишку боеприпасов; затем стреляют враги.
refer-last-aurora-5 = Завершение раунда: эффекты ячеек, затем «Аврора» уходит дальше. Игра кончается, когда колонна её догнала, или после шестого раунда.
refer-last-aurora-6 = Подсчёт: счётчик славы, отрыв от последней колонны, неиспользованные предметы, особые ячейки и способности; если «Аврору» догнали — здоровые выжившие, иначе целые карты колонны.

## Знаки

symbol-food = продовольствие
symbol-fuel = топливо
symbol-ammo = боеприпасы
symbol-object = предмет
symbol-survivor = выживший
symbol-contamination = заражение
symbol-damage = повреждение
symbol-repair = починка
symbol-fame = слава
symbol-weapon = оружие
symbol-armour = броня
symbol-special = особая ячейка
symbol-tracks = гусеницы
symbol-speed = скорость
symbol-move = продвижение
symbol-truck = грузовик
symbol-trailer = прицеп
symbol-device = устройство
symbol-location = локация
symbol-encounter = встреча
symbol-event = событие
symbol-enemy = враг

# Бои на сцене
stage-convoy-fire = Огонь колонн
stage-enemy-fire = Огонь врагов: { $region }
stage-ambush = Засада
stage-jam = оружие заклинило
stage-they-shoot = Они нападают
stage-shooter = Стреляет { $seat }
stage-weapons = Ваше оружие
stage-enemies = Враги
stage-weapon = Оружие { $level }
stage-rank = Тип { $rank }
stage-defence = Защита
stage-defeated = побеждены
stage-deck = { $count ->
    [one] Осталась { $count } карта исхода
    [few] Осталось { $count } карты исходов
    [many] Осталось { $count } карт исходов
   *[other] Осталось { $count } карты исхода
}
stage-owed = Разместить повреждения: { $count } ({ $area })
stage-odds-shot = Повреждения от оружия { $level }
stage-odds-fire = Повреждения каждой колонне от следующей карты
