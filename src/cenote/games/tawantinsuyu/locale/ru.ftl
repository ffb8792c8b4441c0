game-title = Тауантинсуйу: империя инков
game-about = Рабочие поднимаются по террасам Куско, жрецы обходят Кориканчу, а армии несут империю в четыре региона.

option-learning = Обучающая игра
option-learning-about = Кориканча лежит так, как напечатано на поле, а не повёрнута случайным образом.
option-E1 = E1: без личности
option-E1-about = Одиночная игра, легче: Аксомамма играет без жетона личности.
option-E2 = E2: здания дороже
option-E2-about = Одиночная игра, легче: её здания стоят 2 камня вместо 1.
option-E3 = E3: поклонение реже
option-E3-about = Одиночная игра, легче: для поклонения ей нужны не меньше 2 статуй.
option-E4 = E4: одно завоевание
option-E4-about = Одиночная игра, легче: второго завоевания она не делает.
option-E5 = E5: без карты армии
option-E5-about = Одиночная игра, легче: в ход без рабочих она не берёт карту армии.
option-H1 = H1: бесплатная ступень
option-H1-about = Одиночная игра, сложнее: активировав поклонение или подношение, она сначала бесплатно поднимается на 1 ступень.
option-H2 = H2: завоевания смелее
option-H2-about = Одиночная игра, сложнее: чтобы активировать завоевание, ей достаточно стольких солдат, сколько военных потерь.
option-H3 = H3: завоевания дешевле
option-H3-about = Одиночная игра, сложнее: её завоевания требуют перевернуть на 1 и сбросить на 1 солдата меньше.
option-H4 = H4: очки за действия жреца
option-H4-about = Одиночная игра, сложнее: 2 ПО за каждое выбранное ею действие жреца.
option-H5 = H5: узоры дороже
option-H5-about = Одиночная игра, сложнее: на церемониях она получает 2 ПО за каждый узор.
option-H6 = H6: очки без рабочих
option-H6-about = Одиночная игра, сложнее: 2 ПО за каждый ход без рабочих.
option-H7 = H7: очки за ресурсы
option-H7-about = Одиночная игра, сложнее: в конце 1 ПО за каждый оставшийся у неё ресурс, а за золото 2.
option-arrival = Личность по прибытии
option-arrival-about = Одиночная игра: её личность действует ещё и сразу, когда жетон прибывает на свою клетку.

## Ходы

move-start = Начать первый гобелен: { $tile }
move-keep = Оставить в руке: { $card }
move-resolve = Взять бонус карты: { $card }
move-enter = Поставить верховного жреца: { $action }
move-place = Разместить на { $space }: { $worker }
move-as = { $ability-key ->
    [own] Использовать собственное свойство рабочего
   *[other] Использовать свойство: { $ability }
}
move-with = { $card-key ->
    [gold] Заплатить за клетку 1 золото вместо карты божества
   *[other] Заплатить за клетку картой божества: { $card }
}
move-advance = Передвинуть верховного жреца на { $cells }
move-pray = Молитва: взять 2 карты божеств
move-drill = Тренировка: взять 2 карты армии, 1 оставить
move-recruit = Нанять рабочего из кочевников
move-perform = Выполнить действие
move-gold = Взять 1 золото вместо действия
move-hire = { $end-key ->
    [potato] Нанять с картофельной стороны за 1 картофель
   *[corn] Нанять с кукурузной стороны за 1 кукурузу
}
move-dismiss = Выбывает из игры: { $worker }
move-spend = Сбросить с руки ради бонуса: { $army }
move-exchange = Обменять { $deal }
move-summon = Заплатить 1 картофель за карту божества
move-task = Поручение: { $task }
move-extra = Заплатить 1 картофель за ещё одно поручение
move-bonus = Взять бонус сыгранной карты божества
move-capture = Забрать рабочего с { $space }
move-statue = Возвести статую: { $size }, { $god }
move-stairs = Построить { $level } ступени в секторе { $sector }
move-build = Построить: { $tile }
move-swap = Положить под колоду, чтобы сменить рынок: { $card }
move-replace = Заменить: { $tile }
move-use = Использовать: { $tile }
move-enlist = Оставить { $army }, другую сбросить
move-buy = Купить: { $tile }
move-return = Положить под стопку: { $tile }
move-pick = { $place-key ->
    [top] Взять открытый узор сверху стопки
   *[under] Взять неизвестный узор из-под верхнего
}
move-join = { $side-key ->
    [left] Добавить с левого края ({ $tile })
   *[right] Добавить с правого края ({ $tile })
}
move-begin = Начать новый гобелен
move-joint = Торговля: { $symbol }
move-god = { $card-key ->
    [deck] Взять карту божества из колоды
   *[other] Взять с алтаря: { $card }
}
move-nomad = Взять из кочевников: { $worker }
move-part = Далее: { $part }
move-choose = Выбрать: { $part }
move-restore = Перевернуть лицом вверх: { $item }
move-climb = Заплатить 1 золото и подняться на 1 ступень
move-pay = Заплатить { $goods }
move-sacrifice = Сбросить статую: { $size }, { $god }
move-offer = Поднести кукурузу за { $steps }
move-loss = { $end-key ->
    [potato] Военная потеря: рабочий с картофельной стороны
   *[corn] Военная потеря: рабочий с кукурузной стороны
}
move-lose = Военная потеря из кочевников: { $worker }
move-muster = Сыграть в игровую зону: { $army }
move-conquer = Завоевать: { $region }
move-ease = { $demand-key ->
    [turn] Z13: не переворачивать солдат
   *[discard] Z13: не сбрасывать солдат
}
move-discard = Сбросить для завоевания: { $army }
move-exhaust = Перевернуть для завоевания: { $army }
move-play = Сыграть ради бонуса: { $card }
move-feed = Заплатить 1 золото за недостающий картофель
move-skip = Отказаться
move-done = Завершить

deal-stone-gold = 2 камня на 1 золото
deal-stone-corn = 2 камня на 2 кукурузы
deal-gold-stone = 1 золото на 2 камня
deal-gold-corn = 1 золото на 2 кукурузы
deal-corn-stone = 2 кукурузы на 2 камня
deal-corn-gold = 2 кукурузы на 1 золото

cells-1 = 1 клетку
cells-2 = 2 клетки
steps-1 = 1 ступень
steps-2 = 2 ступени
steps-3 = 3 ступени
ability-own = собственное свойство
ability-courier = посыльный
ability-priest = жрец
end-potato = картофельная сторона
end-corn = кукурузная сторона
place-top = верхний узор
place-under = узор под верхним
side-left = слева
side-right = справа
demand-turn = переворачивание
demand-discard = сброс

## Что нужно решить

ask-choose-start = Выберите начальный узор своего первого гобелена.
ask-keep-cards = Оставьте в руке три карты божеств; остальные пять дадут свои бонусы.
ask-resolve = Какая из выложенных карт даёт бонус следующей?
ask-enter-priest = Откуда начинает ваш верховный жрец?
ask-turn = Ваш ход: разместите рабочего или выполните два разных второстепенных действия.
ask-second-action = Выберите второе второстепенное действие.
ask-place-as = Каким свойством воспользуется рабочий на этот раз?
ask-place-with = Какой картой божества вы платите за клетку? Или золотом?
ask-capture = Ваш воин может забрать соседнего рабочего.
ask-work = Какое поручение следующее?
ask-after-work = Поручения выполнены: что ещё даёт это размещение?
ask-offer-task = Выполняете ли вы поручение карты?
ask-build = Какое здание вы строите? Карта божества сначала сменит рынок.
ask-replace = Какие здания рынка заменить?
ask-build-stairs = Где вы строите ступени?
ask-take-statue = Какую статую вы возводите?
ask-add-tile = Куда добавить узор?
ask-free-weaving = Какой узор вы берёте бесплатно?
ask-return-tile = Z08: какой узор вернуть под стопку?
ask-buy-tiles = Какие узоры вы покупаете? 1, 2 или 3 стоят 1, 3 или 6 кукурузы.
ask-leftover = Покупаете ли вы один из оставшихся узоров за 2 кукурузы?
ask-trade = Какое соединение даёт бонус следующим?
ask-enlist = Какую карту армии вы оставляете?
ask-produce = Какие производственные здания вы используете?
ask-produce-one = Какое производственное здание вы используете один раз?
ask-restore = Что вы переворачиваете лицом вверх?
ask-buy-step = Платите ли вы 1 золото за ступень храма?
ask-take-nomad = Какого кочевника вы берёте?
ask-hire = Конец хода: нанимаете ли вы рабочего из деревни?
ask-limit = Оставить можно двух рабочих: кто выбывает из игры?
ask-receive = Какая часть бонуса следующая?
ask-either = Что из этого вы получаете?
ask-take-god = Откуда вы берёте карту божества?
ask-pay = Чем вы платите?
ask-act-or-gold = Выполнить действие или взять вместо него 1 золото?
ask-triggers = Какое из ваших зданий действует первым?
ask-worship = Какую статую вы сбрасываете ради ступеней храма?
ask-offering = Сколько кукурузы вы подносите за ступени храма?
ask-war-loss = Какой рабочий уходит в военные потери?
ask-levy = Какие карты армии вы играете в игровую зону?
ask-conquer = Куда вы кладёте фишку завоевания?
ask-ease = Z13: какое требование уменьшить?
ask-soldiers = Какая карта армии платит за завоевание?
ask-feed = Для карт божеств не хватает картофеля: за каждый вы потеряете 2 ПО, если не заплатите золотом.
ask-play-cards = Какие карты божеств вы играете ради бонусов? Не больше трёх.

## Почему так ходить нельзя

why-bonus-taken = бонус карты уже взят
why-card-too-many = с картой { $army } платила бы лишняя карта или не хватило бы остальных
why-conquered-already = эта клетка занята, а фишки остаются на всю игру: { $region }
why-dear = это стоит { $cost }, а у вас есть { $have }
why-different-minor = два второстепенных действия должны быть разными
why-exchange-back = только что сделанный обмен не отменяют: { $deal }
why-gold-instead = вместо производства вы взяли золото
why-kept-already = эту карту вы уже оставили: { $card }
why-minor-already = в этот ход вы выполняете второстепенные действия, рабочего не размещают
why-must-build = выберите здание или сначала смените рынок
why-must-replace = выберите хотя бы одно здание на замену
why-must-take-god = эту карту божества нужно взять обязательно
why-no-army-cards = карт армии не осталось
why-no-exchange = обменивает ресурсы только владелец Z15
why-no-extra-task = ещё одно поручение покупает только жрец, и только один раз
why-no-god-cards = карт божеств не осталось ни в колоде, ни на алтаре
why-no-goods = вы не можете заплатить { $goods }, у вас есть { $have }
why-no-joint = ни одно ваше соединение не совпадает
why-no-marker = у вас не осталось фишек завоевания
why-no-nomads = кочевников не осталось
why-no-own-statue = такой статуи у вас нет: { $size }, { $god }
why-no-stair-marker = у вас не осталось фишек ступеней
why-no-stair-space = свободного места для ступеней нет
why-no-statue-of-god = у вас нет статуи божества этой карты: { $card }
why-no-statues = статуй не осталось
why-no-such-ability = для этого свойства вам не хватает здания: { $ability }
why-no-such-end = с этой стороны ({ $side }) ваш гобелен так не заканчивается: { $tile }
why-no-such-joint = среди ваших соединений, которые ещё должны дать бонус, такого символа нет: { $symbol }
why-no-such-node = у клетки нет такого поручения: { $task }
why-no-such-nomad = среди кочевников такого нет: { $worker }
why-no-such-statue = таких статуй не осталось: { $size }, { $god }
why-no-such-worker = в вашем запасе такого нет: { $worker }
why-no-summoning = карты божеств за картофель берёт только владелец Z19
why-no-tasks-left = поручений у рабочего не осталось
why-no-turning-up = сейчас ничто не позволяет это перевернуть: { $item }
why-no-upper-stairs = нижним ступеням нужны верхние, а в секторе { $sector } их нет
why-no-warriors = воинов не забирают, а на { $space } стоит воин
why-no-weaving = { $n ->
    [0] стопка узоров пуста
   *[other] в стопке остался только один узор
}
why-nobody-there = на { $space } никого нет
why-node-done = это поручение ждёт, пока будут выполнены все три: { $task }
why-not-adjacent = клетка { $space } не соседняя
why-not-among-troops = эта карта не лежит лицевой стороной вверх в вашей игровой зоне: { $army }
why-not-dealt = эту карту вам не раздали: { $card }
why-not-drawn = эту карту вы не брали: { $army }
why-not-face-down = перед вами это не лежит лицевой стороной вниз: { $item }
why-not-face-up = лицевой стороной вверх у вас этого нет: { $tile }
why-not-in-army-hand = этой карты в вашей руке нет: { $army }
why-not-in-bonus = такой части в бонусе нет или она уже взята: { $part }
why-not-in-hand = этой карты в вашей руке нет, или больше играть нельзя: { $card }
why-not-in-market = этого здания на рынке нет: { $tile }
why-not-laid-out = эта карта перед вами не выложена: { $card }
why-not-on-altar = этой карты на алтаре нет: { $card }
why-not-on-loom = этого узора нет среди открытых: { $tile }
why-not-your-turn = карты армии, Z15 и Z19 используют только в свой ход
why-nothing-face-up = у вас нет производственных зданий лицевой стороной вверх
why-nothing-to-build = вы не можете оплатить ни одно здание рынка, и у вас нет карты божества, чтобы его сменить; у вас есть { $have }
why-nothing-to-exchange = на обмен не хватает ({ $deal }), у вас есть { $have }
why-nothing-to-wait-for = этим можно воспользоваться через мгновение
why-one-of-each-size = не больше одной статуи каждого размера: { $size }
why-one-step-only = больше чем на одну ступень подносит только тот, кто передвинул жреца
why-only-buildings = здесь переворачивают только производственные здания: { $item }
why-other-demand = ещё сбросить солдат: { $discard }, затем перевернуть: { $turn }
why-other-god = божество карты { $card } не то, что на { $space }
why-other-price = цена — { $cost }
why-other-task = карта разрешает другое поручение: { $task }
why-own-ability = это собственное свойство рабочего: { $ability }
why-paid-with-gold = за клетку заплачено золотом, поэтому бонуса нет
why-pay-now = вы обменяли ресурсы, чтобы платить; заплатите хотя бы 1 золото
why-replaced-already = оно уже выбрано, или выбраны уже два
why-same-design = в этом гобелене уже есть рисунок { $design }
why-same-face = карты с одинаковым лицом равноценны, берите { $army }
why-same-face-down = сначала идёт другая карта с таким же лицом: { $item }
why-small-one-only = бесплатная статуя — маленькая
why-space-taken = клетка { $space } занята
why-stairs-taken = в секторе { $sector } уже есть { $level } ступени
why-start-taken = этот узор уже взят: { $tile }
why-swapped-already = рынок меняют не больше раза для каждого здания
why-tasks-first = бонус берут до первого или после последнего поручения
why-too-few-soldiers = нужно сбросить { $discard } и перевернуть { $turn }, а солдат у вас { $have }
why-too-many-workers = рабочих у вас { $n }, а оставить можно двух
why-top-step = такой высокой ступени в храме нет
why-unpayable-after = после этого обмена нечем было бы заплатить { $cost }
why-used-already = это здание в этом производстве уже использовано: { $tile }
why-village-empty = деревня пуста
why-village-first = пока в деревне есть рабочие, потеря идёт оттуда

## Что произошло

event-advance = { $who } передвигает верховного жреца: { $action }
event-altar = На алтарь: { $card }
event-altar-away = С алтаря под колоду: { $card }
event-altar-full = Алтарь полон: его карты замешаны в колоду
event-army = { $who } берёт карты армии: { $n }
event-army-discard = { $who } сбрасывает: { $army }
event-begin = { $who } начинает гобелен: { $tile }
event-block = Рабочий занимает клетку { $space }: { $worker }
event-bonus = { $who } берёт бонус карты: { $card }
event-build = { $who } строит: { $tile }
event-capture = { $who } забирает рабочего с { $space }
event-ceremony = Церемония { $n }
event-climb = { $who } поднимается на ступень { $step }
event-conquer = { $who } завоёвывает: { $region }
event-dismiss = { $who } отпускает рабочего: { $worker }
event-end = Конец игры
event-enter = { $who } ставит верховного жреца: { $action }
event-gain = { $who } получает { $goods }
event-god-altar = { $who } берёт с алтаря: { $card }
event-god-deck = { $who } берёт карту божества из колоды
event-her-cell = { $who }: { $does }
event-her-place = { $who } размещает рабочего на { $space }: { $worker }
event-her-start = { $who } начинает с верховным жрецом здесь: { $action }
event-hire = { $who } нанимает рабочего из деревни: { $end }
event-join = { $who } добавляет к гобелену: { $tile }
event-loom = { $who } открывает узоры: { $tile }
event-loss = Военная потеря: { $worker }
event-majority = { $who } владеет большинством в регионе: { $land }
event-minor = { $who }: { $minor }
event-muster = { $who } играет карту армии: { $army }
event-open = { $who } выкладывает: { $card }
event-pay = { $who } платит { $goods }
event-place = { $who } размещает рабочего на { $space }: { $worker }, поручений: { $n }
event-play = { $who } играет: { $card }
event-resolve = { $who } получает бонус карты: { $card }
event-restore = { $who } переворачивает лицом вверх: { $item }
event-roll = На кубике Аксомаммы { $n }
event-sacrifice = { $who } сбрасывает статую: { $size }, { $god }
event-score = { $who }: { $vp } ПО ({ $source })
event-show = Новое на рынке: { $tile }
event-spend = { $who } сбрасывает ради бонуса: { $army }
event-stairs = { $who } строит { $level } ступени в секторе { $sector }
event-statue = { $who } возводит статую: { $size }, { $god }
event-swap = { $who } кладёт карту божества под колоду и меняет рынок
event-task = { $who } выполняет поручение: { $task }
event-token = { $who } берёт жетон церемонии
event-trade = { $who } торгует
event-train = { $who } тренируется и оставляет карту армии
event-troops-discard = { $who } сбрасывает для завоевания: { $army }
event-troops-down = { $who } переворачивает для завоевания: { $army }
event-turn = Ход: { $who }
event-use = { $who } использует: { $tile }
event-village = Деревня пополнена: { $worker }
event-weaving = { $who } берёт узор: { $tile }
event-with = { $who } играет карту божества: { $card }
event-worker = { $who } получает рабочего: { $worker }

who-axomamma = Аксомамма

## Ресурсы, рабочие, божества, места


amount-potato = { $n ->
    [one] { $n } картофель
   *[other] { $n } картофеля
}
amount-corn = { $n ->
    [one] { $n } кукурузу
   *[other] { $n } кукурузы
}
amount-stone = { $n ->
    [one] { $n } камень
    [few] { $n } камня
    [many] { $n } камней
   *[other] { $n } камня
}
amount-gold = { $n ->
    [one] { $n } золото
   *[other] { $n } золота
}
amount-food = { $n } еды
amount-vp = { $n } ПО
amount-step = { $n ->
    [one] { $n } ступень храма
    [few] { $n } ступени храма
    [many] { $n } ступеней храма
   *[other] { $n } ступени храма
}
amount-architect = { worker-architect }: { $n }
amount-craftsman = { worker-craftsman }: { $n }
amount-warrior = { worker-warrior }: { $n }
amount-courier = { worker-courier }: { $n }
amount-priest = { worker-priest }: { $n }
amount-god-card = { $n ->
    [one] { $n } карта бога
    [few] { $n } карты бога
    [many] { $n } карт бога
   *[other] { $n } карты бога
}
amount-army-card = { $n ->
    [one] { $n } карта армии
    [few] { $n } карты армии
    [many] { $n } карт армии
   *[other] { $n } карты армии
}
amount-weaving = { $n ->
    [one] { $n } узор
    [few] { $n } узора
    [many] { $n } узоров
   *[other] { $n } узора
}
amount-statue = { $n ->
    [one] { $n } статуя
    [few] { $n } статуи
    [many] { $n } статуй
   *[other] { $n } статуи
}

worker-architect = архитектор
worker-craftsman = ремесленник
worker-warrior = воин
worker-courier = посыльный
worker-priest = жрец

god-g1 = Солнце
god-g2 = Луна
god-g3 = Гром
god-g4 = Земля
god-g5 = Море
god-g6 = Радуга

size-small = маленькая
size-large = большая
level-upper = верхние
level-lower = нижние

action-production = производство
action-worship = поклонение
action-offering = подношение
action-conquest = завоевание
action-restoration = восстановление

minor-pray = молитва
minor-drill = тренировка
minor-recruit = наём

land-chinchaysuyu = Чинчайсуйу
land-antisuyu = Антисуйу
land-qullasuyu = Кольясуйу
land-kuntisuyu = Кунтисуйу

task-potato = сбор картофеля
task-corn = сбор кукурузы
task-stone = сбор камня
task-gold = сбор золота
task-weave = создание узоров
task-statue = возведение статуи
task-stairs = строительство ступеней
task-build = строительство здания
task-train = тренировка
task-produce_one = однократное производство
task-trade = торговля

symbol-gold = золото
symbol-stone = камень
symbol-potato = картофель
symbol-god = карта божества и картофель
symbol-restore = восстановление
symbol-army = карта армии
symbol-step = ступень храма за золото
symbol-vp = победные очки

part-potato = картофель
part-corn = кукуруза
part-stone = камень
part-gold = золото
part-vp = победные очки
part-army = карта армии
part-god = карта божества
part-train = тренировка
part-weaving = узор
part-worker = рабочий
part-restore = восстановление
part-step = ступень храма
part-buy-step = ступень храма за золото
part-building = здание
part-stairs = ступени
part-statue = маленькая статуя
part-task = поручение
part-either = одно из нескольких

does-gain = ресурсы
does-personality = золото и личность
does-weave = узоры
does-build-production = производственное здание
does-build-permanent = постоянное здание
does-stairs = ступени
does-statue = статуя
does-hire-potato = рабочий с картофельной стороны
does-hire-corn = рабочий с кукурузной стороны
does-hire-nomad = кочевник

source-cards = карты божеств
source-army = карты армии
source-buildings = здания
source-trade = торговля
source-temple = храм
source-conquest = завоевание
source-axomamma = Аксомамма
source-stairs = ступени
source-statues = статуи
source-token = жетон церемонии
source-majority = большинство
source-hunger = нехватка картофеля
source-tapestries = гобелены в конце игры
source-temple-end = храм в конце игры
source-built = здания в конце игры
source-hand = карты божеств в руке
source-troops = открытые карты армии
source-supply = рабочие в запасе
source-gold = золото в конце игры

design-A = A
design-B = B
design-C = C
design-D = D
design-E = E
design-F = F
design-G = G

card-gold = золото
card-deck = колода

## Что делают компоненты

describe-card = карта божества ({ $god }): { $gives }
describe-army = карта армии, солдат: { $n }; если сбросить с руки: { $gives }
describe-production = производственное здание, стоит { $cost }: { $gives }
describe-permanent = постоянное здание, стоит { $cost }: { $gives }
describe-weaving = узор с рисунком { $design }: слева { $left }, справа { $right }
describe-space = { $terrace } терраса, сектор { $sector }, { $god }: { $tasks }
describe-conquest = перевернуть { $turn }, сбросить { $discard }: { $gives }
describe-or = { $first } или { $second }

terrace-top = верхняя
terrace-middle = средняя
terrace-bottom = нижняя

gives-potato = { amount-potato }
gives-corn = { $n ->
    [one] { $n } кукуруза
   *[other] { amount-corn }
}
gives-stone = { amount-stone }
gives-gold = { amount-gold }
gives-vp = { amount-vp }
gives-army = { $n ->
    [one] { $n } карта армии
    [few] { $n } карты армии
    [many] { $n } карт армии
   *[other] { $n } карты армии
}
gives-god = { $n ->
    [one] { $n } карта божества
    [few] { $n } карты божеств
    [many] { $n } карт божеств
   *[other] { $n } карты божеств
}
gives-train = { $n ->
    [1] тренировка
   *[other] тренировка, раз: { $n }
}
gives-weaving = { $n ->
    [one] { $n } узор
    [few] { $n } узора
    [many] { $n } узоров
   *[other] { $n } узора
}
gives-worker = { $n ->
    [one] { $n } рабочий из кочевников
    [few] { $n } рабочих из кочевников
    [many] { $n } рабочих из кочевников
   *[other] { $n } рабочего из кочевников
}
gives-restore = восстановить свои производственные здания или карты армии: { $n }
gives-step = { $n ->
    [one] { $n } ступень храма
    [few] { $n } ступени храма
    [many] { $n } ступеней храма
   *[other] { $n } ступени храма
}
gives-buy-step = { $n ->
    [1] можно заплатить 1 золото за 1 ступень храма
   *[other] можно заплатить 1 золото за 1 ступень храма, раз: { $n }
}
gives-building = { $n ->
    [1] бесплатно построить 1 здание
   *[other] бесплатно построить здания: { $n }
}
gives-stairs = { $n ->
    [1] бесплатно построить 1 ступени
   *[other] бесплатно построить ступени: { $n }
}
gives-statue = { $n ->
    [1] 1 маленькая статуя бесплатно
   *[other] маленькие статуи бесплатно: { $n }
}
gives-task = можно выполнить поручение: { $task }

power-Z01 = размещая любого рабочего, можно считать его посыльным
power-Z02 = размещая любого рабочего, можно считать его жрецом
power-Z03 = размещая воина, переверните лицом вверх до 2 своих производственных зданий
power-Z04 = добавленный узор, образовавший совпадение, сразу даёт бонус соединения
power-Z05 = ваши ремесленники действуют и как архитекторы на синих клетках, а архитекторы — как ремесленники на зелёных
power-Z06 = 4 картофеля в начале каждой церемонии; в конце игры каждая карта божества в руке стоит 2 ПО
power-Z07 = собственные ступени дают вам по 1 ПО, когда их использует ваше размещение
power-Z08 = создавая узоры, откройте 5 и верните 2 из них
power-Z09 = в начале каждой церемонии 1 ПО за каждый узор самого длинного гобелена
power-Z10 = 2 картофеля, 1 кукуруза и 1 камень в начале каждой церемонии
power-Z11 = всякий раз, когда кто-либо активирует подношение: 1 бесплатный узор
power-Z12 = всякий раз, когда кто-либо активирует подношение, и перед каждой церемонией: можно заплатить 1 золото за 1 ступень храма
power-Z13 = ваши завоевания требуют перевернуть на 1 и сбросить на 1 солдата меньше, но всего не меньше 1
power-Z14 = ваши воины получают на 2 поручения больше
power-Z15 = свободно обменивайте 2 камня, 1 золото и 2 кукурузы в свой ход и всякий раз, когда платите
power-Z16 = всякий раз, когда кто-либо активирует производство: восстановите 1 производственное здание или карту армии
power-Z17 = всякий раз, когда кто-либо активирует завоевание: 1 золото и 1 ПО
power-Z18 = всякий раз, когда кто-либо активирует восстановление: 1 карта армии и 1 золото
power-Z19 = в любой момент своего хода заплатите 1 картофель за 1 карту божества
power-Z20 = сбор картофеля, кукурузы или камня приносит на 1 больше и 1 ПО

## Названия компонентов: наши собственные, на картах и плитках названий нет

card-G01 = Солнце · картофель
card-G02 = Солнце · золото
card-G03 = Солнце · очки
card-G04 = Солнце · карта армии, очки
card-G05 = Солнце · здание, очки
card-G06 = Солнце · ступень за золото, картофель
card-G07 = Солнце · карта божества, картофель
card-G08 = Луна · картофель, очки
card-G09 = Луна · камень
card-G10 = Луна · очки, кукуруза
card-G11 = Луна · тренировка, картофель
card-G12 = Луна · статуя, камень
card-G13 = Луна · узор, картофель
card-G14 = Луна · рабочий, картофель
card-G15 = Гром · картофель, кукуруза
card-G16 = Гром · камень, кукуруза
card-G17 = Гром · очки
card-G18 = Гром · восстановление, картофель
card-G19 = Гром · ступени, камень
card-G20 = Гром · узор, картофель
card-G21 = Гром · карта божества, камень
card-G22 = Земля · кукуруза
card-G23 = Земля · камень, очки
card-G24 = Земля · очки, картофель
card-G25 = Земля · карта армии, очки
card-G26 = Земля · статуя, камень
card-G27 = Земля · ступень за золото, очки
card-G28 = Земля · рабочий, картофель
card-G29 = Море · картофель, кукуруза, очки
card-G30 = Море · камень
card-G31 = Море · очки, камень
card-G32 = Море · тренировка, кукуруза
card-G33 = Море · здание, очки
card-G34 = Море · торговля, очки
card-G35 = Море · карта божества, очки
card-G36 = Радуга · картофель, кукуруза
card-G37 = Радуга · золото
card-G38 = Радуга · очки, картофель
card-G39 = Радуга · восстановление, очки
card-G40 = Радуга · производство, очки
card-G41 = Радуга · узор, очки
card-G42 = Радуга · рабочий, кукуруза

army-A01 = A01 (1 солдат: картофель)
army-A02 = A02 (1 солдат: картофель)
army-A03 = A03 (1 солдат: картофель)
army-A04 = A04 (1 солдат: картофель)
army-A05 = A05 (1 солдат: кукуруза, картофель)
army-A06 = A06 (1 солдат: кукуруза, картофель)
army-A07 = A07 (1 солдат: камень, картофель)
army-A08 = A08 (1 солдат: камень, картофель)
army-A09 = A09 (1 солдат: очки)
army-A10 = A10 (1 солдат: очки)
army-A11 = A11 (1 солдат: очки)
army-A12 = A12 (1 солдат: карта божества)
army-A13 = A13 (1 солдат: карта божества)
army-A14 = A14 (1 солдат: карта божества)
army-A15 = A15 (1 солдат: золото)
army-A16 = A16 (1 солдат: золото)
army-A17 = A17 (1 солдат: кукуруза)
army-A18 = A18 (1 солдат: кукуруза)
army-A19 = A19 (2 солдата: картофель)
army-A20 = A20 (2 солдата: картофель)
army-A21 = A21 (2 солдата: картофель)
army-A22 = A22 (2 солдата: картофель)
army-A23 = A23 (2 солдата: очки)
army-A24 = A24 (2 солдата: очки)
army-A25 = A25 (2 солдата: очки)
army-A26 = A26 (2 солдата: очки)
army-A27 = A27 (2 солдата: кукуруза)
army-A28 = A28 (2 солдата: кукуруза)
army-A29 = A29 (2 солдата: камень)
army-A30 = A30 (2 солдата: камень)

tile-P01 = P01 Картофельные террасы
tile-P02 = P02 Двор чуньо
tile-P03 = P03 Кукурузные террасы
tile-P04 = P04 Смешанные террасы
tile-P05 = P05 Орошаемые поля
tile-P06 = P06 Праздничная площадь
tile-P07 = P07 Дом служителей
tile-P08 = P08 Казарма
tile-P09 = P09 Мастерская
tile-P10 = P10 Дом золотых дел мастеров
tile-P11 = P11 Дом чичи
tile-P12 = P12 Дом жрецов
tile-P13 = P13 Каменоломня
tile-P14 = P14 Большая житница
tile-P15 = P15 Меновая палата
tile-P16 = P16 Дом ткачих
tile-P17 = P17 Придорожное святилище
tile-P18 = P18 Золотой рудник
tile-P19 = P19 Дворец Куско
tile-Z01 = Z01 Почтовая станция
tile-Z02 = Z02 Дом оракулов
tile-Z03 = Z03 Башня боевых барабанов
tile-Z04 = Z04 Ткацкий станок Солнца
tile-Z05 = Z05 Цех мастеров
tile-Z06 = Z06 Кладовая подношений
tile-Z07 = Z07 Пошлина на ступенях
tile-Z08 = Z08 Красильня
tile-Z09 = Z09 Зал гобеленов
tile-Z10 = Z10 Церемониальная кладовая
tile-Z11 = Z11 Дар ткачих
tile-Z12 = Z12 Золотая лестница
tile-Z13 = Z13 Дом военачальников
tile-Z14 = Z14 Крепость
tile-Z15 = Z15 Дом обмена
tile-Z16 = Z16 Дом целителей
tile-Z17 = Z17 Триумфальные ворота
tile-Z18 = Z18 Вербовочный пост
tile-Z19 = Z19 Полевой алтарь
tile-Z20 = Z20 Образцовое хозяйство

tile-SW01 = узор SW01 (картофель ‹A› ступень)
tile-SW02 = узор SW02 (камень ‹B› очки)
tile-SW03 = узор SW03 (армия ‹C› камень)
tile-SW04 = узор SW04 (золото ‹D› армия)
tile-W01 = узор W01 (божество ‹A› камень)
tile-W02 = узор W02 (восстановление ‹B› ступень)
tile-W03 = узор W03 (ступень ‹C› картофель)
tile-W04 = узор W04 (очки ‹D› армия)
tile-W05 = узор W05 (картофель ‹E› золото)
tile-W06 = узор W06 (камень ‹F› золото)
tile-W07 = узор W07 (армия ‹G› божество)
tile-W08 = узор W08 (золото ‹A› восстановление)
tile-W09 = узор W09 (божество ‹B› камень)
tile-W10 = узор W10 (восстановление ‹C› очки)
tile-W11 = узор W11 (ступень ‹D› очки)
tile-W12 = узор W12 (очки ‹E› золото)
tile-W13 = узор W13 (картофель ‹F› очки)
tile-W14 = узор W14 (камень ‹G› картофель)
tile-W15 = узор W15 (армия ‹A› картофель)
tile-W16 = узор W16 (золото ‹B› божество)
tile-W17 = узор W17 (божество ‹C› картофель)
tile-W18 = узор W18 (восстановление ‹D› картофель)
tile-W19 = узор W19 (ступень ‹E› армия)
tile-W20 = узор W20 (очки ‹F› ступень)
tile-W21 = узор W21 (картофель ‹G› камень)
tile-W22 = узор W22 (камень ‹A› восстановление)
tile-W23 = узор W23 (армия ‹B› золото)
tile-W24 = узор W24 (золото ‹C› камень)
tile-W25 = узор W25 (божество ‹D› восстановление)
tile-W26 = узор W26 (восстановление ‹E› божество)
tile-W27 = узор W27 (ступень ‹F› армия)
tile-W28 = узор W28 (очки ‹A› армия)
tile-W29 = узор W29 (картофель ‹B› божество)
tile-W30 = узор W30 (камень ‹C› ступень)
tile-W31 = узор W31 (армия ‹A› восстановление)

item-P01 = { tile-P01 }
item-P02 = { tile-P02 }
item-P03 = { tile-P03 }
item-P04 = { tile-P04 }
item-P05 = { tile-P05 }
item-P06 = { tile-P06 }
item-P07 = { tile-P07 }
item-P08 = { tile-P08 }
item-P09 = { tile-P09 }
item-P10 = { tile-P10 }
item-P11 = { tile-P11 }
item-P12 = { tile-P12 }
item-P13 = { tile-P13 }
item-P14 = { tile-P14 }
item-P15 = { tile-P15 }
item-P16 = { tile-P16 }
item-P17 = { tile-P17 }
item-P18 = { tile-P18 }
item-P19 = { tile-P19 }
item-A01 = { army-A01 }
item-A02 = { army-A02 }
item-A03 = { army-A03 }
item-A04 = { army-A04 }
item-A05 = { army-A05 }
item-A06 = { army-A06 }
item-A07 = { army-A07 }
item-A08 = { army-A08 }
item-A09 = { army-A09 }
item-A10 = { army-A10 }
item-A11 = { army-A11 }
item-A12 = { army-A12 }
item-A13 = { army-A13 }
item-A14 = { army-A14 }
item-A15 = { army-A15 }
item-A16 = { army-A16 }
item-A17 = { army-A17 }
item-A18 = { army-A18 }
item-A19 = { army-A19 }
item-A20 = { army-A20 }
item-A21 = { army-A21 }
item-A22 = { army-A22 }
item-A23 = { army-A23 }
item-A24 = { army-A24 }
item-A25 = { army-A25 }
item-A26 = { army-A26 }
item-A27 = { army-A27 }
item-A28 = { army-A28 }
item-A29 = { army-A29 }
item-A30 = { army-A30 }

space-T01 = T01 { god-g1 }
space-T02 = T02 { god-g2 }
space-T03 = T03 { god-g3 }
space-T04 = T04 { god-g4 }
space-T05 = T05 { god-g1 }
space-T06 = T06 { god-g5 }
space-T07 = T07 { god-g6 }
space-T08 = T08 { god-g3 }
space-T09 = T09 { god-g2 }
space-T10 = T10 { god-g4 }
space-M01 = M01 { god-g4 }
space-M02 = M02 { god-g5 }
space-M03 = M03 { god-g6 }
space-M04 = M04 { god-g1 }
space-M05 = M05 { god-g2 }
space-M06 = M06 { god-g4 }
space-M07 = M07 { god-g3 }
space-M08 = M08 { god-g5 }
space-M09 = M09 { god-g6 }
space-M10 = M10 { god-g1 }
space-M11 = M11 { god-g4 }
space-M12 = M12 { god-g2 }
space-M13 = M13 { god-g5 }
space-M14 = M14 { god-g6 }
space-M15 = M15 { god-g3 }
space-B01 = B01 { god-g1 }
space-B02 = B02 { god-g2 }
space-B03 = B03 { god-g3 }
space-B04 = B04 { god-g6 }
space-B05 = B05 { god-g4 }
space-B06 = B06 { god-g5 }
space-B07 = B07 { god-g1 }
space-B08 = B08 { god-g6 }
space-B09 = B09 { god-g2 }
space-B10 = B10 { god-g3 }
space-B11 = B11 { god-g4 }
space-B12 = B12 { god-g1 }
space-B13 = B13 { god-g5 }
space-B14 = B14 { god-g6 }
space-B15 = B15 { god-g2 }
space-B16 = B16 { god-g3 }
space-B17 = B17 { god-g1 }
space-B18 = B18 { god-g4 }
space-B19 = B19 { god-g5 }
space-B20 = B20 { god-g6 }

region-chinchaysuyu-1 = Чинчайсуйу 1
region-chinchaysuyu-2 = Чинчайсуйу 2
region-chinchaysuyu-3 = Чинчайсуйу 3
region-chinchaysuyu-4 = Чинчайсуйу 4
region-chinchaysuyu-5 = Чинчайсуйу 5
region-chinchaysuyu-6 = Чинчайсуйу 6
region-antisuyu-1 = Антисуйу 1
region-antisuyu-2 = Антисуйу 2
region-antisuyu-3 = Антисуйу 3
region-antisuyu-4 = Антисуйу 4
region-antisuyu-5 = Антисуйу 5
region-antisuyu-6 = Антисуйу 6
region-qullasuyu-1 = Кольясуйу 1
region-qullasuyu-2 = Кольясуйу 2
region-qullasuyu-3 = Кольясуйу 3
region-qullasuyu-4 = Кольясуйу 4
region-qullasuyu-5 = Кольясуйу 5
region-qullasuyu-6 = Кольясуйу 6
region-kuntisuyu-1 = Кунтисуйу 1
region-kuntisuyu-2 = Кунтисуйу 2
region-kuntisuyu-3 = Кунтисуйу 3
region-kuntisuyu-4 = Кунтисуйу 4
region-kuntisuyu-5 = Кунтисуйу 5
region-kuntisuyu-6 = Кунтисуйу 6

## Изображения

pic-ceremony = { $n ->
    [0] до первой церемонии
    [1] проведена 1 церемония из 3
   *[other] проведено { $n } церемонии из 3
}
pic-over = игра окончена
pic-token = жетон: { $name }
pic-hill = Холм
pic-stairs-upper = верх. ступени
pic-stairs-lower = ниж. ступени
pic-none = –
pic-village = Деревня
pic-nomads = Кочевники
pic-losses = Военные потери
pic-bag = Мешочек { $n }
pic-altar = Алтарь
pic-deck = колода { $n }
pic-army-deck = колода армии { $n }, сброс { $m }
pic-weaving = Узоры { $n }, сверху { $tile }
pic-loom = открыто
pic-temple = Храм
pic-regions = Регионы (перевернуть/сбросить)
pic-market = Рынок
pic-statues = Статуи в запасе (маленькие/большие)
pic-players = Игроки
pic-hand = Ваши карты божеств
pic-army = Ваши карты армии
pic-laid = Выложено
pic-starts = Начальные узоры
pic-her = Планшет Аксомаммы
pic-slots = слоты
pic-tokens = жетоны
pic-personality = личность
pic-roll = кубик { $n }
pic-up = готовы
pic-down = перевёрнуты
pic-troops = солдаты
pic-tired = перевёрнуты
pic-own-statues = статуи
pic-tapestries = гобелены
pic-legend-workers = Рабочие: { $list }
pic-legend-tasks = Поручения: { $list }
pic-legend-spaces = b синяя клетка, g зелёная; буква рядом с божеством — рабочий на клетке

pic-head-vp = ПО
pic-head-potato = кар
pic-head-corn = кук
pic-head-stone = кам
pic-head-gold = зол
pic-head-workers = рабоч.
pic-head-cards = бож
pic-head-army = арм
pic-head-step = стп
pic-head-stairs = лес
pic-head-markers = фиш

pic-worker-architect = А
pic-worker-craftsman = Р
pic-worker-warrior = В
pic-worker-courier = П
pic-worker-priest = Ж
pic-god-g1 = Со
pic-god-g2 = Лу
pic-god-g3 = Гр
pic-god-g4 = Зе
pic-god-g5 = Мо
pic-god-g6 = Ра
pic-task-potato = Ка
pic-task-corn = Ку
pic-task-stone = Км
pic-task-gold = Зо
pic-task-weave = Уз
pic-task-statue = Ст
pic-task-stairs = Сп
pic-task-build = Зд
pic-task-train = Тр
pic-task-produce_one = Пр
pic-task-trade = То
pic-short-potato = кар
pic-short-corn = кук
pic-short-stone = кам
pic-short-gold = зол
pic-short-vp = ПО
pic-short-army = арм
pic-short-god = бож
pic-short-train = трен
pic-short-weaving = узор
pic-short-worker = раб
pic-short-restore = восст
pic-short-step = ↑
pic-short-buy-step = зол›↑
pic-short-building = здан
pic-short-stairs = ступ
pic-short-statue = статуя
pic-short-task = поруч
pic-or = или
