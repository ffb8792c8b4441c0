## Перед игрой

room-host = хозяин
room-here = сейчас здесь
room-not-here = сейчас не здесь
room-ready = готово
room-not-ready = ещё не готово
room-say-ready = Можно начинать
room-say-wait = Подождите меня
room-code-about = программа; место можно забрать обратно
room-code-plain = программа
room-open = Свободное место
room-open-about = для каждого, кто придёт
room-open-private = для того, у кого есть ссылка
room-take = Сесть
room-free = Освободить место
room-send-away = Попросить уйти
room-send-away-ask = Попросить уйти: { $name }? Вернуться за этот стол уже не получится.
room-give = Отдать программе
room-copy = Скопировать ссылку
room-change = Изменить стол
room-changed = Сохранить; всем нужно снова подтвердить готовность
room-start = Начать
room-start-open = { $n ->
    [one] Начать без { $n } свободного места
    [few] Начать без { $n } свободных мест
    [many] Начать без { $n } свободных мест
   *[other] Начать без { $n } свободного места
}
room-missing = { $n ->
    [one] { $n } свободное место
    [few] { $n } свободных места
    [many] { $n } свободных мест
   *[other] { $n } свободного места
}
room-unready = { $n ->
    [one] { $n } ещё не готов
    [few] { $n } ещё не готовы
    [many] { $n } ещё не готовы
   *[other] { $n } ещё не готовы
}
room-waits = Игра начнётся, когда все места заняты и все готовы.
room-fills = Свободные места займёт программа через { $time }.
room-hotseat = за этим экраном

## Часы

room-clock-bank = Запас дней
room-more = После каждого хода
room-more-nothing = ничего
room-more-increment = добавляется { $span }
room-more-delay = возвращается потраченное, не больше { $span }
room-holidays = Отпуск
room-holidays-none = нет
room-out = Когда время выйдет
room-out-turn = этот ход сделает программа
room-out-game = дальше играет программа
room-out-over = игра закончится поражением
room-bank-about = Для игр на много дней: один запас на всю игру; в отпуске он не тратится.

## Быстрая игра

room-quick = Быстрая игра
room-quick-about = Выберите игру и число игроков; вы сядете с теми, кто ждёт того же. 5 минут на ход, стол открытый.
room-quick-wait = Свободные места займёт программа через
room-quick-go = Найти игроков
room-quick-count = Игроков
room-quick-game = Игра
