/** A position of Tzolk'in as the server shows it. */
import type { View } from '../../lib/protocol';

export const GEARS = ['palenque', 'yaxchilan', 'tikal', 'uxmal', 'chichen_itza'] as const;
export const TEMPLES = ['brown', 'yellow', 'green'] as const;
export const TRACKS = ['agriculture', 'extraction', 'architecture', 'theology'] as const;
export const GOODS = ['corn', 'wood', 'stone', 'gold', 'skull'] as const;
export const FOOD_DAYS = [7, 13, 20, 26];

export type GearName = (typeof GEARS)[number];
export type TempleName = (typeof TEMPLES)[number];
export type TrackName = (typeof TRACKS)[number];
export type GoodName = (typeof GOODS)[number];

/** A seat, a dummy, or nobody. */
export type Who = number | 'dummy' | null;

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
  food: number | null;
  dealt: string[] | null;
  kept: string[] | null;
}

export interface Position {
  seat: number | null;
  you: number | null;
  round: number;
  day: number;
  days_left: number;
  age: number;
  food_days: number;
  marker: number;
  occupant: number | null;
  teeth_corn: number;
  gears: Record<GearName, Who[]>;
  jungle: { wood: number; corn: number }[];
  skulls: number;
  ovals: (number | null)[];
  row: (string | null)[];
  stacks: number[];
  monuments: string[];
  players: PlayerState[];
}

export function read(view: View): Position {
  return view as unknown as Position;
}
