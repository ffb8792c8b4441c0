/** What others did since a reader's last turn, as stretches of decisions, and what those stretches changed. */
import type { PlayEntry } from './protocol';
import type { Held } from './spots';

/** From after so many decisions to after so many. */
export interface Stretch {
  from: number;
  to: number;
}

/** What places held before and after, as far as others changed them. */
export interface Change {
  before: Held;
  after: Held;
}

/** The decisions after which one of these seats last ended a turn; what it did in the turns of others ends none. */
export function endOfMine(plays: PlayEntry[], seats: number[], turn: number): number {
  const owners = new Map<number, number>();
  for (const entry of plays) if (!owners.has(entry.turn)) owners.set(entry.turn, entry.seat);
  const own = (of: number) => seats.includes(owners.get(of) ?? -1);
  return plays.findLast((entry) => entry.turn < turn && seats.includes(entry.seat) && own(entry.turn))?.n ?? 0;
}

/** What others did after so many decisions; what these seats did in between is no news to them. */
export function doneByOthers(plays: PlayEntry[], seats: number[], from: number): Stretch[] {
  const stretches: Stretch[] = [];
  for (const { n, seat } of plays) {
    if (n <= from || seats.includes(seat)) continue;
    const last = stretches.at(-1);
    if (last?.to === n - 1) last.to = n;
    else stretches.push({ from: n - 1, to: n });
  }
  return stretches;
}

/** Several changes, one after the other, as one: a place is as it was before the first and after the last of its own. */
export function together(changes: Change[]): Change {
  const [before, after, touched]: [Held, Held, Set<string>] = [new Map(), new Map(), new Set()];
  for (const change of changes)
    for (const spot of new Set([...change.before.keys(), ...change.after.keys()])) {
      const [was, is] = [change.before.get(spot), change.after.get(spot)];
      if (was === is && touched.has(spot)) continue;
      if (!touched.has(spot)) put(before, spot, was);
      put(after, spot, is);
      if (was !== is) touched.add(spot);
    }
  return { before, after };
}

function put(held: Held, spot: string, what: string | undefined): void {
  if (what === undefined) held.delete(spot);
  else held.set(spot, what);
}
