"""Files of corrected components, who holds them, and who owns the server."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("people", sa.Column("owner", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_table(
        "files",
        sa.Column("digest", sa.Text, primary_key=True),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("title", sa.Text, nullable=False),
        sa.Column("author", sa.Text, nullable=False),
        sa.Column("dated", sa.Text, nullable=False),
        sa.Column("against", sa.Text, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("size", sa.Integer, nullable=False),
        sa.Column("verified", sa.Integer, nullable=False),
        sa.Column("changed", sa.Integer, nullable=False),
        sa.Column("added", sa.Float, nullable=False),
        sa.Column("shared", sa.Boolean, nullable=False),
    )
    op.create_table(
        "holders",
        sa.Column("digest", sa.Text, sa.ForeignKey("files.digest"), primary_key=True, nullable=False),
        sa.Column("person", sa.Text, sa.ForeignKey("people.id"), primary_key=True, nullable=False),
        sa.Column("added", sa.Float, nullable=False),
    )
    op.create_index("holders_by_person", "holders", ["person"])
