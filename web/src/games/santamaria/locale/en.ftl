# The board of Santa Maria.
board-legend-kingdoms = American Kingdoms
board-icon-cube = any resource
board-icon-trade = trade
board-icon-road = road
board-icon-person = colonist
board-icon-pine-tree = goal of the year, alone
board-icon-jigsaw-piece = expansion tile
board-icon-village = colony
board-icon-hut = building
board-icon-inverted-dice-3 = die
board-icon-anchor = dock
board-icon-abbot-meeple = monk
board-icon-open-book = scholar
board-icon-player-next = first player
board-icon-exit-door = pass
board-icon-shaking-hands = bargain
board-icon-throne-king = governor
board-icon-farmer = farmer
board-icon-axe-in-stump = forester
board-icon-swordman = soldier
board-icon-upgrade = upgrade of a building
board-icon-mayan-pyramid = temple
board-icon-sun-priest = high priest
board-icon-card-play = card
board-icon-amphora = store

board-year = Year { $year } of 3
board-goal = Goal: { $n }
board-ground = Colony
board-colony = Colony of { $who }
board-city = Maya city of { $who }
board-back-home = { $who }: back to your own
board-show-colony = Bring this colony on the table
board-show-city = Bring the Maya city on the table
board-full-line = Fully developed: every colonist here is a point at the end (S80).
board-governor = The governor. Where he stands at the end is worth { $points } (SXA8).
board-tiles = Expansion tiles
board-tile-cost = { $left ->
    [one] { $left } tile of this shape is left in its stack (S25, S73).
   *[other] { $left } tiles of this shape are left in their stack (S25, S73).
}
board-shape-double = double
board-shape-bent = triple
board-shape-straight = special
board-in-hand = Tile in hand
board-turn-left = Turn the tile to the left
board-turn-right = Turn the tile to the right
board-turn-hint = R, wheel or right button turns it
board-store = Storage
board-good-rates = { $good }: sold for { $sell }, { $buy ->
    [0] never bought (S57)
   *[other] bought for { $buy } (S57)
}
board-tracks = Conquistadors and religion
board-track-conquistador = Conquistador track: gold on crossing its symbols. Awards of this year: { $awards } (S49, S70).
board-track-religion = Religion track: a monk on crossing its symbol, a blue die with two of them; 1 grain buys a second space (S50–S53). Awards of the conquistadors: { $awards }.
board-people = Scholars, bishops and missions
board-harbour = Harbour
board-ships-left = { $n ->
    [one] { $n } tile left
   *[other] { $n } tiles left
}
board-dock = Dock ({ $dock }): { $n ->
    [one] { $n } shipping tile, a bonus on passing (S61)
   *[other] { $n } shipping tiles, a bonus each on passing (S61)
}
board-docks = Shipping tiles at the docks
board-any-dock = A special tile goes to one of your own docks, but not to the fullest (SX8).
board-dice = Dice
board-white-used = { $n } of { $most } used
board-blue-used = Blue dice used this year: { $n } of { $most } (S92)
board-blue-left = Blue dice
board-ambassador = Ambassador die: when one player uses it, all the others may follow (SXC3, SXC4).
board-specialist = Beside this value: { $specialist }
board-pass = Pass
board-next-first = begins the next year:
board-topmost-first = the topmost begins the next year
board-next-first-about = Only the topmost marker decides: its player begins the next year, the others follow clockwise (S63).
board-pass-coin = 2 coins
board-pass-religion = religion
board-pass-conquistador = conquistador
board-pass-shipping = shipping
board-pass-road = a road tile
board-pass-store = turn a store full
board-pass-temple = a temple level anywhere
board-monks-left = Monks left
board-first = First player of the year
board-common = Board
board-others = Others
board-alone = Nobody else is in this colony.
board-choose-colony = Colonies to choose from
board-choose-hall = Town halls to choose from
board-junction = A junction: the die turns here (SXD10).
board-junction-token = A road token: the die may go straight across (SXD10).
board-district = { $levels } × { $counted } = { $points } each year (SXD18)
board-beside-city = Hand, tokens and stores
board-deck = { $n ->
    [one] { $n } card in the deck
   *[other] { $n } cards in the deck
}
board-reserve = Reserve
board-priests = High priests at hand
board-priest-supply = High priests still to be had
board-road-tokens = Road tokens still to be had
board-gold-supply = Gold in the supply
board-cards = Cards in hand
board-levels = Temple levels
board-bargain = Bargain
board-bargain-with = Bargain with
board-bargain-drafting = { $who } puts an offer together
board-bargain-waiting = waiting for { $who }
board-gives = { $who } gives

# Rows of the move list.
board-row-activate = Activate with coins
board-row-leave = Leave the die on
board-row-upgrade = Lay the upgrade over
board-skip-building = Skip this building
board-skip-effect = Skip this part of the building
board-skip-action = Skip this action
board-skip-monk = Place no monk
board-skip-hire = Hire nobody
board-skip-follow = Do not follow
board-skip-road = Lay no road tile
board-skip-sale = Sell nothing before
board-skip-step = Leave the governor where he is
board-skip-card = Play no card
board-skip-level = Build no level

# What ending the turn now would leave out.
board-left-building = this building
board-left-effect = a part of the building
board-left-action = this action
board-left-monk = a monk
