/** What buildings, lines and tiles are worth to the reader now. */
import { ACTIONS, column, effects, type Goods, isBuilding, meetsMonk, row, type Scene, ship } from './scene';

const WORTH: Goods = { wood: 1.3, grain: 1.2, sugar: 2, gem: 2, gold: 2.2, coin: 0.8, happiness: 2.2 };
const LIMIT = 3;

export interface Outcome {
  value: number;
  goods: Goods;
}

/** What these buildings bring, one after another; goods of the first may pay for the last. */
export function harvest(scene: Scene, cells: number[]): Outcome {
  let outcome: Outcome = { value: 0, goods: { ...scene.me.goods } };
  for (const cell of cells) {
    for (const effect of effects(scene, scene.me.colony.cells[cell] ?? null)) {
      const after = apply(scene, effect, outcome.goods);
      outcome = { value: outcome.value + after.value, goods: after.goods };
    }
  }
  return outcome;
}

function apply(scene: Scene, effect: string, goods: Goods): Outcome {
  if (effect === 'shipping') return shipped(scene, goods);
  if (effect === 'religion') return { value: meetsMonk(scene.me, 1) ? 4 : 2.2, goods };
  if (effect === 'conquistador') return { value: 1.8, goods };
  if (effect.startsWith('trade')) return { value: 0.5, goods };
  const [good = '', n = '1'] = effect.split(' ');
  return gained(scene, good, Number(n), goods);
}

/** A good beyond the limit becomes coins; one that a ship waits for is worth more. */
function gained(scene: Scene, good: string, n: number, goods: Goods): Outcome {
  if (good in WORTH && good !== 'coin' && good !== 'happiness' && (goods[good] ?? 0) >= LIMIT) {
    return { value: 0.6 * n, goods: { ...goods, coin: (goods.coin ?? 0) + n } };
  }
  const after = { ...goods, [good]: (goods[good] ?? 0) + n };
  const wanted = 1.5 * (missing(scene, goods) - missing(scene, after));
  return { value: (WORTH[good] ?? 0) * n + wanted, goods: after };
}

function shipped(scene: Scene, goods: Goods): Outcome {
  const found = payable(scene, goods).sort((a, b) => shipMark(scene, b) - shipMark(scene, a))[0];
  if (!found) return { value: 0, goods };
  const after = { ...goods };
  for (const [good, n] of Object.entries(ship(scene, scene.position.docks[found] ?? '').cost)) {
    after[good] = Math.max(0, (after[good] ?? 0) - n);
  }
  return { value: shipMark(scene, found), goods: after };
}

/** The docks whose tile these goods could pay for. */
export function payable(scene: Scene, goods: Goods): string[] {
  return Object.entries(scene.position.docks).flatMap(([dock, id]) =>
    id && short(ship(scene, id).cost, goods) === 0 ? [dock] : [],
  );
}

/** Points, and a little more for a dock that is still empty: four different ones make a set. */
export function shipMark(scene: Scene, dock: string): number {
  const { points } = ship(scene, scene.position.docks[dock] ?? '');
  return points + (scene.me.colony.docks[dock]?.length ? 0 : 1);
}

/** How many units the nearest ship still lacks. */
function missing(scene: Scene, goods: Goods): number {
  const lacks = Object.values(scene.position.docks).flatMap((id) => (id ? [short(ship(scene, id).cost, goods)] : []));
  return Math.min(4, ...lacks);
}

function short(cost: Goods, goods: Goods): number {
  const lack = Object.entries(cost).reduce((sum, [good, n]) => sum + Math.max(0, n - (goods[good] ?? 0)), 0);
  return Math.max(0, lack - (goods.gold ?? 0));
}

/** Is one of the actions started by one of these buildings? */
export function starts(scene: Scene, action: string | undefined, cells: number[]): boolean {
  if (!action) return false;
  return cells.some((cell) => effects(scene, scene.me.colony.cells[cell] ?? null).includes(action));
}

/** Buildings that a later turn of the lesson needs are not to be blocked now. */
export function blocks(scene: Scene, cell: number | undefined): boolean {
  const done = cell === undefined ? [] : effects(scene, scene.me.colony.cells[cell] ?? null);
  return scene.step < 8 && done.some((effect) => ACTIONS.includes(effect));
}

/** Where a part of a tile does most: among other buildings of its column and row. */
export function placeMark(scene: Scene, cell: number, kind: string): number {
  const { cells } = scene.me.colony;
  let mark = 0;
  cells.forEach((other, at) => {
    if (other === null || at === cell) return;
    const house = isBuilding(scene, other) && isBuilding(scene, kind);
    if (column(at) === column(cell)) mark += house ? 1.1 : 0.4;
    if (row(at) === row(cell)) mark += house ? 0.8 : 0.4;
  });
  return mark;
}
