game-title = Цольк’ін
game-about = Ваші робітники їдуть на шестірнях календаря мая: що довше чекають, то більше приносять.

## Ходи

move-keep = Залишити: { $tile }
move-beg = Вимолювати кукурудзу: мати 3 кукурудзи й викликати гнів богів
move-place = Розмістити робітника: { $gear }
move-pick = Повернути робітника: { $gear }, комірка { $space }
move-action = { $gear }, дія { $number }
move-ahead = { gear-chichen_itza }, дія { $number }: на комірку далі, завдяки теології 1
move-nothing = Жодної дії для цього робітника
move-harvest = Джунглі: { $how }
move-up = На сходинку вгору: { $temple }
move-down = На сходинку вниз: { $temple }
move-pay = Сплатити { $goods }
move-advance = Розвинути: { $track }
move-build = Спорудити: { $tile }
move-plain = Спорудити, приберігши архітектуру для другої будівлі: { $tile }
move-monument = Спорудити монумент: { $tile }
move-spare = Знижка архітектури: { $good-key ->
    [corn] на 2 кукурудзи менше
    [wood] на 1 деревину менше
   *[other] на 1 { $good } менше
}
move-full = Сплатити всю вартість, без знижки
move-take = Узяти 1 кубик: { $good }
move-sell = Продати 1 кубик: { $good }
move-buy = Купити 1 кубик: { $good }
move-days = Прокрутити календар на { $days }
move-done = Завершити

days-1 = один день
days-2 = два дні

## Що треба вирішити

ask-keep-wealth = Залиште собі дві з чотирьох плиток початкового достатку.
ask-turn = Ваш хід: розміщуйте або повертайте робітників.
ask-place-more = Розмістити ще одного робітника чи завершити?
ask-pick-more = Повернути ще одного робітника чи завершити?
ask-use-worker = Що робить цей робітник? За кожен крок назад до нижчої дії платять 1 кукурудзу.
ask-use-worker-freely = Комірка вільного вибору: яку дію цієї шестерні? Кроки назад безплатні.
ask-any-action = Сплатіть 1 кукурудзу за будь-яку дію з цих шестірень: { gear-palenque }, { gear-yaxchilan }, { gear-tikal }, { gear-uxmal }.
ask-harvest = Що ви збираєте в джунглях?
ask-market = Обмінюйте ресурси й кукурудзу скільки завгодно разів, а тоді завершіть.
ask-buy-step = Теологія 2: сплатити 1 ресурс за підйом на сходинку в будь-якому храмі?
ask-build = Що ви споруджуєте?
ask-discount = Архітектура 3: на чому ви заощаджуєте?
ask-advance = Яку технологію ви розвиваєте?
ask-free-advance = Яку технологію ви розвиваєте безплатно?
ask-choose-temple = У якому храмі ви піднімаєтеся на сходинку?
ask-anger = Гнів богів: у якому храмі ви спускаєтеся на сходинку?
ask-pay = Якими ресурсами ви платите?
ask-take-resource = Який ресурс ви берете?
ask-choose-days = Наскільки прокрутити календар?

## Чому так ходити не можна

why-kept-already = плитку «{ $tile }» ви вже залишили; оберіть іншу
why-not-dealt = плитку «{ $tile }» вам не роздали; оберіть одну зі своїх чотирьох
why-begged = вимолювати кукурудзу можна лише раз за хід, і ви це вже зробили
why-corn-enough = вимолювати можна, маючи щонайбільше 2 кукурудзи, а ви маєте { $have }
why-cannot-anger = ви на найнижчій сходинці всіх трьох храмів, тож не можна ні вимолювати кукурудзу, ні спалювати ліс
why-must-beg = у вас немає робітників на шестірнях, а на розміщення не вистачає кукурудзи, тож спершу треба її вимолити
why-not-cheapest = ви не можете ні заплатити, ні вимолити кукурудзу, тож робітник стає на одну з найдешевших вільних комірок
why-no-worker = у вас немає доступного робітника, якого можна розмістити
why-first-player-taken = комірка першого гравця зайнята: на ній є місце лише для одного робітника
why-gear-full = на цій шестірні зайнято всі комірки з номерами, оберіть іншу: { $gear }
why-dear-place = { $gear-key ->
    [first_player] робітник на комірці першого гравця зараз коштує
   *[other] робітник на комірці { $space } шестірні { $gear } зараз коштує
} { $cost ->
    [one] { $cost } кукурудзу
    [few] { $cost } кукурудзи
    [many] { $cost } кукурудз
   *[other] { $cost } кукурудзи
}, а ви маєте { $have }
why-placing-already = цього ходу ви розміщуєте робітників; розміщувати й повертати за один хід не можна
why-picking-already = цього ходу ви повертаєте робітників; розміщувати й повертати за один хід не можна
why-not-your-worker = там немає вашого робітника: { $gear }, комірка { $space }
why-other-gear = цей робітник може виконати лише дію своєї шестірні: { $gear }
why-space-0 = робітник із комірки 0 дії не має
why-beyond = робітник стояв на комірці { $space }; оберіть її дію або нижчу
why-dear-step-back = { $steps ->
    [one] { $steps } крок назад коштує { $steps } кукурудзу
    [few] { $steps } кроки назад коштують { $steps } кукурудзи
    [many] { $steps } кроків назад коштують { $steps } кукурудз
   *[other] { $steps } кроку назад коштують { $steps } кукурудзи
}, а ви маєте { $have }
why-needs-theology-1 = дію наступної комірки може виконати лише робітник із Чичен-Іци, і то з теологією 1
why-not-next = теологія 1 веде рівно на одну комірку з номером уперед, а робітник стояв на { $space }
why-not-chichen-itza = тут можна обрати лише дію однієї з цих шестірень: { gear-palenque }, { gear-yaxchilan }, { gear-tikal }, { gear-uxmal }
why-no-action = такої дії тут обрати не можна: { $gear }, дія { $number }
why-no-corn = дія коштує { $cost ->
    [one] { $cost } кукурудзу
    [few] { $cost } кукурудзи
    [many] { $cost } кукурудз
   *[other] { $cost } кукурудзи
}, а на неї у вас лишається { $have }
why-no-tile = для цієї дії не лишилося плиток урожаю, а без плитки збирають лише із землеробством 2: { $gear }, дія { $number }
why-needs-agriculture-2 = для збору без плитки потрібен рівень 2 землеробства, а ваш рівень — { $have }
why-corn-tile-shows = у групі { $number } відкрита плитка збору кукурудзи, тож, збираючи кукурудзу, треба взяти її
why-no-corn-tile = у групі { $number } немає відкритої плитки збору кукурудзи
why-no-skull = у вас немає черепа, який можна викласти
why-oval-taken = там уже лежить череп, а кожна така дія трапляється раз за гру: { $gear }, дія { $number }
why-no-track = найдешевший розвиток коштує більше ресурсів, ніж ви маєте: { $have }
why-no-building = ви не можете оплатити жодної будівлі ряду, навіть з архітектурою
why-no-building-or-monument = ви не можете оплатити ні жодної будівлі ряду, ні жодного монумента
why-no-resource = треба сплатити 1 деревину, камінь або золото, а у вас немає жодного ресурсу
why-no-corn-building = на жодну будівлю ряду не вистачить кукурудзи, яка у вас лишається: { $have }
why-must-advance = дія вимагає розвитку; оберіть технологію
why-dear-advance = розвиток технології «{ $track }» коштує { $cost ->
    [one] { $cost } ресурс
    [few] { $cost } ресурси
    [many] { $cost } ресурсів
   *[other] { $cost } ресурсу
}, а ви маєте { $have }
why-must-build = дія вимагає щось спорудити; оберіть плитку
why-monument-by-tikal-4 = «{ $tile }» — монумент, а монументи споруджують лише дією 4 Тікаля, замість будівель
why-not-on-offer = плитки «{ $tile }» немає серед викладених
why-dear-in-corn = «{ $tile }» тут коштує { $cost ->
    [one] { $cost } кукурудзу
    [few] { $cost } кукурудзи
    [many] { $cost } кукурудз
   *[other] { $cost } кукурудзи
}, а ви маєте { $have }
why-nothing-to-keep = тут немає архітектури, яку можна приберегти для другої будівлі; споруджуйте звичайним способом
why-skull-missing = «{ $tile }» коштує ще й кришталевий череп, а черепів вам не вистачає
why-dear-tile = «{ $tile }» коштує { $cost }, а ви маєте: { $have }
why-dear-even-with-architecture = «{ $tile }» коштує { $cost }, архітектура заощаджує один ресурс, а ви маєте: { $have }
why-not-in-cost = цього немає у вартості: { $good }; вартість — { $cost }
why-other-price = сплатити треба рівно { $cost ->
    [one] { $cost } ресурс
    [few] { $cost } ресурси
    [many] { $cost } ресурсів
   *[other] { $cost } ресурсу
}
why-no-goods = ви не можете сплатити { $goods }, бо маєте: { $have }
why-same-temple = другий підйом має бути в іншому храмі, ніж перший: { $temple }
why-lowest-step = тут ви на найнижчій сходинці, оберіть інший храм: { $temple }
why-nothing-to-sell = такого ресурсу у вас немає: { $good }
why-dear-cube = { $good } коштує { $cost ->
    [one] { $cost } кукурудзу
    [few] { $cost } кукурудзи
    [many] { $cost } кукурудз
   *[other] { $cost } кукурудзи
}, а ви маєте { $have }
why-just-bought = цей ресурс ви щойно купили на ринку, тож продаж нічого не змінить: { $good }
why-just-sold = цей ресурс ви щойно продали на ринку, тож купівля нічого не змінить: { $good }

## Що сталося

event-keep = { $who } залишає собі: { $tile }
event-round = Раунд { $round }: { $days ->
    [0] День їжі
    [one] до Дня їжі { $days } день
    [few] до Дня їжі { $days } дні
    [many] до Дня їжі { $days } днів
   *[other] до Дня їжі { $days } дня
}
event-turn = Хід: { $who }
event-beg = { $who } вимолює кукурудзу
event-mercy = { $who } не може ні заплатити, ні вимолити кукурудзу й розміщує робітника за все, що має
event-place = { $gear-key ->
    [first_player] { $who } розміщує робітника: { $gear }
   *[other] { $who } розміщує робітника: { $gear }, комірка { $space }
}
event-pick = { $who } повертає робітника: { $gear }, комірка { $space }
event-act = { $who } виконує дію: { $gear }, дія { $number }
event-harvest = { $who } у джунглях, група { $number }: { $how }
event-offer = { $who } викладає кришталевий череп: { gear-chichen_itza }, дія { $number }
event-build = { $who } споруджує: { $tile }
event-monument = { $who } споруджує монумент: { $tile }
event-advance = { $who } розвиває технологію: { $track }, рівень { $level }
event-bonus = { $who } отримує бонус опанованої технології: { $track }
event-up = { $who } піднімається на сходинку: { $temple }
event-down = { $who } спускається на сходинку: { $temple }
event-lost-step = { $who } не може піднятися, підйом втрачається: { $temple }
event-gain = { $who } отримує { $goods }
event-pay = { $who } сплачує { $goods }
event-score = { $who }: { $vp ->
    [one] { $vp } переможне очко
    [few] { $vp } переможні очки
    [many] { $vp } переможних очок
   *[other] { $vp } переможного очка
} ({ $source })
event-worker = { $who } отримує нового робітника
event-collect = { $who } забирає кукурудзу із зубців календаря
event-show = Нове в ряду будівель: { $tile }
event-food-day = День їжі: { $n } з 4
event-feed = { $who } годує робітників: { $workers }{ $unfed ->
    [0] { "" }
   *[other] , голодних лишається: { $unfed }
}
event-no-skulls = У запасі замало кришталевих черепів для всіх, кому вони належать, тож їх не отримує ніхто
event-tooth = Комірка першого гравця вільна: на зубець календаря лягає 1 кукурудза
event-home = { $who } повертає робітника з комірки першого гравця
event-marker = { $who } отримує маркер першого гравця
event-double = { $who } прискорює час і перевертає планшет на темну сторону
event-day = Календар прокручується на { $days ->
    [one] { $days } день
    [few] { $days } дні
    [many] { $days } днів
   *[other] { $days } дня
}
event-fall = { $who } отримує назад робітника, що покинув шестірню: { $gear }
event-end = Кінець гри

## Шестірні, храми, технології, товари

gear-palenque = Паленке
gear-yaxchilan = Яшчилан
gear-tikal = Тікаль
gear-uxmal = Ушмаль
gear-chichen_itza = Чичен-Іца
gear-first_player = комірка першого гравця

temple-brown = коричневий храм Чаака
temple-yellow = жовтий храм Кетцалькоатля
temple-green = зелений храм Кукулькана

track-agriculture = землеробство
track-extraction = видобуток ресурсів
track-architecture = архітектура
track-theology = теологія

good-corn = кукурудза
good-wood = деревина
good-stone = камінь
good-gold = золото
good-skull = кришталевий череп

amount-corn = { $n ->
    [one] { $n } кукурудзу
    [few] { $n } кукурудзи
    [many] { $n } кукурудз
   *[other] { $n } кукурудзи
}
amount-wood = { $n ->
    [one] { $n } деревину
    [few] { $n } деревини
    [many] { $n } деревин
   *[other] { $n } деревини
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
amount-skull = { $n ->
    [one] { $n } кришталевий череп
    [few] { $n } кришталеві черепи
    [many] { $n } кришталевих черепів
   *[other] { $n } кришталевого черепа
}
amount-resource = { $n ->
    [one] { $n } ресурс
    [few] { $n } ресурси
    [many] { $n } ресурсів
   *[other] { $n } ресурсу
}
amount-vp = { $n ->
    [one] { $n } переможне очко
    [few] { $n } переможні очки
    [many] { $n } переможних очок
   *[other] { $n } переможного очка
}
amount-worker = { $n ->
    [one] { $n } робітник
    [few] { $n } робітники
    [many] { $n } робітників
   *[other] { $n } робітника
}
amount-corn-tile = { $n ->
    [one] { $n } жетон кукурудзи
    [few] { $n } жетони кукурудзи
    [many] { $n } жетонів кукурудзи
   *[other] { $n } жетона кукурудзи
}
amount-wood-tile = { $n ->
    [one] { $n } жетон дерева
    [few] { $n } жетони дерева
    [many] { $n } жетонів дерева
   *[other] { $n } жетона дерева
}
amount-brown = { temple-brown }: { $n }
amount-yellow = { temple-yellow }: { $n }
amount-green = { temple-green }: { $n }
amount-agriculture = { track-agriculture }: { $n }
amount-extraction = { track-extraction }: { $n }
amount-architecture = { track-architecture }: { $n }
amount-theology = { track-theology }: { $n }

how-wood = заготівля деревини
how-corn = збір кукурудзи
how-burn = спалення лісу заради кукурудзи й гнів богів
how-bare = збір кукурудзи без плитки, завдяки землеробству 2

pad-during = під час гри
pad-food-days = дні харчування
pad-end = підсумковий підрахунок
source-temple-brown = { temple-brown }
source-temple-yellow = { temple-yellow }
source-temple-green = { temple-green }
source-highest = найвища позиція у храмі
source-skulls = кришталеві черепи
source-skulls-kept = кришталеві черепи, що лишилися
source-buildings = будівлі
source-technology = технології
source-hunger = голодні робітники
source-goods = товари наприкінці гри
source-monuments = монументи

class-farm = ферма
class-public = громадська будівля
class-tomb = гробниця
class-shrine = святиня

## Що дають плитки

describe-building = { $gives } ({ $class }, коштує { $cost })
describe-monument = { $gives } (монумент, { $class }, коштує { $cost })

of-any = на вибір

effect-corn = { $n ->
    [one] { $n } кукурудза
   *[other] { amount-corn }
}
effect-wood = { $n ->
    [one] { $n } деревина
   *[other] { amount-wood }
}
effect-stone = { amount-stone }
effect-gold = { amount-gold }
effect-skull = { amount-skull }
effect-vp = { amount-vp }
effect-temple = підйом на { $n ->
    [one] { $n } сходинку
    [few] { $n } сходинки
    [many] { $n } сходинок
   *[other] { $n } сходинки
} ({ $of-key ->
    [any] храм { of-any }
   *[other] { $of }
})
effect-technology = { $n ->
    [one] { $n } безплатний розвиток
    [few] { $n } безплатні розвитки
    [many] { $n } безплатних розвитків
   *[other] { $n } безплатного розвитку
} ({ $of-key ->
    [any] технологія { of-any }
   *[other] { $of }
})
effect-worker = { $n ->
    [one] { $n } новий робітник
    [few] { $n } нові робітники
    [many] { $n } нових робітників
   *[other] { $n } нового робітника
}
effect-feeds = { $n ->
    [one] { $n } робітник їсть
    [few] { $n } робітники їдять
    [many] { $n } робітників їдять
   *[other] { $n } робітника їсть
} безплатно кожного Дня їжі
effect-eases = кожен робітник їсть на { $n ->
    [one] { $n } кукурудзу
    [few] { $n } кукурудзи
    [many] { $n } кукурудз
   *[other] { $n } кукурудзи
} менше кожного Дня їжі
effect-build = можна спорудити ще одну будівлю
effect-market = можна обмінювати ресурси й кукурудзу на ринку
effect-action = можна сплатити 1 кукурудзу за будь-яку дію з цих шестірень: { gear-palenque }, { gear-yaxchilan }, { gear-tikal }, { gear-uxmal }

score-own-class = { amount-vp } за кожну власну { $class-key ->
    [farm] ферму
    [public] громадську будівлю
    [tomb] гробницю
   *[shrine] святиню
}: будівлю чи монумент, зокрема за нього самого
score-own-tiles = { amount-vp } за кожну власну будівлю й кожен власний монумент, зокрема за нього самого
score-all-monuments = { $n } переможних очок, якщо гравців 2 / 3 / 4, за кожен споруджений будь-ким монумент, зокрема за нього самого
score-corn-tiles = { amount-vp } за кожну власну плитку збору кукурудзи
score-wood-tiles = { amount-vp } за кожну власну плитку заготівлі деревини
score-workers = { $n } переможних очок за 3 / 4 / 5 / 6 власних робітників у грі
score-levels = { amount-vp } за кожен власний рівень технологій
score-mastery = { $n } переможних очок за 0 / 1 / 2 / 3 / 4 власні технології на рівні 3
score-best-temple = { amount-vp } за кожну сходинку вище від початкової в одному храмі на вибір
score-temples = { $n ->
    [1] ще раз переможні очки власних сходинок усіх трьох храмів
   *[other] ще раз переможні очки власних сходинок усіх трьох храмів, помножені на { $n }
}
score-skulls = { amount-vp } за кожен кришталевий череп у Чичен-Іці, хоч би хто його виклав

## Що дають комірки дій

action-palenque-1 = риболовля: 3 кукурудзи
action-palenque-2 = збір урожаю: 4 кукурудзи
action-palenque-3 = збір урожаю: 5 кукурудз або 2 деревини
action-palenque-4 = збір урожаю: 7 кукурудз або 3 деревини
action-palenque-5 = збір урожаю: 9 кукурудз або 4 деревини
action-yaxchilan-1 = 1 деревина
action-yaxchilan-2 = 1 камінь і 1 кукурудза
action-yaxchilan-3 = 1 золото і 2 кукурудзи
action-yaxchilan-4 = 1 кришталевий череп
action-yaxchilan-5 = 1 золото, 1 камінь і 2 кукурудзи
action-tikal-1 = розвинути технологію один раз, за ресурси
action-tikal-2 = спорудити будівлю
action-tikal-3 = розвинути технології раз або двічі, за ресурси
action-tikal-4 = спорудити одну чи дві будівлі або монумент
action-tikal-5 = сплатити 1 ресурс і піднятися на сходинку у двох різних храмах
action-uxmal-1 = сплатити 3 кукурудзи й піднятися на сходинку в будь-якому храмі
action-uxmal-2 = ринок: обмін ресурсів і кукурудзи
action-uxmal-3 = узяти нового робітника
action-uxmal-4 = спорудити будівлю за кукурудзу, по 2 за кожен ресурс її вартості
action-uxmal-5 = сплатити 1 кукурудзу за будь-яку дію з цих шестірень: { gear-palenque }, { gear-yaxchilan }, { gear-tikal }, { gear-uxmal }
action-chichen_itza-1 = викласти череп: 4 переможні очки й підйом на сходинку в коричневому храмі
action-chichen_itza-2 = викласти череп: 5 переможних очок і підйом на сходинку в коричневому храмі
action-chichen_itza-3 = викласти череп: 6 переможних очок і підйом на сходинку в коричневому храмі
action-chichen_itza-4 = викласти череп: 7 переможних очок і підйом на сходинку в зеленому храмі
action-chichen_itza-5 = викласти череп: 8 переможних очок і підйом на сходинку в зеленому храмі
action-chichen_itza-6 = викласти череп: 8 переможних очок, підйом на сходинку в зеленому храмі та 1 ресурс на вибір
action-chichen_itza-7 = викласти череп: 10 переможних очок і підйом на сходинку в жовтому храмі
action-chichen_itza-8 = викласти череп: 11 переможних очок, підйом на сходинку в жовтому храмі та 1 ресурс на вибір
action-chichen_itza-9 = викласти череп: 13 переможних очок, підйом на сходинку в жовтому храмі та 1 ресурс на вибір

## Назви плиток: наші власні, на плитках назв немає

tile-A1-01 = Мільпа біля річки
tile-A1-02 = Мільпа на схилі
tile-A1-03 = Мільпа в лісі
tile-A1-04 = Верхнє терасове поле
tile-A1-05 = Нижнє терасове поле
tile-A1-06 = Школа землеробів
tile-A1-07 = Майстерня кам’яних мотик
tile-A1-08 = Дім каменярів
tile-A1-09 = Дім ювелірів
tile-A1-10 = Гробниця дощу й вітру
tile-A1-11 = Гробниця дощу та змія
tile-A1-12 = Гробниця майстра-муляра
tile-A1-13 = Святиня мулярів
tile-A1-14 = Святиня оракула

tile-A2-01 = Велика мільпа біля річки
tile-A2-02 = Велика мільпа на схилі
tile-A2-03 = Велика мільпа в лісі
tile-A2-04 = Академія каменю
tile-A2-05 = Академія золота
tile-A2-06 = Академія врожаю
tile-A2-07 = Академія черепів
tile-A2-08 = Гробниця торговців
tile-A2-09 = Гробниця поселенців
tile-A2-10 = Гробниця правителів
tile-A2-11 = Гробниця мандрівника
tile-A2-12 = Гробниця трьох богів
tile-A2-13 = Святиня дощу
tile-A2-14 = Святиня змія
tile-A2-15 = Святиня вітру
tile-A2-16 = Святиня будівничих
tile-A2-17 = Святиня провидців
tile-A2-18 = Святиня знань

tile-M-01 = Місто мертвих
tile-M-02 = Стела великого будівничого
tile-M-03 = Алея монументів
tile-M-04 = Піраміда врожаю
tile-M-05 = Піраміда лісу
tile-M-06 = Велика площа
tile-M-07 = Палац тисячі рук
tile-M-08 = Дім наук
tile-M-09 = Обсерваторія
tile-M-10 = Коло святинь
tile-M-11 = Сходи до неба
tile-M-12 = Піраміда всіх богів
tile-M-13 = Стіна черепів

tile-W-01 = Кукурудза · Кетцалькоатль · землеробство
tile-W-02 = Кукурудза · золото · Кетцалькоатль
tile-W-03 = Камінь · золото · землеробство
tile-W-04 = Багато кукурудзи · камінь
tile-W-05 = Деревина · Кукулькан · видобуток
tile-W-06 = Кукурудза · деревина · Кукулькан
tile-W-07 = Кукурудза · деревина · видобуток
tile-W-08 = Кукурудза · деревина · камінь
tile-W-09 = Кукурудза · Чаак · архітектура
tile-W-10 = Кукурудза · каміння
tile-W-11 = Кукурудза · золото · архітектура
tile-W-12 = Багато кукурудзи · деревина · камінь
tile-W-13 = Кукурудза · камінь · Чаак
tile-W-14 = Кукурудза · деревина · харч
tile-W-15 = Робітник
tile-W-16 = Багато кукурудзи · золото
tile-W-17 = Кукурудза · деревина · череп
tile-W-18 = Кукурудза · камінь · теологія
tile-W-19 = Кукурудза · багато деревини
tile-W-20 = Кукурудза · деревина · теологія
tile-W-21 = Багато кукурудзи · деревина

# --- picture ---

pic-round = Раунд { $round }
pic-age = { $age ->
    [1] І епоха
   *[other] ІІ епоха
}
pic-food-day = { $days ->
    [0] День їжі!
    [one] { $days } день до Дня їжі
    [few] { $days } дні до Дня їжі
   *[other] { $days } днів до Дня їжі
}
pic-over = гру закінчено
pic-teeth = ● сьогодні  ◇ День їжі: товари  ◆ День їжі: очки
pic-gears = Шестірні: { $food }
pic-temples = Храми й технології
pic-first-space = Комірка першого гравця:
pic-free = вільна
pic-marker = маркер:
pic-teeth-corn = на зубцях: { $n }
pic-supply = Черепів у запасі: { $n }
pic-market = 1 кубик у кукурудзі: { $rates }
pic-legend = ○ вільна  ▒ нейтральний  ▤ деревина  ■ кукурудза  ↑ у храмі
pic-oval-taken = череп

pic-short-corn = кук
pic-short-wood = дер
pic-short-stone = кам
pic-short-gold = зол
pic-short-skull = чер
pic-short-vp = ПО
pic-temple-brown = кор
pic-temple-yellow = жов
pic-temple-green = зел
pic-temple-any = будь-який храм
pic-god-brown = Чаак
pic-god-yellow = Кетцалькоатль
pic-god-green = Кукулькан
pic-any-action = будь-яка
pic-tikal-1 = технологія
pic-tikal-2 = будівля
pic-tikal-3 = 2 технол.
pic-tikal-4 = 2 буд/мон.
pic-tikal-5 = 1рес › ↑↑
pic-uxmal-1 = 3кук › ↑
pic-uxmal-2 = ринок
pic-uxmal-3 = +1 робітн.
pic-uxmal-4 = кук›будів.
pic-uxmal-5 = 1кук›дія

pic-track-agriculture = землеробство
pic-track-extraction = видобуток
pic-track-architecture = архітектура
pic-track-theology = теологія
pic-track-any = будь-яка технологія
pic-agriculture-1 = +1кук
pic-agriculture-2 = +1 риболовля
pic-agriculture-3 = +2кук
pic-agriculture-4 = бонус: ↑
pic-extraction-1 = +1дер
pic-extraction-2 = +1кам
pic-extraction-3 = +1зол
pic-extraction-4 = бонус: 2рес
pic-architecture-1 = +1кук
pic-architecture-2 = +2ПО
pic-architecture-3 = −1рес
pic-architecture-4 = бонус: 3ПО
pic-theology-1 = комірка +1
pic-theology-2 = 1рес › ↑
pic-theology-3 = +1чер
pic-theology-4 = бонус: 1чер

pic-buildings = Будівлі (у стосі: { $n }) і монументи
pic-wealth = Ваші плитки початкового достатку: залиште дві
pic-class-farm = ферма
pic-class-public = громадська
pic-class-tomb = гробниця
pic-class-shrine = святиня
pic-effect-worker = { $n ->
    [one] +{ $n } робітник
    [few] +{ $n } робітники
   *[other] +{ $n } робітників
}
pic-effect-feeds = { $n ->
    [one] годує { $n } робітника
   *[other] годує { $n } робітників
}
pic-effect-eases = кожен робітник їсть на { $n } менше
pic-effect-build = ще одна будівля
pic-effect-market = ринок
pic-effect-action = будь-яка дія за 1кук
pic-score-own-class = { $vp } за свою плитку: { $tiles }
pic-score-own-tiles = { $vp } за свою будівлю чи монумент
pic-score-all-monuments = { $vp } за кожен монумент усіх
pic-score-corn-tiles = { $vp } за плитку кукурудзи
pic-score-wood-tiles = { $vp } за плитку деревини
pic-score-workers = { $vp }: 3–6 робітників
pic-score-levels = { $vp } за рівень технології
pic-score-mastery = { $vp }: 1/2/3+ ряди на рівні 3
pic-score-best-temple = { $vp } за сходинку найкращого храму
pic-score-temples = очки храмів ще раз
pic-score-skulls = { $vp } за череп на шестірні

pic-players = Гравці
pic-head-vp = ПО
pic-head-workers = роб.
pic-head-corn = кук
pic-head-wood = дер
pic-head-stone = кам
pic-head-gold = зол
pic-head-skull = чер
pic-head-tiles = к/д
pic-head-double = 2×
pic-number = { $n }

pic-days-left = { $days ->
    [one] день до Дня їжі
    [few] дні до Дня їжі
   *[other] днів до Дня їжі
}
pic-first-player = Перший гравець
pic-feeding = Годування

## The workshop

box-kind-building = Будівлі
box-kind-monument = Монументи
box-kind-wealth = Плитки початкового достатку
box-kind-temple = Храми
box-kind-space = Поділки коліс
box-kind-market = Ринок
box-kind-supply = Запас
box-kind-calendar = Календар
box-kind-players = За кількістю гравців
box-field-age = Епоха
box-field-class = Клас
box-field-score = За що очки
box-field-gear = Колесо нейтрального робітника
box-field-space = Поділка нейтрального робітника
box-field-rewards = Ресурси за сходинками
box-field-highest = Очки найвищому, перша й друга половина
box-field-corn = Кукурудза
box-field-wood = Деревина
box-field-vp = Переможні очки
box-field-temple = Храм
box-field-resource = Ресурси на вибір
box-field-days = Дні їжі
box-field-monuments = Монументів на вибір
box-field-dummies = Нейтральні робітники
box-effect-vp = очки
box-effect-temple = сходинки храму
box-effect-technology = технологія
box-effect-worker = робітник
box-effect-feeds = нагодовані робітники
box-effect-eases = менше кукурудзи на робітника
box-effect-build = ще одна будівля
box-effect-market = ринок, за бажанням
box-effect-action = будь-яка дія за 1 кукурудзу
box-score-own-class = свої будівлі й монументи її класу
box-score-own-tiles = свої будівлі й монументи
box-score-all-monuments = монументи всіх
box-score-corn-tiles = плитки кукурудзи
box-score-wood-tiles = плитки деревини
box-score-workers = робітники
box-score-levels = рівні технологій
box-score-mastery = технології на вершині
box-score-best-temple = сходинки найкращого храму
box-score-temples = сходинки всіх храмів
box-score-skulls = кришталеві черепи

## The balance report

census-wealth = Початкове багатство
census-building = Будівлі
census-monument = Монументи
census-gear = Шестерні з робітниками
census-space = Дії шестерень
census-temple = Храм
census-track = Технологія
deed-place = Розміщення робітників
deed-pick = Зняття робітників
deed-beg = Випрошування кукурудзи

## Components that no move names

piece-players = { $n ->
    [one] { $n } гравець
    [few] { $n } гравці
   *[other] { $n } гравців
}
piece-calendar = дні їжі
piece-supply = кришталеві черепи
piece-space-palenque = { gear-palenque } { $n }
piece-space-yaxchilan = { gear-yaxchilan } { $n }
piece-space-chichen_itza = { gear-chichen_itza } { $n }
