## People

ui-person = A player
ui-scope-all = All
ui-all-games = All games
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
ui-fact-pace = Usual pace
ui-fact-within = Answers within
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
ui-anchor-about = Levels of code were measured in games among themselves, and do not move.
ui-levels = Code, by number of players
ui-levels-about = Normal stands at 1500; the others where their games against neighbouring levels put them. Behind ± stands how far off that may be, below it the number of games.
