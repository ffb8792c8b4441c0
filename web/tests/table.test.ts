/** The state of a table: what it says to the server, and when. */
import { beforeEach, expect, test, vi } from 'vitest';
import type { Offer, Position, ServerMessage } from '../src/lib/protocol';
import { TableStore } from '../src/lib/table.svelte';

const { sent, line } = vi.hoisted(() => ({
  sent: [] as Record<string, unknown>[],
  line: { listener: null as unknown as { message(m: unknown): void; state(s: string): void; greeting(): unknown } },
}));

vi.mock('../src/lib/link', () => ({
  tableSocket: () => '',
  Link: class {
    constructor(_url: string, listener: typeof line.listener) {
      line.listener = listener;
    }
    send(message: Record<string, unknown>) {
      sent.push(message);
      return true;
    }
    close() {}
    now() {}
    again() {}
  },
}));
vi.mock('../src/lib/api', () => ({
  Refused: class extends Error {},
  api: {
    table: async () => ({
      game: 'stones',
      seats: [{ seat: 0, you: true, kind: 'person', name: 'Ada' }],
      confirm: true,
    }),
  },
}));
vi.mock('../src/lib/catalogue.svelte', () => ({
  catalogue: {
    game: () => ({
      verbs: { done: { slots: [], at: '' }, draw: { slots: [], at: 'deck' }, go: { slots: ['to'], at: 'to/{to}' } },
    }),
  },
}));

function offer(move: string, more: Partial<Offer> = {}): Offer {
  return { move, changes: {}, later: {}, reveals: false, ends: false, ...more };
}

function position(seq: string, moves: Offer[], more: Partial<Position> = {}): ServerMessage {
  return {
    type: 'position',
    seq,
    n: 1,
    moves,
    yours: true,
    can_undo: false,
    can_confirm: false,
    view: {},
    ...more,
  } as unknown as ServerMessage;
}

async function table(): Promise<TableStore> {
  const it = new TableStore('t', null);
  await it.open();
  line.listener.state('open');
  return it;
}

beforeEach(() => void sent.splice(0));

function said() {
  return sent.map(({ type, move, end }) => [type, move, end].filter((each) => each !== undefined));
}

test('a move is played once, however often it is pressed before the answer', async () => {
  const it = await table();
  line.listener.message(position('1', [offer('go a')]));
  it.play(it.moves[0]!);
  it.play(it.moves[0]!);
  expect(said()).toEqual([['play', 'go a', false]]);
  line.listener.message(position('2', [offer('go b')]));
  it.play(it.moves[0]!);
  expect(said()).toHaveLength(2);
});

test('what reveals something waits for the button of the turn', async () => {
  const it = await table();
  line.listener.message(position('1', [offer('draw', { reveals: true }), offer('go a')]));
  it.play(it.moves[0]!);
  expect(said()).toEqual([]);
  expect(it.armed?.text).toBe('draw');
  it.endTurn();
  expect(said()).toEqual([['play', 'draw', false]]);
  line.listener.message(position('2', []));
  expect(it.armed).toBeNull();
});

test('who confirms no turns is not asked', async () => {
  const it = await table();
  it.info = { ...it.info!, confirm: false };
  line.listener.message(position('1', [offer('draw', { reveals: true })]));
  it.play(it.moves[0]!);
  expect(said()).toEqual([['play', 'draw', false]]);
});

test('what only ends the turn has a button and no row', async () => {
  const it = await table();
  line.listener.message(position('1', [offer('go a'), offer('done', { ends: true })]));
  expect(it.rows.map(({ text }) => text)).toEqual(['go a']);
  it.endTurn();
  expect(said()).toEqual([['play', 'done', true]]);
});

test('a turn that is over is confirmed by the same button', async () => {
  const it = await table();
  line.listener.message(position('1', [], { can_confirm: true }));
  it.endTurn();
  expect(said()).toEqual([['confirm']]);
});

test('a line that was down says again what was not answered, with its id', async () => {
  const it = await table();
  line.listener.message(position('1', [offer('go a')]));
  it.play(it.moves[0]!);
  line.listener.state('lost');
  line.listener.state('open');
  line.listener.message(position('1', [offer('go a')]));
  expect(sent).toHaveLength(2);
  expect(sent[0]).toEqual(sent[1]);
});

test('while the past is looked at nothing is lit', async () => {
  const it = await table();
  line.listener.message(position('1', [offer('go a')]));
  expect(it.lit.size).toBe(1);
  it.past = { n: 0, view: {} } as unknown as typeof it.past;
  expect(it.lit.size).toBe(0);
  expect(it.yours).toBe(false);
});

test('what nobody knows the outcome of is asked again with its id, after growing pauses', async () => {
  vi.useFakeTimers();
  const it = await table();
  line.listener.message(position('1', [offer('go a')]));
  it.play(it.moves[0]!);
  const unknown = { type: 'unknown', id: sent[0]!.id as string, text: '' };
  line.listener.message(unknown);
  expect(it.unsure).toBe(true);
  expect(it.busy).toBe(true);
  vi.advanceTimersByTime(500);
  expect(sent).toEqual([sent[0], sent[0]]);
  line.listener.message(unknown);
  vi.advanceTimersByTime(999);
  expect(sent).toHaveLength(2);
  vi.advanceTimersByTime(1);
  expect(sent).toHaveLength(3);
  line.listener.message({ type: 'ack', id: sent[0]!.id, seq: '2' });
  expect(it.unsure).toBe(false);
  expect(it.busy).toBe(false);
  vi.advanceTimersByTime(20_000);
  expect(sent).toHaveLength(3);
  it.say('hello');
  line.listener.message({ ...unknown, id: sent[3]!.id });
  vi.advanceTimersByTime(500);
  expect(sent[4]).toEqual(sent[3]);
  vi.useRealTimers();
});
