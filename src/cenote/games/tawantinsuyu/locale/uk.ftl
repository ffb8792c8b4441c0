game-title = Тауантінсую: імперія інків
game-about = Робітники сходять терасами Куско, жерці обходять Коріканчу, а армії несуть імперію в чотири регіони.

option-learning = Навчальна гра
option-learning-about = Коріканча лежить так, як надруковано на полі, а не повернута навмання.
option-E1 = Без особистості
option-E1-about = Одиночна гра, легше: Аксомамма грає без жетона особистості.
option-E2 = Дорожчі будівлі
option-E2-about = Одиночна гра, легше: її будівлі коштують 2 камені замість 1.
option-E3 = Рідше поклоніння
option-E3-about = Одиночна гра, легше: для поклоніння їй потрібні щонайменше 2 статуї.
option-E4 = Одне завоювання
option-E4-about = Одиночна гра, легше: другого завоювання вона не робить.
option-E5 = Без карти армії
option-E5-about = Одиночна гра, легше: у хід без робітників вона не бере карти армії.
option-H1 = Безкоштовна сходинка
option-H1-about = Одиночна гра, важче: активувавши поклоніння або підношення, вона спершу безкоштовно піднімається на 1 сходинку.
option-H2 = Сміливіші завоювання
option-H2-about = Одиночна гра, важче: щоб активувати завоювання, їй досить стількох солдатів, скільки воєнних втрат.
option-H3 = Дешевші завоювання
option-H3-about = Одиночна гра, важче: її завоювання вимагають перевернути на 1 і скинути на 1 солдата менше.
option-H4 = Очки за дії жерця
option-H4-about = Одиночна гра, важче: 2 ПО за кожну обрану нею дію жерця.
option-H5 = Дорожчі візерунки
option-H5-about = Одиночна гра, важче: на церемоніях вона отримує 2 ПО за кожен візерунок.
option-H6 = Очки без робітників
option-H6-about = Одиночна гра, важче: 2 ПО за кожен хід без робітників.
option-H7 = Очки за ресурси
option-H7-about = Одиночна гра, важче: наприкінці 1 ПО за кожен ресурс, що в неї лишився, а за золото 2.
option-arrival = Особистість після прибуття
option-arrival-about = Одиночна гра: її особистість діє ще й одразу, щойно жетон прибуває на свою клітинку.

## Ходи

move-start = Почати перший гобелен: { $tile }
move-keep = Лишити в руці: { $card }
move-resolve = Узяти бонус карти: { $card }
move-enter = Поставити верховного жерця: { $action }
move-place = Розмістити: { $worker } → { $space }
move-as = { $ability-key ->
    [own] Скористатися власною властивістю робітника
   *[other] Скористатися властивістю: { $ability }
}
move-with = { $card-key ->
    [gold] Сплатити за клітинку 1 золото замість карти божества
   *[other] Сплатити за клітинку картою божества: { $card }
}
move-advance = Пересунути верховного жерця на { $cells }
move-pray = Молитва: узяти 2 карти божеств
move-drill = Тренування: узяти 2 карти армії, 1 лишити
move-recruit = Найняти робітника з кочівників
move-perform = Виконати дію
move-gold = Узяти 1 золото замість дії
move-hire = { $end-key ->
    [potato] Найняти з картопляного боку за 1 картоплю
   *[corn] Найняти з кукурудзяного боку за 1 кукурудзу
}
move-dismiss = Вибуває з гри: { $worker }
move-spend = Скинути з руки заради бонусу: { $army }
move-exchange = Обміняти { $deal }
move-summon = Сплатити 1 картоплю за карту божества
move-task = Доручення: { $task }
move-extra = Сплатити 1 картоплю за ще одне доручення
move-bonus = Узяти бонус зіграної карти божества
move-capture = Забрати робітника: { $space }
move-statue = Звести статую: { $size }, { $god }
move-stairs = Збудувати { $level } сходи в секторі { $sector }
move-build = Збудувати: { $tile }
move-swap = Покласти під колоду, щоб змінити ринок: { $card }
move-replace = Замінити: { $tile }
move-use = Скористатися: { $tile }
move-enlist = Лишити, другу скинути: { $army }
move-buy = Купити: { $tile }
move-return = Покласти під стос: { $tile }
move-pick = { $place-key ->
    [top] Узяти відкритий візерунок зверху стосу
   *[under] Узяти невідомий візерунок з-під верхнього
}
move-join = { $side-key ->
    [left] Додати з лівого краю ({ $tile })
   *[right] Додати з правого краю ({ $tile })
}
move-begin = Почати новий гобелен
move-joint = Торгівля: { $symbol }
move-god = { $card-key ->
    [deck] Узяти карту божества з колоди
   *[other] Узяти з вівтаря: { $card }
}
move-nomad = Узяти з кочівників: { $worker }
move-part = Далі: { $part }
move-choose = Обрати: { $part }
move-restore = Перевернути догори: { $item }
move-climb = Сплатити 1 золото й піднятися на 1 сходинку
move-pay = Сплатити { $goods }
move-sacrifice = Скинути статую: { $size }, { $god }
move-offer = Піднести кукурудзу за { $steps }
move-loss = { $end-key ->
    [potato] Воєнна втрата: робітник із картопляного боку
   *[corn] Воєнна втрата: робітник із кукурудзяного боку
}
move-lose = Воєнна втрата з кочівників: { $worker }
move-muster = Зіграти в ігрову зону: { $army }
move-conquer = Завоювати: { $region }
move-ease = { $demand-key ->
    [turn] { tile-Z13 }: не перевертати солдатів
   *[discard] { tile-Z13 }: не скидати солдатів
}
move-discard = Скинути для завоювання: { $army }
move-exhaust = Перевернути для завоювання: { $army }
move-play = Зіграти заради бонусу: { $card }
move-feed = Сплатити 1 золото за картоплю, якої бракує
move-skip = Відмовитися
move-done = Завершити

deal-stone-gold = 2 камені на 1 золото
deal-stone-corn = 2 камені на 2 кукурудзи
deal-gold-stone = 1 золото на 2 камені
deal-gold-corn = 1 золото на 2 кукурудзи
deal-corn-stone = 2 кукурудзи на 2 камені
deal-corn-gold = 2 кукурудзи на 1 золото

cells-1 = 1 клітинку
cells-2 = 2 клітинки
steps-1 = 1 сходинку
steps-2 = 2 сходинки
steps-3 = 3 сходинки
ability-own = власна властивість
ability-courier = гінець
ability-priest = жрець
end-potato = картопляний бік
end-corn = кукурудзяний бік
place-top = верхній візерунок
place-under = візерунок під верхнім
side-left = ліворуч
side-right = праворуч
demand-turn = перевертання
demand-discard = скидання

## Що треба вирішити

ask-choose-start = Оберіть початковий візерунок свого першого гобелена.
ask-keep-cards = Лишіть у руці три карти божеств; решта п’ять дадуть свої бонуси.
ask-resolve = Яка з викладених карт дає бонус наступною?
ask-enter-priest = Звідки починає ваш верховний жрець?
ask-turn = Ваш хід: розмістіть робітника або виконайте дві різні другорядні дії.
ask-second-action = Оберіть другу другорядну дію.
ask-place-as = Якою властивістю скористається робітник цього разу?
ask-place-with = Якою картою божества ви платите за клітинку? Чи золотом?
ask-capture = Ваш воїн може забрати сусіднього робітника.
ask-work = Яке доручення наступне?
ask-after-work = Доручення виконано: що ще дає це розміщення?
ask-offer-task = Чи виконуєте ви доручення карти?
ask-build = Яку будівлю ви будуєте? Карта божества спершу змінить ринок.
ask-replace = Які будівлі ринку замінити?
ask-build-stairs = Де ви будуєте сходи?
ask-take-statue = Яку статую ви зводите?
ask-add-tile = Куди додати візерунок?
ask-free-weaving = Який візерунок ви берете безкоштовно?
ask-return-tile = { tile-Z08 }: який візерунок повернути під стос?
ask-buy-tiles = Які візерунки ви купуєте? 1, 2 або 3 коштують 1, 3 або 6 кукурудз.
ask-leftover = Чи купуєте ви один із решти візерунків за 2 кукурудзи?
ask-trade = Яке з’єднання дає бонус наступним?
ask-enlist = Яку карту армії ви лишаєте?
ask-produce = Якими виробничими будівлями ви користуєтеся?
ask-produce-one = Якою виробничою будівлею ви користуєтеся один раз?
ask-restore = Що ви перевертаєте догори?
ask-buy-step = Чи платите ви 1 золото за сходинку храму?
ask-take-nomad = Якого кочівника ви берете?
ask-hire = Кінець ходу: чи наймаєте ви робітника із села? Лишитися у вас можуть двоє: зайвий вибуває з гри.
ask-limit = Лишити можна двох робітників: хто вибуває з гри?
ask-receive = Яка частина бонусу наступна?
ask-either = Що з цього ви отримуєте?
ask-take-god = Звідки ви берете карту божества?
ask-pay = Чим ви платите?
ask-act-or-gold = Виконати дію чи взяти натомість 1 золото?
ask-triggers = Яка з ваших будівель діє першою?
ask-worship = Яку статую ви скидаєте заради сходинок храму?
ask-offering = Скільки кукурудзи ви підносите за сходинки храму?
ask-war-loss = Який робітник іде до воєнних втрат?
ask-levy = Які карти армії ви граєте в ігрову зону?
ask-conquer = Куди ви кладете фішку завоювання?
ask-ease = { tile-Z13 }: яку вимогу зменшити?
ask-soldiers = Яка карта армії платить за завоювання?
ask-feed = Для карт божеств бракує картоплі: за кожну ви втратите 2 ПО, якщо не сплатите золота.
ask-play-cards = Які карти божеств ви граєте заради бонусів? Щонайбільше три.

## Чому так ходити не можна

why-altar-closed = на останньому етапі церемонії карти божеств беруть лише з колоди
why-bonus-taken = бонус карти вже взято
why-card-too-many = із цією картою платила б зайва карта або не вистачило б решти: { $army }
why-conquered-already = ця клітинка зайнята, а фішки лишаються на всю гру: { $region }
why-dear = це коштує { $cost }, а ви маєте { $have }
why-different-minor = дві другорядні дії мають бути різними
why-exchange-back = щойно зроблений обмін не скасовують: { $deal }
why-gold-instead = замість виробництва ви взяли золото
why-kept-already = цю карту ви вже лишили: { $card }
why-minor-already = цього ходу ви виконуєте другорядні дії, тож робітника не розміщують
why-must-build = оберіть будівлю або спершу змініть ринок
why-must-replace = оберіть хоча б одну будівлю на заміну
why-must-take-god = цю карту божества взяти обов’язково
why-no-army-cards = карт армії не лишилося
why-no-exchange = обмінює ресурси лише власник будівлі «{ tile-Z15 }»
why-no-extra-task = ще одне доручення купує лише жрець, і то один раз
why-no-god-cards = карт божеств не лишилося ні в колоді, ні на вівтарі
why-no-goods = ви не можете сплатити { $goods }, бо маєте { $have }
why-no-joint = жодне ваше з’єднання не збігається
why-no-marker = у вас не лишилося фішок завоювання
why-no-nomads = кочівників не лишилося
why-no-own-statue = такої статуї у вас немає: { $size }, { $god }
why-no-stair-marker = у вас не лишилося фішок сходів
why-no-stair-space = вільного місця для сходів немає
why-no-statue-of-god = у вас немає статуї божества цієї карти: { $card }
why-no-statues = статуй не лишилося
why-no-such-ability = для цієї властивості вам бракує будівлі: { $ability }
why-no-such-end = з цього боку ({ $side }) ваш гобелен так не закінчується: { $tile }
why-no-such-joint = серед ваших з’єднань, що ще мають дати бонус, такого символу немає: { $symbol }
why-no-such-node = біля клітинки немає такого доручення: { $task }
why-no-such-nomad = серед кочівників такого немає: { $worker }
why-no-such-statue = таких статуй не лишилося: { $size }, { $god }
why-no-such-worker = у вашому запасі такого немає: { $worker }
why-no-summoning = карти божеств за картоплю бере лише власник будівлі «{ tile-Z19 }»
why-no-tasks-left = доручень у робітника не лишилося
why-no-turning-up = зараз цього ніщо не дає перевернути догори: { $item }
why-no-upper-stairs = нижнім сходам потрібні верхні, а в секторі { $sector } їх немає
why-no-warriors = воїнів не забирають, а там стоїть воїн: { $space }
why-no-weaving = { $n ->
    [0] стос візерунків порожній
   *[other] у стосі лишився тільки один візерунок
}
why-nobody-there = там нікого немає: { $space }
why-node-done = це доручення чекає, доки буде виконано всі три: { $task }
why-not-adjacent = це не сусідня клітинка: { $space }
why-not-among-troops = ця карта не лежить лицьовим боком догори у вашій ігровій зоні: { $army }
why-not-dealt = цієї карти вам не роздали: { $card }
why-not-drawn = цієї карти ви не брали: { $army }
why-not-face-down = перед вами це не лежить лицьовим боком донизу: { $item }
why-not-face-up = лицьовим боком догори у вас цього немає: { $tile }
why-not-in-army-hand = цієї карти у вашій руці немає: { $army }
why-not-in-bonus = такої частини в бонусі немає або її вже взято: { $part }
why-not-in-hand = цієї карти у вашій руці немає, або більше грати не можна: { $card }
why-not-in-market = цієї будівлі на ринку немає: { $tile }
why-not-laid-out = ця карта перед вами не викладена: { $card }
why-not-on-altar = цієї карти на вівтарі немає: { $card }
why-not-on-loom = цього візерунка немає серед відкритих: { $tile }
why-not-your-turn = картами армії та будівлями «{ tile-Z15 }» і «{ tile-Z19 }» користуються лише у власний хід
why-nothing-face-up = у вас немає виробничих будівель лицьовим боком догори
why-nothing-to-build = ви не можете оплатити жодної будівлі ринку й не маєте карти божества, щоб його змінити; ви маєте { $have }
why-nothing-to-exchange = на обмін не вистачає ({ $deal }), бо ви маєте { $have }
why-nothing-to-wait-for = цим можна скористатися за мить
why-one-of-each-size = щонайбільше по одній статуї кожного розміру: { $size }
why-one-step-only = більше ніж на одну сходинку підносить лише той, хто пересунув жерця
why-only-buildings = тут перевертають лише виробничі будівлі: { $item }
why-other-demand = ще скинути солдатів: { $discard }, потім перевернути: { $turn }
why-other-god = на карті «{ $card }» не те божество, що на клітинці: { $space }
why-other-price = ціна — { $cost }
why-other-task = карта дозволяє інше доручення: { $task }
why-own-ability = це власна властивість робітника: { $ability }
why-paid-with-gold = за клітинку сплачено золотом, тож бонусу немає
why-pay-now = ви обміняли ресурси, щоб платити, тож сплатіть хоча б 1 золото
why-replaced-already = її вже обрано, або обрано вже дві
why-same-design = у цьому гобелені вже є малюнок «{ $design }»
why-same-face = карти з однаковим лицем рівноцінні, беріть іншу таку саму: { $army }
why-same-face-down = спершу йде інша карта з таким самим лицем: { $item }
why-small-one-only = безкоштовна статуя — мала
why-space-taken = там уже хтось стоїть: { $space }
why-stairs-taken = у секторі { $sector } вже є { $level } сходи
why-start-taken = цей візерунок уже взято: { $tile }
why-swapped-already = ринок змінюють щонайбільше раз для кожної будівлі
why-tasks-first = бонус беруть до першого або після останнього доручення
why-too-few-soldiers = треба скинути { $discard } й перевернути { $turn }, а солдатів у вас { $have }
why-too-many-workers = у вас { $n } робітники, а лишити можна двох
why-top-step = такої високої сходинки у храмі немає
why-unpayable-after = після цього обміну не було б чим заплатити { $cost }
why-used-already = цією будівлею в цьому виробництві вже скористалися: { $tile }
why-village-empty = село порожнє
why-village-first = доки в селі є робітники, втрата йде звідти

## Що сталося

event-advance = { $who } пересуває верховного жерця: { $action }
event-altar = На вівтар: { $card }
event-altar-away = З вівтаря під колоду: { $card }
event-altar-full = Вівтар повний: його карти замішано в колоду
event-army = { $who } бере карти армії: { $n }
event-army-discard = { $who } скидає: { $army }
event-begin = { $who } починає гобелен: { $tile }
event-block = Робітник займає клітинку: { $worker } → { $space }
event-bonus = { $who } бере бонус карти: { $card }
event-build = { $who } будує: { $tile }
event-capture = { $who } забирає робітника: { $space }
event-ceremony = Церемонія { $n }
event-climb = { $who } піднімається в храмі
event-conquer = { $who } завойовує: { $region }
event-dismiss = { $who } відпускає робітника: { $worker }
event-end = Кінець гри
event-enter = { $who } ставить верховного жерця: { $action }
event-gain = { $who } отримує { $goods }
event-god-altar = { $who } бере з вівтаря: { $card }
event-god-deck = { $who } бере карту божества з колоди
event-her-cell = { $who }: { $does }
event-her-place = { $who } розміщує робітника: { $worker } → { $space }
event-her-start = { $who } починає з верховним жерцем тут: { $action }
event-hire = { $who } наймає робітника із села: { $end }
event-join = { $who } додає до гобелена: { $tile }
event-loom = { $who } відкриває візерунки: { $tile }
event-loss = Воєнна втрата: { $worker }
event-majority = { $who } має більшість у регіоні: { $land }
event-minor = { $who }: { $minor }
event-muster = { $who } грає карту армії: { $army }
event-open = { $who } викладає: { $card }
event-pay = { $who } сплачує { $goods }
event-place = { $who } розміщує робітника: { $worker } → { $space }, доручень: { $n }
event-play = { $who } грає: { $card }
event-resolve = { $who } отримує бонус карти: { $card }
event-restore = { $who } перевертає догори: { $item }
event-roll = На кубику Аксомамми { $n }
event-sacrifice = { $who } скидає статую: { $size }, { $god }
event-score = { $who }: { $vp } ПО ({ $source })
event-show = Нове на ринку: { $tile }
event-spend = { $who } скидає заради бонусу: { $army }
event-stairs = { $who } будує { $level } сходи в секторі { $sector }
event-statue = { $who } зводить статую: { $size }, { $god }
event-swap = { $who } кладе карту божества під колоду й змінює ринок
event-task = { $who } виконує доручення: { $task }
event-token = { $who } бере жетон церемонії
event-trade = { $who } торгує
event-train = { $who } тренується й лишає карту армії
event-troops-discard = { $who } скидає для завоювання: { $army }
event-troops-down = { $who } перевертає для завоювання: { $army }
event-turn = Хід: { $who }
event-use = { $who } користується: { $tile }
event-village = Село поповнено: { $worker }
event-weaving = { $who } бере візерунок: { $tile }
event-with = { $who } грає карту божества: { $card }
event-worker = { $who } отримує робітника: { $worker }

who-axomamma = Аксомамма

## Ресурси, робітники, божества, місця


amount-potato = { $n ->
    [one] { $n } картоплю
    [few] { $n } картоплі
    [many] { $n } картоплі
   *[other] { $n } картоплі
}
amount-corn = { $n ->
    [one] { $n } кукурудзу
    [few] { $n } кукурудзи
    [many] { $n } кукурудз
   *[other] { $n } кукурудзи
}
amount-stone = { $n ->
    [one] { $n } камінь
    [few] { $n } камені
    [many] { $n } каменів
   *[other] { $n } каменя
}
amount-gold = { $n ->
    [one] { $n } золото
   *[other] { $n } золота
}
amount-food = { $n } їжі
amount-vp = { $n } ПО
amount-step = { $n ->
    [one] { $n } сходинка храму
    [few] { $n } сходинки храму
    [many] { $n } сходинок храму
   *[other] { $n } сходинки храму
}
amount-architect = { worker-architect }: { $n }
amount-craftsman = { worker-craftsman }: { $n }
amount-warrior = { worker-warrior }: { $n }
amount-courier = { worker-courier }: { $n }
amount-priest = { worker-priest }: { $n }
amount-god-card = { $n ->
    [one] { $n } карта бога
    [few] { $n } карти бога
    [many] { $n } карт бога
   *[other] { $n } карти бога
}
amount-army-card = { $n ->
    [one] { $n } карта армії
    [few] { $n } карти армії
    [many] { $n } карт армії
   *[other] { $n } карти армії
}
amount-weaving = { $n ->
    [one] { $n } візерунок
    [few] { $n } візерунки
    [many] { $n } візерунків
   *[other] { $n } візерунка
}
amount-statue = { $n ->
    [one] { $n } статуя
    [few] { $n } статуї
    [many] { $n } статуй
   *[other] { $n } статуї
}

worker-architect = архітектор
worker-craftsman = ремісник
worker-warrior = воїн
worker-courier = гінець
worker-priest = жрець

god-g1 = Сонце
god-g2 = Місяць
god-g3 = Грім
god-g4 = Земля
god-g5 = Море
god-g6 = Веселка

size-small = мала
size-large = велика
level-upper = верхні
level-lower = нижні

action-production = виробництво
action-worship = поклоніння
action-offering = підношення
action-conquest = завоювання
action-restoration = відновлення

minor-pray = молитва
minor-drill = тренування
minor-recruit = наймання

land-chinchaysuyu = Чинчайсую
land-antisuyu = Антисую
land-qullasuyu = Кольясую
land-kuntisuyu = Кунтисую

task-potato = збір картоплі
task-corn = збір кукурудзи
task-stone = збір каменю
task-gold = збір золота
task-weave = створення візерунків
task-statue = зведення статуї
task-stairs = будівництво сходів
task-build = будівництво будівлі
task-train = тренування
task-produce_one = одноразове виробництво
task-trade = торгівля

symbol-gold = золото
symbol-stone = камінь
symbol-potato = картопля
symbol-god = карта божества й картопля
symbol-restore = відновлення
symbol-army = карта армії
symbol-step = сходинка храму за золото
symbol-vp = переможні очки

part-potato = картопля
part-corn = кукурудза
part-stone = камінь
part-gold = золото
part-vp = переможні очки
part-army = карта армії
part-god = карта божества
part-train = тренування
part-weaving = візерунок
part-worker = робітник
part-restore = відновлення
part-step = сходинка храму
part-buy-step = сходинка храму за золото
part-building = будівля
part-stairs = сходи
part-statue = мала статуя
part-task = доручення
part-either = одне з кількох

does-gain = ресурси
does-personality = золото й особистість
does-weave = візерунки
does-build-production = виробнича будівля
does-build-permanent = постійна будівля
does-stairs = сходи
does-statue = статуя
does-hire-potato = робітник із картопляного боку
does-hire-corn = робітник із кукурудзяного боку
does-hire-nomad = кочівник

pad-during = під час гри
pad-ceremonies = церемонії
pad-end = підсумковий підрахунок
source-cards = карти божеств
source-army = карти армії
source-buildings = будівлі
source-trade = торгівля
source-temple = храм
source-conquest = завоювання
source-axomamma = Аксомамма
source-stairs = сходи
source-statues = статуї
source-token = жетон церемонії
source-majority = більшість
source-hunger = нестача картоплі
source-tapestries = гобелени наприкінці гри
source-temple-end = храм наприкінці гри
source-built = будівлі наприкінці гри
source-hand = карти божеств у руці
source-troops = відкриті карти армії
source-supply = робітники в запасі
source-gold = золото наприкінці гри

design-A = червоні скоси
design-B = сині смуги
design-C = сонця
design-D = фіалкові стовпчики
design-E = шахівниця
design-F = сині хвилі
design-G = місяці

card-gold = золото
card-deck = колода

## Що роблять компоненти

describe-card = карта божества ({ $god }): { $gives }
describe-army = солдатів: { $n }; якщо скинути з руки: { $gives }
describe-production = { $gives } (виробнича будівля, коштує { $cost })
describe-permanent = { $gives } (постійна будівля, коштує { $cost })
describe-weaving = візерунок із малюнком «{ $design }»: ліворуч { $left }, праворуч { $right }
describe-space = { $terrace } тераса, сектор { $sector }, { $god }: { $tasks }
describe-conquest = перевернути { $turn }, скинути { $discard }: { $gives }
describe-or = { $first } або { $second }

terrace-top = верхня
terrace-middle = середня
terrace-bottom = нижня

gives-potato = { $n ->
    [one] { $n } картопля
   *[other] { amount-potato }
}
gives-corn = { $n ->
    [one] { $n } кукурудза
   *[other] { amount-corn }
}
gives-stone = { amount-stone }
gives-gold = { amount-gold }
gives-vp = { amount-vp }
gives-army = { $n ->
    [one] { $n } карта армії
    [few] { $n } карти армії
    [many] { $n } карт армії
   *[other] { $n } карти армії
}
gives-god = { $n ->
    [one] { $n } карта божества
    [few] { $n } карти божеств
    [many] { $n } карт божеств
   *[other] { $n } карти божеств
}
gives-train = { $n ->
    [1] тренування
   *[other] тренування, разів: { $n }
}
gives-weaving = { $n ->
    [one] { $n } візерунок
    [few] { $n } візерунки
    [many] { $n } візерунків
   *[other] { $n } візерунка
}
gives-worker = { $n ->
    [one] { $n } робітник із кочівників
    [few] { $n } робітники з кочівників
    [many] { $n } робітників із кочівників
   *[other] { $n } робітника з кочівників
}
gives-restore = відновити свої виробничі будівлі чи карти армії: { $n }
gives-step = { $n ->
    [one] { $n } сходинка храму
    [few] { $n } сходинки храму
    [many] { $n } сходинок храму
   *[other] { $n } сходинки храму
}
gives-buy-step = { $n ->
    [1] можна сплатити 1 золото за 1 сходинку храму
   *[other] можна сплатити 1 золото за 1 сходинку храму, разів: { $n }
}
gives-building = { $n ->
    [1] безкоштовно збудувати 1 будівлю
   *[other] безкоштовно збудувати будівлі: { $n }
}
gives-stairs = { $n ->
    [1] безкоштовно збудувати 1 сходи
   *[other] безкоштовно збудувати сходи: { $n }
}
gives-statue = { $n ->
    [1] 1 мала статуя безкоштовно
   *[other] малі статуї безкоштовно: { $n }
}
gives-task = можна виконати доручення: { $task }

power-Z01 = розміщуючи будь-якого робітника, можна вважати його гінцем
power-Z02 = розміщуючи будь-якого робітника, можна вважати його жерцем
power-Z03 = розміщуючи воїна, переверніть догори до 2 своїх виробничих будівель
power-Z04 = доданий візерунок, що утворив збіг, одразу дає бонус з’єднання
power-Z05 = ваші ремісники діють і як архітектори на синіх клітинках, а архітектори — як ремісники на зелених
power-Z06 = 4 картоплі на початку кожної церемонії; наприкінці гри кожна карта божества в руці варта 2 ПО
power-Z07 = власні сходи дають вам по 1 ПО, коли ними користується ваше розміщення
power-Z08 = створюючи візерунки, відкрийте 5 і 2 з них поверніть
power-Z09 = на початку кожної церемонії 1 ПО за кожен візерунок найдовшого гобелена
power-Z10 = 2 картоплі, 1 кукурудза та 1 камінь на початку кожної церемонії
power-Z11 = щоразу, коли хтось активує підношення: 1 безкоштовний візерунок
power-Z12 = щоразу, коли хтось активує підношення, і перед кожною церемонією: можна сплатити 1 золото за 1 сходинку храму
power-Z13 = ваші завоювання вимагають перевернути на 1 і скинути на 1 солдата менше, але загалом щонайменше 1
power-Z14 = ваші воїни мають на 2 доручення більше
power-Z15 = вільно обмінюйте 2 камені, 1 золото і 2 кукурудзи у свій хід і щоразу, коли платите
power-Z16 = щоразу, коли хтось активує виробництво: відновіть 1 виробничу будівлю або карту армії
power-Z17 = щоразу, коли хтось активує завоювання: 1 золото і 1 ПО
power-Z18 = щоразу, коли хтось активує відновлення: 1 карта армії та 1 золото
power-Z19 = будь-коли у свій хід сплатіть 1 картоплю за 1 карту божества
power-Z20 = збір картоплі, кукурудзи чи каменю дає на 1 більше і 1 ПО

## Назви компонентів: наші власні, на картах і плитках назв немає

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
brief-buy-step = сходинка за золото
brief-building = { part-building }
brief-stairs = { part-stairs }
brief-statue = { part-statue }
brief-task-potato = { task-potato }
brief-task-corn = { task-corn }
brief-task-stone = { task-stone }
brief-task-gold = { task-gold }
brief-task-weave = { task-weave }
brief-task-statue = статуя
brief-task-stairs = сходи
brief-task-build = { task-build }
brief-task-train = { task-train }
brief-task-produce_one = виробництво
brief-task-trade = торгівля
called-card = { $god } · { $gives }
called-army = { $n ->
    [one] { $n } солдат
    [few] { $n } солдати
   *[other] { $n } солдатів
} · { $gives }
called-weaving = візерунок «{ $design }» ({ $left } | { $right })
card-G01 = Сонце · картопля
card-G02 = Сонце · золото
card-G03 = Сонце · очки
card-G04 = Сонце · карта армії, очки
card-G05 = Сонце · майстерні, очки
card-G06 = Сонце · сходинка за золото, картопля
card-G07 = Сонце · карта божества, картопля
card-G08 = Місяць · картопля, очки
card-G09 = Місяць · камінь
card-G10 = Місяць · очки, кукурудза
card-G11 = Місяць · тренування, картопля
card-G12 = Місяць · статуя, камінь
card-G13 = Місяць · візерунок, картопля
card-G14 = Місяць · робітник, картопля
card-G15 = Грім · картопля, кукурудза
card-G16 = Грім · камінь, кукурудза
card-G17 = Грім · очки
card-G18 = Грім · відновлення, картопля
card-G19 = Грім · сходи, камінь
card-G20 = Грім · візерунок, картопля
card-G21 = Грім · карта божества, камінь
card-G22 = Земля · кукурудза
card-G23 = Земля · камінь, очки
card-G24 = Земля · очки, картопля
card-G25 = Земля · карта армії, очки
card-G26 = Земля · статуя, камінь
card-G27 = Земля · сходинка за золото, очки
card-G28 = Земля · робітник, картопля
card-G29 = Море · картопля, кукурудза, очки
card-G30 = Море · камінь
card-G31 = Море · очки, камінь
card-G32 = Море · тренування, кукурудза
card-G33 = Море · майстерні, очки
card-G34 = Море · торгівля, очки
card-G35 = Море · карта божества, очки
card-G36 = Веселка · картопля, кукурудза
card-G37 = Веселка · золото
card-G38 = Веселка · очки, картопля
card-G39 = Веселка · відновлення, очки
card-G40 = Веселка · виробництво, очки
card-G41 = Веселка · візерунок, очки
card-G42 = Веселка · робітник, кукурудза

army-A01 = 1 солдат · картопля
army-A02 = 1 солдат · картопля
army-A03 = 1 солдат · картопля
army-A04 = 1 солдат · картопля
army-A05 = 1 солдат · кукурудза, картопля
army-A06 = 1 солдат · кукурудза, картопля
army-A07 = 1 солдат · камінь, картопля
army-A08 = 1 солдат · камінь, картопля
army-A09 = 1 солдат · очки
army-A10 = 1 солдат · очки
army-A11 = 1 солдат · очки
army-A12 = 1 солдат · карта божества
army-A13 = 1 солдат · карта божества
army-A14 = 1 солдат · карта божества
army-A15 = 1 солдат · золото
army-A16 = 1 солдат · золото
army-A17 = 1 солдат · кукурудза
army-A18 = 1 солдат · кукурудза
army-A19 = 2 солдати · картопля
army-A20 = 2 солдати · картопля
army-A21 = 2 солдати · картопля
army-A22 = 2 солдати · картопля
army-A23 = 2 солдати · очки
army-A24 = 2 солдати · очки
army-A25 = 2 солдати · очки
army-A26 = 2 солдати · очки
army-A27 = 2 солдати · кукурудза
army-A28 = 2 солдати · кукурудза
army-A29 = 2 солдати · камінь
army-A30 = 2 солдати · камінь

tile-P01 = Картопляні тераси
tile-P02 = Подвір’я чуньо
tile-P03 = Кукурудзяні тераси
tile-P04 = Змішані тераси
tile-P05 = Зрошувані поля
tile-P06 = Святковий майдан
tile-P07 = Дім служителів
tile-P08 = Казарма
tile-P09 = Майстерня
tile-P10 = Дім золотарів
tile-P11 = Дім чичі
tile-P12 = Дім жерців
tile-P13 = Каменоломня
tile-P14 = Велика житниця
tile-P15 = Мінова палата
tile-P16 = Дім ткаль
tile-P17 = Придорожня святиня
tile-P18 = Золота копальня
tile-P19 = Палац Куско
tile-Z01 = Поштова станція
tile-Z02 = Дім оракулів
tile-Z03 = Вежа бойових барабанів
tile-Z04 = Ткацький верстат Сонця
tile-Z05 = Цех майстрів
tile-Z06 = Комора підношень
tile-Z07 = Мито на сходах
tile-Z08 = Фарбарня
tile-Z09 = Зала гобеленів
tile-Z10 = Церемоніальна комора
tile-Z11 = Дар ткаль
tile-Z12 = Золоті сходи
tile-Z13 = Дім воєначальників
tile-Z14 = Фортеця
tile-Z15 = Дім обміну
tile-Z16 = Дім цілителів
tile-Z17 = Тріумфальна брама
tile-Z18 = Вербувальний пост
tile-Z19 = Польовий вівтар
tile-Z20 = Зразкове господарство

tile-SW01 = візерунок «{ design-A }» (картопля | сходинка)
tile-SW02 = візерунок «{ design-B }» (камінь | очки)
tile-SW03 = візерунок «{ design-C }» (армія | камінь)
tile-SW04 = візерунок «{ design-D }» (золото | армія)
tile-W01 = візерунок «{ design-A }» (божество | камінь)
tile-W02 = візерунок «{ design-B }» (відновлення | сходинка)
tile-W03 = візерунок «{ design-C }» (сходинка | картопля)
tile-W04 = візерунок «{ design-D }» (очки | армія)
tile-W05 = візерунок «{ design-E }» (картопля | золото)
tile-W06 = візерунок «{ design-F }» (камінь | золото)
tile-W07 = візерунок «{ design-G }» (армія | божество)
tile-W08 = візерунок «{ design-A }» (золото | відновлення)
tile-W09 = візерунок «{ design-B }» (божество | камінь)
tile-W10 = візерунок «{ design-C }» (відновлення | очки)
tile-W11 = візерунок «{ design-D }» (сходинка | очки)
tile-W12 = візерунок «{ design-E }» (очки | золото)
tile-W13 = візерунок «{ design-F }» (картопля | очки)
tile-W14 = візерунок «{ design-G }» (камінь | картопля)
tile-W15 = візерунок «{ design-A }» (армія | картопля)
tile-W16 = візерунок «{ design-B }» (золото | божество)
tile-W17 = візерунок «{ design-C }» (божество | картопля)
tile-W18 = візерунок «{ design-D }» (відновлення | картопля)
tile-W19 = візерунок «{ design-E }» (сходинка | армія)
tile-W20 = візерунок «{ design-F }» (очки | сходинка)
tile-W21 = візерунок «{ design-G }» (картопля | камінь)
tile-W22 = візерунок «{ design-A }» (камінь | відновлення)
tile-W23 = візерунок «{ design-B }» (армія | золото)
tile-W24 = візерунок «{ design-C }» (золото | камінь)
tile-W25 = візерунок «{ design-D }» (божество | відновлення)
tile-W26 = візерунок «{ design-E }» (відновлення | божество)
tile-W27 = візерунок «{ design-F }» (сходинка | армія)
tile-W28 = візерунок «{ design-A }» (очки | армія)
tile-W29 = візерунок «{ design-B }» (картопля | божество)
tile-W30 = візерунок «{ design-C }» (камінь | сходинка)
tile-W31 = візерунок «{ design-A }» (армія | відновлення)

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

space-T01 = { god-g1 }, верхня тераса, сектор 1
space-T02 = { god-g2 }, верхня тераса, сектор 1
space-T03 = { god-g3 }, верхня тераса, сектор 2
space-T04 = { god-g4 }, верхня тераса, сектор 2
space-T05 = { god-g1 }, верхня тераса, сектор 3
space-T06 = { god-g5 }, верхня тераса, сектор 3
space-T07 = { god-g6 }, верхня тераса, сектор 4
space-T08 = { god-g3 }, верхня тераса, сектор 4
space-T09 = { god-g2 }, верхня тераса, сектор 5
space-T10 = { god-g4 }, верхня тераса, сектор 5
space-M01 = { god-g4 }, середня тераса, сектор 1
space-M02 = { god-g5 }, середня тераса, сектор 1
space-M03 = { god-g6 }, середня тераса, сектор 1
space-M04 = { god-g1 }, середня тераса, сектор 2
space-M05 = { god-g2 }, середня тераса, сектор 2
space-M06 = { god-g4 }, середня тераса, сектор 2
space-M07 = { god-g3 }, середня тераса, сектор 3
space-M08 = { god-g5 }, середня тераса, сектор 3
space-M09 = { god-g6 }, середня тераса, сектор 3
space-M10 = { god-g1 }, середня тераса, сектор 4
space-M11 = { god-g4 }, середня тераса, сектор 4
space-M12 = { god-g2 }, середня тераса, сектор 4
space-M13 = { god-g5 }, середня тераса, сектор 5
space-M14 = { god-g6 }, середня тераса, сектор 5
space-M15 = { god-g3 }, середня тераса, сектор 5
space-B01 = { god-g1 }, нижня тераса, сектор 1
space-B02 = { god-g2 }, нижня тераса, сектор 1
space-B03 = { god-g3 }, нижня тераса, сектор 1
space-B04 = { god-g6 }, нижня тераса, сектор 1
space-B05 = { god-g4 }, нижня тераса, сектор 2
space-B06 = { god-g5 }, нижня тераса, сектор 2
space-B07 = { god-g1 }, нижня тераса, сектор 2
space-B08 = { god-g6 }, нижня тераса, сектор 2
space-B09 = { god-g2 }, нижня тераса, сектор 3
space-B10 = { god-g3 }, нижня тераса, сектор 3
space-B11 = { god-g4 }, нижня тераса, сектор 3
space-B12 = { god-g1 }, нижня тераса, сектор 3
space-B13 = { god-g5 }, нижня тераса, сектор 4
space-B14 = { god-g6 }, нижня тераса, сектор 4
space-B15 = { god-g2 }, нижня тераса, сектор 4
space-B16 = { god-g3 }, нижня тераса, сектор 4
space-B17 = { god-g1 }, нижня тераса, сектор 5
space-B18 = { god-g4 }, нижня тераса, сектор 5
space-B19 = { god-g5 }, нижня тераса, сектор 5
space-B20 = { god-g6 }, нижня тераса, сектор 5

region-chinchaysuyu-1 = { land-chinchaysuyu }, перша клітинка
region-chinchaysuyu-2 = { land-chinchaysuyu }, друга клітинка
region-chinchaysuyu-3 = { land-chinchaysuyu }, третя клітинка
region-chinchaysuyu-4 = { land-chinchaysuyu }, четверта клітинка
region-chinchaysuyu-5 = { land-chinchaysuyu }, п’ята клітинка
region-chinchaysuyu-6 = { land-chinchaysuyu }, шоста клітинка
region-antisuyu-1 = { land-antisuyu }, перша клітинка
region-antisuyu-2 = { land-antisuyu }, друга клітинка
region-antisuyu-3 = { land-antisuyu }, третя клітинка
region-antisuyu-4 = { land-antisuyu }, четверта клітинка
region-antisuyu-5 = { land-antisuyu }, п’ята клітинка
region-antisuyu-6 = { land-antisuyu }, шоста клітинка
region-qullasuyu-1 = { land-qullasuyu }, перша клітинка
region-qullasuyu-2 = { land-qullasuyu }, друга клітинка
region-qullasuyu-3 = { land-qullasuyu }, третя клітинка
region-qullasuyu-4 = { land-qullasuyu }, четверта клітинка
region-qullasuyu-5 = { land-qullasuyu }, п’ята клітинка
region-qullasuyu-6 = { land-qullasuyu }, шоста клітинка
region-kuntisuyu-1 = { land-kuntisuyu }, перша клітинка
region-kuntisuyu-2 = { land-kuntisuyu }, друга клітинка
region-kuntisuyu-3 = { land-kuntisuyu }, третя клітинка
region-kuntisuyu-4 = { land-kuntisuyu }, четверта клітинка
region-kuntisuyu-5 = { land-kuntisuyu }, п’ята клітинка
region-kuntisuyu-6 = { land-kuntisuyu }, шоста клітинка

## Зображення

pic-ceremony = { $n ->
    [0] до першої церемонії
    [1] проведено 1 церемонію з 3
   *[other] проведено { $n } церемонії з 3
}
pic-over = гру закінчено
pic-token = жетон: { $name }
pic-hill = Пагорб
pic-stairs-upper = верхні сходи
pic-stairs-lower = нижні сходи
pic-none = –
pic-village = Село
pic-nomads = Кочівники
pic-losses = Воєнні втрати
pic-bag = Мішечок { $n }
pic-altar = Вівтар
pic-deck = колода { $n }
pic-army-deck = колода армії { $n }, скид { $m }
pic-weaving = Візерунки { $n }, зверху { $tile }
pic-loom = відкрито
pic-temple = Храм
pic-regions = Регіони (перевернути/скинути)
pic-market = Ринок
pic-statues = Статуї в запасі (малі/великі)
pic-players = Гравці
pic-hand = Ваші карти божеств
pic-army = Ваші карти армії
pic-laid = Викладено
pic-starts = Початкові візерунки
pic-her = Планшет Аксомамми
pic-slots = слоти
pic-tokens = жетони
pic-personality = особистість
pic-roll = кубик { $n }
pic-up = готові
pic-down = перевернуті
pic-troops = солдати
pic-tired = перевернуті
pic-own-statues = статуї
pic-tapestries = гобелени
pic-legend-workers = Робітники: { $list }
pic-legend-tasks = Доручення: { $list }
pic-legend-spaces = b синя клітинка, g зелена; літера біля божества — робітник на клітинці

pic-head-vp = ПО
pic-head-potato = кар
pic-head-corn = кук
pic-head-stone = кам
pic-head-gold = зол
pic-head-workers = робітн.
pic-head-cards = бож
pic-head-army = арм
pic-head-step = схд
pic-head-stairs = схо
pic-head-markers = фіш

pic-worker-architect = А
pic-worker-craftsman = Р
pic-worker-warrior = В
pic-worker-courier = Г
pic-worker-priest = Ж
pic-god-g1 = Со
pic-god-g2 = Мі
pic-god-g3 = Гр
pic-god-g4 = Зе
pic-god-g5 = Мо
pic-god-g6 = Ве
pic-task-potato = Ка
pic-task-corn = Ку
pic-task-stone = Км
pic-task-gold = Зо
pic-task-weave = Ві
pic-task-statue = Ст
pic-task-stairs = Сх
pic-task-build = Бу
pic-task-train = Тр
pic-task-produce_one = Ви
pic-task-trade = То
pic-short-potato = кар
pic-short-corn = кук
pic-short-stone = кам
pic-short-gold = зол
pic-short-vp = ПО
pic-short-army = арм
pic-short-god = бож
pic-short-train = трен
pic-short-weaving = візер
pic-short-worker = роб
pic-short-restore = відн
pic-short-step = ↑
pic-short-buy-step = зол›↑
pic-short-building = буд
pic-short-stairs = сходи
pic-short-statue = статуя
pic-short-task = доруч
pic-or = або

## The workshop

box-kind-card = Карти божеств
box-kind-army = Карти армії
box-kind-production = Виробничі будівлі
box-kind-permanent = Постійні будівлі
box-kind-statue = Статуї
box-kind-weaving = Візерунки
box-kind-joint = Стики гобеленів
box-kind-step = Сходинки храму
box-kind-conquest = Місця завоювань
box-kind-space = Місця пагорба
box-kind-node = Вузли доручень
box-kind-worker = Робітники
box-kind-action = Дії Коріканчі
box-kind-players = За кількістю гравців
box-kind-cell = Клітинки планшета Аксомамми
box-kind-token = Жетони Аксомамми
box-kind-hire = Що приносять робітники Аксомамми
box-kind-personality = Вдачі Аксомамми
box-field-god = Божество
box-field-soldiers = Солдати
box-field-vp = Очки
box-field-each = На кожне божество
box-field-design = Малюнок
box-field-left = Лівий символ
box-field-right = Правий символ
box-field-players = Від стількох гравців
box-field-ceremony = Очки на церемонії
box-field-final = Очки наприкінці
box-field-turn = Солдатів перевернути
box-field-discard = Солдатів скинути
box-field-terrace = Тераса
box-field-sector = Сектор
box-field-colour = Колір
box-field-nodes = Вузли доручень
box-field-block = Закрито
box-field-task = Доручення
box-field-place = Місце за годинниковою стрілкою
box-field-removed = Прибрано робітників кожного кольору
box-field-village = Робітників у селі
box-field-nomads = Кочівники
box-field-altar = Карт на вівтарі
box-field-loop = Коло
box-field-does = Що там діється
box-block-- = ніколи
box-block-setup = від початку
box-block-ceremony = від церемонії
box-colour-- = немає
box-colour-blue = синій
box-colour-green = зелений
box-colour-red = червоний
box-colour-white = білий
box-colour-yellow = жовтий

## The balance report

census-start = Початкові візерунки
census-opening = Початкові карти, залишені на руці
census-enter = Перша дія верховного жерця
census-segment = Сегменти пагорба
census-space = Клітинки пагорба
census-task = Доручення
census-worker = Розміщені робітники
census-building = Будівлі
census-weaving = Візерунки
census-card = Карти божеств, узяті пізніше
census-army = Карти армії
census-conquest = Клітинки завоювання
census-statue = Статуї
census-stairs = Сходи
census-priest = Дії верховного жерця
census-temple = Храм
deed-place = Розміщення робітника
deed-advance = Пересування верховного жерця
deed-pray = Молитва
deed-drill = Тренування
deed-recruit = Наймання кочівника

## Components that no move names

piece-players = { $n ->
    [one] { $n } гравець
    [few] { $n } гравці
   *[other] { $n } гравців
}
piece-node-Tt = верхня тераса: { $task }
piece-node-Mt = середня тераса: { $task }
piece-node-Bt = нижня тераса: { $task }
piece-cell = клітинка Аксомамми { $n }
piece-token = жетон Аксомамми { $n }
piece-personality = жетон вдачі { $n }
piece-step = сходинка храму { $n }
