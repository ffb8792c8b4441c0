# Поле «Тцолкина».
board-icon-cubes = любой ресурс: дерево, камень или золото
board-icon-laurel-crown = победные очки
board-icon-meeple = рабочий
board-icon-aztec-calendar-sun = первый игрок
board-icon-fast-forward-button = могут пройти два дня
board-icon-big-gear = любое действие шестерёнки
board-icon-fishing = рыболовство
board-icon-burning-tree = сжечь лес
board-icon-scales = рынок
board-icon-prayer = вымолить зерно
board-icon-lightning-storm = гнев богов
board-icon-mayan-pyramid = шаг вверх в храме
board-icon-upgrade = развить технологию
board-icon-clockwise-rotation = действие следующей клетки
board-icon-hut = здание
board-icon-great-pyramid = монумент
board-icon-wax-seal = Тайл Начального Богатства

board-round = Раунд { $round }
board-age = { $age ->
    [1] Первая Эпоха
   *[other] Вторая Эпоха
}
board-calendar = Календарь и шестерёнки
board-days-to-food = { $n ->
    [0] День Пищи
    [one] день до Дня Пищи
    [few] дня до Дня Пищи
   *[other] дней до Дня Пищи
}
board-you-need = Вам нужно { $need }, у вас { $have }
board-on-teeth = На зубчиках: { $n }
board-first-player = Первый Игрок
board-first-player-about = Рабочий здесь забирает всё зерно с зубчиков, передаёт Маркер — вам, а если он уже у вас, то соседу слева — и может прокрутить календарь на два дня (T62–T66).
board-any-action = Любое действие этой шестерёнки без платы за шаги назад (T35).
board-temples = Храмы
board-technologies = Технологии
board-track-agriculture = Сельское хозяйство: +1 зерно за каждый сбор; +1 за рыболовство и сбор без тайла; +2 зерна за каждый сбор. Дальше: ступень храма (T76–T79).
board-track-extraction = Добыча: +1 дерево, +1 камень, +1 золото, если действие даёт этот ресурс. Дальше: 2 ресурса (T76, T80).
board-track-architecture = Архитектура за каждое здание: 1 зерно; 2 очка; на 1 ресурс меньше. Дальше: 3 очка (T76, T81).
board-track-theology = Теология: следующая клетка Чичен-Ицы; ступень храма за ресурс после черепа; +1 череп на Йашчилане 4. Дальше: череп (T76, T84–T86).
board-buildings = Здания
board-monuments = Монументы
board-wealth = Оставьте два из четырёх Тайлов Начального Богатства
board-market-rate = Рынок: 1 { $good } за { $n } зерна в обе стороны (T55).
board-skull-supply = { $n ->
    [one] В банке { $n } череп (T46).
    [few] В банке { $n } черепа (T46).
   *[other] В банке { $n } черепов (T46).
}
board-workers-tip = доступные рабочие / рабочие в игре
board-at-hand = Ваши рабочие в руке: возьмите одного, затем шестерёнку
board-corn-tiles = Тайлы Сбора Зерна
board-wood-tiles = Тайлы Сбора Леса
board-two-days = ещё может прокрутить два дня
board-two-days-used = привилегия двух дней использована
board-marker = держит Маркер Первого Игрока
board-temple-points = очки храмов на этот момент
board-feeding = Кормление

# Rows of the move list.
board-row-pick = Вернуть рабочего
board-row-act = Что делает рабочий
board-row-space = { $gear }, клетка { $space }
board-row-ahead = { gear-chichen_itza }, клетка { $space }: на одну дальше, благодаря теологии
board-row-no-action = Без действия: назад в руку
board-row-any = любое действие этой шестерёнки без платы за шаги назад

# Всё, что есть у игрока.
board-goods = Материалы
board-workers = Рабочие: в руке { $hand }, в игре { $all }
board-also = А также
board-tiles = Здания и монументы
board-feeding-now = нужно { $need }, есть { $have }
