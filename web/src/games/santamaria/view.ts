/** What views of the game show: written by `python -m cenote.games.declare`. */

export const GOODS = ['wood', 'grain', 'sugar', 'gem', 'gold', 'cacao', 'coin'] as const;
export type GoodName = (typeof GOODS)[number];
export const STORED = ['wood', 'grain', 'sugar', 'gem', 'cacao'] as const;
export type StoredName = (typeof STORED)[number];
export const DOCKS = ['coin', 'religion', 'conquistador', 'happiness'] as const;
export type DockName = (typeof DOCKS)[number];
export const DISTRICTS = ['trade', 'festival', 'gold', 'construction', 'technology'] as const;
export type DistrictName = (typeof DISTRICTS)[number];
export const SHAPES = ['double', 'bent', 'straight'] as const;
export type ShapeName = (typeof SHAPES)[number];

export interface PlayerState {
  seat: number;
  goods: Record<GoodName, number>;
  vp: number | null;
  religion: number;
  march: number;
  passed: number | null;
  white_used: number;
  blue_used: number;
  dice: number;
  blue: number[];
  role: 'colonist' | 'maya';
  colony: { board: string | null; hall: string | null; cells: (string | null)[]; on: (number | 'white' | 'blue' | 'white_ambassador' | 'blue_ambassador' | 'priest' | null)[]; laid: ({ tile: string; cell: [number, number]; turn: number })[]; governor: [number, number] | null; cacao_stores: number; monks: number; scholars: string[]; given_scholar: string | null; docks: Record<DockName, string[]>; hired: Record<'farmer' | 'forester' | 'soldier', number>; full: number[]; price: number } | null;
}

export interface Outlook {
  courses: Partial<Record<string, { buildings: [number, number][]; governor: [number, number] | null }>>;
  roads: number[][];
  faces: (number | null)[][];
  next_first: number | null;
  rates: Partial<Record<GoodName, { sell: number; buy: number }>>[];
  ladders: Record<string, { from: number; points: number[]; seats: (number | null)[] }>;
  declines: 'building' | 'effect' | 'follow' | 'road' | 'sale' | 'step' | 'monk' | 'action' | 'card' | 'level' | 'hire' | null;
}

export interface Position {
  game: string;
  seat: number | null;
  you: number | null;
  turn: number;
  maya: number | null;
  year: number;
  first: number;
  order: number[];
  passed: number[];
  white: number[];
  blue: number[] | null;
  ambassadors: (number | null)[] | null;
  docks: Record<string, string | null>;
  ships: number;
  special_ships: number;
  display: string[];
  roads: number;
  specialists: (string | null)[];
  gold: number | null;
  options: Record<string, boolean | number | string>;
  over: boolean;
  awards: number[];
  white_limit: number;
  stacks: Record<ShapeName, number>;
  places: ({ place: string; kind: 'scholar' | 'bishop' | 'mission'; monks: number[] })[];
  pairs: ({ hall: string; scholar: string })[];
  city: { sites: (string | null)[]; on: (number | 'white' | 'blue' | 'white_ambassador' | 'blue_ambassador' | 'priest' | null)[]; stores: Record<StoredName, number>; reserve: Record<StoredName, number>; tokens: string[]; junctions: number[]; road_tokens: number; priests: number; priest_supply: number; levels: Record<DistrictName, number>; temples: Record<DistrictName, string | null>; tucked: Record<DistrictName, string[]>; hand: string[] | null; deck: number; gold: number; cards: number; offer: { partner: number; give: Record<GoodName, number>; want: Record<GoodName, number> } | null } | null;
  doing: { tile?: string; die?: { die: 'white' | 'blue' | 'white_ambassador' | 'blue_ambassador'; value: number }; follow?: number; hire?: number; march?: number; walk?: { value: number; site: [number, number] | null }; line?: { seat: number; cells: [number, number][]; waiting: number } };
  goal: number | null;
  achievements: string[] | null;
  players: PlayerState[];
  outlook: Outlook;
}
