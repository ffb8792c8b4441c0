/** A decision of the lesson as the coach sees it, and small questions about it. */
import type { Move } from '../../../lib/moves';
import type { ComponentInfo } from '../../../lib/protocol';
import type { PlayerState, Position } from '../position';
import type { TileData } from '../tiles';

export const STEPS = 10;

export interface Scene {
  /** Which of the ten turns it is; more than ten when the lesson is over. */
  step: number;
  /** What is asked: "turn", "place-more", "use-worker" … */
  ask: string;
  moves: Move[];
  /** What was done in this turn so far. */
  done: Move[];
  position: Position;
  me: PlayerState;
  components: Record<string, ComponentInfo>;
}

/** The choice of the wealth tiles is the first turn of the lesson, each round brings another one. */
export function stepOf(rounds: number): number {
  return rounds + 1;
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

export function find(scene: Scene, text: string): Move | undefined {
  return scene.moves.find((move) => move.text === text);
}

/** The move with the highest mark. */
export function best(moves: Move[], mark: (move: Move) => number): Move | undefined {
  return moves.reduce<Move | undefined>((top, move) => (top && mark(top) >= mark(move) ? top : move), undefined);
}
