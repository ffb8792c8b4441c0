# Поле Санта-Марии.
board-legend-kingdoms = American Kingdoms
board-icon-cube = любой ресурс
board-icon-trade = торговля
board-icon-road = дорога
board-icon-person = колонист
board-icon-pine-tree = цель года в одиночной игре
board-icon-jigsaw-piece = жетон развития
board-icon-village = колония
board-icon-hut = здание
board-icon-inverted-dice-3 = кубик
board-icon-anchor = причал
board-icon-abbot-meeple = монах
board-icon-open-book = учёный
board-icon-player-next = первый игрок
board-icon-exit-door = пас
board-icon-shaking-hands = сделка
board-icon-throne-king = губернатор
board-icon-farmer = фермер
board-icon-axe-in-stump = лесник
board-icon-swordman = солдат
board-icon-upgrade = улучшение здания
board-icon-mayan-pyramid = храм
board-icon-sun-priest = верховный жрец
board-icon-card-play = карта
board-icon-amphora = хранилище

board-year = Год { $year } из 3
board-goal = Цель: { $n }
board-ground = Колония
board-colony = Колония: { $who }
board-city = Город майя: { $who }
board-back-home = { $who }: назад к своей
board-show-colony = Показать эту колонию на столе
board-show-city = Показать город майя на столе
board-full-line = Полностью развито: каждый колонист здесь даёт очко в конце (S80).
board-governor = Губернатор. Его место в конце игры стоит { $points } (SXA8).
board-tiles = Жетоны развития
board-tile-cost = { $left ->
    [one] В стопке остался { $left } жетон этой формы (S25, S73).
    [few] В стопке осталось { $left } жетона этой формы (S25, S73).
    [many] В стопке осталось { $left } жетонов этой формы (S25, S73).
   *[other] В стопке осталось { $left } жетона этой формы (S25, S73).
}
board-shape-double = двойной
board-shape-bent = тройной
board-shape-straight = особый
board-in-hand = Жетон в руке
board-turn-left = Повернуть жетон влево
board-turn-right = Повернуть жетон вправо
board-turn-hint = R, колесо или правая кнопка поворачивает
board-store = Склад
board-good-rates = { $good }: продажа за { $sell }, { $buy ->
    [0] не покупают (S57)
   *[other] покупка за { $buy } (S57)
}
board-tracks = Конкистадоры и религия
board-track-conquistador = Путь конкистадоров: золото за пересечение его символов. Награды этого года: { $awards } (S49, S70).
board-track-religion = Путь религии: монах за пересечение его символа, с двумя из них синий кубик; 1 зерно даёт второй шаг (S50–S53). Награды конкистадоров: { $awards }.
board-people = Учёные, епископы и миссии
board-harbour = Гавань
board-ships-left = { $n ->
    [one] остался { $n } жетон
    [few] осталось { $n } жетона
    [many] осталось { $n } жетонов
   *[other] осталось { $n } жетона
}
board-dock = Причал ({ $dock }): { $n ->
    [one] { $n } жетон морской торговли, бонус при пасе (S61)
    [few] { $n } жетона морской торговли, за каждый бонус при пасе (S61)
    [many] { $n } жетонов морской торговли, за каждый бонус при пасе (S61)
   *[other] { $n } жетона морской торговли, за каждый бонус при пасе (S61)
}
board-docks = Жетоны морской торговли у причалов
board-any-dock = Особый жетон кладут к одному из своих причалов, но не к самому полному (SX8).
board-dice = Кубики
board-white-used = { $n } из { $most } использовано
board-blue-used = Синих кубиков использовано в этом году: { $n } из { $most } (S92)
board-blue-left = Синие кубики
board-ambassador = Кубик посла: когда им пользуется один игрок, остальные могут последовать (SXC3, SXC4).
board-specialist = Рядом с этим значением: { $specialist }
board-pass = Пас
board-next-first = следующий год начинает:
board-topmost-first = верхний начинает следующий год
board-next-first-about = Решает только самая верхняя фишка: её владелец начинает следующий год, остальные ходят за ним по часовой стрелке (S63).
board-pass-coin = 2 монеты
board-pass-religion = религия
board-pass-conquistador = конкистадор
board-pass-shipping = морская торговля
board-pass-road = жетон дороги
board-pass-store = наполнить склад
board-pass-temple = уровень храма где угодно
board-monks-left = Монахи в запасе
board-first = Первый игрок года
board-common = Поле
board-others = Другие
board-alone = В этой колонии больше никого.
board-choose-colony = Колонии на выбор
board-choose-hall = Ратуши на выбор
board-junction = Развилка: здесь кубик поворачивает (SXD10).
board-junction-token = Жетон дороги: кубик может идти прямо (SXD10).
board-district = { $levels } × { $counted } = { $points } каждый год (SXD18)
board-beside-city = Рука, жетоны и склады
board-deck = { $n ->
    [one] { $n } карта в колоде
    [few] { $n } карты в колоде
    [many] { $n } карт в колоде
   *[other] { $n } карты в колоде
}
board-reserve = Резерв
board-priests = Верховные жрецы под рукой
board-priest-supply = Верховные жрецы, которых ещё можно получить
board-road-tokens = Жетоны дорог, которые ещё можно получить
board-gold-supply = Золото в запасе
board-cards = Карты в руке
board-levels = Уровни храмов
board-bargain = Обмен
board-bargain-with = Обмен с
board-bargain-drafting = { $who } составляет предложение
board-bargain-waiting = ожидаем: { $who }
board-gives = { $who } отдаёт

# Rows of the move list.
board-row-activate = Активировать монетами
board-row-leave = Оставить кубик здесь
board-row-upgrade = Положить улучшение на
board-skip-building = Пропустить это строение
board-skip-effect = Пропустить эту часть строения
board-skip-action = Пропустить это действие
board-skip-monk = Не ставить монаха
board-skip-hire = Никого не нанимать
board-skip-follow = Не следовать за послом
board-skip-road = Не класть жетон дороги
board-skip-sale = Ничего не продавать заранее
board-skip-step = Оставить губернатора на месте
board-skip-card = Не играть карту
board-skip-level = Не строить уровень

# Что останется невыполненным, если завершить ход сейчас.
board-left-building = это строение
board-left-effect = часть строения
board-left-action = это действие
board-left-monk = монах
