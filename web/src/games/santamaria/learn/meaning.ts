/** What a move means, in a sentence: why the coach suggests it, or what the reader has chosen instead. */
import type { Move } from '../../../lib/moves';
import type { Saying } from '../../../ui/learn/script';
import { ACTION } from './advice';
import { cellOf, effects, freeCells, type Scene, ship, tileCells } from './scene';
import { starts } from './worth';

export function meaning(move: Move, scene: Scene): Saying {
  const { verb, args, price } = move;
  switch (verb) {
    case 'expand':
      return { key: tileCells(scene, args.tile ?? '').length > 2 ? 'learn-means-expand-three' : 'learn-means-expand' };
    case 'activate':
      return { key: `learn-means-activate-${does(scene, cellOf(args))}`, args: { n: price.coin ?? 0 } };
    case 'die':
      return die(scene, args);
    case 'use':
      return used(scene, move);
    case 'ship':
      return { key: 'learn-means-ship', args: { n: ship(scene, scene.position.docks[args.dock ?? ''] ?? '').points } };
    case 'pass':
      return { key: `learn-means-pass-${args.space}` };
    case 'pray':
      return { key: args.how === 'plain' ? 'learn-means-pray' : 'learn-means-pray-more' };
    case 'march':
      return { key: 'learn-means-march' };
    case 'monk': {
      const place = scene.position.places.find((each) => each.place === args.place);
      return { key: `learn-means-monk-${place?.kind ?? 'mission'}` };
    }
    case 'pay':
      return { key: scene.ask === 'trade' ? 'learn-means-trade' : 'learn-means-pay' };
    case 'done':
      return { key: `learn-means-done-${ENDS[scene.ask] ?? 'other'}` };
    default:
      return { key: `learn-means-${SAID.has(verb) ? verb : 'other'}` };
  }
}

const ENDS: Record<string, string> = { ship: 'ship', pray: 'other', 'place-monk': 'monk', trade: 'trade' };
const SAID = new Set(['lay', 'road', 'leave', 'take', 'sell', 'buy']);

/** What a building is good for, roughly. */
function does(scene: Scene, cell: number): string {
  const first = effects(scene, scene.me.colony.cells[cell] ?? null).find((effect) => !effect.startsWith('coin')) ?? '';
  const [word = 'goods'] = first.split(' ');
  return ['shipping', 'religion', 'conquistador', 'trade', 'happiness'].includes(word) ? word : 'goods';
}

function die(scene: Scene, args: Record<string, string>): Saying {
  const line = args.die === 'white' ? 'column' : 'row';
  const value = Number(args.value);
  const cells = freeCells(scene, line, value);
  const action = ACTION[scene.step];
  const can = starts(scene, action, cells) ? action : 'none';
  return { key: `learn-means-die-${args.die === 'white' ? 'white' : 'blue'}`, args: { n: cells.length, value, can } };
}

function used(scene: Scene, move: Move): Saying {
  const n = freeCells(scene, move.args.line ?? '', Number(move.args.value)).length;
  const coins = move.price.coin ?? 0;
  return { key: coins ? 'learn-means-use-changed' : 'learn-means-use', args: { n, coins } };
}
