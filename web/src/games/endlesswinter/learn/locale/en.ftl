# The first game of Endless Winter: the chief, eight turns and an eclipse.

learn-title = Endless Winter: your first game
learn-later-tools = Without a tool that cannot be done this turn; the lower action of Develop brings one. The lesson goes on.
learn-later-culture = You have no culture card to play yet. Keep it in mind; the lesson goes on.
learn-later-stone = A sacred stone costs food and a tool, and you lack one of them now. Keep it in mind.

## The turns

learn-turn-chief = Your chief
learn-turn-chief-text = You lead a tribe: a chief and two tribe figures, so three turns in each of four rounds (E4, E29). The ability of your chief works once a round, on the turn you place the chief (E43). Choose one side of the card; an ability tied to a column works only there.
learn-turn-hunt = Labour and the hunt
learn-turn-hunt-text = Place a figure beside a column and work it from top to bottom: above as often as you can pay, in the middle once, below only for the first to come (E36). Labour comes from cards you play, just for this turn (E38, E41). In Hunt an animal costs a tool and 1 labour (E63). Equal animals make sets at the end (E101).
learn-turn-initiate = New people
learn-turn-initiate-text = A better tribe makes every later turn stronger. In Initiate a tool and 1 labour bring a tribe card into your hand (E48); rites for 1 food another into your discard, or a burial, or both (E50). Burying thins your deck of weak cards, and buried ones count for honour (E52, E99). You have { $tools } tools.
learn-turn-migrate = Camps, and the third turn
learn-turn-migrate-text = In Migrate a tool puts a new camp on the base, and a labour moves a camp one hex (E57). Each eclipse the land rewards those with most influence on it, also in a tie (E71, E72). Every camp off your board raises the food limit, now { $limit } (E11). After your third turn you lay cards face down for the eclipse (E47).
learn-turn-eclipse = The eclipse
learn-turn-eclipse-text = All show their piles. The most labour is first in the next round (E68, E70). Then everybody in turn takes the benefit of the place, the eclipse abilities of the own pile, what the hexes give, and what the own board gives (E71, E73). A benefit may always become a lesser one: megalith, card, idol, tool, food (E9).
learn-turn-develop = Develop
learn-turn-develop-text = 3 labour bring a culture card from the display into your hand (E53). It is much labour, so several cards work together; food helps too: moving the food marker back across an icon gives 1 labour (E42). The first one here also gets a tool and a food below (E56).
learn-turn-culture = Culture cards
learn-turn-culture-text = A turn begins with culture cards, before the figure is placed: the first is free, each further one costs another card of your hand (E32). They have strong effects, some give labour, and they come again whenever your deck is shuffled (E8). Then place your figure as always.
learn-turn-rest = Rest
learn-turn-rest-text = A figure may rest instead: draw a card and you may turn an animal (E44). A turned animal leaves its set but gives what it shows (E5, E64). And a resting figure counts 1½ labour in the eclipse: good for going first (E45). No tribe cards are played in such a turn.
learn-turn-stones = Sacred stones and megaliths
learn-turn-stones-text = In the middle of Develop you may take one sacred stone for food and tools (E55). It scores in every eclipse to come, so early ones pay most, and its place gives a megalith at once. A megalith gives what its cell shows; on four others, it scores for those below (E80–E83).
learn-turn-burial = Idols and burial
learn-turn-burial-text = Each idol moves one of your two markers up (E86): offerings turn food and tools into points at the end (E98), honour multiplies with the cards you have buried (E99). The first in Initiate gets an idol and buries a card below (E51). So bury what has done its work.

## What a move means

learn-means-lead = Both sides are good; one tied to a column is stronger, but only there.
learn-means-place-hunt = Animals are points in sets, and help at once when turned.
learn-means-place-initiate = A stronger card now is drawn again and again; and weak ones may be buried.
learn-means-place-develop = Culture cards and sacred stones; the first one also gets a tool and a food.
learn-means-place-migrate = Camps bring benefits in every eclipse, and room for more food.
learn-means-place-rest = A card, an animal turned, and 1½ labour for the eclipse.
learn-means-play = It brings { $labour } labour here. Play no more than you need: the others work in another turn.
learn-means-use = Its ability works once, while the card lies there (E38).
learn-means-use-labour = Its ability gives labour in this column (E38, E39).
learn-means-use-eclipse = The eclipse abilities of your pile work now, card by card (E71).
learn-means-chief = The chief’s ability works once, on this turn (E43).
learn-means-eat = Food becomes labour, for this turn only (E42).
learn-means-hunt = Your { $n ->
    [1] first
    [2] second
    [3] third
   *[other] fourth
} of this kind: the set is worth { $points } at the end, as long as it is not turned (E101).
learn-means-reveal = Two more animals to choose from (E62).
learn-means-top = An animal for nothing (E65).
learn-means-flip = It gives what it shows, and no longer counts in its set (E64). Turn those that stand alone.
learn-means-initiate = Twice the labour of a starting card, more in its own column, and a point at the end (E100).
learn-means-rites = 1 food for a tribe card into the discard and a burial (E50).
learn-means-develop = A strong effect each time you draw it, and points at the end (E53, E100).
learn-means-stone = It scores in every eclipse to come (E73), and its place gives a benefit at once (E55).
learn-means-camp = One more camp: more land, and more room for food (E11, E57).
learn-means-move = There the land gives something good in the eclipse, and nobody is stronger (E71).
learn-means-village = A village counts 2 on three hexes at once, and gives a card in every eclipse (E72, E73).
learn-means-lower-hunt = The first figure takes the top animal for nothing (E65).
learn-means-lower-initiate = The first figure gets an idol and may bury a card (E51).
learn-means-lower-develop = The first figure gets a tool and a food (E56).
learn-means-lower-migrate = The first figure gets a camp and a move (E60).
learn-means-idol-honour = Honour brings points on its way, and at the end for buried cards (E88, E99).
learn-means-idol-offering = Offerings bring goods on the way, and make food and tools worth more at the end (E87, E98).
learn-means-take-card = One more card in hand: more labour.
learn-means-take-tool = Tools pay for animals, people, camps and stones.
learn-means-take-food = Food pays for rites, stones and villages, and becomes labour.
learn-means-megalith = It gives what the cell shows, at once (E82).
learn-means-megalith-upper = On top of four it scores for each below, twice for your own (E83).
learn-means-bury = The weakest card goes: your deck gets better, and buried cards count for honour (E52, E99).
learn-means-discard = The card you miss least.
learn-means-claim = You have most influence here, so the land is good to you (E71).
learn-means-board = What you took off your board leaves its benefit behind (E73).
learn-means-score = The stone scores now, as in every eclipse (E73).
learn-means-lay = In the eclipse it counts its labour for the turn order and uses its eclipse ability (E68, E71).
learn-means-part = The parts of an effect may come in any order (E15).
learn-means-culture = The first culture card of a turn is free (E32).
learn-means-done-act = Nothing more is worth doing here; cards kept are for another turn or the eclipse.
learn-means-done-pile = The other cards stay in your hand for the next round (E47).
learn-means-done-other = That is enough for now.
learn-means-other = This works too.

## The end of the lesson

learn-closing = The tribe knows the way
learn-done-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
learn-done-animals = { $n ->
    [one] { $n } animal
   *[other] { $n } animals
}
learn-done-camps = { $n ->
    [one] { $n } camp
   *[other] { $n } camps
}
learn-done-idols = { $n ->
    [one] { $n } idol step
   *[other] { $n } idol steps
}
learn-done-megaliths = { $n ->
    [one] { $n } megalith
   *[other] { $n } megaliths
}
learn-done-stones = { $n ->
    [one] { $n } sacred stone
   *[other] { $n } sacred stones
}
learn-done-buried = { $n ->
    [one] { $n } buried card
   *[other] { $n } buried cards
}
learn-coming-villages = Villages: three camps around a junction and 3 food make a village, with 2 influence on three hexes and a card in every eclipse (E58, E72, E73).
learn-coming-megaliths = Megaliths on megaliths: on four of them another finds a place, and everybody below gets points too (E81, E83).
learn-coming-eras = The second era: after the second round new culture cards come, and stones for burials, idols and turned animals (E77, E93–E97).
learn-coming-scoring = The end after four eclipses: offerings, honour, cards and sets of animals are counted (E98–E102).
