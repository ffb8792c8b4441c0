import { expect, test } from 'vitest';
import { readMoves, type Move } from '../src/lib/moves';
import type { Changes, VerbInfo, View } from '../src/lib/protocol';
import { about, beyond, folds, groupMoves, head, keyed, type Scene } from '../src/lib/rows';
import { Words } from '../src/lib/words';

const VERBS = { go: { slots: ['to'], at: '' }, buy: { slots: ['good'], at: '' } } as unknown as Record<
  string,
  VerbInfo
>;
const words = new Words('en', ['move-go = Go there: { $to }\nmove-buy = Buy { $good }\n']);
const scene: Scene = { view: {} as View, components: {}, words };

function moves(texts: string[], changes: Changes = {}): Move[] {
  return readMoves(
    texts.map((move) => ({ move, changes, later: {}, reveals: false, ends: false })),
    VERBS,
  );
}

function many(n: number): string[] {
  return Array.from({ length: n }, (_, i) => `go p${i}`);
}

test('a row does not say twice what its piece is', () => {
  const row = { id: 'tile', label: 'Sugar · road with 1 colonist', place: '', moves: [] };
  expect(about(row, 'sugar, road with 1 colonist')).toBe('');
  expect(about(row, 'sugar, road with 2 colonists')).toBe('sugar, road with 2 colonists');
  expect(about(row)).toBe('');
});

test('rows that begin alike share a heading', () => {
  const [group] = groupMoves(moves(['go home', 'go away']), scene);
  expect(group?.heading).toBe('Go there');
  expect(group?.rows.map((row) => row.label)).toEqual(['Home', 'Away']);
});

test('a price that all rows have stands once, in the heading', () => {
  const paid = moves(['go home', 'go away'], { corn: [-1, -1], vp: [2, 2] });
  const [group] = groupMoves(paid, scene);
  expect(group?.price).toEqual({ corn: [-1, -1] });
  expect(beyond(paid[0]?.changes ?? {}, group?.price ?? {})).toEqual({ vp: [2, 2] });
});

test('moves that differ only in the piece share a row', () => {
  const told = (move: Move) => ({ label: 'There', heading: 'Place', piece: move.args.to });
  const [group] = groupMoves(moves(['go a', 'go b']), { ...scene, tell: told });
  expect(group?.rows).toHaveLength(1);
  expect(group?.rows[0]?.moves.map(({ piece }) => piece)).toEqual(['a', 'b']);
});

test('many rows fold, and keys count what is seen', () => {
  const groups = groupMoves(moves([...many(14), 'buy corn']), scene);
  const [places, goods] = groups;
  if (!places || !goods) throw new Error('two groups were meant');
  expect(folds(places, groups)).toBe(true);
  expect(folds(goods, groups)).toBe(false);
  expect(head(places, groups)).toHaveLength(5);
  const keys = keyed(groups, (group) => group === goods);
  expect(keys.get(places.id)).toBe('6');
  expect(keys.get('buy corn')).toBe('7');
  expect(keys.has('go p5')).toBe(false);
});

test('what the board shows better folds whole', () => {
  const groups = groupMoves(moves([...many(40), 'buy corn']), scene);
  expect(groups[0] && head(groups[0], groups)).toEqual([]);
});
