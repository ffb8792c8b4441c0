/** A decision of the lesson as the coach sees it, and what the parts of a colony do. */
import { dataOf, type Scene as Bare } from '../../../ui/learn/script';

export type Goods = Record<string, number>;

export interface Colony {
  /** What stands on the 36 cells, row by row. */
  cells: (string | null)[];
  /** Coins or a die on a building. */
  on: (number | string | null)[];
  monks: number;
  docks: Record<string, string[]>;
  price: number;
  full: number[];
}

export interface Mine {
  goods: Goods;
  religion: number;
  march: number;
  white_used: number;
  colony: Colony;
}

interface Position {
  year: number;
  docks: Record<string, string | null>;
  display: string[];
  places: { place: string; kind: string; monks: number[] }[];
  players: Mine[];
}

export interface Scene extends Bare {
  position: Position;
  me: Mine;
}

export function see(bare: Bare): Scene {
  const position = bare.view as unknown as Position;
  return { ...bare, position, me: position.players[bare.seat] as Mine };
}

/** The actions of the common board that buildings start. */
export const ACTIONS = ['shipping', 'religion', 'conquistador'];

/** What a building does; roads do nothing. */
export function effects(scene: Bare, kind: string | null): string[] {
  return kind ? ((dataOf(scene, 'building', kind) as { effects?: string[] }).effects ?? []) : [];
}

export const ship = (scene: Bare, id: string) => dataOf(scene, 'ship', id) as { cost: Goods; points: number };
export const tileCells = (scene: Bare, id: string) => (dataOf(scene, 'tile', id) as { cells: string[] }).cells;
export const isBuilding = (scene: Bare, kind: string | null) => effects(scene, kind).length > 0;
export const colonists = (scene: Bare, kind: string | null) =>
  kind ? ((dataOf(scene, 'road', kind) as { colonists?: number }).colonists ?? 0) : 0;

const MONKS = [2, 4, 7, 10, 13, 16];

/** Does a step of so many spaces on the religion track bring a monk? */
export function meetsMonk(me: Mine, steps: number): boolean {
  return MONKS.some((space) => space > me.religion && space <= me.religion + steps);
}

export function row(cell: number): number {
  return Math.floor(cell / 6) + 1;
}

export function column(cell: number): number {
  return (cell % 6) + 1;
}

/** The cells of a row or column that would be activated, in order. */
export function freeCells(scene: Scene, line: string, value: number): number[] {
  const { cells, on } = scene.me.colony;
  return cells.flatMap((kind, cell) => {
    const here = line === 'column' ? column(cell) === value : row(cell) === value;
    return here && on[cell] === null && isBuilding(scene, kind) ? [cell] : [];
  });
}

export function cellOf(args: Record<string, string>): number {
  return 6 * (Number(args.row) - 1) + Number(args.column) - 1;
}

/** The cells that a tile covers, in the order of its parts: turned clockwise so many times. */
export function covered(parts: number, args: Record<string, string>): number[] {
  const shape = parts === 2 ? [[0, 0], [0, 1]] : [[0, 0], [1, 0], [1, 1]]; // prettier-ignore
  return shape.map(([down = 0, right = 0]) => {
    let step = [down, right];
    for (let i = 0; i < Number(args.turn); i++) step = [step[1] ?? 0, -(step[0] ?? 0)];
    return cellOf(args) + 6 * (step[0] ?? 0) + (step[1] ?? 0);
  });
}
