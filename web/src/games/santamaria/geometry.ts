/** The grid of a colony: where tiles lie, which cells make a line. */
import type { DieName, LineName, Place } from './position';

export const SIZE = 6;

/** Steps down and right from the first cell of a tile, before any turn. */
const STEPS: Record<string, Place[]> = {
  double: [
    [0, 0],
    [0, 1],
  ],
  bent: [
    [0, 0],
    [1, 0],
    [1, 1],
  ],
  straight: [
    [0, 0],
    [0, 1],
    [0, 2],
  ],
};

/** The cells that a tile covers, in the order of its own cells, after so many quarter turns clockwise. */
export function footprint(shape: string, first: Place, turn: number): Place[] {
  return (STEPS[shape] ?? []).map(([down, right]) => {
    for (let i = 0; i < turn; i++) [down, right] = [right, -down];
    return [first[0] + down, first[1] + right];
  });
}

export function same(a: Place, b: Place): boolean {
  return a[0] === b[0] && a[1] === b[1];
}

export function index([row, column]: Place): number {
  return SIZE * (row - 1) + column - 1;
}

export const CELLS: Place[] = Array.from({ length: SIZE * SIZE }, (_, i) => [Math.floor(i / SIZE) + 1, (i % SIZE) + 1]);

/** The sides of the cells that no other of them shares: the edge of a tile, in cells from the corner of the grid. */
export function edges(cells: Place[]): [Place, Place][] {
  const has = (row: number, column: number) => cells.some((cell) => same(cell, [row, column]));
  return cells.flatMap(([row, column]) => {
    const [x, y] = [column - 1, row - 1];
    const found: [Place, Place][] = [];
    if (!has(row - 1, column))
      found.push([
        [x, y],
        [x + 1, y],
      ]);
    if (!has(row + 1, column))
      found.push([
        [x, y + 1],
        [x + 1, y + 1],
      ]);
    if (!has(row, column - 1))
      found.push([
        [x, y],
        [x, y + 1],
      ]);
    if (!has(row, column + 1))
      found.push([
        [x + 1, y],
        [x + 1, y + 1],
      ]);
    return found;
  });
}

export function isBlue(die: DieName): boolean {
  return die.startsWith('blue');
}

/** The cells of a line in the order of activation. */
export function lineCells(line: LineName, value: number, blue: boolean): Place[] {
  const along = Array.from({ length: SIZE }, (_, i) => i + 1);
  if (line === 'column') return along.map((row) => [row, value]);
  if (line === 'row') return along.map((column) => [value, column]);
  if (value === 1) return along.map((i) => [i, i]);
  const down: Place[] = along.map((i) => [i, SIZE + 1 - i]);
  return blue ? down.reverse() : down;
}

/** What a die would do along a line: the governor's step, and the free buildings in order. */
export interface Course {
  cells: Place[];
  buildings: Place[];
  governor: Place | null;
}
