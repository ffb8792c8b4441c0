/** What sacred stones look like. */
import type { ComponentInfo } from '../../lib/protocol';
import { ANIMAL_ICONS, LANDS, STONE_ICONS } from './drawing';
import { halves } from './effects';
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

/** How many points for each thing counted; for several numbers from the least to the most. */
export function stonePoints(data: StoneData | undefined): string {
  const given = (data?.points ?? []).filter((n) => n > 0);
  const [least, most] = [Math.min(...given), Math.max(...given)];
  return given.length ? (least === most ? halves(least) : `${halves(least)}–${halves(most)}`) : '';
}
