/** What views of the game show: written by `python -m cenote.games.declare`. */

export const GOODS = ['potato', 'corn', 'stone', 'gold'] as const;
export type GoodName = (typeof GOODS)[number];
export const WORKERS = ['architect', 'craftsman', 'warrior', 'courier', 'priest'] as const;
export type WorkerName = (typeof WORKERS)[number];
export const GODS = ['g1', 'g2', 'g3', 'g4', 'g5', 'g6'] as const;
export type GodName = (typeof GODS)[number];
export const SIZES = ['small', 'large'] as const;
export type SizeName = (typeof SIZES)[number];
export const LEVELS = ['upper', 'lower'] as const;
export type LevelName = (typeof LEVELS)[number];
export const REGIONS = ['chinchaysuyu', 'antisuyu', 'qullasuyu', 'kuntisuyu'] as const;
export type RegionName = (typeof REGIONS)[number];
export const TERRACES = ['top', 'middle', 'bottom'] as const;
export type TerraceName = (typeof TERRACES)[number];

export interface PlayerState {
  seat: number;
  vp: number;
  goods: Record<GoodName, number>;
  workers: Record<WorkerName, number>;
  queue: WorkerName[];
  priest: number | null;
  step: number;
  stairs: number;
  markers: number;
  hand: string[] | null;
  laid: string[] | null;
  army: string[] | null;
  drawn: string[] | null;
  troops: string[];
  tired: string[];
  leaving: string[];
  tiring: string[];
  up: string[];
  down: string[];
  permanent: string[];
  statues: Record<SizeName, Record<GodName, number>>;
  tapestries: string[][];
  axomamma: boolean;
  cards: number;
  army_cards: number;
}

export interface Outlook {
  leaders: Record<RegionName, number | null>;
  spaces: Partial<Record<string, { distance: number; height: number; saved: number; food: number; stairs: number[]; card: boolean; reserved: boolean; workers: { worker: WorkerName; food: number; tasks: number; alike: number }[] }>>;
  tasks_left: number;
  loom: Partial<Record<string, 'matches' | 'fits' | 'begins'>>;
}

export interface Position {
  game: string;
  seat: number | null;
  you: number | null;
  turn: number;
  solo: boolean;
  first: number;
  active: number | null;
  holder: number | null;
  ceremonies: number;
  last: boolean;
  hill: Record<string, WorkerName>;
  bag: number;
  village: WorkerName[];
  nomads: WorkerName[];
  losses: Record<WorkerName, number>;
  upper: (number | null)[];
  lower: (number | null)[];
  conquests: Record<string, number>;
  deck: number;
  altar: string[];
  played: string | null;
  spent: string[];
  army_deck: number;
  army_discard: string[];
  statues: Record<SizeName, Record<GodName, number>>;
  weavings: number;
  loom: string[];
  bought: string[];
  starts: string[];
  market: string[];
  replaced: string[];
  actions: string[];
  top_weaving: string | null;
  stacks: [production: number, permanent: number];
  placing: { worker: WorkerName; space: string } | null;
  work: { space: string; left: number; done: boolean[]; capturing: boolean } | null;
  adding: string | null;
  awaited: number[];
  axomamma: { switches: string[]; slots: string[]; tokens: ({ number: number; cell: string })[]; personality: string | null; roll: number } | null;
  players: PlayerState[];
  outlook: Outlook;
}
