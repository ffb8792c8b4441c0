"""How good a position looks for a seat."""
