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
