# Поле «Цольк’іна».
board-icon-cubes = будь-який ресурс: дерево, камінь чи золото
board-icon-laurel-crown = переможні очки
board-icon-meeple = робітник
board-icon-aztec-calendar-sun = перший гравець
board-icon-fast-forward-button = можуть минути два дні
board-icon-big-gear = будь-яка дія шестерні
board-icon-fishing = риболовля
board-icon-burning-tree = спалити ліс
board-icon-scales = ринок
board-icon-prayer = вимолити кукурудзу
board-icon-lightning-storm = гнів богів
board-icon-mayan-pyramid = крок угору в храмі
board-icon-upgrade = розвинути технологію
board-icon-clockwise-rotation = дія наступного поля
board-icon-hut = будівля
board-icon-great-pyramid = монумент
board-icon-wax-seal = плитка достатку

board-round = Раунд { $round }
board-age = { $age ->
    [1] Епоха І
   *[other] Епоха ІІ
}
board-calendar = Календар і шестірні
board-days-to-food = { $n ->
    [0] День їжі
    [one] день до годування
    [few] дні до годування
   *[other] днів до годування
}
board-you-need = Вам треба { $need }, маєте { $have }
board-on-teeth = На зубцях: { $n }
board-first-player = Перший гравець
board-first-player-about = Робітник тут забирає всю кукурудзу із зубців, пересуває маркер — до вас, а якщо він уже у вас, то до сусіда ліворуч — і може прокрутити календар на два дні (T62–T66).
board-any-action = Будь-яка дія цієї шестірні без оплати кроків назад (T35).
board-temples = Храми
board-technologies = Технології
board-track-agriculture = Землеробство: +1 кукурудза за кожен збір; +1 за риболовлю та збір без плитки; +2 кукурудзи за кожен збір. Далі: сходинка храму (T76–T79).
board-track-extraction = Видобуток: +1 деревина, +1 камінь, +1 золото, коли дія дає цей ресурс. Далі: 2 ресурси (T76, T80).
board-track-architecture = Архітектура за кожну будівлю: 1 кукурудза; 2 очки; на 1 ресурс менше. Далі: 3 очки (T76, T81).
board-track-theology = Теологія: наступна комірка Чичен-Іци; сходинка храму за ресурс після черепа; +1 череп на Яшчилані 4. Далі: череп (T76, T84–T86).
board-buildings = Будівлі
board-monuments = Монументи
board-wealth = Залиште дві з чотирьох плиток достатку
board-market-rate = Ринок: 1 { $good } за { $n } кукурудзи в обидва боки (T55).
board-skull-supply = { $n ->
    [one] У запасі { $n } череп (T46).
    [few] У запасі { $n } черепи (T46).
   *[other] У запасі { $n } черепів (T46).
}
board-workers-tip = доступні робітники / робітники у грі
board-at-hand = Ваші робітники в руці: візьміть одного, тоді його шестерню
board-corn-tiles = плитки збору кукурудзи
board-wood-tiles = плитки заготівлі деревини
board-two-days = ще може прокрутити два дні
board-two-days-used = привілей двох днів використано
board-marker = має маркер першого гравця
board-temple-points = очки храмів на цю мить
board-feeding = Годування

# Rows of the move list.
board-row-pick = Повернути робітника
board-row-act = Що робить робітник
board-row-space = { $gear }, комірка { $space }
board-row-ahead = { gear-chichen_itza }, комірка { $space }: на одну далі, завдяки теології
board-row-no-action = Без дії: назад у руку
board-row-any = будь-яка дія цієї шестерні без плати за кроки назад

# Усе, що має гравець.
board-goods = Товари
board-workers = Робітники: у руці { $hand }, у грі { $all }
board-also = А також
board-tiles = Будівлі й монументи
board-feeding-now = потрібно { $need }, є { $have }
