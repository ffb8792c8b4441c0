/** A position of Tzolk'in as the server shows it. */
import type { View } from '../../lib/protocol';
import type { Position } from './view';

export { GEARS, GOODS, TEMPLES, TRACKS } from './view';
export type { GearName, GoodName, PlayerState, Position, TempleName, TrackName } from './view';

export const FOOD_DAYS = [7, 13, 20, 26];

/** A seat, a dummy, or nobody. */
export type Who = number | 'dummy' | null;

export function read(view: View): Position {
  return view as unknown as Position;
}
