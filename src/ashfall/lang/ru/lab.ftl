### Лаборатория: что говорят многие партии между программами.

simulated = { $games ->
    [one] { $games } партия
    [few] { $games } партии
    [many] { $games } партий
   *[other] { $games } партии
}: { $game } ({ $options }), начальные числа от { $seed }-0
simulated-caveat = Играли программы, а не люди: эти числа говорят о программах не меньше, чем об игре.
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
lab-progress = Партий: { $done } из { $wanted }, { $rate } в секунду, осталось { $left }; { $intervals }
lab-run-done = { $games ->
    [one] Сыграна { $games } партия
    [few] Сыграны { $games } партии
    [many] Сыграно { $games } партий
   *[other] Сыграно { $games } партии
} ({ $rate } в секунду), уже было { $there }; серия лежит в { $folder }
lab-stopped = Остановлено. Та же команда продолжит с первой недостающей части.
