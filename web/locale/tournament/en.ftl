## The list

tournament-about = Swiss or round robin, of people and code, in an evening or over weeks.
tournament-new = Open a tournament
tournament-list-open = Open to join
tournament-list-running = Running
tournament-list-finished = Finished
tournament-none = There are no tournaments yet. Whoever has an account may open one.
tournament-count = { $n ->
    [one] 1 takes part
   *[other] { $n } take part
}
tournament-yours = yours
tournament-unlisted = by link

## What it is

tournament-form-swiss = Swiss
tournament-form-round-robin = Round robin
tournament-form-swiss-about = In every round those meet who stand alike.
tournament-form-round-robin-about = Everybody meets everybody.
tournament-rounds = { $n ->
    [one] 1 round
   *[other] { $n } rounds
}
tournament-round-of = Round { $round } of { $rounds }
tournament-by = Organized by { $name }
tournament-tables-of = Tables of { $n }
tournament-status-open = Open to join
tournament-status-running = Running
tournament-status-over = Over
tournament-status-cancelled = Called off
tournament-rated = Games count for ratings
tournament-not-rated = Games do not count for ratings
tournament-missing = There is no such tournament.

## What to do

tournament-join = Join
tournament-leave = Leave
tournament-drop-out = Drop out
tournament-drop-out-ask = Drop out? Code plays your game to its end, and you cannot come back.
tournament-start = Start the first round
tournament-cancel = Call off
tournament-cancel-ask = Call the tournament off? Games that run are played to their end.
tournament-cancel-why = Why is the tournament called off? The reason stands in the log of the server.
tournament-remove = Remove { $name }
tournament-remove-ask = Remove { $name }? They cannot come back.
tournament-add-code = Add code
tournament-level = Level
tournament-copy = Copy the link
tournament-your-game = Your game of this round is on.
tournament-your-turn = To your table

## Who takes part

tournament-who = Who takes part
tournament-places = { $taken } of { $most } places
tournament-nobody = Nobody has joined yet.
tournament-waits = It begins when { $name } starts it. Until then people come and go.
tournament-out = dropped out

## Rounds

tournament-rounds-title = Rounds
tournament-round = Round { $n }
tournament-now = now
tournament-table = Table { $n }
tournament-watch = Watch
tournament-play = Play
tournament-look = Look back
tournament-closed = closed before its end, shared by all
tournament-gone = not kept any more
tournament-bye = Bye, 1 point
tournament-free = No game in this round

## Standings

tournament-standings = Standings
tournament-final = Final standings
tournament-name = Name
tournament-games = Games
tournament-points = Points
tournament-strength = Strength
tournament-beaten = Beaten
tournament-wins = Wins
tournament-points-about = a win is 1, the last place 0, the others lie evenly between; a bye is a win
tournament-strength-about = the points of those one met
tournament-beaten-about = the points of those one left behind, half of those beside
tournament-wins-about = first places, shared ones in part
tournament-order-about = Where points are equal, strength decides, then beaten, then wins; whoever is still equal shares the rank.

## A new one

tournament-new-about = The server draws the rounds, makes the tables and calls everybody to them.
tournament-new-name = Name of the tournament
tournament-new-players = Players at a table
tournament-new-form = Form
tournament-new-rounds = Rounds
tournament-new-public = Public, listed here
tournament-new-unlisted = By link, not listed
tournament-account = Opening a tournament needs an account; joining one does not.
tournament-to-account = To the account
