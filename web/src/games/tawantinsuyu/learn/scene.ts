/** A decision of the lesson as the coach sees it, and small questions about it. */
import type { Scene as Bare } from '../../../ui/learn/script';
import type { PlayerState, Position, WorkerName } from '../view';

export interface Scene extends Bare {
  position: Position;
  me: PlayerState;
}

export function see(bare: Bare): Scene {
  const position = bare.view as unknown as Position;
  return { ...bare, position, me: position.players[bare.seat] as PlayerState };
}

export const god = (scene: Bare, card: string) => (scene.components[card]?.data as { god?: string } | undefined)?.god;

export function workers(me: PlayerState): number {
  return Object.values(me.workers).reduce((sum, n) => sum + n, 0);
}

export function statues(me: PlayerState, of?: string): number {
  return Object.values(me.statues)
    .flatMap((gods) => Object.entries(gods))
    .reduce((sum, [name, n]) => sum + (of === undefined || name === of ? n : 0), 0);
}

/** The action that lies so many cells ahead of the high priest. */
export function ahead(scene: Scene, cells: number): string {
  const { actions } = scene.position;
  return actions[((scene.me.priest ?? 1) - 1 + cells) % actions.length] ?? '';
}

/** How many tasks the worker would get there, and for how many neighbours of its kind. */
export function tasksAt(scene: Scene, worker: string, space: string): { tasks: number; alike: number } {
  const there = scene.position.outlook.spaces[space]?.workers;
  return there?.find((each) => each.worker === (worker as WorkerName)) ?? { tasks: 1, alike: 0 };
}
