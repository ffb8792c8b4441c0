"""What accounts look like, to whom a line was whispered, and a pulse."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from cenote.server.names import likeness

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("people", sa.Column("likeness", sa.Text))
    op.create_index("people_by_likeness", "people", ["likeness"])
    op.add_column("chat", sa.Column("to_person", sa.Text))
    op.create_table("pulse", sa.Column("process", sa.Text, primary_key=True), sa.Column("at", sa.Float, nullable=False))
    people = sa.table("people", sa.column("id"), sa.column("name"), sa.column("login"), sa.column("likeness"))
    connection = op.get_bind()
    accounts = connection.execute(sa.select(people.c.id, people.c.name).where(people.c.login.is_not(None))).all()
    for id, name in accounts:
        connection.execute(sa.update(people).where(people.c.id == id).values(likeness=likeness(name)))
    chat = sa.table("chat", sa.column("table_id"), sa.column("to_seat"), sa.column("to_person"))
    seats = sa.table("seats", sa.column("table_id"), sa.column("seat"), sa.column("person"))
    sitting = sa.select(seats.c.person).where(seats.c.table_id == chat.c.table_id, seats.c.seat == chat.c.to_seat)
    whispered = sa.update(chat).where(chat.c.to_seat.is_not(None))
    connection.execute(whispered.values(to_person=sitting.scalar_subquery()))
