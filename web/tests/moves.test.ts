import { describe, expect, test } from 'vitest';
import { gains, payments } from '../src/lib/changes';
import { litSpots, readMove, readMoves, readOffer } from '../src/lib/moves';
import type { Offer, VerbInfo } from '../src/lib/protocol';

const VERBS = {
  place: { slots: ['worker', 'space'], at: 'space/{space}' },
  done: { slots: [], at: '' },
} as unknown as Record<string, VerbInfo>;

function offer(move: string, changes: Offer['changes'] = {}): Offer {
  return { move, changes, later: {}, reveals: false, ends: false };
}

describe('moves', () => {
  test('the notation gives the arguments and the spot', () => {
    const move = readMove('place courier T03', VERBS);
    expect(move.args).toEqual({ worker: 'courier', space: 'T03' });
    expect(move.spot).toBe('space/T03');
    expect(readMove('done', VERBS).spot).toBe('');
  });

  test('what it surely costs is the least of what is paid', () => {
    expect(readOffer(offer('done', { corn: [-4, -2], gold: [-1, 0], vp: [1, 1] }), VERBS).price).toEqual({ corn: 2 });
  });

  test('a spot has all the moves that lead there', () => {
    const lit = litSpots(readMoves([offer('place courier T03'), offer('place priest T03'), offer('done')], VERBS));
    expect([...lit.keys()]).toEqual(['space/T03']);
    expect(lit.get('space/T03')?.map((move) => move.args.worker)).toEqual(['courier', 'priest']);
  });
});

describe('changes', () => {
  test('what is paid and what is got, with ranges and halves', () => {
    const changes = { corn: [-2, -2], wood: [-3, -1], labour: [-0.5, -0.5], vp: [1, 3], stone: [2.5, 2.5] } as const;
    const read = Object.fromEntries(
      Object.entries(changes).map(([good, [a, b]]) => [good, [a, b] as [number, number]]),
    );
    expect(payments(read)).toEqual([
      ['corn', '2'],
      ['wood', '1–3'],
      ['labour', '½'],
    ]);
    expect(gains(read)).toEqual([
      ['vp', '1–3'],
      ['stone', '2½'],
    ]);
  });

  test('what may go either way stands with what is got', () => {
    expect(gains({ food: [-1, 1] })).toEqual([['food', '-1–1']]);
    expect(payments({ gold: [-2, 0] })).toEqual([['gold', '0–2']]);
  });
});
