# The first game of Santa Maria: the first year, turn by turn.

learn-title = Santa Maria: your first game
learn-later = That cannot be done well this turn. Keep it in mind; something else is more useful now.
learn-later-pass = You have passed already, and a new year has begun: this time there is more to do first.

## The turns

learn-turn-expand = A larger colony
learn-turn-expand-text = Your colony is a grid of six rows and six columns. Dice will run along them and activate every building on their way: so the more buildings stand in one line, the better. A double tile costs 2 wood, a triple one 2 wood and a grain; lay it on any empty cells, turned as you like (S25, S26).
learn-turn-white = White dice: columns
learn-turn-white-text = A white die, open to all, activates the column with its number, from top to bottom (S37, S38). Then it stays on the last building, which is occupied for the rest of the year (S39). Each player may use three white dice a year (S35); you have { $left } left.
learn-turn-blue = Your blue die: rows
learn-turn-blue-text = The blue die is yours alone. It activates the row with its number, from left to right (S37, S38). Nobody can take it from you, so it may wait; but all dice are rolled anew only in the next year (S73). More blue dice come from the religion track (S52).
learn-turn-coins = One building for coins
learn-turn-coins-text = Coins activate a single free building, whichever you like: 1 coin for the first time in a year, 2 for the second, and so on (S30). They stay there and occupy it (S31). Now it costs { $price }, and you have { $coins }. Use it for what no die of yours reaches.
learn-turn-shipping = Shipping
learn-turn-shipping-text = A shipping action pays the goods of one tile at the docks and takes it: points at the end, and each year when you pass, the bonus of its dock (S48, S61). One tile in each of the four docks makes a set of 3 points (S80). Stored goods are limited to three of a kind (S7).
learn-turn-religion = Religion and monks
learn-turn-religion-text = Each religion action moves your marker a space; a grain moves it one more (S50). At a monk symbol you place a monk: with a scholar, who gives you an ability, with a bishop, who scores at the end, or at a mission with goods at once (S53, S55). The first and third symbol also bring a blue die (S52).
learn-turn-conquistador = Conquistadors
learn-turn-conquistador-text = Each conquistador action moves your marker a space; some spaces give a gold, which stands for any resource (S49, S5). At the end of the year those in front get points, then all go back (S70, S71). Whoever comes first to a space is ahead there: so be early, or leave it.
learn-turn-changing = A die that suits you
learn-turn-changing-text = Before you use a die, you may change it by a step for each coin (S36). A better line is often worth a coin or two. Coins come from buildings, and from selling: a simple good for 1, a valuable one for 2; a simple one is bought for 3 (S57).
learn-turn-colonists = Full lines and colonists
learn-turn-colonists-text = Roads never act, but colonists live on them. At the end each completely developed row or column gives a point for each colonist in it, and one who lives in both counts twice (S80). So let tiles close gaps, and put roads where lines cross.
learn-turn-passing = Passing
learn-turn-passing-text = Who passes is done for the year, takes a free space and its action, and gets the bonus of every shipping tile in the own docks (S60, S61). The highest space begins the next year (S63). Pass when little is left to win: nobody has to wait for you, but the good spaces go.

## What a move means

learn-means-expand = Two cells more for 2 wood: a line with another building does more each time (S25).
learn-means-expand-three = Three cells for one action: dearer by a grain, but your lines fill faster (S25).
learn-means-lay = Here it stands in line with other buildings, so one die activates them together.
learn-means-road = A road closes a gap in a line that is to be full.
learn-means-activate-goods = Goods for { $n ->
    [one] 1 coin
   *[other] { $n } coins
}: what you need for tiles and ships.
learn-means-activate-shipping = A ship for { $n ->
    [one] 1 coin
   *[other] { $n } coins
}: you take the tile you can pay for (S48).
learn-means-activate-religion = A step on the religion track for { $n ->
    [one] 1 coin
   *[other] { $n } coins
}: monks last longer than goods (S50).
learn-means-activate-conquistador = A step on the conquistador track for { $n ->
    [one] 1 coin
   *[other] { $n } coins
}: it counts at the end of this year (S70).
learn-means-activate-trade = A trade for { $n ->
    [one] 1 coin
   *[other] { $n } coins
}: good when one sort of goods is in the way (S47).
learn-means-activate-happiness = Points at once for { $n ->
    [one] 1 coin
   *[other] { $n } coins
} (S46).
learn-means-die-white = { $n ->
    [0] Column { $value } has no free building now: you would have to change the die (S36).
    [one] Column { $value } has 1 free building.
   *[other] Column { $value } has { $n } free buildings, all for one die.
}{ $can ->
    [shipping] { " " }It includes shipping.
    [religion] { " " }It includes religion.
    [conquistador] { " " }It includes a conquistador.
   *[none] { "" }
}
learn-means-die-blue = { $n ->
    [0] Row { $value } has no free building now: you would have to change the die (S36).
    [one] Row { $value } has 1 free building.
   *[other] Row { $value } has { $n } free buildings, all for one die.
}{ $can ->
    [shipping] { " " }It includes shipping.
    [religion] { " " }It includes religion.
    [conquistador] { " " }It includes a conquistador.
   *[none] { "" }
}
learn-means-use = { $n ->
    [one] 1 building works
   *[other] { $n } buildings work
}, and the die stays on the last one (S39).
learn-means-use-changed = For { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
} a better line: { $n ->
    [one] 1 building works
   *[other] { $n } buildings work
} (S36).
learn-means-leave = The building under the die rests until the next year (S39).
learn-means-ship = { $n ->
    [one] 1 point
   *[other] { $n } points
} at the end, and the bonus of the dock whenever you pass (S61).
learn-means-pray = A step further to the next monk (S50).
learn-means-pray-more = The grain carries you to the monk symbol at once (S50, S53).
learn-means-march = A step ahead for this year’s award, and for the gold on the way (S49).
learn-means-monk-scholar = A scholar’s ability helps for the rest of the game, and gives points at the end (S55).
learn-means-monk-bishop = A bishop costs 2 points at the end and then gives what he asks for: good if you plan for it (S55, S80).
learn-means-monk-mission = A mission pays at once (S55).
learn-means-pass-1 = 2 coins, and the first turn of the next year, with the first choice of dice and tiles (S63).
learn-means-pass-2 = A religion action, and early in the next year (S60).
learn-means-pass-3 = A conquistador action just before the award (S60, S70).
learn-means-pass-4 = A shipping action, and its dock pays at once (S60, S61).
learn-means-pass-5 = A road tile for a gap in your colony, but the last place next year (S60, S63).
learn-means-pay = Gold can stand for anything, so keep it while you can (S5).
learn-means-trade = You give what you have plenty of (S47).
learn-means-take = What you lack most for tiles and ships.
learn-means-sell = A good becomes coins: 1 for a simple one, 2 for a valuable one (S57).
learn-means-buy = 3 coins for a simple good is dear, but sometimes just what is missing (S57).
learn-means-done-ship = Without the goods for a tile nothing is shipped.
learn-means-done-monk = The chance for this monk is lost (S56).
learn-means-done-trade = Better to keep the goods for tiles and ships.
learn-means-done-other = Nothing to sell or buy: your turn ends.
learn-means-other = This works too.

## What happened

learn-news-pass = The other player has passed. You may go on as long as you like (S20).
learn-news-year = A year is over: the conquistadors are rewarded, dice and tiles are new, all buildings are free again (S70–S73).

## The end of the lesson

learn-closing = A year in the New World
learn-done-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
learn-done-cells = { $n ->
    [one] { $n } developed cell
   *[other] { $n } developed cells
}
learn-done-ships = { $n ->
    [one] { $n } shipping tile
   *[other] { $n } shipping tiles
}
learn-done-religion = { $n ->
    [one] { $n } step of religion
   *[other] { $n } steps of religion
}
learn-done-monks = { $n ->
    [one] { $n } monk
   *[other] { $n } monks
}
learn-coming-years = Two more years: with more blue dice and fuller lines each turn does more (S73).
learn-coming-monks = More monks: further monks on a place that others hold cost 2 coins for each of them (S54); a third monk symbol brings another blue die (S52).
learn-coming-scoring = The end: coins and goods, colonists in full lines, scholars and bishops, sets of docks and shipping tiles are counted (S80).
