## After the game

ui-import = Bring a record
ui-import-about = A record (.quipu) holds a whole game. Look at it, or play on from any of its moves.
ui-import-file = Choose a file, or drop it here
ui-import-text = Or paste its text
ui-import-from = Play on after move
ui-import-end = the last one
ui-import-newest = By the newest rules and with the newest components
ui-import-go = Open

## Rules and credits

ui-credits-about = Words, drawings and code of Cenote are our own, under the MIT licence. It stands on the work of others:
ui-credits-icons = Icons
ui-credits-display = Typeface of the headings
ui-credits-text = Typeface of everything else
ui-credits-code = What the pages are made with
ui-credits-words = How the pages speak three languages
