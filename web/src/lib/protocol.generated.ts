/**
 * What goes over the wire, as src/cenote/server/protocol declares it. Not to be edited: made by
 * `PYTHONPATH=src python -m cenote.server.protocol.typescript`
 */

export type ServerMessage =
  | Ack
  | RefusedNews
  | StaleNews
  | UnknownNews
  | WhyNews
  | TableInfo
  | LogNews
  | Draft
  | Position
  | ChatNews
  | Presence
  | TakebackNews
  | AbsentNews
  | Result
  | Pong;

/** What a message in the reader's language is filled with. */
export type Args = Record<string, unknown>;

/** How a game is played: a value for each option. */
export type Options = Record<string, OptionValue>;

export type OptionValue = boolean | number | string;

/**
 * What code that has learnt knows of the game; `examined`: how strong it plays, `unexamined`: it has learnt this, but
 * with other rules or components, `unlearnt`: nothing, so it follows plans.
 */
export type Learnt = 'examined' | 'unexamined' | 'unlearnt';

/** Who plays there; `hotseat`: one of several at one screen, `agent`: code, `open`: nobody yet. */
export type SeatKind = 'agent' | 'hotseat' | 'open' | 'person';

/**
 * Why code plays for a person; `turn`: out of time for it, `game`: out of time for good, `left`: gone, `away`: long
 * absent, `over`: out of time, and the game ended with it. Who is gone or absent takes the seat back with `join`.
 */
export type Absence = 'away' | 'game' | 'left' | 'over' | 'turn';

/**
 * Who may see it; `public`: anybody, it is listed, `unlisted`: who knows the address, `private`: who has the
 * invitation, or sits there.
 */
export type Visibility = 'private' | 'public' | 'unlisted';

/** `turn`: so much time for each turn, `game`: so much for the whole game, `bank`: days for a long one. */
export type ClockKind = 'bank' | 'game' | 'none' | 'turn';

/**
 * What happens to who is out of time; `turn`: code plays this turn, `game`: code takes over, `over`: the game ends, and
 * it is lost.
 */
export type OutOfTime = 'game' | 'over' | 'turn';

/** Whether somebody may know what is hidden; `seed`: who chose it, `record`: who had it. */
export type Origin = '' | 'record' | 'seed';

export type TableStatus = 'cancelled' | 'gathering' | 'over' | 'running';

export type LogEntry = PlayEntry | TakebackEntry | HandoverEntry | ReturnEntry;

/** A position as somebody sees it; each game has its own. */
export type View = Record<string, unknown>;

/** What becomes more or less, each from the least to the most: `{"corn": [-3, -3]}`. */
export type Changes = Record<string, [number, number]>;

/** By seat; null for those that lie face down. */
export type Scores = (number | null)[];

export type ClientMessage =
  | Hello
  | Ping
  | Why
  | Play
  | Undo
  | Redo
  | Confirm
  | Chat
  | Takeback
  | Answer
  | Replace
  | Settings
  | Holiday
  | Ready
  | Give
  | Free
  | Arrange
  | Start;

/** What a client says over the socket of the lobby. */
export type LobbyAsk = Look | Follow | Ping;

/** What a client hears over the socket of the lobby. */
export type LobbyTold = LobbyNews | LobbyAgain | TournamentNews | Pong;

/**
 * Who may see somebody's page; `rivals`: whoever has sat at a table with them, `everybody`: every account, and guests
 * see name and ratings.
 */
export type ShownTo = 'everybody' | 'nobody' | 'rivals';

/**
 * What somebody has decided about somebody else; `block`: neither sits down at the other's tables, asks them to one or
 * whispers to them, `mute`: what they write is not shown.
 */
export type Tie = 'block' | 'friend' | 'mute';

/** How somebody is told; `push`: by the browser, `json`: a plain webhook. */
export type Way = 'discord' | 'json' | 'mail' | 'matrix' | 'ntfy' | 'push' | 'slack' | 'telegram';

/** `new`: not confirmed yet, `off`: stopped, `dead`: given up after failures. */
export type ChannelStatus = 'dead' | 'new' | 'off' | 'on';

/**
 * What a link did; `same`: the caller is that person already, `entered`: the caller is so now, `asks`: somebody else is
 * signed in, so nothing has changed, `spent`: it was used before or is too old.
 */
export type Coming = 'asks' | 'entered' | 'same' | 'spent';

/** Where the values of a component come from; `verified`: compared with the box. */
export type ComponentStatus = 'public' | 'recalled' | 'reconstructed' | 'rulebook' | 'verified';

/**
 * What a field is filled with; `halves`: a number with a half, `word`: one of the choices, `words`: several of them in
 * order, `goods`: an amount of each good, `effect`, `effects`: texts that begin with a word of effect, `places`: a
 * choice for each of the places, `pairs`: pairs of numbers, `text`: a text of a small grammar.
 */
export type FormKind =
  | 'effect'
  | 'effects'
  | 'flag'
  | 'goods'
  | 'halves'
  | 'number'
  | 'numbers'
  | 'pairs'
  | 'places'
  | 'text'
  | 'word'
  | 'words';

/** What differs from ours, by kind, id and field; `status` and `checked` among the fields. */
export type Entries = Record<string, Record<string, Record<string, unknown>>>;

export type PlannedKind = 'agent' | 'hotseat' | 'me' | 'open';

/** `swiss`: in every round those meet who stand alike, `round-robin`: everybody meets everybody. */
export type Form = 'round-robin' | 'swiss';

/** `open`: people may join. */
export type TournamentStatus = 'cancelled' | 'open' | 'over' | 'running';

/** Who may see and join it; `public`: anybody, it is listed, `unlisted`: who knows the address. */
export type Circle = 'public' | 'unlisted';

/** What the reader may do. */
export type TournamentDeed = 'add-code' | 'cancel' | 'drop-out' | 'join' | 'leave' | 'remove' | 'start';

/** `bye`: a point without a game, `free`: no game in this round, and no point. */
export type BoardKind = 'bye' | 'free' | 'table';

/** `appoint` and `dismiss`: as a moderator, only by an owner. */
export type Judging = 'appoint' | 'block' | 'dismiss' | 'mute' | 'unblock' | 'unmute';

/** What stands in the log of those who look after the server. */
export type Audible =
  'appoint' | 'block' | 'call-off' | 'close' | 'dismiss' | 'disown' | 'mute' | 'own' | 'unblock' | 'unmute';

/** The command is done, and durable. */
export interface Ack {
  type: 'ack';
  id: string;
  /** of the position that it led to */
  seq: string;
}

/** Nothing was done. */
export interface RefusedNews {
  type: 'refused';
  /** null for a message that could not be read */
  id: string | null;
  key: string;
  /** of an illegal move, else null */
  reason: WhyReason | null;
  /** one sentence in the reader's language */
  text: string;
}

/** What stands against a move. */
export interface WhyReason {
  /** the number of the rule */
  rule: string;
  /** the message `why-…` of the game */
  key: string;
  args: Args;
}

/** Nothing was done: the position is another one by now. A `position` follows. */
export interface StaleNews {
  type: 'stale';
  id: string;
}

/** Whether it was done is not known yet. Ask again with the same id: it is done once, whatever happened. */
export interface UnknownNews {
  type: 'unknown';
  id: string;
  /** one sentence in the reader's language */
  text: string;
}

/** The answer to `why`. */
export interface WhyNews {
  type: 'why';
  id: string;
  /** null: the move is legal */
  reason: WhyReason | null;
  /** the reason as a sentence in the reader's language */
  text: string | null;
}

/** The table itself: at first, and when something of it changes. */
export interface TableInfo {
  type: 'table';
  id: string;
  game: string;
  /** the version of the rules that it is played with */
  rules: number;
  /** the fingerprint of the components that it is played with */
  data: string;
  /** null for our components */
  file: FileTag | null;
  options: Options;
  /** by the network of the game, as it is played here */
  learnt: Learnt;
  players: number;
  seats: Seat[];
  /** did the reader make the table? */
  you_host: boolean;
  visibility: Visibility;
  /** does the game count for ratings, if several people play it to its end? */
  rated: boolean;
  /** where the same people play once more; only for those who sat here */
  rematch: string | null;
  /** only for those inside, else null */
  invite: string | null;
  clock: ClockRule;
  /** does the reader confirm turns? null for spectators */
  confirm: boolean | null;
  origin: Origin;
  status: TableStatus;
  /** when code takes the open seats of a quick match, else null */
  fill_at: number | null;
  started: boolean;
  over: boolean;
  /** false where this server has other rules or components: to look at, not to play */
  playable: boolean;
  created: number;
  /** that it was made for */
  tournament: string | null;
}

/** The file of corrected components that a table is played with. */
export interface FileTag {
  digest: string;
  title: string;
  by: string;
}

/** Who sits where. */
export interface Seat {
  seat: number;
  name: string | null;
  kind: SeatKind;
  /** which code plays there */
  agent: string | null;
  /** why code plays for a person; empty where it does not */
  auto: Absence | '';
  you: boolean;
  /** did that person make the table? */
  host: boolean;
  /** may the game begin, for that person? */
  ready: boolean;
}

/** How long a seat may think. */
export interface ClockRule {
  kind: ClockKind;
  seconds: number;
  /** seconds that a seat gets after each turn */
  increment: number;
  /** seconds that a seat gets back after each turn, as far as it has used them */
  delay: number;
  /** seconds for which a seat may let its clock rest */
  holidays: number;
  out: OutOfTime;
}

/** What was committed since the last entry that the client has. */
export interface LogNews {
  type: 'log';
  /** the entry after which `entries` come; 0 for the beginning */
  from: number;
  entries: LogEntry[];
}

/** A decision; `n` is its number. */
export interface PlayEntry {
  kind: 'play';
  /** counts entries, and never goes back */
  k: number;
  /** decisions that stand after it */
  n: number;
  seat: number;
  turn: number;
  at: number;
  /** the first word of the move */
  verb: string;
  /** null for others while the verb is secret and the game runs */
  move: string | null;
  events: GameEvent[];
  /** the rule of the decision; empty in old logs */
  rule: string;
}

/** Something that happened in the game. */
export interface GameEvent {
  name: string;
  /** to whom; null for nobody in particular */
  seat: number | null;
  args: Args;
}

/** By `seat`, agreed by all: only the first `n` decisions stand, the later ones are to be forgotten. */
export interface TakebackEntry {
  kind: 'takeback';
  /** counts entries, and never goes back */
  k: number;
  /** decisions that stand after it */
  n: number;
  seat: number;
  turn: number;
  at: number;
}

/** Code plays for `seat` from here on. */
export interface HandoverEntry {
  kind: 'handover';
  /** counts entries, and never goes back */
  k: number;
  /** decisions that stand after it */
  n: number;
  seat: number;
  turn: number;
  at: number;
  why: Absence;
}

/** The person at `seat` plays again. */
export interface ReturnEntry {
  kind: 'return';
  /** counts entries, and never goes back */
  k: number;
  /** decisions that stand after it */
  n: number;
  seat: number;
  turn: number;
  at: number;
}

/** What the own unfinished turn did so far; empty lists when there is none (any more). */
export interface Draft {
  type: 'draft';
  seat: number | null;
  moves: string[];
  events: GameEvent[];
}

/**
 * Where the game stands, and what the reader may do; whenever `seq` changes. The acting seat sees the position with its
 * draft; everybody else sees the committed one.
 */
export interface Position {
  type: 'position';
  /** changes with everything that the reader may see or do; to be compared, nothing else */
  seq: string;
  /** decisions that stand */
  n: number;
  /** entries of the log */
  k: number;
  turn: number;
  /** whose turn it is, until its draft is committed; null at the end */
  seat: number | null;
  /** whose eyes `view` is for; null: a spectator's. Who has hot seats sees with those of the one that acts */
  as: number | null;
  /** the reader has to act */
  yours: boolean;
  /** `view` has a draft in it */
  drafting: boolean;
  view: View;
  /** the decision (`place-workers`); null when the turn waits for `confirm` */
  ask: string | null;
  /** the rule of that decision */
  rule: string | null;
  /** the legal ones; empty where the reader decides nothing */
  moves: Offer[];
  can_undo: boolean;
  can_redo: boolean;
  can_confirm: boolean;
  clock: ClockState | null;
  scores: Scores;
}

/** A legal move, and what it does to what the reader has, as far as the reader can know. */
export interface Offer {
  move: string;
  /** what it costs and brings; all ways to pay are in it */
  changes: Changes;
  /** what happens after the turn, before anybody decides: a food day, a ceremony */
  later: Changes;
  /** something hidden comes to light: it cannot be undone, and the numbers are a guess */
  reveals: boolean;
  /** the turn is over with it */
  ends: boolean;
}

/** The time of each seat. */
export interface ClockState {
  /** seconds, by seat, at this moment */
  left: number[];
  /** whose time runs */
  running: number | null;
  /** the server's time */
  at: number;
  /** seconds of holiday that are left, by seat */
  holidays: number[];
  /** who is on holiday: it is used up before the time is */
  resting: boolean[];
}

/** New lines of the chat; the last 100 at first. */
export interface ChatNews {
  type: 'chat';
  entries: ChatEntry[];
}

/** A line of the chat. */
export interface ChatEntry {
  at: number;
  name: string;
  /** null for a spectator */
  seat: number | null;
  text: string;
  /** the one seat it is for, if not everybody */
  to: number | null;
}

/** Who is connected. */
export interface Presence {
  type: 'presence';
  /** by seat; code always is */
  seats: boolean[];
  watchers: number;
}

/** A proposal to go back; null and empty when it is off the table. */
export interface TakebackNews {
  type: 'takeback';
  /** the seat that proposes it */
  by: number | null;
  /** decisions that would stand */
  to: number | null;
  /** by seat: true for agreed, null for code */
  answers: (boolean | null)[];
}

/** Somebody has not decided for so long that the others may agree to let code play; null and empty when nobody. */
export interface AbsentNews {
  type: 'absent';
  seat: number | null;
  /** when that seat got the decision */
  since: number | null;
  /** by seat: true for agreed, null for who has no say */
  answers: (boolean | null)[];
}

/** The game is over. */
export interface Result {
  type: 'over';
  scores: number[];
  /** the place of each seat, from 1; places may be shared */
  ranking: number[];
  /** the points of each seat by source; they sum to its score */
  sheet: Record<string, number>[];
  /** the blocks of the scoring pad, each with its sources in order */
  pad: [string, string[]][];
}

/** The answer to `ping`. */
export interface Pong {
  type: 'pong';
}

/** Send everything. Before it nothing is sent. */
export interface Hello {
  type: 'hello';
  /** entries of the log that the client has (the last `k`); null for none */
  have?: number | null;
}

/** Are you there? The answer is `pong`. */
export interface Ping {
  type: 'ping';
}

/** What stands against the move? */
export interface Why {
  type: 'why';
  id: string;
  move: string;
}

/** A decision, added to the draft of the turn. */
export interface Play {
  type: 'play';
  id: string;
  seq: string;
  move: string;
  /** commit the draft at once if the turn is over with it */
  end?: boolean;
}

/** Take back the last decision of the draft. */
export interface Undo {
  type: 'undo';
  id: string;
  seq: string;
}

/** Make the decision again that was taken back last. */
export interface Redo {
  type: 'redo';
  id: string;
  seq: string;
}

/** Commit the draft; only when `can_confirm`. */
export interface Confirm {
  type: 'confirm';
  id: string;
  seq: string;
}

/** A line to everybody who sees the table, or to one seat. */
export interface Chat {
  type: 'chat';
  id: string;
  text: string;
  /** the one seat it is for, if not everybody */
  to?: number | null;
}

/** Propose to go back. */
export interface Takeback {
  type: 'takeback';
  id: string;
  seq: string;
  /** decisions that shall stand */
  to: number;
}

/** Agree to a proposed takeback, or refuse it. */
export interface Answer {
  type: 'answer';
  id: string;
  /** what was proposed */
  to: number;
  accept: boolean;
}

/** Agree that code plays for the one who has to decide and is long absent, or no longer. */
export interface Replace {
  type: 'replace';
  id: string;
  /** whose */
  seat: number;
  accept: boolean;
}

/** How this person likes to play, here and at tables to come. */
export interface Settings {
  type: 'settings';
  id: string;
  /** does the person want to confirm each turn? */
  confirm: boolean;
}

/** Go on holiday, or come back: at a table with a bank of days. */
export interface Holiday {
  type: 'holiday';
  id: string;
  on: boolean;
}

/** Before the game: it may begin, or not yet. */
export interface Ready {
  type: 'ready';
  id: string;
  ready: boolean;
}

/** The host lets code have an open seat. */
export interface Give {
  type: 'give';
  id: string;
  seat: number;
  /** which code; by default the game's `opponent` */
  agent?: string | null;
}

/** The host takes a seat back from code, or sends a person away, who cannot come back to this table. */
export interface Free {
  type: 'free';
  id: string;
  seat: number;
}

/** The host changes how it will be played. Everybody else has to be ready anew. */
export interface Arrange {
  type: 'arrange';
  id: string;
  options: Options;
  clock: ClockPlan;
}

/** How long a seat may think. */
export interface ClockPlan {
  kind?: ClockKind;
  seconds?: number;
  /** seconds after each turn */
  increment?: number;
  /** seconds given back after each turn */
  delay?: number;
  /** seconds; only with a bank of days */
  holidays?: number;
  /** by default as long as the time is for: a turn, or the game */
  out?: OutOfTime | null;
}

/** The host begins, without the seats that are open. Everybody has to be ready. */
export interface Start {
  type: 'start';
  id: string;
}

/** Tell from now on which tables change. Before it nothing is told. */
export interface Look {
  type: 'look';
  /** the last `at` that the client has; null for none */
  since?: number | null;
}

/** Tell from now on when a tournament changes. */
export interface Follow {
  type: 'follow';
  /** null: any that is listed */
  tournament?: string | null;
}

/** Tables that look different, or are new. A card that is older than the one that is known says nothing. */
export interface LobbyNews {
  type: 'tables';
  /** the time of the server */
  at: number;
  cards: TableCard[];
  /** tables that are not in this lobby any more */
  gone: string[];
}

/** A table in the lobby. */
export interface TableCard {
  id: string;
  game: string;
  players: number;
  seats: CardSeat[];
  status: TableStatus;
  /** the seat that has to decide */
  acting: number | null;
  your_turn: boolean;
  /** does the reader sit there, or has made it? */
  yours: boolean;
  /** has the reader put it away? */
  archived: boolean;
  turn: number;
  /** null before the game has begun */
  stage: Stage | null;
  /** decisions that stand */
  n: number;
  updated: number;
  created: number;
  visibility: Visibility;
  options: Options;
  clock: ClockRule;
  /** when the seat that has to decide is out of time; null without a clock */
  deadline: number | null;
  over: boolean;
  /** null before the game has begun */
  scores: Scores | null;
  /** of the reader, as it counts; null before the end, and for onlookers */
  place: number | null;
  /** of the reader's rating in this game; null where there is none yet */
  change: number | null;
  /** null for our components */
  file: FileTag | null;
  /** that it was made for */
  tournament: string | null;
}

/** A seat of a table in the lobby. */
export interface CardSeat {
  seat: number;
  name: string | null;
  kind: SeatKind;
  /** which code plays there */
  agent: string | null;
  you: boolean;
}

/** Where a game stands. */
export interface Stage {
  /** what the game counts: rounds, years, or ceremonies */
  name: string;
  number: number;
}

/** Too much has changed, or not all of it is known: ask for the lobby anew. */
export interface LobbyAgain {
  type: 'again';
}

/** A tournament has changed: ask for it anew. */
export interface TournamentNews {
  type: 'tournament';
  id: string;
}

/** Why something was not done. Nothing has changed. */
export interface Problem {
  /** a key that stays the same in every language */
  error: string;
  /** one sentence in the reader's language */
  text: string;
  details: Record<string, string | number>;
}

/** Who asks: nobody yet, a guest, or an account. */
export interface Me {
  /** null for nobody */
  id: string | null;
  /** null for nobody */
  name: string | null;
  account: boolean;
  /** does the person confirm turns by default? */
  confirm: boolean;
  /** may the person share files with all tables of this server? */
  owner: boolean;
  /** may the person look after tables and people of this server? An owner always may */
  moderator: boolean;
}

/** How a guest wants to be called. */
export interface Naming {
  name: string;
}

/** An account, and the password for it. */
export interface Credentials {
  name: string;
  password: string;
}

/** It is done, and there is nothing to tell. */
export type Nothing = Record<string, never>;

/** The caller's own account; a guest has one without password. */
export interface Account {
  name: string;
  account: boolean;
  /** under which the own page is found */
  page: string;
  /** null where none was chosen */
  language: 'en' | 'ru' | 'uk' | null;
  shown_to: ShownTo;
  since: number;
  /** browsers that are signed in */
  sessions: number;
  /** confirmed addresses, by which the password can be reset */
  mail: string[];
  /** does this server send e-mail? */
  can_mail: boolean;
}

/** Another name for an account. */
export interface Renaming {
  name: string;
}

/** The language of an account, in every browser. */
export interface Tongue {
  language: 'en' | 'ru' | 'uk';
}

/** Another password. Everybody who is signed in elsewhere is so no longer. */
export interface NewPassword {
  old: string;
  new: string;
}

/** Whose password was forgotten. */
export interface Forgotten {
  name: string;
}

/** Whose password the link sets. */
export interface ResetInfo {
  name: string;
}

/** A link to set a new password, once. */
export interface Resetting {
  token: string;
  password: string;
}

/** An account is to be deleted, with everything personal. */
export interface Farewell {
  /** empty for a guest */
  password?: string;
}

/** Somebody, as far as the caller may see them. */
export interface PersonPage {
  /** under which it is found */
  page: string;
  name: string;
  account: boolean;
  you: boolean;
  /** false: only name and ratings are shown */
  whole: boolean;
  /** only for oneself, else null */
  shown_to: ShownTo | null;
  since: number | null;
  ratings: RatingInfo[];
  finished: number;
  won: number;
  /** games that were left to code */
  left: number;
  tallies: Tally[];
  streaks: Streaks;
  /** null where there is too little to say */
  pace: Pace | null;
  rivals: Rival[];
  past: PastGames;
  /** what the caller has decided about them */
  ties: Tie[];
}

/** How strong somebody is, in a game or over all. */
export interface RatingInfo {
  /** a game, or empty for all of them together */
  scope: string;
  points: number;
  /** with 95 % confidence it is no further away than that */
  reach: number;
  /** that counted */
  games: number;
  /** the highest so far */
  best: number;
}

/** How somebody fared in a game with a number of players. */
export interface Tally {
  game: string;
  players: number;
  games: number;
  /** how often first, second, and so on */
  places: number[];
  /** score */
  average: number;
  /** score */
  best: number;
}

/** Longest runs. */
export interface Streaks {
  /** games won in a row */
  won: number;
  /** games won in a row up to the last one */
  now: number;
  /** days in a row on which a game ended */
  days: number;
}

/** How long somebody takes for a turn, in seconds, from when the last decision of somebody else was made. */
export interface Pace {
  /** half of the turns take less */
  usual: number;
  /** nine of ten turns take less */
  within: number;
}

/** Somebody, or a level of code, that was met again and again. */
export interface Rival {
  /** null for somebody who has left this server */
  name: string | null;
  /** which code it is */
  agent: string | null;
  /** under which their page is found; null where the caller may not see it */
  page: string | null;
  games: number;
  /** how often the person of the page stood higher */
  ahead: number;
  behind: number;
  last: number;
}

/** Finished games, newest first. */
export interface PastGames {
  games: PastGame[];
  /** where the next page begins; null where there is none */
  further: string | null;
}

/** A finished game of somebody. */
export interface PastGame {
  id: string;
  game: string;
  ended: number;
  seats: PastSeat[];
  /** as it counts: who left it to code is last */
  place: number;
  /** why code played for the person at the end */
  auto: Absence | '';
  rated: boolean;
  /** of the rating in the scope that was asked for; null where there is none */
  change: number | null;
  /** can it still be looked back at? */
  kept: boolean;
  visibility: Visibility;
}

/** Who sat where, and what came of it. */
export interface PastSeat {
  seat: number;
  /** null for somebody who has left this server */
  name: string | null;
  kind: SeatKind;
  agent: string | null;
  /** is it the person of the page? */
  here: boolean;
  score: number;
  place: number;
}

/** How a rating went, oldest first; where there are very many games, some are left out. */
export interface Curve {
  scope: string;
  curve: CurvePoint[];
  anchors: AnchorInfo[];
}

/** The rating after a game. */
export interface CurvePoint {
  at: number;
  points: number;
  reach: number;
}

/** A level of code: measured once, then fixed. */
export interface AnchorInfo {
  level: string;
  points: number;
}

/** How strong those at a table are in its game, as far as the caller may know. */
export interface Company {
  seats: CompanySeat[];
  anchors: AnchorInfo[];
}

/** Somebody at a table whose page the caller may see. */
export interface CompanySeat {
  seat: number;
  /** the rating in this game; null before the first game that counts */
  points: number | null;
  /** what this table has done to it; null where it has not, or not yet */
  change: number | null;
}

/** The ratings of everybody whose page the caller may see, strongest first. */
export interface RatingList {
  scope: string;
  people: RatedPerson[];
  /** how many are rated, but not shown to the caller */
  hidden: number;
  anchors: AnchorInfo[];
  /** of code, by number of players */
  levels: LevelRating[];
}

/** A line of the ratings. */
export interface RatedPerson {
  /** among all, also those who are not shown */
  place: number;
  name: string;
  points: number;
  reach: number;
  games: number;
  you: boolean;
}

/** A level of code at tables of some size. */
export interface LevelRating {
  players: number;
  level: string;
  points: number;
  /** it may lie so far from there, measured from normal, with 95 % confidence */
  reach: number;
  games: number;
}

/** Friends, those met lately, and those whom the caller keeps away. */
export interface Acquaintances {
  friends: Acquaintance[];
  recent: Acquaintance[];
  away: Acquaintance[];
}

/** Somebody whom the caller knows. */
export interface Acquaintance {
  id: string;
  name: string;
  /** null where the caller may not see it */
  page: string | null;
  ties: Tie[];
  /** when they last sat at a table together */
  last: number | null;
}

/** What somebody decides about somebody else. */
export interface Tying {
  toward: Toward;
  kind: Tie;
  on: boolean;
}

/** Somebody: an account by its name, whoever sits at a table, or an acquaintance. */
export interface Toward {
  /** of an acquaintance */
  id?: string | null;
  /** of an account */
  name?: string | null;
  table?: string | null;
  seat?: number | null;
}

/** Something about somebody that the host of the server should know. */
export interface Report {
  toward: Toward;
  text: string;
}

/** Who may see the own page. */
export interface Showing {
  shown_to: ShownTo;
}

/** How the caller is called back. */
export interface Notices {
  channels: ChannelInfo[];
  quiet: Quiet | null;
  /** those that this server has */
  ways: Way[];
  /** the key that a browser subscribes with */
  push_key: string;
  /** seconds that a turn has to wait unseen before it is told */
  after: number;
}

/** One way by which the caller is called back. */
export interface ChannelInfo {
  id: string;
  way: Way;
  /** where it leads, without what is secret */
  shown: string;
  kinds: Kinds;
  /** does the link in a notice sign the caller in? */
  enters: boolean;
  status: ChannelStatus;
  /** what the last failure was, a key; empty where there was none */
  trouble: string;
  /** since when nothing arrives */
  failing: number | null;
}

/** Of what a channel tells. */
export interface Kinds {
  turn: boolean;
  /** the clock runs low */
  urgent: boolean;
  invited: boolean;
  over: boolean;
  /** somebody wrote */
  chat: boolean;
}

/** Hours in which only what is urgent is told. */
export interface Quiet {
  /** minutes of the day */
  begins: number;
  ends: number;
  /** a name of the time zone database */
  zone: string;
}

/** A way to be called back. Nothing but a code is sent there until it is confirmed. */
export interface NewChannel {
  way: Way;
  /** an e-mail address, the address of a webhook, the endpoint of a push service */
  address: string;
  /** the chat of Telegram, the room of Matrix */
  room?: string;
  /** of the bot of Telegram, of Matrix, of ntfy */
  token?: string;
  /** the key of the browser, for push */
  p256dh?: string;
  /** the secret of the browser, for push */
  auth?: string;
}

/** What came of a message that was sent for a trial. */
export interface Tried {
  ok: boolean;
  /** of the answer; null where there was none */
  status: number | null;
  milliseconds: number;
  /** a key; empty where all went well */
  trouble: string;
  channel: ChannelInfo;
}

/** What a channel is to tell. */
export interface ChannelPlan {
  turn: boolean;
  urgent: boolean;
  invited: boolean;
  over: boolean;
  chat: boolean;
  enters: boolean;
  /** true also brings one back that was stopped or given up */
  on?: boolean;
}

/** What was sent to a channel, told back. */
export interface Confirmation {
  channel: string;
  code: string;
}

/** Hours in which only what is urgent is told; none where they begin when they end. */
export interface QuietPlan {
  begins: number;
  ends: number;
  zone: string;
}

/** The link of a notice. */
export interface Ticket {
  token: string;
  /** also where somebody else is signed in */
  switch?: boolean;
}

/** Where a link leads. */
export interface Came {
  coming: Coming;
  /** null where it is not known any more */
  table: string | null;
  /** whose link it is; null for one that is spent */
  name: string | null;
  /** who is signed in now */
  here: string | null;
}

/** What a link in a notice would stop. */
export interface Stopping {
  way: Way;
  shown: string;
}

/** How many games wait for the caller. */
export interface Waiting {
  tables: number;
}

/** Somebody with an account who is to be asked to the table. */
export interface Invitation {
  name: string;
}

/** A game that this server offers. */
export interface GameInfo {
  key: string;
  title: string;
  about: string;
  /** how many may play */
  players: number[];
  options: OptionInfo[];
  agents: AgentInfo[];
  /** the agent that newcomers meet */
  opponent: string;
  verbs: Record<string, VerbInfo>;
  /** the version of the rules */
  rules: number;
  /** the fingerprint of the host's own component file, empty for ours */
  data: string;
}

/** Something that can be chosen for a game. */
export interface OptionInfo {
  key: string;
  default: OptionValue;
  values: OptionValue[];
  /** does it belong to the solo game alone? */
  solo: boolean;
  title: string;
  about: string;
  /** by the value as JSON writes it: `"true"`, `"3"`, `"advanced"` */
  labels: Record<string, string>;
}

/** A player made of code. */
export interface AgentInfo {
  key: string;
  title: string;
  /** does it play by a network, where one has learnt what is played? */
  learnt: boolean;
}

/** A kind of move, as the game declares it. */
export interface VerbInfo {
  /** the names of its arguments, in order */
  slots: string[];
  /** the spot on the board that it lights up: `gear/{gear}` */
  at: string;
  /** are its arguments hidden from the other seats while the game runs? */
  secret: boolean;
}

/** All rules of a game. */
export interface Rules {
  sections: RuleSection[];
}

/** Rules under one heading. */
export interface RuleSection {
  title: string;
  rules: RuleInfo[];
}

/** One numbered rule. */
export interface RuleInfo {
  /** its number: `T29` */
  id: string;
  text: string;
}

/** A tile, card or token of a game. */
export interface ComponentInfo {
  kind: string;
  name: string;
  /** what it does, in words; empty where that is plain */
  text: string;
  status: ComponentStatus;
  /** its values, as the game's component file has them */
  data: Record<string, unknown>;
}

/** A game in the workshop, from afar. */
export interface Shelf {
  game: string;
  title: string;
  progress: Progress;
}

/** How many components are known from where. */
export interface Progress {
  /** against the box */
  verified: number;
  rulebook: number;
  /** from public lists or recalled */
  known: number;
  reconstructed: number;
  total: number;
}

/** All components of a game, with the forms to correct them. */
export interface Workshop {
  game: string;
  title: string;
  rules: number;
  kinds: KindForm[];
  pieces: Piece[];
  progress: Progress;
  /** all games; the others without a file */
  shelves: Shelf[];
}

/** A kind of component. */
export interface KindForm {
  key: string;
  label: string;
  fields: FieldForm[];
  progress: Progress;
}

/** A field of a kind of component, as a form shows it. */
export interface FieldForm {
  key: string;
  label: string;
  kind: FormKind;
  /** of a number, or of each number or amount */
  least: number | null;
  most: number | null;
  /** how many there may be, from the least to the most */
  length: [number, number] | null;
  /** words, goods or buildings, in our order; empty where none are listed */
  choices: string[];
  /** of choices and places that have a name */
  labels: Record<string, string>;
  places: string[];
  /** the vocabulary */
  effects: EffectWord[];
  /** what else an effect or a text may look like, for a field of its own */
  patterns: string[];
  /** from the least to the most in ours, by good or word of effect; empty word: the number itself */
  usual: Record<string, [number, number]>;
}

/** A word that an effect begins with, and what follows it: `temple brown 2`. */
export interface EffectWord {
  word: string;
  label: string;
  arguments: Argument[];
}

/** What follows a word of effect: a number within bounds, or one of the choices. */
export interface Argument {
  kind: 'halves' | 'number' | 'word';
  least: number;
  most: number;
  choices: string[];
  labels: Record<string, string>;
}

/** A component in the workshop. */
export interface Piece {
  kind: string;
  id: string;
  /** empty for what has no name */
  name: string;
  /** what it does, in words; empty where that is plain */
  text: string;
  status: ComponentStatus;
  checked: Check | null;
  /** the fields that the rulebook gives, where the rest is from elsewhere */
  rulebook: string[];
  /** the fields that are not as ours */
  changed: string[];
  /** by field */
  values: Record<string, unknown>;
}

/** Who compared a component with the box, when, and with which one. */
export interface Check {
  by: string;
  on: string;
  against: string;
}

/** Corrections that somebody works on: a text, or entries, or entries laid over a text. */
export interface Correction {
  /** TOML */
  text?: string;
  /** by kind and id; a field that is null goes back to ours, and so does a whole component that is null */
  entries?: Record<string, Record<string, Record<string, unknown> | null>>;
  about?: About | null;
}

/** What a file says of itself. */
export interface About {
  title?: string;
  by?: string;
  /** a date: `2026-11-17` */
  on?: string;
  /** which box: second printing, English */
  against?: string;
}

/** What the server says of a draft. */
export interface Checked {
  /** empty where the draft can be played with */
  troubles: Trouble[];
  doubts: Doubt[];
  /** the components that the draft speaks of, as they would read; not those in trouble */
  pieces: Piece[];
  /** the draft without what is as ours */
  entries: Entries;
  /** what the file says of itself */
  about: AboutFile;
  /** the file; empty where there is trouble */
  text: string;
  /** of that text */
  digest: string;
  progress: Progress;
}

/** Why a draft cannot be right, and where. */
export interface Trouble {
  /** empty where it is about the whole file */
  kind: string;
  id: string;
  field: string;
  /** a key that stays the same in every language */
  error: string;
  /** one sentence in the reader's language */
  text: string;
}

/** A value that is possible, but not usual in ours; the box may still say so. */
export interface Doubt {
  kind: string;
  id: string;
  field: string;
  /** the good or word of effect; empty for the number itself */
  part: string;
  value: number;
  usual: [number, number];
  /** what the component has there without the draft */
  ours: number | null;
  /** one sentence in the reader's language */
  text: string;
}

/** What a file says of itself, as it was read. */
export interface AboutFile {
  title: string;
  by: string;
  on: string;
  against: string;
}

/** Files that are to become one. */
export interface Merging {
  game: string;
  texts: string[];
  takes?: Take[];
  about?: About | null;
}

/** Which of the files is right about a field. */
export interface Take {
  kind: string;
  id: string;
  field: string;
  /** its place in the list */
  file: number;
}

/** The files as one, and what they do not agree on. Where nothing is taken, the first file is right. */
export interface Merged {
  conflicts: Conflict[];
  checked: Checked;
}

/** A field that several files give different values. */
export interface Conflict {
  kind: string;
  id: string;
  field: string;
  ours: unknown;
  sides: Side[];
}

/** What one of the files says. */
export interface Side {
  /** its place in the list */
  file: number;
  value: unknown;
  /** who looked at the component, else what the file says of itself */
  checked: Check | null;
}

/** A file of corrections that the server keeps. */
export interface FileInfo {
  /** of its text, which never changes */
  digest: string;
  game: string;
  about: AboutFile;
  /** the name of who added it */
  owner: string;
  mine: boolean;
  /** may every table be played with it? */
  shared: boolean;
  added: number;
  /** bytes */
  size: number;
  /** tables that are played with it */
  used: number;
  /** components that it calls verified */
  verified: number;
  /** components with another value than ours */
  changed: number;
}

/** A file that is to be kept. It is written anew in our order, without comments. */
export interface Upload {
  game: string;
  text: string;
}

/** Whether every table may be played with a file. */
export interface Sharing {
  shared: boolean;
}

/** What can be played on, joined or watched: the newest of each list. */
export interface Lobby {
  /** the time of the server */
  at: number;
  /** who asks, as far as that is known */
  you: string | null;
  /** where the caller sits, or which the caller made; running ones first */
  mine: TableCard[];
  /** public ones that wait for people */
  open: TableCard[];
  /** public ones to watch */
  running: TableCard[];
  /** public ones to look back at */
  finished: TableCard[];
  further: LobbyFurther;
}

/** Where the next page of each list begins; null where there is none. */
export interface LobbyFurther {
  mine: string | null;
  open: string | null;
  running: string | null;
  finished: string | null;
}

/** More tables of one list, older than those before. */
export interface LobbyPage {
  cards: TableCard[];
  /** where the next page begins; null where there is none */
  further: string | null;
}

/** Whether somebody has put a table away. */
export interface Archiving {
  archived: boolean;
}

/** A table that is to be. It begins when every seat is taken. */
export interface TablePlan {
  game: string;
  /** one for each player */
  seats: SeatPlan[];
  options?: Options;
  clock?: ClockPlan;
  /** by default public, at one screen unlisted; with an open seat never unlisted, at one screen never public */
  visibility?: Visibility | null;
  /** is the game to count for ratings? Only a public one of several people can */
  rated?: boolean;
  seed?: string | null;
  /** a file of this server: shared, or one's own where the table is not public */
  file?: string | null;
}

/** A seat of a table that is to be. */
export interface SeatPlan {
  kind: PlannedKind;
  /** which code; by default the game's `opponent` */
  agent?: string | null;
  /** of a hot seat */
  name?: string | null;
}

/** The new table. */
export interface Made {
  id: string;
  /** lets others in where the table is private */
  invite: string;
}

/** A table with the caller at seat 0 and code at all others, unlisted. */
export interface PlayNow {
  game: string;
  /** as few as the game takes, by default */
  opponents?: number | null;
  /** which code; by default the game's `opponent` */
  agent?: string | null;
  options?: Options;
  /** a file of this server: shared, or one's own */
  file?: string | null;
}

/** A game with whoever comes. */
export interface QuickMatch {
  game: string;
  players: number;
  /** seconds after which code takes the seats that are open */
  wait?: number;
}

/** Which seat somebody would like. */
export interface Joining {
  /** the first free one, by default */
  seat?: number | null;
  invite?: string;
}

/** The position after the first n decisions, and the decision that led to it. */
export interface Moment {
  n: number;
  turn: number;
  seat: number | null;
  /** whose eyes `view` is for; null: a spectator's */
  as: number | null;
  view: View;
  scores: Scores;
  /** null at the beginning */
  entry: PlayEntry | null;
}

/** The decisions that stand. */
export interface History {
  moves: PlayEntry[];
  /** `n`, and the scores then; empty where scores lie face down */
  scores: [number, number[]][];
}

/** An analysis, as far as it has come. */
export interface Study {
  status: 'done' | 'failed' | 'working';
  /** pieces of the work */
  done: number;
  total: number;
  analysis: Analysis | null;
}

/** The analysis of a finished game. */
export interface Analysis {
  game: string;
  /** the names */
  seats: string[];
  /** is there a chance to win worth telling? Alone there is none */
  wins: boolean;
  turns: Prospect[];
  balance: Balance[];
  /** what chance gave, the strongest first */
  strokes: Stroke[][];
  /** up to three moves of each seat */
  costly: CostlyMove[][];
}

/** What was to be expected after a turn. */
export interface Prospect {
  turn: number;
  /** whose turn it was; null before the first */
  seat: number | null;
  scores: number[];
  wins: number[];
}

/** The points of a seat by what they came from. */
export interface Balance {
  /** expected at the beginning */
  start: number;
  /** by its own choices */
  own: number;
  /** by the choices of the others */
  others: number;
  luck: number;
  final: number;
}

/** What chance gave to a seat, or took. */
export interface Stroke {
  turn: number;
  /** whose turn it was */
  seat: number;
  decision: number;
  move: string;
  points: number;
}

/** A move that cost something, and what the search would have done. */
export interface CostlyMove {
  turn: number;
  seat: number;
  decision: number;
  move: string;
  better: string;
  rule: string;
  /** expected after the move, and after the better one */
  score: [number, number];
  /** the chance to win, likewise */
  win: [number, number];
  cost: number;
  /** sources of points, and how many more the better move brings */
  reasons: [string, number][];
}

/** What the strongest player would do: a network that looks ahead, or a search where none has learnt the game. */
export interface Hint {
  move: string;
  /** the position it is meant for */
  seq: string;
}

/**
 * Why a move is good: games are played on after it, and after the best of the others. Everything that the seat does not
 * know is dealt anew for them; all moves get the same deals.
 */
export interface HintReasons {
  move: string;
  /** as it stands: each of these moves as likely as who plays on would make it */
  before: Expected;
  /** after the move */
  after: Expected;
  /** the best first, two at most; none where there is no other */
  others: OtherMove[];
  /** up to three sources of points, and how many more the move brings there than the best that is worse */
  reasons: [string, number][];
  /** the position it is meant for */
  seq: string;
}

/** What the own seat has to expect in the end, as games that are played on tell. */
export interface Expected {
  score: number;
  /** the chance to win; null for who plays alone */
  win: number | null;
}

/** Another move, and what to expect after it. */
export interface OtherMove {
  move: string;
  expected: Expected;
  /** as far as so few games tell, it is as good as the move of the hint */
  even: boolean;
}

/**
 * What somebody would like the own turn to have. Kinds of moves are written like moves, with `*` for whatever it may
 * be, and with what is to become more or less: `place * hunt`, `use * * * -coin`.
 */
export interface Wanted {
  /** the position that was seen */
  seq: string;
  /** the first is the most important; one kind of each will do */
  wishes: string[][];
  /** kinds that are to be done only where they have to be */
  spare: string[];
}

/** How the own turn may go on, until it ends or something hidden comes to light. */
export interface Advice {
  moves: string[];
  /** by wishes, together with what was done in this turn before */
  granted: boolean[];
  /** the position it is meant for */
  seq: string;
}

/** A table from a record. */
export interface Importing {
  /** the record */
  text: string;
  /** decisions to play on from; by default all of them */
  from?: number | null;
  /** by default the caller plays the seat that has to decide, and code the others */
  seats?: SeatPlan[] | null;
  /** as for a new table, but by default unlisted where no seat is open */
  visibility?: Visibility | null;
  /** play on by the newest rules, with the newest components, if they lead to where the record does */
  newest?: boolean;
}

/** The newest of each kind: public ones, and those of the reader. */
export interface TournamentList {
  open: TournamentCard[];
  running: TournamentCard[];
  finished: TournamentCard[];
}

/** A tournament in the list. */
export interface TournamentCard {
  id: string;
  title: string;
  game: string;
  /** at a table */
  players: number;
  form: Form;
  /** 0: as many as it takes, known when it begins */
  rounds: number;
  /** 0 before the first */
  round: number;
  status: TournamentStatus;
  visibility: Circle;
  clock: ClockRule;
  entrants: number;
  /** null for somebody who is no more */
  organizer: string | null;
  /** does the reader take part, or organize it? */
  yours: boolean;
  created: number;
}

/** A tournament that is to be. */
export interface TournamentPlan {
  title: string;
  game: string;
  /** at a table, if it can be */
  players: number;
  form?: Form;
  /** of a Swiss one; the other has as many as it takes */
  rounds?: number;
  options?: Options;
  clock?: ClockPlan;
  visibility?: Circle;
  /** are its games to count for ratings, as far as they can? */
  rated?: boolean;
}

/** The new tournament. */
export interface TournamentMade {
  id: string;
}

/** All that is known of a tournament. */
export interface TournamentPage {
  card: TournamentCard;
  options: Options;
  rated: boolean;
  /** so many can take part */
  most: number;
  /** what the reader may do */
  deeds: TournamentDeed[];
  /** the reader among those who take part */
  you: string | null;
  /** in the order in which they came */
  entrants: Entrant[];
  /** the best first; empty before it begins */
  standings: StandingLine[];
  /** from the first on */
  rounds: TournamentBoard[][];
  begun: number | null;
  ended: number | null;
}

/** Somebody who takes part. */
export interface Entrant {
  id: string;
  /** null for code, and for somebody who is no more */
  name: string | null;
  /** which code; null for a person */
  agent: string | null;
  you: boolean;
  /** dropped out: is not drawn any more */
  out: boolean;
}

/** How somebody stands. */
export interface StandingLine {
  entrant: string;
  rank: number;
  games: number;
  points: number;
  /** points of those whom somebody met (Buchholz) */
  strength: number;
  /** points of those whom somebody beat (Sonneborn-Berger) */
  beaten: number;
  wins: number;
}

/** A table of a round, or somebody who has none. */
export interface TournamentBoard {
  kind: BoardKind;
  /** by seat */
  entrants: string[];
  /** its address; null where there is none, or not any more */
  table: string | null;
  over: boolean;
  /** by seat, when the game is over; null also where it was closed before */
  scores: number[] | null;
  /** as they count, when it is over */
  places: number[] | null;
}

/** Code that is to take part. */
export interface CodeEntrant {
  agent: string;
}

/** Who is to take part no longer. */
export interface Removal {
  entrant: string;
}

/** Why a tournament is called off. */
export interface CallingOff {
  why?: string;
}

/** What those see who look after the server. */
export interface HostPage {
  /** may the caller appoint moderators? */
  owner: boolean;
  /** found by the name, or all of whom something was said */
  people: Subject[];
  /** that gather or run, the last changed first */
  tables: Closable[];
  /** the newest first */
  log: Audited[];
}

/** Somebody, as those see them who look after the server. */
export interface Subject {
  id: string;
  name: string;
  account: boolean;
  owner: boolean;
  moderator: boolean;
  /** may say nothing at any table */
  muted: boolean;
  /** cannot log in, sit down or come back */
  blocked: boolean;
  created: number;
  /** what the caller may do about them */
  deeds: Judging[];
}

/** A table that can be closed. */
export interface Closable {
  id: string;
  game: string;
  status: TableStatus;
  visibility: Visibility;
  /** who sits there */
  names: string[];
  updated: number;
}

/** What was done, by whom, when and why. */
export interface Audited {
  at: number;
  /** empty: on the command line */
  by: string;
  deed: Audible;
  /** about whom; null where it is about a table */
  name: string | null;
  table: string | null;
  why: string;
}

/** What is to be done about somebody. */
export interface Judgement {
  deed: Judging;
  why: string;
}

/** Why a table is closed. */
export interface Closing {
  why: string;
}

/** Is the server well? */
export interface Health {
  /** false when the database is away */
  ok: boolean;
  version: string;
  /** did the request come by https, as far as the server can tell? */
  secure: boolean;
  /** where the request came from, as limits count it */
  address: string;
}
