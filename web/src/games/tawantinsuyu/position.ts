/** A position of Tawantinsuyu as the server shows it. */
import type { ComponentInfo, View } from '../../lib/protocol';

export const GOODS = ['potato', 'corn', 'stone', 'gold'] as const;
export const WORKERS = ['architect', 'craftsman', 'warrior', 'courier', 'priest'] as const;
export const GODS = ['g1', 'g2', 'g3', 'g4', 'g5', 'g6'] as const;
export const SIZES = ['small', 'large'] as const;
export const LEVELS = ['upper', 'lower'] as const;
export const REGIONS = ['chinchaysuyu', 'antisuyu', 'qullasuyu', 'kuntisuyu'] as const;
export const TERRACES = ['top', 'middle', 'bottom'] as const;
export const SECTORS = 5;
export const STEPS = 13;

export type GoodName = (typeof GOODS)[number];
export type WorkerName = (typeof WORKERS)[number];
export type God = (typeof GODS)[number];
export type Size = (typeof SIZES)[number];
export type Level = (typeof LEVELS)[number];
export type Terrace = (typeof TERRACES)[number];
export type Statues = Record<Size, Record<God, number>>;

export interface PlayerState {
  seat: number;
  axomamma: boolean;
  vp: number;
  goods: Record<GoodName, number>;
  workers: Record<WorkerName, number>;
  /** Axomamma's workers, the oldest first. */
  queue: WorkerName[];
  /** The sector of the high priest. */
  priest: number | null;
  step: number;
  stairs: number;
  markers: number;
  cards: number;
  hand: string[] | null;
  laid: string[] | null;
  army_cards: number;
  army: string[] | null;
  drawn: string[] | null;
  troops: string[];
  tired: string[];
  leaving: string[];
  tiring: string[];
  up: string[];
  down: string[];
  permanent: string[];
  statues: Statues;
  tapestries: string[][];
}

/** Axomamma's own board. */
export interface HerBoard {
  switches: string[];
  slots: string[];
  tokens: { number: number; cell: string }[];
  personality: string | null;
  roll: number;
}

/** A placed worker's space, the tasks it has left, and which of its nodes are done. */
export interface WorkState {
  space: string;
  left: number;
  done: boolean[];
  capturing: boolean;
}

export interface Position {
  seat: number | null;
  you: number | null;
  turn: number;
  solo: boolean;
  first: number;
  active: number | null;
  holder: number | null;
  ceremonies: number;
  last: boolean;
  actions: string[];
  hill: Record<string, WorkerName>;
  village: WorkerName[];
  nomads: WorkerName[];
  bag: number;
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
  statues: Statues;
  weavings: number;
  top_weaving: string | null;
  loom: string[];
  bought: string[];
  starts: string[];
  market: string[];
  replaced: string[];
  stacks: [production: number, permanent: number];
  placing: { worker: WorkerName; space: string } | null;
  work: WorkState | null;
  adding: string | null;
  awaited: number[];
  players: PlayerState[];
  axomamma: HerBoard | null;
}

export function read(view: View): Position {
  return view as unknown as Position;
}

export interface SpaceData {
  terrace: Terrace;
  sector: number;
  god: God;
  colour: 'blue' | 'green' | '-';
  nodes: string[];
  block: string;
}

export function spaceData(components: Record<string, ComponentInfo>, id: string): SpaceData | undefined {
  return components[id]?.data as unknown as SpaceData | undefined;
}

export function terraceIndex(terrace: Terrace): number {
  return TERRACES.indexOf(terrace);
}

export function taskOf(components: Record<string, ComponentInfo>, node: string): string {
  return String(components[node]?.data.task ?? '');
}

/** The workers of a player one by one. */
export function supply(player: PlayerState): WorkerName[] {
  return [...WORKERS.flatMap((worker) => Array<WorkerName>(player.workers[worker]).fill(worker)), ...player.queue];
}

/** Who looks: the viewer, or for spectators the one whose turn it is. */
export function looker(position: Position): PlayerState | undefined {
  return position.players[position.you ?? position.active ?? 0];
}

export function soldiers(components: Record<string, ComponentInfo>, cards: string[]): number {
  return cards.reduce((sum, card) => sum + Number(components[card]?.data.soldiers ?? 0), 0);
}

/** The names at the table; Axomamma has no seat among the people. */
export function everybody(position: Position, names: string[], axomamma: string): string[] {
  return position.players.map((player) => (player.axomamma ? axomamma : (names[player.seat] ?? '')));
}
