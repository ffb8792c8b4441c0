/** A decision of the lesson as the coach sees it, and small questions about it. */
import type { Scene as Bare } from '../../../ui/learn/script';
import { type PlayerState, type Position, read } from '../position';
import type { TileData } from '../tiles';

export interface Scene extends Bare {
  position: Position;
  me: PlayerState;
}

export function see(bare: Bare): Scene {
  const position = read(bare.view);
  return { ...bare, position, me: position.players[bare.seat] as PlayerState };
}

export function tile(scene: Scene, id: string): TileData {
  return (scene.components[id]?.data ?? {}) as TileData;
}

export function resources(me: PlayerState): number {
  return me.goods.wood + me.goods.stone + me.goods.gold;
}

/** Corn that is free to spend: what the next meal needs is put aside when the day is near. */
export function spare(scene: Scene): number {
  const { me, position } = scene;
  return me.goods.corn - (position.days_left <= 3 ? (me.food ?? 0) : 0);
}

/** Is there a building in the row that could be paid for, with so much less wood than there is? */
export function canBuild(scene: Scene, less = 0): boolean {
  const goods: Record<string, number> = { ...scene.me.goods, wood: scene.me.goods.wood - less };
  const affordable = (id: string) =>
    Object.entries(tile(scene, id).cost ?? {}).every(([good, n]) => (goods[good] ?? 0) >= n);
  return scene.position.row.some((id) => id !== null && affordable(id));
}
