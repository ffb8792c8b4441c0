"""What is kept of people: how their games ended, how strong they are, whom they know, and who may look."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("rated", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("tables", sa.Column("rematch", sa.Text))
    op.add_column("people", sa.Column("shown_to", sa.Text, nullable=False, server_default="nobody"))
    op.add_column("people", sa.Column("language", sa.Text, nullable=False, server_default=""))
    make_results()
    make_acquaintances()


def make_results() -> None:
    op.create_table(
        "results",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("began", sa.Float, nullable=False),
        sa.Column("ended", sa.Float, nullable=False),
        sa.Column("visibility", sa.Text, nullable=False),
        sa.Column("rated", sa.Boolean, nullable=False),
    )
    op.create_index("results_in_order", "results", ["ended", "table_id"])
    op.create_table(
        "result_seats",
        sa.Column("table_id", sa.Text, sa.ForeignKey("results.table_id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("person", sa.Text),
        sa.Column("name", sa.Text),
        sa.Column("agent", sa.Text),
        sa.Column("auto", sa.Text, nullable=False),
        sa.Column("score", sa.Float, nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
    )
    op.create_index("result_seats_by_person", "result_seats", ["person"])
    op.create_table(
        "rating_steps",
        sa.Column("scope", sa.Text, primary_key=True),
        sa.Column("person", sa.Text, primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("ended", sa.Float, nullable=False),
        sa.Column("mu", sa.Float, nullable=False),
        sa.Column("sigma", sa.Float, nullable=False),
        sa.Column("mu_before", sa.Float, nullable=False),
    )
    op.create_index("rating_steps_by_table", "rating_steps", ["table_id"])


def make_acquaintances() -> None:
    op.create_table(
        "ties",
        sa.Column("person", sa.Text, sa.ForeignKey("people.id"), primary_key=True),
        sa.Column("other", sa.Text, sa.ForeignKey("people.id"), primary_key=True),
        sa.Column("kind", sa.Text, primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_index("ties_by_other", "ties", ["other"])
    op.create_table(
        "resets",
        sa.Column("token", sa.Text, primary_key=True),
        sa.Column("person", sa.Text, sa.ForeignKey("people.id"), nullable=False),
        sa.Column("expires", sa.Float, nullable=False),
    )
    op.create_index("resets_by_person", "resets", ["person"])
    op.create_table(
        "reports",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("by_person", sa.Text),
        sa.Column("about_person", sa.Text),
        sa.Column("about_name", sa.Text, nullable=False),
        sa.Column("table_id", sa.Text),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("settled", sa.Boolean, nullable=False),
    )
