/** A position of Endless Winter as the server shows it. */
import type { View } from '../../lib/protocol';
import { type PlayerState, type Position, TRIBES } from './view';

export { ANIMALS, COLUMNS, TRIBES } from './view';
export type { AnimalName as Animal, ColumnName, PlayerState, Position } from './view';

export const FOLK = ['tribesman', 'tribeswoman', 'brave', ...TRIBES] as const;
export const ROUNDS = 4;
export const BASE = 'c3';
export const VILLAGES = 3;
export const STONES = 3;
export const GROUNDS_LIMIT = 6;

/** A hex; its glacier token is an id, 'hidden', or none. */
export type HexState = Position['terrain'][number];
export type Megalith = Position['megaliths'][number];
export type Owner = Megalith['owner'];

export function read(view: View): Position {
  return view as unknown as Position;
}

/** The player whose things lie at the edge of the table: the reader, or for a spectator whoever acts. */
export function own(position: Position): PlayerState | undefined {
  const seat = position.you ?? position.seat ?? 0;
  return position.players[seat] ?? position.players[0];
}

/** Equal cards lie on one another: each kind once, with its number, in the order they come. */
export function stacked(cards: string[]): [card: string, n: number][] {
  const counts = new Map<string, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return [...counts];
}

export function isFolk(card: string): boolean {
  return (FOLK as readonly string[]).includes(card);
}
