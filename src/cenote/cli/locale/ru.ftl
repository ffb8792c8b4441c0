# --- play, replay, show ---

help-usage = Использование:
help-arguments = Аргументы
help-options = Параметры
help-commands = Команды
help-command = КОМАНДА
help-help = показать эту справку
help-lang = язык: en, uk или ru
help-version = показать версию
help-cenote = Сложные настольные игры о древней Америке: играйте, записывайте партии, состязайтесь с программами.
refusal-usage-unknown = Нет такого параметра или аргумента: { $what }.
refusal-usage-missing = Не хватает: { $what }.
refusal-usage-no-value = Для { $what } нужно значение.
refusal-usage-choice = «{ $value }» не подходит для { $what }; возможные значения: { $known }.
refusal-usage-value = «{ $value }» не может быть значением для { $what }.
refusal-usage-together = { $what } и { $other } нельзя указывать вместе.
refusal-usage-wrong = Это непонятно; «{ $command } --help» подскажет, что можно написать.

file-missing = Нет файла { $file }.
file-forbidden = Файл { $file } не разрешено открыть.
file-folder = { $file } – это папка, а не файл.
file-exists = Файл { $file } уже есть; выберите другое имя.
file-trouble = Файл { $file } не удаётся ни прочитать, ни записать.

seat-person = Игрок { $letter }
refusal-seat-kind = Место не может занять «{ $seat }»; возможны: { $known }, а также me:ИМЯ для человека.
refusal-seat-name = «{ $seat }» не подходит как имя: напишите me:ИМЯ, не длиннее { $longest } букв.

play-help = сыграть партию в терминале
play-description = Сыграть партию в терминале: против программ или с другими за одной клавиатурой.
play-help-game = игра (если не указана – { $game })
play-help-seats = кто играет: me, me:ИМЯ или программа, через запятую (если не указано – { $seats })
play-help-seed = число, которое задаёт все случайности; без него – любое
play-help-data = свой файл компонентов поверх нашего
play-help-rules = по более старой версии правил и компонентов
version-older = Сыграно по версии { $rules } правил и компонентов ({ $data }); новейшая версия — { $newest }.
play-help-load = продолжить сохранённую партию
play-help-confirm = спрашивать перед концом хода (обычно в терминале)
play-help-no-confirm = завершать ход без вопроса
refusal-load-with = У сохранённой партии свои места, своё число и свои правила, поэтому --{ $option } нельзя указывать вместе с --load.
refusal-load-game = Это сохранённая партия игры { $game }, а не { $wanted }.
play-begin = { $title }: { $seats }. Число { $seed }.
play-curtain = Передайте клавиатуру: { $name }. Затем нажмите Enter.
play-news = С вашего последнего решения:
play-hint = Номер или ход. u назад, ? правило, почему ХОД, b поле, q выйти, h помощь.
play-choose = { $n ->
    [one] Введите 1 или ход; h покажет, что ещё можно ввести.
   *[other] Введите номер от 1 до { $n } или ход; h покажет, что ещё можно ввести.
}
play-no-number = { $n ->
    [one] Есть только ход 1.
   *[other] Есть только ходы от 1 до { $n }.
}
play-not-understood = «{ $text }» – не ход и не команда; h покажет, что можно ввести.
play-no-undo = Вам нечего возвращать: открыто что-то скрытое или уже ходил кто-то другой.
play-no-redo = Ничего не было возвращено.
play-no-rule = Нет ни правила, ни тайла «{ $text }».
play-legal = Этот ход возможен.
play-why = Напишите после этого ход, например «почему place tikal».
play-quit = В какой файл сохранить? Enter: { $file }; чёрточка «-»: не сохранять.
play-keep = Игра окончена. Сохранить? Имя файла, например { $file }, или просто Enter.
play-saved = Партия сохранена в файл { $file }.
play-confirm = { $name }, ваш ход окончен. Enter: дальше; u: назад.
play-place = Место
play-player = Игрок
play-points = Очки
play-score = { $points }
log-secret = тайный выбор

play-help-number = 3             сделать ход с этим номером
play-help-notation = place tikal   сделать ход, записанный так
play-help-undo = u, г          вернуть своё последнее решение, вплоть до скрытого
play-help-redo = r, к          сделать его снова
play-help-rule = ?             правило этого решения; ? T29 любое правило; ? A1-04 тайл
play-help-why = почему ХОД    почему ход невозможен: почему place tikal
play-help-board = b, и          поле ещё раз
play-help-log = l, д          последние ходы; l 20 больше ходов
play-help-save = s, ы ФАЙЛ     сохранить партию
play-help-quit = q, й          выйти из-за стола
play-help-help = h, р          эта справка

replay-help = показать записанную партию ход за ходом
replay-description = Показать записанную партию ход за ходом; вне терминала – её журнал и последнюю позицию.
replay-help-file = запись партии
replay-help-seat = чьими глазами смотреть: A, B … (без этого – зрителя)
replay-help-turn = начать с этого хода (или закончить им журнал)
replay-help-step = шаг за шагом даже вне терминала
replay-turn = Ход { $turn } из { $last }
replay-keys = Enter или n: дальше; p: назад; номер: к этому ходу; q: выйти.
refusal-no-such-turn = Нет хода «{ $turn }»; номера ходов – от 0 до { $last }.

show-help = показать одну позицию в терминале или как SVG
show-description = Показать одну позицию записи или сохранённую позицию JSON в терминале или как рисунок SVG.
show-help-file = запись партии или позиция в JSON
show-help-svg = записать рисунок в этот файл
show-help-turn = позиция после этого хода (без этого – последняя)
show-written = Рисунок в файле { $file }.
refusal-turn-of-position = У позиции нет ходов на выбор; --turn – для записей.

new-game-help = начать собственную игру
new-game-description = Положить в папку с кодом Cenote маленькую игру, в которую сразу можно играть, чтобы переделать её в другую: правила, тесты и поле. Дальше ведёт docs/tinkering.md.
new-game-help-name = ключ игры: от 2 до 20 строчных латинских букв и цифр, первой буква
new-game-done = В { $name } уже можно играть. Комната игры: { $room }, тесты: { $tests }, поле: { $web }; что делать дальше, говорит docs/tinkering.md.
refusal-new-game-checkout = Новую игру можно положить только в папку с кодом Cenote, а { $folder } ею не является.
refusal-new-game-name = «{ $name }» не может быть ключом игры; нужно от 2 до 20 строчных латинских букв и цифр, первой буква, и не слово языка Python.
refusal-new-game-taken = Имя «{ $name }» занято: { $path } уже есть.
refusal-new-game-module = Имя «{ $name }» занято модулем Python, который тесты игры заслонили бы.
refusal-new-game-word = «{ $name }» не может быть ключом игры, потому что { $word } в каждой комнате означает что-то другое.

# --- workshop ---

workshop-help = сверить компоненты с коробкой
workshop-description = Показывает компоненты игры и то, откуда они известны, и записывает сказанное коробкой в ваш собственный файл, который принимают --data и сервер.
workshop-list = компоненты, все или подходящие к слову
workshop-show = один компонент с его полями
workshop-set = изменить поля компонента
workshop-verify = отметить компонент сверенным с коробкой
workshop-check = можно ли играть с файлом
workshop-merge = сделать из нескольких файлов один
workshop-progress-help = сколько компонентов откуда известно
workshop-search = часть номера, названия или описания
workshop-id = номер или ВИД/НОМЕР, если он есть у нескольких видов
workshop-values = поля и их значения: cost wood=2,stone=1 effects "market; vp 6"
workshop-by = кто смотрел в коробку
workshop-against = какая коробка: второй тираж, английская
workshop-on = день, если не назван, то сегодня: 2026-11-17
workshop-file = файл исправлений
workshop-own = ваш файл исправлений
workshop-out = куда записать общий файл
workshop-take = где файлы расходятся, прав файл N
workshop-field = поле
workshop-value = значение
workshop-ours = у нас
workshop-sound = С { $file } можно играть.
workshop-progress = Сверено с коробкой { $n } из { $total }.
workshop-conflicts = Ничего не записано: файлы расходятся, полей: { $n }. Скажите через --take, какой файл прав.
workshop-count-verified = сверено
workshop-count-rulebook = правила
workshop-count-known = открытые источники или память
workshop-count-reconstructed = воссоздано
workshop-count-total = всего
refusal-no-such-component = В «{ $game }» нет компонента «{ $id }».
refusal-several-components = Компонентов с номером «{ $id }» несколько: { $known }.
refusal-no-such-field = У «{ $id }» нет поля «{ $field }»; его поля: { $known }.
refusal-value-missing = «{ $field }» без значения: пишите поля и значения по очереди.
refusal-no-such-take = Нет файла номер { $take }; всего их { $most }.
