"""Where a game stands, who is ready, tables that are put away, and clocks of more kinds."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("stage", sa.Text))
    op.add_column("tables", sa.Column("fill_at", sa.Float))
    op.add_column("tables", sa.Column("barred", sa.Text, nullable=False, server_default="[]"))
    op.add_column("tables", sa.Column("clock_more", sa.Text, nullable=False, server_default="{}"))
    op.add_column("seats", sa.Column("ready", sa.Boolean, nullable=False, server_default=sa.true()))
    op.create_index("tables_by_filling", "tables", ["fill_at"])
    op.create_table(
        "archived",
        sa.Column("person", sa.Text, primary_key=True),
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_index("archived_by_table", "archived", ["table_id"])
