game-title = Tzolk’in
game-about = Your workers ride the gears of the Mayan calendar: the longer they wait, the more they bring home.

## Moves

move-keep = Keep: { $tile }
move-beg = Beg for corn: have 3 corn, and the gods are angry
move-place = Place a worker: { $gear }
move-pick = Pick up the worker: { $gear }, space { $space }
move-action = { $gear }, action { $number }
move-ahead = { gear-chichen_itza }, action { $number }: a space ahead, by theology 1
move-nothing = No action for this worker
move-harvest = Jungle: { $how }
move-up = One step up: { $temple }
move-down = One step down: { $temple }
move-pay = Pay { $goods }
move-advance = Advance: { $track }
move-build = Construct: { $tile }
move-plain = Construct, saving architecture for a second building: { $tile }
move-monument = Construct the monument: { $tile }
move-spare = Architecture discount: { $good-key ->
    [corn] 2 corn less
   *[other] 1 { $good } less
}
move-full = Pay the full price, without the discount
move-take = Take 1 { $good }
move-sell = Sell 1 { $good }
move-buy = Buy 1 { $good }
move-days = Advance the calendar by { $days }
move-done = Finish

days-1 = one day
days-2 = two days

## What is to be decided

ask-keep-wealth = Keep two of your four starting wealth tiles.
ask-turn = Your turn: place workers or pick workers up.
ask-place-more = Place one more worker, or finish?
ask-pick-more = Pick up one more worker, or finish?
ask-use-worker = What does this worker do? A lower action costs 1 corn for each step back.
ask-use-worker-freely = A free-choice space: which action of this gear? Steps back cost nothing.
ask-any-action = Pay 1 corn for any action of { gear-palenque }, { gear-yaxchilan }, { gear-tikal } or { gear-uxmal }.
ask-harvest = What do you harvest in the jungle?
ask-market = Swap resources and corn as often as you like, then finish.
ask-buy-step = Theology 2: pay 1 resource for one step up in any temple?
ask-build = What do you construct?
ask-discount = Architecture 3: what do you save?
ask-advance = Which technology do you advance?
ask-free-advance = Which technology do you advance for free?
ask-choose-temple = In which temple do you go up one step?
ask-anger = The gods are angry: in which temple do you go down one step?
ask-pay = With which resources do you pay?
ask-take-resource = Which resource do you take?
ask-choose-days = How far does the calendar advance?

## Why a move is not legal

why-kept-already = you have kept “{ $tile }” already; choose another tile
why-not-dealt = “{ $tile }” was not dealt to you; choose one of your four tiles
why-begged = you may beg only once a turn, and you have begged already
why-corn-enough = begging is for those with 2 corn or less, you have { $have }
why-cannot-anger = you stand on the lowest step of all three temples, so you may neither beg nor burn the forest
why-must-beg = you have no worker on the gears and cannot pay for placing one, so you must beg for corn first
why-not-cheapest = you can neither pay nor beg, so your worker must go to a cheapest free space
why-no-worker = you have no available worker to place
why-first-player-taken = the first-player space is taken; it has room for one worker
why-gear-full = every numbered space of { $gear } is taken; choose another gear
why-dear-place = { $gear-key ->
    [first_player] a worker on the first-player space costs { $cost } corn now, you have { $have }
   *[other] a worker on { $gear } { $space } costs { $cost } corn now, you have { $have }
}
why-placing-already = you are placing workers this turn; nobody may place and pick up in the same turn
why-picking-already = you are picking up workers this turn; nobody may place and pick up in the same turn
why-not-your-worker = you have no worker on space { $space } of { $gear }
why-other-gear = the worker comes from { $gear }; choose an action of that gear
why-space-0 = a worker on space 0 has no action
why-beyond = the worker stood on space { $space }; choose its action or a lower one
why-dear-step-back = { $steps ->
    [one] 1 step back costs 1 corn
   *[other] { $steps } steps back cost { $steps } corn
}, you have { $have }
why-needs-theology-1 = the action of the next space is open only to a worker from { gear-chichen_itza }, with theology 1
why-not-next = theology 1 leads exactly one numbered space ahead, and the worker stood on { $space }
why-not-chichen-itza = only an action of { gear-palenque }, { gear-yaxchilan }, { gear-tikal } or { gear-uxmal } may be chosen here
why-no-action = { $gear } has no action { $number } to choose here
why-no-corn = the action costs { $cost } corn, you have { $have } left for it
why-no-tile = no harvest tile is left for { $gear } { $number }; only agriculture 2 harvests without one
why-needs-agriculture-2 = harvesting without a tile needs agriculture on level 2, you are on level { $have }
why-corn-tile-shows = a corn tile of group { $number } lies open, so corn is harvested by taking it
why-no-corn-tile = no corn tile of group { $number } lies open
why-no-skull = you have no skull to offer
why-oval-taken = a skull lies on { $gear } { $number } already; each action there happens once a game
why-no-track = the cheapest advance costs more resources than you have: { $have }
why-no-building = you cannot pay for any building of the row, not even with architecture
why-no-building-or-monument = you cannot pay for any building of the row nor for any monument
why-no-resource = you need 1 wood, stone or gold to pay, and you have none
why-no-corn-building = no building of the row can be paid for with the { $have } corn you have left
why-must-advance = the action asks for an advance; choose a technology
why-dear-advance = advancing { $track } costs { $cost ->
    [one] 1 resource
   *[other] { $cost } resources
}, you have { $have }
why-must-build = the action asks for something to be constructed; choose a tile
why-monument-by-tikal-4 = “{ $tile }” is a monument, and only { gear-tikal } 4 constructs monuments, in place of buildings
why-not-on-offer = “{ $tile }” is not on offer
why-dear-in-corn = “{ $tile }” costs { $cost } corn here, you have { $have }
why-nothing-to-keep = there is no architecture to save for a second building here; construct in the usual way
why-skull-missing = “{ $tile }” costs a crystal skull too, and you have too few
why-dear-tile = “{ $tile }” costs { $cost }, you have { $have }
why-dear-even-with-architecture = “{ $tile }” costs { $cost }, and architecture saves one resource; you have { $have }
why-not-in-cost = { $good } is not in the cost, which is { $cost }
why-other-price = pay exactly { $cost ->
    [one] 1 resource
   *[other] { $cost } resources
}
why-no-goods = you cannot pay { $goods }, you have { $have }
why-same-temple = the second step has to be in another temple than the first, the { $temple }
why-lowest-step = you stand on the lowest step of the { $temple }; choose another temple
why-nothing-to-sell = you have no { $good } to sell
why-dear-cube = 1 { $good } costs { $cost } corn, you have { $have }
why-just-bought = you bought { $good } on this visit to the market; to sell it again would change nothing
why-just-sold = you sold { $good } on this visit to the market; to buy it back would change nothing

## What happened

event-keep = { $who } keeps: { $tile }
event-round = Round { $round }: { $days ->
    [0] this is a food day
    [one] 1 day to the next food day
   *[other] { $days } days to the next food day
}
event-turn = { $who } to move
event-beg = { $who } begs for corn
event-mercy = { $who } can neither pay nor beg and places a worker for all remaining corn
event-place = { $gear-key ->
    [first_player] { $who } places a worker: { $gear }
   *[other] { $who } places a worker: { $gear }, space { $space }
}
event-pick = { $who } picks up a worker: { $gear }, space { $space }
event-act = { $who } acts: { $gear }, action { $number }
event-harvest = { $who } in the jungle, group { $number }: { $how }
event-offer = { $who } offers a crystal skull: { gear-chichen_itza }, action { $number }
event-build = { $who } constructs: { $tile }
event-monument = { $who } constructs the monument: { $tile }
event-advance = { $who } advances: { $track }, level { $level }
event-bonus = { $who } takes the bonus of a mastered technology: { $track }
event-up = { $who } goes up a step: { $temple }
event-down = { $who } goes down a step: { $temple }
event-lost-step = { $who } cannot go up, the step is lost: { $temple }
event-gain = { $who } gets { $goods }
event-pay = { $who } pays { $goods }
event-score = { $who }: { $vp ->
    [one] { $vp } victory point
   *[other] { $vp } victory points
} ({ $source })
event-worker = { $who } gets a new worker
event-collect = { $who } collects the corn from the teeth of the calendar
event-show = New in the row of buildings: { $tile }
event-food-day = Food day { $n } of 4
event-feed = { $who } feeds { $workers ->
    [one] 1 worker
   *[other] { $workers } workers
}{ $unfed ->
    [0] { "" }
    [one] , 1 goes hungry
   *[other] , { $unfed } go hungry
}
event-no-skulls = The supply has too few crystal skulls for all who are due one, so nobody gets any
event-tooth = The first-player space is empty: 1 corn is laid on a tooth of the calendar
event-home = { $who } takes the worker back from the first-player space
event-marker = { $who } takes the first-player marker
event-double = { $who } speeds up time and turns the player board to its dark side
event-day = The calendar advances by { $days ->
    [one] 1 day
   *[other] { $days } days
}
event-fall = { $who } gets back a worker that fell off a gear: { $gear }
event-end = The game is over

## Gears, temples, technologies, goods

gear-palenque = Palenque
gear-yaxchilan = Yaxchilan
gear-tikal = Tikal
gear-uxmal = Uxmal
gear-chichen_itza = Chichen Itza
gear-first_player = first-player space

temple-brown = brown temple of Chaac
temple-yellow = yellow temple of Quetzalcoatl
temple-green = green temple of Kukulcan

track-agriculture = agriculture
track-extraction = resource extraction
track-architecture = architecture
track-theology = theology

good-corn = corn
good-wood = wood
good-stone = stone
good-gold = gold
good-skull = crystal skull

amount-corn = { $n } corn
amount-wood = { $n } wood
amount-stone = { $n } stone
amount-gold = { $n } gold
amount-skull = { $n ->
    [one] { $n } crystal skull
   *[other] { $n } crystal skulls
}
amount-resource = { $n ->
    [one] { $n } resource
   *[other] { $n } resources
}
amount-vp = { $n ->
    [one] { $n } victory point
   *[other] { $n } victory points
}
amount-worker = { $n ->
    [one] { $n } worker
   *[other] { $n } workers
}
amount-corn-tile = { $n ->
    [one] { $n } corn tile
   *[other] { $n } corn tiles
}
amount-wood-tile = { $n ->
    [one] { $n } wood tile
   *[other] { $n } wood tiles
}
amount-brown = { temple-brown }: { $n }
amount-yellow = { temple-yellow }: { $n }
amount-green = { temple-green }: { $n }
amount-agriculture = { track-agriculture }: { $n }
amount-extraction = { track-extraction }: { $n }
amount-architecture = { track-architecture }: { $n }
amount-theology = { track-theology }: { $n }

how-wood = cutting wood
how-corn = harvesting corn
how-burn = burning the forest for its corn, which angers the gods
how-bare = harvesting corn without a tile, by agriculture 2

pad-during = during the game
pad-food-days = food days
pad-end = final scoring
source-temple-brown = { temple-brown }
source-temple-yellow = { temple-yellow }
source-temple-green = { temple-green }
source-highest = highest in a temple
source-skulls = crystal skulls
source-skulls-kept = crystal skulls kept
source-buildings = buildings
source-technology = technology
source-hunger = hungry workers
source-goods = goods left at the end
source-monuments = monuments

class-farm = farm
class-public = public building
class-tomb = tomb
class-shrine = shrine

## What the tiles do

describe-building = { $gives } ({ $class }, costs { $cost })
describe-monument = { $gives } (monument, { $class }, costs { $cost })

of-any = any

effect-corn = { amount-corn }
effect-wood = { amount-wood }
effect-stone = { amount-stone }
effect-gold = { amount-gold }
effect-skull = { amount-skull }
effect-vp = { amount-vp }
effect-temple = { $n ->
    [one] { $n } step
   *[other] { $n } steps
} up in { $of-key ->
    [any] { of-any } temple
   *[other] the { $of }
}
effect-technology = { $n ->
    [one] { $n } free advance
   *[other] { $n } free advances
} in { $of-key ->
    [any] { of-any } technology
   *[other] { $of }
}
effect-worker = { $n ->
    [one] { $n } new worker
   *[other] { $n } new workers
}
effect-feeds = { $n ->
    [one] { $n } worker eats
   *[other] { $n } workers eat
} for free on every food day
effect-eases = each worker eats { $n } corn less on every food day
effect-build = a further building may be constructed
effect-market = resources and corn may be swapped on the market
effect-action = any action of { gear-palenque }, { gear-yaxchilan }, { gear-tikal } or { gear-uxmal } may be bought for 1 corn

score-own-class = { amount-vp } for each own { $class }, be it a building or a monument, itself included
score-own-tiles = { amount-vp } for each own building and monument, itself included
score-all-monuments = { $n } victory points with 2 / 3 / 4 players for each monument constructed by anybody, itself included
score-corn-tiles = { amount-vp } for each own corn tile
score-wood-tiles = { amount-vp } for each own wood tile
score-workers = { $n } victory points with 3 / 4 / 5 / 6 own workers in play
score-levels = { amount-vp } for each own technology level
score-mastery = { $n } victory points with 0 / 1 / 2 / 3 / 4 own technologies on level 3
score-best-temple = { amount-vp } for each step above the start step in one temple of choice
score-temples = { $n ->
    [1] the victory points of the own steps in all three temples once more
   *[other] the victory points of the own steps in all three temples once more, times { $n }
}
score-skulls = { amount-vp } for each crystal skull on { gear-chichen_itza }, whoever put it there

## What the action spaces do

action-palenque-1 = fishing: 3 corn
action-palenque-2 = harvest: 4 corn
action-palenque-3 = harvest: 5 corn or 2 wood
action-palenque-4 = harvest: 7 corn or 3 wood
action-palenque-5 = harvest: 9 corn or 4 wood
action-yaxchilan-1 = 1 wood
action-yaxchilan-2 = 1 stone and 1 corn
action-yaxchilan-3 = 1 gold and 2 corn
action-yaxchilan-4 = 1 crystal skull
action-yaxchilan-5 = 1 gold, 1 stone and 2 corn
action-tikal-1 = advance a technology once, for resources
action-tikal-2 = construct a building
action-tikal-3 = advance technologies once or twice, for resources
action-tikal-4 = construct one or two buildings, or a monument
action-tikal-5 = pay 1 resource, go up a step in two different temples
action-uxmal-1 = pay 3 corn, go up a step in any temple
action-uxmal-2 = market: swap resources and corn
action-uxmal-3 = take a new worker
action-uxmal-4 = construct a building for corn, 2 for each resource of its cost
action-uxmal-5 = pay 1 corn for any action of { gear-palenque }, { gear-yaxchilan }, { gear-tikal } or { gear-uxmal }
action-chichen_itza-1 = offer a skull: 4 victory points and a step up in the brown temple
action-chichen_itza-2 = offer a skull: 5 victory points and a step up in the brown temple
action-chichen_itza-3 = offer a skull: 6 victory points and a step up in the brown temple
action-chichen_itza-4 = offer a skull: 7 victory points and a step up in the green temple
action-chichen_itza-5 = offer a skull: 8 victory points and a step up in the green temple
action-chichen_itza-6 = offer a skull: 8 victory points, a step up in the green temple and 1 resource of choice
action-chichen_itza-7 = offer a skull: 10 victory points and a step up in the yellow temple
action-chichen_itza-8 = offer a skull: 11 victory points, a step up in the yellow temple and 1 resource of choice
action-chichen_itza-9 = offer a skull: 13 victory points, a step up in the yellow temple and 1 resource of choice

## Names of the tiles: our own, the tiles carry none

tile-A1-01 = Riverside Milpa
tile-A1-02 = Hillside Milpa
tile-A1-03 = Forest Milpa
tile-A1-04 = Upper Terraced Field
tile-A1-05 = Lower Terraced Field
tile-A1-06 = School of the Fields
tile-A1-07 = Stone Hoe Workshop
tile-A1-08 = Quarrymen’s House
tile-A1-09 = Goldsmiths’ House
tile-A1-10 = Tomb of Rain and Wind
tile-A1-11 = Tomb of Rain and Serpent
tile-A1-12 = Tomb of the Master Mason
tile-A1-13 = Masons’ Shrine
tile-A1-14 = Oracle’s Shrine

tile-A2-01 = Great Riverside Milpa
tile-A2-02 = Great Hillside Milpa
tile-A2-03 = Great Forest Milpa
tile-A2-04 = Academy of Stone
tile-A2-05 = Academy of Gold
tile-A2-06 = Academy of Harvests
tile-A2-07 = Academy of Skulls
tile-A2-08 = Tomb of the Merchants
tile-A2-09 = Tomb of the Settlers
tile-A2-10 = Tomb of the Rulers
tile-A2-11 = Tomb of the Wanderer
tile-A2-12 = Tomb of the Three Gods
tile-A2-13 = Shrine of Rain
tile-A2-14 = Shrine of the Serpent
tile-A2-15 = Shrine of the Wind
tile-A2-16 = Builders’ Shrine
tile-A2-17 = Seers’ Shrine
tile-A2-18 = Shrine of Knowledge

tile-M-01 = City of the Dead
tile-M-02 = Stele of the Great Builder
tile-M-03 = Avenue of Monuments
tile-M-04 = Pyramid of the Harvest
tile-M-05 = Pyramid of the Forest
tile-M-06 = Great Plaza
tile-M-07 = Palace of a Thousand Hands
tile-M-08 = House of Learning
tile-M-09 = Observatory
tile-M-10 = Ring of Shrines
tile-M-11 = Stairway to the Sky
tile-M-12 = Pyramid of All Gods
tile-M-13 = Wall of Skulls

tile-W-01 = Corn · Quetzalcoatl · agriculture
tile-W-02 = Corn · gold · Quetzalcoatl
tile-W-03 = Stone · gold · agriculture
tile-W-04 = Much corn · stone
tile-W-05 = Wood · Kukulcan · extraction
tile-W-06 = Corn · wood · Kukulcan
tile-W-07 = Corn · wood · extraction
tile-W-08 = Corn · wood · stone
tile-W-09 = Corn · Chaac · architecture
tile-W-10 = Corn · stones
tile-W-11 = Corn · gold · architecture
tile-W-12 = Much corn · wood · stone
tile-W-13 = Corn · stone · Chaac
tile-W-14 = Corn · wood · a meal
tile-W-15 = A worker
tile-W-16 = Much corn · gold
tile-W-17 = Corn · wood · skull
tile-W-18 = Corn · stone · theology
tile-W-19 = Corn · much wood
tile-W-20 = Corn · wood · theology
tile-W-21 = Much corn · wood

# --- picture ---

pic-round = Round { $round }
pic-age = { $age ->
    [1] Age I
   *[other] Age II
}
pic-food-day = { $days ->
    [0] food day!
    [one] { $days } day to the food day
   *[other] { $days } days to the food day
}
pic-over = the game is over
pic-teeth = ● today  ◇ food day: goods  ◆ food day: points
pic-gears = Gears: { $food }
pic-temples = Temples and technologies
pic-first-space = First-player space:
pic-free = free
pic-marker = marker:
pic-teeth-corn = on the teeth: { $n }
pic-supply = Skulls in the supply: { $n }
pic-market = 1 cube in corn: { $rates }
pic-legend = ○ next free  ▒ dummy  ▤ wood on corn  ■ corn  ↑ temple step
pic-oval-taken = skull

pic-short-corn = corn
pic-short-wood = wood
pic-short-stone = stn
pic-short-gold = gold
pic-short-skull = skull
pic-short-vp = VP
pic-temple-brown = brn
pic-temple-yellow = yel
pic-temple-green = grn
pic-temple-any = any temple
pic-god-brown = Chaac
pic-god-yellow = Quetzalcoatl
pic-god-green = Kukulcan
pic-any-action = any
pic-tikal-1 = technology
pic-tikal-2 = building
pic-tikal-3 = 2 technol.
pic-tikal-4 = 2 bld/mon.
pic-tikal-5 = 1res › ↑↑
pic-uxmal-1 = 3corn › ↑
pic-uxmal-2 = market
pic-uxmal-3 = +1 worker
pic-uxmal-4 = corn›bldg.
pic-uxmal-5 = 1corn›any

pic-track-agriculture = agriculture
pic-track-extraction = extraction
pic-track-architecture = architecture
pic-track-theology = theology
pic-track-any = any technology
pic-agriculture-1 = +1corn
pic-agriculture-2 = +1 fishing
pic-agriculture-3 = +2corn
pic-agriculture-4 = bonus: ↑
pic-extraction-1 = +1wood
pic-extraction-2 = +1stn
pic-extraction-3 = +1gold
pic-extraction-4 = bonus: 2res
pic-architecture-1 = +1corn
pic-architecture-2 = +2VP
pic-architecture-3 = −1res
pic-architecture-4 = bonus: 3VP
pic-theology-1 = space +1
pic-theology-2 = 1res › ↑
pic-theology-3 = +1skull
pic-theology-4 = bonus: 1skull

pic-buildings = Buildings (in the stack: { $n }) and monuments
pic-wealth = Your wealth tiles: keep two
pic-class-farm = farm
pic-class-public = public
pic-class-tomb = tomb
pic-class-shrine = shrine
pic-effect-worker = { $n ->
    [one] +{ $n } worker
   *[other] +{ $n } workers
}
pic-effect-feeds = { $n ->
    [one] feeds { $n } worker
   *[other] feeds { $n } workers
}
pic-effect-eases = each worker eats { $n } less
pic-effect-build = one more building
pic-effect-market = market
pic-effect-action = any action for 1corn
pic-score-own-class = { $vp } per own tile: { $tiles }
pic-score-own-tiles = { $vp } per own building or monument
pic-score-all-monuments = { $vp } per monument of anybody
pic-score-corn-tiles = { $vp } per own corn tile
pic-score-wood-tiles = { $vp } per own wood tile
pic-score-workers = { $vp }: 3–6 workers
pic-score-levels = { $vp } per technology level
pic-score-mastery = { $vp }: 1/2/3+ tracks on level 3
pic-score-best-temple = { $vp } per step of your best temple
pic-score-temples = temple points again
pic-score-skulls = { $vp } per skull on the gear

pic-players = Players
pic-head-vp = VP
pic-head-workers = wrk.
pic-head-corn = corn
pic-head-wood = wood
pic-head-stone = stn
pic-head-gold = gold
pic-head-skull = sk.
pic-head-tiles = c/w
pic-head-double = 2×
pic-number = { $n }

pic-days-left = { $days ->
    [one] day to the food day
   *[other] days to the food day
}
pic-first-player = First player
pic-feeding = Feeding

## The workshop

box-kind-building = Buildings
box-kind-monument = Monuments
box-kind-wealth = Wealth tiles
box-kind-temple = Temples
box-kind-space = Spaces of the gears
box-kind-market = Market
box-kind-supply = Supply
box-kind-calendar = Calendar
box-kind-players = By number of players
box-field-age = Age
box-field-class = Class
box-field-score = What scores
box-field-gear = Gear of the dummy
box-field-space = Space of the dummy
box-field-rewards = Resources by step
box-field-highest = Points for the highest, first and last half
box-field-corn = Corn
box-field-wood = Wood
box-field-vp = Victory points
box-field-temple = Temple
box-field-resource = Resources of choice
box-field-days = Food days
box-field-monuments = Monuments on offer
box-field-dummies = Dummy workers
box-effect-vp = points
box-effect-temple = steps in a temple
box-effect-technology = technology
box-effect-worker = worker
box-effect-feeds = workers fed
box-effect-eases = corn less for each worker
box-effect-build = one more building
box-effect-market = market, optional
box-effect-action = any action for 1 corn
box-score-own-class = own tiles of its class
box-score-own-tiles = own buildings and monuments
box-score-all-monuments = monuments of everybody
box-score-corn-tiles = corn tiles
box-score-wood-tiles = wood tiles
box-score-workers = workers
box-score-levels = technology levels
box-score-mastery = technologies at the top
box-score-best-temple = steps in the best temple
box-score-temples = steps in all temples
box-score-skulls = crystal skulls

## The balance report

census-wealth = Starting wealth
census-building = Buildings
census-monument = Monuments
census-gear = Gears with workers
census-space = Actions of the gears
census-temple = Temple
census-track = Technology
deed-place = Placing workers
deed-pick = Picking up workers
deed-beg = Begging for corn

## Components that no move names

piece-players = { $n ->
    [one] one player
   *[other] { $n } players
}
piece-calendar = food days
piece-supply = crystal skulls
piece-space-palenque = { gear-palenque } { $n }
piece-space-yaxchilan = { gear-yaxchilan } { $n }
piece-space-chichen_itza = { gear-chichen_itza } { $n }
