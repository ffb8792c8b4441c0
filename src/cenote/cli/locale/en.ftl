# --- play, replay, show ---

help-usage = Usage:
help-arguments = Arguments
help-options = Options
help-commands = Commands
help-command = COMMAND
help-help = show this help
help-lang = the language: en, uk or ru
help-version = show the version
help-cenote = Heavy board games about the ancient Americas: play them, record them, let code play them.
refusal-usage-unknown = There is no such option or argument: { $what }.
refusal-usage-missing = Something is missing: { $what }.
refusal-usage-no-value = { $what } needs a value.
refusal-usage-choice = “{ $value }” is not possible for { $what }; possible are: { $known }.
refusal-usage-value = “{ $value }” is not a value for { $what }.
refusal-usage-together = { $what } and { $other } cannot be used together.
refusal-usage-wrong = This cannot be understood; “{ $command } --help” tells what can be written.

file-missing = There is no file { $file }.
file-forbidden = The file { $file } may not be opened.
file-folder = { $file } is a folder, not a file.
file-exists = The file { $file } is there already; choose another name.
file-trouble = The file { $file } can be neither read nor written.

seat-person = Player { $letter }
refusal-seat-kind = Nobody called “{ $seat }” can take a seat; possible are: { $known }, and me:NAME for a person.
refusal-seat-name = “{ $seat }” is no name for a person: write me:NAME with { $longest } letters or fewer.

play-help = play a game in the terminal
play-description = Play a game in the terminal: alone against code, or with others at the same keyboard.
play-help-game = the game ({ $game } if none is named)
play-help-seats = who plays: me, me:NAME or an agent, with commas between them ({ $seats } if not given)
play-help-seed = the seed that fixes all chance; any if not given
play-help-data = a component file of your own, laid over ours
play-help-rules = by an older version of rules and components
version-older = Played by version { $rules } of rules and components ({ $data }); the newest is version { $newest }.
play-help-load = go on with a saved game
play-help-confirm = ask before a turn ends (usual at a terminal)
play-help-no-confirm = end a turn without asking
refusal-load-with = A saved game has its own seats, seed and rules, so --{ $option } cannot be used with --load.
refusal-load-game = This is a saved game of { $game }, not of { $wanted }.
play-begin = { $title }: { $seats }. Seed { $seed }.
play-curtain = Pass the keyboard to { $name }, then press Enter.
play-news = Since your last decision:
play-hint = A number or a move. u undo, ? rule, why MOVE, b board, l log, q quit, h help.
play-choose = { $n ->
    [one] Type 1 or a move; h shows what else can be typed.
   *[other] Type a number from 1 to { $n } or a move; h shows what else can be typed.
}
play-no-number = { $n ->
    [one] There is only move 1.
   *[other] There are only the moves 1 to { $n }.
}
play-not-understood = “{ $text }” is neither a move nor an order; h shows what can be typed.
play-no-undo = There is nothing of yours to take back: something hidden has been seen, or another has moved.
play-no-redo = Nothing has been taken back.
play-no-rule = There is neither a rule nor a tile “{ $text }”.
play-legal = This move is legal.
play-why = Write the move after it, such as “why place tikal”.
play-quit = Save to which file? Enter: { $file }; a dash: do not save.
play-keep = The game is over. Save it? A file name such as { $file }, or just Enter.
play-saved = The game is saved in { $file }.
play-confirm = { $name }, your turn is over. Enter: go on; u: take back.
play-place = Place
play-player = Player
play-points = Points
play-score = { $points }
log-secret = a secret choice

play-help-number = 3             make the move with this number
play-help-notation = place tikal   make the move written so
play-help-undo = u             take back your last decision, up to what was hidden
play-help-redo = r             make it again
play-help-rule = ?             the rule behind the decision; ? T29 any rule; ? A1-04 a tile
play-help-why = why MOVE      why a move is not possible: why place tikal
play-help-board = b             the board again
play-help-log = l             the last turns; l 20 more of them
play-help-save = s FILE        save the game
play-help-quit = q             get up from the table
play-help-help = h             this help

replay-help = show a recorded game, turn by turn
replay-description = Show a recorded game turn by turn; when not in a terminal, its log and last position.
replay-help-file = the record
replay-help-seat = whose eyes to see with: A, B … (a spectator’s if not given)
replay-help-turn = begin, or end the log, with this turn
replay-help-step = go step by step even outside a terminal
replay-turn = Turn { $turn } of { $last }
replay-keys = Enter or n: next; p: back; a number: to that turn; q: quit.
refusal-no-such-turn = There is no turn “{ $turn }”; the turns go from 0 to { $last }.

show-help = show one position, in the terminal or as SVG
show-description = Show one position of a record, or the dump of a position, in the terminal or as an SVG picture.
show-help-file = a record, or a position as JSON
show-help-svg = write the picture to this file
show-help-turn = the position after this turn (the last if not given)
show-written = The picture is in { $file }.
refusal-turn-of-position = A position has no turns to choose from; --turn is for records.

new-game-help = begin a game of your own
new-game-description = Put a small game that can be played at once into a checkout of Cenote, to be made into another one: its rules, its tests and its board. docs/tinkering.md leads on from there.
new-game-help-name = the key of the game: 2 to 20 small Latin letters and digits, a letter first
new-game-done = { $name } can be played. Its room is { $room }, its tests are in { $tests }, its board is { $web }; docs/tinkering.md tells how to go on.
refusal-new-game-checkout = A new game needs a checkout of Cenote to be put into, and { $folder } is none.
refusal-new-game-name = “{ $name }” cannot be the key of a game; write 2 to 20 small Latin letters and digits, a letter first, and no word of Python.
refusal-new-game-taken = The name “{ $name }” is taken: { $path } is there already.
refusal-new-game-module = The name “{ $name }” is taken by a Python module, which the tests of the game would hide.
refusal-new-game-word = “{ $name }” cannot be the key of a game, because { $word } is something else in every room.

# --- workshop ---

workshop-help = correct components against the box
workshop-description = Lists the components of a game with where they are known from, and writes what the box says into a file of your own, which --data and the server take.
workshop-list = the components, all or those that fit a word
workshop-show = one component with its fields
workshop-set = change fields of a component
workshop-verify = say that a component is as in the box
workshop-check = whether a file can be played with
workshop-merge = make one file of several
workshop-progress-help = how many components are known from where
workshop-search = part of an id, a name or a description
workshop-id = the id, or KIND/ID where several kinds have it
workshop-values = fields and their values: cost wood=2,stone=1 effects "market; vp 6"
workshop-by = who looked at the box
workshop-against = which box: second printing, English
workshop-on = the day, today if not named: 2026-11-17
workshop-file = a file of corrections
workshop-own = your file of corrections
workshop-out = where the merged file goes
workshop-take = where they disagree, the N-th file is right
workshop-field = field
workshop-value = value
workshop-ours = ours
workshop-sound = { $file } can be played with.
workshop-progress = { $n } of { $total } verified against the box.
workshop-conflicts = Nothing was written: the files disagree about { $n } of the fields. Say with --take which file is right.
workshop-count-verified = verified
workshop-count-rulebook = rulebook
workshop-count-known = public or recalled
workshop-count-reconstructed = reconstructed
workshop-count-total = in all
refusal-no-such-component = There is no component “{ $id }” in “{ $game }”.
refusal-several-components = Several components are called “{ $id }”: { $known }.
refusal-no-such-field = “{ $id }” has no field “{ $field }”; its fields are: { $known }.
refusal-value-missing = “{ $field }” has no value: write fields and values in turns.
refusal-no-such-take = There is no file number { $take }; there are { $most }.
