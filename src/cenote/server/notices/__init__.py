"""People who are not at the table are called back: an outbox that is written with the move, and a sender."""
