/** A decision of the lesson as the coach sees it, and what the parts of a colony say. */
import { dataOf, type Scene as Bare } from '../../../ui/learn/script';
import type { PlayerState, Position } from '../view';

type Colony = NonNullable<PlayerState['colony']>;

export interface Scene extends Bare {
  position: Position;
  me: PlayerState & { colony: Colony };
}

export function see(bare: Bare): Scene {
  const position = bare.view as unknown as Position;
  return { ...bare, position, me: position.players[bare.seat] as Scene['me'] };
}

/** What a building does; roads do nothing. */
export function effects(scene: Bare, kind: string | null): string[] {
  return kind ? ((dataOf(scene, 'building', kind) as { effects?: string[] }).effects ?? []) : [];
}

export const ship = (scene: Bare, id: string) => dataOf(scene, 'ship', id) as { points: number };
export const tileCells = (scene: Bare, id: string) => (dataOf(scene, 'tile', id) as { cells: string[] }).cells;

/** How many buildings a die of this colour would find on a line. */
export function onTheWay(scene: Scene, line: string, value: string, colour: string): number {
  return scene.position.outlook.courses[`${line}/${value}/${colour}`]?.buildings.length ?? 0;
}

export function standsAt(scene: Scene, { row, column }: Record<string, string>): string | null {
  return scene.me.colony.cells[6 * (Number(row) - 1) + Number(column) - 1] ?? null;
}
