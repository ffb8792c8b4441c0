"""Tournaments: who takes part, who was drawn together, and at which tables."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("tournament", sa.Text))
    op.create_table(
        "tournaments",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("title", sa.Text, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("form", sa.Text, nullable=False),
        sa.Column("rounds", sa.Integer, nullable=False),
        sa.Column("clock", sa.Text, nullable=False),
        sa.Column("rated", sa.Boolean, nullable=False),
        sa.Column("visibility", sa.Text, nullable=False),
        sa.Column("organizer", sa.Text, nullable=False),
        sa.Column("status", sa.Text, nullable=False),
        sa.Column("round", sa.Integer, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("begun", sa.Float),
        sa.Column("ended", sa.Float),
        sa.Column("updated", sa.Float, nullable=False),
    )
    op.create_index("tournaments_by_status", "tournaments", ["status", "visibility", "updated"])
    op.create_index("tournaments_by_organizer", "tournaments", ["organizer"])
    op.create_table(
        "entrants",
        sa.Column("tournament_id", sa.Text, sa.ForeignKey("tournaments.id"), primary_key=True),
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("person", sa.Text),
        sa.Column("name", sa.Text),
        sa.Column("agent", sa.Text),
        sa.Column("status", sa.Text, nullable=False),
    )
    op.create_index("entrants_by_person", "entrants", ["person"])
    op.create_table(
        "pairings",
        sa.Column("tournament_id", sa.Text, sa.ForeignKey("tournaments.id"), primary_key=True),
        sa.Column("round", sa.Integer, primary_key=True),
        sa.Column("board", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("entrant", sa.Text, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("table_id", sa.Text),
    )
    op.create_index("pairings_by_table", "pairings", ["table_id"])
