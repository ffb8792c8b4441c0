"""Axomamma, the opponent of the solo game: what she does where a player would decide."""
