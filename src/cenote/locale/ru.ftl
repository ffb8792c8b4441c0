## Слова, общие для всей программы

nothing = ничего

language-en = English
language-uk = Українська
language-ru = Русский

agent-random = случайный
agent-greedy = жадный
agent-mcts = поиск
agent-easy = лёгкий
agent-normal = обычный
agent-hard = сильный
agent-expert = эксперт
agent-master = мастер

learnt-unlearnt = Тому, что здесь играют, не училась ни одна сеть, поэтому эксперт и мастер вместо этого действуют по планам.
learnt-unexamined = Насколько сильны здесь эксперт и мастер, никто не проверял: их сеть испытали с другими правилами или компонентами.

source-start = начальные очки
source-untold = посчитано без источника
pad-untold = остальное

status-verified = сверено
status-rulebook = правила
status-public = открытые источники
status-recalled = по памяти
status-reconstructed = восстановлено

## Почему ход невозможен

why-not-now = сейчас для этого не время
why-no-such-move = в этой игре нет хода «{ $move }»
why-game-over = игра уже окончена

## Игры, агенты и настройки

refusal-no-such-game = Нет игры «{ $game }»; есть такие игры: { $known }.
refusal-no-such-agent = Нет агента «{ $agent }»; есть такие агенты: { $known }.
refusal-agent-budget = «{ $budget }» — не бюджет для mcts; дайте число итераций, например mcts:500 (от 1 до { $iterations }), или секунды на каждое решение, например mcts:1.5s (не больше { $seconds }).
refusal-master-budget = «{ $budget }» — не бюджет для master; дайте число вариантов будущего на каждое решение, например master:96 (от 1 до { $most }).
refusal-no-network = В «{ $file }» нет сети; такой файл пишет python -m cenote.learn.
refusal-network-of-another = Сеть в «{ $file }» выучила другую игру: { $game }.
refusal-network-outgrown = Сеть в «{ $file }» учили на других наблюдениях; обучите новую с этой версией.
refusal-weights-file = «{ $path }» не содержит весов для { $game }; такой файл пишет python -m cenote.arena.fit { $game }.
refusal-fit-solo = Веса подбирают игроки в игре друг против друга; задайте --players 2 или больше.
refusal-no-such-language = Нет языка «{ $language }»; есть такие языки: { $known }.
refusal-no-such-seat = Нет места «{ $seat }»; есть такие места: { $known }.
refusal-players = В { $game } нельзя играть с таким числом игроков: { $players }; возможно: { $known }.
refusal-option = У { $game } нет настройки «{ $option }»; есть такие настройки: { $known }.
refusal-option-value = Настройка «{ $option }» не может иметь значение «{ $value }»; возможные значения: { $known }.
refusal-not-text = { $file } не является текстовым файлом в кодировке UTF-8.

## Ходы, записанные текстом

refusal-no-move = Ход не указан; напишите глагол и то, к чему он относится, например «place tikal».
refusal-no-such-verb = Ни один ход не начинается со слова «{ $word }»; возможные слова: { $known }.
refusal-wrong-arguments = Ход «{ $word }» записывают так: «{ $wanted }».
refusal-no-such-value = «{ $word }» не подходит на место { $slot }; возможно: { $known }.

## Файлы компонентов

refusal-data-syntax = { $where }: это не TOML ({ $error }).
refusal-data-table = { $where }: «{ $kind }» должно быть таблицей компонентов, например [{ $kind }.some-id].
refusal-data-entry = { $where }: «{ $id }» должно быть отдельной таблицей [{ $kind }.{ $id }].
refusal-data-kind = { $where }: нет компонентов вида «{ $kind }»; есть такие виды: { $known }.
refusal-data-id = { $where }: среди компонентов { $kind } нет «{ $id }»; менять можно только компоненты игры.
refusal-data-field = { $where }: у «{ $id }» нет поля «{ $field }»; есть такие поля: { $known }.
refusal-data-type = { $where }: поле «{ $field }» должно быть другого типа ({ $wanted }).
wanted-int = целое число
wanted-str = текст
wanted-bool = true или false
wanted-list = список
wanted-dict = таблица
refusal-data-status = { $where }: нет статуса «{ $status }»; возможные статусы: { $known }.
refusal-data-value = { $where }: поле «{ $field }» не может иметь значение «{ $value }»; возможно: { $known }.
refusal-data-free = { $where }: «{ $action }» можно делать, пока хватает чем платить, поэтому оно должно что-то стоить.
refusal-data-endless = { $where }: «{ $effect }» без конца приносило бы само себя.
refusal-data-number = { $where }: поле «{ $field }» должно быть целым числом, возможным в этом месте, а не «{ $value }».
refusal-data-length = { $where }: в поле «{ $field }» неверное число значений; нужно: { $wanted }.
refusal-data-effect = { $where }: «{ $effect }» — не эффект; эффект начинается с одного из слов { $known }, например «corn 3» или «temple brown 1».
refusal-data-choice = { $where }: «{ $id }» не может оставлять выбора, потому что Тайл Начального Богатства действует сам (T10).
refusal-data-order = { $where }: в поле «{ $field }» должны быть положительные числа, каждое хотя бы на 2 больше предыдущего.
refusal-data-big = { $where }: файл слишком длинный; читается не больше { $most } КиБ.
refusal-data-deep = { $where }: для файла компонентов здесь слишком большая вложенность или слишком длинная строка.
refusal-data-long = { $where }: «{ $field }» должно быть текстом в одну строку, не длиннее { $most } букв.
refusal-data-day = { $where }: «{ $field }» должно быть днём вида 2026-11-17.
refusal-data-between = { $where }: «{ $field }» должно быть целым числом от { $least } до { $most }, а не «{ $value }».
refusal-data-other-game = { $where }: файл предназначен для «{ $game }», а не для «{ $wanted }».

## Записи партий

refusal-record-not-a-quipu = Это не запись партии: запись начинается со строки «quipu 1».
refusal-record-version = Это запись версии { $version }, а прочитать можно только версию { $wanted }.
refusal-record-field = В заголовке записи строки «{ $field }» нет или она неверна.
refusal-record-line = Строка { NUMBER($line, useGrouping: 0) }: «{ $text }» не может стоять в этом месте записи.
refusal-record-after-end = Строка { NUMBER($line, useGrouping: 0) }: после конца партии есть что-то ещё; строка «end» должна быть последней.
refusal-record-rules = Партия сыграна по версии правил { $rules }, а эта программа играет по версиям с { $oldest } по { $newest }: запись можно просмотреть, но не воспроизвести.
refusal-record-data = Партия сыграна с другими компонентами ({ $data }), не с этими ({ $wanted }); укажите через --data файл, который тогда был наложен на наши, а если его не было — не указывайте никакого.
refusal-record-option = Строка { NUMBER($line, useGrouping: 0) }: игру из записи невозможно начать: { $error }
refusal-record-turn = Строка { NUMBER($line, useGrouping: 0) }: ход { $turn } места { $seat } — не тот, что должен быть здесь.
refusal-record-seat = Строка { NUMBER($line, useGrouping: 0) }: «{ $move }» стоит в ходе места { $seat }, которому здесь нечего решать.
refusal-record-move = Строка { NUMBER($line, useGrouping: 0) }: «{ $move }» здесь невозможно: { $error }
refusal-record-digest = Ход { $turn } (строка { NUMBER($line, useGrouping: 0) }) приводит не к той позиции, которая записана.
refusal-record-end = Строка { NUMBER($line, useGrouping: 0) }: партия не кончается здесь с таким счётом; по записанным ходам выходит { $scores }.

## Позиции

refusal-not-a-dump = Это не позиция; позиция — это объект JSON, который записывает «dump».
refusal-other-game = Это позиция игры «{ $game }», а не «{ $wanted }».
refusal-other-rules = Позиция относится к версии правил { $rules }, а эта программа играет по версиям с { $oldest } по { $newest }.
refusal-no-such-rules = Версии { $rules } игры { $game } здесь нет; есть версии с { $oldest } по { $newest }.
refusal-other-data = Позиция относится к игре с другим файлом компонентов.
refusal-frame = «{ $frame }» в «stack» не может быть делом, которое ещё предстоит в этой игре.
refusal-no-decision = В позиции нечего решать, хотя игра не окончена.
refusal-field-missing = В позиции не хватает поля «{ $field }».
refusal-field-length = Поле «{ $field }» в позиции имеет неверную длину; нужно: { $wanted }.
refusal-field-value = Поле «{ $field }» в позиции имеет значение { $value }; нужно целое число от { NUMBER($lowest, useGrouping: 0) } до { NUMBER($highest, useGrouping: 0) }.
refusal-field-flag = Поле «{ $field }» в позиции имеет значение { $value }; нужно true или false.
refusal-no-such-tile = Поле «{ $field }» в позиции называет тайл «{ $tile }», которого нет.
refusal-twice = Тайл { $tile } лежит в двух местах сразу.
refusal-wrong-age = Тайл { $tile } лежит среди тайлов эпохи { $age }, к которой не относится (T88).
refusal-kept-tiles = Тайлов Начального Богатства, оставленных в players[{ $seat }], должно быть не больше 2, разных и из розданных (T9).
refusal-no-worker-there = Рабочий не может стоять на клетке { $space } шестерёнки { $gear } (T15).
refusal-two-workers = На клетке { $space } шестерёнки { $gear } стоят двое рабочих, а места хватает одному (T26).
refusal-workers = У players[{ $seat }] в игре { $workers } { $workers ->
        [one] рабочий
        [few] рабочих
        [many] рабочих
       *[other] рабочего
    }, а в руке и на поле их { $found } (T1).
refusal-dummies = В позиции { $found } { $found ->
        [one] Манекен
        [few] Манекена
        [many] Манекенов
       *[other] Манекена
    }; при таком числе игроков должно быть { $wanted } (T11).
refusal-skulls = В позиции всего { $found } { $found ->
        [one] череп
        [few] черепа
        [many] черепов
       *[other] черепа
    }, а должно быть { $wanted } (T3).
refusal-jungle-cells = В группе { $number } джунглей занято больше чем { $wanted } { $wanted ->
        [one] поле
        [few] поля
        [many] полей
       *[other] поля
    } (T4).
refusal-wood-tiles = В позиции всего { $found } { $found ->
        [one] Тайл
        [few] Тайла
        [many] Тайлов
       *[other] Тайла
    } Сбора Дерева, а должно быть { $wanted } (T4).
refusal-corn-tiles = В позиции всего { $found } { $found ->
        [one] Тайл
        [few] Тайла
        [many] Тайлов
       *[other] Тайла
    } Сбора Зерна, а должно быть { $wanted } (T4).
refusal-two-on-top = На верхней ступени храма ({ $temple }) стоят два игрока, а место есть только для одного (T91).

## cenote simulate

simulate-help = сыграть много партий между агентами и подвести итоги
simulate-description = Играет много партий между агентами на всех ядрах процессора. От партии к партии агенты пересаживаются на одно место. Одно и то же начальное число даёт одни и те же результаты при любом числе процессов.
simulate-game = какая игра, например tzolkin
simulate-agents = кто играет, через запятую (greedy,random)
simulate-games = сколько партий (100)
simulate-players = сколько мест в партии; агенты занимают их по очереди (столько, сколько агентов)
simulate-options = параметры игры, например level=harsh,slow_start
simulate-seed = число или слово, которое определяет все случайности (1)
simulate-processes = сколько процессов играет (по одному на ядро)
simulate-out = x.csv: по строке на каждое место каждой партии; x.jsonl: всё о каждой партии; x/: запись каждой партии
simulate-force = писать поверх того, что уже есть
simulate-data = ваш файл компонентов поверх наших

simulate-playing = Идёт игра
simulate-left = осталось:
simulate-stopped = Остановлено: сыграно { $done } из { $games }.
simulate-done = { $n ->
        [one] { $n } партия
        [few] { $n } партии
        [many] { $n } партий
       *[other] { $n } партии
    } в { $title } на { $players ->
        [one] { $players } игрока
        [few] { $players } игрока
        [many] { $players } игроков
       *[other] { $players } игрока
    }, начальное число { $seed }; партий в секунду: { NUMBER($speed, maximumFractionDigits: 1) }.
simulate-length = В среднем на партию: ходов — { NUMBER($turns, maximumFractionDigits: 1) }, решений — { NUMBER($decisions, maximumFractionDigits: 1) }.
simulate-written = Записано в { $path }.

simulate-agent = Агент
simulate-seat = Место
simulate-played = Партий
simulate-score = Счёт
simulate-range = От … до
simulate-wins = Победы
simulate-interval = Интервал 95 %
simulate-place = Место
simulate-number = { $n }
simulate-mean = { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($deviation, minimumFractionDigits: 1, maximumFractionDigits: 1) }
simulate-mean-once = { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± ?
simulate-from-to = { $lowest }…{ $highest }
simulate-rate = { NUMBER($rate, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
simulate-rates = { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
simulate-mean-place = { NUMBER($place, minimumFractionDigits: 2, maximumFractionDigits: 2) }

refusal-no-agents = Не назван ни один агент; есть такие агенты: { $known }.
refusal-more-agents-than-seats = { $agents ->
        [one] { $agents } агент не поместится
        [few] { $agents } агента не поместятся
        [many] { $agents } агентов не поместятся
       *[other] { $agents } агента не поместится
    } в партию, где { $players ->
        [one] { $players } место
        [few] { $players } места
        [many] { $players } мест
       *[other] { $players } места
    }; назовите меньше агентов или увеличьте --players.
refusal-seed = «{ $seed }» не может быть начальным числом; нужно число или одно слово.
refusal-too-few = --{ $option } не может быть { $value }; нужно 1 или больше.
refusal-output = В «{ $path }» записать невозможно: таблица результатов должна оканчиваться на .csv, файл со всем о каждой партии — на .jsonl, папка для записей — на /.
refusal-file-exists = { $path } уже есть; назовите другой файл или пишите поверх него с --force.
refusal-folder-in-use = Папка { $path } не пуста; назовите другую или пишите в неё с --force.
refusal-worker-died = Рабочий процесс сам завершился (код { $status }) во время партии { NUMBER($number, useGrouping: 0) }.

## cenote verify

verify-help = проверить, воспроизводятся ли записи так, как в них сказано
verify-description = Воспроизводит записи ход за ходом. О каждом файле говорит, что он исправен, или где именно что-то не так.
verify-files = записи партий
verify-data = файл компонентов, с которым сыграны эти партии
verify-ok = { $path }: в порядке: { $title }, { $players ->
        [one] { $players } игрок
        [few] { $players } игрока
        [many] { $players } игроков
       *[other] { $players } игрока
    }, { $turns ->
        [one] { $turns } ход
        [few] { $turns } хода
        [many] { $turns } ходов
       *[other] { $turns } хода
    }, { $scores }
verify-running = { $path }: пока в порядке: { $title }, { $players ->
        [one] { $players } игрок
        [few] { $players } игрока
        [many] { $players } игроков
       *[other] { $players } игрока
    }, { $turns ->
        [one] { $turns } ход
        [few] { $turns } хода
        [many] { $turns } ходов
       *[other] { $turns } хода
    }, { $scores }; не окончено, решает место { $seat }
verify-score = { $name } { $score }
verify-bad = { $path }: { $error }

## cenote components

components-help = перечислить все компоненты и источник каждого
components-description = Перечисляет компоненты игры так, как они записаны в файлах данных, и о каждом говорит, откуда он известен.
components-game = какая игра, например tzolkin
components-status = только с таким статусом: rulebook, public, recalled, reconstructed
components-kind = только такого вида, например building
components-data = ваш файл компонентов поверх наших
components-name = Название
components-what = Что это
components-from = Источник
components-number = Число
components-meaning = Значение
components-partly = { $status }; из правил: { $fields }
components-means-verified = сверено с самой коробкой
components-means-rulebook = сказано в изданных правилах
components-means-public = из открытых источников, а не из правил
components-means-recalled = по памяти, по источникам не проверено
components-means-reconstructed = восстановлено нами, потому что источника не нашлось
components-all = всего компонентов

refusal-no-such-kind = Нет компонентов вида «{ $kind }»; есть такие виды: { $known }.
refusal-no-such-status = Нет статуса «{ $status }»; возможные статусы: { $known }.

## cenote rules

rules-help = напечатать пронумерованные правила
rules-description = Печатает правила игры нашими словами: все или только названные.
rules-game = какая игра, например tzolkin
rules-numbers = номера правил, например T29
rules-search = только правила, где есть это слово
rules-none = Здесь нет правила со словом «{ $word }».

refusal-no-such-rule = Нет правила «{ $rule }»; у правил номера от { $first } до { $last }.

## Тауантинсуйу

refusal-data-effect-twice = { $where }: «{ $effect }» — вид эффекта, который есть в этом бонусе дважды; каждый вид пишут один раз.
refusal-solo-option = Опция «{ $option }» относится к одиночной игре, её нельзя выбрать для нескольких игроков.
refusal-piece-count = В позиции всего { $found } «{ $piece }»; правильно было бы { $wanted }.
refusal-piece-missing = «{ $tile }» нет нигде в позиции, хотя из игры это не выбывает.
refusal-piece-misplaced = «{ $tile }» лежит там, где ему не место.
refusal-same-design = Гобелен у players[{ $seat }] пуст или содержит один и тот же рисунок дважды (W56).

## Позиции «Бесконечной зимы»

refusal-winter-animals = В позиции всего карт «{ $animal }»: { $found }; должно быть { $wanted } (E24).
refusal-winter-camps = У players[{ $seat }] всего лагерей: { $found }; должно быть { $wanted } (E20).
refusal-winter-cards = В позиции карт «{ $card }»: { $found }; там должно быть { $wanted } (E19, E20).
refusal-winter-figures = У players[{ $seat }] где-то фигурок: { $found }; там должно быть { $wanted } (E151).
refusal-winter-fresh-cards = «fresh» в players[{ $seat }] называет карты, которых в этот ход не брали (E48).
refusal-winter-honour-order = «honour» в позиции идёт не от высшего уровня вниз (E88).
refusal-winter-megalith-place = Такой мегалит не может лежать на { $cell }, уровень { $height } (E79–E81).
refusal-winter-megaliths = В позиции мегалитов одного вида на поле: { $found }; должно быть { $wanted } (E79).
refusal-winter-memory = О players[{ $seat }] помнят другие закрытые карты, чем те, что есть (E133).
refusal-winter-not-sorted = «{ $field }» в позиции не в порядке карт.
refusal-winter-ready-cards = У players[{ $seat }] готовы свойства карт, которые не лежат над планшетом (E38).
refusal-winter-terrain = «terrain» в позиции — не местность для стольких игроков (E27).

## Santa Maria

refusal-options-exclude = Параметр «{ $option }» не сочетается с «{ $other }» = «{ $value }» ({ $rule }).
refusal-maya-seat = Игрок { $seat } не может быть Майя в игре на { $players } (SXD1).
refusal-field-impossible = «{ $field }» в позиции не может быть «{ $value }» вместе с остальным.
refusal-position-options = Параметры позиции не подходят: { $error }

## Исследовательские среды

refusal-missing-extra = Пакет «{ $package }» не установлен; установите его так: pip install "cenote[{ $extra }]"
refusal-no-such-environment = Нет среды «{ $name }»; среды такие: { $known }.
refusal-no-such-reward = Нет награды «{ $reward }»; награды такие: { $known }.
refusal-opponents = Названо соперников: { $opponents }, а других мест: { $wanted }; назовите одного на все или по одному на каждое.
refusal-no-such-render-mode = Нет способа показа «{ $mode }»; способы такие: { $known }.
refusal-no-such-way = На недопустимое действие нельзя ответить «{ $way }»; можно так: { $known }.
refusal-no-such-action = Нет действия «{ $action }»; действия — это целые числа от 0 до { NUMBER($last, useGrouping: 0) }.
refusal-illegal-action = Действие { NUMBER($action, useGrouping: 0) } ({ $move }) здесь недопустимо: { $error }
refusal-illegal-at-table = За столом { NUMBER($table, useGrouping: 0) } действие { NUMBER($action, useGrouping: 0) } ({ $move }) недопустимо; ни за одним столом ничего не сыграно.
refusal-vector-size = Нужен хотя бы один стол, и процессов не больше, чем столов; запрошено столов: { NUMBER($n, useGrouping: 0) }, процессов: { NUMBER($workers, useGrouping: 0) }.
refusal-too-few-slots = В наблюдении отведено мест: { $slots }, а за этим столом их { $seats }.
refusal-reset-first = Ни одна партия не идёт; сначала вызовите reset().
refusal-no-such-observer = Никто за столом не видит того, что скрывают все игроки; попросите то, что видит один игрок или зритель.

## Арена: cenote tournament, продолженные симуляции, отчёты

tournament-help = провести турнир между агентами и оценить их
tournament-description = Агенты играют друг с другом на всех ядрах процессора и получают рейтинг с погрешностью. Каждая завершённая партия сразу записывается: та же команда продолжит с того места, где её остановили. Одно и то же начальное число даёт одни и те же результаты при любом числе процессов.
tournament-agents = кто участвует, через запятую, например random,greedy
tournament-players = сколько мест в партии (2)
tournament-games = сколько партий играет каждая группа агентов (20)
tournament-round-robin = играют все группы (так и без этого параметра)
tournament-ladder = играют соседи в таблице, и после каждого круга таблица составляется заново
tournament-swiss = в каждом круге встречаются равные; --games — число кругов
tournament-points = Очки
tournament-strength = Сила соперников
tournament-beaten = Сила побеждённых
tournament-out = папка, которая хранит турнир (одна из папок данных пользователя)
tournament-report = написать отчёт с графиками, x.html
tournament-ray = адрес кластера Ray, который сыграет вместо этого компьютера
simulate-resume = продолжить то, что предыдущий запуск записал в --out

tournament-resumed = Уже сыграно { $done } из { $games }.
tournament-stopped = Остановлено: сыграно { $done } из { $games }; та же команда продолжит отсюда.
tournament-done = { $n ->
        [one] { $n } партия
        [few] { $n } партии
        [many] { $n } партий
       *[other] { $n } партии
    } в { $title } на { $players ->
        [one] { $players } игрока
        [few] { $players } игрока
        [many] { $players } игроков
       *[other] { $players } игрока
    }, начальное число { $seed }.
tournament-speed = Партий в секунду: { NUMBER($n, maximumFractionDigits: 1) }.
tournament-rank = №
tournament-rating = Рейтинг
simulate-reported = Отчёт: { $path }.

refusal-tournament-alone = Для турнира нужны хотя бы два агента; назовите их так: --agents a,b.
refusal-tournament-swiss-few = Для швейцарской системы нужно не меньше { $players } разных агентов, по одному на место.
refusal-tournament-solo = Для турнира нужны партии хотя бы на двоих; задайте --players 2 или больше.
refusal-agent-twice = «{ $agent }» назван дважды; каждый агент участвует один раз.
refusal-folder-not-tournament = В { $path } лежит что-то другое, не турнир; назовите другую папку в --out.
refusal-other-tournament = В { $path } лежит другой турнир: «{ $field }» там { $found }; назовите другую папку в --out.
refusal-results-line = { $path }, строка { NUMBER($line, useGrouping: 0) }: это не результат партии.
refusal-results-foreign = { $path }: партия { NUMBER($number, useGrouping: 0) } там из другой симуляции; назовите другое место в --out.
refusal-report-name = Отчёт нельзя записать в «{ $path }»: его имя должно оканчиваться на .html.
refusal-report-from-csv = { $path } не говорит, что именно играли, а отчёту это нужно; продолжайте из файла .jsonl или папки записей либо уберите --report.

## cenote balance

balance-help = посмотреть, как часто берут каждый компонент и чего он стоит
balance-description = Играет много партий между одинаковыми агентами и считает, что стало с каждым компонентом: как часто его предлагали, брали и применяли и на сколько очков те, кто его взял, опережали среднее за своим столом. Пробы играют те же раздачи ещё раз, но одно место обязано что-то брать или не берёт никогда: так слабый компонент видно отдельно от того, которого агент не замечает. Одно и то же начальное число даёт один и тот же отчёт при любом числе процессов.
balance-agent = кто играет на каждом месте (hard)
balance-probe = какие компоненты испытать, например P03 или chief/handseer-A; auto: те, что выделяются
balance-never = глаголы, запрещённые одному месту, например place
balance-probe-games = сколько партий на каждую пробу (столько, сколько --games)
balance-json = записать все числа, x.json
balance-title = Баланс
balance-turns = Ходов на игрока: { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($deviation, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
balance-seats = Места
balance-seats-about = На сколько очков каждое место опережало среднее за своим столом, с двумя стандартными ошибками в каждую сторону.
balance-actions = Основные действия
balance-times = Раз
balance-share = Доля
balance-actions-about = Как часто каждое совершали за ход.
balance-rate = За ход
balance-tracks = Шкалы
balance-tracks-about = Как далеко дошли игроки: доля тех, кто дошёл до уровня и не выше.
balance-track = Шкала
balance-levels = Высший уровень: доля мест
balance-offered = Было
balance-taken = Взято
balance-used = Применено
balance-worth = Перевес
balance-worth-about = Слева: в какой доле партий, где его можно было взять, его взяли; для того, что может получить каждый, — какая доля тех, кто мог взять, взяла. Справа: на сколько очков взявшие опережали среднее за своим столом, с двумя стандартными ошибками в каждую сторону.
balance-odd = Выделяется
balance-odd-strong = сильно
balance-odd-weak = слабо
balance-odd-rare = редко
balance-odd-common = почти всегда
balance-bound = Одно место связано
balance-bound-about = Те же раздачи, но одно место обязано что-то брать, как только может, или не делает этого никогда. Изменение — насколько от этого другой его перевес, раздача за раздачей, со стандартной ошибкой.
balance-habit = Привычка
balance-must = обязан брать: { $what }
balance-never-does = никогда: { $what }
balance-did = Было
balance-bound-score = Очки
balance-bound-wins = Победы
balance-gain = Изменение
refusal-balance-solo = Для отчёта о балансе нужны партии хотя бы на два места; укажите --players 2 или больше.
refusal-no-such-thing = Ни один ход этой игры не берёт «{ $thing }» и не называется так.
refusal-agent-habit = «{ $agent }» не называет привычки; пишите hard+P03 для того, кто берёт P03, как только может, greedy~place для того, кто никогда не размещает.

## Отчёт о симуляции или турнире

report-tournament = Турнир
report-simulation = Симуляция
report-fact-games = Партии
report-fact-players = Игроки
report-fact-agents = Агенты
report-fact-seed = Начальное число
report-fact-rules = Версия
report-foot = Сделано в Cenote. То же начальное число даёт те же партии, а те же партии — эту страницу.
report-digits-0 = { NUMBER($n, maximumFractionDigits: 0) }
report-digits-1 = { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) }
report-percent = { NUMBER($n, style: "percent", maximumFractionDigits: 0) }
report-ratings = Рейтинг
report-ratings-about = Насколько силён каждый агент и в каких пределах это лежит с доверием 95 %. Все начинают с 25.
report-meetings = Кто кого побеждает
report-meetings-about = Как часто агент строки оказывался выше агента столбца; общее место считается за половину.
report-meetings-count = { $n ->
        [one] { $n } встреча
        [few] { $n } встречи
        [many] { $n } встреч
       *[other] { $n } встречи
    }
report-scores = Счёт
report-scores-about = Как часто встречался каждый счёт; линия — средний.
report-bin = { NUMBER($low, maximumFractionDigits: 0) }–{ NUMBER($high, maximumFractionDigits: 0) }: { $n } ({ NUMBER($share, style: "percent", maximumFractionDigits: 1) })
report-seats = { $n ->
        [one] { $n } счёт
        [few] { $n } счёта
        [many] { $n } счетов
       *[other] { $n } счёта
    }
report-by-seat = Победы по местам
report-by-seat-about = Все агенты сидят на каждом месте одинаково часто. Усы — интервал 95 %.
report-fair = поровну
report-length = Длина партии, в ходах
report-turns-bin = { $low }–{ $high } ходов: { $n ->
        [one] { $n } партия
        [few] { $n } партии
        [many] { $n } партий
       *[other] { $n } партии
    }
report-winners = победители
report-losers = остальные
report-sources = Откуда берутся очки
report-sources-about = Очки места по источникам, в среднем.
report-built = Что строили и брали победители
report-built-about = Компоненты, которыми победители больше всего отличаются от остальных: у скольких из них был каждый.
report-habits = Что делали победители
report-habits-about = Решения, которыми победители больше всего отличаются от остальных: сколько из них принимали каждое.
report-value = Переоценённые и недооценённые компоненты
report-value-about = Поперёк: сколько мест им воспользовалось. Вверх: насколько чаще место побеждало с ним, чем без него, в сравнении с тем же агентом, так что привычки сильного агента сами по себе не засчитываются. Бледные точки — в пределах случайности.
report-corner-under = редко берут, а выигрывает
report-corner-over = часто берут, а проигрывает
report-axis-share = места, которые им воспользовались
report-under = Недооценённые
report-over = Переоценённые
report-value-row = воспользовалось { NUMBER($share, style: "percent", maximumFractionDigits: 0) }; победы:
report-value-none = Ничего, что эти партии могли бы доказать.

## Ray

refusal-no-ray = Ray не установлен; установите его так: pip install "cenote[ray]".
refusal-ray-address = «{ $address }» — не адрес кластера Ray; такой адрес имеет вид 10.0.0.5:6379 или ray://10.0.0.5:10001.
refusal-ray-silent = По адресу { $address } не отвечает ни один кластер Ray.
refusal-ray-lost = Связь с кластером Ray потеряна; завершённые партии сохранены, и та же команда продолжит оттуда.
refusal-ray-version = На кластере Ray стоит Cenote { $version }, а здесь { $wanted }; те же партии играет только та же версия.

## Обучение

refusal-lesson-short = { $games ->
    [0] Учитель не завершил ни одной партии, а для урока нужны две; дайте ему больше минут.
   *[other] Учитель завершил лишь одну партию, а для урока нужны две; дайте ему больше минут.
  }
refusal-learn-lost = Процесс, игравший для этого обучения, погиб; --go-on продолжит с последнего записанного.

## cenote analyse и анализ за столом, где игра окончена

analyse-help = разобрать оконченную партию: шансы, дорогие ходы, удача
analyse-description = Оценивает после каждого хода, чего мог ждать каждый, находит ходы, которые стоили больше всего, и отделяет удачу от выбора. Та же запись и тот же бюджет дают тот же разбор.
analyse-file = запись оконченной партии
analyse-seat = чьи ходы рассмотреть вблизи, например A (всех)
analyse-html = записать разбор с графиками в x.html
analyse-budget = сколько партий доигрывать из каждой позиции (12)
analyse-thinking = Обдумывание
analyse-title = Разбор партии
analyse-wins = Шанс на победу после каждого хода
analyse-wins-about = Как часто это место побеждало, когда партию доигрывали оттуда, а всё скрытое раздавали заново. Кольца отмечают дорогие ходы.
analyse-scores = Ожидаемый счёт после каждого хода
analyse-scores-about = Итоговый счёт, которого оттуда стоит ждать, если все доигрывают быстро, но неплохо.
analyse-balance = Удача отдельно от выбора, в очках
analyse-balance-about = Как менялись перспективы места от собственного выбора, от выбора остальных и от того, что кубики и карты дали сверх среднего.
analyse-own = Свой выбор
analyse-others = Выбор остальных
analyse-luck = Удача
analyse-stroke = ход { $turn }, { $name }:
analyse-slips = Ходы, которые стоили больше всего: { $name }
analyse-no-slips = Поиск не нашёл ничего заметно лучшего.
analyse-turn = Ход { $turn }
analyse-made = Сыграно:
analyse-better = Лучше:
analyse-expects = { $score ->
        [one] ожидается { NUMBER($score, maximumFractionDigits: 1) } очко
        [few] ожидается { NUMBER($score, maximumFractionDigits: 1) } очка
        [many] ожидается { NUMBER($score, maximumFractionDigits: 1) } очков
       *[other] ожидается { NUMBER($score, maximumFractionDigits: 1) } очка
    }
analyse-chance = победа { NUMBER($win, style: "percent", maximumFractionDigits: 0) }
analyse-because = Из-за очков за:
analyse-foot = Сделано в Cenote. Числа — оценки: та же запись и тот же бюджет дают те же.

refusal-analyse-running = Эта партия не окончена; разобрать можно только оконченную.

## The workshop

box-field-cost = Цена
box-field-points = Очки
box-field-effects = Эффекты, в этом порядке
box-field-bonus = Бонус
box-field-gain = Что даёт
box-field-number = Сколько
box-field-cells = Клетки
box-field-last = Последнее деление
box-field-start = В начале
box-field-reward = Награда
workshop-doubt = { $what }: { $value } — необычно. У нас «{ $kind }» имеют от { $least } до { $most }. Если так в коробке, то так и есть.
refusal-no-workshop = У «{ $game }» нет мастерской.
