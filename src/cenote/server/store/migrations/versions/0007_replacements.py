"""Who agrees that code plays for somebody who is long absent."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "replacements",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True, nullable=False),
        sa.Column("k", sa.Integer, nullable=False),
        sa.Column("accepted", sa.Text, nullable=False),
    )
