/** Where the grid of a colony stands in its drawing. */
import type { Place } from './position';

export const CELL = 62;
export const LEFT = 44;
export const TOP = 42;
export const WIDE = LEFT + 6 * CELL + 8;
export const HIGH = TOP + 6 * CELL + 8;

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
