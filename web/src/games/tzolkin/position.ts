/** A position of Tzolk'in as the server shows it. */
import type { View } from '../../lib/protocol';
import type { Position } from './view';

export { GEARS, GOODS, TEMPLES, TRACKS } from './view';
export type { GearName, GoodName, PlayerState, Position, TempleName, TrackName } from './view';

export function read(view: View): Position {
  return view as unknown as Position;
}
