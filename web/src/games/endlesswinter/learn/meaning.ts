/** What a move means, in a sentence: why the coach suggests it, or what the reader has chosen instead. */
import type { Move } from '../../../lib/moves';
import type { Saying } from '../../../ui/learn/script';
import type { AnimalName } from '../view';
import { type Scene, setWorth } from './scene';

export function meaning(move: Move, scene: Scene): Saying {
  const { verb, args, changes } = move;
  const labour = changes.labour?.[1] ?? 0;
  switch (verb) {
    case 'place':
      return { key: `learn-means-place-${args.column}` };
    case 'play':
      return { key: 'learn-means-play', args: { labour } };
    case 'use':
      if (scene.position.phase === 'eclipse') return { key: 'learn-means-use-eclipse' };
      return { key: labour > 0 ? 'learn-means-use-labour' : 'learn-means-use' };
    case 'hunt':
    case 'catch': {
      const { animal = '' } = args;
      const n = (scene.me.animals[animal as AnimalName] ?? 0) + 1;
      return { key: 'learn-means-hunt', args: { n, points: setWorth(scene, animal, n) } };
    }
    case 'lower':
    case 'idol':
    case 'take':
      return { key: `learn-means-${verb}-${Object.values(args)[0]}` };
    case 'bury':
    case 'bury-open':
      return { key: 'learn-means-bury' };
    case 'recruit':
    case 'initiate':
      return { key: 'learn-means-initiate' };
    case 'develop':
    case 'learn':
      return { key: 'learn-means-develop' };
    case 'megalith':
      return { key: Number(args.height) ? 'learn-means-megalith-upper' : 'learn-means-megalith' };
    case 'done':
      return { key: `learn-means-done-${ENDS[scene.ask] ?? 'other'}` };
    default:
      return { key: `learn-means-${SAID.has(verb) ? verb : 'other'}` };
  }
}

const ENDS: Record<string, string> = { act: 'act', 'lay-pile': 'pile' };
const SAID = new Set(
  'lead culture chief eat rites stone camp move village reveal flip top discard claim board score lay part'.split(' '),
);
