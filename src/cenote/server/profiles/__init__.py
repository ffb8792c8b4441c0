"""Pages of people: what is shown, and to whom."""
