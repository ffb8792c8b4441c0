# What every coach says.

coach-about = { $turns ->
    [one] { $turns } guided turn
   *[other] { $turns } guided turns
} at a real table, about fifteen minutes. A coach says what to do and why; you may always do otherwise. Afterwards the game is yours to play on.
coach-begin = Begin
coach-continue = Continue your lesson
coach-again = Start again
coach-rules = Read the rules instead
coach-others = Other first games
coach-name = Coach
coach-progress = Turn { $step } of { $steps }
coach-skip = Skip
coach-skip-about = The coach plays this turn for you
coach-leave = Leave
coach-leave-about = To the lobby; you can continue later
coach-why = Why?
coach-text = What this turn is about
coach-confirm = Look it over, then confirm. Until then you may undo everything.
coach-wait = The other player moves.
coach-thinking = A moment, the coach is thinking …
coach-silent = The coach gives no answer just now. Play what you like.
coach-ask-again = Ask again
coach-otherwise = You chose “{ $chosen }” instead.
coach-closing-text = You have seen how the turns go. What you made of it so far:
coach-coming = What is still to come
coach-play-on = Play on
coach-new-game = New game
