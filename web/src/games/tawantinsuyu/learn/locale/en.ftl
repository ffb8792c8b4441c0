# The first game of Tawantinsuyu: the opening and eight guided turns.

learn-title = Tawantinsuyu: your first game
learn-later = Nothing of yours can do that this turn. Keep it in mind; the lesson goes on with something useful.
learn-later-conquest = Your high priest cannot reach the conquest this turn: it is 1 or 2 cells clockwise only (W61). Another time!

## The turns

learn-turn-cards = Keys to the hill
learn-turn-cards-text = You begin with a weaving (W19) and 8 god cards: 3 stay in your hand, the other 5 give you their bonuses at once (W21). A card in hand is a key: it opens a space with the symbol of its god. So keep different gods, and give away the cards whose gifts you like to have now.
learn-turn-gifts = Five gifts
learn-turn-gifts-text = Now take the bonuses of the five cards, in the order you like (W21). One gift may pay for another, so goods first, and what costs something last. Later a card gives its bonus only to those who have a statue of its god (W38).
learn-turn-placing = The first worker
learn-turn-placing-text = The high priest enters the Coricancha (W24): its sector is where your placements are cheapest. A worker needs a god card with the symbol of the space, or 1 gold (W29), and food: 0, 1 or 3 for the distance from your priest, 0, 2 or 5 for going down the terraces (W30, W31). Then it does a task beside its space.
learn-turn-tasks = More tasks for one worker
learn-turn-tasks-text = One task is the least. An architect has one more on a blue space, a craftsman on a green one, a courier who is first in a segment; a priest may buy one for a potato; and each neighbour of the same kind adds one, whoever put it there (W35, W42–W46). Looking for such places is the heart of the game. Each of the three tasks comes once (W39).
learn-turn-minor = Two minor actions
learn-turn-minor-text = Instead of placing you may do two different minor actions: walk with the high priest, pray for 2 god cards, train, or hire a nomad (W25, W72–W74). The priest walks 1 or 2 cells and activates what is there, for you and more cheaply than for the others (W61). The offering turns corn into temple steps: 2 for one (W65). You have { $corn }.
learn-turn-stairs = Stairs
learn-turn-stairs-text = Stairs cost 3 stone and bring 4 points, 1 corn and 2 potatoes (W49). From then on the way down that sector costs 2 food less, for everybody; and whenever others use your stairs, you get a point (W32, W33). You have { $stone } stone.
learn-turn-buildings = Buildings
learn-turn-buildings-text = The market has two production and two permanent buildings (W17, W54). Production buildings pay when the priest stops at production, or one at a time by a task (W52, W66); permanent ones work always (W59). Both are 2 points at the end, as long as they lie face up (W100).
learn-turn-weaving = Weavings
learn-turn-weaving-text = Weaving shows three tiles; one costs 1 corn, two 3, three 6 (W55). A tapestry may hold each design once, and longer ones are worth ever more: up to 21 points (W56, W98). Where the symbols of two neighbours match, trade pays you, in every ceremony for free (W53, W57, W85).
learn-turn-conquest = Soldiers and conquest
learn-turn-conquest-text = When a priest comes to the conquest, army cards are played for 1 potato each, the mover’s first for free; then they pay for a space with its bonus: some are turned down, some discarded (W69, W70). In every ceremony the leader of a region gets points for each war loss (W87). No card yet? Train first (W73).
learn-turn-statues = Statues
learn-turn-statues-text = A small statue costs 3 stone and brings 3 points, a large one 2 gold more and brings 9 (W50). Its god listens to you from then on: pay a space with a card of that god, and you get the bonus of the card too (W38). At the worship statues become temple steps (W64).

## What a move means

learn-means-start = It begins your first tapestry. The symbols at its ends want a neighbour with the same one.
learn-means-keep = A key to the spaces of this god. Different gods keep more doors open.
learn-means-resolve = Its gift is yours now, without a statue: that happens only at the start and in ceremonies.
learn-means-enter-production = Production is good when you have buildings; the offering is two cells away.
learn-means-enter-worship = Worship needs statues, which come later; the offering is the next cell.
learn-means-enter-offering = From here the way to the offering is all around; but the conquest is the next cell.
learn-means-enter-conquest = The conquest needs soldiers. Restoration and production come next.
learn-means-enter-restoration = Restoration turns up what lies face down; production is the next cell.
learn-means-place = { $can ->
    [stairs] Stairs can be built here.{ " " }
    [build] A building can be constructed here.{ " " }
    [weave] You can weave here.{ " " }
    [statue] A statue can be erected here.{ " " }
   *[none] { "" }
}Tasks here: { $tasks }. { $by ->
    [none] One for every placement; a fitting ability or equal neighbours would add more (W35).
    [skill] One for the placement, one for the ability of the worker (W35).
    [neighbours] One for the placement, the others for neighbours of the same kind (W36).
   *[both] One for the placement, one for the ability, the others for neighbours of the same kind (W35).
} Price: { $gold ->
    [0] a god card
   *[other] 1 gold
}{ $food ->
    [0] { "" }, no food.
   *[other] { "" } and { $food } food.
}
learn-means-with = The card goes to the altar, where somebody may take it again (W37).
learn-means-with-statue = You have a statue of this god, so the card gives you its bonus as well (W38).
learn-means-with-gold = Gold opens every space and saves the card; but gold is rare and brings no bonus (W38).
learn-means-advance-production = Your buildings pay, and are turned down; before or after it one may be turned up (W66).
learn-means-advance-worship = Statues become temple steps: a small one 1, a large one 3 (W64).
learn-means-advance-offering = Corn becomes temple steps, 2 for one; for the others it is dearer (W65). Or take 1 gold instead (W62).
learn-means-advance-conquest = Army cards come into play and conquer; the mover’s first card is free, and a second conquest is possible (W69, W71).
learn-means-advance-restoration = One card or building is turned up free, others for 1 food each (W67).
learn-means-pray = Two more keys to the hill, from the deck or the altar (W72). Too many cost potatoes in a ceremony (W88).
learn-means-drill = Two army cards to look at, one to keep (W73). It is a soldier for a conquest or a small gift at any time (W26).
learn-means-recruit = A worker for nothing; one of another kind gives you a choice (W74).
learn-means-perform = You do it as the mover: better than the others, who may follow (W61).
learn-means-gold = Gold stands for any other resource and opens every space (W3).
learn-means-hire-potato = A worker for the next turn costs only a potato (W80). When the village is empty, a ceremony comes.
learn-means-hire-corn = A worker for the next turn costs a corn (W80). When the village is empty, a ceremony comes.
learn-means-dismiss = At the end of a turn you may keep two workers (W82). Let the one go that you need least.
learn-means-spend = Its gift is small; but it is a soldier less for a conquest (W26).
learn-means-exchange = You change only what you need now.
learn-means-summon = A god card for a potato: a cheap key.
learn-means-task-potato = 3 potatoes: food for the way, and in a ceremony for your god cards.
learn-means-task-corn = 2 corn: for weavings, buildings and temple steps.
learn-means-task-stone = 2 stone: stairs and statues need 3.
learn-means-task-gold = 1 gold stands for any resource, or opens a space without a card.
learn-means-task-weave = You see three weavings and buy those that fit, 1 corn for the first (W55).
learn-means-task-statue = 3 stone become points and a god who listens (W50).
learn-means-task-stairs = 3 stone become 4 points, some food and a cheaper way down (W49).
learn-means-task-build = A permanent building works for the rest of the game, a production building once until it is restored (W54).
learn-means-task-train = Draw 2 army cards and keep the better one (W51).
learn-means-task-produce_one = One of your production buildings pays and stays face up (W52).
learn-means-task-trade = Every matching joint of your tapestries pays (W53).
learn-means-extra = The priest does one task more for a potato (W46).
learn-means-bonus = Your statue makes the card give its bonus (W38).
learn-means-capture = The warrior takes the neighbour into your supply: a worker for free (W44).
learn-means-statue-small = 3 points, and the cards of this god give you their bonuses from now on (W38).
learn-means-statue-large = 9 points, and at the worship three temple steps (W50, W64).
learn-means-stairs-upper = Upper stairs help on the way to both lower terraces. Near your priest you use them most.
learn-means-stairs-lower = Lower stairs pay 2 points to the owner of the upper ones (W49).
learn-means-build-production = It pays in a production and is turned down then; restored, it pays again (W66).
learn-means-build-permanent = Its ability works from now on, and never has to be turned up.
learn-means-swap = A god card goes under the deck, and new buildings come (W54).
learn-means-use = Its bonus is yours; in a production it is turned down afterwards (W66).
learn-means-enlist = More soldiers on one card make conquests cheaper.
learn-means-buy-matches = Its symbol matches an end of your tapestry: that joint pays in every trade (W57).
learn-means-buy-fits = A new design makes your tapestry longer, and longer ones are worth more (W98).
learn-means-buy-other = It fits no tapestry of yours, so it would begin another one.
learn-means-pick = A weaving for nothing. The open one you know; the lower one is a surprise (W9).
learn-means-join = Longer tapestries are worth more, and equal symbols at the joint pay (W57).
learn-means-begin = A tapestry of one tile is worth nothing yet (W98).
learn-means-joint = The joint pays what its symbol shows (W57).
learn-means-god-deck = A surprise: one of the gods you may not have yet.
learn-means-god-altar = You see what you get: a key that fits (W7).
learn-means-nomad = Every kind of worker helps in its own way, so a different one gives you a choice (W8).
learn-means-part = Parts of a bonus may be taken in any order (W5).
learn-means-choose = Take what is worth more to you now.
learn-means-restore = What lies face up can be used again, and counts at the end (W100).
learn-means-climb = Gold for a temple step: points in every ceremony (W86).
learn-means-pay = Potatoes first: corn buys weavings and temple steps, gold stands for everything.
learn-means-pay-stone = Gold could stand for the stone, but it is rarer (W3).
learn-means-sacrifice = The statue leaves the game for temple steps (W64).
learn-means-offer = Each step gives what it shows, and points in every ceremony (W75, W86). The last four steps count at the end (W99).
learn-means-loss = A worker falls in the war. The more losses, the more a region is worth in a ceremony (W87).
learn-means-lose = A worker falls in the war. The more losses, the more a region is worth in a ceremony (W87).
learn-means-muster = Your first card is free: now its soldiers can conquer (W69).
learn-means-muster-paid = One more card for a potato: with more soldiers better spaces come into reach (W69).
learn-means-conquer = A good bonus for the soldiers it takes; and your marker counts for the region (W70, W87).
learn-means-discard = Discarded soldiers are gone: give as few as you can (W70).
learn-means-exhaust = Soldiers turned down can be turned up again by the restoration (W67).
learn-means-play = In a ceremony up to three cards give their bonuses without a statue; each card kept costs a potato (W88, W95).
learn-means-feed = Gold saves 2 points here (W88).
learn-means-done-hire = You have two workers, and more may not be kept (W82).
learn-means-done-work = Nothing more is worth doing here now.
learn-means-done-worship = Your statues are worth more while their gods listen.
learn-means-done-offering = For others the offering is dear: 3 corn for a step (W65). Better to keep the corn.
learn-means-done-conquer = Soldiers kept may conquer another time.
learn-means-done-levy = Cards in hand stay hidden and may still give their gifts (W26).
learn-means-done-leftover = 2 corn for a weaving left over is dear; in your own turn the first costs 1 (W55).
learn-means-done-cards = The cards you keep are keys for the next turns.
learn-means-done-other = That is enough for now.
learn-means-other = This works too.

## What happened

learn-news-token = The village is empty: a ceremony is near (W83).
learn-news-priest = The other priest has moved: you could take part in the action too (W61).
learn-news-ceremony = A ceremony: joints have paid, the temple and the regions have brought points, and god cards in hand have eaten potatoes (W85–W88).

## The end of the lesson

learn-closing = The empire is yours to build
learn-done-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
learn-done-steps = { $n ->
    [one] { $n } temple step
   *[other] { $n } temple steps
}
learn-done-stairs = { $n ->
    [one] { $n } flight of stairs
   *[other] { $n } flights of stairs
}
learn-done-buildings = { $n ->
    [one] { $n } building
   *[other] { $n } buildings
}
learn-done-weavings = { $n ->
    [one] { $n } weaving
   *[other] { $n } weavings
}
learn-done-conquests = { $n ->
    [one] { $n } conquest
   *[other] { $n } conquests
}
learn-done-statues = { $n ->
    [one] { $n } statue
   *[other] { $n } statues
}
learn-coming-ceremonies = Three ceremonies: each time the village empties, trade, temple and regions pay, and your god cards eat a potato each (W83, W85–W88). After the third the game ends.
learn-coming-terraces = The lower terraces: dearer to reach, but with gold, statues and single production beside each other. With stairs they open up (W31, W32).
learn-coming-temple = The temple: worship and offering carry you up; the four highest steps are worth 2, 6, 12 and 20 points at the end (W64, W65, W99).
learn-coming-scoring = The end: tapestries, temple, face-up buildings, cards, workers and gold are counted (W98–W100).
