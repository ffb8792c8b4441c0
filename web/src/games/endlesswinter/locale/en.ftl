# The board of Endless Winter.
board-legend-gifts = What things give
board-legend-cards = Cards
board-icon-night-sleep = rest
board-icon-nested-eclipses = in the eclipse
board-icon-tribal-mask = chief
board-icon-meeple = tribe figure
board-icon-menhir = neutral megalith

board-round = Round { $round } of { $of }
board-era = { $era ->
    [1] Era I
   *[other] Era II
}
board-eclipse = Eclipse
board-reconstructed = Most card faces, tiles and boards here are reconstructed by us; the explanation of each says where it comes from. The solo opponent is our own design.
board-columns = Action columns
board-place-here = Place a figure: { $column }
board-labour = Labour
board-labour-reach = Labour you have / labour you could have here with your whole hand and all your food (E38, E42).
board-upper-initiate = Upper section, as often as you can pay: take a tribe card into hand, each of another type (E48).
board-upper-develop = Upper section, as often as you can pay: take a culture card into hand (E53).
board-upper-migrate = Upper section, as often as you can pay: put a camp on the base, or move a camp by one hex (E57).
board-upper-hunt = Upper section, as often as you can pay: reveal two animals, or take one from the hunting grounds (E62, E63).
board-middle-initiate = Middle section, once: for 1 food take a tribe card into the discard, bury a card, or both (E50).
board-middle-develop = Middle section, once: take a sacred stone for the price of your next stone space (E55).
board-middle-migrate = Middle section, once: for 3 food and three camps that touch, found a village (E58).
board-middle-hunt = Middle section, once: turn one of your animals and gain its benefits (E64).
board-lower = Lower section: only for the first figure that came to this column in the round (E36).
board-order = Order of turns
board-order-place = Place { $place }: { $who }. The icon is the benefit of this place in the next eclipse (E71).
board-rest = Rest
board-rest-tip = Rest: draw a card, then you may turn an animal. Each resting figure counts 1½ labour in the eclipse (E44, E45).
board-token-stack = Rest tokens face down: { $n }. The first to rest in a round may take the next one unseen (E113).
board-terrain = Terrain
board-pick-camp = Move the camp: { $hex }
board-influence = { $who }: influence { $n }
board-glacier-hidden = A glacier token, face down until a camp comes here (E110).
board-village = Village
board-megaliths = Megaliths
board-start-cell = Start cell: takes neutral megaliths only; then one more may go where an arrow points (E84).
board-start-then = one more where an arrow points
board-level = { $cell }, { $height }
board-touches = { $n ->
    [one] touches { $n }
   *[other] touches { $n }
}
board-neutral = neutral
board-megaliths-left = megaliths left
board-idols = Idol tracks
board-track-offering = Offering track: entering a level gives its icon. At the end food and tools score one point for so many (E87, E98).
board-track-honour = Honour track: some levels score at once; at the end the order decides what burials are worth, the first to arrive first (E88, E99).
board-stones = Sacred stones
board-era-later = Stones of era II can be taken from round 3 on (E55).
board-stone-space = Stone space { $space }: its price, then what you gain at once (E55).
board-tribes = Tribe decks
board-culture = Culture cards
board-culture-none = Nothing is on display: 3 labour give 1 point (E54).
board-grounds = Hunting grounds
board-animal-deck = Animals in the deck: { $n } (E62).
board-no-animals = No animals are left: 1 point (E63).
board-hand = Hand
board-hand-empty = The hand is empty.
board-above = Above the board
board-discard = Discard
board-pile = Eclipse pile
board-buried = Buried
board-deck = Deck, cards left: { $n }
board-in-eclipse = in the eclipse
board-own = Board: { $who }
board-track-food = Food: { $n }, limit { $limit }. Crossing a mark to the left gives 1 labour (E11, E42).
board-track-tool = Tools: { $n }, at most { $limit } (E13).
board-supply = Megalith supply and villages
board-supply-space = Supply space { $space }: once empty, it gives its benefit in every eclipse (E73).
board-villages = Villages founded: { $n }. Each gives a card in every eclipse (E73).
board-animals = Animals
board-no-own-animals = no animals
board-turned = { $animal }, turned
board-figures-left = { $n ->
    [one] { $n } figure still to be placed
   *[other] { $n } figures still to be placed
}
board-food = food and its limit
board-tools = tools
board-camps-left = camps on the own board
board-villages-left = villages on the own board
board-parts = What you take next
board-tab-own = Own
board-tab-offers = Offers
board-nomad-tip = The nomad is our own design: it reveals a card each turn and does what it says (E123–E132).
board-nomad-deck = Nomad cards still face down: { $n }
board-chiefs = Chiefs on offer
board-setups = Setup cards on offer
board-labour-of = { $have } of { $most }
board-gives-initiate = to hand
board-gives-develop = culture card
board-gives-camp = to the base
board-gives-move = camp moves
board-gives-reveal = to the grounds
board-gives-hunt = an animal
board-gives-once-initiate = to discard, bury
board-gives-once-develop = sacred stone
board-gives-once-migrate = for 3 camps
board-gives-once-hunt = turn an animal
board-short-camp = a camp
board-short-move = a step
board-short-offering = Offering
board-short-honour = Honour
board-above-card = { $card }, played
board-stones-era = { $era ->
    [1] Stones I
   *[other] Stones II
}

# Short names, for small cards.
board-stone-I-01 = Forest
board-stone-I-02 = Wetland
board-stone-I-03 = Grassland
board-stone-I-04 = Hills
board-stone-I-05 = Tundra
board-stone-I-06 = Mountains
board-stone-I-07 = Glacier
board-stone-I-08 = Wanderers
board-stone-I-09 = Foundations
board-stone-I-10 = Four Fields
board-stone-II-01 = Ancestors
board-stone-II-02 = Towers
board-stone-II-03 = Idols
board-stone-II-04 = Many Beasts
board-stone-II-05 = Sloth
board-stone-II-06 = Rhino
board-stone-II-07 = Sabre-tooth
board-stone-II-08 = Beaver
board-stone-II-09 = Bison
board-stone-II-10 = Mammoth
board-animal-ground_sloth = Sloth
board-animal-woolly_rhino = Rhino
board-animal-sabre_tooth = Sabre-tooth
board-animal-giant_beaver = Beaver
board-animal-steppe_bison = Bison
board-animal-woolly_mammoth = Mammoth
board-animal-argentavis = Argentavis

# Rows of the move list.
board-row-step = Camp moves from: { $from }
board-row-claim = Take what the hex gives
board-row-village = Found a village between
board-row-hex = { $land }, { $hex }
