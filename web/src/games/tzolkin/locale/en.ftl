# The board of Tzolk'in.
board-icon-cubes = any resource: wood, stone or gold
board-icon-laurel-crown = victory points
board-icon-meeple = worker
board-icon-aztec-calendar-sun = first player
board-icon-fast-forward-button = two days may pass
board-icon-big-gear = any action of the gear
board-icon-fishing = fishing
board-icon-burning-tree = burning the forest
board-icon-scales = market
board-icon-prayer = begging for corn
board-icon-lightning-storm = anger of the gods
board-icon-mayan-pyramid = a step up in a temple
board-icon-upgrade = advance a technology
board-icon-clockwise-rotation = act on the next space
board-icon-hut = building
board-icon-great-pyramid = monument
board-icon-wax-seal = wealth tile

board-round = Round { $round }
board-age = { $age ->
    [1] Age I
   *[other] Age II
}
board-calendar = Calendar and gears
board-days-to-food = { $n ->
    [0] food day
    [one] day to the food day
   *[other] days to the food day
}
board-you-need = You need { $need }, you have { $have }
board-on-teeth = On the teeth: { $n }
board-first-player = First player
board-first-player-about = A worker here takes all corn from the teeth, moves the marker — to you, or on to your left if you have it — and may let two days pass (T62–T66).
board-any-action = Any action of this gear, without paying for steps back (T35).
board-temples = Temples
board-technologies = Technologies
board-track-agriculture = Agriculture: +1 corn on every harvest; +1 corn on fishing and harvests without a tile; +2 corn on every harvest. Beyond: a temple step (T76–T79).
board-track-extraction = Extraction: +1 wood, +1 stone, +1 gold where the action gives that kind. Beyond: 2 resources (T76, T80).
board-track-architecture = Architecture, for each building: 1 corn; 2 points; 1 resource less. Beyond: 3 points (T76, T81).
board-track-theology = Theology: the next space of Chichen Itza; a temple step for a resource after an offering; +1 skull at Yaxchilan 4. Beyond: a skull (T76, T84–T86).
board-buildings = Buildings
board-monuments = Monuments
board-wealth = Keep two of your four wealth tiles
board-market-rate = Market: 1 { $good } for { $n } corn, both ways (T55).
board-skull-supply = { $n ->
    [one] { $n } skull left in the supply (T46).
   *[other] { $n } skulls left in the supply (T46).
}
board-workers-tip = workers at hand / in play
board-at-hand = Your workers at hand: take one, then its gear
board-corn-tiles = corn tiles
board-wood-tiles = wood tiles
board-two-days = may still let two days pass
board-two-days-used = has let two days pass
board-marker = holds the first-player marker
board-temple-points = points of the temples as they stand
board-feeding = Feeding

# Rows of the move list.
board-row-pick = Pick up a worker
board-row-act = What the worker does
board-row-space = { $gear }, space { $space }
board-row-ahead = { gear-chichen_itza }, space { $space }: one ahead, by theology
board-row-no-action = No action: back to hand
board-row-any = any action of this gear, without paying for steps back

# All that a player has.
board-goods = Goods
board-workers = Workers: { $hand } at hand, { $all } in play
board-also = Also
board-tiles = Buildings and monuments
board-feeding-now = needs { $need }, has { $have }
