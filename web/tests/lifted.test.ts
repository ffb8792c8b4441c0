import { expect, test } from 'vitest';
import { Hand } from '../src/lib/lifted.svelte';
import { readMoves, type Move } from '../src/lib/moves';
import type { VerbInfo } from '../src/lib/protocol';

const VERBS = {
  place: { slots: ['worker', 'space'], at: 'space/{space}' },
  pray: { slots: [], at: 'deck' },
} as unknown as Record<string, VerbInfo>;

function hand(): Hand {
  const texts = ['place courier T1', 'place courier T2', 'place priest T2', 'pray'];
  const moves: Move[] = readMoves(
    texts.map((move) => ({ move, changes: {}, later: {}, reveals: false, ends: false })),
    VERBS,
  );
  return new Hand(
    () => moves,
    () => (move) => (move.args.worker ? `worker/${move.args.worker}` : undefined),
  );
}

test('a piece in hand lights its own places alone', () => {
  const it = hand();
  expect([...it.lit.keys()]).toEqual(['space/T1', 'space/T2', 'deck']);
  it.press('worker/priest');
  expect([...it.lit.keys()]).toEqual(['space/T2']);
  expect(it.lit.get('space/T2')?.map(({ text }) => text)).toEqual(['place priest T2']);
});

test('pressed again it is put down, and another takes its place', () => {
  const it = hand();
  it.press('worker/priest');
  it.press('worker/courier');
  expect(it.lifted).toBe('worker/courier');
  it.press('worker/courier');
  expect(it.lifted).toBeNull();
  expect(it.lit.size).toBe(3);
});

test('what has nowhere to go cannot be taken', () => {
  const it = hand();
  it.take('worker/warrior');
  expect(it.lifted).toBeNull();
});
