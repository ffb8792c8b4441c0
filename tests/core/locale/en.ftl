game-title = Pearls
move-hide = hide card { $card }
move-dive = dive
move-point = point { $way }
ask-act = Hide a card, or dive.
ask-point = Where do you point?
why-not-in-hand = card { $card } is not one of your { $have }
event-dive = { $who } dives for { $card }
event-hide = { $who } hides a card
event-point = { $who } points { $way }
event-end = the cards are shown
way-north = to the north
way-south = to the south
amount-pearl = { $n } { $n ->
    [one] pearl
   *[other] pearls
}
bare = { $what } and { $what-key }
rich = you pay { $price }, they have { $goods }
broken = { $missing }
