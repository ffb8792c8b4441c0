## Список

tournament-about = Швейцарская система или каждый с каждым, люди и программы, за вечер или за несколько недель.
tournament-new = Открыть турнир
tournament-list-open = Идёт запись
tournament-list-running = Идут
tournament-list-finished = Завершены
tournament-none = Турниров пока нет. Открыть турнир может каждый, у кого есть учётная запись.
tournament-count = { $n ->
    [one] { $n } участник
    [few] { $n } участника
    [many] { $n } участников
   *[other] { $n } участника
}
tournament-yours = ваш
tournament-unlisted = по ссылке

## Какой он

tournament-form-swiss = Швейцарская система
tournament-form-round-robin = Каждый с каждым
tournament-form-swiss-about = В каждом туре встречаются те, кто стоит рядом в таблице.
tournament-form-round-robin-about = Каждый встретится с каждым.
tournament-rounds = { $n ->
    [one] { $n } тур
    [few] { $n } тура
    [many] { $n } туров
   *[other] { $n } тура
}
tournament-round-of = Тур { $round } из { $rounds }
tournament-by = Организует { $name }
tournament-tables-of = Столы по { $n }
tournament-status-open = Идёт запись
tournament-status-running = Идёт
tournament-status-over = Завершён
tournament-status-cancelled = Отменён
tournament-rated = Игры учитываются в рейтингах
tournament-not-rated = Игры не влияют на рейтинги
tournament-missing = Такого турнира нет.

## Что сделать

tournament-join = Участвовать
tournament-leave = Передумать
tournament-drop-out = Выбыть
tournament-drop-out-ask = Выбыть из турнира? Вашу игру доиграет программа, а вернуться уже не получится.
tournament-start = Начать первый тур
tournament-cancel = Отменить
tournament-cancel-ask = Отменить турнир? Идущие игры будут доиграны.
tournament-cancel-why = Почему турнир отменяется? Причина останется в журнале сервера.
tournament-remove = Вывести: { $name }
tournament-remove-ask = Вывести из турнира: { $name }? Вернуться уже не получится.
tournament-add-code = Добавить программу
tournament-level = Уровень
tournament-copy = Скопировать ссылку
tournament-your-game = Ваша игра этого тура идёт.
tournament-your-turn = К своему столу

## Кто играет

tournament-who = Участники
tournament-places = Занято мест: { $taken } из { $most }
tournament-nobody = Пока никто не записался.
tournament-waits = Турнир начинает { $name }. До этого можно записаться или передумать.
tournament-out = выбыл

## Туры

tournament-rounds-title = Туры
tournament-round = Тур { $n }
tournament-now = сейчас
tournament-table = Стол { $n }
tournament-watch = Смотреть
tournament-play = Играть
tournament-look = Посмотреть
tournament-closed = закрыт до конца игры, очки поровну
tournament-gone = записи больше нет
tournament-bye = Без пары, 1 очко
tournament-free = В этом туре не играет

## Таблица

tournament-standings = Таблица
tournament-final = Итоговая таблица
tournament-name = Имя
tournament-games = Игры
tournament-points = Очки
tournament-strength = Сила
tournament-beaten = Побеждённые
tournament-wins = Победы
tournament-points-about = победа — 1, последнее место — 0, остальные равномерно между ними; тур без пары считается победой
tournament-strength-about = очки тех, с кем вы встретились
tournament-beaten-about = очки тех, кого вы обошли, и половина очков тех, с кем разделили место
tournament-wins-about = первые места; разделённое считается частично
tournament-order-about = При равных очках решает сила, затем побеждённые, затем победы; кто и тогда равен, делит место.

## Новый турнир

tournament-new-about = Сервер сам проводит жеребьёвку, накрывает столы и зовёт всех к игре.
tournament-new-name = Название турнира
tournament-new-players = Игроков за столом
tournament-new-form = Система
tournament-new-rounds = Туров
tournament-new-public = Открытый, в списке
tournament-new-unlisted = По ссылке, не в списке
tournament-account = Чтобы открыть турнир, нужна учётная запись; чтобы участвовать — нет.
tournament-to-account = К учётной записи
