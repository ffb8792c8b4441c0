/** A decision of the lesson as the coach sees it, and small questions about it. */
import type { Scene as Bare } from '../../../ui/learn/script';

export type Good = 'potato' | 'corn' | 'stone' | 'gold';
export type Goods = Record<Good, number>;

export interface Mine {
  goods: Goods;
  workers: Record<string, number>;
  /** The sector of the high priest, from 1. */
  priest: number | null;
  step: number;
  stairs: number;
  markers: number;
  hand: string[];
  army: string[];
  troops: string[];
  up: string[];
  down: string[];
  permanent: string[];
  statues: Record<'small' | 'large', Record<string, number>>;
  tapestries: string[][];
}

interface Position {
  /** What the Coricancha offers in each sector. */
  actions: string[];
  hill: Record<string, string>;
  village: string[];
  market: string[];
  upper: (number | null)[];
  top_weaving: string | null;
  played: string | null;
  players: Mine[];
}

export interface Scene extends Bare {
  position: Position;
  me: Mine;
}

export function see(bare: Bare): Scene {
  const position = bare.view as unknown as Position;
  return { ...bare, position, me: position.players[bare.seat] as Mine };
}

interface SpaceData {
  terrace: string;
  sector: number;
  god: string;
  colour: string;
  nodes: string[];
}

interface TileData {
  cost: Partial<Goods>;
  bonus?: string[];
}

interface WeavingData {
  design: string;
  left: string;
  right: string;
}

function data(scene: Bare, id: string): unknown {
  return scene.components[id]?.data ?? {};
}

export const space = (scene: Bare, id: string) => data(scene, id) as SpaceData;
export const tile = (scene: Bare, id: string) => data(scene, id) as TileData;
export const weaving = (scene: Bare, id: string) => data(scene, id) as WeavingData;
export const god = (scene: Bare, card: string) => (data(scene, card) as { god: string }).god;
export const soldiers = (scene: Bare, card: string) => (data(scene, card) as { soldiers: number }).soldiers;
export const bonus = (scene: Bare, id: string) => (data(scene, id) as { bonus?: string[] }).bonus ?? [];
export const demand = (scene: Bare, id: string) => data(scene, id) as { turn: number; discard: number };
/** What hiring such a worker brings. */
export const welcome = (scene: Bare, worker: string) =>
  (data(scene, `hire/${worker}`) as { gain?: string[] }).gain ?? [];

/** The tasks of a space, in the order of its nodes. */
export function tasksOf(scene: Bare, id: string): string[] {
  if (!id) return [];
  return space(scene, id).nodes.map((node) => (data(scene, node) as { task: string }).task);
}

export function workers(me: Mine): number {
  return Object.values(me.workers).reduce((sum, n) => sum + n, 0);
}

export function statues(me: Mine, of?: string): number {
  return Object.values(me.statues)
    .flatMap((gods) => Object.entries(gods))
    .reduce((sum, [name, n]) => sum + (of === undefined || name === of ? n : 0), 0);
}

/** Matching joints in all tapestries. */
export function joints(scene: Scene): number {
  const matches = (left: string, right: string | undefined) =>
    right !== undefined && weaving(scene, left).right === weaving(scene, right).left;
  return scene.me.tapestries.reduce(
    (sum, tapestry) => sum + tapestry.filter((id, i) => matches(id, tapestry[i + 1])).length,
    0,
  );
}

/** How many cells the high priest has to go clockwise to an action of the Coricancha. */
export function way(scene: Scene, action: string, from = scene.me.priest ?? 1): number {
  return (scene.position.actions.indexOf(action) - (from - 1) + 5) % 5;
}

/** The action that lies so many cells ahead of the high priest. */
export function ahead(scene: Scene, cells: number): string {
  return scene.position.actions[((scene.me.priest ?? 1) - 1 + cells) % 5] ?? '';
}

const WORTH: Record<string, number> = {
  potato: 1,
  corn: 1.6,
  stone: 1.8,
  gold: 2.6,
  vp: 1.2,
  god: 1.5,
  army: 1.8,
  train: 1.8,
  weaving: 2,
  worker: 2,
  restore: 0.3,
  step: 2.5,
  'buy-step': 0.6,
  building: 3,
  stairs: 4,
  statue: 4,
  task: 1.5,
};

/** Roughly what effects such as "potato 3" or "either stone 1 or worker 1" are worth. */
export function worth(effects: string[]): number {
  return effects.reduce((sum, effect) => {
    const choices = effect.replace(/^either /, '').split(' or ');
    return sum + Math.max(...choices.map(plainWorth));
  }, 0);
}

function plainWorth(effect: string): number {
  const [kind = '', n = '1'] = effect.split(' ');
  return (WORTH[kind] ?? 0) * (Number(n) || 1);
}
