## A new table

ui-new-title = New table
ui-new-game = Game
ui-new-players = Players
ui-new-seat = Seat { $n }
ui-new-agent = Which opponent
ui-new-options = Options
ui-new-clock = Clock
ui-new-clock-none = No clock
ui-new-clock-turn = For each turn
ui-new-clock-game = For the whole game
ui-new-clock-bank = A bank of days
ui-new-span = How long
ui-new-who = Who may see it
ui-new-more = More
ui-new-seed = Seed
ui-new-seed-about = A number or a word that fixes all chance. Leave it empty for a fair game: the table shows that a seed was chosen.
ui-new-create = Start the game
ui-new-create-open = Open the table
ui-kind-me = Me
ui-kind-agent = Code opponent
ui-kind-open = Open for anybody
ui-kind-hotseat = At this screen
ui-told-open-public = Listed in the lobby: anybody may take a free seat, and anybody may watch.
ui-told-open-private = Listed nowhere: only people with the link come in.
ui-told-screen-unlisted = At this screen alone: listed nowhere, and nobody else can sit down.
ui-told-full-unlisted = Listed nowhere; who knows the address may watch.
ui-told-full-public = Listed in the lobby: anybody may watch.
ui-told-full-private = Listed nowhere: only people with the link may watch.

## The workshop

ui-new-file = Components
ui-new-file-ours = Ours
ui-new-file-ours-about = Every component as Cenote has it, reconstructed ones among them.
ui-new-file-own = A file of your own is for tables that are not public.

## People among people

ui-rated = Rated: counts for ratings, if two people or more play it to the end.
ui-not-rated = Not rated.

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
room-opened = { $name } opened the table, { $time }

## The clock

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
