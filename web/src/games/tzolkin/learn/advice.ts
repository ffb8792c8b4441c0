/**
 * Which move the coach would play. It looks at the position, not at a script: whatever the reader or the opponent did
 * before, the turn of the lesson is tried, and where that cannot be done something sensible takes its place.
 */
import type { Move } from '../../../lib/moves';
import type { TempleName, TrackName } from '../position';
import { best, find } from '../../../ui/learn/script';
import { canBuild, type Scene, tile } from './scene';
import { firstOfTurn, morePlacing, morePicking, useWorker } from './turns';

type Adviser = (scene: Scene) => Move | undefined;

const ADVISERS: Record<string, Adviser> = {
  'keep-wealth': (scene) => best(scene.moves, (move) => wealthMark(scene, move)),
  turn: firstOfTurn,
  'place-more': morePlacing,
  'pick-more': morePicking,
  'use-worker': useWorker,
  'any-action': useWorker,
  harvest,
  advance,
  'free-advance': advance,
  build,
  pay: (scene) => best(scene.moves, thrift),
  'choose-temple': (scene) => best(scene.moves, (move) => stepUpMark(scene, move)),
  anger: (scene) => best(scene.moves, (move) => -pointsBelow(scene, move)),
  'take-resource': (scene) => find(scene, 'take gold'),
  market: (scene) => find(scene, 'done'),
  'buy-step': (scene) => find(scene, 'done'),
  'choose-days': (scene) => find(scene, 'days 2'),
};

export function advise(scene: Scene): Move | undefined {
  return ADVISERS[scene.ask]?.(scene);
}

const WEALTH: Record<string, number> = {
  corn: 1,
  wood: 2,
  stone: 2,
  gold: 2,
  skull: 9,
  temple: 2,
  technology: 2,
  feeds: 3,
};

/** A fourth worker would eat too much in a first game; a skull is what the ninth turn needs. */
function wealthMark(scene: Scene, move: Move): number {
  return (tile(scene, move.args.tile ?? '').effects ?? []).reduce((sum, effect) => {
    const words = effect.split(' ');
    return sum + (WEALTH[words[0] ?? ''] ?? 0) * Number(words.at(-1));
  }, 0);
}

function harvest(scene: Scene): Move | undefined {
  const { me } = scene;
  const hungry = me.goods.corn < (me.food ?? 0) + 6;
  const wood = find(scene, 'harvest wood');
  const corn = find(scene, 'harvest corn') ?? find(scene, 'harvest bare');
  return (hungry || me.goods.wood > 3 ? (corn ?? wood) : (wood ?? corn)) ?? scene.moves[0];
}

const TRACK_ORDER: TrackName[] = ['agriculture', 'extraction', 'architecture', 'theology'];

/** New tracks first. A second advance must leave enough for a building. */
function advance(scene: Scene): Move | undefined {
  const { me } = scene;
  const done = find(scene, 'done');
  if (done && !canBuild(scene, 1)) return done;
  const mark = (move: Move) => {
    const track = move.args.track as TrackName;
    return -4 * me.levels[track] - TRACK_ORDER.indexOf(track);
  };
  return best(
    scene.moves.filter((move) => move.verb === 'advance'),
    mark,
  );
}

/** Farms first: they help on every food day to come. */
function build(scene: Scene): Move | undefined {
  const mark = (move: Move) => {
    const { class: kind, effects = [], cost = {} } = tile(scene, move.args.tile ?? '');
    const price = Object.values(cost).reduce((sum, n) => sum + n, 0);
    return (kind === 'farm' ? 10 : 0) + 3 * effects.length - price;
  };
  return best(
    scene.moves.filter((move) => move.verb === 'build'),
    mark,
  );
}

/** The cheapest way to pay. */
function thrift(move: Move): number {
  const rates: Record<string, number> = { wood: 2, stone: 3, gold: 4 };
  return -(move.args.goods ?? '').split('+').reduce((sum, good) => sum + (rates[good] ?? 0), 0);
}

interface Temple {
  points: number[];
  rewards: string[];
}

function temple(scene: Scene, move: Move): { data: Temple; at: number } {
  const name = move.args.temple as TempleName;
  return { data: scene.components[name]?.data as unknown as Temple, at: scene.me.temples[name] + 1 };
}

/** A step that brings goods on the next food day, then one that brings more points. */
function stepUpMark(scene: Scene, move: Move): number {
  const { data, at } = temple(scene, move);
  const points = (data.points[at + 1] ?? 0) - (data.points[at] ?? 0);
  return points + ((data.rewards[at + 1] ?? '-') === '-' ? 0 : 5);
}

function pointsBelow(scene: Scene, move: Move): number {
  const { data, at } = temple(scene, move);
  return (data.points[at] ?? 0) - (data.points[at - 1] ?? 0);
}
