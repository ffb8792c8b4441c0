# Поле Санта-Марії.
board-legend-kingdoms = American Kingdoms
board-icon-cube = будь-який ресурс
board-icon-trade = торгівля
board-icon-road = дорога
board-icon-person = колоніст
board-icon-pine-tree = мета року в грі наодинці
board-icon-jigsaw-piece = жетон розвитку
board-icon-village = колонія
board-icon-hut = будівля
board-icon-inverted-dice-3 = кубик
board-icon-anchor = причал
board-icon-abbot-meeple = монах
board-icon-open-book = учений
board-icon-player-next = перший гравець
board-icon-exit-door = пас
board-icon-shaking-hands = угода
board-icon-throne-king = губернатор
board-icon-farmer = фермер
board-icon-axe-in-stump = лісник
board-icon-swordman = солдат
board-icon-upgrade = поліпшення будівлі
board-icon-mayan-pyramid = храм
board-icon-sun-priest = верховний жрець
board-icon-card-play = карта
board-icon-amphora = сховище

board-year = Рік { $year } із 3
board-goal = Мета: { $n }
board-ground = Колонія
board-colony = Колонія: { $who }
board-city = Місто мая: { $who }
board-back-home = { $who }: назад до своєї
board-show-colony = Показати цю колонію на столі
board-show-city = Показати місто мая на столі
board-full-line = Повністю забудовано: кожен колоніст тут дає очко наприкінці (S80).
board-governor = Губернатор. Його місце наприкінці гри варте { $points } (SXA8).
board-tiles = Жетони розвитку
board-tile-cost = { $left ->
    [one] У стосі лишився { $left } жетон цієї форми (S25, S73).
    [few] У стосі лишилося { $left } жетони цієї форми (S25, S73).
    [many] У стосі лишилося { $left } жетонів цієї форми (S25, S73).
   *[other] У стосі лишилося { $left } жетона цієї форми (S25, S73).
}
board-shape-double = подвійний
board-shape-bent = потрійний
board-shape-straight = особливий
board-in-hand = Жетон у руці
board-turn-left = Повернути жетон ліворуч
board-turn-right = Повернути жетон праворуч
board-turn-hint = R, коліщатко чи права кнопка повертає
board-store = Склад
board-good-rates = { $good }: продаж за { $sell }, { $buy ->
    [0] не купують (S57)
   *[other] купівля за { $buy } (S57)
}
board-tracks = Конкістадори та релігія
board-track-conquistador = Шлях конкістадорів: золото за перетин його символів. Нагороди цього року: { $awards } (S49, S70).
board-track-religion = Шлях релігії: монах за перетин його символу, з двома з них синій кубик; 1 зерно дає другий крок (S50–S53). Нагороди конкістадорів: { $awards }.
board-people = Учені, єпископи й місії
board-harbour = Гавань
board-ships-left = { $n ->
    [one] лишився { $n } жетон
    [few] лишилося { $n } жетони
    [many] лишилося { $n } жетонів
   *[other] лишилося { $n } жетона
}
board-dock = Причал ({ $dock }): { $n ->
    [one] { $n } жетон морської торгівлі, бонус під час пасу (S61)
    [few] { $n } жетони морської торгівлі, за кожен бонус під час пасу (S61)
    [many] { $n } жетонів морської торгівлі, за кожен бонус під час пасу (S61)
   *[other] { $n } жетона морської торгівлі, за кожен бонус під час пасу (S61)
}
board-docks = Жетони морської торгівлі біля причалів
board-any-dock = Особливий жетон лягає біля одного з ваших причалів, але не найповнішого (SX8).
board-dice = Кубики
board-white-used = { $n } із { $most } ужито
board-blue-used = Синіх кубиків ужито цього року: { $n } із { $most } (S92)
board-blue-left = Сині кубики
board-ambassador = Кубик посла: коли ним користується один гравець, решта може піти слідом (SXC3, SXC4).
board-specialist = Біля цього значення: { $specialist }
board-pass = Пас
board-next-first = починає наступний рік:
board-topmost-first = найвищий починає наступний рік
board-next-first-about = Вирішує лише найвищий маркер: його гравець починає наступний рік, решта ходять за ним за годинниковою стрілкою (S63).
board-pass-coin = 2 монети
board-pass-religion = релігія
board-pass-conquistador = конкістадор
board-pass-shipping = морська торгівля
board-pass-road = жетон дороги
board-pass-store = наповнити склад
board-pass-temple = рівень храму будь-де
board-monks-left = Монахи в запасі
board-first = Перший гравець року
board-common = Поле
board-others = Інші
board-alone = У цій колонії більше нікого.
board-choose-colony = Колонії на вибір
board-choose-hall = Ратуші на вибір
board-junction = Розвилка: тут кубик повертає (SXD10).
board-junction-token = Жетон дороги: кубик може йти прямо (SXD10).
board-district = { $levels } × { $counted } = { $points } щороку (SXD18)
board-beside-city = Рука, жетони й склади
board-deck = { $n ->
    [one] { $n } карта в колоді
    [few] { $n } карти в колоді
    [many] { $n } карт у колоді
   *[other] { $n } карти в колоді
}
board-reserve = Резерв
board-priests = Верховні жерці під рукою
board-priest-supply = Верховні жерці, яких ще можна здобути
board-road-tokens = Жетони доріг, які ще можна здобути
board-gold-supply = Золото в запасі
board-cards = Карти в руці
board-levels = Рівні храмів
board-bargain = Обмін
board-bargain-with = Обмін із
board-bargain-drafting = { $who } складає пропозицію
board-bargain-waiting = очікуємо: { $who }
board-gives = { $who } віддає

# Rows of the move list.
board-row-activate = Активувати монетами
board-row-leave = Залишити кубик тут
board-row-upgrade = Покласти поліпшення на
board-skip-building = Пропустити цю будівлю
board-skip-effect = Пропустити цю частину будівлі
board-skip-action = Пропустити цю дію
board-skip-monk = Не ставити монаха
board-skip-hire = Нікого не наймати
board-skip-follow = Не йти за послом
board-skip-road = Не класти жетон дороги
board-skip-sale = Нічого не продавати наперед
board-skip-step = Лишити губернатора на місці
board-skip-card = Не грати карти
board-skip-level = Не будувати рівень

# Що лишиться невиконаним, якщо завершити хід зараз.
board-left-building = ця будівля
board-left-effect = частина будівлі
board-left-action = ця дія
board-left-monk = монах
