# Поле Тауантінсую.
board-workers = Робітники
board-buildings = Будівлі
board-legend-gains = Що сплачують і отримують
board-legend-tasks = Завдання
board-legend-actions = Дії Коріканчі
board-legend-gods = Божества
board-legend-table = На столі
board-icon-sun-priest = верховний жрець
board-icon-fire-bowl = вівтар
board-icon-colombian-statue = велика статуя
board-icon-spears = солдати
board-icon-flying-flag = маркер завоювання
board-icon-tombstone = воєнні втрати
board-icon-huts-village = село
board-icon-knapsack = торба з робітниками
board-icon-sunrise = церемонія
board-icon-player-next = перший гравець

board-hill = Пагорб
board-space = { $god }, { $terrace } тераса, сектор { $sector }
board-stands-here = Зайнято: { $worker }
board-reserved = Після першої церемонії сюди стане робітник із мішечка (W92).
board-distance = відстань { $n }
board-height = висота { $n }
board-saved = сходи { $n }
board-card-held = Карта цього божества у вас є (W29).
board-card-missing = Без карти цього божества: 1 золото (W29).
board-stairs-pay = 1 ПО за сходи:
board-whom = Кого поставити
board-tasks = { $n ->
    [one] { $n } доручення
    [few] { $n } доручення
   *[many] { $n } доручень
}
board-tasks-left = { $n ->
    [one] Лишилося { $n } доручення
    [few] Лишилося { $n } доручення
   *[many] Лишилося { $n } доручень
}
board-stairs = { $level-key ->
    [upper] Верхні сходи, сектор { $sector }
   *[lower] Нижні сходи, сектор { $sector }
}
board-stairs-about = Кожна фішка сходів над клітинкою зменшує вартість висоти на 2; її власник отримує від інших 1 ПО (W32, W33). Будівництво: 3 камені, дає 4 ПО, 1 кукурудзу та 2 картоплі (W49).
board-task-potato = Збір: 3 картоплі (W48).
board-task-corn = Збір: 2 кукурудзи (W48).
board-task-stone = Збір: 2 камені (W48).
board-task-gold = Збір: 1 золото (W48).
board-task-weave = Візерунки: візьміть 3; один, два чи три з них коштують 1, 3 чи 6 кукурудзи (W55).
board-task-statue = Статуя: мала за 3 камені, 3 ПО; велика за 3 камені й 2 золота, 9 ПО (W50).
board-task-stairs = Сходи: 3 камені, дає 4 ПО, 1 кукурудзу та 2 картоплі (W49).
board-task-build = Будівля: збудуйте будівлю з будівельного ринку (W54).
board-task-train = Тренування: візьміть 2 карти армії, залиште 1 (W51).
board-task-produce_one = Одноразове виробництво: одна ваша відкрита виробнича будівля дає бонус і лишається відкритою (W52).
board-task-trade = Торгівля: кожне з’єднання зі збігом символів на ваших гобеленах дає бонус (W53).
board-action-production = Виробництво: відкриті виробничі будівлі дають бонуси й перевертаються; хто рухав жерця, може одну відкрити (W66).
board-action-worship = Поклоніння. Хто рухав жерця: велика статуя за 3 сходинки й мала за 1; інші: одна статуя за 1 сходинку (W64).
board-action-offering = Підношення. Хто рухав жерця: 2, 4 чи 6 кукурудзи за 1, 2 чи 3 сходинки; інші: 3 кукурудзи за 1 (W65).
board-action-conquest = Завоювання: воєнна втрата, карти армії по 1 картоплі, потім фішки завоювання; хто рухав жерця, може поставити дві (W68–W71).
board-action-restoration = Відновлення. Хто рухав жерця: одна будівля чи карта армії безкоштовно, інші по 1 їжі; решта гравців: по 1 кукурудзі (W67).
board-about-architect = на 1 доручення більше на синій клітинці (W42).
board-about-craftsman = на 1 доручення більше на зеленій клітинці (W43).
board-about-warrior = бере карту армії й може забрати сусіднього робітника, крім воїна (W44).
board-about-courier = платить на 1 їжу менше; на 1 доручення більше, якщо в сегменті нікого немає (W45).
board-about-priest = може купити 1 доручення за 1 картоплю; після доручень бере карту божества (W46).
board-worker = { $worker }: { $about }
board-step = Сходинка { $step }: { $ceremony } ПО під час церемоній, { $final } ПО наприкінці (W75, W86, W99)
board-temple = Храм
board-temple-points = церемонія · кінець
board-regions = Регіони
board-lay-down = покласти
board-lose = втратити
board-majority = Більшість
board-losses-about = На кожній церемонії більшість у регіоні дає стільки ПО, скільки є воєнних втрат (W87).
board-end-potato = Картопляний бік: найміть за 1 картоплю наприкінці ходу (W80).
board-end-corn = Кукурудзяний бік: найміть за 1 кукурудзу наприкінці ходу (W80).
board-village-empty = Село порожнє: власник жетона почне свій хід із церемонії (W83).
board-village-empty-short = порожньо: церемонія
board-nomads-about = Наймання, другорядна дія: візьміть робітника з кочівників (W74).
board-market = Будівельний ринок
board-deck-about = Карт божеств у колоді: { $n }. Молитва: візьміть 2 карти божеств (W72).
board-army = Армія
board-troop = Загін
board-army-deck-about = Карти армії: у колоді { $n }, у скиді { $m }. Тренування: візьміть 2, залиште 1 (W73).
board-statues = Статуї
board-statues-left = { $god }: лишилося малих { $small }, великих { $large } (W50)
board-statue = { $size-key ->
    [small] Мала статуя, { $god }: { $n }
   *[large] Велика статуя, { $god }: { $n }
}
board-statue-small = 3 камені, 3 ПО; поклоніння: 1 сходинка (W50, W64).
board-statue-large = 3 камені й 2 золота, 9 ПО; поклоніння: 3 сходинки (W50, W64).
board-weavings = Візерунки { $n }
board-joint = З’єднання зі збігом: { $symbol } (W57)
board-new-tapestry = новий гобелен
board-adding = Куди його додати?
board-offer = На вибір
board-area = Ігрова зона: { $name }
board-own = Моє
board-supply = Запас
board-god-cards = Карти божеств у руці
board-army-cards = Карти армії в руці
board-ready-soldiers = Готові солдати
board-ready-buildings = Виробничі будівлі: готові, перевернуті
board-permanent = Постійні будівлі
board-own-statues = Статуї
board-stairs-left = Лишилося фішок сходів
board-markers-left = Лишилося фішок завоювання
board-tapestries = Гобелени
board-first = Перший гравець
board-holder = Має жетон церемонії
board-waiting = Чекаємо: { $names }
board-you-react = Хід гравця { $name }: ви можете долучитися
board-last-round = останній раунд
board-in-village = { $n ->
    [one] { $n } робітник у селі
    [few] { $n } робітники в селі
   *[many] { $n } робітників у селі
}
board-priest-at = верховний жрець: { $action }
board-at-step = сходинка храму { $step }
board-slot = Слот { $n }: { $god }. Слот для її розміщення визначає кубик (WS23).
board-her-cell = { $does }. Стається, коли випадає число жетона на цій клітинці; потім жетон іде далі (WS28).
board-loop-top = Верхній ряд: ресурси
board-loop-middle = Середній ряд: за плату
board-loop-bottom = Нижній ряд: робітники
board-her-turn = Що вона зробила

# Rows of the move list.
board-row-free = Безкоштовна дія, перед цим рішенням
board-row-terrace = Розмістити: { $terrace } тераса
board-row-space = { $god }, сектор { $sector }
board-row-hire = Найняти: { $worker }
board-row-hire-place = { $end }; у вас { $n ->
    [one] { $n } робітник
    [few] { $n } робітники
   *[many] { $n } робітників
}
board-row-perform = Виконати: { $action }
board-row-gold = 1 золото замість дії: { $action }
