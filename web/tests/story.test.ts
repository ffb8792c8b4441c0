import { expect, test } from 'vitest';
import type { GameEvent, LogEntry } from '../src/lib/protocol';
import { news, olds, sinceTurn, standing, tell } from '../src/lib/story';
import { Words } from '../src/lib/words';

const words = new Words('en', [
  'event-move = { $who } moves\nevent-pay = { $who } pays { $goods }\nevent-gain = { $who } gains { $goods }\n' +
    'event-round = Round { $n }\namount-corn = { $n } corn\nui-note-takeback = taken back\n',
]);
const teller = { words, names: ['Ada', 'Ben'] };

function event(name: string, seat: number | null, args: GameEvent['args'] = {}): GameEvent {
  return { name, seat, args } as GameEvent;
}

function play(n: number, seat: number, turn: number, ...events: GameEvent[]): LogEntry {
  return { kind: 'play', k: n, n, seat, turn, events, move: 'go', rule: 'X1' } as unknown as LogEntry;
}

const log = [
  play(1, 0, 1, event('move', 0)),
  play(2, 0, 1, event('pay', 0, { goods: { corn: 2 } }), event('gain', 0, { goods: { corn: 5 } })),
  play(3, 1, 2, event('move', 1), event('round', null, { n: 2 })),
];

test('one passage a turn, with what it cost and brought', () => {
  const told = tell(log, teller);
  expect(told.map(({ seat, turn, heading }) => ({ seat, turn, heading }))).toEqual([
    { seat: 0, turn: 1, heading: false },
    { seat: 1, turn: 2, heading: false },
    { seat: null, turn: 2, heading: true },
  ]);
  expect(told[0]?.changes).toEqual({ corn: [3, 3] });
  expect(told[0]?.lines).toHaveLength(2);
});

test('what came after the own turn is news, the end of that turn with it', () => {
  const mine = [...log, play(4, 0, 3, event('move', 0), event('round', null, { n: 3 }))];
  expect(news(mine, [0]).flatMap((entry) => (entry.kind === 'play' ? entry.events : []))).toEqual([
    event('round', null, { n: 3 }),
  ]);
  expect(olds(mine, [0])).toHaveLength(4);
  expect(sinceTurn(mine, [1])).toBe(1);
});

test('a reaction in the turn of another is no turn of mine', () => {
  const reacted = [...log, play(4, 1, 3, event('move', 1)), play(5, 0, 3, event('move', 0))];
  expect(sinceTurn(reacted, [0])).toBe(3);
});

test('what was taken back no longer stands', () => {
  const taken = [...log, { kind: 'takeback', k: 4, n: 1, seat: 0, turn: 2 } as unknown as LogEntry];
  expect(standing(taken).map(({ kind, n }) => [kind, n])).toEqual([
    ['play', 1],
    ['takeback', 1],
  ]);
});
