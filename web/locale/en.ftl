## Everywhere

ui-skip = Skip to the content
ui-close = Close
ui-copied = The link is copied
ui-language = Language
ui-theme-light = Light
ui-theme-dark = Dark
ui-nav = Pages
ui-nav-tables = Tables
ui-nav-records = Records
ui-nav-tournaments = Tournaments
ui-tournament = Tournament
ui-nav-rules = Rules
ui-to-lobby = To the lobby
ui-lost = There is nothing at this address
ui-offline = The server cannot be reached right now
ui-failed = That did not work
ui-rule = rule { $rule }
ui-source = Source
ui-unofficial = Unofficial and non-commercial; neither made nor endorsed by the publishers of these games.

## Who you are

ui-guest = Guest
ui-you = you
ui-name = Name
ui-account = Your name and account
ui-me = Account and settings
ui-own-page = My page
ui-ask-name = What shall we call you?
ui-sit-down = Sit down
ui-not-now = Not now
# Suggestions for guests, separated by bars
ui-guest-names = Quiet Heron | Early Macaw | Patient Tapir | Lucky Coati | Golden Quetzal | Curious Ocelot | Calm Manatee | Nimble Iguana | Bright Toucan | Wise Jaguar
# Names of code opponents, one for each seat
ui-agent-names = Owl | Jaguar | Macaw | Tapir | Coati
ui-code-level = Code, { $level }

## The lobby

ui-lobby-title = Take a seat
ui-lobby-about = Four heavy games of the ancient Americas. { $n ->
    [0] Yours could be the first table tonight.
    [one] { $n } table is being played now.
   *[other] { $n } tables are being played now.
}
ui-poster = { $least }–{ $most } players · { $minutes } min
ui-tables-count = { $n ->
    [one] { $n } table
   *[other] { $n } tables
}
ui-not-yet = Not yet playable
ui-play = Play
ui-play-now = Play { $game } against code opponents now
ui-new-table = New table: { $game }
ui-learn = Learn { $game } in a guided first game
ui-mine = Your tables
ui-mine-none = Nothing here yet. One click on “Play”, and you sit at a table.
ui-own-play = Play
ui-own-look = Look
ui-own-enter = Enter
ui-own-result = Result
ui-own-over = over { $ago }
ui-finish = { $n ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $n }th
}
ui-own-change = rating { $change }
ui-rating = Rating
ui-own-gathering = waiting for players
ui-own-taken = { $taken } of { $all }
ui-own-taken-about = seats taken
ui-own-time = left for you
ui-own-time-of = { $name } has
ui-own-waits = it waits for you
ui-own-thinks = { $name } is thinking
ui-own-put-away = Put away
ui-own-get-back = Get back
ui-own-away = Put away
ui-own-away-none = Nothing has been put away.
ui-stage-setup = set-up
ui-stage-round = round { $n }
ui-stage-year = year { $n }
ui-stage-ceremonies = { $n ->
    [0] before the first ceremony
    [1] 1 of 3 ceremonies held
   *[other] { $n } of 3 ceremonies held
}
ui-calling = { $n ->
    [one] { $n } waits for you
   *[other] { $n } wait for you
}
ui-your-turn = Your turn
ui-turn-number = Turn { $n }
ui-missing = { $n ->
    [0] Everybody is here
    [one] One more player is missing
   *[other] { $n } more players are missing
}
ui-join = Join
ui-lobby-more = More tables
ui-lists = Which tables
ui-list-open = Open tables
ui-list-open-short = Open
ui-list-open-none = Nobody is waiting for players just now. Make a table, and it stands here.
ui-list-running = Being played
ui-list-running-short = Watch
ui-list-running-none = No public game is being played just now.
ui-list-finished = Finished games
ui-list-finished-short = Finished
ui-list-finished-none = No public game has been finished yet.
ui-ways = Start at once
ui-way-quick = Quick match
ui-way-quick-about = With whoever waits, or code
ui-way-code = Against the house
ui-way-code-about = Code opponents, no waiting
ui-way-hotseat = One screen, many players
ui-way-hotseat-about = Pass the laptop around
ui-way-private = Private table
ui-way-private-about = Only people with the link
ui-way-learn = Your first game
ui-way-learn-about = Step by step, with hints

## A new table

ui-visibility-public = Public
ui-visibility-unlisted = Unlisted
ui-visibility-private = Private
ui-clock-none = no clock
ui-clock-turn = { $span } a turn
ui-clock-bank = { $span } in the bank
ui-clock-game = { $span } each
ui-span-seconds = { $n } s
ui-span-minutes = { $n } min
ui-span-hours = { $n ->
    [one] { $n } hour
   *[other] { $n } hours
}
ui-span-days = { $n ->
    [one] { $n } day
   *[other] { $n } days
}
ui-days-hours = { $days } d { $hours } h
ui-seat-open = Free

## At the table

ui-link-lost = The connection is lost. Trying again…
ui-link-now = Try now

## After the game

ui-replay = Replay

## Rules and credits

ui-credits = Credits

## The workshop

ui-nav-workshop = Workshop
ui-shop-title = Component workshop
ui-shop-shared-by = shared, by { $who }
ui-shop-kept-by = your own, by { $who }
ui-shop-file-does = { $changed ->
    [one] changes { $changed } component
   *[other] changes { $changed } components
}, verifies { $verified }
ui-with-file = Components: { $file }

## Looking after the server

ui-host = Looking after the server

## Notices

ui-notices = Notices
ui-try-again = Try again
ui-offline-page = There is no connection
ui-offline-page-about = Cenote is played with others, so it needs a line to its server. Your games wait for you.

## People

ui-nav-ratings = Ratings
ui-former-player = a former player
