# Поле «Бесконечной зимы».
board-legend-gifts = Что дают вещи
board-legend-cards = Карты
board-icon-night-sleep = отдых
board-icon-nested-eclipses = во время затмения
board-icon-tribal-mask = вождь
board-icon-meeple = фигурка племени
board-icon-menhir = нейтральный мегалит

board-round = Раунд { $round } из { $of }
board-era = { $era ->
    [1] Эра I
   *[other] Эра II
}
board-eclipse = Затмение
board-reconstructed = Лицевые стороны большинства карт, тайлов и полей восстановили мы; пояснение каждого компонента говорит, откуда он. Одиночный соперник — наш собственный замысел.
board-columns = Колонки действий
board-place-here = Поставить фигурку: { $column }
board-labour = Труд
board-labour-reach = Труд, который у вас есть / который мог бы быть здесь со всей рукой и всей пищей (E38, E42).
board-upper-initiate = Верхняя секция, сколько раз сможете оплатить: возьмите в руку карту племени, каждый раз другого типа (E48).
board-upper-develop = Верхняя секция, сколько раз сможете оплатить: возьмите в руку карту культуры (E53).
board-upper-migrate = Верхняя секция, сколько раз сможете оплатить: поставьте лагерь на базу или передвиньте лагерь на один гекс (E57).
board-upper-hunt = Верхняя секция, сколько раз сможете оплатить: откройте двух животных или возьмите одно с охотничьих угодий (E62, E63).
board-middle-initiate = Средняя секция, один раз: за 1 пищу возьмите карту племени в сброс, похороните карту или то и другое (E50).
board-middle-develop = Средняя секция, один раз: возьмите священный камень по цене следующего места для камня (E55).
board-middle-migrate = Средняя секция, один раз: за 3 пищи и три соседних лагеря основайте поселение (E58).
board-middle-hunt = Средняя секция, один раз: поверните одно своё животное и получите его преимущества (E64).
board-lower = Нижняя секция: только для первой фигурки, пришедшей в колонку в этом раунде (E36).
board-order = Порядок хода
board-order-place = Место { $place }: { $who }. Значок — преимущество этого места в следующем затмении (E71).
board-rest = Отдых
board-rest-tip = Отдых: возьмите карту, затем можете повернуть животное. Каждая отдыхающая фигурка даёт 1½ труда в затмении (E44, E45).
board-token-stack = Закрытых жетонов отдыха: { $n }. Первый, кто отдыхает в раунде, может взять следующий вслепую (E113).
board-terrain = Местность
board-pick-camp = Двигать лагерь: { $hex }
board-influence = { $who }: влияние { $n }
board-glacier-hidden = Жетон ледника, закрыт, пока сюда не придёт лагерь (E110).
board-village = Поселение
board-megaliths = Мегалиты
board-start-cell = Начальная клетка: только для нейтральных мегалитов; затем ещё один можно положить, куда указывает стрелка (E84).
board-start-then = ещё один по стрелке
board-level = { $cell }, { $height }
board-touches = { $n ->
    [one] касается { $n }
    [few] касается { $n }
   *[other] касается { $n }
}
board-neutral = нейтральный
board-megaliths-left = мегалитов осталось
board-idols = Треки идолов
board-track-offering = Трек подношений: уровень даёт преимущество своего значка. В конце пища и орудия приносят очко за столько единиц (E87, E98).
board-track-honour = Трек почёта: некоторые уровни дают очки сразу; в конце порядок решает, чего стоят погребения; кто пришёл раньше, тот выше (E88, E99).
board-stones = Священные камни
board-era-later = Камни эры II можно брать с раунда 3 (E55).
board-stone-space = Место для камня { $space }: цена, а затем то, что получаете сразу (E55).
board-tribes = Колоды племени
board-culture = Карты культуры
board-culture-none = Доступных карт нет: 3 труда дают 1 очко (E54).
board-grounds = Охотничьи угодья
board-animal-deck = Животных в колоде: { $n } (E62).
board-no-animals = Животных больше нет: 1 очко (E63).
board-hand = Рука
board-hand-empty = Рука пуста.
board-above = Над планшетом
board-discard = Сброс
board-pile = Стопка затмения
board-buried = Похоронено
board-deck = Колода, осталось карт: { $n }
board-in-eclipse = в затмении
board-own = Планшет: { $who }
board-track-food = Пища: { $n }, предел { $limit }. Переход метки влево даёт 1 труд (E11, E42).
board-track-tool = Орудия: { $n }, не больше { $limit } (E13).
board-supply = Запас мегалитов и поселения
board-supply-space = Место запаса { $space }: пустое даёт своё преимущество в каждом затмении (E73).
board-villages = Основано поселений: { $n }. Каждое даёт карту в каждом затмении (E73).
board-animals = Животные
board-no-own-animals = животных нет
board-turned = { $animal }, повёрнуто
board-figures-left = { $n ->
    [one] ещё { $n } фигурка
    [few] ещё { $n } фигурки
   *[other] ещё { $n } фигурок
}
board-food = пища и её предел
board-tools = орудия
board-camps-left = лагеря на планшете
board-villages-left = поселения на планшете
board-parts = Что взять дальше
board-tab-own = Своё
board-tab-offers = Выбор
board-nomad-tip = Кочевник — наш собственный замысел: каждый ход он открывает карту и делает, что на ней (E123–E132).
board-nomad-deck = Закрытых карт кочевника: { $n }
board-chiefs = Доступные вожди
board-setups = Доступные карты подготовки
board-labour-of = { $have } из { $most }
board-gives-initiate = в руку
board-gives-develop = карта культуры
board-gives-camp = на базу
board-gives-move = шаг лагеря
board-gives-reveal = в угодья
board-gives-hunt = животное
board-gives-once-initiate = в сброс, погребение
board-gives-once-develop = камень
board-gives-once-migrate = за 3 лагеря
board-gives-once-hunt = повернуть животное
board-short-camp = лагерь
board-short-move = шаг
board-short-offering = Дары
board-short-honour = Почёт
board-above-card = { $card }, сыграно
board-stones-era = { $era ->
    [1] Камни I
   *[other] Камни II
}

# Short names, for small cards.
board-stone-I-01 = Леса
board-stone-I-02 = Болота
board-stone-I-03 = Степи
board-stone-I-04 = Холмов
board-stone-I-05 = Тундры
board-stone-I-06 = Гор
board-stone-I-07 = Ледника
board-stone-I-08 = Странников
board-stone-I-09 = Оснований
board-stone-I-10 = Четырёх полей
board-stone-II-01 = Предков
board-stone-II-02 = Башен
board-stone-II-03 = Идолов
board-stone-II-04 = Многих зверей
board-stone-II-05 = Ленивца
board-stone-II-06 = Носорога
board-stone-II-07 = Тигра
board-stone-II-08 = Бобра
board-stone-II-09 = Бизона
board-stone-II-10 = Мамонта
board-animal-ground_sloth = Ленивец
board-animal-woolly_rhino = Носорог
board-animal-sabre_tooth = Тигр
board-animal-giant_beaver = Бобр
board-animal-steppe_bison = Бизон
board-animal-woolly_mammoth = Мамонт
board-animal-argentavis = Аргентавис

# Rows of the move list.
board-row-step = Лагерь идёт с гекса: { $from }
board-row-claim = Взять преимущество гекса
board-row-village = Основать поселение между
board-row-hex = { $land }, { $hex }
