game-title = Санта-Марія
game-about = Збудуйте колонію в Новому Світі й пустіть кубики її вулицями; кораблі, монахи та конкістадори зроблять решту.

## Options

option-expansion = Американські королівства
option-expansion-about = Доповнення з його основними змінами: какао, особливі жетони, особлива морська торгівля, більше вчених і єпископів. Модулі вмикають його самі.
option-governor = Модуль A: губернатор
option-governor-about = Губернатор обходить кожну колонію перед активацією лінії й дає очки за місце, де закінчить.
option-specialists = Модуль B: фахівці
option-specialists-about = Білі кубики можуть наймати фермерів, лісників, солдатів і будівничих поліпшень.
option-ambassadors = Модуль C: посли
option-ambassadors-about = Два кубики, за якими можуть іти всі. П’ятеро гравців завжди грають із ними.
option-maya = Модуль D: місто мая
option-maya-about = Один гравець будує храми міста мая. За п’ятьох гравців він є завжди.
option-maya_seat = Хто мая
option-maya_seat-about = Мая починає гру. Без міста мая не має значення.
option-maya_seat-0 = за жеребом
option-maya_seat-1 = гравець 1
option-maya_seat-2 = гравець 2
option-maya_seat-3 = гравець 3
option-maya_seat-4 = гравець 4
option-maya_seat-5 = гравець 5
option-advanced = Розширена підготовка
option-advanced-about = Усі колонії починають однаково; кожен бере ратушу з ученим.
option-shared_dice = Спільні сині кубики
option-shared_dice-about = Сині кубики лежать у спільному пулі.
option-colonies = Колонії
option-colonies-about = Як розподіляють планшети колоній. Какао-колонія належить до «Американських королівств» і не поєднується з містом мая; з нею планшети роздають.
option-colonies-usual = за правилами
option-colonies-choose = гравці вибирають, без какао-колонії
option-colonies-deal = роздати навмання, без какао-колонії
option-colonies-cacao = роздати навмання, з какао-колонією
option-open_scores = Відкриті очки
option-open_scores-about = Усі бачать щастя кожного; інакше воно лежить долілиць до кінця.

## Moves

move-colony = Узяти планшет: { $colony }
move-hall = Узяти з її вченим: { $hall }
move-expand = Розширити колонію: { $tile }
move-lay = Покласти першу клітинку: { $row }, { $column }, { $turn }
move-activate = Активувати монетами: { $row }, { $column }
move-die = Узяти кубик: { $die }, { $value }
move-use = Використати як { $value }: { $line }{ $by-key ->
    [cacao] , змінивши за какао
    [gold] , змінивши за золото замість какао
   *[coin] { "" }
}
move-pass = Спасувати на місце { $space }
move-pay = Сплатити { $goods }
move-hire = Найняти фахівця
move-upgrade = Покласти поліпшення: { $row }, { $column }
move-navigate = Провести губернатора ще на клітинку
move-leave = Залишити кубик: { $row }, { $column }
move-follow = Піти за послом: { $line }
move-take = Узяти 1: { $good }
move-ship = Морська торгівля, док: { $dock }
move-berth = Покласти особливий жетон біля доку: { $dock }
move-march = { $how-key ->
    [plain] Просунути конкістадора
   *[other] Просунути конкістадора ще на місце, заплативши: { $how }
}
move-pray = { $how-key ->
    [plain] Просунутися на шкалі релігії
   *[other] Просунутися на 2 місця на шкалі релігії, заплативши: { $how }
}
move-monk = Поставити монаха: { $place }
move-extra = Виконати ще дію місця { $space }
move-road = Покласти жетон дороги: { $row }, { $column }
move-sell = Продати 1: { $good }
move-buy = Купити 1: { $good }
move-run = Вести кубик: дорога { $road }, { $site }
move-stop = Зупинитися тут
move-temple = Збудувати рівень храму: { $district }
move-card = Зіграти карту { $card }: { $half }
move-priest = Послати верховного жерця: дорога { $road }, { $site }
move-build = Збудувати { $token }
move-site = Поставити тут: дорога { $road }, { $site }
move-store = Узяти склад із резерву: { $good }
move-fill = Заповнити склад: { $good }
move-draw = Узяти карту дії
move-junction = Покласти жетон дороги на розвилку дороги { $road }
move-exchange = Обміняти карти з руки
move-return = Підкласти під колоду карту { $card }
move-offer = Запропонувати обмін гравцеві { $seat }
move-give = Дати ще 1: { $good }
move-want = Просити ще 1: { $good }
move-propose = Зробити цю пропозицію
move-accept = Погодитися на обмін
move-refuse = Відмовитися від обміну
move-done = Завершити

turn-0 = без повороту
turn-1 = повернувши на чверть праворуч
turn-2 = перевернувши догори дном
turn-3 = повернувши на чверть ліворуч

row-1 = перший ряд
row-2 = другий ряд
row-3 = третій ряд
row-4 = четвертий ряд
row-5 = п’ятий ряд
row-6 = шостий ряд
column-1 = перший стовпець
column-2 = другий стовпець
column-3 = третій стовпець
column-4 = четвертий стовпець
column-5 = п’ятий стовпець
column-6 = шостий стовпець
site-1 = перша ділянка
site-2 = друга ділянка
site-3 = третя ділянка
site-4 = четверта ділянка
site-5 = п’ята ділянка
site-6 = шоста ділянка

## What is to be decided

ask-choose-colony = Яку колонію ви берете?
ask-choose-pair = Яку ратушу з її вченим ви берете?
ask-lay-hall = Куди ви кладете свою ратушу?
ask-turn = Ваш хід: розширте колонію, активуйте будівлю, використайте кубик або спасуйте.
ask-afterwards = Щось продати чи купити до кінця ходу?
ask-lay-tile = Куди ви кладете жетон?
ask-lay-road = Куди ви кладете жетон дороги?
ask-pay = Якими ресурсами ви платите?
ask-sell-first = Ваш склад повний: продати одиницю до прибуття наступної?
ask-use-die = Як ви використовуєте кубик і вздовж якої лінії?
ask-leave-die = На якій з активованих будівель ви лишаєте кубик?
ask-navigate = Заплатити за ще один крок губернатора?
ask-hire = Чи наймаєте ви фахівця біля кубика?
ask-follow = Використано кубик посла: ідете слідом?
ask-follow-on-roads = Використано кубик посла: проведете його своїми дорогами?
ask-trade = Що ви платите за торгівлю?
ask-trade-result = Що ви за це берете?
ask-ship = Який жетон морської торгівлі ви берете?
ask-berth = Біля якого доку ви кладете особливий жетон?
ask-march = Конкістадор: просунутися?
ask-pray = Релігія: просунутися?
ask-place-monk = Куди ви ставите монаха?
ask-extra-space = Медитація: яке незайняте місце ви ще використовуєте?
ask-maya-turn = Ваш хід: використайте кубик, зіграйте карту, пошліть верховного жерця або спасуйте.
ask-use-die-on-roads = Як ви використовуєте кубик?
ask-walk = Куди йде кубик?
ask-technology = Чи граєте ви карту технології з цим кубиком?
ask-build-level = Чи будуєте ви рівень храму?
ask-choose-token = Яку будівлю ви будуєте?
ask-choose-site = На яку ділянку ви її ставите?
ask-maya-trade = Торгуйте скільки завгодно, тоді завершіть.
ask-exchange = Які карти ви підкладаєте під колоду?
ask-draft = Що ви даєте й що за це просите?
ask-answer = Чи погоджуєтеся ви на обмін?
ask-blessing = Узяти карту чи заповнити склад?
ask-fill-store = Який склад ви заповнюєте?
ask-take-store = Який склад ви берете з резерву?
ask-place-road-token = На яку розвилку ви кладете жетон дороги?

## Why a move is not legal

why-blue-limit = цього року ви можете використати { $limit ->
    [one] { $limit } синій кубик
    [few] { $limit } сині кубики
   *[many] { $limit } синіх кубиків
}, і вже використали
why-both-ways = у цьому обміні вже йде в інший бік: { $good }
why-building-occupied = на цій будівлі лежить кубик або монети
why-cacao-not-bought = какао не купують; його дають будівлі й місії
why-cacao-not-sold = какао не продають
why-card-is-main-action = ця половина карти — основна дія; з кубиком іде лише технологія
why-card-not-in-hand = на вашій руці цього немає: { $card }
why-cell-developed = жетон накрив би вже забудовану клітинку
why-cell-occupied = на цій клітинці кубик, монети або губернатор
why-change-is-free = кубик стане { $value } і без какао
why-coins-needed = ці монети знадобляться вам для кубика
why-colony-not-in-game = у цій грі цього планшета немає: { $colony }
why-colony-taken = уже зайнято: { $colony }
why-dear-activation = ваша наступна активація цього року коштує { $cost ->
    [one] { $cost } монету
    [few] { $cost } монети
   *[many] { $cost } монет
}, у вас { $have }
why-dear-card = ця половина коштує { $cost }, у вас: { $have }
why-dear-change = змінити кубик на { $value } коштує { $cost ->
    [one] { $cost } монету
    [few] { $cost } монети
   *[many] { $cost } монет
}, у вас { $have }
why-dear-diagonal = діагональ коштує { $cost ->
    [one] { $cost } монету
    [few] { $cost } монети
   *[many] { $cost } монет
}, у вас лишається { $have }
why-dear-exchange = обмін карт коштує { $cost ->
    [one] { $cost } монету
    [few] { $cost } монети
   *[many] { $cost } монет
}, у вас { $have }
why-dear-good = 1 одиниця ({ $good }) коштує { $cost ->
    [one] { $cost } монету
    [few] { $cost } монети
   *[many] { $cost } монет
}, у вас { $have }
why-dear-level = наступний рівень коштує { $cost }, у вас: { $have } ({ $district })
why-dear-ship = жетон біля цього доку ({ $dock }) коштує { $cost }, у вас: { $have }
why-dear-space = гравцям там належить разом { $cost ->
    [one] { $cost } монета
    [few] { $cost } монети
   *[many] { $cost } монет
}, у вас { $have } ({ $place })
why-dear-specialist = найм коштує { $cost ->
    [one] { $cost } монету
    [few] { $cost } монети
   *[many] { $cost } монет
}, у вас { $have }
why-dear-step = ще один крок коштує { $cost ->
    [one] { $cost } монету
    [few] { $cost } монети
   *[many] { $cost } монет
}, у вас { $have }
why-dear-tile = жетон коштує { $cost }, у вас: { $have } ({ $tile })
why-deck-empty = колода порожня
why-die-useless = з тим, що у вас є, цим кубиком не досягти лінії з вільною будівлею ({ $die }, { $value })
why-display-empty = до наступного року жетонів розвитку більше немає
why-district-not-adjacent = будівля не поруч із цим районом: { $district }
why-dock-empty = біля цього доку жетона немає: { $dock }
why-exchange-something = підкладіть під колоду принаймні одну карту
why-fullest-dock = жоден ваш док не має більше жетонів, ніж цей ({ $dock }), тож особливий жетон сюди не можна
why-governor-there = там стоїть губернатор
why-hall-not-there = не запропоновано: { $hall }
why-hand-empty = на вашій руці немає карт
why-just-bought = ви щойно це купили, тож продаж нічого не змінить: { $good }
why-just-dropped = ви щойно відкликали пропозицію гравцеві { $seat }; спершу зробіть щось інше
why-just-sold = ви щойно це продали, тож купівля нічого не змінить: { $good }
why-maya-gold = золото храму не є ресурсом; його можна лише обмінювати з іншими гравцями
why-maya-sells-by-trade = мая купує й продає лише торгівлею з карти дії
why-needs-tactics = додаткове місце доступне лише з Тактикою
why-no-ambassadors = у цій грі немає кубиків послів
why-no-building = на цій клітинці немає будівлі
why-no-cacao = у вас немає какао
why-no-cacao-game = какао належить до «Американських королівств»
why-no-empty-site = на кожній ділянці міста вже стоїть будівля
why-no-empty-store = у вас немає порожнього складу: { $good }
why-no-free-building = у такій лінії не буде вільної будівлі ({ $line }, { $value })
why-no-gold = у вас немає золота
why-no-goods = ви не можете сплатити { $goods }, у вас: { $have }
why-no-junction = на дорозі { $road } немає розвилки для жетона
why-no-partner = немає гравця { $seat }, з яким можна обмінятися
why-no-patience = гравець { $seat } більше не слухає пропозицій у цій торгівлі
why-no-priest = у вас немає вільного верховного жерця
why-no-room = у вашій колонії для цього немає місця: { $tile }
why-no-room-for-it = тому, хто це отримає, нікуди покласти: { $good }
why-no-special-dock = особлива морська торгівля належить до «Американських королівств»
why-no-store = у вас немає складу: { $good }
why-no-such-die = такого кубика вам не взяти: { $die }, { $value }
why-no-such-half = на карті немає такої половини ({ $card }): { $half }
why-no-such-space = у цій грі на полі немає: { $place }
why-no-token-left = таких жетонів будівель більше немає: { $kind }
why-no-upgrade-here = фахівець біля кубика не будує поліпшень
why-none-in-reserve = у резерві немає складу: { $good }
why-not-a-result = ця торгівля такого не дає: { $good }
why-not-activated = кубик не активував цієї будівлі
why-not-for-maya = у мая немає колонії
why-not-held = більше немає що дати: { $good }
why-not-in-trade = торгівля бере щось одне: { $goods }
why-not-next = це не наступна вільна будівля на шляху: дорога { $road }, { $site }
why-not-on-building = кубик має зупинитися на вільній будівлі
why-nothing-to-sell = вам немає чого продати: { $good }
why-off-the-grid = жетон лежав би не повністю в колонії
why-offer-something = спершу внесіть щось до обміну
why-one-action = основну дію цього ходу ви вже виконали
why-one-technology = на одне використання кубика — одна карта технології
why-other-cost = ціна така: { $cost }; золото може замінити будь-який ресурс
why-other-line = уздовж цієї лінії ви не можете йти слідом
why-other-technology = немає технології для кубика { $value }: { $card }
why-other-token = карта дає будівлю іншого виду: { $kind }
why-own-monk-there = там уже є ваш монах: { $place }
why-site-built = там уже стоїть будівля
why-site-not-free = там немає вільної будівлі: дорога { $road }, { $site }
why-space-taken = місце { $space } зайняте
why-storage-full = більше { $limit } на склад не вміщається: { $good }
why-technology-with-die = технологія не основна дія; вона йде з кубиком свого значення
why-temple-finished = у цього храму вже всі рівні: { $district }
why-tile-not-shown = у викладці немає: { $tile }
why-token-built = уже збудовано: { $token }
why-token-there = на розвилці дороги { $road } вже лежить жетон
why-track-ends = шкала там закінчується
why-upgrade-needed = іншої вільної будівлі в лінії немає, тож поліпшення треба найняти й покласти в неї
why-upgrade-needs-cell = скажіть, куди йде поліпшення
why-white-limit = за рік ви можете взяти з пулу { $limit ->
    [one] { $limit } білий кубик
    [few] { $limit } білі кубики
   *[many] { $limit } білих кубиків
}, і вже взяли
why-wrong-line = уздовж такої лінії цей кубик ({ $die }) не використати: { $line }

## What happened

event-accept = { $who }: згода на обмін
event-achievement = { $who }: здобуто досягнення «{ $achievement }»
event-activate = { $who } активує монетами: { $building }
event-blue-die = { $who } отримує синій кубик: { $value }
event-build = { $who } будує { $token } (дорога { $road }, { $site })
event-card = { $who } грає карту { $card }: { $half }
event-colony = { $who } бере планшет: { $colony }
event-dock = Нове біля доку ({ $dock }): { $ship }, { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[many] { $points } очок
} за { $goods }
event-draw = { $who } бере { $n ->
    [one] { $n } карту
    [few] { $n } карти
   *[many] { $n } карт
}
event-end = Гру закінчено
event-exchange = { $who } обмінює { $n ->
    [one] { $n } карту
    [few] { $n } карти
   *[many] { $n } карт
}
event-expand = { $who } бере жетон: { $tile }
event-follow = { $who } іде за послом: { $line } { $value }
event-gain = { $who } отримує { $goods }
event-give = { $who } дає { $goods } гравцеві { $partner }
event-governor = { $who }: губернатор іде сюди: { $row }, { $column }
event-hall = { $who } бере з ученим ({ $place }): { $hall }
event-hire = { $who } наймає: { $specialist }
event-junction = { $who } кладе жетон дороги на розвилку дороги { $road }
event-lay = { $who } кладе його сюди: { $row }, { $column }
event-level = { $who } будує рівень { $level } храму: { $district }
event-march = { $who } просувається на шкалі конкістадорів
event-monk = { $who } ставить монаха: { $place }
event-offer = { $who } пропонує гравцеві { $partner } { $give } за { $want }
event-overflow = { $who } не має місця ({ $good }) і натомість отримує { $coins ->
    [one] { $coins } монету
    [few] { $coins } монети
   *[many] { $coins } монет
}
event-pass = { $who } пасує на місце { $space }
event-pay = { $who } платить { $goods }
event-pray = { $who } просувається на шкалі релігії
event-priest = { $who } посилає верховного жерця: дорога { $road }, { $site }
event-priests = { $who } отримує { $n ->
    [one] { $n } верховного жерця
    [few] { $n } верховних жерців
   *[many] { $n } верховних жерців
}
event-refuse = { $who }: відмова від обміну
event-road = { $who } кладе жетон дороги: { $row }, { $column }
event-run = { $who }: кубик приходить сюди: дорога { $road }, { $site }
event-score = { $who }: { $vp ->
    [one] { $vp } очко
    [few] { $vp } очки
   *[many] { $vp } очок
} ({ $source })
event-ship = { $who } ставить { $ship } ({ $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[many] { $points } очок
}) до свого доку: { $dock }
event-solo-lost = { $who }: { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[many] { $points } очок
}, мети { $goal } не досягнуто
event-solo-won = { $who }: { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[many] { $points } очок
}, мети { $goal } досягнуто
event-store = { $who } бере з резерву заповнений склад: { $good }
event-temple-gold = { $who }: до храму золота йде { $n } золота
event-turn = { $who }: хід
event-upgrade = { $who } кладе поліпшення: { $building }
event-use = { $who } використовує кубик ({ $die }) як { $value }: { $line }
event-year = Починається рік { $year }; перший гравець — { $who }

## Goods and dice

good-wood = деревина
good-grain = зерно
good-sugar = цукор
good-gem = самоцвіт
good-gold = золото
good-cacao = какао
good-coin = монета

amount-wood = { $n ->
    [one] { $n } деревину
    [few] { $n } деревини
   *[many] { $n } деревин
}
amount-grain = { $n ->
    [one] { $n } зерно
    [few] { $n } зерна
   *[many] { $n } зерен
}
amount-sugar = { $n ->
    [one] { $n } цукор
    [few] { $n } цукру
   *[many] { $n } цукру
}
amount-gem = { $n ->
    [one] { $n } самоцвіт
    [few] { $n } самоцвіти
   *[many] { $n } самоцвітів
}
amount-gold = { $n } { $n ->
    [one] золото
   *[many] золота
}
amount-cacao = { $n } какао
amount-coin = { $n ->
    [one] { $n } монету
    [few] { $n } монети
   *[many] { $n } монет
}
amount-happiness = { $n ->
    [one] { $n } очко
    [few] { $n } очки
   *[many] { $n } очок
}
amount-religion = трек релігії: { $n }
amount-march = трек конкістадорів: { $n }
amount-blue-die = { $n ->
    [one] { $n } синій кубик
    [few] { $n } сині кубики
    [many] { $n } синіх кубиків
   *[other] { $n } синього кубика
}
amount-scholar = { $n ->
    [one] { $n } учений
    [few] { $n } учені
    [many] { $n } учених
   *[other] { $n } ученого
}

how-plain = без оплати
how-wood = { good-wood }
how-grain = { good-grain }
how-gold = { good-gold }

die-white = білий
die-blue = синій
die-white_ambassador = білий кубик посла
die-blue_ambassador = синій кубик посла

line-column = стовпець
line-row = ряд
line-diagonal = діагональ
line-road = дорога

by-coin = монети
by-cacao = какао
by-gold = золото

## Places

colony-A1 = лісова колонія
colony-A2 = місіонерська колонія
colony-A3 = гарнізонна колонія
colony-A4 = портова колонія
colony-A5 = какао-колонія
colony-B = спільна сторона B
hall-TH1 = ратуша лісової колонії
hall-TH2 = ратуша місіонерської колонії
hall-TH3 = ратуша гарнізонної колонії
hall-TH4 = ратуша портової колонії
hall-TH5 = ратуша какао-колонії

dock-coin = монети
dock-religion = релігія
dock-conquistador = конкістадор
dock-happiness = щастя
dock-special = особлива морська торгівля

district-trade = район торгівлі
district-festival = район фестивалю
district-gold = храм золота
district-construction = район будівництва
district-technology = район технології

half-trade = торгівля
half-festival = фестиваль
half-construction = будівництво
half-technology = технологія

kind-wooden = дерев’яна будівля
kind-straw = солом’яна будівля

pad-during = під час гри
pad-years = наприкінці років
pad-end = підсумковий підрахунок
source-bishops = єпископи
source-city = храми міста
source-coins = монети
source-colonists = колоністи в повних лініях
source-conquistador = нагорода конкістадорів
source-governor = губернатор на дорозі
source-governor-place = місце губернатора
source-happiness = щастя
source-penalty = штраф за єпископа
source-religion = кінець шкали релігії
source-scholars = учені
source-sets = набори кораблів
source-ships = жетони морської торгівлі

achievement-communism = Комунізм
achievement-capitalism = Капіталізм
achievement-theocracy = Теократія
achievement-goatocracy = Козлократія
achievement-democracy = Демократія
achievement-utopia = Утопія

## Buildings

building-wood = деревина
building-grain = зерно
building-sugar = цукор
building-gem = самоцвіт
building-coins = монети
building-happiness = щастя
building-shipping = морська торгівля
building-conquistador = конкістадор
building-religion = релігія
building-trade_wood_gem = торгівля деревиною чи самоцвітом
building-trade_grain_sugar = торгівля зерном чи цукром
building-trade_happiness = торгівля за щастя
building-trade_valuable = торгівля за цукор чи самоцвіт
building-trade_grain = торгівля зерном
building-cacao = какао
building-wood_and_grain = деревина й зерно
building-wood_and_coins = деревина й монети
building-religion_and_coin = релігія й монета
building-conquistador_and_coin = конкістадор і монета
building-shipping_and_coin = монета й морська торгівля
building-cacao_and_coin = какао й монета
building-warrior = воїн
building-road0 = порожня дорога
building-road1 = дорога з 1 колоністом
building-road2 = дорога з 2 колоністами
building-upgrade_coins = монети, з фургоном
building-upgrade_shipping = морська торгівля, з фургоном
building-upgrade_religion = релігія, з фургоном
building-upgrade_conquistador = конкістадор, з фургоном
building-upgrade_sugar = цукор, з фургоном
building-upgrade_gem = самоцвіт, з фургоном
building-upgrade_happiness = щастя, з фургоном

## Scholars, bishops, missions

scholar-philosophy = Філософія
scholar-taxation = Оподаткування
scholar-astronomy = Астрономія
scholar-architecture = Архітектура
scholar-economics = Економіка
scholar-commerce = Комерція
scholar-theology = Теологія
scholar-shipbuilding = Кораблебудування
scholar-tactics = Тактика
scholar-warehousing = Складська справа
scholar-archery = Стрільба з лука
scholar-navigation = Навігація
scholar-meditation = Медитація
bishop-bishop_colonists = Єпископ колоністів
bishop-bishop_lines = Єпископ повних ліній
bishop-bishop_sugar = Єпископ цукру
bishop-bishop_monks = Єпископ монахів
bishop-bishop_fleet = Єпископ флоту
bishop-bishop_faith_and_sword = Єпископ віри й меча
bishop-bishop_large_tiles = Єпископ великих жетонів
bishop-bishop_conquest = Єпископ завоювань
bishop-bishop_gems = Єпископ самоцвітів
mission-M1 = перша місія
mission-M2 = друга місія
mission-M3 = третя місія
mission-M4 = четверта місія
mission-M5 = місія з какао

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

called-starting = початковий корабель ({ $cost })
called-regular = корабель ({ $cost })
called-special = особливий корабель ({ $cost })
ship-S01 = початковий корабель ({ good-wood }, { good-sugar })
ship-S02 = початковий корабель ({ good-grain }, { good-gem })
ship-S03 = початковий корабель ({ good-wood }, { good-gem })
ship-S04 = початковий корабель ({ good-grain }, { good-sugar })
ship-R01 = корабель ({ good-wood }, { good-sugar })
ship-R02 = корабель ({ good-wood }, { good-gem })
ship-R03 = корабель ({ good-grain }, { good-sugar })
ship-R04 = корабель ({ good-grain }, { good-gem })
ship-R05 = корабель ({ good-sugar }, { good-gem })
ship-R06 = корабель ({ good-sugar }, { good-gem })
ship-R07 = корабель ({ good-sugar })
ship-R08 = корабель ({ good-gem })
ship-R09 = корабель ({ good-wood }, { good-grain }, { good-sugar })
ship-R10 = корабель ({ good-wood }, { good-grain }, { good-sugar })
ship-R11 = корабель ({ good-wood }, { good-grain }, { good-gem })
ship-R12 = корабель ({ good-wood }, { good-grain }, { good-gem })
ship-R13 = корабель ({ good-wood }, { good-sugar })
ship-R14 = корабель ({ good-wood }, { good-gem })
ship-R15 = корабель ({ good-grain }, { good-sugar })
ship-R16 = корабель ({ good-grain }, { good-gem })
ship-R17 = корабель ({ good-wood }, { good-sugar }, { good-gem })
ship-R18 = корабель ({ good-wood }, { good-sugar }, { good-gem })
ship-R19 = корабель ({ good-grain }, { good-sugar }, { good-gem })
ship-R20 = корабель ({ good-grain }, { good-sugar }, { good-gem })
ship-R21 = корабель ({ good-wood }, { good-sugar })
ship-R22 = корабель ({ good-grain }, { good-gem })
ship-R23 = корабель ({ good-sugar }, { good-gem })
ship-R24 = корабель ({ good-sugar }, { good-gem })
ship-R25 = корабель ({ good-wood }, { good-grain }, { good-sugar }, { good-gem })
ship-R26 = корабель ({ good-wood }, { good-grain }, { good-sugar }, { good-gem })
ship-R27 = корабель ({ good-wood }, { good-sugar }, { good-gem })
ship-R28 = корабель ({ good-grain }, { good-sugar }, { good-gem })
ship-R29 = корабель ({ good-wood }, { good-sugar }, { good-gem })
ship-R30 = корабель ({ good-grain }, { good-sugar }, { good-gem })
ship-Q01 = особливий корабель ({ good-cacao })
ship-Q02 = особливий корабель ({ good-wood }, { good-cacao })
ship-Q03 = особливий корабель ({ good-grain }, { good-cacao })
ship-Q04 = особливий корабель ({ good-sugar }, { good-cacao })
ship-Q05 = особливий корабель ({ good-gem }, { good-cacao })
ship-Q06 = особливий корабель ({ good-cacao }, { good-coin })
ship-Q07 = особливий корабель ({ good-coin })
ship-Q08 = особливий корабель ({ good-wood }, { good-coin })
ship-Q09 = особливий корабель ({ good-grain }, { good-coin })
ship-Q10 = особливий корабель ({ good-gem }, { good-coin })

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

token-MB01 = дерев’яну будівлю (цукор)
token-MB02 = дерев’яну будівлю (самоцвіт)
token-MB03 = дерев’яну будівлю (воїн)
token-MB04 = дерев’яну будівлю (воїн)
token-MB05 = дерев’яну будівлю (монети)
token-MB06 = дерев’яну будівлю (щастя)
token-MB07 = солом’яну будівлю (зерно)
token-MB08 = солом’яну будівлю (деревина)
token-MB09 = солом’яну будівлю (какао)
token-MB10 = солом’яну будівлю (релігія)
token-MB11 = солом’яну будівлю (релігія)
token-MB12 = солом’яну будівлю (щастя)

specialist-farmer1 = фермер
specialist-farmer2 = фермер
specialist-farmer3 = фермер
specialist-forester1 = лісник
specialist-forester2 = лісник
specialist-forester3 = лісник
specialist-soldier1 = солдат
specialist-soldier2 = солдат
specialist-soldier3 = солдат
specialist-upgrade1 = поліпшення: монети
specialist-upgrade2 = поліпшення: монети
specialist-upgrade3 = поліпшення: монети
specialist-upgrade4 = поліпшення: морська торгівля
specialist-upgrade5 = поліпшення: релігія
specialist-upgrade6 = поліпшення: конкістадор
specialist-upgrade7 = поліпшення: цукор
specialist-upgrade8 = поліпшення: самоцвіт
specialist-upgrade9 = поліпшення: щастя

## What the components do

describe-ship = { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[many] { $points } очок
} за { $cost }
describe-scholar = { $does }{ $points ->
    [0] { "" }
    [one] ; наприкінці { $points } очко
    [few] ; наприкінці { $points } очки
   *[many] ; наприкінці { $points } очок
}
describe-farmer = перший / другий / третій коштує монет: { $costs }; дає зерна: { $gives }
describe-forester = перший / другий / третій коштує монет: { $costs }; дає деревини: { $gives }
describe-soldier = перший / другий / третій коштує монет: { $costs }; дає місць конкістадора: { $gives }
describe-upgrade = будівля й дорога водночас, із колоністом; монет на забудовану / порожню клітинку: { $costs }
describe-temple = рівень { $level }, коштує { $cost }
describe-festival = фестиваль: { $get } за { $pay }
describe-construction = будівництво за { $pay }: { $kind }
describe-technology = технологія з кубиком { $die }: { $bonus }
describe-trade = торгівля із запасом і з іншими гравцями

bonus-warrior = воїн
bonus-religion = релігія
bonus-gem = самоцвіт
bonus-sugar = цукор

effect-shipping = морська торгівля
effect-religion = релігія
effect-conquistador = конкістадор
effect-trade = торгівля: { $gets } за { $pays }

ability-philosophy = синій кубик може активувати стовпець свого числа замість ряду
ability-taxation = після активації лінії кубиком { $coins ->
    [one] { $coins } монета
    [few] { $coins } монети
   *[many] { $coins } монет
} за кожного колоніста в ній, щонайбільше { $most }
ability-astronomy = кожен кубик можна змінити безплатно на { $n ->
    [one] { $n } крок
    [few] { $n } кроки
   *[many] { $n } кроків
}
ability-architecture = 1 монета може замінити 1 деревину жетона; особливий жетон коштує на 1 монету менше
ability-economics = активації монетами коштують за рік 1, 1, 2, 2, 3, 3 …
ability-commerce = прості ресурси купують за { $buy }, цінні продають за { $sell ->
    [one] { $sell } монету
    [few] { $sell } монети
   *[many] { $sell } монет
}
ability-theology = кубик можна лишити на будь-якій активованій ним будівлі
ability-shipbuilding = { $coins ->
    [one] { $coins } монета
    [few] { $coins } монети
   *[many] { $coins } монет
} за кожен узятий жетон морської торгівлі
ability-tactics = 1 деревина купує ще одне місце з кожною дією конкістадора
ability-warehousing = кожна одиниця понад ліміт зберігання дає ще { $coins ->
    [one] { $coins } монету
    [few] { $coins } монети
   *[many] { $coins } монет
}
ability-archery = за { $coins ->
    [one] { $coins } монету
    [few] { $coins } монети
   *[many] { $coins } монет
} кубик 1 чи 6 активує діагональ
ability-navigation = за { $coins ->
    [one] { $coins } монету
    [few] { $coins } монети
   *[many] { $coins } монет
} губернатор іде далі з дороги, знову й знову
ability-meditation = можна обрати зайняте місце пасу; п’яте дає ще дію одного незайнятого

counts-bishop_colonists = по { $points } за кожного колоніста в колонії, щонайбільше очок: { $most }
counts-bishop_lines = по { $points } за кожен повністю забудований ряд і стовпець, щонайбільше очок: { $most }
counts-bishop_sugar = по { $points } за кожен цукор на своїх жетонах морської торгівлі, щонайбільше очок: { $most }
counts-bishop_monks = по { $points } за кожного свого монаха на полі, щонайбільше очок: { $most }
counts-bishop_fleet = по { $points } за кожен жетон у найповнішому доку, щонайбільше очок: { $most }
counts-bishop_faith_and_sword = по { $points } за кожну будівлю з релігією чи конкістадором, щонайбільше очок: { $most }
counts-bishop_large_tiles = по { $points } за кожен жетон розвитку з трьох клітинок, щонайбільше очок: { $most }
counts-bishop_conquest = нагорода конкістадорів останнього року рахується двічі
describe-bishop = { $counts }; спершу −{ $penalty }, але не з «Американськими королівствами»
counts-bishop_gems = по { $points } за кожен самоцвіт на своїх жетонах морської торгівлі, щонайбільше очок: { $most }

## Pictures

pic-year = рік { $year } з 3
pic-over = гру закінчено
pic-first = перший:
pic-white = білі кубики
pic-blue = сині кубики
pic-ambassadors = посли
pic-march = Конкістадори
pic-religion = Релігія
pic-award = нагороди
pic-symbol-gold = з
pic-symbol-die = к
pic-symbol-monk = м
pic-tiles = Жетони
pic-harbour = Гавань (лишилося { $n })
pic-passing = Пас
pic-road-tile = дорога
pic-scholars = Учені
pic-bishops = Єпископи
pic-missions = Місії
pic-pairs = Комплекти
pic-passed = пас ({ $space })
pic-docks = доки
pic-monks = монахи { $n }
pic-maya = місто мая
pic-pieces = жерці { $priests } · жетони дороги { $roads } · карти { $cards }
pic-hand = Рука
pic-half-trade = тор
pic-half-festival = фес
pic-half-construction = буд
pic-half-technology = тех
pic-short-wood = дв
pic-short-grain = зр
pic-short-sugar = цк
pic-short-gem = см
pic-short-gold = зл
pic-short-cacao = ка
pic-short-coin = ¢
pic-short-happiness = ♥
pic-short-shipping = мт
pic-short-religion = рл
pic-short-conquistador = кн

## The workshop

box-kind-building = Будівлі
box-kind-road = Дороги
box-kind-tile = Жетони розширення
box-kind-hall = Ратуші
box-kind-colony = Колонії
box-kind-ship = Жетони морської торгівлі
box-kind-expansion = Ціни жетонів розширення
box-kind-scholar = Учені
box-kind-bishop = Єпископи
box-kind-mission = Місії
box-kind-specialist = Фахівці
box-kind-hire = Наймання фахівців
box-kind-governor = Планшет губернатора
box-kind-ambassador = Посли
box-kind-good = Товари
box-kind-rate = Курси
box-kind-setup = Підготовка
box-kind-track = Шкали
box-kind-award = Нагороди конкістадорів
box-kind-passing = Місця пасу
box-kind-dock = Доки
box-kind-solo = Мета соло
box-kind-achievement = Досягнення соло
box-kind-maya = Мая
box-kind-district = Квартали
box-kind-site = Місця забудови
box-kind-junction = Перехрестя доріг
box-kind-token = Будівлі мая
box-kind-temple = Храми
box-kind-store = Склади
box-kind-card = Карти дій
box-field-colonists = Колоністи
box-field-shape = Форма
box-field-hall = Ратуша
box-field-kind = Вид
box-field-coins = Монети
box-field-most = Щонайбільше
box-field-pips = Вільні очка кубика
box-field-buy = Ціна купівлі
box-field-sell = Ціна продажу
box-field-building = Будівля
box-field-costs = Ціна першого, другого, третього
box-field-gives = Що дають перший, другий, третій
box-field-developed = Ціна на будівлі
box-field-empty = Ціна на порожній клітинці
box-field-cell = Клітинка
box-field-limit = Скільки можна зберегти
box-field-numbers = За місцем
box-field-ambassadors = З послами
box-field-double = Видно подвійних жетонів
box-field-bent = Видно кутових жетонів
box-field-straight = Видно прямих жетонів
box-field-base = У базовій грі
box-field-kingdoms = З «Американськими королівствами»
box-field-gold = Поділки із золотом
box-field-trees = Поділки з деревами
box-field-monks = Поділки з монахами
box-field-dice = Поділки з кубиками
box-field-happiness = Щастя за кінцем шкали
box-field-action = Дія
box-field-maya = Для мая
box-field-needs = Скільки треба
box-field-each_year = Щороку
box-field-each_player = На кожного гравця
box-field-pieces = Усього шматків
box-field-exchange = Скільки обмінюють
box-field-cacao = Ціна какао
box-field-grain = Ціна зерна
box-field-wood = Ціна деревини
box-field-roads = Дороги
box-field-level = Рівень
box-field-good = Товар
box-field-halves = Половини
box-effect-happiness = щастя
box-effect-shipping = морська торгівля
box-effect-religion = релігія
box-effect-conquistador = конкістадор
box-effect-road = жетон дороги
box-effect-store = склад
box-effect-temple = храм
box-effect-trade = торгівля
box-effect-construction = будівництво
box-effect-technology = технологія: кубик і бонус
box-bonus-gem = самоцвіт
box-bonus-religion = релігія
box-bonus-sugar = цукор
box-bonus-warrior = воїн
box-reward-cards = карти
box-reward-coins = монети
box-reward-priest = верховний жрець
box-reward-road = жетон дороги
box-reward-store = склад
box-shape-double = подвійний
box-shape-bent = кутовий
box-shape-straight = прямий
box-ship-starting = початковий
box-ship-regular = звичайний
box-ship-special = особливий
box-specialist-farmer = хлібороб
box-specialist-forester = лісник
box-specialist-soldier = солдат
box-specialist-upgrade = поліпшення
box-start-full = повний
box-start-empty = порожній
box-start-reserve = у резерві

## The balance report

census-colony = Колонії
census-hall = Ратуші
census-tile = Жетони розширення
census-ship = Кораблі
census-place = Місця монахів
census-specialist = Фахівці
census-card = Карти мая
census-token = Будівлі мая
census-pass = Місця пасу
census-religion = Релігія
census-conquistador = Конкістадори
deed-expand = Розширення
deed-activate = Активація за монети
deed-die = Застосування кубика
deed-pass = Пас

## Components that no move names

piece-rate-pip = очко кубика
piece-rate-fee = плата за місце монаха
piece-rate-set = набір кораблів
piece-rate-point = монети за очко
piece-rate-penalty = штраф єпископів
piece-setup-coins = монети за порядком ходу
piece-setup-blue_dice = сині кубики
piece-setup-white_dice = білі кубики
piece-setup-monks = монахи
piece-setup-tiles = жетони на виставці
piece-setup-scholars = учені у грі
piece-setup-bishops = єпископи у грі
piece-setup-road_tiles = жетони доріг
piece-award = { $n ->
    [one] { $n } гравець
    [few] { $n } гравці
   *[other] { $n } гравців
}, рік { $m }
piece-passing = місце пасу { $n }
piece-solo = мета гри наодинці
piece-road-road0 = { building-road0 }
piece-road-road1 = { building-road1 }
piece-road-road2 = { building-road2 }
piece-governor-start = де починає губернатор
piece-governor-row = планшет губернатора, ряд { $n }
piece-hire-production = виробничі фахівці
piece-hire-upgrade = поліпшення будівель
piece-maya-coins = монети мая
piece-maya-hand = карти мая
piece-maya-high_priests = верховні жерці
piece-maya-road_tokens = жетони доріг мая
piece-site = дорога { $n }, місце { $m }
piece-junction = розвилки доріг
piece-temple = храм рівня { $level }
piece-store = склад: { $good }
piece-expansion-double = ціна подвійного жетона
piece-expansion-bent = ціна кутового жетона
piece-expansion-straight = ціна прямого жетона
