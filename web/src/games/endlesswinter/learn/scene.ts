/** A decision of the lesson as the coach sees it, and small questions about it. */
import { dataOf, type Scene as Bare } from '../../../ui/learn/script';

export interface Mine {
  food: number;
  food_limit: number;
  tools: number;
  chief: string | null;
  side: 'A' | 'B' | null;
  figures: { chief: number; tribe: number };
  hand: string[];
  ready: string[];
  buried_size: number;
  animals: Record<string, number>;
  turned: Record<string, number>;
  stones: string[];
  camps: Record<string, number>;
  villages: string[];
  neutrals: number;
  megaliths: number;
  offering: number;
  honour: number;
}

interface Position {
  round: number;
  phase: string;
  terrain: { hex: string; tile: string; land: string; camps: number[]; influence: number[] }[];
  acting: { labour: number; column: string | null; section: string };
  columns: Record<string, unknown[]>;
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

interface CardData {
  deck: string;
  labour: number;
  points: number;
  action: string[];
}

export function card(scene: Bare, id: string): CardData {
  const { deck = '', labour = 0, points = 0, action = [] } = dataOf(scene, 'card', id) as Partial<CardData>;
  return { deck, labour, points, action };
}

export const isCulture = (scene: Bare, id: string) => !['starting', 'tribe'].includes(card(scene, id).deck);
export const landGift = (scene: Bare, tile: string) =>
  (dataOf(scene, 'tile', tile) as { eclipse?: string[] }).eclipse ?? [];
export const animalGift = (scene: Bare, id: string) =>
  (dataOf(scene, 'animal', id) as { turned?: string[] }).turned ?? [];
export const animalSets = (scene: Bare, id: string) => (dataOf(scene, 'animal', id) as { sets?: number[] }).sets ?? [];

export const stoneScores = (scene: Bare, id: string) => (dataOf(scene, 'stone', id) as { score?: string }).score ?? '';

/** The ability of the own chief. */
export function chiefAbility(scene: Scene): string[] {
  const { chief, side } = scene.me;
  const sides = dataOf(scene, 'chief', chief ?? '') as Partial<Record<string, string[]>>;
  return sides[side ?? 'A'] ?? [];
}

/** Labour that an ability gives in a column: "labour 1" anywhere, "hunt: labour 1" in its own column only. */
export function labourOf(ability: string[], column: string | null): number {
  return ability.reduce((sum, effect) => {
    const [bound, deed] = effect.includes(': ') ? effect.split(': ') : ['', effect];
    const found = /labour ([\d.]+)/.exec(deed ?? '');
    return sum + (found && (!bound || bound === column) ? Number(found[1]) : 0);
  }, 0);
}

/** What a card brings in a column: its printed labour and that of its ability. */
export function strength(scene: Scene, id: string, column: string | null): number {
  const { labour, action } = card(scene, id);
  return labour + labourOf(action, column);
}

const WORTH: Record<string, number> = {
  food: 1,
  tool: 1.4,
  idol: 2,
  card: 1.8,
  megalith: 3,
  vp: 1.5,
  bury: 1,
  camp: 1.2,
  move: 0.8,
};

/** Roughly what effects such as "food 2" are worth. */
export function worth(effects: string[]): number {
  return effects.reduce((sum, effect) => {
    const [kind = '', n = '1'] = effect.split(' ');
    return sum + (WORTH[kind] ?? 1) * (Number(n) || 1);
  }, 0);
}
