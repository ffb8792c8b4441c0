"""Every request that the server answers: what is posted, and what comes back."""

from __future__ import annotations

from typing import Any

from cenote.server.protocol.accounts import (
    Account,
    Farewell,
    Forgotten,
    NewPassword,
    Renaming,
    ResetInfo,
    Resetting,
    Tongue,
)
from cenote.server.protocol.analysis import Study
from cenote.server.protocol.games import ComponentInfo, GameInfo, Rules
from cenote.server.protocol.general import Health, Nothing
from cenote.server.protocol.host import Closing, HostPage, Judgement, Subject
from cenote.server.protocol.notices import (
    Came,
    ChannelInfo,
    ChannelPlan,
    Confirmation,
    Invitation,
    NewChannel,
    Notices,
    QuietPlan,
    Stopping,
    Ticket,
    Tried,
    Waiting,
)
from cenote.server.protocol.people import Credentials, Me, Naming
from cenote.server.protocol.playing import Advice, Hint, HintReasons, History, Moment, Wanted
from cenote.server.protocol.profiles import (
    Acquaintances,
    Company,
    Curve,
    PastGames,
    PersonPage,
    RatingList,
    Report,
    Showing,
    Tying,
)
from cenote.server.protocol.tables import (
    Archiving,
    Importing,
    Joining,
    Lobby,
    LobbyPage,
    Made,
    PlayNow,
    QuickMatch,
    TableInfo,
    TablePlan,
)
from cenote.server.protocol.tournaments import (
    CallingOff,
    CodeEntrant,
    Removal,
    TournamentList,
    TournamentMade,
    TournamentPage,
    TournamentPlan,
)
from cenote.server.protocol.workshop import (
    Checked,
    Correction,
    FileInfo,
    Merged,
    Merging,
    Sharing,
    Shelf,
    Upload,
    Workshop,
)

JSON, TEXT = "application/json", "text/plain"


class Endpoint:
    """A request and its answer; where that is `str`, it is a plain text."""

    def __init__(
        self,
        request: str,
        answer: Any,
        means: str,
        *,
        body: type[Any] | None = None,
        optional: bool = False,
        query: tuple[str, ...] = (),
        statuses: tuple[int, ...] = (200,),
    ) -> None:
        self.method, self.path = request.split(" ")
        self.answer = answer
        self.means = means
        self.body = body
        self.optional = optional  # may the body be left out?
        self.query = query
        self.statuses = statuses

    @property
    def request(self) -> str:
        return f"{self.method} {self.path}"

    @property
    def media_type(self) -> str:
        return TEXT if self.answer is str else JSON


PEOPLE = (
    Endpoint("GET /api/me", Me, "Who asks."),
    Endpoint("POST /api/me", Me, "Makes a guest, or renames one (an account keeps its name: 409).", body=Naming),
    Endpoint(
        "POST /api/account",
        Me,
        "Turns the guest into an account, with all its seats, or makes one from nothing.",
        body=Credentials,
    ),
    Endpoint("POST /api/login", Me, "403 if they do not fit.", body=Credentials),
    Endpoint("POST /api/logout", Nothing, "The cookie is worth nothing any more."),
)

ACCOUNTS = (
    Endpoint("GET /api/account", Account, "The caller's own."),
    Endpoint("POST /api/account/name", Me, "Another name; 409 where somebody has it, or one like it.", body=Renaming),
    Endpoint("POST /api/account/language", Nothing, "In which the account is spoken to.", body=Tongue),
    Endpoint(
        "POST /api/account/password",
        Nothing,
        "403 for a wrong old one, 422 for one that is easily guessed. All other sessions end.",
        body=NewPassword,
    ),
    Endpoint("POST /api/account/everywhere", Nothing, "Ends all sessions of the caller, this one too."),
    Endpoint(
        "POST /api/account/forgot",
        Nothing,
        "Sends a link to the confirmed e-mail addresses of the account, if there are any. The answer is the same.",
        body=Forgotten,
    ),
    Endpoint("GET /api/account/reset/{token}", ResetInfo, "410 for a link that was used, or is too old."),
    Endpoint("POST /api/account/reset", Me, "Sets the password, once, and signs in.", body=Resetting),
    Endpoint("GET /api/account/export", dict[str, Any], "Everything that is known of the caller, in one file."),
    Endpoint(
        "POST /api/account/delete",
        Nothing,
        "Games remain, with a former player in them; everything personal is gone. 403 for a wrong password.",
        body=Farewell,
    ),
)

PROFILES = (
    Endpoint(
        "GET /api/people/{who}",
        PersonPage,
        "An account by its name, or anybody by id. 404 also for somebody whose page the caller may not see.",
    ),
    Endpoint(
        "GET /api/people/{who}/games",
        PastGames,
        "Finished games: the own ones; of others those that were public, or at which the caller sat.",
        query=("scope", "after"),
    ),
    Endpoint("GET /api/people/{who}/curve", Curve, "How the rating went.", query=("scope",)),
    Endpoint(
        "GET /api/tables/{id}/company",
        Company,
        "How strong those at the table are in its game, as far as the caller may see their pages.",
        query=("invite",),
    ),
    Endpoint("GET /api/ratings", RatingList, "In a game, or over all of them (docs/ratings.md).", query=("scope",)),
    Endpoint("GET /api/ties", Acquaintances, "Whom the caller knows."),
    Endpoint(
        "POST /api/ties",
        Nothing,
        "A friend, somebody muted, somebody blocked; or no longer. They are not told.",
        body=Tying,
    ),
    Endpoint(
        "POST /api/reports", Nothing, "For the host of the server, who reads it with `cenote reports`.", body=Report
    ),
    Endpoint("POST /api/me/shown", Nothing, "Who may see the caller's page; nobody, at first.", body=Showing),
)

NOTICES = (
    Endpoint("GET /api/notices", Notices, "How the caller is called back."),
    Endpoint(
        "POST /api/notices/channels",
        Tried,
        "A new channel, to which a code is sent at once. 422 for an address that nothing may be sent to.",
        body=NewChannel,
        statuses=(201,),
    ),
    Endpoint("POST /api/notices/channels/{channel}", ChannelInfo, "What it is to tell.", body=ChannelPlan),
    Endpoint(
        "POST /api/notices/channels/{channel}/try",
        Tried,
        "Sends something for a trial; a new code, where the channel is not confirmed.",
    ),
    Endpoint("POST /api/notices/channels/{channel}/delete", Nothing, "With all that is known of it."),
    Endpoint(
        "POST /api/notices/confirm",
        ChannelInfo,
        "Whoever has read the code may confirm, in any browser. 403 for a wrong one, after ten for the right one too.",
        body=Confirmation,
    ),
    Endpoint("POST /api/notices/quiet", Nothing, "Hours in which only what is urgent is told.", body=QuietPlan),
    Endpoint(
        "POST /api/come",
        Came,
        "The link of a notice: signs its person in, once. Where somebody else is signed in, only with `switch`.",
        body=Ticket,
    ),
    Endpoint("GET /api/stop/{token}", Stopping, "What a link would stop. 410 for one that was used."),
    Endpoint(
        "POST /stop/{token}", Nothing, "Stops it (RFC 8058); the body does not matter. 410 for one that was used."
    ),
    Endpoint("GET /api/waiting", Waiting, "For the badge of the app."),
    Endpoint(
        "POST /api/tables/{table_id}/invite",
        Nothing,
        "Asks an account to a table that waits for people. The answer is the same, whether or not it can be reached.",
        body=Invitation,
    ),
)

GAMES = (
    Endpoint("GET /api/games", list[GameInfo], "All games.", query=("lang",)),
    Endpoint("GET /api/games/{key}/rules", Rules, "The numbered rules.", query=("lang",)),
    Endpoint(
        "GET /api/games/{key}/components",
        dict[str, ComponentInfo],
        "By id (`A1-01`); where two kinds share an id, the later one is `kind/id`. `rules` and `data` of a table give "
        "those that it is played with.",
        query=("lang", "rules", "data"),
    ),
    Endpoint("GET /locale/{lang}.ftl", str, "Fluent source: the messages that the app shares with the terminal."),
    Endpoint("GET /locale/{key}/{lang}.ftl", str, "Fluent source: the messages of a game."),
)

WORKSHOP = (
    Endpoint("GET /api/workshop", list[Shelf], "How far every game is verified.", query=("lang",)),
    Endpoint(
        "GET /api/workshop/{key}",
        Workshop,
        "All components of a game and the forms to correct them; with `file` a file of this server is laid over ours.",
        query=("lang", "file"),
    ),
    Endpoint(
        "POST /api/workshop/{key}/check",
        Checked,
        "What is wrong or unusual in a draft, how its components read, and the file that it makes. Nothing is kept.",
        body=Correction,
        query=("lang",),
    ),
    Endpoint(
        "POST /api/workshop/merge", Merged, "Several files as one, with their conflicts. Nothing is kept.", body=Merging
    ),
    Endpoint("GET /api/files", list[FileInfo], "Those that are shared, then the caller's own.", query=("game",)),
    Endpoint(
        "POST /api/files",
        FileInfo,
        "Keeps a file; what cannot be played with is refused with its line. The same file twice is one.",
        body=Upload,
        statuses=(201,),
    ),
    Endpoint("GET /api/files/{digest}", str, "The file itself, TOML."),
    Endpoint(
        "POST /api/files/{digest}/share", FileInfo, "Only the owner of the server (403 for others).", body=Sharing
    ),
    Endpoint("POST /api/files/{digest}/delete", Nothing, "One's own, while no table is played with it (409)."),
)

TABLES = (
    Endpoint("GET /api/lobby", Lobby, "What can be played on, joined or watched."),
    Endpoint(
        "GET /api/lobby/{part}",
        LobbyPage,
        "What comes after, in one of its lists; all of it where `after` is empty. `archived`: what one has put away.",
        query=("after",),
    ),
    Endpoint(
        "POST /api/tables/{table_id}/archive",
        Nothing,
        "Puts a table of one's own away, or gets it back. 409 while one plays there.",
        body=Archiving,
    ),
    Endpoint("POST /api/tables", Made, "A new table.", body=TablePlan, statuses=(201,)),
    Endpoint(
        "POST /api/play-now", Made, "The caller at seat 0, code at the others, unlisted.", body=PlayNow, statuses=(201,)
    ),
    Endpoint(
        "POST /api/quick",
        Made,
        "A seat at a public table for whoever comes: one that waits, or a new one. Whoever asks again keeps the seat.",
        body=QuickMatch,
        statuses=(201,),
    ),
    Endpoint("GET /api/tables/{table_id}", TableInfo, "As over the socket.", query=("invite",)),
    Endpoint(
        "POST /api/tables/{table_id}/join",
        TableInfo,
        "Also takes one's own seat back from code after leaving.",
        body=Joining,
        optional=True,
    ),
    Endpoint(
        "POST /api/tables/{table_id}/leave",
        Nothing,
        "Before the game the seat is open again, in a running game code plays on.",
    ),
    Endpoint("POST /api/tables/{table_id}/cancel", Nothing, "Who made the table, before the game has begun."),
    Endpoint(
        "POST /api/tables/{table_id}/rematch",
        Made,
        "Once more with the same people, each one seat further. Whoever asks first makes the table, "
        "the others sit down at it. 409 before the end.",
        statuses=(201,),
    ),
    Endpoint(
        "GET /api/tables/{table_id}/at/{n}",
        Moment,
        "While the game runs as the caller's seat sees it; afterwards as any seat.",
        query=("seat", "invite"),
    ),
    Endpoint(
        "GET /api/tables/{table_id}/instead/{n}",
        list[Moment],
        "Only when the game is over: another move after the first n decisions, then code for everybody, for two turns.",
        query=("move", "seat", "invite"),
    ),
    Endpoint("GET /api/tables/{table_id}/history", History, "The decisions that stand.", query=("invite",)),
    Endpoint(
        "GET /api/tables/{table_id}/record",
        str,
        "The record, only when the game is over (409 before: it holds the seed).",
        query=("invite",),
    ),
    Endpoint(
        "POST /api/tables/{table_id}/analysis",
        Study,
        "Of a finished game (409 before the end). Whoever asks first sets it going; "
        "ask again until `status` is `done` or `failed`.",
        query=("invite",),
    ),
    Endpoint(
        "POST /api/tables/{table_id}/hint",
        Hint,
        "For the caller now, knowing what the caller's seat knows. "
        "Only where all other seats are code (403 among people).",
        query=("invite",),
    ),
    Endpoint(
        "POST /api/tables/{table_id}/hint/why",
        HintReasons,
        "Why a move that a hint told is good, for the caller now, against the best of the others. "
        "It takes a second or some.",
        query=("move", "invite"),
    ),
    Endpoint(
        "POST /api/tables/{table_id}/advice",
        Advice,
        "How to go on with a turn that is to have certain moves, under the conditions of a hint. "
        "The same question in the same position gets the same answer; 409 when the position is another one.",
        body=Wanted,
        query=("invite",),
    ),
    Endpoint(
        "POST /api/import", Made, "A table from a record: to look at, or to play on.", body=Importing, statuses=(201,)
    ),
)

TOURNAMENTS = (
    Endpoint("GET /api/tournaments", TournamentList, "Public ones, and those of the caller."),
    Endpoint(
        "POST /api/tournaments",
        TournamentMade,
        "A new one; it needs an account (403).",
        body=TournamentPlan,
        statuses=(201,),
    ),
    Endpoint("GET /api/tournaments/{id}", TournamentPage, "Entrants, rounds and standings."),
    Endpoint("POST /api/tournaments/{id}/join", TournamentPage, "Until it begins (409)."),
    Endpoint(
        "POST /api/tournaments/{id}/leave",
        TournamentPage,
        "Before it begins as if one had never joined; later one drops out: code plays the game to its end.",
    ),
    Endpoint(
        "POST /api/tournaments/{id}/code", TournamentPage, "Code takes part. Only the organizer.", body=CodeEntrant
    ),
    Endpoint(
        "POST /api/tournaments/{id}/remove",
        TournamentPage,
        "Somebody takes part no longer. Only the organizer.",
        body=Removal,
    ),
    Endpoint("POST /api/tournaments/{id}/start", TournamentPage, "The first round. Only the organizer."),
    Endpoint(
        "POST /api/tournaments/{id}/cancel",
        TournamentPage,
        "Calls it off; games that run are played to their end. The organizer, or who looks after the server.",
        body=CallingOff,
        optional=True,
    ),
)

HOST = (
    Endpoint(
        "GET /api/host",
        HostPage,
        "For moderators and owners of the server (403 for others): people, tables, and what was done.",
        query=("like",),
    ),
    Endpoint(
        "POST /api/host/people/{person}",
        Subject,
        "403 for what the caller may not do about them: `deeds` says what they may.",
        body=Judgement,
    ),
    Endpoint("POST /api/host/tables/{table_id}/close", Nothing, "Before or in the middle of a game.", body=Closing),
)

OPERATIONS = (
    Endpoint("GET /healthz", Health, "503 when the database is away.", statuses=(200, 503)),
    Endpoint("GET /metrics", str, "Prometheus text."),
)

ENDPOINTS = (*PEOPLE, *ACCOUNTS, *PROFILES, *NOTICES, *GAMES, *WORKSHOP, *TABLES, *TOURNAMENTS, *HOST, *OPERATIONS)
