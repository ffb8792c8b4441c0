/** Geometry of the drawings. */
import { describe, expect, test } from 'vitest';
import { cellAt, cellName, hexAt, under } from '../src/games/endlesswinter/drawing';
import { edges, footprint, lineCells } from '../src/games/santamaria/geometry';
import { placementAt, nextTurn, type Placement } from '../src/games/santamaria/placing';
import { toothAt } from '../src/games/tzolkin/spots';
import { PLACES } from '../src/games/tzolkin/drawing';
import { changed } from '../src/lib/spots';

describe('Santa Maria', () => {
  test('a tile turns clockwise about its first cell', () => {
    const bent = [0, 1, 2, 3, 4].map((turn) => JSON.stringify(footprint('bent', [3, 3], turn)));
    expect(new Set(bent.slice(0, 4)).size).toBe(4);
    expect(bent[4]).toBe(bent[0]);
    expect(footprint('double', [3, 3], 1)).toEqual([
      [3, 3],
      [4, 3],
    ]);
  });

  test('the edge of a tile has no inner sides', () => {
    expect(edges([[1, 1]])).toHaveLength(4);
    expect(edges(footprint('straight', [1, 1], 0))).toHaveLength(8);
  });

  test('a blue die goes up the rising diagonal', () => {
    expect(lineCells('diagonal', 6, false)[0]).toEqual([1, 6]);
    expect(lineCells('diagonal', 6, true)[0]).toEqual([6, 1]);
  });

  test('a cell under the pointer is covered in the chosen turn where that is possible', () => {
    const placement = (turn: number): Placement => {
      const cells = footprint('double', [2, 2], turn);
      return { spot: `cell/2/2/${turn}`, first: [2, 2], turn, cells };
    };
    const all = [placement(0), placement(1)];
    expect(placementAt(all, [2, 2], 1)?.turn).toBe(1);
    expect(placementAt(all, [2, 3], 1)?.turn).toBe(0);
    expect(placementAt(all, [5, 5], 0)).toBeNull();
    expect(nextTurn(all, [2, 2], 0, 1)).toBe(1);
    expect(nextTurn(all, [2, 3], 0, 1)).toBe(0);
  });
});

test("a worker of Tzolk'in stays on its tooth while the gear turns", () => {
  for (const gear of PLACES)
    for (let day = 0; day < 30; day++) expect(toothAt(gear, 3 + day, day)).toBe(toothAt(gear, 3, 0));
});

describe('Endless Winter', () => {
  test('cells have names that round-trip', () => {
    for (const cell of ['a1', 'c4', 'f6']) expect(cellName(...cellAt(cell))).toBe(cell);
  });

  test('an upper megalith lies on four', () => {
    expect(new Set(under('b2')).size).toBe(4);
    expect(under('b2')).toContain('b2');
  });

  test('no two hexes stand in one place', () => {
    const hexes = ['a2', 'b2', 'c2', 'c3', 'c4', 'd3'].map((hex) => hexAt(hex).map(Math.round).join());
    expect(new Set(hexes).size).toBe(hexes.length);
  });
});

test('a place has changed when it holds something else, came or went', () => {
  const before = new Map([
    ['a', '1'],
    ['b', '2'],
    ['c', ''],
  ]);
  const after = new Map([
    ['a', '1'],
    ['b', '3'],
    ['d', '4'],
  ]);
  expect(changed(before, after)).toEqual(['b', 'c', 'd']);
});
