## Words that every part of the program may use

nothing = nothing

language-en = English
language-uk = Українська
language-ru = Русский

agent-random = random
agent-greedy = greedy
agent-mcts = search
agent-easy = easy
agent-normal = normal
agent-hard = hard
agent-expert = expert
agent-master = master

learnt-unlearnt = No network has learnt what is played here, so experts and masters follow plans instead.
learnt-unexamined = Nobody has tried how strong experts and masters are here: their network was examined with other rules or components.

source-start = starting points
source-untold = counted without a source
pad-untold = the rest

status-verified = verified
status-rulebook = rulebook
status-public = public
status-recalled = recalled
status-reconstructed = reconstructed

## Why a move is not legal

why-not-now = this is not the time for it
why-no-such-move = there is no move “{ $move }” in this game
why-game-over = the game is over

## Games, agents and options

refusal-no-such-game = There is no game “{ $game }”; the games are: { $known }.
refusal-no-such-agent = There is no agent “{ $agent }”; the agents are: { $known }.
refusal-agent-budget = “{ $budget }” is no budget for mcts; give iterations, as in mcts:500 (from 1 to { $iterations }), or seconds for each decision, as in mcts:1.5s (up to { $seconds }).
refusal-master-budget = “{ $budget }” is no budget for master; give futures for each decision, as in master:96 (from 1 to { $most }).
refusal-no-network = “{ $file }” holds no network; python -m cenote.learn writes such a file.
refusal-network-of-another = The network in “{ $file }” has learnt another game: { $game }.
refusal-network-outgrown = The network in “{ $file }” was taught with other observations; teach one with this version.
refusal-weights-file = “{ $path }” holds no weights for { $game }; python -m cenote.arena.fit { $game } writes such a file.
refusal-fit-solo = Weights are fitted by players against each other; give --players 2 or more.
refusal-no-such-language = There is no language “{ $language }”; the languages are: { $known }.
refusal-no-such-seat = There is no seat “{ $seat }”; the seats are: { $known }.
refusal-players = { $game } cannot be played by { $players }; the numbers of players are: { $known }.
refusal-option = { $game } has no option “{ $option }”; its options are: { $known }.
refusal-option-value = The option “{ $option }” cannot be “{ $value }”; its values are: { $known }.
refusal-not-text = { $file } is not a text file in UTF-8.

## Moves as text

refusal-no-move = No move was given; write a verb and what it is said of, such as “place tikal”.
refusal-no-such-verb = No move begins with “{ $word }”; the verbs are: { $known }.
refusal-wrong-arguments = A move with “{ $word }” is written as “{ $wanted }”.
refusal-no-such-value = “{ $word }” is no { $slot }; possible are: { $known }.

## Component files

refusal-data-syntax = { $where }: this is not TOML ({ $error }).
refusal-data-table = { $where }: “{ $kind }” must be a table of components, such as [{ $kind }.some-id].
refusal-data-entry = { $where }: “{ $id }” must be a table of its own, [{ $kind }.{ $id }].
refusal-data-kind = { $where }: there is no kind of component “{ $kind }”; the kinds are: { $known }.
refusal-data-id = { $where }: there is no { $kind } “{ $id }”; only components of the game can be changed.
refusal-data-field = { $where }: “{ $id }” has no field “{ $field }”; its fields are: { $known }.
refusal-data-type = { $where }: “{ $field }” must be { $wanted }.
wanted-int = a whole number
wanted-str = a text
wanted-bool = true or false
wanted-list = a list
wanted-dict = a table
refusal-data-status = { $where }: there is no status “{ $status }”; a status is one of: { $known }.
refusal-data-value = { $where }: “{ $field }” cannot be “{ $value }”; possible are: { $known }.
refusal-data-free = { $where }: “{ $action }” may be done as often as one can pay, so it must cost something.
refusal-data-endless = { $where }: “{ $effect }” would bring itself again without end.
refusal-data-number = { $where }: “{ $field }” must be a whole number that is possible there, not “{ $value }”.
refusal-data-length = { $where }: “{ $field }” has the wrong number of values; right would be: { $wanted }.
refusal-data-effect = { $where }: “{ $effect }” is not an effect; an effect begins with one of { $known }, such as “corn 3” or “temple brown 1”.
refusal-data-choice = { $where }: “{ $id }” must not leave a choice, for a wealth tile works by itself (T10).
refusal-data-order = { $where }: “{ $field }” must be positive numbers, each at least 2 greater than the one before.
refusal-data-big = { $where }: the file is too long; at most { $most } KiB are read.
refusal-data-deep = { $where }: this is nested too deeply, or the line is too long, for a component file.
refusal-data-long = { $where }: “{ $field }” must be a text in one line of at most { $most } letters.
refusal-data-day = { $where }: “{ $field }” must be a day such as 2026-11-17.
refusal-data-between = { $where }: “{ $field }” must be a whole number from { $least } to { $most }, not “{ $value }”.
refusal-data-other-game = { $where }: the file is for “{ $game }”, not for “{ $wanted }”.

## Records

refusal-record-not-a-quipu = This is not a record of a game: a record begins with the line “quipu 1”.
refusal-record-version = This is a record of version { $version }, and only version { $wanted } can be read.
refusal-record-field = The line “{ $field }” at the head of the record is missing or wrong.
refusal-record-line = Line { NUMBER($line, useGrouping: 0) }: “{ $text }” is not possible in this place of a record.
refusal-record-after-end = Line { NUMBER($line, useGrouping: 0) }: something follows the end of the game; the line “end” must be the last.
refusal-record-rules = The record was played under version { $rules } of the rules, and this program plays versions { $oldest } to { $newest }: it can be looked at, not replayed.
refusal-record-data = The record was played with other components ({ $data }) than these ({ $wanted }); name the component file that was laid over ours then with --data, or none if there was none.
refusal-record-option = Line { NUMBER($line, useGrouping: 0) }: the game of the record cannot be set up: { $error }
refusal-record-turn = Line { NUMBER($line, useGrouping: 0) }: turn { $turn } of seat { $seat } is not the turn that comes here.
refusal-record-seat = Line { NUMBER($line, useGrouping: 0) }: “{ $move }” stands in the turn of seat { $seat }, which has nothing to decide here.
refusal-record-move = Line { NUMBER($line, useGrouping: 0) }: “{ $move }” is not possible here: { $error }
refusal-record-digest = Turn { $turn } (line { NUMBER($line, useGrouping: 0) }) leads to another position than the one that was recorded.
refusal-record-end = Line { NUMBER($line, useGrouping: 0) }: the game does not end there with those scores; the replay has { $scores }.

## Positions

refusal-not-a-dump = This is not a position; a position is a JSON object as written by “dump”.
refusal-other-game = This is a position of “{ $game }”, not of “{ $wanted }”.
refusal-other-rules = The position comes from version { $rules } of the rules, and this program plays versions { $oldest } to { $newest }.
refusal-no-such-rules = There is no version { $rules } of { $game } here; there are versions { $oldest } to { $newest }.
refusal-other-data = The position comes from a game with another component file.
refusal-frame = “{ $frame }” in “stack” is nothing that could still be to do in this game.
refusal-no-decision = The position has nothing to decide, though its game is not over.
refusal-field-missing = The position lacks “{ $field }”.
refusal-field-length = “{ $field }” in the position has the wrong length; right would be: { $wanted }.
refusal-field-value = “{ $field }” in the position is { $value }; it must be a whole number from { NUMBER($lowest, useGrouping: 0) } to { NUMBER($highest, useGrouping: 0) }.
refusal-field-flag = “{ $field }” in the position is { $value }; it must be true or false.
refusal-no-such-tile = “{ $field }” in the position names the tile “{ $tile }”, which does not exist.
refusal-twice = The tile { $tile } lies in two places at once.
refusal-wrong-age = The tile { $tile } lies among those of Age { $age }, to which it does not belong (T88).
refusal-kept-tiles = The wealth tiles kept in players[{ $seat }] must be at most 2 different ones of those dealt (T9).
refusal-no-worker-there = No worker can stand on space { $space } of { $gear } (T15).
refusal-two-workers = Two workers stand on space { $space } of { $gear }; there is room for one (T26).
refusal-workers = players[{ $seat }] has { $workers } { $workers ->
        [one] worker
       *[other] workers
    } in play, but { $found } { $found ->
        [one] is
       *[other] are
    } found in hand and on the board (T1).
refusal-dummies = The position has { $found } { $found ->
        [one] dummy worker
       *[other] dummy workers
    }; with so many players there must be { $wanted } (T11).
refusal-skulls = The position has { $found } { $found ->
        [one] skull
       *[other] skulls
    } in all; there must be { $wanted } (T3).
refusal-jungle-cells = Group { $number } of the jungle has more than { $wanted } { $wanted ->
        [one] cell
       *[other] cells
    } in use (T4).
refusal-wood-tiles = The position has { $found } wood { $found ->
        [one] tile
       *[other] tiles
    } in all; there must be { $wanted } (T4).
refusal-corn-tiles = The position has { $found } corn { $found ->
        [one] tile
       *[other] tiles
    } in all; there must be { $wanted } (T4).
refusal-two-on-top = Two players stand on the top step of the { $temple } temple; there is room for one (T91).

## cenote simulate

simulate-help = play many games between agents and sum up the results
simulate-description = Plays many games between agents on all cores. The agents move on by one seat from game to game. The same seed gives the same results, with any number of processes.
simulate-game = which game, such as tzolkin
simulate-agents = who plays, separated by commas (greedy,random)
simulate-games = how many games (100)
simulate-players = how many seats each game has; the agents share them in turn (as many as there are agents)
simulate-options = options of the game, such as level=harsh,slow_start
simulate-seed = a number or a word that fixes all chance (1)
simulate-processes = how many processes play (one for each core)
simulate-out = x.csv: a row for each seat of each game; x.jsonl: everything about each game; x/: a record of each game
simulate-force = write over what is there
simulate-data = your own component file, laid over ours

simulate-playing = Playing
simulate-left = left:
simulate-stopped = Stopped after { $done } of { $games } games.
simulate-done = { $n ->
        [one] { $n } game
       *[other] { $n } games
    } of { $title } with { $players ->
        [one] { $players } player
       *[other] { $players } players
    }, seed { $seed }; { NUMBER($speed, maximumFractionDigits: 1) } games a second.
simulate-length = A game takes { NUMBER($turns, maximumFractionDigits: 1) } turns and { NUMBER($decisions, maximumFractionDigits: 1) } decisions on average.
simulate-written = Written to { $path }.

simulate-agent = Agent
simulate-seat = Seat
simulate-played = Played
simulate-score = Score
simulate-range = From … to
simulate-wins = Wins
simulate-interval = 95 % interval
simulate-place = Place
simulate-number = { $n }
simulate-mean = { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($deviation, minimumFractionDigits: 1, maximumFractionDigits: 1) }
simulate-mean-once = { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± ?
simulate-from-to = { $lowest }…{ $highest }
simulate-rate = { NUMBER($rate, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
simulate-rates = { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
simulate-mean-place = { NUMBER($place, minimumFractionDigits: 2, maximumFractionDigits: 2) }

refusal-no-agents = No agent is named; the agents are: { $known }.
refusal-more-agents-than-seats = { $agents ->
        [one] { $agents } agent does
       *[other] { $agents } agents do
    } not fit into a game with { $players ->
        [one] { $players } seat
       *[other] { $players } seats
    }; name fewer agents or give more --players.
refusal-seed = “{ $seed }” cannot be a seed; a seed is a number or a single word.
refusal-too-few = --{ $option } cannot be { $value }; it must be 1 or more.
refusal-output = Nothing can be written to “{ $path }”: a table of results ends in .csv, a file with everything about each game in .jsonl, a folder for records in /.
refusal-file-exists = { $path } is there already; name another file, or write over it with --force.
refusal-folder-in-use = The folder { $path } is not empty; name another one, or write into it with --force.
refusal-worker-died = A worker process ended by itself (exit status { $status }) while it played game { NUMBER($number, useGrouping: 0) }.

## cenote verify

verify-help = check that records replay to what they say
verify-description = Replays records move by move. Tells for each file that it is sound, or where it goes wrong.
verify-files = records of games
verify-data = the component file that the games were played with
verify-ok = { $path }: ok: { $title }, { $players ->
        [one] { $players } player
       *[other] { $players } players
    }, { $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    }, { $scores }
verify-running = { $path }: ok so far: { $title }, { $players ->
        [one] { $players } player
       *[other] { $players } players
    }, { $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    }, { $scores }; not finished, seat { $seat } is to decide
verify-score = { $name } { $score }
verify-bad = { $path }: { $error }

## cenote components

components-help = list all components and where each comes from
components-description = Lists the components of a game as their data files have them, and says of each where it comes from.
components-game = which game, such as tzolkin
components-status = only those of this status: rulebook, public, recalled, reconstructed
components-kind = only those of this kind, such as building
components-data = your own component file, laid over ours
components-name = Name
components-what = What it is
components-from = Source
components-number = Number
components-meaning = Meaning
components-partly = { $status }; from the rulebook: { $fields }
components-means-verified = compared with the box itself
components-means-rulebook = stated in the published rulebook
components-means-public = from public sources, not from the rulebook
components-means-recalled = from memory, not checked against a source
components-means-reconstructed = worked out by us, because no source was found
components-all = components in all

refusal-no-such-kind = There are no components of the kind “{ $kind }”; the kinds are: { $known }.
refusal-no-such-status = There is no status “{ $status }”; a status is one of: { $known }.

## cenote rules

rules-help = print the numbered rules
rules-description = Prints the rules of a game in our words, all of them or those asked for.
rules-game = which game, such as tzolkin
rules-numbers = numbers of rules, such as T29
rules-search = only rules that contain this word
rules-none = No rule here contains “{ $word }”.

refusal-no-such-rule = There is no rule “{ $rule }”; the rules have the numbers { $first } to { $last }.

## Tawantinsuyu

refusal-data-effect-twice = { $where }: “{ $effect }” is of a kind that the same bonus has twice; write each kind once.
refusal-solo-option = The option “{ $option }” belongs to the solo game and cannot be chosen for more players.
refusal-piece-count = The position has { $found } of “{ $piece }” in all; right would be { $wanted }.
refusal-piece-missing = “{ $tile }” is nowhere in the position, though it cannot leave the game.
refusal-piece-misplaced = “{ $tile }” lies where it does not belong.
refusal-same-design = A tapestry of players[{ $seat }] is empty or has a design twice (W56).

## Positions of Endless Winter

refusal-winter-animals = The position has { $found } cards of “{ $animal }” in all; there must be { $wanted } (E24).
refusal-winter-camps = players[{ $seat }] has { $found } camps in all; there must be { $wanted } (E20).
refusal-winter-cards = The position has { $found } cards of “{ $card }” where there must be { $wanted } (E19, E20).
refusal-winter-figures = players[{ $seat }] has { $found } figures in some place where there must be { $wanted } (E151).
refusal-winter-fresh-cards = “fresh” of players[{ $seat }] names cards that were not initiated this turn (E48).
refusal-winter-honour-order = “honour” in the position does not go from the highest level down (E88).
refusal-winter-megalith-place = No such megalith can lie on { $cell }, level { $height } (E79-E81).
refusal-winter-megaliths = The position has { $found } megaliths of a kind on the board; there must be { $wanted } (E79).
refusal-winter-memory = players[{ $seat }] is remembered to hold other cards face down than there are (E133).
refusal-winter-not-sorted = “{ $field }” in the position is not in the order of the cards.
refusal-winter-ready-cards = players[{ $seat }] has abilities ready of cards that do not lie above the board (E38).
refusal-winter-terrain = “terrain” in the position is no terrain for so many players (E27).

## Santa Maria

refusal-options-exclude = The option “{ $option }” does not go with “{ $other }” = “{ $value }” ({ $rule }).
refusal-maya-seat = Player { $seat } cannot be the Maya in a game for { $players } (SXD1).
refusal-field-impossible = “{ $field }” in the position cannot be “{ $value }” together with the rest of it.
refusal-position-options = The options of the position do not fit: { $error }

## Research environments

refusal-missing-extra = The package “{ $package }” is not installed; get it with: pip install "cenote[{ $extra }]"
refusal-no-such-environment = There is no environment “{ $name }”; the environments are: { $known }.
refusal-no-such-reward = There is no reward “{ $reward }”; the rewards are: { $known }.
refusal-opponents = { $opponents ->
        [one] { $opponents } opponent is
       *[other] { $opponents } opponents are
    } named for { $wanted ->
        [one] { $wanted } other seat
       *[other] { $wanted } other seats
    }; name one for all, or one for each.
refusal-no-such-render-mode = There is no render mode “{ $mode }”; the modes are: { $known }.
refusal-no-such-way = An illegal action cannot be met with “{ $way }”; the ways are: { $known }.
refusal-no-such-action = There is no action “{ $action }”; actions are whole numbers from 0 to { NUMBER($last, useGrouping: 0) }.
refusal-illegal-action = Action { NUMBER($action, useGrouping: 0) } ({ $move }) is not legal here: { $error }
refusal-illegal-at-table = At table { NUMBER($table, useGrouping: 0) } action { NUMBER($action, useGrouping: 0) } ({ $move }) is not legal; nothing was played at any table.
refusal-vector-size = There must be a table, and no more workers than tables; asked for were tables: { NUMBER($n, useGrouping: 0) }, workers: { NUMBER($workers, useGrouping: 0) }.
refusal-too-few-slots = An observation with room for { $slots } has no room for all { $seats } seats of this table.
refusal-reset-first = No game is under way; call reset() first.
refusal-no-such-observer = Nobody at the table sees what all players hide; ask for what one player sees, or a spectator.

## The arena: cenote tournament, resumed simulations, reports

tournament-help = let agents play a tournament and rate them
tournament-description = Lets agents play each other on all cores and rates them with uncertainty. Every finished game is written down at once: the same command goes on where it was stopped. The same seed gives the same results, with any number of processes.
tournament-agents = who takes part, separated by commas, such as random,greedy
tournament-players = how many seats each game has (2)
tournament-games = how many games each group of agents plays (20)
tournament-round-robin = every group plays (this is the default)
tournament-ladder = neighbours in the standing play, and the standing is drawn up anew after each round
tournament-swiss = in every round equals meet; --games is the number of rounds
tournament-points = Points
tournament-strength = Strength met
tournament-beaten = Strength beaten
tournament-out = the folder that keeps the tournament (one of your user’s data folders)
tournament-report = write a report with plots, x.html
tournament-ray = the address of a Ray cluster that plays instead of this machine
simulate-resume = go on with what an earlier run has written to --out

tournament-resumed = { $done } of { $games } games were there already.
tournament-stopped = Stopped after { $done } of { $games } games; the same command goes on from here.
tournament-done = { $n ->
        [one] { $n } game
       *[other] { $n } games
    } of { $title } with { $players ->
        [one] { $players } player
       *[other] { $players } players
    }, seed { $seed }.
tournament-speed = { NUMBER($n, maximumFractionDigits: 1) } games a second.
tournament-rank = №
tournament-rating = Rating
simulate-reported = Report: { $path }.

refusal-tournament-alone = A tournament needs two agents or more; name them with --agents a,b.
refusal-tournament-swiss-few = A Swiss tournament needs at least { $players } different agents, one for each seat.
refusal-tournament-solo = A tournament needs games with two seats or more; give --players 2 or more.
refusal-agent-twice = “{ $agent }” is named twice; each agent takes part once.
refusal-folder-not-tournament = { $path } holds something else than a tournament; name another folder with --out.
refusal-other-tournament = { $path } holds another tournament: its “{ $field }” is { $found }; name another folder with --out.
refusal-results-line = { $path }, line { NUMBER($line, useGrouping: 0) }: this is no result of a game.
refusal-results-foreign = { $path }: game { NUMBER($number, useGrouping: 0) } there is of another simulation; name another place with --out.
refusal-report-name = The report cannot be written to “{ $path }”: its name must end in .html.
refusal-report-from-csv = { $path } does not tell what was played, which a report needs; resume from a .jsonl file or a folder of records, or leave --report out.

## cenote balance

balance-help = see how often each component is taken, and what it is worth
balance-description = Plays many games between equal agents and counts what became of every component: how often it was offered, taken and used, and by how much those who took it were ahead of the mean of their table. Probes play the same deals again with one seat that must take something or never may: so a weak component is told from one that the agent overlooks. The same seed gives the same report, with any number of processes.
balance-agent = who plays at every seat (hard)
balance-probe = components to probe, such as P03 or chief/handseer-A; auto: those that stand out
balance-never = verbs that one seat is denied, such as place
balance-probe-games = how many games each probe plays (as many as --games)
balance-json = write all numbers, x.json
balance-title = Balance
balance-turns = A player has { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($deviation, minimumFractionDigits: 1, maximumFractionDigits: 1) } turns.
balance-seats = Seats
balance-seats-about = By how many points each seat was ahead of the mean of its table, with two standard errors to each side.
balance-actions = Main actions
balance-times = Times
balance-share = Share
balance-actions-about = How often each was done in a turn.
balance-rate = In a turn
balance-tracks = Tracks
balance-tracks-about = How far the seats came: the share that reached a level and no higher one.
balance-track = Track
balance-levels = Highest level: share of seats
balance-offered = Offered
balance-taken = Taken
balance-used = Used
balance-worth = Lead
balance-worth-about = Left: in how many of the games that offered it somebody took it; of what each seat can have, how many of the seats that could take it did. Right: by how many points those who took it were ahead of the mean of their table, with two standard errors to each side.
balance-odd = Stands out
balance-odd-strong = strong
balance-odd-weak = weak
balance-odd-rare = rare
balance-odd-common = common
balance-bound = One seat bound
balance-bound-about = The same deals, with one seat that must take something wherever it may, or never does. The gain is what that changes of its lead, deal by deal, with its standard error.
balance-habit = Habit
balance-must = must take { $what }
balance-never-does = never: { $what }
balance-did = Did
balance-bound-score = Score
balance-bound-wins = Wins
balance-gain = Gain
refusal-balance-solo = A balance report needs games with two seats or more; give --players 2 or more.
refusal-no-such-thing = No move of this game takes “{ $thing }”, and none is called so.
refusal-agent-habit = “{ $agent }” names no habit; write hard+P03 for one who takes P03 wherever possible, greedy~place for one who never places.

## The report of a simulation or a tournament

report-tournament = Tournament
report-simulation = Simulation
report-fact-games = Games
report-fact-players = Players
report-fact-agents = Agents
report-fact-seed = Seed
report-fact-rules = Version
report-foot = Made by Cenote. The same seed gives the same games, and the same games this page.
report-digits-0 = { NUMBER($n, maximumFractionDigits: 0) }
report-digits-1 = { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) }
report-percent = { NUMBER($n, style: "percent", maximumFractionDigits: 0) }
report-ratings = Ratings
report-ratings-about = How strong each agent is, and between which bounds that lies with 95 % confidence. Everybody begins at 25.
report-meetings = Who beats whom
report-meetings-about = How often the agent of the row came before the agent of the column; a shared place counts half.
report-meetings-count = { $n ->
        [one] { $n } meeting
       *[other] { $n } meetings
    }
report-scores = Scores
report-scores-about = How often each score was reached; the line is the average.
report-bin = { NUMBER($low, maximumFractionDigits: 0) }–{ NUMBER($high, maximumFractionDigits: 0) }: { $n } ({ NUMBER($share, style: "percent", maximumFractionDigits: 1) })
report-seats = { $n ->
        [one] { $n } score
       *[other] { $n } scores
    }
report-by-seat = Victories by seat
report-by-seat-about = All agents sit in every seat equally often. The whisker is the 95 % interval.
report-fair = fair share
report-length = Length of a game, in turns
report-turns-bin = { $low }–{ $high } turns: { $n ->
        [one] { $n } game
       *[other] { $n } games
    }
report-winners = winners
report-losers = all others
report-sources = Where the points come from
report-sources-about = Points of a seat by their source, on average.
report-built = What winners built and took
report-built-about = The components that part winners from all others most: how many of each had them.
report-habits = What winners did
report-habits-about = The choices that part winners from all others most: how many of each ever made them.
report-value = Over- and under-valued components
report-value-about = Across: how many seats used it. Up: how much more often a seat won with it than without it, compared within the same agent, so that a strong agent’s habits are no merit of their own. Faint dots are within chance.
report-corner-under = seldom used, wins
report-corner-over = often used, loses
report-axis-share = seats that used it
report-under = Under-valued
report-over = Over-valued
report-value-row = used by { NUMBER($share, style: "percent", maximumFractionDigits: 0) }; victories:
report-value-none = Nothing that these games could prove.

## Ray

refusal-no-ray = Ray is not installed; install it with: pip install "cenote[ray]".
refusal-ray-address = “{ $address }” is no address of a Ray cluster; such an address is 10.0.0.5:6379 or ray://10.0.0.5:10001.
refusal-ray-silent = No Ray cluster answers at { $address }.
refusal-ray-lost = The connection to the Ray cluster was lost; the games that are over are kept, and the same command goes on from there.
refusal-ray-version = The Ray cluster has Cenote { $version }, and this is { $wanted }; only the same version plays the same games.

## Learning

refusal-lesson-short = { $games ->
    [0] The teacher finished no game, and a lesson needs two; give it more minutes.
   *[other] The teacher finished one game only, and a lesson needs two; give it more minutes.
  }
refusal-learn-lost = A process that played for this run has died; --go-on begins again with what was last written.

## cenote analyse, and the analysis at a finished table

analyse-help = analyse a finished game: chances, costly moves, luck
analyse-description = Estimates after each turn what everybody could expect, finds the moves that cost most, and parts luck from choice. The same record and budget give the same analysis.
analyse-file = record of a finished game
analyse-seat = whose moves are looked at closely, such as A (everybody’s)
analyse-html = write the analysis with plots to x.html
analyse-budget = how many games are played on from each position (12)
analyse-thinking = Thinking
analyse-title = Analysis
analyse-wins = Chance to win after each turn
analyse-wins-about = How often the seat won when the game was played on from there, with everything hidden dealt anew. Rings mark the costly moves.
analyse-scores = Expected score after each turn
analyse-scores-about = The final score to expect from there, if everybody plays on quickly but not badly.
analyse-balance = Luck apart from choice, in points
analyse-balance-about = How the seat’s prospects changed by its own choices, by those of the others, and by what dice and draws brought beyond their average.
analyse-own = Own choices
analyse-others = Others’ choices
analyse-luck = Luck
analyse-stroke = turn { $turn } of { $name }:
analyse-slips = The moves of { $name } that cost most
analyse-no-slips = The search would not have done anything clearly better.
analyse-turn = Turn { $turn }
analyse-made = Played:
analyse-better = Better:
analyse-expects = { $score ->
        [one] expects { NUMBER($score, maximumFractionDigits: 1) } point
       *[other] expects { NUMBER($score, maximumFractionDigits: 1) } points
    }
analyse-chance = wins { NUMBER($win, style: "percent", maximumFractionDigits: 0) }
analyse-because = Because of the points from:
analyse-foot = Made by Cenote. The numbers are estimates: the same record and budget give the same ones.

refusal-analyse-running = This game is not over; only a finished game can be analysed.

## The workshop

box-field-cost = Cost
box-field-points = Points
box-field-effects = Effects, in this order
box-field-bonus = Bonus
box-field-gain = What it brings
box-field-number = How many
box-field-cells = Cells
box-field-last = Last space
box-field-start = At the start
box-field-reward = Reward
workshop-doubt = { $what }: { $value } is unusual. In ours, “{ $kind }” have { $least } to { $most }. If the box says so, it is right.
refusal-no-workshop = “{ $game }” has no workshop.
