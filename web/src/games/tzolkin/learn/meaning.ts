/** What a move means, in a sentence: why the coach suggests it, or what the reader has chosen instead. */
import type { Move } from '../../../lib/moves';
import type { Saying } from '../../../ui/learn/script';
import { type Scene, tile } from './scene';

export function meaning(move: Move, scene: Scene): Saying {
  const { verb, args } = move;
  const back = scene.position.outlook.back[Number(args.space) - 1];
  switch (verb) {
    case 'keep':
      return { key: `learn-means-keep-${gift(tile(scene, args.tile ?? '').effects ?? [])}` };
    case 'place':
      if (args.gear === 'chichen_itza' && !scene.me.goods.skull) return { key: 'learn-means-place-skulless' };
      return { key: `learn-means-place-${args.gear}` };
    case 'pick':
      return { key: args.space === '0' ? 'learn-means-pick-early' : 'learn-means-pick' };
    case 'action':
      if (scene.ask in CHOSEN) return { key: `learn-means-action-${CHOSEN[scene.ask]}` };
      return back ? { key: 'learn-means-action-back', args: { n: back } } : { key: 'learn-means-action' };
    case 'harvest':
      return { key: `learn-means-harvest-${args.how}` };
    case 'advance':
      return { key: `learn-means-advance-${args.track}` };
    case 'build':
    case 'plain':
      return { key: `learn-means-build-${tile(scene, args.tile ?? '').class === 'farm' ? 'farm' : 'other'}` };
    case 'days':
      return { key: `learn-means-days-${args.days}` };
    case 'done':
      return { key: `learn-means-done-${ENDS[scene.ask] ?? 'other'}` };
    default:
      return { key: `learn-means-${OTHERS[verb] ?? 'other'}` };
  }
}

/** Where no action is that of the worker's own space. */
const CHOSEN: Record<string, string> = { 'use-worker-freely': 'free', 'any-action': 'any' };
const ENDS: Record<string, string> = { 'place-more': 'placing', 'pick-more': 'picking' };
const OTHERS: Record<string, string> = {
  beg: 'beg',
  ahead: 'ahead',
  nothing: 'nothing',
  up: 'up',
  down: 'down',
  pay: 'pay',
  monument: 'monument',
  take: 'take',
  sell: 'trade',
  buy: 'trade',
};

/** What a wealth tile is kept for. */
function gift(effects: string[]): string {
  const has = (word: string) => effects.some((effect) => effect.startsWith(word));
  if (has('skull')) return 'skull';
  if (has('worker')) return 'worker';
  const corn = Number(effects.find((effect) => effect.startsWith('corn'))?.split(' ')[1] ?? 0);
  return corn > 4 ? 'corn' : 'goods';
}
