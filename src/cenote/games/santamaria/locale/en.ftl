game-title = Santa Maria
game-about = Build a colony in the New World and let your dice run through its streets; ships, monks and conquistadors do the rest.

## Options

option-expansion = American Kingdoms
option-expansion-about = The expansion with its core changes: cacao, special tiles, special shipping, more scholars and bishops. Its modules switch it on by themselves.
option-governor = Module A: governor
option-governor-about = A governor walks through each colony before a line is activated, and scores where he ends.
option-specialists = Module B: specialists
option-specialists-about = White dice may hire farmers, foresters, soldiers and builders of upgrades.
option-ambassadors = Module C: ambassadors
option-ambassadors-about = Two dice that everybody may follow. Five players always use them.
option-maya = Module D: Maya city
option-maya-about = One player builds the temples of a Maya city. Five players always have one.
option-maya_seat = Who is the Maya
option-maya_seat-about = The Maya begins the game. Has no effect without the Maya city.
option-maya_seat-0 = drawn by lot
option-maya_seat-1 = player 1
option-maya_seat-2 = player 2
option-maya_seat-3 = player 3
option-maya_seat-4 = player 4
option-maya_seat-5 = player 5
option-advanced = Advanced set-up
option-advanced-about = All colonies begin alike; everybody takes a town hall with a scholar.
option-shared_dice = Shared blue dice
option-shared_dice-about = Blue dice lie in a common pool.
option-colonies = Colonies
option-colonies-about = How the colony boards are handed out. The cacao colony belongs to American Kingdoms and does not go with the Maya city; with it the boards are dealt.
option-colonies-usual = as the rules have it
option-colonies-choose = players choose, without the cacao colony
option-colonies-deal = dealt at random, without the cacao colony
option-colonies-cacao = dealt at random, with the cacao colony
option-open_scores = Open scores
option-open_scores-about = Everybody sees the happiness of all; otherwise it is kept face down until the end.

## Moves

move-colony = Take the { $colony }
move-hall = Take the { $hall } with its scholar
move-expand = Expand the colony: { $tile }
move-lay = Lay its first cell: { $row }, { $column }, { $turn }
move-activate = Activate with coins: { $row }, { $column }
move-die = Take a die: { $die }, { $value }
move-use = Use it as { $value }: { $line }{ $by-key ->
    [cacao] , changed by cacao
    [gold] , changed by gold in place of cacao
   *[coin] { "" }
}
move-pass = Pass on space { $space }
move-pay = Pay { $goods }
move-hire = Hire the specialist
move-upgrade = Lay the upgrade: { $row }, { $column }
move-navigate = Move the governor one cell further
move-leave = Leave the die: { $row }, { $column }
move-follow = Follow the ambassador: { $line }
move-take = Take 1 { $good }
move-ship = Ship: { $dock }
move-berth = Lay the special tile at this dock: { $dock }
move-march = { $how-key ->
    [plain] Advance the conquistador
   *[other] Advance the conquistador one space more for 1 { $how }
}
move-pray = { $how-key ->
    [plain] Advance on the religion track
   *[other] Advance 2 spaces on the religion track for 1 { $how }
}
move-monk = Place a monk: { $place }
move-extra = Perform the action of passing space { $space } too
move-road = Lay the road tile: { $row }, { $column }
move-sell = Sell 1 { $good }
move-buy = Buy 1 { $good }
move-run = Move the die: road { $road }, { $site }
move-stop = Stop here
move-temple = Build a temple level: { $district }
move-card = Play the card { $card }: { $half }
move-priest = Send a high priest: road { $road }, { $site }
move-build = Build: { $token }
move-site = Put it there: road { $road }, { $site }
move-store = Take a store from the reserve: { $good }
move-fill = Turn a store full: { $good }
move-draw = Draw an action card
move-junction = Put the road token on the junction of road { $road }
move-exchange = Exchange cards of your hand
move-return = Put under the deck: { $card }
move-offer = Offer a bargain to player { $seat }
move-give = Give 1 { $good } more
move-want = Want 1 { $good } more
move-propose = Make this offer
move-accept = Accept the bargain
move-refuse = Refuse the bargain
move-done = Finish

turn-0 = not turned
turn-1 = turned a quarter to the right
turn-2 = turned upside down
turn-3 = turned a quarter to the left

row-1 = first row
row-2 = second row
row-3 = third row
row-4 = fourth row
row-5 = fifth row
row-6 = sixth row
column-1 = first column
column-2 = second column
column-3 = third column
column-4 = fourth column
column-5 = fifth column
column-6 = sixth column
site-1 = first site
site-2 = second site
site-3 = third site
site-4 = fourth site
site-5 = fifth site
site-6 = sixth site

## What is to be decided

ask-choose-colony = Which colony do you take?
ask-choose-pair = Which town hall do you take, with its scholar?
ask-lay-hall = Where do you lay your town hall?
ask-turn = Your turn: expand, activate a building, use a die, or pass.
ask-afterwards = Anything to sell or buy before your turn ends?
ask-lay-tile = Where do you lay the tile?
ask-lay-road = Where do you lay the road tile?
ask-pay = With which resources do you pay?
ask-sell-first = Your storage is full: sell one before the next arrives?
ask-use-die = As what do you use the die, and along which line?
ask-leave-die = On which of the activated buildings do you leave the die?
ask-navigate = Pay for another step of the governor?
ask-hire = Do you hire the specialist beside the die?
ask-follow = An ambassador die was used: do you follow?
ask-follow-on-roads = An ambassador die was used: do you run it along your roads?
ask-trade = What do you pay for the trade?
ask-trade-result = What do you get for it?
ask-ship = Which shipping tile do you take?
ask-berth = At which dock do you lay the special tile?
ask-march = Conquistador: advance?
ask-pray = Religion: advance?
ask-place-monk = Where do you place your monk?
ask-extra-space = Meditation: which unoccupied passing space do you use too?
ask-maya-turn = Your turn: use a die, play a card, send a high priest, or pass.
ask-use-die-on-roads = As what do you use the die?
ask-walk = Where does the die go?
ask-technology = Do you play a technology card with this die?
ask-build-level = Do you build a temple level?
ask-choose-token = Which building do you build?
ask-choose-site = On which site do you put it?
ask-maya-trade = Trade as often as you like, then finish.
ask-exchange = Which cards do you put under the deck?
ask-draft = What do you give, and what do you want for it?
ask-answer = Do you accept the bargain?
ask-blessing = Draw a card, or turn a store full?
ask-fill-store = Which store do you turn full?
ask-take-store = Which store do you take from the reserve?
ask-place-road-token = On which junction do you put the road token?

## Why a move is not legal

why-blue-limit = you may use { $limit ->
    [one] 1 blue die
   *[other] { $limit } blue dice
} this year, and you have
why-both-ways = { $good } goes the other way in this bargain already
why-building-occupied = a die or coins lie on that building
why-cacao-not-bought = cacao cannot be bought; it comes from buildings and missions
why-cacao-not-sold = cacao cannot be sold
why-card-is-main-action = that half of a card is a main action; only technology goes with a die
why-card-not-in-hand = the card { $card } is not in your hand
why-cell-developed = the tile would cover a cell that is developed already
why-cell-occupied = a die, coins or the governor are on that cell
why-change-is-free = the die becomes { $value } without cacao
why-coins-needed = you will need those coins for the die
why-colony-not-in-game = the { $colony } is not in this game
why-colony-taken = the { $colony } is taken
why-dear-activation = your next activation costs { $cost ->
    [one] 1 coin
   *[other] { $cost } coins
} this year, you have { $have }
why-dear-card = that half costs { $cost }, you have { $have }
why-dear-change = changing the die to { $value } costs { $cost ->
    [one] 1 coin
   *[other] { $cost } coins
}, you have { $have }
why-dear-diagonal = a diagonal costs { $cost ->
    [one] 1 coin
   *[other] { $cost } coins
}, you have { $have } left
why-dear-exchange = exchanging cards costs { $cost ->
    [one] 1 coin
   *[other] { $cost } coins
}, you have { $have }
why-dear-good = 1 { $good } costs { $cost ->
    [one] 1 coin
   *[other] { $cost } coins
}, you have { $have }
why-dear-level = the next level costs { $cost }, you have { $have } ({ $district })
why-dear-ship = the tile at this dock ({ $dock }) costs { $cost }, you have { $have }
why-dear-space = the players there are due { $cost } coins together, you have { $have } ({ $place })
why-dear-specialist = hiring costs { $cost ->
    [one] 1 coin
   *[other] { $cost } coins
}, you have { $have }
why-dear-step = another step costs { $cost ->
    [one] 1 coin
   *[other] { $cost } coins
}, you have { $have }
why-dear-tile = the tile costs { $cost }, you have { $have } ({ $tile })
why-deck-empty = the deck is empty
why-die-useless = with what you have, no line with a free building can be reached by this die ({ $die }, { $value })
why-display-empty = no expansion tiles are left until the next year
why-district-not-adjacent = the building is not next to this district: { $district }
why-dock-empty = no tile lies at this dock: { $dock }
why-exchange-something = put at least one card under the deck
why-fullest-dock = no dock of yours has more tiles than this one ({ $dock }), so the special tile cannot lie there
why-governor-there = the governor stands there
why-hall-not-there = the { $hall } is not on offer
why-hand-empty = you have no card in your hand
why-just-bought = you have just bought { $good }; to sell it back would change nothing
why-just-dropped = you have just dropped an offer to player { $seat }; do something else first
why-just-sold = you have just sold { $good }; to buy it back would change nothing
why-maya-gold = the gold of the temple is no resource; it can only be bargained with other players
why-maya-sells-by-trade = the Maya buys and sells only by the trade of an action card
why-needs-tactics = an extra space is open only to those with Tactics
why-no-ambassadors = there are no ambassador dice in this game
why-no-building = there is no building on that cell
why-no-cacao = you have no cacao
why-no-cacao-game = cacao belongs to American Kingdoms
why-no-empty-site = every site of the city has its building
why-no-empty-store = you have no empty store for { $good }
why-no-free-building = that line would have no free building ({ $line }, { $value })
why-no-gold = you have no gold
why-no-goods = you cannot pay { $goods }, you have { $have }
why-no-junction = road { $road } has no junction for a token
why-no-partner = there is no player { $seat } to bargain with
why-no-patience = player { $seat } will hear no more offers in this trade
why-no-priest = you have no high priest at hand
why-no-room = your colony has no room for it: { $tile }
why-no-room-for-it = who would get the { $good } cannot store it
why-no-special-dock = special shipping belongs to American Kingdoms
why-no-store = you have no store for { $good }
why-no-such-die = there is no such die for you to take: { $die }, { $value }
why-no-such-half = the card { $card } has no such half: { $half }
why-no-such-space = not on the board in this game: { $place }
why-no-token-left = no building token of this kind is left: { $kind }
why-no-upgrade-here = the specialist beside the die is no builder of upgrades
why-none-in-reserve = the reserve has no store for { $good }
why-not-a-result = { $good } is not what this trade gives
why-not-activated = the die did not activate that building
why-not-for-maya = the Maya has no colony
why-not-held = there is no more { $good } to give
why-not-in-trade = the trade takes one of these: { $goods }
why-not-next = this is not the next free building on the way: road { $road }, { $site }
why-not-on-building = the die has to stop on a free building
why-nothing-to-sell = you have no { $good } to sell
why-off-the-grid = the tile would not lie wholly in the colony
why-offer-something = put something into the bargain first
why-one-action = you have had the main action of this turn
why-one-technology = one technology card goes with each use of a die
why-other-cost = the cost is { $cost }; gold may stand in for any resource
why-other-line = you cannot follow along that line
why-other-technology = the card { $card } has no technology for a die of { $value }
why-other-token = the card gives another kind of building: { $kind }
why-own-monk-there = you have a monk there already: { $place }
why-site-built = a building stands there already
why-site-not-free = there is no free building there: road { $road }, { $site }
why-space-taken = passing space { $space } is occupied
why-storage-full = you cannot store more than { $limit } { $good }
why-technology-with-die = technology is no main action; it goes with a die of its value
why-temple-finished = this temple has all its levels: { $district }
why-tile-not-shown = not in the display: { $tile }
why-token-built = already built: { $token }
why-token-there = the junction of road { $road } has its token
why-track-ends = the track ends there
why-upgrade-needed = the line has no other free building, so the upgrade must be hired and laid in it
why-upgrade-needs-cell = say where the upgrade goes
why-white-limit = you may use { $limit ->
    [one] 1 white die
   *[other] { $limit } white dice
} from the pool a year, and you have
why-wrong-line = you cannot use this die ({ $die }) along such a line: { $line }

## What happened

event-accept = { $who } accepts the bargain
event-achievement = { $who } has reached an achievement: { $achievement }
event-activate = { $who } activates with coins: { $building }
event-blue-die = { $who } gets a blue die: { $value }
event-build = { $who } builds: { $token } (road { $road }, { $site })
event-card = { $who } plays the card { $card }: { $half }
event-colony = { $who } takes the { $colony }
event-dock = New at a dock ({ $dock }): { $ship }, { $points ->
    [one] 1 point
   *[other] { $points } points
} for { $goods }
event-draw = { $who } draws { $n ->
    [one] 1 card
   *[other] { $n } cards
}
event-end = The game is over
event-exchange = { $who } exchanges { $n ->
    [one] 1 card
   *[other] { $n } cards
}
event-expand = { $who } takes a tile: { $tile }
event-follow = { $who } follows the ambassador: { $line } { $value }
event-gain = { $who } gets { $goods }
event-give = { $who } gives { $goods } to player { $partner }
event-governor = The governor of { $who } moves: { $row }, { $column }
event-hall = { $who } takes the { $hall } with a scholar: { $place }
event-hire = { $who } hires: { $specialist }
event-junction = { $who } puts a road token on the junction of road { $road }
event-lay = { $who } lays it: { $row }, { $column }
event-level = { $who } builds level { $level } of a temple: { $district }
event-march = { $who } advances on the conquistador track
event-monk = { $who } places a monk: { $place }
event-offer = { $who } offers player { $partner } { $give } for { $want }
event-overflow = { $who } has no room for { $good } and gets { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
} instead
event-pass = { $who } passes on space { $space }
event-pay = { $who } pays { $goods }
event-pray = { $who } advances on the religion track
event-priest = { $who } sends a high priest: road { $road }, { $site }
event-priests = { $who } gets { $n ->
    [one] 1 high priest
   *[other] { $n } high priests
}
event-refuse = { $who } refuses the bargain
event-road = { $who } lays a road tile: { $row }, { $column }
event-run = { $who }: the die goes to road { $road }, { $site }
event-score = { $who }: { $vp ->
    [one] { $vp } point
   *[other] { $vp } points
} ({ $source })
event-ship = { $who } takes a { $ship } with { $points ->
    [one] 1 point
   *[other] { $points } points
} to this dock: { $dock }
event-solo-lost = { $who } has { $points } points and misses the goal of { $goal }
event-solo-won = { $who } has { $points } points and reaches the goal of { $goal }
event-store = { $who } takes a full store from the reserve: { $good }
event-temple-gold = { $n ->
    [one] 1 gold goes
   *[other] { $n } gold go
} to the gold temple of { $who }
event-turn = { $who } to move
event-upgrade = { $who } lays an upgrade: { $building }
event-use = { $who } uses a die ({ $die }) as { $value }: { $line }
event-year = Year { $year } begins; { $who } is first

## Goods and dice

good-wood = wood
good-grain = grain
good-sugar = sugar
good-gem = gem
good-gold = gold
good-cacao = cacao
good-coin = coin

amount-wood = { $n } wood
amount-grain = { $n } grain
amount-sugar = { $n } sugar
amount-gem = { $n ->
    [one] { $n } gem
   *[other] { $n } gems
}
amount-gold = { $n } gold
amount-cacao = { $n } cacao
amount-coin = { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}
amount-happiness = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
amount-religion = religion track: { $n }
amount-march = conquistador track: { $n }
amount-blue-die = { $n ->
    [one] { $n } blue die
   *[other] { $n } blue dice
}
amount-scholar = { $n ->
    [one] { $n } scholar
   *[other] { $n } scholars
}

how-plain = without paying
how-wood = { good-wood }
how-grain = { good-grain }
how-gold = { good-gold }

die-white = white
die-blue = blue
die-white_ambassador = white, of the ambassador
die-blue_ambassador = blue, of the ambassador

line-column = column
line-row = row
line-diagonal = diagonal
line-road = road

by-coin = coins
by-cacao = cacao
by-gold = gold

## Places

colony-A1 = timber colony
colony-A2 = mission colony
colony-A3 = garrison colony
colony-A4 = harbour colony
colony-A5 = cacao colony
colony-B = common side B
hall-TH1 = town hall of the timber colony
hall-TH2 = town hall of the mission colony
hall-TH3 = town hall of the garrison colony
hall-TH4 = town hall of the harbour colony
hall-TH5 = town hall of the cacao colony

dock-coin = coins
dock-religion = religion
dock-conquistador = conquistador
dock-happiness = happiness
dock-special = special shipping

district-trade = trade district
district-festival = festival district
district-gold = gold temple
district-construction = construction district
district-technology = technology district

half-trade = trade
half-festival = festival
half-construction = construction
half-technology = technology

kind-wooden = wooden building
kind-straw = straw building

pad-during = during the game
pad-years = ends of the years
pad-end = final scoring
source-bishops = bishops
source-city = temples of the city
source-coins = coins
source-colonists = colonists in full lines
source-conquistador = conquistador award
source-governor = the governor on a road
source-governor-place = the place of the governor
source-happiness = happiness
source-penalty = penalty for a bishop
source-religion = end of the religion track
source-scholars = scholars
source-sets = sets of ships
source-ships = shipping tiles

achievement-communism = Communism
achievement-capitalism = Capitalism
achievement-theocracy = Theocracy
achievement-goatocracy = Goatocracy
achievement-democracy = Democracy
achievement-utopia = Utopia

## Buildings

building-wood = wood
building-grain = grain
building-sugar = sugar
building-gem = gem
building-coins = coins
building-happiness = happiness
building-shipping = shipping
building-conquistador = conquistador
building-religion = religion
building-trade_wood_gem = trade of wood or gem
building-trade_grain_sugar = trade of grain or sugar
building-trade_happiness = trade for happiness
building-trade_valuable = trade for sugar or gem
building-trade_grain = trade of grain
building-cacao = cacao
building-wood_and_grain = wood and grain
building-wood_and_coins = wood and coins
building-religion_and_coin = religion and a coin
building-conquistador_and_coin = conquistador and a coin
building-shipping_and_coin = a coin and shipping
building-cacao_and_coin = cacao and a coin
building-warrior = warrior
building-road0 = empty road
building-road1 = road with 1 colonist
building-road2 = road with 2 colonists
building-upgrade_coins = coins, with a wagon
building-upgrade_shipping = shipping, with a wagon
building-upgrade_religion = religion, with a wagon
building-upgrade_conquistador = conquistador, with a wagon
building-upgrade_sugar = sugar, with a wagon
building-upgrade_gem = gem, with a wagon
building-upgrade_happiness = happiness, with a wagon

## Scholars, bishops, missions

scholar-philosophy = Philosophy
scholar-taxation = Taxation
scholar-astronomy = Astronomy
scholar-architecture = Architecture
scholar-economics = Economics
scholar-commerce = Commerce
scholar-theology = Theology
scholar-shipbuilding = Shipbuilding
scholar-tactics = Tactics
scholar-warehousing = Warehousing
scholar-archery = Archery
scholar-navigation = Navigation
scholar-meditation = Meditation
bishop-bishop_colonists = Bishop of Colonists
bishop-bishop_lines = Bishop of Full Lines
bishop-bishop_sugar = Bishop of Sugar
bishop-bishop_monks = Bishop of Monks
bishop-bishop_fleet = Bishop of the Fleet
bishop-bishop_faith_and_sword = Bishop of Faith and Sword
bishop-bishop_large_tiles = Bishop of Large Tiles
bishop-bishop_conquest = Bishop of Conquest
bishop-bishop_gems = Bishop of Gems
mission-M1 = first mission
mission-M2 = second mission
mission-M3 = third mission
mission-M4 = fourth mission
mission-M5 = cacao mission

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

called-starting = starting ship ({ $cost })
called-regular = ship ({ $cost })
called-special = special ship ({ $cost })
ship-S01 = starting ship ({ good-wood }, { good-sugar })
ship-S02 = starting ship ({ good-grain }, { good-gem })
ship-S03 = starting ship ({ good-wood }, { good-gem })
ship-S04 = starting ship ({ good-grain }, { good-sugar })
ship-R01 = ship ({ good-wood }, { good-sugar })
ship-R02 = ship ({ good-wood }, { good-gem })
ship-R03 = ship ({ good-grain }, { good-sugar })
ship-R04 = ship ({ good-grain }, { good-gem })
ship-R05 = ship ({ good-sugar }, { good-gem })
ship-R06 = ship ({ good-sugar }, { good-gem })
ship-R07 = ship ({ good-sugar })
ship-R08 = ship ({ good-gem })
ship-R09 = ship ({ good-wood }, { good-grain }, { good-sugar })
ship-R10 = ship ({ good-wood }, { good-grain }, { good-sugar })
ship-R11 = ship ({ good-wood }, { good-grain }, { good-gem })
ship-R12 = ship ({ good-wood }, { good-grain }, { good-gem })
ship-R13 = ship ({ good-wood }, { good-sugar })
ship-R14 = ship ({ good-wood }, { good-gem })
ship-R15 = ship ({ good-grain }, { good-sugar })
ship-R16 = ship ({ good-grain }, { good-gem })
ship-R17 = ship ({ good-wood }, { good-sugar }, { good-gem })
ship-R18 = ship ({ good-wood }, { good-sugar }, { good-gem })
ship-R19 = ship ({ good-grain }, { good-sugar }, { good-gem })
ship-R20 = ship ({ good-grain }, { good-sugar }, { good-gem })
ship-R21 = ship ({ good-wood }, { good-sugar })
ship-R22 = ship ({ good-grain }, { good-gem })
ship-R23 = ship ({ good-sugar }, { good-gem })
ship-R24 = ship ({ good-sugar }, { good-gem })
ship-R25 = ship ({ good-wood }, { good-grain }, { good-sugar }, { good-gem })
ship-R26 = ship ({ good-wood }, { good-grain }, { good-sugar }, { good-gem })
ship-R27 = ship ({ good-wood }, { good-sugar }, { good-gem })
ship-R28 = ship ({ good-grain }, { good-sugar }, { good-gem })
ship-R29 = ship ({ good-wood }, { good-sugar }, { good-gem })
ship-R30 = ship ({ good-grain }, { good-sugar }, { good-gem })
ship-Q01 = special ship ({ good-cacao })
ship-Q02 = special ship ({ good-wood }, { good-cacao })
ship-Q03 = special ship ({ good-grain }, { good-cacao })
ship-Q04 = special ship ({ good-sugar }, { good-cacao })
ship-Q05 = special ship ({ good-gem }, { good-cacao })
ship-Q06 = special ship ({ good-cacao }, { good-coin })
ship-Q07 = special ship ({ good-coin })
ship-Q08 = special ship ({ good-wood }, { good-coin })
ship-Q09 = special ship ({ good-grain }, { good-coin })
ship-Q10 = special ship ({ good-gem }, { good-coin })

card-C01 = “{ half-trade } / { half-festival } ({ good-cacao })”
card-C02 = “{ half-trade } / { kind-wooden }”
card-C03 = “{ half-trade } / { half-technology } (die 1: { bonus-warrior })”
card-C04 = “{ half-festival } ({ good-grain } › { good-coin }) / { kind-straw }”
card-C05 = “{ half-festival } ({ good-wood } › { good-coin }) / { half-technology } (die 2: { bonus-religion })”
card-C06 = “{ kind-wooden } / { half-technology } (die 3: { bonus-gem })”
card-C07 = “{ half-trade } / { half-festival } ({ good-sugar })”
card-C08 = “{ half-trade } / { kind-straw }”
card-C09 = “{ half-trade } / { half-technology } (die 4: { bonus-sugar })”
card-C10 = “{ half-festival } ({ good-gem }) / { kind-wooden }”
card-C11 = “{ half-festival } ({ good-grain }, { good-cacao }) / { half-technology } (die 5: { bonus-warrior })”
card-C12 = “{ kind-straw } / { half-technology } (die 6: { bonus-religion })”
card-C13 = “{ half-trade } / { half-festival } ({ good-wood }, { good-cacao })”
card-C14 = “{ half-trade } / { kind-wooden }”
card-C15 = “{ half-trade } / { half-technology } (die 1: { bonus-gem })”
card-C16 = “{ half-festival } ({ good-wood }, { good-grain }) / { kind-straw }”
card-C17 = “{ half-festival } ({ good-sugar }, { good-gem }) / { half-technology } (die 2: { bonus-sugar })”
card-C18 = “{ kind-wooden } / { half-technology } (die 3: { bonus-warrior })”
card-C19 = “{ half-trade } / { half-festival } ({ good-cacao } › { good-coin })”
card-C20 = “{ half-trade } / { kind-straw }”
card-C21 = “{ half-trade } / { half-technology } (die 4: { bonus-religion })”
card-C22 = “{ half-festival } ({ good-grain }, { good-sugar }) / { kind-wooden }”
card-C23 = “{ half-festival } ({ good-wood }, { good-gem }) / { half-technology } (die 5: { bonus-gem })”
card-C24 = “{ kind-straw } / { half-technology } (die 6: { bonus-sugar })”

token-MB01 = wooden building (sugar)
token-MB02 = wooden building (gem)
token-MB03 = wooden building (warrior)
token-MB04 = wooden building (warrior)
token-MB05 = wooden building (coins)
token-MB06 = wooden building (happiness)
token-MB07 = straw building (grain)
token-MB08 = straw building (wood)
token-MB09 = straw building (cacao)
token-MB10 = straw building (religion)
token-MB11 = straw building (religion)
token-MB12 = straw building (happiness)

specialist-farmer1 = farmer
specialist-farmer2 = farmer
specialist-farmer3 = farmer
specialist-forester1 = forester
specialist-forester2 = forester
specialist-forester3 = forester
specialist-soldier1 = soldier
specialist-soldier2 = soldier
specialist-soldier3 = soldier
specialist-upgrade1 = upgrade with coins
specialist-upgrade2 = upgrade with coins
specialist-upgrade3 = upgrade with coins
specialist-upgrade4 = upgrade with shipping
specialist-upgrade5 = upgrade with religion
specialist-upgrade6 = upgrade with conquistador
specialist-upgrade7 = upgrade with sugar
specialist-upgrade8 = upgrade with gem
specialist-upgrade9 = upgrade with happiness

## What the components do

describe-ship = { $points ->
    [one] { $points } point
   *[other] { $points } points
} for { $cost }
describe-scholar = { $does }{ $points ->
    [0] { "" }
    [one] ; at the end { $points } point
   *[other] ; at the end { $points } points
}
describe-farmer = { $costs } coins for the first / second / third, which gives { $gives } grain
describe-forester = { $costs } coins for the first / second / third, which gives { $gives } wood
describe-soldier = { $costs } coins for the first / second / third, which gives { $gives } conquistador spaces
describe-upgrade = a building and a road in one, with a colonist; coins on a developed / empty cell: { $costs }
describe-temple = level { $level }, costs { $cost }
describe-festival = festival: { $get } for { $pay }
describe-construction = construction: a { $kind } for { $pay }
describe-technology = technology with a die of { $die }: { $bonus }
describe-trade = trade with the supply and with other players

bonus-warrior = warrior
bonus-religion = religion
bonus-gem = a gem
bonus-sugar = sugar

effect-shipping = shipping
effect-religion = religion
effect-conquistador = conquistador
effect-trade = trade of { $pays } for { $gets }

ability-philosophy = a blue die may activate the column of its number in place of the row
ability-taxation = after a die has activated a line, { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
} for each colonist in it, at most { $most }
ability-astronomy = every die may be changed by { $n ->
    [one] { $n } step
   *[other] { $n } steps
} for free
ability-architecture = 1 coin may replace 1 wood of a tile; a special tile costs 1 coin less
ability-economics = activations with coins cost 1, 1, 2, 2, 3, 3 … in a year
ability-commerce = simple resources are bought for { $buy } coins and valuable ones sold for { $sell }
ability-theology = a die may be left on any building that it activated
ability-shipbuilding = { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
} for each shipping tile taken
ability-tactics = 1 wood buys another space with each conquistador action
ability-warehousing = each unit beyond the storage limit gives { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
} more
ability-archery = for { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
} a die of 1 or 6 activates a diagonal
ability-navigation = for { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
} the governor goes on from a road, again and again
ability-meditation = an occupied passing space may be chosen; the fifth gives the action of an unoccupied one too

counts-bishop_colonists = { $points } for each colonist in the colony, at most { $most } points
counts-bishop_lines = { $points } for each fully developed row and column, at most { $most } points
counts-bishop_sugar = { $points } for each sugar on own shipping tiles, at most { $most } points
counts-bishop_monks = { $points } for each own monk on the board, at most { $most } points
counts-bishop_fleet = { $points } for each shipping tile in the fullest dock, at most { $most } points
counts-bishop_faith_and_sword = { $points } for each building with religion or conquistador, at most { $most } points
counts-bishop_large_tiles = { $points } for each expansion tile of three cells, at most { $most } points
counts-bishop_conquest = the conquistador award of the last year counts twice
describe-bishop = { $counts }; before that −{ $penalty }, but not with American Kingdoms
counts-bishop_gems = { $points } for each gem on own shipping tiles, at most { $most } points

## Pictures

pic-year = year { $year } of 3
pic-over = game over
pic-first = first:
pic-white = white dice
pic-blue = blue dice
pic-ambassadors = ambassadors
pic-march = Conquistadors
pic-religion = Religion
pic-award = awards
pic-symbol-gold = g
pic-symbol-die = d
pic-symbol-monk = m
pic-tiles = Tiles
pic-harbour = Harbour ({ $n } left)
pic-passing = Passing
pic-road-tile = road
pic-scholars = Scholars
pic-bishops = Bishops
pic-missions = Missions
pic-pairs = Pairs
pic-passed = passed ({ $space })
pic-docks = docks
pic-monks = monks { $n }
pic-maya = Maya city
pic-pieces = priests { $priests } · road tokens { $roads } · cards { $cards }
pic-hand = Hand
pic-half-trade = tra
pic-half-festival = fes
pic-half-construction = con
pic-half-technology = tec
pic-short-wood = wd
pic-short-grain = gr
pic-short-sugar = su
pic-short-gem = ge
pic-short-gold = go
pic-short-cacao = ca
pic-short-coin = ¢
pic-short-happiness = ♥
pic-short-shipping = sh
pic-short-religion = re
pic-short-conquistador = co

## The workshop

box-kind-building = Buildings
box-kind-road = Roads
box-kind-tile = Expansion tiles
box-kind-hall = Town halls
box-kind-colony = Colonies
box-kind-ship = Shipping tiles
box-kind-expansion = Prices of expansion tiles
box-kind-scholar = Scholars
box-kind-bishop = Bishops
box-kind-mission = Missions
box-kind-specialist = Specialists
box-kind-hire = Hiring specialists
box-kind-governor = Governor’s board
box-kind-ambassador = Ambassadors
box-kind-good = Goods
box-kind-rate = Rates
box-kind-setup = Set-up
box-kind-track = Tracks
box-kind-award = Conquistador awards
box-kind-passing = Passing spaces
box-kind-dock = Docks
box-kind-solo = Solo goal
box-kind-achievement = Solo achievements
box-kind-maya = The Maya
box-kind-district = Districts
box-kind-site = Building sites
box-kind-junction = Road junctions
box-kind-token = Maya buildings
box-kind-temple = Temples
box-kind-store = Stores
box-kind-card = Action cards
box-field-colonists = Colonists
box-field-shape = Shape
box-field-hall = Town hall
box-field-kind = Kind
box-field-coins = Coins
box-field-most = At most
box-field-pips = Free pips
box-field-buy = Buying price
box-field-sell = Selling price
box-field-building = Building
box-field-costs = Price of the first, second, third
box-field-gives = What the first, second, third give
box-field-developed = Price on a building
box-field-empty = Price on an empty cell
box-field-cell = Cell
box-field-limit = How many may be kept
box-field-numbers = By seat
box-field-ambassadors = With ambassadors
box-field-double = Double tiles shown
box-field-bent = Bent tiles shown
box-field-straight = Straight tiles shown
box-field-base = In the base game
box-field-kingdoms = With American Kingdoms
box-field-gold = Spaces with gold
box-field-trees = Spaces with trees
box-field-monks = Spaces with monks
box-field-dice = Spaces with dice
box-field-happiness = Happiness beyond the end
box-field-action = Action
box-field-maya = For the Maya
box-field-needs = What is needed
box-field-each_year = Each year
box-field-each_player = For each player
box-field-pieces = Pieces in all
box-field-exchange = Goods exchanged
box-field-cacao = Price of cacao
box-field-grain = Price of grain
box-field-wood = Price of wood
box-field-roads = Roads
box-field-level = Level
box-field-good = Good
box-field-halves = Halves
box-effect-happiness = happiness
box-effect-shipping = shipping
box-effect-religion = religion
box-effect-conquistador = conquistador
box-effect-road = road tile
box-effect-store = store
box-effect-temple = temple
box-effect-trade = trade
box-effect-construction = construction
box-effect-technology = technology: die and bonus
box-bonus-gem = gem
box-bonus-religion = religion
box-bonus-sugar = sugar
box-bonus-warrior = warrior
box-reward-cards = cards
box-reward-coins = coins
box-reward-priest = high priest
box-reward-road = road token
box-reward-store = store
box-shape-double = double
box-shape-bent = bent
box-shape-straight = straight
box-ship-starting = starting
box-ship-regular = regular
box-ship-special = special
box-specialist-farmer = farmer
box-specialist-forester = forester
box-specialist-soldier = soldier
box-specialist-upgrade = upgrade
box-start-full = full
box-start-empty = empty
box-start-reserve = in reserve

## The balance report

census-colony = Colonies
census-hall = Town halls
census-tile = Expansion tiles
census-ship = Ships
census-place = Places of monks
census-specialist = Specialists
census-card = Cards of the Maya
census-token = Buildings of the Maya
census-pass = Passing spaces
census-religion = Religion
census-conquistador = Conquistadors
deed-expand = Expanding
deed-activate = Activating for coins
deed-die = Using a die
deed-pass = Passing

## Components that no move names

piece-rate-pip = a pip of a die
piece-rate-fee = fee for a monk’s space
piece-rate-set = a set of ships
piece-rate-point = coins for a point
piece-rate-penalty = penalty of bishops
piece-setup-coins = coins by turn order
piece-setup-blue_dice = blue dice
piece-setup-white_dice = white dice
piece-setup-monks = monks
piece-setup-tiles = tiles in the display
piece-setup-scholars = scholars in play
piece-setup-bishops = bishops in play
piece-setup-road_tiles = road tiles
piece-award = { $n ->
    [one] alone
   *[other] { $n } players
}, year { $m }
piece-passing = passing space { $n }
piece-solo = goal of the solo game
piece-road-road0 = { building-road0 }
piece-road-road1 = { building-road1 }
piece-road-road2 = { building-road2 }
piece-governor-start = where the governor begins
piece-governor-row = governor’s board, row { $n }
piece-hire-production = production specialists
piece-hire-upgrade = upgrades of buildings
piece-maya-coins = coins of the Maya
piece-maya-hand = cards of the Maya
piece-maya-high_priests = high priests
piece-maya-road_tokens = road tokens
piece-site = road { $n }, site { $m }
piece-junction = junctions
piece-temple = temple of level { $level }
piece-store = store of { $good }
piece-expansion-double = price of a double tile
piece-expansion-bent = price of a bent tile
piece-expansion-straight = price of a straight tile
