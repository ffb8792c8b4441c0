/** The wire between server and browser, as docs/protocol.md tells it. */

export type Lang = 'en' | 'uk' | 'ru';
export type Args = Record<string, unknown>;
export type View = Record<string, unknown>;
/** A move as text, and what it costs. */
export type PricedMove = [text: string, price: Record<string, number>];

export interface Me {
  id: string | null;
  name: string | null;
  account: boolean;
  confirm: boolean;
}

export interface VerbInfo {
  slots: string[];
  at: string;
  secret: boolean;
}

export interface OptionInfo {
  key: string;
  default: OptionValue;
  values: OptionValue[];
  title: string;
  about: string;
  labels: Record<string, string>;
}

export type OptionValue = boolean | number | string;

export interface GameInfo {
  key: string;
  title: string;
  about: string;
  players: number[];
  options: OptionInfo[];
  agents: { key: string; title: string }[];
  /** The agent that is proposed. */
  opponent: string;
  verbs: Record<string, VerbInfo>;
  rules: number;
}

export interface RuleSection {
  title: string;
  rules: { id: string; text: string }[];
}

export interface ComponentInfo {
  kind: string;
  name: string;
  text: string;
  status: string;
  data: Record<string, unknown>;
}

export type ClockKind = 'none' | 'turn' | 'game';
export type Visibility = 'public' | 'unlisted' | 'private';

export interface ClockRule {
  kind: ClockKind;
  seconds: number;
}

export interface CardSeat {
  seat: number;
  name: string | null;
  kind: SeatKind;
  agent: string | null;
  you: boolean;
}

export interface TableCard {
  id: string;
  game: string;
  players: number;
  options: Record<string, OptionValue>;
  seats: CardSeat[];
  status: TableStatus;
  acting: number | null;
  your_turn: boolean;
  turn: number;
  n: number;
  created: number;
  updated: number;
  visibility: Visibility;
  clock: ClockRule;
  over: boolean;
  scores: (number | null)[] | null;
}

export type TableStatus = 'gathering' | 'running' | 'over' | 'cancelled';

export interface Lobby {
  mine: TableCard[];
  open: TableCard[];
  running: TableCard[];
  finished: TableCard[];
}

export type SeatKind = 'person' | 'agent' | 'open' | 'hotseat';

export interface Seat {
  seat: number;
  name: string | null;
  kind: SeatKind;
  agent: string | null;
  /** Why code plays for a person: out of time for a turn, for the game, or gone. Empty where it does not. */
  auto: '' | 'turn' | 'game' | 'left';
  you: boolean;
}

export interface TableInfo {
  id: string;
  game: string;
  options: Record<string, OptionValue>;
  players: number;
  seats: Seat[];
  you_host: boolean;
  visibility: Visibility;
  invite: string | null;
  clock: ClockRule;
  confirm: boolean | null;
  origin: '' | 'seed' | 'record';
  status: TableStatus;
  started: boolean;
  over: boolean;
  /** False where the table belongs to other rules than this server has: to look at, not to play. */
  playable: boolean;
}

export interface GameEvent {
  name: string;
  seat: number | null;
  args: Args;
}

/** A line of the log. A takeback leaves only the first `n` decisions standing. */
export interface LogEntry {
  k: number;
  kind: 'play' | 'takeback' | 'handover' | 'return';
  n: number;
  turn: number;
  seat: number;
  at: number;
  move?: string | null;
  events?: GameEvent[];
  why?: string;
}

export interface ClockState {
  left: (number | null)[];
  running: number | null;
}

export interface Position {
  seq: string;
  n: number;
  turn: number;
  seat: number | null;
  /** Whose eyes the view is for; null is a spectator's. */
  as: number | null;
  yours: boolean;
  drafting: boolean;
  view: View;
  ask: string | null;
  rule: string | null;
  moves: PricedMove[];
  can_undo: boolean;
  can_redo: boolean;
  can_confirm: boolean;
  clock: ClockState | null;
  /** Null for those that lie face down. */
  scores: (number | null)[];
}

/** What the own unfinished turn did so far. */
export interface Draft {
  seat: number | null;
  moves: string[];
  events: GameEvent[];
}

export interface ChatEntry {
  at: number;
  name: string;
  seat: number | null;
  text: string;
  /** The one seat it is for, if not everybody. */
  to: number | null;
}

export interface Takeback {
  by: number;
  to: number;
  answers: (boolean | null)[];
}

export interface Result {
  scores: number[];
  ranking: number[];
  sheet: Record<string, number>[];
}

export interface WhyReason {
  rule: string;
  key: string;
  args: Args;
}

/** The position after the first n decisions, and the decision that led to it. */
export interface Moment {
  n: number;
  turn: number;
  seat: number | null;
  as: number | null;
  view: View;
  scores: (number | null)[];
  entry: LogEntry | null;
}

export interface History {
  moves: LogEntry[];
  scores: [n: number, scores: number[]][];
}

export type ServerMessage =
  | ({ type: 'table' } & TableInfo)
  | ({ type: 'position' } & Position)
  | { type: 'log'; from: number; entries: LogEntry[] }
  | ({ type: 'draft' } & Draft)
  | { type: 'ack'; id: string; seq: string }
  | { type: 'refused'; id: string | null; key: string; reason: WhyReason | null; text: string }
  | { type: 'stale'; id: string }
  | { type: 'why'; id: string; reason: WhyReason | null; text: string | null }
  | { type: 'chat'; entries: ChatEntry[] }
  | { type: 'presence'; seats: boolean[]; watchers: number }
  | { type: 'takeback'; by: number | null; to: number | null; answers: (boolean | null)[] }
  | ({ type: 'over' } & Result)
  | { type: 'pong' };
