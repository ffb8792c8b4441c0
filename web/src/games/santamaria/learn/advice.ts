/** Which move the coach would play, whatever the reader or the opponent did before. */
import type { Move } from '../../../lib/moves';
import { best, find, type Saying, withVerb } from '../../../ui/learn/script';
import { cellOf, colonists, covered, freeCells, isBuilding, meetsMonk, type Scene, tileCells } from './scene';
import { blocks, harvest, payable, placeMark, shipMark, starts } from './worth';

type Adviser = (scene: Scene) => Move | undefined;

const MUCH = 20;
/** The action of the common board that a turn is about. */
export const ACTION: Record<number, string> = { 5: 'shipping', 6: 'religion', 7: 'conquistador' };
const CHANGING = 8;
const PASSING = 10;

const done: Adviser = (scene) => find(scene, 'done');

const ADVISERS: Record<string, Adviser> = {
  turn: (scene) => best(main(scene), (move) => turnMark(scene, move)),
  'use-die': (scene) => best(withVerb(scene, 'use'), (move) => useMark(scene, move)),
  'lay-tile': (scene) => best(withVerb(scene, 'lay'), (move) => layMark(scene, move)),
  'lay-road': (scene) => best(withVerb(scene, 'road'), (move) => placeMark(scene, cellOf(move.args), 'road1')),
  pay: (scene) => best(withVerb(scene, 'pay'), (move) => -gold(move)),
  trade: (scene) =>
    best(
      withVerb(scene, 'pay').filter((move) => plenty(scene, move)),
      () => 1,
    ) ?? done(scene),
  'trade-result': (scene) => best(withVerb(scene, 'take'), (move) => -(scene.me.goods[move.args.good ?? ''] ?? 0)),
  ship: (scene) => best(withVerb(scene, 'ship'), (move) => shipMark(scene, move.args.dock ?? '')) ?? done(scene),
  march: (scene) => find(scene, 'march plain'),
  pray,
  'place-monk': (scene) => best(withVerb(scene, 'monk'), (move) => monkMark(scene, move)) ?? done(scene),
  'sell-first': done,
  afterwards: done,
};

export function advise(scene: Scene): Move | undefined {
  return ADVISERS[scene.ask]?.(scene);
}

/** The turn is about something that cannot be done now. */
export function later(scene: Scene): Saying | null {
  if (scene.ask !== 'turn') return null;
  const advised = advise(scene);
  if (scene.step === PASSING) return scene.position.year > 1 ? { key: 'learn-later-pass' } : null;
  return advised && !onTopic(scene, advised) ? { key: 'learn-later' } : null;
}

/** The main actions; selling and buying only serve them. */
function main(scene: Scene): Move[] {
  return scene.moves.filter((move) => ['expand', 'activate', 'die', 'pass'].includes(move.verb));
}

function onTopic(scene: Scene, move: Move): boolean {
  switch (scene.step) {
    case 1:
    case 9:
      return move.verb === 'expand';
    case 2:
      return move.verb === 'die' && move.args.die === 'white';
    case 3:
      return move.verb === 'die' && move.args.die === 'blue';
    case 4:
      return move.verb === 'activate';
    case CHANGING:
      return move.verb === 'die' && scene.me.goods.coin !== 0;
    case PASSING:
      return move.verb === 'pass' && scene.position.year === 1;
    default:
      return starts(scene, ACTION[scene.step], activated(scene, move)) && useful(scene);
  }
}

/** A shipping action without goods would be for nothing. */
function useful(scene: Scene): boolean {
  return scene.step !== 5 || payable(scene, scene.me.goods).length > 0;
}

/** The buildings that a move activates, as far as that is known before a die is changed. */
function activated(scene: Scene, move: Move): number[] {
  if (move.verb === 'activate') return [cellOf(move.args)];
  if (move.verb !== 'die') return [];
  return freeCells(scene, move.args.die === 'white' ? 'column' : 'row', Number(move.args.value));
}

function turnMark(scene: Scene, move: Move): number {
  return (onTopic(scene, move) ? MUCH : 0) + plainMark(scene, move);
}

function plainMark(scene: Scene, move: Move): number {
  switch (move.verb) {
    case 'expand':
      return tileCells(scene, move.args.tile ?? '').reduce((sum, kind) => sum + partMark(scene, kind), 0);
    case 'activate': {
      const cell = cellOf(move.args);
      return harvest(scene, [cell]).value - scene.me.colony.price - (scene.step < 5 && blocks(scene, cell) ? 5 : 0);
    }
    case 'die':
      return dieMark(scene, move) - (move.args.die === 'white' && scene.me.white_used > 1 && scene.step < 8 ? 3 : 0);
    default:
      return passMark(scene, move) - (scene.step === PASSING ? 0 : 50);
  }
}

function partMark(scene: Scene, kind: string): number {
  return isBuilding(scene, kind) ? 2 : colonists(scene, kind);
}

/** The best line that the die could activate, less the coins for changing it. */
function dieMark(scene: Scene, move: Move): number {
  const line = move.args.die === 'white' ? 'column' : 'row';
  const value = Number(move.args.value);
  const marks = [1, 2, 3, 4, 5, 6].map((to) => {
    const coins = Math.abs(to - value);
    if (coins > (scene.me.goods.coin ?? 0) || (coins && scene.step < CHANGING)) return 0;
    return lineMark(scene, line, to) - coins + (coins && scene.step === CHANGING ? 3 : 0);
  });
  return Math.max(...marks);
}

function lineMark(scene: Scene, line: string, value: number): number {
  const cells = freeCells(scene, line, value);
  const topical = starts(scene, ACTION[scene.step], cells) && useful(scene) ? MUCH : 0;
  return harvest(scene, cells).value + topical - (blocks(scene, cells.at(-1)) ? 1 : 0);
}

function useMark(scene: Scene, move: Move): number {
  const coins = move.price.coin ?? 0;
  const mark = lineMark(scene, move.args.line ?? '', Number(move.args.value)) - coins;
  return mark + (coins && scene.step === CHANGING ? 3 : 0) - (coins && scene.step < CHANGING ? 3 : 0);
}

function layMark(scene: Scene, move: Move): number {
  const tile = scene.done.findLast((each) => each.verb === 'expand')?.args.tile ?? '';
  const parts = tileCells(scene, tile);
  const cells = covered(parts.length, move.args);
  return parts.reduce((sum, kind, i) => sum + placeMark(scene, cells[i] ?? 0, kind), 0);
}

/** The higher space begins the next year; its action counts too. */
function passMark(scene: Scene, move: Move): number {
  const ships = payable(scene, scene.me.goods).length > 0;
  const marks: Record<string, number> = { 1: 2.4, 2: meetsMonk(scene.me, 1) ? 5 : 2.5, 3: 1.8, 4: ships ? 6 : 0, 5: 1 };
  return marks[move.args.space ?? ''] ?? 0;
}

function gold(move: Move): number {
  return (move.args.goods ?? '').split('+').filter((good) => good === 'gold').length;
}

/** Trade away only what there is more than one of. */
function plenty(scene: Scene, move: Move): boolean {
  return (move.args.goods ?? '').split('+').every((good) => (scene.me.goods[good] ?? 0) > 1);
}

/** A grain for a second space, where that brings a monk at once. */
function pray(scene: Scene): Move | undefined {
  const far = meetsMonk(scene.me, 2) && !meetsMonk(scene.me, 1);
  return (far ? find(scene, 'pray grain') : undefined) ?? find(scene, 'pray plain');
}

/** A scholar helps for the rest of the game, a mission at once; a place that others hold costs coins. */
function monkMark(scene: Scene, move: Move): number {
  const place = scene.position.places.find((each) => each.place === move.args.place);
  const kinds: Record<string, number> = { scholar: 4, mission: 3, bishop: 2 };
  return (kinds[place?.kind ?? ''] ?? 0) - (move.price.coin ?? 0);
}
