# The board of Tawantinsuyu.
board-workers = Workers
board-buildings = Buildings
board-legend-gains = What is paid and gained
board-legend-tasks = Tasks
board-legend-actions = Actions of the Coricancha
board-legend-gods = Gods
board-legend-table = On the table
board-icon-sun-priest = high priest
board-icon-fire-bowl = altar
board-icon-colombian-statue = large statue
board-icon-spears = soldiers
board-icon-flying-flag = conquest marker
board-icon-tombstone = war losses
board-icon-huts-village = village
board-icon-knapsack = bag of workers
board-icon-sunrise = ceremony
board-icon-player-next = first player

board-hill = Hill
board-space = { $god }, { $terrace } terrace, sector { $sector }
board-stands-here = Taken: { $worker }
board-reserved = After the first ceremony a worker from the bag comes here (W92).
board-distance = distance { $n }
board-height = height { $n }
board-saved = stairs { $n }
board-card-held = You hold a card of this god (W29).
board-card-missing = Without a card of this god: 1 gold (W29).
board-stairs-pay = 1 point for the stairs:
board-whom = Whom to place
board-tasks = { $n ->
    [one] { $n } task
   *[other] { $n } tasks
}
board-tasks-left = { $n ->
    [one] { $n } task left
   *[other] { $n } tasks left
}
board-stairs = { $level-key ->
    [upper] Upper stairs, sector { $sector }
   *[lower] Lower stairs, sector { $sector }
}
board-stairs-about = Each stair marker above a space lowers its height cost by 2; its owner gains 1 point from others (W32, W33). Building: 3 stone, for 4 points, 1 corn and 2 potatoes (W49).
board-task-potato = Gathering: 3 potatoes (W48).
board-task-corn = Gathering: 2 corn (W48).
board-task-stone = Gathering: 2 stone (W48).
board-task-gold = Gathering: 1 gold (W48).
board-task-weave = Weaving: draw 3 weavings; 1, 2 or 3 of them cost 1, 3 or 6 corn (W55).
board-task-statue = Statue: small for 3 stone, 3 points; large for 3 stone and 2 gold, 9 points (W50).
board-task-stairs = Stairs: 3 stone, for 4 points, 1 corn and 2 potatoes (W49).
board-task-build = Building: construct a building of the market (W54).
board-task-train = Training: draw 2 army cards, keep 1 (W51).
board-task-produce_one = Single production: one of your face-up production buildings pays and stays face up (W52).
board-task-trade = Trade: every matching joint of your tapestries pays (W53).
board-action-production = Production: face-up production buildings pay and are turned down; the mover may turn one up (W66).
board-action-worship = Worship. Mover: a large statue for 3 steps and a small one for 1; others: one statue for 1 step (W64).
board-action-offering = Offering. Mover: 2, 4 or 6 corn for 1, 2 or 3 steps; others: 3 corn for 1 step (W65).
board-action-conquest = Conquest: a war loss, army cards for 1 potato each, then conquest markers; the mover may place two (W68–W71).
board-action-restoration = Restoration. Mover: one building or army card free, more for 1 food each; others: 1 corn each (W67).
board-about-architect = 1 more task on a blue space (W42).
board-about-craftsman = 1 more task on a green space (W43).
board-about-warrior = draws an army card and may take an adjacent worker that is no warrior (W44).
board-about-courier = pays 1 food less; 1 more task if nobody stands in the segment (W45).
board-about-priest = may buy 1 task for 1 potato; takes a god card after the tasks (W46).
board-worker = { $worker }: { $about }
board-step = Step { $step }: { $ceremony ->
    [one] { $ceremony } point
   *[other] { $ceremony } points
} at ceremonies, { $final ->
    [one] { $final } point
   *[other] { $final } points
} at the end (W75, W86, W99)
board-temple = Temple
board-temple-points = ceremony · end
board-regions = Regions
board-lay-down = lay down
board-lose = lose
board-majority = Majority
board-losses-about = At each ceremony the majority in a region is worth as many points as there are war losses (W87).
board-end-potato = Potato end: hire for 1 potato at the end of your turn (W80).
board-end-corn = Corn end: hire for 1 corn at the end of your turn (W80).
board-village-empty = The village is empty: the holder of the token begins the next turn with a ceremony (W83).
board-village-empty-short = empty: ceremony
board-nomads-about = Hiring, a minor action: take a worker from the nomads (W74).
board-market = Building market
board-deck-about = { $n ->
    [one] { $n } god card in the deck.
   *[other] { $n } god cards in the deck.
} Prayer: take 2 god cards (W72).
board-army = Army
board-troop = Troop
board-army-deck-about = Army cards: { $n } in the deck, { $m } discarded. Training: draw 2, keep 1 (W73).
board-statues = Statues
board-statues-left = { $god }: { $small } small, { $large } large left (W50)
board-statue = { $size-key ->
    [small] Small statue, { $god }: { $n }
   *[large] Large statue, { $god }: { $n }
}
board-statue-small = 3 stone, 3 points; worship: 1 step (W50, W64).
board-statue-large = 3 stone and 2 gold, 9 points; worship: 3 steps (W50, W64).
board-weavings = Weavings { $n }
board-joint = Matching joint: { $symbol } (W57)
board-new-tapestry = new tapestry
board-adding = Where does it go?
board-offer = To choose from
board-area = Before { $name }
board-own = Yours
board-supply = Supply
board-god-cards = God cards in hand
board-army-cards = Army cards in hand
board-ready-soldiers = Soldiers ready
board-ready-buildings = Production buildings: ready, turned down
board-permanent = Permanent buildings
board-own-statues = Statues
board-stairs-left = Stair markers left
board-markers-left = Conquest markers left
board-tapestries = Tapestries
board-first = First player
board-holder = Holds the ceremony token
board-waiting = Waiting for { $names }
board-you-react = { $name } acts: you may take part
board-last-round = last round
board-in-village = { $n ->
    [one] { $n } worker in the village
   *[other] { $n } workers in the village
}
board-priest-at = high priest: { $action }
board-at-step = temple step { $step }
board-slot = Slot { $n }: { $god }. The die picks the slot for her placement (WS23).
board-her-cell = { $does }. Happens when the number of a token here is rolled; then the token moves on (WS28).
board-loop-top = Top row: resources
board-loop-middle = Middle row: to be paid
board-loop-bottom = Bottom row: workers
board-her-turn = What she did

# Rows of the move list.
board-row-free = Free action, before this decision
board-row-terrace = Place a worker: { $terrace } terrace
board-row-space = { $god }, sector { $sector }
board-row-hire = Hire: { $worker }
board-row-hire-place = { $end }; you have { $n ->
    [one] { $n } worker
   *[other] { $n } workers
}
board-row-perform = Perform: { $action }
board-row-gold = 1 gold instead of: { $action }
