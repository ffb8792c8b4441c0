## Правила та подяки

ui-rules-sections = Розділи
ui-rules-search = Шукати в правилах
ui-rules-count = { $n ->
    [one] { $n } правило
    [few] { $n } правила
    [many] { $n } правил
   *[other] { $n } правила
}
ui-rules-none = Такого в правилах немає.
ui-rules-about = Правила нашими словами. Для друкованої гри головні правила видавця; позначкою «(тлумачення)» відмічено те, що вони лишають відкритим.

## Зблизька

ui-cost = Ціна
ui-you-have = маєте { $n }
ui-ladder-rung = зараховано { $count }: очок { $points }
ui-ladder-about = Угорі — скільки зараховано, внизу — очки за це. Гравці стоять там, де були б зараз, якби кожен мав це.
ui-now = Зараз
ui-rule-word = Правило
ui-more-moves = { $n ->
    [one] ще { $n }
    [few] ще { $n }
    [many] ще { $n }
   *[other] ще { $n }
}
ui-rule-sheet = Правила гри «{ $game }»
ui-rule-before = Раніше
ui-rule-after = Далі
ui-rule-book = Усі правила
ui-thing-animal = тварина
ui-thing-action = дія
ui-thing-card = карта
ui-thing-chief = вождь
ui-thing-setup = карта підготовки
ui-thing-stone = священний камінь
ui-thing-tile = жетон
ui-thing-glacier = жетон льодовика
ui-thing-token = жетон
ui-thing-nomad = карта кочівника
ui-thing-colony = колонія
ui-thing-hall = ратуша
ui-thing-ship = жетон морської торгівлі
ui-thing-scholar = учений
ui-thing-bishop = єпископ
ui-thing-mission = місія
ui-thing-dock = причал
ui-thing-building = будівля
ui-thing-road = дорога
ui-thing-specialist = фахівець
ui-thing-temple = храм
ui-thing-district = район
ui-thing-army = карта армії
ui-thing-statue = статуя
ui-thing-conquest = місце завоювання
ui-thing-node = завдання
ui-thing-space = поле
ui-thing-permanent = постійна будівля
ui-thing-production = виробнича будівля
ui-thing-cell = клітинка
ui-thing-step = сходинка храму
ui-thing-weaving = візерунок
ui-thing-monument = монумент
ui-thing-wealth = плитка достатку
ui-thing-worker = робітник

## Майстерня

ui-put-right = Маєте коробку? Виправте
