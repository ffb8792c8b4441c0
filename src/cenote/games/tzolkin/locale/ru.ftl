game-title = Тцолкин
game-about = Ваши рабочие едут на шестерёнках календаря майя: чем дольше ждут, тем больше приносят.

## Ходы

move-keep = Оставить: { $tile }
move-beg = Вымаливать зерно: иметь 3 зерна и вызвать гнев богов
move-place = Разместить рабочего: { $gear }
move-pick = Забрать рабочего: { $gear }, клетка { $space }
move-action = { $gear }, действие { $number }
move-ahead = { gear-chichen_itza }, действие { $number }: на клетку дальше, благодаря теологии 1
move-nothing = Никакого действия для этого рабочего
move-harvest = Джунгли: { $how }
move-up = На ступень вверх: { $temple }
move-down = На ступень вниз: { $temple }
move-pay = Заплатить { $goods }
move-advance = Развить: { $track }
move-build = Построить: { $tile }
move-plain = Построить, приберегая архитектуру для второго здания: { $tile }
move-monument = Построить монумент: { $tile }
move-spare = Скидка архитектуры: { $good-key ->
    [corn] на 2 зерна меньше
   *[other] на 1 { $good } меньше
}
move-full = Заплатить полную цену, без скидки
move-take = Взять 1 кубик: { $good }
move-sell = Продать 1 кубик: { $good }
move-buy = Купить 1 кубик: { $good }
move-days = Продвинуть календарь на { $days }
move-done = Завершить

days-1 = один день
days-2 = два дня

## Что нужно решить

ask-keep-wealth = Оставьте себе два из четырёх Тайлов Начального Богатства.
ask-turn = Ваш ход: размещайте или забирайте рабочих.
ask-place-more = Разместить ещё одного рабочего или завершить?
ask-pick-more = Забрать ещё одного рабочего или завершить?
ask-use-worker = Что делает этот рабочий? За каждый шаг в обратном направлении платят 1 зерно.
ask-use-worker-freely = Клетка свободного выбора: какое действие этой шестерёнки? Шаги назад бесплатны.
ask-any-action = Заплатите 1 зерно за любое действие одной из этих шестерёнок: { gear-palenque }, { gear-yaxchilan }, { gear-tikal }, { gear-uxmal }.
ask-harvest = Что вы собираете в джунглях?
ask-market = Обменивайте ресурсы и зерно сколько угодно раз, затем завершите.
ask-buy-step = Теология 2: заплатить 1 ресурс за подъём на ступень в любом храме?
ask-build = Что вы строите?
ask-discount = Архитектура 3: на чём вы экономите?
ask-advance = Какую технологию вы развиваете?
ask-free-advance = Какую технологию вы развиваете бесплатно?
ask-choose-temple = В каком храме вы поднимаетесь на ступень?
ask-anger = Гнев богов: в каком храме вы спускаетесь на ступень?
ask-pay = Какими ресурсами вы платите?
ask-take-resource = Какой ресурс вы берёте?
ask-choose-days = Насколько продвинуть календарь?

## Почему так ходить нельзя

why-kept-already = тайл «{ $tile }» вы уже оставили; выберите другой
why-not-dealt = тайл «{ $tile }» вам не раздали; выберите один из своих четырёх
why-begged = вымаливать зерно можно только раз за ход, и вы это уже сделали
why-corn-enough = вымаливать можно, имея не больше 2 зёрен, а у вас { $have }
why-cannot-anger = вы на самой нижней ступени всех трёх храмов, поэтому нельзя ни вымаливать зерно, ни сжигать лес
why-must-beg = у вас нет рабочих на шестерёнках, а на размещение не хватает зерна, поэтому сначала нужно его вымолить
why-not-cheapest = вы не можете ни заплатить, ни вымолить зерно, поэтому рабочий встаёт на одну из самых дешёвых свободных клеток
why-no-worker = у вас нет доступного рабочего, которого можно разместить
why-first-player-taken = Клетка Первого Игрока занята: на ней есть место только для одного рабочего
why-gear-full = на этой шестерёнке заняты все клетки с номерами, выберите другую: { $gear }
why-dear-place = { $gear-key ->
    [first_player] рабочий на Клетке Первого Игрока сейчас стоит
   *[other] рабочий на клетке { $space } шестерёнки { $gear } сейчас стоит
} { $cost ->
    [one] { $cost } зерно
    [few] { $cost } зерна
    [many] { $cost } зёрен
   *[other] { $cost } зерна
}, а у вас { $have }
why-placing-already = в этом ходу вы размещаете рабочих; размещать и забирать за один ход нельзя
why-picking-already = в этом ходу вы забираете рабочих; размещать и забирать за один ход нельзя
why-not-your-worker = там нет вашего рабочего: { $gear }, клетка { $space }
why-other-gear = этот рабочий может выполнить только действие своей шестерёнки: { $gear }
why-space-0 = у рабочего с клетки 0 нет действия
why-beyond = рабочий стоял на клетке { $space }; выберите её действие или более низкое
why-dear-step-back = { $steps ->
    [one] { $steps } шаг в обратном направлении стоит { $steps } зерно
    [few] { $steps } шага в обратном направлении стоят { $steps } зерна
    [many] { $steps } шагов в обратном направлении стоят { $steps } зёрен
   *[other] { $steps } шага в обратном направлении стоят { $steps } зерна
}, а у вас { $have }
why-needs-theology-1 = действие следующей клетки может выполнить только рабочий из Чичен-Ицы, и то с теологией 1
why-not-next = теология 1 ведёт ровно на одну клетку с номером вперёд, а рабочий стоял на { $space }
why-not-chichen-itza = здесь можно выбрать только действие одной из этих шестерёнок: { gear-palenque }, { gear-yaxchilan }, { gear-tikal }, { gear-uxmal }
why-no-action = такое действие здесь выбрать нельзя: { $gear }, действие { $number }
why-no-corn = действие стоит { $cost ->
    [one] { $cost } зерно
    [few] { $cost } зерна
    [many] { $cost } зёрен
   *[other] { $cost } зерна
}, а на него у вас остаётся { $have }
why-no-tile = для этого действия не осталось Тайлов Сбора, а без тайла собирают только с сельским хозяйством 2: { $gear }, действие { $number }
why-needs-agriculture-2 = для сбора без тайла нужен уровень 2 сельского хозяйства, а ваш уровень — { $have }
why-corn-tile-shows = в группе { $number } открыт Тайл Сбора Зерна, так что при сборе зерна нужно взять его
why-no-corn-tile = в группе { $number } нет открытого Тайла Сбора Зерна
why-no-skull = у вас нет черепа, который можно оставить
why-oval-taken = там уже лежит череп, а каждое такое действие случается раз за игру: { $gear }, действие { $number }
why-no-track = самое дешёвое развитие стоит больше ресурсов, чем у вас есть: { $have }
why-no-building = вы не можете оплатить ни одного здания нижнего ряда, даже с архитектурой
why-no-building-or-monument = вы не можете оплатить ни здания нижнего ряда, ни монумента
why-no-resource = нужно заплатить 1 дерево, камень или золото, а у вас нет ни одного ресурса
why-no-corn-building = ни на одно здание нижнего ряда не хватит зерна, которое у вас остаётся: { $have }
why-must-advance = действие требует развития; выберите технологию
why-dear-advance = развитие технологии «{ $track }» стоит { $cost ->
    [one] { $cost } ресурс
    [few] { $cost } ресурса
    [many] { $cost } ресурсов
   *[other] { $cost } ресурса
}, а у вас { $have }
why-must-build = действие требует что-нибудь построить; выберите тайл
why-monument-by-tikal-4 = «{ $tile }» — монумент, а монументы строят только действием 4 Тикаля, вместо зданий
why-not-on-offer = тайла «{ $tile }» нет среди выложенных
why-dear-in-corn = «{ $tile }» здесь стоит { $cost ->
    [one] { $cost } зерно
    [few] { $cost } зерна
    [many] { $cost } зёрен
   *[other] { $cost } зерна
}, а у вас { $have }
why-nothing-to-keep = здесь нет архитектуры, которую можно приберечь для второго здания; стройте обычным способом
why-skull-missing = «{ $tile }» стоит ещё и хрустальный череп, а черепов вам не хватает
why-dear-tile = «{ $tile }» стоит { $cost }, а у вас: { $have }
why-dear-even-with-architecture = «{ $tile }» стоит { $cost }, архитектура экономит один ресурс, а у вас: { $have }
why-not-in-cost = этого нет в стоимости: { $good }; стоимость — { $cost }
why-other-price = заплатить нужно ровно { $cost ->
    [one] { $cost } ресурс
    [few] { $cost } ресурса
    [many] { $cost } ресурсов
   *[other] { $cost } ресурса
}
why-no-goods = вы не можете заплатить { $goods }, у вас: { $have }
why-same-temple = второй подъём должен быть не в том же храме, что первый: { $temple }
why-lowest-step = здесь вы на самой нижней ступени, выберите другой храм: { $temple }
why-nothing-to-sell = такого ресурса у вас нет: { $good }
why-dear-cube = { $good } стоит { $cost ->
    [one] { $cost } зерно
    [few] { $cost } зерна
    [many] { $cost } зёрен
   *[other] { $cost } зерна
}, а у вас { $have }
why-just-bought = этот ресурс вы только что купили на рынке, так что продажа ничего не изменит: { $good }
why-just-sold = этот ресурс вы только что продали на рынке, так что покупка ничего не изменит: { $good }

## Что произошло

event-keep = { $who } оставляет себе: { $tile }
event-round = Раунд { $round }: { $days ->
    [0] День Пищи
    [one] до Дня Пищи { $days } день
    [few] до Дня Пищи { $days } дня
    [many] до Дня Пищи { $days } дней
   *[other] до Дня Пищи { $days } дня
}
event-turn = Ход: { $who }
event-beg = { $who } вымаливает зерно
event-mercy = { $who } не может ни заплатить, ни вымолить зерно и размещает рабочего за всё оставшееся
event-place = { $gear-key ->
    [first_player] { $who } размещает рабочего: { $gear }
   *[other] { $who } размещает рабочего: { $gear }, клетка { $space }
}
event-pick = { $who } забирает рабочего: { $gear }, клетка { $space }
event-act = { $who } выполняет действие: { $gear }, действие { $number }
event-harvest = { $who } в джунглях, группа { $number }: { $how }
event-offer = { $who } оставляет хрустальный череп: { gear-chichen_itza }, действие { $number }
event-build = { $who } строит: { $tile }
event-monument = { $who } строит монумент: { $tile }
event-advance = { $who } развивает технологию: { $track }, уровень { $level }
event-bonus = { $who } получает бонус освоенной технологии: { $track }
event-up = { $who } поднимается на ступень: { $temple }
event-down = { $who } спускается на ступень: { $temple }
event-lost-step = { $who } не может подняться, подъём теряется: { $temple }
event-gain = { $who } получает { $goods }
event-pay = { $who } платит { $goods }
event-score = { $who }: { $vp ->
    [one] { $vp } победное очко
    [few] { $vp } победных очка
    [many] { $vp } победных очков
   *[other] { $vp } победного очка
} ({ $source })
event-worker = { $who } получает нового рабочего
event-collect = { $who } забирает зерно с зубчиков календаря
event-show = Новое в ряду зданий: { $tile }
event-food-day = День Пищи: { $n } из 4
event-feed = { $who } кормит рабочих: { $workers }{ $unfed ->
    [0] { "" }
   *[other] , голодных остаётся: { $unfed }
}
event-no-skulls = В банке слишком мало хрустальных черепов для всех, кому они полагаются, поэтому их не получает никто
event-tooth = Клетка Первого Игрока свободна: на зубчик календаря ложится 1 зерно
event-home = { $who } забирает рабочего с Клетки Первого Игрока
event-marker = { $who } получает Маркер Первого Игрока
event-double = { $who } ускоряет время и переворачивает Мини-поле на тёмную сторону
event-day = Календарь продвигается на { $days ->
    [one] { $days } день
    [few] { $days } дня
    [many] { $days } дней
   *[other] { $days } дня
}
event-fall = { $who } получает назад рабочего, сброшенного с шестерёнки: { $gear }
event-end = Конец игры

## Шестерёнки, храмы, технологии, материалы

gear-palenque = Паленке
gear-yaxchilan = Йашчилан
gear-tikal = Тикаль
gear-uxmal = Уксмал
gear-chichen_itza = Чичен-Ица
gear-first_player = Клетка Первого Игрока

temple-brown = коричневый храм Чака
temple-yellow = жёлтый храм Кетцалькоатля
temple-green = зелёный храм Кукулькана

track-agriculture = сельское хозяйство
track-extraction = добыча ресурсов
track-architecture = архитектура
track-theology = теология

good-corn = зерно
good-wood = дерево
good-stone = камень
good-gold = золото
good-skull = хрустальный череп

amount-corn = { $n ->
    [one] { $n } зерно
    [few] { $n } зерна
    [many] { $n } зёрен
   *[other] { $n } зерна
}
amount-wood = { $n ->
    [one] { $n } дерево
   *[other] { $n } дерева
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
amount-skull = { $n ->
    [one] { $n } хрустальный череп
    [few] { $n } хрустальных черепа
    [many] { $n } хрустальных черепов
   *[other] { $n } хрустального черепа
}
amount-resource = { $n ->
    [one] { $n } ресурс
    [few] { $n } ресурса
    [many] { $n } ресурсов
   *[other] { $n } ресурса
}
amount-vp = { $n ->
    [one] { $n } победное очко
    [few] { $n } победных очка
    [many] { $n } победных очков
   *[other] { $n } победного очка
}
amount-worker = { $n ->
    [one] { $n } рабочий
    [few] { $n } рабочих
    [many] { $n } рабочих
   *[other] { $n } рабочего
}
amount-corn-tile = { $n ->
    [one] { $n } жетон зерна
    [few] { $n } жетона зерна
    [many] { $n } жетонов зерна
   *[other] { $n } жетона зерна
}
amount-wood-tile = { $n ->
    [one] { $n } жетон дерева
    [few] { $n } жетона дерева
    [many] { $n } жетонов дерева
   *[other] { $n } жетона дерева
}
amount-brown = { temple-brown }: { $n }
amount-yellow = { temple-yellow }: { $n }
amount-green = { temple-green }: { $n }
amount-agriculture = { track-agriculture }: { $n }
amount-extraction = { track-extraction }: { $n }
amount-architecture = { track-architecture }: { $n }
amount-theology = { track-theology }: { $n }

how-wood = сбор дерева
how-corn = сбор зерна
how-burn = сжигание леса ради зерна и гнев богов
how-bare = сбор зерна без тайла, благодаря сельскому хозяйству 2

pad-during = в ходе игры
pad-food-days = дни питания
pad-end = итоговый подсчёт
source-temple-brown = { temple-brown }
source-temple-yellow = { temple-yellow }
source-temple-green = { temple-green }
source-highest = самое высокое положение в храме
source-skulls = хрустальные черепа
source-skulls-kept = оставшиеся хрустальные черепа
source-buildings = здания
source-technology = технологии
source-hunger = голодные рабочие
source-goods = материалы в конце игры
source-monuments = монументы

class-farm = ферма
class-public = Жилое Здание
class-tomb = гробница
class-shrine = святилище

## Что дают тайлы

describe-building = { $gives } ({ $class }, стоит { $cost })
describe-monument = { $gives } (монумент, { $class }, стоит { $cost })

of-any = на выбор

effect-corn = { amount-corn }
effect-wood = { amount-wood }
effect-stone = { amount-stone }
effect-gold = { amount-gold }
effect-skull = { amount-skull }
effect-vp = { amount-vp }
effect-temple = подъём на { $n ->
    [one] { $n } ступень
    [few] { $n } ступени
    [many] { $n } ступеней
   *[other] { $n } ступени
} ({ $of-key ->
    [any] храм { of-any }
   *[other] { $of }
})
effect-technology = { $n ->
    [one] { $n } бесплатное развитие
    [few] { $n } бесплатных развития
    [many] { $n } бесплатных развитий
   *[other] { $n } бесплатного развития
} ({ $of-key ->
    [any] технология { of-any }
   *[other] { $of }
})
effect-worker = { $n ->
    [one] { $n } новый рабочий
    [few] { $n } новых рабочих
    [many] { $n } новых рабочих
   *[other] { $n } нового рабочего
}
effect-feeds = { $n ->
    [one] { $n } рабочий ест
    [few] { $n } рабочих едят
    [many] { $n } рабочих едят
   *[other] { $n } рабочего ест
} бесплатно каждый День Пищи
effect-eases = каждый рабочий ест на { $n ->
    [one] { $n } зерно
    [few] { $n } зерна
    [many] { $n } зёрен
   *[other] { $n } зерна
} меньше каждый День Пищи
effect-build = можно построить ещё одно здание
effect-market = можно обменивать ресурсы и зерно на рынке
effect-action = можно заплатить 1 зерно за любое действие одной из этих шестерёнок: { gear-palenque }, { gear-yaxchilan }, { gear-tikal }, { gear-uxmal }

score-own-class = { amount-vp } за { $class-key ->
    [farm] каждую свою ферму
    [public] каждое своё Жилое Здание
    [tomb] каждую свою гробницу
   *[shrine] каждое своё святилище
}: здание или монумент, включая его самого
score-own-tiles = { amount-vp } за каждое своё здание и каждый свой монумент, включая его самого
score-all-monuments = { $n } победных очков при 2 / 3 / 4 игроках за каждый построенный кем угодно монумент, включая его самого
score-corn-tiles = { amount-vp } за каждый свой Тайл Сбора Зерна
score-wood-tiles = { amount-vp } за каждый свой Тайл Сбора Леса
score-workers = { $n } победных очков за 3 / 4 / 5 / 6 своих рабочих в игре
score-levels = { amount-vp } за каждый свой уровень технологий
score-mastery = { $n } победных очков за 0 / 1 / 2 / 3 / 4 свои технологии на уровне 3
score-best-temple = { amount-vp } за каждую ступень выше начальной в одном храме на выбор
score-temples = { $n ->
    [1] ещё раз победные очки своих ступеней всех трёх храмов
   *[other] ещё раз победные очки своих ступеней всех трёх храмов, умноженные на { $n }
}
score-skulls = { amount-vp } за каждый хрустальный череп в Чичен-Ице, кто бы его там ни оставил

## Что дают клетки действий

action-palenque-1 = рыболовство: 3 зерна
action-palenque-2 = сбор: 4 зерна
action-palenque-3 = сбор: 5 зёрен или 2 дерева
action-palenque-4 = сбор: 7 зёрен или 3 дерева
action-palenque-5 = сбор: 9 зёрен или 4 дерева
action-yaxchilan-1 = 1 дерево
action-yaxchilan-2 = 1 камень и 1 зерно
action-yaxchilan-3 = 1 золото и 2 зерна
action-yaxchilan-4 = 1 хрустальный череп
action-yaxchilan-5 = 1 золото, 1 камень и 2 зерна
action-tikal-1 = развить технологию один раз, за ресурсы
action-tikal-2 = построить здание
action-tikal-3 = развить технологии раз или дважды, за ресурсы
action-tikal-4 = построить одно или два здания либо монумент
action-tikal-5 = заплатить 1 ресурс и подняться на ступень в двух разных храмах
action-uxmal-1 = заплатить 3 зерна и подняться на ступень в любом храме
action-uxmal-2 = рынок: обмен ресурсов и зерна
action-uxmal-3 = взять нового рабочего
action-uxmal-4 = построить здание за зерно, по 2 за каждый ресурс его стоимости
action-uxmal-5 = заплатить 1 зерно за любое действие одной из этих шестерёнок: { gear-palenque }, { gear-yaxchilan }, { gear-tikal }, { gear-uxmal }
action-chichen_itza-1 = оставить череп: 4 победных очка и подъём на ступень в коричневом храме
action-chichen_itza-2 = оставить череп: 5 победных очков и подъём на ступень в коричневом храме
action-chichen_itza-3 = оставить череп: 6 победных очков и подъём на ступень в коричневом храме
action-chichen_itza-4 = оставить череп: 7 победных очков и подъём на ступень в зелёном храме
action-chichen_itza-5 = оставить череп: 8 победных очков и подъём на ступень в зелёном храме
action-chichen_itza-6 = оставить череп: 8 победных очков, подъём на ступень в зелёном храме и 1 ресурс на выбор
action-chichen_itza-7 = оставить череп: 10 победных очков и подъём на ступень в жёлтом храме
action-chichen_itza-8 = оставить череп: 11 победных очков, подъём на ступень в жёлтом храме и 1 ресурс на выбор
action-chichen_itza-9 = оставить череп: 13 победных очков, подъём на ступень в жёлтом храме и 1 ресурс на выбор

## Названия тайлов: наши собственные, на тайлах названий нет

tile-A1-01 = Мильпа у реки
tile-A1-02 = Мильпа на склоне
tile-A1-03 = Мильпа в лесу
tile-A1-04 = Верхнее террасное поле
tile-A1-05 = Нижнее террасное поле
tile-A1-06 = Школа земледельцев
tile-A1-07 = Мастерская каменных мотыг
tile-A1-08 = Дом каменотёсов
tile-A1-09 = Дом ювелиров
tile-A1-10 = Гробница дождя и ветра
tile-A1-11 = Гробница дождя и змея
tile-A1-12 = Гробница мастера-каменщика
tile-A1-13 = Святилище каменщиков
tile-A1-14 = Святилище оракула

tile-A2-01 = Большая мильпа у реки
tile-A2-02 = Большая мильпа на склоне
tile-A2-03 = Большая мильпа в лесу
tile-A2-04 = Академия камня
tile-A2-05 = Академия золота
tile-A2-06 = Академия урожая
tile-A2-07 = Академия черепов
tile-A2-08 = Гробница торговцев
tile-A2-09 = Гробница поселенцев
tile-A2-10 = Гробница правителей
tile-A2-11 = Гробница странника
tile-A2-12 = Гробница трёх богов
tile-A2-13 = Святилище дождя
tile-A2-14 = Святилище змея
tile-A2-15 = Святилище ветра
tile-A2-16 = Святилище зодчих
tile-A2-17 = Святилище провидцев
tile-A2-18 = Святилище знаний

tile-M-01 = Город мёртвых
tile-M-02 = Стела великого зодчего
tile-M-03 = Аллея монументов
tile-M-04 = Пирамида урожая
tile-M-05 = Пирамида леса
tile-M-06 = Большая площадь
tile-M-07 = Дворец тысячи рук
tile-M-08 = Дом наук
tile-M-09 = Обсерватория
tile-M-10 = Круг святилищ
tile-M-11 = Лестница в небо
tile-M-12 = Пирамида всех богов
tile-M-13 = Стена черепов

tile-W-01 = Зерно · Кетцалькоатль · сельское хозяйство
tile-W-02 = Зерно · золото · Кетцалькоатль
tile-W-03 = Камень · золото · сельское хозяйство
tile-W-04 = Много зерна · камень
tile-W-05 = Дерево · Кукулькан · добыча
tile-W-06 = Зерно · дерево · Кукулькан
tile-W-07 = Зерно · дерево · добыча
tile-W-08 = Зерно · дерево · камень
tile-W-09 = Зерно · Чак · архитектура
tile-W-10 = Зерно · камни
tile-W-11 = Зерно · золото · архитектура
tile-W-12 = Много зерна · дерево · камень
tile-W-13 = Зерно · камень · Чак
tile-W-14 = Зерно · дерево · пища
tile-W-15 = Рабочий
tile-W-16 = Много зерна · золото
tile-W-17 = Зерно · дерево · череп
tile-W-18 = Зерно · камень · теология
tile-W-19 = Зерно · много дерева
tile-W-20 = Зерно · дерево · теология
tile-W-21 = Много зерна · дерево

# --- picture ---

pic-round = Раунд { $round }
pic-age = { $age ->
    [1] Первая эпоха
   *[other] Вторая эпоха
}
pic-food-day = { $days ->
    [0] День Пищи!
    [one] { $days } день до Дня Пищи
    [few] { $days } дня до Дня Пищи
   *[other] { $days } дней до Дня Пищи
}
pic-over = игра окончена
pic-teeth = ● сегодня  ◇ День Пищи: товары  ◆ День Пищи: очки
pic-gears = Шестерёнки: { $food }
pic-temples = Храмы и технологии
pic-first-space = Клетка первого игрока:
pic-free = свободна
pic-marker = маркер:
pic-teeth-corn = на зубчиках: { $n }
pic-supply = Черепов в банке: { $n }
pic-market = 1 кубик в зерне: { $rates }
pic-legend = ○ свободна  ▒ манекен  ▤ дерево  ■ зерно  ↑ ступень храма
pic-oval-taken = череп

pic-short-corn = зер
pic-short-wood = дер
pic-short-stone = кам
pic-short-gold = зол
pic-short-skull = чер
pic-short-vp = ПО
pic-temple-brown = кор
pic-temple-yellow = жёл
pic-temple-green = зел
pic-temple-any = любой храм
pic-god-brown = Чак
pic-god-yellow = Кетцалькоатль
pic-god-green = Кукулькан
pic-any-action = любое
pic-tikal-1 = технология
pic-tikal-2 = здание
pic-tikal-3 = 2 технол.
pic-tikal-4 = 2 зд/мон.
pic-tikal-5 = 1рес › ↑↑
pic-uxmal-1 = 3зер › ↑
pic-uxmal-2 = рынок
pic-uxmal-3 = +1 рабочий
pic-uxmal-4 = зер›здание
pic-uxmal-5 = 1зер›любое

pic-track-agriculture = сельское хоз.
pic-track-extraction = добыча
pic-track-architecture = архитектура
pic-track-theology = теология
pic-track-any = любая технология
pic-agriculture-1 = +1зер
pic-agriculture-2 = +1 рыбалка
pic-agriculture-3 = +2зер
pic-agriculture-4 = бонус: ↑
pic-extraction-1 = +1дер
pic-extraction-2 = +1кам
pic-extraction-3 = +1зол
pic-extraction-4 = бонус: 2рес
pic-architecture-1 = +1зер
pic-architecture-2 = +2ПО
pic-architecture-3 = −1рес
pic-architecture-4 = бонус: 3ПО
pic-theology-1 = клетка +1
pic-theology-2 = 1рес › ↑
pic-theology-3 = +1чер
pic-theology-4 = бонус: 1чер

pic-buildings = Здания (в стопке: { $n }) и монументы
pic-wealth = Ваши тайлы начального богатства: оставьте два
pic-class-farm = ферма
pic-class-public = жилое
pic-class-tomb = гробница
pic-class-shrine = святилище
pic-effect-worker = { $n ->
    [one] +{ $n } рабочий
    [few] +{ $n } рабочих
   *[other] +{ $n } рабочих
}
pic-effect-feeds = { $n ->
    [one] кормит { $n } рабочего
   *[other] кормит { $n } рабочих
}
pic-effect-eases = каждый рабочий ест на { $n } меньше
pic-effect-build = ещё одно здание
pic-effect-market = рынок
pic-effect-action = любое действие за 1зер
pic-score-own-class = { $vp } за свой тайл: { $tiles }
pic-score-own-tiles = { $vp } за своё здание или монумент
pic-score-all-monuments = { $vp } за каждый монумент всех
pic-score-corn-tiles = { $vp } за тайл зерна
pic-score-wood-tiles = { $vp } за тайл дерева
pic-score-workers = { $vp }: 3–6 рабочих
pic-score-levels = { $vp } за уровень технологии
pic-score-mastery = { $vp }: 1/2/3+ дорожки на уровне 3
pic-score-best-temple = { $vp } за ступень лучшего храма
pic-score-temples = очки храмов ещё раз
pic-score-skulls = { $vp } за череп на шестерёнке

pic-players = Игроки
pic-head-vp = ПО
pic-head-workers = раб.
pic-head-corn = зерно
pic-head-wood = дер
pic-head-stone = кам
pic-head-gold = зол
pic-head-skull = чер
pic-head-tiles = з/д
pic-head-double = 2×
pic-number = { $n }

pic-days-left = { $days ->
    [one] день до Дня Пищи
    [few] дня до Дня Пищи
   *[other] дней до Дня Пищи
}
pic-first-player = Первый игрок
pic-feeding = Кормление

## The workshop

box-kind-building = Здания
box-kind-monument = Монументы
box-kind-wealth = Тайлы начального богатства
box-kind-temple = Храмы
box-kind-space = Деления колёс
box-kind-market = Рынок
box-kind-supply = Запас
box-kind-calendar = Календарь
box-kind-players = По числу игроков
box-field-age = Эпоха
box-field-class = Класс
box-field-score = За что очки
box-field-gear = Колесо манекена
box-field-space = Деление манекена
box-field-rewards = Ресурсы по ступеням
box-field-highest = Очки высшему, первая и вторая половина
box-field-corn = Зерно
box-field-wood = Дерево
box-field-vp = Победные очки
box-field-temple = Храм
box-field-resource = Ресурсы на выбор
box-field-days = Дни еды
box-field-monuments = Монументов на выбор
box-field-dummies = Манекены
box-effect-vp = очки
box-effect-temple = ступени храма
box-effect-technology = технология
box-effect-worker = рабочий
box-effect-feeds = накормленные рабочие
box-effect-eases = меньше зерна на рабочего
box-effect-build = ещё одно здание
box-effect-market = рынок, по желанию
box-effect-action = любое действие за 1 зерно
box-score-own-class = свои здания и монументы её класса
box-score-own-tiles = свои здания и монументы
box-score-all-monuments = монументы всех
box-score-corn-tiles = тайлы зерна
box-score-wood-tiles = тайлы леса
box-score-workers = рабочие
box-score-levels = уровни технологий
box-score-mastery = технологии на вершине
box-score-best-temple = ступени лучшего храма
box-score-temples = ступени всех храмов
box-score-skulls = хрустальные черепа

## The balance report

census-wealth = Стартовое богатство
census-building = Здания
census-monument = Монументы
census-gear = Шестерёнки с рабочими
census-space = Действия шестерёнок
census-temple = Храм
census-track = Технология
deed-place = Размещение рабочих
deed-pick = Снятие рабочих
deed-beg = Выпрашивание зерна

## Components that no move names

piece-players = { $n ->
    [one] { $n } игрок
    [few] { $n } игрока
   *[other] { $n } игроков
}
piece-calendar = дни еды
piece-supply = хрустальные черепа
piece-space-palenque = { gear-palenque } { $n }
piece-space-yaxchilan = { gear-yaxchilan } { $n }
piece-space-chichen_itza = { gear-chichen_itza } { $n }
