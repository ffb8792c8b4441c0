## Правила и благодарности

ui-rules-sections = Разделы
ui-rules-search = Искать в правилах
ui-rules-count = { $n ->
    [one] { $n } правило
    [few] { $n } правила
    [many] { $n } правил
   *[other] { $n } правила
}
ui-rules-none = Такого в правилах нет.
ui-rules-about = Правила нашими словами. Для печатной игры главные правила издателя; пометкой «(трактовка)» отмечено то, что они оставляют открытым.

## Вблизи

ui-cost = Цена
ui-you-have = у вас { $n }
ui-ladder-rung = засчитано { $count }: очков { $points }
ui-ladder-about = Вверху — сколько засчитано, внизу — очки за это. Игроки стоят там, где были бы сейчас, будь это у каждого.
ui-now = Сейчас
ui-rule-word = Правило
ui-more-moves = { $n ->
    [one] ещё { $n }
    [few] ещё { $n }
    [many] ещё { $n }
   *[other] ещё { $n }
}
ui-rule-sheet = Правила игры «{ $game }»
ui-rule-before = Раньше
ui-rule-after = Дальше
ui-rule-book = Все правила
ui-thing-animal = животное
ui-thing-action = действие
ui-thing-card = карта
ui-thing-chief = вождь
ui-thing-setup = карта подготовки
ui-thing-stone = священный камень
ui-thing-tile = жетон
ui-thing-glacier = жетон ледника
ui-thing-token = жетон
ui-thing-nomad = карта кочевника
ui-thing-colony = колония
ui-thing-hall = ратуша
ui-thing-ship = жетон морской торговли
ui-thing-scholar = учёный
ui-thing-bishop = епископ
ui-thing-mission = миссия
ui-thing-dock = причал
ui-thing-building = здание
ui-thing-road = дорога
ui-thing-specialist = специалист
ui-thing-temple = храм
ui-thing-district = район
ui-thing-army = карта армии
ui-thing-statue = статуя
ui-thing-conquest = место завоевания
ui-thing-node = задание
ui-thing-space = клетка
ui-thing-permanent = постоянное здание
ui-thing-production = производственное здание
ui-thing-cell = ячейка
ui-thing-step = ступень храма
ui-thing-weaving = узор
ui-thing-monument = монумент
ui-thing-wealth = Тайл Начального Богатства
ui-thing-worker = рабочий

## Мастерская

ui-put-right = Есть коробка? Исправьте
