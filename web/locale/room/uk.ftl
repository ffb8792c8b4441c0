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
ui-new-clock-bank = Запас днів
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
ui-told-open-public = Стіл видно в залі: кожен може сісти на вільне місце, кожен може дивитися.
ui-told-open-private = У залі столу не видно: увійдуть лише ті, хто має посилання.
ui-told-screen-unlisted = Лише за цим екраном: у залі не видно, більше ніхто не сяде.
ui-told-full-unlisted = У залі столу не видно; дивитися може той, хто знає адресу.
ui-told-full-public = Стіл видно в залі: дивитися може кожен.
ui-told-full-private = У залі столу не видно: дивитися можуть лише ті, хто має посилання.

## Майстерня

ui-new-file = Компоненти
ui-new-file-ours = Наші
ui-new-file-ours-about = Усі компоненти такі, як їх має Cenote, зокрема відновлені.
ui-new-file-own = Власний файл годиться для столів, які не є відкритими для всіх.

## Люди між людьми

ui-rated = Рейтингова: враховується, якщо двоє людей або більше дограють до кінця.
ui-not-rated = Без рейтингу.

## Перед грою

room-host = господар
room-here = зараз тут
room-not-here = зараз не тут
room-ready = готово
room-not-ready = ще не готово
room-say-ready = Можна починати
room-say-wait = Зачекайте на мене
room-code-about = програма; місце можна забрати назад
room-code-plain = програма
room-open = Вільне місце
room-open-about = для кожного, хто прийде
room-open-private = для того, хто має посилання
room-take = Сісти
room-free = Звільнити місце
room-send-away = Попросити піти
room-send-away-ask = Попросити піти: { $name }? Повернутися до цього столу вже не вийде.
room-give = Віддати програмі
room-copy = Скопіювати посилання
room-change = Змінити стіл
room-changed = Зберегти; усім треба знову підтвердити готовність
room-start = Почати
room-start-open = { $n ->
    [one] Почати без { $n } вільного місця
    [few] Почати без { $n } вільних місць
    [many] Почати без { $n } вільних місць
   *[other] Почати без { $n } вільного місця
}
room-missing = { $n ->
    [one] { $n } вільне місце
    [few] { $n } вільні місця
    [many] { $n } вільних місць
   *[other] { $n } вільного місця
}
room-unready = { $n ->
    [one] { $n } ще не готовий
    [few] { $n } ще не готові
    [many] { $n } ще не готові
   *[other] { $n } ще не готові
}
room-waits = Гра почнеться, коли всі місця зайнято й усі готові.
room-fills = Вільні місця посяде програма за { $time }.
room-hotseat = за цим екраном
room-opened = Стіл відкрито: { $name }, { $time }

## Годинник

room-more = Після кожного ходу
room-more-nothing = нічого
room-more-increment = додається { $span }
room-more-delay = повертається витрачене, щонайбільше { $span }
room-holidays = Відпустка
room-holidays-none = немає
room-out = Коли час вийде
room-out-turn = цей хід зробить програма
room-out-game = далі гратиме програма
room-out-over = гра закінчиться поразкою
room-bank-about = Для ігор на багато днів: один запас на всю гру; у відпустці він не витрачається.

## Швидка гра

room-quick = Швидка гра
room-quick-about = Оберіть гру й кількість; ви сядете з тими, хто чекає на те саме. 5 хвилин на хід, стіл відкритий.
room-quick-wait = Вільні місця посяде програма через
room-quick-go = Знайти гравців
room-quick-count = Гравців
room-quick-game = Гра
