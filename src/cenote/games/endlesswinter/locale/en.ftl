game-title = Endless Winter
game-about = Four generations of hunters settle a frozen continent. The rules follow the published rulebook; the faces of most cards, tiles and boards were not to be found and are reconstructed by us, and the solo opponent is our own design.

## Options

option-draft = Draft
option-draft-about = How chiefs and setup cards are dealt out.
option-draft-none = all at random
option-draft-setup = setup cards are drafted
option-draft-chiefs = chiefs and setup cards are drafted
option-slow_start = Slow start
option-slow_start-about = One figure of each player waits for era II: two turns a round in rounds 1 and 2.
option-sole_majority = Sole majority
option-sole_majority-about = Only whoever leads a hex alone gains its benefit.
option-glacier_tokens = Glacier tokens
option-glacier_tokens-about = A hidden token on every glacier rewards villages beside it.
option-rest_tokens = Rest tokens
option-rest_tokens-about = The first to rest in a round takes a token.
option-level = Nomad
option-level-about = How strong the nomad of the solo game is.
option-level-gentle = gentle
option-level-normal = normal
option-level-harsh = harsh
option-layout = Megalith layout
option-layout-about = How the four megalith tiles lie.
option-layout-recommended = as recommended for the player count
option-layout-square = square
option-layout-shifted = shifted rows
option-layout-pinwheel = pinwheel

## Moves

move-lead = Lead with: { $chief }, side { $side }
move-setup = Take the setup card: { $setup }
move-culture = Play the culture card: { $card }
move-place = Place { $figure }: { $column }
move-play = Play: { $card }
move-use = Use the ability: { $card }
move-chief = Use the chief’s ability
move-eat = Spend food for labour, across the next icon
move-initiate = Initiate: { $card }
move-rites = Hold rites: take a tribe card into the discard, bury a card, or both
move-develop = { $card-key ->
    [none] Develop with an empty display: 1 point
   *[other] Develop: { $card }
}
move-stone = Take the sacred stone: { $stone }
move-camp = Put a new camp on the base
move-move = Move a camp: { $step }
move-village = Found a village: { $junction }
move-reveal = Reveal animals
move-hunt = { $animal-key ->
    [none] Hunt with no animals left: 1 point
   *[other] Hunt: { $animal }
}
move-flip = Turn: { $animal }
move-lower = Do the lower action: { $column }
move-part = Next: { $part }
move-take = Take 1 { $good }
move-idol = Idol one level up: { $track }
move-megalith = Place a megalith: { $cell }, { $height }
move-bury = Bury from hand: { $card }
move-bury-open = Bury { $zone }: { $card }
move-recruit = Take the tribe card: { $card }
move-learn = Take the culture card: { $card }
move-catch = Take the animal: { $animal }
move-top = Take the top animal of the deck
move-discard = Discard: { $card }
move-claim = Take what the hex gives: { $hex }
move-board = Take what the board gives: { $item }
move-score = Score the stone: { $stone }
move-lay = Lay on the eclipse pile: { $card }
move-token = Take the rest token: { $choice }
move-done = Finish

## What is to be decided

ask-choose-chief = Choose your chief and the side of the card.
ask-choose-setup = Choose a setup card.
ask-turn = Your turn: play culture cards, then place a figure.
ask-act = Act in your column: upper, then middle, then lower section. Cards, food and chief at any moment.
ask-lay-pile = Lay cards on your eclipse pile, then finish.
ask-choose-token = You are the first to rest: which token do you take?
ask-rest = Rest: take the card or a lesser benefit, then you may turn an animal.
ask-receive = What do you take next?
ask-gain = Take the benefit, or a lesser one in its place.
ask-gain-tool = Take the tool. Or food in its place.
ask-gain-idol = Move an idol one level up. Or take a lesser benefit in its place: a tool or food.
ask-gain-card = Take a card from your deck. Or a lesser benefit in its place: an idol, a tool or food.
ask-gain-megalith = Place a megalith. Or take a lesser benefit in its place: a card, an idol, a tool or food.
ask-arrow = You may place one more megalith where the arrows point.
ask-turn-animals = Which animal do you turn?
ask-free-stone = Which sacred stone do you take?
ask-build-village = Where do you found a village?
ask-gain-tokens = Which glacier token do you gain first?
ask-move-camps = Move your camps, step by step.
ask-bury-cards = Which card do you bury?
ask-recruit = Which tribe card do you take?
ask-learn = Which culture card do you take?
ask-catch = Which animal do you take?
ask-take-top = Do you take the top animal of the deck?
ask-reveal-animals = Do you reveal animals?
ask-discard-cards = Which card do you discard?
ask-use-pile = Eclipse: which card of your pile do you use next?
ask-claim-hexes = Eclipse: which hex do you take the benefit of next?
ask-board-benefits = Eclipse: what does your board give next?

## Why a move is not legal

why-setup-not-offered = the setup card “{ $setup }” is not on offer
why-chief-not-offered = the chief { $chief } is not on offer to you
why-not-leading = you do not lead there, so it gives you nothing: { $hex }
why-no-token-there = there is no glacier token to gain: { $hex }
why-no-token = you have no rest token
why-same-type = the animals must be of different types, and you have turned this type already: { $animal }
why-must-discard = after drawing you have to discard a card
why-no-effect = this could have no effect now
why-labour-useless = labour can be spent only in the upper section of a column, and you are past it
why-bound-column = a culture card binds your figure to this column: { $column }
why-claimed-already = you have taken this benefit in this eclipse: { $hex }
why-hex-gives-nothing = this hex gives nothing: { $hex }
why-decline-inside = take it first; what is not to your liking can then be declined, or changed into food
why-no-such-part = there is nothing of this kind to take here
why-no-camp-there = you have no camp there: { $hex }
why-not-in-hand = this card is not in your hand: { $card }
why-must-pay-card = every culture card after the first of a turn costs a card from hand
why-no-card-to-pay = every culture card after the first of a turn costs another card from hand, and you have none
why-culture-first = culture cards are played before the figure is placed
why-no-figure = you have no such figure left to place this round: { $figure }
why-other-column-stands = your figure stands elsewhere: { $column }
why-lower-done = you have done the lower action already
why-lower-taken = a figure came to this column before you this round, so the lower action is not for you
why-no-way-back = there is no way back from a lower section to a higher one
why-not-played = this card does not lie above your board: { $card }
why-place-first = tribe cards are played once the figure stands in a column
why-used-already = its ability has been used: { $card }
why-other-column = this works only with the figure in another column
why-no-action-ability = this card has no ability in the action phase: { $card }
why-labour-by-itself = this ability is labour, which is counted by itself where it works: { $card }
why-no-icon = there is no labour icon to cross with your food
why-chief-bound = you have used your chief’s ability, so you have to place the chief this turn
why-chief-used = the chief’s ability has been used this turn
why-no-chief-turn = the chief’s ability works only on the turn the chief is placed
why-pile-begun = the eclipse pile has been begun, so it is too late for the chief
why-draw-first = when resting, take the card or a lesser benefit first
why-no-cards-at-rest = no tribe cards are played on a turn of rest
why-turned-already = a rest turns one animal, and you have turned one
why-last-turn-only = the eclipse pile is laid on your last turn of the round
why-just-initiated = a card initiated this turn cannot be played before the next: { $card }
why-same-tribe = cards initiated in one turn must all be different: { $card }
why-not-in-discard = this card is not in your discard: { $card }
why-not-above = this card does not lie above your board: { $card }
why-not-shown = this culture card is not on display: { $card }
why-display-not-empty = there are culture cards on display; choose one
why-era-later = this stone belongs to era II, which begins with round 3: { $stone }
why-not-on-offer = this stone is not on offer: { $stone }
why-stones-full = you have three sacred stones, and there is no room for more
why-camps-missing = a village there needs a camp of yours on each of its hexes: { $junction }
why-junction-taken = there is a village already: { $junction }
why-no-village-left = you have no village left
why-no-camp-left = you have no camp left on your board
why-deck-empty = the animal deck is empty
why-grounds-full = the hunting grounds have room for { $limit } animals, and they are full
why-animals-left = there are animals left; choose one, or reveal some first
why-not-on-grounds = there is none on the hunting grounds: { $animal }
why-no-unturned = you have no unturned animal of this kind: { $animal }
why-not-in-pile = this card is not in your eclipse pile: { $card }
why-board-gives-nothing = your board gives nothing there, or not again: { $item }
why-scored-already = this stone has been scored in this eclipse: { $stone }
why-not-your-stone = this stone is not yours: { $stone }
why-neutral-on-board = your next megalith is a neutral one, which must lie on the board itself
why-no-card = your deck and your discard are empty, so there is no card to draw
why-no-cell = there is no such cell on this board: { $cell }
why-no-neighbour = this cell touches no megalith on the board: { $cell }
why-start-cell-neutral = this is a start cell, which takes neutral megaliths only: { $cell }
why-covered = this cell is covered already: { $cell }
why-no-square = there are not four megaliths in a square to build on: { $cell }
why-no-arrow-there = the arrows of the start cell do not point there, or the cell is covered
why-no-megalith = you have no megalith left
why-honour-top = your marker is at the top of this track: { $track }
why-arrow-no-lesser = the megalith of the arrows cannot be changed into a lesser benefit
why-not-lesser = a benefit can be changed only into a lesser one
why-too-dear = this costs { $cost }, you have { $have }

## What happened

event-lead = { $who } leads with { $chief }, side { $side }
event-setup = { $who } takes the setup card: { $setup }
event-round = Round { $round }
event-turn = { $who } to move
event-culture = { $who } plays a culture card: { $card }
event-place = { $who } places { $figure }: { $column }
event-play = { $who } plays: { $card }
event-use = { $who } uses an ability: { $card }
event-chief = { $who } uses the ability of { $chief }
event-lower = { $who } does the lower action: { $column }
event-gain = { $who } gets { $goods }
event-pay = { $who } pays { $goods }
event-spoil = { $who } loses { $goods } above the limit
event-score = { $who }: { $vp ->
    [one] { $vp } point
   *[other] { $vp } points
} ({ $source })
event-draw = { $who } draws a card
event-reshuffle = { $who } shuffles the discard into a new deck
event-discard = { $who } discards: { $card }
event-recruit = { $who } takes a tribe card: { $card }
event-recruit-discard = { $who } takes a tribe card into the discard: { $card }
event-learn = { $who } takes a culture card: { $card }
event-bury = { $who } buries a card from hand
event-bury-open = { $who } buries { $zone }: { $card }
event-bury-tribe = { $who } buries: { $card }
event-camp = { $who } puts a camp on the base
event-move = { $who } moves a camp: { $step }
event-village = { $who } founds a village: { $junction }
event-glacier = A glacier token comes to light ({ $hex }): { $glacier }
event-stone = { $who } takes a sacred stone: { $stone }
event-megalith = { $who } places a megalith: { $cell }, { $height }
event-idol = { $who } moves an idol up: { $track }
event-reveal = On the hunting grounds: { $animal }
event-animal = { $who } takes an animal: { $animal }
event-turn-animal = { $who } turns an animal: { $animal }
event-token = { $who } takes a rest token: { $token }
event-pile = { $who } lays an eclipse pile: { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
event-eclipse = Eclipse of round { $round }
event-show-pile = { $who } reveals: { $card }
event-order = { $place }. { $who }, with { $labour } labour
event-benefits = { $who } takes the benefits of the eclipse
event-claim = { $who } takes what a hex gives: { $hex }
event-show = New on display: { $card }
event-nomad-card = The nomad reveals a card: { $nomad } ({ $column })
event-end = The game is over

## Goods and places

who-nomad = The nomad

good-food = food
good-tool = tool
good-card = card from the deck

amount-food = { $n } food
amount-tool = { $n ->
    [one] { $n } tool
   *[other] { $n } tools
}
amount-labour = { $n } labour
amount-vp = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
amount-card = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
amount-offering = { track-offering }: { $n }
amount-honour = { track-honour }: { $n }
amount-ground_sloth = { animal-ground_sloth }: { $n }
amount-woolly_rhino = { animal-woolly_rhino }: { $n }
amount-sabre_tooth = { animal-sabre_tooth }: { $n }
amount-giant_beaver = { animal-giant_beaver }: { $n }
amount-steppe_bison = { animal-steppe_bison }: { $n }
amount-woolly_mammoth = { animal-woolly_mammoth }: { $n }
amount-argentavis = { animal-argentavis }: { $n }

column-initiate = Initiate
column-develop = Develop
column-migrate = Migrate
column-hunt = Hunt
column-rest = rest zone

figure-chief = the chief
figure-tribe = a tribe figure

side-A = A
side-B = B

track-offering = offering track
track-honour = honour track

zone-discard = from the discard
zone-above = from above the board

choice-shown = the one shown
choice-hidden = the next one, unseen

item-villages = a card for each village founded
item-space-1 = supply space 1
item-space-2 = supply space 2
item-space-3 = supply space 3
item-space-4 = supply space 4
item-space-5 = supply space 5

land-forest = forest
land-wetland = wetland
land-grassland = grassland
land-hills = hills
land-tundra = tundra
land-mountains = mountains
land-glacier = glacier
land-base = base

pad-during = during the game
pad-eclipses = eclipses
pad-end = final scoring
source-effects = cards, cells and tokens
source-megaliths = megaliths on upper levels
source-empty = empty decks
source-offering-top = top of the offering track
source-honour-track = honour track
source-honour-top = top of the honour track
source-stones = sacred stones
source-offering = offerings
source-honour = honour and burials
source-cards = cards
source-animals = animals
source-hexes = led hexes
source-villages = villages
source-glaciers = glacier tokens
source-level = level of the nomad

part-food = food
part-tool = tools
part-idol = idols
part-card = cards from the deck
part-megalith = megaliths
part-vp = points
part-labour = labour
part-fill-food = food up to the limit
part-camp = a new camp
part-move = camp moves
part-village = a village
part-bury = a burial
part-tribe-hand = a tribe card into hand
part-tribe-discard = a tribe card into the discard
part-culture = a culture card
part-animal-pick = an animal of the hunting grounds
part-animal-top = the top animal of the deck
part-animal-reveal = revealing animals
part-turn = turning an animal
part-turn-different = turning animals of different types
part-stone = a sacred stone
part-discard = a discard

## Cards, animals, chiefs, stones

card-none = none
card-tribesman = tribesman
card-tribeswoman = tribeswoman
card-brave = brave
card-elder = elder
card-crafter = crafter
card-explorer = explorer
card-hunter = hunter
card-shaman = shaman
card-C01 = Hearth Keeping
card-C02 = Flint Knapping
card-C03 = Spear Drill
card-C04 = Evening Tales
card-C05 = Cairn Building
card-C06 = Ancestor Songs
card-C07 = Bone Charms
card-C08 = Trail Marking
card-C09 = Hide Shelters
card-C10 = Drying Racks
card-C11 = Stone for Meat
card-C12 = Reading Tracks
card-C13 = Pit Traps
card-C14 = Smoke Offering
card-C15 = Many Hands
card-C16 = Coming of Age
card-C17 = Skinning Knives
card-C18 = Body Painting
card-C19 = Fish Weirs
card-C20 = Elders’ Circle
card-C21 = Throwing Mastery
card-C22 = Great Feast
card-C23 = Standing Stones
card-C24 = Capstone Ropes
card-C25 = Grave Mounds
card-C26 = Sky Lore
card-C27 = Herd Driving
card-C28 = Tool Cache
card-C29 = Plentiful Season
card-C30 = Spirit Masks
card-C31 = Long March
card-C32 = Winter Dwellings
card-C33 = Sacred Quarry
card-C34 = Hunting Dance
card-C35 = Tribal Gathering
card-C36 = Trade Meeting
card-C37 = Remembered Names
card-C38 = Work Songs
card-C39 = Passing the Torch
card-C40 = Ochre Murals

animal-none = none
animal-ground_sloth = ground sloth
animal-woolly_rhino = woolly rhino
animal-sabre_tooth = sabre-tooth
animal-giant_beaver = giant beaver
animal-steppe_bison = steppe bison
animal-woolly_mammoth = woolly mammoth
animal-argentavis = argentavis

chief-handseer = Handseer
chief-thunderclaw = Thunderclaw
chief-tuskbreaker = Tuskbreaker
chief-stonecarver = Stonecarver
chief-firewolf = Firewolf

setup-S1 = elder and beaver
setup-S2 = crafter and sloth
setup-S3 = explorer, bison and a camp
setup-S4 = hunter, rhino and sabre-tooth
setup-S5 = shaman and sabre-tooth

stone-I-01 = Stone of the Forest
stone-I-02 = Stone of the Wetland
stone-I-03 = Stone of the Grassland
stone-I-04 = Stone of the Hills
stone-I-05 = Stone of the Tundra
stone-I-06 = Stone of the Mountains
stone-I-07 = Stone of the Glacier
stone-I-08 = Stone of the Wanderers
stone-I-09 = Stone of the Foundations
stone-I-10 = Stone of the Four Fields
stone-II-01 = Stone of the Ancestors
stone-II-02 = Stone of the Towers
stone-II-03 = Stone of the Idols
stone-II-04 = Stone of the Many Beasts
stone-II-05 = Stone of the Sloth
stone-II-06 = Stone of the Rhino
stone-II-07 = Stone of the Sabre-tooth
stone-II-08 = Stone of the Beaver
stone-II-09 = Stone of the Bison
stone-II-10 = Stone of Mammoth and Argentavis

glacier-G01 = a vision of the ice (1)
glacier-G02 = a vision of the ice (2)
glacier-G03 = a frozen boulder (1)
glacier-G04 = a frozen boulder (2)
glacier-G05 = a hidden store
glacier-G06 = two carved idols
glacier-G07 = a cache of tools
glacier-G08 = a frozen herd
glacier-G09 = tracks in the snow
glacier-G10 = an old grave

token-R1 = provisions
token-R2 = an idol
token-R3 = a vigil
token-R4 = a dream
token-R5 = a scout

nomad-N01 = the nomad’s elder
nomad-N02 = the nomad’s shaman
nomad-N03 = the nomad’s hunter
nomad-N04 = the nomad’s crafter
nomad-N05 = the nomad’s first lesson
nomad-N06 = the nomad’s second lesson
nomad-N07 = the nomad’s third lesson
nomad-N08 = the nomad’s last lesson
nomad-N09 = the nomad’s way east
nomad-N10 = the nomad’s way north
nomad-N11 = the nomad’s way west
nomad-N12 = the nomad’s way south
nomad-N13 = the nomad’s great hunt
nomad-N14 = the nomad’s hunting feast
nomad-N15 = the nomad’s hunt
nomad-N16 = the nomad’s late hunt

## What the components do

effect-food = { amount-food }
effect-tool = { amount-tool }
effect-idol = { $n ->
    [one] { $n } idol
   *[other] { $n } idols
}
effect-card = { $n ->
    [one] { $n } card from the deck
   *[other] { $n } cards from the deck
}
effect-megalith = { $n ->
    [one] { $n } megalith
   *[other] { $n } megaliths
}
effect-vp = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
effect-labour = { amount-labour }
effect-fill-food = food up to the limit
effect-camp = { $n ->
    [one] { $n } new camp
   *[other] { $n } new camps
} on the base
effect-move = { $n ->
    [one] { $n } camp move
   *[other] { $n } camp moves
}
effect-village = a village
effect-bury = bury { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
effect-tribe-hand = { $n ->
    [one] { $n } tribe card
   *[other] { $n } tribe cards
} into hand
effect-tribe-discard = { $n ->
    [one] { $n } tribe card
   *[other] { $n } tribe cards
} into the discard
effect-culture = { $n ->
    [one] { $n } culture card
   *[other] { $n } culture cards
} of the display
effect-animal-pick = { $n ->
    [one] { $n } animal
   *[other] { $n } animals
} of the hunting grounds
effect-animal-top = { $n ->
    [one] the top animal
   *[other] the top { $n } animals
} of the deck
effect-animal-reveal = reveal { $n ->
    [one] { $n } animal
   *[other] { $n } animals
}
effect-turn = turn { $n ->
    [one] { $n } animal
   *[other] { $n } animals
}
effect-turn-different = turn { $n ->
    [one] { $n } animal
   *[other] { $n } animals
} of different types
effect-stone = a sacred stone without its price
effect-discard = then discard { $n ->
    [one] { $n } card
   *[other] { $n } cards
}

describe-pay = { $cost } → { $gets }
describe-times = { $n ->
    [one] once
   *[other] up to { $n } times
}: { $gets }
describe-column = in { $column }: { $gets }
describe-per-camp-away = for each camp away from the base, at most { $n }: { $gets }
describe-per-two-buried = for every two buried cards, at most { $n } times: { $gets }
describe-action = action: { $gets }
describe-eclipse = eclipse: { $gets }
describe-culture = { effect-vp }; { $gets }
describe-animal = unturned sets: { $sets }; turned: { $gets }
describe-joker = unturned: a joker in any set; turned: { $gets }
describe-chief = A: { $left }; B: { $right }
describe-setup = { $goods }, { $card }, { $animal }{ $camp ->
    [0] { "" }
   *[other] , one more camp
}
describe-tile = { $land }: { $gets }
describe-era = era { $era ->
    [1] I
   *[other] II
}: { $gets }
describe-nomad = { $column }, { $labour } labour{ $megalith ->
    [0] { "" }
   *[other] , a megalith
}: { $gets }
describe-nomad-initiate = takes and buries: { $card }
describe-nomad-develop = culture card of slot { $slot }{ $stone ->
    [0] { "" }
   *[other] , a sacred stone
}
describe-nomad-migrate = { effect-move }
describe-nomad-hunt = { $n ->
    [one] { $n } animal
   *[other] { $n } animals
}

score-village = { effect-vp } for each own village beside: { $of }
score-camp-types = { effect-vp } for each type of hex with an own camp
score-board-megaliths = { effect-vp } for each own megalith on the board itself
score-megalith-tiles = { $points } points with own megaliths on 0, 1, 2 … tiles
score-buried = { $points } points with 0, 1, 2 … buried cards
score-upper-megaliths = { effect-vp } for each own megalith on an upper level
score-idol-steps = { effect-vp } for every two idol steps
score-turned-types = { effect-vp } for each type of own turned animals
score-turned = { $points } points with 0, 1, 2 … turned: { $of }

## The picture

pic-round = Round { $round } of 4
pic-phase-setup = set-up
pic-phase-action = action phase
pic-phase-eclipse = eclipse
pic-phase-over = the game is over
pic-order = order:
pic-free = free
pic-labour = labour { $n }
pic-terrain = Terrain
pic-megaliths = Megaliths
pic-villages = villages:
pic-upper = above:
pic-offering = offering
pic-honour = honour
pic-offers = On offer
pic-tribes = tribes
pic-grounds = animals
pic-deck = deck { $n }
pic-rest = rest token
pic-chiefs = chiefs
pic-setups = setup cards
pic-nomad = Nomad
pic-nomad-open = open: { $cards }
pic-players = Players
pic-animals = animals:
pic-turned = turned:
pic-hand = hand
pic-above = played
pic-pile = pile

pic-head-vp = pts
pic-head-food = food
pic-head-tools = tool
pic-head-figures = fig.
pic-head-hand = hand
pic-head-deck = deck
pic-head-discard = disc.
pic-head-buried = buried
pic-head-camps = cmp/vl
pic-head-megaliths = meg.

pic-land-forest = forest
pic-land-wetland = wet
pic-land-grassland = grass
pic-land-hills = hills
pic-land-tundra = tundra
pic-land-mountains = mount
pic-land-glacier = ice
pic-land-base = BASE

pic-short-food = food
pic-short-tool = tool
pic-short-idol = idol
pic-short-card = card
pic-short-megalith = meg
pic-short-vp = pt
pic-short-labour = lab
pic-short-fill-food = fill food
pic-short-camp = camp
pic-short-move = move
pic-short-village = village
pic-short-bury = bury
pic-short-tribe-hand = tribe
pic-short-tribe-discard = tribe↓
pic-short-culture = culture
pic-short-animal-pick = animal
pic-short-animal-top = beast
pic-short-animal-reveal = reveal
pic-short-turn = turn
pic-short-turn-different = turn≠
pic-short-stone = stone
pic-short-discard = disc.

pic-per-camp-away = {" "}per camp, ≤{ $n }
pic-per-two-buried = {" "}per 2 buried, ≤{ $n }

pic-score-village = { $points } per village: { $of }
pic-score-camp-types = { $points } per land with a camp
pic-score-board-megaliths = { $points } per megalith on the board
pic-score-megalith-tiles = { $points } by megalith tiles
pic-score-buried = { $points } by burials
pic-score-upper-megaliths = { $points } per megalith above
pic-score-idol-steps = { $points } per 2 idol steps
pic-score-turned-types = { $points } per turned type
pic-score-turned = { $points } turned: { $of }

## Coordinates: hexes, junctions, steps, megalith cells

hex-a1 = far north-west
hex-a2 = far north
hex-a3 = far north-east
hex-b1 = upper west
hex-b2 = north-west
hex-b3 = north-east
hex-b4 = upper east
hex-c1 = far west
hex-c2 = west
hex-c3 = base
hex-c4 = east
hex-c5 = far east
hex-d1 = lower west
hex-d2 = south-west
hex-d3 = south-east
hex-d4 = lower east
hex-e1 = far south-west
hex-e2 = far south
hex-e3 = far south-east

junction-c1-c2-d1 = { hex-c1 } · { hex-c2 } · { hex-d1 }
junction-b1-c1-c2 = { hex-b1 } · { hex-c1 } · { hex-c2 }
junction-d1-d2-e1 = { hex-d1 } · { hex-d2 } · { hex-e1 }
junction-c2-d1-d2 = { hex-c2 } · { hex-d1 } · { hex-d2 }
junction-d2-e1-e2 = { hex-d2 } · { hex-e1 } · { hex-e2 }
junction-b1-b2-c2 = { hex-b1 } · { hex-b2 } · { hex-c2 }
junction-a1-b1-b2 = { hex-a1 } · { hex-b1 } · { hex-b2 }
junction-d2-d3-e2 = { hex-d2 } · { hex-d3 } · { hex-e2 }
junction-d3-e2-e3 = { hex-d3 } · { hex-e2 } · { hex-e3 }
junction-a1-a2-b2 = { hex-a1 } · { hex-a2 } · { hex-b2 }
junction-a2-b2-b3 = { hex-a2 } · { hex-b2 } · { hex-b3 }
junction-d3-d4-e3 = { hex-d3 } · { hex-d4 } · { hex-e3 }
junction-c4-d3-d4 = { hex-c4 } · { hex-d3 } · { hex-d4 }
junction-a2-a3-b3 = { hex-a2 } · { hex-a3 } · { hex-b3 }
junction-b3-b4-c4 = { hex-b3 } · { hex-b4 } · { hex-c4 }
junction-a3-b3-b4 = { hex-a3 } · { hex-b3 } · { hex-b4 }
junction-c4-c5-d4 = { hex-c4 } · { hex-c5 } · { hex-d4 }
junction-b4-c4-c5 = { hex-b4 } · { hex-c4 } · { hex-c5 }

step-a1-a2 = { hex-a1 } → { hex-a2 }
step-a1-b1 = { hex-a1 } → { hex-b1 }
step-a1-b2 = { hex-a1 } → { hex-b2 }
step-a2-a3 = { hex-a2 } → { hex-a3 }
step-a2-a1 = { hex-a2 } → { hex-a1 }
step-a2-b2 = { hex-a2 } → { hex-b2 }
step-a2-b3 = { hex-a2 } → { hex-b3 }
step-a3-a2 = { hex-a3 } → { hex-a2 }
step-a3-b3 = { hex-a3 } → { hex-b3 }
step-a3-b4 = { hex-a3 } → { hex-b4 }
step-b1-b2 = { hex-b1 } → { hex-b2 }
step-b1-a1 = { hex-b1 } → { hex-a1 }
step-b1-c1 = { hex-b1 } → { hex-c1 }
step-b1-c2 = { hex-b1 } → { hex-c2 }
step-b2-b3 = { hex-b2 } → { hex-b3 }
step-b2-a2 = { hex-b2 } → { hex-a2 }
step-b2-a1 = { hex-b2 } → { hex-a1 }
step-b2-b1 = { hex-b2 } → { hex-b1 }
step-b2-c2 = { hex-b2 } → { hex-c2 }
step-b2-c3 = { hex-b2 } → { hex-c3 }
step-b3-b4 = { hex-b3 } → { hex-b4 }
step-b3-a3 = { hex-b3 } → { hex-a3 }
step-b3-a2 = { hex-b3 } → { hex-a2 }
step-b3-b2 = { hex-b3 } → { hex-b2 }
step-b3-c3 = { hex-b3 } → { hex-c3 }
step-b3-c4 = { hex-b3 } → { hex-c4 }
step-b4-a3 = { hex-b4 } → { hex-a3 }
step-b4-b3 = { hex-b4 } → { hex-b3 }
step-b4-c4 = { hex-b4 } → { hex-c4 }
step-b4-c5 = { hex-b4 } → { hex-c5 }
step-c1-c2 = { hex-c1 } → { hex-c2 }
step-c1-b1 = { hex-c1 } → { hex-b1 }
step-c1-d1 = { hex-c1 } → { hex-d1 }
step-c2-c3 = { hex-c2 } → { hex-c3 }
step-c2-b2 = { hex-c2 } → { hex-b2 }
step-c2-b1 = { hex-c2 } → { hex-b1 }
step-c2-c1 = { hex-c2 } → { hex-c1 }
step-c2-d1 = { hex-c2 } → { hex-d1 }
step-c2-d2 = { hex-c2 } → { hex-d2 }
step-c3-c4 = { hex-c3 } → { hex-c4 }
step-c3-b3 = { hex-c3 } → { hex-b3 }
step-c3-b2 = { hex-c3 } → { hex-b2 }
step-c3-c2 = { hex-c3 } → { hex-c2 }
step-c3-d2 = { hex-c3 } → { hex-d2 }
step-c3-d3 = { hex-c3 } → { hex-d3 }
step-c4-c5 = { hex-c4 } → { hex-c5 }
step-c4-b4 = { hex-c4 } → { hex-b4 }
step-c4-b3 = { hex-c4 } → { hex-b3 }
step-c4-c3 = { hex-c4 } → { hex-c3 }
step-c4-d3 = { hex-c4 } → { hex-d3 }
step-c4-d4 = { hex-c4 } → { hex-d4 }
step-c5-b4 = { hex-c5 } → { hex-b4 }
step-c5-c4 = { hex-c5 } → { hex-c4 }
step-c5-d4 = { hex-c5 } → { hex-d4 }
step-d1-d2 = { hex-d1 } → { hex-d2 }
step-d1-c2 = { hex-d1 } → { hex-c2 }
step-d1-c1 = { hex-d1 } → { hex-c1 }
step-d1-e1 = { hex-d1 } → { hex-e1 }
step-d2-d3 = { hex-d2 } → { hex-d3 }
step-d2-c3 = { hex-d2 } → { hex-c3 }
step-d2-c2 = { hex-d2 } → { hex-c2 }
step-d2-d1 = { hex-d2 } → { hex-d1 }
step-d2-e1 = { hex-d2 } → { hex-e1 }
step-d2-e2 = { hex-d2 } → { hex-e2 }
step-d3-d4 = { hex-d3 } → { hex-d4 }
step-d3-c4 = { hex-d3 } → { hex-c4 }
step-d3-c3 = { hex-d3 } → { hex-c3 }
step-d3-d2 = { hex-d3 } → { hex-d2 }
step-d3-e2 = { hex-d3 } → { hex-e2 }
step-d3-e3 = { hex-d3 } → { hex-e3 }
step-d4-c5 = { hex-d4 } → { hex-c5 }
step-d4-c4 = { hex-d4 } → { hex-c4 }
step-d4-d3 = { hex-d4 } → { hex-d3 }
step-d4-e3 = { hex-d4 } → { hex-e3 }
step-e1-e2 = { hex-e1 } → { hex-e2 }
step-e1-d2 = { hex-e1 } → { hex-d2 }
step-e1-d1 = { hex-e1 } → { hex-d1 }
step-e2-e3 = { hex-e2 } → { hex-e3 }
step-e2-d3 = { hex-e2 } → { hex-d3 }
step-e2-d2 = { hex-e2 } → { hex-d2 }
step-e2-e1 = { hex-e2 } → { hex-e1 }
step-e3-d4 = { hex-e3 } → { hex-d4 }
step-e3-d3 = { hex-e3 } → { hex-d3 }
step-e3-e2 = { hex-e3 } → { hex-e2 }

cell-a1 = { row-1 }, { file-1 }
cell-b1 = { row-1 }, { file-2 }
cell-c1 = { row-1 }, { file-3 }
cell-d1 = { row-1 }, { file-4 }
cell-e1 = { row-1 }, { file-5 }
cell-f1 = { row-1 }, { file-6 }
cell-g1 = { row-1 }, { file-7 }
cell-a2 = { row-2 }, { file-1 }
cell-b2 = { row-2 }, { file-2 }
cell-c2 = { row-2 }, { file-3 }
cell-d2 = { row-2 }, { file-4 }
cell-e2 = { row-2 }, { file-5 }
cell-f2 = { row-2 }, { file-6 }
cell-g2 = { row-2 }, { file-7 }
cell-a3 = { row-3 }, { file-1 }
cell-b3 = { row-3 }, { file-2 }
cell-c3 = { row-3 }, { file-3 }
cell-d3 = { row-3 }, { file-4 }
cell-e3 = { row-3 }, { file-5 }
cell-f3 = { row-3 }, { file-6 }
cell-g3 = { row-3 }, { file-7 }
cell-a4 = { row-4 }, { file-1 }
cell-b4 = { row-4 }, { file-2 }
cell-c4 = { row-4 }, { file-3 }
cell-d4 = { row-4 }, { file-4 }
cell-e4 = { row-4 }, { file-5 }
cell-f4 = { row-4 }, { file-6 }
cell-g4 = { row-4 }, { file-7 }
cell-a5 = { row-5 }, { file-1 }
cell-b5 = { row-5 }, { file-2 }
cell-c5 = { row-5 }, { file-3 }
cell-d5 = { row-5 }, { file-4 }
cell-e5 = { row-5 }, { file-5 }
cell-f5 = { row-5 }, { file-6 }
cell-g5 = { row-5 }, { file-7 }
cell-a6 = { row-6 }, { file-1 }
cell-b6 = { row-6 }, { file-2 }
cell-c6 = { row-6 }, { file-3 }
cell-d6 = { row-6 }, { file-4 }
cell-e6 = { row-6 }, { file-5 }
cell-f6 = { row-6 }, { file-6 }
cell-g6 = { row-6 }, { file-7 }
cell-a7 = { row-7 }, { file-1 }
cell-b7 = { row-7 }, { file-2 }
cell-c7 = { row-7 }, { file-3 }
cell-d7 = { row-7 }, { file-4 }
cell-e7 = { row-7 }, { file-5 }
cell-f7 = { row-7 }, { file-6 }
cell-g7 = { row-7 }, { file-7 }

row-1 = first row
row-2 = second row
row-3 = third row
row-4 = fourth row
row-5 = fifth row
row-6 = sixth row
row-7 = seventh row
file-1 = first column
file-2 = second column
file-3 = third column
file-4 = fourth column
file-5 = fifth column
file-6 = sixth column
file-7 = seventh column

height-0 = on the board
height-1 = on the second layer
height-2 = on the third layer
height-3 = on the fourth layer

## The workshop

box-kind-card = Cards
box-kind-chief = Chiefs
box-kind-animal = Animals
box-kind-stone = Sacred stones
box-kind-setup = Set-up cards
box-kind-megalith = Megalith tiles
box-kind-tile = Terrain tiles
box-kind-glacier = Glacier tokens
box-kind-token = Rest tokens
box-kind-nomad = The nomad’s cards
box-kind-level = Levels of the nomad
box-kind-action = Actions
box-kind-lower = Lower actions
box-kind-space = Spaces for stones
box-kind-village = Villages
box-kind-supply = Supply spaces
box-kind-order = Turn order
box-kind-offering = Offering track
box-kind-honour = Honour
box-kind-rest = Rest zone
box-kind-track = Tracks
box-kind-layout = Megalith layouts
box-kind-players = By number of players
box-field-deck = Deck
box-field-copies = Copies
box-field-labour = Labour
box-field-action = In the action phase
box-field-eclipse = In the eclipse
box-field-effect = Effect
box-field-A = Side A
box-field-B = Side B
box-field-sets = Points of a set by size
box-field-joker = Joker
box-field-turned = When turned
box-field-era = Era
box-field-score = What scores
box-field-of = Of these
box-field-food = Food
box-field-tools = Tools
box-field-tool = Tools
box-field-tribe = Tribe card
box-field-animals = Animals
box-field-camp = With a camp
box-field-arrows = Cells with arrows
box-field-land = Land
box-field-column = Column
box-field-megalith = Lays a megalith
box-field-slot = Slot of the display
box-field-stone = Sacred stones
box-field-moves = Moves
box-field-heading = Direction
box-field-take = Animals taken
box-field-cards = Cards shown
box-field-goods = Goods to offer
box-field-icons = Cells with icons
box-field-corners = Corners of the tiles
box-field-stones = Stones laid out
box-field-glaciers = Glaciers laid out
box-field-grounds = Hunting grounds
box-field-layout = Recommended layout
box-deck-starting = starting cards
box-deck-tribe = tribe cards
box-deck-era-1 = culture, era 1
box-deck-era-2 = culture, era 2
box-score-village = villages beside
box-score-camp-types = types of land with a camp
box-score-board-megaliths = megaliths on the board
box-score-megalith-tiles = megalith tiles reached
box-score-buried = buried cards
box-score-upper-megaliths = megaliths on upper levels
box-score-idol-steps = idol steps
box-score-turned-types = types of turned animals
box-score-turned = turned animals

## The balance report

census-chief = Chiefs
census-setup = Setup cards
census-column = Columns
census-culture = Culture cards
census-tribe = Tribe cards
census-stone = Sacred stones
census-animal = Animals
census-village = Villages
census-megalith = Megaliths by height
census-idol = Idols
deed-initiate = Initiating
deed-rites = Rites
deed-develop = Developing
deed-learn = Learning for free
deed-stone = Taking a stone
deed-camp = Founding a camp
deed-move = Moving a camp
deed-village = Founding a village
deed-hunt = Hunting
deed-lower = Lower action
deed-bury = Burying

## Components that no move names

piece-action-rites = rites
piece-action-reveal = revealing animals
piece-space = space for stones { $n }
piece-village = a village founded
piece-supply = supply space { $n }
piece-rest = rest zone
piece-order = turn order { $n }
piece-offering = offering level { $n }
piece-honour-track = honour track
piece-honour-first = first in honour
piece-honour-second = second in honour
piece-honour-other = others in honour
piece-players = { $n ->
    [one] one player
   *[other] { $n } players
}
piece-megalith = megalith tile { $n }
piece-layout-square = layout: square
piece-layout-shifted = layout: shifted rows
piece-layout-pinwheel = layout: pinwheel
piece-level-gentle = gentle nomad
piece-level-normal = normal nomad
piece-level-harsh = harsh nomad
piece-tile = terrain: { $land }
