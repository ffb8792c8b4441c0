"""Parts of the pictures."""
