/** Where the tile in hand may lie, and which of these places the reader means by pointing at a cell. */
import type { Move } from '../../lib/moves';
import { footprint, same } from './geometry';
import type { Place } from './position';

export interface Placement {
  spot: string;
  first: Place;
  turn: number;
  cells: Place[];
}

/** May the tile in hand be laid now? It may still have to be paid for. */
export function mayLay(lit: Map<string, Move[]>): boolean {
  return [...lit.values()].some(([move]) => move?.verb === 'lay');
}

export function placements(lit: Map<string, Move[]>, shape: string): Placement[] {
  return [...lit.keys()].flatMap((spot) => {
    const [kind, row, column, turn] = spot.split('/');
    if (kind !== 'cell' || turn === undefined) return [];
    const first: Place = [Number(row), Number(column)];
    return [{ spot, first, turn: Number(turn), cells: footprint(shape, first, Number(turn)) }];
  });
}

/**
 * The placement that covers the cell. The turn that the reader chose comes first, then the nearest other one; the cell
 * under the pointer is the first of the tile where that is possible, else the second, else the third.
 */
export function placementAt(all: Placement[], cell: Place, turn: number): Placement | null {
  const rank = (each: Placement) =>
    ((each.turn - turn + 4) % 4) * 10 + each.cells.findIndex((covered) => same(covered, cell));
  const covering = all.filter((each) => each.cells.some((covered) => same(covered, cell)));
  return covering.sort((a, b) => rank(a) - rank(b))[0] ?? null;
}

/** The next turn, this way or that, in which the tile can cover the cell; any turn while no cell is meant. */
export function nextTurn(all: Placement[], cell: Place | null, turn: number, by: 1 | -1): number {
  for (let i = 1; i < 4; i++) {
    const next = (turn + i * by + 4) % 4;
    if (!cell || all.some((each) => each.turn === next && each.cells.some((covered) => same(covered, cell)))) {
      return next;
    }
  }
  return turn;
}
