"""Ratings of people: how games ended, which of them count, and what follows from them. The rules: docs/ratings.md."""
