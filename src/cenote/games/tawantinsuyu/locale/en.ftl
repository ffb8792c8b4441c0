game-title = Tawantinsuyu: The Inca Empire
game-about = Workers climb the terraces of Cusco, priests circle the Coricancha, and armies carry the empire into four regions.

option-learning = Learning game
option-learning-about = The Coricancha lies as printed on the board instead of being rotated at random.
option-E1 = No personality
option-E1-about = Solo, easier: Axomamma plays without a personality token.
option-E2 = Dearer buildings
option-E2-about = Solo, easier: her buildings cost 2 stone instead of 1.
option-E3 = Rarer worship
option-E3-about = Solo, easier: she worships only with 2 or more statues.
option-E4 = One conquest
option-E4-about = Solo, easier: she makes no second conquest.
option-E5 = No army card
option-E5-about = Solo, easier: she draws no army card in a turn without workers.
option-H1 = A free step
option-H1-about = Solo, harder: when she activates worship or offering she first climbs 1 step free.
option-H2 = Bolder conquests
option-H2-about = Solo, harder: as many soldiers as war losses are enough for her to activate conquest.
option-H3 = Cheaper conquests
option-H3-about = Solo, harder: her conquests turn down 1 and discard 1 soldier fewer.
option-H4 = Points for priest actions
option-H4-about = Solo, harder: 2 points for each priest action she picks.
option-H5 = Dearer weavings
option-H5-about = Solo, harder: in ceremonies she scores 2 points for each weaving.
option-H6 = Points without workers
option-H6-about = Solo, harder: 2 points for each turn without workers.
option-H7 = Points for goods
option-H7-about = Solo, harder: at the end 1 point for each resource she has left, 2 for gold.
option-arrival = Personality on arrival
option-arrival-about = Solo: her personality also acts at once whenever a token arrives on its cell.

## Moves

move-start = Begin the first tapestry with { $tile }
move-keep = Keep in hand: { $card }
move-resolve = Take the bonus of { $card }
move-enter = Put the high priest on { $action }
move-place = Place: { $worker } on { $space }
move-as = { $ability-key ->
    [own] Use the worker’s own ability
   *[other] Use the worker as a { $ability }
}
move-with = { $card-key ->
    [gold] Pay the space with 1 gold instead of a god card
   *[other] Pay the space with the god card { $card }
}
move-advance = Move the high priest { $cells }
move-pray = Pray: take 2 god cards
move-drill = Train: draw 2 army cards, keep 1
move-recruit = Hire a worker from the nomads
move-perform = Perform the action
move-gold = Take 1 gold instead of the action
move-hire = { $end-key ->
    [potato] Hire at the potato end for 1 potato
   *[corn] Hire at the corn end for 1 corn
}
move-dismiss = Leaves the game: { $worker }
move-spend = Discard from hand for its bonus: { $army }
move-exchange = Exchange { $deal }
move-summon = Pay 1 potato for a god card
move-task = Task: { $task }
move-extra = Pay 1 potato for one more task
move-bonus = Take the bonus of the god card played
move-capture = Take the worker: { $space }
move-statue = Erect: { $size } statue, { $god }
move-stairs = Build { $level } stairs in sector { $sector }
move-build = Construct { $tile }
move-swap = Put { $card } under the deck to change the market
move-replace = Replace { $tile }
move-use = Use { $tile }
move-enlist = Keep, discarding the other: { $army }
move-buy = Buy { $tile }
move-return = Put { $tile } under the stack
move-pick = { $place-key ->
    [top] Take the face-up weaving on top of the stack
   *[under] Take the unseen weaving under the top one
}
move-join = { $side-key ->
    [left] Add it to the left of { $tile }
   *[right] Add it to the right of { $tile }
}
move-begin = Begin a new tapestry
move-joint = Trade: { $symbol }
move-god = { $card-key ->
    [deck] Draw a god card from the deck
   *[other] Take the god card { $card } from the altar
}
move-nomad = Take from the nomads: { $worker }
move-part = Next: { $part }
move-choose = Choose: { $part }
move-restore = Turn face up: { $item }
move-climb = Pay 1 gold and climb 1 step
move-pay = Pay { $goods }
move-sacrifice = Discard: { $size } statue, { $god }
move-offer = Offer corn for { $steps }
move-loss = { $end-key ->
    [potato] War loss: the worker at the potato end
   *[corn] War loss: the worker at the corn end
}
move-lose = War loss from the nomads: { $worker }
move-muster = Play into the play area: { $army }
move-conquer = Conquer: { $region }
move-ease = { $demand-key ->
    [turn] { tile-Z13 }: turn no soldier down
   *[discard] { tile-Z13 }: discard no soldier
}
move-discard = Discard for the conquest: { $army }
move-exhaust = Turn down for the conquest: { $army }
move-play = Play for its bonus: { $card }
move-feed = Pay 1 gold for a missing potato
move-skip = Decline
move-done = Done

deal-stone-gold = 2 stone for 1 gold
deal-stone-corn = 2 stone for 2 corn
deal-gold-stone = 1 gold for 2 stone
deal-gold-corn = 1 gold for 2 corn
deal-corn-stone = 2 corn for 2 stone
deal-corn-gold = 2 corn for 1 gold

cells-1 = 1 cell
cells-2 = 2 cells
steps-1 = 1 step
steps-2 = 2 steps
steps-3 = 3 steps
ability-own = own ability
ability-courier = courier
ability-priest = priest
end-potato = potato end
end-corn = corn end
place-top = top weaving
place-under = weaving under the top
side-left = left
side-right = right
demand-turn = turning down
demand-discard = discarding

## What is to be decided

ask-choose-start = Choose the start weaving of your first tapestry.
ask-keep-cards = Keep three of your god cards as a hand; the other five will give their bonuses.
ask-resolve = Which of the cards laid out gives its bonus next?
ask-enter-priest = Where does your high priest begin?
ask-turn = Your turn: place a worker or perform two different minor actions.
ask-second-action = Choose your second minor action.
ask-place-as = Which ability does the worker use this time?
ask-place-with = With which god card do you pay for the space, or with gold?
ask-capture = Your warrior may take an adjacent worker.
ask-work = Which task is next?
ask-after-work = The tasks are finished: what else does this placement bring?
ask-offer-task = Do you perform the task of the card?
ask-build = Which building do you construct? A god card changes the market first.
ask-replace = Which buildings of the market are replaced?
ask-build-stairs = Where do you build stairs?
ask-take-statue = Which statue do you erect?
ask-add-tile = Where does the weaving go?
ask-free-weaving = Which weaving do you take for free?
ask-return-tile = { tile-Z08 }: which weaving goes back under the stack?
ask-buy-tiles = Which weavings do you buy? 1, 2 or 3 of them cost 1, 3 or 6 corn.
ask-leftover = Do you buy one of the weavings left over, for 2 corn?
ask-trade = Which joint pays next?
ask-enlist = Which army card do you keep?
ask-produce = Which production buildings do you use?
ask-produce-one = Which production building do you use once?
ask-restore = What do you turn face up?
ask-buy-step = Do you pay 1 gold for a temple step?
ask-take-nomad = Which nomad do you take?
ask-hire = End of the turn: do you hire a worker from the village? Two may stay with you: if there are more, somebody leaves the game.
ask-limit = You may keep two workers: who leaves the game?
ask-receive = Which part of the bonus comes next?
ask-either = Which of these gains do you take?
ask-take-god = Where do you take the god card from?
ask-pay = How do you pay?
ask-act-or-gold = Do you perform the action or take 1 gold instead?
ask-triggers = Which of your buildings works first?
ask-worship = Which statue do you discard for temple steps?
ask-offering = How much corn do you offer for temple steps?
ask-war-loss = Which worker goes to the war losses?
ask-levy = Which army cards do you play into the play area?
ask-conquer = Where do you put a conquest marker?
ask-ease = { tile-Z13 }: which demand is lowered?
ask-soldiers = Which army card pays for the conquest?
ask-feed = Potatoes are missing for your god cards: each costs 2 points unless you pay gold.
ask-play-cards = Which god cards do you play for their bonuses? Up to three.

## Why a move is not legal

why-altar-closed = in the last step of a ceremony every god card comes from the deck
why-bonus-taken = the bonus of the card has been taken already
why-card-too-many = with this card a card too many would pay, or the others would not suffice: { $army }
why-conquered-already = it is occupied, and markers stay for the whole game: { $region }
why-dear = it costs { $cost }, and you have { $have }
why-different-minor = the two minor actions must be different
why-exchange-back = you cannot undo the exchanges just made: { $deal }
why-gold-instead = you took gold instead of the production
why-kept-already = you have already kept { $card }
why-minor-already = you are performing minor actions this turn; no worker is placed
why-must-build = choose a building, or change the market first
why-must-replace = choose at least one building to be replaced
why-must-take-god = this god card has to be taken
why-no-army-cards = there are no army cards left to draw
why-no-exchange = only the owner of this building exchanges goods: { tile-Z15 }
why-no-extra-task = only a priest buys another task, and only once
why-no-god-cards = there are no god cards left, neither in the deck nor on the altar
why-no-goods = you cannot pay { $goods }; you have { $have }
why-no-joint = none of your joints matches
why-no-marker = you have no conquest marker left
why-no-nomads = there are no nomads left
why-no-own-statue = you do not have this statue: { $size }, { $god }
why-no-stair-marker = you have no stair marker left
why-no-stair-space = there is no free space for stairs
why-no-statue-of-god = you own no statue of the god of { $card }
why-no-statues = there are no statues left
why-no-such-ability = you lack the building for this ability: { $ability }
why-no-such-end = { $tile } is not an end of your tapestries on that side ({ $side })
why-no-such-joint = none of your joints still to be paid has this symbol: { $symbol }
why-no-such-node = the space has no such task: { $task }
why-no-such-nomad = there is none among the nomads: { $worker }
why-no-such-statue = none is left in stock: { $size } statue, { $god }
why-no-such-worker = you have none in supply: { $worker }
why-no-summoning = only the owner of this building buys god cards with potatoes: { tile-Z19 }
why-no-tasks-left = the worker has no task left
why-no-turning-up = nothing lets you turn it up now: { $item }
why-no-upper-stairs = lower stairs need upper stairs, and sector { $sector } has none
why-no-warriors = warriors are never taken, and one stands there: { $space }
why-no-weaving = { $n ->
    [0] the stack of weavings is empty
   *[other] only one weaving is left in the stack
}
why-nobody-there = nobody stands there: { $space }
why-node-done = this task must wait until all three have been done: { $task }
why-not-adjacent = it is not adjacent: { $space }
why-not-among-troops = it does not lie face up in your play area: { $army }
why-not-dealt = { $card } was not dealt to you
why-not-drawn = you did not draw this card: { $army }
why-not-face-down = it does not lie face down before you: { $item }
why-not-face-up = you do not own it face up: { $tile }
why-not-in-army-hand = it is not in your hand: { $army }
why-not-in-bonus = the bonus has no such part, or it has been taken: { $part }
why-not-in-hand = you do not have { $card } in hand, or may play no more
why-not-in-market = { $tile } is not on offer
why-not-laid-out = { $card } does not lie before you
why-not-on-altar = { $card } is not on the altar
why-not-on-loom = { $tile } is not among the weavings drawn
why-not-your-turn = army cards and the buildings “{ tile-Z15 }” and “{ tile-Z19 }” are used on one’s own turn
why-nothing-face-up = you have no production building face up
why-nothing-to-build = you can pay for no building on offer and have no god card to change the market; you have { $have }
why-nothing-to-exchange = you do not have enough for { $deal }; you have { $have }
why-nothing-to-wait-for = it can be used a moment later
why-one-of-each-size = one statue of each size at most: { $size }
why-one-step-only = only the mover of the priest may offer for more than one step
why-only-buildings = only production buildings may be turned up here, not { $item }
why-other-demand = still to be discarded: { $discard }, then to be turned down: { $turn }
why-other-god = the card “{ $card }” has another god than the space: { $space }
why-other-price = the price is { $cost }
why-other-task = the card allows another task: { $task }
why-own-ability = that is the worker’s own ability: { $ability }
why-paid-with-gold = the space was paid with gold, so there is no bonus
why-pay-now = you have exchanged goods in order to pay; pay at least 1 gold
why-replaced-already = it has been chosen already, or two have been
why-same-design = that tapestry already has this design: { $design }
why-same-face = cards with the same face are alike; take the other: { $army }
why-same-face-down = a card with the same face comes first instead of { $item }
why-small-one-only = the free statue is a small one
why-space-taken = somebody stands there: { $space }
why-stairs-taken = sector { $sector } already has { $level } stairs
why-start-taken = { $tile } has been taken
why-swapped-already = the market is changed once for each building at most
why-tasks-first = the bonus comes before the first task or after the last one
why-too-few-soldiers = { $discard } to be discarded and { $turn } to be turned down are too many for your { $have } soldiers
why-too-many-workers = you have { $n } workers and may keep two
why-top-step = the temple has no step so high
why-unpayable-after = after this exchange you could not pay { $cost }
why-used-already = { $tile } has been used in this production
why-village-empty = the village is empty
why-village-first = as long as the village has workers, the loss comes from there

## What happened

event-advance = { $who } moves the high priest to { $action }
event-altar = { $card } goes to the altar
event-altar-away = { $card } goes from the altar under the deck
event-altar-full = The altar is full: its cards are shuffled into the deck
event-army = { $who } draws { $n ->
    [one] { $n } army card
   *[other] { $n } army cards
}
event-army-discard = { $who } discards: { $army }
event-begin = { $who } begins a tapestry: { $tile }
event-block = A worker blocks a space: { $worker }, { $space }
event-bonus = { $who } takes the bonus of { $card }
event-build = { $who } constructs { $tile }
event-capture = { $who } takes a worker: { $space }
event-ceremony = Ceremony { $n }
event-climb = { $who } climbs in the temple
event-conquer = { $who } conquers: { $region }
event-dismiss = { $who } lets a worker go: { $worker }
event-end = The game is over
event-enter = { $who } puts the high priest on { $action }
event-gain = { $who } takes { $goods }
event-god-altar = { $who } takes { $card } from the altar
event-god-deck = { $who } draws a god card
event-her-cell = { $who }: { $does }
event-her-place = { $who } places a worker ({ $worker }): { $space }
event-her-start = { $who } begins with the high priest on { $action }
event-hire = { $who } hires from the village: { $end }
event-join = { $who } adds to a tapestry: { $tile }
event-loom = { $who } draws weavings: { $tile }
event-loss = War loss: { $worker }
event-majority = { $who } holds the majority in { $land }
event-minor = { $who }: { $minor }
event-muster = { $who } plays an army card: { $army }
event-open = { $who } lays out { $card }
event-pay = { $who } pays { $goods }
event-place = { $who } places a worker ({ $worker }): { $space }, { $n ->
    [one] { $n } task
   *[other] { $n } tasks
}
event-play = { $who } plays { $card }
event-resolve = { $who } takes the bonus of { $card }
event-restore = { $who } turns face up: { $item }
event-roll = Axomamma’s die shows { $n }
event-sacrifice = { $who } discards a statue: { $size }, { $god }
event-score = { $who }: { $vp ->
    [one] { $vp } point
   *[other] { $vp } points
} ({ $source })
event-show = New on the market: { $tile }
event-spend = { $who } discards for its bonus: { $army }
event-stairs = { $who } builds { $level } stairs in sector { $sector }
event-statue = { $who } erects a statue: { $size }, { $god }
event-swap = { $who } puts a god card under the deck and changes the market
event-task = { $who } performs a task: { $task }
event-token = { $who } takes the ceremony token
event-trade = { $who } trades
event-train = { $who } trains and keeps an army card
event-troops-discard = { $who } discards for the conquest: { $army }
event-troops-down = { $who } turns down for the conquest: { $army }
event-turn = Turn: { $who }
event-use = { $who } uses { $tile }
event-village = The village fills: { $worker }
event-weaving = { $who } takes a { $tile }
event-with = { $who } plays the god card { $card }
event-worker = { $who } gains a worker: { $worker }

who-axomamma = Axomamma

## Goods, workers, gods, places


amount-potato = { $n ->
    [one] { $n } potato
   *[other] { $n } potatoes
}
amount-corn = { $n } corn
amount-stone = { $n } stone
amount-gold = { $n } gold
amount-food = { $n } food
amount-vp = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
amount-step = { $n ->
    [one] { $n } temple step
   *[other] { $n } temple steps
}
amount-architect = { worker-architect }: { $n }
amount-craftsman = { worker-craftsman }: { $n }
amount-warrior = { worker-warrior }: { $n }
amount-courier = { worker-courier }: { $n }
amount-priest = { worker-priest }: { $n }
amount-god-card = { $n ->
    [one] { $n } god card
   *[other] { $n } god cards
}
amount-army-card = { $n ->
    [one] { $n } army card
   *[other] { $n } army cards
}
amount-weaving = { $n ->
    [one] { $n } weaving
   *[other] { $n } weavings
}
amount-statue = { $n ->
    [one] { $n } statue
   *[other] { $n } statues
}

worker-architect = architect
worker-craftsman = craftsman
worker-warrior = warrior
worker-courier = courier
worker-priest = priest

god-g1 = Sun
god-g2 = Moon
god-g3 = Thunder
god-g4 = Earth
god-g5 = Sea
god-g6 = Rainbow

size-small = small
size-large = large
level-upper = upper
level-lower = lower

action-production = production
action-worship = worship
action-offering = offering
action-conquest = conquest
action-restoration = restoration

minor-pray = prayer
minor-drill = training
minor-recruit = hiring

land-chinchaysuyu = Chinchaysuyu
land-antisuyu = Antisuyu
land-qullasuyu = Qullasuyu
land-kuntisuyu = Kuntisuyu

task-potato = gather potatoes
task-corn = gather corn
task-stone = gather stone
task-gold = gather gold
task-weave = weave
task-statue = erect a statue
task-stairs = build stairs
task-build = construct a building
task-train = train
task-produce_one = single production
task-trade = trade

symbol-gold = gold
symbol-stone = stone
symbol-potato = potatoes
symbol-god = god card and potato
symbol-restore = restoring
symbol-army = army card
symbol-step = temple step for gold
symbol-vp = points

part-potato = potatoes
part-corn = corn
part-stone = stone
part-gold = gold
part-vp = points
part-army = army card
part-god = god card
part-train = training
part-weaving = weaving
part-worker = worker
part-restore = restoring
part-step = temple step
part-buy-step = temple step for gold
part-building = building
part-stairs = stairs
part-statue = small statue
part-task = task
part-either = one of several

does-gain = resources
does-personality = gold and personality
does-weave = weaving
does-build-production = a production building
does-build-permanent = a permanent building
does-stairs = stairs
does-statue = a statue
does-hire-potato = a worker from the potato end
does-hire-corn = a worker from the corn end
does-hire-nomad = a nomad

pad-during = during the game
pad-ceremonies = ceremonies
pad-end = final scoring
source-cards = god cards
source-army = army cards
source-buildings = buildings
source-trade = trade
source-temple = temple
source-conquest = conquest
source-axomamma = Axomamma
source-stairs = stairs
source-statues = statues
source-token = ceremony token
source-majority = majority
source-hunger = missing potatoes
source-tapestries = tapestries at the end
source-temple-end = temple at the end
source-built = buildings at the end
source-hand = god cards in hand
source-troops = face-up army cards
source-supply = workers in supply
source-gold = gold at the end

design-A = red slants
design-B = blue bands
design-C = suns
design-D = violet stripes
design-E = checks
design-F = blue waves
design-G = moons

card-gold = gold
card-deck = deck

## What components do

describe-card = god card of { $god }: { $gives }
describe-army = { $n ->
    [one] { $n } soldier
   *[other] { $n } soldiers
}; discarded from hand: { $gives }
describe-production = { $gives } (production building, costs { $cost })
describe-permanent = { $gives } (permanent building, costs { $cost })
describe-weaving = weaving with the design “{ $design }”: left { $left }, right { $right }
describe-space = { $terrace } terrace, sector { $sector }, { $god }: { $tasks }
describe-conquest = turn down { $turn }, discard { $discard }: { $gives }
describe-or = { $first } or { $second }

terrace-top = top
terrace-middle = middle
terrace-bottom = bottom

gives-potato = { amount-potato }
gives-corn = { amount-corn }
gives-stone = { amount-stone }
gives-gold = { amount-gold }
gives-vp = { amount-vp }
gives-army = { $n ->
    [one] { $n } army card
   *[other] { $n } army cards
}
gives-god = { $n ->
    [one] { $n } god card
   *[other] { $n } god cards
}
gives-train = { $n ->
    [1] training
   *[other] training { $n } times
}
gives-weaving = { $n ->
    [one] { $n } weaving
   *[other] { $n } weavings
}
gives-worker = { $n ->
    [one] { $n } worker from the nomads
   *[other] { $n } workers from the nomads
}
gives-restore = restore { $n } of your production buildings or army cards
gives-step = { $n ->
    [one] { $n } temple step
   *[other] { $n } temple steps
}
gives-buy-step = { $n ->
    [1] may pay 1 gold for 1 temple step
   *[other] may pay 1 gold for 1 temple step, { $n } times
}
gives-building = { $n ->
    [1] construct 1 building free
   *[other] construct { $n } buildings free
}
gives-stairs = { $n ->
    [1] build 1 stairs free
   *[other] build { $n } stairs free
}
gives-statue = { $n ->
    [1] 1 small statue free
   *[other] { $n } small statues free
}
gives-task = may perform a task: { $task }

power-Z01 = on placing any worker you may use it as a courier
power-Z02 = on placing any worker you may use it as a priest
power-Z03 = when you place a warrior, turn up to 2 of your production buildings face up
power-Z04 = a tile that you add and that makes a matching joint pays its bonus at once
power-Z05 = your craftsmen also count as architects on blue spaces, and your architects as craftsmen on green ones
power-Z06 = 4 potatoes at the start of each ceremony; at the end each god card in hand is worth 2 points
power-Z07 = your own stairs pay you 1 point each when your placement uses them
power-Z08 = for your weave task draw 5 weavings and put 2 of them back
power-Z09 = at the start of each ceremony 1 point for each weaving of your longest tapestry
power-Z10 = 2 potatoes, 1 corn and 1 stone at the start of each ceremony
power-Z11 = whenever anyone activates offering: 1 free weaving
power-Z12 = whenever anyone activates offering, and just before each ceremony: you may pay 1 gold for 1 temple step
power-Z13 = your conquests turn down 1 and discard 1 soldier fewer, at least 1 in all
power-Z14 = your warriors get 2 more tasks
power-Z15 = exchange 2 stone, 1 gold and 2 corn freely, on your turn and whenever you pay
power-Z16 = whenever anyone activates production: restore 1 production building or army card
power-Z17 = whenever anyone activates conquest: 1 gold and 1 point
power-Z18 = whenever anyone activates restoration: 1 army card and 1 gold
power-Z19 = at any time on your turn pay 1 potato for 1 god card
power-Z20 = gathering potatoes, corn or stone brings 1 more and 1 point

## Names of components: our own, the cards and tiles carry none

brief-potato = { part-potato }
brief-corn = { part-corn }
brief-stone = { part-stone }
brief-gold = { part-gold }
brief-vp = points
brief-army = { part-army }
brief-god = { part-god }
brief-train = { part-train }
brief-weaving = { part-weaving }
brief-worker = { part-worker }
brief-restore = { part-restore }
brief-step = { part-step }
brief-buy-step = step for gold
brief-building = { part-building }
brief-stairs = { part-stairs }
brief-statue = { part-statue }
brief-task-potato = { task-potato }
brief-task-corn = { task-corn }
brief-task-stone = { task-stone }
brief-task-gold = { task-gold }
brief-task-weave = { task-weave }
brief-task-statue = statue
brief-task-stairs = stairs
brief-task-build = { task-build }
brief-task-train = { task-train }
brief-task-produce_one = production
brief-task-trade = trade
called-card = { $god } · { $gives }
called-army = { $n ->
    [one] { $n } soldier
   *[other] { $n } soldiers
} · { $gives }
called-weaving = weaving “{ $design }” ({ $left } | { $right })
card-G01 = Sun · potatoes
card-G02 = Sun · gold
card-G03 = Sun · points
card-G04 = Sun · army card, points
card-G05 = Sun · workshops, points
card-G06 = Sun · step for gold, potatoes
card-G07 = Sun · god card, potatoes
card-G08 = Moon · potatoes, points
card-G09 = Moon · stone
card-G10 = Moon · points, corn
card-G11 = Moon · training, potatoes
card-G12 = Moon · statue, stone
card-G13 = Moon · weaving, potatoes
card-G14 = Moon · worker, potatoes
card-G15 = Thunder · potatoes, corn
card-G16 = Thunder · stone, corn
card-G17 = Thunder · points
card-G18 = Thunder · restoring, potatoes
card-G19 = Thunder · stairs, stone
card-G20 = Thunder · weaving, potatoes
card-G21 = Thunder · god card, stone
card-G22 = Earth · corn
card-G23 = Earth · stone, points
card-G24 = Earth · points, potatoes
card-G25 = Earth · army card, points
card-G26 = Earth · statue, stone
card-G27 = Earth · step for gold, points
card-G28 = Earth · worker, potatoes
card-G29 = Sea · potatoes, corn, points
card-G30 = Sea · stone
card-G31 = Sea · points, stone
card-G32 = Sea · training, corn
card-G33 = Sea · workshops, points
card-G34 = Sea · trade, points
card-G35 = Sea · god card, points
card-G36 = Rainbow · potatoes, corn
card-G37 = Rainbow · gold
card-G38 = Rainbow · points, potatoes
card-G39 = Rainbow · restoring, points
card-G40 = Rainbow · production, points
card-G41 = Rainbow · weaving, points
card-G42 = Rainbow · worker, corn

army-A01 = 1 soldier · potatoes
army-A02 = 1 soldier · potatoes
army-A03 = 1 soldier · potatoes
army-A04 = 1 soldier · potatoes
army-A05 = 1 soldier · corn, potatoes
army-A06 = 1 soldier · corn, potatoes
army-A07 = 1 soldier · stone, potatoes
army-A08 = 1 soldier · stone, potatoes
army-A09 = 1 soldier · points
army-A10 = 1 soldier · points
army-A11 = 1 soldier · points
army-A12 = 1 soldier · god card
army-A13 = 1 soldier · god card
army-A14 = 1 soldier · god card
army-A15 = 1 soldier · gold
army-A16 = 1 soldier · gold
army-A17 = 1 soldier · corn
army-A18 = 1 soldier · corn
army-A19 = 2 soldiers · potatoes
army-A20 = 2 soldiers · potatoes
army-A21 = 2 soldiers · potatoes
army-A22 = 2 soldiers · potatoes
army-A23 = 2 soldiers · points
army-A24 = 2 soldiers · points
army-A25 = 2 soldiers · points
army-A26 = 2 soldiers · points
army-A27 = 2 soldiers · corn
army-A28 = 2 soldiers · corn
army-A29 = 2 soldiers · stone
army-A30 = 2 soldiers · stone

tile-P01 = Potato terraces
tile-P02 = Freeze-drying yard
tile-P03 = Maize terraces
tile-P04 = Mixed terraces
tile-P05 = Irrigated fields
tile-P06 = Festival square
tile-P07 = Acolytes’ house
tile-P08 = Barracks
tile-P09 = Workshop
tile-P10 = Goldsmiths’ house
tile-P11 = Maize-beer house
tile-P12 = House of priests
tile-P13 = Quarry
tile-P14 = Great granary
tile-P15 = Barter hall
tile-P16 = House of weavers
tile-P17 = Road shrine
tile-P18 = Gold mine
tile-P19 = Palace of Cusco
tile-Z01 = Relay station
tile-Z02 = House of oracles
tile-Z03 = War drum tower
tile-Z04 = Loom of the sun
tile-Z05 = Masters’ guild
tile-Z06 = Storehouse of offerings
tile-Z07 = Stairway toll
tile-Z08 = Dye house
tile-Z09 = Hall of tapestries
tile-Z10 = Ceremonial larder
tile-Z11 = Gift of the weavers
tile-Z12 = Golden stair
tile-Z13 = House of generals
tile-Z14 = Fortress
tile-Z15 = Exchange of goods
tile-Z16 = Healers’ house
tile-Z17 = Triumphal gate
tile-Z18 = Recruiting post
tile-Z19 = Field altar
tile-Z20 = Model farm

tile-SW01 = weaving “{ design-A }” (potatoes | step)
tile-SW02 = weaving “{ design-B }” (stone | points)
tile-SW03 = weaving “{ design-C }” (army | stone)
tile-SW04 = weaving “{ design-D }” (gold | army)
tile-W01 = weaving “{ design-A }” (god card | stone)
tile-W02 = weaving “{ design-B }” (restoring | step)
tile-W03 = weaving “{ design-C }” (step | potatoes)
tile-W04 = weaving “{ design-D }” (points | army)
tile-W05 = weaving “{ design-E }” (potatoes | gold)
tile-W06 = weaving “{ design-F }” (stone | gold)
tile-W07 = weaving “{ design-G }” (army | god card)
tile-W08 = weaving “{ design-A }” (gold | restoring)
tile-W09 = weaving “{ design-B }” (god card | stone)
tile-W10 = weaving “{ design-C }” (restoring | points)
tile-W11 = weaving “{ design-D }” (step | points)
tile-W12 = weaving “{ design-E }” (points | gold)
tile-W13 = weaving “{ design-F }” (potatoes | points)
tile-W14 = weaving “{ design-G }” (stone | potatoes)
tile-W15 = weaving “{ design-A }” (army | potatoes)
tile-W16 = weaving “{ design-B }” (gold | god card)
tile-W17 = weaving “{ design-C }” (god card | potatoes)
tile-W18 = weaving “{ design-D }” (restoring | potatoes)
tile-W19 = weaving “{ design-E }” (step | army)
tile-W20 = weaving “{ design-F }” (points | step)
tile-W21 = weaving “{ design-G }” (potatoes | stone)
tile-W22 = weaving “{ design-A }” (stone | restoring)
tile-W23 = weaving “{ design-B }” (army | gold)
tile-W24 = weaving “{ design-C }” (gold | stone)
tile-W25 = weaving “{ design-D }” (god card | restoring)
tile-W26 = weaving “{ design-E }” (restoring | god card)
tile-W27 = weaving “{ design-F }” (step | army)
tile-W28 = weaving “{ design-A }” (points | army)
tile-W29 = weaving “{ design-B }” (potatoes | god card)
tile-W30 = weaving “{ design-C }” (stone | step)
tile-W31 = weaving “{ design-A }” (army | restoring)

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

space-T01 = { god-g1 }, top terrace, sector 1
space-T02 = { god-g2 }, top terrace, sector 1
space-T03 = { god-g3 }, top terrace, sector 2
space-T04 = { god-g4 }, top terrace, sector 2
space-T05 = { god-g1 }, top terrace, sector 3
space-T06 = { god-g5 }, top terrace, sector 3
space-T07 = { god-g6 }, top terrace, sector 4
space-T08 = { god-g3 }, top terrace, sector 4
space-T09 = { god-g2 }, top terrace, sector 5
space-T10 = { god-g4 }, top terrace, sector 5
space-M01 = { god-g4 }, middle terrace, sector 1
space-M02 = { god-g5 }, middle terrace, sector 1
space-M03 = { god-g6 }, middle terrace, sector 1
space-M04 = { god-g1 }, middle terrace, sector 2
space-M05 = { god-g2 }, middle terrace, sector 2
space-M06 = { god-g4 }, middle terrace, sector 2
space-M07 = { god-g3 }, middle terrace, sector 3
space-M08 = { god-g5 }, middle terrace, sector 3
space-M09 = { god-g6 }, middle terrace, sector 3
space-M10 = { god-g1 }, middle terrace, sector 4
space-M11 = { god-g4 }, middle terrace, sector 4
space-M12 = { god-g2 }, middle terrace, sector 4
space-M13 = { god-g5 }, middle terrace, sector 5
space-M14 = { god-g6 }, middle terrace, sector 5
space-M15 = { god-g3 }, middle terrace, sector 5
space-B01 = { god-g1 }, bottom terrace, sector 1
space-B02 = { god-g2 }, bottom terrace, sector 1
space-B03 = { god-g3 }, bottom terrace, sector 1
space-B04 = { god-g6 }, bottom terrace, sector 1
space-B05 = { god-g4 }, bottom terrace, sector 2
space-B06 = { god-g5 }, bottom terrace, sector 2
space-B07 = { god-g1 }, bottom terrace, sector 2
space-B08 = { god-g6 }, bottom terrace, sector 2
space-B09 = { god-g2 }, bottom terrace, sector 3
space-B10 = { god-g3 }, bottom terrace, sector 3
space-B11 = { god-g4 }, bottom terrace, sector 3
space-B12 = { god-g1 }, bottom terrace, sector 3
space-B13 = { god-g5 }, bottom terrace, sector 4
space-B14 = { god-g6 }, bottom terrace, sector 4
space-B15 = { god-g2 }, bottom terrace, sector 4
space-B16 = { god-g3 }, bottom terrace, sector 4
space-B17 = { god-g1 }, bottom terrace, sector 5
space-B18 = { god-g4 }, bottom terrace, sector 5
space-B19 = { god-g5 }, bottom terrace, sector 5
space-B20 = { god-g6 }, bottom terrace, sector 5

region-chinchaysuyu-1 = { land-chinchaysuyu }, first place
region-chinchaysuyu-2 = { land-chinchaysuyu }, second place
region-chinchaysuyu-3 = { land-chinchaysuyu }, third place
region-chinchaysuyu-4 = { land-chinchaysuyu }, fourth place
region-chinchaysuyu-5 = { land-chinchaysuyu }, fifth place
region-chinchaysuyu-6 = { land-chinchaysuyu }, sixth place
region-antisuyu-1 = { land-antisuyu }, first place
region-antisuyu-2 = { land-antisuyu }, second place
region-antisuyu-3 = { land-antisuyu }, third place
region-antisuyu-4 = { land-antisuyu }, fourth place
region-antisuyu-5 = { land-antisuyu }, fifth place
region-antisuyu-6 = { land-antisuyu }, sixth place
region-qullasuyu-1 = { land-qullasuyu }, first place
region-qullasuyu-2 = { land-qullasuyu }, second place
region-qullasuyu-3 = { land-qullasuyu }, third place
region-qullasuyu-4 = { land-qullasuyu }, fourth place
region-qullasuyu-5 = { land-qullasuyu }, fifth place
region-qullasuyu-6 = { land-qullasuyu }, sixth place
region-kuntisuyu-1 = { land-kuntisuyu }, first place
region-kuntisuyu-2 = { land-kuntisuyu }, second place
region-kuntisuyu-3 = { land-kuntisuyu }, third place
region-kuntisuyu-4 = { land-kuntisuyu }, fourth place
region-kuntisuyu-5 = { land-kuntisuyu }, fifth place
region-kuntisuyu-6 = { land-kuntisuyu }, sixth place

## Pictures

pic-ceremony = { $n ->
    [0] before the first ceremony
    [1] 1 of 3 ceremonies held
   *[other] { $n } of 3 ceremonies held
}
pic-over = the game is over
pic-token = token: { $name }
pic-hill = Hill
pic-stairs-upper = upper stairs
pic-stairs-lower = lower stairs
pic-none = –
pic-village = Village
pic-nomads = Nomads
pic-losses = War losses
pic-bag = Bag { $n }
pic-altar = Altar
pic-deck = deck { $n }
pic-army-deck = army deck { $n }, discard { $m }
pic-weaving = Weavings { $n }, on top { $tile }
pic-loom = drawn
pic-temple = Temple
pic-regions = Regions (turn down/discard)
pic-market = Market
pic-statues = Statues in stock (small/large)
pic-players = Players
pic-hand = Your god cards
pic-army = Your army cards
pic-laid = Laid out
pic-starts = Start weavings
pic-her = Axomamma’s board
pic-slots = slots
pic-tokens = tokens
pic-personality = personality
pic-roll = die { $n }
pic-up = ready
pic-down = turned
pic-troops = soldiers
pic-tired = turned
pic-own-statues = statues
pic-tapestries = tapestries
pic-legend-workers = Workers: { $list }
pic-legend-tasks = Tasks: { $list }
pic-legend-spaces = b blue space, g green space; letters beside the god: worker on the space

pic-head-vp = VP
pic-head-potato = pot
pic-head-corn = corn
pic-head-stone = sto
pic-head-gold = gold
pic-head-workers = workers
pic-head-cards = gods
pic-head-army = army
pic-head-step = step
pic-head-stairs = stai
pic-head-markers = mark

pic-worker-architect = A
pic-worker-craftsman = C
pic-worker-warrior = W
pic-worker-courier = R
pic-worker-priest = P
pic-god-g1 = Su
pic-god-g2 = Mo
pic-god-g3 = Th
pic-god-g4 = Ea
pic-god-g5 = Se
pic-god-g6 = Ra
pic-task-potato = Po
pic-task-corn = Co
pic-task-stone = St
pic-task-gold = Go
pic-task-weave = We
pic-task-statue = Sa
pic-task-stairs = Sr
pic-task-build = Bu
pic-task-train = Tr
pic-task-produce_one = Pr
pic-task-trade = Td
pic-short-potato = pot
pic-short-corn = corn
pic-short-stone = sto
pic-short-gold = gold
pic-short-vp = VP
pic-short-army = army
pic-short-god = god
pic-short-train = train
pic-short-weaving = weav
pic-short-worker = work
pic-short-restore = rest
pic-short-step = ↑
pic-short-buy-step = gold›↑
pic-short-building = build
pic-short-stairs = stairs
pic-short-statue = statue
pic-short-task = task
pic-or = or

## The workshop

box-kind-card = God cards
box-kind-army = Army cards
box-kind-production = Production buildings
box-kind-permanent = Permanent buildings
box-kind-statue = Statues
box-kind-weaving = Weavings
box-kind-joint = Joints of tapestries
box-kind-step = Temple steps
box-kind-conquest = Conquest spaces
box-kind-space = Spaces of the hill
box-kind-node = Task nodes
box-kind-worker = Workers
box-kind-action = Actions of the Coricancha
box-kind-players = By number of players
box-kind-cell = Cells of Axomamma’s board
box-kind-token = Axomamma’s tokens
box-kind-hire = What Axomamma’s workers bring
box-kind-personality = Axomamma’s personalities
box-field-god = God
box-field-soldiers = Soldiers
box-field-vp = Points
box-field-each = For each god
box-field-design = Design
box-field-left = Left symbol
box-field-right = Right symbol
box-field-players = From this many players
box-field-ceremony = Points in a ceremony
box-field-final = Points at the end
box-field-turn = Soldiers turned down
box-field-discard = Soldiers discarded
box-field-terrace = Terrace
box-field-sector = Sector
box-field-colour = Colour
box-field-nodes = Task nodes
box-field-block = Blocked
box-field-task = Task
box-field-place = Place, clockwise
box-field-removed = Workers of each colour removed
box-field-village = Workers in the village
box-field-nomads = Nomads
box-field-altar = Cards on the altar
box-field-loop = Loop
box-field-does = What happens there
box-block-- = never
box-block-setup = from the start
box-block-ceremony = from a ceremony
box-colour-- = none
box-colour-blue = blue
box-colour-green = green
box-colour-red = red
box-colour-white = white
box-colour-yellow = yellow

## The balance report

census-start = Start weavings
census-opening = Opening cards kept in hand
census-enter = First action of the high priest
census-segment = Segments of the hill
census-space = Spaces of the hill
census-task = Tasks
census-worker = Workers placed
census-building = Buildings
census-weaving = Weavings
census-card = God cards taken later
census-army = Army cards
census-conquest = Conquest spaces
census-statue = Statues
census-stairs = Stairs
census-priest = Actions of the high priest
census-temple = Temple
deed-place = Placing a worker
deed-advance = Moving the high priest
deed-pray = Prayer
deed-drill = Training
deed-recruit = Hiring a nomad

## Components that no move names

piece-players = { $n ->
    [one] one player
   *[other] { $n } players
}
piece-node-Tt = top terrace: { $task }
piece-node-Mt = middle terrace: { $task }
piece-node-Bt = bottom terrace: { $task }
piece-cell = Axomamma’s cell { $n }
piece-token = Axomamma’s token { $n }
piece-personality = personality token { $n }
piece-step = temple step { $n }
