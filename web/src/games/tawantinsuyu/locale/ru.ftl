# Поле Тауантинсуйу.
board-workers = Рабочие
board-buildings = Здания
board-legend-gains = Что платят и получают
board-legend-tasks = Задания
board-legend-actions = Действия Кориканчи
board-legend-gods = Божества
board-legend-table = На столе
board-icon-sun-priest = верховный жрец
board-icon-fire-bowl = алтарь
board-icon-colombian-statue = большая статуя
board-icon-spears = солдаты
board-icon-flying-flag = маркер завоевания
board-icon-tombstone = военные потери
board-icon-huts-village = деревня
board-icon-knapsack = мешок с рабочими
board-icon-sunrise = церемония
board-icon-player-next = первый игрок

board-hill = Холм
board-space = { $god }, { $terrace } терраса, сектор { $sector }
board-stands-here = Занято: { $worker }
board-reserved = После первой церемонии сюда встанет рабочий из мешочка (W92).
board-distance = удалённость { $n }
board-height = высота { $n }
board-saved = ступени { $n }
board-card-held = Карта этого божества у вас есть (W29).
board-card-missing = Без карты этого божества: 1 золото (W29).
board-stairs-pay = 1 ПО за ступени:
board-whom = Кого поставить
board-tasks = { $n ->
    [one] { $n } поручение
    [few] { $n } поручения
   *[many] { $n } поручений
}
board-tasks-left = { $n ->
    [one] Осталось { $n } поручение
    [few] Осталось { $n } поручения
   *[many] Осталось { $n } поручений
}
board-stairs = { $level-key ->
    [upper] Верхние ступени, сектор { $sector }
   *[lower] Нижние ступени, сектор { $sector }
}
board-stairs-about = Каждая фишка ступеней над клеткой уменьшает стоимость высоты на 2; её владелец получает от других 1 ПО (W32, W33). Строительство: 3 камня, даёт 4 ПО, 1 кукурузу и 2 картофеля (W49).
board-task-potato = Сбор: 3 картофеля (W48).
board-task-corn = Сбор: 2 кукурузы (W48).
board-task-stone = Сбор: 2 камня (W48).
board-task-gold = Сбор: 1 золото (W48).
board-task-weave = Узоры: возьмите 3; один, два или три из них стоят 1, 3 или 6 кукурузы (W55).
board-task-statue = Статуя: маленькая за 3 камня, 3 ПО; большая за 3 камня и 2 золота, 9 ПО (W50).
board-task-stairs = Ступени: 3 камня, даёт 4 ПО, 1 кукурузу и 2 картофеля (W49).
board-task-build = Здание: постройте здание со строительного рынка (W54).
board-task-train = Тренировка: возьмите 2 карты армии, оставьте 1 (W51).
board-task-produce_one = Однократное производство: одно ваше открытое производственное здание даёт бонус и остаётся открытым (W52).
board-task-trade = Торговля: каждое соединение с совпадением символов на ваших гобеленах даёт бонус (W53).
board-action-production = Производство: открытые производственные здания дают бонусы и переворачиваются; кто двигал жреца, может одно открыть (W66).
board-action-worship = Поклонение. Кто двигал жреца: большая статуя за 3 ступени и маленькая за 1; другие: одна статуя за 1 ступень (W64).
board-action-offering = Подношение. Кто двигал жреца: 2, 4 или 6 кукурузы за 1, 2 или 3 ступени; другие: 3 кукурузы за 1 (W65).
board-action-conquest = Завоевание: военная потеря, карты армии по 1 картофелю, затем фишки завоевания; кто двигал жреца, может поставить две (W68–W71).
board-action-restoration = Восстановление. Кто двигал жреца: одно здание или карта армии бесплатно, ещё по 1 еде; другие игроки: по 1 кукурузе (W67).
board-about-architect = на 1 поручение больше на синей клетке (W42).
board-about-craftsman = на 1 поручение больше на зелёной клетке (W43).
board-about-warrior = берёт карту армии и может забрать соседнего рабочего, кроме воина (W44).
board-about-courier = платит на 1 еду меньше; на 1 поручение больше, если в сегменте никого нет (W45).
board-about-priest = может купить 1 поручение за 1 картофель; после поручений берёт карту божества (W46).
board-worker = { $worker }: { $about }
board-step = Ступень { $step }: { $ceremony } ПО во время церемоний, { $final } ПО в конце (W75, W86, W99)
board-temple = Храм
board-temple-points = церемония · конец
board-regions = Регионы
board-lay-down = положить
board-lose = потерять
board-majority = Большинство
board-losses-about = На каждой церемонии большинство в регионе даёт столько ПО, сколько есть военных потерь (W87).
board-end-potato = Картофельная сторона: наймите за 1 картофель в конце хода (W80).
board-end-corn = Кукурузная сторона: наймите за 1 кукурузу в конце хода (W80).
board-village-empty = Деревня пуста: владелец жетона начнёт свой ход с церемонии (W83).
board-village-empty-short = пусто: церемония
board-nomads-about = Наём, второстепенное действие: возьмите рабочего из кочевников (W74).
board-market = Строительный рынок
board-deck-about = Карт божеств в колоде: { $n }. Молитва: возьмите 2 карты божеств (W72).
board-army = Армия
board-troop = Отряд
board-army-deck-about = Карты армии: в колоде { $n }, в сбросе { $m }. Тренировка: возьмите 2, оставьте 1 (W73).
board-statues = Статуи
board-statues-left = { $god }: осталось маленьких { $small }, больших { $large } (W50)
board-statue = { $size-key ->
    [small] Маленькая статуя, { $god }: { $n }
   *[large] Большая статуя, { $god }: { $n }
}
board-statue-small = 3 камня, 3 ПО; поклонение: 1 ступень (W50, W64).
board-statue-large = 3 камня и 2 золота, 9 ПО; поклонение: 3 ступени (W50, W64).
board-weavings = Узоры { $n }
board-joint = Соединение с совпадением: { $symbol } (W57)
board-new-tapestry = новый гобелен
board-adding = Куда его добавить?
board-offer = На выбор
board-area = Игровая зона: { $name }
board-own = Моё
board-supply = Запас
board-god-cards = Карты божеств в руке
board-army-cards = Карты армии в руке
board-ready-soldiers = Готовые солдаты
board-ready-buildings = Производственные здания: готовые, перевёрнутые
board-permanent = Постоянные здания
board-own-statues = Статуи
board-stairs-left = Осталось фишек ступеней
board-markers-left = Осталось фишек завоевания
board-tapestries = Гобелены
board-first = Первый игрок
board-holder = Владеет жетоном церемонии
board-waiting = Ждём: { $names }
board-you-react = Ход игрока { $name }: вы можете участвовать
board-last-round = последний раунд
board-in-village = { $n ->
    [one] { $n } рабочий в деревне
    [few] { $n } рабочих в деревне
   *[many] { $n } рабочих в деревне
}
board-priest-at = верховный жрец: { $action }
board-at-step = ступень храма { $step }
board-slot = Слот { $n }: { $god }. Слот для её размещения определяет кубик (WS23).
board-her-cell = { $does }. Происходит, когда выпадает число жетона на этой клетке; затем жетон идёт дальше (WS28).
board-loop-top = Верхний ряд: ресурсы
board-loop-middle = Средний ряд: за плату
board-loop-bottom = Нижний ряд: рабочие
board-her-turn = Что она сделала

# Rows of the move list.
board-row-free = Бесплатное действие, до этого решения
board-row-terrace = Разместить: { $terrace } терраса
board-row-space = { $god }, сектор { $sector }
board-row-hire = Нанять: { $worker }
board-row-hire-place = { $end }; у вас { $n ->
    [one] { $n } рабочий
    [few] { $n } рабочих
   *[many] { $n } рабочих
}
board-row-perform = Выполнить: { $action }
board-row-gold = 1 золото вместо действия: { $action }
