/** A decision of the lesson as the coach sees it. */
import { dataOf, type Scene as Bare } from '../../../ui/learn/script';
import type { PlayerState, Position } from '../view';

export interface Scene extends Bare {
  position: Position;
  me: PlayerState;
}

export function see(bare: Bare): Scene {
  const position = bare.view as unknown as Position;
  return { ...bare, position, me: position.players[bare.seat] as PlayerState };
}

/** What so many animals of a kind are worth at the end. */
export function setWorth(scene: Bare, animal: string, n: number): number {
  return (dataOf(scene, 'animal', animal) as { sets?: number[] }).sets?.[n - 1] ?? 0;
}
