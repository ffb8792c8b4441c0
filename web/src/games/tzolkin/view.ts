/** What views of the game show: written by `python -m cenote.games.declare`. */

export const GEARS = ['palenque', 'yaxchilan', 'tikal', 'uxmal', 'chichen_itza'] as const;
export type GearName = (typeof GEARS)[number];
export const TEMPLES = ['brown', 'yellow', 'green'] as const;
export type TempleName = (typeof TEMPLES)[number];
export const TRACKS = ['agriculture', 'extraction', 'architecture', 'theology'] as const;
export type TrackName = (typeof TRACKS)[number];
export const GOODS = ['corn', 'wood', 'stone', 'gold', 'skull'] as const;
export type GoodName = (typeof GOODS)[number];

export interface PlayerState {
  seat: number;
  goods: Record<GoodName, number>;
  vp: number;
  quarters: number;
  workers: number;
  hand: number;
  light: boolean;
  temples: Record<TempleName, number>;
  levels: Record<TrackName, number>;
  buildings: string[];
  monuments: string[];
  corn_tiles: number;
  wood_tiles: number;
  dealt: string[] | null;
  kept: string[] | null;
  food: number | null;
}

export interface Outlook {
  free_spaces: Record<GearName, number | null>;
  calendar: number[];
  last_round: boolean;
  back: number[];
  idle: number;
  ladders: Record<string, { from: number; points: number[]; seats: (number | null)[] }>;
}

export interface Position {
  game: string;
  seat: number | null;
  you: number | null;
  turn: number;
  round: number;
  day: number;
  food_days: number;
  marker: number;
  occupant: number | null;
  teeth_corn: number;
  gears: Record<GearName, (number | 'dummy' | null)[]>;
  burnt: number;
  skulls: number;
  ovals: (number | null)[];
  row: (string | null)[];
  monuments: string[];
  dummy_tiles: string[];
  days_left: number;
  age: number;
  jungle: ({ wood: number; corn: number })[];
  stacks: number[];
  players: PlayerState[];
  outlook: Outlook;
}
