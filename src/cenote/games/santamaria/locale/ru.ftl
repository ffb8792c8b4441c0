game-title = Санта-Мария
game-about = Постройте колонию в Новом Свете и пустите кубики по её улицам; корабли, монахи и конкистадоры сделают остальное.

## Options

option-expansion = Американское королевство
option-expansion-about = Дополнение с его основными изменениями: какао, особые жетоны, особая морская торговля, больше учёных и епископов. Модули включают его сами.
option-governor = Модуль A: губернатор
option-governor-about = Губернатор обходит каждую колонию перед активацией линии и приносит очки за место, где закончит.
option-specialists = Модуль B: специалисты
option-specialists-about = Белые кубики могут нанимать фермеров, лесников, солдат и строителей улучшений.
option-ambassadors = Модуль C: послы
option-ambassadors-about = Два кубика, за которыми могут следовать все. Пятеро игроков всегда играют с ними.
option-maya = Модуль D: город Майя
option-maya-about = Один игрок строит храмы города Майя. При пяти игроках он есть всегда.
option-maya_seat = Кто Майя
option-maya_seat-about = Майя начинает игру. Без города Майя не имеет значения.
option-maya_seat-0 = по жребию
option-maya_seat-1 = игрок 1
option-maya_seat-2 = игрок 2
option-maya_seat-3 = игрок 3
option-maya_seat-4 = игрок 4
option-maya_seat-5 = игрок 5
option-advanced = Расширенная подготовка
option-advanced-about = Все колонии начинают одинаково; каждый берёт ратушу с учёным.
option-shared_dice = Общие синие кубики
option-shared_dice-about = Синие кубики лежат в общем доступе.
option-colonies = Колонии
option-colonies-about = Как распределяют поля колоний. Какао-колония относится к «Американскому королевству» и не сочетается с городом Майя; с ней поля раздают.
option-colonies-usual = по правилам
option-colonies-choose = игроки выбирают, без какао-колонии
option-colonies-deal = раздать случайно, без какао-колонии
option-colonies-cacao = раздать случайно, с какао-колонией
option-open_scores = Открытые очки
option-open_scores-about = Все видят счастье каждого; иначе оно лежит лицом вниз до конца.

## Moves

move-colony = Взять поле: { $colony }
move-hall = Взять с её учёным: { $hall }
move-expand = Расширить колонию: { $tile }
move-lay = Положить первую клетку: { $row }, { $column }, { $turn }
move-activate = Активировать монетами: { $row }, { $column }
move-die = Взять кубик: { $die }, { $value }
move-use = Использовать как { $value }: { $line }{ $by-key ->
    [cacao] , изменив за какао
    [gold] , изменив за золото вместо какао
   *[coin] { "" }
}
move-pass = Спасовать на место { $space }
move-pay = Заплатить { $goods }
move-hire = Нанять специалиста
move-upgrade = Положить улучшение: { $row }, { $column }
move-navigate = Провести губернатора ещё на клетку
move-leave = Оставить кубик: { $row }, { $column }
move-follow = Последовать за послом: { $line }
move-take = Взять 1: { $good }
move-ship = Морская торговля, док: { $dock }
move-berth = Положить особый жетон у дока: { $dock }
move-march = { $how-key ->
    [plain] Продвинуть конкистадора
   *[other] Продвинуть конкистадора ещё на место, заплатив: { $how }
}
move-pray = { $how-key ->
    [plain] Продвинуться на шкале религии
   *[other] Продвинуться на 2 места на шкале религии, заплатив: { $how }
}
move-monk = Поставить монаха: { $place }
move-extra = Выполнить ещё действие места { $space }
move-road = Положить жетон дороги: { $row }, { $column }
move-sell = Продать 1: { $good }
move-buy = Купить 1: { $good }
move-run = Вести кубик: дорога { $road }, { $site }
move-stop = Остановиться здесь
move-temple = Построить уровень храма: { $district }
move-card = Сыграть карту { $card }: { $half }
move-priest = Послать верховного жреца: дорога { $road }, { $site }
move-build = Построить { $token }
move-site = Поставить здесь: дорога { $road }, { $site }
move-store = Взять склад из резерва: { $good }
move-fill = Заполнить склад: { $good }
move-draw = Взять карту действия
move-junction = Положить жетон дороги на развилку дороги { $road }
move-exchange = Обменять карты с руки
move-return = Подложить под колоду карту { $card }
move-offer = Предложить обмен игроку { $seat }
move-give = Дать ещё 1: { $good }
move-want = Просить ещё 1: { $good }
move-propose = Сделать это предложение
move-accept = Согласиться на обмен
move-refuse = Отказаться от обмена
move-done = Завершить

turn-0 = без поворота
turn-1 = повернув на четверть вправо
turn-2 = перевернув вверх ногами
turn-3 = повернув на четверть влево

row-1 = первый ряд
row-2 = второй ряд
row-3 = третий ряд
row-4 = четвёртый ряд
row-5 = пятый ряд
row-6 = шестой ряд
column-1 = первая колонка
column-2 = вторая колонка
column-3 = третья колонка
column-4 = четвёртая колонка
column-5 = пятая колонка
column-6 = шестая колонка
site-1 = первый участок
site-2 = второй участок
site-3 = третий участок
site-4 = четвёртый участок
site-5 = пятый участок
site-6 = шестой участок

## What is to be decided

ask-choose-colony = Какую колонию вы берёте?
ask-choose-pair = Какую ратушу с её учёным вы берёте?
ask-lay-hall = Куда вы кладёте свою ратушу?
ask-turn = Ваш ход: расширьте колонию, активируйте строение, используйте кубик или спасуйте.
ask-afterwards = Что-нибудь продать или купить до конца хода?
ask-lay-tile = Куда вы кладёте жетон?
ask-lay-road = Куда вы кладёте жетон дороги?
ask-pay = Какими ресурсами вы платите?
ask-sell-first = Ваш склад полон: продать единицу до прибытия следующей?
ask-use-die = Как вы используете кубик и вдоль какой линии?
ask-leave-die = На каком из активированных строений вы оставляете кубик?
ask-navigate = Заплатить за ещё один шаг губернатора?
ask-hire = Нанимаете ли вы специалиста у кубика?
ask-follow = Использован кубик посла: следуете за ним?
ask-follow-on-roads = Использован кубик посла: проведёте его по своим дорогам?
ask-trade = Что вы платите за торговлю?
ask-trade-result = Что вы за это берёте?
ask-ship = Какой жетон морской торговли вы берёте?
ask-berth = У какого дока вы кладёте особый жетон?
ask-march = Конкистадор: продвинуться?
ask-pray = Религия: продвинуться?
ask-place-monk = Куда вы ставите монаха?
ask-extra-space = Медитация: какое незанятое место вы используете ещё?
ask-maya-turn = Ваш ход: используйте кубик, сыграйте карту, пошлите верховного жреца или спасуйте.
ask-use-die-on-roads = Как вы используете кубик?
ask-walk = Куда идёт кубик?
ask-technology = Играете ли вы карту технологии с этим кубиком?
ask-build-level = Строите ли вы уровень храма?
ask-choose-token = Какое строение вы строите?
ask-choose-site = На какой участок вы его ставите?
ask-maya-trade = Торгуйте сколько угодно, потом завершите.
ask-exchange = Какие карты вы подкладываете под колоду?
ask-draft = Что вы даёте и что за это просите?
ask-answer = Согласны ли вы на обмен?
ask-blessing = Взять карту или заполнить склад?
ask-fill-store = Какой склад вы заполняете?
ask-take-store = Какой склад вы берёте из резерва?
ask-place-road-token = На какую развилку вы кладёте жетон дороги?

## Why a move is not legal

why-blue-limit = в этом году вы можете использовать { $limit ->
    [one] { $limit } синий кубик
    [few] { $limit } синих кубика
   *[many] { $limit } синих кубиков
}, и уже использовали
why-both-ways = в этом обмене уже идёт в другую сторону: { $good }
why-building-occupied = на этом строении лежит кубик или монеты
why-cacao-not-bought = какао не покупают; его дают строения и миссии
why-cacao-not-sold = какао не продают
why-card-is-main-action = эта половина карты — основное действие; с кубиком идёт только технология
why-card-not-in-hand = на вашей руке этого нет: { $card }
why-cell-developed = жетон накрыл бы уже развитую клетку
why-cell-occupied = на этой клетке кубик, монеты или губернатор
why-change-is-free = кубик станет { $value } и без какао
why-coins-needed = эти монеты понадобятся вам для кубика
why-colony-not-in-game = в этой игре этого поля нет: { $colony }
why-colony-taken = уже занято: { $colony }
why-dear-activation = ваша следующая активация в этом году стоит { $cost ->
    [one] { $cost } монету
    [few] { $cost } монеты
   *[many] { $cost } монет
}, у вас { $have }
why-dear-card = эта половина стоит { $cost }, у вас: { $have }
why-dear-change = изменить кубик на { $value } стоит { $cost ->
    [one] { $cost } монету
    [few] { $cost } монеты
   *[many] { $cost } монет
}, у вас { $have }
why-dear-diagonal = диагональ стоит { $cost ->
    [one] { $cost } монету
    [few] { $cost } монеты
   *[many] { $cost } монет
}, у вас остаётся { $have }
why-dear-exchange = обмен карт стоит { $cost ->
    [one] { $cost } монету
    [few] { $cost } монеты
   *[many] { $cost } монет
}, у вас { $have }
why-dear-good = 1 единица ({ $good }) стоит { $cost ->
    [one] { $cost } монету
    [few] { $cost } монеты
   *[many] { $cost } монет
}, у вас { $have }
why-dear-level = следующий уровень стоит { $cost }, у вас: { $have } ({ $district })
why-dear-ship = жетон у этого дока ({ $dock }) стоит { $cost }, у вас: { $have }
why-dear-space = игрокам там причитается вместе { $cost ->
    [one] { $cost } монета
    [few] { $cost } монеты
   *[many] { $cost } монет
}, у вас { $have } ({ $place })
why-dear-specialist = найм стоит { $cost ->
    [one] { $cost } монету
    [few] { $cost } монеты
   *[many] { $cost } монет
}, у вас { $have }
why-dear-step = ещё один шаг стоит { $cost ->
    [one] { $cost } монету
    [few] { $cost } монеты
   *[many] { $cost } монет
}, у вас { $have }
why-dear-tile = жетон стоит { $cost }, у вас: { $have } ({ $tile })
why-deck-empty = колода пуста
why-die-useless = с тем, что у вас есть, этим кубиком не достичь линии со свободным строением ({ $die }, { $value })
why-display-empty = до следующего года жетонов развития больше нет
why-district-not-adjacent = строение не рядом с этим районом: { $district }
why-dock-empty = у этого дока жетона нет: { $dock }
why-exchange-something = подложите под колоду хотя бы одну карту
why-fullest-dock = ни у одного вашего дока нет больше жетонов, чем у этого ({ $dock }), поэтому особый жетон сюда нельзя
why-governor-there = там стоит губернатор
why-hall-not-there = не предложено: { $hall }
why-hand-empty = на вашей руке нет карт
why-just-bought = вы только что это купили, так что продажа ничего не изменит: { $good }
why-just-dropped = вы только что отозвали предложение игроку { $seat }; сначала сделайте что-то другое
why-just-sold = вы только что это продали, так что покупка ничего не изменит: { $good }
why-maya-gold = золото храма не ресурс; его можно только обменивать с другими игроками
why-maya-sells-by-trade = Майя покупает и продаёт только торговлей с карты действия
why-needs-tactics = дополнительное место доступно только с Тактикой
why-no-ambassadors = в этой игре нет кубиков послов
why-no-building = на этой клетке нет строения
why-no-cacao = у вас нет какао
why-no-cacao-game = какао относится к «Американскому королевству»
why-no-empty-site = на каждом участке города уже стоит строение
why-no-empty-store = у вас нет пустого склада: { $good }
why-no-free-building = в такой линии не будет свободного строения ({ $line }, { $value })
why-no-gold = у вас нет золота
why-no-goods = вы не можете заплатить { $goods }, у вас: { $have }
why-no-junction = на дороге { $road } нет развилки для жетона
why-no-partner = нет игрока { $seat }, с которым можно обменяться
why-no-patience = игрок { $seat } больше не слушает предложений в этой торговле
why-no-priest = у вас нет свободного верховного жреца
why-no-room = в вашей колонии для этого нет места: { $tile }
why-no-room-for-it = тому, кто это получит, некуда положить: { $good }
why-no-special-dock = особая морская торговля относится к «Американскому королевству»
why-no-store = у вас нет склада: { $good }
why-no-such-die = такого кубика вам не взять: { $die }, { $value }
why-no-such-half = на карте нет такой половины ({ $card }): { $half }
why-no-such-space = в этой игре на поле нет: { $place }
why-no-token-left = таких жетонов строений больше нет: { $kind }
why-no-upgrade-here = специалист у кубика не строит улучшений
why-none-in-reserve = в резерве нет склада: { $good }
why-not-a-result = эта торговля такого не даёт: { $good }
why-not-activated = кубик не активировал это строение
why-not-for-maya = у Майя нет колонии
why-not-held = больше нечего дать: { $good }
why-not-in-trade = торговля берёт что-то одно: { $goods }
why-not-next = это не следующее свободное строение на пути: дорога { $road }, { $site }
why-not-on-building = кубик должен остановиться на свободном строении
why-nothing-to-sell = вам нечего продать: { $good }
why-off-the-grid = жетон лежал бы не целиком в колонии
why-offer-something = сначала внесите что-нибудь в обмен
why-one-action = основное действие этого хода вы уже выполнили
why-one-technology = на одно использование кубика — одна карта технологии
why-other-cost = цена такова: { $cost }; золото может заменить любой ресурс
why-other-line = вдоль этой линии вы не можете следовать
why-other-technology = нет технологии для кубика { $value }: { $card }
why-other-token = карта даёт строение другого вида: { $kind }
why-own-monk-there = там уже есть ваш монах: { $place }
why-site-built = там уже стоит строение
why-site-not-free = там нет свободного строения: дорога { $road }, { $site }
why-space-taken = место { $space } занято
why-storage-full = больше { $limit } на склад не помещается: { $good }
why-technology-with-die = технология — не основное действие; она идёт с кубиком своего значения
why-temple-finished = у этого храма уже все уровни: { $district }
why-tile-not-shown = в раскладе нет: { $tile }
why-token-built = уже построено: { $token }
why-token-there = на развилке дороги { $road } уже лежит жетон
why-track-ends = шкала там заканчивается
why-upgrade-needed = другого свободного строения в линии нет, поэтому улучшение надо нанять и положить в неё
why-upgrade-needs-cell = скажите, куда идёт улучшение
why-white-limit = за год вы можете взять из общего доступа { $limit ->
    [one] { $limit } белый кубик
    [few] { $limit } белых кубика
   *[many] { $limit } белых кубиков
}, и уже взяли
why-wrong-line = вдоль такой линии этот кубик ({ $die }) не использовать: { $line }

## What happened

event-accept = { $who }: согласие на обмен
event-achievement = { $who }: получено достижение «{ $achievement }»
event-activate = { $who } активирует монетами: { $building }
event-blue-die = { $who } получает синий кубик: { $value }
event-build = { $who } строит { $token } (дорога { $road }, { $site })
event-card = { $who } играет карту { $card }: { $half }
event-colony = { $who } берёт поле: { $colony }
event-dock = Новое у дока ({ $dock }): { $ship }, { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
} за { $goods }
event-draw = { $who } берёт { $n ->
    [one] { $n } карту
    [few] { $n } карты
   *[many] { $n } карт
}
event-end = Игра окончена
event-exchange = { $who } обменивает { $n ->
    [one] { $n } карту
    [few] { $n } карты
   *[many] { $n } карт
}
event-expand = { $who } берёт жетон: { $tile }
event-follow = { $who } следует за послом: { $line } { $value }
event-gain = { $who } получает { $goods }
event-give = { $who } даёт { $goods } игроку { $partner }
event-governor = { $who }: губернатор идёт сюда: { $row }, { $column }
event-hall = { $who } берёт с учёным ({ $place }): { $hall }
event-hire = { $who } нанимает: { $specialist }
event-junction = { $who } кладёт жетон дороги на развилку дороги { $road }
event-lay = { $who } кладёт его сюда: { $row }, { $column }
event-level = { $who } строит уровень { $level } храма: { $district }
event-march = { $who } продвигается на шкале конкистадоров
event-monk = { $who } ставит монаха: { $place }
event-offer = { $who } предлагает игроку { $partner } { $give } за { $want }
event-overflow = { $who } не имеет места ({ $good }) и взамен получает { $coins ->
    [one] { $coins } монету
    [few] { $coins } монеты
   *[many] { $coins } монет
}
event-pass = { $who } пасует на место { $space }
event-pay = { $who } платит { $goods }
event-pray = { $who } продвигается на шкале религии
event-priest = { $who } посылает верховного жреца: дорога { $road }, { $site }
event-priests = { $who } получает { $n ->
    [one] { $n } верховного жреца
    [few] { $n } верховных жрецов
   *[many] { $n } верховных жрецов
}
event-refuse = { $who }: отказ от обмена
event-road = { $who } кладёт жетон дороги: { $row }, { $column }
event-run = { $who }: кубик приходит сюда: дорога { $road }, { $site }
event-score = { $who }: { $vp ->
    [one] { $vp } очко
    [few] { $vp } очка
   *[many] { $vp } очков
} ({ $source })
event-ship = { $who } ставит { $ship } ({ $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}) к своему доку: { $dock }
event-solo-lost = { $who }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}, цель { $goal } не достигнута
event-solo-won = { $who }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}, цель { $goal } достигнута
event-store = { $who } берёт из резерва заполненный склад: { $good }
event-temple-gold = { $who }: в храм золота идёт { $n } золота
event-turn = { $who }: ход
event-upgrade = { $who } кладёт улучшение: { $building }
event-use = { $who } использует кубик ({ $die }) как { $value }: { $line }
event-year = Начинается год { $year }; первый игрок — { $who }

## Goods and dice

good-wood = древесина
good-grain = зерно
good-sugar = сахар
good-gem = самоцвет
good-gold = золото
good-cacao = какао
good-coin = монета

amount-wood = { $n ->
    [one] { $n } древесину
    [few] { $n } древесины
   *[many] { $n } древесины
}
amount-grain = { $n ->
    [one] { $n } зерно
    [few] { $n } зерна
   *[many] { $n } зёрен
}
amount-sugar = { $n ->
    [one] { $n } сахар
    [few] { $n } сахара
   *[many] { $n } сахара
}
amount-gem = { $n ->
    [one] { $n } самоцвет
    [few] { $n } самоцвета
   *[many] { $n } самоцветов
}
amount-gold = { $n } { $n ->
    [one] золото
   *[many] золота
}
amount-cacao = { $n } какао
amount-coin = { $n ->
    [one] { $n } монету
    [few] { $n } монеты
   *[many] { $n } монет
}
amount-happiness = { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[many] { $n } очков
}
amount-religion = трек религии: { $n }
amount-march = трек конкистадоров: { $n }
amount-blue-die = { $n ->
    [one] { $n } синий кубик
    [few] { $n } синих кубика
    [many] { $n } синих кубиков
   *[other] { $n } синего кубика
}
amount-scholar = { $n ->
    [one] { $n } учёный
    [few] { $n } учёных
    [many] { $n } учёных
   *[other] { $n } учёного
}

how-plain = без оплаты
how-wood = { good-wood }
how-grain = { good-grain }
how-gold = { good-gold }

die-white = белый
die-blue = синий
die-white_ambassador = белый кубик посла
die-blue_ambassador = синий кубик посла

line-column = колонка
line-row = ряд
line-diagonal = диагональ
line-road = дорога

by-coin = монеты
by-cacao = какао
by-gold = золото

## Places

colony-A1 = лесная колония
colony-A2 = миссионерская колония
colony-A3 = гарнизонная колония
colony-A4 = портовая колония
colony-A5 = какао-колония
colony-B = общая сторона B
hall-TH1 = ратуша лесной колонии
hall-TH2 = ратуша миссионерской колонии
hall-TH3 = ратуша гарнизонной колонии
hall-TH4 = ратуша портовой колонии
hall-TH5 = ратуша какао-колонии

dock-coin = монеты
dock-religion = религия
dock-conquistador = конкистадор
dock-happiness = счастье
dock-special = особая морская торговля

district-trade = район торговли
district-festival = район фестиваля
district-gold = храм золота
district-construction = район строительства
district-technology = район технологии

half-trade = торговля
half-festival = фестиваль
half-construction = строительство
half-technology = технология

kind-wooden = деревянное строение
kind-straw = соломенное строение

pad-during = в ходе игры
pad-years = в конце лет
pad-end = итоговый подсчёт
source-bishops = епископы
source-city = храмы города
source-coins = монеты
source-colonists = колонисты в полных линиях
source-conquistador = награда конкистадоров
source-governor = губернатор на дороге
source-governor-place = место губернатора
source-happiness = счастье
source-penalty = штраф за епископа
source-religion = конец шкалы религии
source-scholars = учёные
source-sets = наборы кораблей
source-ships = жетоны морской торговли

achievement-communism = Коммунизм
achievement-capitalism = Капитализм
achievement-theocracy = Теократия
achievement-goatocracy = Козлократия
achievement-democracy = Демократия
achievement-utopia = Утопия

## Buildings

building-wood = древесина
building-grain = зерно
building-sugar = сахар
building-gem = самоцвет
building-coins = монеты
building-happiness = счастье
building-shipping = морская торговля
building-conquistador = конкистадор
building-religion = религия
building-trade_wood_gem = торговля древесиной или самоцветом
building-trade_grain_sugar = торговля зерном или сахаром
building-trade_happiness = торговля за счастье
building-trade_valuable = торговля за сахар или самоцвет
building-trade_grain = торговля зерном
building-cacao = какао
building-wood_and_grain = древесина и зерно
building-wood_and_coins = древесина и монеты
building-religion_and_coin = религия и монета
building-conquistador_and_coin = конкистадор и монета
building-shipping_and_coin = монета и морская торговля
building-cacao_and_coin = какао и монета
building-warrior = воин
building-road0 = пустая дорога
building-road1 = дорога с 1 колонистом
building-road2 = дорога с 2 колонистами
building-upgrade_coins = монеты, с фургоном
building-upgrade_shipping = морская торговля, с фургоном
building-upgrade_religion = религия, с фургоном
building-upgrade_conquistador = конкистадор, с фургоном
building-upgrade_sugar = сахар, с фургоном
building-upgrade_gem = самоцвет, с фургоном
building-upgrade_happiness = счастье, с фургоном

## Scholars, bishops, missions

scholar-philosophy = Философия
scholar-taxation = Налогообложение
scholar-astronomy = Астрономия
scholar-architecture = Архитектура
scholar-economics = Экономика
scholar-commerce = Коммерция
scholar-theology = Теология
scholar-shipbuilding = Кораблестроение
scholar-tactics = Тактика
scholar-warehousing = Складское дело
scholar-archery = Стрельба из лука
scholar-navigation = Навигация
scholar-meditation = Медитация
bishop-bishop_colonists = Епископ колонистов
bishop-bishop_lines = Епископ полных линий
bishop-bishop_sugar = Епископ сахара
bishop-bishop_monks = Епископ монахов
bishop-bishop_fleet = Епископ флота
bishop-bishop_faith_and_sword = Епископ веры и меча
bishop-bishop_large_tiles = Епископ больших жетонов
bishop-bishop_conquest = Епископ завоеваний
bishop-bishop_gems = Епископ самоцветов
mission-M1 = первая миссия
mission-M2 = вторая миссия
mission-M3 = третья миссия
mission-M4 = четвёртая миссия
mission-M5 = миссия с какао

place-philosophy = { scholar-philosophy }
place-taxation = { scholar-taxation }
place-astronomy = { scholar-astronomy }
place-architecture = { scholar-architecture }
place-economics = { scholar-economics }
place-commerce = { scholar-commerce }
place-theology = { scholar-theology }
place-shipbuilding = { scholar-shipbuilding }
place-tactics = { scholar-tactics }
place-warehousing = { scholar-warehousing }
place-archery = { scholar-archery }
place-navigation = { scholar-navigation }
place-meditation = { scholar-meditation }
place-bishop_colonists = { bishop-bishop_colonists }
place-bishop_lines = { bishop-bishop_lines }
place-bishop_sugar = { bishop-bishop_sugar }
place-bishop_monks = { bishop-bishop_monks }
place-bishop_fleet = { bishop-bishop_fleet }
place-bishop_faith_and_sword = { bishop-bishop_faith_and_sword }
place-bishop_large_tiles = { bishop-bishop_large_tiles }
place-bishop_conquest = { bishop-bishop_conquest }
place-bishop_gems = { bishop-bishop_gems }
place-M1 = { mission-M1 }
place-M2 = { mission-M2 }
place-M3 = { mission-M3 }
place-M4 = { mission-M4 }
place-M5 = { mission-M5 }

## Tiles, ships, cards and specialists

tile-D01 = { building-wood } · { building-road0 }
tile-D02 = { building-grain } · { building-road0 }
tile-D03 = { building-sugar } · { building-road0 }
tile-D04 = { building-gem } · { building-road0 }
tile-D05 = { building-coins } · { building-road0 }
tile-D06 = { building-shipping } · { building-road0 }
tile-D07 = { building-conquistador } · { building-road0 }
tile-D08 = { building-religion } · { building-road0 }
tile-D09 = { building-happiness } · { building-road0 }
tile-D10 = { building-wood } · { building-grain }
tile-D11 = { building-conquistador } · { building-coins }
tile-D12 = { building-religion } · { building-trade_grain }
tile-D13 = { building-trade_wood_gem } · { building-road1 }
tile-D14 = { building-shipping } · { building-trade_valuable }
tile-D15 = { building-trade_grain } · { building-wood }
tile-T01 = { building-wood_and_grain } · { building-road2 } · { building-sugar }
tile-T02 = { building-sugar } · { building-road2 } · { building-gem }
tile-T03 = { building-religion } · { building-wood_and_grain } · { building-road2 }
tile-T04 = { building-conquistador_and_coin } · { building-grain } · { building-road2 }
tile-T05 = { building-sugar } · { building-shipping } · { building-road2 }
tile-T06 = { building-gem } · { building-shipping } · { building-road2 }
tile-T07 = { building-religion_and_coin } · { building-road2 } · { building-religion }
tile-T08 = { building-conquistador_and_coin } · { building-road2 } · { building-wood_and_grain }
tile-T09 = { building-gem } · { building-happiness } · { building-road2 }
tile-T10 = { building-trade_grain_sugar } · { building-road2 } · { building-wood_and_coins }
tile-T11 = { building-happiness } · { building-road2 } · { building-wood_and_coins }
tile-T12 = { building-shipping_and_coin } · { building-road2 } · { building-sugar }
tile-T13 = { building-gem } · { building-road2 } · { building-shipping_and_coin }
tile-T14 = { building-sugar } · { building-road2 } · { building-conquistador_and_coin }
tile-T15 = { building-religion_and_coin } · { building-road2 } · { building-sugar }
tile-X1 = { building-cacao } · { building-road1 } · { building-sugar }
tile-X2 = { building-cacao } · { building-road1 } · { building-gem }
tile-X3 = { building-coins } · { building-road2 } · { building-cacao }
tile-X4 = { building-cacao } · { building-shipping } · { building-road1 }
tile-X5 = { building-religion } · { building-cacao } · { building-road1 }
tile-X6 = { building-conquistador } · { building-cacao } · { building-road1 }

called-starting = начальный корабль ({ $cost })
called-regular = корабль ({ $cost })
called-special = особый корабль ({ $cost })
ship-S01 = начальный корабль ({ good-wood }, { good-sugar })
ship-S02 = начальный корабль ({ good-grain }, { good-gem })
ship-S03 = начальный корабль ({ good-wood }, { good-gem })
ship-S04 = начальный корабль ({ good-grain }, { good-sugar })
ship-R01 = корабль ({ good-wood }, { good-sugar })
ship-R02 = корабль ({ good-wood }, { good-gem })
ship-R03 = корабль ({ good-grain }, { good-sugar })
ship-R04 = корабль ({ good-grain }, { good-gem })
ship-R05 = корабль ({ good-sugar }, { good-gem })
ship-R06 = корабль ({ good-sugar }, { good-gem })
ship-R07 = корабль ({ good-sugar })
ship-R08 = корабль ({ good-gem })
ship-R09 = корабль ({ good-wood }, { good-grain }, { good-sugar })
ship-R10 = корабль ({ good-wood }, { good-grain }, { good-sugar })
ship-R11 = корабль ({ good-wood }, { good-grain }, { good-gem })
ship-R12 = корабль ({ good-wood }, { good-grain }, { good-gem })
ship-R13 = корабль ({ good-wood }, { good-sugar })
ship-R14 = корабль ({ good-wood }, { good-gem })
ship-R15 = корабль ({ good-grain }, { good-sugar })
ship-R16 = корабль ({ good-grain }, { good-gem })
ship-R17 = корабль ({ good-wood }, { good-sugar }, { good-gem })
ship-R18 = корабль ({ good-wood }, { good-sugar }, { good-gem })
ship-R19 = корабль ({ good-grain }, { good-sugar }, { good-gem })
ship-R20 = корабль ({ good-grain }, { good-sugar }, { good-gem })
ship-R21 = корабль ({ good-wood }, { good-sugar })
ship-R22 = корабль ({ good-grain }, { good-gem })
ship-R23 = корабль ({ good-sugar }, { good-gem })
ship-R24 = корабль ({ good-sugar }, { good-gem })
ship-R25 = корабль ({ good-wood }, { good-grain }, { good-sugar }, { good-gem })
ship-R26 = корабль ({ good-wood }, { good-grain }, { good-sugar }, { good-gem })
ship-R27 = корабль ({ good-wood }, { good-sugar }, { good-gem })
ship-R28 = корабль ({ good-grain }, { good-sugar }, { good-gem })
ship-R29 = корабль ({ good-wood }, { good-sugar }, { good-gem })
ship-R30 = корабль ({ good-grain }, { good-sugar }, { good-gem })
ship-Q01 = особый корабль ({ good-cacao })
ship-Q02 = особый корабль ({ good-wood }, { good-cacao })
ship-Q03 = особый корабль ({ good-grain }, { good-cacao })
ship-Q04 = особый корабль ({ good-sugar }, { good-cacao })
ship-Q05 = особый корабль ({ good-gem }, { good-cacao })
ship-Q06 = особый корабль ({ good-cacao }, { good-coin })
ship-Q07 = особый корабль ({ good-coin })
ship-Q08 = особый корабль ({ good-wood }, { good-coin })
ship-Q09 = особый корабль ({ good-grain }, { good-coin })
ship-Q10 = особый корабль ({ good-gem }, { good-coin })

card-C01 = «{ half-trade } / { half-festival } ({ good-cacao })»
card-C02 = «{ half-trade } / { kind-wooden }»
card-C03 = «{ half-trade } / { half-technology } (кубик 1: { bonus-warrior })»
card-C04 = «{ half-festival } ({ good-grain } › { good-coin }) / { kind-straw }»
card-C05 = «{ half-festival } ({ good-wood } › { good-coin }) / { half-technology } (кубик 2: { bonus-religion })»
card-C06 = «{ kind-wooden } / { half-technology } (кубик 3: { bonus-gem })»
card-C07 = «{ half-trade } / { half-festival } ({ good-sugar })»
card-C08 = «{ half-trade } / { kind-straw }»
card-C09 = «{ half-trade } / { half-technology } (кубик 4: { bonus-sugar })»
card-C10 = «{ half-festival } ({ good-gem }) / { kind-wooden }»
card-C11 = «{ half-festival } ({ good-grain }, { good-cacao }) / { half-technology } (кубик 5: { bonus-warrior })»
card-C12 = «{ kind-straw } / { half-technology } (кубик 6: { bonus-religion })»
card-C13 = «{ half-trade } / { half-festival } ({ good-wood }, { good-cacao })»
card-C14 = «{ half-trade } / { kind-wooden }»
card-C15 = «{ half-trade } / { half-technology } (кубик 1: { bonus-gem })»
card-C16 = «{ half-festival } ({ good-wood }, { good-grain }) / { kind-straw }»
card-C17 = «{ half-festival } ({ good-sugar }, { good-gem }) / { half-technology } (кубик 2: { bonus-sugar })»
card-C18 = «{ kind-wooden } / { half-technology } (кубик 3: { bonus-warrior })»
card-C19 = «{ half-trade } / { half-festival } ({ good-cacao } › { good-coin })»
card-C20 = «{ half-trade } / { kind-straw }»
card-C21 = «{ half-trade } / { half-technology } (кубик 4: { bonus-religion })»
card-C22 = «{ half-festival } ({ good-grain }, { good-sugar }) / { kind-wooden }»
card-C23 = «{ half-festival } ({ good-wood }, { good-gem }) / { half-technology } (кубик 5: { bonus-gem })»
card-C24 = «{ kind-straw } / { half-technology } (кубик 6: { bonus-sugar })»

token-MB01 = деревянное строение (сахар)
token-MB02 = деревянное строение (самоцвет)
token-MB03 = деревянное строение (воин)
token-MB04 = деревянное строение (воин)
token-MB05 = деревянное строение (монеты)
token-MB06 = деревянное строение (счастье)
token-MB07 = соломенное строение (зерно)
token-MB08 = соломенное строение (древесина)
token-MB09 = соломенное строение (какао)
token-MB10 = соломенное строение (религия)
token-MB11 = соломенное строение (религия)
token-MB12 = соломенное строение (счастье)

specialist-farmer1 = фермер
specialist-farmer2 = фермер
specialist-farmer3 = фермер
specialist-forester1 = лесник
specialist-forester2 = лесник
specialist-forester3 = лесник
specialist-soldier1 = солдат
specialist-soldier2 = солдат
specialist-soldier3 = солдат
specialist-upgrade1 = улучшение: монеты
specialist-upgrade2 = улучшение: монеты
specialist-upgrade3 = улучшение: монеты
specialist-upgrade4 = улучшение: морская торговля
specialist-upgrade5 = улучшение: религия
specialist-upgrade6 = улучшение: конкистадор
specialist-upgrade7 = улучшение: сахар
specialist-upgrade8 = улучшение: самоцвет
specialist-upgrade9 = улучшение: счастье

## What the components do

describe-ship = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
} за { $cost }
describe-scholar = { $does }{ $points ->
    [0] { "" }
    [one] ; в конце { $points } очко
    [few] ; в конце { $points } очка
   *[many] ; в конце { $points } очков
}
describe-farmer = первый / второй / третий стоит монет: { $costs }; даёт зерна: { $gives }
describe-forester = первый / второй / третий стоит монет: { $costs }; даёт древесины: { $gives }
describe-soldier = первый / второй / третий стоит монет: { $costs }; даёт мест конкистадора: { $gives }
describe-upgrade = строение и дорога одновременно, с колонистом; монет на развитую / пустую клетку: { $costs }
describe-temple = уровень { $level }, стоит { $cost }
describe-festival = фестиваль: { $get } за { $pay }
describe-construction = строительство за { $pay }: { $kind }
describe-technology = технология с кубиком { $die }: { $bonus }
describe-trade = торговля с запасом и с другими игроками

bonus-warrior = воин
bonus-religion = религия
bonus-gem = самоцвет
bonus-sugar = сахар

effect-shipping = морская торговля
effect-religion = религия
effect-conquistador = конкистадор
effect-trade = торговля: { $gets } за { $pays }

ability-philosophy = синий кубик может активировать колонку своего числа вместо ряда
ability-taxation = после активации линии кубиком { $coins ->
    [one] { $coins } монета
    [few] { $coins } монеты
   *[many] { $coins } монет
} за каждого колониста в ней, не больше { $most }
ability-astronomy = каждый кубик можно изменить бесплатно на { $n ->
    [one] { $n } шаг
    [few] { $n } шага
   *[many] { $n } шагов
}
ability-architecture = 1 монета может заменить 1 древесину жетона; особый жетон стоит на 1 монету меньше
ability-economics = активации монетами стоят за год 1, 1, 2, 2, 3, 3 …
ability-commerce = простые ресурсы покупают за { $buy }, ценные продают за { $sell ->
    [one] { $sell } монету
    [few] { $sell } монеты
   *[many] { $sell } монет
}
ability-theology = кубик можно оставить на любом активированном им строении
ability-shipbuilding = { $coins ->
    [one] { $coins } монета
    [few] { $coins } монеты
   *[many] { $coins } монет
} за каждый взятый жетон морской торговли
ability-tactics = 1 древесина покупает ещё одно место с каждым действием конкистадора
ability-warehousing = каждая единица сверх лимита хранения даёт ещё { $coins ->
    [one] { $coins } монету
    [few] { $coins } монеты
   *[many] { $coins } монет
}
ability-archery = за { $coins ->
    [one] { $coins } монету
    [few] { $coins } монеты
   *[many] { $coins } монет
} кубик 1 или 6 активирует диагональ
ability-navigation = за { $coins ->
    [one] { $coins } монету
    [few] { $coins } монеты
   *[many] { $coins } монет
} губернатор идёт дальше с дороги, снова и снова
ability-meditation = можно выбрать занятое место паса; пятое даёт ещё действие одного незанятого

counts-bishop_colonists = по { $points } за каждого колониста в колонии, не больше очков: { $most }
counts-bishop_lines = по { $points } за каждый полностью развитый ряд и колонку, не больше очков: { $most }
counts-bishop_sugar = по { $points } за каждый сахар на своих жетонах морской торговли, не больше очков: { $most }
counts-bishop_monks = по { $points } за каждого своего монаха на поле, не больше очков: { $most }
counts-bishop_fleet = по { $points } за каждый жетон в самом полном доке, не больше очков: { $most }
counts-bishop_faith_and_sword = по { $points } за каждое строение с религией или конкистадором, не больше очков: { $most }
counts-bishop_large_tiles = по { $points } за каждый жетон развития из трёх клеток, не больше очков: { $most }
counts-bishop_conquest = награда конкистадоров последнего года считается дважды
describe-bishop = { $counts }; сначала −{ $penalty }, но не с «Американским королевством»
counts-bishop_gems = по { $points } за каждый самоцвет на своих жетонах морской торговли, не больше очков: { $most }

## Pictures

pic-year = год { $year } из 3
pic-over = игра окончена
pic-first = первый:
pic-white = белые кубики
pic-blue = синие кубики
pic-ambassadors = послы
pic-march = Конкистадоры
pic-religion = Религия
pic-award = награды
pic-symbol-gold = з
pic-symbol-die = к
pic-symbol-monk = м
pic-tiles = Жетоны
pic-harbour = Гавань (осталось { $n })
pic-passing = Пас
pic-road-tile = дорога
pic-scholars = Учёные
pic-bishops = Епископы
pic-missions = Миссии
pic-pairs = Комплекты
pic-passed = пас ({ $space })
pic-docks = доки
pic-monks = монахи { $n }
pic-maya = город Майя
pic-pieces = жрецы { $priests } · жетоны дороги { $roads } · карты { $cards }
pic-hand = Рука
pic-half-trade = тор
pic-half-festival = фес
pic-half-construction = стр
pic-half-technology = тех
pic-short-wood = др
pic-short-grain = зр
pic-short-sugar = сх
pic-short-gem = см
pic-short-gold = зл
pic-short-cacao = ка
pic-short-coin = ¢
pic-short-happiness = ♥
pic-short-shipping = мт
pic-short-religion = рл
pic-short-conquistador = кн

## The workshop

box-kind-building = Строения
box-kind-road = Дороги
box-kind-tile = Жетоны расширения
box-kind-hall = Ратуши
box-kind-colony = Колонии
box-kind-ship = Жетоны морской торговли
box-kind-expansion = Цены жетонов расширения
box-kind-scholar = Учёные
box-kind-bishop = Епископы
box-kind-mission = Миссии
box-kind-specialist = Специалисты
box-kind-hire = Наём специалистов
box-kind-governor = Планшет губернатора
box-kind-ambassador = Послы
box-kind-good = Товары
box-kind-rate = Курсы
box-kind-setup = Подготовка
box-kind-track = Шкалы
box-kind-award = Награды конкистадоров
box-kind-passing = Места паса
box-kind-dock = Доки
box-kind-solo = Цель соло
box-kind-achievement = Достижения соло
box-kind-maya = Майя
box-kind-district = Кварталы
box-kind-site = Места застройки
box-kind-junction = Перекрёстки дорог
box-kind-token = Строения майя
box-kind-temple = Храмы
box-kind-store = Склады
box-kind-card = Карты действий
box-field-colonists = Колонисты
box-field-shape = Форма
box-field-hall = Ратуша
box-field-kind = Вид
box-field-coins = Монеты
box-field-most = Не больше
box-field-pips = Свободные очки кубика
box-field-buy = Цена покупки
box-field-sell = Цена продажи
box-field-building = Строение
box-field-costs = Цена первого, второго, третьего
box-field-gives = Что дают первый, второй, третий
box-field-developed = Цена на строении
box-field-empty = Цена на пустой клетке
box-field-cell = Клетка
box-field-limit = Сколько можно хранить
box-field-numbers = По местам
box-field-ambassadors = С послами
box-field-double = Видно двойных жетонов
box-field-bent = Видно угловых жетонов
box-field-straight = Видно прямых жетонов
box-field-base = В базовой игре
box-field-kingdoms = С «Американскими королевствами»
box-field-gold = Деления с золотом
box-field-trees = Деления с деревьями
box-field-monks = Деления с монахами
box-field-dice = Деления с кубиками
box-field-happiness = Счастье за концом шкалы
box-field-action = Действие
box-field-maya = Для майя
box-field-needs = Сколько нужно
box-field-each_year = Каждый год
box-field-each_player = На каждого игрока
box-field-pieces = Всего кусков
box-field-exchange = Сколько меняют
box-field-cacao = Цена какао
box-field-grain = Цена зерна
box-field-wood = Цена дерева
box-field-roads = Дороги
box-field-level = Уровень
box-field-good = Товар
box-field-halves = Половины
box-effect-happiness = счастье
box-effect-shipping = морская торговля
box-effect-religion = религия
box-effect-conquistador = конкистадор
box-effect-road = жетон дороги
box-effect-store = склад
box-effect-temple = храм
box-effect-trade = торговля
box-effect-construction = строительство
box-effect-technology = технология: кубик и бонус
box-bonus-gem = самоцвет
box-bonus-religion = религия
box-bonus-sugar = сахар
box-bonus-warrior = воин
box-reward-cards = карты
box-reward-coins = монеты
box-reward-priest = верховный жрец
box-reward-road = жетон дороги
box-reward-store = склад
box-shape-double = двойной
box-shape-bent = угловой
box-shape-straight = прямой
box-ship-starting = начальный
box-ship-regular = обычный
box-ship-special = особый
box-specialist-farmer = земледелец
box-specialist-forester = лесник
box-specialist-soldier = солдат
box-specialist-upgrade = улучшение
box-start-full = полный
box-start-empty = пустой
box-start-reserve = в резерве

## The balance report

census-colony = Колонии
census-hall = Ратуши
census-tile = Жетоны расширения
census-ship = Корабли
census-place = Места монахов
census-specialist = Специалисты
census-card = Карты майя
census-token = Здания майя
census-pass = Места паса
census-religion = Религия
census-conquistador = Конкистадоры
deed-expand = Расширение
deed-activate = Активация за монеты
deed-die = Применение кубика
deed-pass = Пас

## Components that no move names

piece-rate-pip = очко кубика
piece-rate-fee = плата за место монаха
piece-rate-set = набор кораблей
piece-rate-point = монеты за очко
piece-rate-penalty = штраф епископов
piece-setup-coins = монеты по порядку хода
piece-setup-blue_dice = синие кубики
piece-setup-white_dice = белые кубики
piece-setup-monks = монахи
piece-setup-tiles = жетоны на выставке
piece-setup-scholars = учёные в игре
piece-setup-bishops = епископы в игре
piece-setup-road_tiles = жетоны дорог
piece-award = { $n ->
    [one] { $n } игрок
    [few] { $n } игрока
   *[other] { $n } игроков
}, год { $m }
piece-passing = место паса { $n }
piece-solo = цель игры в одиночку
piece-road-road0 = { building-road0 }
piece-road-road1 = { building-road1 }
piece-road-road2 = { building-road2 }
piece-governor-start = где начинает губернатор
piece-governor-row = планшет губернатора, ряд { $n }
piece-hire-production = производственные специалисты
piece-hire-upgrade = улучшения строений
piece-maya-coins = монеты майя
piece-maya-hand = карты майя
piece-maya-high_priests = верховные жрецы
piece-maya-road_tokens = жетоны дорог майя
piece-site = дорога { $n }, место { $m }
piece-junction = развилки дорог
piece-temple = храм уровня { $level }
piece-store = склад: { $good }
piece-expansion-double = цена двойного жетона
piece-expansion-bent = цена углового жетона
piece-expansion-straight = цена прямого жетона
