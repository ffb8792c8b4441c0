/** The effects and costs of tiles as small drawings, from the words of the data files. */
import { GOOD_ICONS, TRACK_ICONS } from './drawing';
import { GOODS, type TrackName } from './position';

export interface TileData {
  class?: string;
  age?: number;
  cost?: Record<string, number>;
  effects?: string[];
  score?: string;
  points?: number[];
}

export interface Gift {
  icon: string;
  text: string;
  colour?: string;
  /** The number stands before the icon. */
  first?: boolean;
}

export function costOf(data: TileData): [string, number][] {
  return GOODS.filter((good) => data.cost?.[good]).map((good) => [good, data.cost?.[good] ?? 0]);
}

export function effectsOf(data: TileData): Gift[] {
  if (data.score) return scoring(data);
  return (data.effects ?? []).map(gift);
}

function gift(effect: string): Gift {
  const words = effect.split(' ');
  const kind = words[0] ?? '';
  const n = Number(words.at(-1));
  switch (kind) {
    case 'temple':
      return {
        icon: 'mayan-pyramid',
        text: n > 1 ? String(n) : '',
        colour: words[1] === 'any' ? 'var(--ink)' : `var(--t-${words[1]})`,
      };
    case 'technology':
      return { icon: TRACK_ICONS[words[1] as TrackName] ?? 'upgrade', text: n > 1 ? String(n) : '' };
    case 'feeds':
      return { icon: 'meeple', text: `${n} ×`, first: true, colour: 'var(--f-farm)' };
    case 'eases':
      return { icon: 'corn', text: `−${n}` };
    case 'worker':
      return { icon: 'meeple', text: `+${n}` };
    case 'build':
      return { icon: 'hut', text: '' };
    case 'market':
      return { icon: 'scales', text: '' };
    case 'action':
      return { icon: 'big-gear', text: '1›', first: true };
    default:
      return { icon: GOOD_ICONS[kind] ?? 'cubes', text: kind === 'vp' ? String(n) : `+${n}` };
  }
}

const SCORED: Record<string, string> = {
  'own-tiles': 'hut',
  'all-monuments': 'great-pyramid',
  'corn-tiles': 'corn',
  'wood-tiles': 'log',
  workers: 'meeple',
  levels: 'upgrade',
  mastery: 'upgrade',
  'best-temple': 'mayan-pyramid',
  temples: 'mayan-pyramid',
  skulls: 'death-skull',
};
const CLASS_ICONS: Record<string, string> = { tomb: 'tombstone', public: 'village', shrine: 'fire-shrine' };

function scoring(data: TileData): Gift[] {
  const points = data.points ?? [];
  const icon =
    data.score === 'own-class' ? (CLASS_ICONS[data.class ?? ''] ?? 'hut') : (SCORED[data.score ?? ''] ?? 'hut');
  if (points.length === 1) return [{ icon, text: `${points[0]} ×`, first: true }];
  const table = points.filter((n, i) => n > 0 && n !== points[i - 1]);
  return [{ icon, text: table.join('·'), first: true }];
}
