"""Who looks after the server, who may not talk or come in, and what was done about it."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "marks",
        sa.Column("person", sa.Text, primary_key=True),
        sa.Column("mark", sa.Text, primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_table(
        "audit",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("by_person", sa.Text, nullable=False),
        sa.Column("by_name", sa.Text, nullable=False),
        sa.Column("deed", sa.Text, nullable=False),
        sa.Column("person", sa.Text),
        sa.Column("name", sa.Text),
        sa.Column("table_id", sa.Text),
        sa.Column("why", sa.Text, nullable=False),
    )
    op.create_index("audit_by_time", "audit", ["at"])
