/** A position of Tawantinsuyu as the server shows it. */
import type { ComponentInfo, View } from '../../lib/protocol';
import {
  type GodName,
  type PlayerState,
  type Position,
  type TerraceName,
  TERRACES,
  type WorkerName,
  WORKERS,
} from './view';

export { GODS, GOODS, LEVELS, REGIONS, SIZES, TERRACES, WORKERS } from './view';
export type {
  GodName as God,
  GoodName,
  LevelName as Level,
  PlayerState,
  Position,
  SizeName as Size,
  TerraceName as Terrace,
  WorkerName,
} from './view';

export const SECTORS = 5;
export const STEPS = 13;

export function read(view: View): Position {
  return view as unknown as Position;
}

export interface SpaceData {
  terrace: TerraceName;
  sector: number;
  god: GodName;
  colour: 'blue' | 'green' | '-';
  nodes: string[];
  block: string;
}

export function spaceData(components: Record<string, ComponentInfo>, id: string): SpaceData | undefined {
  return components[id]?.data as unknown as SpaceData | undefined;
}

export function terraceIndex(terrace: TerraceName): number {
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
