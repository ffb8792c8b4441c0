/** What views of the game show: written by `python -m cenote.games.declare`. */

export const COLUMNS = ['initiate', 'develop', 'migrate', 'hunt'] as const;
export type ColumnName = (typeof COLUMNS)[number];
export const TRIBES = ['elder', 'crafter', 'explorer', 'hunter', 'shaman'] as const;
export type TribeName = (typeof TRIBES)[number];
export const ANIMALS = ['ground_sloth', 'woolly_rhino', 'sabre_tooth', 'giant_beaver', 'steppe_bison', 'woolly_mammoth', 'argentavis'] as const;
export type AnimalName = (typeof ANIMALS)[number];

export interface PlayerState {
  seat: number;
  vp: number;
  food: number;
  tools: number;
  setup: string | null;
  hand: string[] | null;
  deck: number;
  discard: string[];
  above: string[];
  ready: string[];
  pile: string[] | null;
  buried: string[] | null;
  fresh: string[] | null;
  animals: Record<AnimalName, number>;
  turned: Record<AnimalName, number>;
  stones: string[];
  camps: Record<string, number>;
  camps_left: number;
  villages: string[];
  neutrals: number;
  megaliths: number;
  offering: number;
  honour: number;
  food_limit: number;
  chief: string | null;
  side: 'A' | 'B' | null;
  figures: { chief: number; tribe: number; resting: number };
  hand_size: number;
  pile_size: number;
  buried_size: number;
  villages_left: number;
}

export interface Outlook {
  heirs: Record<string, number[]>;
  labour: Partial<Record<string, { most: number; cards: Record<string, number>; actions: { action: string; now: number; most: number }[] }>>;
  towers: Record<string, Record<number, number>>;
  ladders: Record<string, { from: number; points: number[]; seats: (number | null)[] }>;
  prices: Record<string, Record<string, number>>;
}

export interface Position {
  game: string;
  seat: number | null;
  you: number | null;
  turn: number;
  round: number;
  order: number[];
  chief_offer: string[];
  setup_offer: string[];
  supply: Record<TribeName, number>;
  display: (string | null)[];
  stones: string[][];
  animal_deck: number;
  grounds: Record<AnimalName, number>;
  villages: Record<string, number>;
  megaliths: ({ height: number; cell: string; owner: number | 'neutral' })[];
  columns: Record<ColumnName, ({ seat: number; chief: boolean })[]>;
  honour: number[];
  rest_stack: number;
  rest_token: string | null;
  phase: 'setup' | 'action' | 'eclipse' | 'over';
  options: { draft: string; slow_start: boolean; sole_majority: boolean; glacier_tokens: boolean; rest_tokens: boolean; level: string | null };
  culture_decks: number[];
  terrain: ({ hex: string; tile: string; land: string; token: string | null; camps: number[]; influence: number[] })[];
  cells: Record<string, { tile: string; cell: number; start: boolean }>;
  acting: { labour: number; column: 'initiate' | 'develop' | 'migrate' | 'hunt' | 'rest' | null; section: 'upper' | 'middle' | 'lower' | 'over'; chief: boolean; chief_used: boolean; token: string | null; claimed: string[] };
  nomad: { seat: number; level: string; deck: number; open: string[] } | null;
  players: PlayerState[];
  outlook: Outlook;
}
