"""The rules, a file for each part of the game."""
