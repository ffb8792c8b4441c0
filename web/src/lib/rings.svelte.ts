/**
 * Rings around places of the board, for whoever tells of them: a line of the log, a row of a score sheet.
 *
 *   onmouseenter={() => void ringEntries([entry])} onmouseleave={() => ring([])}
 */
import type { LogEntry } from './protocol';

type Reader = (entry: LogEntry) => Promise<string[]>;

class Rings {
  spots = $state.raw<string[]>([]);
  /** How the table that is open reads an entry; null where there is none. */
  reader: Reader | null = null;
  asked = 0;
}

export const rings = new Rings();

/** Ring these places (values of `data-spot`) and no others; an empty list takes the rings away. */
export function ring(spots: string[]): void {
  rings.asked += 1;
  rings.spots = spots;
}

/** The places that a decision changed, and the one where it was made. */
export async function spotsOf(entry: LogEntry): Promise<string[]> {
  return (await rings.reader?.(entry)) ?? [];
}

/** Ring the places of these decisions as soon as they are known, unless something else is asked for meanwhile. */
export async function ringEntries(entries: LogEntry[]): Promise<void> {
  const asked = ++rings.asked;
  const found = await Promise.all(entries.map(spotsOf));
  if (asked === rings.asked) rings.spots = [...new Set(found.flat())];
}
