"""When sessions and tables were used last, and when commands were done: so that they can expire."""

from __future__ import annotations

from time import time

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None

COLUMNS = (("sessions", "used"), ("tables", "visited"), ("commands", "at"))


def upgrade() -> None:
    for table, column in COLUMNS:  # nobody noted it so far: their time begins now
        op.add_column(table, sa.Column(column, sa.Float, nullable=False, server_default="0"))
        op.execute(sa.text(f"UPDATE {table} SET {column} = :now").bindparams(now=time()))
    op.create_index("sessions_by_person", "sessions", ["person"])
    op.create_index("tables_by_host", "tables", ["host"])
