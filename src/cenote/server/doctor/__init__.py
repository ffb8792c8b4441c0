"""Looks at the set-up of a server and says what to do. Each check is a few lines that find something, good or bad."""
