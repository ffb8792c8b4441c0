"""How the game is shown: in words, in the terminal, as a drawing."""
