"""The first shape of the database."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def text(name: str, *, null: bool = False) -> sa.Column[str]:
    return sa.Column(name, sa.Text, nullable=null)


def number(name: str, *, null: bool = False, key: bool = False) -> sa.Column[int]:
    return sa.Column(name, sa.Integer, primary_key=key, nullable=null)


def moment(name: str, *, null: bool = False) -> sa.Column[float]:
    return sa.Column(name, sa.Float, nullable=null)


def flag(name: str) -> sa.Column[bool]:
    return sa.Column(name, sa.Boolean, nullable=False)


def of_table() -> sa.Column[str]:
    return sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True, nullable=False)


def upgrade() -> None:
    make_people()
    make_tables()
    make_game()
    make_talk()


def make_people() -> None:
    op.create_table(
        "people",
        sa.Column("id", sa.Text, primary_key=True),
        text("name"),
        sa.Column("login", sa.Text, unique=True),
        text("password", null=True),
        flag("confirm"),
        moment("created"),
    )
    op.create_table(
        "sessions",
        sa.Column("token", sa.Text, primary_key=True),
        sa.Column("person", sa.Text, sa.ForeignKey("people.id"), nullable=False),
        moment("created"),
    )


def make_tables() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.Text, primary_key=True),
        text("game"),
        number("rules"),
        text("data"),
        number("players"),
        text("options"),
        text("seed"),
        text("origin"),
        text("host"),
        text("visibility"),
        text("invite"),
        text("status"),
        moment("created"),
        moment("updated"),
        text("clock_kind"),
        moment("clock_seconds"),
        number("entries"),
        number("decisions"),
        number("turn"),
        number("acting", null=True),
        flag("code"),
        moment("deadline", null=True),
        text("clock"),
        text("scores", null=True),
    )
    op.create_index("tables_by_status", "tables", ["status", "visibility", "updated"])
    op.create_index("tables_by_deadline", "tables", ["deadline"])
    op.create_table(
        "seats",
        of_table(),
        number("seat", key=True),
        text("kind"),
        text("person", null=True),
        text("name", null=True),
        text("agent", null=True),
        text("auto"),
        flag("confirm"),
    )
    op.create_index("seats_by_person", "seats", ["person"])


def make_game() -> None:
    op.create_table(
        "log",
        of_table(),
        number("k", key=True),
        text("kind"),
        number("seat"),
        number("turn"),
        text("move"),
        text("told"),
        moment("at"),
    )
    op.create_table("drafts", of_table(), number("seat"), number("revision"), text("moves"), text("undone"))
    op.create_table("snapshots", of_table(), number("n", key=True), text("dump"))
    op.create_table(
        "commands",
        of_table(),
        sa.Column("person", sa.Text, primary_key=True),
        sa.Column("id", sa.Text, primary_key=True),
        text("seq"),
    )


def make_talk() -> None:
    op.create_table(
        "chat",
        of_table(),
        number("number", key=True),
        moment("at"),
        text("person"),
        number("seat", null=True),
        text("name"),
        text("text"),
        number("to_seat", null=True),
    )
    op.create_table("proposals", of_table(), number("by_seat"), number("to_n"), text("accepted"))
