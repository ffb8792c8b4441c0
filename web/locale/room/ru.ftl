## Новый стол

ui-new-title = Новый стол
ui-new-game = Игра
ui-new-players = Игроки
ui-new-seat = Место { $n }
ui-new-agent = Какой соперник
ui-new-options = Варианты
ui-new-clock = Часы
ui-new-clock-none = Без часов
ui-new-clock-turn = На каждый ход
ui-new-clock-game = На всю игру
ui-new-clock-bank = Запас дней
ui-new-span = Сколько времени
ui-new-who = Кто это видит
ui-new-more = Ещё
ui-new-seed = Зерно случая
ui-new-seed-about = Число или слово, которое определяет все случайности. Для честной игры оставьте пустым: стол показывает, что зерно выбрано.
ui-new-create = Начать игру
ui-new-create-open = Открыть стол
ui-kind-me = Я
ui-kind-agent = Программа
ui-kind-open = Свободно для всех
ui-kind-hotseat = За этим экраном
ui-told-open-public = Стол виден в зале: каждый может занять свободное место, каждый может смотреть.
ui-told-open-private = В зале стола не видно: войдут только те, у кого есть ссылка.
ui-told-screen-unlisted = Только за этим экраном: в зале не виден, больше никто не сядет.
ui-told-full-unlisted = В зале стола не видно; смотреть может тот, кто знает адрес.
ui-told-full-public = Стол виден в зале: смотреть может каждый.
ui-told-full-private = В зале стола не видно: смотреть могут только те, у кого есть ссылка.

## Мастерская

ui-new-file = Компоненты
ui-new-file-ours = Наши
ui-new-file-ours-about = Все компоненты такие, какими их знает Cenote, в том числе восстановленные.
ui-new-file-own = Собственный файл годится для столов, которые не открыты для всех.

## Люди между людьми

ui-rated = Рейтинговая: учитывается, если двое людей или больше доиграют до конца.
ui-not-rated = Без рейтинга.

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
room-opened = Стол открыт: { $name }, { $time }

## Часы

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
