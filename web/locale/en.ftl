## Everywhere

ui-skip = Skip to the content
ui-close = Close
ui-language = Language
ui-theme = Theme
ui-theme-auto = As the system has it
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
ui-copied = The link is copied
ui-rule = rule { $rule }
ui-source = Source
ui-unofficial = Unofficial and non-commercial; neither made nor endorsed by the publishers of these games.

## Who you are

ui-guest = Guest
ui-you = you
ui-name = Name
ui-password = Password
ui-account = Your name and account
ui-account-about = A name is enough to play. With a password, the same name and its tables are yours in every browser.
ui-account-signed-in = You are signed in as { $name }.
ui-login = Sign in
ui-logout = Sign out
ui-register = Make an account
ui-rename = Use this name
ui-ask-name = What shall we call you?
ui-sit-down = Sit down
ui-not-now = Not now
# Suggestions for guests, separated by bars
ui-guest-names = Quiet Heron | Early Macaw | Patient Tapir | Lucky Coati | Golden Quetzal | Curious Ocelot | Calm Manatee | Nimble Iguana | Bright Toucan | Wise Jaguar
# Names of code opponents, one for each seat
ui-agent-names = Owl | Jaguar | Macaw | Tapir | Coati

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
ui-waiting-for = { $name } is thinking
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
ui-visibility-public = Public
ui-visibility-unlisted = Unlisted
ui-visibility-private = Private
ui-told-open-public = Listed in the lobby: anybody may take a free seat, and anybody may watch.
ui-told-open-private = Listed nowhere: only people with the link come in.
ui-told-screen-unlisted = At this screen alone: listed nowhere, and nobody else can sit down.
ui-told-full-unlisted = Listed nowhere; who knows the address may watch.
ui-told-full-public = Listed in the lobby: anybody may watch.
ui-told-full-private = Listed nowhere: only people with the link may watch.
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
ui-seat-auto = code plays for this seat
ui-leave = Leave the table
ui-cancel = Cancel the table
ui-cancelled = This table was cancelled.

## At the table

ui-players = { $n ->
    [one] { $n } player
   *[other] { $n } players
}
ui-rail = Players
ui-board = Board
ui-parts = Parts of the table
ui-sheet = Make this part taller or lower
ui-in-words = The position in words
ui-describe-player = { $name }: { $score ->
    [one] { $score } point
   *[other] { $score } points
}, has { $goods }
ui-origin-seed = with a chosen seed
ui-origin-record = from a record
ui-unplayable = This table belongs to other rules or cards than this server has. It can be looked at, not played.
ui-watching = You are watching
ui-watchers = { $n ->
    [one] { $n } person is watching
   *[other] { $n } people are watching
}
ui-away = not here at the moment
ui-turn = turn
ui-score = Points
ui-tab-turn = Turn
ui-turn-done = Your turn is played
ui-turn-done-hint = End it, or take a step back.
ui-game-over = The game is over
ui-moves = Moves
ui-moves-more = More moves
ui-blocked = Not possible now
ui-choose = Which move?
ui-draft = Chosen in this turn
ui-undo = Undo
ui-undo-closed = Something hidden has come to light, so nothing before it can be taken back
ui-redo = Redo
ui-end-turn = End turn
ui-end-final = Cannot be undone: something hidden comes to light
ui-end-not-yet = First decide what is asked
ui-end-then = Then: { $changes }
ui-end-unused = Unused: { $what }
ui-end-or-else = Or do something more
ui-log = Log
ui-log-filter = Whose moves
ui-log-news = Since your last turn
ui-log-before = Before
ui-log-empty = Nothing has happened yet.
ui-look = Show this moment
ui-moment-again = Stage it again
ui-note-takeback = Took moves back, as all agreed
ui-note-handover = { $why ->
    [away] Was absent for long; code plays on
    [left] Has left; code plays on
    [over] Is out of time; the game is over
    [turn] Is out of time; code plays this turn
   *[game] Is out of time; code plays on
}
ui-note-return = Plays again
ui-past = Move { $n } of { $most }
ui-past-hint = A moment of the past; nothing can be played here.
ui-past-back = Back to now
ui-chat = Chat
ui-chat-empty = Nobody has said anything yet.
ui-chat-say = Say something
ui-chat-send = Send
ui-zoom-in = Zoom in
ui-zoom-out = Whole board
ui-link-lost = The connection is lost. Trying again…
ui-link-refused = The table does not answer.
ui-link-now = Try now
ui-link-unsure = The server has not answered for sure; asking again. Nothing is done twice.
ui-curtain = { $name }, it is your turn
ui-curtain-about = Nobody else should look now.
ui-curtain-open = I am { $name }
ui-holiday = On holiday ({ $span } left)
ui-resting = on holiday
ui-curtain-use = Curtain between players
ui-settings = Settings
ui-sound = Sound on my turn
ui-notify = Notification on my turn
ui-notify-not = The browser does not allow notifications here
ui-confirm-turns = Confirm each turn
ui-copy-link = Copy the link to this table
ui-takeback = Ask to take my last turn back
ui-absent = { $name } has not decided for { $days ->
        [one] { $days } day
       *[other] { $days } days
    }.
ui-absent-replace = Let code play until they return
ui-absent-agreed = You agree; the others are asked
ui-takeback-asked = { $name } would like to take back { $steps ->
    [one] the last move
   *[other] the last { $steps } moves
}.
ui-agree = Agree
ui-refuse = Refuse
ui-withdraw = Withdraw
ui-leave-running = Leave; code plays on for me
ui-leave-ask = Leave the table?
ui-leave-meaning = Code plays on for you as long as other people are at the table; if nobody is, the game waits. You can come back at any time from this menu.
ui-leave-stay = Stay
ui-come-back = Take my seat back
ui-keys = Keys
ui-keys-move = play the move
ui-keys-rule = read the rule

## After the game

ui-winner = { $n ->
    [one] { $names } wins
   *[other] { $names } share the victory
}
ui-place = place { $n }
ui-total = Total
ui-plot = How the points grew
ui-result = Score sheet
ui-again = Another game
ui-replay = Replay
ui-replay-play = Play
ui-replay-pause = Pause
ui-replay-back = One move back
ui-replay-forward = One move on
ui-replay-turn-back = One turn back
ui-replay-turn-forward = One turn on
ui-replay-scrub = Moment of the game
ui-replay-speed = Speed
ui-replay-eyes = With the eyes of
ui-replay-spectator = a spectator
ui-instead = Instead: step { $at } of { $of }
ui-instead-back = Back to the game
ui-save-record = Save the record
ui-play-on = Play on from here
ui-play-on-newest = By the newest rules
ui-version = Rules { $rules }, components { $data }.
ui-version-newest = New table by the newest rules
ui-import = Bring a record
ui-import-about = A record (.quipu) holds a whole game. Look at it, or play on from any of its moves.
ui-import-file = Choose a file, or drop it here
ui-import-text = Or paste its text
ui-import-from = Play on after move
ui-import-end = the last one
ui-import-newest = By the newest rules and with the newest components
ui-import-go = Open

## Rules and credits

ui-rules-sections = Sections
ui-rules-search = Search the rules
ui-rules-count = { $n ->
    [one] { $n } rule
   *[other] { $n } rules
}
ui-rules-none = No rule says that.
ui-rules-about = The rules in our own words. For the printed game the publisher’s rulebook is the authority; “(reading)” marks what it leaves open.
ui-credits = Credits
ui-credits-about = Words, drawings and code of Cenote are our own, under the MIT licence. It stands on the work of others:
ui-credits-icons = Icons
ui-credits-display = Typeface of the headings
ui-credits-text = Typeface of everything else
ui-credits-code = What the pages are made with
ui-credits-words = How the pages speak three languages

## Analysis and hints

ui-analyse = Analyse
ui-analyse-about = Where was the game won, which moves cost most, and what was luck?
ui-analyse-failed = The analysis did not succeed; try again.
ui-analyse-chance = wins { $rate }
ui-analysing = Thinking it over: { $done } of { $total }
ui-hint = Hint
ui-hint-thinking = Thinking…
ui-hint-told = Hint: { $what }
ui-hint-why = Weighing why…
ui-hint-better = Expects { $points } points more than “{ $what }”.
ui-hint-even = Expects { $score } points, about as many as “{ $what }”.

## What is shown again

ui-film = Rivals’ turns
ui-film-slow = slow
ui-film-normal = normal
ui-film-fast = fast
ui-film-off = off
ui-film-again = Show me again
ui-film-skip = Skip
ui-film-back = One step back
ui-film-play = Play
ui-film-pause = Pause
ui-film-on = One step on
ui-keys-step = Step through what is shown
ui-last-round = The last round begins
ui-moment-goods = Goods

## Looking closely

ui-cost = Cost
ui-you-have = you have { $n }
ui-ladder-rung = { $count } counted: { $points } points
ui-ladder-about = Above: how many are counted; below: the points for them. The players stand where they are now, as if each had it.
ui-now = Now
ui-rule-word = Rule
ui-more-moves = { $n ->
    [one] { $n } more
   *[other] { $n } more
}
ui-inspect = Look closely at what has the focus
ui-inspect-before = The one before
ui-inspect-after = The next one
ui-tableau = Everything of { $name }
ui-tableau-tip = Everything that this player has
ui-points = { $n ->
    [one] point
   *[other] points
}
ui-legend = What the icons mean
ui-rule-sheet = Rules of { $game }
ui-rule-before = Before
ui-rule-after = After
ui-rule-book = All rules

ui-thing-animal = animal
ui-thing-action = action
ui-thing-card = card
ui-thing-chief = chief
ui-thing-setup = starting card
ui-thing-stone = sacred stone
ui-thing-tile = tile
ui-thing-glacier = glacier token
ui-thing-token = token
ui-thing-nomad = card of the nomad
ui-thing-colony = colony
ui-thing-hall = town hall
ui-thing-ship = shipping tile
ui-thing-scholar = scholar
ui-thing-bishop = bishop
ui-thing-mission = mission
ui-thing-dock = dock
ui-thing-building = building
ui-thing-road = road
ui-thing-specialist = specialist
ui-thing-temple = temple
ui-thing-district = district
ui-thing-army = army card
ui-thing-statue = statue
ui-thing-conquest = place of conquest
ui-thing-node = task
ui-thing-space = space
ui-thing-permanent = permanent building
ui-thing-production = production building
ui-thing-cell = cell
ui-thing-step = temple step
ui-thing-weaving = weaving
ui-thing-monument = monument
ui-thing-wealth = wealth tile
ui-thing-worker = worker

## The workshop

ui-nav-workshop = Workshop
ui-shop-title = Component workshop
ui-shop-about = Hold the box beside the screen and tick off what agrees.
ui-shop-games = Games in the workshop
ui-shop-of = { $n } of { $total }
ui-shop-against-box = verified against the box
ui-shop-of-verified = { $n } verified against the box
ui-shop-of-rulebook = { $n } from the rulebook
ui-shop-of-known = { $n } from public lists
ui-shop-of-reconstructed = { $n } reconstructed
ui-shop-loading = One moment …
ui-shop-search = Search components
ui-shop-kinds = Kinds
ui-shop-other-kinds = Other kinds …
ui-shop-sources = Sources
ui-shop-all = All
ui-shop-only-unverified = not verified
ui-shop-only-reconstructed = reconstructed only
ui-shop-only-verified = verified
ui-shop-only-mine = corrected by you
ui-shop-found = { $n } of { $total } components
ui-shop-hidden = { $n ->
    [one] { $n } other component is hidden by the search.
   *[other] { $n } other components are hidden by the search.
}
ui-shop-clear = Show all
ui-shop-next = Next not verified
ui-shop-all-verified = Everything here is verified.
ui-shop-unsaved = not saved yet
ui-shop-live = Drawn live
ui-shop-size = Size at the table
ui-shop-no-fields = This component has no values of its own.
ui-shop-less = Less
ui-shop-more = More
ui-shop-up = Move up
ui-shop-down = Move down
ui-shop-remove = Remove
ui-shop-add = Add …
ui-shop-none = nothing
ui-shop-yes = yes
ui-shop-no = no
ui-shop-effect-text = Another effect, in words of the data file
ui-shop-patterns = For example:
ui-shop-put = Put { $n }
ui-shop-put-back = Put back what it was
ui-shop-insist = The box really says { $n }
ui-shop-to-correct = { $n ->
    [one] { $n } field to correct
   *[other] { $n } fields to correct
}
ui-shop-source = Where this comes from
ui-shop-source-verified = Verified against the box
ui-shop-source-verified-about = I hold it in my hand
ui-shop-source-rulebook = Rulebook
ui-shop-source-rulebook-about = text or picture, with its page
ui-shop-source-reconstructed = Reconstructed
ui-shop-source-reconstructed-about = found nowhere, chosen to fit
ui-shop-by = Checked by
ui-shop-against = Which box
ui-shop-against-hint = English, second printing
ui-shop-page = Which rulebook, which page
ui-shop-undo = Undo
ui-shop-ours = Back to ours
ui-shop-save-next = Save and next
ui-shop-draft = { $n ->
    [one] { $n } component checked by you, kept in this browser
   *[other] { $n } components checked by you, kept in this browser
}
ui-shop-draft-none = You have checked no component yet.
ui-shop-files = Save, share, play
ui-shop-your-draft = Your corrections
ui-shop-draft-about = They live in this browser until you make a file of them. A file holds only what differs from ours, who checked it and when.
ui-shop-file-title = Name of the file
ui-shop-download = Download
ui-shop-keep = Save on this server
ui-shop-kept = The file is on the server.
ui-shop-play = Start a table with these cards
ui-shop-play-short = New table
ui-shop-upload = Open a file …
ui-shop-too-large = The file is larger than { $n } KB: it cannot be a file of corrections.
ui-shop-opened = The file is open: its corrections are now yours.
ui-shop-on-server = Files on this server
ui-shop-no-files = There are none yet.
ui-shop-open = Open
ui-shop-share = Share with all
ui-shop-unshare = Share no longer
ui-shop-drop = Delete
ui-shop-shared-by = shared, by { $who }
ui-shop-kept-by = your own, by { $who }
ui-shop-used = { $n ->
    [one] { $n } table
   *[other] { $n } tables
}
ui-shop-file-does = { $changed ->
    [one] changes { $changed } component
   *[other] changes { $changed } components
}, verifies { $verified }
ui-shop-merge = Merge the two
ui-shop-merged = The two files are one now.
ui-shop-conflicts = { $n ->
    [one] The two do not agree on { $n } value. Which is right?
   *[other] The two do not agree on { $n } values. Which are right?
}
ui-shop-no-conflicts = The two agree with each other.
ui-shop-conflicts-left = { $n ->
    [one] { $n } to decide
   *[other] { $n } to decide
}
ui-shop-mine = Yours
ui-shop-theirs = The file’s
ui-shop-all-mine = All as yours
ui-shop-all-theirs = All as the file has it
ui-shop-cancel = Back
ui-put-right = Have the box? Put it right
ui-version-file = Played with corrected components: { $file }.
ui-with-file = Components: { $file }
ui-new-file = Components
ui-new-file-ours = Ours
ui-new-file-ours-about = Every component as Cenote has it, reconstructed ones among them.
ui-new-file-own = A file of your own is for tables that are not public.

## Looking after the server

ui-host = Looking after the server
ui-host-about = Close tables, take the word from people or keep them out. Whatever is done stands in the log, with its reason.
ui-host-people = People
ui-host-find = Name of a person
ui-host-search = Find
ui-host-nobody = Nobody like that is here.
ui-host-is-owner = owner
ui-host-is-moderator = moderator
ui-host-is-muted = muted
ui-host-is-blocked = blocked
ui-host-mute = Mute
ui-host-unmute = Let speak
ui-host-block = Block
ui-host-unblock = Let in
ui-host-appoint = Make moderator
ui-host-dismiss = No moderator
ui-host-tables = Tables
ui-host-no-tables = No table gathers people or is being played.
ui-host-gathering = gathering
ui-host-running = running
ui-host-close = Close
ui-host-because = Why?
ui-host-because-about = All who look after the server can read it.
ui-host-do = Do it
ui-host-log = What was done
ui-host-no-log = Nothing so far.
ui-host-who = Who
ui-host-what = What
ui-host-why = Why
ui-host-command-line = command line
ui-host-did-mute = muted
ui-host-did-unmute = may speak again
ui-host-did-block = blocked
ui-host-did-unblock = let in again
ui-host-did-appoint = made moderator
ui-host-did-dismiss = moderator no longer
ui-host-did-close = table closed
ui-host-did-call-off = tournament called off
ui-host-did-own = made owner
ui-host-did-disown = owner no longer

## Notices

ui-notices = Notices
ui-notices-about = How you are called when no tab with your table is open. A notice says which game it is and who plays, nothing else.
ui-notice-what = Tell me when
ui-notice-turn = It is my turn
ui-notice-turn-about = { $minutes ->
    [one] after a minute unseen
   *[other] after { $minutes } minutes unseen
}
ui-notice-urgent = It is urgent
ui-notice-urgent-about = less than a tenth of my time left
ui-notice-over = A game ends
ui-notice-invited = Somebody invites me
ui-notice-chat = Somebody writes
ui-notice-chat-about = at my tables only
ui-notice-none = There is no way to call you yet. Add one: this browser, an e-mail address or a webhook.
ui-quiet = Quiet hours
ui-quiet-from = { $begins } to { $ends }, urgent notices still come
ui-quiet-none = none
ui-quiet-begins = Quiet begins
ui-quiet-ends = Quiet ends
ui-channels = Your ways
ui-channel-add = Add a way
ui-channel-on = It works.
ui-channel-new = Not confirmed: type the code that was sent there, or open its link.
ui-channel-new-push = Waiting for the first message to arrive here.
ui-channel-off = Stopped by a link in a notice.
ui-channel-dead = Given up: { $why }
ui-channel-failing = Nothing has arrived since { $since }: { $why } It is tried again from time to time.
ui-channel-try = Try it
ui-channel-again = Send again
ui-channel-back = Switch on again
ui-channel-drop = Remove
ui-channel-code = Code
ui-channel-confirm = Confirm
ui-channel-send-code = Send a code
ui-channel-enters = The link signs me in
ui-channel-enters-about = Once, and only where nobody else reads along.
ui-trial-well = Answered with { NUMBER($status, useGrouping: 0) } in { $milliseconds } ms.
ui-trouble-slow = The other side took too long.
ui-trouble-forbidden = The address leads into a private network.
ui-trouble-certificate = The other side has no valid certificate.
ui-trouble-unreachable = The other side cannot be reached.
ui-trouble-refused = The other side refused it.
ui-trouble-redirected = The address leads on to another one; use that one.
ui-trouble-gone = The address is no longer there.
ui-trouble-recipient = There is no such mailbox.
ui-trouble-stopped = It was stopped by a link.
ui-trouble-no-mail = This server sends no e-mail at present.
ui-trouble-no-push = This server sends no push messages at present.
ui-way-of-push = Browser
ui-way-of-mail = E-mail
ui-way-of-discord = Discord
ui-way-of-slack = Slack
ui-way-of-telegram = Telegram
ui-way-of-matrix = Matrix
ui-way-of-ntfy = ntfy
ui-way-of-json = Webhook
ui-sort-push = This browser
ui-sort-mail = E-mail
ui-sort-hook = Webhook
ui-push-about = This browser shows a notice even when Cenote is closed. It will ask you whether it may.
ui-push-cannot = This browser cannot be called, or the page is not open over https. On an iPhone, put Cenote on the home screen first.
ui-push-add = Call me here
ui-push-refused = The browser did not allow it. You can change that in its settings for this page.
ui-mail-address = E-mail address
ui-mail-about = A message with a code comes first; nothing else is sent before you confirm it.
ui-hook-form = For
ui-hook-address = Webhook address
ui-hook-homeserver = Address of your Matrix server
ui-hook-topic = Address of the topic
ui-hook-chat = Chat (a number, or @channel)
ui-hook-room = Room (!id:server)
ui-hook-bot = Token of your bot
ui-hook-token = Access token
ui-hook-token-maybe = Token, if it needs one
ui-hook-about = A message with a code comes first; nothing else is sent before you confirm it.
ui-come-title = A link for { $name }
ui-come-asks = This link was sent to { $name }, and you are here as { $here }.
ui-come-guest = { $here } has no password: who goes on as somebody else cannot come back as { $here }.
ui-come-stay = Stay { $here }
ui-come-switch = Go on as { $name }
ui-come-spent = The link has been used already, so it signs nobody in.
ui-come-entered = You are here as { $name }.
ui-try-again = Try again
ui-confirm-title = Notices of your games
ui-confirm-about = Shall Cenote send notices here? You can stop them at any time.
ui-confirm-go = Yes, send them here
ui-confirm-done = Confirmed
ui-confirm-done-about = From now on you are called this way.
ui-stop-title = No more notices?
ui-stop-about = { $way }, { $place }: nothing more will be sent there.
ui-stop-go = Stop them
ui-stop-done = Stopped
ui-stop-done-about = Nothing more comes this way. You can switch it on again at any time.
ui-offline-page = There is no connection
ui-offline-page-about = Cenote is played with others, so it needs a line to its server. Your games wait for you.

## People

ui-nav-ratings = Ratings
ui-person = A player
ui-own-page = My page
ui-former-player = a former player
ui-code-level = Code, { $level }
ui-scope-all = All
ui-all-games = All games
ui-rating = Rating
ui-rating-over-all = rating over all games, ± { $reach }
ui-unrated = No rated game yet
ui-since = at Cenote since { $day }
ui-curve-spoken = { $n ->
    [one] After { $n } rated game
   *[other] After { $n } rated games
}: { $points }; the best was { $best }
ui-curve-none = The curve begins with the first public game among people that is played to its end.
ui-best = best { $points }
ui-finished-games = Finished games
ui-finished-none = No finished game yet.
ui-more-games = Older games
ui-finish = { $n ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $n }th
}
ui-solo = solo
ui-left-to-code = Left to code before the end: counts as the last place
ui-not-kept = no longer kept
ui-results = Results
ui-results-none = Nothing to count yet.
ui-games-count = { $n ->
    [one] { $n } game
   *[other] { $n } games
}
ui-percent = { $n } %
ui-placed = { $place ->
    [1] first
    [2] second
    [3] third
    [4] fourth
   *[other] fifth
}: { $n }
ui-nth = { $n ->
    [1] first
    [2] second
    [3] third
    [4] fourth
   *[other] fifth
}
ui-by-players = Players
ui-players-count = { $n ->
    [one] alone
   *[other] { $n } players
}
ui-nth-games = Games
ui-average = Average
ui-best-score = Best
ui-rivals = Rivals
ui-rivals-none = Nobody met yet.
ui-rivals-about = How often { $name } stood higher, and how often the other.
ui-rival-score = { $name } stood higher { $ahead ->
    [one] once
   *[other] { $ahead } times
}, { $rival } { $behind ->
    [one] once
   *[other] { $behind } times
}
ui-games-last = { $n ->
    [one] { $n } game
   *[other] { $n } games
}, last on { $day }
ui-fact-finished = Games finished
ui-fact-won = Won
ui-fact-streak = Longest row of wins
ui-fact-streak-now = Row of wins now
ui-fact-days = Most days in a row
ui-fact-left = Left to code
ui-page-shut = This page is not shown to you
ui-page-brief = Guests see the name and the rating. Make an account to see the games.
ui-shown-to = Who may see this page?
ui-shown-nobody = Nobody
ui-shown-nobody-about = Only you see it, and you are not in the ratings of others.
ui-shown-rivals = People I played with
ui-shown-rivals-about = Whoever has sat at a table with you. Private games stay private.
ui-shown-everybody = Everybody
ui-shown-everybody-about = Every account; guests see name and rating. Private games stay private.
ui-ratings-about = From public games among people, by game and over all. A new player begins at 1500.
ui-ratings-none = Nobody here shows a rating yet. Play a public game with somebody, and open your page.
ui-ratings-hidden = { $n ->
    [one] { $n } rated player keeps the page private.
   *[other] { $n } rated players keep their pages private.
}
ui-range = { $low } to { $high }
ui-anchor = anchor
ui-anchor-about = A diamond is a level of code: it was measured in 100 games against the next level of each game, and does not move.

## The own account

ui-me = Account and settings
ui-me-account = Your account, in every browser where you sign in.
ui-me-guest = You are a guest in this browser. With a password you keep your name, tables, games and rating everywhere.
ui-me-nobody = Nobody is signed in here.
ui-register-about = Everything you have played stays yours.
ui-save = Save
ui-saved = Saved
ui-password-old = Present password
ui-password-new = New password
ui-password-about = At least 8 characters; a few words that do not belong together are good. All other browsers are signed out.
ui-password-change = Change the password
ui-password-done = The password is changed; all other browsers are signed out
ui-password-forgot = Forgot the password?
ui-forgot-done = If this account has a confirmed e-mail address, a link is on its way. Otherwise ask the host of this server.
ui-mail = E-mail
ui-mail-good = Confirmed. A forgotten password can be reset through it.
ui-mail-none = Without a confirmed address only the host of this server can help when you forget the password.
ui-mail-never = This server sends no e-mail; its host can help when you forget the password.
ui-mail-change = Add or change an address
ui-language-about = Goes with your account to every browser.
ui-sessions = Where you are signed in
ui-sessions-about = { $n ->
    [one] In { $n } browser, this one.
   *[other] In { $n } browsers, this one included.
}
ui-everywhere = Sign out everywhere
ui-everywhere-done = Signed out everywhere
ui-data = Your data
ui-data-about = Everything this server knows of you, in one file. Or the end: your games remain with “a former player” in them, everything personal is gone.
ui-export = Download everything
ui-delete = Delete the account
ui-delete-ask = Delete { $name }?
ui-delete-about = You get up from all tables; code plays on for you. Name, addresses, messages, page and rating are gone at once, and cannot be brought back.
ui-delete-go = Delete for good
ui-reset = A new password
ui-reset-for = For { $name }. All browsers are signed out.

## People among people

ui-tie-friend = Friend
ui-tie-mute = Mute
ui-tie-block = Block
ui-tie-friend-add = Add as a friend
ui-untie-friend = No friend any more
ui-untie-mute = Hear again
ui-untie-block = Unblock
ui-tie-friend-done = { $name } is among your friends
ui-tie-friend-undone = { $name } is no longer among your friends
ui-tie-mute-done = What { $name } writes is not shown to you
ui-tie-mute-undone = What { $name } writes is shown again
ui-tie-block-done = You and { $name } keep apart from now on
ui-tie-block-undone = You and { $name } may meet again
ui-report = Tell the host
ui-report-ask = What should the host know about { $name }?
ui-report-go = Send
ui-report-done = The host of this server will read it
ui-people-here = People at this table
ui-people-none = No other people sit here.
ui-people-about = Nobody is told. Blocked: neither sits down at the other’s tables, invites or whispers. Muted: what they write is not shown to you.
ui-invite-name = Invite by name
ui-invite-go = Invite
ui-invite-about = Whoever has notices on is called. You are not told who can be reached.
ui-invite-to = Invite { $name } to a table
ui-invite-no-table = No table of yours waits for people.
ui-invite-open = Open a table
ui-invite-somebody = Invite to a table
ui-invited = Invited
ui-invited-all = Invited: { $names }
ui-known = Friends and recent rivals
ui-people-known = People you know
ui-known-none = Whoever plays with you appears here.
ui-friends = Friends
ui-recent = Met lately
ui-kept-away = Kept away
ui-rematch = Rematch, seats turned
ui-rematch-join = Join the rematch
ui-rated = Rated: counts for ratings, if two people or more play it to the end.
ui-not-rated = Not rated.
