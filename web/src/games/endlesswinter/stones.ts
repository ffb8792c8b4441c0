/** What sacred stones look like. */
import type { ComponentInfo } from '../../lib/protocol';
import { ANIMAL_ICONS, LANDS, STONE_ICONS } from './drawing';
import type { Animal } from './position';

export interface StoneData {
  era: number;
  score: string;
  of: string[];
  points: number[];
}

/** The drawings of what a stone counts. */
export function stoneIcons(info: ComponentInfo | undefined): string[] {
  const data = info?.data as unknown as StoneData | undefined;
  if (data?.score === 'village') return data.of.map((land) => LANDS[land]?.icon ?? 'hills');
  if (data?.score === 'turned') return data.of.map((animal) => ANIMAL_ICONS[animal as Animal]);
  return [STONE_ICONS[data?.score ?? ''] ?? 'rune-stone'];
}
