## Слова, спільні для всієї програми

nothing = нічого

language-en = English
language-uk = Українська
language-ru = Русский

agent-random = випадковий
agent-greedy = жадібний
agent-mcts = пошук
agent-easy = легкий
agent-normal = звичайний
agent-hard = сильний
agent-expert = експерт
agent-master = майстер

learnt-unlearnt = Того, що тут грають, не вчилася жодна мережа, тож експерт і майстер натомість діють за планами.
learnt-unexamined = Наскільки сильні тут експерт і майстер, ніхто не перевіряв: їхню мережу випробували з іншими правилами чи компонентами.

source-start = початкові очки
source-untold = пораховано без джерела
pad-untold = решта

status-verified = звірено
status-rulebook = правила
status-public = відкриті джерела
status-recalled = з пам’яті
status-reconstructed = відновлено

## Чому хід неможливий

why-not-now = зараз це не на часі
why-no-such-move = у цій грі немає ходу «{ $move }»
why-game-over = гру вже закінчено

## Ігри, агенти й налаштування

refusal-no-such-game = Немає гри «{ $game }»; є такі ігри: { $known }.
refusal-no-such-agent = Немає агента «{ $agent }»; є такі агенти: { $known }.
refusal-agent-budget = «{ $budget }» — не бюджет для mcts; дайте кількість ітерацій, як-от mcts:500 (від 1 до { $iterations }), або секунди на кожне рішення, як-от mcts:1.5s (не більше ніж { $seconds }).
refusal-master-budget = «{ $budget }» — не бюджет для master; дайте кількість варіантів майбутнього на кожне рішення, як-от master:96 (від 1 до { $most }).
refusal-no-network = У «{ $file }» немає мережі; такий файл пише python -m cenote.learn.
refusal-network-of-another = Мережа у «{ $file }» вивчила іншу гру: { $game }.
refusal-network-outgrown = Мережу у «{ $file }» навчали на інших спостереженнях; навчіть нову з цією версією.
refusal-weights-file = «{ $path }» не містить ваг для { $game }; такий файл пише python -m cenote.arena.fit { $game }.
refusal-fit-solo = Ваги підбирають гравці в грі одне проти одного; задайте --players 2 або більше.
refusal-no-such-language = Немає мови «{ $language }»; є такі мови: { $known }.
refusal-no-such-seat = Немає місця «{ $seat }»; є такі місця: { $known }.
refusal-players = У { $game } не можна грати з такою кількістю гравців: { $players }; можливо: { $known }.
refusal-option = У { $game } немає налаштування «{ $option }»; є такі налаштування: { $known }.
refusal-option-value = Налаштування «{ $option }» не може мати значення «{ $value }»; можливі значення: { $known }.
refusal-not-text = { $file } не є текстовим файлом у кодуванні UTF-8.

## Ходи, записані текстом

refusal-no-move = Ходу не вказано; напишіть дієслово і те, чого воно стосується, наприклад «place tikal».
refusal-no-such-verb = Жоден хід не починається зі слова «{ $word }»; можливі слова: { $known }.
refusal-wrong-arguments = Хід «{ $word }» записують так: «{ $wanted }».
refusal-no-such-value = «{ $word }» не підходить на місце { $slot }; можливо: { $known }.

## Файли компонентів

refusal-data-syntax = { $where }: це не TOML ({ $error }).
refusal-data-table = { $where }: «{ $kind }» має бути таблицею компонентів, наприклад [{ $kind }.some-id].
refusal-data-entry = { $where }: «{ $id }» має бути окремою таблицею [{ $kind }.{ $id }].
refusal-data-kind = { $where }: немає компонентів виду «{ $kind }»; є такі види: { $known }.
refusal-data-id = { $where }: серед компонентів { $kind } немає «{ $id }»; змінювати можна лише компоненти гри.
refusal-data-field = { $where }: у «{ $id }» немає поля «{ $field }»; є такі поля: { $known }.
refusal-data-type = { $where }: поле «{ $field }» має бути іншого типу ({ $wanted }).
wanted-int = ціле число
wanted-str = текст
wanted-bool = true або false
wanted-list = список
wanted-dict = таблиця
refusal-data-status = { $where }: немає статусу «{ $status }»; можливі статуси: { $known }.
refusal-data-value = { $where }: поле «{ $field }» не може мати значення «{ $value }»; можливо: { $known }.
refusal-data-free = { $where }: «{ $action }» можна робити, доки вистачає чим платити, тож воно має щось коштувати.
refusal-data-endless = { $where }: «{ $effect }» без кінця приносило б саме себе.
refusal-data-number = { $where }: поле «{ $field }» має бути цілим числом, можливим у цьому місці, а не «{ $value }».
refusal-data-length = { $where }: у полі «{ $field }» неправильна кількість значень; треба: { $wanted }.
refusal-data-effect = { $where }: «{ $effect }» не є ефектом; ефект починається з одного зі слів { $known }, наприклад «corn 3» або «temple brown 1».
refusal-data-choice = { $where }: «{ $id }» не може лишати вибору, бо плитка початкового достатку діє сама (T10).
refusal-data-order = { $where }: у полі «{ $field }» мають бути додатні числа, кожне щонайменше на 2 більше за попереднє.
refusal-data-big = { $where }: файл задовгий; читається щонайбільше { $most } КіБ.
refusal-data-deep = { $where }: для файлу компонентів тут завелика вкладеність або задовгий рядок.
refusal-data-long = { $where }: «{ $field }» має бути текстом в один рядок, не довшим за { $most } літер.
refusal-data-day = { $where }: «{ $field }» має бути днем на кшталт 2026-11-17.
refusal-data-between = { $where }: «{ $field }» має бути цілим числом від { $least } до { $most }, а не «{ $value }».
refusal-data-other-game = { $where }: файл призначено для «{ $game }», а не для «{ $wanted }».

## Записи партій

refusal-record-not-a-quipu = Це не запис партії: запис починається з рядка «quipu 1».
refusal-record-version = Це запис версії { $version }, а прочитати можна лише версію { $wanted }.
refusal-record-field = У заголовку запису рядка «{ $field }» немає або він неправильний.
refusal-record-line = Рядок { NUMBER($line, useGrouping: 0) }: «{ $text }» не може стояти в цьому місці запису.
refusal-record-after-end = Рядок { NUMBER($line, useGrouping: 0) }: після кінця партії є ще щось; рядок «end» має бути останнім.
refusal-record-rules = Партію зіграно за версією правил { $rules }, а ця програма грає за версіями з { $oldest } по { $newest }: запис можна переглянути, але не відтворити.
refusal-record-data = Партію зіграно з іншими компонентами ({ $data }), не з цими ({ $wanted }); вкажіть через --data файл, який тоді було накладено на наші, а якщо його не було — не вказуйте жодного.
refusal-record-option = Рядок { NUMBER($line, useGrouping: 0) }: гру із запису неможливо розпочати: { $error }
refusal-record-turn = Рядок { NUMBER($line, useGrouping: 0) }: хід { $turn } місця { $seat } — не той, що має бути тут.
refusal-record-seat = Рядок { NUMBER($line, useGrouping: 0) }: «{ $move }» стоїть у ході місця { $seat }, якому тут нічого вирішувати.
refusal-record-move = Рядок { NUMBER($line, useGrouping: 0) }: «{ $move }» тут неможливо: { $error }
refusal-record-digest = Хід { $turn } (рядок { NUMBER($line, useGrouping: 0) }) приводить не до тієї позиції, яку записано.
refusal-record-end = Рядок { NUMBER($line, useGrouping: 0) }: партія не закінчується тут із таким рахунком; за записаними ходами виходить { $scores }.

## Позиції

refusal-not-a-dump = Це не позиція; позиція — це об’єкт JSON, який записує «dump».
refusal-other-game = Це позиція гри «{ $game }», а не «{ $wanted }».
refusal-other-rules = Позиція належить до версії правил { $rules }, а ця програма грає за версіями з { $oldest } по { $newest }.
refusal-no-such-rules = Версії { $rules } гри { $game } тут немає; є версії з { $oldest } по { $newest }.
refusal-other-data = Позиція належить до гри з іншим файлом компонентів.
refusal-frame = «{ $frame }» у «stack» не може бути справою, яку ще треба зробити в цій грі.
refusal-no-decision = У позиції нічого вирішувати, хоча гру ще не закінчено.
refusal-field-missing = У позиції бракує поля «{ $field }».
refusal-field-length = Поле «{ $field }» у позиції має неправильну довжину; треба: { $wanted }.
refusal-field-value = Поле «{ $field }» у позиції має значення { $value }; потрібне ціле число від { NUMBER($lowest, useGrouping: 0) } до { NUMBER($highest, useGrouping: 0) }.
refusal-field-flag = Поле «{ $field }» у позиції має значення { $value }; потрібно true або false.
refusal-no-such-tile = Поле «{ $field }» у позиції називає плитку «{ $tile }», якої немає.
refusal-twice = Плитка { $tile } лежить у двох місцях одночасно.
refusal-wrong-age = Плитка { $tile } лежить серед плиток епохи { $age }, до якої не належить (T88).
refusal-kept-tiles = Плиток початкового достатку, залишених у players[{ $seat }], має бути не більше 2, різних і з розданих (T9).
refusal-no-worker-there = Робітник не може стояти на комірці { $space } шестірні { $gear } (T15).
refusal-two-workers = На комірці { $space } шестірні { $gear } стоять два робітники, а місця вистачає одному (T26).
refusal-workers = У players[{ $seat }] у грі { $workers } { $workers ->
        [one] робітник
        [few] робітники
        [many] робітників
       *[other] робітника
    }, а в руці й на полі їх { $found } (T1).
refusal-dummies = У позиції { $found } { $found ->
        [one] нейтральний робітник
        [few] нейтральні робітники
        [many] нейтральних робітників
       *[other] нейтрального робітника
    }; за такої кількості гравців має бути { $wanted } (T11).
refusal-skulls = У позиції загалом { $found } { $found ->
        [one] череп
        [few] черепи
        [many] черепів
       *[other] черепа
    }, а має бути { $wanted } (T3).
refusal-jungle-cells = У групі { $number } джунглів використано більше ніж { $wanted } { $wanted ->
        [one] клітинку
        [few] клітинки
        [many] клітинок
       *[other] клітинки
    } (T4).
refusal-wood-tiles = У позиції загалом { $found } { $found ->
        [one] плитка
        [few] плитки
        [many] плиток
       *[other] плитки
    } заготівлі деревини, а має бути { $wanted } (T4).
refusal-corn-tiles = У позиції загалом { $found } { $found ->
        [one] плитка
        [few] плитки
        [many] плиток
       *[other] плитки
    } збору кукурудзи, а має бути { $wanted } (T4).
refusal-two-on-top = На верхній сходинці храму ({ $temple }) стоять два гравці, а місце є лише для одного (T91).

## cenote simulate

simulate-help = зіграти багато партій між агентами й підбити підсумки
simulate-description = Грає багато партій між агентами на всіх ядрах процесора. Від партії до партії агенти пересідають на одне місце. Те саме зерно дає ті самі результати за будь-якої кількості процесів.
simulate-game = яка гра, наприклад tzolkin
simulate-agents = хто грає, через кому (greedy,random)
simulate-games = скільки партій (100)
simulate-players = скільки місць у партії; агенти займають їх по черзі (стільки, скільки агентів)
simulate-options = параметри гри, як-от level=harsh,slow_start
simulate-seed = число або слово, яке визначає всі випадковості (1)
simulate-processes = скільки процесів грає (по одному на ядро)
simulate-out = x.csv: по рядку на кожне місце кожної партії; x.jsonl: усе про кожну партію; x/: запис кожної партії
simulate-force = писати поверх того, що вже є
simulate-data = ваш файл компонентів поверх наших

simulate-playing = Триває гра
simulate-left = лишилося:
simulate-stopped = Зупинено: зіграно { $done } з { $games }.
simulate-done = { $n ->
        [one] { $n } партія
        [few] { $n } партії
        [many] { $n } партій
       *[other] { $n } партії
    } в { $title } на { $players ->
        [one] { $players } гравця
        [few] { $players } гравці
        [many] { $players } гравців
       *[other] { $players } гравця
    }, зерно { $seed }; партій за секунду: { NUMBER($speed, maximumFractionDigits: 1) }.
simulate-length = У середньому на партію: ходів — { NUMBER($turns, maximumFractionDigits: 1) }, рішень — { NUMBER($decisions, maximumFractionDigits: 1) }.
simulate-written = Записано в { $path }.

simulate-agent = Агент
simulate-seat = Місце
simulate-played = Партій
simulate-score = Рахунок
simulate-range = Від … до
simulate-wins = Перемоги
simulate-interval = Інтервал 95 %
simulate-place = Місце
simulate-number = { $n }
simulate-mean = { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($deviation, minimumFractionDigits: 1, maximumFractionDigits: 1) }
simulate-mean-once = { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± ?
simulate-from-to = { $lowest }…{ $highest }
simulate-rate = { NUMBER($rate, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
simulate-rates = { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
simulate-mean-place = { NUMBER($place, minimumFractionDigits: 2, maximumFractionDigits: 2) }

refusal-no-agents = Не названо жодного агента; є такі агенти: { $known }.
refusal-more-agents-than-seats = { $agents ->
        [one] { $agents } агент не вміститься
        [few] { $agents } агенти не вмістяться
        [many] { $agents } агентів не вміститься
       *[other] { $agents } агента не вміститься
    } в партію, де { $players ->
        [one] { $players } місце
        [few] { $players } місця
        [many] { $players } місць
       *[other] { $players } місця
    }; назвіть менше агентів або збільште --players.
refusal-seed = «{ $seed }» не може бути зерном; зерно — це число або одне слово.
refusal-too-few = --{ $option } не може бути { $value }; потрібно 1 або більше.
refusal-output = У «{ $path }» записати неможливо: таблиця результатів має закінчуватися на .csv, файл з усім про кожну партію — на .jsonl, тека для записів — на /.
refusal-file-exists = { $path } вже є; назвіть інший файл або пишіть поверх нього з --force.
refusal-folder-in-use = Тека { $path } не порожня; назвіть іншу або пишіть у неї з --force.
refusal-worker-died = Робочий процес сам завершився (код { $status }) під час партії { NUMBER($number, useGrouping: 0) }.

## cenote verify

verify-help = перевірити, чи записи відтворюються так, як у них сказано
verify-description = Відтворює записи хід за ходом. Про кожен файл каже, що він справний, або де саме щось не так.
verify-files = записи партій
verify-data = файл компонентів, з яким зіграно ці партії
verify-ok = { $path }: гаразд: { $title }, { $players ->
        [one] { $players } гравець
        [few] { $players } гравці
        [many] { $players } гравців
       *[other] { $players } гравця
    }, { $turns ->
        [one] { $turns } хід
        [few] { $turns } ходи
        [many] { $turns } ходів
       *[other] { $turns } ходу
    }, { $scores }
verify-running = { $path }: поки що гаразд: { $title }, { $players ->
        [one] { $players } гравець
        [few] { $players } гравці
        [many] { $players } гравців
       *[other] { $players } гравця
    }, { $turns ->
        [one] { $turns } хід
        [few] { $turns } ходи
        [many] { $turns } ходів
       *[other] { $turns } ходу
    }, { $scores }; не закінчено, вирішує місце { $seat }
verify-score = { $name } { $score }
verify-bad = { $path }: { $error }

## cenote components

components-help = перелічити всі компоненти й джерело кожного
components-description = Перелічує компоненти гри так, як вони записані у файлах даних, і про кожен каже, звідки він відомий.
components-game = яка гра, наприклад tzolkin
components-status = лише з таким статусом: rulebook, public, recalled, reconstructed
components-kind = лише такого виду, наприклад building
components-data = ваш файл компонентів поверх наших
components-name = Назва
components-what = Що це
components-from = Джерело
components-number = Кількість
components-meaning = Значення
components-partly = { $status }; з правил: { $fields }
components-means-verified = звірено із самою коробкою
components-means-rulebook = сказано у виданих правилах
components-means-public = з відкритих джерел, а не з правил
components-means-recalled = з пам’яті, за джерелами не перевірено
components-means-reconstructed = відновлено нами, бо джерела не знайшлося
components-all = усього компонентів

refusal-no-such-kind = Немає компонентів виду «{ $kind }»; є такі види: { $known }.
refusal-no-such-status = Немає статусу «{ $status }»; можливі статуси: { $known }.

## cenote rules

rules-help = надрукувати пронумеровані правила
rules-description = Друкує правила гри нашими словами: усі або лише названі.
rules-game = яка гра, наприклад tzolkin
rules-numbers = номери правил, наприклад T29
rules-search = лише правила, де є це слово
rules-none = Тут немає правила зі словом «{ $word }».

refusal-no-such-rule = Немає правила «{ $rule }»; правила мають номери від { $first } до { $last }.

## Тауантінсую

refusal-data-effect-twice = { $where }: «{ $effect }» — вид ефекту, який є в цьому бонусі двічі; кожен вид пишуть один раз.
refusal-solo-option = Опція «{ $option }» належить одиночній грі, її не можна обрати для кількох гравців.
refusal-piece-count = У позиції всього { $found } «{ $piece }»; правильно було б { $wanted }.
refusal-piece-missing = «{ $tile }» немає ніде в позиції, хоча з гри це не вибуває.
refusal-piece-misplaced = «{ $tile }» лежить там, де йому не місце.
refusal-same-design = Гобелен у players[{ $seat }] порожній або має той самий малюнок двічі (W56).

## Позиції «Нескінченної зими»

refusal-winter-animals = У позиції всього карт «{ $animal }»: { $found }; має бути { $wanted } (E24).
refusal-winter-camps = У players[{ $seat }] всього таборів: { $found }; має бути { $wanted } (E20).
refusal-winter-cards = У позиції карт «{ $card }»: { $found }; там має бути { $wanted } (E19, E20).
refusal-winter-figures = У players[{ $seat }] десь фігурок: { $found }; там має бути { $wanted } (E151).
refusal-winter-fresh-cards = «fresh» у players[{ $seat }] називає карти, яких цього ходу не брали (E48).
refusal-winter-honour-order = «honour» у позиції не йде від найвищого рівня донизу (E88).
refusal-winter-megalith-place = Такий мегаліт не може лежати на { $cell }, рівень { $height } (E79–E81).
refusal-winter-megaliths = У позиції мегалітів одного виду на полі: { $found }; має бути { $wanted } (E79).
refusal-winter-memory = Про players[{ $seat }] пам’ятають інші закриті карти, ніж ті, що є (E133).
refusal-winter-not-sorted = «{ $field }» у позиції не в порядку карт.
refusal-winter-ready-cards = У players[{ $seat }] готові властивості карт, які не лежать над планшетом (E38).
refusal-winter-terrain = «terrain» у позиції не є місцевістю для стількох гравців (E27).

## Santa Maria

refusal-options-exclude = Параметр «{ $option }» не поєднується з «{ $other }» = «{ $value }» ({ $rule }).
refusal-maya-seat = Гравець { $seat } не може бути мая у грі на { $players } (SXD1).
refusal-field-impossible = «{ $field }» у позиції не може бути «{ $value }» разом з рештою.
refusal-position-options = Параметри позиції не пасують: { $error }

## Дослідницькі середовища

refusal-missing-extra = Пакунок «{ $package }» не встановлено; встановіть його так: pip install "cenote[{ $extra }]"
refusal-no-such-environment = Немає середовища «{ $name }»; середовища такі: { $known }.
refusal-no-such-reward = Немає винагороди «{ $reward }»; винагороди такі: { $known }.
refusal-opponents = Названо суперників: { $opponents }, а інших місць: { $wanted }; назвіть одного на всі або по одному на кожне.
refusal-no-such-render-mode = Немає способу показу «{ $mode }»; способи такі: { $known }.
refusal-no-such-way = На недозволену дію не можна відповісти «{ $way }»; можна так: { $known }.
refusal-no-such-action = Немає дії «{ $action }»; дії — це цілі числа від 0 до { NUMBER($last, useGrouping: 0) }.
refusal-illegal-action = Дія { NUMBER($action, useGrouping: 0) } ({ $move }) тут недозволена: { $error }
refusal-illegal-at-table = За столом { NUMBER($table, useGrouping: 0) } дія { NUMBER($action, useGrouping: 0) } ({ $move }) недозволена; за жодним столом нічого не зіграно.
refusal-vector-size = Потрібен принаймні один стіл, і процесів не більше, ніж столів; замовлено столів: { NUMBER($n, useGrouping: 0) }, процесів: { NUMBER($workers, useGrouping: 0) }.
refusal-too-few-slots = У спостереженні відведено місць: { $slots }, а за цим столом їх { $seats }.
refusal-reset-first = Жодна партія не триває; спершу викличте reset().
refusal-no-such-observer = Ніхто за столом не бачить того, що приховують усі гравці; попросіть те, що бачить один гравець або глядач.

## Арена: cenote tournament, продовжені симуляції, звіти

tournament-help = провести турнір між агентами й оцінити їх
tournament-description = Агенти грають одне з одним на всіх ядрах процесора й отримують рейтинг із похибкою. Кожну завершену партію одразу записано: та сама команда продовжить з того місця, де її зупинили. Те саме зерно дає ті самі результати за будь-якої кількості процесів.
tournament-agents = хто бере участь, через кому, наприклад random,greedy
tournament-players = скільки місць у партії (2)
tournament-games = скільки партій грає кожна група агентів (20)
tournament-round-robin = грають усі групи (так і без цього параметра)
tournament-ladder = грають сусіди в таблиці, і після кожного кола таблицю складають наново
tournament-swiss = у кожному колі зустрічаються рівні; --games — кількість кіл
tournament-points = Очки
tournament-strength = Сила суперників
tournament-beaten = Сила переможених
tournament-out = тека, яка зберігає турнір (одна з тек даних користувача)
tournament-report = написати звіт із графіками, x.html
tournament-ray = адреса кластера Ray, який гратиме замість цього комп’ютера
simulate-resume = продовжити те, що попередній запуск записав у --out

tournament-resumed = Уже зіграно { $done } з { $games }.
tournament-stopped = Зупинено: зіграно { $done } з { $games }; та сама команда продовжить звідси.
tournament-done = { $n ->
        [one] { $n } партія
        [few] { $n } партії
        [many] { $n } партій
       *[other] { $n } партії
    } в { $title } на { $players ->
        [one] { $players } гравця
        [few] { $players } гравці
        [many] { $players } гравців
       *[other] { $players } гравця
    }, зерно { $seed }.
tournament-speed = Партій за секунду: { NUMBER($n, maximumFractionDigits: 1) }.
tournament-rank = №
tournament-rating = Рейтинг
simulate-reported = Звіт: { $path }.

refusal-tournament-alone = Для турніру потрібно щонайменше два агенти; назвіть їх так: --agents a,b.
refusal-tournament-swiss-few = Для швейцарської системи потрібно щонайменше { $players } різних агентів, по одному на місце.
refusal-tournament-solo = Для турніру потрібні партії щонайменше на двох; задайте --players 2 або більше.
refusal-agent-twice = «{ $agent }» названо двічі; кожен агент бере участь один раз.
refusal-folder-not-tournament = У { $path } лежить щось інше, не турнір; назвіть іншу теку в --out.
refusal-other-tournament = У { $path } лежить інший турнір: «{ $field }» там { $found }; назвіть іншу теку в --out.
refusal-results-line = { $path }, рядок { NUMBER($line, useGrouping: 0) }: це не результат партії.
refusal-results-foreign = { $path }: партія { NUMBER($number, useGrouping: 0) } там з іншої симуляції; назвіть інше місце в --out.
refusal-report-name = Звіт не можна записати в «{ $path }»: його назва має закінчуватися на .html.
refusal-report-from-csv = { $path } не каже, що саме грали, а звіту це потрібно; продовжуйте з файлу .jsonl чи теки записів або приберіть --report.

## cenote balance

balance-help = подивитися, як часто беруть кожен компонент і чого він вартий
balance-description = Грає багато партій між однаковими агентами й рахує, що сталося з кожним компонентом: як часто його пропонували, брали й застосовували та на скільки очок ті, хто його взяв, випереджали середнє за своїм столом. Проби грають ті самі роздачі ще раз, але одне місце мусить щось брати або не бере ніколи: так слабкий компонент видно окремо від того, якого агент не помічає. Те саме зерно дає той самий звіт за будь-якої кількості процесів.
balance-agent = хто грає на кожному місці (hard)
balance-probe = які компоненти випробувати, як-от P03 чи chief/handseer-A; auto: ті, що вирізняються
balance-never = дієслова, заборонені одному місцю, як-от place
balance-probe-games = скільки партій на кожну пробу (стільки, скільки --games)
balance-json = записати всі числа, x.json
balance-title = Баланс
balance-turns = Ходів на гравця: { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($deviation, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
balance-seats = Місця
balance-seats-about = На скільки очок кожне місце випереджало середнє за своїм столом, із двома стандартними похибками в кожен бік.
balance-actions = Основні дії
balance-times = Разів
balance-share = Частка
balance-actions-about = Як часто кожну виконували за хід.
balance-rate = За хід
balance-tracks = Шкали
balance-tracks-about = Як далеко дійшли гравці: частка тих, хто дійшов до рівня й не вище.
balance-track = Шкала
balance-levels = Найвищий рівень: частка місць
balance-offered = Було
balance-taken = Узято
balance-used = Ужито
balance-worth = Перевага
balance-worth-about = Ліворуч: у якій частці партій, де його можна було взяти, його взяли; для того, що може отримати кожен, — яка частка тих, хто міг узяти, взяла. Праворуч: на скільки очок ті, хто взяв, випереджали середнє за своїм столом, із двома стандартними похибками в кожен бік.
balance-odd = Вирізняється
balance-odd-strong = сильне
balance-odd-weak = слабке
balance-odd-rare = рідко
balance-odd-common = майже завжди
balance-bound = Одне місце зв’язане
balance-bound-about = Ті самі роздачі, але одне місце мусить щось брати, щойно може, або не робить цього ніколи. Зміна — на скільки від цього інша його перевага, роздача за роздачею, зі стандартною похибкою.
balance-habit = Звичка
balance-must = мусить брати: { $what }
balance-never-does = ніколи: { $what }
balance-did = Сталося
balance-bound-score = Очки
balance-bound-wins = Перемоги
balance-gain = Зміна
refusal-balance-solo = Для звіту про баланс потрібні партії щонайменше на два місця; вкажіть --players 2 або більше.
refusal-no-such-thing = Жоден хід цієї гри не бере «{ $thing }» і не зветься так.
refusal-agent-habit = «{ $agent }» не називає звички; пишіть hard+P03 для того, хто бере P03, щойно може, greedy~place для того, хто ніколи не розміщує.

## Звіт про симуляцію чи турнір

report-tournament = Турнір
report-simulation = Симуляція
report-fact-games = Партії
report-fact-players = Гравці
report-fact-agents = Агенти
report-fact-seed = Зерно
report-fact-rules = Версія
report-foot = Створено в Cenote. Те саме зерно дає ті самі партії, а ті самі партії — цю сторінку.
report-digits-0 = { NUMBER($n, maximumFractionDigits: 0) }
report-digits-1 = { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) }
report-percent = { NUMBER($n, style: "percent", maximumFractionDigits: 0) }
report-ratings = Рейтинг
report-ratings-about = Наскільки сильний кожен агент і в яких межах це лежить з довірою 95 %. Усі починають із 25.
report-meetings = Хто кого перемагає
report-meetings-about = Як часто агент рядка ставав вище за агента стовпця; спільне місце рахується за половину.
report-meetings-count = { $n ->
        [one] { $n } зустріч
        [few] { $n } зустрічі
        [many] { $n } зустрічей
       *[other] { $n } зустрічі
    }
report-scores = Рахунок
report-scores-about = Як часто траплявся кожен рахунок; лінія — середній.
report-bin = { NUMBER($low, maximumFractionDigits: 0) }–{ NUMBER($high, maximumFractionDigits: 0) }: { $n } ({ NUMBER($share, style: "percent", maximumFractionDigits: 1) })
report-seats = { $n ->
        [one] { $n } рахунок
        [few] { $n } рахунки
        [many] { $n } рахунків
       *[other] { $n } рахунку
    }
report-by-seat = Перемоги за місцем
report-by-seat-about = Усі агенти сидять на кожному місці однаково часто. Вуса — інтервал 95 %.
report-fair = порівну
report-length = Тривалість партії, у ходах
report-turns-bin = { $low }–{ $high } ходів: { $n ->
        [one] { $n } партія
        [few] { $n } партії
        [many] { $n } партій
       *[other] { $n } партії
    }
report-winners = переможці
report-losers = решта
report-sources = Звідки беруться очки
report-sources-about = Очки місця за джерелами, у середньому.
report-built = Що будували й брали переможці
report-built-about = Компоненти, якими переможці найбільше відрізняються від решти: скільки з них мали кожен.
report-habits = Що робили переможці
report-habits-about = Рішення, якими переможці найбільше відрізняються від решти: скільки з них ухвалювали кожне.
report-value = Переоцінені й недооцінені компоненти
report-value-about = Упоперек: скільки місць ним скористалося. Угору: наскільки частіше місце перемагало з ним, ніж без нього, у порівнянні з тим самим агентом, тож звички сильного агента самі собою не зараховуються. Бліді точки — у межах випадковості.
report-corner-under = рідко беруть, а виграє
report-corner-over = часто беруть, а програє
report-axis-share = місця, що ним скористалися
report-under = Недооцінені
report-over = Переоцінені
report-value-row = скористалося { NUMBER($share, style: "percent", maximumFractionDigits: 0) }; перемоги:
report-value-none = Нічого, що ці партії могли б довести.

## Ray

refusal-no-ray = Ray не встановлено; встановіть його так: pip install "cenote[ray]".
refusal-ray-address = «{ $address }» — не адреса кластера Ray; така адреса має вигляд 10.0.0.5:6379 або ray://10.0.0.5:10001.
refusal-ray-silent = За адресою { $address } не відповідає жоден кластер Ray.
refusal-ray-lost = Зв’язок із кластером Ray втрачено; завершені партії збережено, і та сама команда продовжить звідти.
refusal-ray-version = На кластері Ray стоїть Cenote { $version }, а тут { $wanted }; ті самі партії грає лише та сама версія.

## Навчання

refusal-lesson-short = { $games ->
    [0] Учитель не завершив жодної партії, а для уроку потрібні дві; дайте йому більше хвилин.
   *[other] Учитель завершив лише одну партію, а для уроку потрібні дві; дайте йому більше хвилин.
  }
refusal-learn-lost = Процес, що грав для цього навчання, загинув; --go-on продовжить з останнього записаного.

## cenote analyse і аналіз за столом, де гру завершено

analyse-help = проаналізувати завершену партію: шанси, дорогі ходи, удача
analyse-description = Оцінює після кожного ходу, чого міг чекати кожен, знаходить ходи, що коштували найбільше, і відділяє удачу від вибору. Той самий запис і бюджет дають той самий аналіз.
analyse-file = запис завершеної партії
analyse-seat = чиї ходи роздивитися зблизька, наприклад A (усіх)
analyse-html = записати аналіз із графіками в x.html
analyse-budget = скільки партій догравати з кожної позиції (12)
analyse-thinking = Обмірковування
analyse-title = Аналіз
analyse-wins = Шанс на перемогу після кожного ходу
analyse-wins-about = Як часто це місце вигравало, коли партію догравали звідти, а все приховане роздавали наново. Кільця позначають дорогі ходи.
analyse-scores = Очікуваний рахунок після кожного ходу
analyse-scores-about = Кінцевий рахунок, якого звідти варто чекати, якщо всі догравають швидко, але не погано.
analyse-balance = Удача окремо від вибору, в очках
analyse-balance-about = Як змінювалися перспективи місця від власного вибору, від вибору решти й від того, що кубики та карти дали понад середнє.
analyse-own = Власний вибір
analyse-others = Вибір решти
analyse-luck = Удача
analyse-stroke = хід { $turn }, { $name }:
analyse-slips = Ходи, що коштували найбільше: { $name }
analyse-no-slips = Пошук не знайшов нічого помітно кращого.
analyse-turn = Хід { $turn }
analyse-made = Зіграно:
analyse-better = Краще:
analyse-expects = { $score ->
        [one] очікується { NUMBER($score, maximumFractionDigits: 1) } очко
        [few] очікується { NUMBER($score, maximumFractionDigits: 1) } очки
        [many] очікується { NUMBER($score, maximumFractionDigits: 1) } очок
       *[other] очікується { NUMBER($score, maximumFractionDigits: 1) } очка
    }
analyse-chance = перемога { NUMBER($win, style: "percent", maximumFractionDigits: 0) }
analyse-because = Через очки за:
analyse-foot = Створено в Cenote. Числа — оцінки: той самий запис і бюджет дають ті самі.

refusal-analyse-running = Цю партію не завершено; аналізувати можна лише завершену.

## The workshop

box-field-cost = Ціна
box-field-points = Очки
box-field-effects = Ефекти, у цьому порядку
box-field-bonus = Бонус
box-field-gain = Що дає
box-field-number = Скільки
box-field-cells = Клітинки
box-field-last = Остання поділка
box-field-start = На початку
box-field-reward = Нагорода
workshop-doubt = { $what }: { $value } — незвично. У нас «{ $kind }» мають від { $least } до { $most }. Якщо так у коробці, то так і є.
refusal-no-workshop = «{ $game }» не має майстерні.
