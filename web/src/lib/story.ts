/** The log as a story: who did what in which turn, in one line each, with the sentences behind it. */
import type { Changes, GameEvent, LogEntry, PlayEntry } from './protocol';
import type { Words } from './words';

/** One decision, or a note such as a takeback. */
export interface Line {
  /** The number of decisions after it: what to look at. */
  n: number;
  text: string;
  rule: string;
}

/** One thing that was done, in a word and an icon. */
export interface Deed {
  text: string;
  icon?: string;
  colour?: string;
}

/** What one seat did in one turn, or what happened by itself (seat null). */
export interface Passage {
  id: string;
  seat: number | null;
  turn: number;
  /** What happened in it, as one entry. */
  entry: LogEntry;
  deeds: Deed[];
  /** What it cost and brought, all together. */
  changes: Changes;
  lines: Line[];
  /** It begins a round, a year, a ceremony. */
  heading: boolean;
}

export interface Teller {
  words: Words;
  names: string[];
  /** How the game says an event in a word and an icon. */
  brief?: (event: GameEvent, words: Words) => Deed | undefined;
}

/** What comes of itself after a turn begins with one of these. */
const MOMENTS = new Set(['round', 'day', 'food-day', 'year', 'eclipse', 'ceremony', 'end']);
const HEADINGS = new Set(['round', 'year', 'ceremony', 'food-day', 'eclipse', 'end']);
/** Events that only say what the page shows anyway, and such as are told by their amounts. */
const UNSAID = new Set(['turn']);
const COUNTED = new Set(['gain', 'pay', 'score', 'spoil']);

/** The decisions that stand: a takeback has taken the others away. */
export function standing(log: LogEntry[]): LogEntry[] {
  let line: LogEntry[] = [];
  for (const entry of log) {
    if (entry.kind === 'takeback') line = line.filter((earlier) => earlier.n <= entry.n && earlier.kind !== 'takeback');
    line.push(entry);
  }
  return line;
}

/** How many entries at the end of the log came after the last turn of one of these seats; a reaction is no turn. */
export function sinceTurn(log: LogEntry[], seats: number[]): number {
  const owners = ownersOf(log);
  const last = log.findLastIndex(
    (entry) => entry.kind === 'play' && seats.includes(entry.seat) && seats.includes(owners.get(entry.turn) ?? -1),
  );
  return log.length - 1 - last;
}

/** A turn belongs to whoever made its first decision. */
function ownersOf(log: LogEntry[]): Map<number, number> {
  const owners = new Map<number, number>();
  for (const { kind, turn, seat } of log) if (kind === 'play' && !owners.has(turn)) owners.set(turn, seat);
  return owners;
}

/** What happened after the last turn of these seats, the end of that turn included: a food day, a new round. */
export function news(log: LogEntry[], seats: number[]): LogEntry[] {
  const fresh = seats.length ? sinceTurn(log, seats) : 0;
  const own = log[log.length - 1 - fresh];
  const after = own?.kind === 'play' && seats.length ? aftermath(own.events) : [];
  const rest = fresh ? log.slice(-fresh) : [];
  return own?.kind === 'play' && after.length ? [{ ...own, events: after }, ...rest] : rest;
}

/** What came before the news. */
export function olds(log: LogEntry[], seats: number[]): LogEntry[] {
  const fresh = seats.length ? sinceTurn(log, seats) : 0;
  const older = fresh ? log.slice(0, -fresh) : log;
  const own = older.at(-1);
  if (own?.kind !== 'play' || !seats.length) return older;
  return [
    ...older.slice(0, -1),
    { ...own, events: own.events.slice(0, own.events.length - aftermath(own.events).length) },
  ];
}

function aftermath(events: GameEvent[]): GameEvent[] {
  const from = events.findIndex(({ name }) => MOMENTS.has(name));
  return from < 0 ? [] : events.slice(from);
}

/** The passages of these entries, the oldest first. */
export function tell(log: LogEntry[], teller: Teller): Passage[] {
  const passages: Passage[] = [];
  for (const entry of log) {
    if (entry.kind === 'play') tellPlay(entry, passages, teller);
    else note(passages, entry, teller.words);
  }
  for (const passage of passages) if (!passage.deeds.length) passage.deeds = [{ text: passage.lines[0]?.text ?? '' }];
  return passages;
}

function tellPlay(entry: PlayEntry, passages: Passage[], teller: Teller): void {
  const after = aftermath(entry.events);
  const own = entry.events.slice(0, entry.events.length - after.length);
  if (own.length) report(passages, entry, deedsFirst(listed(own)), teller, entry.seat);
  const moments: GameEvent[][] = [];
  for (const event of after) {
    if (HEADINGS.has(event.name) || !moments.length) moments.push([]);
    moments.at(-1)?.push(event);
  }
  for (const moment of moments) report(passages, entry, listed(moment), teller, null);
}

function report(passages: Passage[], entry: PlayEntry, told: GameEvent[], teller: Teller, seat: number | null): void {
  const events = told.filter(({ name }) => !UNSAID.has(name));
  if (!events.length) return;
  const last = passages.at(-1);
  const going = seat !== null && last?.seat === seat && last.turn === entry.turn && last.entry.kind === 'play';
  const passage = going ? last : start(passages, entry, seat, HEADINGS.has(events[0]?.name ?? ''));
  if (passage.entry.kind === 'play')
    passage.entry = { ...entry, events: [...(going ? passage.entry.events : []), ...told] };
  passage.deeds.push(...deedsOf(events, seat, teller));
  if (seat !== null) sum(passage.changes, events, seat, teller.words);
  passage.lines.push({ n: entry.n, text: sentences(events, seat, teller), rule: entry.rule });
}

function start(passages: Passage[], entry: LogEntry, seat: number | null, heading = false): Passage {
  const id = `${entry.k}-${passages.length}`;
  const passage = { id, seat, turn: entry.turn, entry, deeds: [], changes: {}, lines: [], heading };
  passages.push(passage);
  return passage;
}

/** What was done, in a word each. */
function deedsOf(events: GameEvent[], seat: number | null, { words, names, brief }: Teller): Deed[] {
  if (seat === null)
    return events.slice(0, 1).map((event) => ({ text: words.event(event, names), ...brief?.(event, words) }));
  const done = events.filter((event) => event.seat === seat && !COUNTED.has(event.name));
  return done.flatMap((event) => brief?.(event, words) ?? []);
}

function sum(changes: Changes, events: GameEvent[], seat: number, words: Words): void {
  for (const { name, seat: whose, args } of events) {
    if (whose !== seat || !COUNTED.has(name)) continue;
    const goods = name === 'score' ? { vp: Number(args.vp) } : (args.goods as Record<string, number> | undefined);
    for (const [good, n] of Object.entries(goods ?? {})) {
      if (!words.has(`amount-${good}`)) continue;
      const total = (changes[good]?.[0] ?? 0) + (name === 'pay' || name === 'spoil' ? -n : n);
      changes[good] = [total, total];
    }
  }
  for (const [good, [n]] of Object.entries(changes)) if (!n) delete changes[good];
}

/** What one decision brought about, in one text. */
function sentences(events: GameEvent[], seat: number | null, { words, names }: Teller): string {
  const said = events.map((event) => {
    const named = event.seat !== seat || typeof event.args.who === 'string';
    const text = named ? words.event(event, names) : words.deed(event, names);
    return { text, named };
  });
  return said
    .map(({ text, named }, i) => (i && !named ? text.charAt(0).toLocaleLowerCase() + text.slice(1) : text))
    .join('; ');
}

/** What was done, then what was paid for it. */
function deedsFirst(events: GameEvent[]): GameEvent[] {
  const deed = events.findIndex((event) => event.name !== 'pay');
  return [...events.slice(deed, deed + 1), ...events.filter((_, i) => i !== deed)];
}

/** Events that say the same of several things, one after the other, become one with a list. */
function listed(events: GameEvent[]): GameEvent[] {
  const found: GameEvent[] = [];
  for (const event of events) {
    const last = found.at(-1);
    const [key, more] = Object.keys(event.args);
    const alike = last?.name === event.name && last.seat === event.seat && event.seat === null;
    if (!alike || !key || more || typeof event.args[key] !== 'string') found.push(event);
    else found.splice(-1, 1, { ...last, args: { [key]: [last.args[key], event.args[key]].flat() } });
  }
  return found;
}

function note(passages: Passage[], entry: LogEntry, words: Words): void {
  const text = words.say(`ui-note-${entry.kind}`, { n: entry.n, why: entry.kind === 'handover' ? entry.why : '' });
  const passage = start(passages, entry, entry.seat);
  passage.deeds.push({ text });
  passage.lines.push({ n: entry.n, text, rule: '' });
}

/** All that happened in these entries. */
export function eventsOf(log: LogEntry[]): GameEvent[] {
  return log.flatMap((entry) => (entry.kind === 'play' ? entry.events : []));
}

/** What happened in the last committed decision, for the marks on the board. */
export function lastEvents(log: LogEntry[]): GameEvent[] {
  return log.findLast((entry) => entry.kind === 'play')?.events ?? [];
}
