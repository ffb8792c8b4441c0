/** What a megalith would touch, give and score before it is placed (E80-E84). */
import type { ComponentInfo } from '../../lib/protocol';
import { cellAt, cellName, under } from './drawing';
import { type Sign, signsOf } from './effects';
import type { Position } from './position';

const TILE = 3;

export interface Forecast {
  height: number;
  cell: string;
  /** Megaliths that it touches: those below it, or its neighbours on the board. */
  touches: { height: number; cell: string }[];
  /** Points for each seat. */
  points: Map<number, number>;
  /** What the covered cell gives. */
  gives: Sign[];
  start: boolean;
}

export function readSpot(spot: string): { height: number; cell: string } | null {
  const [kind, height, cell] = spot.split('/');
  return kind === 'megalith' && cell ? { height: Number(height), cell } : null;
}

/** The text of a cell on its tile, such as "food 2". */
export function printed(cell: string, position: Position, components: Record<string, ComponentInfo>): string {
  const at = position.cells[cell];
  return at ? (((components[at.tile]?.data.cells as string[] | undefined) ?? [])[at.cell - 1] ?? '') : '';
}

/** The cells that the arrows of a start cell point at. */
export function arrows(cell: string, position: Position, components: Record<string, ComponentInfo>): string[] {
  const at = position.cells[cell];
  if (!at?.start) return [];
  const [x, y] = cellAt(cell);
  const [left, top] = [x - ((at.cell - 1) % TILE), y - Math.floor((at.cell - 1) / TILE)];
  const numbers = (components[at.tile]?.data.arrows as number[] | undefined) ?? [];
  return numbers.map((n) => cellName(left + ((n - 1) % TILE), top + Math.floor((n - 1) / TILE)));
}

export function forecast(spot: string, position: Position, components: Record<string, ComponentInfo>): Forecast | null {
  const place = readSpot(spot);
  if (!place) return null;
  const { height, cell } = place;
  const lying = new Map(position.megaliths.map((each) => [`${each.height}/${each.cell}`, each.owner]));
  const near = height ? under(cell) : beside(cell);
  const level = height ? height - 1 : 0;
  const touches = near.filter((name) => lying.has(`${level}/${name}`)).map((name) => ({ height: level, cell: name }));
  const start = position.cells[cell]?.start ?? false;
  return {
    height,
    cell,
    touches,
    points: new Map(
      Object.entries(position.outlook.towers[`${height}/${cell}`] ?? {}).map(([at, n]) => [Number(at), n]),
    ),
    gives: height || start ? [] : signsOf(printed(cell, position, components).split(', ')),
    start: height === 0 && start,
  };
}

function beside(cell: string): string[] {
  const [x, y] = cellAt(cell);
  return [cellName(x, y - 1), cellName(x - 1, y), cellName(x + 1, y), cellName(x, y + 1)];
}
