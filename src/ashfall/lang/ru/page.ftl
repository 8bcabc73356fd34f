### Страница: начало, сбор игроков, общая оболочка стола, показ ходов, повтор, настройки.

## Начало

ui-title = Ashfall: настольные игры о выживании
ui-claim = Переживите зиму. По правилам.
ui-lead = Сложные настольные игры о выживании, где соблюдается каждое правило: в одиночку против автомы, с друзьями по ссылке или вместе за одним экраном. Без регистрации.
ui-guest = Гость
ui-your-name = Ваше имя
ui-language = Язык
ui-settings = Настройки
ui-games = Игры
ui-continue = Продолжить
ui-open-tables = Открытые столы
ui-finished = Завершённые партии
ui-credits = Авторы
ui-credits-icons = Рисунки взяты с game-icons.net, их авторы:
ui-credits-fonts = Шрифты:
ui-players-range = Игроков: от { $least } до { $most }
ui-minutes = { $minutes } мин
ui-minutes-each = { $minutes } мин на игрока
ui-weight = сложность { $weight } из 5
ui-solo = В одиночку
ui-friends = С друзьями
ui-here = За одним экраном
ui-bots = Против ботов
ui-my-games = Мои партии
ui-my-games-all = Все мои партии ({ $count })
ui-my-games-none = Партий пока нет. Начните первую на главной странице.
ui-group-turn = Ваш ход
ui-group-waits = Ждём других
ui-group-open = Ещё не начаты
ui-group-over = Завершённые
ui-group-frozen = Остановленные
ui-out-delete = Удалить
ui-out-delete-note = Этот стол ({ $game }) и запись партии исчезнут навсегда.
ui-out-resign = Сдаться
ui-out-resign-note = Вы выходите из партии ({ $game }). Остальные смогут продолжить с ботом на вашем месте.
ui-import = Открыть запись партии
ui-import-note = Файл, сохранённый кнопкой «Запись партии»: завершённую партию можно пересмотреть, незавершённую — продолжить.
ui-import-large = Файл больше любой записи партии (2 МБ).
ui-learn = Обучение
ui-learn-game = { $game }: первая партия с подсказками
ui-rules = Правила
ui-start-solo = { $game }: в одиночку
ui-start-friends = { $game }: с друзьями
ui-start-here = { $game }: за одним экраном
ui-start-bots = { $game }: против ботов
ui-rules-of = { $game }: правила
ui-state-open = Ждём игроков
ui-state-over = Партия окончена
ui-state-frozen = Стол остановлен. Ничего не потеряно.
ui-state-mine = Ваш ход
ui-state-theirs = Ждём ответа: { $names }
ui-open-seat = свободное место
ui-home = На главную
ui-again = Ещё раз
ui-close = Закрыть

## Новая партия

ui-who-plays = Кто играет
ui-you = вы
ui-a-friend = друг по ссылке
ui-at-this-screen = кто-то за этим экраном
ui-bot = Бот: { $bot }
ui-first-game = Первая партия
ui-first-game-note = рекомендуемые настройки; меняйте что угодно
ui-practice = Учебный стол
ui-practice-note = Любой ход можно отменить, и карты придут те же самые.
ui-practice-tag = Учебный
ui-start = Начать
ui-make-table = Открыть стол

## Сбор игроков

ui-lobby-title = { $game }: сбор игроков
ui-seats = Места
ui-seats-open = { $count ->
    [0] все заняты
    [one] свободно { $count }
    [few] свободно { $count }
    [many] свободно { $count }
   *[other] свободно { $count }
}
ui-host = хозяин стола
ui-sit = Занять место
ui-leave = Освободить место
ui-seat-for = Кто сидит на месте { $number }
ui-start-waits = { $count ->
    [one] Свободно ещё { $count } место. Подождите или посадите бота.
    [few] Свободно ещё { $count } места. Подождите или посадите ботов.
    [many] Свободно ещё { $count } мест. Подождите или посадите ботов.
   *[other] Свободно ещё { $count } места. Подождите или посадите ботов.
}
ui-waiting-host = Хозяин стола начнёт партию, когда все соберутся.
ui-invite = Приглашение
ui-invite-note = По этой ссылке можно сесть за стол или смотреть.
ui-link = Ссылка
ui-qr = Ссылка в виде QR-кода
ui-copy = Скопировать
ui-copied = Скопировано
ui-copy-by-hand = Скопировать не удалось. Выделите ссылку и скопируйте её вручную.
ui-listed = Показывать этот стол всем на главной странице
ui-options = Параметры

## Стол

ui-opening = Открываем…
ui-closed-elsewhere = Этот стол открыт в другом окне.
ui-decision = Ваш ход
ui-your-move = Варианты
ui-lit-there = там есть что выбрать
ui-fold = Свернуть или развернуть
ui-board-of = Планшет: { $name }
ui-skip-decision = К ходу
ui-waiting-for = Ждём ответа: { $names }.
ui-asked-of = { $name } отвечает на вопрос: «{ $question }»
ui-nobody = Сейчас ходить никому не нужно.
ui-decides = ходит
ui-is-bot = бот
ui-has-left = не за столом
ui-is-away = нет на связи
ui-changed = изменилось после вашего последнего хода
ui-undo = Отменить
ui-undo-ask = Попросить об отмене
ui-undo-to = Отменить вплоть до: { $text }
ui-trail = Пройденные шаги
ui-step = шаг { $number }
ui-sent = Отправляем…
ui-preview = Что изменится
ui-weighing = Смотрим, что изменится…
ui-barrier = Откроется что-то новое или решит случай: отменить это будет нельзя.
ui-barrier-others = Дальше сразу ходят другие или партия кончается: отменить это будет нельзя.
ui-final = необратимо
ui-final-note = Отменить будет нельзя: откроется что-то новое или сразу пойдут другие.
ui-confirm = Подтвердить
ui-cancel = Отмена
ui-film-veil = Ваш вопрос — после показа.
ui-film-reason = Как до этого дошло
ui-forced = Делать выбор без вариантов за меня
ui-repeat = Повторять, пока не спросят о другом
ui-repeat-on = Повторяется: { $text }
ui-stop = Остановить
ui-proposed = Предлагается
ui-losses = Что теряется
ui-bill-paid = Оплачено
ui-always = Всегда, не спрашивая
ui-always-losses = Всегда терять то, что предлагается
ui-pay-otherwise = Заплатить иначе…
ui-orders = Постоянные приказы
ui-order = Автоматически: { $what }
ui-order-losses = потери, как предлагается
ui-form-rest = Об остальном спросим потом
ui-form-barred = Не сочетается с остальными полями
ui-form-whole = Или всё сразу
ui-less = На один меньше
ui-more = На один больше
ui-and-more = { $count ->
    [one] и ещё { $count }
    [few] и ещё { $count }
    [many] и ещё { $count }
   *[other] и ещё { $count }
}
ui-closed = Сейчас нельзя:
ui-why-not = Почему нельзя?
ui-asking = Сверяемся с правилами…
ui-inspector = Подробнее
ui-tabs = Части стола
ui-tab-board = Поле
ui-tab-mine = Моё
ui-tab-others = Игроки
ui-tab-log = Журнал
ui-about-table = Этот стол
ui-kept = Этот сервер хранит партии бессрочно, законченные тоже. Окончательно стирается только удалённый стол, через { $deleted ->
    [one] { $deleted } день
    [few] { $deleted } дня
    [many] { $deleted } дней
   *[other] { $deleted } дня
}. Браузер, который не возвращается { $guest ->
    [one] { $guest } день
    [few] { $guest } дня
    [many] { $guest } дней
   *[other] { $guest } дня
}, забывается.
ui-device = Моё место на другом устройстве
ui-device-make = Создать ссылку
ui-device-note = Ссылка действует один раз. Кто её откроет, займёт ваше место.
ui-rules-version = { $game }, версия правил { $version }
ui-ask-bot = Предложить бота
ui-text-table = Стол текстом
ui-watching = Вы смотрите
ui-watchers = { $count ->
    [one] смотрит { $count } зритель
    [few] смотрят { $count } зрителя
    [many] смотрят { $count } зрителей
   *[other] смотрят { $count } зрителя
}
ui-command = Ход или команда словами
ui-command-hint = номер, ход словами или ?
ui-answers = Ответы
ui-curtain-note = Всё скрыто, пока вы не скажете, что экран видите только вы.
ui-curtain-ready = Я { $name }: показать мою сторону

## Связь

ui-offline = Нет связи. Вы видите последнюю позицию; связь восстановится сама.
ui-offline-sent = Нет связи. Ваш ход сохранён и уйдёт, как только связь вернётся.
ui-catching-up = Навёрстываем пропущенное…
ui-restarting = Сервер перезапускается. Ничего не потеряно, стол вернётся сам.
error-unreachable = Сервер не отвечает. Ничего не потеряно.
error-code = Не получилось ({ $code }). Ничего не изменилось.
error-unknown-answer = Неожиданный ответ сервера.

## Вопросы столу

ui-proposal = Вопрос ко всем
ui-proposal-take-back = { $seat } просит отменить { $count ->
    [one] { $count } последний ход.
    [few] { $count } последних хода.
    [many] { $count } последних ходов.
   *[other] { $count } последнего хода.
}
ui-proposal-bot = { $other }: { $seat } предлагает посадить на это место бота.
ui-proposal-waits = Ждём ответов.
ui-agree = Согласиться
ui-refuse = Нет

## Журнал

ui-log = Журнал
ui-log-copy = Скопировать журнал как текст
ui-log-copy-by-hand = Скопировать не удалось. Выделите строки и скопируйте их вручную.
ui-log-filter = Какие строки
ui-log-all = Все строки
ui-log-news = После моего хода
ui-log-mine = Только мои
ui-log-others = Другие игроки
ui-log-automa = Автома и сама игра
ui-log-empty = Пока ничего не произошло.
ui-to-moment = Показать этот момент

## Показ ходов

ui-goal = О чём игра
ui-goal-round = Как проходит раунд
ui-goal-learn = Первая партия с подсказками
ui-film = Что произошло
ui-film-step = Шаг { $at } из { $of }
ui-film-at = { $at } из { $of }
ui-film-more = Карта, правило и причина
ui-film-summary = Что изменилось
ui-film-back = На шаг назад
ui-film-next = Дальше
ui-film-play = Смотреть
ui-film-pause = Пауза
ui-film-end = В конец
ui-film-speed = Скорость
ui-film-card = Карта
ui-film-among = Сравнивались
ui-film-why = Почему

## Конец и повтор

ui-you-won = Вы победили!
ui-you-lost = Вы проиграли.
ui-points-for = Очки за
ui-points-from = { $category }, { $name }: откуда это
ui-points-none = Ни одно событие этого не меняло: так было с начала.
ui-replay = Повтор
ui-share = Поделиться
ui-share-note = По этой ссылке любой сможет пересмотреть всю партию. Делитесь ею, только если остальные игроки не против.
ui-rematch = Сыграть ещё раз
ui-rematch-moved = Сыграть ещё раз со сдвигом мест
ui-to-rematch = К новому столу
ui-export = Запись партии
ui-export-csv = Счёт в CSV
ui-proof = Честно ли перемешаны карты?
ui-proof-note = Это число было показано до первой карты. Это хеш номера расклада (seed) и соли, теперь они открыты.
ui-to-table = К столу
ui-eyes = Точка зрения
ui-eyes-all = зритель
ui-moment = Момент
ui-moment-of = { $at } из { $of }
ui-moment-step = { $at } из { $of }, событие { $step }
ui-charts = Графики
ui-charts-show = Нарисовать графики
ui-charts-what = Что показать
ui-as-table = Таблицей

## Правила

ui-rules-search = Поиск по правилам
ui-rules-hint = слова или номер, например { $rule }
ui-rules-english = Ищите словами или по номеру правила.

## Настройки

ui-set-theme = Цвета
ui-set-theme-auto = как в системе
ui-set-theme-light = светлые
ui-set-theme-dark = тёмные
ui-set-theme-contrast = высокая контрастность
ui-set-palette = Цвета сторон
ui-set-palette-usual = обычные
ui-set-palette-red-green = без опоры на красный и зелёный
ui-set-palette-blue-yellow = без опоры на синий и жёлтый
ui-set-size = Размер текста
ui-set-size-small = мелкий
ui-set-size-normal = обычный
ui-set-size-large = крупный
ui-set-motion = Движение
ui-set-motion-auto = как в системе
ui-set-motion-on = включено
ui-set-motion-off = выключено
ui-set-confirm = Подтверждать ходы
ui-set-confirm-final = когда их нельзя отменить
ui-set-confirm-always = всегда
ui-set-confirm-never = никогда
ui-set-film = Ходы других
ui-set-film-step = по шагам
ui-set-film-play = подряд, без остановок
ui-set-film-off = только в журнале
ui-set-table = Стол
ui-set-table-board = нарисованное поле
ui-set-table-text = стол текстом
ui-set-sound = Звуки
ui-set-sound-off = выключены
ui-set-sound-soft = тихо
ui-set-sound-full = громко
ui-set-alerts = Уведомлять, когда мой ход
ui-set-alerts-denied = Браузер не разрешает уведомления с этой страницы.
ui-set-words = Слова вместо значков
ui-set-letters = Клавиши из одной буквы
ui-set-reset = Вернуть настройки по умолчанию

## Клавиши

ui-keys = Горячие клавиши
ui-key-choices = первые девять вариантов
ui-key-confirm = подтвердить
ui-key-back = шаг назад, закрыть
ui-key-undo = отменить
ui-key-film = следующий шаг показа
ui-key-arrows = к соседнему предмету на поле
ui-key-zoom = поле ближе, дальше, целиком (мышью его можно двигать)
ui-key-bare = фишки бледнее, чтобы видеть карту под ними; ещё раз: как было
ui-key-why = почему нельзя? о выбранном предмете
ui-key-inspect = подробнее о выбранном предмете (также правая кнопка мыши или долгое нажатие)
ui-key-preview = что изменит выбранный вариант
ui-key-command = ввести ход или команду
ui-key-board = к полю
ui-key-log = к журналу
ui-key-rules = правила
ui-key-text = нарисованное поле или текст
ui-key-help = этот список

# Fights on a stage of their own
ui-stage-hurt = повреждено
ui-stage-again = Показать ещё раз
ui-stage-on = Дальше
ui-stage-board = К полю
ui-set-stage = Показывать бои на отдельной сцене

# The end
ui-end-turns = Переломные моменты
ui-end-choice = Выбор { $at }
ui-end-lead = Смена лидера ({ $by })
ui-end-by = { $by } — { $name }
ui-end-bars = Откуда взялись очки, в одном масштабе
ui-end-story = Как менялся счёт
