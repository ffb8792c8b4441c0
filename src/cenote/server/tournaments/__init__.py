"""Tournaments of people and code: their life, their rounds, their standings. The rules: docs/tournaments.md."""
