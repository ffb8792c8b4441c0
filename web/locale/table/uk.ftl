## Скрізь

ui-theme = Тема
ui-theme-auto = Як у системі

## Зала

ui-waiting-for = Думає { $name }

## Новий стіл

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
ui-link-refused = Стіл не відповідає.
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
ui-hint-points = очки
ui-hint-wins = перемога
ui-hint-before = Зараз
ui-hint-after = З цим ходом
ui-hint-both = Зараз і з цим ходом
ui-hint-even = приблизно так само

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

## Майстерня

ui-version-file = Гра з виправленими компонентами: { $file }.

## Люди між людьми

ui-rematch = Реванш, місця по колу
ui-rematch-join = До реваншу
