game-title = Нескінченна зима
game-about = Чотири покоління мисливців заселяють замерзлий континент. Правила відповідають виданим; лицьових боків більшості карт, тайлів і полів знайти не вдалося, тож їх відновили ми, а соло-суперника придумали самі.

## Налаштування

option-draft = Драфт
option-draft-about = Як розподіляють вождів і карти підготовки.
option-draft-none = усе випадково
option-draft-setup = драфт карт підготовки
option-draft-chiefs = драфт вождів і карт підготовки
option-slow_start = Повільний початок
option-slow_start-about = Одна фігурка кожного гравця чекає на еру II: у раундах 1 і 2 по два ходи.
option-sole_majority = Одноосібна більшість
option-sole_majority-about = Перевагу гекса отримує лише той, хто на ньому перший сам.
option-glacier_tokens = Токени льодовиків
option-glacier_tokens-about = Прихований токен на кожному льодовику винагороджує поселення поряд.
option-rest_tokens = Токени відпочинку
option-rest_tokens-about = Перший, хто відпочиває в раунді, бере токен.
option-level = Кочівник
option-level-about = Наскільки сильний кочівник соло-режиму.
option-level-gentle = лагідний
option-level-normal = звичайний
option-level-harsh = суворий
option-layout = Схема мегалітів
option-layout-about = Як лежать чотири тайли мегалітів.
option-layout-recommended = рекомендована для кількості гравців
option-layout-square = квадрат
option-layout-shifted = зсунуті ряди
option-layout-pinwheel = вертушка

## Ходи

move-lead = Обрати вождя: { $chief }, сторона { $side }
move-setup = Узяти карту підготовки: { $setup }
move-culture = Зіграти карту культури: { $card }
move-place = Розмістити { $figure }: { $column }
move-play = Зіграти: { $card }
move-use = Використати властивість: { $card }
move-chief = Використати властивість вождя
move-eat = Витратити їжу на працю, через наступну піктограму
move-initiate = Посвятити: { $card }
move-rites = Провести обряд: узяти карту племені у скид, поховати карту або і те, і те
move-develop = { $card-key ->
    [none] Розвиток, коли карт культури немає: 1 бал
   *[other] Розвиток: { $card }
}
move-stone = Узяти священний камінь: { $stone }
move-camp = Поставити новий табір на базу
move-move = Перемістити табір: { $step }
move-village = Заснувати поселення: { $junction }
move-reveal = Відкрити тварин
move-hunt = { $animal-key ->
    [none] Полювання, коли тварин немає: 1 бал
   *[other] Вполювати: { $animal }
}
move-flip = Розвернути: { $animal }
move-lower = Виконати нижню дію: { $column }
move-part = Далі: { $part }
move-take = Узяти 1: { $good }
move-idol = Ідол на рівень угору: { $track }
move-megalith = Покласти мегаліт: { $cell }, { $height }
move-bury = Поховати з руки: { $card }
move-bury-open = Поховати { $zone }: { $card }
move-recruit = Узяти карту племені: { $card }
move-learn = Узяти карту культури: { $card }
move-catch = Узяти тварину: { $animal }
move-top = Узяти верхню тварину колоди
move-discard = Скинути: { $card }
move-claim = Узяти перевагу гекса: { $hex }
move-board = Узяти перевагу планшета: { $item }
move-score = Підрахувати камінь: { $stone }
move-lay = Покласти в колоду затемнення: { $card }
move-token = Узяти токен відпочинку: { $choice }
move-done = Завершити

## Що треба вирішити

ask-choose-chief = Оберіть вождя та сторону карти.
ask-choose-setup = Оберіть карту підготовки.
ask-turn = Ваш хід: грайте карти культури, потім розмістіть фігурку.
ask-act = Дійте у своїй колонці: верхня, потім середня, потім нижня секція. Карти, їжа й вождь — будь-якої миті.
ask-lay-pile = Кладіть карти в колоду затемнення, а тоді завершіть.
ask-choose-token = Ви відпочиваєте першими: який токен берете?
ask-rest = Відпочинок: візьміть карту або меншу перевагу, потім можете розвернути тварину.
ask-receive = Що берете далі?
ask-gain = Візьміть перевагу або меншу замість неї.
ask-gain-tool = Візьміть знаряддя. Або їжу замість нього.
ask-gain-idol = Пересуньте ідола на рівень угору. Або візьміть натомість меншу перевагу: знаряддя чи їжу.
ask-gain-card = Візьміть карту зі своєї колоди. Або меншу перевагу замість неї: ідола, знаряддя чи їжу.
ask-gain-megalith = Покладіть мегаліт. Або візьміть замість нього меншу перевагу: карту, ідола, знаряддя чи їжу.
ask-arrow = Можете покласти ще один мегаліт туди, куди вказують стрілки.
ask-turn-animals = Яку тварину розвертаєте?
ask-free-stone = Який священний камінь берете?
ask-build-village = Де засновуєте поселення?
ask-gain-tokens = Який токен льодовика отримуєте першим?
ask-move-camps = Переміщуйте табори крок за кроком.
ask-bury-cards = Яку карту ховаєте?
ask-recruit = Яку карту племені берете?
ask-learn = Яку карту культури берете?
ask-catch = Яку тварину берете?
ask-take-top = Берете верхню тварину колоди?
ask-reveal-animals = Відкриваєте тварин?
ask-discard-cards = Яку карту скидаєте?
ask-use-pile = Затемнення: яку карту своєї колоди використовуєте далі?
ask-claim-hexes = Затемнення: перевагу якого гекса берете далі?
ask-board-benefits = Затемнення: що далі дає ваш планшет?

## Чому так ходити не можна

why-setup-not-offered = карти підготовки «{ $setup }» немає серед викладених
why-chief-not-offered = цього вождя вам не пропонують: { $chief }
why-not-leading = ви там не перші, тож цей гекс вам нічого не дає: { $hex }
why-no-token-there = там немає токена льодовика, який можна отримати: { $hex }
why-no-token = у вас немає токена відпочинку
why-same-type = тварини мають бути різних типів, а цей тип ви вже розвернули: { $animal }
why-must-discard = після взяття карт треба скинути карту
why-no-effect = зараз це не мало б жодного ефекту
why-labour-useless = працю витрачають лише у верхній секції колонки, а ви вже нижче
why-bound-column = карта культури прив’язує вашу фігурку до цієї колонки: { $column }
why-claimed-already = цю перевагу ви цього затемнення вже взяли: { $hex }
why-hex-gives-nothing = цей гекс нічого не дає: { $hex }
why-decline-inside = спершу візьміть; від зайвого можна потім відмовитися або змінити його на їжу
why-no-such-part = тут немає нічого такого, що можна взяти
why-no-camp-there = там немає вашого табору: { $hex }
why-not-in-hand = цієї карти немає у вашій руці: { $card }
why-must-pay-card = кожна карта культури після першої за хід коштує карту з руки
why-no-card-to-pay = кожна карта культури після першої за хід коштує іншу карту з руки, а її немає
why-culture-first = карти культури грають до розміщення фігурки
why-no-figure = у вас цього раунду не лишилося такої фігурки: { $figure }
why-other-column-stands = ваша фігурка стоїть в іншому місці: { $column }
why-lower-done = нижню дію ви вже виконали
why-lower-taken = цього раунду в колонку вже прийшла інша фігурка, тож нижня дія не для вас
why-no-way-back = із нижчої секції до вищої вороття немає
why-not-played = ця карта не лежить над вашим планшетом: { $card }
why-place-first = карти племені грають, коли фігурка стоїть у колонці
why-used-already = цю властивість уже використано: { $card }
why-other-column = це діє лише з фігуркою в іншій колонці
why-no-action-ability = ця карта не має властивості у фазі дій: { $card }
why-labour-by-itself = ця властивість — праця, яку там, де вона діє, враховано саму собою: { $card }
why-no-icon = вашій їжі немає якої піктограми праці перетнути
why-chief-bound = ви використали властивість вождя, тож цього ходу маєте розмістити вождя
why-chief-used = властивість вождя цього ходу вже використано
why-no-chief-turn = властивість вождя діє лише того ходу, коли розміщують вождя
why-pile-begun = колоду затемнення вже почато, тож для вождя запізно
why-draw-first = відпочиваючи, спершу візьміть карту або меншу перевагу
why-no-cards-at-rest = на ході відпочинку карт племені не грають
why-turned-already = відпочинок розвертає одну тварину, і ви її вже розвернули
why-last-turn-only = колоду затемнення кладуть на вашому останньому ході раунду
why-just-initiated = карту, взяту цього ходу, не можна зіграти до наступного: { $card }
why-same-tribe = карти, взяті так за один хід, мають бути різними: { $card }
why-not-in-discard = цієї карти немає у вашому скиді: { $card }
why-not-above = ця карта не лежить над вашим планшетом: { $card }
why-not-shown = цієї карти культури немає серед викладених: { $card }
why-display-not-empty = карти культури викладено; оберіть одну
why-era-later = цей камінь належить до ери II, що починається з раунду 3: { $stone }
why-not-on-offer = цього каменя немає серед викладених: { $stone }
why-stones-full = у вас три священні камені, місця більше немає
why-camps-missing = для поселення там потрібен ваш табір на кожному з його гексів: { $junction }
why-junction-taken = там уже є поселення: { $junction }
why-no-village-left = у вас не лишилося поселень
why-no-camp-left = на вашому планшеті не лишилося таборів
why-deck-empty = колода тварин порожня
why-grounds-full = на мисливських землях є місце для { $limit } тварин, і воно зайняте
why-animals-left = тварини ще є; оберіть одну або спершу відкрийте
why-not-on-grounds = на мисливських землях такої немає: { $animal }
why-no-unturned = у вас немає нерозвернутої тварини цього типу: { $animal }
why-not-in-pile = цієї карти немає у вашій колоді затемнення: { $card }
why-board-gives-nothing = планшет там нічого не дає, або вже дав: { $item }
why-scored-already = цей камінь цього затемнення вже підраховано: { $stone }
why-not-your-stone = цей камінь не ваш: { $stone }
why-neutral-on-board = ваш наступний мегаліт нейтральний, він має лежати на самому полі
why-no-card = ваші колода й скид порожні, тож узяти карту не можна
why-no-cell = такої клітинки на цьому полі немає: { $cell }
why-no-neighbour = ця клітинка не межує з жодним мегалітом на полі: { $cell }
why-start-cell-neutral = це початкова клітинка, вона приймає лише нейтральні мегаліти: { $cell }
why-covered = цю клітинку вже накрито: { $cell }
why-no-square = там немає чотирьох мегалітів квадратом, на які можна покласти: { $cell }
why-no-arrow-there = стрілки початкової клітинки туди не вказують, або клітинку накрито
why-no-megalith = у вас не лишилося мегалітів
why-honour-top = ваш маркер на вершині цього треку: { $track }
why-arrow-no-lesser = мегаліт стрілок не можна змінити на меншу перевагу
why-not-lesser = перевагу можна змінити лише на меншу
why-too-dear = це коштує { $cost }, а ви маєте { $have }

## Що сталося

event-lead = { $who } обирає вождя: { $chief }, сторона { $side }
event-setup = { $who } бере карту підготовки: { $setup }
event-round = Раунд { $round }
event-turn = Ходить { $who }
event-culture = { $who } грає карту культури: { $card }
event-place = { $who } розміщує { $figure }: { $column }
event-play = { $who } грає: { $card }
event-use = { $who } використовує властивість: { $card }
event-chief = { $who } використовує властивість вождя: { $chief }
event-lower = { $who } виконує нижню дію: { $column }
event-gain = { $who } отримує { $goods }
event-pay = { $who } платить { $goods }
event-spoil = { $who } втрачає понад ліміт { $goods }
event-score = { $who }: { $vp ->
    [one] { $vp } бал
    [few] { $vp } бали
    [many] { $vp } балів
   *[other] { $vp } бала
} ({ $source })
event-draw = { $who } бере карту
event-reshuffle = { $who } перемішує скид у нову колоду
event-discard = { $who } скидає: { $card }
event-recruit = { $who } бере карту племені: { $card }
event-recruit-discard = { $who } бере карту племені у скид: { $card }
event-learn = { $who } бере карту культури: { $card }
event-bury = { $who } ховає карту з руки
event-bury-open = { $who } ховає { $zone }: { $card }
event-bury-tribe = { $who } ховає: { $card }
event-camp = { $who } ставить табір на базу
event-move = { $who } переміщує табір: { $step }
event-village = { $who } засновує поселення: { $junction }
event-glacier = Відкрито токен льодовика ({ $hex }): { $glacier }
event-stone = { $who } бере священний камінь: { $stone }
event-megalith = { $who } кладе мегаліт: { $cell }, { $height }
event-idol = { $who } пересуває ідола вгору: { $track }
event-reveal = На мисливських землях: { $animal }
event-animal = { $who } бере тварину: { $animal }
event-turn-animal = { $who } розвертає тварину: { $animal }
event-token = { $who } бере токен відпочинку: { $token }
event-pile = { $who } кладе колоду затемнення: { $n ->
    [one] { $n } карта
    [few] { $n } карти
    [many] { $n } карт
   *[other] { $n } карти
}
event-eclipse = Затемнення раунду { $round }
event-show-pile = { $who } відкриває: { $card }
event-order = { $place }. { $who }, праця { $labour }
event-benefits = { $who } бере переваги затемнення
event-claim = { $who } бере перевагу гекса: { $hex }
event-show = Викладено: { $card }
event-nomad-card = Кочівник відкриває карту: { $nomad } ({ $column })
event-end = Гру закінчено

## Товари й місця

who-nomad = Кочівник

good-food = їжа
good-tool = знаряддя
good-card = карта з колоди

amount-food = { $n ->
    [one] { $n } їжу
   *[other] { $n } їжі
}
amount-tool = { $n ->
    [one] { $n } знаряддя
    [few] { $n } знаряддя
    [many] { $n } знарядь
   *[other] { $n } знаряддя
}
amount-labour = { $n ->
    [one] { $n } працю
   *[other] { $n } праці
}
amount-vp = { $n ->
    [one] { $n } переможне очко
    [few] { $n } переможні очки
    [many] { $n } переможних очок
   *[other] { $n } переможного очка
}
amount-card = { $n ->
    [one] { $n } карта
    [few] { $n } карти
    [many] { $n } карт
   *[other] { $n } карти
}
amount-offering = { track-offering }: { $n }
amount-honour = { track-honour }: { $n }
amount-ground_sloth = { animal-ground_sloth }: { $n }
amount-woolly_rhino = { animal-woolly_rhino }: { $n }
amount-sabre_tooth = { animal-sabre_tooth }: { $n }
amount-giant_beaver = { animal-giant_beaver }: { $n }
amount-steppe_bison = { animal-steppe_bison }: { $n }
amount-woolly_mammoth = { animal-woolly_mammoth }: { $n }
amount-argentavis = { animal-argentavis }: { $n }

column-initiate = Посвята
column-develop = Розвиток
column-migrate = Міграція
column-hunt = Полювання
column-rest = зона відпочинку

figure-chief = вождя
figure-tribe = фігурку племені

side-A = A
side-B = B

track-offering = трек пожертв
track-honour = трек пошани

zone-discard = зі скиду
zone-above = із зони над планшетом

choice-shown = відкритий
choice-hidden = наступний, не бачачи

item-villages = карта за кожне засноване поселення
item-space-1 = місце запасу 1
item-space-2 = місце запасу 2
item-space-3 = місце запасу 3
item-space-4 = місце запасу 4
item-space-5 = місце запасу 5

land-forest = ліс
land-wetland = болото
land-grassland = степ
land-hills = пагорби
land-tundra = тундра
land-mountains = гори
land-glacier = льодовик
land-base = база

pad-during = під час гри
pad-eclipses = затемнення
pad-end = підсумковий підрахунок
source-effects = карти, клітинки й токени
source-megaliths = мегаліти верхніх рівнів
source-empty = порожні колоди
source-offering-top = вершина треку пожертв
source-honour-track = трек пошани
source-honour-top = вершина треку пошани
source-stones = священні камені
source-offering = пожертви
source-honour = пошана й поховання
source-cards = карти
source-animals = тварини
source-hexes = гекси з першістю
source-villages = поселення
source-glaciers = токени льодовиків
source-level = рівень кочівника

part-food = їжа
part-tool = знаряддя
part-idol = ідоли
part-card = карти з колоди
part-megalith = мегаліти
part-vp = бали
part-labour = праця
part-fill-food = їжа до ліміту
part-camp = новий табір
part-move = переміщення таборів
part-village = поселення
part-bury = поховання
part-tribe-hand = карта племені в руку
part-tribe-discard = карта племені у скид
part-culture = карта культури
part-animal-pick = тварина з мисливських земель
part-animal-top = верхня тварина колоди
part-animal-reveal = відкриття тварин
part-turn = розвернути тварину
part-turn-different = розвернути тварин різних типів
part-stone = священний камінь
part-discard = скидання

## Карти, тварини, вожді, камені

card-none = немає
card-tribesman = чоловік племені
card-tribeswoman = жінка племені
card-brave = хоробрий
card-elder = старійшина
card-crafter = майстрина
card-explorer = дослідник
card-hunter = мисливець
card-shaman = шаманка
card-C01 = Хранителі вогнища
card-C02 = Оббивання кременю
card-C03 = Вправи зі списом
card-C04 = Вечірні оповіді
card-C05 = Складання кернів
card-C06 = Пісні предків
card-C07 = Кістяні амулети
card-C08 = Позначені стежки
card-C09 = Шкіряні намети
card-C10 = Сушарні
card-C11 = Камінь за м’ясо
card-C12 = Читання слідів
card-C13 = Ловчі ями
card-C14 = Димна жертва
card-C15 = Багато рук
card-C16 = Повноліття
card-C17 = Ножі для шкур
card-C18 = Розпис тіла
card-C19 = Рибні загати
card-C20 = Коло старійшин
card-C21 = Майстерність метання
card-C22 = Великий бенкет
card-C23 = Стоячі камені
card-C24 = Канати для верхніх брил
card-C25 = Могильні кургани
card-C26 = Знання неба
card-C27 = Загін стада
card-C28 = Схованка знарядь
card-C29 = Щедра пора
card-C30 = Маски духів
card-C31 = Довгий перехід
card-C32 = Зимові житла
card-C33 = Священна каменярня
card-C34 = Мисливський танок
card-C35 = Збори племен
card-C36 = Торгова зустріч
card-C37 = Згадані імена
card-C38 = Трудові пісні
card-C39 = Передача вогню
card-C40 = Розписи вохрою

animal-none = немає
animal-ground_sloth = гігантський лінивець
animal-woolly_rhino = волохатий носоріг
animal-sabre_tooth = шаблезубий тигр
animal-giant_beaver = гігантський бобер
animal-steppe_bison = степовий бізон
animal-woolly_mammoth = косматий мамут
animal-argentavis = аргентавіс

chief-handseer = Дивирук
chief-thunderclaw = Громолапа
chief-tuskbreaker = Бивнебій
chief-stonecarver = Виріжкамінь
chief-firewolf = Вогневовк

setup-S1 = старійшина й бобер
setup-S2 = майстрина й лінивець
setup-S3 = дослідник, бізон і табір
setup-S4 = мисливець, носоріг і тигр
setup-S5 = шаманка й тигр

stone-I-01 = Камінь лісу
stone-I-02 = Камінь болота
stone-I-03 = Камінь степу
stone-I-04 = Камінь пагорбів
stone-I-05 = Камінь тундри
stone-I-06 = Камінь гір
stone-I-07 = Камінь льодовика
stone-I-08 = Камінь мандрівників
stone-I-09 = Камінь підвалин
stone-I-10 = Камінь чотирьох полів
stone-II-01 = Камінь предків
stone-II-02 = Камінь веж
stone-II-03 = Камінь ідолів
stone-II-04 = Камінь багатьох звірів
stone-II-05 = Камінь лінивця
stone-II-06 = Камінь носорога
stone-II-07 = Камінь тигра
stone-II-08 = Камінь бобра
stone-II-09 = Камінь бізона
stone-II-10 = Камінь мамута й аргентавіса

glacier-G01 = крижане видіння (1)
glacier-G02 = крижане видіння (2)
glacier-G03 = вмерзла брила (1)
glacier-G04 = вмерзла брила (2)
glacier-G05 = прихований припас
glacier-G06 = два різьблені ідоли
glacier-G07 = схованка знарядь
glacier-G08 = замерзле стадо
glacier-G09 = сліди на снігу
glacier-G10 = стара могила

token-R1 = харчі та знаряддя
token-R2 = ідол
token-R3 = вахта
token-R4 = сон
token-R5 = розвідник

nomad-N01 = старійшина кочівника
nomad-N02 = шаманка кочівника
nomad-N03 = мисливець кочівника
nomad-N04 = майстрина кочівника
nomad-N05 = перша наука кочівника
nomad-N06 = друга наука кочівника
nomad-N07 = третя наука кочівника
nomad-N08 = остання наука кочівника
nomad-N09 = шлях кочівника на схід
nomad-N10 = шлях кочівника на північ
nomad-N11 = шлях кочівника на захід
nomad-N12 = шлях кочівника на південь
nomad-N13 = великі лови кочівника
nomad-N14 = мисливське свято кочівника
nomad-N15 = лови кочівника
nomad-N16 = пізні лови кочівника

## Що роблять компоненти

effect-food = { amount-food }
effect-tool = { amount-tool }
effect-idol = { $n ->
    [one] { $n } ідол
    [few] { $n } ідоли
    [many] { $n } ідолів
   *[other] { $n } ідола
}
effect-card = { $n ->
    [one] { $n } карта
    [few] { $n } карти
    [many] { $n } карт
   *[other] { $n } карти
} з колоди
effect-megalith = { $n ->
    [one] { $n } мегаліт
    [few] { $n } мегаліти
    [many] { $n } мегалітів
   *[other] { $n } мегаліта
}
effect-vp = { $n ->
    [one] { $n } бал
    [few] { $n } бали
    [many] { $n } балів
   *[other] { $n } бала
}
effect-labour = { amount-labour }
effect-fill-food = їжа до ліміту
effect-camp = { $n ->
    [one] { $n } новий табір
    [few] { $n } нові табори
    [many] { $n } нових таборів
   *[other] { $n } нового табору
} на базі
effect-move = { $n ->
    [one] { $n } переміщення
    [few] { $n } переміщення
    [many] { $n } переміщень
   *[other] { $n } переміщення
} таборів
effect-village = поселення
effect-bury = поховати { $n ->
    [one] { $n } карту
    [few] { $n } карти
    [many] { $n } карт
   *[other] { $n } карти
}
effect-tribe-hand = { $n ->
    [one] { $n } карта
    [few] { $n } карти
    [many] { $n } карт
   *[other] { $n } карти
} племені в руку
effect-tribe-discard = { $n ->
    [one] { $n } карта
    [few] { $n } карти
    [many] { $n } карт
   *[other] { $n } карти
} племені у скид
effect-culture = { $n ->
    [one] { $n } викладена карта
    [few] { $n } викладені карти
    [many] { $n } викладених карт
   *[other] { $n } викладеної карти
} культури
effect-animal-pick = { $n ->
    [one] { $n } тварина
    [few] { $n } тварини
    [many] { $n } тварин
   *[other] { $n } тварини
} з мисливських земель
effect-animal-top = { $n ->
    [one] верхня тварина колоди
    [few] верхні { $n } тварини колоди
    [many] верхні { $n } тварин колоди
   *[other] верхні { $n } тварини колоди
}
effect-animal-reveal = відкрити { $n ->
    [one] { $n } тварину
    [few] { $n } тварини
    [many] { $n } тварин
   *[other] { $n } тварини
}
effect-turn = розвернути { $n ->
    [one] { $n } тварину
    [few] { $n } тварини
    [many] { $n } тварин
   *[other] { $n } тварини
}
effect-turn-different = розвернути { $n ->
    [one] { $n } тварину
    [few] { $n } тварини
    [many] { $n } тварин
   *[other] { $n } тварини
} різних типів
effect-stone = священний камінь без ціни місця
effect-discard = потім скинути { $n ->
    [one] { $n } карту
    [few] { $n } карти
    [many] { $n } карт
   *[other] { $n } карти
}

describe-pay = { $cost } → { $gets }
describe-times = { $n ->
    [one] { $n } раз
    [few] до { $n } разів
    [many] до { $n } разів
   *[other] до { $n } раза
}: { $gets }
describe-column = { $column }: { $gets }
describe-per-camp-away = за кожен табір поза базою, щонайбільше { $n }: { $gets }
describe-per-two-buried = за кожні дві поховані карти, щонайбільше { $n ->
    [one] { $n } раз
    [few] { $n } рази
    [many] { $n } разів
   *[other] { $n } раза
}: { $gets }
describe-action = дія: { $gets }
describe-eclipse = затемнення: { $gets }
describe-culture = { effect-vp }; { $gets }
describe-animal = нерозвернутий набір: { $sets }; розвернута: { $gets }
describe-joker = нерозвернутий: джокер у будь-якому наборі; розвернутий: { $gets }
describe-chief = A: { $left }; B: { $right }
describe-setup = { $goods }, { $card }, { $animal }{ $camp ->
    [0] { "" }
   *[other] , ще один табір
}
describe-tile = { $land }: { $gets }
describe-era = ера { $era ->
    [1] I
   *[other] II
}: { $gets }
describe-nomad = { $column }, праця { $labour }{ $megalith ->
    [0] { "" }
   *[other] , мегаліт
}: { $gets }
describe-nomad-initiate = ховає карту племені: { $card }
describe-nomad-develop = карта культури з місця { $slot }{ $stone ->
    [0] { "" }
   *[other] , священний камінь
}
describe-nomad-migrate = { effect-move }
describe-nomad-hunt = { $n ->
    [one] { $n } тварина
    [few] { $n } тварини
    [many] { $n } тварин
   *[other] { $n } тварини
}

score-village = { effect-vp } за кожне своє поселення поряд: { $of }
score-camp-types = { effect-vp } за кожен тип гексів зі своїм табором
score-board-megaliths = { effect-vp } за кожен свій мегаліт на самому полі
score-megalith-tiles = { $points } балів за мегаліти на 0, 1, 2 … тайлах
score-buried = { $points } балів за 0, 1, 2 … похованих карт
score-upper-megaliths = { effect-vp } за кожен свій мегаліт на верхньому рівні
score-idol-steps = { effect-vp } за кожні два кроки ідолів
score-turned-types = { effect-vp } за кожен тип своїх розвернутих тварин
score-turned = { $points } балів за 0, 1, 2 … розвернутих: { $of }

## Картина

pic-round = Раунд { $round } з 4
pic-phase-setup = приготування
pic-phase-action = фаза дій
pic-phase-eclipse = затемнення
pic-phase-over = гру закінчено
pic-order = порядок:
pic-free = вільно
pic-labour = праця { $n }
pic-terrain = Місцевість
pic-megaliths = Мегаліти
pic-villages = поселення:
pic-upper = угорі:
pic-offering = пожертви
pic-honour = пошана
pic-offers = На вибір
pic-tribes = племена
pic-grounds = тварини
pic-deck = колода { $n }
pic-rest = токен відпочинку
pic-chiefs = вожді
pic-setups = карти підготовки
pic-nomad = Кочівник
pic-nomad-open = відкрито: { $cards }
pic-players = Гравці
pic-animals = тварини:
pic-turned = розвернуті:
pic-hand = рука
pic-above = зіграно
pic-pile = колода затемнення

pic-head-vp = бали
pic-head-food = їжа
pic-head-tools = зн.
pic-head-figures = фіг.
pic-head-hand = рука
pic-head-deck = кол.
pic-head-discard = скид
pic-head-buried = похов.
pic-head-camps = таб/п
pic-head-megaliths = мег.

pic-land-forest = ліс
pic-land-wetland = болото
pic-land-grassland = степ
pic-land-hills = пагорб
pic-land-tundra = тундра
pic-land-mountains = гори
pic-land-glacier = лід
pic-land-base = БАЗА

pic-short-food = їж
pic-short-tool = зн
pic-short-idol = ідол
pic-short-card = карт
pic-short-megalith = мег
pic-short-vp = б
pic-short-labour = пр
pic-short-fill-food = їжа до ліміту
pic-short-camp = таб
pic-short-move = рух
pic-short-village = поселення
pic-short-bury = похов
pic-short-tribe-hand = плем
pic-short-tribe-discard = плем↓
pic-short-culture = культ
pic-short-animal-pick = твар
pic-short-animal-top = звір
pic-short-animal-reveal = відкр
pic-short-turn = розв
pic-short-turn-different = розв≠
pic-short-stone = камінь
pic-short-discard = скид

pic-per-camp-away = {" "}за табір, ≤{ $n }
pic-per-two-buried = {" "}за 2 поховані, ≤{ $n }

pic-score-village = { $points } за поселення: { $of }
pic-score-camp-types = { $points } за тип із табором
pic-score-board-megaliths = { $points } за мегаліт на полі
pic-score-megalith-tiles = { $points } за тайли мегалітів
pic-score-buried = { $points } за поховання
pic-score-upper-megaliths = { $points } за мегаліт угорі
pic-score-idol-steps = { $points } за 2 кроки ідолів
pic-score-turned-types = { $points } за розвернутий тип
pic-score-turned = { $points } розвернуті: { $of }

## Координати: гекси, місця з’єднання, кроки, клітинки мегалітів

hex-a1 = далекий північний захід
hex-a2 = далека північ
hex-a3 = далекий північний схід
hex-b1 = захід угорі
hex-b2 = північний захід
hex-b3 = північний схід
hex-b4 = схід угорі
hex-c1 = далекий захід
hex-c2 = захід
hex-c3 = база
hex-c4 = схід
hex-c5 = далекий схід
hex-d1 = захід унизу
hex-d2 = південний захід
hex-d3 = південний схід
hex-d4 = схід унизу
hex-e1 = далекий південний захід
hex-e2 = далекий південь
hex-e3 = далекий південний схід

junction-c1-c2-d1 = { hex-c1 } · { hex-c2 } · { hex-d1 }
junction-b1-c1-c2 = { hex-b1 } · { hex-c1 } · { hex-c2 }
junction-d1-d2-e1 = { hex-d1 } · { hex-d2 } · { hex-e1 }
junction-c2-d1-d2 = { hex-c2 } · { hex-d1 } · { hex-d2 }
junction-d2-e1-e2 = { hex-d2 } · { hex-e1 } · { hex-e2 }
junction-b1-b2-c2 = { hex-b1 } · { hex-b2 } · { hex-c2 }
junction-a1-b1-b2 = { hex-a1 } · { hex-b1 } · { hex-b2 }
junction-d2-d3-e2 = { hex-d2 } · { hex-d3 } · { hex-e2 }
junction-d3-e2-e3 = { hex-d3 } · { hex-e2 } · { hex-e3 }
junction-a1-a2-b2 = { hex-a1 } · { hex-a2 } · { hex-b2 }
junction-a2-b2-b3 = { hex-a2 } · { hex-b2 } · { hex-b3 }
junction-d3-d4-e3 = { hex-d3 } · { hex-d4 } · { hex-e3 }
junction-c4-d3-d4 = { hex-c4 } · { hex-d3 } · { hex-d4 }
junction-a2-a3-b3 = { hex-a2 } · { hex-a3 } · { hex-b3 }
junction-b3-b4-c4 = { hex-b3 } · { hex-b4 } · { hex-c4 }
junction-a3-b3-b4 = { hex-a3 } · { hex-b3 } · { hex-b4 }
junction-c4-c5-d4 = { hex-c4 } · { hex-c5 } · { hex-d4 }
junction-b4-c4-c5 = { hex-b4 } · { hex-c4 } · { hex-c5 }

step-a1-a2 = { hex-a1 } → { hex-a2 }
step-a1-b1 = { hex-a1 } → { hex-b1 }
step-a1-b2 = { hex-a1 } → { hex-b2 }
step-a2-a3 = { hex-a2 } → { hex-a3 }
step-a2-a1 = { hex-a2 } → { hex-a1 }
step-a2-b2 = { hex-a2 } → { hex-b2 }
step-a2-b3 = { hex-a2 } → { hex-b3 }
step-a3-a2 = { hex-a3 } → { hex-a2 }
step-a3-b3 = { hex-a3 } → { hex-b3 }
step-a3-b4 = { hex-a3 } → { hex-b4 }
step-b1-b2 = { hex-b1 } → { hex-b2 }
step-b1-a1 = { hex-b1 } → { hex-a1 }
step-b1-c1 = { hex-b1 } → { hex-c1 }
step-b1-c2 = { hex-b1 } → { hex-c2 }
step-b2-b3 = { hex-b2 } → { hex-b3 }
step-b2-a2 = { hex-b2 } → { hex-a2 }
step-b2-a1 = { hex-b2 } → { hex-a1 }
step-b2-b1 = { hex-b2 } → { hex-b1 }
step-b2-c2 = { hex-b2 } → { hex-c2 }
step-b2-c3 = { hex-b2 } → { hex-c3 }
step-b3-b4 = { hex-b3 } → { hex-b4 }
step-b3-a3 = { hex-b3 } → { hex-a3 }
step-b3-a2 = { hex-b3 } → { hex-a2 }
step-b3-b2 = { hex-b3 } → { hex-b2 }
step-b3-c3 = { hex-b3 } → { hex-c3 }
step-b3-c4 = { hex-b3 } → { hex-c4 }
step-b4-a3 = { hex-b4 } → { hex-a3 }
step-b4-b3 = { hex-b4 } → { hex-b3 }
step-b4-c4 = { hex-b4 } → { hex-c4 }
step-b4-c5 = { hex-b4 } → { hex-c5 }
step-c1-c2 = { hex-c1 } → { hex-c2 }
step-c1-b1 = { hex-c1 } → { hex-b1 }
step-c1-d1 = { hex-c1 } → { hex-d1 }
step-c2-c3 = { hex-c2 } → { hex-c3 }
step-c2-b2 = { hex-c2 } → { hex-b2 }
step-c2-b1 = { hex-c2 } → { hex-b1 }
step-c2-c1 = { hex-c2 } → { hex-c1 }
step-c2-d1 = { hex-c2 } → { hex-d1 }
step-c2-d2 = { hex-c2 } → { hex-d2 }
step-c3-c4 = { hex-c3 } → { hex-c4 }
step-c3-b3 = { hex-c3 } → { hex-b3 }
step-c3-b2 = { hex-c3 } → { hex-b2 }
step-c3-c2 = { hex-c3 } → { hex-c2 }
step-c3-d2 = { hex-c3 } → { hex-d2 }
step-c3-d3 = { hex-c3 } → { hex-d3 }
step-c4-c5 = { hex-c4 } → { hex-c5 }
step-c4-b4 = { hex-c4 } → { hex-b4 }
step-c4-b3 = { hex-c4 } → { hex-b3 }
step-c4-c3 = { hex-c4 } → { hex-c3 }
step-c4-d3 = { hex-c4 } → { hex-d3 }
step-c4-d4 = { hex-c4 } → { hex-d4 }
step-c5-b4 = { hex-c5 } → { hex-b4 }
step-c5-c4 = { hex-c5 } → { hex-c4 }
step-c5-d4 = { hex-c5 } → { hex-d4 }
step-d1-d2 = { hex-d1 } → { hex-d2 }
step-d1-c2 = { hex-d1 } → { hex-c2 }
step-d1-c1 = { hex-d1 } → { hex-c1 }
step-d1-e1 = { hex-d1 } → { hex-e1 }
step-d2-d3 = { hex-d2 } → { hex-d3 }
step-d2-c3 = { hex-d2 } → { hex-c3 }
step-d2-c2 = { hex-d2 } → { hex-c2 }
step-d2-d1 = { hex-d2 } → { hex-d1 }
step-d2-e1 = { hex-d2 } → { hex-e1 }
step-d2-e2 = { hex-d2 } → { hex-e2 }
step-d3-d4 = { hex-d3 } → { hex-d4 }
step-d3-c4 = { hex-d3 } → { hex-c4 }
step-d3-c3 = { hex-d3 } → { hex-c3 }
step-d3-d2 = { hex-d3 } → { hex-d2 }
step-d3-e2 = { hex-d3 } → { hex-e2 }
step-d3-e3 = { hex-d3 } → { hex-e3 }
step-d4-c5 = { hex-d4 } → { hex-c5 }
step-d4-c4 = { hex-d4 } → { hex-c4 }
step-d4-d3 = { hex-d4 } → { hex-d3 }
step-d4-e3 = { hex-d4 } → { hex-e3 }
step-e1-e2 = { hex-e1 } → { hex-e2 }
step-e1-d2 = { hex-e1 } → { hex-d2 }
step-e1-d1 = { hex-e1 } → { hex-d1 }
step-e2-e3 = { hex-e2 } → { hex-e3 }
step-e2-d3 = { hex-e2 } → { hex-d3 }
step-e2-d2 = { hex-e2 } → { hex-d2 }
step-e2-e1 = { hex-e2 } → { hex-e1 }
step-e3-d4 = { hex-e3 } → { hex-d4 }
step-e3-d3 = { hex-e3 } → { hex-d3 }
step-e3-e2 = { hex-e3 } → { hex-e2 }

cell-a1 = { row-1 }, { file-1 }
cell-b1 = { row-1 }, { file-2 }
cell-c1 = { row-1 }, { file-3 }
cell-d1 = { row-1 }, { file-4 }
cell-e1 = { row-1 }, { file-5 }
cell-f1 = { row-1 }, { file-6 }
cell-g1 = { row-1 }, { file-7 }
cell-a2 = { row-2 }, { file-1 }
cell-b2 = { row-2 }, { file-2 }
cell-c2 = { row-2 }, { file-3 }
cell-d2 = { row-2 }, { file-4 }
cell-e2 = { row-2 }, { file-5 }
cell-f2 = { row-2 }, { file-6 }
cell-g2 = { row-2 }, { file-7 }
cell-a3 = { row-3 }, { file-1 }
cell-b3 = { row-3 }, { file-2 }
cell-c3 = { row-3 }, { file-3 }
cell-d3 = { row-3 }, { file-4 }
cell-e3 = { row-3 }, { file-5 }
cell-f3 = { row-3 }, { file-6 }
cell-g3 = { row-3 }, { file-7 }
cell-a4 = { row-4 }, { file-1 }
cell-b4 = { row-4 }, { file-2 }
cell-c4 = { row-4 }, { file-3 }
cell-d4 = { row-4 }, { file-4 }
cell-e4 = { row-4 }, { file-5 }
cell-f4 = { row-4 }, { file-6 }
cell-g4 = { row-4 }, { file-7 }
cell-a5 = { row-5 }, { file-1 }
cell-b5 = { row-5 }, { file-2 }
cell-c5 = { row-5 }, { file-3 }
cell-d5 = { row-5 }, { file-4 }
cell-e5 = { row-5 }, { file-5 }
cell-f5 = { row-5 }, { file-6 }
cell-g5 = { row-5 }, { file-7 }
cell-a6 = { row-6 }, { file-1 }
cell-b6 = { row-6 }, { file-2 }
cell-c6 = { row-6 }, { file-3 }
cell-d6 = { row-6 }, { file-4 }
cell-e6 = { row-6 }, { file-5 }
cell-f6 = { row-6 }, { file-6 }
cell-g6 = { row-6 }, { file-7 }
cell-a7 = { row-7 }, { file-1 }
cell-b7 = { row-7 }, { file-2 }
cell-c7 = { row-7 }, { file-3 }
cell-d7 = { row-7 }, { file-4 }
cell-e7 = { row-7 }, { file-5 }
cell-f7 = { row-7 }, { file-6 }
cell-g7 = { row-7 }, { file-7 }

row-1 = перший ряд
row-2 = другий ряд
row-3 = третій ряд
row-4 = четвертий ряд
row-5 = п’ятий ряд
row-6 = шостий ряд
row-7 = сьомий ряд
file-1 = перший стовпець
file-2 = другий стовпець
file-3 = третій стовпець
file-4 = четвертий стовпець
file-5 = п’ятий стовпець
file-6 = шостий стовпець
file-7 = сьомий стовпець

height-0 = на полі
height-1 = на другому ярусі
height-2 = на третьому ярусі
height-3 = на четвертому ярусі

## The workshop

box-kind-card = Карти
box-kind-chief = Вожді
box-kind-animal = Тварини
box-kind-stone = Священні камені
box-kind-setup = Карти приготування
box-kind-megalith = Плитки мегалітів
box-kind-tile = Плитки місцевості
box-kind-glacier = Токени льодовиків
box-kind-token = Токени відпочинку
box-kind-nomad = Карти кочівника
box-kind-level = Рівні кочівника
box-kind-action = Дії
box-kind-lower = Нижні дії
box-kind-space = Місця для каменів
box-kind-village = Поселення
box-kind-supply = Місця припасів
box-kind-order = Порядок ходу
box-kind-offering = Трек пожертв
box-kind-honour = Пошана
box-kind-rest = Зона відпочинку
box-kind-track = Треки
box-kind-layout = Розкладки мегалітів
box-kind-players = За кількістю гравців
box-field-deck = Колода
box-field-copies = Примірників
box-field-labour = Праця
box-field-action = У фазі дій
box-field-eclipse = Під час затемнення
box-field-effect = Ефект
box-field-A = Бік А
box-field-B = Бік Б
box-field-sets = Бали набору за розміром
box-field-joker = Джокер
box-field-turned = Коли розвернуто
box-field-era = Ера
box-field-score = За що бали
box-field-of = З яких
box-field-food = Їжа
box-field-tools = Знаряддя
box-field-tool = Знаряддя
box-field-tribe = Карта племені
box-field-animals = Тварини
box-field-camp = З табором
box-field-arrows = Клітинки зі стрілками
box-field-land = Місцевість
box-field-column = Стовпець
box-field-megalith = Кладе мегаліт
box-field-slot = Місце у викладці
box-field-stone = Священні камені
box-field-moves = Кроки
box-field-heading = Напрямок
box-field-take = Узято тварин
box-field-cards = Відкрито карт
box-field-goods = Скільки жертвують
box-field-icons = Клітинки з позначками
box-field-corners = Кути плиток
box-field-stones = Викладено каменів
box-field-glaciers = Викладено льодовиків
box-field-grounds = Мисливські землі
box-field-layout = Рекомендована розкладка
box-deck-starting = початкові карти
box-deck-tribe = карти племені
box-deck-era-1 = культура, ера 1
box-deck-era-2 = культура, ера 2
box-score-village = поселення поруч
box-score-camp-types = види місцевості з табором
box-score-board-megaliths = мегаліти на планшеті
box-score-megalith-tiles = зайняті плитки мегалітів
box-score-buried = поховані карти
box-score-upper-megaliths = мегаліти на верхніх рівнях
box-score-idol-steps = кроки ідолів
box-score-turned-types = типи розвернутих тварин
box-score-turned = розвернуті тварини

## The balance report

census-chief = Вожді
census-setup = Карти підготовки
census-column = Колонки
census-culture = Карти культури
census-tribe = Карти племені
census-stone = Священні камені
census-animal = Тварини
census-village = Поселення
census-megalith = Мегаліти за висотою
census-idol = Ідоли
deed-initiate = Посвячення
deed-rites = Обряди
deed-develop = Розвиток
deed-learn = Безкоштовне вивчення
deed-stone = Узяття каменя
deed-camp = Заснування табору
deed-move = Переміщення табору
deed-village = Заснування поселення
deed-hunt = Полювання
deed-lower = Нижня дія
deed-bury = Поховання

## Components that no move names

piece-action-rites = обряди
piece-action-reveal = відкривання тварин
piece-space = місце для каменів { $n }
piece-village = засноване поселення
piece-supply = місце припасів { $n }
piece-rest = зона відпочинку
piece-order = порядок ходу { $n }
piece-offering = рівень пожертв { $n }
piece-honour-track = трек пошани
piece-honour-first = перше місце за пошаною
piece-honour-second = друге місце за пошаною
piece-honour-other = інші місця за пошаною
piece-players = { $n ->
    [one] { $n } гравець
    [few] { $n } гравці
   *[other] { $n } гравців
}
piece-megalith = плитка мегалітів { $n }
piece-layout-square = розкладка: квадрат
piece-layout-shifted = розкладка: зсунуті ряди
piece-layout-pinwheel = розкладка: вертушка
piece-level-gentle = лагідний кочівник
piece-level-normal = звичайний кочівник
piece-level-harsh = суворий кочівник
piece-tile = місцевість: { $land }
