### Общее для всех игр: стол, команды, подсчёт очков. У каждой игры есть свой каталог.

## Списки и короткие слова

list-none = нет
list-and = { $first } и { $last }
list-or = { $first } или { $last }
list-times = { $thing } ({ $count })
yes = да
no = нет
player = Игрок { $number }
player-bot = Бот { $number }

## Подготовка

setup-game = Какая игра?
setup-seat = Кто играет на месте { $number }?
seat-human = человек за этой клавиатурой
seat-random = бот, который ходит наугад
seat-greedy = бот, который берёт то, что выглядит лучшим
option-players = Число игроков
option-players-1 = 1: в одиночку
option-solo = Одиночная игра
menu-default = (Enter)
started = { $game }. Номер расклада (seed): { $seed }.
resumed = { $game }. Номер расклада (seed): { $seed }. { $count ->
    [one] Сделан { $count } ход.
    [few] Сделано { $count } хода.
    [many] Сделано { $count } ходов.
   *[other] Сделано { $count } хода.
}
option-line = { $name }: { $value }
players-line = За столом: { $names }
hint = Введите номер или слова варианта. Знак ? объяснит всё остальное.

## Игра

question-for = { $seat }: { $question }
turn-of = Ходит { $seat }
curtain = { $seat }, нажмите Enter, когда экран видите только вы.
press-enter = Enter
chosen = Сыграно и сохранено: { $text }
undone = Отменено: { $text }
several = { $count ->
    [one] Подходит { $count } вариант:
    [few] Подходят { $count } варианта. Какой из них?
    [many] Подходит { $count } вариантов. Какой из них?
   *[other] Подходит { $count } варианта. Какой из них?
}
with-notation = { $text } ({ $notation })
with-rule = { $text } [{ $rule }]
menu-about = { $text } — { $about }
menu-page = С { $first } по { $last } из { $count }. Введите «дальше», чтобы увидеть следующие.
menu-closed = Сейчас нельзя: { $list }. Чтобы узнать причину, введите «почему { $first }».
saved = Сохранено в { $path }. Каждый ход сохраняется сразу.
saved-copy = Копия: { $path }
farewell = Сохранено. Чтобы продолжить:
page-more = Enter — дальше, q — хватит:
show-rest = «покажи» — весь стол; «покажи» и слово — одна часть: { $titles }
look-nothing = На столе об этом больше ничего не сказано.
show-nothing = Раздела «{ $text }» нет. Есть такие:
preview-random = Исход зависит от случая или от скрытого, поэтому заранее его не показать.
preview-changes = { $count ->
    [0] На столе ничего не изменится.
    [one] Изменится { $count } строка:
    [few] Изменятся { $count } строки:
    [many] Изменится { $count } строк:
   *[other] Изменится { $count } строки:
}
rules-found = { $count ->
    [0] Правил с такими словами нет. Возьмите меньше слов.
    [one] { $count } правило
    [few] { $count } правила
    [many] { $count } правил
   *[other] { $count } правила
}
rules-more = { $count ->
    [one] и ещё { $count } правило; добавьте слово
    [few] и ещё { $count } правила; добавьте слово
    [many] и ещё { $count } правил; добавьте слово
   *[other] и ещё { $count } правила; добавьте слово
}

## Почему нельзя

why-not-your-decision = Сейчас ходит другой игрок.
why-when = Сейчас не время для этого: когда оно наступает, сказано в правиле.
why-only = Этого здесь выбрать нельзя: из чего выбирают, сказано в правиле.
why-now = С этим сейчас ничего не делают: о чём идёт речь, сказано в правиле.
why-unknown-move = Не понимаю. Введите ?, чтобы увидеть, что можно сделать.
why-unfinished-move = Так начинается несколько вариантов: уточните.
why-game-over = Партия окончена.
why-cannot-undo = Это нельзя отменить: открылось что-то новое или после этого ходил другой игрок.
why-possible = Так можно: { $text }
why-possible-short = Можно:
why-which = Это подходит ко многому. Уточните, к чему именно.

## Команды. words-… — слова, которые работают наравне с английским.

words-help = помощь справка
help-help = варианты и этот список
words-menu = меню
help-menu = ещё раз вопрос и варианты
words-more = дальше ещё
help-more = следующая страница длинного меню
words-show = покажи показать
help-show = весь стол; «покажи мне»: моя часть; «покажи» и слово из заголовка или имя: эта часть
words-look = осмотреть осмотри
help-look = «осмотреть» и вариант или название со стола: что об этом сказано на столе
words-me = я мне меня моё мои
words-why = почему
help-why = «почему» и вариант: почему так нельзя и по какому правилу; «почему» и первое слово: всё этого рода
words-preview = предпросмотр что-будет
help-preview = «предпросмотр» и вариант: что он изменит
words-undo = отмена отменить
help-undo = отменить последний ход, если он не открыл ничего нового
words-rules = правила правило
help-rules = «правила» и слова: поиск по правилам; «правила» и номер вроде { $rule }: это правило
words-log = журнал
help-log = что произошло; «журнал 30»: последние 30 строк
words-since = новое
help-since = что произошло после моего последнего хода, с правилами
words-save = сохранить
help-save = где сохранена партия; «сохранить» и имя файла: копия
words-lang = язык
help-lang = «язык» en, ru или pl: другой язык
words-quit = выход выйти
help-quit = выйти; партия сохранена, её можно продолжить
help-choices = Вариант — это его номер, его слова, как они напечатаны, или запись в скобках; хватает первых букв, если они понятны. Косая черта перед словом делает его командой: /log.

## Подсчёт очков

score-title = Очки
score-total = Итого
winners = { $count ->
    [0] Победителей нет.
    [one] { AGREE($sides, one: "Побеждает", many: "Побеждают") } { $sides }.
    [few] Победу делят { $sides }.
    [many] Победу делят { $sides }.
   *[other] Победу делят { $sides }.
}
side-seat = игрок

## Записи партий

replay-choice = { $number }. { $seat }: { $text }
replay-prompt = Enter дальше, номер, b назад, s стол, q выход:
replay-unfinished = { $count ->
    [one] Запись кончается здесь, после { $count } хода; партия не окончена.
    [few] Запись кончается здесь, после { $count } ходов; партия не окончена.
    [many] Запись кончается здесь, после { $count } ходов; партия не окончена.
   *[other] Запись кончается здесь, после { $count } хода; партия не окончена.
}
verify-over = OK: { $game } { $version }, { $count ->
    [one] { $count } ход
    [few] { $count } хода
    [many] { $count } ходов
   *[other] { $count } хода
}, партия окончена, { $scores }
verify-open = OK: { $game } { $version }, { $count ->
    [one] { $count } ход
    [few] { $count } хода
    [many] { $count } ходов
   *[other] { $count } хода
}, партия не окончена

## Данные компонентов

data-rows = { $count ->
    [one] { $count } строка с указанием источника
    [few] { $count } строки с указанием источника
    [many] { $count } строк с указанием источника
   *[other] { $count } строки с указанием источника
}
source-book = сказано в правилах
source-public = из открытых материалов
source-designed = придумано для Ashfall
source-own = ваше собственное
data-partly = { $count ->
    [one] из непридуманных строк у { $count } есть придуманные поля
    [few] из непридуманных строк у { $count } есть придуманные поля
    [many] из непридуманных строк у { $count } есть придуманные поля
   *[other] из непридуманных строк у { $count } есть придуманные поля
}
data-all = Все строки:
data-designed = Придумано:
data-single = Отдельные значения, которые не придуманы:

## The page is served

serve-here = Стол открыт: { $address } — Ctrl-C закрывает его, партии сохраняются.

## Ошибки в команде

error-unknown = У этой игры нет параметра «{ $text }». Есть: { $allowed }
error-value = { $name }: { $allowed }, но не «{ $value }»
error-game = Игры «{ $text }» нет. Есть: { $allowed }
error-command = Команды «{ $text }» нет. Есть: { $allowed }
error-option = Параметра { $text } здесь нет. Какие есть, покажет `--help`.
error-not-a-value = { $name } не может иметь значение «{ $value }». Какое может, покажет `--help`.
error-missing = Не хватает: { $name }
error-twice = { $name } указано дважды.
error-too-many = Для этой команды лишнее: { $text }
error-which-game = К какой игре относится «{ $text }»: { $allowed }
error-no-answer = Ответа на вопрос не было: { $question }
error-pick = Введите номер от 1 до { $count }.
error-seats-and-bots = Укажите либо --seats, либо --bots, но не то и другое.
error-seats-count = { $seats ->
    [one] В --seats названо { $seats } место
    [few] В --seats названо { $seats } места
    [many] В --seats названо { $seats } мест
   *[other] В --seats названо { $seats } места
}, а игроков { $players }.
error-same-name = Двух игроков не могут звать одинаково: { $name }.
error-exists = { $path } уже существует. Чтобы продолжить эту партию: ashfall play --resume { $path }
error-resume-alone = У продолжаемой партии параметры уже есть: уберите { $text }
error-not-saved = Этот ход не удалось сохранить, поэтому он не засчитан: { $text }
record-wrong = { $file }: запись неверна, строка { $line }: { $text }
error-open-elsewhere = { $path } уже открыта в другом окне.
error-no-unfinished = Неоконченных партий нет, папка: { $path }
error-no-save = Сохранения «{ $text }» нет. Последние: { $allowed }
