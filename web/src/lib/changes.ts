/** What a move changes of what a player has, read as what is paid and what is got. */
import type { Changes } from './protocol';

/** A number from the least to the most: "3", "1–3", "2½". */
function range(least: number, most: number): string {
  return least === most ? halved(least) : `${halved(least)}–${halved(most)}`;
}

function halved(n: number): string {
  return n % 1 === 0.5 ? `${Math.floor(n) || ''}½` : String(n);
}

/** What is paid, and how much. */
export function payments(changes: Changes): [good: string, n: string][] {
  return Object.entries(changes)
    .filter(([, [, most]]) => most <= 0)
    .map(([good, [least, most]]) => [good, range(0 - most, 0 - least)]);
}

/** What is got, and how much. */
export function gains(changes: Changes): [good: string, n: string][] {
  return Object.entries(changes)
    .filter(([, [, most]]) => most > 0)
    .map(([good, [least, most]]) => [good, range(least, most)]);
}
