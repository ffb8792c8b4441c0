/** Corrections in the browser: what is kept, what is as before, what is put right. */
import { describe, expect, test } from 'vitest';
import type { Doubt, EffectWord, Piece } from '../src/lib/protocol';
import { mended, newDraft, openValues, same, withOpen } from '../src/lib/workshop/draft';
import { composed, fresh, parsed } from '../src/lib/workshop/effects';

const piece: Piece = {
  kind: 'building',
  id: 'A2-08',
  name: 'Tomb',
  text: '',
  status: 'public',
  checked: null,
  rulebook: [],
  changed: [],
  values: { age: 2, cost: { stone: 3 }, effects: ['market', 'vp 6'] },
};
const doubt: Doubt = {
  kind: 'building',
  id: 'A2-08',
  field: 'effects',
  part: 'vp',
  value: 60,
  usual: [2, 8],
  ours: 6,
  text: '',
};
const vocabulary: EffectWord[] = [
  { word: 'market', label: 'market', arguments: [] },
  {
    word: 'temple',
    label: 'temple',
    arguments: [
      { kind: 'word', least: 0, most: 0, choices: ['brown', 'green'], labels: {} },
      { kind: 'number', least: 1, most: 3, choices: [], labels: {} },
    ],
  },
];

describe('a draft', () => {
  test('an amount of none is none, and the order of goods means nothing', () => {
    expect(same({ wood: 0, stone: 3 }, { stone: 3 })).toBe(true);
    expect(same({ stone: 3, wood: 1 }, { wood: 1, stone: 3 })).toBe(true);
    expect(same(['vp 6', 'market'], ['market', 'vp 6'])).toBe(false);
  });

  test('holds only what differs, with who says so', () => {
    const draft = { ...newDraft(), holder: { title: '', by: 'Mira', against: '' } };
    draft.open = { 'building/A2-08': { values: { age: 2, cost: { wood: 0, stone: 2 } } } };
    expect(openValues(piece, draft).effects).toEqual(['market', 'vp 6']);
    expect(withOpen(draft, piece, 'verified', '2026-11-17')).toEqual({
      building: {
        'A2-08': { cost: { stone: 2 }, status: 'verified', checked: { by: 'Mira', on: '2026-11-17' } },
      },
    });
    expect(withOpen(newDraft(), piece, 'public', '')).toEqual({});
  });

  test('a doubted number is put right where it stands', () => {
    expect(mended(['market', 'vp 60'], doubt)).toEqual(['market', 'vp 6']);
    expect(mended({ wood: 60 }, { ...doubt, part: 'wood', ours: 2 })).toEqual({ wood: 2 });
    expect(mended(60, doubt)).toBe(6);
  });
});

test('effects are words of the vocabulary and what follows; anything else stays a text', () => {
  const effect = parsed('temple green 2', vocabulary);
  expect(effect && composed(effect)).toBe('temple green 2');
  expect(parsed('temple green', vocabulary)).toBeNull();
  expect(parsed('either market or temple green 2', vocabulary)).toBeNull();
  expect(vocabulary[1] && fresh(vocabulary[1])).toBe('temple brown 1');
});
