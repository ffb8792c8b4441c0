/** Where the grid of a colony stands in its drawing. */
import type { Place } from './position';

export const CELL = 62;
/** Own blue dice wait at the very left, then come the heads of the rows. */
export const DICE = 17;
export const LEFT = 70;
export const TOP = 48;
export const WIDE = LEFT + 6 * CELL + 6;
export const HIGH = TOP + 6 * CELL + 6;

/** The upper left corner of a cell. */
export function corner([row, column]: Place): [number, number] {
  return [LEFT + (column - 1) * CELL, TOP + (row - 1) * CELL];
}

/** Enter and Space press what has the focus, as on a button. */
export function pressed(event: KeyboardEvent, act: () => void): void {
  if (event.key !== 'Enter' && event.key !== ' ') return;
  event.preventDefault();
  event.stopPropagation();
  act();
}
