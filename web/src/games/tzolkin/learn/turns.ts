/** What the coach does with workers: where it places them, which it picks up, and what they do. */
import type { Move } from '../../../lib/moves';
import type { GearName } from '../position';
import { best, find, type Saying } from '../../../ui/learn/script';
import { canBuild, resources, type Scene, spare } from './scene';

type Place = GearName | 'first_player';

/** Where workers go on each turn of the lesson, one after another; turns that pick up have none. */
function targets(scene: Scene): Place[] {
  switch (scene.step) {
    case 2:
      return ['palenque', 'tikal'];
    case 3:
      return [scene.me.goods.skull ? 'chichen_itza' : 'yaxchilan'];
    case 5:
      return spare(scene) >= (scene.me.food ?? 0) ? ['tikal'] : ['palenque'];
    case 8:
      return ['uxmal', 'palenque'];
    case 10:
      return ['first_player'];
    default:
      return [];
  }
}

/** Turns that pick up, and the workers that have something to do on them. */
const PICKING: Record<number, (scene: Scene, gear: GearName, space: number) => boolean> = {
  4: (_, gear, space) => gear === 'palenque' && space >= 1,
  6: (scene, gear, space) => gear === 'tikal' && learns(scene, space),
  7: (scene, gear, space) => gear === 'tikal' && space >= 2 && canBuild(scene),
  8: (scene, gear, space) => climbs(scene, gear, space),
  9: (scene, gear, space) => offers(scene, gear, space) || fetches(scene, gear, space) || climbs(scene, gear, space),
};

export function firstOfTurn(scene: Scene): Move | undefined {
  const wanted = picked(scene);
  if (wanted) return wanted;
  return placed(scene, targets(scene), 0) ?? otherwise(scene);
}

export function morePlacing(scene: Scene): Move | undefined {
  const before = scene.done.filter((move) => move.verb === 'place').length;
  return placed(scene, targets(scene), before) ?? find(scene, 'done');
}

/** One worker is enough for a lesson; only the ninth turn brings home all that have something to do. */
export function morePicking(scene: Scene): Move | undefined {
  return (scene.step === 9 ? picked(scene) : undefined) ?? find(scene, 'done');
}

/** The turn is about something that no worker can do now. */
export function later(scene: Scene): Saying | null {
  if (scene.ask !== 'turn') return null;
  if (scene.step === 10) return find(scene, 'place first_player') ? null : { key: 'learn-later-first' };
  return [4, 6, 7, 9].includes(scene.step) && !picked(scene) ? { key: 'learn-later' } : null;
}

/** The worker of the lesson that stands furthest on: it has waited longest. */
function picked(scene: Scene): Move | undefined {
  const wanted = PICKING[scene.step];
  const moves = scene.moves.filter(
    ({ verb, args }) => verb === 'pick' && wanted?.(scene, args.gear as GearName, Number(args.space)),
  );
  return best(moves, (move) => Number(move.args.space) + (move.args.gear === 'chichen_itza' ? 10 : 0));
}

/** The next target of the turn, if it is worth its price. */
function placed(scene: Scene, wanted: Place[], before: number): Move | undefined {
  const target = wanted[before];
  const move = target && find(scene, `place ${target}`);
  return move && (move.price.corn ?? 0) <= Math.max(2, spare(scene) - 3) ? move : undefined;
}

/** Nothing of the lesson fits: a cheap placement while there are hands, else the worker who brings most. */
function otherwise(scene: Scene): Move | undefined {
  const places = scene.moves.filter(({ verb, args }) => verb === 'place' && args.gear !== 'first_player');
  const cheap = best(places, (move) => liking(scene, move.args.gear as GearName) - (move.price.corn ?? 0));
  const picks = scene.moves.filter((move) => move.verb === 'pick');
  const ripe = best(picks, (move) => worth(scene, move.args.gear as GearName, Number(move.args.space)));
  const value = ripe ? worth(scene, ripe.args.gear as GearName, Number(ripe.args.space)) : -1;
  const price = cheap?.price.corn ?? Infinity;
  if (cheap && price <= Math.max(1, spare(scene) - 2) && (value < 5 || scene.me.hand > 1)) return cheap;
  return ripe ?? cheap ?? find(scene, 'place first_player') ?? scene.moves[0];
}

/** What the coming turns speak of; and corn, if in doubt. */
const COMING: Record<number, GearName> = { 4: 'tikal', 5: 'tikal', 6: 'tikal', 7: 'uxmal', 8: 'uxmal', 9: 'yaxchilan' };

function liking(scene: Scene, gear: GearName): number {
  if (gear === 'chichen_itza' && !scene.me.goods.skull) return -1;
  return (gear === COMING[scene.step] ? 1.2 : 0) + (gear === 'palenque' ? 0.5 : 0);
}

/** Roughly what the worker would bring now, in corn; corn itself counts more to those who lack it. */
function worth(scene: Scene, gear: GearName, space: number): number {
  const by: Record<GearName, number[]> = {
    palenque: [0, 3, 4, 5, 7, 9, 9, 9],
    yaxchilan: [0, 2, 4, 6, 6, 9, 9, 9],
    tikal: [0, 3, 4, 6, 6, 6, 7, 7],
    uxmal: [0, 3, 3, 5, 5, 6, 7, 7],
    chichen_itza: [0, 6, 7, 8, 9, 10, 11, 12, 13, 14, 14],
  };
  if (gear === 'tikal' && !resources(scene.me)) return 0;
  if (gear === 'chichen_itza' && !scene.me.goods.skull) return 0;
  const hungry = gear === 'palenque' && scene.me.goods.corn < (scene.me.food ?? 0);
  return (by[gear][space] ?? 0) * (hungry ? 1.5 : 1);
}

function learns(scene: Scene, space: number): boolean {
  return space >= 1 && space <= 5 && resources(scene.me) > 0;
}

/** Uxmal 1 takes 3 corn for a step, Tikal 5 a resource for two. */
function climbs(scene: Scene, gear: GearName, space: number): boolean {
  if (gear === 'tikal') return space === 5 && resources(scene.me) > 0;
  return gear === 'uxmal' && space >= 1 && space <= 2 && spare(scene) >= 3 + space - 1;
}

function offers(scene: Scene, gear: GearName, space: number): boolean {
  const free = scene.position.ovals.slice(0, space).some((who) => who === null);
  return gear === 'chichen_itza' && free && scene.me.goods.skull > 0;
}

/** Yaxchilan 4 gives a skull to those who have none. */
function fetches(scene: Scene, gear: GearName, space: number): boolean {
  return gear === 'yaxchilan' && space >= 4 && !scene.me.goods.skull && scene.position.skulls > 0;
}

/** The actions that each turn of the lesson is about. */
const LESSONS: Record<number, string[]> = {
  6: ['tikal 3', 'tikal 1'],
  7: ['tikal 2', 'tikal 4'],
  8: ['uxmal 1', 'tikal 5'],
  9: ['uxmal 1', 'tikal 5', 'yaxchilan 4'],
};

export function useWorker(scene: Scene): Move | undefined {
  for (const action of LESSONS[scene.step] ?? []) {
    const move = find(scene, `action ${action}`);
    if (move && fits(scene, move)) return move;
  }
  const useful = scene.moves.filter((move) => move.verb === 'action' || move.verb === 'ahead');
  return best(useful, (move) => gain(scene, move)) ?? find(scene, 'nothing');
}

/** Two advances need two resources, else one is enough. */
function fits(scene: Scene, move: Move): boolean {
  const back = move.price.corn ?? 0;
  if (move.text === 'action tikal 3') return resources(scene.me) >= 2 && back <= 2;
  return back <= Math.max(1, spare(scene));
}

function gain(scene: Scene, move: Move): number {
  const gear = (move.args.gear ?? 'chichen_itza') as GearName;
  return worth(scene, gear, Number(move.args.number)) - (move.price.corn ?? 0);
}
