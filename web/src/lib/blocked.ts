/** Moves that look possible and are not: worth a row with their reason. */
import { readMove, type Move } from './moves';
import type { VerbInfo, WhyReason } from './protocol';
import type { Words } from './words';

export interface Blocked {
  move: Move;
  reason: WhyReason;
  text: string;
}

/** More would bury the moves that can be made, and ask too much of the server. */
const MOST = 6;
const MOST_OF_A_KIND = 8;

/** Of each verb that can be said now, of one thing out of few: the things it cannot be said of. */
export function candidates(moves: Move[], verbs: Record<string, VerbInfo>, words: Words): Move[] {
  const legal = new Set(moves.map((move) => move.text));
  const found: Move[] = [];
  for (const verb of new Set(moves.map((move) => move.verb))) {
    const [slot, second] = verbs[verb]?.slots ?? [];
    const values = slot && !second ? words.valuesOf(slot) : [];
    if (values.length > MOST_OF_A_KIND) continue;
    found.push(...values.map((value) => readMove(`${verb} ${value}`, verbs)));
  }
  return found.filter((move) => !legal.has(move.text)).slice(0, MOST);
}

/** Something is missing that the player could have more of: only then does anybody try. */
export function isWithinReach({ args }: WhyReason): boolean {
  return 'have' in args && ('cost' in args || 'steps' in args);
}
