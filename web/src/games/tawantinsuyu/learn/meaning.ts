/** What a move means, in a sentence: why the coach suggests it, or what the reader has chosen instead. */
import type { Move } from '../../../lib/moves';
import type { Saying } from '../../../ui/learn/script';
import { costOf } from '../spots';
import { ahead, god, type Scene, statues, tasksAt } from './scene';

/** The task that each turn of the lesson is about. */
const TOPIC: Record<number, string> = { 6: 'stairs', 7: 'build', 8: 'weave', 10: 'statue' };

export function meaning(move: Move, scene: Scene, then: Move[]): Saying {
  const { verb, args, price } = move;
  switch (verb) {
    case 'place':
      return placement(move, scene, then);
    case 'with':
      if (args.card === 'gold') return { key: 'learn-means-with-gold' };
      return { key: statues(scene.me, god(scene, args.card ?? '')) ? 'learn-means-with-statue' : 'learn-means-with' };
    case 'enter':
    case 'task':
    case 'hire':
    case 'statue':
    case 'stairs':
      return { key: `learn-means-${verb}-${Object.values(args)[0]}` };
    case 'advance':
      return { key: `learn-means-advance-${ahead(scene, Number(args.cells))}` };
    case 'pay':
      return { key: args.goods?.includes('stone') ? 'learn-means-pay-stone' : 'learn-means-pay' };
    case 'build':
      return { key: args.tile?.startsWith('P') ? 'learn-means-build-production' : 'learn-means-build-permanent' };
    case 'buy':
      return { key: `learn-means-buy-${BOUGHT[scene.position.outlook.loom[args.tile ?? ''] ?? 'begins']}` };
    case 'muster':
      return { key: price.potato ? 'learn-means-muster-paid' : 'learn-means-muster' };
    case 'god':
      return { key: args.card === 'deck' ? 'learn-means-god-deck' : 'learn-means-god-altar' };
    case 'done':
    case 'skip':
      return { key: `learn-means-done-${ENDS[scene.ask] ?? 'other'}` };
    default:
      return { key: `learn-means-${SAID.has(verb) ? verb : 'other'}` };
  }
}

function placement(move: Move, scene: Scene, then: Move[]): Saying {
  const { worker = '', space = '' } = move.args;
  const { tasks, alike } = tasksAt(scene, worker, space);
  const able = tasks > 1 + alike;
  const by = able && alike ? 'both' : able ? 'skill' : alike ? 'neighbours' : 'none';
  const topic = TOPIC[scene.step];
  const can = then.some((each) => each.verb === 'task' && each.args.task === topic) ? (topic ?? 'none') : 'none';
  return { key: 'learn-means-place', args: { tasks, by, can, ...costOf(move) } };
}

const BOUGHT = { matches: 'matches', fits: 'fits', begins: 'other' };
const ENDS: Record<string, string> = {
  hire: 'hire',
  work: 'work',
  worship: 'worship',
  offering: 'offering',
  conquer: 'conquer',
  levy: 'levy',
  leftover: 'leftover',
  'play-cards': 'cards',
};

const SAID = new Set(
  'start keep resolve pray drill recruit perform gold dismiss spend exchange summon extra bonus capture swap use enlist pick join begin joint nomad part choose restore climb sacrifice offer loss lose conquer discard exhaust play feed'.split(
    ' ',
  ),
);
