"""The table server: tables, seats, a store that forgets nothing, and sockets."""
