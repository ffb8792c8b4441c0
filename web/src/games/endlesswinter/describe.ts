/** The position in words, for those who do not see the board. */
import type { View } from '../../lib/protocol';
import type { Words } from '../../lib/words';
import { halves } from './effects';
import { ANIMALS, COLUMNS, type PlayerState, type Position, read, stacked, TRIBES } from './position';

export function describe(view: View, t: Words, names: string[]): string[] {
  const position = read(view);
  const name = (seat: number) => names[seat] ?? t.say('who-nomad');
  return [
    `${t.say('board-order')}: ${position.order.map(name).join(', ')}`,
    ...columns(position, t, name),
    ...terrain(position, t, name),
    ...Object.entries(position.villages).map(
      ([junction, seat]) => `${t.say('board-village')}: ${t.term('junction', junction)}, ${name(seat)}`,
    ),
    megaliths(position, t, name),
    ...offers(position, t),
    ...position.players.map((player) => `${name(player.seat)}: ${having(player, t)}`),
  ];
}

type Named = (seat: number) => string;

function columns(position: Position, t: Words, name: Named): string[] {
  const { acting } = position;
  const lines = COLUMNS.map((column) => {
    const figures = position.columns[column].map(
      ({ seat, chief }) => name(seat) + (chief ? ` (${t.term('figure', 'chief')})` : ''),
    );
    return `${t.term('column', column)}: ${figures.join(', ') || t.say('nothing')}`;
  });
  return acting.labour ? [...lines, `${t.say('board-labour')}: ${halves(acting.labour)}`] : lines;
}

function terrain(position: Position, t: Words, name: Named): string[] {
  return position.terrain.flatMap((hex) => {
    const there = hex.influence.flatMap((n, seat) => (n ? [t.say('board-influence', { who: name(seat), n })] : []));
    return there.length ? [`${t.say('board-row-hex', { land: hex.land, hex: hex.hex })}: ${there.join(', ')}`] : [];
  });
}

function megaliths(position: Position, t: Words, name: Named): string {
  const lying = position.megaliths.map(
    ({ height, cell, owner }) =>
      `${t.say('board-level', { cell, height: String(height) })} ${owner === 'neutral' ? t.say('board-neutral') : name(owner)}`,
  );
  return `${t.say('board-megaliths')}: ${lying.join('; ') || t.say('nothing')}`;
}

function offers(position: Position, t: Words): string[] {
  const named = (kind: string, ids: (string | null)[]) =>
    ids.flatMap((id) => (id ? [t.term(kind, id)] : [])).join(', ') || t.say('nothing');
  const counted = (kind: string, counts: Record<string, number>, keys: readonly string[]) =>
    keys.flatMap((key) => (counts[key] ? [`${t.term(kind, key)} ${counts[key]}`] : [])).join(', ') || t.say('nothing');
  return [
    `${t.say('board-tribes')}: ${counted('card', position.supply, TRIBES)}`,
    `${t.say('board-culture')}: ${named('card', position.display)}`,
    `${t.say('board-grounds')}: ${counted('animal', position.grounds, ANIMALS)}`,
    `${t.say('board-stones')}: ${named('stone', position.stones.flat())}`,
  ];
}

function having(player: PlayerState, t: Words): string {
  const cards = (list: string[]) =>
    stacked(list)
      .map(([card, n]) => `${t.term('card', card)} ${n}`)
      .join(', ') || t.say('nothing');
  const animals = ANIMALS.flatMap((animal) => [
    ...(player.animals[animal] ? [`${t.term('animal', animal)} ${player.animals[animal]}`] : []),
    ...(player.turned[animal] ? [`${t.say('board-turned', { animal })} ${player.turned[animal]}`] : []),
  ]);
  return [
    t.amounts({ food: player.food, tool: player.tools }),
    `${t.say('board-hand')}: ${player.hand ? cards(player.hand) : player.hand_size}`,
    `${t.say('board-discard')}: ${cards(player.discard)}`,
    `${t.say('board-pile')}: ${player.pile_size}`,
    `${t.say('board-buried')}: ${player.buried_size}`,
    `${t.term('track', 'offering')}: ${player.offering}`,
    `${t.term('track', 'honour')}: ${player.honour}`,
    `${t.say('board-animals')}: ${animals.join(', ') || t.say('nothing')}`,
  ].join('; ');
}
