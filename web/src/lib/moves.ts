/** Moves as the browser handles them: their words, their spots on the board, their keys. */
import type { Changes, Offer, VerbInfo } from './protocol';
import type { Words } from './words';

export interface Move {
  /** The notation, as the server gave it and wants it back. */
  text: string;
  verb: string;
  args: Record<string, string>;
  /** What becomes more or less of what the player has, from the least to the most; all ways to pay are in it. */
  changes: Changes;
  /** What happens after the turn: a food day, a ceremony. */
  later: Changes;
  /** What it surely costs. */
  price: Record<string, number>;
  /** Something hidden comes to light: it cannot be undone. */
  reveals: boolean;
  /** The turn is over with it. */
  ends: boolean;
  /** The spot on the board, such as "gear/tikal"; empty where the board has none. */
  spot: string;
}

/** Keys for moves in the order of the list; the letters that do something else at the table are left out. */
export const KEYS = [...'123456789', ...'abcdefghijkmnopqstvwxyz'];

/** A move that is not on offer, or whose offer does not matter. */
export function readMove(text: string, verbs: Record<string, VerbInfo>): Move {
  return readOffer({ move: text, changes: {}, later: {}, reveals: false, ends: false }, verbs);
}

export function readOffer(offer: Offer, verbs: Record<string, VerbInfo>): Move {
  const { move: text, changes, later, reveals, ends } = offer;
  const [verb = '', ...values] = text.split(' ');
  const info = verbs[verb];
  const args = Object.fromEntries((info?.slots ?? []).map((slot, i) => [slot, values[i] ?? '']));
  const spot = (info?.at ?? '').replace(/\{(\w+)\}/g, (_, slot: string) => args[slot] ?? '');
  const paid = Object.entries(changes).filter(([, [, most]]) => most < 0);
  const price = Object.fromEntries(paid.map(([good, [, most]]) => [good, -most]));
  return { text, verb, args, changes, later, price, reveals, ends, spot };
}

export function readMoves(offers: Offer[], verbs: Record<string, VerbInfo>): Move[] {
  return offers.map((offer) => readOffer(offer, verbs));
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
