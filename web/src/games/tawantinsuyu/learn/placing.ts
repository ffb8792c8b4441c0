/** What a placement brings: how many tasks, which of them, and in which order. */
import type { Move } from '../../../lib/moves';
import { costOf } from '../spots';
import { bonus, god, type Goods, joints, type Scene, space, statues, tasksOf, tile, worth } from './scene';

/** The task that each turn of the lesson is about. */
export const TOPIC: Record<number, string> = { 6: 'stairs', 7: 'build', 8: 'weave', 10: 'statue' };
const MUCH = 20;

export interface Count {
  tasks: number;
  /** More for the ability of the worker. */
  skill: number;
  /** More for neighbours of the same kind. */
  neighbours: number;
}

export function count(scene: Scene, worker: string, id: string): Count {
  const { hill } = scene.position;
  const { colour, nodes, terrace, sector } = space(scene, id);
  const neighbours = Object.entries(hill).filter(
    ([other, who]) => other !== id && who === worker && space(scene, other).nodes.some((node) => nodes.includes(node)),
  ).length;
  const lonely = !Object.keys(hill).some((other) => {
    const there = space(scene, other);
    return other !== id && there.terrace === terrace && there.sector === sector;
  });
  const able = { architect: colour === 'blue', craftsman: colour === 'green', courier: lonely, priest: true };
  const skill = able[worker as keyof typeof able] ? 1 : 0;
  return { tasks: 1 + skill + neighbours, skill, neighbours };
}

/** The goods after a placement: potatoes go first, then corn, then gold. */
function afterPaying(scene: Scene, move: Move): Goods {
  const goods = { ...scene.me.goods };
  const cost = costOf(move);
  let { food } = cost;
  for (const good of ['potato', 'corn', 'gold'] as const) {
    const paid = Math.min(food, goods[good]);
    goods[good] -= paid;
    food -= paid;
  }
  goods.gold -= cost.gold;
  return goods;
}

/** How good a placement is: the best that its tasks can do, less its price. */
export function placingMark(scene: Scene, move: Move): number {
  const { worker = '', space: id = '' } = move.args;
  const { tasks } = count(scene, worker, id);
  const cost = costOf(move);
  const price = cost.food * 1.2 + (cost.gold ? 3 : 1);
  const card = scene.me.hand.find((each) => god(scene, each) === space(scene, id).god);
  const gift = card && statues(scene.me, god(scene, card)) ? worth(bonus(scene, card)) : 0;
  const more = worker === 'warrior' ? 2 : worker === 'priest' ? 0.5 : 0;
  return plan(scene, tasksOf(scene, id), tasks, afterPaying(scene, move)).value + gift + more - price;
}

/** May the task of the turn be done by this placement? */
export function onTopic(scene: Scene, move: Move): boolean {
  const topic = TOPIC[scene.step];
  const { worker = '', space: id = '' } = move.args;
  const { tasks } = count(scene, worker, id);
  return topic !== undefined && plan(scene, tasksOf(scene, id), tasks, afterPaying(scene, move)).order.includes(topic);
}

export interface Plan {
  order: string[];
  value: number;
}

/** The best order of so many of these tasks; none of them twice. */
export function plan(scene: Scene, tasks: string[], n: number, goods: Goods): Plan {
  let top: Plan = { order: [], value: 0 };
  if (n < 1) return top;
  for (const task of new Set(tasks)) {
    const after = perform(scene, task, goods);
    if (!after) continue;
    const rest = plan(
      scene,
      tasks.filter((each) => each !== task),
      n - 1,
      after.goods,
    );
    const value = after.value + rest.value;
    if (value > top.value) top = { order: [task, ...rest.order], value };
  }
  return top;
}

/** Goods and value after a task; null where it cannot be done. */
function perform(scene: Scene, task: string, goods: Goods): { goods: Goods; value: number } | null {
  const { me, step } = scene;
  const topical = TOPIC[step] === task ? MUCH : 0;
  const kept = { ...goods };
  switch (task) {
    case 'potato':
      kept.potato += 3;
      return { goods: kept, value: goods.potato < 4 ? 3 : 2 };
    case 'corn':
      kept.corn += 2;
      return { goods: kept, value: goods.corn < 2 ? 4.4 : goods.corn < 3 ? 3.8 : 2.4 };
    case 'stone':
      kept.stone += 2;
      return { goods: kept, value: goods.stone < 4 ? 4 : 2.4 };
    case 'gold':
      kept.gold += 1;
      return { goods: kept, value: 3 };
    case 'stairs':
    case 'statue': {
      if (goods.stone + goods.gold < 3 || (task === 'stairs' && !me.stairs)) return null;
      const stone = Math.min(3, goods.stone);
      kept.stone -= stone;
      kept.gold -= 3 - stone;
      // Stone is saved for the turn that speaks of it.
      return { goods: kept, value: topical + (step < 6 || step === 9 ? 0.1 : task === 'stairs' ? 3 : 1.5) };
    }
    case 'build': {
      const price = cheapest(scene, goods);
      if (!price) return null;
      for (const good of ['potato', 'corn', 'stone', 'gold'] as const) kept[good] -= price[good] ?? 0;
      return { goods: kept, value: topical + (step < 7 || step === 9 ? 0.1 : 3) };
    }
    case 'weave':
      if (goods.corn < 1) return null;
      kept.corn -= 1;
      return { goods: kept, value: topical + (step < 8 ? 0.1 : 2) };
    case 'train':
      return { goods: kept, value: 2 };
    case 'produce_one': {
      const values = me.up.map((id) => worth(bonus(scene, id)));
      return values.length ? { goods: kept, value: Math.max(...values) } : null;
    }
    case 'trade':
      return joints(scene) ? { goods: kept, value: 2.4 * joints(scene) } : null;
    default:
      return null;
  }
}

/** The price of the cheapest building on offer that these goods pay. */
function cheapest(scene: Scene, goods: Goods): Partial<Goods> | undefined {
  const pays = (price: Partial<Goods>) => Object.entries(price).every(([good, n]) => goods[good as keyof Goods] >= n);
  const total = (price: Partial<Goods>) => Object.values(price).reduce((sum, n) => sum + n, 0);
  return scene.position.market
    .map((id) => tile(scene, id).cost)
    .filter(pays)
    .sort((a, b) => total(a) - total(b))[0];
}
