/** A position of Santa Maria as the server shows it. */
import type { View } from '../../lib/protocol';

export const GOODS = ['wood', 'grain', 'sugar', 'gem', 'gold', 'cacao', 'coin'] as const;
export const STORED = ['wood', 'grain', 'sugar', 'gem', 'cacao'] as const;
export const DOCKS = ['coin', 'religion', 'conquistador', 'happiness'] as const;
export const DISTRICTS = ['trade', 'festival', 'gold', 'construction', 'technology'] as const;
export const VALUES = [1, 2, 3, 4, 5, 6] as const;

export type Good = (typeof GOODS)[number];
export type Stored = (typeof STORED)[number];
export type Dock = (typeof DOCKS)[number];
export type District = (typeof DISTRICTS)[number];
export type DieName = 'white' | 'blue' | 'white_ambassador' | 'blue_ambassador';
export type LineName = 'column' | 'row' | 'diagonal' | 'road';

/** Row and column, or road and site, as people count them. */
export type Place = [number, number];

/** What lies on a building: so many coins, a die, a high priest, or nothing. */
export type On = number | DieName | 'priest' | null;

export interface Laid {
  tile: string;
  cell: Place;
  turn: number;
}

export interface ColonyState {
  board: string | null;
  hall: string | null;
  cells: (string | null)[];
  on: On[];
  laid: Laid[];
  full: number[];
  governor: Place | null;
  cacao_stores: number;
  monks: number;
  scholars: string[];
  given_scholar: string | null;
  docks: Record<Dock, string[]>;
  hired: Record<string, number>;
  price: number;
}

export interface PlayerState {
  seat: number;
  role: 'colonist' | 'maya';
  goods: Record<Good, number>;
  vp: number | null;
  religion: number;
  march: number;
  passed: number | null;
  white_used: number;
  blue_used: number;
  dice: number;
  blue: number[];
  colony: ColonyState | null;
}

export interface Offer {
  partner: number;
  give: Record<Good, number>;
  want: Record<Good, number>;
}

export interface CityState {
  sites: (string | null)[];
  on: On[];
  stores: Record<Stored, number>;
  reserve: Record<Stored, number>;
  tokens: string[];
  junctions: number[];
  road_tokens: number;
  priests: number;
  priest_supply: number;
  levels: Record<District, number>;
  temples: Record<District, string | null>;
  tucked: Record<District, string[]>;
  hand: string[] | null;
  cards: number;
  deck: number;
  gold: number;
  offer: Offer | null;
}

export interface MonkPlace {
  place: string;
  kind: 'scholar' | 'bishop' | 'mission';
  monks: number[];
}

/** What is being done at this moment. */
export interface Doing {
  /** The tile or town hall in hand. */
  tile?: string;
  /** The die in hand, with its printed value. */
  die?: { die: DieName; value: number };
  /** The value of the ambassador die that may be followed. */
  follow?: number;
  /** The value beside which a specialist may be hired. */
  hire?: number;
  /** How many spaces the conquistador may go. */
  march?: number;
  /** The line that is being activated; so many of its last buildings still wait. */
  line?: { seat: number; cells: Place[]; waiting: number };
  /** The die that runs along the roads of the city. */
  walk?: { value: number; site: Place | null };
}

export interface Position {
  seat: number | null;
  you: number | null;
  turn: number;
  options: Record<string, boolean | number | string>;
  year: number;
  first: number;
  over: boolean;
  maya: number | null;
  order: number[];
  passed: number[];
  awards: number[];
  white: number[];
  white_limit: number;
  blue: number[] | null;
  ambassadors: (number | null)[] | null;
  docks: Record<string, string | null>;
  ships: number;
  special_ships: number;
  display: string[];
  stacks: Record<string, number>;
  roads: number;
  places: MonkPlace[];
  pairs: { hall: string; scholar: string }[];
  specialists: (string | null)[];
  gold: number | null;
  city: CityState | null;
  doing: Doing;
  goal: number | null;
  achievements: string[] | null;
  players: PlayerState[];
}

export function read(view: View): Position {
  return view as unknown as Position;
}

/** The seat whose colony or city lies before the reader: the reader's own, else that of whoever is to decide. */
export function homeSeat(position: Position): number {
  return position.you ?? position.seat ?? position.first;
}

/** Colonies are being handed out, or town halls. */
export function isChoosing(position: Position): boolean {
  return position.players.some(
    ({ colony }) => colony && (colony.board === null || (position.pairs.length > 0 && colony.hall === null)),
  );
}
