/** Moves as the browser handles them: their words, their spots on the board, their keys. */
import type { PricedMove, VerbInfo } from './protocol';
import { capital, type Words } from './words';

export interface Move {
  /** The notation, as the server gave it and wants it back. */
  text: string;
  verb: string;
  args: Record<string, string>;
  price: Record<string, number>;
  /** The spot on the board, such as "gear/tikal"; empty where the board has none. */
  spot: string;
}

export interface MoveGroup {
  verb: string;
  /** What all rows of the group begin with; empty where they share nothing. */
  heading: string;
  rows: { move: Move; label: string; key: string }[];
}

/** Keys for moves in the order of the list; the letters that do something else at the table are left out. */
export const KEYS = [...'123456789', ...'abcdefghijkmnopqstvwxyz'];

export function readMove(text: string, price: Record<string, number>, verbs: Record<string, VerbInfo>): Move {
  const [verb = '', ...values] = text.split(' ');
  const info = verbs[verb];
  const args = Object.fromEntries((info?.slots ?? []).map((slot, i) => [slot, values[i] ?? '']));
  const spot = (info?.at ?? '').replace(/\{(\w+)\}/g, (_, slot: string) => args[slot] ?? '');
  return { text, verb, args, price, spot };
}

export function readMoves(moves: PricedMove[], verbs: Record<string, VerbInfo>): Move[] {
  return moves.map(([text, price]) => readMove(text, price, verbs));
}

export function sayMove(move: Move, words: Words): string {
  return words.has(`move-${move.verb}`) ? words.say(`move-${move.verb}`, move.args) : move.text;
}

/** The moves of each spot: what the board lights up. */
export function litSpots(moves: Move[]): Map<string, Move[]> {
  const lit = new Map<string, Move[]>();
  for (const move of moves) {
    if (!move.spot) continue;
    const there = lit.get(move.spot);
    if (there) there.push(move);
    else lit.set(move.spot, [move]);
  }
  return lit;
}

/** The moves verb by verb. "Place a worker: Tikal", "Place a worker: Uxmal" become a heading and two short rows. */
export function groupMoves(moves: Move[], words: Words): MoveGroup[] {
  const groups: MoveGroup[] = [];
  moves.forEach((move, i) => {
    const row = { move, label: sayMove(move, words), key: KEYS[i] ?? '' };
    const last = groups.at(-1);
    if (last?.verb === move.verb) last.rows.push(row);
    else groups.push({ verb: move.verb, heading: '', rows: [row] });
  });
  groups.forEach(shorten);
  return groups;
}

function shorten(group: MoveGroup): void {
  const heads = new Set(group.rows.map((row) => /^(.+?): ./.exec(row.label)?.[1] ?? ''));
  const [heading = ''] = heads;
  if (group.rows.length < 2 || heads.size !== 1 || !heading) return;
  group.heading = heading;
  for (const row of group.rows) {
    row.label = capital(row.label.slice(heading.length + 2));
  }
}
