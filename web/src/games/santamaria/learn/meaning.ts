/** What a move means, in a sentence: why the coach suggests it, or what the reader has chosen instead. */
import type { Move } from '../../../lib/moves';
import type { Saying } from '../../../ui/learn/script';
import { effects, onTheWay, type Scene, ship, standsAt, tileCells } from './scene';

export function meaning(move: Move, scene: Scene, then: Move[]): Saying {
  const { verb, args, price } = move;
  switch (verb) {
    case 'expand':
      return { key: tileCells(scene, args.tile ?? '').length > 2 ? 'learn-means-expand-three' : 'learn-means-expand' };
    case 'activate':
      return { key: `learn-means-activate-${does(scene, standsAt(scene, args))}`, args: { n: price.coin ?? 0 } };
    case 'die':
      return die(scene, args, then);
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
function does(scene: Scene, kind: string | null): string {
  const first = effects(scene, kind).find((effect) => !effect.startsWith('coin')) ?? '';
  const [word = 'goods'] = first.split(' ');
  return ['shipping', 'religion', 'conquistador', 'trade', 'happiness'].includes(word) ? word : 'goods';
}

/** The action of the common board that a turn is about, and the move that it comes to. */
const ACTIONS: Record<number, [action: string, verb: string]> = {
  5: ['shipping', 'ship'],
  6: ['religion', 'pray'],
  7: ['conquistador', 'march'],
};

/** It is said to include the action where the die is used as it lies, and the action is to follow. */
function die(scene: Scene, { die = '', value = '' }: Record<string, string>, then: Move[]): Saying {
  const colour = die === 'white' ? 'white' : 'blue';
  const [action = 'none', verb = ''] = ACTIONS[scene.step] ?? [];
  const used = then.find((move) => move.verb === 'use');
  const can = used?.args.value === value && then.some((move) => move.verb === verb) ? action : 'none';
  const n = onTheWay(scene, colour === 'white' ? 'column' : 'row', value, colour);
  return { key: `learn-means-die-${colour}`, args: { n, value, can } };
}

function used(scene: Scene, move: Move): Saying {
  const { line = '', value = '' } = move.args;
  const n = onTheWay(scene, line, value, line === 'column' ? 'white' : 'blue');
  const coins = move.price.coin ?? 0;
  return { key: coins ? 'learn-means-use-changed' : 'learn-means-use', args: { n, coins } };
}
