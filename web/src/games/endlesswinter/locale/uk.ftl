# Поле «Нескінченної зими».
board-legend-gifts = Що дають речі
board-legend-cards = Карти
board-icon-night-sleep = відпочинок
board-icon-nested-eclipses = під час затемнення
board-icon-tribal-mask = вождь
board-icon-meeple = фігурка племені
board-icon-menhir = нейтральний мегаліт

board-round = Раунд { $round } з { $of }
board-era = { $era ->
    [1] Ера I
   *[other] Ера II
}
board-eclipse = Затемнення
board-reconstructed = Лицьові боки більшості карт, тайлів і полів відновили ми; пояснення кожного компонента каже, звідки він. Соло-суперник — наш власний задум.
board-columns = Колонки дій
board-place-here = Поставити фігурку: { $column }
board-labour = Праця
board-labour-reach = Праця, яку ви маєте / яку могли б мати тут з усією рукою й усією їжею (E38, E42).
board-upper-initiate = Верхня секція, скільки разів зможете оплатити: візьміть на руку карту племені, щоразу іншого типу (E48).
board-upper-develop = Верхня секція, скільки разів зможете оплатити: візьміть на руку карту культури (E53).
board-upper-migrate = Верхня секція, скільки разів зможете оплатити: поставте табір на базу або пересуньте табір на один гекс (E57).
board-upper-hunt = Верхня секція, скільки разів зможете оплатити: відкрийте двох тварин або візьміть одну з мисливських земель (E62, E63).
board-middle-initiate = Середня секція, один раз: за 1 їжу візьміть карту племені у скид, поховайте карту або й те, й те (E50).
board-middle-develop = Середня секція, один раз: візьміть священний камінь за ціною наступного місця для каменя (E55).
board-middle-migrate = Середня секція, один раз: за 3 їжі й три сусідні табори заснуйте поселення (E58).
board-middle-hunt = Середня секція, один раз: розверніть одну свою тварину й отримайте її переваги (E64).
board-lower = Нижня секція: лише для першої фігурки, що прийшла до колонки в цьому раунді (E36).
board-order = Порядок ходів
board-order-place = Місце { $place }: { $who }. Значок — перевага цього місця в наступному затемненні (E71).
board-rest = Відпочинок
board-rest-tip = Відпочинок: візьміть карту, тоді можете розвернути тварину. Кожна фігурка, що відпочиває, дає 1½ праці в затемненні (E44, E45).
board-token-stack = Токени відпочинку горілиць донизу: { $n }. Перший, хто відпочиває в раунді, може взяти наступний наосліп (E113).
board-terrain = Місцевість
board-pick-camp = Рухати табір: { $hex }
board-influence = { $who }: вплив { $n }
board-glacier-hidden = Токен льодовика, закритий, доки сюди не прийде табір (E110).
board-village = Поселення
board-megaliths = Мегаліти
board-start-cell = Початкова клітинка: лише для нейтральних мегалітів; потім ще один можна покласти, куди вказує стрілка (E84).
board-start-then = ще один за стрілкою
board-level = { $cell }, { $height }
board-touches = { $n ->
    [one] торкається { $n }
    [few] торкається { $n }
   *[other] торкається { $n }
}
board-neutral = нейтральний
board-megaliths-left = мегалітів залишилося
board-idols = Треки ідолів
board-track-offering = Трек пожертв: рівень дає перевагу свого значка. Наприкінці їжа і знаряддя приносять бал за стільки одиниць (E87, E98).
board-track-honour = Трек пошани: деякі рівні дають бали одразу; наприкінці порядок визначає, чого варті поховання; хто прийшов раніше, той вище (E88, E99).
board-stones = Священні камені
board-era-later = Камені ери II можна брати з раунду 3 (E55).
board-stone-space = Місце для каменя { $space }: ціна, а тоді те, що отримуєте одразу (E55).
board-tribes = Колоди племені
board-culture = Карти культури
board-culture-none = Доступних карт немає: 3 праці дають 1 бал (E54).
board-grounds = Мисливські землі
board-animal-deck = Тварин у колоді: { $n } (E62).
board-no-animals = Тварин більше немає: 1 бал (E63).
board-hand = Рука
board-hand-empty = Рука порожня.
board-above = Над планшетом
board-discard = Скид
board-pile = Колода затемнення
board-buried = Поховано
board-deck = Колода, залишилося карт: { $n }
board-in-eclipse = у затемненні
board-own = Планшет: { $who }
board-track-food = Їжа: { $n }, ліміт { $limit }. Перехід позначки ліворуч дає 1 працю (E11, E42).
board-track-tool = Знаряддя: { $n }, щонайбільше { $limit } (E13).
board-supply = Запас мегалітів і поселення
board-supply-space = Місце запасу { $space }: порожнє дає свою перевагу в кожному затемненні (E73).
board-villages = Засновано поселень: { $n }. Кожне дає карту в кожному затемненні (E73).
board-animals = Тварини
board-no-own-animals = тварин немає
board-turned = { $animal }, розвернуто
board-figures-left = { $n ->
    [one] ще { $n } фігурка
    [few] ще { $n } фігурки
   *[other] ще { $n } фігурок
}
board-food = їжа та її ліміт
board-tools = знаряддя
board-camps-left = табори на планшеті
board-villages-left = поселення на планшеті
board-parts = Що взяти далі
board-tab-own = Своє
board-tab-offers = Вибір
board-nomad-tip = Кочівник — наш власний задум: щоходу він відкриває карту й робить, що на ній (E123–E132).
board-nomad-deck = Закритих карт кочівника: { $n }
board-chiefs = Доступні вожді
board-setups = Доступні карти підготовки
board-labour-of = { $have } з { $most }
board-gives-initiate = у руку
board-gives-develop = карта культури
board-gives-camp = на базу
board-gives-move = крок табору
board-gives-reveal = в угіддя
board-gives-hunt = тварина
board-gives-once-initiate = у скид, поховати
board-gives-once-develop = камінь
board-gives-once-migrate = за 3 табори
board-gives-once-hunt = розвернути тварину
board-short-camp = табір
board-short-move = крок
board-short-offering = Дари
board-short-honour = Пошана
board-above-card = { $card }, зіграно
board-stones-era = { $era ->
    [1] Камені I
   *[other] Камені II
}

# Short names, for small cards.
board-stone-I-01 = Лісу
board-stone-I-02 = Болота
board-stone-I-03 = Степу
board-stone-I-04 = Пагорбів
board-stone-I-05 = Тундри
board-stone-I-06 = Гір
board-stone-I-07 = Льодовика
board-stone-I-08 = Мандрівників
board-stone-I-09 = Підвалин
board-stone-I-10 = Чотирьох полів
board-stone-II-01 = Предків
board-stone-II-02 = Веж
board-stone-II-03 = Ідолів
board-stone-II-04 = Багатьох звірів
board-stone-II-05 = Лінивця
board-stone-II-06 = Носорога
board-stone-II-07 = Тигра
board-stone-II-08 = Бобра
board-stone-II-09 = Бізона
board-stone-II-10 = Мамута
board-animal-ground_sloth = Лінивець
board-animal-woolly_rhino = Носоріг
board-animal-sabre_tooth = Тигр
board-animal-giant_beaver = Бобер
board-animal-steppe_bison = Бізон
board-animal-woolly_mammoth = Мамут
board-animal-argentavis = Аргентавіс

# Rows of the move list.
board-row-step = Табір рушає з гекса: { $from }
board-row-claim = Узяти перевагу гекса
board-row-village = Заснувати поселення між
board-row-hex = { $land }, { $hex }
