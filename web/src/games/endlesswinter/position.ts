/** A position of Endless Winter as the server shows it. */
import type { View } from '../../lib/protocol';

export const COLUMNS = ['initiate', 'develop', 'migrate', 'hunt'] as const;
export const TRIBES = ['elder', 'crafter', 'explorer', 'hunter', 'shaman'] as const;
export const FOLK = ['tribesman', 'tribeswoman', 'brave', ...TRIBES] as const;
export const ANIMALS = [
  'ground_sloth',
  'woolly_rhino',
  'sabre_tooth',
  'giant_beaver',
  'steppe_bison',
  'woolly_mammoth',
  'argentavis',
] as const;
export const ROUNDS = 4;
export const BASE = 'c3';
export const CAMPS = 5;
export const VILLAGES = 3;
export const STONES = 3;
export const GROUNDS_LIMIT = 6;

export type ColumnName = (typeof COLUMNS)[number];
export type Tribe = (typeof TRIBES)[number];
export type Animal = (typeof ANIMALS)[number];
export type Section = 'upper' | 'middle' | 'lower' | 'over';
export type Owner = number | 'neutral';

export interface Figure {
  seat: number;
  chief: boolean;
}

export interface HexState {
  hex: string;
  tile: string;
  land: string;
  /** A glacier token by its id, 'hidden', or none. */
  token: string | null;
  camps: number[];
  influence: number[];
}

export interface Megalith {
  height: number;
  cell: string;
  owner: Owner;
}

export interface CellState {
  tile: string;
  cell: number;
  start: boolean;
}

export interface PlayerState {
  seat: number;
  vp: number;
  food: number;
  food_limit: number;
  tools: number;
  chief: string | null;
  side: 'A' | 'B' | null;
  setup: string | null;
  figures: { chief: number; tribe: number; resting: number };
  hand: string[] | null;
  hand_size: number;
  deck: number;
  discard: string[];
  above: string[];
  ready: string[];
  pile: string[] | null;
  pile_size: number;
  buried: string[] | null;
  buried_size: number;
  fresh: string[];
  animals: Record<Animal, number>;
  turned: Record<Animal, number>;
  stones: string[];
  camps: Record<string, number>;
  camps_left: number;
  villages: string[];
  villages_left: number;
  neutrals: number;
  megaliths: number;
  offering: number;
  honour: number;
}

export interface Position {
  seat: number | null;
  you: number | null;
  turn: number;
  round: number;
  phase: 'setup' | 'action' | 'eclipse' | 'over';
  options: {
    draft: string;
    slow_start: boolean;
    sole_majority: boolean;
    glacier_tokens: boolean;
    rest_tokens: boolean;
    level: string | null;
  };
  order: number[];
  supply: Record<Tribe, number>;
  display: (string | null)[];
  culture_decks: number[];
  stones: [string[], string[]];
  grounds: Record<Animal, number>;
  animal_deck: number;
  terrain: HexState[];
  villages: Record<string, number>;
  cells: Record<string, CellState>;
  megaliths: Megalith[];
  columns: Record<ColumnName, Figure[]>;
  /** Seats by honour, the first to arrive first. */
  honour: number[];
  rest_token: string | null;
  rest_stack: number;
  chief_offer: string[];
  setup_offer: string[];
  acting: {
    labour: number;
    column: ColumnName | 'rest' | null;
    section: Section;
    chief: boolean;
    chief_used: boolean;
    token: string | null;
    claimed: string[];
  };
  nomad: { seat: number; level: string; deck: number; open: string[] } | null;
  players: PlayerState[];
}

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
