game-title = Тауантинсуйу: империя инков
game-about = Рабочие поднимаются по террасам Куско, жрецы обходят Кориканчу, а армии несут империю в четыре региона.

option-learning = Обучающая игра
option-learning-about = Кориканча лежит так, как напечатано на поле, а не повёрнута случайным образом.
option-E1 = Без личности
option-E1-about = Одиночная игра, легче: Аксомамма играет без жетона личности.
option-E2 = Здания дороже
option-E2-about = Одиночная игра, легче: её здания стоят 2 камня вместо 1.
option-E3 = Поклонение реже
option-E3-about = Одиночная игра, легче: для поклонения ей нужны не меньше 2 статуй.
option-E4 = Одно завоевание
option-E4-about = Одиночная игра, легче: второго завоевания она не делает.
option-E5 = Без карты армии
option-E5-about = Одиночная игра, легче: в ход без рабочих она не берёт карту армии.
option-H1 = Бесплатная ступень
option-H1-about = Одиночная игра, сложнее: активировав поклонение или подношение, она сначала бесплатно поднимается на 1 ступень.
option-H2 = Завоевания смелее
option-H2-about = Одиночная игра, сложнее: чтобы активировать завоевание, ей достаточно стольких солдат, сколько военных потерь.
option-H3 = Завоевания дешевле
option-H3-about = Одиночная игра, сложнее: её завоевания требуют перевернуть на 1 и сбросить на 1 солдата меньше.
option-H4 = Очки за действия жреца
option-H4-about = Одиночная игра, сложнее: 2 ПО за каждое выбранное ею действие жреца.
option-H5 = Узоры дороже
option-H5-about = Одиночная игра, сложнее: на церемониях она получает 2 ПО за каждый узор.
option-H6 = Очки без рабочих
option-H6-about = Одиночная игра, сложнее: 2 ПО за каждый ход без рабочих.
option-H7 = Очки за ресурсы
option-H7-about = Одиночная игра, сложнее: в конце 1 ПО за каждый оставшийся у неё ресурс, а за золото 2.
option-arrival = Личность по прибытии
option-arrival-about = Одиночная игра: её личность действует ещё и сразу, когда жетон прибывает на свою клетку.

## Ходы

move-start = Начать первый гобелен: { $tile }
move-keep = Оставить в руке: { $card }
move-resolve = Взять бонус карты: { $card }
move-enter = Поставить верховного жреца: { $action }
move-place = Разместить: { $worker } → { $space }
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
move-capture = Забрать рабочего: { $space }
move-statue = Возвести статую: { $size }, { $god }
move-stairs = Построить { $level } ступени в секторе { $sector }
move-build = Построить: { $tile }
move-swap = Положить под колоду, чтобы сменить рынок: { $card }
move-replace = Заменить: { $tile }
move-use = Использовать: { $tile }
move-enlist = Оставить, другую сбросить: { $army }
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
    [turn] { tile-Z13 }: не переворачивать солдат
   *[discard] { tile-Z13 }: не сбрасывать солдат
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
ask-return-tile = { tile-Z08 }: какой узор вернуть под стопку?
ask-buy-tiles = Какие узоры вы покупаете? 1, 2 или 3 стоят 1, 3 или 6 кукурузы.
ask-leftover = Покупаете ли вы один из оставшихся узоров за 2 кукурузы?
ask-trade = Какое соединение даёт бонус следующим?
ask-enlist = Какую карту армии вы оставляете?
ask-produce = Какие производственные здания вы используете?
ask-produce-one = Какое производственное здание вы используете один раз?
ask-restore = Что вы переворачиваете лицом вверх?
ask-buy-step = Платите ли вы 1 золото за ступень храма?
ask-take-nomad = Какого кочевника вы берёте?
ask-hire = Конец хода: нанимаете ли вы рабочего из деревни? Остаться у вас могут двое: лишний выбывает из игры.
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
ask-ease = { tile-Z13 }: какое требование уменьшить?
ask-soldiers = Какая карта армии платит за завоевание?
ask-feed = Для карт божеств не хватает картофеля: за каждый вы потеряете 2 ПО, если не заплатите золотом.
ask-play-cards = Какие карты божеств вы играете ради бонусов? Не больше трёх.

## Почему так ходить нельзя

why-altar-closed = на последнем этапе церемонии карты божеств берут только из колоды
why-bonus-taken = бонус карты уже взят
why-card-too-many = с этой картой платила бы лишняя карта или не хватило бы остальных: { $army }
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
why-no-exchange = обменивает ресурсы только владелец здания «{ tile-Z15 }»
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
why-no-summoning = карты божеств за картофель берёт только владелец здания «{ tile-Z19 }»
why-no-tasks-left = поручений у рабочего не осталось
why-no-turning-up = сейчас ничто не позволяет это перевернуть: { $item }
why-no-upper-stairs = нижним ступеням нужны верхние, а в секторе { $sector } их нет
why-no-warriors = воинов не забирают, а там стоит воин: { $space }
why-no-weaving = { $n ->
    [0] стопка узоров пуста
   *[other] в стопке остался только один узор
}
why-nobody-there = там никого нет: { $space }
why-node-done = это поручение ждёт, пока будут выполнены все три: { $task }
why-not-adjacent = это не соседняя клетка: { $space }
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
why-not-your-turn = карты армии и здания «{ tile-Z15 }» и «{ tile-Z19 }» используют только в свой ход
why-nothing-face-up = у вас нет производственных зданий лицевой стороной вверх
why-nothing-to-build = вы не можете оплатить ни одно здание рынка, и у вас нет карты божества, чтобы его сменить; у вас есть { $have }
why-nothing-to-exchange = на обмен не хватает ({ $deal }), у вас есть { $have }
why-nothing-to-wait-for = этим можно воспользоваться через мгновение
why-one-of-each-size = не больше одной статуи каждого размера: { $size }
why-one-step-only = больше чем на одну ступень подносит только тот, кто передвинул жреца
why-only-buildings = здесь переворачивают только производственные здания: { $item }
why-other-demand = ещё сбросить солдат: { $discard }, затем перевернуть: { $turn }
why-other-god = на карте «{ $card }» не то божество, что на клетке: { $space }
why-other-price = цена — { $cost }
why-other-task = карта разрешает другое поручение: { $task }
why-own-ability = это собственное свойство рабочего: { $ability }
why-paid-with-gold = за клетку заплачено золотом, поэтому бонуса нет
why-pay-now = вы обменяли ресурсы, чтобы платить; заплатите хотя бы 1 золото
why-replaced-already = оно уже выбрано, или выбраны уже два
why-same-design = в этом гобелене уже есть рисунок «{ $design }»
why-same-face = карты с одинаковым лицом равноценны, берите другую такую же: { $army }
why-same-face-down = сначала идёт другая карта с таким же лицом: { $item }
why-small-one-only = бесплатная статуя — маленькая
why-space-taken = там уже кто-то стоит: { $space }
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
event-block = Рабочий занимает клетку: { $worker } → { $space }
event-bonus = { $who } берёт бонус карты: { $card }
event-build = { $who } строит: { $tile }
event-capture = { $who } забирает рабочего: { $space }
event-ceremony = Церемония { $n }
event-climb = { $who } поднимается в храме
event-conquer = { $who } завоёвывает: { $region }
event-dismiss = { $who } отпускает рабочего: { $worker }
event-end = Конец игры
event-enter = { $who } ставит верховного жреца: { $action }
event-gain = { $who } получает { $goods }
event-god-altar = { $who } берёт с алтаря: { $card }
event-god-deck = { $who } берёт карту божества из колоды
event-her-cell = { $who }: { $does }
event-her-place = { $who } размещает рабочего: { $worker } → { $space }
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
event-place = { $who } размещает рабочего: { $worker } → { $space }, поручений: { $n }
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

pad-during = в ходе игры
pad-ceremonies = церемонии
pad-end = итоговый подсчёт
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

design-A = красные диагонали
design-B = синие полосы
design-C = солнца
design-D = лиловые столбики
design-E = шахматка
design-F = синие волны
design-G = луны

card-gold = золото
card-deck = колода

## Что делают компоненты

describe-card = карта божества ({ $god }): { $gives }
describe-army = солдат: { $n }; если сбросить с руки: { $gives }
describe-production = { $gives } (производственное здание, стоит { $cost })
describe-permanent = { $gives } (постоянное здание, стоит { $cost })
describe-weaving = узор с рисунком «{ $design }»: слева { $left }, справа { $right }
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

brief-potato = { part-potato }
brief-corn = { part-corn }
brief-stone = { part-stone }
brief-gold = { part-gold }
brief-vp = очки
brief-army = { part-army }
brief-god = { part-god }
brief-train = { part-train }
brief-weaving = { part-weaving }
brief-worker = { part-worker }
brief-restore = { part-restore }
brief-step = { part-step }
brief-buy-step = ступень за золото
brief-building = { part-building }
brief-stairs = { part-stairs }
brief-statue = { part-statue }
brief-task-potato = { task-potato }
brief-task-corn = { task-corn }
brief-task-stone = { task-stone }
brief-task-gold = { task-gold }
brief-task-weave = { task-weave }
brief-task-statue = статуя
brief-task-stairs = ступени
brief-task-build = { task-build }
brief-task-train = { task-train }
brief-task-produce_one = производство
brief-task-trade = торговля
called-card = { $god } · { $gives }
called-army = { $n ->
    [one] { $n } солдат
    [few] { $n } солдата
   *[other] { $n } солдат
} · { $gives }
called-weaving = узор «{ $design }» ({ $left } | { $right })
card-G01 = Солнце · картофель
card-G02 = Солнце · золото
card-G03 = Солнце · очки
card-G04 = Солнце · карта армии, очки
card-G05 = Солнце · мастерские, очки
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
card-G33 = Море · мастерские, очки
card-G34 = Море · торговля, очки
card-G35 = Море · карта божества, очки
card-G36 = Радуга · картофель, кукуруза
card-G37 = Радуга · золото
card-G38 = Радуга · очки, картофель
card-G39 = Радуга · восстановление, очки
card-G40 = Радуга · производство, очки
card-G41 = Радуга · узор, очки
card-G42 = Радуга · рабочий, кукуруза

army-A01 = 1 солдат · картофель
army-A02 = 1 солдат · картофель
army-A03 = 1 солдат · картофель
army-A04 = 1 солдат · картофель
army-A05 = 1 солдат · кукуруза, картофель
army-A06 = 1 солдат · кукуруза, картофель
army-A07 = 1 солдат · камень, картофель
army-A08 = 1 солдат · камень, картофель
army-A09 = 1 солдат · очки
army-A10 = 1 солдат · очки
army-A11 = 1 солдат · очки
army-A12 = 1 солдат · карта божества
army-A13 = 1 солдат · карта божества
army-A14 = 1 солдат · карта божества
army-A15 = 1 солдат · золото
army-A16 = 1 солдат · золото
army-A17 = 1 солдат · кукуруза
army-A18 = 1 солдат · кукуруза
army-A19 = 2 солдата · картофель
army-A20 = 2 солдата · картофель
army-A21 = 2 солдата · картофель
army-A22 = 2 солдата · картофель
army-A23 = 2 солдата · очки
army-A24 = 2 солдата · очки
army-A25 = 2 солдата · очки
army-A26 = 2 солдата · очки
army-A27 = 2 солдата · кукуруза
army-A28 = 2 солдата · кукуруза
army-A29 = 2 солдата · камень
army-A30 = 2 солдата · камень

tile-P01 = Картофельные террасы
tile-P02 = Двор чуньо
tile-P03 = Кукурузные террасы
tile-P04 = Смешанные террасы
tile-P05 = Орошаемые поля
tile-P06 = Праздничная площадь
tile-P07 = Дом служителей
tile-P08 = Казарма
tile-P09 = Мастерская
tile-P10 = Дом золотых дел мастеров
tile-P11 = Дом чичи
tile-P12 = Дом жрецов
tile-P13 = Каменоломня
tile-P14 = Большая житница
tile-P15 = Меновая палата
tile-P16 = Дом ткачих
tile-P17 = Придорожное святилище
tile-P18 = Золотой рудник
tile-P19 = Дворец Куско
tile-Z01 = Почтовая станция
tile-Z02 = Дом оракулов
tile-Z03 = Башня боевых барабанов
tile-Z04 = Ткацкий станок Солнца
tile-Z05 = Цех мастеров
tile-Z06 = Кладовая подношений
tile-Z07 = Пошлина на ступенях
tile-Z08 = Красильня
tile-Z09 = Зал гобеленов
tile-Z10 = Церемониальная кладовая
tile-Z11 = Дар ткачих
tile-Z12 = Золотая лестница
tile-Z13 = Дом военачальников
tile-Z14 = Крепость
tile-Z15 = Дом обмена
tile-Z16 = Дом целителей
tile-Z17 = Триумфальные ворота
tile-Z18 = Вербовочный пост
tile-Z19 = Полевой алтарь
tile-Z20 = Образцовое хозяйство

tile-SW01 = узор «{ design-A }» (картофель | ступень)
tile-SW02 = узор «{ design-B }» (камень | очки)
tile-SW03 = узор «{ design-C }» (армия | камень)
tile-SW04 = узор «{ design-D }» (золото | армия)
tile-W01 = узор «{ design-A }» (божество | камень)
tile-W02 = узор «{ design-B }» (восстановление | ступень)
tile-W03 = узор «{ design-C }» (ступень | картофель)
tile-W04 = узор «{ design-D }» (очки | армия)
tile-W05 = узор «{ design-E }» (картофель | золото)
tile-W06 = узор «{ design-F }» (камень | золото)
tile-W07 = узор «{ design-G }» (армия | божество)
tile-W08 = узор «{ design-A }» (золото | восстановление)
tile-W09 = узор «{ design-B }» (божество | камень)
tile-W10 = узор «{ design-C }» (восстановление | очки)
tile-W11 = узор «{ design-D }» (ступень | очки)
tile-W12 = узор «{ design-E }» (очки | золото)
tile-W13 = узор «{ design-F }» (картофель | очки)
tile-W14 = узор «{ design-G }» (камень | картофель)
tile-W15 = узор «{ design-A }» (армия | картофель)
tile-W16 = узор «{ design-B }» (золото | божество)
tile-W17 = узор «{ design-C }» (божество | картофель)
tile-W18 = узор «{ design-D }» (восстановление | картофель)
tile-W19 = узор «{ design-E }» (ступень | армия)
tile-W20 = узор «{ design-F }» (очки | ступень)
tile-W21 = узор «{ design-G }» (картофель | камень)
tile-W22 = узор «{ design-A }» (камень | восстановление)
tile-W23 = узор «{ design-B }» (армия | золото)
tile-W24 = узор «{ design-C }» (золото | камень)
tile-W25 = узор «{ design-D }» (божество | восстановление)
tile-W26 = узор «{ design-E }» (восстановление | божество)
tile-W27 = узор «{ design-F }» (ступень | армия)
tile-W28 = узор «{ design-A }» (очки | армия)
tile-W29 = узор «{ design-B }» (картофель | божество)
tile-W30 = узор «{ design-C }» (камень | ступень)
tile-W31 = узор «{ design-A }» (армия | восстановление)

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

space-T01 = { god-g1 }, верхняя терраса, сектор 1
space-T02 = { god-g2 }, верхняя терраса, сектор 1
space-T03 = { god-g3 }, верхняя терраса, сектор 2
space-T04 = { god-g4 }, верхняя терраса, сектор 2
space-T05 = { god-g1 }, верхняя терраса, сектор 3
space-T06 = { god-g5 }, верхняя терраса, сектор 3
space-T07 = { god-g6 }, верхняя терраса, сектор 4
space-T08 = { god-g3 }, верхняя терраса, сектор 4
space-T09 = { god-g2 }, верхняя терраса, сектор 5
space-T10 = { god-g4 }, верхняя терраса, сектор 5
space-M01 = { god-g4 }, средняя терраса, сектор 1
space-M02 = { god-g5 }, средняя терраса, сектор 1
space-M03 = { god-g6 }, средняя терраса, сектор 1
space-M04 = { god-g1 }, средняя терраса, сектор 2
space-M05 = { god-g2 }, средняя терраса, сектор 2
space-M06 = { god-g4 }, средняя терраса, сектор 2
space-M07 = { god-g3 }, средняя терраса, сектор 3
space-M08 = { god-g5 }, средняя терраса, сектор 3
space-M09 = { god-g6 }, средняя терраса, сектор 3
space-M10 = { god-g1 }, средняя терраса, сектор 4
space-M11 = { god-g4 }, средняя терраса, сектор 4
space-M12 = { god-g2 }, средняя терраса, сектор 4
space-M13 = { god-g5 }, средняя терраса, сектор 5
space-M14 = { god-g6 }, средняя терраса, сектор 5
space-M15 = { god-g3 }, средняя терраса, сектор 5
space-B01 = { god-g1 }, нижняя терраса, сектор 1
space-B02 = { god-g2 }, нижняя терраса, сектор 1
space-B03 = { god-g3 }, нижняя терраса, сектор 1
space-B04 = { god-g6 }, нижняя терраса, сектор 1
space-B05 = { god-g4 }, нижняя терраса, сектор 2
space-B06 = { god-g5 }, нижняя терраса, сектор 2
space-B07 = { god-g1 }, нижняя терраса, сектор 2
space-B08 = { god-g6 }, нижняя терраса, сектор 2
space-B09 = { god-g2 }, нижняя терраса, сектор 3
space-B10 = { god-g3 }, нижняя терраса, сектор 3
space-B11 = { god-g4 }, нижняя терраса, сектор 3
space-B12 = { god-g1 }, нижняя терраса, сектор 3
space-B13 = { god-g5 }, нижняя терраса, сектор 4
space-B14 = { god-g6 }, нижняя терраса, сектор 4
space-B15 = { god-g2 }, нижняя терраса, сектор 4
space-B16 = { god-g3 }, нижняя терраса, сектор 4
space-B17 = { god-g1 }, нижняя терраса, сектор 5
space-B18 = { god-g4 }, нижняя терраса, сектор 5
space-B19 = { god-g5 }, нижняя терраса, сектор 5
space-B20 = { god-g6 }, нижняя терраса, сектор 5

region-chinchaysuyu-1 = { land-chinchaysuyu }, первая клетка
region-chinchaysuyu-2 = { land-chinchaysuyu }, вторая клетка
region-chinchaysuyu-3 = { land-chinchaysuyu }, третья клетка
region-chinchaysuyu-4 = { land-chinchaysuyu }, четвёртая клетка
region-chinchaysuyu-5 = { land-chinchaysuyu }, пятая клетка
region-chinchaysuyu-6 = { land-chinchaysuyu }, шестая клетка
region-antisuyu-1 = { land-antisuyu }, первая клетка
region-antisuyu-2 = { land-antisuyu }, вторая клетка
region-antisuyu-3 = { land-antisuyu }, третья клетка
region-antisuyu-4 = { land-antisuyu }, четвёртая клетка
region-antisuyu-5 = { land-antisuyu }, пятая клетка
region-antisuyu-6 = { land-antisuyu }, шестая клетка
region-qullasuyu-1 = { land-qullasuyu }, первая клетка
region-qullasuyu-2 = { land-qullasuyu }, вторая клетка
region-qullasuyu-3 = { land-qullasuyu }, третья клетка
region-qullasuyu-4 = { land-qullasuyu }, четвёртая клетка
region-qullasuyu-5 = { land-qullasuyu }, пятая клетка
region-qullasuyu-6 = { land-qullasuyu }, шестая клетка
region-kuntisuyu-1 = { land-kuntisuyu }, первая клетка
region-kuntisuyu-2 = { land-kuntisuyu }, вторая клетка
region-kuntisuyu-3 = { land-kuntisuyu }, третья клетка
region-kuntisuyu-4 = { land-kuntisuyu }, четвёртая клетка
region-kuntisuyu-5 = { land-kuntisuyu }, пятая клетка
region-kuntisuyu-6 = { land-kuntisuyu }, шестая клетка

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

## The workshop

box-kind-card = Карты божеств
box-kind-army = Карты армии
box-kind-production = Производственные здания
box-kind-permanent = Постоянные здания
box-kind-statue = Статуи
box-kind-weaving = Узоры
box-kind-joint = Стыки гобеленов
box-kind-step = Ступени храма
box-kind-conquest = Места завоеваний
box-kind-space = Места холма
box-kind-node = Узлы поручений
box-kind-worker = Рабочие
box-kind-action = Действия Кориканчи
box-kind-players = По числу игроков
box-kind-cell = Клетки планшета Аксомаммы
box-kind-token = Жетоны Аксомаммы
box-kind-hire = Что приносят рабочие Аксомаммы
box-kind-personality = Нравы Аксомаммы
box-field-god = Божество
box-field-soldiers = Солдаты
box-field-vp = Очки
box-field-each = На каждое божество
box-field-design = Рисунок
box-field-left = Левый символ
box-field-right = Правый символ
box-field-players = От стольких игроков
box-field-ceremony = Очки на церемонии
box-field-final = Очки в конце
box-field-turn = Солдат перевернуть
box-field-discard = Солдат сбросить
box-field-terrace = Терраса
box-field-sector = Сектор
box-field-colour = Цвет
box-field-nodes = Узлы поручений
box-field-block = Закрыто
box-field-task = Поручение
box-field-place = Место по часовой стрелке
box-field-removed = Убрано рабочих каждого цвета
box-field-village = Рабочих в деревне
box-field-nomads = Кочевники
box-field-altar = Карт на алтаре
box-field-loop = Круг
box-field-does = Что там происходит
box-block-- = никогда
box-block-setup = с начала
box-block-ceremony = с церемонии
box-colour-- = нет
box-colour-blue = синий
box-colour-green = зелёный
box-colour-red = красный
box-colour-white = белый
box-colour-yellow = жёлтый

## The balance report

census-start = Начальные узоры
census-opening = Начальные карты, оставленные на руке
census-enter = Первое действие верховного жреца
census-segment = Сегменты холма
census-space = Клетки холма
census-task = Поручения
census-worker = Размещённые рабочие
census-building = Здания
census-weaving = Узоры
census-card = Карты божеств, взятые позже
census-army = Карты армии
census-conquest = Клетки завоевания
census-statue = Статуи
census-stairs = Ступени
census-priest = Действия верховного жреца
census-temple = Храм
deed-place = Размещение рабочего
deed-advance = Передвижение верховного жреца
deed-pray = Молитва
deed-drill = Тренировка
deed-recruit = Наём кочевника

## Components that no move names

piece-players = { $n ->
    [one] { $n } игрок
    [few] { $n } игрока
   *[other] { $n } игроков
}
piece-node-Tt = верхняя терраса: { $task }
piece-node-Mt = средняя терраса: { $task }
piece-node-Bt = нижняя терраса: { $task }
piece-cell = клетка Аксомаммы { $n }
piece-token = жетон Аксомаммы { $n }
piece-personality = жетон нрава { $n }
piece-step = ступень храма { $n }
