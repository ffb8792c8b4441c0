# The first game: ten guided turns.

learn-title = Tzolk’in: your first game
learn-later-first = You cannot go there this turn: the space is taken, or no worker is at hand. Another time!
learn-later = None of your workers can do that this turn. Keep it in mind; the lesson goes on.

## The ten turns

learn-turn-wealth = A start of your own
learn-turn-wealth-text = You are dealt four wealth tiles and keep two (T9): this is all you begin with. Corn pays for placing workers and feeds them, resources build, and a crystal skull is rare. Judge the two together, not one by one.
learn-turn-placing = Workers and their price
learn-turn-placing-text = A worker goes to the lowest free space of a gear and costs the number of that space in corn (T26); the second worker of a turn costs 1 corn more, the third 2 more (T29). So a few cheap workers beat many dear ones. Grey squares are dummies: they only stand in the way.
learn-turn-waiting = Waiting makes stronger
learn-turn-waiting-text = A day has passed, the gears have turned, and each of your workers stands one space further on (T67). The ride is free, and higher spaces give more. Every turn you must place or pick up (T19): so place one worker, and let the others ride.
learn-turn-acting = Bring a worker home
learn-turn-acting-text = Pick up a worker and it does the action of its space, or a lower one of the same gear for 1 corn per step back (T33). Then it is in your hand again, for a later turn. In one turn you either place or pick up, never both (T19): think a turn ahead.
learn-turn-food = Corn and the food day
learn-turn-food-text = { $days ->
    [0] Today is a food day
    [one] The food day is tomorrow
   *[other] In { $days } days there is a food day
}: each worker eats 2 corn, and each hungry one costs 3 points (T96, T97). You will need { $food } and have { $corn }. Who has 2 corn or less may beg and then has 3, but goes down a step in a temple (T21, T93).
learn-turn-technologies = Technologies
learn-turn-technologies-text = Tikal 1 advances a technology, Tikal 3 up to two; a level costs 1, 2, then 3 resources (T73). It works for the rest of the game, so an early one pays best (T75). If your worker rode too far, step back: 1 corn is a small price.
learn-turn-buildings = Buildings
learn-turn-buildings-text = A building costs exactly the resources at its foot and gives at once what it shows (T87). Farms help for the rest of the game: they feed workers on every food day (T96). What you leave in the row, another may take.
learn-turn-temples = Temples
learn-turn-temples-text = In the middle of an age your steps in the temples bring goods, at its end points, and a bonus for the highest (T99, T101, T102). Uxmal 1 sells a step for 3 corn, Tikal 5 two steps for a resource. So prepare now for the food day.
learn-turn-skulls = Skulls and Chichen Itza
learn-turn-skulls-text = Chichen Itza takes one skull on each space, once a game, and pays at once: points and a step in a temple (T59, T60). The higher the space, the more, so it was good to start early. New skulls come from Yaxchilan 4 (T45).
learn-turn-first = First player and two days
learn-turn-first-text = Each round that leaves this space empty puts 1 corn on the calendar: { $teeth } lie there now (T65). A worker on it takes them all, moves the first-player marker, and may let two days pass: once, until the top of a temple lets you do it again (T62, T64, T69, T92). Two days carry all workers further, yours and the others’.

## What a move means

learn-means-keep-skull = A skull is worth many points at Chichen Itza, and this tile saves you the long way to one.
learn-means-keep-corn = Corn is money and food. With plenty of it you are free to place where you like.
learn-means-keep-worker = One more worker does more, but it comes with no corn and eats on every food day.
learn-means-keep-goods = What the tile gives now, no worker has to fetch later.
learn-means-place-palenque = Palenque is where corn comes from: 3, 4, 5, 7, 9, the longer the ride the more; wood as well from space 3 on.
learn-means-place-yaxchilan = Yaxchilan gives resources: wood, stone, gold, and a skull on space 4.
learn-means-place-tikal = Tikal is for technologies (1 and 3) and for buildings (2 and 4).
learn-means-place-uxmal = Uxmal trades: a temple step on 1, the market on 2, a new worker on 3.
learn-means-place-chichen_itza = Chichen Itza is the longest ride. A worker who starts now reaches the rich spaces in time for your skull.
learn-means-place-skulless = Chichen Itza is the longest ride, and it asks for a skull: fetch one from Yaxchilan 4 meanwhile.
learn-means-place-first_player = You get the corn of the calendar, the marker moves, and time may run twice as fast.
learn-means-pick = The worker leaves its place on the gear and acts now.
learn-means-pick-early = On space 0 there is no action: this worker comes home with nothing (T34).
learn-means-action = The action of its own space costs no step back.
learn-means-action-free = This space offers every action of the gear, and steps back cost nothing (T35).
learn-means-action-any = 1 corn buys any action of the four small gears, at its own cost besides (T58).
learn-means-action-back = { $n ->
    [one] One step back for 1 corn
   *[other] { $n } steps back for { $n } corn
}: a lower action, but the one that helps now.
learn-means-ahead = Theology opens the next space of Chichen Itza for you (T84).
learn-means-nothing = The worker comes home without acting. That is allowed, but the ride was for nothing.
learn-means-harvest-corn = The corn is yours, and the tile stays with you; a monument counts such tiles.
learn-means-harvest-wood = Wood builds and pays for technologies. The corn tile below lies open now, for everybody.
learn-means-harvest-burn = Fire brings the corn under the wood at once, and angers the gods: a step down in a temple (T43).
learn-means-harvest-bare = Your agriculture harvests without a tile (T78).
learn-means-advance-agriculture = More corn from every harvest, for the rest of the game.
learn-means-advance-extraction = More wood, later stone and gold, whenever a worker fetches some.
learn-means-advance-architecture = Every building gives something back: corn, later points and a discount.
learn-means-advance-theology = More from Chichen Itza, and in the end more skulls.
learn-means-build-farm = A farm feeds your workers on every food day to come.
learn-means-build-other = It gives at once what it shows, and some monuments count it.
learn-means-monument = A monument scores at the end of the game: build towards it.
learn-means-pay = Spend what you need least. Gold is dear, and many monuments ask for it.
learn-means-up = Higher steps mean goods in the middle of an age and points at its end.
learn-means-down = A step down costs goods or points on a food day. Choose the smallest loss.
learn-means-take = Gold is worth most: 4 corn at the market, and monuments ask for it.
learn-means-trade = Both ways the rate is the same, so trade only for what you need now (T55).
learn-means-beg = You have 3 corn now and one step less in a temple (T21).
learn-means-days-1 = One day, as always; you keep the privilege of two days for later.
learn-means-days-2 = Your workers ride two spaces at once. But the food day comes nearer too, and you can do it again only after reaching the top of a temple (T69, T92).
learn-means-done-placing = Each further worker of this turn costs extra corn. Next turn begins at zero again.
learn-means-done-picking = Those who stay ride on and grow stronger.
learn-means-done-other = That is enough for now.
learn-means-other = This works too.

## What happened

learn-news-fed = Food day! { $unfed ->
    [0] All your workers have eaten.
    [one] { $workers ->
        [one] 1 worker has eaten
       *[other] { $workers } workers have eaten
    }, one went hungry: 3 points lost.
   *[other] { $workers ->
        [one] 1 worker has eaten
       *[other] { $workers } workers have eaten
    }, { $unfed } went hungry: 3 points lost for each.
}
learn-news-temples = The temples gave you { $gifts }.
learn-news-double = The other player let two days pass: everybody stands two spaces further.
learn-news-fall = A worker rode past the last space and came home without acting (T67).

## The end of the lesson

learn-closing = That is the whole machine
learn-done-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
learn-done-levels = { $n ->
    [one] { $n } technology level
   *[other] { $n } technology levels
}
learn-done-buildings = { $n ->
    [one] { $n } building
   *[other] { $n } buildings
}
learn-done-steps = { $n ->
    [one] { $n } temple step
   *[other] { $n } temple steps
}
learn-done-skulls = { $n ->
    [one] { $n } skull offered
   *[other] { $n } skulls offered
}
learn-coming-monuments = Monuments: Tikal 4 builds one. They cost much and score only at the end, often more than anything else; choose one early and play towards it (T50, T89).
learn-coming-ages = The ends of the two ages: on the second and fourth food day the temples bring points. After the second one stronger buildings come (T98, T101).
learn-coming-scoring = The end: after the fourth food day resources become corn, 4 corn are a point, a skull you kept is 3 points, then the monuments count (T104).
