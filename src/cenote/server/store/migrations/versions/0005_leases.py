"""Leases of the processes that share a database."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "leases",
        sa.Column("backend", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("started", sa.Float, nullable=False),
        sa.Column("renewed", sa.Float, nullable=False),
    )
