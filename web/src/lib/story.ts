/** The log as a story: who did what in which turn, under the headings of its rounds. */
import type { GameEvent, LogEntry, PlayEntry } from './protocol';
import type { Words } from './words';

/** One decision, or a note such as a takeback. */
export interface Line {
  /** The number of decisions after it: what to look at. */
  n: number;
  text: string;
}

/** What one seat did in one turn, or what happened by itself (seat null). */
export interface Passage {
  id: string;
  seat: number | null;
  turn: number;
  lines: Line[];
}

export interface Chapter {
  heading: string;
  passages: Passage[];
}

/** Events that open a chapter, and such as only say what the page shows anyway. */
const HEADINGS = new Set(['round', 'ceremony']);
const UNSAID = new Set(['turn']);

/** The decisions that stand: a takeback has taken the others away. */
export function standing(log: LogEntry[]): LogEntry[] {
  let line: LogEntry[] = [];
  for (const entry of log) {
    if (entry.kind === 'takeback') line = line.filter((earlier) => earlier.n <= entry.n && earlier.kind !== 'takeback');
    line.push(entry);
  }
  return line;
}

/** How many entries at the end of the log came after the last turn of one of these seats. */
export function sinceTurn(log: LogEntry[], seats: number[]): number {
  const last = log.findLastIndex((entry) => entry.kind === 'play' && seats.includes(entry.seat));
  return log.length - 1 - last;
}

export function tell(log: LogEntry[], words: Words, names: string[]): Chapter[] {
  const chapters: Chapter[] = [{ heading: '', passages: [] }];
  for (const entry of log) {
    if (entry.kind === 'play') tellPlay(entry, chapters, words, names);
    else add(chapters, entry, entry.seat, note(entry, words));
  }
  return chapters.filter((chapter) => chapter.passages.length || chapter.heading);
}

function tellPlay(entry: PlayEntry, chapters: Chapter[], words: Words, names: string[]): void {
  for (const event of deedsFirst(entry.events)) {
    if (UNSAID.has(event.name)) continue;
    if (HEADINGS.has(event.name)) chapters.push({ heading: words.event(event, names), passages: [] });
    else add(chapters, entry, event.seat, words.deed(event, names), typeof event.args.who === 'string');
  }
}

/** What was done, then what was paid for it. */
function deedsFirst(events: GameEvent[]): GameEvent[] {
  const deed = events.findIndex((event) => event.name !== 'pay');
  return [...events.slice(deed, deed + 1), ...events.filter((_, i) => i !== deed)];
}

/** `named`: the text begins with a name. */
function add(chapters: Chapter[], entry: LogEntry, seat: number | null, text: string, named = false): void {
  const passages = chapters.at(-1)?.passages ?? [];
  const last = passages.at(-1);
  if (last && last.seat === seat && last.turn === entry.turn) join(last, entry.n, text, named);
  else passages.push({ id: `${entry.k}-${passages.length}`, seat, turn: entry.turn, lines: [{ n: entry.n, text }] });
}

/** What one decision brought about stands in one line. */
function join(passage: Passage, n: number, text: string, named: boolean): void {
  const last = passage.lines.at(-1);
  if (last?.n === n) last.text += `; ${named ? text : text.charAt(0).toLocaleLowerCase() + text.slice(1)}`;
  else passage.lines.push({ n, text });
}

function note(entry: LogEntry, words: Words): string {
  return words.say(`ui-note-${entry.kind}`, { n: entry.n, why: entry.kind === 'handover' ? entry.why : '' });
}

/** All that happened in these entries. */
export function eventsOf(log: LogEntry[]): GameEvent[] {
  return log.flatMap((entry) => (entry.kind === 'play' ? entry.events : []));
}

/** What happened in the last committed decision, for the marks on the board. */
export function lastEvents(log: LogEntry[]): GameEvent[] {
  return log.findLast((entry) => entry.kind === 'play')?.events ?? [];
}
