## Everywhere

ui-theme = Theme
ui-theme-auto = As the system has it

## The lobby

ui-waiting-for = { $name } is thinking

## A new table

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
ui-link-refused = The table does not answer.
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
ui-hint-points = points
ui-hint-wins = wins
ui-hint-before = Now
ui-hint-after = With this move
ui-hint-both = Now, and with this move
ui-hint-even = about as good

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

## The workshop

ui-version-file = Played with corrected components: { $file }.

## People among people

ui-rematch = Rematch, seats turned
ui-rematch-join = Join the rematch
