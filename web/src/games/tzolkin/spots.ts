/** Small questions about spaces. */
import type { GearPlace } from './drawing';
import type { Who } from './position';

/** Where a worker would go: the lowest space with a number that is free. */
export function lowestFree(spaces: Who[], last: number): number | null {
  const free = spaces.slice(0, last + 1).indexOf(null);
  return free < 0 ? null : free;
}

/** The tooth that has come to a space by this day: workers stay on their tooth while the gear turns. */
export function toothAt({ teeth }: GearPlace, space: number, day: number): number {
  return (((space - day) % teeth) + teeth) % teeth;
}
