/** The great moments of a game: a food day, a ceremony, a year's end, an eclipse. Each is shown as a band over the board. */
import type { Moment as Declared } from '../games';
import type { GameEvent, PlayEntry } from './protocol';

class Staged {
  /** The decision that brought the moment about, while its band is open. */
  entry = $state.raw<PlayEntry | null>(null);
  /** The last round has begun, and the band says so. */
  last = $state(false);

  get open(): boolean {
    return this.entry !== null || this.last;
  }

  close(): void {
    this.entry = null;
    this.last = false;
  }
}

export const staged = new Staged();

/** Show the band of the moment that came with this decision, as often as somebody asks. */
export function openMoment(entry: PlayEntry): void {
  staged.entry = entry;
}

/** The event that makes a decision a great moment; undefined for all others. */
export function momentOf(entry: PlayEntry, declared: Record<string, Declared> = {}): GameEvent | undefined {
  return entry.events.findLast(({ name }) => name in declared);
}

/** What one seat paid, gained and scored in a moment. */
export interface Row {
  seat: number;
  pays: Record<string, number>;
  gains: Record<string, number>;
  points: Record<string, number>;
  total: number;
  /** What else happened to it. */
  others: GameEvent[];
}

const PLAIN = new Set(['turn', 'show', 'draw']);

export interface Account {
  rows: Row[];
  /** The decision with which the moment was over. */
  n: number;
}

/** The moment of a decision, seat by seat: it may go on through the decisions after it. */
export function accountOf(
  entry: PlayEntry,
  plays: PlayEntry[],
  declared: Record<string, Declared>,
  seats: number,
): Account {
  const rows = Array.from({ length: seats }, (_, seat): Row => ({
    seat,
    pays: {},
    gains: {},
    points: {},
    total: 0,
    others: [],
  }));
  const { events, n } = eventsOf(entry, plays, declared);
  for (const event of events) {
    const row = rows[event.seat ?? -1];
    if (row) add(row, event);
  }
  return { rows, n };
}

function add(row: Row, event: GameEvent): void {
  const goods = Object.entries((event.args.goods ?? {}) as Record<string, number>);
  if (event.name === 'pay') for (const [good, n] of goods) row.pays[good] = (row.pays[good] ?? 0) + Number(n);
  else if (event.name === 'gain') for (const [good, n] of goods) row.gains[good] = (row.gains[good] ?? 0) + Number(n);
  else if (event.name === 'score') {
    const [source, vp] = [String(event.args.source), Number(event.args.vp)];
    row.points[source] = (row.points[source] ?? 0) + vp;
    row.total += vp;
  } else if (!PLAIN.has(event.name)) row.others.push(event);
}

function eventsOf(
  entry: PlayEntry,
  plays: PlayEntry[],
  declared: Record<string, Declared>,
): { events: GameEvent[]; n: number } {
  const moment = momentOf(entry, declared);
  const { whole, until } = declared[moment?.name ?? ''] ?? {};
  const at = whole || !moment ? 0 : entry.events.indexOf(moment) + 1;
  const later = until ? plays.filter(({ n }) => n > entry.n) : [];
  const events: GameEvent[] = [];
  for (const { n, events: more } of [{ n: entry.n, events: entry.events.slice(at) }, ...later]) {
    for (const event of more) {
      if (until?.includes(event.name) || (event !== moment && event.name in declared)) return { events, n };
      if (event !== moment) events.push(event);
    }
  }
  return { events, n: later.at(-1)?.n ?? entry.n };
}
