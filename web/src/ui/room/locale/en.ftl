## The waiting room

room-host = host
room-here = here now
room-not-here = not here now
room-ready = ready
room-not-ready = not yet ready
room-say-ready = I am ready
room-say-wait = Wait for me
room-code-about = code; you may take the seat back
room-code-plain = code
room-open = Open seat
room-open-about = for whoever comes
room-open-private = for whoever has the link
room-take = Sit down
room-free = Open the seat
room-send-away = Send away
room-send-away-ask = Send { $name } away? They cannot come back to this table.
room-give = Give to code
room-copy = Copy the link
room-change = Change the table
room-changed = Save; everybody has to be ready anew
room-start = Start
room-start-open = { $n ->
    [one] Start without the open seat
   *[other] Start without { $n } open seats
}
room-missing = { $n ->
    [one] 1 seat is open
   *[other] { $n } seats are open
}
room-unready = { $n ->
    [one] 1 is not ready
   *[other] { $n } are not ready
}
room-waits = It starts when every seat is taken and everybody is ready.
room-fills = Code takes the open seats in { $time }.
room-hotseat = at this screen

## The clock

room-clock-bank = A bank of days
room-more = After each turn
room-more-nothing = nothing
room-more-increment = { $span } more
room-more-delay = back what was used, up to { $span }
room-holidays = Holidays
room-holidays-none = none
room-out = When time is out
room-out-turn = code plays this turn
room-out-game = code takes over
room-out-over = the game ends, and is lost
room-bank-about = For games over days: one bank for the whole game; on holiday the bank is not touched.

## A quick match

room-quick = Quick match
room-quick-about = Name a game and a count; you are seated with whoever waits for the same. 5 minutes a turn, public.
room-quick-wait = Code takes the open seats after
room-quick-go = Find players
room-quick-count = Players
room-quick-game = Game
