/** Which move the coach would play, whatever the reader or the opponent did before. */
import type { Move } from '../../../lib/moves';
import { best, find, type Saying, withVerb } from '../../../ui/learn/script';
import { count, onTopic, placingMark, plan, TOPIC } from './placing';
import {
  bonus,
  demand,
  god,
  type Scene,
  soldiers,
  space,
  statues,
  tile,
  tasksOf,
  way,
  weaving,
  welcome,
  workers,
  worth,
} from './scene';

type Adviser = (scene: Scene) => Move | undefined;

const done: Adviser = (scene) => find(scene, 'done') ?? find(scene, 'skip');

const ADVISERS: Record<string, Adviser> = {
  'choose-start': (scene) => best(scene.moves, (move) => startMark(scene, move.args.tile ?? '')),
  'keep-cards': (scene) => best(withVerb(scene, 'keep'), (move) => keepMark(scene, move.args.card ?? '')),
  resolve: (scene) => best(withVerb(scene, 'resolve'), (move) => -neediness(bonus(scene, move.args.card ?? ''))),
  'enter-priest': (scene) => best(scene.moves, (move) => enterMark(scene, move.args.action ?? '')),
  turn,
  'second-action': secondAction,
  'place-with': (scene) => best(withVerb(scene, 'with'), (move) => cardMark(scene, move.args.card ?? '')),
  capture: (scene) => withVerb(scene, 'capture')[0],
  work,
  'after-work': (scene) => find(scene, 'bonus') ?? done(scene),
  'offer-task': (scene) => withVerb(scene, 'task')[0],
  build: (scene) => best(withVerb(scene, 'build'), (move) => buildMark(scene, move.args.tile ?? '')) ?? done(scene),
  'build-stairs': (scene) => best(withVerb(scene, 'stairs'), (move) => stairsMark(scene, move)) ?? done(scene),
  'take-statue': (scene) => best(withVerb(scene, 'statue'), (move) => statueMark(scene, move)) ?? done(scene),
  'add-tile': (scene) => withVerb(scene, 'join').findLast(() => true) ?? find(scene, 'begin'),
  'buy-tiles': (scene) =>
    withVerb(scene, 'buy').length && !scene.done.some((move) => move.verb === 'buy') ? buy(scene) : done(scene),
  leftover: (scene) => (scene.me.goods.corn > 4 ? buy(scene) : done(scene)),
  enlist: (scene) => best(scene.moves, (move) => soldiers(scene, move.args.army ?? '')),
  produce: (scene) => withVerb(scene, 'use')[0] ?? withVerb(scene, 'restore')[0] ?? done(scene),
  'produce-one': (scene) => best(withVerb(scene, 'use'), (move) => worth(bonus(scene, move.args.tile ?? ''))),
  restore: (scene) => best(withVerb(scene, 'restore'), (move) => worth(bonus(scene, move.args.item ?? ''))),
  'buy-step': (scene) => (scene.me.goods.gold > 1 ? find(scene, 'climb') : done(scene)),
  'take-nomad': (scene) => best(withVerb(scene, 'nomad'), (move) => workerMark(scene, move.args.worker ?? '')),
  hire,
  limit: (scene) => best(withVerb(scene, 'dismiss'), (move) => -workerMark(scene, move.args.worker ?? '')),
  either: (scene) => best(scene.moves, (move) => worth([`${move.args.part} 1`])),
  'take-god': (scene) => best(withVerb(scene, 'god'), (move) => newCardMark(scene, move.args.card ?? '')),
  pay: (scene) => best(withVerb(scene, 'pay'), thrift),
  'act-or-gold': (scene) => find(scene, worthActing(scene) ? 'perform' : 'gold'),
  worship: done,
  offering,
  levy,
  conquer: (scene) => best(withVerb(scene, 'conquer'), (move) => landMark(scene, move)) ?? done(scene),
  soldiers: (scene) => best(scene.moves, (move) => -soldiers(scene, move.args.army ?? '')),
  feed: (scene) => find(scene, 'feed'),
  'play-cards': playCards,
};

export function advise(scene: Scene): Move | undefined {
  return ADVISERS[scene.ask]?.(scene);
}

/** The turn is about a task or an action that is out of reach now. */
export function later(scene: Scene): Saying | null {
  if (scene.ask !== 'turn') return null;
  if (scene.step === 9) return reach(scene, 'conquest') ? null : { key: 'learn-later-conquest' };
  if (!TOPIC[scene.step]) return null;
  return withVerb(scene, 'place').some((move) => onTopic(scene, move)) ? null : { key: 'learn-later' };
}

// --- the beginning ---

/** Symbols that pay well at a joint. */
function startMark(scene: Scene, id: string): number {
  const { left, right } = weaving(scene, id);
  return worth([`${left} 1`, `${right} 1`]);
}

/** Kept cards are keys to spaces: different gods, with bonuses that would not help much now. */
function keepMark(scene: Scene, card: string): number {
  const kept = scene.me.hand.map((each) => god(scene, each));
  const open = Object.values(scene.components).some(({ kind, data }) => {
    const { terrace, god: of, block } = data as { terrace?: string; god?: string; block?: string };
    return kind === 'space' && terrace === 'top' && block !== 'setup' && of === god(scene, card);
  });
  return (kept.includes(god(scene, card)) ? 0 : 3) + (open ? 2 : 0) - worth(bonus(scene, card));
}

/** What gives goods comes before what may need some. */
function neediness(effects: string[]): number {
  return effects.some((effect) => /^(task|buy-step)/.test(effect)) ? 2 : worth(effects) > 0 ? 1 : 3;
}

/** One or two cells before the offering, and near spaces whose gods are in hand. */
function enterMark(scene: Scene, action: string): number {
  const sector = scene.position.actions.indexOf(action) + 1;
  const gods = scene.me.hand.map((card) => god(scene, card));
  const near = Object.entries(scene.components).filter(([id, { kind }]) => {
    if (kind !== 'space' || scene.position.hill[id]) return false;
    const { terrace, sector: at, god: of } = space(scene, id);
    return terrace === 'top' && at === sector && gods.includes(of);
  }).length;
  return near + ([1, 2].includes(way(scene, 'offering', sector)) ? 3 : 0);
}

// --- the turn ---

function turn(scene: Scene): Move | undefined {
  const places = withVerb(scene, 'place');
  if (scene.step === 5 || scene.step === 9) return minor(scene) ?? scene.moves[0];
  const placement = best(places, (move) => placingMark(scene, move));
  return placement && placingMark(scene, placement) > 0 ? placement : minor(scene);
}

/** Which cell of the Coricancha is worth a walk: the offering for a step, the conquest with soldiers. */
function minor(scene: Scene): Move | undefined {
  if (scene.step === 9) {
    if (!scene.me.army.length && !scene.me.troops.length) return find(scene, 'drill');
    return walk(scene, 'conquest') ?? find(scene, 'drill');
  }
  if (scene.step === 5 && scene.me.goods.corn >= 2) return walk(scene, 'offering') ?? find(scene, 'pray');
  if (!workers(scene.me)) return find(scene, 'recruit');
  return find(scene, scene.me.hand.length < 3 ? 'pray' : 'drill');
}

function secondAction(scene: Scene): Move | undefined {
  const first = scene.done.find((move) => ['advance', 'pray', 'drill', 'recruit'].includes(move.verb))?.verb;
  const walks = scene.step === 9 ? walk(scene, 'conquest') : walk(scene, 'offering');
  if (first !== 'advance' && walks) return walks;
  const order = workers(scene.me) ? ['pray', 'drill', 'recruit'] : ['recruit', 'pray', 'drill'];
  return order.map((verb) => find(scene, verb)).find(Boolean) ?? scene.moves[0];
}

function reach(scene: Scene, action: string): boolean {
  return [1, 2].includes(way(scene, action));
}

function walk(scene: Scene, action: string): Move | undefined {
  return reach(scene, action) ? find(scene, `advance ${way(scene, action)}`) : undefined;
}

function worthActing(scene: Scene): boolean {
  const { me, position } = scene;
  const action = position.actions[(me.priest ?? 1) - 1];
  if (action === 'offering') return me.goods.corn >= 2;
  if (action === 'conquest') return me.army.length + me.troops.length > 0;
  if (action === 'production') return me.up.length > 0;
  return action === 'worship' && statues(me) > 2;
}

// --- a worker on the hill ---

/** A card whose god listens already gives its bonus too; else the one that is needed least. */
function cardMark(scene: Scene, card: string): number {
  if (card === 'gold') return -5;
  return statues(scene.me, god(scene, card)) ? worth(bonus(scene, card)) : -worth(bonus(scene, card)) / 4;
}

function work(scene: Scene): Move | undefined {
  const open = find(scene, 'bonus');
  if (open) return open;
  const { order } = plan(scene, tasksAhead(scene), tasksLeft(scene), scene.me.goods);
  const task = order.map((each) => find(scene, `task ${each}`)).find(Boolean);
  return task ?? (order.length ? find(scene, 'extra') : undefined) ?? done(scene);
}

/** Those of the space that may still be done, now or with what another one brings. */
function tasksAhead(scene: Scene): string[] {
  const at = scene.done.findLastIndex((move) => move.verb === 'place');
  const used = scene.done.slice(at + 1).map((move) => move.args.task);
  const all = tasksOf(scene, scene.done[at]?.args.space ?? '').filter((task) => !used.includes(task));
  return all.length ? all : withVerb(scene, 'task').map((move) => move.args.task ?? '');
}

/** The potato of a priest counts as long as it may be paid. */
function tasksLeft(scene: Scene): number {
  const at = scene.done.findLastIndex((move) => move.verb === 'place');
  const { worker = '', space: id = '' } = scene.done[at]?.args ?? {};
  const used = scene.done.slice(at + 1).filter((move) => move.verb === 'task').length;
  return Math.max(1, id ? count(scene, worker, id).tasks - used : 1);
}

function buildMark(scene: Scene, id: string): number {
  const { cost, bonus: effects } = tile(scene, id);
  const price = Object.entries(cost).reduce((sum, [good, n]) => sum + n * worth([`${good} 1`]), 0);
  return (effects ? 2 * worth(effects) : 3) - price / 2;
}

/** Upper stairs near the own priest: the way down becomes cheaper for the next workers. */
function stairsMark(scene: Scene, move: Move): number {
  const distance = Math.abs(Number(move.args.sector) - (scene.me.priest ?? 1));
  return (move.args.level === 'upper' ? 5 : 0) - Math.min(distance, 5 - distance);
}

function statueMark(scene: Scene, move: Move): number {
  const of = move.args.god ?? '';
  const cards = scene.me.hand.filter((card) => god(scene, card) === of).length;
  return (move.args.size === 'large' ? 10 : 0) + (statues(scene.me, of) ? 0 : 2) + 3 * cards;
}

/** A weaving that fits an end of a tapestry, with a symbol that matches there. */
function buy(scene: Scene): Move | undefined {
  return best(withVerb(scene, 'buy'), (move) => weavingMark(scene, move.args.tile ?? ''));
}

export function weavingMark(scene: Scene, id: string): number {
  const { design, left, right } = weaving(scene, id);
  const marks = scene.me.tapestries.map((tapestry) => {
    if (tapestry.some((other) => weaving(scene, other).design === design)) return 0;
    const [first = '', last = ''] = [tapestry[0], tapestry.at(-1)];
    const matches = weaving(scene, first).left === right || weaving(scene, last).right === left;
    return matches ? 3 : 1;
  });
  return Math.max(0, ...marks);
}

// --- people and cards ---

function workerMark(scene: Scene, worker: string): number {
  const twin = (scene.me.workers[worker] ?? 0) > 0 ? -1 : 0;
  const liked = { architect: 1, craftsman: 1, courier: 0.8, priest: 0.7, warrior: 0.5 }[worker] ?? 0;
  return liked + worth(welcome(scene, worker)) / 2 + twin;
}

/** A worker for the next turn, as long as there is room for one. */
function hire(scene: Scene): Move | undefined {
  const { village } = scene.position;
  const who = (move: Move) => (move.args.end === 'potato' ? village[0] : village.at(-1)) ?? '';
  if (workers(scene.me) > 1) return done(scene);
  // The corn of the coming turns is not for hiring.
  const dear = (move: Move) => (move.args.end === 'corn' && scene.me.goods.corn < 4 ? 2 : 0);
  return best(withVerb(scene, 'hire'), (move) => workerMark(scene, who(move)) - dear(move)) ?? done(scene);
}

function newCardMark(scene: Scene, card: string): number {
  if (card === 'deck') return 1;
  const fresh = !scene.me.hand.some((each) => god(scene, each) === god(scene, card));
  return (fresh ? 1.5 : 0) + (statues(scene.me, god(scene, card)) ? 2 : 0);
}

/** Potatoes first, gold last. */
function thrift(move: Move): number {
  const rates: Record<string, number> = { potato: 1, corn: 2, stone: 2, gold: 4 };
  return -(move.args.goods ?? '').split('+').reduce((sum, good) => sum + (rates[good] ?? 0), 0);
}

/** One step at least, more as long as some corn is left. */
function offering(scene: Scene): Move | undefined {
  const price = (move: Move) => move.price.corn ?? 2 * Number(move.args.steps);
  const mine = scene.done.some((move) => move.verb === 'advance');
  const wise = withVerb(scene, 'offer').filter((move) => mine && scene.me.goods.corn >= price(move));
  return (
    best(wise, (move) => (scene.me.goods.corn - price(move) >= 2 || move.args.steps === '1' ? price(move) : 0)) ??
    done(scene)
  );
}

// --- war ---

/** The first card of the mover is free; further ones cost a potato each. */
function levy(scene: Scene): Move | undefined {
  const cards = withVerb(scene, 'muster').filter((move) => !move.price.potato || scene.me.goods.potato > 3);
  return best(cards, (move) => soldiers(scene, move.args.army ?? '')) ?? done(scene);
}

function landMark(scene: Scene, move: Move): number {
  const { turn: down, discard } = demand(scene, move.args.region ?? '');
  return worth(bonus(scene, move.args.region ?? '')) - 1.6 * discard - 0.6 * down;
}

/** In a ceremony: cards beyond three are worth more played than fed. */
function playCards(scene: Scene): Move | undefined {
  const mark = (move: Move) => worth(bonus(scene, move.args.card ?? ''));
  const card = best(withVerb(scene, 'play'), mark);
  return card && scene.me.hand.length > 2 && mark(card) >= 2 ? card : done(scene);
}
