"""What the pictures of all games are made of: colours, shapes, sheets, and text for terminals. Knows no game."""
