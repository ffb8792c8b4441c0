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

## Годинник

room-clock-bank = Запас днів
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
