"""The tables of the database.

Three of them tell a game: `log` (append-only, the truth), `drafts` (the unfinished turn) and `snapshots` (a cache).
Everything nested is kept as JSON text.
"""

from __future__ import annotations

from sqlalchemy import (
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    Table,
    Text,
    false,
    true,
)

metadata = MetaData()

people = Table(
    "people",
    metadata,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("login", Text, unique=True),  # the name of the account, case folded; guests have none
    Column("password", Text),
    Column("confirm", Boolean, nullable=False),  # is a turn committed only when confirmed?
    Column("created", Float, nullable=False),
    Column("owner", Boolean, nullable=False, server_default=false()),  # of the server: may share files with all tables
    Column("likeness", Text),  # of the name of the account, to names that can hardly be told apart
    Column("shown_to", Text, nullable=False, server_default="nobody"),  # whose page it is: nobody, rivals, everybody
    Column("language", Text, nullable=False, server_default=""),
    Index("people_by_likeness", "likeness"),
)

sessions = Table(
    "sessions",
    metadata,
    Column("token", Text, primary_key=True),  # only a hash of what the cookie holds
    Column("person", Text, ForeignKey("people.id"), nullable=False),
    Column("created", Float, nullable=False),
    Column("used", Float, nullable=False),  # when it was used last, give or take a day
    Index("sessions_by_person", "person"),
)

tables = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("rules", Integer, nullable=False),
    Column("data", Text, nullable=False),  # the fingerprint of the components in force
    Column("players", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("seed", Text, nullable=False),
    Column("origin", Text, nullable=False),  # "" or why somebody may know the seed: "seed", "record"
    Column("host", Text, nullable=False),
    Column("visibility", Text, nullable=False),
    Column("invite", Text, nullable=False),
    Column("status", Text, nullable=False),  # gathering, running, over, cancelled
    Column("created", Float, nullable=False),
    Column("updated", Float, nullable=False),
    Column("clock_kind", Text, nullable=False),
    Column("clock_seconds", Float, nullable=False),
    # What follows from the log, kept for the lobby and for waking tables up.
    Column("entries", Integer, nullable=False),
    Column("decisions", Integer, nullable=False),
    Column("turn", Integer, nullable=False),
    Column("acting", Integer),
    Column("code", Boolean, nullable=False),  # is it a code seat that acts?
    Column("deadline", Float),
    Column("clock", Text, nullable=False),
    Column("scores", Text),
    Column("visited", Float, nullable=False),  # when somebody of it was there last, give or take a day
    Column("rated", Boolean, nullable=False, server_default=false()),  # is it to count for ratings, if it can?
    Column("rematch", Text),  # the table at which the same people play once more
    Column("stage", Text),  # where the game stands: "round 12"
    Column("fill_at", Float),  # when code takes the seats that are still open, at a table for whoever comes
    Column("barred", Text, nullable=False, server_default="[]"),  # persons whom the host has sent away
    Column("clock_more", Text, nullable=False, server_default="{}"),  # what else the clock does
    Column("tournament", Text),  # that it was made for
    Index("tables_by_host", "host"),
    Index("tables_by_status", "status", "visibility", "updated"),
    Index("tables_by_deadline", "deadline"),
    Index("tables_by_filling", "fill_at"),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", Text, nullable=False),  # person, hotseat, agent, open
    Column("person", Text),
    Column("name", Text),
    Column("agent", Text),
    Column("auto", Text, nullable=False),  # "" or why code plays for a person: "turn", "game", "left"
    Column("confirm", Boolean, nullable=False),
    Column("ready", Boolean, nullable=False, server_default=true()),  # to begin
    Index("seats_by_person", "person"),
)

archived = Table(  # tables that somebody has put away
    "archived",
    metadata,
    Column("person", Text, primary_key=True),
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("at", Float, nullable=False),
    Index("archived_by_table", "table_id"),
)

log = Table(
    "log",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("k", Integer, primary_key=True),
    Column("kind", Text, nullable=False),  # play, takeback, handover, return
    Column("seat", Integer, nullable=False),
    Column("turn", Integer, nullable=False),
    Column("move", Text, nullable=False),
    Column("told", Text, nullable=False),
    Column("at", Float, nullable=False),
)

drafts = Table(
    "drafts",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("revision", Integer, nullable=False),
    Column("moves", Text, nullable=False),
    Column("undone", Text, nullable=False),
)

snapshots = Table(
    "snapshots",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("dump", Text, nullable=False),
)

commands = Table(
    "commands",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("person", Text, primary_key=True),
    Column("id", Text, primary_key=True),
    Column("seq", Text, nullable=False),
    Column("at", Float, nullable=False),
)

chat = Table(
    "chat",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("at", Float, nullable=False),
    Column("person", Text, nullable=False),
    Column("seat", Integer),
    Column("name", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("to_seat", Integer),
    Column("to_person", Text),  # who sat there then
)

proposals = Table(
    "proposals",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("by_seat", Integer, nullable=False),
    Column("to_n", Integer, nullable=False),
    Column("accepted", Text, nullable=False),
)

replacements = Table(  # of somebody who is long absent by code
    "replacements",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("k", Integer, nullable=False),  # entries of the log then: with the next one it is off the table
    Column("accepted", Text, nullable=False),
)

results = Table(  # how games ended, written with the end itself; they outlive their tables
    "results",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("players", Integer, nullable=False),
    Column("began", Float, nullable=False),
    Column("ended", Float, nullable=False),
    Column("visibility", Text, nullable=False),
    Column("rated", Boolean, nullable=False),  # does it count?
    Index("results_in_order", "ended", "table_id"),
)

result_seats = Table(
    "result_seats",
    metadata,
    Column("table_id", Text, ForeignKey("results.table_id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", Text, nullable=False),
    Column("person", Text),
    Column("name", Text),
    Column("agent", Text),
    Column("auto", Text, nullable=False),  # why code played for the person at the end
    Column("score", Float, nullable=False),
    Column("place", Integer, nullable=False),
    Index("result_seats_by_person", "person"),
)

rating_steps = Table(  # what follows from the results that count, in their order
    "rating_steps",
    metadata,
    Column("scope", Text, primary_key=True),  # a game, or "" for all of them
    Column("person", Text, primary_key=True),
    Column("number", Integer, primary_key=True),  # of the person's games in this scope, from 1
    Column("table_id", Text, nullable=False),
    Column("ended", Float, nullable=False),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("mu_before", Float, nullable=False),
    Index("rating_steps_by_table", "table_id"),
)

ties = Table(  # what somebody has decided about somebody else
    "ties",
    metadata,
    Column("person", Text, ForeignKey("people.id"), primary_key=True),
    Column("other", Text, ForeignKey("people.id"), primary_key=True),
    Column("kind", Text, primary_key=True),  # friend, block, mute
    Column("at", Float, nullable=False),
    Index("ties_by_other", "other"),
)

resets = Table(  # links by which somebody sets a new password, once
    "resets",
    metadata,
    Column("token", Text, primary_key=True),  # only a hash of what the link holds
    Column("person", Text, ForeignKey("people.id"), nullable=False),
    Column("expires", Float, nullable=False),
    Index("resets_by_person", "person"),
)

reports = Table(  # what people tell the host about others
    "reports",
    metadata,
    Column("id", Text, primary_key=True),
    Column("at", Float, nullable=False),
    Column("by_person", Text),
    Column("about_person", Text),
    Column("about_name", Text, nullable=False),
    Column("table_id", Text),
    Column("text", Text, nullable=False),
    Column("settled", Boolean, nullable=False),
)

files = Table(
    "files",
    metadata,
    Column("digest", Text, primary_key=True),  # of the text, which never changes; tables name it in their `data`
    Column("game", Text, nullable=False),
    Column("title", Text, nullable=False),
    Column("author", Text, nullable=False),
    Column("dated", Text, nullable=False),
    Column("against", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("size", Integer, nullable=False),
    Column("verified", Integer, nullable=False),
    Column("changed", Integer, nullable=False),
    Column("added", Float, nullable=False),
    Column("shared", Boolean, nullable=False),
)

holders = Table(
    "holders",
    metadata,
    Column("digest", Text, ForeignKey("files.digest"), primary_key=True),
    Column("person", Text, ForeignKey("people.id"), primary_key=True),
    Column("added", Float, nullable=False),
    Index("holders_by_person", "person"),
)

channels = Table(  # by which somebody is called back
    "channels",
    metadata,
    Column("id", Text, primary_key=True),
    Column("person", Text, ForeignKey("people.id"), nullable=False),
    Column("way", Text, nullable=False),  # push, mail, discord, slack, telegram, matrix, ntfy, json
    Column("target", Text, nullable=False),
    Column("host", Text, nullable=False),  # that is talked to
    Column("on_turn", Boolean, nullable=False),
    Column("on_urgent", Boolean, nullable=False),
    Column("on_invited", Boolean, nullable=False),
    Column("on_over", Boolean, nullable=False),
    Column("on_chat", Boolean, nullable=False),
    Column("enters", Boolean, nullable=False),  # does the link in a notice sign the person in?
    Column("language", Text, nullable=False),
    Column("base", Text, nullable=False),  # the address of this server, as the person knows it
    Column("status", Text, nullable=False),  # new, on, off, dead
    Column("code", Text, nullable=False),  # a hash of what has to be told to confirm it
    Column("guesses", Integer, nullable=False),
    Column("generation", Integer, nullable=False),  # links to stop it are good for one
    Column("created", Float, nullable=False),
    Column("changed", Float, nullable=False),
    Column("paused", Float, nullable=False),  # until then nothing is sent, after failures
    Column("failures", Integer, nullable=False),
    Column("failing", Float),  # since when
    Column("trouble", Text, nullable=False),
    Index("channels_by_person", "person"),
    Index("channels_by_change", "changed"),
)

quiet = Table(  # hours in which somebody is not called, in minutes of the day
    "quiet",
    metadata,
    Column("person", Text, ForeignKey("people.id"), primary_key=True),
    Column("begins", Integer, nullable=False),
    Column("ends", Integer, nullable=False),
    Column("zone", Text, nullable=False),
)

outbox = Table(  # what is to be told or was told, at most once of each
    "outbox",
    metadata,
    Column("channel", Text, ForeignKey("channels.id"), primary_key=True),
    Column("table_id", Text, primary_key=True),
    Column("kind", Text, primary_key=True),  # turn, urgent, invited, over, chat
    Column("turn", Integer, primary_key=True),  # entries of the log when it came about
    Column("person", Text, nullable=False),
    Column("at", Float, nullable=False),
    Column("due", Float),  # not before then; null when it is done with
    Column("tries", Integer, nullable=False),
    Column("outcome", Text, nullable=False),
    Index("outbox_by_due", "due"),
    Index("outbox_by_person", "person", "table_id"),
)

tickets = Table(  # links that sign somebody in, once
    "tickets",
    metadata,
    Column("token", Text, primary_key=True),  # only a hash of what the link holds
    Column("person", Text, ForeignKey("people.id"), nullable=False),
    Column("channel", Text, ForeignKey("channels.id"), nullable=False),
    Column("table_id", Text, nullable=False),
    Column("expires", Float, nullable=False),
    Column("session", Text),  # that it has opened; null while it has not been used
    Index("tickets_by_expiry", "expires"),
    Index("tickets_by_channel", "channel"),
)

marks = Table(  # of people, by those who look after the server
    "marks",
    metadata,
    Column("person", Text, primary_key=True),
    Column("mark", Text, primary_key=True),  # moderator, muted, blocked
    Column("at", Float, nullable=False),
)

audit = Table(  # what they did
    "audit",
    metadata,
    Column("id", Text, primary_key=True),
    Column("at", Float, nullable=False),
    Column("by_person", Text, nullable=False),  # empty: on the command line
    Column("by_name", Text, nullable=False),
    Column("deed", Text, nullable=False),
    Column("person", Text),
    Column("name", Text),
    Column("table_id", Text),
    Column("why", Text, nullable=False),
    Index("audit_by_time", "at"),
)

tournaments = Table(
    "tournaments",
    metadata,
    Column("id", Text, primary_key=True),
    Column("title", Text, nullable=False),
    Column("game", Text, nullable=False),
    Column("players", Integer, nullable=False),  # at a table, if it can be
    Column("options", Text, nullable=False),
    Column("form", Text, nullable=False),  # swiss, round-robin
    Column("rounds", Integer, nullable=False),  # 0: as many as it takes, known when it begins
    Column("clock", Text, nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("visibility", Text, nullable=False),  # public, unlisted
    Column("organizer", Text, nullable=False),
    Column("status", Text, nullable=False),  # open, running, over, cancelled
    Column("round", Integer, nullable=False),  # 0 before the first
    Column("created", Float, nullable=False),
    Column("begun", Float),
    Column("ended", Float),
    Column("updated", Float, nullable=False),
    Index("tournaments_by_status", "status", "visibility", "updated"),
    Index("tournaments_by_organizer", "organizer"),
)

entrants = Table(  # people and code who take part
    "entrants",
    metadata,
    Column("tournament_id", Text, ForeignKey("tournaments.id"), primary_key=True),
    Column("id", Text, primary_key=True),  # known to everybody, as a person's own id is not
    Column("number", Integer, nullable=False),  # in the order in which they came
    Column("person", Text),
    Column("name", Text),
    Column("agent", Text),
    Column("status", Text, nullable=False),  # in, out, removed: before it began
    Index("entrants_by_person", "person"),
)

pairings = Table(  # who was drawn together; what came of it is in `results`
    "pairings",
    metadata,
    Column("tournament_id", Text, ForeignKey("tournaments.id"), primary_key=True),
    Column("round", Integer, primary_key=True),
    Column("board", Integer, primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("entrant", Text, nullable=False),
    Column("kind", Text, nullable=False),  # table, bye: a point, free: none
    Column("table_id", Text),
    Index("pairings_by_table", "table_id"),
)

leases = Table(  # of the processes that share a PostgreSQL, on the tables they write
    "leases",
    metadata,
    Column("backend", Integer, primary_key=True, autoincrement=False),  # the connection that writes
    Column("started", Float, nullable=False),
    Column("renewed", Float, nullable=False),
)

pulse = Table(
    "pulse",
    metadata,
    Column("process", Text, primary_key=True),
    Column("at", Float, nullable=False),
)

PASSING = (leases.name, pulse.name)  # what nobody misses in a backup
