game-title = Бесконечная зима
game-about = Четыре поколения охотников заселяют замёрзший континент. Правила следуют изданным; лицевых сторон большинства карт, тайлов и полей найти не удалось, поэтому их восстановили мы, а одиночного соперника придумали сами.

## Настройки

option-draft = Драфт
option-draft-about = Как распределяют вождей и карты подготовки.
option-draft-none = всё случайно
option-draft-setup = драфт карт подготовки
option-draft-chiefs = драфт вождей и карт подготовки
option-slow_start = Медленное начало
option-slow_start-about = Одна фигурка каждого игрока ждёт эры II: в раундах 1 и 2 по два хода.
option-sole_majority = Единоличное большинство
option-sole_majority-about = Преимущество гекса получает лишь тот, кто на нём первый один.
option-glacier_tokens = Жетоны ледников
option-glacier_tokens-about = Скрытый жетон на каждом леднике награждает поселения рядом.
option-rest_tokens = Жетоны отдыха
option-rest_tokens-about = Первый, кто отдыхает в раунде, берёт жетон.
option-level = Кочевник
option-level-about = Насколько силён кочевник одиночного режима.
option-level-gentle = мягкий
option-level-normal = обычный
option-level-harsh = суровый
option-layout = Схема мегалитов
option-layout-about = Как лежат четыре тайла мегалитов.
option-layout-recommended = рекомендованная для числа игроков
option-layout-square = квадрат
option-layout-shifted = сдвинутые ряды
option-layout-pinwheel = вертушка

## Ходы

move-lead = Выбрать вождя: { $chief }, сторона { $side }
move-setup = Взять карту подготовки: { $setup }
move-culture = Сыграть карту культуры: { $card }
move-place = Разместить { $figure }: { $column }
move-play = Сыграть: { $card }
move-use = Использовать свойство: { $card }
move-chief = Использовать свойство вождя
move-eat = Потратить пищу на труд, через следующий значок
move-initiate = Посвятить: { $card }
move-rites = Провести обряд: взять карту племени в сброс, похоронить карту или и то и другое
move-develop = { $card-key ->
    [none] Развитие, когда карт культуры нет: 1 очко
   *[other] Развитие: { $card }
}
move-stone = Взять священный камень: { $stone }
move-camp = Поставить новый лагерь на базу
move-move = Переместить лагерь: { $step }
move-village = Основать поселение: { $junction }
move-reveal = Открыть животных
move-hunt = { $animal-key ->
    [none] Охота, когда животных нет: 1 очко
   *[other] Добыть: { $animal }
}
move-flip = Повернуть: { $animal }
move-lower = Выполнить нижнее действие: { $column }
move-part = Далее: { $part }
move-take = Взять 1: { $good }
move-idol = Идол на уровень вверх: { $track }
move-megalith = Положить мегалит: { $cell }, { $height }
move-bury = Похоронить с руки: { $card }
move-bury-open = Похоронить { $zone }: { $card }
move-recruit = Взять карту племени: { $card }
move-learn = Взять карту культуры: { $card }
move-catch = Взять животное: { $animal }
move-top = Взять верхнее животное колоды
move-discard = Сбросить: { $card }
move-claim = Взять преимущество гекса: { $hex }
move-board = Взять преимущество планшета: { $item }
move-score = Подсчитать камень: { $stone }
move-lay = Положить в стопку затмения: { $card }
move-token = Взять жетон отдыха: { $choice }
move-done = Завершить

## Что надо решить

ask-choose-chief = Выберите вождя и сторону карты.
ask-choose-setup = Выберите карту подготовки.
ask-turn = Ваш ход: играйте карты культуры, затем разместите фигурку.
ask-act = Действуйте в своей колонке: верхняя, затем средняя, затем нижняя секция. Карты, пища и вождь — в любой момент.
ask-lay-pile = Кладите карты в стопку затмения, затем завершите.
ask-choose-token = Вы отдыхаете первыми: какой жетон берёте?
ask-rest = Отдых: возьмите карту или меньшее преимущество, затем можете повернуть животное.
ask-receive = Что берёте далее?
ask-gain = Возьмите преимущество или меньшее вместо него.
ask-gain-tool = Возьмите орудие. Или пищу вместо него.
ask-gain-idol = Передвиньте идола на уровень вверх. Или возьмите вместо этого меньшее: орудие или пищу.
ask-gain-card = Возьмите карту из своей колоды. Или меньшее вместо неё: идола, орудие или пищу.
ask-gain-megalith = Положите мегалит. Или возьмите вместо него меньшее: карту, идола, орудие или пищу.
ask-arrow = Можете положить ещё один мегалит туда, куда указывают стрелки.
ask-turn-animals = Какое животное поворачиваете?
ask-free-stone = Какой священный камень берёте?
ask-build-village = Где основываете поселение?
ask-gain-tokens = Какой жетон ледника получаете первым?
ask-move-camps = Перемещайте лагеря шаг за шагом.
ask-bury-cards = Какую карту хороните?
ask-recruit = Какую карту племени берёте?
ask-learn = Какую карту культуры берёте?
ask-catch = Какое животное берёте?
ask-take-top = Берёте верхнее животное колоды?
ask-reveal-animals = Открываете животных?
ask-discard-cards = Какую карту сбрасываете?
ask-use-pile = Затмение: какую карту своей стопки используете далее?
ask-claim-hexes = Затмение: преимущество какого гекса берёте далее?
ask-board-benefits = Затмение: что далее даёт ваш планшет?

## Почему так ходить нельзя

why-setup-not-offered = карты подготовки «{ $setup }» нет среди выложенных
why-chief-not-offered = этого вождя вам не предлагают: { $chief }
why-not-leading = вы там не первые, поэтому этот гекс вам ничего не даёт: { $hex }
why-no-token-there = там нет жетона ледника, который можно получить: { $hex }
why-no-token = у вас нет жетона отдыха
why-same-type = животные должны быть разных типов, а этот тип вы уже повернули: { $animal }
why-must-discard = после взятия карт надо сбросить карту
why-no-effect = сейчас это не имело бы никакого эффекта
why-labour-useless = труд тратят только в верхней секции колонки, а вы уже ниже
why-bound-column = карта культуры привязывает вашу фигурку к этой колонке: { $column }
why-claimed-already = это преимущество вы в это затмение уже взяли: { $hex }
why-hex-gives-nothing = этот гекс ничего не даёт: { $hex }
why-decline-inside = сначала возьмите; от лишнего можно потом отказаться или сменить его на пищу
why-no-such-part = здесь нет ничего такого, что можно взять
why-no-camp-there = там нет вашего лагеря: { $hex }
why-not-in-hand = этой карты нет у вас в руке: { $card }
why-must-pay-card = каждая карта культуры после первой за ход стоит карту с руки
why-no-card-to-pay = каждая карта культуры после первой за ход стоит другую карту с руки, а её нет
why-culture-first = карты культуры играют до размещения фигурки
why-no-figure = у вас в этом раунде не осталось такой фигурки: { $figure }
why-other-column-stands = ваша фигурка стоит в другом месте: { $column }
why-lower-done = нижнее действие вы уже выполнили
why-lower-taken = в этом раунде в колонку уже пришла другая фигурка, так что нижнее действие не для вас
why-no-way-back = из нижней секции к верхней пути назад нет
why-not-played = эта карта не лежит над вашим планшетом: { $card }
why-place-first = карты племени играют, когда фигурка стоит в колонке
why-used-already = это свойство уже использовано: { $card }
why-other-column = это действует только с фигуркой в другой колонке
why-no-action-ability = у этой карты нет свойства в фазе действий: { $card }
why-labour-by-itself = это свойство — труд, который там, где он действует, учтён сам собой: { $card }
why-no-icon = вашей пище нечего пересечь: значка труда нет
why-chief-bound = вы использовали свойство вождя, поэтому в этот ход должны разместить вождя
why-chief-used = свойство вождя в этот ход уже использовано
why-no-chief-turn = свойство вождя действует только в ход, когда размещают вождя
why-pile-begun = стопка затмения уже начата, для вождя поздно
why-draw-first = отдыхая, сначала возьмите карту или меньшее преимущество
why-no-cards-at-rest = в ход отдыха карт племени не играют
why-turned-already = отдых поворачивает одно животное, и вы его уже повернули
why-last-turn-only = стопку затмения кладут в ваш последний ход раунда
why-just-initiated = карту, взятую в этот ход, нельзя сыграть до следующего: { $card }
why-same-tribe = карты, взятые так за один ход, должны быть разными: { $card }
why-not-in-discard = этой карты нет в вашем сбросе: { $card }
why-not-above = эта карта не лежит над вашим планшетом: { $card }
why-not-shown = этой карты культуры нет среди выложенных: { $card }
why-display-not-empty = карты культуры выложены; выберите одну
why-era-later = этот камень относится к эре II, которая начинается с раунда 3: { $stone }
why-not-on-offer = этого камня нет среди выложенных: { $stone }
why-stones-full = у вас три священных камня, места больше нет
why-camps-missing = для поселения там нужен ваш лагерь на каждом из его гексов: { $junction }
why-junction-taken = там уже есть поселение: { $junction }
why-no-village-left = у вас не осталось поселений
why-no-camp-left = на вашем планшете не осталось лагерей
why-deck-empty = колода животных пуста
why-grounds-full = в охотничьих угодьях есть место для { $limit } животных, и оно занято
why-animals-left = животные ещё есть; выберите одно или сначала откройте
why-not-on-grounds = в охотничьих угодьях такого нет: { $animal }
why-no-unturned = у вас нет неповёрнутого животного этого типа: { $animal }
why-not-in-pile = этой карты нет в вашей стопке затмения: { $card }
why-board-gives-nothing = планшет там ничего не даёт или уже дал: { $item }
why-scored-already = этот камень в это затмение уже подсчитан: { $stone }
why-not-your-stone = этот камень не ваш: { $stone }
why-neutral-on-board = ваш следующий мегалит нейтральный, он должен лежать на самом поле
why-no-card = ваши колода и сброс пусты, взять карту нельзя
why-no-cell = такой клетки на этом поле нет: { $cell }
why-no-neighbour = эта клетка не граничит ни с одним мегалитом на поле: { $cell }
why-start-cell-neutral = это начальная клетка, она принимает только нейтральные мегалиты: { $cell }
why-covered = эта клетка уже накрыта: { $cell }
why-no-square = там нет четырёх мегалитов квадратом, на которые можно положить: { $cell }
why-no-arrow-there = стрелки начальной клетки туда не указывают, или клетка накрыта
why-no-megalith = у вас не осталось мегалитов
why-honour-top = ваш маркер на вершине этого трека: { $track }
why-arrow-no-lesser = мегалит стрелок нельзя сменить на меньшее преимущество
why-not-lesser = преимущество можно сменить только на меньшее
why-too-dear = это стоит { $cost }, а у вас { $have }

## Что произошло

event-lead = { $who } выбирает вождя: { $chief }, сторона { $side }
event-setup = { $who } берёт карту подготовки: { $setup }
event-round = Раунд { $round }
event-turn = Ходит { $who }
event-culture = { $who } играет карту культуры: { $card }
event-place = { $who } размещает { $figure }: { $column }
event-play = { $who } играет: { $card }
event-use = { $who } использует свойство: { $card }
event-chief = { $who } использует свойство вождя: { $chief }
event-lower = { $who } выполняет нижнее действие: { $column }
event-gain = { $who } получает { $goods }
event-pay = { $who } платит { $goods }
event-spoil = { $who } теряет сверх предела { $goods }
event-score = { $who }: { $vp ->
    [one] { $vp } очко
    [few] { $vp } очка
    [many] { $vp } очков
   *[other] { $vp } очка
} ({ $source })
event-draw = { $who } берёт карту
event-reshuffle = { $who } перемешивает сброс в новую колоду
event-discard = { $who } сбрасывает: { $card }
event-recruit = { $who } берёт карту племени: { $card }
event-recruit-discard = { $who } берёт карту племени в сброс: { $card }
event-learn = { $who } берёт карту культуры: { $card }
event-bury = { $who } хоронит карту с руки
event-bury-open = { $who } хоронит { $zone }: { $card }
event-bury-tribe = { $who } хоронит: { $card }
event-camp = { $who } ставит лагерь на базу
event-move = { $who } перемещает лагерь: { $step }
event-village = { $who } основывает поселение: { $junction }
event-glacier = Открыт жетон ледника ({ $hex }): { $glacier }
event-stone = { $who } берёт священный камень: { $stone }
event-megalith = { $who } кладёт мегалит: { $cell }, { $height }
event-idol = { $who } передвигает идола вверх: { $track }
event-reveal = В охотничьих угодьях: { $animal }
event-animal = { $who } берёт животное: { $animal }
event-turn-animal = { $who } поворачивает животное: { $animal }
event-token = { $who } берёт жетон отдыха: { $token }
event-pile = { $who } кладёт стопку затмения: { $n ->
    [one] { $n } карта
    [few] { $n } карты
    [many] { $n } карт
   *[other] { $n } карты
}
event-eclipse = Затмение раунда { $round }
event-show-pile = { $who } открывает: { $card }
event-order = { $place }. { $who }, труд { $labour }
event-benefits = { $who } берёт преимущества затмения
event-claim = { $who } берёт преимущество гекса: { $hex }
event-show = Выложено: { $card }
event-nomad-card = Кочевник открывает карту: { $nomad } ({ $column })
event-end = Игра окончена

## Товары и места

who-nomad = Кочевник

good-food = пища
good-tool = орудие
good-card = карта из колоды

amount-food = { $n ->
    [one] { $n } пищу
   *[other] { $n } пищи
}
amount-tool = { $n ->
    [one] { $n } орудие
    [few] { $n } орудия
    [many] { $n } орудий
   *[other] { $n } орудия
}
amount-labour = { $n ->
    [one] { $n } труд
   *[other] { $n } труда
}
amount-vp = { $n ->
    [one] { $n } победное очко
    [few] { $n } победных очка
    [many] { $n } победных очков
   *[other] { $n } победного очка
}
amount-card = { $n ->
    [one] { $n } карта
    [few] { $n } карты
    [many] { $n } карт
   *[other] { $n } карты
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

column-initiate = Посвящение
column-develop = Развитие
column-migrate = Миграция
column-hunt = Охота
column-rest = зона отдыха

figure-chief = вождя
figure-tribe = фигурку племени

side-A = A
side-B = B

track-offering = трек подношений
track-honour = трек почёта

zone-discard = из сброса
zone-above = из зоны над планшетом

choice-shown = открытый
choice-hidden = следующий, не видя

item-villages = карта за каждое основанное поселение
item-space-1 = место запаса 1
item-space-2 = место запаса 2
item-space-3 = место запаса 3
item-space-4 = место запаса 4
item-space-5 = место запаса 5

land-forest = лес
land-wetland = болото
land-grassland = степь
land-hills = холмы
land-tundra = тундра
land-mountains = горы
land-glacier = ледник
land-base = база

pad-during = в ходе игры
pad-eclipses = затмения
pad-end = итоговый подсчёт
source-effects = карты, клетки и жетоны
source-megaliths = мегалиты верхних уровней
source-empty = пустые колоды
source-offering-top = вершина трека подношений
source-honour-track = трек почёта
source-honour-top = вершина трека почёта
source-stones = священные камни
source-offering = подношения
source-honour = почёт и погребения
source-cards = карты
source-animals = животные
source-hexes = гексы с первенством
source-villages = поселения
source-glaciers = жетоны ледников
source-level = уровень кочевника

part-food = пища
part-tool = орудия
part-idol = идолы
part-card = карты из колоды
part-megalith = мегалиты
part-vp = очки
part-labour = труд
part-fill-food = пища до предела
part-camp = новый лагерь
part-move = перемещения лагерей
part-village = поселение
part-bury = погребение
part-tribe-hand = карта племени в руку
part-tribe-discard = карта племени в сброс
part-culture = карта культуры
part-animal-pick = животное из охотничьих угодий
part-animal-top = верхнее животное колоды
part-animal-reveal = открытие животных
part-turn = повернуть животное
part-turn-different = повернуть животных разных типов
part-stone = священный камень
part-discard = сброс

## Карты, животные, вожди, камни

card-none = нет
card-tribesman = мужчина племени
card-tribeswoman = женщина племени
card-brave = храбрец
card-elder = старейшина
card-crafter = мастерица
card-explorer = первопроходец
card-hunter = охотник
card-shaman = шаманка
card-C01 = Хранители очага
card-C02 = Оббивка кремня
card-C03 = Упражнения с копьём
card-C04 = Вечерние рассказы
card-C05 = Сложение каирнов
card-C06 = Песни предков
card-C07 = Костяные амулеты
card-C08 = Метки на тропах
card-C09 = Кожаные шатры
card-C10 = Сушильни
card-C11 = Камень за мясо
card-C12 = Чтение следов
card-C13 = Ловчие ямы
card-C14 = Дымное подношение
card-C15 = Много рук
card-C16 = Совершеннолетие
card-C17 = Ножи для шкур
card-C18 = Роспись тела
card-C19 = Рыбные запруды
card-C20 = Круг старейшин
card-C21 = Мастерство метания
card-C22 = Великий пир
card-C23 = Стоячие камни
card-C24 = Канаты для верхних глыб
card-C25 = Могильные курганы
card-C26 = Знание неба
card-C27 = Загон стада
card-C28 = Тайник орудий
card-C29 = Щедрая пора
card-C30 = Маски духов
card-C31 = Долгий переход
card-C32 = Зимние жилища
card-C33 = Священная каменоломня
card-C34 = Охотничий танец
card-C35 = Сбор племён
card-C36 = Торговая встреча
card-C37 = Вспомненные имена
card-C38 = Трудовые песни
card-C39 = Передача огня
card-C40 = Росписи охрой

animal-none = нет
animal-ground_sloth = гигантский ленивец
animal-woolly_rhino = шерстистый носорог
animal-sabre_tooth = саблезубый тигр
animal-giant_beaver = гигантский бобр
animal-steppe_bison = степной бизон
animal-woolly_mammoth = шерстистый мамонт
animal-argentavis = аргентавис

chief-handseer = Зрирук
chief-thunderclaw = Громолапа
chief-tuskbreaker = Бивнебой
chief-stonecarver = Камнерезка
chief-firewolf = Огневолк

setup-S1 = старейшина и бобр
setup-S2 = мастерица и ленивец
setup-S3 = первопроходец, бизон и лагерь
setup-S4 = охотник, носорог и тигр
setup-S5 = шаманка и тигр

stone-I-01 = Камень леса
stone-I-02 = Камень болота
stone-I-03 = Камень степи
stone-I-04 = Камень холмов
stone-I-05 = Камень тундры
stone-I-06 = Камень гор
stone-I-07 = Камень ледника
stone-I-08 = Камень странников
stone-I-09 = Камень оснований
stone-I-10 = Камень четырёх полей
stone-II-01 = Камень предков
stone-II-02 = Камень башен
stone-II-03 = Камень идолов
stone-II-04 = Камень многих зверей
stone-II-05 = Камень ленивца
stone-II-06 = Камень носорога
stone-II-07 = Камень тигра
stone-II-08 = Камень бобра
stone-II-09 = Камень бизона
stone-II-10 = Камень мамонта и аргентависа

glacier-G01 = ледяное видение (1)
glacier-G02 = ледяное видение (2)
glacier-G03 = вмёрзшая глыба (1)
glacier-G04 = вмёрзшая глыба (2)
glacier-G05 = скрытый припас
glacier-G06 = два резных идола
glacier-G07 = тайник орудий
glacier-G08 = замёрзшее стадо
glacier-G09 = следы на снегу
glacier-G10 = старая могила

token-R1 = припасы и орудия
token-R2 = идол
token-R3 = бдение
token-R4 = сон
token-R5 = разведчик

nomad-N01 = старейшина кочевника
nomad-N02 = шаманка кочевника
nomad-N03 = охотник кочевника
nomad-N04 = мастерица кочевника
nomad-N05 = первая наука кочевника
nomad-N06 = вторая наука кочевника
nomad-N07 = третья наука кочевника
nomad-N08 = последняя наука кочевника
nomad-N09 = путь кочевника на восток
nomad-N10 = путь кочевника на север
nomad-N11 = путь кочевника на запад
nomad-N12 = путь кочевника на юг
nomad-N13 = большая охота кочевника
nomad-N14 = охотничий праздник кочевника
nomad-N15 = охота кочевника
nomad-N16 = поздняя охота кочевника

## Что делают компоненты

effect-food = { amount-food }
effect-tool = { amount-tool }
effect-idol = { $n ->
    [one] { $n } идол
    [few] { $n } идола
    [many] { $n } идолов
   *[other] { $n } идола
}
effect-card = { $n ->
    [one] { $n } карта
    [few] { $n } карты
    [many] { $n } карт
   *[other] { $n } карты
} из колоды
effect-megalith = { $n ->
    [one] { $n } мегалит
    [few] { $n } мегалита
    [many] { $n } мегалитов
   *[other] { $n } мегалита
}
effect-vp = { $n ->
    [one] { $n } очко
    [few] { $n } очка
    [many] { $n } очков
   *[other] { $n } очка
}
effect-labour = { amount-labour }
effect-fill-food = пища до предела
effect-camp = { $n ->
    [one] { $n } новый лагерь
    [few] { $n } новых лагеря
    [many] { $n } новых лагерей
   *[other] { $n } нового лагеря
} на базе
effect-move = { $n ->
    [one] { $n } перемещение
    [few] { $n } перемещения
    [many] { $n } перемещений
   *[other] { $n } перемещения
} лагерей
effect-village = поселение
effect-bury = похоронить { $n ->
    [one] { $n } карту
    [few] { $n } карты
    [many] { $n } карт
   *[other] { $n } карты
}
effect-tribe-hand = { $n ->
    [one] { $n } карта
    [few] { $n } карты
    [many] { $n } карт
   *[other] { $n } карты
} племени в руку
effect-tribe-discard = { $n ->
    [one] { $n } карта
    [few] { $n } карты
    [many] { $n } карт
   *[other] { $n } карты
} племени в сброс
effect-culture = { $n ->
    [one] { $n } выложенная карта
    [few] { $n } выложенные карты
    [many] { $n } выложенных карт
   *[other] { $n } выложенной карты
} культуры
effect-animal-pick = { $n ->
    [one] { $n } животное
    [few] { $n } животных
    [many] { $n } животных
   *[other] { $n } животного
} из охотничьих угодий
effect-animal-top = { $n ->
    [one] верхнее животное колоды
    [few] верхние { $n } животных колоды
    [many] верхние { $n } животных колоды
   *[other] верхние { $n } животного колоды
}
effect-animal-reveal = открыть { $n ->
    [one] { $n } животное
    [few] { $n } животных
    [many] { $n } животных
   *[other] { $n } животного
}
effect-turn = повернуть { $n ->
    [one] { $n } животное
    [few] { $n } животных
    [many] { $n } животных
   *[other] { $n } животного
}
effect-turn-different = повернуть { $n ->
    [one] { $n } животное
    [few] { $n } животных
    [many] { $n } животных
   *[other] { $n } животного
} разных типов
effect-stone = священный камень без цены места
effect-discard = затем сбросить { $n ->
    [one] { $n } карту
    [few] { $n } карты
    [many] { $n } карт
   *[other] { $n } карты
}

describe-pay = { $cost } → { $gets }
describe-times = { $n ->
    [one] { $n } раз
    [few] до { $n } раз
    [many] до { $n } раз
   *[other] до { $n } раза
}: { $gets }
describe-column = { $column }: { $gets }
describe-per-camp-away = за каждый лагерь вне базы, не более { $n }: { $gets }
describe-per-two-buried = за каждые две похороненные карты, не более { $n ->
    [one] { $n } раза
    [few] { $n } раз
    [many] { $n } раз
   *[other] { $n } раза
}: { $gets }
describe-action = действие: { $gets }
describe-eclipse = затмение: { $gets }
describe-culture = { effect-vp }; { $gets }
describe-animal = неповёрнутый набор: { $sets }; повёрнутое: { $gets }
describe-joker = неповёрнутый: джокер в любом наборе; повёрнутый: { $gets }
describe-chief = A: { $left }; B: { $right }
describe-setup = { $goods }, { $card }, { $animal }{ $camp ->
    [0] { "" }
   *[other] , ещё один лагерь
}
describe-tile = { $land }: { $gets }
describe-era = эра { $era ->
    [1] I
   *[other] II
}: { $gets }
describe-nomad = { $column }, труд { $labour }{ $megalith ->
    [0] { "" }
   *[other] , мегалит
}: { $gets }
describe-nomad-initiate = хоронит карту племени: { $card }
describe-nomad-develop = карта культуры с места { $slot }{ $stone ->
    [0] { "" }
   *[other] , священный камень
}
describe-nomad-migrate = { effect-move }
describe-nomad-hunt = { $n ->
    [one] { $n } животное
    [few] { $n } животных
    [many] { $n } животных
   *[other] { $n } животного
}

score-village = { effect-vp } за каждое своё поселение рядом: { $of }
score-camp-types = { effect-vp } за каждый тип гексов со своим лагерем
score-board-megaliths = { effect-vp } за каждый свой мегалит на самом поле
score-megalith-tiles = { $points } очков за мегалиты на 0, 1, 2 … тайлах
score-buried = { $points } очков за 0, 1, 2 … похороненных карт
score-upper-megaliths = { effect-vp } за каждый свой мегалит на верхнем уровне
score-idol-steps = { effect-vp } за каждые два шага идолов
score-turned-types = { effect-vp } за каждый тип своих повёрнутых животных
score-turned = { $points } очков за 0, 1, 2 … повёрнутых: { $of }

## Картина

pic-round = Раунд { $round } из 4
pic-phase-setup = подготовка
pic-phase-action = фаза действий
pic-phase-eclipse = затмение
pic-phase-over = игра окончена
pic-order = порядок:
pic-free = свободно
pic-labour = труд { $n }
pic-terrain = Местность
pic-megaliths = Мегалиты
pic-villages = поселения:
pic-upper = наверху:
pic-offering = подношения
pic-honour = почёт
pic-offers = На выбор
pic-tribes = племена
pic-grounds = животные
pic-deck = колода { $n }
pic-rest = жетон отдыха
pic-chiefs = вожди
pic-setups = карты подготовки
pic-nomad = Кочевник
pic-nomad-open = открыто: { $cards }
pic-players = Игроки
pic-animals = животные:
pic-turned = повёрнутые:
pic-hand = рука
pic-above = сыграно
pic-pile = стопка затмения

pic-head-vp = очки
pic-head-food = пища
pic-head-tools = ор.
pic-head-figures = фиг.
pic-head-hand = рука
pic-head-deck = кол.
pic-head-discard = сброс
pic-head-buried = похор.
pic-head-camps = лаг/п
pic-head-megaliths = мег.

pic-land-forest = лес
pic-land-wetland = болото
pic-land-grassland = степь
pic-land-hills = холмы
pic-land-tundra = тундра
pic-land-mountains = горы
pic-land-glacier = лёд
pic-land-base = БАЗА

pic-short-food = пищ
pic-short-tool = ор
pic-short-idol = идол
pic-short-card = карт
pic-short-megalith = мег
pic-short-vp = о
pic-short-labour = тр
pic-short-fill-food = пища до предела
pic-short-camp = лаг
pic-short-move = шаг
pic-short-village = поселение
pic-short-bury = похор
pic-short-tribe-hand = плем
pic-short-tribe-discard = плем↓
pic-short-culture = культ
pic-short-animal-pick = жив
pic-short-animal-top = зверь
pic-short-animal-reveal = откр
pic-short-turn = пов
pic-short-turn-different = пов≠
pic-short-stone = камень
pic-short-discard = сброс

pic-per-camp-away = {" "}за лагерь, ≤{ $n }
pic-per-two-buried = {" "}за 2 похорон., ≤{ $n }

pic-score-village = { $points } за поселение: { $of }
pic-score-camp-types = { $points } за тип с лагерем
pic-score-board-megaliths = { $points } за мегалит на поле
pic-score-megalith-tiles = { $points } за тайлы мегалитов
pic-score-buried = { $points } за погребения
pic-score-upper-megaliths = { $points } за мегалит наверху
pic-score-idol-steps = { $points } за 2 шага идолов
pic-score-turned-types = { $points } за повёрнутый тип
pic-score-turned = { $points } повёрнутые: { $of }

## Координаты: гексы, стыки, шаги, клетки мегалитов

hex-a1 = дальний северо-запад
hex-a2 = дальний север
hex-a3 = дальний северо-восток
hex-b1 = запад вверху
hex-b2 = северо-запад
hex-b3 = северо-восток
hex-b4 = восток вверху
hex-c1 = дальний запад
hex-c2 = запад
hex-c3 = база
hex-c4 = восток
hex-c5 = дальний восток
hex-d1 = запад внизу
hex-d2 = юго-запад
hex-d3 = юго-восток
hex-d4 = восток внизу
hex-e1 = дальний юго-запад
hex-e2 = дальний юг
hex-e3 = дальний юго-восток

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

row-1 = первый ряд
row-2 = второй ряд
row-3 = третий ряд
row-4 = четвёртый ряд
row-5 = пятый ряд
row-6 = шестой ряд
row-7 = седьмой ряд
file-1 = первая колонка
file-2 = вторая колонка
file-3 = третья колонка
file-4 = четвёртая колонка
file-5 = пятая колонка
file-6 = шестая колонка
file-7 = седьмая колонка

height-0 = на поле
height-1 = на втором ярусе
height-2 = на третьем ярусе
height-3 = на четвёртом ярусе

## The workshop

box-kind-card = Карты
box-kind-chief = Вожди
box-kind-animal = Животные
box-kind-stone = Священные камни
box-kind-setup = Карты подготовки
box-kind-megalith = Плитки мегалитов
box-kind-tile = Плитки местности
box-kind-glacier = Жетоны ледников
box-kind-token = Жетоны отдыха
box-kind-nomad = Карты кочевника
box-kind-level = Уровни кочевника
box-kind-action = Действия
box-kind-lower = Нижние действия
box-kind-space = Места для камней
box-kind-village = Поселения
box-kind-supply = Места припасов
box-kind-order = Порядок хода
box-kind-offering = Трек подношений
box-kind-honour = Почёт
box-kind-rest = Зона отдыха
box-kind-track = Треки
box-kind-layout = Раскладки мегалитов
box-kind-players = По числу игроков
box-field-deck = Колода
box-field-copies = Экземпляров
box-field-labour = Труд
box-field-action = В фазе действий
box-field-eclipse = Во время затмения
box-field-effect = Эффект
box-field-A = Сторона А
box-field-B = Сторона Б
box-field-sets = Очки набора по размеру
box-field-joker = Джокер
box-field-turned = Когда повёрнуто
box-field-era = Эра
box-field-score = За что очки
box-field-of = Из каких
box-field-food = Пища
box-field-tools = Орудия
box-field-tool = Орудия
box-field-tribe = Карта племени
box-field-animals = Животные
box-field-camp = С лагерем
box-field-arrows = Клетки со стрелками
box-field-land = Местность
box-field-column = Столбец
box-field-megalith = Кладёт мегалит
box-field-slot = Место в выкладке
box-field-stone = Священные камни
box-field-moves = Шаги
box-field-heading = Направление
box-field-take = Взято животных
box-field-cards = Открыто карт
box-field-goods = Сколько подносят
box-field-icons = Клетки со значками
box-field-corners = Углы плиток
box-field-stones = Выложено камней
box-field-glaciers = Выложено ледников
box-field-grounds = Охотничьи угодья
box-field-layout = Рекомендуемая раскладка
box-deck-starting = начальные карты
box-deck-tribe = карты племени
box-deck-era-1 = культура, эра 1
box-deck-era-2 = культура, эра 2
box-score-village = поселения рядом
box-score-camp-types = виды местности с лагерем
box-score-board-megaliths = мегалиты на планшете
box-score-megalith-tiles = занятые плитки мегалитов
box-score-buried = погребённые карты
box-score-upper-megaliths = мегалиты на верхних уровнях
box-score-idol-steps = шаги идолов
box-score-turned-types = типы повёрнутых животных
box-score-turned = повёрнутые животные

## The balance report

census-chief = Вожди
census-setup = Карты подготовки
census-column = Колонки
census-culture = Карты культуры
census-tribe = Карты племени
census-stone = Священные камни
census-animal = Животные
census-village = Поселения
census-megalith = Мегалиты по высоте
census-idol = Идолы
deed-initiate = Посвящение
deed-rites = Обряды
deed-develop = Развитие
deed-learn = Бесплатное изучение
deed-stone = Взятие камня
deed-camp = Основание лагеря
deed-move = Перемещение лагеря
deed-village = Основание поселения
deed-hunt = Охота
deed-lower = Нижнее действие
deed-bury = Погребение

## Components that no move names

piece-action-rites = обряды
piece-action-reveal = открывание животных
piece-space = место для камней { $n }
piece-village = основанное поселение
piece-supply = место припасов { $n }
piece-rest = зона отдыха
piece-order = порядок хода { $n }
piece-offering = уровень подношений { $n }
piece-honour-track = трек почёта
piece-honour-first = первое место по почёту
piece-honour-second = второе место по почёту
piece-honour-other = остальные места по почёту
piece-players = { $n ->
    [one] { $n } игрок
    [few] { $n } игрока
   *[other] { $n } игроков
}
piece-megalith = плитка мегалитов { $n }
piece-layout-square = раскладка: квадрат
piece-layout-shifted = раскладка: сдвинутые ряды
piece-layout-pinwheel = раскладка: вертушка
piece-level-gentle = мягкий кочевник
piece-level-normal = обычный кочевник
piece-level-harsh = суровый кочевник
piece-tile = местность: { $land }
