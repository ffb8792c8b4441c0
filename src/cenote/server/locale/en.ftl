## The table server

guest = Guest
no-page = The browser app is not built into this installation. The tables themselves are here: see /api/games.

## What is refused at a table

refusal-no-such-table = There is no such table, or it is private and the link is not right.
refusal-not-your-turn = It is not your turn.
refusal-not-your-seat = Only who sits there may see that.
refusal-confirm-first = Your turn is played; confirm it, or take something back.
refusal-turn-not-over = Your turn is not over yet.
refusal-nothing-to-undo = There is nothing to take back.
refusal-nothing-to-redo = There is nothing to do again.
refusal-nothing-to-take-back = Only { $n } { $n ->
        [one] decision has
       *[other] decisions have
    } been made, so there is nothing to take back there.
refusal-no-proposal = Nobody proposes that any more.
refusal-not-started = The game has not begun.
refusal-game-over = The game is over.
refusal-not-over = The game is not over. Its record holds everything hidden, so it is given out at the end.
refusal-already-started = The game has begun already.
refusal-already-seated = You sit at this table already.
refusal-not-seated = You do not sit at this table.
refusal-no-free-seat = That seat is not free.
refusal-no-seat-there = The table has no seat { $seat }.
refusal-two-seats = One person takes one seat; for several people at one screen choose hot seats.
refusal-many-gathering = { $most } tables of yours wait for players already; cancel one, or let one begin.
refusal-still-playing = You play at this table; it can be put away when the game is over, or when you have left.
refusal-clock-no-more = Time for each turn neither grows nor comes back; that is for a clock of the whole game.
refusal-clock-no-holidays = Holidays go with a bank of days.
refusal-no-holidays = You have no holidays left at this table.
refusal-terms-fixed = At this table that cannot be changed any more.
refusal-not-all-ready = Not everybody is ready yet.
refusal-too-few-people = { $players } are too few; it takes at least { $least }.
refusal-no-seat-to-free = That seat cannot be freed.
refusal-sent-away = The host has sent you away from this table.
refusal-open-unlisted = A table that is open for anybody is public, or private with a link; leave “unlisted” to tables where everybody sits.
refusal-hotseat-public = A table at one screen has no place in the lobby; nobody could join it.
refusal-code-alone = A table at which only code plays needs an account; take a seat yourself, or make an account.
refusal-time-is-out = Your time for this game is used up.
refusal-not-the-host = Only who made the table may do that.
refusal-no-such-position = The game has no such position.
refusal-empty-chat = There is nothing to say.
refusal-seats-of-record = The game of the record has { $players } { $players ->
        [one] seat
       *[other] seats
    }.
refusal-clock-too-short = The clock must allow at least { $seconds } seconds.
refusal-table-data = This table was played with components that this server does not have.
refusal-table-log = Entry { $entry } of the log of this table does not follow from those before it; the game can be looked at up to there, but not played on.
refusal-table-rules = This table was played under version { $rules } of the rules, and this server plays versions { $oldest } to { $newest }.
refusal-newest-elsewhere = By the newest rules this game goes another way after { $number ->
        [one] { $number } decision
       *[other] { $number } decisions
    }: play on from there or from before.

## What is refused on the way

refusal-bad-message = The message could not be understood.
refusal-bad-request = The request could not be understood ({ $where }).
refusal-not-found = There is nothing here.
refusal-wrong-method = That cannot be done here.
refusal-not-json = The request must be JSON.
refusal-too-big = That is too much at once.
refusal-too-slow = The request did not arrive within { $seconds } seconds; send it again.
refusal-too-often = That was too often; try again in { $seconds } { $seconds ->
        [one] second
       *[other] seconds
    }.
refusal-other-origin = The request comes from a page of another site.
refusal-other-host = This server does not go by the name “{ $host }”; whoever runs it can give it that name with --origin.
refusal-nobody-absent = Nobody is absent for long enough.
refusal-unavailable = The server cannot write it down just now; try again in a moment.
refusal-unknown = It is not known yet whether this was done; ask again in a moment.
refusal-who-are-you = Say who you are first.
refusal-no-such-person = There is nobody of that name here, or their page is not shown to you.
refusal-kept-apart = You and somebody at this table keep apart.
refusal-not-over-yet = The game is not over yet.
refusal-bad-name = A name is one line of 1 to { $longest } letters.
refusal-name-taken = The name “{ $name }” belongs to somebody already.
refusal-account-already = You have an account already.
refusal-account-name = The name of an account is changed with its settings.
refusal-password-length = A password has { $shortest } to { $longest } characters.
refusal-password-weak = This password is among the first that would be guessed; take a few words that do not belong together.
refusal-password-name = The password is too much like the name.
refusal-wrong-password = That is not your password.
refusal-account-needed = This needs an account with a password.
refusal-reset-spent = This link was used already, or is too old; ask for a new one.
reset-title = Cenote: a new password
reset-text = Somebody asked for a new password for { $who }. The link below sets it, once, within an hour. If it was not you, do nothing: everything stays as it is.
refusal-wrong-login = Name and password do not fit together.

## cenote serve

serve-help = open tables for people, in the browser
serve-description = Starts a table server. It keeps everything in one SQLite file in your data folder, or in PostgreSQL when you give its URL. Ctrl-C stops it; games go on after the next start.
serve-host = the address to listen on (127.0.0.1: this machine only; 0.0.0.0: everybody)
serve-port = the port to listen on (8123)
serve-database = a SQLite file, or postgresql://user:password@host/name
serve-workers = how many processes serve; more than one needs PostgreSQL (1)
serve-thinkers = how many processes think for code seats (one less than there are cores)
serve-data = your own component file for a game, laid over ours
serve-secret-file = the file with the key of all cookies; made if missing
serve-origin = the address of this server on the internet (https://cenote.example)
serve-keep = throw away after so many days what nobody needs (gathering, idle, finished, guests, sessions, commands, notices; 0: never)
serve-absent = let code play for who has not decided for so many days while others wait, where there is no clock (14; 0: never)
serve-mail = an SMTP server for e-mail: smtp://user:password@host:587/?from=cenote@example.org (or in CENOTE_MAIL)
serve-notice-after = how many seconds a turn waits unseen before its player is called (120)
serve-allow-private-targets = let notices be sent to private networks and without https
serve-backup = back up into this folder by itself: FOLDER,every=24h,keep=7
serve-log-json = write the log as lines of JSON
serve-no-limits = do not limit how often somebody may ask
serve-open = open the browser
serve-ready = Cenote is ready: { $address }

refusal-server-workers = There must be at least 1 worker, not { $workers }.
refusal-server-sqlite-workers = A SQLite file is served by 1 process, not by { $workers }; for more, give the URL of a PostgreSQL database.
refusal-server-database = There is no database of the kind “{ $database }”; name a SQLite file, or a URL that begins with postgresql://.
refusal-server-database-in-use = Another server uses { $file } already.
refusal-server-secret = The key in { $file } is too short; it needs at least 32 characters.
refusal-server-address = Nothing can listen on { $host }, port { $port }; is another server running there?
refusal-server-port = A port is a number from 0 to 65535, not { NUMBER($port, useGrouping: 0) }.
refusal-server-keep = “{ $keep }” does not say how long something is kept; write KIND=DAYS, of { $kinds }.
refusal-server-backup = “{ $backup }” does not say where to back up; write FOLDER,every=24h,keep=7 (m, h or d).
refusal-server-data = “{ $data }” does not say for which game the file is; write GAME=FILE.
refusal-server-no-database = There is no database { $file }.
refusal-server-database-away = The database cannot be reached: { $error }
refusal-server-database-foreign = The database { $database } belongs to another program.
refusal-server-database-broken = { $file } is not a database of Cenote, or is damaged: { $error }
refusal-server-database-newer = The database was written by a newer version of Cenote.

## cenote backup, cenote restore, cenote export

backup-help = write everything a server keeps into one file
backup-description = Writes people, tables, games and chat into one file, while the server runs, reads it back to see that it is whole, and only then gives it its name. The file can be restored into SQLite or PostgreSQL. Keep the secret file too, or everybody has to log in again.
backup-file = the file to write; packed if its name ends in .gz
backup-to = instead of a file: a folder; the backup is named after the time, and the oldest ones go
backup-keep = how many backups to leave in the folder (7; 0: all)
backup-force = write over what is there
backup-done = { $rows ->
        [one] { $rows } row
       *[other] { $rows } rows
    } written to { $file }.

restore-help = bring a backup into an empty database
restore-description = Brings a backup into an empty database: of the same kind, or to move from SQLite to PostgreSQL and back.
restore-file = a file written by “cenote backup”
restore-done = { $rows ->
        [one] { $rows } row
       *[other] { $rows } rows
    } restored from { $file }.

export-help = write the record of a table
export-description = Writes the record of a finished game, fit for “cenote verify” and “cenote replay”.
export-table = the id of the table, as in its address
export-out = the file to write (otherwise it is printed)
export-unfinished = also a game that is not over; its record tells everything hidden

refusal-backup-nothing = The database is empty; there is nothing to back up.
refusal-backup-where = Name either a file, or a folder with --to.
refusal-backup-disk = { $file } cannot be written: { $error }. What was there before is still there.
refusal-backup-not-one = { $file } is not a backup made by “cenote backup”.
refusal-backup-newer = { $file } comes from a newer version of Cenote.
refusal-backup-incomplete = { $file } is not complete; nothing was restored.
refusal-backup-not-empty = The database is not empty; restore into a new one.
refusal-export-not-over = The game is not over. Its record tells everything hidden; with --unfinished it is written all the same.

## cenote doctor

doctor-help = look at the set-up of a server and say what to do
doctor-description = Looks at a server with the same settings as “cenote serve”: database, clock, keys, files, disk, backups, processes, address, proxy, mail and push. Says in one sentence each what to do. The exit status is 1 if something is wrong.
doctor-json = tell it as JSON
doctor-well = ok
doctor-mind = note
doctor-wrong = WRONG
doctor-sum = { $wrong ->
    [0] Nothing is wrong.
    [one] One thing is wrong.
   *[other] { $wrong } things are wrong.
}
check-settings = settings
check-database = database
check-clock = clock
check-secret = secret
check-files = files
check-disk = disk
check-backups = backups
check-leftovers = leftovers
check-processes = processes
check-server = server
check-origin = address
check-proxy = proxy
check-mail = mail
check-push = push

doctor-database-well = The database can be read and written and has the shape of this program ({ $schema }).
doctor-database-new = There is no database yet; the first “cenote serve” makes { $file }.
doctor-database-older = The database has shape { $schema } and this program { $newest }: make a backup, then restart the server, which brings the database up to date.
doctor-database-readonly = The database can be read but not written ({ $error }): let the user that runs the server write it.
doctor-connections = PostgreSQL allows { $most } connections and { $needed } may be needed: raise max_connections, or start fewer workers.
doctor-folder = Nothing can be written in { $folder }: make the folder, and let it belong to the user that runs the server.
doctor-clock-well = The clock runs as the database expects.
doctor-clock-apart = The clocks of this machine and of the database are { $seconds } s apart: let both follow a time server (NTP).
doctor-clock-back = The database holds games that are { $minutes } min ahead of the clock of this machine: set the clock right before the server starts.
doctor-key-well = The key in { $file } is good and nobody else can read it.
doctor-key-new = There is no key yet; the first “cenote serve” makes { $file }.
doctor-file-open = Others can read { $file }: chmod 600 it.
doctor-file-foreign = { $file } cannot be read and written: let it belong to the user that runs the server, and run this command as that user.
doctor-root = This runs as root, which a server does not need: run it as a user of its own.
doctor-files-well = { $files ->
    [one] One file of the server was looked at.
   *[other] { $files } files of the server were looked at.
}
doctor-disk-well = { $left } MB are free in { $folder }.
doctor-disk-little = Only { $left } MB are free in { $folder }: make room soon.
doctor-disk-full = Only { $left } MB are free in { $folder }: make room now, or nothing can be written down soon.
doctor-backups-none = No backups are made: start the server with --backup FOLDER, or run “cenote backup --to FOLDER” from time to time.
doctor-backups-new = There is no backup in { $folder } yet; the server makes the first one within a minute of its start.
doctor-backups-old = The newest backup in { $folder } is { $hours } h old: see in the log of the server why, and run “cenote backup” to see whether it works.
doctor-backups-well = { $count ->
    [one] There is one backup
   *[other] There are { $count } backups
}, the newest { $hours } h old.
doctor-leftover = { $file } was left by a server that was killed; it goes by itself, or you may delete it.
doctor-leftovers-none = Nothing was left behind.
doctor-workers-well = Workers: { $workers }, cores: { $cores }.
doctor-workers-many = Workers: { $workers }, but cores: { $cores }; fewer workers would do.
doctor-processes-none = No processes for code seats and backups can be started ({ $error }): give the server a /dev/shm that it can write.
doctor-open-files = A process may have { $allowed } files open, and { $wanted } are needed for all connections: raise the limit (LimitNOFILE, ulimit -n).
doctor-server-well = The server answers at { $address } (version { $version }).
doctor-server-none = No server answers at { $address }: start it with “cenote serve”.
doctor-server-other = Another program answers at { $address }: choose another --port.
doctor-server-sick = The server at { $address } says that it cannot write: look at the database and the disk.
doctor-server-old = The server runs version { $running } and this program is { $here }: restart the server.
doctor-origin-well = The server goes by { $origin }.
doctor-origin-here = Only this machine is served, so no address on the internet is needed.
doctor-origin-none = The server has no name on the internet: name it with --origin https://…, if people come from there.
doctor-origin-bad = “{ $origin }” is not the address of a server: write it as https://cenote.example, with nothing behind the name.
doctor-origin-plain = { $origin } is not encrypted: put a proxy with https before the server, and name that address.
doctor-proxy-well = { $origin } leads to the server, with name, address, https and sockets.
doctor-proxy-away = { $origin } does not answer ({ $error }): see that the name leads to this machine and that proxy and server run.
doctor-proxy-name = The proxy at { $origin } does not pass on its name: let it send the header Host.
doctor-proxy-other = Something else than Cenote answers at { $origin }: let the proxy lead to this server.
doctor-proxy-scheme = The server does not know that { $origin } is encrypted: let the proxy send X-Forwarded-Proto, and name its address in FORWARDED_ALLOW_IPS.
doctor-proxy-forged = The proxy at { $origin } passes on addresses that visitors make up: let it set X-Forwarded-For anew.
doctor-proxy-socket = The proxy at { $origin } does not pass on WebSockets: let it send Upgrade and Connection.
doctor-mail-well = The mail server { $host } takes mail from { $sender }.
doctor-mail-none = No mail server is named, so nobody is called by e-mail; --mail names one.
doctor-mail-bad = The mail server { $host } does not work ({ $error }): look at the address in --mail.
doctor-push-plain = Push needs https: name the address of the server with --origin https://….

## Analysis and hints

refusal-analysis-not-over = The game is not over. Its analysis tells hidden things, so it is made at the end.
refusal-hint-people = Hints are for games against code only.
refusal-hint-confirm = Your turn is complete; confirm it or take something back.
refusal-hint-other = This move is not possible now.
refusal-advice-stale = The game has gone on since; ask again.

## Files of components

refusal-no-such-file = There is no such file of components on this server.
refusal-file-digest = Another file has the same digest; change something in yours.
refusal-files-full = You may keep { $files } files here, of { $size } KiB together; delete one that no table uses.
refusal-file-game = The file is for another game (“{ $game }”).
refusal-file-not-yours = The file is neither yours nor shared with all.
refusal-file-not-shared = With a file of your own the table cannot be public; the owner of the server may share the file with all.
refusal-not-owner = Only the owner of the server may do this.
refusal-file-used = { $tables ->
    [one] One table is played with the file; it stays.
   *[other] { $tables } tables are played with the file; it stays.
}
refusal-file-shared = The file is shared with all; the owner of the server may take it back first.
owner-help = say who owns a server
owner-description = Says which accounts own a server: they may share files of corrected components with all its tables. Without a name it tells who they are.
owner-name = the name of the account
owner-remove = an owner no longer
owner-all = Owners of this server: { $names }.
owner-none = This server has no owner yet.
refusal-no-such-account = There is no account “{ $name }” here; guests cannot own a server.
moderator-help = say who looks after a server
moderator-description = Says which accounts are moderators: they may close tables, and mute and block people, at /host in the browser. Without a name it tells who they are.
moderator-remove = a moderator no longer
moderator-all = Moderators of this server: { $names }.
moderator-none = This server has no moderators.
refusal-not-host = This is for those who look after the server.
refusal-person-gone = There is nobody like that here any more.
refusal-not-yours-to-judge = You may not do that about { $name }.
refusal-muted = You may not write here; those who look after the server have muted you.
refusal-blocked = Those who look after the server do not let this account in.

## Tournaments

refusal-no-such-tournament = There is no such tournament.
refusal-tournament-begun = The tournament has begun already.
refusal-tournament-over = The tournament is over.
refusal-tournament-clock = A tournament needs a clock, so that every round comes to its end.
refusal-tournament-full = All { $most } places of this tournament are taken.
refusal-tournament-too-few = It takes at least { $least } to begin.
refusal-tournament-no-people = Code alone plays no tournament here; at least one person has to take part.
refusal-tournament-sent-away = The organizer has removed you from this tournament.
refusal-tournament-kept-apart = You and somebody in this tournament keep apart.
refusal-already-entered = You take part already.
refusal-not-entered = You do not take part in this tournament.
refusal-no-such-entrant = Nobody of that kind takes part any more.
refusal-not-the-organizer = Only who organizes the tournament may do that.
refusal-many-tournaments = { $most } tournaments of yours have not ended; end one before you open another.

## Notices

notice-turn = Your turn: { $title }
notice-urgent = Your time is running out: { $title }
notice-invited = { $who } invites you: { $title }
notice-tournament = Round { $round } of “{ $tournament }” has begun: { $title }
notice-over = The game is over: { $title }
notice-chat = Somebody wrote to you: { $title }
notice-with = With { $names }.
notice-round = Turn { $turn }.
notice-left-minutes = { $minutes ->
    [one] One minute is left.
   *[other] { $minutes } minutes are left.
}
notice-left-hours = { $hours ->
    [one] One hour is left.
   *[other] { $hours } hours are left.
}
notice-stop = To get no more such mail:
notice-trial = Cenote: it works
notice-trial-text = This is how { $who } will be called.
notice-confirm = Cenote: confirm this address
notice-confirm-text = { $who } wants to get notices of games here. The code is { $code }. If it was not you, do nothing: nothing more will be sent.
refusal-notice-address = Nothing can be sent to this address; it must be a full https address on the internet, or an e-mail address.
refusal-notice-no-mail = This server cannot send in that way.
refusal-notice-telegram = Telegram needs the token of a bot (123456:ABC…) and a chat: a number, or @channel.
refusal-notice-matrix = Matrix needs a room (!id:server) and an access token.
refusal-notice-ntfy = The address of an ntfy topic looks like https://ntfy.sh/topic.
refusal-notice-push = The browser gave a key that is none.
refusal-notice-zone = That is no time zone.
refusal-notice-many = { $most } ways are enough; take one away first.
refusal-notice-code = That is not the code, or it is too old; have a new one sent.
refusal-notice-stopped = This link has been used already, or notices were set anew since.
refusal-no-such-channel = There is no such way here.
refusal-server-mail = The address of the mail server must look like smtp://user:password@host:587/?from=cenote@example.org.
refusal-server-push-key = { $file } is no key for push; move it away, and a new one is made.

## cenote password

password-help = make a link for somebody who has forgotten the password
password-description = Prints a link by which the owner of an account sets a new password, once, within a day. Give it to that person only: whoever has the link has the account.
password-done = { $name } sets a new password here, once, within a day: { $link }

## cenote ratings

ratings-help = tell how strong the people of a server are, or prove it
ratings-description = Shows the ratings of a server, over all games or in one. Everything in them follows from the logs of finished games, and can be recomputed from there.
ratings-game = a game (otherwise all of them together)
ratings-recompute = play every finished game again from its log, and write results and ratings anew
ratings-check = the same, but only tell whether what is kept is so; the exit status is 1 if it is not
ratings-place = place
ratings-name = name
ratings-rating = rating
ratings-games = games
ratings-replayed = { $games ->
        [one] { $games } game
       *[other] { $games } games
    } played again from the log; { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    } of ratings follow.
ratings-lost = { $games ->
        [one] { $games } result
       *[other] { $games } results
    } of tables that were thrown away were taken as they are kept.
ratings-unread = These logs cannot be replayed by this program: { $tables }
ratings-right = Results and ratings are what the logs say, to the last digit.
ratings-wrong = Results that were missing or wrong: { $tables }
ratings-off = { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    } of ratings are not so; “cenote ratings --recompute” puts it right.
ratings-mended = { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    } of ratings were not so; now everything is what the logs say.

## cenote reports

reports-help = read what people told the host about others
reports-description = Lists what people told the host about others, the oldest first.
reports-all = those that are settled, too
reports-settle = this one is settled
reports-one = { $id }  { $at } UTC  about { $about }, from { $by }, table { $table }
reports-none = Nothing to read.
refusal-no-such-report = There is no report “{ $id }”.
