"""How people are called back, and what they are told."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "channels",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("person", sa.Text, sa.ForeignKey("people.id"), nullable=False),
        sa.Column("way", sa.Text, nullable=False),
        sa.Column("target", sa.Text, nullable=False),
        sa.Column("host", sa.Text, nullable=False),
        sa.Column("on_turn", sa.Boolean, nullable=False),
        sa.Column("on_urgent", sa.Boolean, nullable=False),
        sa.Column("on_invited", sa.Boolean, nullable=False),
        sa.Column("on_over", sa.Boolean, nullable=False),
        sa.Column("on_chat", sa.Boolean, nullable=False),
        sa.Column("enters", sa.Boolean, nullable=False),
        sa.Column("language", sa.Text, nullable=False),
        sa.Column("base", sa.Text, nullable=False),
        sa.Column("status", sa.Text, nullable=False),
        sa.Column("code", sa.Text, nullable=False),
        sa.Column("guesses", sa.Integer, nullable=False),
        sa.Column("generation", sa.Integer, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("changed", sa.Float, nullable=False),
        sa.Column("paused", sa.Float, nullable=False),
        sa.Column("failures", sa.Integer, nullable=False),
        sa.Column("failing", sa.Float),
        sa.Column("trouble", sa.Text, nullable=False),
    )
    op.create_index("channels_by_person", "channels", ["person"])
    op.create_index("channels_by_change", "channels", ["changed"])
    op.create_table(
        "quiet",
        sa.Column("person", sa.Text, sa.ForeignKey("people.id"), primary_key=True),
        sa.Column("begins", sa.Integer, nullable=False),
        sa.Column("ends", sa.Integer, nullable=False),
        sa.Column("zone", sa.Text, nullable=False),
    )
    op.create_table(
        "outbox",
        sa.Column("channel", sa.Text, sa.ForeignKey("channels.id"), primary_key=True),
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("kind", sa.Text, primary_key=True),
        sa.Column("turn", sa.Integer, primary_key=True),
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("due", sa.Float),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.Column("outcome", sa.Text, nullable=False),
    )
    op.create_index("outbox_by_due", "outbox", ["due"])
    op.create_index("outbox_by_person", "outbox", ["person", "table_id"])
    op.create_table(
        "tickets",
        sa.Column("token", sa.Text, primary_key=True),
        sa.Column("person", sa.Text, sa.ForeignKey("people.id"), nullable=False),
        sa.Column("channel", sa.Text, sa.ForeignKey("channels.id"), nullable=False),
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("expires", sa.Float, nullable=False),
        sa.Column("session", sa.Text),
    )
    op.create_index("tickets_by_expiry", "tickets", ["expires"])
    op.create_index("tickets_by_channel", "tickets", ["channel"])
