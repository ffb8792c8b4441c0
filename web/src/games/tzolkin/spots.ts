/** Small questions about spaces. */
import type { GearPlace } from './drawing';

/** The tooth that has come to a space by this day: workers stay on their tooth while the gear turns. */
export function toothAt({ teeth }: GearPlace, space: number, day: number): number {
  return (((space - day) % teeth) + teeth) % teeth;
}
