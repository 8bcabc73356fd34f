### Лаборатория: что говорят многие партии между программами.

simulated = { $games ->
    [one] { $games } партия
    [few] { $games } партии
    [many] { $games } партий
   *[other] { $games } партии
}: { $game } ({ $options }), начальные числа от { $seed }-0
simulated-caveat = Играли боты, а не люди: эти числа говорят о ботах не меньше, чем об игре.
simulated-interpreted = Правила работали без компиляции: «make compiled» в копии исходников Ashfall ускорит такие партии в три–пять раз.
simulated-wins = Победы
simulated-interval = интервал 95 %
simulated-score = Средний счёт
simulated-spread = наименьший — медиана — наибольший
simulated-games = Партии
simulated-by-seat = По местам
simulated-by-player = По игрокам
simulated-by-category = Средние очки по статьям
simulated-course = Ход игры
simulated-share = Доля
simulated-length = Решений за партию: в среднем { $mean }, от { $least } до { $most }; вариантов на решение: { $options }.
simulated-nobody = Партии без победителя: { $count }
simulated-file = По строке на партию: { $path }

lab-build-compiled = Играет скомпилированная сборка.
lab-build-interpreted = Правила работают без компиляции: «make compiled» в копии исходников Ashfall ускорит партии в три–пять раз.
lab-progress = Партий: { $done } из { $wanted }, { $rate } в секунду, осталось { $left }
lab-run-done = { $games ->
    [one] Сыграна { $games } партия
    [few] Сыграны { $games } партии
    [many] Сыграно { $games } партий
   *[other] Сыграно { $games } партии
} ({ $rate } в секунду), уже было { $there }; серия лежит в { $folder }
lab-stopped = Остановлено. Та же команда продолжит с первой недостающей части.

report-title = { $game }: что говорят многие партии
report-plan = Партий: { $games }, правила { $version } ({ $options }); игроки: { $bots }; начальные числа от { $seed }-0.
report-build-compiled = Частей, сыгранных скомпилированной сборкой: { $parts }.
report-build-interpreted = Частей, сыгранных без компиляции: { $parts }.
report-overlay = Вместо напечатанных значений взяты свои ({ $data }).
report-faults = Партий, проигранных ботом за нарушение правил лаборатории: { $games }.
report-written = Записано: { $path }
report-by-seats = Победы по местам
report-by-players = Победы по игрокам
report-by-tries = Победы по числу проб
report-tries = { $count ->
    [0] ни одной (ответы наугад)
    [one] { $count } проба на решение
    [few] { $count } пробы на решение
    [many] { $count } проб на решение
   *[other] { $count } пробы на решение
}
report-by-trait = Победы по признаку «{ $trait }»
report-length = Длина партии
report-decisions = Решения
report-events = Что происходило, по порядку первого появления (видов: { $count })
report-events-note = Когда каждый вид событий наступал впервые: число принятых до того решений, в среднем по партиям, где он был; чем крупнее точка, тем больше таких партий. Слова — пример события этого вида из партии случайных игроков.
report-uses = Как выбирали варианты
report-uses-note = Из тех случаев, когда вариант был доступен: как часто его выбирали и как часто выбравший побеждал. У лидера и варианты другие, поэтому это не влияние варианта.
report-options = Все варианты ({ $count })
report-designed = Придуманные значения
report-designed-note = Строки, значения которых наши, а не из коробки, и что с ними делали игроки там, где вариант их называет. Что значение меняет в игре, показывают «ashfall lab values» и сравнение двух серий.
report-values = Все придуманные строки ({ $count })
report-effects = Что делает каждое придуманное число
report-effects-note = Придуманных чисел: { $count }. Каждое увеличено на единицу (или уменьшено, где больше нельзя); по { $games } партий с теми же номерами расклада, играют { $bots }; вычтены партии с напечатанным числом. Интервалы 95 %, * — интервал не содержит нуля. Меняют хотя бы одну партию: { $moved }; не меняют ни одной: { $same }; связаны правилами: { $bound }. При стольких числах часть звёздочек случайна.
report-effects-all = Все числа, которые меняют партии ({ $count })
report-difference = Вторая серия минус первая
report-difference-note = Парные разности по { $games } партиям с теми же номерами расклада, с интервалами 95 %; * — интервал не содержит нуля.
report-column-games = Партии
report-column-won = Победы
report-column-interval = интервал 95 %
report-column-score = Счёт
report-column-spread = наименьший — медиана — наибольший
report-column-share = Доля
report-column-event = Событие
report-column-example = Например
report-column-times = Раз за партию
report-column-first = Впервые после решений
report-column-option = Вариант
report-column-offered = Доступен
report-column-taken = Выбран
report-column-row = Строка
report-column-fields = Поля
report-column-difference = Разность
report-column-tried = Напечатано → проверено
report-column-changed = Изменилось партий
report-column-length = Решения

arena-title = { $game }: таблица сил
arena-note = Рейтинги Брэдли — Терри с интервалами 95 %; greedy стоит на 1000. Пары играют, пока последовательный критерий не решит (ошибка 5 %, перевес 5 %).
arena-player = Игрок
arena-rating = Рейтинг
arena-pair = Пара
arena-pairs = Пары
arena-verdict = Вывод
arena-stronger = сильнее { $player }
arena-open = не решено
arena-broken = прервано

sweep-tried = { $values }: { $mean } ({ $interval }), партий: { $games }
sweep-best = Лучше всего: { $values }
sweep-margin = Лучшее минус второе, партия за партией: { $difference } ({ $interval })
