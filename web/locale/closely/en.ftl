## Rules and credits

ui-rules-sections = Sections
ui-rules-search = Search the rules
ui-rules-count = { $n ->
    [one] { $n } rule
   *[other] { $n } rules
}
ui-rules-none = No rule says that.
ui-rules-about = The rules in our own words. For the printed game the publisher’s rulebook is the authority; “(reading)” marks what it leaves open.

## Looking closely

ui-cost = Cost
ui-you-have = you have { $n }
ui-ladder-rung = { $count } counted: { $points } points
ui-ladder-about = Above: how many are counted; below: the points for them. The players stand where they are now, as if each had it.
ui-now = Now
ui-rule-word = Rule
ui-more-moves = { $n ->
    [one] { $n } more
   *[other] { $n } more
}
ui-rule-sheet = Rules of { $game }
ui-rule-before = Before
ui-rule-after = After
ui-rule-book = All rules
ui-thing-animal = animal
ui-thing-action = action
ui-thing-card = card
ui-thing-chief = chief
ui-thing-setup = starting card
ui-thing-stone = sacred stone
ui-thing-tile = tile
ui-thing-glacier = glacier token
ui-thing-token = token
ui-thing-nomad = card of the nomad
ui-thing-colony = colony
ui-thing-hall = town hall
ui-thing-ship = shipping tile
ui-thing-scholar = scholar
ui-thing-bishop = bishop
ui-thing-mission = mission
ui-thing-dock = dock
ui-thing-building = building
ui-thing-road = road
ui-thing-specialist = specialist
ui-thing-temple = temple
ui-thing-district = district
ui-thing-army = army card
ui-thing-statue = statue
ui-thing-conquest = place of conquest
ui-thing-node = task
ui-thing-space = space
ui-thing-permanent = permanent building
ui-thing-production = production building
ui-thing-cell = cell
ui-thing-step = temple step
ui-thing-weaving = weaving
ui-thing-monument = monument
ui-thing-wealth = wealth tile
ui-thing-worker = worker

## The workshop

ui-put-right = Have the box? Put it right
