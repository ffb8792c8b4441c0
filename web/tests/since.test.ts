import { expect, test } from 'vitest';
import type { PlayEntry } from '../src/lib/protocol';
import { type Change, doneByOthers, endOfMine, together } from '../src/lib/since';

function play(n: number, seat: number, turn: number): PlayEntry {
  return { kind: 'play', n, seat, turn } as PlayEntry;
}

function change(before: Record<string, string>, after: Record<string, string>): Change {
  return { before: new Map(Object.entries(before)), after: new Map(Object.entries(after)) };
}

/** My turn, then one of a rival in which I react, then my own again in which the rival reacts. */
const plays = [play(1, 0, 1), play(2, 1, 2), play(3, 0, 2), play(4, 1, 2), play(5, 0, 3), play(6, 1, 3), play(7, 1, 3)];

test('a reaction in the turn of another does not end my turn, and my own turn has not ended before it does', () => {
  expect(endOfMine(plays, [0], 3)).toBe(1);
  expect(endOfMine(plays, [0], 4)).toBe(5);
  expect(endOfMine(plays, [1], 4)).toBe(4);
});

test('what others did is news, also in the middle of my turn; what I did is none', () => {
  expect(doneByOthers(plays, [0], 1)).toEqual([
    { from: 1, to: 2 },
    { from: 3, to: 4 },
    { from: 5, to: 7 },
  ]);
  expect(doneByOthers(plays, [0], 7)).toEqual([]);
});

test('changes add up place by place, as they came', () => {
  const mine = { a: '2', b: '1', c: '9' };
  const all = together([
    change({ a: '0', b: '1', c: '1' }, { a: '1', b: '1', c: '2' }),
    change(mine, { ...mine, b: '', d: 'new' }),
    change({ a: '2', c: '9', d: 'new' }, { a: '2', c: '9', d: 'new' }),
  ]);
  expect([all.before.get('a'), all.after.get('a')]).toEqual(['0', '1']);
  expect([all.before.get('b'), all.after.get('b')]).toEqual(['1', '']);
  expect([all.before.get('c'), all.after.get('c')]).toEqual(['1', '2']);
  expect([all.before.get('d'), all.after.get('d')]).toEqual([undefined, 'new']);
});

test('what came and went again is no change', () => {
  const all = together([change({ a: '1' }, { a: '2' }), change({ a: '2' }, { a: '1' })]);
  expect(all.before.get('a')).toBe(all.after.get('a'));
});
