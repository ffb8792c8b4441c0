## Скрізь

ui-skip = До змісту
ui-close = Закрити
ui-language = Мова
ui-theme = Тема
ui-theme-auto = Як у системі
ui-theme-light = Світла
ui-theme-dark = Темна
ui-nav = Сторінки
ui-nav-tables = Столи
ui-nav-records = Записи
ui-nav-tournaments = Турніри
ui-tournament = Турнір
ui-nav-rules = Правила
ui-to-lobby = До зали
ui-lost = За цією адресою нічого немає
ui-offline = Сервер зараз недоступний
ui-failed = Не вийшло
ui-copied = Посилання скопійовано
ui-rule = правило { $rule }
ui-source = Джерело
ui-unofficial = Неофіційно й некомерційно; видавці цих ігор до проєкту не причетні.

## Хто ви

ui-guest = Гість
ui-you = ви
ui-name = Ім’я
ui-password = Пароль
ui-account = Ваше ім’я та обліковий запис
ui-account-about = Щоб грати, досить імені. З паролем це ім’я та його столи будуть вашими в кожному браузері.
ui-account-signed-in = Ви увійшли як { $name }.
ui-login = Увійти
ui-logout = Вийти
ui-register = Створити обліковий запис
ui-rename = Взяти це ім’я
ui-ask-name = Як вас називати?
ui-sit-down = Сісти за стіл
ui-not-now = Не зараз
# Пропозиції для гостей, розділені рисками
ui-guest-names = Тиха Чапля | Рання Ара | Терплячий Тапір | Щаслива Носуха | Золотий Кетцаль | Допитливий Оцелот | Спокійний Ламантин | Спритна Ігуана | Яскравий Тукан | Мудрий Ягуар
# Імена програм, по одному на місце
ui-agent-names = Сич | Ягуар | Ара | Тапір | Носуха

## Зала

ui-lobby-title = Сідайте за стіл
ui-lobby-about = Чотири великі гри про давню Америку. { $n ->
    [0] Ваш стіл може бути сьогодні першим.
    [one] Зараз грають за { $n } столом.
   *[other] Зараз грають за { $n } столами.
}
ui-poster = { $least }–{ $most } { $most ->
    [one] гравець
    [few] гравці
    [many] гравців
   *[other] гравця
} · { $minutes } хв
ui-tables-count = { $n ->
    [one] { $n } стіл
    [few] { $n } столи
    [many] { $n } столів
   *[other] { $n } столу
}
ui-not-yet = Ще не можна грати
ui-play = Грати
ui-play-now = Зіграти зараз проти програми: { $game }
ui-new-table = Новий стіл: { $game }
ui-learn = Навчитися грати: { $game }, перша партія з підказками
ui-mine = Ваші столи
ui-mine-none = Тут поки порожньо. Натисніть «Грати», і ви вже за столом.
ui-own-play = Грати
ui-own-look = Глянути
ui-own-enter = Увійти
ui-own-result = Підсумок
ui-own-over = закінчено { $ago }
ui-own-gathering = чекає на гравців
ui-own-taken = { $taken } з { $all }
ui-own-taken-about = місць зайнято
ui-own-time = лишилося вам
ui-own-time-of = ходить { $name }
ui-own-waits = чекає на вас
ui-own-thinks = думає { $name }
ui-own-put-away = Прибрати
ui-own-get-back = Повернути
ui-own-away = Прибрані
ui-own-away-none = Нічого не прибрано.
ui-stage-setup = підготовка
ui-stage-round = раунд { $n }
ui-stage-year = рік { $n }
ui-stage-ceremonies = { $n ->
    [0] до першої церемонії
    [1] проведено 1 церемонію з 3
   *[other] проведено { $n } церемонії з 3
}
ui-calling = { $n ->
    [one] { $n } чекає на вас
   *[other] { $n } чекають на вас
}
ui-your-turn = Ваш хід
ui-turn-number = Хід { $n }
ui-waiting-for = Думає { $name }
ui-missing = { $n ->
    [0] Усі на місці
    [one] Бракує ще { $n } гравця
   *[other] Бракує ще { $n } гравців
}
ui-join = Сісти
ui-lobby-more = Більше столів
ui-lists = Які столи
ui-list-open = Відкриті столи
ui-list-open-short = Відкриті
ui-list-open-none = Зараз ніхто не чекає на гравців. Створіть стіл, і він з’явиться тут.
ui-list-running = Зараз грають
ui-list-running-short = Дивитися
ui-list-running-none = Зараз немає відкритих для глядачів ігор.
ui-list-finished = Завершені ігри
ui-list-finished-short = Завершені
ui-list-finished-none = Жодної відкритої гри ще не завершено.
ui-ways = Почати зараз
ui-way-quick = Швидка гра
ui-way-quick-about = З тими, хто чекає, або з програмою
ui-way-code = Проти програми
ui-way-code-about = Суперники-програми, без чекання
ui-way-hotseat = Один екран на всіх
ui-way-hotseat-about = Передавайте ноутбук по колу
ui-way-private = Закритий стіл
ui-way-private-about = Лише для тих, хто має посилання
ui-way-learn = Ваша перша гра
ui-way-learn-about = Крок за кроком, з підказками

## Новий стіл

ui-new-title = Новий стіл
ui-new-game = Гра
ui-new-players = Гравці
ui-new-seat = Місце { $n }
ui-new-agent = Який суперник
ui-new-options = Варіанти
ui-new-clock = Годинник
ui-new-clock-none = Без годинника
ui-new-clock-turn = На кожен хід
ui-new-clock-game = На всю гру
ui-new-span = Скільки часу
ui-new-who = Хто це бачить
ui-new-more = Більше
ui-new-seed = Зерно випадку
ui-new-seed-about = Число або слово, яке визначає всі випадковості. Для чесної гри лишіть порожнім: стіл показує, що зерно вибрано.
ui-new-create = Почати гру
ui-new-create-open = Відкрити стіл
ui-kind-me = Я
ui-kind-agent = Програма
ui-kind-open = Вільне для всіх
ui-kind-hotseat = За цим екраном
ui-visibility-public = Відкритий
ui-visibility-unlisted = Не в списку
ui-visibility-private = Закритий
ui-told-open-public = Стіл видно в залі: кожен може сісти на вільне місце, кожен може дивитися.
ui-told-open-private = У залі столу не видно: увійдуть лише ті, хто має посилання.
ui-told-screen-unlisted = Лише за цим екраном: у залі не видно, більше ніхто не сяде.
ui-told-full-unlisted = У залі столу не видно; дивитися може той, хто знає адресу.
ui-told-full-public = Стіл видно в залі: дивитися може кожен.
ui-told-full-private = У залі столу не видно: дивитися можуть лише ті, хто має посилання.
ui-clock-none = без годинника
ui-clock-turn = { $span } на хід
ui-clock-bank = запас { $span }
ui-clock-game = { $span } на гравця
ui-span-seconds = { $n } с
ui-span-minutes = { $n } хв
ui-span-hours = { $n ->
    [one] { $n } година
    [few] { $n } години
    [many] { $n } годин
   *[other] { $n } години
}
ui-span-days = { $n ->
    [one] { $n } день
    [few] { $n } дні
    [many] { $n } днів
   *[other] { $n } дня
}
ui-days-hours = { $days } д { $hours } год
ui-seat-open = Вільно
ui-seat-auto = за це місце грає програма
ui-leave = Встати з-за столу
ui-cancel = Скасувати стіл
ui-cancelled = Цей стіл скасовано.

## За столом

ui-players = { $n ->
    [one] { $n } гравець
    [few] { $n } гравці
    [many] { $n } гравців
   *[other] { $n } гравця
}
ui-rail = Гравці
ui-board = Поле
ui-parts = Частини столу
ui-sheet = Зробити цю частину вищою чи нижчою
ui-in-words = Позиція словами
ui-describe-player = { $name }: { $score ->
    [one] { $score } очко
    [few] { $score } очки
    [many] { $score } очок
   *[other] { $score } очка
}, має { $goods }
ui-origin-seed = випадок задано наперед
ui-origin-record = із запису
ui-unplayable = Цей стіл належить до інших правил чи карток, ніж має цей сервер. Його можна переглядати, але не грати.
ui-watching = Ви дивитеся
ui-watchers = { $n ->
    [one] Дивиться { $n } людина
    [few] Дивляться { $n } людини
    [many] Дивляться { $n } людей
   *[other] Дивиться { $n } людини
}
ui-away = зараз не тут
ui-turn = хід
ui-score = Очки
ui-tab-turn = Хід
ui-turn-done = Хід зроблено
ui-turn-done-hint = Завершіть його або поверніться на крок.
ui-game-over = Гру завершено
ui-moves = Ходи
ui-moves-more = Ще ходи
ui-blocked = Зараз не можна
ui-choose = Який хід?
ui-draft = Обрано цього ходу
ui-undo = Назад
ui-undo-closed = Відкрилося щось приховане, тож зроблене раніше вже не повернути
ui-redo = Повторити
ui-end-turn = Завершити хід
ui-end-final = Скасувати буде не можна: відкриється приховане
ui-end-not-yet = Спершу вирішіть, про що питають
ui-end-then = Потім: { $changes }
ui-end-unused = Не використано: { $what }
ui-end-or-else = Або зробіть ще щось
ui-log = Журнал
ui-log-filter = Чиї ходи
ui-log-news = Від вашого останнього ходу
ui-log-before = Раніше
ui-log-empty = Ще нічого не сталося.
ui-look = Показати цю мить
ui-moment-again = Показати ще раз
ui-note-takeback = Ходи повернуто за згодою всіх
ui-note-handover = { $why ->
    [away] Довго немає; далі грає програма
    [left] Місце залишено; далі грає програма
    [over] Час вийшов; гру закінчено
    [turn] Час вийшов; цей хід робить програма
   *[game] Час вийшов; далі грає програма
}
ui-note-return = Знову грає
ui-past = Хід { $n } з { $most }
ui-past-hint = Мить із минулого; тут ходити не можна.
ui-past-back = До теперішнього
ui-chat = Чат
ui-chat-empty = Ніхто ще нічого не сказав.
ui-chat-say = Скажіть щось
ui-chat-send = Надіслати
ui-zoom-in = Збільшити
ui-zoom-out = Усе поле
ui-link-lost = Зв’язок утрачено. Пробуємо ще раз…
ui-link-refused = Стіл не відповідає.
ui-link-now = Спробувати зараз
ui-link-unsure = Сервер не відповів напевно; запитуємо ще раз. Нічого не буде зроблено двічі.
ui-curtain = { $name }, ваш хід
ui-curtain-about = Іншим зараз краще не дивитися.
ui-curtain-open = Я { $name }
ui-holiday = У відпустці (лишилося { $span })
ui-resting = у відпустці
ui-curtain-use = Завіса між гравцями
ui-settings = Налаштування
ui-sound = Звук на мій хід
ui-notify = Сповіщення на мій хід
ui-notify-not = Браузер тут не дозволяє сповіщень
ui-confirm-turns = Підтверджувати кожен хід
ui-copy-link = Скопіювати посилання на стіл
ui-takeback = Попросити повернути мій останній хід
ui-absent = { $name } не робить вибору вже { $days ->
        [one] { $days } день
        [few] { $days } дні
       *[other] { $days } днів
    }.
ui-absent-replace = Хай грає програма, доки не повернеться
ui-absent-agreed = Ви згодні; питаємо інших
ui-takeback-asked = { $name } просить повернути { $steps ->
    [one] останню дію
    [few] останні { $steps } дії
    [many] останні { $steps } дій
   *[other] останні { $steps } дії
}.
ui-agree = Погодитися
ui-refuse = Відмовити
ui-withdraw = Відкликати
ui-leave-running = Піти; далі за мене грає програма
ui-leave-ask = Залишити стіл?
ui-leave-meaning = Доки за столом є інші люди, за вас гратиме програма; якщо нікого немає, гра чекає. Повернутися можна будь-коли через це меню.
ui-leave-stay = Залишитися
ui-come-back = Повернутися на своє місце
ui-keys = Клавіші
ui-keys-move = зробити хід
ui-keys-rule = прочитати правило

## Після гри

ui-winner = { $n ->
    [one] Перемагає { $names }
   *[other] Перемогу ділять { $names }
}
ui-place = { $n ->
    [1] { $n }-ше місце
    [2] { $n }-ге місце
    [3] { $n }-тє місце
   *[other] { $n }-те місце
}
ui-total = Разом
ui-plot = Як росли очки
ui-result = Підсумок
ui-again = Ще одна гра
ui-replay = Повтор
ui-replay-play = Грати
ui-replay-pause = Пауза
ui-replay-back = На дію назад
ui-replay-forward = На дію вперед
ui-replay-turn-back = На хід назад
ui-replay-turn-forward = На хід вперед
ui-replay-scrub = Мить гри
ui-replay-speed = Швидкість
ui-replay-eyes = Очима
ui-replay-spectator = глядача
ui-instead = Натомість: крок { $at } з { $of }
ui-instead-back = Назад до партії
ui-save-record = Зберегти запис
ui-play-on = Грати звідси
ui-play-on-newest = За найновішими правилами
ui-version = Правила { $rules }, компоненти { $data }.
ui-version-newest = Новий стіл за найновішими правилами
ui-import = Принести запис
ui-import-about = Запис (.quipu) містить цілу гру. Перегляньте його або грайте далі з будь-якого ходу.
ui-import-file = Виберіть файл або киньте його сюди
ui-import-text = Або вставте текст
ui-import-from = Грати далі після ходу
ui-import-end = останнього
ui-import-newest = За найновішими правилами та з найновішими компонентами
ui-import-go = Відкрити

## Правила та подяки

ui-rules-sections = Розділи
ui-rules-search = Шукати в правилах
ui-rules-count = { $n ->
    [one] { $n } правило
    [few] { $n } правила
    [many] { $n } правил
   *[other] { $n } правила
}
ui-rules-none = Такого в правилах немає.
ui-rules-about = Правила нашими словами. Для друкованої гри головні правила видавця; позначкою «(тлумачення)» відмічено те, що вони лишають відкритим.
ui-credits = Подяки
ui-credits-about = Слова, малюнки й код Cenote наші власні, під ліцензією MIT. Проєкт стоїть на роботі інших:
ui-credits-icons = Піктограми
ui-credits-display = Шрифт заголовків
ui-credits-text = Шрифт усього іншого
ui-credits-code = З чого зроблено сторінки
ui-credits-words = Завдяки чому сторінки говорять трьома мовами

## Аналіз і підказки

ui-analyse = Проаналізувати
ui-analyse-about = Де вирішилася гра, які ходи коштували найбільше і що було удачею?
ui-analyse-failed = Аналіз не вдався; спробуйте ще раз.
ui-analyse-chance = перемога { $rate }
ui-analysing = Обмірковуємо: { $done } з { $total }
ui-hint = Підказка
ui-hint-thinking = Думаємо…
ui-hint-told = Підказка: { $what }
ui-hint-why = Зважую чому…
ui-hint-better = Очікувані очки: на { $points } більше, ніж «{ $what }».
ui-hint-even = Очікувані очки: { $score }, приблизно як «{ $what }».

## Показ ходів

ui-film = Ходи суперників
ui-film-slow = повільно
ui-film-normal = звичайно
ui-film-fast = швидко
ui-film-off = не показувати
ui-film-again = Показати ще раз
ui-film-skip = Пропустити
ui-film-back = На крок назад
ui-film-play = Показувати
ui-film-pause = Пауза
ui-film-on = На крок уперед
ui-keys-step = Крок за кроком
ui-last-round = Починається останній раунд
ui-moment-goods = Ресурси

## Зблизька

ui-cost = Ціна
ui-you-have = маєте { $n }
ui-ladder-rung = зараховано { $count }: очок { $points }
ui-ladder-about = Угорі — скільки зараховано, внизу — очки за це. Гравці стоять там, де були б зараз, якби кожен мав це.
ui-now = Зараз
ui-rule-word = Правило
ui-more-moves = { $n ->
    [one] ще { $n }
    [few] ще { $n }
    [many] ще { $n }
   *[other] ще { $n }
}
ui-inspect = Роздивитися те, на чому фокус
ui-inspect-before = Попереднє
ui-inspect-after = Наступне
ui-tableau = Усе, що має { $name }
ui-tableau-tip = Усе, що має цей гравець
ui-points = { $n ->
    [one] очко
    [few] очки
    [many] очок
   *[other] очка
}
ui-legend = Що означають піктограми
ui-rule-sheet = Правила гри «{ $game }»
ui-rule-before = Раніше
ui-rule-after = Далі
ui-rule-book = Усі правила

ui-thing-animal = тварина
ui-thing-action = дія
ui-thing-card = карта
ui-thing-chief = вождь
ui-thing-setup = карта підготовки
ui-thing-stone = священний камінь
ui-thing-tile = жетон
ui-thing-glacier = жетон льодовика
ui-thing-token = жетон
ui-thing-nomad = карта кочівника
ui-thing-colony = колонія
ui-thing-hall = ратуша
ui-thing-ship = жетон морської торгівлі
ui-thing-scholar = учений
ui-thing-bishop = єпископ
ui-thing-mission = місія
ui-thing-dock = причал
ui-thing-building = будівля
ui-thing-road = дорога
ui-thing-specialist = фахівець
ui-thing-temple = храм
ui-thing-district = район
ui-thing-army = карта армії
ui-thing-statue = статуя
ui-thing-conquest = місце завоювання
ui-thing-node = завдання
ui-thing-space = поле
ui-thing-permanent = постійна будівля
ui-thing-production = виробнича будівля
ui-thing-cell = клітинка
ui-thing-step = сходинка храму
ui-thing-weaving = візерунок
ui-thing-monument = монумент
ui-thing-wealth = плитка достатку
ui-thing-worker = робітник

## Майстерня

ui-nav-workshop = Майстерня
ui-shop-title = Майстерня компонентів
ui-shop-about = Тримайте коробку біля екрана й відмічайте, що збігається.
ui-shop-games = Ігри в майстерні
ui-shop-of = { $n } з { $total }
ui-shop-against-box = звірено з коробкою
ui-shop-of-verified = { $n } звірено з коробкою
ui-shop-of-rulebook = { $n } з правил
ui-shop-of-known = { $n } з відкритих списків
ui-shop-of-reconstructed = { $n } відновлено
ui-shop-loading = Хвилинку…
ui-shop-search = Шукати компоненти
ui-shop-kinds = Види
ui-shop-other-kinds = Інші види…
ui-shop-sources = Джерела
ui-shop-all = Усі
ui-shop-only-unverified = не звірені
ui-shop-only-reconstructed = лише відновлені
ui-shop-only-verified = звірені
ui-shop-only-mine = виправлені вами
ui-shop-found = { $n } з { $total } компонентів
ui-shop-hidden = { $n ->
    [one] Пошук приховує ще { $n } компонент.
    [few] Пошук приховує ще { $n } компоненти.
    [many] Пошук приховує ще { $n } компонентів.
   *[other] Пошук приховує ще { $n } компонента.
}
ui-shop-clear = Показати всі
ui-shop-next = Наступний не звірений
ui-shop-all-verified = Тут усе звірено.
ui-shop-unsaved = ще не збережено
ui-shop-live = Малюнок наживо
ui-shop-size = Розмір на столі
ui-shop-no-fields = Цей компонент не має власних значень.
ui-shop-less = Менше
ui-shop-more = Більше
ui-shop-up = Пересунути вгору
ui-shop-down = Пересунути вниз
ui-shop-remove = Прибрати
ui-shop-add = Додати…
ui-shop-none = нічого
ui-shop-yes = так
ui-shop-no = ні
ui-shop-effect-text = Інший ефект, словами файлу даних
ui-shop-patterns = Наприклад:
ui-shop-put = Поставити { $n }
ui-shop-put-back = Повернути, як було
ui-shop-insist = У коробці справді { $n }
ui-shop-to-correct = { $n ->
    [one] { $n } поле виправити
    [few] { $n } поля виправити
    [many] { $n } полів виправити
   *[other] { $n } поля виправити
}
ui-shop-source = Звідки це відомо
ui-shop-source-verified = Звірено з коробкою
ui-shop-source-verified-about = тримаю його в руці
ui-shop-source-rulebook = Правила
ui-shop-source-rulebook-about = текст або малюнок, із номером сторінки
ui-shop-source-reconstructed = Відновлено
ui-shop-source-reconstructed-about = ніде не знайдено, дібрано
ui-shop-by = Хто звіряв
ui-shop-against = Яка коробка
ui-shop-against-hint = українська, друге видання
ui-shop-page = Які правила, яка сторінка
ui-shop-undo = Скасувати
ui-shop-ours = Повернути наше
ui-shop-save-next = Зберегти й далі
ui-shop-draft = { $n ->
    [one] Ви звірили { $n } компонент; він зберігається в цьому браузері
    [few] Ви звірили { $n } компоненти; вони зберігаються в цьому браузері
    [many] Ви звірили { $n } компонентів; вони зберігаються в цьому браузері
   *[other] Ви звірили { $n } компонента; вони зберігаються в цьому браузері
}
ui-shop-draft-none = Ви ще не звірили жодного компонента.
ui-shop-files = Зберегти, поділитися, грати
ui-shop-your-draft = Ваші виправлення
ui-shop-draft-about = Вони живуть у цьому браузері, доки ви не зробите з них файл. У файлі є лише те, що відрізняється від нашого, хто це звірив і коли.
ui-shop-file-title = Назва файлу
ui-shop-download = Завантажити
ui-shop-keep = Зберегти на сервері
ui-shop-kept = Файл на сервері.
ui-shop-play = Почати стіл із цими картами
ui-shop-play-short = Новий стіл
ui-shop-upload = Відкрити файл…
ui-shop-too-large = Файл більший за { $n } КБ: це не може бути файл виправлень.
ui-shop-opened = Файл відкрито: тепер його виправлення ваші.
ui-shop-on-server = Файли на цьому сервері
ui-shop-no-files = Поки що немає.
ui-shop-open = Відкрити
ui-shop-share = Дати всім
ui-shop-unshare = Більше не давати
ui-shop-drop = Видалити
ui-shop-shared-by = спільний, автор: { $who }
ui-shop-kept-by = ваш власний, автор: { $who }
ui-shop-used = { $n ->
    [one] { $n } стіл
    [few] { $n } столи
    [many] { $n } столів
   *[other] { $n } стола
}
ui-shop-file-does = { $changed ->
    [one] змінює { $changed } компонент
    [few] змінює { $changed } компоненти
    [many] змінює { $changed } компонентів
   *[other] змінює { $changed } компонента
}, звірено { $verified }
ui-shop-merge = Об’єднати обидва
ui-shop-merged = Тепер це один файл.
ui-shop-conflicts = { $n ->
    [one] Файли розходяться в { $n } значенні. Яке правильне?
    [few] Файли розходяться в { $n } значеннях. Які правильні?
    [many] Файли розходяться в { $n } значеннях. Які правильні?
   *[other] Файли розходяться в { $n } значення. Які правильні?
}
ui-shop-no-conflicts = Файли не суперечать один одному.
ui-shop-conflicts-left = { $n ->
    [one] Ще вирішити: { $n }
    [few] Ще вирішити: { $n }
    [many] Ще вирішити: { $n }
   *[other] Ще вирішити: { $n }
}
ui-shop-mine = У вас
ui-shop-theirs = У файлі
ui-shop-all-mine = Усе, як у вас
ui-shop-all-theirs = Усе, як у файлі
ui-shop-cancel = Назад
ui-put-right = Маєте коробку? Виправте
ui-version-file = Гра з виправленими компонентами: { $file }.
ui-with-file = Компоненти: { $file }
ui-new-file = Компоненти
ui-new-file-ours = Наші
ui-new-file-ours-about = Усі компоненти такі, як їх має Cenote, зокрема відновлені.
ui-new-file-own = Власний файл годиться для столів, які не є відкритими для всіх.

## Догляд за сервером

ui-host = Догляд за сервером
ui-host-about = Закривати столи, позбавляти слова, не пускати. Усе зроблене записано в журналі разом із причиною.
ui-host-people = Люди
ui-host-find = Ім’я людини
ui-host-search = Знайти
ui-host-nobody = Таких тут немає.
ui-host-is-owner = власник
ui-host-is-moderator = модератор
ui-host-is-muted = без слова
ui-host-is-blocked = не пускаємо
ui-host-mute = Позбавити слова
ui-host-unmute = Повернути слово
ui-host-block = Не пускати
ui-host-unblock = Пускати
ui-host-appoint = Зробити модератором
ui-host-dismiss = Більше не модератор
ui-host-tables = Столи
ui-host-no-tables = Жоден стіл не збирає гравців і не грає.
ui-host-gathering = збирає гравців
ui-host-running = триває
ui-host-close = Закрити
ui-host-because = Чому?
ui-host-because-about = Це прочитають усі, хто доглядає сервер.
ui-host-do = Зробити
ui-host-log = Що зроблено
ui-host-no-log = Поки що нічого.
ui-host-who = Хто
ui-host-what = Що
ui-host-why = Чому
ui-host-command-line = командний рядок
ui-host-did-mute = позбавлено слова
ui-host-did-unmute = слово повернено
ui-host-did-block = не пускати
ui-host-did-unblock = знову пускати
ui-host-did-appoint = тепер модератор
ui-host-did-dismiss = більше не модератор
ui-host-did-close = стіл закрито
ui-host-did-call-off = турнір скасовано
ui-host-did-own = тепер власник
ui-host-did-disown = більше не власник

## Сповіщення

ui-notices = Сповіщення
ui-notices-about = Як вас кликати, коли вкладку з вашим столом закрито. Сповіщення називає гру і гравців, більше нічого.
ui-notice-what = Коли кликати
ui-notice-turn = Мій хід
ui-notice-turn-about = { $minutes ->
    [one] якщо я { $minutes } хвилину не бачу цього
    [few] якщо я { $minutes } хвилини не бачу цього
   *[many] якщо я { $minutes } хвилин не бачу цього
}
ui-notice-urgent = Час спливає
ui-notice-urgent-about = залишилося менше десятої частини
ui-notice-over = Гру завершено
ui-notice-invited = Мене запрошують
ui-notice-chat = Мені пишуть
ui-notice-chat-about = лише за моїми столами
ui-notice-none = Поки що вас нікуди кликати. Додайте спосіб: цей браузер, електронну пошту чи вебхук.
ui-quiet = Тихі години
ui-quiet-from = з { $begins } до { $ends }, термінове все одно надходить
ui-quiet-none = немає
ui-quiet-begins = Початок тихих годин
ui-quiet-ends = Кінець тихих годин
ui-channels = Ваші способи
ui-channel-add = Додати спосіб
ui-channel-on = Працює.
ui-channel-new = Не підтверджено: введіть надісланий туди код або відкрийте надіслане посилання.
ui-channel-new-push = Чекаємо, поки сюди надійде перше повідомлення.
ui-channel-off = Зупинено посиланням зі сповіщення.
ui-channel-dead = Вимкнено: { $why }
ui-channel-failing = Нічого не доходить, перша невдача { $since }: { $why } Час від часу пробуємо знову.
ui-channel-try = Спробувати
ui-channel-again = Надіслати знову
ui-channel-back = Увімкнути знову
ui-channel-drop = Прибрати
ui-channel-code = Код
ui-channel-confirm = Підтвердити
ui-channel-send-code = Надіслати код
ui-channel-enters = Посилання впускає мене без пароля
ui-channel-enters-about = Один раз; лише там, де ніхто інший не читає.
ui-trial-well = Відповідь { NUMBER($status, useGrouping: 0) } за { $milliseconds } мс.
ui-trouble-slow = Інша сторона відповідала задовго.
ui-trouble-forbidden = Адреса веде в приватну мережу.
ui-trouble-certificate = Інша сторона не має чинного сертифіката.
ui-trouble-unreachable = Інша сторона недоступна.
ui-trouble-refused = Інша сторона відмовила.
ui-trouble-redirected = Адреса переспрямовує на іншу; вкажіть ту.
ui-trouble-gone = Цієї адреси більше немає.
ui-trouble-recipient = Такої скриньки немає.
ui-trouble-stopped = Зупинено посиланням.
ui-trouble-no-mail = Зараз цей сервер не надсилає пошту.
ui-trouble-no-push = Зараз цей сервер не надсилає push-повідомлень.
ui-way-of-push = Браузер
ui-way-of-mail = Пошта
ui-way-of-discord = Discord
ui-way-of-slack = Slack
ui-way-of-telegram = Telegram
ui-way-of-matrix = Matrix
ui-way-of-ntfy = ntfy
ui-way-of-json = Вебхук
ui-sort-push = Цей браузер
ui-sort-mail = Пошта
ui-sort-hook = Вебхук
ui-push-about = Цей браузер покаже сповіщення, навіть коли Cenote закрито. Він запитає у вас дозволу.
ui-push-cannot = Цей браузер не можна покликати, або сторінку відкрито не через https. На iPhone спершу додайте Cenote на початковий екран.
ui-push-add = Кликати тут
ui-push-refused = Браузер не дозволив. Це можна змінити в його налаштуваннях для цієї сторінки.
ui-mail-address = Адреса електронної пошти
ui-mail-about = Спершу надійде лист із кодом; доки ви його не підтвердите, більше нічого не буде.
ui-hook-form = Для
ui-hook-address = Адреса вебхука
ui-hook-homeserver = Адреса вашого сервера Matrix
ui-hook-topic = Адреса теми
ui-hook-chat = Чат (число або @канал)
ui-hook-room = Кімната (!id:server)
ui-hook-bot = Токен вашого бота
ui-hook-token = Токен доступу
ui-hook-token-maybe = Токен, якщо потрібен
ui-hook-about = Спершу надійде повідомлення з кодом; доки ви його не підтвердите, більше нічого не буде.
ui-come-title = Посилання для гравця { $name }
ui-come-asks = Це посилання надіслано гравцеві { $name }, а ви тут як { $here }.
ui-come-guest = { $here } не має пароля: якщо продовжити під іншим ім’ям, повернутися як { $here } не вийде.
ui-come-stay = Лишитися як { $here }
ui-come-switch = Продовжити як { $name }
ui-come-spent = Посилання вже використано, тож воно нікого не впускає.
ui-come-entered = Ви тут як { $name }.
ui-try-again = Спробувати знову
ui-confirm-title = Сповіщення про ваші ігри
ui-confirm-about = Надсилати сюди сповіщення Cenote? Їх можна зупинити будь-коли.
ui-confirm-go = Так, надсилати сюди
ui-confirm-done = Підтверджено
ui-confirm-done-about = Відтепер вас кликатимуть у цей спосіб.
ui-stop-title = Більше не сповіщати?
ui-stop-about = { $way }, { $place }: туди більше нічого не надходитиме.
ui-stop-go = Зупинити
ui-stop-done = Зупинено
ui-stop-done-about = У цей спосіб більше нічого не надійде. Його можна будь-коли увімкнути знову.
ui-offline-page = Немає з’єднання
ui-offline-page-about = У Cenote грають разом, тож потрібен зв’язок із сервером. Ваші ігри чекають на вас.

## Люди

ui-nav-ratings = Рейтинги
ui-person = Гравець
ui-own-page = Моя сторінка
ui-former-player = колишній гравець
ui-code-level = Програма, { $level }
ui-scope-all = Усі
ui-all-games = Усі ігри
ui-rating = Рейтинг
ui-rating-over-all = рейтинг за всіма іграми, ± { $reach }
ui-unrated = Рейтингових партій ще не було
ui-since = у Cenote з { $day }
ui-curve-spoken = { $n ->
    [one] Після { $n } рейтингової партії
    [few] Після { $n } рейтингових партій
    [many] Після { $n } рейтингових партій
   *[other] Після { $n } рейтингових партій
}: { $points }; найвищий був { $best }
ui-curve-none = Крива почнеться з першої публічної партії між людьми, яку дограють до кінця.
ui-best = найвищий { $points }
ui-finished-games = Завершені партії
ui-finished-none = Завершених партій ще немає.
ui-more-games = Давніші партії
ui-finish = { $n }-ше
ui-solo = соло
ui-left-to-code = До кінця догравала програма: зараховується останнє місце
ui-not-kept = не збережено
ui-results = Результати
ui-results-none = Рахувати ще нічого.
ui-games-count = { $n ->
    [one] { $n } партія
    [few] { $n } партії
    [many] { $n } партій
   *[other] { $n } партії
}
ui-percent = { $n } %
ui-placed = { $place ->
    [1] перших місць
    [2] других
    [3] третіх
    [4] четвертих
   *[other] п’ятих
}: { $n }
ui-nth = { $n ->
    [1] перше
    [2] друге
    [3] третє
    [4] четверте
   *[other] п’яте
}
ui-by-players = Гравці
ui-players-count = { $n ->
    [1] наодинці
    [one] { $n } гравець
    [few] { $n } гравці
    [many] { $n } гравців
   *[other] { $n } гравця
}
ui-nth-games = Партії
ui-average = Середнє
ui-best-score = Найкраще
ui-rivals = Суперники
ui-rivals-none = Суперників ще не було.
ui-rivals-about = Скільки разів вище стояв гравець { $name }, а скільки суперник.
ui-rival-score = { $name } вище { $ahead ->
    [one] { $ahead } раз
    [few] { $ahead } рази
    [many] { $ahead } разів
   *[other] { $ahead } раза
}, { $rival } { $behind ->
    [one] { $behind } раз
    [few] { $behind } рази
    [many] { $behind } разів
   *[other] { $behind } раза
}
ui-games-last = { $n ->
    [one] { $n } партія
    [few] { $n } партії
    [many] { $n } партій
   *[other] { $n } партії
}, остання { $day }
ui-fact-finished = Завершено партій
ui-fact-won = Виграно
ui-fact-streak = Найдовша серія перемог
ui-fact-streak-now = Перемог поспіль зараз
ui-fact-days = Найбільше днів поспіль
ui-fact-left = Полишено програмі
ui-page-shut = Цю сторінку вам не показують
ui-page-brief = Гості бачать ім’я та рейтинг. Щоб побачити партії, створіть обліковий запис.
ui-shown-to = Хто може бачити цю сторінку?
ui-shown-nobody = Ніхто
ui-shown-nobody-about = Бачите лише ви; у рейтингах інших вас немає.
ui-shown-rivals = З ким я грав(ла)
ui-shown-rivals-about = Усі, хто сидів з вами за одним столом. Приватні партії лишаються приватними.
ui-shown-everybody = Усі
ui-shown-everybody-about = Кожен, хто має обліковий запис; гості бачать ім’я та рейтинг. Приватні партії лишаються приватними.
ui-ratings-about = За публічними партіями між людьми: у кожній грі та за всіма разом. Новачок починає з 1500.
ui-ratings-none = Тут ще ніхто не показує рейтингу. Зіграйте з кимось публічну партію і відкрийте свою сторінку.
ui-ratings-hidden = { $n ->
    [one] { $n } гравець з рейтингом не показує своєї сторінки.
    [few] { $n } гравці з рейтингом не показують своїх сторінок.
    [many] { $n } гравців з рейтингом не показують своїх сторінок.
   *[other] { $n } гравця з рейтингом не показують своїх сторінок.
}
ui-range = від { $low } до { $high }
ui-anchor = опора
ui-anchor-about = Ромб — рівень програми: його виміряно у 100 партіях кожної гри проти сусіднього рівня, і він не рухається.

## Власний обліковий запис

ui-me = Обліковий запис і налаштування
ui-me-account = Ваш обліковий запис у кожному браузері, де ви ввійшли.
ui-me-guest = У цьому браузері ви гість. З паролем ім’я, столи, партії та рейтинг будуть з вами всюди.
ui-me-nobody = Тут ніхто не ввійшов.
ui-register-about = Усе зігране залишиться вашим.
ui-save = Зберегти
ui-saved = Збережено
ui-password-old = Теперішній пароль
ui-password-new = Новий пароль
ui-password-about = Щонайменше 8 знаків; добре підходять кілька слів, що не пасують одне до одного. З решти браузерів ви вийдете.
ui-password-change = Змінити пароль
ui-password-done = Пароль змінено; з решти браузерів ви вийшли
ui-password-forgot = Забули пароль?
ui-forgot-done = Якщо в цього облікового запису є підтверджена електронна адреса, посилання вже в дорозі. Інакше зверніться до господаря сервера.
ui-mail = Електронна пошта
ui-mail-good = Підтверджено. Через неї можна відновити забутий пароль.
ui-mail-none = Без підтвердженої адреси із забутим паролем допоможе лише господар сервера.
ui-mail-never = Цей сервер не надсилає пошти; із забутим паролем допоможе його господар.
ui-mail-change = Додати або змінити адресу
ui-language-about = Іде за вашим обліковим записом у кожен браузер.
ui-sessions = Де ви ввійшли
ui-sessions-about = { $n ->
    [one] У { $n } браузері, враховуючи цей.
    [few] У { $n } браузерах, враховуючи цей.
    [many] У { $n } браузерах, враховуючи цей.
   *[other] У { $n } браузера, враховуючи цей.
}
ui-everywhere = Вийти всюди
ui-everywhere-done = Ви вийшли всюди
ui-data = Ваші дані
ui-data-about = Усе, що цей сервер знає про вас, одним файлом. Або кінець: партії лишаться з «колишнім гравцем», усе особисте зникне.
ui-export = Завантажити все
ui-delete = Видалити обліковий запис
ui-delete-ask = Видалити { $name }?
ui-delete-about = Ви встанете з-за всіх столів, за вас дограє програма. Ім’я, адреси, повідомлення, сторінка та рейтинг зникнуть одразу, повернути їх не можна.
ui-delete-go = Видалити назавжди
ui-reset = Новий пароль
ui-reset-for = Для гравця { $name }. З усіх браузерів буде здійснено вихід.

## Люди між людьми

ui-tie-friend = Друг
ui-tie-mute = Не чути
ui-tie-block = Блокувати
ui-tie-friend-add = Додати до друзів
ui-untie-friend = Прибрати з друзів
ui-untie-mute = Чути знову
ui-untie-block = Розблокувати
ui-tie-friend-done = { $name }: тепер серед ваших друзів
ui-tie-friend-undone = { $name }: більше не серед ваших друзів
ui-tie-mute-done = { $name }: написане вам не показуватиметься
ui-tie-mute-undone = { $name }: написане знову показується
ui-tie-block-done = { $name }: відтепер ви тримаєтеся нарізно
ui-tie-block-undone = { $name }: ви знову можете зустрітися
ui-report = Сказати господареві
ui-report-ask = Що господареві слід знати? Гравець: { $name }
ui-report-go = Надіслати
ui-report-done = Господар цього сервера це прочитає
ui-people-here = Люди за цим столом
ui-people-none = Інших людей тут немає.
ui-people-about = Нікого не сповіщають. Заблоковані: ніхто з двох не сідає за столи іншого, не запрошує й не шепоче. Не чути: написане ними вам не показують.
ui-invite-name = Запросити за ім’ям
ui-invite-go = Запросити
ui-invite-about = Хто ввімкнув сповіщення, того покличуть. Кого саме вдалося покликати, не повідомляється.
ui-invite-to = Запросити до столу: { $name }
ui-invite-no-table = Жоден ваш стіл не чекає на людей.
ui-invite-open = Відкрити стіл
ui-invite-somebody = Запросити до столу
ui-invited = Запрошено
ui-invited-all = Запрошено: { $names }
ui-known = Друзі та недавні суперники
ui-people-known = Кого ви знаєте
ui-known-none = Тут з’являться ті, хто грає з вами.
ui-friends = Друзі
ui-recent = Нещодавно зустрічали
ui-kept-away = Тримаєте на відстані
ui-rematch = Реванш, місця по колу
ui-rematch-join = До реваншу
ui-rated = Рейтингова: враховується, якщо двоє людей або більше дограють до кінця.
ui-not-rated = Без рейтингу.
