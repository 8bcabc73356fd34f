### Общее для всех уроков и памяток; слова одной игры — в её папке.

learn-lesson = Урок
learn-step = Урок, шаг { $step } из { $steps }
learn-now = Сейчас: { $choice }
learn-next = Дальше
learn-show = Покажите
learn-let = Без подсказки
learn-watch = Посмотреть
learn-theirs = Соперник: { $choice }
learn-skip = Пропустить
learn-end = Основы пройдены
learn-play-on = Играть дальше без подсказок
why-lesson = Урок идёт шаг за шагом, это будет позже. Чтобы выбирать свободно, пропустите урок.

## Памятки. До первого двоеточия — заголовок.

refer-card = Памятка
refer-signs = Знаки
refer-summary = Из первой партии
refer-learn = Сыграть первую партию с подсказками
