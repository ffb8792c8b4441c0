"""Tables that were begun with our own components say with which: those of the first version."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None

FIRST = {
    "endlesswinter": "e04529814ab0c6e5",
    "santamaria": "37224005fac60ef6",
    "tawantinsuyu": "83f45a17941ad900",
    "tzolkin": "d69ad7f0fee1f432",
}


def upgrade() -> None:
    tables = sa.table("tables", sa.column("game", sa.Text), sa.column("rules", sa.Integer), sa.column("data", sa.Text))
    for game, components in FIRST.items():
        ours = (tables.c.game == game) & (tables.c.rules == 1) & (tables.c.data == "")
        op.execute(tables.update().where(ours).values(data=components))
